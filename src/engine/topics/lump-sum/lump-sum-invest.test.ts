import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { randomHousehold } from '../../random-household-for-tests.ts'
import { plainText } from '../../say.ts'
import type { DraftContext } from '../topic.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const today = '2026-11-20'
const sketch = sketchContext(draftContext(today))
const draft = (household: Household, context: DraftContext = sketch) =>
  wholePlan(lumpSumInvest, household, context)
const parts = (plan: Draft) => plan.allocations.map(({ label, amount }) => [plainText(label), amount])
const figure = (plan: Draft, id: string) => plan.figures.find((one) => one.id === id)?.value
const checkOf = (plan: Draft, id: string) => plan.checks.find((check) => check.id === id)
const stepIds = (plan: Draft) => plan.nextSteps.map(({ id }) => id)
const other = (plan: Draft, id: string) => plan.alternatives.find((alternative) => alternative.id === id)

const settled: Household = {
  amount: 100_000,
  goal: 'retirement',
  age: 40,
  filingStatus: 'single',
  income: 100_000,
  monthlyExpenses: 4_000,
  savings: 20_000,
  earners: 1,
  numDependents: 0,
  incomeStability: 'steady',
  debts: [],
  hasWorkplacePlan: false,
}

test('money goes in one order: owed, starter, match, costly debts, fund, HSA, 401(k) before tax, IRA, middle debts, rest', () => {
  const plan = draft({
    ...settled,
    amount: 150_000,
    savings: 0,
    retirementAge: 60,
    pastDueBills: 900,
    taxOwedOnMoney: 5_000,
    moneySource: 'bonus',
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.03,
    hasWorkplacePlan: true,
    hsaEligible: true,
    debts: [
      { kind: 'student_loan', balance: 12_000, rate: 0.07, minPayment: 140 },
      { kind: 'credit_card', balance: 6_000, rate: 0.24, minPayment: 180 },
      { kind: 'personal', balance: 3_000, rate: 0.29, minPayment: 100 },
      { kind: 'auto', balance: 9_000, rate: 0.03, minPayment: 200 },
    ],
  })
  const order = plan.figures.filter(({ id }) => id.startsWith('part.')).map(({ id, value }) => [id, value])
  expect(order).toEqual([
    ['part.past-due', 900],
    ['part.tax', 5_000],
    // The least deductible of a health plan that allows an HSA, 2026: Rev. Proc. 2025-19.
    ['part.starter', 1_700],
    // 3 % of 100,000 less 22 %, and less what it brings back of the deduction of loan interest: what the pay checks shrink by.
    ['part.match', 2_303],
    // The highest rate first.
    ['part.debt.2.balance', 3_000],
    ['part.debt.1.balance', 6_000],
    // 4 months × (4,000 − 420 of the card and the two loans that the sum ends) − 1,700.
    ['part.cushion', 12_620],
    ['part.hsa', 4_400],
    // Traditional is clearly better here, and at this income an IRA would not be deducted: the plan comes before it.
    // The limit holds for both: (24,500 − 3,000 now − 3,000 for the match) less 22 %.
    ['part.deferral', 14_319],
    ['part.ira.own.conversion', 7_500],
    ['part.debt.0.balance', 12_000],
    ['part.rest', 80_258],
  ])
})

test('a debt below the low rate is left to its payments', () => {
  const plan = draft({ ...settled, debts: [{ kind: 'auto', balance: 9_000, rate: 0.03 }] })
  expect(parts(plan).some(([label]) => String(label).includes('car'))).toBe(false)
  expect(other(plan, 'debts')).toBeUndefined()
})

test('between the low and the high rate both ways are shown, with the odds', () => {
  const paid = draft({
    ...settled,
    debts: [{ kind: 'student_loan', balance: 20_000, rate: 0.06, minPayment: 222 }],
  })
  expect(plainText(other(paid, 'debts')?.title ?? '')).toBe('Invest it and pay the student loan as agreed')
  expect(plainText(other(paid, 'debts')?.difference ?? '')).toMatch(/ahead in \d+ of 100 futures/)
  const kept = draft({ ...settled, debts: [{ kind: 'auto', balance: 20_000, rate: 0.045, minPayment: 400 }] })
  expect(plainText(other(kept, 'debts')?.title ?? '')).toBe('Pay off the car loan first')
})

// At 100,000 of pay 15 % above 150 % of the guideline is 951 a month: 90,000 at 9 % is not paid off by 120 of them.
const indebted: Household = { ...settled, amount: 150_000 }

test('a federal loan on the way to forgiveness is never paid ahead', () => {
  const loan: Household['debts'] = [{ kind: 'student_loan', balance: 90_000, rate: 0.09 }]
  expect(parts(draft({ ...indebted, debts: loan }))).toContainEqual(['Pay off the student loan', 90_000])
  expect(parts(draft({ ...indebted, debts: loan, publicServiceJob: true }))).not.toContainEqual([
    'Pay off the student loan',
    90_000,
  ])
  const ofBank: Household['debts'] = [
    { kind: 'student_loan', loanType: 'private', balance: 90_000, rate: 0.09 },
  ]
  expect(parts(draft({ ...indebted, debts: ofBank, publicServiceJob: true }))).toContainEqual([
    'Pay off the student loan',
    90_000,
  ])
})

