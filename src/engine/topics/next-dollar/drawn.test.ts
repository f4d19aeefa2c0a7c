/** Retired people who spend more than is paid for life have nothing to invest: their savings pay for a part of each month. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { oneOfTwoStops } from '../families-for-tests.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(nextDollar, household, context)

const couple: Household = {
  age: 68,
  spouseAge: 66,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NC',
  dependents: [],
  income: 0,
  spouseIncome: 0,
  employment: 'retired',
  ssMonthly: 2_400,
  spouseSsMonthly: 1_300,
  pensionMonthly: 900,
  monthlyExpenses: 5_200,
  savings: 38_000,
  retirementSavings: 310_000,
  pretaxIraBalance: 310_000,
  deductible: 1_500,
  debts: [{ kind: 'credit_card', name: 'Card', balance: 3_800, rate: 0.21, minPayment: 110 }],
}

/*
 * 2,400 + 1,300 + 900 = 4,600 come in, 5,200 go out: 600 are missing. The cash pays the card, and 600 − 110 = 490 a month are
 * left to draw, 5,880 a year; 38,000 − 3,800 + 310,000 = 344,200, the IRA counted once, are 58 years of that.
 */
test('what a month costs beyond pension and Social Security comes from savings, and nothing is invested', () => {
  const plan = drafted(couple)
  expect(plan.allocations).toEqual([])
  const summary = plainText(plan.summary)
  expect(summary).toContain('You spend $600 a month more than pension and Social Security bring')
  expect(summary).toContain('pay $3,800 of costly debt today: then $490 a month is missing')
  expect(summary).toContain('At $5,880 a year, 2% of what you have, your $344,200 lasts until 95')
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(['cash-now', 'draw']))
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('large-costs')
})

// 40,000 − 3,800 of cash are left; 490 × 12 = 5,880 a year: 6.2 years, and 27 are to come.
test('savings that do not last say so, and large costs come first', () => {
  const { retirementSavings: _all, pretaxIraBalance: _ira, ...poor } = couple
  const plan = drafted({ ...poor, savings: 40_000, taxableInvestments: 0 })
  expect(plainText(plan.summary)).toContain('your $36,200 lasts about 6.2 years')
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(['large-costs', 'help']))
})

test('who is paid for life more than a month costs, or told what is left, places dollars as before', () => {
  expect(drafted({ ...couple, monthlyExpenses: 4_000 }).allocations).not.toEqual([])
  expect(drafted({ ...couple, monthlySurplus: 300 }).allocations).not.toEqual([])
})

/*
 * 1,500 + 800 come in, 2,900 go out: 600 a month, 7,200 a year, out of 18,500: 2.57 years, 30.8 months. Nothing put aside is
 * what a month that draws on savings leaves.
 */
const poorer: Household = {
  age: 71,
  spouseAge: 70,
  maritalStatus: 'married',
  state: 'MI',
  dependents: [],
  income: 0,
  spouseIncome: 0,
  employment: 'retired',
  ssMonthly: 1_500,
  spouseSsMonthly: 800,
  pensionMonthly: 0,
  monthlyExpenses: 2_900,
  monthlySurplus: 0,
  savings: 3_500,
  retirementSavings: 15_000,
  onMedicare: true,
  debts: [],
}

test('retired people who put nothing aside draw on savings, and hear of help that is theirs', () => {
  const plan = drafted(poorer)
  expect(plainText(plan.summary)).toContain(
    'At $7,200 a year, 39% of what you have, your $18,500 lasts about 31 months',
  )
  const help = plan.nextSteps.find(({ id }) => id === 'help')
  expect(plainText(help!.how)).toContain('The Medicare Savings Programs of your state')
  expect(/CHIP|payday|employer match|second job|Credits for workers/.exec(JSON.stringify(plan))).toBeNull()
})

test('without savings either, nothing in the plan is meant for a family with pay', () => {
  const plan = drafted({ ...poorer, savings: 2_000, retirementSavings: 0 })
  expect(plainText(plan.summary)).toContain('Your costs are $600 a month more than what comes in')
  const found =
    /CHIP|payday|employer match|second job|Credits for workers|taken from your pay|way to work/.exec(
      JSON.stringify(plan),
    )
  expect(found).toBeNull()
})

/*
 * 29,400 less 2,249 of payroll tax are 2,262 a month, and 4,870 − 2,262 = 2,608 are missing: 31,296 a year. Both benefits begin in
 * 48 months, with the end of that pay: 4,870 − 3,310 = 1,560 are missing then, and 650 from the 74th month on, without the mortgage.
 * 303,600 − 48 × 2,608 − 25 × 1,560 = 139,416 are 214.5 months of 650: 287 months in all, 24 years.
 */
