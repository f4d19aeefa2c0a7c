import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'Fidelity mailed me a check for $32,000 from my old 401(k) on November 2. They kept $8,000 for taxes. Now what?',
    {
      checkAmount: 32_000,
      checkReceivedDate: '2026-11-02',
      planBalance: 40_000,
      accountType: ['401k'],
    },
  ],
  [
    'My 401k from the last job was paid out. It was $25,000, they withheld $5,000 and I got $20,000 on October 14.',
    {
      checkAmount: 20_000,
      checkReceivedDate: '2026-10-14',
      planBalance: 25_000,
      accountType: ['401k'],
    },
  ],
  [
    "My former employer's plan sent me $12,000; another $3,000 was taken out for taxes.",
    { checkAmount: 12_000, planBalance: 15_000 },
  ],
  [
    'I am leaving my job with $640,000 in a 401(k) and a $210,000 IRA. Should I roll the 401(k) into the IRA?',
    { amount: 640_000, pretaxIraBalance: 210_000, accountType: ['401k', 'ira'] },
  ],
  [
    'I have 640k in a 401k and 210k in an IRA. Should I roll the 401k over?',
    { amount: 640_000, pretaxIraBalance: 210_000, accountType: ['401k', 'ira'] },
  ],
  [
    'I have 40k in an old 401k and 25k in another old 401k. Roll over?',
    { oldPlans: [{ balance: 40_000 }, { balance: 25_000 }], accountType: ['401k'] },
  ],
  [
    'I have three old 401(k)s with $12,000, $19,500 and $41,000 in them. Can I put them all into one IRA?',
    {
      oldPlans: [{ balance: 12_000 }, { balance: 19_500 }, { balance: 41_000 }],
      accountType: ['401k', 'ira'],
    },
  ],
  [
    'My late husband had a 401(k) of 190k. Should I roll it into my own IRA?',
    { planOwner: 'late_spouse', maritalStatus: 'widowed', amount: 190_000, accountType: ['401k', 'ira'] },
  ],
  [
    'My old 403(b) has 33k in it, and I still owe $2,400 on a loan I took from it. Roll it over?',
    { planLoanBalance: 2_400, planType: 'plan_403b', amount: 33_000, accountType: ['403b'] },
  ],
  [
    'my husband died, he had 210k in a 401k. roll it over?',
    { planOwner: 'late_spouse', maritalStatus: 'widowed', amount: 210_000, accountType: ['401k'] },
  ],
  [
    'My husband died in June, he had a 401k of 350k. Should I roll it over to my IRA?',
    {
      planOwner: 'late_spouse',
      amount: 350000,
      maritalStatus: 'widowed',
      accountType: ['401k', 'ira'],
      spouseDeathYear: 2026,
    },
  ],
  [
    "Divorce: I get 120k from my ex-husband's 401k through a QDRO. Rollover to IRA or cash?",
    { planOwner: 'former_spouse', amount: 120000, maritalStatus: 'divorced', accountType: ['401k', 'ira'] },
  ],
  [
    'I left my job, have 140k in the old 401k, new job has one too. what do i do',
    { amount: 140000, accountType: ['401k'], hasWorkplacePlan: true, stillWorksThere: false },
  ],
  [
    'Divorced, my ex gets half of my 401k of 300k under a QDRO. I left that job. Should I roll it over?',
    { amount: 300000, maritalStatus: 'divorced', accountType: ['401k'], stillWorksThere: false },
  ],
  [
    "my husbands old 401k is 92k, he is 50 and i'm 46, can we move that into my 401k",
    {
      planOwner: 'spouse',
      amount: 92000,
      spouseAge: 50,
      age: 46,
      maritalStatus: 'married',
      accountType: ['401k'],
    },
  ],
  [
    'I am 56 and quit. 410k in the 401k. might need 2k a month until 60. roll it over?',
    { age: 56, amount: 410000, accountType: ['401k'], needsMoneyEarly: true, monthlyExpenses: 2000 },
  ],
  [
    "old 401k of 80k, I won't need it until I retire. roll it over?",
    { amount: 80000, accountType: ['401k'], needsMoneyEarly: false },
  ],
  ['might need some help before I move my old 401k', { accountType: ['401k'] }],
  [
    'Old 401k of 400k, I left at 57. Roll it over? I need about 3k a month from it',
    {
      amount: 400000,
      separationAge: 57,
      accountType: ['401k'],
      needsMoneyEarly: true,
      planDrawMonthly: 3000,
    },
  ],
  [
    'My wife, 57, was laid off with a severance of $45,000. Her 401(k) is $280,000, of which $25,000 is Roth and $60,000 company stock with basis $15,000. Should she roll it over?',
    {
      spouseAge: 57,
      separationAge: 57,
      planOwner: 'spouse',
      severance: 45000,
      planBalance: 280000,
      rothPlanBalance: 25000,
      rothSavings: 25000,
      employerStockValue: 60000,
      employerStockBasis: 15000,
      maritalStatus: 'married',
      accountType: ['401k'],
    },
  ],
  [
    'I left my job at 56 and have 400k in my old 401k',
    { separationAge: 56, amount: 400000, stillWorksThere: false, accountType: ['401k'] },
  ],
  [
    'my husband has an old 401k with 90k, can he roll it over?',
    { planOwner: 'spouse', amount: 90000, maritalStatus: 'married', accountType: ['401k'] },
  ],
  [
    'I retired at 57 and want to roll over my 401k',
    { employment: 'retired', separationAge: 57, accountType: ['401k'] },
  ],
  [
    'left my job last month, 401k with 85k',
    { separationDate: '2026-10-20', amount: 85000, accountType: ['401k'] },
  ],
  ['I left the company in March 2025', { separationDate: '2025-03-01' }],
  ['they sent me a check for $64,000 on October 6', { checkAmount: 64000, checkReceivedDate: '2026-10-06' }],
  [
    'I got a check for 48,500 from my old 401k two weeks ago',
    { checkAmount: 48500, checkReceivedDate: '2026-11-06', accountType: ['401k'] },
  ],
  ['my aunt sent me a check for $20,000 on October 6', { amount: 20000 }],
  [
    'I work for a nonprofit hospital and have both a 403(b) and a 457(b). What should I do with the 457?',
    { planType: 'nonprofit_457b', accountType: ['403b', '457b'], publicServiceJob: true },
  ],
  [
    'I am leaving the city after 20 years. I have a pension and a 457 with 90k. Should I move the 457?',
    { planType: 'gov_457b', accountType: ['457b'], amount: 90_000 },
  ],
  ['I have a governmental 457(b) from the county', { planType: 'gov_457b', accountType: ['457b'] }],
  [
    'hospital 457b with 120k',
    { planType: 'nonprofit_457b', retirementSavings: 120000, accountType: ['457b'] },
  ],
  [
    'I left a nonprofit hospital, I have 220k in their 457(b) plan. Roll it to an IRA?',
    { planType: 'nonprofit_457b', amount: 220_000, accountType: ['457b', 'ira'] },
  ],
  [
    'I left a nonprofit last year and have 220k in a 403b',
    { retirementSavings: 220_000, accountType: ['403b'] },
  ],
  [
    'Just left my hospital job at 52 with $212,000 in the 403b and I have a small TSP. Roll it over?',
    { separationAge: 52, planType: 'plan_403b', amount: 212_000, accountType: ['403b', 'tsp'] },
  ],
  ['can I roll my 401k into the TSP?', { accountType: ['401k', 'tsp'] }],
  [
    'I have 60k in a traditional IRA and want to do a backdoor roth',
    {
      pretaxIraBalance: 60000,
      backdoorRoth: true,
      retirementSavings: 60000,
      accountType: ['traditional_ira'],
    },
  ],
  // An IRA beside the plan is no part of the move.
  [
    'I have 620k in my 401k, wife is 61 with 150k IRA. I left my job. Should I roll over?',
    {
      amount: 620000,
      spouseAge: 61,
      maritalStatus: 'married',
      accountType: ['401k', 'ira'],
      stillWorksThere: false,
    },
  ],
  [
    "my new employer's 401k accepts rollovers",
    { newPlanAcceptsRollovers: true, hasWorkplacePlan: true, accountType: ['401k'] },
  ],
  ["my new job's plan doesn't take rollovers", { newPlanAcceptsRollovers: false, hasWorkplacePlan: true }],
  ['I can pay $1,100 a month toward my debts', { debtPaymentMonthly: 1100 }],
  ['I can put 300 extra a month', { monthlySurplus: 300 }],
]

