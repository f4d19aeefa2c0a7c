/** One of two whose pay ends on a told day ahead: a policy runs for years, and is for the time after that day. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { planInProse } from '../../plan-in-prose.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-27'))
const planOf = (household: Household) => wholePlan(termLife, household, context)
const figure = (household: Household, id: string) =>
  planOf(household).figures.find((one) => one.id === id)?.value

const twoPays: Household = {
  ...{ age: 34, spouseAge: 32, maritalStatus: 'married', filingStatus: 'married_joint', state: 'PA' },
  ...{ dependents: [3, 0], employment: 'employed', income: 91_000, spouseIncome: 52_000 },
  ...{ stayAtHomeServicesMonthly: 2_600, survivorIncome: 30_000, monthlyExpenses: 5_600, savings: 24_000 },
  ...{ coverageAmount: 0, spouseCoverageAmount: 0, smoker: false, spouseSmoker: false, collegeWish: 50_000 },
  ...{ finalExpenses: 15_000, insuranceMoneyReturn: 0.02, retirementAge: 67 },
  debts: [{ kind: 'mortgage', balance: 268_000, rate: 0.062, minPayment: 1_720 }],
}
const leaving: Household = { ...twoPays, stayAtHomeParent: true, spouseSeparationDate: '2027-02-26' }
const atHome: Household = {
  ...leaving,
  spouseIncome: 0,
  spouseFormerPay: 52_000,
  spouseSeparationDate: '2026-11-20',
}

const needs = ['need.you', 'need.you.without', 'need.partner', 'need.partner.without', 'total']

/*
 * 31,200 a year of care for 13 years at 2%, 11.348: 354,100, and 15,000 of last bills. The record of the job: 52,000 ÷ 12 is
 * 4,333; 90% of 1,286 and 32% of the rest are 2,132.55; three quarters of it for each of two are 3,199, more than 2,600.
 */
test('a spouse who will stay at home from a told day on is insured as the parent at home, from today', () => {
  for (const spouseSeparationDate of ['2026-12-11', '2027-02-26'] as const)
    for (const id of needs) expect(figure({ ...leaving, spouseSeparationDate }, id)).toBe(figure(atHome, id))
  expect(Number(figure(leaving, 'need.partner.without')) / 1_000).toBeCloseTo(369.1, 1)
  expect(figure(leaving, 'benefit.first.partner')).toBe(3_199)
  expect(figure(leaving, 'need.partner')).toBe(15_000)
})

test('no disability cover is asked for on a pay that ends, and the plan says for which time it is', () => {
  const prose = planInProse(planOf(leaving))
  expect(prose).not.toContain('a month for your spouse')
  expect(prose).not.toContain('If your spouse or partner had no pay')
  expect(plainText(planOf(leaving).summary)).toContain(
    'That counts the years after your spouse’s pay ends on Feb 26, 2027.',
  )
  expect(prose).toContain('so the $52,000 a year that ends then is not counted')
  expect(prose).toContain('The job that your spouse leaves on Feb 26, 2027 counts then too')
})

test('where that pay counted for no Social Security, the paid care is insured, by that day', () => {
  const plan = planOf({ ...leaving, spouseSocialSecurityCovered: false })
  expect(plan.figures.find(({ id }) => id === 'need.partner')?.shown).toBe('$369,000')
  expect(plan.nextSteps.find(({ id }) => id === 'before-leaving.partner')?.dueDate).toBe('2027-02-26')
})

// Another job is looked for: the pay comes back, and is worth insuring.
test('whoever will look for another job is counted with the pay, and has cover of their own before the last day', () => {
  const other: Household = { ...twoPays, spouseSeparationDate: '2027-02-26' }
  for (const id of needs) expect(figure(other, id)).toBe(figure(twoPays, id))
  const step = planOf(other).nextSteps.find(({ id }) => id === 'before-leaving.partner')
  expect(plainText(step?.title ?? '')).toBe(
    'Have your spouse’s own life and disability policies in force before Feb 26, 2027',
  )
})

test('child care that is paid until then is not counted beside the care that stands in for the parent at home', () => {
  const paid = { ...leaving, childcareMonthly: 900 }
  // 900 a month leave four fifths of 10,800 a year less to live on.
  expect(Number(figure(leaving, 'survivors.spending')) - Number(figure(paid, 'survivors.spending'))).toBe(
    8_640,
  )
})

test('the plan is the same whichever of the two asks', () => {
  const { spouseSeparationDate: separationDate, survivorIncome: _, ...home } = leaving
  const turned: Household = {
    ...home,
    age: 32,
    spouseAge: 34,
    income: 52_000,
    spouseIncome: 91_000,
    separationDate,
  }
  const asked = { ...home, spouseSeparationDate: separationDate }
  expect(figure(turned, 'need.partner')).toBe(figure(asked, 'need.you'))
  expect(figure(turned, 'need.you')).toBe(figure(asked, 'need.partner'))
})