// P.L. 119-21 sec. 82001: Parent PLUS has income-driven plans only when it was consolidated in time, and never RAP.
test('a Parent PLUS of a public servant is paid ahead unless it was consolidated in time into ICR or IBR', () => {
  const debts: Household['debts'] = [
    { kind: 'student_loan', loanType: 'parent_plus', balance: 90_000, rate: 0.09 },
  ]
  const isPaid = (facts: Household) =>
    parts(draft({ ...indebted, debts, publicServiceJob: true, ...facts })).some(
      ([label, amount]) => label === 'Pay off the Parent PLUS loan' && amount === 90_000,
    )
  expect(isPaid({})).toBe(true)
  expect(isPaid({ incomeDrivenPlan: 'icr' })).toBe(true)
  expect(isPaid({ parentPlusConsolidated: true })).toBe(false)
  expect(isPaid({ parentPlusConsolidated: true, incomeDrivenPlan: 'icr' })).toBe(false)
  // The plan that was told is not open to it; one that forgives it still is, as the debt plan says.
  expect(isPaid({ parentPlusConsolidated: true, incomeDrivenPlan: 'rap' })).toBe(false)
})

test('money that is needed within three years stays out of stocks', () => {
  const plan = draft({ ...settled, goal: 'home', horizonYears: 1.5 })
  expect(parts(plan)).toEqual([['Treasury bills and insured savings', 100_000]])
  expect(figure(plan, 'share.stocks')).toBe(0)
  expect(plan.oddsLabel).toBeUndefined()
  expect(stepIds(plan)).toContain('home-papers')
})

test('between three and seven years it is a blend, beyond that mostly stocks', () => {
  const stocks = (horizonYears: number) =>
    figure(draft({ ...settled, goal: 'general', horizonYears }), 'share.stocks')
  expect(stocks(5)).toBeCloseTo(0.35, 10)
  expect(stocks(25)).toBeCloseTo(0.9, 10)
})

test('pay over the limit takes the way by conversion', () => {
  const covered: Household = { ...settled, hasWorkplacePlan: true }
  const plan = draft({ ...covered, income: 200_000, monthlyExpenses: 4_000 })
  expect(parts(plan)).toContainEqual(['Your Roth IRA, by conversion', 7_500])
  expect(checkOf(plan, 'ira')?.status).toBe('warn')
  // 160,000 lies in the middle of the range of a single person: 4,000 directly, the rest by conversion.
  const between = draft({ ...covered, income: 160_000 })
  expect(parts(between)).toContainEqual(['Your Roth IRA', 4_000])
  expect(parts(between)).toContainEqual(['Your Roth IRA, by conversion', 3_500])
})

test('without pay there is no IRA', () => {
  const plan = draft({ ...settled, income: 0, employment: 'retired', age: 66 })
  expect(parts(plan).some(([label]) => String(label).includes('IRA'))).toBe(false)
})

test('from 50 on the catch-up is in the limits', () => {
  const covered: Household = { ...settled, hasWorkplacePlan: true }
  expect(parts(draft({ ...covered, age: 50 }))).toContainEqual(['Your Roth IRA', 8_600])
})

// IRC §219(g): beside a plan at work the deduction of a single person is gone at 91,000 in 2026; without one it stays.
test('the IRA is of the kind that Roth vs Traditional finds better, where a deduction is certain', () => {
  const traditional = ['Your traditional IRA', 7_500]
  expect(parts(draft(settled))).toContainEqual(traditional)
  expect(parts(draft({ ...settled, income: 78_000, hasWorkplacePlan: true }))).toContainEqual(traditional)
  const { hasWorkplacePlan, ...unsaid } = settled
  for (const household of [
    unsaid,
    { ...settled, hasWorkplacePlan: true },
    { ...settled, age: 25, income: 45_000 },
  ])
    expect(parts(draft(household))).toContainEqual(['Your Roth IRA', 7_500])
})

test('an inherited IRA of 2026 is left inside but for a tenth, and empty by 2036', () => {
  const plan = draft({ ...settled, amount: 180_000, moneySource: 'inherited_ira', ownerDeathYear: 2026 })
  expect([figure(plan, 'inherited.withdrawal'), figure(plan, 'inherited.deadline')]).toEqual([18_000, 2036])
  expect(parts(plan)[0]).toEqual(['Stays in the inherited IRA', 162_000])
  expect(figure(plan, 'inherited.saved')).toBeGreaterThan(0)
  expect(stepIds(plan)).toContain('inherited.transfer')
  expect(stepIds(plan)).not.toContain('park')
})

/** An heir of 48 in California, whose father died in 2025 when his withdrawals had begun. */
const heir: Household = {
  ...settled,
  amount: 200_000,
  age: 48,
  income: 150_000,
  state: 'CA',
  hasWorkplacePlan: true,
  moneySource: 'inherited_ira',
  inheritedFrom: 'parent',
  ownerDeathYear: 2025,
  ownerTookWithdrawals: true,
}
const rothIn = (plan: Draft) => parts(plan).filter(([label]) => String(label).startsWith('Your Roth IRA'))

