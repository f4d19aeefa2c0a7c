import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts

test('what is saved, and the share that is wanted, are read where college alone is spoken of', () => {
  const facts = factsOf('529 for my kid, 3. want to cover half of a private college, have 6,500 saved')
  expect([facts.collegeFundShare, facts.collegeSaved, facts.savings]).toEqual([0.5, 6_500, undefined])
  const cash = factsOf('529 or emergency fund for my kid, 3? bills are 3,000, have 6,500 saved')
  expect([cash.collegeSaved, cash.savings]).toEqual([undefined, 6_500])
})

test('what each child’s own account holds goes with the age of that child', () => {
  for (const [message, ages, each] of [
    [
      'Our daughter is 15 and our son is 8. We have 38k in her 529 and only 6k in his',
      [15, 8],
      [38_000, 6_000],
    ],
    ['529: son 12, girl who is 7. There is 9k in hers and 21k in his 529', [12, 7], [21_000, 9_000]],
    ['kids are 5, 9 and 13. 529 balances 12k, 30k and 41k', [5, 9, 13], [12_000, 30_000, 41_000]],
    ['college for twins age 2, got 4k in a 529 already each', [2, 2], [4_000, 4_000]],
    ['kids 4 and 11: 38k in a 529 for the oldest and 9k for the youngest', [4, 11], [9_000, 38_000]],
    ['kids 4 and 11. two 529s, 22k in one, 13k in the other', [4, 11], undefined],
  ] as const) {
    const facts = factsOf(message)
    expect([message, facts.dependents, facts.collegeSavedEach]).toEqual([message, ages, each])
  }
})

test('a sum of a year that is told again for each child is no other sum', () => {
  const facts = factsOf(
    'Grandma here. I would like to put 5k a year in for my two granddaughters, 4 and 7 (so 2,500 each). Will it hurt their financial aid?',
  )
  expect([facts.collegeGiftYearly, facts.amount, facts.collegeSaved]).toEqual([5_000, undefined, undefined])
})

test('what is saved for college is read beside a question about loans', () => {
  const facts = factsOf(
    'My daughter is a junior in high school and we have only saved 7k. Should I do parent plus loans?',
  )
  expect([facts.dependents, facts.collegeSaved]).toEqual([[16], 7_000])
})

test('a sum thought of for each grandchild is to be given, the same to each', () => {
  const facts = factsOf(
    'help our 3 grandkids ages 2, 6 and 11 with college. Thinking 20k for each one now. In a 529?',
  )
  expect(facts).toMatchObject({ collegeGift: 60_000, collegeGiftIsEach: true })
  expect(facts.collegeSaved).toBeUndefined()
})

test('a year of high school is no school that the account pays for', () => {
  const facts = factsOf('529 has 48k, daughter is a junior in high school, keep putting 300/mo in?')
  expect([facts.dependents, facts.privateSchoolUse]).toEqual([[16], undefined])
})

test('sums that are told child by child are counted for all of them', () => {
  expect(
    factsOf('kids are 5, 9 and 13. 529 balances 12k, 30k and 41k. we put in 150 each per month'),
  ).toMatchObject({ dependents: [5, 9, 13], collegeSaved: 83_000, monthlyContribution: 450 })
  expect(factsOf('college for twins age 2, got 4k in a 529 already each')).toMatchObject({
    dependents: [2, 2],
    collegeSaved: 8_000,
  })
  const grandchildren = factsOf('give 10k each to our 3 grandkids (ages 1, 4, 8) for college in a 529')
  expect(grandchildren).toMatchObject({ dependents: [1, 4, 8], collegeGift: 30_000 })
  expect(grandchildren.amount).toBeUndefined()
  expect(factsOf('one 529 for my son, 4, with 12k').collegeSaved).toBeUndefined()
})

test('what a year puts in is counted by the month, and nothing saved is nothing for college', () => {
  const yearly = factsOf("We contribute $3,000 a year to our 5 year old's 529, with 14k so far")
  expect([yearly.collegeMonthly, yearly.collegeSaved, yearly.savings]).toEqual([250, 14_000, undefined])
  const none = factsOf('We want to save for trade school for our 13 year old. Nothing saved.')
  expect([none.collegeSaved, none.savings]).toEqual([0, undefined])
})

test('a small child with a disability is seen by age alone', () => {
  expect(factsOf('save 200 a month for my 2 year old with down syndrome for college').specialNeedsChild).toBe(
    true,
  )
})

