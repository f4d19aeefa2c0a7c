import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { accountSteps } from './account-steps.ts'
import { lumpSumChecks } from './checks.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const settled: Household = {
  amount: 25_000,
  goal: 'retirement',
  age: 26,
  state: 'NJ',
  income: 74_000,
  savings: 20_000,
  monthlyExpenses: 3_200,
  hasWorkplacePlan: false,
  hsaEligible: true,
  hsaMonthly: 100,
  numDependents: 0,
  debts: [],
}
const workOf = (more: Household = {}) => lumpSumWork({ ...settled, ...more }, context)
const detailOf = (id: string, more: Household = {}) =>
  lumpSumChecks(workOf(more), undefined).find((check) => check.id === id)?.detail

// 4,400 − 12 × 100.
test('the HSA has a step with its day and its year', () => {
  const step = accountSteps(workOf()).find(({ id }) => id === 'hsa')
  expect(step === undefined ? undefined : [plainText(step.title), step.due]).toEqual([
    'Put $3,200 into the HSA for 2026',
    '2027-04-15',
  ])
  expect(accountSteps(workOf({ hsaEligible: false })).some(({ id }) => id === 'hsa')).toBe(false)
})

// 3,200 of room ÷ 12 is 266 a month, beside the 100 that go in: 366 of the 4,400 ÷ 12.
test('the room of the next year in the HSA comes before more in the plan at work', () => {
  const how = (more: Household) =>
    plainText(accountSteps(workOf({ amount: 80_000, ...more })).find(({ id }) => id === 'hsa')?.how ?? '')
  expect(how({ employment: 'employed' })).toContain(
    'In January the room of 2027 opens too, and comes before more in the plan at work: have payroll put in about $266 a month more, and make up for the smaller pay check from what this plan would invest outside.',
  )
  // No payroll of one's own; and a sum that is used up by then.
  expect(how({ employment: 'self_employed' })).toContain('fill it then from what this plan would invest')
  expect(how({ employment: 'employed', amount: 8_000 })).not.toContain('In January')
})

test('a state that taxes an HSA is named', () => {
  expect(detailOf('hsa')).toContain('New Jersey does not follow')
  expect(detailOf('hsa', { state: 'PA' })).not.toContain('does not follow')
})

test('the steps of a payment that follows income are those of federal loans alone', () => {
  const loan = (loanType: 'private' | 'federal') => ({
    debts: [{ kind: 'student_loan' as const, loanType, balance: 60_000, rate: 0.03, minPayment: 400 }],
  })
  expect(detailOf('repayment', loan('federal'))).toBeDefined()
  expect(detailOf('repayment', loan('private'))).toBeUndefined()
  // Only a federal loan is repaid by income.
  expect(detailOf('repayment', { ...loan('federal'), incomeDrivenPlan: 'rap' })).not.toContain('are federal')
})

// Of 32,500 from 50 on, 8,000 is catch-up; whoever earned more than 150,000 last year puts it in as Roth: IRC §414(v)(7).
test('dollars that the law makes Roth are not said to lower tax now', () => {
  const why = (more: Household) =>
    plainText(
      accountSteps(
        workOf({
          age: 54,
          income: 205_000,
          priorYearWages: 205_000,
          hasWorkplacePlan: true,
          rothOptionAtWork: true,
          hsaEligible: false,
          amount: 60_000,
          savings: 60_000,
          iraContributedThisYear: 8_600,
          ...more,
        }),
      ).find(({ id }) => id === 'deferral')?.why ?? '',
    )
  expect(why({ contributionRate: 0.05 })).toContain('but for $8,000 a year that the law makes Roth')
  expect(why({ contributionRate: 0.12 })).toContain('it lowers no tax now')
  expect(why({ priorYearWages: 120_000, contributionRate: 0.05 })).toContain('It lowers your tax now')
})

test('the room that opens in January is named while the one of this year is filled', () => {
  const how = (more: Household = {}) =>
    plainText(accountSteps(workOf(more)).find(({ id }) => id === 'ira')?.how ?? '')
  expect(how()).toContain('In January the room of 2027 opens too')
  // Nothing is left to fill it with.
  expect(how({ amount: 5_000 })).not.toContain('2027')
})

const family: Household = {
  ...{ age: 33, spouseAge: 32, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
  ...{ income: 140_000, spouseIncome: 85_000, employment: 'employed', hasWorkplacePlan: true },
  ...{ amount: 85_000, goal: 'general', horizonYears: 15, monthlyExpenses: 6_800, savings: 22_000 },
  ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, spouseHasWorkplacePlan: true, hsaEligible: false },
  contributionRate: 0.08,
}
const restOf = (more: Household) =>
  plainText(workOf({ ...family, ...more }).placements.find(({ step }) => step === 'rest')?.description ?? '')