// 200,000 over the ten years 2026 to 2035 is 20,000. IRC §408A(c)(3) in 2026: nothing directly from 168,000 of income,
// all of it to 153,000, between them in proportion. 150,000 + 20,000 = 170,000; 141,000 + 20,000 = 161,000, of which
// 8,000 of 15,000 are used: 7,500 × 7 ÷ 15 = 3,500. Their plan at work is full: 24,500 more of pay is not in that income.
test('the withdrawal of the year from an inherited IRA counts for the limit of a Roth IRA', () => {
  const full: Household = { ...heir, income: 150_000 + 24_500, filledAccounts: ['plan'] }
  expect(rothIn(draft(full))).toEqual([['Your Roth IRA, by conversion', 7_500]])
  expect(rothIn(draft({ ...full, income: 141_000 + 24_500 }))).toEqual([
    ['Your Roth IRA', 3_500],
    ['Your Roth IRA, by conversion', 4_000],
  ])
  expect(checkOf(draft(full), 'cliffs')).toBeUndefined()
  // The first withdrawal after a death of this year belongs to the next; 200,000 ÷ 38.1 from a Roth IRA is no income.
  expect(rothIn(draft({ ...full, ownerDeathYear: 2026 }))).toEqual([['Your Roth IRA', 7_500]])
  const roth: Household = { ...full, inheritedFrom: 'close_age', inheritedRoth: true }
  expect(rothIn(draft(roth))).toEqual([['Your Roth IRA', 5_250]])
})

// 24% of 20,000 is 4,800 (taxable 133,900 to 153,900, all between 105,700 and 201,775); California's 9.3% of it is
// 1,860 (144,294 to 164,294, all between 70,606 and 360,659 of its table of 2024, which only rises).
test('federal and state tax of the first withdrawal are set aside', () => {
  const plan = draft(heir)
  expect(parts(plan)).toContainEqual(['Tax on the first withdrawal', 6_660])
  expect(figure(plan, 'inherited.tax.state')).toBe(1_860)
  expect(parts(draft({ ...heir, state: 'TX' }))).toContainEqual(['Tax on the first withdrawal', 4_800])
})

// The single life table gives 38.1 years at 48: 200,000 ÷ 38.1 = 5,249.3, so 5,250.
test('money out of an inherited IRA is used after its first withdrawal, which is taken in the year it counts for', () => {
  const { nextSteps } = draft({ ...heir, amount: 800_000, savings: 0 })
  const due = (id: string) => nextSteps.find((step) => step.id === id)?.dueDate ?? ''
  expect(due('inherited.withhold')).toBe('2026-12-31')
  for (const id of ['cushion', 'deferral']) expect(due(id) > '2026-12-31').toBe(true)
  const required = draft(heir).nextSteps.find(({ id }) => id === 'inherited.withhold')
  expect(required?.dueDate).toBe('2026-12-31')
  expect(plainText(required?.title ?? '')).toBe('Take $20,000 a year and have the tax withheld')
  expect(plainText(required?.why ?? '')).toContain(
    'Of that at least $5,250 a year is due from you in every year',
  )
})

test('an inherited IRA of 2020 has five years left, in 2031 all of it is due', () => {
  const left = (on: string) =>
    figure(
      draft({ ...settled, moneySource: 'inherited_ira', ownerDeathYear: 2020 }, { ...sketch, today: on }),
      'inherited.years',
    )
  expect([left('2026-11-20'), left('2030-11-20'), left('2031-11-20')]).toEqual([5, 1, 1])
})

test('a spouse keeps all of an inherited IRA, an heir about as old draws by life expectancy', () => {
  const spouse = draft({ ...settled, moneySource: 'inherited_ira', inheritedFrom: 'spouse' })
  expect(parts(spouse)).toEqual([['Stays in the inherited IRA', 100_000]])
  // Pub. 590-B, single life table: 44.8 years at 41, the age in the year after a death of this year.
  const peer: Household = { ...settled, moneySource: 'inherited_ira', inheritedFrom: 'close_age' }
  const lately = draft({ ...peer, age: 40, ownerDeathYear: 2026 })
  expect(figure(lately, 'inherited.period')).toBe(44.8)
  expect(figure(lately, 'inherited.withdrawal')).toBe(2_233)
  // Died in 2024: 44.8 at 41 in 2025, one year less in 2026.
  expect(figure(draft({ ...peer, age: 42, ownerDeathYear: 2024 }), 'inherited.period')).toBe(43.8)
})

