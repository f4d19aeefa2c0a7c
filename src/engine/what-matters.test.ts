import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import type { FactKey, Household } from './household.ts'
import { plainText, words } from './say.ts'
import { collegeSavings } from './topics/college/college-savings.ts'
import { debtPayoffTopic } from './topics/debt-payoff/debt-payoff.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './topics/lump-sum/lump-sum-invest.ts'
import { nextDollar } from './topics/next-dollar/next-dollar.ts'
import { rollover } from './topics/rollover/rollover.ts'
import { rothVsTraditional } from './topics/roth/roth-vs-traditional.ts'
import { termLife } from './topics/term-life/term-life.ts'
import type { Topic } from './topics/topic.ts'
import { distance, furtherInfluences, type Influence, influences, nextQuestion } from './what-matters.ts'

const today = '2026-11-20'
const context = draftContext(today)
const sketch = sketchContext(context)
const ranked = (topic: Topic, household: Household) => influences(topic, household, context)
const drafted = (topic: Topic, household: Household, asked: FactKey[] = []) =>
  draftPlan({
    topic,
    household,
    context: sketch,
    asked,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })

test('a plan is no distance from itself, and distance has no direction', () => {
  const [a, b] = [{ monthlyExpenses: 3_000 }, { monthlyExpenses: 6_000, savings: 500 }].map((household) =>
    emergencyFund.draft(household, sketch),
  )
  if (a === undefined || b === undefined) throw new Error('two drafts')
  expect(distance(a, a)).toBe(0)
  expect(distance(a, b)).toBeGreaterThan(0.4)
  expect(distance(a, b)).toBeCloseTo(distance(b, a), 10)
})

test('influences are ranked, the strongest first, and none is without effect', () => {
  const weights = ranked(lumpSumInvest, { amount: 100_000 }).map(({ weight }) => weight)
  expect(weights.length).toBeGreaterThan(3)
  expect(weights).toEqual([...weights].sort((a, b) => b - a))
  expect(Math.min(...weights)).toBeGreaterThan(0)
})

test('who tells nothing is asked for what everything is a multiple of', () => {
  expect(drafted(emergencyFund, {}).nextQuestion).toBe('monthlyExpenses')
  expect(drafted(lumpSumInvest, {}).nextQuestion).toBe('amount')
})

test('what a plan is about is asked before anything that moves it more', () => {
  const [strongest] = ranked(debtPayoffTopic, {})
  expect(strongest?.fact).not.toBe('debts')
  expect(drafted(debtPayoffTopic, {}).nextQuestion).toBe('debts')
  expect(drafted(debtPayoffTopic, { debts: [] }).nextQuestion).not.toBe('debts')
})

test('who says that nobody depends on them is not asked for ages', () => {
  expect(drafted(termLife, { numDependents: 0 }).openFacts).not.toContain('dependents')
})

test('who is single is not asked how they file', () => {
  const pay: Household = { age: 26, income: 52_000, hasWorkplacePlan: true }
  expect(drafted(rothVsTraditional, pay).openFacts).toContain('filingStatus')
  expect(drafted(rothVsTraditional, { ...pay, maritalStatus: 'single' }).openFacts).not.toContain(
    'filingStatus',
  )
})

test('a question that was asked or answered is not asked again', () => {
  const first = drafted(emergencyFund, {}).nextQuestion
  expect(first).toBe('monthlyExpenses')
  expect(drafted(emergencyFund, {}, ['monthlyExpenses']).nextQuestion).not.toBe('monthlyExpenses')
  expect(drafted(emergencyFund, { monthlyExpenses: 4_000 }).nextQuestion).not.toBe('monthlyExpenses')
})

test('what follows from what was told is not asked', () => {
  const household: Household = { spouseIncome: 40_000, dependents: [2] }
  const questions = ranked(emergencyFund, household).map(({ fact }) => fact)
  expect(questions).not.toContain('earners')
  expect(questions).not.toContain('numDependents')
})

test('tax on the money is asked about only where the money may owe some', () => {
  expect(drafted(lumpSumInvest, { amount: 50_000, moneySource: 'inheritance' }).openFacts).not.toContain(
    'taxOwedOnMoney',
  )
  expect(drafted(lumpSumInvest, { amount: 50_000, moneySource: 'stock_sale' }).openFacts).toContain(
    'taxOwedOnMoney',
  )
})

// IRC §121: of the told gain of one’s own home the law says what is taxed.
test('tax on one’s own home is not asked about once its gain was told', () => {
  const sale: Household = { amount: 265_000, moneySource: 'home_sale', homeLivedIn: true, age: 59 }
  expect(drafted(lumpSumInvest, sale).openFacts).toContain('taxOwedOnMoney')
  expect(drafted(lumpSumInvest, { ...sale, saleGain: 190_000 }).openFacts).not.toContain('taxOwedOnMoney')
})

test('the next question is undefined once nothing open matters', () => {
  expect(nextQuestion([], {}, [], today)).toBeUndefined()
})

