import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

// 133,000 less 32,200 is 100,800, where the 12 % bracket ends.
const couple: Household = {
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'employed',
  income: 82_000,
  spouseIncome: 51_000,
  earners: 2,
  dependents: [10, 12],
  monthlyExpenses: 6_200,
  savings: 11_000,
  monthlySurplus: 800,
  contributionRate: 0.03,
  employerMatch: { rate: 1, upTo: 0.05 },
  hasWorkplacePlan: true,
  debts: [],
}
const takeHomeIn = (told: Household) =>
  wholePlan(emergencyFund, { ...couple, ...told }, context).figures.find(({ id }) => id === 'match.take-home')
    ?.value

// 2 % of 82,000 is 1,640 a year, 136.67 a month. At 12 % it takes 120.27, and in Pennsylvania no less, which taxes
// what is deferred (state-contribution-rules.ts). Of Illinois' flat 4.95 % 113.50.
test('a raise for the match saves no state tax in Pennsylvania, and that of a state that leaves it untaxed', () => {
  expect(takeHomeIn({ state: 'TX' })).toBe(121)
  expect(takeHomeIn({ state: 'PA' })).toBe(121)
  expect(takeHomeIn({ state: 'IL' })).toBe(114)
})

// 86,400 instead of 82,000: 137,400 − 4,320 − 32,200 is 100,880, 80 of it at 22 %. 5 % of 86,400 is 4,320: without any
// contribution 4,400 of income lies above 100,800, so 4,320 at 22 % saves 950.40 and 3,369.60 is 280.80 a month.
// 82,374 and none: 374 lies above, 3,744.70 at 12 % and 374 at 22 % save 531.64 of 4,118.70, and 298.92 a month is left.
test('a raise that reaches into a lower bracket saves the rate of that one there', () => {
  expect(takeHomeIn({ state: 'TX', contributionRate: 0, income: 86_400 })).toBe(281)
  expect(takeHomeIn({ state: 'TX', contributionRate: 0, income: 82_374 })).toBe(299)
})

// 809 ÷ (1 − 22 %) is 1,037, as in a state without a tax; with 3.07 % saved it would be 1,079.
test('in Pennsylvania a pay check shrinks by the same as in a state without income tax', () => {
  const raiseIn = (state: 'PA' | 'TX') => {
    const { nextSteps } = nextDollar.draft(
      {
        age: 45,
        maritalStatus: 'single',
        filingStatus: 'single',
        state,
        income: 118_000,
        employment: 'employed',
        incomeStability: 'steady',
        monthlyExpenses: 4_600,
        monthlySurplus: 1_800,
        savings: 45_000,
        retirementSavings: 210_000,
        contributionRate: 0.06,
        getsWholeMatch: true,
        hasWorkplacePlan: true,
        rothOptionAtWork: true,
        contributionKind: 'traditional',
        hsaEligible: true,
        hsaFamilyCoverage: false,
        hsaMonthly: 0,
        debts: [],
      },
      context,
    )
    const step = nextSteps.find(({ title }) => plainText(title).startsWith('Raise your 401(k)'))
    return step === undefined ? undefined : plainText(step.title)
  }
  expect(raiseIn('PA')).toBeDefined()
  expect(raiseIn('PA')).toBe(raiseIn('TX'))
})

// 3 % of 60,000 are missing for the whole match: 1,800, or 150 a month. In the 12 % bracket, Texas, before tax it takes 132.
const worker: Household = {
  age: 30,
  filingStatus: 'single',
  state: 'TX',
  income: 60_000,
  employment: 'employed',
  incomeStability: 'steady',
  numDependents: 0,
  monthlyExpenses: 3_000,
  monthlySurplus: 500,
  savings: 6_000,
  deductible: 1_500,
  hasWorkplacePlan: true,
  contributionRate: 0.02,
  employerMatch: { rate: 1, upTo: 0.05 },
  debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 200 }],
}
const said = (topic: Topic, household: Household) => {
  const { allocations, nextSteps } = wholePlan(topic, household, context)
  return [...allocations.map(({ description }) => description), ...nextSteps.map(({ how }) => how)]
    .map((text) => plainText(text ?? ''))
    .join(' ')
}

test('a match of whoever puts in Roth costs the pay check all that goes in', () => {
  const roth: Household = { ...worker, contributionKind: 'roth' }
  expect(said(debtPayoffTopic, roth)).toContain(
    'As Roth it is taxed now, so your pay check shrinks by all of it, $150',
  )
  expect(said(debtPayoffTopic, roth)).toContain('What $150 a month as Roth takes off your pay')
  expect(said(debtPayoffTopic, roth)).toContain('Before tax it would shrink by about $132 a month: “Roth vs')
  expect(said(emergencyFund, roth)).toContain('shrinks by about $150 a month: as Roth it is taxed now')
  const parent: Household = { ...roth, dependents: [8], numDependents: 1, debts: [], collegeMonthly: 400 }
  expect(said(collegeSavings, parent)).toContain(
    'by $150 a month as Roth; your pay check shrinks by $150 a month',
  )
})

test('before tax, or where no kind was told, it costs less', () => {
  for (const kind of [undefined, 'traditional'] as const) {
    const household: Household = kind === undefined ? worker : { ...worker, contributionKind: kind }
    expect(said(debtPayoffTopic, household)).toContain(
      'It goes in before tax, so your pay check shrinks by only $132',
    )
    expect(said(emergencyFund, household)).toContain('shrinks by about $132 a month, as it is not taxed now')
  }
})

// Head of household, one child, 39,000: the earned income credit falls by 15.98% of earnings above 23,890, and 390 more
// before tax are 62 of it. Two of a couple above its range get nothing back.
test('what the earned income credit gives back for a raise before tax is said, where it is paid', () => {
  const mother: Household = {
    age: 29,
    maritalStatus: 'single',
    filingStatus: 'head_of_household',
    state: 'TX',
    income: 39_000,
    dependents: [1],
    contributionRate: 0.03,
    employerMatch: { rate: 1, upTo: 0.04 },
    monthlyExpenses: 2_700,
    monthlySurplus: 180,
    savings: 3_200,
    debts: [],
  }
  const plan = wholePlan(collegeSavings, mother, context)
  expect(plan.figures.find(({ id }) => id === 'match.comes-back')?.value).toBe(62)
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'match')?.how ?? '')).toContain(
    'About $62 a year of it comes back with the tax return',
  )
  expect(plan.checks.map(({ id }) => id)).toContain('savers.ahead')
  const pair = wholePlan(collegeSavings, couple, context)
  expect(pair.figures.map(({ id }) => id)).not.toContain('match.comes-back')
})

// Of the 150 a month that are missing 132 are taken off the pay check before tax; with 66 left in a month half of it, 75,
// can go in. As Roth, which the next dollar finds the better kind here, 66.
test('no topic takes more off the pay check for the match than the month has', () => {
  const short: Household = { ...worker, monthlySurplus: 66, debts: [], numDependents: 1, dependents: [8] }
  const texts = [nextDollar, emergencyFund, collegeSavings].map((topic) => said(topic, short))
  const rest = 'a month off your pay, and $66 a month is there for it'
  for (const [index, [raise, whole]] of [
    ['$66 a month', '$150'],
    ['$75 a month', '$132'],
    ['$75 a month', '$132'],
  ].entries()) {
    expect(texts[index]).toContain(raise)
    expect(texts[index]).toContain(`The whole match takes ${whole} ${rest}`)
  }
  expect(said(emergencyFund, { ...short, monthlySurplus: 140 })).not.toContain('is there for it')
})
