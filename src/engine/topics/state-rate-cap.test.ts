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

// D.C. Code §28-3301(a); Minn. Stat. §47.60; W. Va. Code §46A-4-107. In Oregon $100 for 31 days cost 36% × 31 ÷ 365 = 3.06
// and a fee of 10: 13.06 ÷ 100 × 365 ÷ 31 = 153.7%.
test('a state that lets a fee come on top of the interest is measured with the fee', () => {
  const rate = (state: keyof typeof smallLoanCaps) => smallLoanCaps[state]?.value
  expect([rate('DC'), rate('MN'), rate('WV'), rate('VT')]).toEqual([0.24, 0.5, 0.31, 0.24])
  expect(rate('OR')).toBeCloseTo((0.1 + (0.36 * 31) / 365) * (365 / 31), 2)
  expect(payday('OR')).toContain('Oregon allows at most 154% a year')
  const allowed: Debt = { ...loan, rate: 1.5 }
  expect(payday('OR', allowed)).not.toContain('enforceable')
})

// Utah Code §7-23-403; Ind. Code §24-4.5-7-401; MCL 487.2155; Fla. Stat. §560.404(22); S.C. Code §34-39-280.
test('where the law of the state gives a plan in parts its terms are told, and by when to ask', () => {
  const { minPayment: _, ...due } = loan
  expect(payday('UT', due)).toContain(
    'The law of Utah gives at least 4 payments over at least 60 days to whoever asks before the due day, once a year, without a further fee.',
  )
  expect(payday('IN', due)).toContain(
    'to whoever has had 3 loans in a row before and asks before the due day',
  )
  expect(payday('MI', due)).toContain('7 loans within a year before and asks by the due day, for a small fee')
  expect(payday('FL', due)).toContain('60 days more to pay all of it to whoever asks by the due day and sees')
  expect(payday('SC')).toContain('at least 4 payments, one a payday, to whoever asks before the due day')
  expect(payday('TX', due)).toContain('Many states and many lenders grant one a year')
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
