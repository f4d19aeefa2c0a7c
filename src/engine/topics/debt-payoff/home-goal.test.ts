import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

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
