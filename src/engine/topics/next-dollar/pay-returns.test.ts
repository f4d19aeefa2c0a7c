import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { withPayStopped } from '../../off-work.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** Back in two months at 49,300; Nevada taxes no pay. */
const onLeave: Household = {
  ...{ age: 32, spouseAge: 31, dependents: [0, 4], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'NV', familySize: 4, employment: 'employed', income: 76_700, spouseIncome: 0 },
  ...{ spouseOnUnpaidLeave: true, spouseOffWorkMonths: 2, spouseFormerPay: 49_300 },
  ...{ spousePayThisYear: 40_100, monthlyExpenses: 5_340, monthlySurplus: 260, savings: 9_300 },
  ...{ hasWorkplacePlan: true, employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.02 },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.03, deductible: 3_000, earners: 1 },
  debts: [{ kind: 'credit_card', balance: 1_960, rate: 0.2299, minPayment: 60 }],
}

// 49,300 less 3%, 7.65% of all of it and 12% of the 47,821 are 38,311 a year: 3,192 a month on top of 260. Of 26,700 and the
// card of 1,960, 9,300 and two months of 91 are there: 19,178 at 3,452 less 169 a month take six months from January on.
test('the months are counted to the day on which pay is back, and the plan says what is left then', () => {
  const { phases, returns, monthly } = dollarWork(withPayStopped(onLeave), context)
  expect(phases.at(-1)?.until).toBe(2)
  expect(returns?.more.value).toBe(monthly.value + 3_192)
  const plan = wholePlan(nextDollar, onLeave, context)
  const summary = plainText(plan.summary)
  expect(summary).toContain('From Jan 2027 on, with the pay that you expect, about $')
  expect(summary).toContain('the emergency fund is full in about Jul 2027')
  expect(plan.alternatives).toEqual([])
  const step = plan.nextSteps.find(({ id }) => id === 'pay-returns')
  expect(step?.dueDate).toBe('2027-01-26')
  expect(plainText(step?.how ?? '')).toContain('pay the credit card from the cash beyond the starter cushion')
  expect(plan.nextSteps.every(({ dueDate }) => dueDate < '2027-02')).toBe(true)
})

test('a month that leaves nothing until then hears of that day as well', () => {
  const plan = wholePlan(nextDollar, { ...onLeave, monthlySurplus: 0 }, context)
  expect(plainText(plan.summary)).toContain('From Jan 2027 on, with the pay that you expect, about $')
  const { spouseOffWorkMonths: _, ...untold } = onLeave
  expect(dollarWork(withPayStopped(untold), context).returns).toBeUndefined()
  expect(plainText(wholePlan(nextDollar, untold, context).summary)).not.toContain('the pay that you expect')
})

// A fund of 5 × 4,000,000 at some 3,450 a month would take 480 years.
test('a fund that no life is long enough to fill has no day', () => {
  const plan = wholePlan(nextDollar, { ...onLeave, monthlyExpenses: 4_000_000 }, context)
  expect(plainText(plan.summary)).toContain('From Jan 2027 on')
  expect(plainText(plan.summary)).not.toContain('the emergency fund is full in about')
})

// 260 + 3,192 is left from January on. The child takes 700 less the credit of $2,200 ÷ 12, 183, in August at the latest.
test('a child that is born once pay is back takes of what the month leaves then', () => {
  const summary = (more: Household) =>
    plainText(
      wholePlan(nextDollar, { ...onLeave, expecting: true, newChildMonthly: 700, ...more }, context).summary,
    )
  expect(summary({})).toContain('$517 a month comes out of what is put aside, and $2,935 a month is left')
  expect(summary({})).not.toContain('is missing')
  // Born before that, it takes of the month without the pay.
  expect(summary({ spouseOffWorkMonths: 11 })).toContain('nothing of the $260 a month is left then')
})
