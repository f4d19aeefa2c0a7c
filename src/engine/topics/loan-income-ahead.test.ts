import { expect, test } from 'vitest'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { planOf, workOf } from './debt-payoff/plan-for-tests.ts'

const raised: Household = {
  ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'IL', dependents: [], familySize: 1 },
  ...{ employment: 'employed', income: 81_200, expectedPay: 126_500, expectedPayFrom: 2027 },
  ...{
    hasWorkplacePlan: true,
    contributionKind: 'traditional',
    contributionRate: 0.03,
    getsWholeMatch: true,
  },
  ...{ monthlyExpenses: 4_080, savings: 16_900, deductible: 1_800, outOfPocketMaximum: 5_600 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 64_300, rate: 0.061, minPayment: 457 }],
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, incomePlanPayments: 52, publicServiceJob: false },
  ...{ newLoanTaken: false, newLoanPlanned: false, behindOnDebts: false, debtPaymentMonthly: 457 },
}

const incomeBased = (household: Household) =>
  workOf(household).loans?.options.find(({ plan }) => plan === 'income_based')

// 97 % of 126,500 is 122,705: a tenth of what is above 23,940 is 823 a month, and the cap of ten level years 717.10. Twelve
// payments of (78,764 − 23,940) ÷ 120 = 456.87 and 116 of that pay the loan, 188 − 128 before anything would be forgiven.
test('a raise that was told raises the payment when income is next confirmed, and then nothing is forgiven', () => {
  const option = incomeBased(raised)
  expect(option?.payment.value).toBeCloseTo(456.87, 2)
  expect(option?.turned?.afterMonths.value).toBe(12)
  expect(option?.turned?.payment.value).toBeCloseTo(717.1, 2)
  expect(option?.months.value).toBe(128)
  expect(option?.forgiven.value).toBe(0)
  const { expectedPay: _pay, expectedPayFrom: _from, ...level } = raised
  expect(incomeBased(level)?.months.value).toBe(188)
  expect(incomeBased(level)?.forgiven.value).toBeGreaterThan(20_000)
})

test('a pay that begins in some years counts from the yearly confirmation after it has begun', () => {
  const after = (expectedPayFrom: Household['expectedPayFrom'] & {}) =>
    workOf({ ...raised, expectedPayFrom }).loans?.ahead?.afterMonths.value
  expect([2027, 2028, 2030].map(after)).toEqual([12, 24, 48])
  // The middle of a told span lies in 2027, and its first whole year is 2028.
  expect(after([2027, 2028])).toBe(after(2028))
})

// A tenth of 48,500 − 23,940 is 204.67 a month, less than the interest of 326.86: more is forgiven than at the pay of today.
test('a lower pay that was told lowers the payment, and more is forgiven', () => {
  const option = incomeBased({ ...raised, expectedPay: 50_000 })
  expect(option?.turned?.payment.value).toBeCloseTo(204.67, 2)
  expect(option?.forgiven.value).toBeGreaterThan(55_000)
})

const onLeave: Household = {
  ...{ age: 29, spouseAge: 30, maritalStatus: 'married', filingStatus: 'married_joint', state: 'AL' },
  ...{ dependents: [0, 4], familySize: 4, employment: 'unemployed', income: 0, onUnpaidLeave: true },
  ...{ formerPay: 47_300, offWorkMonths: 2.3, spouseIncome: 43_900, contributionRate: 0.03 },
  ...{ hasWorkplacePlan: true, monthlyExpenses: 4_390, monthlySurplus: 0, savings: 6_450, deductible: 2_500 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 26_400, rate: 0.053, minPayment: 0 }],
  ...{
    incomeDrivenPlan: 'save',
    saveNoticeDate: '2026-10-20',
    newStudentBorrower: true,
    newLoanTaken: false,
  },
}

// Pay of 43,900 is below 49,500, half above the guideline of four: nothing is asked for a year, and 1,399.20 of interest waits. With 97 %
// of 47,300 more the formula asks for 336, and the cap is 283.90: 1,399.20 ÷ (283.90 − 116.60) = 8.4 months for what waits,
// and 120 for the loan.
test('the pay that comes back after a leave is counted once income is confirmed again: nothing is forgiven', () => {
  const option = incomeBased(onLeave)
  expect(option?.payment.value).toBe(0)
  expect(option?.turned?.payment.value).toBeCloseTo(283.9, 2)
  expect(option?.months.value).toBe(12 + 129)
  expect(option?.forgiven.value).toBe(0)
  const { nextSteps, checks } = planOf(onLeave)
  expect(plainText(nextSteps.find(({ id }) => id === 'save')?.how ?? '')).toContain(
    'about $0 a month at your income, and about $284 a month from Nov 2027 on with the pay of $47,300 a year that you expect',
  )
  expect(checks.map(({ id }) => id)).not.toContain('forgiveness')
})

test('an income that was told while a pay is gone may hold that pay already: it is not counted on top', () => {
  expect(workOf({ ...onLeave, agi: 79_500 }).loans?.ahead).toBeUndefined()
  expect(workOf({ ...onLeave, offWorkMonths: 20 }).loans?.ahead).toBeUndefined()
})

// The other pay is lost: of a couple without children a tenth of 97% of 126,500 − 32,460 is above the cap of 717.10.
test('a raise of whoever is paid counts while the pay of the spouse is lost', () => {
  const couple: Household = {
    ...raised,
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 33, familySize: 2 },
    ...{ spouseOutOfWork: true, spouseFormerPay: 48_000 },
  }
  expect(incomeBased(couple)?.turned?.payment.value).toBeCloseTo(717.1, 2)
  expect(incomeBased({ ...couple, expectedPay: undefined })?.turned).toBeUndefined()
})