// IRC §401(a)(9)(E)(ii)(V): 62 and 58 in the year of the death are four years apart, 75 and 58 seventeen.
test('a brother or sister keeps a lifetime where the ages fit, and is told of it where they are not known', () => {
  const heir: Household = {
    ...settled,
    age: 58,
    moneySource: 'inherited_ira',
    inheritedFrom: 'sibling',
    ownerDeathYear: 2026,
  }
  const close = draft({ ...heir, ownerAgeAtDeath: 62 })
  // Pub. 590-B, single life table: 28.0 years at 59.
  expect(figure(close, 'inherited.period')).toBe(28)
  expect(figure(close, 'inherited.deadline')).toBeUndefined()
  expect(figure(draft({ ...heir, ownerAgeAtDeath: 75 }), 'inherited.deadline')).toBe(2036)
  const unknown = draft(heir)
  expect(figure(unknown, 'inherited.deadline')).toBe(2036)
  const detail = unknown.checks.find(({ id }) => id === 'inherited')?.detail ?? ''
  expect(plainText(detail)).toContain('not more than 10 years younger than the owner may take it over')
})

test('an inherited Roth IRA waits for its deadline untaxed', () => {
  const plan = draft({ ...settled, moneySource: 'inherited_ira', inheritedRoth: true })
  expect(parts(plan)).toEqual([['Stays in the inherited IRA', 100_000]])
  expect(figure(plan, 'inherited.tax')).toBe(0)
})

// Pub. 590-B, single life table: 11.2 at 80, the owner's age in the year of the death, and one less for each year since.
test('an estate draws over the remaining years of an owner who had begun, else it has five years', () => {
  const estate: Household = {
    ...settled,
    moneySource: 'inherited_ira',
    inheritedFrom: 'estate',
    ownerDeathYear: 2024,
  }
  const begun = draft({ ...estate, ownerTookWithdrawals: true, ownerAgeAtDeath: 80 })
  expect(figure(begun, 'inherited.period')).toBeCloseTo(9.2, 9)
  expect(figure(begun, 'inherited.withdrawal')).toBe(Math.ceil(100_000 / 9.2))
  expect(figure(begun, 'inherited.deadline')).toBeUndefined()
  expect(plainText(checkOf(begun, 'inherited')?.detail ?? '')).toContain('expected the owner to live')
  for (const other of [
    { ownerTookWithdrawals: false },
    { ownerTookWithdrawals: true, inheritedRoth: true },
    {},
  ])
    expect(figure(draft({ ...estate, ...other }), 'inherited.deadline')).toBe(2029)
  // Untold, the five years stand, and the longer way is named.
  expect(plainText(checkOf(draft(estate), 'inherited')?.detail ?? '')).toContain('remaining life expectancy')
  // The rules for people changed in 2020; an estate's did not.
  expect(figure(draft({ ...estate, ownerDeathYear: 2019 }), 'inherited.deadline')).toBe(2024)
})

test('refusing an inheritance is a dated step while the nine months can still run', () => {
  const refusal = (household: Household, on = today) =>
    draft({ ...settled, moneySource: 'inheritance', ...household }, { ...sketch, today: on }).nextSteps.find(
      ({ id }) => id === 'refuse',
    )
  // Died in 2026, by today: over between 2026-10-01 and nine months from today.
  expect(refusal({ ownerDeathYear: 2026 }, '2026-05-10')?.dueDate).toBe('2026-10-01')
  expect(refusal({ ownerDeathYear: 2026 })?.dueDate).toBe('2026-11-23')
  expect(plainText(refusal({ ownerDeathYear: 2026 })?.why ?? '')).toContain('Aug 20, 2027')
  expect(refusal({ ownerDeathYear: 2025 }, '2026-09-30')).toBeDefined()
  expect(refusal({ ownerDeathYear: 2025 }, '2026-10-01')).toBeUndefined()
  expect(refusal({ ownerDeathYear: 2026, moneySource: 'inherited_ira' })).toBeDefined()
  expect(refusal({})).toBeUndefined()
  expect(refusal({ ownerDeathYear: 2026, moneySource: 'gift' })).toBeUndefined()
})

// Nine months after March 3 are December 3; the step comes a month before, or in a few days when that is past.
test('with the day of the death, the last day to refuse is one day', () => {
  const refusal = (ownerDeathDay: string, on = today) =>
    draft({ ...settled, moneySource: 'inheritance', ownerDeathDay }, { ...sketch, today: on }).nextSteps.find(
      ({ id }) => id === 'refuse',
    )
  expect(plainText(refusal('2026-03-03')?.title ?? '')).toContain('by Dec 3, 2026')
  expect(refusal('2026-03-03')?.dueDate).toBe('2026-11-23')
  expect(refusal('2026-09-15', '2026-11-20')?.dueDate).toBe('2027-05-16')
  expect(refusal('2026-02-19')).toBeUndefined()
  expect(refusal('2026-02-20')?.dueDate).toBe('2026-11-20')
})

// Born in 1953, at 73 in 2026: the starting age is 73. Born in 1955, at 71: it is not reached.
test('the owner’s age at death tells whether a withdrawal is due every year', () => {
  const heir = (facts: Household) =>
    draft({
      ...settled,
      moneySource: 'inherited_ira',
      inheritedFrom: 'parent',
      ownerDeathYear: 2026,
      ...facts,
    })
  const required = (facts: Household) => figure(heir(facts), 'inherited.required')
  expect(required({ ownerAgeAtDeath: 73 })).toBeDefined()
  expect(required({ ownerAgeAtDeath: 71 })).toBeUndefined()
  expect(required({ ownerAgeAtDeath: 71, ownerTookWithdrawals: true })).toBeDefined()
  expect(required({})).toBeDefined()
  // An estate of an owner of 80 may take 10.2 years from the year after, of one of 66 five.
  const estate = { inheritedFrom: 'estate' } as const
  expect(figure(heir({ ...estate, ownerAgeAtDeath: 80 }), 'inherited.period')).toBeCloseTo(10.2, 9)
  expect(figure(heir({ ...estate, ownerAgeAtDeath: 66 }), 'inherited.deadline')).toBe(2031)
})

