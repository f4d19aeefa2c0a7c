import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const laidOff: Household = {
  age: 33,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'GA',
  dependents: [5, 2],
  income: 0,
  employment: 'unemployed',
  formerPay: 46_300,
  payThisYear: 42_900,
  separationDate: '2026-11-20',
  unemploymentMonthly: 1_580,
  savings: 1_380,
  monthlyExpenses: 3_350,
  incomeDrivenPlan: 'none',
  publicServiceJob: false,
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 27_000, rate: 0.085, minPayment: 295 },
    { kind: 'credit_card', balance: 910, rate: 0.2999, minPayment: 35 },
  ],
}

// 1,580 × 12 = 18,960 is below one and a half times the guideline of three people: Income-Based Repayment asks for nothing.
test('while a pay is gone every topic asks for the payment of federal loans by the income of today, and counts the old one until then', () => {
  for (const topic of [emergencyFund, nextDollar, collegeSavings]) {
    const { nextSteps } = wholePlan(topic, laidOff, context)
    const how = plainText(nextSteps.find(({ id }) => id === 'minimums')?.how ?? '')
    expect(how).toContain('Ask now in your federal loan account for a payment by your income of today')
    expect(how).toContain('the bare month counts what the loans ask for now')
  }
  const debts = wholePlan(debtPayoffTopic, laidOff, context)
  expect(debts.nextSteps.map(({ id }) => id)).toContain('lower-payment')
  expect(plainText(debts.summary)).toContain('it asks for $0 a month instead of $295 a month')
  expect(debts.allocations.map(({ description }) => plainText(description)).join()).toContain(
    'What is asked until a payment by your income of today is confirmed, and no more.',
  )
})

// At 8.5% it would be paid off before the rest: with a payment of nothing that is money that cannot be had back.
test('a sum without pay asks for that payment, compares no other plan and pays nothing ahead on the loan', () => {
  const plan = wholePlan(lumpSumInvest, { ...laidOff, amount: 60_000, goal: 'retirement' }, context)
  const steps = plan.nextSteps.map(({ id }) => id)
  expect(steps).toContain('lower-payment')
  expect(steps).not.toContain('choose-plan')
  expect(plan.allocations.map(({ label }) => plainText(label)).join()).not.toContain('tudent loan')
})

test('a loan in default and one of a bank have no such payment', () => {
  for (const more of [{ isInCollections: true }, { loanType: 'private' }] as const) {
    const [loan, card] = laidOff.debts ?? []
    const plan = wholePlan(
      emergencyFund,
      { ...laidOff, debts: [{ ...loan, ...more }, card!] } as Household,
      context,
    )
    const how = plainText(plan.nextSteps.find(({ id }) => id === 'minimums')?.how ?? '')
    expect(how).not.toContain('income of today')
  }
})

// No plan by income is open to a Parent PLUS that was not consolidated in time; 34 CFR 685.204(f) defers it for the unemployed.
test('a Parent PLUS loan without a plan by income is paused while a pay is gone, and asks for none', () => {
  const parent: Household = {
    ...laidOff,
    parentPlusConsolidated: false,
    debts: [
      { kind: 'student_loan', loanType: 'parent_plus', balance: 13_400, rate: 0.0805, minPayment: 163 },
    ],
  }
  const plan = wholePlan(debtPayoffTopic, parent, context)
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).toContain('pause-parent-plus')
  expect(ids).not.toContain('lower-payment')
  expect(plainText(plan.summary)).not.toContain('can ask for little or nothing')
  const how = wholePlan(emergencyFund, parent, context).nextSteps.find(({ id }) => id === 'minimums')?.how
  expect(plainText(how ?? '')).toContain('deferment of the unemployed')
  expect(plainText(how ?? '')).not.toContain('plans that follow your income')
  const consolidated = wholePlan(debtPayoffTopic, { ...parent, parentPlusConsolidated: true }, context)
  expect(consolidated.nextSteps.map(({ id }) => id)).not.toContain('pause-parent-plus')
  const both = { ...parent, debts: [...(parent.debts ?? []), ...(laidOff.debts ?? [])] }
  const asked = wholePlan(debtPayoffTopic, both, context).nextSteps.map(({ id }) => id)
  expect(asked).toContain('pause-parent-plus')
})

test('who owes no federal loan is told nothing of what such loans can ask for', () => {
  const [, card] = laidOff.debts ?? []
  const plan = wholePlan(debtPayoffTopic, { ...laidOff, debts: [card!] }, context)
  expect(plainText(plan.summary)).toContain('ask for hardship terms')
  expect(plainText(plan.summary)).not.toContain('student loans')
})

/*
 * Both together have 66,900 less 4 % into the plan, 64,224: the Repayment Assistance Plan asks for 6 % ÷ 12 less twice 50,
 * 221, and Income-Based Repayment for no less than its cap of about 156: neither is clearly below the 158 of today.
 */
test('beside a spouse who is paid, nobody is told that the loans ask for little or nothing', () => {
  const away: Household = {
    ...{
      age: 31,
      spouseAge: 32,
      dependents: [0, 3],
      maritalStatus: 'married',
      filingStatus: 'married_joint',
    },
    ...{
      state: 'KS',
      familySize: 4,
      employment: 'employed',
      onUnpaidLeave: true,
      income: 0,
      formerPay: 54_600,
    },
    ...{ payThisYear: 41_900, offWorkMonths: 3, spouseIncome: 66_900, spouseContributionRate: 0.04 },
    ...{ monthlyExpenses: 6_120, monthlySurplus: 0, savings: 800, incomeDrivenPlan: 'none' },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 14_700, rate: 0.0505, minPayment: 158 }],
  }
  for (const topic of [emergencyFund, collegeSavings]) {
    const steps = wholePlan(topic, away, context).nextSteps
    const how = plainText(steps.find(({ id }) => id === 'minimums')?.how ?? '')
    expect(how).toContain('on a joint return the pay that goes on counts too, so it can be no less than now')
    expect(how).not.toContain('little or nothing')
  }
})
