/** A policy that nobody would live on: what it costs, and whether it may go. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household) => termLife.draft(household, draftContext('2026-11-27'))

const alone: Household = {
  ...{ age: 26, maritalStatus: 'single', numDependents: 0, income: 72_000, savings: 21_000 },
  ...{ finalExpenses: 14_000, debts: [], coSignedDebt: false },
  ...{ coverageAmount: 20_000, permanentCover: 'you', premiumMonthly: 18 },
}
const rowOf = (household: Household, id: string) =>
  planOf(household).alternatives.find((one) => one.id === id)
const paidIn = (household: Household, id: string) =>
  plainText(
    rowOf(household, id)?.ledger.find(({ label }) => plainText(label).startsWith('Paid a month'))?.value ??
      '',
  )

// 12 × 18 is 216, and 21,000 pays the 14,000.
test('a policy of somebody on whom nobody depends may go, with what that saves', () => {
  const { summary, nextSteps } = planOf(alone)
  expect(plainText(summary)).toContain('your policy of $20,000 may go')
  expect(plainText(summary)).toContain('saves the $18 a month that you pay, $216 a year')
  expect([paidIn(alone, 'recommended'), paidIn(alone, 'current')]).toEqual(['$0 a month', '$18 a month'])
  expect(plainText(rowOf(alone, 'current')?.difference ?? '')).toContain('Costs $216 a year')
  const step = nextSteps.find(({ id }) => id === 'lasting-policy')
  expect(plainText(step?.how ?? '')).not.toContain('new cover')
})

test('where savings could not pay a funeral the policy stays until they can', () => {
  const short = { ...alone, savings: 5_000 }
  expect(plainText(planOf(short).summary)).toContain(
    'Keep your policy of $20,000 until your savings could pay that',
  )
  expect([paidIn(short, 'recommended'), paidIn(short, 'current')]).toEqual(['$18 a month', '$18 a month'])
})

// 2 × 72,000 through work pays 14,000 beside 5,000 of savings, which lack 9,000.
test('where cover through work pays a funeral the policy may go, and the sum is to be saved before the job ends', () => {
  const atWork: Household = { ...alone, savings: 5_000, employerCoverage: '2x salary' }
  const said = plainText(planOf(atWork).summary)
  expect(said).toContain('your $5,000 and the $144,000 of life insurance through work would pay that')
  expect(said).toContain('ends with the job, so put aside the $9,000 that your savings lack')
  expect(said).toContain('So your policy of $20,000 may go')
  expect([paidIn(atWork, 'recommended'), paidIn(atWork, 'current')]).toEqual(['$0 a month', '$18 a month'])
  const leaving = planOf({ ...atWork, separationDate: '2027-01-29' })
  expect(plainText(leaving.summary)).toContain(
    'Keep your policy of $20,000 until your savings could pay that',
  )
  const little = plainText(planOf({ ...atWork, employerCoverage: '$5,000' }).summary)
  expect(little).toContain('your $5,000 and the $5,000 of life insurance through work go toward that')
  expect(little).toContain('Keep your policy of $20,000')
})

test('a premium without a policy of one’s own is that of another insurance', () => {
  const { coverageAmount: _, permanentCover: __, ...none } = alone
  expect(JSON.stringify(planOf(none))).toBe(JSON.stringify(planOf({ ...none, premiumMonthly: undefined })))
})

test('a family that needs no more reads what ending a policy saves', () => {
  const couple: Household = {
    ...{ age: 61, spouseAge: 59, maritalStatus: 'married', income: 85_000, spouseIncome: 40_000 },
    ...{ numDependents: 0, monthlyExpenses: 5_500, savings: 35_000, retirementSavings: 650_000, debts: [] },
    ...{ coverageAmount: 100_000, coverageYearsLeft: 3, premiumMonthly: 45, retirementAge: 66 },
  }
  // 12 × 45.
  expect(plainText(rowOf(couple, 'recommended')?.difference ?? '')).toBe('Saves $540 a year.')
  expect(plainText(rowOf(couple, 'current')?.difference ?? '')).toContain('Costs $540 a year')
})