const later: [message: string, facts: Household][] = [
  ['I was 54 when I left', { separationAge: 54 }],
  ['I retired in May at 63', { separationAge: 63, separationDate: '2026-05-01', employment: 'retired' }],
  ['I left in May at 9', { separationDate: '2026-05-01' }],
  ['I owe 8k on a 401k loan', { planLoanBalance: 8000, accountType: ['401k'] }],
  [
    'it has $90,000 of company stock with a cost basis of 20k',
    { employerStockValue: 90000, employerStockBasis: 20000 },
  ],
  [
    '350k of it is employer stock bought for 60k',
    { employerStockValue: 350_000, employerStockBasis: 60_000 },
  ],
  [
    '90k of that is company stock with a cost of about 20k',
    { employerStockValue: 90_000, employerStockBasis: 20_000 },
  ],
  ['403b from my old school district', { planType: 'plan_403b', accountType: ['403b'] }],
  // Of old plans of two kinds the first is the one that is asked about: a 401(k), as where none is told.
  ['two old 401ks and a 403b from old jobs. Roll them over?', { accountType: ['401k', '403b'] }],
  ['the check is made out to me', { checkToCustodian: false }],
]

test('an old plan is read: the departure, the check, the kind of plan and its parts', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('in a talk about a rollover, loans and company stock are those of the old plan', () => {
  for (const [message, facts] of later)
    expect([message, understand(message, { today: '2026-11-20', topic: 'rollover_401k' }).facts]).toEqual([
      message,
      facts,
    ])
})

test('a day on which one will leave is none on which one left', () => {
  const dayOf = (message: string) => understand(message, { today: '2026-11-20' }).facts.separationDate
  expect(dayOf('leaving my job on dec 12, 401k there is 88k')).toBeUndefined()
  expect(dayOf('left my job on oct 12, 401k there is 88k')).toBe('2026-10-12')
})

test('a lump sum of a pension that is to be rolled over is of whoever has the pension', () => {
  const read = (message: string) => {
    const { topics, facts } = understand(message, { today: '2026-11-20' })
    return [topics[0]?.slug, facts.amount, facts.planOwner]
  }
  expect(read("My husband's pension pays a 240k lump sum. Should we roll it over?")).toEqual([
    'rollover_401k',
    240_000,
    'spouse',
  ])
  expect(read("my wife's pension lump sum is 180k, roll it to an IRA?")).toEqual([
    'rollover_401k',
    180_000,
    'spouse',
  ])
  expect(read('my pension lump sum is 180k, roll it to an IRA?')).toEqual([
    'rollover_401k',
    180_000,
    undefined,
  ])
  expect(read('I have a pension and want to invest a lump sum of 50k')).toEqual([
    'lump_sum_invest',
    50_000,
    undefined,
  ])
})

test('only the old plan moves, where the plan of a job that goes on is told beside it', () => {
  const amount = (message: string) => {
    const { facts } = understand(message, { today: '2026-11-20' })
    return facts.amount ?? facts.oldPlans?.reduce((sum, { balance }) => sum + balance, 0)
  }
  expect(amount('1.1M in his 401k, 240k in my old 403b. Should I move my 403b to an IRA?')).toBe(240_000)
  expect(amount('150k in my 401k here, 60k in a 401k from my last job, roll it into this one?')).toBe(60_000)
  expect(amount('My old 401k 80k, new 401k 12k. Roll over?')).toBe(80_000)
  expect(amount('old 401k 34,500 from a job i left in 2019. current 401k 71k. should i combine')).toBe(34_500)
  expect(
    amount(
      'I took the buyout. 418k in their savings plan, and they pay me 62k severance. Roll it to an IRA?',
    ),
  ).toBe(418_000)
  // The current one stays where it is, though only the old one names the plan.
  expect(amount('my 401k at my old company 34,500, current one 71k takes rollovers')).toBe(34_500)
  expect(amount('two old 401ks, 40k and 60k, roll them over?')).toBe(100_000)
  expect(
    amount('Three old 401ks: 12k, 45k, 8k. My job now has a 401k with 60k in it. Worth combining them?'),
  ).toBe(65_000)
  expect(amount('400k in my current 401k and 250k in an old one. Roll the old 401k over?')).toBe(250_000)
  expect(amount('left my job with 210k in the old 401(k). Roll it to an IRA?')).toBe(210_000)
})

test('whoever has left and asks what to do with the plan asks about a rollover, whatever stands between', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' })
  const laidOff = read(
    "I'm 58 and was laid off in October. I have 640k in my 401(k), a 12k loan outstanding from it, I need 3,000 a month until 62. What should I do with the 401k?",
  )
  expect(laidOff.topics[0]?.slug).toBe('rollover_401k')
  expect(laidOff.facts).toMatchObject({
    employment: 'unemployed',
    separationDate: '2026-10-01',
    amount: 640_000,
    planLoanBalance: 12_000,
  })
  expect(laidOff.facts.monthlyExpenses).toBe(3_000)
  const divorced = read("We're getting divorced and I'm getting half of his 401k, around 95k. Can I roll it?")
  expect(divorced.topics[0]?.slug).toBe('rollover_401k')
  expect(divorced.facts).toMatchObject({ planOwner: 'former_spouse', amount: 95_000 })
  const pension = read('pension lump sum of 410k or 2,450 a month for life? should he roll the lump sum over')
  expect(pension.topics[0]?.slug).toBe('rollover_401k')
})

