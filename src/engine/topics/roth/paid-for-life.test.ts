import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { rothWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const retired: Household = {
  age: 66,
  spouseAge: 63,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'retired',
  income: 0,
  ssMonthly: 2_350,
  ssFromAge: 66,
  pensionMonthly: 600,
  spouseIncome: 61_000,
  amountMonthly: 400,
}
/** The same couple, told by the one who works. */
const working: Household = {
  age: 63,
  spouseAge: 66,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'employed',
  income: 61_000,
  spouseIncome: 0,
  spouseSsMonthly: 2_350,
  spouseSsFromAge: 66,
  spousePensionMonthly: 600,
  amountMonthly: 400,
}

// By hand: 61,000 + 12 × 600 + 85% of 12 × 2,350 = 92,170.
test('a pension of whoever has stopped working is income of this year, whichever of the two asks', () => {
  for (const household of [retired, working]) {
    const { now } = rothWork(household, context)
    expect(now.least.tax.federal.agi).toBeCloseTo(92_170, 0)
  }
  // From the age that was told on, and of somebody far from stopping not yet.
  expect(rothWork({ ...working, spousePensionFromAge: 67 }, context).now.least.tax.federal.agi).toBeCloseTo(
    84_970,
    0,
  )
  const { spouseSsMonthly: _ss, ...young } = working
  expect(rothWork({ ...young, age: 44, spouseAge: 45 }, context).now.least.tax.federal.agi).toBeCloseTo(
    61_000,
    0,
  )
})

test('a pension of a spouse who looks for a job is not taken to be paid', () => {
  const { now } = rothWork({ ...working, spouseOutOfWork: true }, context)
  expect(now.least.tax.federal.agi).toBeCloseTo(84_970, 0)
})
