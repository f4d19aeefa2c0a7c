import { expect, test } from 'vitest'
import type { FactKey, Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { tryFact } from '../../what-matters.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { contextOfTests, planOf, workOf } from './plan-for-tests.ts'

const owners: Household = {
  debts: [
    { kind: 'credit_card', balance: 8_200, rate: 0.2174, minPayment: 245 },
    { kind: 'auto', balance: 9_800, rate: 0.049, minPayment: 285 },
    { kind: 'mortgage', balance: 176_000, rate: 0.0375, minPayment: 1_310 },
  ],
  debtPaymentMonthly: 2_500,
  takeHomeMonthly: 6_700,
  monthlyExpenses: 6_000,
}

// Pay leaves 700. 2,500 less 245, 285 and 1,310 are 660; without the mortgage 1,970 would be free.
test('a sum for debts holds the mortgage where pay and costs leave no more', () => {
  expect(workOf(owners).extra.value).toBe(660)
  const plan = planOf(owners)
  expect(plainText(plan.summary)).toContain('Pay $1,190 a month beside the mortgage')
  expect(plan.accountNotes.map(plainText).join(' ')).toContain('taken to be in the $2,500 a month')
})

// 1,200 do not hold 1,310; and 8,100 of pay leave 2,100, near the 1,970 that are free beside it.
test('a sum that cannot hold the mortgage, or that pay has beside it, is for the other debts', () => {
  expect(workOf({ ...owners, debtPaymentMonthly: 1_200 }).extra.value).toBe(670)
  expect(workOf({ ...owners, takeHomeMonthly: 8_100 }).extra.value).toBe(1_970)
  const { takeHomeMonthly: _pay, ...untold } = owners
  expect(workOf(untold).extra.value).toBe(1_970)
  expect(planOf(untold).accountNotes.map(plainText).join(' ')).toContain('if it is in it, say so')
})

// Beside the mortgage 2,500 would be 1,970 beyond the minimum payments, and pay leaves 700.
test('whoever says whether the mortgage is in the sum is believed', () => {
  const beside = { ...owners, mortgageInDebtPayment: false }
  expect(workOf({ ...beside, takeHomeMonthly: 8_100 }).extra.value).toBe(1_970)
  expect(workOf(beside).inSum).toEqual([])
  expect(workOf(beside).extra.value).toBe(700)
  const plan = planOf({ ...owners, mortgageInDebtPayment: true, takeHomeMonthly: 8_100 })
  expect(plan.accountNotes.map(plainText).join(' ')).toContain('Its $1,310 a month is in the $2,500 a month')
  expect(plan.assumptions.map(({ fact }) => fact)).not.toContain('mortgageInDebtPayment')
})

// 3,400 less 1,460 are 1,940 beside the mortgage, of 2,000 that pay leaves; 4,500 the same way are all of those, and may not become 1,190.
test('another sum for debts, another pay and other costs keep what the sum is taken to hold', () => {
  const tried = (household: Household, fact: FactKey, value: number) => {
    const changed = tryFact(debtPayoffTopic, planOf(household), household, { fact, value }, contextOfTests)
    return changed === undefined ? undefined : workOf(changed).extra.value
  }
  const family: Household = {
    debts: [
      { kind: 'credit_card', balance: 19_000, rate: 0.219, minPayment: 570 },
      { kind: 'heloc', balance: 32_000, rate: 0.0875, minPayment: 330 },
      { kind: 'auto', balance: 24_000, rate: 0.049, minPayment: 560 },
      { kind: 'mortgage', balance: 310_000, rate: 0.031, minPayment: 1_850 },
    ],
    debtPaymentMonthly: 3_400,
    takeHomeMonthly: 11_300,
    monthlyExpenses: 9_300,
  }
  expect(workOf(family).extra.value).toBe(1_940)
  expect(tried(family, 'debtPaymentMonthly', 4_500)).toBe(2_000)
  const within: Household = { ...family, debtPaymentMonthly: 4_400 }
  expect(workOf(within).extra.value).toBe(1_090)
  expect(tried(within, 'takeHomeMonthly', 13_000)).toBe(1_090)
  expect(tried(within, 'monthlyExpenses', 7_000)).toBe(1_090)
  expect(tried(within, 'debtPaymentMonthly', 5_300)).toBe(1_990)
})

// (962 + 1,450) × 12 is 28,944: 45.3 % of 63,900 of pay, and 39.9 % of it with 720 a month of support, below 43 %.
test('support that comes in counts where payments are held against income', () => {
  const mother: Household = {
    ...{ age: 39, state: 'NC', filingStatus: 'head_of_household', dependents: [11, 8], income: 63_900 },
    ...{
      employment: 'employed',
      monthlyExpenses: 4_515,
      monthlySurplus: 385,
      savings: 3_870,
      monthlyRent: 1_450,
    },
    debts: [
      { kind: 'credit_card', balance: 9_460, rate: 0.2674, minPayment: 287 },
      { kind: 'credit_card', balance: 3_180, rate: 0.2199, minPayment: 95 },
      { kind: 'auto', balance: 12_750, rate: 0.0845, minPayment: 334 },
      { kind: 'student_loan', loanType: 'federal', balance: 22_600, rate: 0.0545, minPayment: 246 },
    ],
  }
  expect(workOf(mother).paymentShare?.value).toBeCloseTo(28_944 / 63_900, 6)
  const paid: Household = { ...mother, supportReceivedMonthly: 720 }
  expect(workOf(paid).paymentShare?.value).toBeCloseTo(28_944 / (63_900 + 8_640), 6)
  expect([workOf(mother).stage, workOf(paid).stage]).toEqual(['counsel', 'payoff'])
})

// 1,528 × 12 is 18,336: 62 % of the 29,400 that the spouse earns, and 36 % of it with 1,830 a month of Social Security.
test('Social Security that is paid counts there as well', () => {
  const couple: Household = {
    ...{ age: 64, spouseAge: 60, maritalStatus: 'married', filingStatus: 'married_joint', state: 'PA' },
    ...{ employment: 'retired', income: 0, spouseIncome: 29_400, ssMonthly: 1_830, ssFromAge: 64 },
    ...{ monthlyExpenses: 4_200, monthlySurplus: 200, savings: 3_000 },
    debts: [
      { kind: 'auto', balance: 24_000, rate: 0.0859, minPayment: 910 },
      { kind: 'mortgage', balance: 60_000, rate: 0.0399, minPayment: 618 },
    ],
  }
  expect(workOf(couple).paymentShare?.value).toBeCloseTo(18_336 / (29_400 + 21_960), 6)
})

// 583 of minimums and 540 that are left are the 1,123 for debts; the payment after SAVE is a part of them, and nothing is beside.
test('a payment that only begins is no money that a month leaves beside the debts', () => {
  const couple: Household = {
    ...{ age: 31, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WI', dependents: [3] },
    ...{
      employment: 'employed',
      income: 58_900,
      spouseIncome: 44_200,
      monthlyExpenses: 5_330,
      savings: 6_800,
    },
    ...{
      monthlySurplus: 540,
      debtPaymentMonthly: 1_123,
      incomeDrivenPlan: 'save',
      saveNoticeDate: '2026-09-10',
    },
    ...{ publicServiceJob: false, incomePlanPayments: 41 },
    debts: [
      { kind: 'student_loan', loanType: 'federal', balance: 36_900, rate: 0.0588, minPayment: 0 },
      { kind: 'credit_card', balance: 4_370, rate: 0.2224, minPayment: 131 },
      { kind: 'auto', balance: 15_600, rate: 0.0729, minPayment: 352 },
      { kind: 'family', balance: 3_000, rate: 0, minPayment: 100 },
    ],
  }
  const { summary, allocations } = planOf(couple)
  const texts = [summary, ...allocations.map(({ description }) => description)].map((text) => plainText(text))
  expect(texts.join(' ')).not.toContain('which is not counted here')
})

// 2,500 + 1,400 + 1,100 come in: 5,800 take all of it, and 4,200 leave 800.
test('nothing beyond what is paid for life is guessed to be left of who has retired', () => {
  const retired: Household = {
    ...{
      age: 67,
      spouseAge: 66,
      maritalStatus: 'married',
      employment: 'retired',
      income: 0,
      spouseIncome: 0,
    },
    ...{ ssMonthly: 2_500, spouseSsMonthly: 1_400, pensionMonthly: 1_100, monthlyExpenses: 5_800 },
    ...{ savings: 42_000, retirementSavings: 520_000 },
    debts: [{ kind: 'auto', balance: 11_000, rate: 0.059, minPayment: 310 }],
  }
  expect(workOf(retired).extra.value).toBe(0)
  expect(workOf({ ...retired, monthlyExpenses: 4_200 }).extra.value).toBe(800)
})
