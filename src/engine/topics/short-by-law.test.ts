/** A month that costs more than the law leaves of told pay, where nobody told what arrives. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { debtWork } from './debt-payoff/work.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-28'))

// Texas has no income tax. Of 52,000 the federal income tax of 2026 is 10% of 12,400 and 12% of the rest of
// 52,000 − 16,100 = 35,900: 1,240 + 2,820 = 4,060. Payroll tax is 7.65%: 3,978. Left are 43,962 a year, 3,660 a month.
const single: Household = {
  age: 38,
  maritalStatus: 'single',
  state: 'TX',
  income: 52_000,
  savings: 2_500,
  debts: [{ kind: 'credit_card', balance: 14_000, rate: 0.24, minPayment: 420 }],
}
const costing = (monthlyExpenses: number, more: Household = {}): Household => ({
  ...single,
  monthlyExpenses,
  ...more,
})
const missing = (household: Household) => debtWork(household, context).shortfall?.value

test('a month that costs more than the law leaves of pay cannot meet what is asked', () => {
  // 3,960 − 3,660 = 300.
  expect(missing(costing(3_960))).toBe(300)
  const plan = wholePlan(debtPayoffTopic, costing(3_960), context)
  expect(plainText(plan.title)).toBe('Get through this month first, then the debts')
  expect(plainText(plan.summary)).toContain(
    'You did not say what you take home: after its taxes your pay brings about $3,660 a month, and you named costs of $3,960 a month. If more arrives, say how much.',
  )
  expect(plan.nextSteps.map(({ id }) => id)).toContain('counselor')
  expect(plan.assumptions.map(({ fact }) => fact)).toContain('takeHomeMonthly')
})

test('what such an estimate may be off by is no short month, and a told month is believed', () => {
  for (const household of [
    costing(3_840),
    costing(3_960, { monthlySurplus: 50 }),
    costing(3_960, { takeHomeMonthly: 4_000 }),
  ])
    expect(missing(household)).toBeUndefined()
})

test('the fund and the next dollar see the same month', () => {
  for (const topic of [emergencyFund, nextDollar]) {
    const plan = wholePlan(topic, costing(3_960), context)
    const read = [plan.summary, ...plan.checks.map(({ detail }) => detail)].map((text) => plainText(text))
    expect(read.join(' ')).toContain('$300 a month more than')
    expect(read.join(' ')).toContain('You did not say what you take home')
  }
})

// One child of 6, head of household in Texas: of 18,000 no income tax is owed, payroll tax is 1,377, and 16,623 arrive in
// pay checks. Between 13,000 and 23,000 of pay the earned income credit of 2026 is whole for one child, 4,427; of the child tax
// credit 15% of pay beyond 2,500 is paid out, at most 1,700. In all 22,750 a year, about 1,896 a month.
test('credits that are paid out with the return keep a low pay from seeming short', () => {
  const parent: Household = {
    ...single,
    income: 18_000,
    dependents: [6],
    filingStatus: 'head_of_household',
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24, minPayment: 120 }],
  }
  expect(missing({ ...parent, monthlyExpenses: 1_950 })).toBeUndefined()
  expect(missing({ ...parent, monthlyExpenses: 2_200 })).toBe(120)
  expect(
    debtWork({ ...parent, monthlyExpenses: 2_200 }, context).reader.number('takeHomeMonthly').value,
  ).toBe(1_900)
})

test('a told sum for debts is held against what the law leaves of pay, below nothing too', () => {
  // Beside payments of 420 among the costs 420 − 300 = 120 are there.
  const work = debtWork(costing(3_960, { debtPaymentMonthly: 420 }), context)
  expect(work.toldBeyond?.there.value).toBe(120)
  expect(work.shortfall?.value).toBe(300)
})