test('the summary of a sale without its tax says that none is taken off', () => {
  const said = (household: Household) => plainText(draft({ ...settled, ...household }).summary)
  const open = 'No tax is taken off this money yet'
  expect(said({ moneySource: 'stock_sale' })).toContain(open)
  expect(said({ moneySource: 'home_sale' })).toContain(open)
  expect(said({ moneySource: 'stock_sale', taxOwedOnMoney: 4_000 })).not.toContain(open)
  expect(said({ moneySource: 'stock_sale', taxRateOnMoney: 0.1 })).not.toContain(open)
  expect(said({ moneySource: 'gift' })).not.toContain(open)
})

// 31 CFR 359.6, 359.7, 363.52.
test('where I bonds are named, so are their lock and the most that a person may buy', () => {
  const bills = draft({ ...settled, horizonYears: 2, goal: 'home' }).nextSteps.find(
    ({ id }) => id === 'bills',
  )
  expect(plainText(bills?.how ?? '')).toContain(
    'I bonds cannot be cashed for 12 months, lose the last 3 months of interest before 5 years, and each person may buy at most $10,000',
  )
})

test('who would sell after a fall invests a large sum on fixed days', () => {
  const plan = draft({ ...settled, riskTolerance: 'conservative' })
  const step = plan.nextSteps.find(({ id }) => id === 'invest')
  expect(plainText(step?.how ?? '')).toContain('Dec 20, 2026, Jan 20, 2027 and Feb 20, 2027')
  expect(other(plan, 'at-once')?.kind).toBe('other')
  const holds = draft({ ...settled, riskTolerance: 'conservative', retirementSavings: 500_000 })
  expect(other(holds, 'averaging')?.kind).toBe('other')
})

test('the Marketplace limit is named to those who may have such cover', () => {
  const plan = draft({
    ...settled,
    employment: 'retired',
    age: 62,
    income: 0,
    pensionMonthly: 4_800,
    ssMonthly: 0,
    marketplaceCoverage: true,
  })
  // 4 × 15,650 for one person in 2026.
  expect(figure(plan, 'marketplace.limit')).toBe(62_600)
  expect(checkOf(plan, 'marketplace')?.status).toBe('warn')
  expect(checkOf(draft(settled), 'marketplace')).toBeUndefined()
})

test('a Medicare surcharge is named from the look-back on', () => {
  expect(checkOf(draft({ ...settled, age: 62 }), 'medicare')).toBeUndefined()
  expect(checkOf(draft({ ...settled, age: 63 }), 'medicare')?.status).toBe('pass')
  expect(checkOf(draft({ ...settled, age: 63, income: 120_000 }), 'medicare')?.status).toBe('warn')
})

test('required withdrawals are told to those near them', () => {
  expect(checkOf(draft({ ...settled, age: 69, retirementSavings: 300_000 }), 'required')).toBeUndefined()
  const plan = draft({ ...settled, age: 74, employment: 'retired', retirementSavings: 255_000 })
  // 255,000 ÷ 25.5 at 74.
  expect([figure(plan, 'required.amount'), checkOf(plan, 'required')?.status]).toEqual([10_000, 'act'])
})

test('the whole ledger measures every way alike', () => {
  const plan = draft({
    ...settled,
    debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.22, minPayment: 250 }],
  })
  const labels = plan.alternatives.map(({ ledger }) => ledger.map(({ label }) => label))
  expect(new Set(labels.map((row) => row.join('|'))).size).toBe(1)
  expect(plan.alternatives.map(({ kind }) => kind).slice(0, 2)).toEqual(['recommended', 'current'])
  expect(plan.alternatives.length).toBeGreaterThanOrEqual(3)
  expect(plan.alternatives.length).toBeLessThanOrEqual(5)
  // Paying 22 % beats any mix, so the plan ends ahead of investing every dollar.
  expect(Number(figure(plan, 'ledger.plan.middle'))).toBeGreaterThan(Number(figure(plan, 'ledger.bank')))
  expect(figure(plan, 'ledger.plan.interest')).toBe(0)
})

test('more money at the same allocation and horizon never lowers the median', () => {
  fc.assert(
    fc.property(
      randomHousehold,
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 1, max: 1e6 }),
      (told, amount, more) => {
        const { moneySource: _source, ...household } = told
        const middle = (dollars: number) =>
          Number(figure(draft({ ...household, amount: dollars }), 'outcome.middle') ?? 0)
        expect(middle(amount + more)).toBeGreaterThanOrEqual(middle(amount) * (1 - 1e-6))
      },
    ),
    { numRuns: 30 },
  )
}, 240_000)