test('company stock in a plan, the rule of 55, a share for a former spouse and two plans are rollovers', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  for (const message of [
    '61, just got laid off with 1.05M in the 401k, 350k of it is employer stock bought for 60k. Worth using NUA?',
    'I want to retire at 55 and live off my 401k until 60. Should I leave it in the plan because of the rule of 55?',
    'Have a 403b from a hospital I worked at until 2021 and now a 401a. Keep them separate or merge?',
    'I have to give my ex 60% of my 401k, 310k balance. How does that work without taxes?',
    'Left corporate at 52 with 480k in the 401k. How do I get at 40k a year before 59.5?',
  ])
    expect([message, topic(message)]).toEqual([message, 'rollover_401k'])
  expect(topic('I got 200 shares of company stock, hold or sell?')).not.toBe('rollover_401k')
})

test('the kind of the plan at a new job is not that of the old one', () => {
  const { facts } = understand('new job has a 403b', { today: '2026-11-20', topic: 'rollover_401k' })
  expect(facts).toEqual({ accountType: ['403b'], hasWorkplacePlan: true })
})

test('small plans and those of a spouse that will be forced out are read with what they hold', () => {
  const facts = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(facts('two little 401ks, 8k and 4,100. One sent a letter that they will move it').oldPlans).toEqual([
    { balance: 8_000 },
    { balance: 4_100 },
  ])
  expect(
    facts("My husband's former employer sent a notice: his $5,200 account will be forced out. He's 33."),
  ).toMatchObject({ amount: 5_200, planOwner: 'spouse', spouseAge: 33 })
  const simple = facts(
    'Quit my job, 45, a SIMPLE IRA with 18k that I started 14 months ago. New place has a 401k, can I roll the simple into it?',
  )
  expect(simple).toMatchObject({ planType: 'simple_ira', amount: 18_000, simpleStartDate: '2025-09-20' })
  expect(simple.pretaxIraBalance).toBeUndefined()
})

