/** The match of a job that is held: whoever comes back is told to raise the share with the first pay check. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-27'))
const saidOf = (topic: Topic, household: Household, id = 'match') =>
  plainText(wholePlan(topic, household, context).checks.find((one) => one.id === id)?.detail ?? '')

// 50% of up to 6% of 72,400, with 5% going in: 1% is 724 a year, of which the employer adds half, 362.
const onLeave: Household = {
  ...{ age: 31, spouseAge: 32, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WA' },
  ...{ dependents: [0], employment: 'employed', income: 0, onUnpaidLeave: true, formerPay: 72_400 },
  ...{ offWorkMonths: 2.6, spouseIncome: 88_600, earners: 1, monthlyExpenses: 5_840, monthlySurplus: 250 },
  ...{ savings: 19_700, amount: 46_300, goal: 'home', horizonYears: 3, hasWorkplacePlan: true },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.05 },
  ...{
    spouseHasWorkplacePlan: true,
    spouseContributionRate: 0.06,
    spouseEmployerMatch: { rate: 1, upTo: 0.04 },
  },
  ...{ spouseGetsWholeMatch: true, debts: [{ kind: 'auto', balance: 11_300, rate: 0.064, minPayment: 338 }] },
}
const answer =
  'you miss $362 a year of what the employer of the job that is held adds. Raise the share to 6% of pay with the first pay check, about Feb 2027: $724 a year more goes in.'

test('the match of a job that is held waits for the first pay check, and is named in every plan', () => {
  for (const topic of [nextDollar, emergencyFund, lumpSumInvest, debtPayoffTopic])
    expect(saidOf(topic, onLeave)).toContain(answer)
  const step = wholePlan(nextDollar, onLeave, context).nextSteps.find(({ how }) =>
    plainText(how).includes('As things stand'),
  )
  expect(plainText(step!.how)).toContain('As things stand: take the whole match and fill the emergency fund')
})

test('whoever is alone is not told that the whole match is taken while nothing goes in', () => {
  const { spouseIncome: _pay, spouseEmployerMatch: _match, spouseContributionRate: _share, ...rest } = onLeave
  const alone: Household = {
    ...rest,
    maritalStatus: 'single',
    filingStatus: 'head_of_household',
    monthlySurplus: 0,
  }
  expect(saidOf(nextDollar, alone)).toContain(answer)
})

// 100% of up to 4% of 58,700, with 3% going in: 587.
test('the match of a spouse on leave waits alike, and none waits where all of it was taken', () => {
  const spouseAway: Household = {
    ...onLeave,
    ...{ onUnpaidLeave: false, income: 88_600, formerPay: 0, offWorkMonths: 0, contributionRate: 0.06 },
    ...{ spouseIncome: 0, spouseOnUnpaidLeave: true, spouseFormerPay: 58_700, spouseOffWorkMonths: 3.4 },
    ...{ spouseContributionRate: 0.03, spouseGetsWholeMatch: false },
  }
  expect(saidOf(nextDollar, spouseAway, 'match.spouse')).toContain('they miss $587 a year')
  const taken: Household = { ...onLeave, contributionRate: 0.06 }
  expect(saidOf(nextDollar, taken)).not.toContain('miss')
})
