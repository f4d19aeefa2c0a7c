import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Debt, debtKinds } from '../../facts/debts.ts'
import { type Household, householdSchema } from '../../household.ts'
import { planSchema } from '../../plan.ts'
import { planOf, stepIds, today, workOf } from './plan-for-tests.ts'

const anyDebt: fc.Arbitrary<Debt> = fc.record(
  {
    kind: fc.constantFrom(...(Object.keys(debtKinds) as (keyof typeof debtKinds)[])),
    name: fc.constantFrom('Chase', 'store card', 'my loan'),
    balance: fc.integer({ min: 0, max: 80_000 }),
    rate: fc.integer({ min: 0, max: 3_600 }).map((basisPoints) => basisPoints / 10_000),
    minPayment: fc.integer({ min: 0, max: 900 }),
    loanType: fc.constantFrom('federal', 'private', 'parent_plus'),
    promoEnds: fc.constantFrom('2026-11-01', '2026-12-01', '2027-05-20', '2028-01-31'),
    deferredInterest: fc.boolean(),
    isPastDue: fc.boolean(),
    monthsBehind: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: ['kind'] },
)
const anyHousehold: fc.Arbitrary<Household> = fc
  .record(
    {
      debts: fc.array(anyDebt, { maxLength: 8 }),
      monthlySurplus: fc.integer({ min: 0, max: 3_000 }),
      debtPaymentMonthly: fc.integer({ min: 0, max: 5_000 }),
      income: fc.integer({ min: 0, max: 250_000 }),
      savings: fc.integer({ min: 0, max: 60_000 }),
      pastDueBills: fc.integer({ min: 0, max: 3_000 }),
      payoffOrder: fc.constantFrom('avalanche', 'snowball'),
      employment: fc.constantFrom('employed', 'unemployed', 'retired'),
      incomeDrivenPlan: fc.constantFrom('none', 'save', 'ibr', 'paye', 'icr', 'rap'),
      publicServiceJob: fc.boolean(),
      pslfPayments: fc.integer({ min: 0, max: 120 }),
      newLoanPlanned: fc.boolean(),
      numDependents: fc.integer({ min: 0, max: 5 }),
      employerMatch: fc.constant({ rate: 0.5, upTo: 0.06 }),
      contributionRate: fc.constantFrom(0, 0.03, 0.1),
      state: fc.constantFrom('TX', 'AK', 'HI'),
    },
    { requiredKeys: [] },
  )
  .map((household) => householdSchema.parse(household))

test('any debts make a sound plan whose parts add up and whose steps lie ahead', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const plan = planOf(household)
      expect(planSchema.parse(plan)).toEqual(plan)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(plan.allocations.map(({ amount }) => amount))).toBe(plan.totalAmount)
      if (plan.totalAmount > 0) expect(sum(plan.allocations.map(({ percent }) => percent))).toBe(100)
      expect(plan.nextSteps.every(({ dueDate }) => dueDate >= today)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('the plan never costs more interest than its order without a care for promotions, beyond the rounding of cents', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { plan, avalanche, snowball, paid, middling, fund } = workOf(household)
      const plain = household.payoffOrder === 'snowball' ? snowball : avalanche
      // A debt that waits for the fund has no turn before a promotion, whatever that saves.
      const waits = (fund?.gap.value ?? 0) > 0 && middling.length > 0
      if (waits || plain.months === undefined) return
      expect(plan.totalInterest).toBeLessThanOrEqual(plain.totalInterest + paid.length)
    }),
    { numRuns: 100 },
  )
})

test('what comes first gets no more than is missing there, and all of it where the schedule ends', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { plan, claims, before, laterCushion, paid, ended, fund, extra } = workOf(household)
      const isFirst = (index: number) => claims[index]?.total !== undefined
      const given = plan.schedule
        .flatMap(({ claims }) => claims.filter((_, index) => isFirst(index)))
        .reduce((sum, one) => sum + one, 0)
      const missing = [...before, laterCushion, fund?.gap].reduce((sum, one) => sum + (one?.value ?? 0), 0)
      const cents = claims.length / 100
      expect(given).toBeLessThanOrEqual(missing + cents)
      // What cash ends today leaves no payment behind.
      const lasting = paid.filter(({ id }) => ended.every((debt) => debt.id !== id))
      const budget = lasting.reduce((sum, { minimum }) => sum + minimum.value, extra.value)
      // A late payment of a debt that is gone needs nothing more.
      const isOpen = claims.every(({ total = 0, debt }) => debt === undefined || total === 0)
      if (plan.schedule.length < 1_200 && budget >= 1 && isOpen)
        expect(given).toBeGreaterThanOrEqual(missing - cents)
    }),
    { numRuns: 100 },
  )
})

test('the same facts give the same plan', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      expect(planOf(structuredClone(household))).toEqual(planOf(household))
    }),
    { numRuns: 8 },
  )
})

test('an extra of next to nothing fills no fund within anyone’s life, and names no day for it', () => {
  for (const debtPaymentMonthly of [1e-12, 1]) {
    const plan = planOf({ takeHomeMonthly: 2_000, debtPaymentMonthly, debts: [] })
    expect(plan.figures.map(({ id }) => id)).not.toContain('fund.full')
  }
})

test('an extra of cents that never fills the first cushion sets no day for the debts after it', () => {
  const plan = planOf({
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24, minPayment: 120 }],
    monthlySurplus: 0.001,
    pastDueBills: 25_000,
  })
  expect(stepIds(plan)).not.toContain('extra')
})

const toldMonth = fc.constantFrom<Household>(
  { income: 90_000, monthlyExpenses: 3_300 },
  { income: 54_000, supportReceivedMonthly: 350, monthlyExpenses: 3_300 },
  { householdIncome: 129_000, monthlyExpenses: 6_700 },
  { takeHomeMonthly: 4_000, monthlyExpenses: 3_300 },
  { income: 90_000, monthlySurplus: 700 },
)
const spread = fc.record({
  kind: fc.constantFrom<keyof typeof debtKinds>('credit_card', 'auto', 'personal', 'medical', 'student_loan'),
  balance: fc.integer({ min: 2_000, max: 40_000 }),
  rate: fc.integer({ min: 300, max: 3_200 }).map((basisPoints) => basisPoints / 10_000),
  minPayment: fc.integer({ min: 100, max: 1_200 }),
})

test('what a told month leaves does not depend on how many debts of a kind its minimum payments are spread over', () => {
  fc.assert(
    fc.property(toldMonth, spread, fc.integer({ min: 2, max: 5 }), (month, debt, parts) => {
      const part = { ...debt, balance: debt.balance / parts, minPayment: debt.minPayment / parts }
      const left = (debts: Debt[]) =>
        workOf(
          householdSchema.parse({
            state: 'MO',
            maritalStatus: 'single',
            employment: 'employed',
            ...month,
            debts,
          }),
        ).extra.value
      expect(left(Array.from({ length: parts }, () => part))).toBe(left([debt]))
    }),
    { numRuns: 40 },
  )
})
