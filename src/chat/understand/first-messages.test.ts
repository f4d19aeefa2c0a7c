/** Whole first messages, each with what it states of one kind: the causes they were once misread for lie apart. */
import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string) => understand(message, { today: '2026-11-20' })

function holds(rows: readonly (readonly [string, Household, (readonly FactKey[])?])[]): void {
  for (const [message, facts, without = []] of rows) {
    const told: Household = read(message).facts
    const keys = Object.keys(facts) as FactKey[]
    expect([message, Object.fromEntries(keys.map((key) => [key, told[key]]))]).toEqual([message, facts])
    expect([message, without.filter((key) => told[key] !== undefined)]).toEqual([message, []])
  }
}

test('a sum that is left every month is a monthly sum wherever it is told again', () => {
  holds([
    [
      'I have $450 left every month and I owe $3,000 on a card at 22%. What should I do with the $450?',
      { monthlySurplus: 450 },
      ['amount'],
    ],
    [
      "We have $900 left over each month. What's the best use of the $900?",
      { monthlySurplus: 900 },
      ['amount'],
    ],
    ['About $250 is left every month. Where should that $250 go?', { monthlySurplus: 250 }, ['amount']],
    ['I have $9,000 left after selling the car. What should I do with the $9,000?', { amount: 9_000 }],
  ])
})

test('the wages of last year that stay the same are the pay of this year too', () => {
  holds([
    [
      "My salary was $165,000 last year and it's the same this year.",
      { priorYearWages: 165_000, income: 165_000 },
    ],
    [
      "I'm 61 and earned $155,000 last year, about the same now.",
      { priorYearWages: 155_000, income: 155_000 },
    ],
    ['My salary was $165,000 last year. I make $90,000 now.', { income: 90_000 }, ['priorYearWages']],
  ])
})

test('what an inherited account is worth is the sum that is decided about, and no home', () => {
  holds([
    [
      'My dad died in March and left me his traditional IRA, which is worth $100,000. He was 78.',
      { amount: 100_000, inheritedFrom: 'parent', ownerAgeAtDeath: 78, moneySource: 'inherited_ira' },
      ['homeValue'],
    ],
    ['I inherited a traditional IRA with $85,000 in it from my dad.', { amount: 85_000 }],
    ['We own a house, which is worth $300,000.', { homeValue: 300_000 }, ['amount']],
    ['My stock portfolio is down. It is worth $90,000 now.', {}, ['homeValue']],
  ])
})

test('the whole match of both is that of two plans and of two who work', () => {
  const both: Household = { getsWholeMatch: true, spouseGetsWholeMatch: true, earners: 2 }
  holds([
    ['We both get our full match at work. Where should $1,000 a month go?', both],
    ['My wife and I both take our full employer match. We can save $800 a month.', both],
    ['I already get my full 401(k) match and can save $500 a month.', { getsWholeMatch: true }, ['earners']],
    ['We get the full match and can save $500 a month.', { getsWholeMatch: true }],
    ['Should we both get the full match first?', {}, ['earners']],
  ])
})

test('what each of two does for a living says that two earn', () => {
  for (const message of [
    'I am a nurse and my husband is a teacher. How much life insurance do we need?',
    "I'm a freelance designer, wife teaches, one kid aged 2.",
    "I'm an electrician and my wife is a dental hygienist. We spend $5,000 a month.",
    'I drive a truck and my husband is an accountant.',
  ])
    expect([message, read(message).facts.earners]).toEqual([message, 2])
  for (const message of [
    'I am a nurse and my husband is a smoker.',
    'I am a nurse and my husband is a stay-at-home dad.',
    "I'm a plumber. My wife is a student.",
    'I was laid off and my husband is a teacher.',
    'I am a nurse. My sister is a teacher.',
  ])
    expect([message, read(message).facts.earners]).toEqual([message, undefined])
})

