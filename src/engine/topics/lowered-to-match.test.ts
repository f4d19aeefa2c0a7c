import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = draftContext('2026-11-26')

const machinist: Household = {
  ...{ age: 58, maritalStatus: 'divorced', filingStatus: 'single', state: 'IL', dependents: [], earners: 1 },
  ...{ employment: 'employed', incomeStability: 'steady', income: 68_700, jobAtRisk: true },
  ...{ monthlyExpenses: 3_340, monthlySurplus: 705, savings: 7_150, debts: [], retirementAge: 65 },
  ...{ hasWorkplacePlan: true, contributionRate: 0.1, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ...{ hardToReplaceJob: true, hsaEligible: false },
}

const planOf = (more: Household, topic: Topic = emergencyFund) =>
  wholePlan(topic, { ...machinist, ...more }, context)
const stepOf = (more: Household, topic?: Topic) =>
  planOf(more, topic).nextSteps.find(({ id }) => id === 'lower-to-match')
const figureOf = (more: Household, figure: string) =>
  planOf(more).figures.find(({ id }) => id === figure)?.value

/*
 * 4% of 68,700 is 2,748 a year. 68,700 − 6,870 − 16,100 = 45,730 are taxed, and with it 48,478, below the 50,400 at which 12% ends:
 * 330 of federal tax and 4.95% for Illinois, 136, leave 2,282, 190 a month. 7 × 3,340 = 23,380; the missing 16,230 at 895 a month
 * take 19 months, at 705 they took 24.
 */
test('while a job may end what goes in above the match comes home, and the fund is full sooner', () => {
  const plan = planOf({})
  expect(figureOf({}, 'lowered.brings')).toBe(190)
  expect(plainText(plan.summary)).toContain('at $895 a month the missing $16,230 is there in Jun 2028')
  expect(plainText(stepOf({})?.title ?? '')).toBe('Lower your 401(k) contribution from 10% to 6%')
  const transfer = plan.nextSteps.find(({ id }) => id === 'automatic')
  expect(plainText(transfer?.title ?? '')).toBe('Set up an automatic transfer of $895 a month')
  expect(stepOf({ jobAtRisk: false })).toBeUndefined()
})

test('Roth dollars come home whole, and a contribution that nobody matches comes home altogether', () => {
  expect(figureOf({ contributionKind: 'roth' }, 'lowered.brings')).toBe(229)
  const unmatched = stepOf({ employerMatch: { rate: 0 } })
  expect(plainText(unmatched?.title ?? '')).toBe('Lower your 401(k) contribution from 10% of pay to nothing')
  expect(plainText(unmatched?.how ?? '')).not.toContain('whole match')
})

test('nothing is lowered below the match, nor where nobody told of one', () => {
  expect(stepOf({ contributionRate: 0.06 })).toBeUndefined()
  expect(stepOf({ employerMatch: undefined })).toBeUndefined()
})

// 2% of 40,000 beside 4% of 68,700: 3,548 a year. Of it 12% and 4.95% are tax: 2,947, 245 a month.
test('of two who are paid both come down to their match', () => {
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 55, earners: 2 },
    ...{ spouseIncome: 40_000, spouseHasWorkplacePlan: true, spouseContributionRate: 0.05 },
    spouseEmployerMatch: { rate: 1, upTo: 0.03 },
  }
  expect(figureOf(couple, 'lowered.brings')).toBe(245)
  expect(plainText(stepOf(couple)?.how ?? '')).toContain(
    'your 401(k) from 10% to 6% and your spouse’s 401(k) from 5% to 3%',
  )
})

// 7,150 + 4 × 895 until the end of March: 10,730.
test('before a told last day the cash of that day counts what comes home', () => {
  const told: Household = { jobAtRisk: undefined, separationDate: '2027-03-31' }
  expect(figureOf(told, 'leaving.cash')).toBe(10_730)
  expect(plainText(stepOf(told)?.how ?? '')).toContain('With the next job put in again')
})

test('with the fund full what goes in goes on, and no more', () => {
  const full: Household = { savings: 60_000 }
  expect(stepOf(full)).toBeUndefined()
  const detailOf = (more: Household) =>
    plainText(planOf(more).checks.find(({ id }) => id === 'job-at-risk')?.detail ?? '')
  expect(detailOf(full)).toContain('put nothing more into retirement accounts')
  expect(detailOf({})).toContain('put nothing into retirement accounts')
})

