import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { worksheet } from '../worksheet.ts'
import { withHsa } from './hsa-on-return.ts'
import { rothWork } from './roth/work.ts'
import { taxPicture } from './tax-picture.ts'

const context = sketchContext(draftContext('2026-11-26'))

const parent: Household = {
  ...{ age: 35, maritalStatus: 'single', filingStatus: 'head_of_household', dependents: [4, 6] },
  ...{ employment: 'employed', income: 30_000, hsaEligible: true, hsaMonthly: 200, state: 'TX' },
}
const picture = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, householdSchema.parse(household), context.today)
  const { taxReturn } = taxPicture(sheet, reader, context)
  return { reader, taxReturn, credit: incomeTax(context.law, taxReturn).earnedIncomeCredit }
}

// 2,400 a year leaves 27,600 of pay: 7,316 − 21.06 % of what is above 23,890. Put in by hand 30,000 stay earned.
test('the credit for workers is counted from pay without what payroll puts into an HSA', () => {
  const { taxReturn, credit } = picture(parent)
  expect([taxReturn.wages, taxReturn.hsaThroughPayroll, taxReturn.hsaDeduction]).toEqual([
    27_600,
    2_400,
    undefined,
  ])
  expect(credit).toBeCloseTo(7_316 - 0.2106 * 3_710, 2)
  const onMarketplace = picture({ ...parent, marketplaceCoverage: true })
  expect([onMarketplace.taxReturn.wages, onMarketplace.taxReturn.hsaDeduction]).toEqual([30_000, 2_400])
  expect(onMarketplace.credit).toBeCloseTo(7_316 - 0.2106 * 6_110, 2)
  expect(picture({ ...parent, employment: 'self_employed' }).taxReturn.hsaDeduction).toBe(2_400)
})

test('the pay of the other one takes what one’s own does not reach for, and the rest is put in by hand', () => {
  const { reader } = picture(parent)
  const of = withHsa(reader, { status: 'married_joint', age: 40, wages: 1_000, spouseWages: 2_000 }, 4_400)
  expect([of.wages, of.spouseWages, of.hsaThroughPayroll, of.hsaDeduction]).toEqual([0, 0, 3_000, 1_400])
})

// All income tax here is cancelled by credits either way, so that the credit for workers is all that a dollar moves: 21.06 %
// of 1,500.
test('Roth or Traditional is decided on the pay that is left beside an HSA through payroll', () => {
  const saver: Household = {
    ...parent,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    contributionRate: 0.05,
  }
  const { now } = rothWork(householdSchema.parse(saver), context)
  expect([now.before.wages, now.before.hsaThroughPayroll]).toEqual([27_600, 2_400])
  expect(now.saved(now.most)).toBeCloseTo(0.2106 * 1_500, 2)
})
