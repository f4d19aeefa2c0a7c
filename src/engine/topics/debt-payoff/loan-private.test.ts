import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds } from './plan-for-tests.ts'

const federal: Debt = { kind: 'student_loan', loanType: 'federal', balance: 34_000, rate: 0.055 }
const dear: Debt = { kind: 'student_loan', loanType: 'private', balance: 46_000, rate: 0.112 }
const graduate = (...debts: Debt[]): Household => ({
  debts,
  income: 72_000,
  maritalStatus: 'single',
  savings: 6_000,
  monthlySurplus: 600,
})
const stepOf = (household: Household) =>
  planOf(household).nextSteps.find(({ id }) => id === 'refinance-private')

test('a graduate with both kinds of loans hears them by who lent them, and refinances the private one only', () => {
  const plan = planOf(graduate(federal, dear))
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual([
    'Private student loan',
    'Federal student loan',
  ])
  const step = stepOf(graduate(federal, dear))
  expect(plainText(step?.title ?? '')).toContain('refinance the private student loan')
  expect(plainText(step?.how ?? '')).toContain('Leave the federal loans out of it')
  expect(plainText(stepOf(graduate(dear))?.how ?? '')).not.toContain('federal')
})

test('a private loan that is cheap or late is not sent to lenders', () => {
  for (const change of [{ rate: 0.05 }, { isPastDue: true }, { loanType: 'federal' as const }])
    expect(stepIds(planOf(graduate({ ...dear, ...change })))).not.toContain('refinance-private')
  expect(stepIds(planOf({ ...graduate(dear), employment: 'unemployed' }))).not.toContain('refinance-private')
})

test('a private loan that cash pays off today is not sent to lenders', () => {
  const small: Household = {
    ...graduate(federal, { ...dear, balance: 12_000, rate: 0.095 }),
    savings: 14_000,
    monthlyExpenses: 2_600,
  }
  expect(stepIds(planOf(small))).not.toContain('refinance-private')
})