test('who starts next fall is a year from college', () => {
  expect(factsOf('my son starts college next fall, 529 has 25k').dependents).toEqual([17])
})

test('a grandparent who superfunds owns the account, and the sum is still to be placed', () => {
  const facts = factsOf(
    "I'm a grandfather and want to superfund a 529 with 95k for my granddaughter who is 3",
  )
  expect(facts).toMatchObject({
    collegeOwner: 'grandparent',
    collegeGift: 95_000,
    dependents: [3],
    forGrandchild: true,
  })
  expect(facts.amount).toBeUndefined()
})

test('a child with a disability is seen when college savings are the question', () => {
  expect(
    factsOf('Our son is autistic, should we use an ABLE account or a 529 for him?').specialNeedsChild,
  ).toBe(true)
  expect(
    factsOf('529 for my 4 year old, one of our daughters has a genetic disorder').specialNeedsChild,
  ).toBe(true)
  expect(factsOf('How much should I put in a 529 for my daughter?').specialNeedsChild).toBeUndefined()
})

test('a grandparent who holds the account and a custodial account are told apart from a parent', () => {
  expect(factsOf('My daughter is 10 and her grandma has 40k in a 529 for her').collegeOwner).toBe(
    'grandparent',
  )
  expect(factsOf('We have $20k in a UTMA, should it go to a 529 for college?').collegeOwner).toBe('custodial')
  expect(factsOf('I have a 529 for my son').collegeOwner).toBeUndefined()
})

test('school before college, a prepaid plan and the kind of college are read', () => {
  expect(factsOf('Can we pay private school from the 529?').privateSchoolUse).toBe(true)
  expect(factsOf('We want to use the 529 for private school and college later').privateSchoolUse).toBe(true)
  expect(factsOf('529 or Florida prepaid for our kid?').prepaidPlan).toBe(true)
  expect(factsOf('How much in a 529 for a private college?').collegeTarget).toBe('private')
})

test('a sum for each month between commas goes to college, and one with words of its own keeps them', () => {
  expect(
    factsOf('how do I start saving for college for my 6 year old, $250 a month, we make 140k')
      .monthlyContribution,
  ).toBe(250)
  expect(
    factsOf('saving for college for my 6 year old, rent is $1,900 a month, we make 140k').monthlyContribution,
  ).toBeUndefined()
})

test('a grandchild is the child of a college plan, and no dependent of another', () => {
  expect(factsOf('My granddaughter is 6 and I want to give $25,000 for her college').dependents).toEqual([6])
  expect(factsOf('529 for our grandkids, 3 and 7').dependents).toEqual([3, 7])
  expect(factsOf('college savings for my 2 year old grandson').dependents).toEqual([2])
  expect(factsOf('My grandson is 4, how much life insurance do I need?').dependents).toBeUndefined()
})

test('what grandparents want to put in is still to be placed, and the account is theirs', () => {
  const facts = factsOf(
    'Grandparents, 68 and 70, Florida. Want to put 100k into 529s for our 3 grandkids (ages 2, 5, 8)',
  )
  expect(facts).toMatchObject({
    collegeGift: 100_000,
    collegeOwner: 'grandparent',
    forGrandchild: true,
    dependents: [2, 5, 8],
  })
  expect(facts.amount).toBeUndefined()
  expect(factsOf('529 for our son, 4. His grandparents help with the rent').collegeOwner).toBeUndefined()
  expect(factsOf('I have 12k in a 529 for my son, 4').collegeGift).toBeUndefined()
})

test('a disability is read beside an age that is cut short', () => {
  const facts = factsOf('we have a 6 yr old with autism and a 9 yr old. 529 or ABLE?')
  expect([facts.specialNeedsChild, facts.dependents]).toEqual([true, [6, 9]])
  expect(
    factsOf('we have a 6 yr old in a 529 town with autism clinics nearby? no').specialNeedsChild,
  ).not.toBe(false)
})

test('what is saved in a 529 is no cash, and what is going in is not what could', () => {
  const facts = factsOf(
    'kids 12, 9 and 4, 15k saved in 529s. 350 a month going in. is the Kansas plan better',
  )
  expect([facts.collegeSaved, facts.collegeMonthly, facts.savings]).toEqual([15_000, 350, undefined])
  expect(factsOf('15k saved in my emergency fund, 529 for my son, 4?').collegeSaved).toBeUndefined()
  expect(factsOf('prepaid for our 10 yr old worth 4 years of tuition. do we need a 529?').prepaidPlan).toBe(
    true,
  )
})