test('a subject that two verbs share earns together', () => {
  holds([
    ['My husband and I have two kids, 3 and 5, and make $130,000.', { householdIncome: 130_000 }, ['income']],
    ['MFJ, 210k household income, no debt', { householdIncome: 210_000 }, ['income']],
    ['I have two kids, 3 and 5, and make $60,000.', { income: 60_000 }, ['householdIncome']],
  ])
})

test('what is left once the tax is paid owes no tax', () => {
  holds([
    [
      'We sold stock and after paying the taxes we have $100,000.',
      { amount: 100_000, moneyBeforeTax: false },
    ],
    ['I won a prize. After taxes are paid I have $64,000.', { amount: 64_000, moneyBeforeTax: false }],
    [
      "I sold my shares; after paying the tax on it I'm left with $150,000.",
      { amount: 150_000, moneyBeforeTax: false },
    ],
  ])
})

test('take-home pay is no payment on a debt', () => {
  const { facts } = read('I owe $6,200 on a credit card at 24.99%. My take-home pay is $3,900 a month.')
  expect(facts.debts).toEqual([{ kind: 'credit_card', balance: 6_200, rate: 0.2499 }])
  expect(facts.takeHomeMonthly).toBe(3_900)
})

test('a Parent PLUS loan stays one beside the next that is planned', () => {
  const { facts } = read(
    'I have $62,000 in Parent PLUS loans at 8%. I was planning to take another Parent PLUS loan for my daughter.',
  )
  expect(facts.debts?.map(({ loanType }) => loanType)).toEqual(['parent_plus'])
  expect(facts.newLoanPlanned).toBe(true)
})

test('public schools, county hospitals and payments toward forgiveness tell of public service', () => {
  holds([
    [
      'I have taught at a low-income public school for six years. $38,000 in federal loans',
      { publicServiceJob: true },
    ],
    ['I work for a state university and have $45,000 of federal student loans.', { publicServiceJob: true }],
    [
      '68k federal loans at 6.5%, 4 years of PSLF payments done.',
      { publicServiceJob: true, pslfPayments: 48 },
    ],
    ['I have taught at a private school for six years. $38,000 in federal loans', {}, ['publicServiceJob']],
  ])
})

test('a lawsuit over a debt comes before whatever else is told, and the check of a plan before its tax', () => {
  const topic = (message: string) => read(message).topics[0]?.slug
  expect(
    topic(
      'I was served with a lawsuit over a $7,800 credit card. I lost my job and get $1,900 a month in unemployment. What should I do?',
    ),
  ).toBe('debt_payoff')
  expect(
    topic('The plan sent me $24,000 and withheld $6,000 for the IRS. I got the check on November 3.'),
  ).toBe('rollover_401k')
})

test('cover that is told beside a family, without a question, asks whether it is enough', () => {
  const message =
    'My husband is the only earner at 130k, I stay home with our 3 kids ages 1, 3 and 6. Mortgage 340k. We have 500k coverage through his work only.'
  expect(read(message).topics[0]?.slug).toBe('term_life')
})

test('days of the week, years that a policy runs on, what is put into nothing and a 529 that was opened are read', () => {
  holds([
    ['I was laid off last Friday. How long will $9,000 last?', { separationDate: '2026-11-13' }],
    ['I have a $500,000 term policy of my own that runs for 20 more years.', { coverageYearsLeft: 20 }],
    ['I am not putting anything into my 401(k), which has a 4% match.', { contributionRate: 0 }],
    ['I opened a 529 for my grandson (3). Can put in 50k now.', { amount: 50_000, collegeSumToPlace: true }],
    [
      'My job offers both a Roth and a traditional 401(k).',
      { hasWorkplacePlan: true, rothOptionAtWork: true },
    ],
    [
      'Roth or traditional 401k? I make 140k, we have 180k saved in traditional',
      { retirementSavings: 180_000 },
      ['savings'],
    ],
  ])
})

