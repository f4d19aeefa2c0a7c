import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from '../lump-sum/lump-sum-invest.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { rothVsTraditional } from '../roth/roth-vs-traditional.ts'
import type { Topic } from '../topic.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-28'))
const draft = (household: Household, topic: Topic = rollover) =>
  draftPlan({
    topic,
    household,
    context,
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-28T12:00:00Z' },
  })
const checkOf = (household: Household, topic?: Topic) => {
  const found = draft(household, topic).plan.checks.find(({ id }) => id === 'costly-plan')
  return found && plainText(found.detail)
}

const worker: Household = {
  age: 36,
  maritalStatus: 'single',
  filingStatus: 'single',
  dependents: [],
  state: 'OH',
  income: 68_000,
  planType: 'plan_401k',
  planBalance: 41_000,
  stillWorksThere: true,
  oldPlanFee: 0.014,
  iraFee: 0.001,
  hasWorkplacePlan: true,
  employment: 'employed',
  employerMatch: { rate: 1, upTo: 0.03 },
  contributionRate: 0.08,
  savings: 16_000,
  monthlyExpenses: 3_100,
  retirementAge: 66,
}

// 68,000 × (8 % − 3 %) is 3,400: below the 7,500 of an IRA, and the income below both ranges of 2026.
test('what goes into a costly plan beyond the match goes to an IRA', () => {
  const { plan } = draft(worker)
  expect(checkOf(worker)).toContain(
    'The match ends at 3% of pay: that much stays worth it. The $3,400 a year beyond it does more in an IRA.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'new-money')
  expect(step && plainText(step.title)).toBe('Send $283 a month of new money to an IRA instead of the plan')
  expect(plan.accountNotes.map(plainText).join(' ')).not.toContain('goes where it went before')
  // Paid in at the end of 30 years each: the sum of a geometric series, once at each cost.
  const figureOf = (id: string) => Number(plan.figures.find((figure) => figure.id === id)?.value)
  const grown = (cost: number) => {
    const real = (1 + figureOf('growth') - cost) / (1 + figureOf('inflation')) - 1
    return ((1 + real) ** 30 - 1) / real
  }
  expect(figureOf('costly-plan.worth')).toBeCloseTo(3_400 * (grown(0.001) - grown(0.014)), -1)
})

test('the other topics say the same of that plan', () => {
  for (const topic of [nextDollar, rothVsTraditional, lumpSumInvest])
    expect(checkOf({ ...worker, ...(topic === lumpSumInvest ? { amount: 20_000 } : {}) }, topic)).toContain(
      'The $3,400 a year beyond it does more in an IRA',
    )
})

test('a plan that costs little more than an IRA, or of a job that has ended, is left as it is', () => {
  expect(checkOf({ ...worker, oldPlanFee: 0.004 })).toBeUndefined()
  expect(checkOf({ ...worker, stillWorksThere: false })).toBeUndefined()
  const { oldPlanFee: _, ...untold } = worker
  expect(checkOf(untold)).toBeUndefined()
})

// Above 91,000 nothing is deducted beside a plan at work, and above 168,000 a Roth IRA is closed (single, 2026).
test('where the limits close the IRA, or nothing goes in beyond the match, only cheaper funds are asked for', () => {
  for (const household of [
    { ...worker, income: 250_000 },
    { ...worker, contributionRate: 0.03 },
  ]) {
    const said = checkOf(household)
    expect(said).toContain('Ask the personnel office for an index fund in the plan')
    expect(said).not.toContain('does more in an IRA')
    expect(said).not.toContain('say what you put in')
  }
  const { contributionRate: _, ...untold } = worker
  expect(checkOf(untold)).toContain('say what you put in and what is matched')
})

test('whoever works for the employer of the plan is not asked for a check from it', () => {
  expect(draft(worker).openFacts).not.toContain('checkAmount')
  expect(draft({ ...worker, stillWorksThere: false }).openFacts).toContain('checkAmount')
})