test('what is saved in a custodial account is added to the 529', () => {
  const facts = factsOf(
    'our son is 12. we have 55k in a utma and 20k in 529. is it a problem for financial aid',
  )
  expect([facts.collegeSaved, facts.collegeOwner, facts.amount]).toEqual([75_000, 'custodial', undefined])
  expect(factsOf('our son is 12. 20k in a 529 and 9k in savings').collegeSaved).toBeUndefined()
})

test('grandchildren that are counted with their ages are grandchildren', () => {
  const facts = factsOf('3 grandkids ages 2, 5 & 8, want to put 15k toward college')
  expect([facts.dependents, facts.forGrandchild, facts.collegeGift]).toEqual([[2, 5, 8], true, 15_000])
  expect(factsOf('3 kids ages 2, 5 & 8, want to save toward college').forGrandchild).toBeUndefined()
})

test('what each child has is added up, and "it" is the account that was named', () => {
  const several = factsOf('38k in a 529 for the oldest and 9k each for the twins. Enough?')
  // 38,000 + 2 × 9,000
  expect([several.collegeSaved, several.amount]).toEqual([56_000, undefined])
  const two = factsOf('529 question: 20k in a 529 for my son, and 8k for my daughter')
  expect([two.collegeSaved, two.amount]).toEqual([28_000, undefined])
  const it = factsOf('Son is 2, we pay into a 529 in the CA plan, it has 4,300')
  expect([it.collegeSaved, it.amount]).toEqual([4_300, undefined])
  const cash = factsOf('20k in a 529 for my son, and 8k for emergencies')
  expect(cash.collegeSaved).toBeUndefined()
})

test('a gift behind an aside, private colleges and a loan that is counted on are read', () => {
  const gift = factsOf("529: I'd like to give my grandson (he's 5) 10,000 for college")
  expect([gift.collegeGift, gift.dependents]).toEqual([10_000, [5]])
  const dear = factsOf('529 for my son, 16, looking at privates at 78k a year or just plan on parent plus')
  expect([dear.collegeTarget, dear.collegeCosts, dear.newLoanPlanned]).toEqual(['private', [78_000], true])
})

test('a sum that is still to go into a 529 is told from one that is there', () => {
  const toPlace = (message: string) => factsOf(message).collegeSumToPlace
  expect(toPlace('I want to put 50k into a 529 for my 5 year old')).toBe(true)
  expect(toPlace('have 50k to put in a 529, kid is 5')).toBe(true)
  expect(toPlace('We got 30k and plan to put it into a 529 for the twins, age 4')).toBe(true)
  expect(toPlace('How much should we put in a 529 for our 3 year old?')).toBeUndefined()
  expect(toPlace('I have 50k in a 529 for my 5 year old')).toBeUndefined()
  expect(toPlace('I put 50k into a 529 last year for my son, 8')).toBeUndefined()
  expect(toPlace('I want to put 300 a month in a 529 for my 6 year old')).toBeUndefined()
  expect(factsOf('we have 40k in my529 for a 10 year old').accountType).toEqual(['529'])
})

test('a graduate program is heard where it is what the money is for', () => {
  const graduate = (message: string) => factsOf(message).graduateProgram
  expect(graduate('can the 529 pay for law school? daughter is 20, 40k in the 529')).toBe(true)
  expect(graduate('saving in a 529 for an MBA, 15k so far')).toBe(true)
  expect(graduate('I have an MBA and want a 529 for my 4 year old')).toBeUndefined()
  expect(graduate('529 for graduation of my son, 17')).toBeUndefined()
  expect(graduate('529 for our 3 yr old, husband in grad school')).toBeUndefined()
})

test('whether retirement is on track is heard where college is the question', () => {
  const onTrack = (message: string) => factsOf(message).retirementOnTrack
  expect(onTrack('529 for my 4 year old, our retirement is on track')).toBe(true)
  expect(onTrack('save for college, kid 6, we are behind on retirement')).toBe(false)
  expect(onTrack('529 for my 4 year old. Is our retirement on track?')).toBeUndefined()
  expect(onTrack('529 for my 4 year old, is college savings on track')).toBeUndefined()
})

