import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lifeExpectancy } from '../../markets/life-table.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household): Draft => wholePlan(termLife, household, context)
const needOf = (household: Household) => termLifeWork(familyWork(household, context)).needs[0]!

const pensioner: Household = {
  maritalStatus: 'married',
  employment: 'retired',
  age: 60,
  spouseAge: 58,
  dependents: [],
  income: 0,
  spouseIncome: 0,
  pensionMonthly: 3_500,
  ssMonthly: 2_600,
  ssFromAge: 67,
  spouseSsMonthly: 1_100,
  spouseSsFromAge: 67,
  monthlyExpenses: 5_000,
  savings: 0,
  debts: [],
}

/*
 * By hand, 42 USC 402(e), (q): a widow of 60 gets 71.5% of 2,600, 1,859 a month, 22,308 a year, which alone is not taxed.
 * One adult spends 60% of 60,000: 36,000. At 58 and 59 nothing comes, but anyway the two would miss 60,000 − 42,000 and the
 * tax on the pension: 42,000 − 32,200 at 10% is 980. That is 18,980, so 17,020 each. From 60 on 13,692 is missing, and until
 * he is 67 more than that would be anyway. From then on it is 13,692 for her life. What goes on of the pension and is not
 * taxed comes off all of these.
 */
const byHand = (goesOn = 0): number => {
  const years = Math.round(lifeExpectancy({ age: 58 }))
  let worth = (17_020 - goesOn) / 1.02 + (17_020 - goesOn) / 1.02 ** 2
  for (let year = 8; year <= years; year += 1) worth += (13_692 - goesOn) / 1.02 ** year
  return worth
}

test('a pension and a benefit that end with the one who gets them are missed by the one who stays', () => {
  const need = needOf(pensioner)
  expect(need.support.value).toBe(Math.round(byHand()))
  const plan = draft(pensioner)
  expect(plan.totalAmount).toBeGreaterThan(0)
  expect(plainText(plan.title)).toContain('on your life')
  const check = plan.checks.find(({ id }) => id === 'pension')
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('$3,500 a month is counted as ending with whoever gets it')
})

// A quarter of 42,000 is 10,500: below the standard deduction, and 10,500 + half of 22,308 is below 25,000, so nothing is
// taxed. A half is 21,000: with 22,308 of benefits more than 36,000 after 848 of tax, and in the first two years 20,510 after
// 490 of tax leaves 15,490 of 36,000 to find, less than the 18,980 that would be missing anyway.
test('what goes on of a pension comes off the need, after the tax of one who files alone', () => {
  expect(needOf({ ...pensioner, pensionSurvivorShare: 0.25 }).support.value).toBe(Math.round(byHand(10_500)))
  expect(needOf({ ...pensioner, pensionSurvivorShare: 0.5 }).support.value).toBe(0)
  const check = draft({ ...pensioner, pensionSurvivorShare: 0.25 }).checks.find(({ id }) => id === 'pension')
  expect(plainText(check?.detail ?? '')).toContain('Of $3,500 a month a part of 25% is counted as going on')
  expect(draft(pensioner).assumptions.map(({ fact }) => fact)).toContain('pensionSurvivorShare')
})

const teacher: Household = {
  maritalStatus: 'married',
  age: 58,
  spouseAge: 58,
  retirementAge: 62,
  dependents: [],
  income: 70_000,
  socialSecurityCovered: false,
  spouseIncome: 0,
  spouseSsMonthly: 0,
  pensionMonthly: 2_600,
  pensionFromAge: 62,
  monthlyExpenses: 3_500,
  savings: 0,
  debts: [],
}

/*
 * By hand: one alone spends 60% of 42,000, 25,200, and nothing comes in for the four years that the pay would have gone on.
 * From 62 on the two would have 31,200, on which a couple pays no tax, and miss 10,800; alone 25,200 is missing less what
 * goes on of the pension.
 */
test('a pension to come is missed from the day on which the pay would have stopped', () => {
  const worth = (later: number) => {
    const years = Math.round(lifeExpectancy({ age: 58 }))
    return Array.from(
      { length: years },
      (_, year) => (year < 4 ? 25_200 : later) / 1.02 ** (year + 1),
    ).reduce((sum, one) => sum + one)
  }
  expect(needOf(teacher).support.value).toBe(Math.round(worth(14_400)))
  expect(needOf({ ...teacher, pensionSurvivorShare: 0.25 }).support.value).toBe(Math.round(worth(6_600)))
  const check = draft(teacher).checks.find(({ id }) => id === 'pension')
  expect(plainText(check?.detail ?? '')).toMatch(
    /\$2,600 a month is counted as ending .*A death before it begins/,
  )
})

