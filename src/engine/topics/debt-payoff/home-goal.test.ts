import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { homeGoal } from './home-goal.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const buyers: Household = {
  ...{ age: 34, income: 110_000, employment: 'employed', incomeStability: 'steady', behindOnDebts: false },
  ...{ dependents: [4], monthlyExpenses: 5_000, savings: 7_000, deductible: 1_000, getsWholeMatch: true },
  ...{ debtPaymentMonthly: 1_500, paysDebtFromSavings: true },
  ...{ goal: 'home', horizonYears: 0.5, homeEquity: 90_000 },
  debts: [
    { kind: 'credit_card', balance: 6_000, rate: 0.12, minPayment: 120 },
    { kind: 'auto', balance: 30_000, rate: 0.065, minPayment: 500 },
  ],
}
const textOf = (household: Household) => {
  const plan = planOf(household)
  const keep = plan.alternatives.find(({ id }) => id === 'keep-cash')
  return { summary: plainText(plan.summary), keep: plainText(keep?.detail ?? '') }
}

/*
 * The card is gone at once; kept, the cash leaves it at 1% a month against 1,000 of payments: interest of 60.00, 50.60, 41.11,
 * 31.52, 21.83 and 12.05 in six months, 217.11 in all.
 */
test('whoever wants to buy a home soon reads what both ways leave on that day', () => {
  const { summary, keep } = textOf(buyers)
  expect(summary).toContain('For the home that is the better way too')
  expect(summary).toContain('That is $217 more in all')
  expect(summary).toContain('what the sale leaves of its $90,000')
  expect(keep).not.toContain('meant for something soon')
})

const cards: Household = {
  ...{ age: 34, income: 125_000, employment: 'employed', incomeStability: 'steady', behindOnDebts: false },
  ...{ monthlyExpenses: 5_200, savings: 8_000, deductible: 1_500, getsWholeMatch: true },
  ...{ debtPaymentMonthly: 2_000, goal: 'home', horizonYears: 1 },
  debts: [
    {
      ...{ kind: 'credit_card', name: 'Free card', balance: 7_000, minPayment: 70 },
      ...{ rate: 0.2499, promoRate: 0, promoMonths: 18 },
    },
    { kind: 'credit_card', name: 'Dear card', balance: 7_000, rate: 0.0995, minPayment: 130 },
  ],
}

/*
 * 24,000 in twelve months and 8,000, less 14,000 and 4.15 of interest on 500 for a month: 17,996. Kept, 1,930 a month to the
 * dear card cost 58.04, 42.52, 26.87 and 11.09 of interest: 138.52, and 17,861. Until then 6,500 are more in the bank in four
 * months, and 6,004, 4,004, 2,004 and 4 in the next: 38,016 for a month, at 3.35% a year some 106.
 */
test('a home that is bought when the debts are long gone counts what they no longer take', () => {
  const { summary } = textOf(cards)
  expect(summary).toContain('the bank holds $17,996; with the $6,500 kept it would be $17,861')
  expect(summary).toContain('Nothing is owed by then either way.')
  expect(summary).toMatch(/That is \$134 more in all, and the cash would earn only about \$10\d until then/)
  expect(summary).toContain('its lender counts $200 a month of payments less')
  expect(summary).toContain('then to cash for the home')
  expect(summary).not.toContain('retirement accounts')
  const near: Household = { ...cards, goal: undefined, horizonYears: undefined }
  expect(textOf({ ...near, nearGoal: 'home', nearGoalSum: 8_000, nearGoalYears: 1 }).summary).toBe(summary)
})

test('a home that is far away moves no dollar', () => {
  expect(textOf({ ...cards, horizonYears: 6 }).summary).toContain('then to retirement accounts')
})

// What was there and came in, less what was owed, its interest and what goes to the plan at work.
test('what earns a match is not in the bank on the day of the home', () => {
  const work = workOf({
    ...{ ...cards, getsWholeMatch: false, contributionRate: 0, hasWorkplacePlan: true },
    employerMatch: { rate: 0.5, upTo: 0.06 },
  })
  const match = work.match?.monthly.value ?? 0
  expect(match).toBeGreaterThan(100)
  expect(homeGoal(work)?.plan.cash.value).toBeCloseTo(
    8_000 + 12 * (2_000 - match) - 14_000 - work.plan.totalInterest,
    0,
  )
})

test('kept cash says what it would earn of what it costs', () => {
  const keep = planOf(cards).alternatives.find(({ id }) => id === 'keep-cash')
  expect(plainText(keep?.difference ?? '')).toMatch(
    /^Costs \$134 more interest\. In savings the cash would earn about \$10\d meanwhile, before tax\.$/,
  )
})

test('without a home in mind nothing is said of it', () => {
  const { summary, keep } = textOf({ ...buyers, goal: undefined })
  expect(summary).not.toContain('For the home')
  expect(keep).toContain('meant for something soon')
})

test('whoever rents and has no retirement account is not warned of either', () => {
  const renter: Household = { ...buyers, ...{ goal: undefined, homeEquity: undefined, monthlyRent: 900 } }
  const ids = (household: Household) => planOf(household).checks.map(({ id }) => id)
  expect(ids({ ...renter, hasWorkplacePlan: false, getsWholeMatch: undefined })).not.toContain('secured')
  expect(ids(renter)).toContain('secured')
})

const sellers: Household = {
  ...{
    age: 33,
    spouseAge: 34,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    dependents: [],
    state: 'VA',
  },
  ...{
    income: 72_000,
    spouseIncome: 48_000,
    employment: 'employed',
    behindOnDebts: false,
    getsWholeMatch: true,
  },
  ...{ takeHomeMonthly: 7_700, monthlyExpenses: 5_600, savings: 9_000, debtPaymentMonthly: 1_100 },
  ...{ paysDebtFromSavings: true, goal: 'home', horizonYears: 1, homeEquity: 120_000, deductible: 1_500 },
  debts: [
    {
      ...{ kind: 'credit_card', name: 'Free card', balance: 6_500, rate: 0.249, minPayment: 130 },
      ...{ promoRate: 0, promoMonths: 15 },
    },
    { kind: 'credit_card', name: 'Dear card', balance: 6_500, rate: 0.119, minPayment: 150 },
    { kind: 'mortgage', balance: 210_000, rate: 0.039, minPayment: 1_650 },
  ],
}

/*
 * 7,700 − 5,600 = 2,100 a month, 1,100 of it to the cards. 9,000 − 6,500 + 12 × 2,100 − 6,500 = 21,200. The fund is 2 × 5,600: 2,500
 * and six months of 1,000 are 8,500 when the card is gone, and two months of 2,100 fill the 2,700 that are missing.
 */
test('what pay leaves beside the sum for debts is in the bank on the day of the home, and fills the fund sooner', () => {
  const plan = planOf(sellers)
  const summary = plainText(plan.summary)
  expect(summary).toContain('the bank holds $21,200')
  expect(summary).toContain(
    'Counted in it is the $1,000 a month that your pay leaves beside what goes to debts',
  )
  expect(summary).toMatch(
    /until it holds \$11,200, about Jul 2027 with the \$1,000 a month that is left beside it/,
  )
  const costs = plan.assumptions.find(({ fact }) => fact === 'monthlyExpenses')
  expect(costs?.why).not.toContain('is what you pay on debts in all')
})
