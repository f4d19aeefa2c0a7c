import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const planWith = (savings: number) =>
  wholePlan(
    emergencyFund,
    {
      employment: 'employed',
      monthlyExpenses: 1_950,
      monthlySurplus: 550,
      savings,
      deductible: 1_000,
      debts: [
        { kind: 'payday', balance: 500, rate: 3.91, minPayment: 165 },
        { kind: 'credit_card', balance: 1_800, rate: 0.2999, minPayment: 60 },
      ],
    },
    sketchContext(draftContext('2026-11-26')),
  )

test('cash ends a payday loan though it is less than the starter cushion, which is filled next', () => {
  const plan = planWith(900)
  const step = plan.nextSteps.find(({ id }) => id === 'costly-debt')
  expect(plainText(step?.title ?? '')).toBe('Pay $500 of your cash on the payday or title loan')
  expect(step?.dueDate).toBe('2026-11-30')
  expect(plainText(plan.summary)).toContain('$400 stays. Next is a starter cushion')
})

// 599 − 500 is less than 100, so 349 lower it. 550 and 165 a month: 151 + 49 − 715 leave nothing in the first month, and the
// 515 begin the cushion; 250 are there, and 235 are missing.
test('a payday loan that cash cannot end comes before the starter cushion', () => {
  const plan = planWith(599)
  expect(plainText(plan.summary)).toContain('First comes the payday or title loan')
  expect(plan.nextSteps.find(({ id }) => id === 'starter')?.dueDate).toBe('2027-01-26')
  expect(plainText(plan.checks.find(({ id }) => id === 'starter')?.detail ?? '')).toContain(
    'as soon as the payday or title loan is gone',
  )
})

// 610 − 500 = 110 stay: what would be left of the loan is due again by the next payday, with a fee.
test('cash that covers the whole loan ends it, and the match waits for a month that leaves something', () => {
  const plan = wholePlan(
    emergencyFund,
    {
      age: 29,
      state: 'NM',
      employment: 'employed',
      filingStatus: 'head_of_household',
      dependents: [4],
      income: 33_700,
      monthlyExpenses: 2_420,
      monthlySurplus: 0,
      savings: 610,
      deductible: 2_500,
      employerMatch: { rate: 1, upTo: 0.03 },
      contributionRate: 0,
      debts: [{ kind: 'payday', balance: 500, rate: 3.9, minPayment: 0 }],
    },
    sketchContext(draftContext('2026-11-26')),
  )
  const stepOf = (id: string) => plan.nextSteps.find((step) => step.id === id)
  expect(plainText(stepOf('costly-debt')?.title ?? '')).toBe(
    'Pay $500 of your cash on the payday or title loan',
  )
  expect(plan.nextSteps[0]?.id).toBe('state-cap')
  // 3% of 33,700 is 1,011 a year: 84 a month before the tax that it saves.
  expect(plainText(stepOf('match')?.title ?? '')).toBe(
    'Find $75 a month for the full match, once the starter cushion is there',
  )
  expect(stepOf('match')?.dueDate).toBe('2027-04-15')
  expect(plan.checks.find(({ id }) => id === 'match')?.status).toBe('warn')
})