test('a worse market never raises success', () => {
  const worse: DraftContext = { ...sketch, bank: (years) => sketch.bank(years, 'pessimistic') }
  fc.assert(
    fc.property(randomHousehold, (household) => {
      const [expected, gloomy] = [draft(household), draft(household, worse)]
      for (const id of ['odds', 'outcome.middle', 'outcome.weak']) {
        const value = figure(expected, id)
        if (value !== undefined) expect(Number(figure(gloomy, id))).toBeLessThanOrEqual(Number(value))
      }
      if (figure(expected, 'outcome.middle') !== undefined)
        expect(Number(figure(expected, 'outcome.pessimistic'))).toBeLessThanOrEqual(
          Number(figure(expected, 'outcome.middle')),
        )
    }),
    { numRuns: 30 },
  )
}, 240_000)

test('a retired household that spends 30,000 more a year than its benefits is told that 100,000 lasts 3.3 years', () => {
  const household: Household = {
    amount: 100_000,
    age: 66,
    employment: 'retired',
    ssMonthly: 2_500,
    monthlyExpenses: 5_000,
  }
  const draft = wholePlan(lumpSumInvest, household, sketchContext(draftContext('2026-11-20')))
  // 100,000 ÷ (12 × (5,000 − 2,500)) = 3.33.
  expect(draft.figures.find(({ id }) => id === 'lasting.years')?.value).toBe(3.3)
  expect(draft.checks[0]).toMatchObject({ id: 'lasting', status: 'act' })
})

test('a benefit that begins later narrows the gap from its year on', () => {
  const years = (from: Household) =>
    figure(
      draft({
        amount: 60_000,
        employment: 'retired',
        age: 61,
        savings: 0,
        retirementSavings: 30_000,
        monthlyExpenses: 3_000,
        ssMonthly: 2_000,
        ...from,
      }),
      'lasting.years',
    )
  // 90,000 at 12,000 a year; from 63 on only: two years at 36,000 leave 18,000, a year and a half at 12,000.
  expect(years({})).toBe(7.5)
  expect(years({ ssFromAge: 63 })).toBe(3.5)
})

test('a sum that all goes to the emergency fund has no years to it', () => {
  const plan = draft({ amount: 8_000, savings: 0, monthlyExpenses: 4_000, age: 38, debts: [] })
  expect(parts(plan)).toEqual([['Emergency fund', 8_000]])
  expect(plainText(plan.horizonLabel)).toBe('Ready at any time')
})

test('an account that is filled each year is not filled again', () => {
  const household: Household = { ...settled, hasWorkplacePlan: true, hsaEligible: true }
  const idsOf = (more: Household) =>
    draft({ ...household, ...more }).allocations.map(({ label }) => plainText(label))
  const all = idsOf({})
  expect(all).toEqual(expect.arrayContaining(['Your Roth IRA', 'Health savings account (HSA)']))
  const left = idsOf({ filledAccounts: ['ira', 'hsa', 'plan'] })
  expect(left.filter((label) => /IRA|HSA|401\(k\)/.test(label))).toEqual([])
})

// 12 × 300 of 7,500 is in it already.
test('what goes into an IRA each month leaves so much less room', () => {
  const ira = draft({ ...settled, iraMonthly: 300 }).allocations.find(({ label }) =>
    plainText(label).includes('IRA'),
  )
  expect(ira?.amount).toBe(3_900)
})

// The limit of an ABLE account is 20,000 in 2026, IRC §529A(b)(2)(B): 60,000 − 20,000 = 40,000 for the trust.
test('money for someone on SSI goes into an ABLE account and a trust, and none into his own name', () => {
  const onBenefits: Household = {
    amount: 60_000,
    moneySource: 'inheritance',
    ownerDeathYear: 2026,
    age: 30,
    filingStatus: 'single',
    receivesBenefits: true,
    savings: 1_200,
    monthlyExpenses: 1_000,
  }
  for (const household of [onBenefits, { ...onBenefits, income: 0 }]) {
    const plan = draft(household)
    expect(parts(plan)).toEqual([
      ['ABLE account', 20_000],
      ['Special-needs trust', 40_000],
    ])
    expect(stepIds(plan).slice(0, 3)).toEqual(['benefits', 'trust', 'able'])
    for (const id of ['park', 'refuse', 'invest', 'cushion']) expect(stepIds(plan)).not.toContain(id)
    for (const id of ['match', 'cushion', 'workplace', 'pay-gap']) expect(checkOf(plan, id)).toBeUndefined()
    expect(plainText(JSON.stringify(plan.checks))).not.toContain('can refuse it within')
  }
  // A little pay goes with SSI: 9,000 is below the guideline of 15,960 for one person in 2026.
  expect(parts(draft({ ...onBenefits, income: 9_000 }))[0]).toEqual(['ABLE account', 20_000])
  // Who earns, or has children, may get benefits that look at income alone, or at a child’s savings.
  for (const more of [{ income: 30_000 }, { numDependents: 1 }])
    expect(parts(draft({ ...onBenefits, ...more })).map(([label]) => label)).not.toContain('ABLE account')
})

