/** The conversions of the low years between work and Social Security, a step for each. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const retired: Household = {
  age: 63,
  employment: 'retired',
  filingStatus: 'single',
  retirementSavings: 850_000,
  ssMonthly: 2_500,
  ssFromAge: 67,
  marketplaceCoverage: false,
  considersConversion: true,
}

const steps = (household: Household) =>
  planOf(household).nextSteps.flatMap(({ id, title, dueDate }) =>
    id.startsWith('conversion') ? [[dueDate, plainText(title)]] : [],
  )

/*
 * Of 2026, alone: 16,100 untaxed and 50,400 at no more than 12%. From the year of the 65th birthday, 2028, on 2,050 more are
 * untaxed (Rev. Proc. 2025-32), and in 2028 for the last time another 6,000 (P.L. 119-21 §70103). These fall by 6% of income
 * above 75,000 of that year, about 71,700 of today: 74,550 − 6% of the 2,700 above it, about 74,390, is at no more than 12%.
 * Social Security begins at 67, in 2030: the low years end with 2029.
 */
test('each of the low years has a step with what fits into it by its ages and its law', () => {
  expect(steps(retired)).toEqual([
    ['2026-12-31', 'Convert up to $66,500 before the year ends'],
    ['2027-12-31', 'Convert about $66,500 before 2027 ends'],
    ['2028-12-31', 'Convert about $74,400 before 2028 ends'],
    ['2029-12-31', 'Convert about $68,500 before 2029 ends'],
  ])
})

// Four times the guideline for one of 2025, 15,650, is the limit for 2026, and of 2026, 15,960, for the years after it; 1,000
// stays free: 61,600 and 62,840. Cover ends with the 65th birthday in 2028.
test('while there is cover from the Marketplace the steps keep its credit, and in the year after it they do not', () => {
  const titles = steps({ ...retired, marketplaceCoverage: true, retirementSavings: 1_000_000 }).map(
    ([, title]) => title,
  )
  const sums = titles.map((title) => Number(/\$([\d,]+)/.exec(title ?? '')?.[1]?.replaceAll(',', '')))
  expect(sums).toHaveLength(4)
  expect(sums[0]).toBeLessThanOrEqual(61_600)
  expect(Math.max(...sums.slice(1, 3))).toBeLessThanOrEqual(62_840)
  expect(sums[3]).toBe(68_500)
})

test('years that withdrawals or a pension fill already, and those of whoever still works, have no steps', () => {
  expect(steps({ ...retired, ssFromAge: 63 })).toHaveLength(1)
  expect(steps({ ...retired, pensionMonthly: 6_000, pensionFromAge: 60 })).toHaveLength(1)
  expect(steps({ ...retired, employment: 'employed', income: 60_000 }).length).toBeLessThan(2)
})

// This year’s, the look in a year and five of six years more are seven steps, as many as a plan shows.
test('low years of which not all have a step are said to go on after those that have one', () => {
  const plan = planOf({ ...retired, ssFromAge: 70, retirementSavings: 1_100_000 })
  const named = plan.nextSteps.filter(({ id }) => id.startsWith('conversion.'))
  expect(named.map(({ id }) => id).at(-1)).toBe('conversion.2031')
  expect(plainText(plan.summary)).toMatch(/low years until 2032, .*: the steps show those that come first\./)
})

// Costs of 42,000 a year: cash pays the rest of the first year, the second and a part of the third, which the savings fill.
test('what is lived on is taken from cash first, year by year, and leaves less of the low brackets', () => {
  const sums = steps({ ...retired, monthlyExpenses: 3_500, savings: 60_000 }).map(([, title]) =>
    Number(/\$([\d,]+)/.exec(title ?? '')?.[1]?.replaceAll(',', '')),
  )
  expect(sums[2]).toBeLessThan((sums[0] ?? 0) - 25_000)
})

/*
 * Cash of 100,000 brings 3,400, which leave 63,100 of the 66,500 and 44,600 of 48,000 of costs. The 42 days of 2026 take 5,132
 * of those, and its conversion 1,240 + 4,560 of tax: 89,068. In 2027 they bring 3,028: 63,472 fit, and 44,972 of costs and the
 * same tax leave 38,296 for 2028. They bring 1,302 and lack 8,402, which leave 64,690 of the 74,390. A whole year taken out of
 * the cash of today would leave nothing for 2028.
 */
