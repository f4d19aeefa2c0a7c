import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(rollover, household, context)
type Plan = ReturnType<typeof draft>
const coverCheck = ({ checks }: Plan) => checks.find(({ id }) => id === 'stock.credit')

const laidOff: Household = {
  age: 56,
  birthYear: 1970,
  spouseAge: 54,
  state: 'PA',
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'unemployed',
  income: 0,
  formerPay: 78_000,
  payThisYear: 57_000,
  spouseIncome: 31_000,
  spouseContributionRate: 0,
  unemploymentMonthly: 2_400,
  savings: 22_000,
  planBalance: 410_000,
  employerStockValue: 60_000,
  employerStockBasis: 18_000,
  separationDate: '2026-09-18',
  separationAge: 56,
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.004_5,
  iraFee: 0.001,
  needsMoneyEarly: true,
  planDrawMonthly: 1_800,
}

// 2027 for two: four times 21,640 is 86,560. The spouse's 31,000, the cost of 18,000, 19,455 of cash, 748 of interest and
// the 6,350 of benefits that Pennsylvania still pays then are 75,553; the gain of 42,000 on top is 117,553.
test('whoever has not said where health cover comes from hears what the payout of the stock does to its credit', () => {
  const plan = draft(laidOff)
  const told = plainText(coverCheck(plan)?.detail ?? '')
  expect(coverCheck(plan)?.status).toBe('act')
  expect(told).toContain('its credit ends for the whole year above $86,560')
  expect(told).toMatch(/no share sold in it, it comes to \$75,553, with all of them to \$117,553/)
  expect(told).toContain('Your spouse works: ask there first')
  const leaving = plan.alternatives.find(({ id }) => id === 'current')
  expect(plainText(leaving?.difference ?? '')).toContain('that age opens the lower tax on the stock anew')
})

test('with cover that no income decides nothing is said of a credit', () => {
  expect(coverCheck(draft({ ...laidOff, marketplaceCoverage: false }))).toBeUndefined()
  const paid: Household = { ...laidOff, employment: 'employed', income: 40_000, needsMoneyEarly: false }
  expect(coverCheck(draft(paid))).toBeUndefined()
  // A spouse's 90,000 are past the 86,560 without any payout.
  expect(coverCheck(draft({ ...laidOff, spouseIncome: 90_000 }))).toBeUndefined()
})

/*
 * By hand, for 2027: a spouse's benefit of 1,420 × 12 = 17,040 counts whole, of the 12 weeks of North Carolina 1,738 fall
 * into January and February, and 47,800 of cash bring 3.4%, 1,625. With the cost of 11,500 they are 31,903. All of the gain,
 * 52,600, and 3.4% of the 64,100 that the sale brings, 2,179, make it 86,682, above 86,560. Half of both, 27,390: 59,293.
 * The half that is sold, 32,050, pays the 28,800 of the year, so the IRA pays nothing; all of it 64,100 ÷ 2,400 = 26 months.
 */
const livingOnIt: Household = {
  age: 60,
  birthYear: 1966,
  spouseAge: 62,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NC',
  employment: 'unemployed',
  income: 0,
  spouseIncome: 0,
  spouseSsMonthly: 1_420,
  spouseSsFromAge: 62,
  ssMonthly: 2_790,
  ssFromAge: 67,
  retirementAge: 62,
  savings: 47_800,
  planBalance: 287_300,
  employerStockValue: 64_100,
  employerStockBasis: 11_500,
  separationAge: 60,
  separationDate: '2026-11-13',
  formerPay: 84_200,
  payThisYear: 74_300,
  unemploymentMonthly: 1_510,
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.006_2,
  iraFee: 0.001_1,
  needsMoneyEarly: true,
  planDrawMonthly: 2_400,
}

// 12,000 of a pension more: with it the IRA’s own payments would be taxed, which makes the shares worth it.
const withPension: Household = { ...livingOnIt, pensionMonthly: 1_000, pensionFromAge: 60 }

test('a told draw past the penalty is paid by the sale of the shares, over years that keep the health credit', () => {
  const plan = draft(withPension)
  const told = plainText(coverCheck(plan)?.detail ?? '')
  expect(told).toContain('As planned 2027 comes to about $71,293, $15,267 below that')
  expect(told).toContain('With all of them sold in it, it comes to $98,682')
  expect(told).toContain('pays the $2,400 a month that you need first, for about 26 months')
  const sell = plan.nextSteps.find(({ id }) => id === 'stock-sell')
  expect(plainText(sell!.title)).toContain('in equal parts, one part a year, and live on what they bring')
  expect(plainText(sell!.how)).toMatch(/From then on have the IRA pay you \$2,596 a month/)
  const request = plan.nextSteps.find(({ id }) => id === 'stock-request')
  expect(plainText(request!.how)).toContain('Until the shares have arrived, live on your cash')
  // What is drawn later is told as well, 31,146 a year: 0.85 × (31,146 + 20,520 − 44,000) + 6,000 = 12,516 of the benefit is
  // taxed with it, and of 55,662 − 32,200 a tenth is 2,346, so that 28,800 are left.
  const draws = plan.checks.find(({ id }) => id === 'early-income')
  expect(plainText(draws!.detail)).toContain('With $31,146 a year taken out')
})

// 12,000 a year more than the half of the sale brings: 3,667 a month are 44,004, and 11,954 of it come out of the IRA.
test('what a sale does not pay of a told draw is income of its year', () => {
  const plan = draft({ ...withPension, planDrawMonthly: 3_667 })
  const told = plainText(coverCheck(plan)?.detail ?? '')
  expect(told).toMatch(/As planned 2027 comes to about \$8[34],\d\d\d/)
  expect(told).toContain('the IRA pays only the rest')
})

/*
 * By hand: 52,600 ÷ 3 = 17,533 of gain a year. Work ends in 1966 + 62 = 2028: of then on 17,040 of a benefit and 1,625 of
 * interest make it 36,198.
 */
test('who stops work within the years of the sale hears what each part then does to the health credit', () => {
  const { formerPay: _job, payThisYear: _pay, unemploymentMonthly: _benefits, ...couple } = livingOnIt
  const plan = draft({
    ...couple,
    employment: 'employed',
    income: 84_200,
    separationAge: 57,
    separationDate: '2023-05-31',
    needsMoneyEarly: false,
    planDrawMonthly: 0,
  })
  const told = plainText(coverCheck(plan)?.detail ?? '')
  expect(told).toContain('The $17,533 of gain that you sell in a year counts for it in full')
  expect(told).toContain('$36,198 in 2028 and $36,198 in 2029')
  expect(told).toMatch(/the tax would be \$6,\d\d\d instead of \$1,\d\d\d/)
  expect(told).not.toMatch(/ {2}/)
  expect(
    coverCheck(draft({ ...couple, employment: 'employed', income: 84_200, retirementAge: 66 })),
  ).toBeUndefined()
})
