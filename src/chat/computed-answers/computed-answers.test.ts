import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext } from '#engine/draft-context.ts'
import { factReader } from '#engine/fact-reader.ts'
import type { AnyFigure } from '#engine/figure.ts'
import type { Household } from '#engine/household.ts'
import { orphansOfText } from '#engine/receipts.ts'
import { figureLinks, plainText } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import { computations } from './all.ts'
import { type ComputedAnswerName, computedAnswerNames } from './names.ts'

const today = '2026-11-20'

function worked(name: ComputedAnswerName, household: Household) {
  const sheet = worksheet()
  const text = computations[name]({
    household,
    today,
    inForce: draftContext(today),
    sheet,
    reader: factReader(sheet, household, today),
  })
  const figures = new Map<string, AnyFigure>(sheet.figures().map((figure) => [figure.id, figure]))
  return { text, said: plainText(text ?? ''), figures, value: (id: string) => figures.get(id)?.value }
}

// 95,000 − 16,100 = 78,900 of taxable income, which is in the 22% bracket and owes 12,070: Rev. Proc. 2025-32.
test('a single person with 95,000 of pay is in the 22% bracket and owes 12,070', () => {
  const { said, value } = worked('tax-bracket', { income: 95_000, filingStatus: 'single' })
  expect(said).toContain('22% bracket')
  expect(value('federal-tax')).toBeCloseTo(12_070, 0)
})

// 8,750 + 1,000 from 55 on: Rev. Proc. 2025-19, IRC §223(b)(3).
test('family cover at 56 leaves 9,750 of room in an HSA', () => {
  expect(worked('hsa-room', { age: 56, hsaFamilyCoverage: true }).value('hsa-room')).toBe(9_750)
  expect(worked('hsa-room', { age: 30, hsaFamilyCoverage: false }).value('hsa-room')).toBe(4_400)
})

// Pub. 590-A, worksheet 2-2: 7,500 × (168,000 − 160,000) ÷ 15,000 = 4,000.
test('a single person with 160,000 may put 4,000 into a Roth IRA, and one with 200,000 nothing', () => {
  const household = { age: 40, filingStatus: 'single' } as const
  expect(worked('ira-room', { ...household, income: 160_000 }).value('roth-room')).toBe(4_000)
  expect(worked('ira-room', { ...household, income: 200_000 }).said).toContain('nothing')
})

// 2.9 % a year above prices on the mix of these years doubles a sum in about 24 years; the law of the benefit is
// checked by itself. Half of all futures lie above the middle, one of ten below the weak end.
test('who tells age, savings and pay hears what they come to, what that pays, and what Social Security adds', () => {
  const household = { age: 45, retirementAge: 67, retirementSavings: 80_000, income: 95_000 }
  const { said, value } = worked('on-track', household)
  const middle = Number(value('savings.later'))
  expect(middle).toBeGreaterThan(80_000 * 1.8)
  expect(middle).toBeLessThan(80_000 * 2.3)
  expect(Number(value('savings.later.low'))).toBeLessThan(middle)
  expect(value('savings.later.monthly')).toBeCloseTo((middle * 0.04) / 12, 6)
  expect(said).toContain('Saving nothing,')
  expect(said).toContain('of Social Security')
})

test('saving more leads to more, and a sum without an age to a target alone', () => {
  const household = { age: 45, retirementAge: 67, retirementSavings: 80_000, income: 95_000 }
  const later = (more: Household) =>
    Number(worked('on-track', { ...household, ...more }).value('savings.later'))
  const tenth = later({ contributionRate: 0.1 })
  expect(tenth).toBeGreaterThan(later({}))
  expect(later({ contributionRate: 0.1, employerMatch: { rate: 0.5, upTo: 0.06 } })).toBeGreaterThan(tenth)
  expect(worked('on-track', { retirementSavings: 80_000 }).text).toBeUndefined()
  expect(worked('on-track', { retirementExpensesAnnual: 40_000 }).value('nest-egg')).toBe(1_000_000)
})

test('the sum that one would live on is held against what is needed', () => {
  const { value } = worked('nest-egg', { monthlyExpenses: 5_000, amount: 1_200_000 })
  expect([value('nest-egg'), value('amount.monthly')]).toEqual([1_500_000, 4_000])
})

