import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))
const mother: Household = {
  ...{
    age: 32,
    spouseAge: 34,
    dependents: [0.2, 3],
    maritalStatus: 'married',
    filingStatus: 'married_joint',
  },
  ...{
    state: 'AZ',
    employment: 'employed',
    income: 0,
    formerPay: 51_200,
    payThisYear: 40_300,
    offWorkMonths: 5,
  },
  ...{ spouseIncome: 48_700, spouseContributionRate: 0.04, monthlyExpenses: 5_380, monthlySurplus: 0 },
  ...{ savings: 11_900, incomeStability: 'steady', employerCoverage: '1x pay', coverageAmount: 0 },
  debts: [{ kind: 'credit_card', balance: 1_980, rate: 0.2199, minPayment: 60 }],
}
const planOf = (more: Household = {}, topic: Topic = emergencyFund) =>
  wholePlan(topic, { ...mother, ...more }, context)
const checkOf = (id: string, more: Household = {}, topic: Topic = emergencyFund) =>
  planOf(more, topic).checks.find((check) => check.id === id)

test('a job that is held brings no claim, and its cover is asked about, in every plan', () => {
  for (const topic of [emergencyFund, nextDollar, debtPayoffTopic, termLife]) {
    const ids = planOf({}, topic).nextSteps.map(({ id }) => id)
    expect([topic.slug, ids.includes('leave'), ids.includes('health')]).toEqual([topic.slug, true, true])
    expect(ids.includes('unemployment') || ids.includes('disability-pay')).toBe(false)
  }
})

test('the weeks for which the law holds a job are said, and nobody is asked about severance', () => {
  const { nextSteps, sensitivities, assumptions } = planOf()
  const how = plainText(nextSteps.find(({ id }) => id === 'leave')?.how ?? '')
  expect(how).toContain('it holds the job for 12 weeks in a year')
  expect(JSON.stringify([sensitivities, assumptions])).not.toContain('severance')
})

// A bare month of 4,842 less about 3,600 of the other pay misses some 1,250: 11,900 last nine months, 4,000 three.
test('cash that lasts until the return is enough, and a plan of debts says whether it does', () => {
  expect(checkOf('runway', { savings: 7_500 })?.status).toBe('pass')
  expect(checkOf('runway', { savings: 4_000 })?.status).toBe('act')
  expect(plainText(checkOf('runway', {}, debtPayoffTopic)?.detail ?? '')).toContain(
    'That reaches past the 5 months that you expect to be away.',
  )
})

test('life insurance through work has not ended with a leave', () => {
  const group = plainText(checkOf('group', {}, termLife)?.detail ?? '')
  expect(group).toContain('is a welcome extra')
  expect(group).not.toContain('ended')
})

test('the form that brings a newborn money stands in the fund as well', () => {
  expect(plainText(checkOf('newborn')?.detail ?? '')).toContain('File Form 4547')
  expect(checkOf('newborn', { dependents: [3] })).toBeUndefined()
})

// Maine pays since May 1, 2026, New York by the insurer of the employer, Maryland from January 3, 2028 at the latest.
test('a state that pays for a leave is said to, with where it is claimed, and one that does not yet is not', () => {
  const leave = (state: Household['state']) =>
    plainText(planOf({ state }).nextSteps.find(({ id }) => id === 'leave')?.how ?? '')
  expect(leave('ME')).toContain('Your state pays for such a leave')
  expect(leave('NJ')).toContain('Your state pays for such a leave')
  expect(leave('NY')).toContain('send the claim to that insurer yourself')
  expect(leave('NY')).not.toContain('by a program of its own')
  expect(leave('KS')).toContain('Ask')
  expect(leave('KS')).not.toContain('our state')
  expect(leave('MD')).not.toContain('our state')
})