test('one of two who has retired plans what the other pay leaves open, and hears of cover, not of food help', () => {
  const beside: Household = { ...oneOfTwoStops, employment: 'retired', income: 0, monthlySurplus: 0 }
  const plan = drafted(beside)
  const summary = plainText(plan.summary)
  expect(plan.allocations).toEqual([])
  expect(summary).toContain(
    'You spend $2,608 a month more than your spouse’s $2,262 a month of pay after tax',
  )
  expect(summary).toContain('At $31,296 a year, 10% of what you have, your $303,600 lasts about 24 years')
  const said = (id: string) => plainText(plan.checks.find((one) => one.id === id)?.detail ?? '')
  expect(said('draw')).toContain('Your spouse’s pay is counted until your spouse is 65')
  expect(said('draw')).toContain('From 67 on $2,290 a month of Social Security is counted')
  expect(said('draw')).toContain('From age 75 on, in 2038')
  expect(said('cover-before-medicare')).toContain('your spouse’s work or the Marketplace')
  const steps = plan.nextSteps.map(({ id }) => id)
  expect(steps).toContain('draw')
  for (const id of ['help', 'withholding', 'counselor', 'first-transfer']) expect(steps).not.toContain(id)
  // Pay that covers the month leaves it as it was told.
  expect(drafted({ ...beside, spouseIncome: 90_000 }).nextSteps.map(({ id }) => id)).not.toContain('draw')
})

test('before the penalty ends the plan names what pays without it', () => {
  const said = (age: number) =>
    plainText(
      drafted({ ...poorer, age, spouseAge: 57, retirementSavings: 300_000, onMedicare: false }).checks.find(
        ({ id }) => id === 'draw',
      )?.detail ?? '',
    )
  expect(said(58)).toContain('Before age 59½ most of what comes out of retirement accounts has a penalty')
  expect(said(60)).not.toContain('penalty')
})

/*
 * Guideline of 2026 for two: 21,640, of which 1.38 are 29,863.20; four times are 86,560. South Carolina has not opened Medicaid, and
 * the credit begins at the line itself. A deduction of 32,200 is there in each year, whether anything comes out or not.
 */
test('a couple with Marketplace cover draws between both limits of the credit, and what the deduction covers first', () => {
  const retired: Household = {
    ...{ age: 62, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NC' },
    ...{ dependents: [], employment: 'retired', income: 0, spouseIncome: 0, payThisYear: 38_600 },
    ...{ ssMonthly: 2_390, ssFromAge: 67, spouseSsMonthly: 1_270, spouseSsFromAge: 65 },
    ...{ marketplaceCoverage: true, monthlyExpenses: 5_140, monthlySurplus: 0, savings: 58_300 },
    ...{ taxableInvestments: 47_000, retirementSavings: 742_000, rothSavings: 61_000, debts: [] },
  }
  const cover = (more: Household = {}) =>
    plainText(
      drafted({ ...retired, ...more }).checks.find(({ id }) => id === 'cover-before-medicare')?.detail ?? '',
    )
  expect(cover()).toContain('ends at an income of $86,560 in 2027')
  expect(cover()).toContain('Below $29,864 of income Medicaid takes the place of the Marketplace credit')
  expect(cover({ state: 'SC' })).toContain('Below $21,640 of income there is no Marketplace credit')
  // 84,600 − 1,000 − 38,600 − 21,900 = 23,100, with no money that pays interest.
  const paid: Household = { spousePayThisYear: 21_900, savings: 0, taxableInvestments: 0, rothSavings: 0 }
  expect(cover(paid)).toContain(
    'this year’s limit, $84,600: before January only about $23,100 more can come out',
  )
  // Above it nothing is left to keep, and without pay of this year it is as empty as the next.
  expect(cover({ ...paid, payThisYear: 90_000 })).not.toContain('This year’s pay')
  expect(cover({ payThisYear: 0 })).not.toContain('This year’s pay')
  // A pension of 36,000 a year brings it there without a draw.
  expect(cover({ pensionMonthly: 3_000 })).not.toContain('Below')
  const how = (more: Household = {}) =>
    plainText(drafted({ ...retired, ...more }).nextSteps.find(({ id }) => id === 'draw')!.how)
  expect(how()).toContain(
    'Each year first as much of traditional accounts as the standard deduction leaves untaxed, then what is taxed already',
  )
  // At 57 a penalty takes a part of it.
  expect(how({ age: 57 })).toContain('First what is taxed already')
})

// 5,100 − 4,450 = 650, and 950 of new cover until 65: 1,600 for two years, then 650. 40,000 − 2 × 19,200 = 1,600: 2.5 months more.
test('a new health cover is drawn until Medicare, and no longer', () => {
  const before65: Household = {
    ...poorer,
    ...{ age: 66, spouseAge: 63, ssMonthly: 2_350, spouseSsMonthly: 1_500, spouseSsFromAge: 63 },
    ...{ pensionMonthly: 600, monthlyExpenses: 5_100, savings: 40_000, retirementSavings: 0 },
    ...{ coverPremiumMonthly: 950, coverEnds: '2026-12-31' },
  }
  expect(plainText(drafted(before65).summary)).toContain('your $40,000 lasts about 26 months')
  expect(plainText(drafted({ ...before65, retirementSavings: 410_000 }).summary)).toContain(
    'the new health cover of $950 a month until Medicare included',
  )
})