test('the cash of today pays what is left of this year and then whole ones', () => {
  const [first, second, third] = steps({
    ...retired,
    monthlyExpenses: 4_000,
    savings: 100_000,
    retirementSavings: 1_500_000,
  }).map(([, title]) => Number(/\$([\d,]+)/.exec(title ?? '')?.[1]?.replaceAll(',', '')))
  expect([first, second]).toEqual([63_100, 63_400])
  expect(Math.abs((third ?? 0) - 64_690)).toBeLessThan(200)
})

// Of the 24,150 untaxed and the 50,400 at no more than 12% costs of 74,400 a year, drawn from these savings, leave 150.
test('a year in which hardly anything fits has no step', () => {
  const titles = steps({
    ...retired,
    age: 67,
    retirementSavings: 500_000,
    ssFromAge: 69,
    monthlyExpenses: 6_200,
  })
  expect(titles.filter(([, title]) => title?.includes('about'))).toEqual([])
})

/*
 * Whoever is 62 and stops at 64 stops in the course of 2028: 2029 and 2030 are whole years without work, at 65 and 66. In
 * each 16,100 + 2,050 are untaxed and 50,400 are at no more than 12%: 68,550.
 */
const near: Household = {
  ...retired,
  age: 62,
  employment: 'employed',
  income: 92_000,
  retirementAge: 64,
}
const later = (more: Household = {}) =>
  steps({ ...near, ...more }).filter(([, title]) => title?.includes('about'))

test('whoever stops work soon has a step for each whole year without it before Social Security', () => {
  expect(later()).toEqual([
    ['2029-12-31', 'Convert about $68,500 before 2029 ends'],
    ['2030-12-31', 'Convert about $68,500 before 2030 ends'],
  ])
  const plan = planOf(near)
  expect(plainText(plan.summary)).toContain(
    'Spread over the low years from 2029 until 2030, about $137,000 can be converted in all',
  )
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'conversion.2029')?.why ?? '')).toContain(
    'if your work ends at 64, your savings grow as expected until then, and what you live on stays as it is',
  )
})

test('no year is named of whoever did not ask, or stops much later', () => {
  expect(later({ considersConversion: false })).toEqual([])
  expect(later({ age: 57, retirementAge: 64 })).toEqual([])
})

/*
 * Of 2029 and 2030, joint, with one of them 65 or older: 32,200 + 1,650 untaxed and 100,800 at no more than 12%, together
 * 134,650. The spouse’s 40,000 fill a part of it until 67, here beyond both years, or until 64, in 2030.
 */
const couple: Household = {
  ...{ filingStatus: 'married_joint', maritalStatus: 'married', spouseAge: 60, spouseSsMonthly: 1_200 },
  ...{ spouseSsFromAge: 67, spouseIncome: 40_000, spouseContributionRate: 0, spouseHasWorkplacePlan: false },
}

test('the pay of a spouse that goes on fills low brackets first, year by year until it ends', () => {
  expect(later(couple)).toEqual([
    ['2029-12-31', 'Convert about $94,600 before 2029 ends'],
    ['2030-12-31', 'Convert about $94,600 before 2030 ends'],
  ])
  const [, last] = later({ ...couple, spouseSsFromAge: 64, spouseSsMonthly: 0 })
  expect(last?.[1]).toBe('Convert about $134,600 before 2030 ends')
  const { spouseSsMonthly: _untold, ...open } = couple
  expect(later(open)).toEqual([])
  const plan = planOf({ ...near, ...couple })
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'conversion.2029')?.why ?? '')).toContain(
    'if your work ends at 64, your spouse’s pay goes on as it is until 67, your savings grow',
  )
  expect(plainText(plan.checks.find(({ id }) => id === 'gap-years')?.detail ?? '')).toContain(
    'the steps for each of them count it until 67',
  )
})

/*
 * Of 2027, joint, 32,200 untaxed and 100,800 at no more than 12%, of which the spouse’s 40,000 leave 93,000. From the year of
 * the 65th birthday, 2028, on 1,650 more are untaxed, and in 2028 for the last time another 6,000.
 */
