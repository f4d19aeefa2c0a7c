import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { fundWork } from './emergency-fund/work.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** A spouse lost a job; the one who asks brings home 4,000 and stops in a year, with a pension from that day on. */
const couple: Household = {
  age: 60,
  spouseAge: 58,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  dependents: [],
  employment: 'employed',
  income: 62_000,
  takeHomeMonthly: 4_000,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spouseFormerPay: 40_000,
  spouseSeparationDate: '2026-11-06',
  retirementAge: 61,
  pensionMonthly: 1_800,
  pensionFromAge: 61,
  monthlyExpenses: 5_000,
  savings: 20_000,
  debts: [],
}
const plan = (more: Household = {}) => wholePlan(emergencyFund, { ...couple, ...more }, context)
const runway = (more: Household = {}) => plan(more).figures.find(({ id }) => id === 'runway')?.value

// A bare month is 4,500. Twelve months of 500 are 6,000; the other 14,000 last 5.1 months of 4,500 − 1,800.
test('beside a lost job cash is counted with the other pay only until its owner stops working', () => {
  expect(runway()).toBe(17.1)
  const summary = plainText(plan().summary)
  expect(summary).toContain(
    'until you stop work at 61, about Nov 2027, and $1,800 a month of pension from then on',
  )
  expect(summary).toContain('into Apr 2028')
})

// 6,000, then 12 × 2,700, leave 21,600 of 60,000: 18 months of 4,500 − 1,800 − 1,500 from 62 on.
test('Social Security that begins after the last pay check lowers what is missing from then on', () => {
  expect(runway({ savings: 60_000, ssMonthly: 1_500, ssFromAge: 62 })).toBe(42)
})

// 4,000 ends, and nothing is paid: 14,000 of 20,000 are 3.1 months of 4,500.
test('where no pay for life was told nothing comes in after the last pay check', () => {
  const { pensionMonthly: _, pensionFromAge: __, ...unpensioned } = couple
  expect(
    wholePlan(emergencyFund, unpensioned, context).figures.find(({ id }) => id === 'runway')?.value,
  ).toBe(15.1)
})

test('pay that covers a bare month until it ends does not leave the cash untouched', () => {
  const { summary } = plan({ takeHomeMonthly: 4_600 })
  expect(plainText(summary)).not.toContain('can stay where it is')
})

// 40 months of 500.
test('a last day years away ends no pay', () => {
  expect(runway({ retirementAge: 67 })).toBe(40)
})

/*
 * 12,000 at 5,000 a month: two months beside a pay, then both are gone. Whatever the own pay leaves missing of those two is
 * below 1,000, so that between 2 and 4.4 months are paid.
 */
test('a spouse’s pay that might stop is weighed with the day on which the own job ends', () => {
  const two: Household = {
    ...{ age: 41, spouseAge: 43, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
    ...{ employment: 'employed', income: 66_000, spouseIncome: 51_800, savings: 12_000, earners: 2 },
    ...{ monthlyExpenses: 5_000, debts: [] },
  }
  const secondOf = (more: Household) => fundWork({ ...two, ...more }, context).jobLoss.cases[1]
  const staying = secondOf({})?.runway.value ?? 0
  const ending = secondOf({ separationDate: '2027-01-22' })
  expect(staying).toBeGreaterThan(12)
  expect(ending?.runway.value).toBeGreaterThan(2)
  expect(ending?.runway.value).toBeLessThanOrEqual(4.4)
  expect(ending?.payEnds?.turns).toEqual([{ after: 2, goesOn: 0 }])
  const runway = wholePlan(emergencyFund, { ...two, separationDate: '2027-01-22' }, context).checks.find(
    ({ title }) => plainText(title) === 'Runway without pay',
  )
  expect(plainText(runway?.detail ?? '')).toContain(
    'would go on until your job ends (Jan 22, 2027), and nothing from then on',
  )
})
