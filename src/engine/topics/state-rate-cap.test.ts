import { expect, test } from 'vitest'
import type { Debt } from '../facts/debts.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { smallLoanCaps } from '../tax/state-small-loan-caps.ts'
import { detailOf, planOf, stepIds } from './debt-payoff/plan-for-tests.ts'

const loan: Debt = { kind: 'payday', balance: 800, rate: 3.9, minPayment: 260 }
const household = (state: Household['state'], debt: Debt = loan): Household => ({
  state,
  income: 33_000,
  monthlyExpenses: 2_100,
  monthlySurplus: 150,
  savings: 250,
  debts: [debt],
})
const payday = (state: Household['state'], debt?: Debt) => detailOf(planOf(household(state, debt)), 'payday')

// New Mexico: HB 132 of 2022, 36% on loans up to $10,000 since Jan 1, 2023.
test('a payday loan above what the state allows is asked about before more than the principal is paid', () => {
  const plan = planOf(household('NM'))
  expect(payday('NM')).toContain('New Mexico allows at most 36% a year on a small loan')
  expect(payday('NM')).toContain('Yours costs 390%, so it may not be enforceable')
  expect(plainText(plan.summary)).toContain('before you pay more than you borrowed')
  const step = plan.nextSteps.find(({ id }) => id === 'state-cap')
  expect(plainText(step?.title ?? '')).toContain('Ask whether New Mexico allows this loan')
  expect(step?.link?.url).toBe('https://www.usa.gov')
})

// 815 ILCS 123/15-5-5; the letter of Massachusetts' Division of Banks of 2013; S.D. Codified Laws §54-4-44.
test('each state has the rate that its own law names', () => {
  const rate = (state: keyof typeof smallLoanCaps) => smallLoanCaps[state]?.value
  expect([rate('IL'), rate('MA'), rate('SD'), rate('NJ'), rate('AR')]).toEqual([0.36, 0.23, 0.36, 0.3, 0.17])
  expect(Object.values(smallLoanCaps).every(({ approximated }) => approximated !== undefined)).toBe(true)
})

test('where no rule of the state is written down it is only said that some states allow no such rate', () => {
  expect(payday('TX')).toContain('Some states allow no such rate')
  expect(stepIds(planOf(household('TX')))).not.toContain('state-cap')
})

test('a loan that costs no more than the state allows is not put in doubt', () => {
  const cheap: Debt = { ...loan, rate: 0.3 }
  expect(payday('NM', cheap)).not.toContain('enforceable')
  expect(payday('NM')).toContain('On active duty no such loan may cost you or your family more than 36%')
  expect(payday('NM', cheap)).not.toContain('active duty')
})