// 33 + 15 is before 59½, 58 + 15 is not.
test('where the plan at work is left out for a day before its penalty ends, the table says so', () => {
  expect(restOf({})).toContain('comes out without a penalty as a rule only from 59½ on')
  expect(restOf({ age: 58 })).not.toContain('59½')
  expect(restOf({ hasWorkplacePlan: false, spouseHasWorkplacePlan: false })).not.toContain('59½')
})

// (40,000 × 0.04 + 22,900) ÷ 40,000 = 61 %; 40,000 − 24,500 − 7.65 % of 40,000 = 12,440 a year, 1,037 a month.
test('a raise that leaves little of a pay check names what is left, and that the plan may take less', () => {
  const how = (income: number) =>
    plainText(
      accountSteps(
        workOf({
          income,
          hasWorkplacePlan: true,
          contributionRate: 0.04,
          getsWholeMatch: true,
          amount: 90_000,
        }),
      ).find(({ id }) => id === 'deferral')?.how ?? '',
    )
  expect(how(40_000)).toContain('61% of your pay, and about $1,037 a month of the pay check is left')
  expect(how(74_000)).not.toContain('of the pay check is left')
})

// A plan has seven steps: two debts, a car, the match, the fund, a loan paid ahead, the HSA and the IRAs are more.
test('accounts whose room ends on a day keep their steps where a plan has more than it can show', () => {
  const heirs: Household = {
    ...{ age: 34, spouseAge: 33, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
    ...{ employment: 'employed', income: 91_400, spouseIncome: 52_300, dependents: [3], savings: 17_900 },
    ...{
      monthlyExpenses: 6_140,
      amount: 63_500,
      goal: 'general',
      horizonYears: 10,
      moneySource: 'inheritance',
    },
    ...{
      nearGoal: 'car',
      nearGoalSum: 14_000,
      nearGoalYears: 2,
      hasWorkplacePlan: true,
      contributionRate: 0.04,
    },
    ...{
      employerMatch: { rate: 0.5, upTo: 0.06 },
      hsaEligible: true,
      hsaFamilyCoverage: true,
      hsaMonthly: 100,
    },
    ...{ deductible: 3_400, outOfPocketMaximum: 9_000, riskTolerance: 'moderate' },
    debts: [
      { kind: 'credit_card', balance: 3_840, rate: 0.2174, minPayment: 118 },
      { kind: 'auto', balance: 6_900, rate: 0.0849, minPayment: 241 },
      { kind: 'mortgage', balance: 268_400, rate: 0.0638, minPayment: 2_095 },
    ],
  }
  const { nextSteps } = wholePlan(lumpSumInvest, heirs, context)
  expect(nextSteps).toHaveLength(7)
  const room = nextSteps.filter(({ dueDate }) => dueDate === '2027-04-15')
  const titles = room.map(({ title }) => plainText(title)).join(' ')
  expect(titles).toMatch(/into the HSA for 2026/)
  expect(titles).toMatch(/put the IRA money in for 2026/i)
})

// Park, card, loan, match, mortgage, solo 401(k), tax, IRAs and fund are nine; the yearly look gives way, two pairs are one step.
test('a plan that moves its dollars by more than seven steps leaves none of them out', () => {
  const farm: Household = {
    ...{ age: 52, spouseAge: 55, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IA' },
    ...{ dependents: [16], employment: 'employed', income: 47_900, spouseIncome: 36_400, earners: 2 },
    ...{ spouseSelfEmployed: true, amount: 143_500, moneySource: 'land_sale', saleGain: 6_200 },
    ...{ goal: 'retirement', horizonYears: 14, monthlyExpenses: 4_980, savings: 11_700, hsaEligible: false },
    ...{ hasWorkplacePlan: true, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.03 },
    ...{ getsWholeMatch: false, incomeStability: 'variable', iraContributedThisYear: 0 },
    debts: [
      { kind: 'mortgage', balance: 97_400, rate: 0.0575, minPayment: 840 },
      { kind: 'personal', balance: 38_200, rate: 0.0835, minPayment: 610, name: 'Operating loan' },
      { kind: 'credit_card', balance: 4_870, rate: 0.236, minPayment: 146, name: 'Card' },
    ],
  }
  const { nextSteps } = wholePlan(lumpSumInvest, farm, context)
  expect(nextSteps).toHaveLength(7)
  const titles = nextSteps.map(({ title }) => plainText(title)).join(' ')
  expect(titles).toContain('Pay off the Card: send $4,870, and pay off the Operating loan: send $38,200')
  expect(titles).toContain('while you decide, and move the emergency fund to its own account')
  expect(nextSteps.map(({ how }) => plainText(how)).join(' ')).toContain(
    'The $610 a month that it took is free then',
  )
})
