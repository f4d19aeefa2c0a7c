import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const payer: Household = {
  ...{ age: 25, income: 20_400, employment: 'employed', incomeStability: 'steady', behindOnDebts: false },
  ...{ takeHomeMonthly: 1_500, monthlyExpenses: 500, savings: 600, deductible: 500, hasWorkplacePlan: false },
  debtPaymentMonthly: 1_400,
  debts: [{ kind: 'credit_card', balance: 4_500, rate: 0.2499, minPayment: 135 }],
}

/*
 * 1,500 − 500 are 1,000, and 135 stand among the costs: 1,135, and 265 of the 1,400 are not there. 100 of cash go first;
 * 4,400 cost 91.63, 69.90, 47.72, 25.08 and 1.96 of interest in five months.
 */
test('a sum for debts above what pay and costs leave is planned as far as it is there', () => {
  const work = workOf(payer)
  expect(work.extra.value).toBe(1_000)
  expect(work.toldBeyond?.there.value).toBe(1_135)
  expect(work.toldBeyond?.over.value).toBe(265)
  expect(work.plan.months).toBe(5)
  expect(work.plan.totalInterest).toBe(236.29)
  const summary = plainText(planOf(payer).summary)
  expect(summary).toContain('You named $1,400 a month for debts, and that is more than the month leaves')
  expect(summary).toContain('The other $265 a month would be missing for bills and food')
  expect(summary).toContain('Pay $1,135 a month in all')
})

// 6,700 − 6,000 are 700, beside 530 and the mortgage's 1,310: 2,540, and 160 of 2,700 are not there.
test('a sum that holds the mortgage is held against a month that pays it, too', () => {
  const owner: Household = {
    ...{ takeHomeMonthly: 6_700, monthlyExpenses: 6_000, mortgageInDebtPayment: true },
    debtPaymentMonthly: 2_700,
    debts: [
      { kind: 'credit_card', balance: 8_200, rate: 0.2174, minPayment: 245 },
      { kind: 'auto', balance: 9_800, rate: 0.049, minPayment: 285 },
      { kind: 'mortgage', balance: 176_000, rate: 0.0375, minPayment: 1_310 },
    ],
  }
  expect(workOf(owner).extra.value).toBe(700)
  expect(plainText(planOf(owner).summary)).toContain(
    'there is $2,540 a month for them, the $1,840 a month of minimum payments and the mortgage’s in those costs counted',
  )
})

test('no sum that is not there ends a debt sooner', () => {
  const interest = (debtPaymentMonthly: number) => workOf({ ...payer, debtPaymentMonthly }).plan.totalInterest
  for (const told of [1_200, 2_000, 5_000]) expect(interest(told)).toBe(interest(1_135))
})

test('a few dollars more than pay and costs leave are taken as told', () => {
  const work = workOf({ ...payer, debtPaymentMonthly: 1_160 })
  expect(work.toldBeyond).toBeUndefined()
  expect(work.extra.value).toBe(1_025)
})

// 1,500 − 1,600 + 135 are 35 for the 135 that is asked.
test('where the month costs more than pay brings, a told sum covers no payment', () => {
  const work = workOf({ ...payer, monthlyExpenses: 1_600, savings: 100 })
  expect(work.stage).toBe('shortfall')
  expect(work.shortfall?.value).toBe(100)
})

test('a larger sum that was told to put aside, and the pay of one of two, hold the told sum against nothing', () => {
  expect(workOf({ ...payer, monthlySurplus: 1_300 }).toldBeyond).toBeUndefined()
  const oneOfTwo = { ...payer, earners: 2, monthlyExpenses: 1_800 }
  expect(workOf(oneOfTwo).toldBeyond).toBeUndefined()
})

/*
 * 55,000 in Texas: 38,900 above the deduction of 16,100 is taxed 10% to 12,400 and 12% beyond, 4,420; 7.65% is 4,207.50.
 * 46,372.50 a year are 3,864.38 a month, 3,860 in tens: 660 beside costs of 3,200, and 210 stand among them.
 * It is an estimate, so less than 200 beyond it is taken as told.
 */
test('where take-home pay was not told, a sum for debts is held against what the law leaves of pay', () => {
  const employee: Household = {
    ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'TX', employment: 'employed' },
    ...{ income: 55_000, monthlyExpenses: 3_200, savings: 1_000, behindOnDebts: false },
    debtPaymentMonthly: 1_400,
    debts: [{ kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }],
  }
  const work = workOf(employee)
  expect(work.toldBeyond?.there.value).toBe(870)
  expect(plainText(planOf(employee).summary)).toContain(
    'What you bring home is worked out from your pay, about',
  )
  expect(workOf({ ...employee, debtPaymentMonthly: 1_060 }).toldBeyond).toBeUndefined()
  expect(workOf({ ...employee, monthlySurplus: 400 }).toldBeyond).toBeUndefined()
})

// 1,500 − 1,400 leaves 100; the 135 of the card stand among the costs, and nobody pays on the tax debt yet.
test('a payment that nobody makes yet does not stand among the costs that a told sum is held against', () => {
  const debts: Household['debts'] = [...payer.debts!, { kind: 'tax', balance: 900, rate: 0.07 }]
  const { toldBeyond, minimums } = workOf({ ...payer, debts, monthlyExpenses: 1_400, savings: 0 })
  expect(toldBeyond?.there.value).toBe(235)
  expect(minimums.value).toBeLessThanOrEqual(235)
})
