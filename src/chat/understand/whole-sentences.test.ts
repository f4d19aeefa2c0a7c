import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (key: FactKey, rows: readonly (readonly [string, unknown])[]) => {
  for (const [message, value] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts[key]]).toEqual([message, value])
}

test('a sum is not the pay that a sentence beside it could make it', () => {
  told('takeHomeMonthly', [
    ['Our son is 7. What should go into the 529 every month if we earn 125,000?', undefined],
    ['Our son is 7. My pay each month is 4,100. 529?', 4_100],
  ])
  told('householdIncome', [
    ['Our son is 7. What should go into the 529 every month if we earn 125,000?', 125_000],
    ['What should go into the 529 every month if they earn 125,000?', undefined],
  ])
  told('income', [
    ['We earn 264,000. All our 401(k) savings so far, 410,000 dollars, are pre-tax. Roth?', undefined],
    ["I'm a single mom and earn 47,000 dollars. My daughter is 13. Is a 529 worth it?", 47_000],
    ['My mom is single and earns 47,000 dollars. My daughter is 13. Is a 529 worth it?', undefined],
  ])
  told('retirementSavings', [
    ['We earn 264,000. All our 401(k) savings so far, 410,000 dollars, are pre-tax. Roth?', 410_000],
    ['We earn 264,000. All our bills so far, 41,000 dollars, are paid. Roth or traditional?', undefined],
  ])
})

test('an old plan goes where it is asked to go, by whatever name the work has', () => {
  told('newPlanAcceptsRollovers', [
    ['My 403(b) holds 118,000 and my new clinic has a 401(k) that takes transfers. There or an IRA?', true],
    ['My old 401k holds 118,000 and my new house has a garden. Roll it over?', undefined],
    ['My old 401k holds 118,000 and my new clinic has a 401(k). Roll it over to an IRA?', undefined],
  ])
  told('needsMoneyEarly', [
    [
      'I left at 57 with 430,000 in the 401(k) and expect to use about 25,000 a year of it. Roll it over?',
      true,
    ],
    ["I'm 59 with 515,000 in an old 401(k) and don't plan to touch it until I'm 65. Roll it over?", false],
    ['I expect to use the app of my plan. Old 401(k) with 515,000. Roll it over?', undefined],
    ['Do I need to touch it? Old 401(k) with 515,000. Roll it over?', undefined],
  ])
  told('checkToCustodian', [
    ['A check for 41,000 from my old 401(k) came on October 30. It is in my name. What now?', false],
    ['A check for 41,000 from my old 401(k) came. The car is in my name too. What now?', undefined],
  ])
  told('savings', [
    ['I am 35 and my bank plan has 92,000 in it. Should it stay there or go to an IRA?', undefined],
    ['I am 35 and my bank account has 92,000 in it. Should I invest?', 92_000],
  ])
})

test('pay that will rise soon, an age beside pay, and a plan that offers both kinds', () => {
  told('payOutlook', [
    ['I earn 64,000 now and will make about 280,000 in two years. Roth or traditional?', 'higher'],
    ['I earn 64,000 and my house will make me 280,000 in two years. Roth or traditional?', undefined],
  ])
  told('age', [
    ['My income is 178,000 and I am single at 50. Roth or traditional?', 50],
    ['I put 4,000 into my Roth IRA this year and make 92,000 at 29. Roth 401(k) as well?', 29],
    ['I make 92,000 at 29 hours a week. Roth or traditional?', undefined],
  ])
  told('rothOptionAtWork', [
    ['I make 71,000. My plan at work offers both kinds. Roth or traditional?', true],
    ['I make 71,000. My wife and I offer both kinds of help. Roth or traditional?', undefined],
  ])
})

test('children of grandparents, birthdays that are near, and a new baby', () => {
  told('dependents', [
    [
      'I am a grandfather of two, 2 and 6. I would like to give each of them 15,000 for college. 529?',
      [2, 6],
    ],
    ['My daughter is in tenth grade and turns 16 next month. Her 529 holds 71,000. Enough?', [15]],
    ['We have a new baby and want to pay a third of college. 529?', [0]],
    ['We have a new baby on the way. Should we open a 529?', undefined],
    ['My 529 turns 16 next month. Should I close it?', undefined],
  ])
  told('collegeGift', [
    [
      'I am a grandfather of two, 2 and 6. I would like to give each of them 15,000 for college. 529?',
      30_000,
    ],
    ['I am a grandfather of two, 2 and 6. I would like to see them through college. 529?', undefined],
  ])
})