// 42 USC 402(q), (w): 70% at 62 and 124% at 70 for a full retirement age of 67.
test('a benefit of 2,000 at full age is 1,400 claimed earliest and 2,480 claimed latest', () => {
  const { value } = worked('claim-age', { birthYear: 1970, ssMonthly: 2_000 })
  expect(value('benefit.early')).toBeCloseTo(1_400, 6)
  expect(value('benefit.late')).toBeCloseTo(2_480, 6)
  expect(worked('claim-age', { birthYear: 1970 }).said).toContain('70%')
})

// Loan tables: 200,000 at 6% over 30 years is 1,199.10 a month.
test('a loan of 200,000 at 6% costs 1,199 a month over 30 years and more over 15', () => {
  const { value } = worked('mortgage-payment', { homePrice: 250_000, downPaymentRate: 0.2, rate: 0.06 })
  expect(value('home-loan')).toBe(200_000)
  expect(value('payment.long')).toBeCloseTo(1_199.1, 2)
  expect(Number(value('payment.short'))).toBeGreaterThan(1_199.1)
  const owed = worked('mortgage-payment', { debts: [{ kind: 'mortgage', balance: 200_000, rate: 0.06 }] })
  expect(owed.value('payment.long')).toBeCloseTo(1_199.1, 2)
})

// By hand: 6% of 80,000 is 4,800, of which half is matched; 3% leaves 2,400 to contribute and 1,200 of match.
test('who puts in 3% of 80,000 misses 1,200 of a match of half up to 6%', () => {
  const household = { income: 80_000, employerMatch: { rate: 0.5, upTo: 0.06 } }
  expect(worked('match', { ...household, contributionRate: 0.03 }).value('match.missed')).toBe(1_200)
  expect(worked('match', household).value('match.whole')).toBe(2_400)
  expect(worked('match', { ...household, contributionRate: 0.06 }).said).toContain('already')
})

// By hand: 60,000 − 24,000 = 36,000; ÷ 4% = 900,000.
test('spending 5,000 a month beside 2,000 of Social Security takes 900,000 of savings', () => {
  const { value } = worked('nest-egg', { monthlyExpenses: 5_000, ssMonthly: 2_000 })
  expect(value('gap')).toBe(36_000)
  expect(value('nest-egg')).toBeCloseTo(900_000, 6)
})

test('a pension and Social Security that begin later leave years for savings to pay', () => {
  const { value, text } = worked('nest-egg', {
    age: 61,
    monthlyExpenses: 4_500,
    pensionMonthly: 2_400,
    pensionFromAge: 65,
    ssMonthly: 2_200,
    ssFromAge: 67,
  })
  // 54,000 in each of four years, then 54,000 − 28,800 in each of the years at 65 and 66.
  expect([value('gap'), value('nest-egg.bridge'), value('nest-egg')]).toEqual([0, 266_400, 266_400])
  expect(text).not.toContain('about $0')
})

// Pub. 590-B, uniform table: 245,000 ÷ 23.7 at 76.
test('245,000 at 76 asks for 10,338 this year, and at 40 the year it begins is named', () => {
  const { value } = worked('required-distribution', { birthYear: 1950, retirementSavings: 245_000 })
  expect(value('rmd')).toBeCloseTo(10_337.55, 2)
  expect(worked('required-distribution', { birthYear: 1986 }).value('rmd-year')).toBe(2061)
})

// By hand: 72,000 × 28% ÷ 12, × 36% ÷ 12, × 30% ÷ 12 and × 60% ÷ 12.
test('72,000 of pay bears 1,680 for a home, 2,160 for all debts, 1,800 of rent, and 3,600 of disability cover', () => {
  const household = { income: 72_000 }
  expect(worked('house-budget', household).value('housing')).toBeCloseTo(1_680, 6)
  expect(worked('house-budget', household).value('all-debts')).toBeCloseTo(2_160, 6)
  expect(worked('rent-budget', household).value('rent-budget')).toBeCloseTo(1_800, 6)
  expect(worked('disability-cover', household).value('disability-cover')).toBeCloseTo(3_600, 6)
})

// 55,000: RAP 5% ÷ 12 = 229.17; IBR of earlier borrowers 15% × (55,000 − 1.5 × 15,960) ÷ 12 = 388.25.
test('55,000 of pay alone asks for 229 a month under RAP and at most 388 under IBR', () => {
  const { value } = worked('income-driven-payment', {
    income: 55_000,
    debts: [{ kind: 'student_loan', balance: 40_000 }],
  })
  expect(value('rap')).toBeCloseTo(229.17, 2)
  expect(value('ibr')).toBeCloseTo(388.25, 2)
})