// 42 USC 1382(a)(3)(A): 3,000 for a couple. 42 USC 1396p(d)(4)(A): a trust of one's own money is set up before 65.
test('a couple on SSI is protected by the limit of a couple, and from 65 on no trust of one’s own is named', () => {
  const both: Household = {
    amount: 30_000,
    moneySource: 'inheritance',
    age: 50,
    spouseAge: 52,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    receivesBenefits: true,
  }
  const couple = draft(both)
  expect(parts(couple)).toEqual([
    ['ABLE account', 20_000],
    ['Special-needs trust', 10_000],
  ])
  expect(plainText(couple.summary)).toMatch(/^First of all: SSI ends above \$3,000 of savings of a couple/)
  expect(figure(couple, 'agi.estimated')).toBe(0)
  const old = draft({ ...both, age: 70, spouseAge: 71 })
  expect(parts(old)[1]).toEqual(['Spent on what does not count, or a pooled trust', 10_000])
  expect(figure(old, 'invested')).toBe(20_000)
  expect(plainText(JSON.stringify(old.nextSteps))).not.toContain('first-party special-needs trust')
})

// 42 CFR 435.603(g): Medicaid and CHIP by income alone, as of a family that earns, look at no savings.
test('of who earns, which benefit it is comes before any lawyer', () => {
  const plan = draft({ ...settled, moneySource: 'inheritance', receivesBenefits: true })
  expect(plainText(plan.summary)).toMatch(/^First of all, find out which benefit it is\./)
  expect(plainText(plan.nextSteps[0]?.title ?? '')).toMatch(/^Find out which benefit it is/)
  expect(plainText(checkOf(plan, 'benefits')?.title ?? '')).toMatch(/^Find out which benefit it is/)
})

test('where SSI or Medicaid is at stake, the lawyer comes before the money, in the summary as in the steps', () => {
  const plan = draft({ ...settled, moneySource: 'inheritance', receivesBenefits: true, cannotWork: true })
  expect(stepIds(plan)[0]).toBe('benefits')
  expect(plainText(plan.summary)).toMatch(/^First of all: SSI ends above \$2,000/)
  expect(checkOf(plan, 'benefits')?.status).toBe('act')
  expect(plainText(draft(settled).summary)).not.toContain('SSI')
})

test('what a broker’s failure leaves protected is law, not an assumption', () => {
  const protection = draft(settled).figures.filter(({ id }) => id.startsWith('broker.'))
  expect(protection.map(({ value, origin }) => [value, origin])).toEqual([
    [500_000, 'law'],
    [250_000, 'law'],
  ])
})

test('a broker is protected apart from a bank, and not against markets', () => {
  const insured = (household: Household) => plainText(checkOf(draft(household), 'insured')?.detail ?? '')
  expect(insured(settled)).toContain('SIPC replaces up to $500,000')
  expect(insured({ ...settled, goal: 'home', horizonYears: 2 })).not.toContain('SIPC')
})

const widowed: Household = {
  ...settled,
  maritalStatus: 'widowed',
  moneySource: 'life_insurance',
  age: 44,
  income: 52_000,
  dependents: [9, 13],
  numDependents: 2,
}

test('a widow with children is told of survivor benefits, her filing, his accounts and new names', () => {
  const plan = draft(widowed)
  const ids = ['survivors', 'survivors.status', 'survivors.accounts', 'survivors.names']
  expect(ids.map((id) => checkOf(plan, id)?.status)).toEqual(['act', 'warn', 'act', 'act'])
  // 42 USC 403(f): half of (52,000 − 24,480), the exempt amount of 2026.
  expect(figure(plan, 'survivors.withheld')).toBe(13_760)
  expect(figure(plan, 'surviving-spouse.years')).toBe(2)
  expect(stepIds(plan)).toContain('survivors.apply')
})

test('who says when the spouse died is counted with a couple’s brackets, and told until when', () => {
  const { filingStatus: _told, ...rest } = widowed
  const text = (spouseDeathYear: number) => {
    const detail = checkOf(draft({ ...rest, spouseDeathYear }), 'survivors.status')?.detail
    return detail === undefined ? undefined : plainText(detail)
  }
  expect(text(2025)).toContain('The plan counts you so; it holds through 2027')
  expect(text(2022)).toBeUndefined()
})

test('what waits for a decision is not invested within months of a death', () => {
  const day = (household: Household) => draft(household).nextSteps.find(({ id }) => id === 'invest')?.dueDate
  expect(day(widowed)).toBe('2027-05-20')
  expect(day({ ...widowed, moneySource: 'savings' })).toBe('2026-12-21')
})

test('a widower of 67 without children is told of the two benefits, and not of a child’s', () => {
  const plan = draft({ ...widowed, age: 67, dependents: [], numDependents: 0 })
  expect(JSON.stringify(checkOf(plan, 'survivors'))).toContain('change to the other later')
  expect(figure(plan, 'survivors.child-share')).toBeUndefined()
  expect(checkOf(plan, 'survivors.status')).toBeUndefined()
})

test('who was widowed and asks about savings is told nothing of a death', () => {
  expect(checkOf(draft({ ...widowed, moneySource: 'savings' }), 'survivors')).toBeUndefined()
})

