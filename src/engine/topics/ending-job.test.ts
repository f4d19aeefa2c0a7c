/** A told last day of a spouse who is paid until then: every plan of cash says so, and counts the month after it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { planInProse } from '../plan-in-prose.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const couple: Household = {
  ...{ age: 41, spouseAge: 40, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'employed', income: 60_000, spouseIncome: 40_000, earners: 2, incomeStability: 'steady' },
  ...{ monthlyExpenses: 5_200, monthlySurplus: 900, savings: 9_000, deductible: 2_500, hsaEligible: false },
  ...{ numDependents: 0, hasWorkplacePlan: false, spouseHasWorkplacePlan: false },
  debts: [{ kind: 'credit_card', balance: 1_870, rate: 0.2199, minPayment: 56 }],
}
const leaving: Household = { ...couple, spouseSeparationDate: '2027-01-29' }
const summaryOf = (topic: typeof nextDollar, household: Household) =>
  plainText(wholePlan(topic, household, context).summary)

/*
 * 60,000 alone on a joint return: 60,000 − 32,200 = 27,800; 10% of 24,800 + 12% of 3,000 = 2,840; 7.65% of 60,000 = 4,590:
 * 52,570 a year, 4,380 a month. A bare month is 5,200 less a tenth, 4,680: short by 300; as it is now by 820. Two months of
 * 900 make 9,000 + 1,800 = 10,800, which lasts 10,800 ÷ 300 = 36 months.
 */
test('the last day of a spouse ahead is named, with the month that the other pay then has to carry', () => {
  for (const topic of [emergencyFund, nextDollar])
    expect(summaryOf(topic, leaving)).toContain(
      'Your spouse’s pay ends on Jan 29, 2027, so until then every spare dollar goes to cash: about $10,800 is there by then. What goes on, $4,380 a month of your own pay after tax, leaves a bare $4,680 a month short by $300 a month, and a month as it is now by $820: at the bare one the cash lasts 36 months, before any unemployment benefits or severance. Until your spouse is paid again, pay minimums only',
    )
})

// The fund of 26,000 and what waits are cash; what the other pay leaves of a month is the same.
test('a sum is kept within reach until that spouse is paid again', () => {
  const sum: Household = { ...leaving, amount: 40_000, moneySource: 'inheritance', horizonYears: 20 }
  const plan = wholePlan(lumpSumInvest, { ...sum, riskTolerance: 'moderate' }, context)
  expect(plainText(plan.title)).toContain('until your spouse is paid again')
  expect(plainText(plan.summary)).toContain(
    'Your spouse’s pay ends on Jan 29, 2027, so cash comes first. What goes on, $4,380 a month of your own pay after tax, leaves a bare',
  )
})

/* The fund: a start of 3 months and 2 for the job, 5 × 5,200. */
test('cash goes to no card and no account before that day, the fund is sized for it, and the plan is looked at after it', () => {
  const plan = wholePlan(nextDollar, leaving, context)
  expect(plainText(plan.allocations[0]!.description)).toContain('Toward $26,000')
  expect(plan.figures.find(({ id }) => id === 'debts.now')?.value).toBe(0)
  expect(plan.figures.find(({ id }) => id === 'review')?.value).toBe('2027-02-05')
  const prose = planInProse(plan)
  expect(prose).toContain('Have your spouse settle what ends with the job before Jan 29, 2027')
  expect(prose).toContain('the health plan at your own work, as a rule for only 30 days')
  for (const own of ['Your pay ends', 'until you are paid', 'your job ends']) expect(prose).not.toContain(own)
})

test('a day that is behind, of somebody who may look for no other job, or without pay ends no month', () => {
  for (const more of [
    { spouseSeparationDate: '2026-09-30' },
    { spouseAge: 63 },
    { stayAtHomeParent: true },
    { spouseIncome: 0 },
  ] satisfies Household[])
    expect(summaryOf(nextDollar, { ...leaving, ...more })).not.toContain('pay ends')
})

/* One’s own pay is another one from January on: 72,000 − 32,200 = 39,800: 2,480 + 12% of 15,000 = 4,280; 5,508: 5,184 a month. */
test('a pay that has changed by that day is the one that goes on', () => {
  expect(summaryOf(nextDollar, { ...leaving, expectedPay: 72_000, expectedPayFrom: 2027 })).toContain(
    'What goes on, $5,184 a month of your own pay after tax, covers a bare $4,680 a month, but a month as it is now is short by $16',
  )
})

test('the other way round, the pay of a spouse goes on only until that day', () => {
  expect(planInProse(wholePlan(emergencyFund, leaving, context))).toContain(
    'of your spouse’s pay after tax would go on until your spouse’s job ends (Jan 29, 2027), and nothing from then on',
  )
})
