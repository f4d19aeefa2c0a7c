import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { detailOf, nearMedicare, planOf, workOf } from './setup-for-tests.ts'

const phases = (plan: ReturnType<typeof planOf>) => {
  const card = plan.visualizations.find(({ id }) => id === 'phases')
  return card?.type === 'timeline' ? card.milestones.map(({ detail }) => plainText(detail)) : []
}

// By hand: a pension of 36,000 and an even 43,000 of withdrawals, less about 18,000 of deduction, are above the
// 50,400 at which the bracket of 22 % begins for a single person (Rev. Proc. 2025-32).
test('a pension that begins with retirement fills the low brackets before Social Security', () => {
  const detail = detailOf(planOf(nearMedicare), 'gap-years')
  expect(detail).toContain('From 65 to 67 there is neither pay nor Social Security, but your pension')
  expect(detail).toContain('reach the 22% bracket')
  expect(detail).not.toContain('low brackets')
})

test('years without pay, pension and Social Security end where the pension begins', () => {
  const low = { ...nearMedicare, retirementSavings: 200_000, contributionRate: 0.05, pensionFromAge: 66 }
  expect(detailOf(planOf(low), 'gap-years')).toContain(
    'From 65 to 66 there is neither pay nor pension nor Social Security. In those years you could convert',
  )
})

// By hand: a spouse two years younger draws 24,000 from 62 on, which is at 64 of whoever asks and so from the end of work at
// 65; at 70 of theirs it is at 72. Both alive, 70 years old in 2038: 36,000, then from 72 on 60,000.
test('the pension of a spouse begins at their own age', () => {
  const couple = {
    ...nearMedicare,
    filingStatus: 'married_joint',
    spouseAge: 56,
    spouseIncome: 0,
    pensionFromAge: 65,
    spousePensionMonthly: 2_000,
    ssMonthly: 0,
    spouseSsMonthly: 0,
  } as const
  const pensionAt = (spousePensionFromAge: number, age: number) => {
    const { later } = workOf({ ...couple, spousePensionFromAge })
    const { years } = later.taxOf({ otherBalance: 0, decidedBalance: 0 })
    return years.find((year) => year.age === age)?.household.income ?? 0
  }
  expect(pensionAt(70, 72) - pensionAt(70, 71)).toBeCloseTo(24_000, 0)
  expect(pensionAt(62, 66) - pensionAt(70, 66)).toBeCloseTo(24_000, 0)
  expect(pensionAt(62, 65)).toBeCloseTo(60_000, 0)
})

// The first tier of 2026 begins above 109,000 for a single person: 81.20 + 14.50 a month are 1,148.40 a year (CMS).
test('where a surcharge of Medicare makes a dollar cost more than its bracket, the row names it and its limit', () => {
  const rows = phases(planOf(nearMedicare))
  const surcharged = rows.filter((row) => row.includes('above $109,000, where Medicare adds $1,148 a year'))
  expect(surcharged.length).toBeGreaterThan(0)
  expect(rows.find((row) => row.includes('on about $79,000'))).not.toContain('Medicare')
})

// Four times the poverty guideline of 2025 for two people, 21,150 (90 FR 5917): 84,600.
test('what a spouse is paid goes on in those years, and a conversion there taxes Social Security and costs the health credit', () => {
  const couple = {
    age: 63,
    spouseAge: 67,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'PA',
    familySize: 2,
    income: 31_400,
    spouseIncome: 0,
    priorYearWages: 31_400,
    retirementAge: 64,
    ssMonthly: 1_520,
    ssFromAge: 67,
    spouseSsMonthly: 2_180,
    spouseSsFromAge: 66,
    retirementSavings: 248_500,
    contributionRate: 0.04,
  } as const
  const pension = { spousePensionMonthly: 640, spousePensionFromAge: 65 } as const
  const both = detailOf(planOf({ ...couple, ...pension }), 'gap-years')
  expect(both).toContain(
    'neither your pay nor your Social Security, only your spouse’s Social Security and your spouse’s pension.',
  )
  expect(both).toContain('makes more of that Social Security taxable')
  expect(both).toContain('above a limit ($84,600 this year) the credit of the whole year is gone')
  expect(detailOf(planOf(couple), 'gap-years')).toContain('only your spouse’s Social Security.')
  // Both of them have Medicare by 66.
  expect(detailOf(planOf({ ...couple, age: 65, retirementAge: 66 }), 'gap-years')).not.toContain(
    'Marketplace',
  )
})

test('whoever has stopped already hears of those years as well, for the conversion is their whole question', () => {
  const stopped = {
    age: 63,
    filingStatus: 'single',
    employment: 'retired',
    retirementSavings: 542_000,
    taxableInvestments: 87_000,
    pensionMonthly: 610,
    pensionFromAge: 62,
    ssMonthly: 2_140,
    ssFromAge: 67,
    conversionAnnual: 35_000,
    retirementExpensesAnnual: 40_500,
  } as const
  const detail = detailOf(planOf(stopped), 'gap-years')
  expect(detail).toContain('From 63 to 67 there is neither pay nor Social Security, only your pension')
  expect(detail).toContain('Until Medicare, health cover from the Marketplace may have a credit')
  expect(detailOf(planOf({ ...stopped, age: 68 }), 'gap-years')).toBe('')
})

test('the pay of a spouse is counted no longer than that of whoever asks, and the plan says so', () => {
  const couple = {
    age: 59,
    spouseAge: 61,
    filingStatus: 'married_joint',
    state: 'VA',
    income: 78_400,
    spouseIncome: 52_300,
    retirementAge: 60,
    pensionMonthly: 2_210,
    pensionFromAge: 60,
    ssMonthly: 2_280,
    ssFromAge: 67,
    retirementSavings: 468_000,
    retirementExpensesAnnual: 69_000,
    contributionRate: 0.1,
    rothOptionAtWork: true,
  } as const
  const plan = planOf(couple)
  expect(detailOf(plan, 'gap-years')).toContain('No pay of your spouse is counted in those years')
  expect(plan.accountNotes.map(plainText).join(' ')).toContain(
    'Once your work has ended, no pay of your spouse is counted',
  )
  expect(detailOf(planOf({ ...couple, spouseIncome: 0 }), 'gap-years')).not.toContain('No pay of your spouse')
})

test('a pension beside it leaves the untold benefit listed at what the plan counts, not at nothing', () => {
  const { ssMonthly: _told, ...untold } = nearMedicare
  const listed = planOf(untold).assumptions.find(({ fact }) => fact === 'ssMonthly')
  expect(listed?.shown).toMatch(/^\$[1-9],\d{3} a month$/)
})
