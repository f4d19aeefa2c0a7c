import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(termLife, household, context)
const figure = (household: Household, id: string) =>
  Number(planOf(household).figures.find((one) => one.id === id)?.value)

const neverPaid: Household = {
  ...{ age: 33, spouseAge: 31, dependents: [3, 1], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TN', employment: 'employed', income: 67_900, spouseIncome: 0, stayAtHomeParent: true },
  ...{ stayAtHomeServicesMonthly: 2_350, coverageAmount: 0, spouseCoverageAmount: 0, finalExpenses: 15_000 },
  ...{ monthlyExpenses: 4_470, savings: 11_800, debts: [], collegeWish: 20_000, insuranceMoneyReturn: 0.02 },
}
const leftThisYear: Household = {
  ...neverPaid,
  ...{ spouseFormerPay: 41_200, spousePayThisYear: 31_900, spouseSeparationDate: '2026-10-02' },
}

// 41,200 ÷ 12 is 3,433 a month; 90% of 1,286 and 32% of the rest are 1,844.40 (20 CFR 404.212, bend points of 2026). Three
// quarters of it for each of two children are 2,766.60, within the family maximum, and more than the 2,350 of care.
test('a parent at home who left a job this year leaves the children a benefit that pays for the care', () => {
  expect(figure(leftThisYear, 'benefit.first.partner')).toBe(2_767)
  expect(figure(leftThisYear, 'need.partner')).toBe(15_000)
  expect(figure(leftThisYear, 'need.partner.without')).toBe(figure(neverPaid, 'need.partner'))
  const { checks, accountNotes: notes } = planOf(leftThisYear)
  const check = plainText(checks.find(({ id }) => id === 'home-record')?.detail ?? '')
  expect(check).toContain('$2,767 a month at first, against $2,350 a month of care')
  expect(notes.map(plainText).join(' ')).not.toContain('it is usually small')
})

// 1,383.30 of 2,350 for one child: about two fifths of the care are left to insure.
test('what the benefit does not pay of the care is insured as before', () => {
  const one = (household: Household) => figure({ ...household, dependents: [3] }, 'need.partner') - 15_000
  expect(one(leftThisYear) / one(neverPaid)).toBeCloseTo((2_350 - 1_383.3) / 2_350, 2)
})

test('whoever does not want to count on it finds that life insured among the other ways', () => {
  const coverOf = (household: Household) =>
    plainText(
      planOf(household).alternatives.find(({ id }) => id === 'without-social-security')?.ledger[0]?.value ??
        '',
    )
  expect(coverOf(leftThisYear)).toBe(coverOf(neverPaid))
})

test('years at home make the record smaller, and a pay outside Social Security leaves none: neither is counted', () => {
  for (const more of [
    { spousePayThisYear: 0, spouseSeparationDate: '2024-05-31' as const },
    { spouseSocialSecurityCovered: false },
  ]) {
    const household = { ...leftThisYear, ...more }
    expect(figure(household, 'need.partner')).toBe(figure(neverPaid, 'need.partner'))
    expect(planOf(household).accountNotes.map(plainText).join(' ')).toContain('it is usually small')
  }
})

test('a parent at home who asks is answered about themselves first', () => {
  const { income: _pay, spouseFormerPay: _former, ...rest } = neverPaid
  const { summary } = planOf({ ...rest, income: 0, spouseIncome: 67_900 })
  expect(plainText(summary)).toMatch(
    /^Yes, a parent at home needs cover, because care would have to be paid: \$[\d,]+ for \d+ years/,
  )
  expect(plainText(summary)).not.toContain('The parent at home is covered too')
  expect(plainText(planOf(neverPaid).summary)).not.toContain('Yes, a parent at home')
})
