import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  ...{ age: 28, spouseAge: 29, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WI' },
  ...{ dependents: [], expecting: true, newChildMonthly: 1_150, employment: 'employed' },
  ...{ income: 58_900, spouseIncome: 37_200, earners: 2, incomeStability: 'steady' },
  ...{ monthlyExpenses: 4_260, monthlySurplus: 640, savings: 4_900, contributionRate: 0.03, debts: [] },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, spouseHasWorkplacePlan: false },
}

const planOf = (more: Household) => wholePlan(nextDollar, { ...couple, ...more }, context)
const checkOf = (more: Household, id: string) =>
  plainText(planOf(more).checks.find((one) => one.id === id)?.detail ?? '')

// Of 1,150 the 650 beyond 500 are care: 67%, 435, end in Sep 2032 and 215 in Sep 2040. Born by Aug 2027, it is 17 in 2044: its
// credits of 183 end with 2043. At 22, in Aug 2049, the 500 end. 435 + 215 − 183 + 500 are the 967 that it takes at first.
test('what a coming child takes of the sum ends in parts as it grows', () => {
  const said = checkOf({}, 'child-grows')
  expect(said).toContain('what is beyond $500 a month, $650 a month, is taken for it')
  expect(said).toContain(
    '$435 a month less from Sep 2032 on, $215 a month less from Sep 2040 on, $183 a month more from Jan 2044 on and $500 a month less from Aug 2049 on',
  )
  const plan = planOf({})
  expect(plainText(plan.summary)).toContain('about $435 a month less from Sep 2032 on')
  const step = plan.nextSteps.find(({ id }) => id === 'child-grows')
  // 640 − 967 + 435.
  expect(plainText(step?.how ?? '')).toMatch(/From then on each month: \$108 /)
})

test('where a parent is at home the cost lasts until the child is grown, but for its credits', () => {
  const said = checkOf(
    { stayAtHomeParent: true, spouseIncome: 0, earners: 1, newChildMonthly: 480 },
    'child-grows',
  )
  expect(said).not.toContain('Sep 2032')
  expect(said).toContain('$480 a month less from Aug 2049 on')
})

// By hand, 2026: 12%, 7.65% and 5.3% of Wisconsin, its standard deduction growing as pay falls, on 7,500; the credit is 35%
// of 3,000.
test('the account at work and the credit for its care are named beside what is missing', () => {
  const { figures } = planOf({})
  expect(figures.find(({ id }) => id === 'coming-care.sum')?.value).toBe(7_500)
  expect(figures.find(({ id }) => id === 'coming-care.credit')?.value).toBe(1_050)
  const saves = Number(figures.find(({ id }) => id === 'coming-care.saves')?.value)
  expect(saves).toBeGreaterThan(7_500 * 0.22)
  expect(saves).toBeLessThan(7_500 * 0.265)
  const said = checkOf({}, 'coming-care')
  expect(said).toContain('for about a month: ask for the form before the birth')
  expect(said).toContain('with Form 2441')
  expect(checkOf({ stayAtHomeParent: true, spouseIncome: 0, earners: 1 }, 'coming-care')).toBe('')
  expect(checkOf({ newChildMonthly: 450 }, 'coming-care')).toBe('')
})