test('what is saved for college in the accounts of others, in another, or is left', () => {
  told('collegeSaved', [
    ["Our son is 11. My mother has a 529 for him with 26,000 in it, and we've saved another 8,000.", 34_000],
    ["There are 20,000 dollars left in my daughter's 529. Can she move it to a Roth IRA?", 20_000],
    [
      'We have 60,000 in a custodial account for our son, 14. Will it hurt his financial aid for college?',
      60_000,
    ],
    ['There are 20,000 dollars left on my car. Our daughter is 9. 529?', undefined],
    ['We had a 529 for him with friends, and we owe another 8,000. He is 11.', undefined],
  ])
  told('collegeOwner', [
    ['Our son is 11. My mother has a 529 for him with 26,000 in it. Does it count?', 'grandparent'],
    ['Our son is 11. My mother has a car for him. Does a 529 count for aid?', undefined],
  ])
  told('collegeAccountYears', [
    ["There are 20,000 left in my daughter's 529. The account was opened 17 years ago. Roth IRA?", 17],
    ['Our 529 is new. The school was opened 17 years ago. Our son is 4.', undefined],
  ])
  told('privateSchoolCost', [
    ["We pay 11,000 a year for our daughter's Catholic elementary school. She's 9. Use the 529?", 11_000],
    ['We pay 11,000 a year for our mortgage. Our daughter is 9. Use the 529 for school?', undefined],
  ])
})

test('where the money is to go names the topic, and a wage that Social Security taxed does not', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(
    topic('I am 35 and my bank plan has 92,000 dollars in it. Should it stay there or go to an IRA?'),
  ).toBe('rollover_401k')
  expect(
    topic(
      'I am 53 and my W-2 showed Social Security wages of 161,000. Do my catch-up contributions have to be Roth?',
    ),
  ).toBe('roth_vs_traditional')
  expect(
    topic(
      'We are 66 and 64. Would converting 50,000 a year to Roth make sense before we take Social Security?',
    ),
  ).toBe('roth_vs_traditional')
  expect(
    topic('We sold land and want to put 60,000 into 529s for our children, 1, 4 and 6. All at once?'),
  ).toBe('college_529')
  expect(topic('We are 66 and 64. When should we take Social Security?')).toBe('social_security')
  expect(topic('We sold land and want to put 60,000 into the market. All at once?')).toBe('lump_sum_invest')
})

test('what an IRA holds already stays there, and a near change is heard', () => {
  told('amount', [
    [
      'My old 403(b) has a stable value fund and holds 132,000 altogether. Roll it into my IRA of 80,000?',
      132_000,
    ],
    ['Should I roll it into my IRA of 80,000? It is an old 403(b).', undefined],
  ])
  told('pretaxIraBalance', [
    ['My old 403(b) holds 132,000 altogether. Should I roll it into my IRA of 80,000?', 80_000],
    ['My old 403(b) holds 132,000 altogether. Should I roll it into my Roth IRA of 80,000?', undefined],
  ])
  told('payOutlook', [
    ["I earn 84,000 and next year I'll go down to part time. Roth or traditional this year?", 'lower'],
    ['I earn 84,000 and next year my son goes to part time. Roth or traditional?', undefined],
  ])
  told('collegeAccountYears', [
    ["We opened our son's 529 six years ago and put in 100 a month. He is 6. Raise it?", 6],
    ["We opened our son's bank account six years ago. He is 6. 529?", undefined],
  ])
  const { topics } = understand(
    "I opened a SIMPLE IRA in April 2025 and it has 9,500. I'm leaving for a firm with a 401(k). Can I roll it over?",
    { today: '2026-11-20' },
  )
  expect(topics[0]?.slug).toBe('rollover_401k')
})
