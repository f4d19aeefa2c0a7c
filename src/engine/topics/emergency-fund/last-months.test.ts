/** The months after a told last day, as the fund counts them from that day on. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-27'))
const drafted = (household: Household) => wholePlan(emergencyFund, household, context)
const figure = (household: Household, id: string) =>
  drafted(household).figures.find((one) => one.id === id)?.value

const leaving: Household = {
  age: 36,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'FL',
  dependents: [],
  income: 72_000,
  employment: 'employed',
  separationDate: '2027-01-15',
  severance: 11_000,
  severanceWeeks: 8,
  unemploymentMonthly: 1_190,
  savings: 9_000,
  monthlyExpenses: 3_100,
  monthlySurplus: 900,
  coverPremiumMonthly: 520,
  coverEnds: '2027-01-31',
  debts: [{ kind: 'credit_card', balance: 1_900, rate: 0.229, minPayment: 60 }],
}

// A month of 3,100 less a tenth is 2,790, and 520 of premium, of which nothing can be cut, make 3,310. One whole month of 900
// beside 9,000 is 9,900: 2.99 such months.
test('the premium of the cover after the job is in a bare month before and after the last day, and nothing of it is cut', () => {
  const plan = drafted(leaving)
  expect(plainText(plan.summary)).toContain(
    'about $9,900 is there by then, and lasts 2.9 months at a bare $3,310 a month',
  )
  expect(plan.figures.map(({ id }) => id)).not.toContain('loss.spending.full')
  const { coverEnds: _, ...endUntold } = leaving
  expect(figure(endUntold, 'loss.spending')).toBe(3_310)
})

// 8 weeks from Jan 15 are over on Mar 12; Florida pays 12 weeks, until Jun 4. 11,000 − 22% − 7.65% = 7,738.50. Benefits are
// 1,190 less 10%, 1,071, for 84 days, 84 × 12 / 365 = 2.762 months: 2,958. (9,900 + 7,739 + 2,958) ÷ 3,310 = 6.22.
// By Feb 15: 17,639 − 3,310 = 14,329.
test('what is left after a told last day is counted from that day on, with the cash of that day', () => {
  const plan = drafted(leaving)
  expect(plainText(plan.checks.find(({ id }) => id === 'runway')?.detail ?? '')).toBe(
    'Once pay has ended on Jan 15, 2027, the $9,900 of that day lasts 2.9 months at a bare $3,310 a month, and 6.2 months with $7,739 of severance after tax and $1,071 a month of benefits after tax from Mar 12, 2027 until Jun 4, 2027.',
  )
  const card = plan.visualizations.find(({ id }) => id === 'job-loss')
  expect(plainText(card?.title ?? '')).toBe('Once pay has ended on Jan 15, 2027')
  const [first] = card?.type === 'schedule' ? card.rows : []
  expect(first?.slice(0, 2).map(plainText)).toEqual(['Feb 2027', '$14,329'])
  expect(JSON.stringify(plan)).not.toContain('stopped today')
})

test('without a told last day the loss is one of today', () => {
  const { separationDate: _, ...staying } = leaving
  const plan = drafted(staying)
  expect(plainText(plan.checks.find(({ id }) => id === 'runway')?.detail ?? '')).toContain('stopped today')
})

// 60 days after Jan 31 is Apr 1.
test('cover whose last day was told has a dated step of its own beside the claim', () => {
  const { nextSteps } = drafted(leaving)
  const step = (id: string) => nextSteps.find((one) => one.id === id)
  expect(step('health')?.dueDate).toBe('2027-01-31')
  expect(plainText(step('health')?.why ?? '')).toContain('a Marketplace plan can be chosen until Apr 1, 2027')
  expect(plainText(step('after-leaving')?.title ?? '')).toBe('Apply for unemployment in the first week')
})
