import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const leaving: Household = {
  age: 33,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  jobAtRisk: true,
  separationDate: '2027-01-31',
  income: 41_000,
  monthlyExpenses: 2_300,
  monthlySurplus: 350,
  savings: 2_400,
  hasWorkplacePlan: false,
  hsaEligible: false,
  debts: [
    { kind: 'payday', balance: 600, rate: 3.9, minPayment: 150 },
    { kind: 'credit_card', balance: 4_000, rate: 0.25, minPayment: 120 },
  ],
}

const plansOf = (household: Household) =>
  [debtPayoffTopic, nextDollar, emergencyFund].map((topic) => wholePlan(topic, household, context))

// 2,400 − 600 + 2 × (350 + the 150 that it took) = 2,800 on the last day.
test('cash ends a payday loan before a told last day in every plan, and the card waits for pay', () => {
  const plans = plansOf(leaving)
  for (const plan of plans) {
    const titles = plan.nextSteps.map(({ title }) => plainText(title)).join(' | ')
    expect(titles).toMatch(/Pay .*\$600 of your cash/)
    expect(titles).not.toContain('will not renew')
    expect(plainText(plan.summary)).toContain('about $2,800 is there by then')
    const worst = plan.checks.find(({ id }) => id === 'debts')
    expect(plainText(worst?.detail ?? '')).toContain('The credit card costs 25% a year, but')
  }
})

// 300 − 250 that stays = 50 today. 550 × 1.325 − 150 − 350 = 228.75; × 1.325 − 150 = 153.09: 250 + 700 − 503 = 447.
test('what cash does not end gets the months of pay that are left in every plan, and only then the fund', () => {
  for (const plan of plansOf({ ...leaving, savings: 300 })) {
    const summary = plainText(plan.summary)
    expect(summary).toContain('every spare dollar goes to the payday or title loan, which would be renewed')
    expect(summary).toContain('about $447 is there by then')
    expect(summary).toContain('pay minimums only on the rest')
  }
})