test('whoever has stopped beside a spouse whose pay goes on has a step for each low year, however it was told', () => {
  const besidePay = [
    ['2027-12-31', 'Convert about $93,000 before 2027 ends'],
    ['2028-12-31', 'Convert about $100,600 before 2028 ends'],
    ['2029-12-31', 'Convert about $94,600 before 2029 ends'],
  ]
  const ahead = (household: Household) => steps(household).filter(([, title]) => title?.includes('about'))
  const stopped: Household = { ...retired, ...couple, ssMonthly: 3_000, retirementSavings: 1_400_000 }
  // Without a word on pay it is the one without it who asks, and with none told the plan speaks to the one who earns: what
  // goes in has steps of its own then, and a plan no room for the last of these.
  expect(ahead(stopped)).toEqual(besidePay)
  expect(ahead({ ...stopped, income: 0 }).slice(0, 2)).toEqual(besidePay.slice(0, 2))
  expect(ahead({ ...stopped, monthlyContribution: 300 }).slice(0, 2)).toEqual(besidePay.slice(0, 2))
  const plan = planOf({ ...stopped, income: 0 })
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'conversion.2027')?.why ?? '')).toContain(
    'if your spouse’s pay goes on as it is until 67, and what else you are paid and live on stays as it is',
  )
  expect(plainText(plan.summary)).toContain('Spread over the low years until 2029')
  // A benefit that nobody named takes the place of pay that ends at 67, in 2028.
  const { spouseSsMonthly: _untold, spouseSsFromAge: _from, ...open } = stopped
  expect(ahead({ ...open, spouseAge: 65 })).toHaveLength(1)
})

test('a plan of somebody retired beside a spouse’s pay is no example', () => {
  const plan = planOf({ ...retired, ...couple, monthlyContribution: 300 })
  expect(plainText(plan.summary)).not.toContain('example')
})

// The pay of this year fills its low brackets; from 2027 on the years are those of whoever stopped before.
test('pay that ended this year leaves the years after it low', () => {
  const ended = { ...retired, payThisYear: 70_000, separationDate: '2026-08-31' }
  expect(steps(ended).slice(-3)).toEqual([
    ['2027-12-31', 'Convert about $66,500 before 2027 ends'],
    ['2028-12-31', 'Convert about $74,400 before 2028 ends'],
    ['2029-12-31', 'Convert about $68,500 before 2029 ends'],
  ])
})

// 61,000 − 16,100 = 44,900 leave 5,500 below the top of the 12% bracket, of which 5,440 of interest take all but 60.
test('a room of a few dollars is no reason to convert this year where the next one is empty', () => {
  const plan = planOf({
    ...retired,
    payThisYear: 61_000,
    separationDate: '2026-08-31',
    savings: 160_000,
    monthlyExpenses: 4_100,
  })
  expect(plainText(plan.title)).toBe('Leave it Traditional this year')
})

// 24,800 and 76,000 of taxable income at 10% and 12%, and the deduction of 32,200: 133,000 fit into the low brackets of a joint
// return, and 66,500 into those of a separate one; interest on the cash takes some of it.
test('two who file separately now convert on one return in the low years, beside the pay of the one who works on', () => {
  const apart: Household = {
    age: 62,
    birthYear: 1964,
    spouseAge: 61,
    maritalStatus: 'married',
    filingStatus: 'married_separate',
    state: 'TX',
    employment: 'retired',
    income: 0,
    spouseIncome: 0,
    spouseSsMonthly: 1_500,
    spouseSsFromAge: 64,
    ssMonthly: 2_400,
    ssFromAge: 67,
    retirementSavings: 800_000,
    rothSavings: 0,
    savings: 120_000,
    monthlyExpenses: 4_500,
    considersConversion: true,
  }
  const next = (household: Household) =>
    planOf(household).nextSteps.find(({ id }) => id === 'conversion.2027')
  const plan = planOf(apart)
  const amount = figureOf(plan, 'conversion.1.amount')
  expect(amount).toBeGreaterThan(125_000)
  expect(amount).toBeLessThan(133_000)
  expect(plainText(next(apart)?.why ?? '')).toContain('then on a joint return, against')
  const working: Household = {
    ...apart,
    employment: 'employed',
    income: 90_000,
    spouseIncome: 50_000,
    retirementAge: 63,
    hasWorkplacePlan: true,
    contributionRate: 0.1,
  }
  const steps = planOf(working).nextSteps.filter(({ id }) => id.startsWith('conversion.'))
  expect(steps.map(({ why }) => plainText(why)).join(' ')).toContain(
    'your spouse’s pay goes on as it is until 64',
  )
})