test('the Roth part of a plan that is to be moved is read out of its brackets', () => {
  const { facts } = understand(
    '62, retired last month with 380k in a 403b, some of it Roth (about 50k). Move to Vanguard?',
    { today: '2026-11-20' },
  )
  expect(facts).toMatchObject({ amount: 380_000, rothPlanBalance: 50_000 })
})

test('whether money could be taken out of the new account one day is no wish to cash the old one out', () => {
  const considers = (message: string) => understand(message, { today: '2026-11-20' }).facts.considersCashOut
  expect(
    considers('Roll my old 401k to a Roth IRA? Then will I be able to withdraw it without a penalty?'),
  ).toBeUndefined()
  expect(considers('Roll my old 401k over, or just withdraw it and pay my card?')).toBe(true)
})

test('the value told right before a cost basis is that of the company stock, not of the plan', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' }).facts
  const stock = read(
    'I hold some company stock in my old 401k. The statement shows a value of 8,200. Under it stands a cost basis of 3,100. Roll it over?',
  )
  expect(stock).toMatchObject({ employerStockValue: 8_200, employerStockBasis: 3_100 })
  expect(stock.amount).toBeUndefined()
  const beside = read(
    'For somebody with 300k in company stock it pays. My old 401k shows company stock at a value of 8,200. Under it stands a cost basis of 3,100. Roll it over?',
  )
  expect([beside.amount, beside.employerStockValue]).toEqual([undefined, 8_200])
  const whole = read(
    'My old 401k has a total value of 90,000 with company stock at a cost basis of 3,100. Roll it over?',
  )
  expect(whole.employerStockValue).toBeUndefined()
})

test('several old plans are read one by one, each with the place that was named', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(
    read(
      'I have 3 old 401(k)s: 18k at Fidelity, 9k at Vanguard and 41k at my last job. Should I roll them together?',
    ).oldPlans,
  ).toEqual([
    { balance: 18_000, name: 'Fidelity' },
    { balance: 9_000, name: 'Vanguard' },
    { balance: 41_000 },
  ])
  expect(
    read('I have two old 401ks, one with 25k and one with 60k. What should I do with them?').oldPlans,
  ).toEqual([{ balance: 25_000 }, { balance: 60_000 }])
  expect(
    read('I have 401k with former employers: 30,000, 12,500 and 8,000. Should I consolidate?').oldPlans,
  ).toEqual([{ balance: 30_000 }, { balance: 12_500 }, { balance: 8_000 }])
  expect(read('I have 40k in an old 401k. Roll over?').oldPlans).toBeUndefined()
})
