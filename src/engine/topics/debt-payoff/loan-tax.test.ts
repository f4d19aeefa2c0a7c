import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

// 78,000 less 4% and 16,100 stay in the bracket of 22%, and Colorado takes 4.4% of the same income: 26.4% come back of all
// interest up to 2,500 a year. 6.5% × 73.6% = 4.78%, less than the 6% of the car.
const two: Household = {
  ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'CO', income: 78_000 },
  ...{ employment: 'employed', contributionRate: 0.04, hasWorkplacePlan: true, getsWholeMatch: true },
  ...{ savings: 24_000, monthlyExpenses: 3_000, monthlySurplus: 900, hsaEligible: false },
  debts: [
    { kind: 'student_loan', loanType: 'private', balance: 18_000, rate: 0.065, minPayment: 240 },
    { kind: 'auto', balance: 14_000, rate: 0.06, minPayment: 320 },
  ],
}
const firstOf = (household: Household) => plainText(planOf(household).allocations[0]?.label ?? '')
const saidIn = (household: Household) => plainText(planOf(household).summary)

test('a student loan whose interest is deducted comes after a debt that costs more than it does after tax', () => {
  expect(firstOf(two)).toBe('Car loan')
  expect(saidIn(two)).toContain(
    'at 6% it costs the most, as the student loan at 6.5% costs only about 4.78% after tax',
  )
  // Nothing is deducted at 120,000, and without a pay that was told nobody knows.
  expect(firstOf({ ...two, income: 120_000 })).toBe('Student loan')
  const { income: _pay, contributionRate: _share, ...untold } = two
  expect(firstOf(untold)).toBe('Student loan')
})

test('the schedule of a student loan is that of its own rate', () => {
  const [student] = two.debts ?? []
  const alone = { ...two, debts: student === undefined ? [] : [student] }
  const interestOf = (household: Household) =>
    planOf(household).figures.find(({ id }) => id === 'plan.interest')?.value
  expect(interestOf(alone)).toBe(interestOf({ ...alone, income: 120_000 }))
})

// 5.84% after fund costs is more than 4.78%, and less than the 6.5% that a personal loan costs.
test('investing instead of paying a student loan early counts the tax that its interest saves', () => {
  const of = (kind: 'student_loan' | 'personal') =>
    plainText(
      planOf({
        ...two,
        debts: [{ kind, balance: 18_000, rate: 0.065, minPayment: 240 }],
      }).alternatives.find(({ id }) => id === 'invest')?.difference ?? '',
    )
  expect(of('student_loan')).toContain('ahead at the expected return')
  expect(of('student_loan')).toContain('Paying the student loan is the safe 4.78% after tax.')
  expect(of('personal')).toContain('behind at the expected return')
})
