import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { topics } from './all.ts'

const retired: Household = {
  ...{ age: 65, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WI' },
  ...{
    dependents: [17],
    employment: 'retired',
    income: 0,
    spouseIncome: 36_800,
    ssMonthly: 2_330,
    ssFromAge: 65,
  },
  ...{ monthlyExpenses: 5_120, monthlySurplus: 340, savings: 23_900, retirementSavings: 311_000 },
  ...{ planBalance: 120_000, planType: 'plan_401k', amount: 20_000, termYears: 10 },
}
const saidBy = (slug: string, more: Household = {}) => {
  const topic = topics.find((one) => one.slug === slug)!
  const found = wholePlan(
    topic,
    { ...retired, ...more },
    sketchContext(draftContext('2026-11-26')),
  ).checks.find(({ id }) => id === 'child-record')
  return found === undefined ? undefined : plainText(found.detail)
}

// 42 USC 402(d)(2): one half of the full benefit of a parent who is alive. 2,330 ÷ 2.
test.each(topics.map(({ slug }) => slug))(
  'a parent who draws Social Security hears what a child is paid: %s',
  (slug) => {
    expect(saidBy(slug)).toContain(
      'until 18, or 19 in high school: up to 50% of the parent’s full benefit, about $1,165 a month by the $2,330 a month that you named',
    )
  },
)

test('whoever cares for a young child beside that parent may be paid too', () => {
  expect(saidBy('budgeting', { dependents: [17] })).not.toContain('So may the other parent')
  expect(saidBy('budgeting', { dependents: [17, 12] })).toContain(
    'So may the other parent who cares for a child under 16',
  )
})

test('nothing is said before the benefit begins, of grown children, and of a widow’s, who are paid as survivors', () => {
  expect(saidBy('budgeting', { ssFromAge: 67 })).toBeUndefined()
  expect(saidBy('budgeting', { dependents: [20] })).toBeUndefined()
  expect(saidBy('budgeting', { dependents: [] })).toBeUndefined()
  expect(
    saidBy('budgeting', { maritalStatus: 'widowed', filingStatus: 'head_of_household', spouseIncome: 0 }),
  ).toBeUndefined()
  // Who still works and did not say since when it is paid is not taken to draw it.
  const { ssFromAge: _from, ...untold } = retired
  const topic = topics.find(({ slug }) => slug === 'budgeting')!
  const working: Household = { ...untold, employment: 'employed', income: 60_000 }
  expect(
    wholePlan(topic, working, sketchContext(draftContext('2026-11-26'))).checks.map(({ id }) => id),
  ).not.toContain('child-record')
})