test('what is in the account already is saved, and what is to go in is not', () => {
  expect(factsOf('twins age 3, 5k already in my 529').collegeSaved).toBe(5_000)
  expect(factsOf('my son is 16, 22k in 529s already').collegeSaved).toBe(22_000)
  expect(factsOf('my son is 6, want 45k in a 529 by then').collegeSaved).toBeUndefined()
})

test('what two accounts hold, and what goes into one, is told beside its name', () => {
  const two = factsOf('150/month in each 529 (kids 7 and 10). 22k in one, 13k in the other')
  expect([two.collegeSaved, two.dependents]).toEqual([35_000, [7, 10]])
  expect(factsOf('529 for kids 7 and 10. cars: 22k in one, 13k in the other').collegeSaved).toBeUndefined()
  expect(factsOf('stop the 529 ($500 a month, balance 72k, kid is 13)?').collegeMonthly).toBe(500)
  expect(factsOf('open a 529 (rent is $500 a month, kid is 13)?').collegeMonthly).toBeUndefined()
  expect(factsOf('kids are 16 and 14 and i have zero saved for college').collegeSaved).toBe(0)
})

test('who speaks of "grandson" without "my" saves for a grandchild', () => {
  const gift = factsOf('grandson is 2, want to put 25,000 in for him, does it count against him for aid')
  expect([gift.dependents, gift.forGrandchild, gift.collegeGift]).toEqual([[2], true, 25_000])
  expect(factsOf('529 for our son, 2, as his grandson of a veteran grant').forGrandchild).toBeUndefined()
  expect(factsOf('two 529s, 12k and 9k, kids 4 and 6').collegeSaved).toBe(21_000)
  expect(factsOf('open two 529s, 12k in savings, kids 4 and 6').collegeSaved).toBeUndefined()
})

test('what a custodial account holds counts with the 529 beside it', () => {
  expect(factsOf('UTMA w/ 18k and 529 w/ 22k for our 12 yr old').collegeSaved).toBe(40_000)
  expect(factsOf('529 w/ 22k for our 12 yr old, checking w/ 18k').collegeSaved).not.toBe(40_000)
})

test('what a grandmother gives for college each month is a gift of every year, beside what goes in oneself', () => {
  // 12 × 200.
  const given = factsOf('our baby is 1, we put in 150 a month, grandma gives 200 a month for college')
  expect(given).toMatchObject({ collegeGiftYearly: 2_400, collegeGivers: 1 })
  expect(factsOf('our baby is 1, grandma gives 200 a month for rent').collegeGiftYearly).toBeUndefined()
  expect(factsOf('my wife puts in 200 a month for college').collegeGiftYearly).toBeUndefined()
})

test('what is in two accounts, his and hers, is added, and what a mother put in counts', () => {
  expect(factsOf('our son is 15, our daughter 12. 32k in his 529 and 18k in hers').collegeSaved).toBe(50_000)
  expect(factsOf('daughter is 2. My mother has already put 5,000 into a 529 for her').collegeSaved).toBe(
    5_000,
  )
})

const lengths: [message: string, goesOn: boolean | undefined][] = [
  ['529 for our son, 4. We will stop saving when he starts college', false],
  ['college for my daughter, 6, we put in 200 a month only until she goes to college', false],
  ['529: I stop contributing once college starts, kid is 9', false],
  ['can we keep saving in the 529 while she is in college? she is 15', true],
  ['college fund for our twins, 10. we continue contributing during college', true],
  ['we save 300 a month for college until he graduates, he is 8', true],
  ['how much until college for my son, 4?', undefined],
  ['529 for our son, 4. Should we stop at some point?', undefined],
  ['she graduates from high school in 2030, 529 for her?', undefined],
  ['we put 200 a month in the 529 until she graduates high school, she is 12', undefined],
  ['we save 300 a month for college, kid starts college in 2034', undefined],
  ['college for my daughter, 6, 200 a month', undefined],
]

test('how long saving goes on is read where somebody says so', () => {
  for (const [message, goesOn] of lengths)
    expect([message, factsOf(message).savesDuringCollege]).toEqual([message, goesOn])
})

test('what was put away for school is saved', () => {
  expect(
    factsOf('529? kids are 6 and 9. We have put away eight thousand dollars for school').collegeSaved,
  ).toBe(8_000)
  expect(factsOf('529? kids are 6 and 9. We have put away the toys').collegeSaved).toBeUndefined()
})