test('nothing is worked out for a household that told nothing', () => {
  for (const name of computedAnswerNames) expect(worked(name, {}).text, name).toBeUndefined()
})

test('whatever was told, every number has a receipt and no answer is longer than 45 words', () => {
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
  const household = fc.record({
    income: some(fc.integer({ min: 0, max: 900_000 })),
    spouseIncome: some(fc.integer({ min: 0, max: 300_000 })),
    age: some(fc.integer({ min: 16, max: 99 })),
    maritalStatus: some(fc.constantFrom('single' as const, 'married' as const)),
    monthlyExpenses: some(fc.integer({ min: 0, max: 20_000 })),
    ssMonthly: some(fc.integer({ min: 0, max: 5_000 })),
    retirementSavings: some(fc.integer({ min: 0, max: 3_000_000 })),
    homePrice: some(fc.integer({ min: 0, max: 2_000_000 })),
    downPayment: some(fc.integer({ min: 0, max: 2_000_000 })),
    rate: some(fc.double({ min: 0, max: 0.2, noNaN: true })),
    hsaFamilyCoverage: some(fc.boolean()),
    numDependents: some(fc.integer({ min: 0, max: 9 })),
    contributionRate: some(fc.double({ min: 0, max: 1, noNaN: true })),
    taxableInvestments: some(fc.nat(2_000_000)),
    savings: some(fc.nat(200_000)),
    pensionMonthly: some(fc.nat(9_000)),
  })
  fc.assert(
    fc.property(household, fc.constantFrom(...computedAnswerNames), (told, name) => {
      const facts = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
      const { text, said, figures } = worked(name, {
        ...facts,
        debts: [{ kind: 'student_loan', balance: 30_000 }],
        employerMatch: { rate: 0.5, upTo: 0.06 },
      })
      if (text === undefined) return
      expect(orphansOfText(text, figures)).toEqual([])
      expect(figureLinks(text).every(({ id }) => figures.has(id))).toBe(true)
      for (const figure of figures.values())
        for (const input of figure.inputs) expect([...figures.keys()]).toContain(input)
      expect(said.split(/\s+/).length).toBeLessThanOrEqual(45)
    }),
    { numRuns: 300 },
  )
})

test('investments outside retirement accounts are counted, and cash is named as left out', () => {
  const household = { age: 45, retirementAge: 67, retirementSavings: 80_000, income: 95_000 }
  const later = (more: Household) =>
    Number(worked('on-track', { ...household, ...more }).value('savings.later'))
  const both = worked('on-track', { ...household, taxableInvestments: 80_000, savings: 20_000 })
  expect(Number(both.value('savings.later')) / later({})).toBeCloseTo(2, 1)
  expect(both.said).toContain('Cash is not counted')
  expect(worked('on-track', household).said).not.toContain('not counted')
})

test('a sum that was only called saved is counted as kept for retirement, and that is said', () => {
  const household = { age: 48, retirementAge: 62, income: 85_000 }
  const cash = worked('on-track', { ...household, savings: 220_000 })
  expect(cash.value('savings.later')).toBe(
    worked('on-track', { ...household, retirementSavings: 220_000 }).value('savings.later'),
  )
  expect(cash.said).toContain('counted as invested for retirement')
})

test('whoever stops before the full retirement age hears that the benefit is the one of that age', () => {
  const benefit = 'at full retirement age'
  const household = { age: 48, retirementSavings: 220_000, income: 85_000 }
  expect(worked('on-track', { ...household, retirementAge: 62 }).said).toContain(benefit)
  expect(worked('on-track', { ...household, retirementAge: 67 }).said).not.toContain(benefit)
  expect(worked('on-track', { ...household, retirementAge: 62, ssMonthly: 1_900 }).said).not.toContain(
    benefit,
  )
})

// 500 × 12 into the plan, half of it (up to 6 % of 95,000 = 5,700) matched: 2,850; 7,500 into a full IRA.
test('what goes in each month, the match and a full IRA make up what is saved in a year', () => {
  const household: Household = {
    age: 45,
    retirementSavings: 80_000,
    income: 95_000,
    planMonthly: 500,
    monthlyContribution: 500,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    filledAccounts: ['ira'],
  }
  expect(worked('on-track', household).value('saving.year')).toBe(6_000 + 2_850 + 7_500)
})

test('a pension comes in beside the savings', () => {
  const household = { age: 60, retirementAge: 65, retirementSavings: 300_000, pensionMonthly: 1_800 }
  expect(worked('on-track', household).said).toContain('$1,800 a month of pension')
})