test('a choice that was told stands, a number that was told is tried a little off', () => {
  const household: Household = { amount: 60_000, goal: 'home', horizonYears: 5, monthlyExpenses: 4_000 }
  const facts = ranked(lumpSumInvest, household).map(({ fact }) => fact)
  expect(facts).not.toContain('goal')
  const costs = ranked(lumpSumInvest, household).find(({ fact }) => fact === 'monthlyExpenses')
  expect([3_000, 5_000]).toContain(costs?.value)
})

test('sensitivities are at most three sentences with different effects', () => {
  const { plan } = drafted(lumpSumInvest, { amount: 100_000, goal: 'retirement', age: 35 })
  expect(plan.sensitivities.length).toBe(3)
  expect(new Set(plan.sensitivities.map(({ fact }) => fact)).size).toBe(3)
  for (const { change, effect } of plan.sensitivities) {
    expect(plainText(change)).toMatch(/^If /)
    expect(plainText(effect)).toMatch(/\.$/)
  }
})

test('a supposition names the debt that it supposes', () => {
  const { plan } = drafted(collegeSavings, {})
  const debts = plan.sensitivities.find(({ fact }) => fact === 'debts')
  expect(plainText(debts?.change ?? '')).toBe('If you owed $9,000 on a credit card at 24%')
})

test('a plan does not say that a sum would be the very sum that was supposed', () => {
  const { plan } = drafted(collegeSavings, {
    dependents: [12, 6],
    state: 'IN',
    income: 145_000,
    retirementOnTrack: true,
    debts: [],
    collegeSaved: 30_000,
    collegeMonthly: 500,
    collegeFundShare: 0.5,
  })
  const said = plan.sensitivities.find(({ fact }) => fact === 'collegeMonthly')
  expect(plainText(said?.effect ?? '')).toContain('of the target instead of')
  const next = drafted(nextDollar, {
    monthlySurplus: 2_400,
    income: 90_000,
    savings: 60_000,
    debts: [],
    contributionRate: 0.06,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    hsaEligible: false,
  }).plan
  const part = next.sensitivities.find(({ fact }) => fact === 'monthlySurplus')
  expect(plainText(part?.effect ?? '')).toContain('would get')
})

const changes = (topic: Topic, household: Household) =>
  Object.fromEntries(
    drafted(topic, household).plan.sensitivities.map(({ fact, change }) => [fact, plainText(change)]),
  )

// IRC §414(v)(7): above 150,000 of wages the catch-up has to be Roth.
test('a fact at which the plan turns is named with the value where it does', () => {
  const catchUp = changes(rothVsTraditional, {
    age: 58,
    filingStatus: 'single',
    income: 190_000,
    state: 'NY',
    contributionRate: 0.17,
    priorYearWages: 185_000,
    retirementSavings: 300_000,
    rothOptionAtWork: true,
  })
  expect(catchUp.priorYearWages).toBe('If your employer paid you $150,000 a year or less last year')
  // Money that is needed in less than seven years is not all put into stocks.
  const sooner = changes(lumpSumInvest, { amount: 100_000, horizonYears: 8, goal: 'general', age: 35 })
  expect(sooner.horizonYears).toBe('If you needed the money in 6 years or less')
})

test('where any sum at all turns the plan, a usual one is named and not the least that was tried', () => {
  const stays = changes(rollover, {
    planType: 'tsp',
    planBalance: 210_000,
    age: 45,
    income: 90_000,
    filingStatus: 'single',
    separationDate: '2026-06-30',
  })
  expect(stays.pretaxIraBalance).toBe('If you had $100,000 of pre-tax money in IRAs')
})

test('how much is contributed is the question of Roth or Traditional, and no doubt about the answer', () => {
  const { plan } = drafted(rothVsTraditional, {
    age: 30,
    filingStatus: 'single',
    income: 60_000,
    contributionRate: 0.08,
    hasWorkplacePlan: true,
  })
  for (const { effect } of plan.sensitivities)
    expect(plainText(effect)).not.toContain('A year’s contributions')
})

test('of which kind an IRA is weighs less than how much goes into it', () => {
  const draft = lumpSumInvest.draft({ amount: 60_000, age: 40, income: 90_000, savings: 40_000 }, sketch)
  const withIra = (figure: string, label: string) => ({
    ...draft,
    allocations: draft.allocations.map((part, index) =>
      index === 0 ? { ...part, figure, label: words(label) } : part,
    ),
  })
  const roth = withIra('part.ira.own', 'Your Roth IRA')
  expect(distance(roth, withIra('part.ira.own.traditional', 'Your traditional IRA'))).toBe(0)
  expect(distance(roth, withIra('part.rest', 'Invested'))).toBeGreaterThan(0)
})

test('what changes only dates and checks changes no answer', () => {
  for (const topic of [lumpSumInvest, emergencyFund, termLife])
    for (const { effect } of drafted(topic, { amount: 50_000, age: 35, income: 70_000 }).plan.sensitivities)
      expect(plainText(effect)).not.toContain('the split would not')
})