// By hand: a wife of 50 would work until 62, and for those twelve years all of the 25,200 is missing; 14,400 after them.
test('as long as the one who stays would have to work, all that they miss is a need', () => {
  const years = Math.round(lifeExpectancy({ age: 50 }))
  const worth = Array.from(
    { length: years },
    (_, year) => (year < 12 ? 25_200 : 14_400) / 1.02 ** (year + 1),
  ).reduce((sum, one) => sum + one)
  expect(needOf({ ...teacher, spouseAge: 50 }).support.value).toBe(Math.round(worth))
})

// 42 USC 402(a), 415: seven years before full retirement age nobody knows the benefit, so it is estimated and said to be.
test('a benefit that nobody named is estimated beside a pension to come, and listed', () => {
  const covered: Household = { ...teacher, socialSecurityCovered: true, spouseSsMonthly: undefined }
  const { assumptions } = draft(covered)
  expect(assumptions.map(({ fact }) => fact)).toEqual(
    expect.arrayContaining(['ssMonthly', 'spouseSsMonthly']),
  )
  expect(needOf(covered).support.value).toBeLessThan(needOf(teacher).support.value)
})

/*
 * By hand: 31,200 would have come, 42,000 are spent, so 10,800 a year would be taken from the accounts anyway. Over 23
 * years from 62 on a level draw of 300,000 is below the deduction of one who files alone, and untaxed.
 */
test('retirement accounts pay the years after work, as far as the two would not use them up', () => {
  const years = Math.round(lifeExpectancy({ age: 58 }))
  const worth = (yearly: number, from: number) =>
    Array.from({ length: years - from }, (_, year) => yearly / 1.02 ** (from + year + 1)).reduce(
      (a, b) => a + b,
    )
  const spare = Math.round(300_000 - worth(10_800, 4))
  const need = needOf({ ...teacher, retirementSavings: 300_000 })
  expect(need.spare?.value).toBe(spare)
  const first = 25_200 * (1 / 1.02 + 1 / 1.02 ** 2 + 1 / 1.02 ** 3 + 1 / 1.02 ** 4)
  expect(need.support.value).toBe(Math.round(first + worth(14_400, 4) - spare))
  expect(
    plainText(
      draft({ ...teacher, retirementSavings: 300_000 }).checks.find(({ id }) => id === 'pension')?.detail ??
        '',
    ),
  ).toContain('is counted for the one who stays')
  // All of it is used up anyway: nothing is left to count.
  expect(needOf({ ...teacher, retirementSavings: 100_000 }).support.value).toBe(needOf(teacher).support.value)
})

test('a debt beside a pension to come is weighed both ways, paid off and carried on', () => {
  const debts = [{ kind: 'mortgage', balance: 60_000, rate: 0.04, minPayment: 900 }] as const
  const household: Household = {
    ...teacher,
    spouseIncome: 30_000,
    monthlyExpenses: 5_500,
    retirementSavings: 250_000,
    debts: [...debts],
  }
  expect(draft(household).title).toBeDefined()
})

test('the pension of the one who stays pays after their work, and not beside it', () => {
  // 40,000 of pay keeps more than 25,200; from 62 on 31,200 of their own does, untaxed or nearly so.
  const both: Household = { ...teacher, pensionMonthly: 0, spouseIncome: 40_000, spousePensionMonthly: 2_600 }
  expect(needOf(both).support.value).toBe(0)
})

test('a death that takes no more than it saves needs no insurance', () => {
  // By hand: 24,000 + 13,200 of 100,000 come in, 62,800 is missing; alone 60,000 − 24,000 = 36,000 is.
  const drawing: Household = {
    ...pensioner,
    age: 70,
    spouseAge: 70,
    pensionMonthly: 0,
    ssMonthly: 2_000,
    ssFromAge: 66,
    spouseSsFromAge: 66,
    monthlyExpenses: 8_333,
  }
  expect(needOf(drawing).support.value).toBe(0)
  // One who has nothing that ends leaves everything as it was.
  expect(needOf({ ...pensioner, pensionMonthly: 0, ssMonthly: 0 }).support.value).toBe(0)
})

// 36,000 of her own is what she spends alone; the tax of one who files alone takes 2,140 of it until 60: 1,240 and 12% of
// 7,500. Together they would miss nothing. 2,140 ÷ 1.02 + 2,140 ÷ 1.0404 = 4,155, and from 60 on her benefit covers it.
test('a pension of the one who stays goes on', () => {
  expect(needOf({ ...pensioner, spousePensionMonthly: 3_000 }).support.value).toBe(4_155)
})

