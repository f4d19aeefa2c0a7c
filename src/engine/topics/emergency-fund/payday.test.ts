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

// 550 and 165 a month: 500 + 163 − 715 leave nothing in the first month, so the 52 begin the cushion; 400 are missing.
test('a payday loan that cash cannot end comes before the starter cushion', () => {
  const plan = planWith(600)
  expect(plainText(plan.summary)).toContain('First comes the payday or title loan')
  expect(plan.nextSteps.find(({ id }) => id === 'starter')?.dueDate).toBe('2027-01-26')
  expect(plainText(plan.checks.find(({ id }) => id === 'starter')?.detail ?? '')).toContain(
    'as soon as the payday or title loan is gone',
  )
})