// The same 19 months at 895, and 24 at the 705 that was named.
test('the next dollar lowers it too, beside the sum that was named, and says when the fund is full with it', () => {
  const step = stepOf({ amountMonthly: 705 }, nextDollar)
  expect(plainText(step?.how ?? '')).toContain('by about $190 a month')
  expect(plainText(step?.how ?? '')).toContain(
    'with it the emergency fund is full in Jun 2028 instead of Nov 2028.',
  )
  expect(stepOf({ amountMonthly: 705, savings: 60_000 }, nextDollar)).toBeUndefined()
})

const parents: Household = {
  ...{
    age: 29,
    spouseAge: 28,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'MO',
    earners: 2,
  },
  ...{
    dependents: [],
    expecting: true,
    newChildMonthly: 1_390,
    outOfPocketMaximum: 7_000,
    hsaEligible: false,
  },
  ...{ employment: 'employed', incomeStability: 'steady', income: 52_300, spouseIncome: 40_900 },
  ...{ monthlyExpenses: 5_340, monthlySurplus: 400, savings: 6_300, debts: [], retirementAge: 66 },
  ...{ hasWorkplacePlan: true, contributionRate: 0.06, employerMatch: { rate: 1, upTo: 0.04 } },
  spouseHasWorkplacePlan: false,
}
const birthPlan = (more: Household, topic: Topic = emergencyFund) =>
  wholePlan(topic, { ...parents, ...more }, context)
const birthStep = (more: Household, topic?: Topic) =>
  birthPlan(more, topic).nextSteps.find(({ id }) => id === 'lower-to-match')

/*
 * 2% of 52,300 is 1,046 a year, taxed at 12% and Missouri's 4.7%: 871 are left, 72 a month. The child costs 1,390, its credit of
 * 2,200 a year brings 183: 1,207 less 472 are missing, 735.
 */
test('before a birth that leaves months short what goes in above the match comes home, and less is missing', () => {
  const text = plainText(birthPlan({}).summary)
  expect(text).toContain('Until the birth put all $472 a month away')
  expect(text).toContain('so that $735 a month is missing')
  expect(text).toContain('let it come home instead until the month pays for the child')
  expect(plainText(birthStep({})?.title ?? '')).toBe('Lower your 401(k) contribution from 6% to 4%')
  expect(plainText(birthStep({})?.how ?? '')).toContain('Set it back once the month pays for the child')
})

test('where the month carries the child, or the fund is full, what goes in goes on', () => {
  expect(birthStep({ newChildMonthly: 500 })).toBeUndefined()
  expect(birthStep({ savings: 90_000 })).toBeUndefined()
  expect(birthStep({ expecting: false })).toBeUndefined()
})

test('the next dollar and the debts say how much of what is missing is there then', () => {
  const found = '$72 a month of what is missing is there once only what is matched goes into the plan at work'
  const car: Household = { debts: [{ kind: 'auto', balance: 14_200, rate: 0.0612, minPayment: 348 }] }
  for (const topic of [nextDollar, debtPayoffTopic]) {
    expect(plainText(birthPlan(car, topic).summary)).toContain(found)
    expect(birthStep(car, topic)).toBeDefined()
  }
})

test('what costly debts have freed already is not lowered a second time', () => {
  const card: Household = { debts: [{ kind: 'credit_card', balance: 14_200, rate: 0.22, minPayment: 348 }] }
  const ids = birthPlan(card, debtPayoffTopic).nextSteps.map(({ title }) => plainText(title))
  expect(ids.filter((title) => title.includes('contribution'))).toHaveLength(1)
  expect(birthStep(card, debtPayoffTopic)).toBeUndefined()
})

// IRC §72(t)(2)(A)(v): the plan of the job that is left in the year of turning 55 or later pays without the penalty.
test('from 55 on the plan of a job that may end is named as a reserve', () => {
  const reserve = (more: Household) =>
    planOf(more).checks.find(({ id }) => id === 'retirement-accounts')?.title
  expect(plainText(reserve({}) ?? '')).toBe('If the job ends, leave its 401(k) where it is')
  expect(reserve({ age: 50 })).toBeUndefined()
  expect(reserve({ jobAtRisk: false })).toBeUndefined()
})