test('an heir of an earlier year is asked for the years since, and not told of a time that is over', () => {
  const ira = (ownerDeathYear: number) =>
    draft({
      ...settled,
      moneySource: 'inherited_ira',
      inheritedFrom: 'parent',
      ownerDeathYear,
      ownerTookWithdrawals: true,
    })
  const words = (plan: Draft) => plainText(JSON.stringify([plan.checks, plan.nextSteps]))
  expect(words(ira(2026))).toContain('withdrawal for the year of the death')
  expect(words(ira(2026))).toContain('refuse it within 9 months')
  expect(words(ira(2022))).not.toContain('refuse it within')
  expect(words(ira(2022))).toContain('Form 5329')
})

test('who is divorced is told to take cash under the court order before a rollover', () => {
  const plan = draft({ ...settled, maritalStatus: 'divorced' })
  expect(JSON.stringify(checkOf(plan, 'divorce'))).toContain('before you roll the rest over')
  expect(checkOf(draft(settled), 'divorce')).toBeUndefined()
})

test('a home loan that costs more than the mix may earn gets what accounts leave, and one that costs less gets none', () => {
  const withLoan = (rate: number) =>
    draft({
      amount: 140_000,
      age: 52,
      savings: 40_000,
      monthlyExpenses: 5_000,
      goal: 'retirement',
      debts: [{ kind: 'mortgage', balance: 210_000, rate }],
    })
  const dear = withLoan(0.066)
  expect(plainText(dear.summary)).toMatch(/pay \$[\d,]+ on the mortgage/)
  expect(plainText(dear.summary)).not.toContain('the other good choice')
  const cheap = withLoan(0.045)
  expect(plainText(cheap.summary)).not.toContain('on the mortgage')
  expect(cheap.checks.some(({ id }) => id === 'home-loan')).toBe(false)
})

test('an emergency fund out of an inherited IRA is filled after the first withdrawal, not before it', () => {
  const { nextSteps } = draft({
    amount: 200_000,
    moneySource: 'inherited_ira',
    ownerDeathYear: 2026,
    age: 50,
    income: 80_000,
    monthlyExpenses: 5_000,
    savings: 0,
  })
  const order = nextSteps.map(({ id }) => id)
  expect(order).toContain('cushion')
  expect(order.indexOf('inherited.withhold')).toBeLessThan(order.indexOf('cushion'))
})

test('who works for himself is shown a plan of his own business, and nobody else', () => {
  const shown = (employment: Household['employment']) =>
    draft({ amount: 100_000, age: 48, income: 150_000, employment })
      .checks.filter(({ id }) => id === 'workplace' || id === 'own-plan')
      .map(({ title }) => plainText(title))
  expect(shown('self_employed')).toEqual(['A plan of your own business'])
  expect(shown('employed')).toEqual(['Is there a plan at work?'])
})

test('money that is taxed on top of the pay of a job that ended says so, and asks for it where it was not told', () => {
  const sale: Household = {
    amount: 60_000,
    moneySource: 'stock_sale',
    saleGain: 25_000,
    employment: 'unemployed',
    age: 34,
    filingStatus: 'single',
  }
  const statusOf = (household: Household) =>
    draft(household).checks.find(({ id }) => id === 'year-pay')?.status
  expect(statusOf(sale)).toBe('warn')
  expect(statusOf({ ...sale, payThisYear: 71_000 })).toBe('pass')
  expect(statusOf({ amount: 60_000, employment: 'unemployed', age: 34 })).toBeUndefined()
})

test('what a card took each month is named where the sum pays it off, with the place it goes to next', () => {
  const card = { kind: 'credit_card', balance: 6_400, rate: 0.24, minPayment: 190 } as const
  const how = (amount: number) =>
    plainText(
      draft({ ...settled, savings: 1_500, debts: [card], amount }).nextSteps.find(
        ({ id }) => id === 'pay.debt.0.balance',
      )?.how ?? '',
    )
  expect(how(9_000)).toContain(
    '$190 a month that it took is free then: add $190 a month to your emergency fund',
  )
  expect(how(60_000)).toContain('is free then: invest $190 a month in broad index funds')
  expect(how(3_000)).not.toContain('is free then')
})

test('cash beside the sum that the fund does not need is named, with what the two come to', () => {
  const idle = (household: Household) => draft(household).checks.find(({ id }) => id === 'idle')
  // One earner, steady: 4 months × 4,000 are kept of 50,000; 30,000 and 34,000 are 64,000.
  const rich: Household = { ...settled, savings: 50_000, amount: 30_000 }
  expect(plainText(idle(rich)?.detail ?? '')).toContain(
    '$34,000 of your $50,000 lies beyond the fund of $16,000',
  )
  expect(plainText(idle(rich)?.detail ?? '')).toContain('name $64,000 as the sum')
  expect(idle({ ...rich, savings: 20_000 })).toBeUndefined()
  expect(idle({ ...rich, employment: 'retired' })).toBeUndefined()
  const card = { kind: 'credit_card', balance: 6_400, rate: 0.24 } as const
  expect(idle({ ...rich, debts: [card] })).toBeUndefined()
})
