import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './setup-for-tests.ts'

const couple: Household = {
  ...{ age: 41, spouseAge: 40, dependents: [8, 5], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'VA', income: 148_300, spouseIncome: 111_700, payOutlook: 'same', savings: 61_500 },
  ...{ hasWorkplacePlan: true, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.1 },
  ...{ contributionKind: 'traditional', rothOptionAtWork: true, spouseHasWorkplacePlan: true },
  ...{ spouseContributionRate: 0.05, spouseEmployerMatch: { rate: 1, upTo: 0.05 }, pretaxIraBalance: 0 },
  ...{ spousePensionMonthly: 2_650, spousePensionFromAge: 62, retirementAge: 64, monthlyExpenses: 10_350 },
}

// Between 30% now and 31.8% later lie less than two points; both kinds end alike at 25.5%, since the tax saved is invested
// where its growth is taxed.
test('close rates leave it to the ledger where one kind ends clearly ahead on it', () => {
  const { decision, outcomes, now } = workOf({ ...couple, retirementSavings: 451_000 })
  expect(Math.abs(decision.now.value - decision.later.value)).toBeLessThan(0.02)
  expect(decision.later.value).toBeGreaterThan(decision.breakEven.value)
  expect(outcomes.middle(now.least) / outcomes.middle(now.most)).toBeGreaterThan(1.02)
  expect(decision).toMatchObject({ verdict: 'roth', reason: 'ledger' })
  const plan = planOf({ ...couple, retirementSavings: 451_000 })
  expect(plainText(plan.summary)).toContain(
    'Because the tax that Traditional saves would grow outside retirement accounts, where growth is taxed, all $14,830 goes in as Roth',
  )
  expect(plan.alternatives.every(({ difference }) => !plainText(difference).includes('fewer than'))).toBe(
    true,
  )
})

test('a little more or less saved does not turn one answer of the ledger into another', () => {
  const verdicts = [300_000, 470_000, 487_000, 520_000].map(
    (retirementSavings) => workOf({ ...couple, retirementSavings }).decision.verdict,
  )
  expect(new Set(verdicts)).toEqual(new Set(['roth']))
})

// The ledger repeats the pay of today: of pay that will fall by nobody knows how much it says too little against Traditional.
test('pay that will change, and nobody named, is not decided against by a ledger that repeats the pay of today', () => {
  const falling = workOf({ ...couple, retirementSavings: 451_000, payOutlook: 'lower' }).decision
  expect(falling.reason).not.toBe('ledger')
})
