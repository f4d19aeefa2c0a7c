import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-20'))

const buyer: Household = {
  ...{ age: 35, maritalStatus: 'single', filingStatus: 'single', state: 'CO', income: 81_000 },
  ...{ employment: 'employed', incomeStability: 'steady', numDependents: 0, debts: [] },
  ...{ amount: 34_000, goal: 'home', horizonYears: 3, moneySource: 'savings', savings: 15_000 },
  ...{ monthlyExpenses: 3_400, hasWorkplacePlan: true, contributionRate: 0.08, retirementSavings: 92_000 },
  ...{ employerMatch: { rate: 1, upTo: 0.05 }, homePrice: 380_000, downPaymentRate: 0.1 },
}

function read(told: Household) {
  const plan = wholePlan(lumpSumInvest, { ...buyer, ...told }, context)
  const check = plan.checks.find(({ id }) => id === 'down-payment')
  const step = plan.nextSteps.find(({ id }) => id === 'down-payment')
  return {
    at: (id: string) => plan.figures.find((figure) => figure.id === id)?.value,
    status: check?.status,
    detail: check === undefined ? '' : plainText(check.detail),
    step: step === undefined ? undefined : plainText(step.title),
    summary: plainText(plan.summary),
  }
}

test('a down payment is held against what the money comes to by then, after tax', () => {
  // 10% of 380,000 is 38,000. Cash at 3.4%, of which a bracket of 22% takes 254 of 1,156 (bills are free of state tax):
  // 34,000 × (1.034 − 254 ÷ 34,000)³ = 34,000 × 1.026529³ = 36,778; 1,222 are missing.
  // Closing: 2% to 5% of a loan of 342,000 is 6,840 to 17,100; 1,222 + 17,100 = 18,322, over 36 months 508.9.
  const { at, status, detail, step } = read({ monthlySurplus: 800 })
  expect(at('home.down-payment')).toBe(38_000)
  expect(at('home.comes-to')).toBe(36_778)
  expect(at('home.short')).toBe(1_222)
  expect([at('home.closing.least'), at('home.closing.most')]).toEqual([6_840, 17_100])
  expect(at('home.monthly')).toBe(509)
  expect(status).toBe('warn')
  // 36 × 800.
  expect(detail).toContain(
    'All of the $800 a month that you can put aside would bring $28,800 by then: enough.',
  )
  expect(step).toBe('Save $509 a month for the home')
})

test('a dearer home is named as more than a month can bring', () => {
  // 20% of 600,000 is 120,000, closing at most 24,000: 144,000 − 36,778 = 107,222; over 36 months 2,978.4.
  const { at, detail, step, summary } = read({
    homePrice: 600_000,
    downPaymentRate: 0.2,
    monthlySurplus: 800,
  })
  expect(at('home.monthly')).toBe(2_979)
  expect(detail).toContain('would bring $28,800 by then: not all of it.')
  expect(step).toBe('Save $800 a month for the home')
  expect(summary).toContain('$2,979 a month until then, more than the $800 a month that you can put aside.')
})

test('a down payment told as a sum is the same as one told as a share of the price', () => {
  const { at } = read({ downPaymentRate: undefined, downPayment: 38_000 })
  expect([at('home.short'), at('home.monthly')]).toEqual([1_222, 509])
})

test('without a price closing costs are named and not counted', () => {
  // 1,222 over 36 months is 33.9.
  const { at, detail } = read({ homePrice: undefined, downPaymentRate: undefined, downPayment: 38_000 })
  expect(at('home.monthly')).toBe(34)
  expect(detail).toContain('2% to 5% of the loan: name the price')
})

test('a sum that covers the down payment and closing says what is left', () => {
  // 60,000 × 1.026529³ is 64,902, give or take a rounded tax; less 38,000 and 17,100 about 9,802.
  const { at, status, detail, step } = read({ amount: 60_000, monthlySurplus: 800 })
  expect(Math.abs(Number(at('home.over-all')) - 9_802)).toBeLessThan(4)
  expect(status).toBe('pass')
  expect(detail).toContain('is left for moving and first repairs')
  expect(step).toBeUndefined()
})

test('growth that is not sure is not counted for a home some years away', () => {
  // 38,000 + 17,100 − 34,000 = 21,100, over 60 months 351.7.
  const { at, summary } = read({ horizonYears: 5 })
  expect(at('home.comes-to')).toBeUndefined()
  expect(at('home.monthly')).toBe(352)
  expect(summary).toContain('growth not counted')
})

test('where nothing is left of a month, no step asks for it', () => {
  const { step, detail } = read({ monthlySurplus: 0 })
  expect(step).toBeUndefined()
  expect(detail).toContain('You said that nothing is left each month.')
})

test('without a home nothing is held against the money, and without a price it is said what to tell', () => {
  expect(read({ goal: 'general' }).status).toBeUndefined()
  const { at, status, detail } = read({ homePrice: undefined, downPaymentRate: undefined })
  expect(at('home.down-payment')).toBeUndefined()
  expect([status, detail]).toEqual(['warn', expect.stringContaining('Name its price and the share')])
  expect(read({ homePrice: undefined, downPaymentRate: undefined, downPayment: 0 }).status).toBeUndefined()
})

test('a price without a share is held against the share from which no mortgage insurance is asked for', () => {
  // 20% of 380,000 is 76,000; less the 36,778 of above 39,222.
  const { at, detail } = read({ downPaymentRate: undefined })
  expect([at('home.down-payment'), at('home.short')]).toEqual([76_000, 39_222])
  expect(detail).toContain('You named no share of the price to put down, so 20% is assumed')
  expect(read({ downPaymentRate: 0.2 }).detail).not.toContain('assumed')
})

test('the price of a home that is the nearer purpose says how much of a sum waits for it', () => {
  const near = (told: Household) =>
    read({ ...told, amount: 90_000, goal: 'retirement', horizonYears: undefined, nearGoal: 'home' })
  // 10% of 380,000; 20% where no share was told; a sum that was told for it stands.
  expect(near({}).at('part.near-goal')).toBe(38_000)
  expect(near({ downPaymentRate: undefined }).at('part.near-goal')).toBe(76_000)
  expect(near({ nearGoalSum: 25_000 }).at('part.near-goal')).toBe(25_000)
})