test('a period, a giver, an employer and a baby to come are read where they stand', () => {
  holds([
    ["I'm paid every two weeks, $1,780 after taxes.", { takeHomeMonthly: 3_857 }],
    ["I'm paid twice a month, about $2,000 after taxes.", { takeHomeMonthly: 4_000 }],
    ['My mom gave us $25,000 for our daughter, who is 2. Is a 529 the right place?', { amount: 25_000 }],
    [
      'My company puts in 50 cents on the dollar up to 6%. I put in 6%, and make $120,000.',
      { contributionRate: 0.06 },
    ],
    [
      "We sold my late mother's house and my half is $145,000.",
      { moneySource: 'inheritance', amount: 145_000 },
    ],
    [
      "I have $28,000 in federal student loans and I'm a social worker for the county.",
      { publicServiceJob: true },
    ],
    ["We're 35 and 33 with a baby due in February.", { expecting: true }, ['numDependents']],
    ['Married with a baby, 35 and 33.', { numDependents: 1 }],
  ])
})

test('what a grandparent gave for a 529 is still to go in, and a child who starts college in years has an age', () => {
  holds([
    [
      'My mom gave us $25,000 for our daughter, who is 2. Is a 529 the right place?',
      { amount: 25_000, collegeSumToPlace: true },
    ],
    [
      'I can set aside $200 a month for my son, who starts college in 6 years. Is a 529 worth it?',
      { dependents: [12] },
    ],
  ])
})

test('what a sentence leaves unnamed is told by the others', () => {
  holds([
    [
      'Our girls are 4 and 1. I earn $98,000. I have $200,000 through work. What should we buy?',
      { employerCoverage: '200000' },
    ],
    [
      "I sold my company's stock for $85,000 and paid $30,000 for it.",
      { moneySource: 'stock_sale', saleGain: 55_000 },
    ],
    ['I have $800 in the bank and owe nothing. What should I do first?', { debts: [] }],
    ["I'm 69 with $300,000 in a traditional IRA. Should I convert any of it?", { considersConversion: true }],
    ['I make about $3,000 a month, some months only $2,000.', { incomeStability: 'variable' }],
    ['My ex gets child support of $900 a month from me.', { supportPaidMonthly: 900 }],
    [
      'My daughter got a $20,000 scholarship each year and starts college next fall. Is her 529 too large?',
      { scholarshipYearly: 20_000 },
    ],
    [
      'The hospital sent my $2,300 bill to collections and a collector keeps calling.',
      { debts: [{ kind: 'medical', balance: 2_300, isInCollections: true }] },
    ],
  ])
})

test('a question that names no subject is about what was told', () => {
  const topic = (message: string) => read(message).topics[0]?.slug
  expect(
    topic(
      "I'm 36 and our girls are 4 and 1. Our mortgage is $310,000. I have $200,000 through work. What should we buy?",
    ),
  ).toBe('term_life')
  expect(topic('We have $70,000 in savings and spend $5,000 a month. How much should we invest?')).toBe(
    'lump_sum_invest',
  )
  expect(
    topic(
      "I get Social Security of $1,700. I'm 69 with $300,000 in a traditional IRA. Should I convert any of it?",
    ),
  ).toBe('roth_vs_traditional')
})

test('what a month frees, what counts toward forgiveness, and what a job does not offer are read', () => {
  holds([
    [
      "We paid off our car, so we have $425 a month we didn't have before. We have $4,000 in savings. Where should it go?",
      { monthlySurplus: 425, savings: 4_000 },
      ['amount'],
    ],
    [
      "I'm a nurse at a nonprofit hospital with $71,000 in federal loans, 34 payments toward forgiveness.",
      { pslfPayments: 34 },
    ],
    [
      'I owe my brother $2,000 and $1,800 to a credit card. I can put $250 toward them.',
      { monthlySurplus: 250 },
    ],
    ['My term policy for $400,000 runs out in two years.', { coverageYearsLeft: 2 }],
    ["I'm 27 and make $78,000 at a startup with no 401(k).", { hasWorkplacePlan: false }],
  ])
})
