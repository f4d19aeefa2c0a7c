import { expect, test } from 'vitest'
import { draftContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import type { FactKey, Household } from './household.ts'
import { plainText } from './say.ts'
import { lumpSumInvest } from './topics/lump-sum/lump-sum-invest.ts'
import { nextDollar } from './topics/next-dollar/next-dollar.ts'
import { rollover } from './topics/rollover/rollover.ts'
import { rothVsTraditional } from './topics/roth/roth-vs-traditional.ts'
import { termLife } from './topics/term-life/term-life.ts'
import type { Topic } from './topics/topic.ts'
import { distance } from './what-matters.ts'

const today = '2026-11-20'
const context = draftContext(today)

/** Close to a step: few futures would find another plan at values of pay at which all of them find the same. */
const nearCredit: Household = {
  age: 24,
  filingStatus: 'single',
  state: 'GA',
  income: 42_000,
  contributionKind: 'traditional',
  contributionRate: 0.05,
  rothOptionAtWork: true,
  employerMatch: { rate: 1, upTo: 0.05 },
  retirementSavings: 6_000,
  rothSavings: 0,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 18_000, rate: 0.05, minPayment: 191 }],
  incomeDrivenPlan: 'none',
  payOutlook: 'same',
  retirementAge: 67,
}

test('a plan that would be another one is another one when it is drafted there', () => {
  const { plan } = draftPlan({
    topic: rothVsTraditional,
    household: nearCredit,
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  const turning = plan.sensitivities.filter(
    ({ effect }) => !plainText(effect).includes('the choice would stay'),
  )
  expect(turning.length).toBeGreaterThan(0)
  for (const { fact } of turning) {
    const value = plan.figures.find(({ id }) => id === `if.${fact}`)?.value
    if (value === undefined) continue
    const there = rothVsTraditional.draft({ ...nearCredit, [fact as FactKey]: value }, context)
    expect(distance(plan, there, true), fact).toBeGreaterThan(0)
  }
})

test('a sum that would fill the same one place says nothing of the answer', () => {
  const { plan } = draftPlan({
    topic: nextDollar,
    household: { age: 36, income: 48_000, savings: 400, monthlyExpenses: 3_000, monthlySurplus: 350 },
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  expect(plan.allocations.length).toBe(1)
  expect(plan.sensitivities.map(({ fact }) => fact)).not.toContain('monthlySurplus')
})

test('an inherited account and old money paid out by the year say three things that would change the plan', () => {
  const changesOf = (topic: Topic, household: Household) =>
    draftPlan({
      topic,
      household,
      context,
      identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
    }).plan.sensitivities
  const inherited: Household = {
    ...{ amount: 200_000, moneySource: 'inherited_ira', inheritedFrom: 'parent', ownerDeathYear: 2026 },
    ...{ ownerAgeAtDeath: 80, inheritedYearEnd: 250_000, cannotWork: true, age: 50, income: 0 },
    ...{ filingStatus: 'single', state: 'NY', savings: 30_000, monthlyExpenses: 3_000, debts: [] },
  }
  const found = changesOf(lumpSumInvest, inherited)
  expect(found).toHaveLength(3)
  // What is said of the middle outcome is what the plan comes to there.
  const later = found.find(({ fact }) => fact === 'horizonYears')
  expect(plainText(later?.effect ?? '')).toMatch(/^the middle outcome would be about \$[\d,]+ instead of \$/)
  const small: Household = {
    ...{ age: 45, planBalance: 5_000, separationDate: '2026-09-01', income: 60_000, state: 'TX' },
    filingStatus: 'single',
  }
  expect(changesOf(rollover, small)).toHaveLength(3)
})

test('no plan is said to be another one by its own name, and no yearly look to be another step', () => {
  const saver: Household = {
    ...{ age: 24, filingStatus: 'single', state: 'NC', income: 68_000, hasWorkplacePlan: true },
    ...{ contributionRate: 0.06, employerMatch: { rate: 1, upTo: 0.04 }, payOutlook: 'higher' },
    ...{ rothOptionAtWork: true, debts: [], retirementAge: 65 },
  }
  const left: Household = {
    ...{ age: 57, planBalance: 385_000, separationDate: '2026-09-15', income: 30_000, state: 'MO' },
    ...{ filingStatus: 'single', planDrawMonthly: 1_500, monthlyExpenses: 3_300, ssMonthly: 1_950 },
  }
  for (const [topic, household] of [
    [rothVsTraditional, saver],
    [rollover, left],
  ] as const) {
    const { plan } = draftPlan({
      topic,
      household,
      context,
      identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
    })
    const effects = plan.sensitivities.map(({ effect }) => plainText(effect))
    expect(effects.filter((effect) => effect.includes(`“${plainText(plan.title)}”`))).toEqual([])
    expect(effects.filter((effect) => effect.includes('Look at costs'))).toEqual([])
  }
})

test('a policy that would be split in several is said to take them all', () => {
  const { plan } = draftPlan({
    topic: termLife,
    household: {
      ...{ age: 35, spouseAge: 33, maritalStatus: 'married', state: 'MN', dependents: [5, 2] },
      ...{ income: 92_000, spouseIncome: 46_000, employment: 'employed', monthlyExpenses: 6_300 },
      ...{ childcareMonthly: 1_900, savings: 22_000, retirementSavings: 88_000, coverageAmount: 0 },
      ...{ employerCoverage: '1x salary', spouseCoverageAmount: 0, smoker: false, spouseSmoker: false },
      ...{ collegeWish: 40_000 },
      debts: [
        { kind: 'mortgage', balance: 285_000, rate: 0.059, minPayment: 2_050 },
        { kind: 'auto', balance: 16_000, rate: 0.065, minPayment: 380 },
      ],
    },
    context: draftContext('2026-11-28'),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  const said = plan.sensitivities.map(({ effect }) => plainText(effect)).join(' ')
  expect(said).toMatch(
    /it would take “Your policy for \d+ years” of \$[\d,]+ and “Your policy for \d+ years” of \$[\d,]+ instead of “Your policy”/,
  )
})