// Of 3,200 of pension and 2,400 of Social Security, 5,600 a month, one alone spends 60% of what is not debt,
// (5,500 − 900) × 60% = 2,760, and 900 goes to the loan: nothing is missing. The other one would have 2,400 at most.
test('a debt that the pay for life of the one who stays carries is no need', () => {
  const work = termLifeWork(
    familyWork(
      {
        age: 66,
        spouseAge: 63,
        maritalStatus: 'married',
        dependents: [],
        employment: 'retired',
        income: 0,
        spouseIncome: 0,
        pensionMonthly: 3_200,
        pensionSurvivorShare: 0,
        ssMonthly: 2_400,
        spouseSsMonthly: 1_200,
        monthlyExpenses: 5_500,
        savings: 40_000,
        debts: [{ kind: 'mortgage', balance: 90_000, rate: 0.035, minPayment: 900 }],
      },
      context,
    ),
  )
  const [you, partner] = work.needs
  expect(partner?.isDebtCarried).toBe(true)
  expect(partner?.today.value).toBe(0)
  expect(you?.isDebtCarried).toBe(false)
  expect(work.covers.map(({ need }) => need.adult.id)).toEqual(['you'])
})

// 1,200,000 pay a survivor of 59 without the penalty; some 19,000 a year are missing for six years of the mortgage.
test('naming the benefit that the plan would assume anyway sells nobody a policy', () => {
  const couple: Household = {
    maritalStatus: 'married',
    age: 61,
    spouseAge: 59,
    income: 85_000,
    spouseIncome: 40_000,
    numDependents: 0,
    state: 'MI',
    monthlyExpenses: 6_500,
    debts: [{ kind: 'mortgage', balance: 70_000, rate: 0.035, minPayment: 1_100 }],
    retirementAge: 66,
    coverageAmount: 0,
    savings: 20_000,
    retirementSavings: 1_200_000,
  }
  for (const told of [{}, { ssMonthly: 3_000, ssFromAge: 67 }, { ssMonthly: 2_700, ssFromAge: 66 }])
    expect(draft({ ...couple, ...told }).totalAmount).toBe(0)
})

test('the benefit of a parent at home whose pay nobody told is not estimated from a usual pay', () => {
  const atHome: Household = {
    ...{ maritalStatus: 'married', age: 40, spouseAge: 42, dependents: [3, 6], stayAtHomeParent: true },
    ...{ spouseIncome: 150_000, spouseSsMonthly: 2_600, monthlyExpenses: 6_000 },
  }
  const plan = draft(atHome)
  expect(plan.figures.find(({ id }) => id === 'income')?.value).toBe(0)
  expect(needOf(atHome).byYear).toEqual(needOf({ ...atHome, income: 0 }).byYear)
})

/*
 * He stops at 66 and support was named for 22 years, until he is 67: Social Security from 66 on, nearly 3,669 × 93%, fills that
 * year, so the cover on her part-time pay is for the ten years of the children and not for that one.
 */
test('years of support past the end of work are not counted as if nothing were paid in them', () => {
  const couple: Household = {
    ...{ age: 45, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'CO' },
    ...{ dependents: [14, 11], employment: 'employed', income: 128_500, spouseIncome: 22_400 },
    ...{ monthlyExpenses: 7_180, childcareMonthly: 0, savings: 26_400, retirementSavings: 284_000 },
    ...{ coverageAmount: 250_000, coverageYearsLeft: 4, spouseCoverageAmount: 0, spouseSmoker: true },
    ...{ collegeWish: 40_000, retirementAge: 66, finalExpenses: 15_000, survivorIncome: 38_000 },
    yearsOfSupport: 22,
    debts: [
      { kind: 'mortgage', balance: 312_700, rate: 0.0625, minPayment: 2_110 },
      { kind: 'auto', balance: 14_600, rate: 0.054, minPayment: 348 },
    ],
  }
  const terms = (more: Household) =>
    termLifeWork(familyWork({ ...couple, ...more }, context))
      .covers.filter(({ need }) => need.adult.id === 'partner')
      .map(({ needYears }) => needYears)
  expect(terms({})[0]).toBeLessThanOrEqual(10)
  expect(terms({})).toEqual(terms({ ssMonthly: 3_420, ssFromAge: 66 }))
  const { assumptions } = draft(couple)
  expect(assumptions.map(({ fact }) => fact)).toContain('ssMonthly')
})
