import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { rollover } from './rollover/rollover.ts'
import { taxPicture } from './tax-picture.ts'

const context = draftContext('2026-11-26')

function taxesOf(household: Household) {
  const sheet = worksheet()
  return taxPicture(sheet, factReader(sheet, household, context.today), context)
}

const machinist: Household = {
  age: 56,
  spouseAge: 54,
  filingStatus: 'married_joint',
  employment: 'employed',
  separationDate: '2026-09-18',
  payThisYear: 57_000,
  income: 65_000,
  spouseIncome: 31_000,
  contributionRate: 0,
  spouseContributionRate: 0,
}

// 260 of 365 days were over on Sep 18: 65,000 × 260 ÷ 365 = 46,301, so 18,699 of the new pay. 57,000 + 18,699 + 31,000 =
// 106,699, less 32,200 leaves 74,499: the 12 % bracket, which runs to 100,800. A year on it is 65,000 + 31,000.
test('a new job pays this year no more than the months since the old one ended', () => {
  const { agi, bracket, later, paid } = taxesOf(machinist)
  expect(agi.value).toBe(106_699)
  expect(bracket.value).toBe(0.12)
  expect(later.agi.value).toBe(96_000)
  expect(paid.own).toBe(57_000 + 18_699)
})

// A tenth of 18,699 goes into the plan of the new job this year: 106,699 − 1,870.
test('what goes into the plan of the new job is counted for the same months', () => {
  const { agi, later, taxReturn } = taxesOf({ ...machinist, contributionRate: 0.1 })
  expect(agi.value).toBe(104_829)
  expect(taxReturn.deferredPay).toBe(1_870)
  expect(later.agi.value).toBe(89_500)
})

test('without a day the pay of the old job tells how much of the year it took', () => {
  const { separationDate: _day, ...undated } = machinist
  // Half a year at 80,000, then half a year at 65,000.
  expect(taxesOf({ ...undated, payThisYear: 40_000, formerPay: 80_000 }).agi.value).toBe(
    40_000 + 32_500 + 31_000,
  )
})

test('work of one’s own after a job is profit for those months, and the pay of the job stays wages', () => {
  const { taxReturn } = taxesOf({ ...machinist, employment: 'self_employed' })
  expect(taxReturn.wages).toBe(57_000)
  expect(taxReturn.selfEmploymentProfit).toBe(18_699)
})

test('pay of a spouse that followed a job of theirs counts for the same months', () => {
  const { spouseIncome: _pay, separationDate: _day, payThisYear: _earned, ...own } = machinist
  const { agi } = taxesOf({
    ...own,
    income: 31_000,
    spouseIncome: 65_000,
    spousePayThisYear: 57_000,
    spouseSeparationDate: '2026-09-18',
  })
  expect(agi.value).toBe(106_699)
})

test('who has a new job is not told of a year without one', () => {
  const plan = wholePlan(
    rollover,
    {
      ...machinist,
      planBalance: 410_000,
      employerStockValue: 60_000,
      employerStockBasis: 18_000,
      separationAge: 56,
      needsMoneyEarly: false,
    },
    sketchContext(context),
  )
  const said = [...plan.nextSteps.map(({ how }) => how), ...plan.checks.map(({ detail }) => detail)]
    .map(plainText)
    .join(' ')
  expect(said).toContain('in a year with the new pay alone')
  expect(said).toContain('Of the pay that took its place only the months since are in it.')
  expect(said).not.toMatch(/without new pay|If a job begins|if no new pay/)
})