// 260,000 less a couple's 32,200 is 227,800, above the 211,400 where 24% begin: 4,800 a year on 20,000, ten times.
test('where nothing turns a plan, what it costs is said by the facts that move it, and nobody is asked about them', () => {
  const household: Household = {
    planType: 'nonprofit_457b',
    planBalance: 200_000,
    age: 55,
    separationAge: 55,
    income: 210_000,
    spouseIncome: 0,
    filingStatus: 'married_joint',
    state: 'OH',
  }
  const { plan } = drafted(rollover, household)
  const [first] = plan.sensitivities
  expect(plainText(first?.effect ?? '')).toBe(
    'the payments would cost $48,000 of federal tax in all instead of $44,000.',
  )
  const asked = nextQuestion(ranked(rollover, household), household, [], today)
  expect(asked).toBeUndefined()
})

test('a result that would be below nothing, or hardly another one, is no change that is said', () => {
  const household: Household = {
    age: 33,
    filingStatus: 'single',
    income: 85_000,
    state: 'VA',
    contributionRate: 0.08,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 120_000, rate: 0.065 }],
    incomeDrivenPlan: 'ibr',
    publicServiceJob: true,
    pslfPayments: 48,
    retirementSavings: 30_000,
    rothOptionAtWork: true,
    accountType: ['403b'],
  }
  const { sensitivities } = drafted(rothVsTraditional, household).plan
  expect(sensitivities.length).toBe(3)
  for (const { effect } of sensitivities) expect(plainText(effect)).not.toContain('−')
  expect(sensitivities.map(({ change }) => plainText(change))).toContain(
    'If you lived in Florida once you stop working',
  )
})

// With pay, the usual 400 beyond the minimums goes to the card, then the fund is filled to 16,000, then the car is paid:
// 37 months, worked out in decimal arithmetic apart from this code. Without, the plan only waits.
test('debts held steady without pay say what a job and a late payment would change', () => {
  const waiting: Household = {
    employment: 'unemployed',
    savings: 4_000,
    debts: [
      { kind: 'credit_card', balance: 9_000, rate: 0.24 },
      { kind: 'auto', balance: 11_000, rate: 0.07 },
    ],
  }
  const { sensitivities } = drafted(debtPayoffTopic, waiting).plan
  expect(sensitivities.slice(0, 2).map(({ fact }) => fact)).toEqual(['employment', 'behindOnDebts'])
  const [job, late] = sensitivities.map(({ effect }) => plainText(effect))
  expect(job).toMatch(/the plan would be another one: “Be out of debt by \w+ 2029”/)
  expect(late).toBe(
    'the step “Call each lender before you miss a payment” would be “Call each lender that you are late with”.',
  )
  // Whoever has work is not told what losing it would do to this plan, nor is a fund for it.
  expect(
    drafted(debtPayoffTopic, { ...waiting, employment: 'employed' }).plan.sensitivities,
  ).not.toContainEqual(expect.objectContaining({ fact: 'employment' }))
  expect(drafted(emergencyFund, waiting).plan.sensitivities).not.toContainEqual(
    expect.objectContaining({ fact: 'employment' }),
  )
})

// $68,000 a year leave well over $4,000 a month: $2,000 is no doubt about the answer.
test('beside being out of work no pay is supposed, for that is work itself', () => {
  const withoutPay: Household = { age: 49, dependents: [13], state: 'MI', income: 0, savings: 16_900 }
  const tried = (more: Household) =>
    furtherInfluences(collegeSavings, { ...withoutPay, ...more }, context, ['income', 'employment'])
  expect(tried({}).map(({ fact }) => fact)).toContain('income')
  expect(tried({ employment: 'unemployed' }).map(({ fact }) => fact)).toEqual(['employment'])
})

test('who told pay is not told what another take-home pay would change', () => {
  const card = { kind: 'credit_card', balance: 6_800, rate: 0.27, minPayment: 190 } as const
  const tried = (household: Household) =>
    ranked(debtPayoffTopic, { debts: [card], monthlySurplus: 280, ...household }).map(({ fact }) => fact)
  expect(tried({ income: 68_000 })).not.toContain('takeHomeMonthly')
  expect(tried({ takeHomeMonthly: 3_300, monthlyExpenses: 3_000 })).toContain('takeHomeMonthly')
})

test('who asks about a sum of each month is not asked how much is left of a month', () => {
  const told: Household = { age: 22, income: 46_000, savings: 900, monthlyExpenses: 2_300, debts: [] }
  const open: Influence[] = [
    { fact: 'monthlySurplus', value: 900, other: nextDollar.draft(told, sketch), weight: 1 },
  ]
  expect(nextQuestion(open, told, [], today)).toBe('monthlySurplus')
  expect(nextQuestion(open, { ...told, amountMonthly: 650 }, [], today)).toBeUndefined()
})
