import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { investInstead } from './invest.ts'
import { amountOf, detailOf, planOf, simple, statusOf, stepIds, three, workOf } from './plan-for-tests.ts'
import { payoffFigures } from './results.ts'

const car: Household = {
  debts: [{ kind: 'auto', balance: 9_500, rate: 0.074, minPayment: 240 }],
  monthlySurplus: 250,
  monthlyExpenses: 2_000,
}

// In the one order of operations the full emergency fund comes before debt at 4 to 8%.
test('a debt at a middling rate waits until the emergency fund is full', () => {
  const plan = planOf(car)
  expect([amountOf(plan, 'Emergency fund'), amountOf(plan, 'Car loan')]).toEqual([250, 240])
  expect(plainText(plan.title)).toBe('Fill the emergency fund first, then pay off the car loan')
  expect(stepIds(plan)).toContain('fund')
  expect(stepIds(plan)).not.toContain('extra')
  expect(statusOf(plan, 'fund')).toBe('act')
  expect(plan.alternatives.map(({ id }) => id)).toContain('before-fund')
  const full = planOf({ ...car, savings: 8_000 })
  expect([amountOf(full, 'Emergency fund'), amountOf(full, 'Car loan')]).toEqual([undefined, 490])
  expect(statusOf(full, 'fund')).toBe('pass')
})

test('a debt at a high rate, or one that grows at its minimum payment, does not wait for the fund', () => {
  const [loan] = car.debts ?? []
  const at = (change: Partial<Debt>) => workOf({ ...car, debts: [{ ...loan, ...change }] }).fund
  expect(at({ rate: 0.08 })).toBeUndefined()
  expect(at({ minPayment: 40 })).toBeUndefined()
  expect(at({})?.gap.value).toBe(8_000)
})

// The one order of operations: debts of 8 % and more, the full fund, debts of 4 % to 8 %.
test('the month that ends the last costly debt sends to the fund before a debt at a middling rate', () => {
  const due = (household: Household) =>
    planOf(household).nextSteps.find(({ id }) => id === 'choose-again')?.dueDate
  expect(due(simple)).toBe('2028-11-20')
  expect(due({ ...simple, debts: three.slice(0, 2) })).toBeUndefined()
  expect(due({ ...simple, debts: three.slice(2) })).toBeUndefined()
  expect(due({ ...simple, employment: 'unemployed' })).toBeUndefined()
})

// A bracket of 12% on 48,000: 5% of it by the month is 200 before tax, and 176 after.
test('the match stands between the first cushion and the rest of the fund', () => {
  const plan = planOf({
    ...car,
    monthlySurplus: 600,
    savings: 1_500,
    income: 48_000,
    employerMatch: { rate: 1, upTo: 0.05 },
    contributionRate: 0,
  })
  expect(amountOf(plan, 'Plan at work, for the match')).toBe(176)
  expect(amountOf(plan, 'Emergency fund')).toBe(424)
})

// Four months of 3,100 less the cards’ 250 are 11,400: the cards are paid before the fund. Worked out in decimal arithmetic apart from this code.
const between: Household = {
  ...simple,
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 6_200, rate: 0.2499, minPayment: 190 },
    { kind: 'credit_card', name: 'Store', balance: 2_400, rate: 0.1999, minPayment: 60 },
    { kind: 'auto', balance: 14_000, rate: 0.074, minPayment: 340 },
  ],
  monthlyExpenses: 3_100,
  deductible: 1_500,
}

test('a fund that is told to be short is filled between the costly debts and the others, in the dates too', () => {
  const short: Household = { ...between, savings: 1_200 }
  const { plan: schedule } = workOf(short)
  expect([schedule.months, schedule.totalInterest]).toEqual([42, 3_982.42])
  const plan = planOf(short)
  expect(plainText(plan.title)).toBe('Be out of debt by May 2030')
  expect(plainText(plan.summary)).toContain(
    'From about Jul 2028 on send $550 a month, the payments that have ended in it, to your emergency fund until it holds $11,400, by about Jan 2030; only then more than is asked to the car loan.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'choose-again')
  expect(step?.dueDate).toBe('2028-07-20')
  expect(plainText(step?.how ?? '')).toMatch(/^Send the \$550 a month that is free to savings until \$11,400/)
  expect(plan.alternatives.map(({ id }) => id)).toContain('before-fund')
})

// The car ends in its 26th month by its own payments; 550 a month, and 890 from then on, fill the fund in the 33rd.
test('a loan that ends before the fund is full is never said to be paid early', () => {
  const loans =
    between.debts?.map((debt) => (debt.kind === 'auto' ? { ...debt, balance: 8_000 } : debt)) ?? []
  const plan = planOf({ ...between, debts: loans, savings: 1_200 })
  expect(plainText(plan.summary)).toContain(
    'From about Jul 2028 on send $550 a month, the payments that have ended in it, to your emergency fund until it holds $11,400, by about Aug 2029; the car loan goes on as asked.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'choose-again')
  expect(plainText(step?.title ?? '')).toBe('Fill the emergency fund now that the costly debts are gone')
  expect(detailOf(plan, 'middling')).toContain('when it is full nothing is left to pay early')
})

// By the month, to the cent: the card is gone in 6, the fund is full in 35, the car ends by its own 395 in 50, and what
// is free from then on ends the loan in 62.
test('the debt that is named after the fund is the one that the schedule pays faster then', () => {
  const household: Household = {
    debts: [
      { kind: 'personal', balance: 41_000, rate: 0.063, minPayment: 462 },
      { kind: 'credit_card', balance: 6_500, rate: 0.2274, minPayment: 195 },
      { kind: 'auto', balance: 17_500, rate: 0.0575, minPayment: 395 },
    ],
    debtPaymentMonthly: 1_500,
    monthlyExpenses: 4_300,
    savings: 5_000,
    deductible: 2_000,
    dependents: [7],
    income: 105_000,
  }
  const { plan, fund } = workOf(household)
  expect([fund?.target.value, ...plan.debts.map(({ months }) => months)]).toEqual([20_525, 62, 6, 50])
  expect(plan.totalInterest).toBe(11_647.62)
  const drafted = planOf(household)
  expect(detailOf(drafted, 'middling')).toContain('before the personal loan at 6.3% is paid early')
  expect(plainText(drafted.alternatives.find(({ id }) => id === 'before-fund')?.title ?? '')).toBe(
    'Pay the personal loan before the fund',
  )
  const work = workOf(household)
  const instead = investInstead(work, payoffFigures(work, 'plan', 'This plan', work.plan))
  expect(plainText(instead?.title ?? '')).toBe('Invest instead of paying the personal loan early')
})

test('when cash ends the costly debts today the fund is next, and a full one sends all to the debt that is left', () => {
  const next: Household = { ...between, savings: 14_000 }
  const { plan: schedule } = workOf(next)
  expect([schedule.months, schedule.totalInterest]).toEqual([24, 1_345.29])
  const plan = planOf(next)
  expect(plainText(plan.title)).toBe(
    'Pay off the Visa credit card and Store credit card now, then fill the emergency fund',
  )
  expect([amountOf(plan, 'Emergency fund'), amountOf(plan, 'Car loan')]).toEqual([550, 340])
  expect(stepIds(plan)).not.toContain('choose-again')
  expect(stepIds(plan)).not.toContain('lower-rate')
  const full = planOf({ ...between, savings: 40_000 })
  expect([amountOf(full, 'Emergency fund'), amountOf(full, 'Car loan')]).toEqual([undefined, 890])
  expect(statusOf(full, 'fund')).toBe('pass')
})

test('a debt that ends before the costly ones waits for no fund', () => {
  const plan = planOf({ ...between, savings: 1_500, monthlySurplus: 0 })
  expect(plainText(plan.summary)).not.toContain('emergency fund')
})

// 350 a month is left: 600 are missing in the cushion, 350 in December and 250 in January.
test('the match waits for the first cushion, and its step and the summary name that month', () => {
  const household: Household = {
    ...{ age: 42, state: 'GA', filingStatus: 'married_joint', income: 64_000, spouseIncome: 36_000 },
    ...{ monthlySurplus: 350, savings: 1_900, deductible: 2_500 },
    debts: [{ kind: 'credit_card', balance: 7_200, rate: 0.2324, minPayment: 215 }],
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.03,
  }
  const plan = planOf(household)
  expect(plan.nextSteps.find(({ id }) => id === 'match')?.dueDate).toBe('2027-01-20')
  expect(plainText(plan.summary)).toContain(
    'Once that is done, about Jan 2027, raise your 401(k) contribution',
  )
  const filled = planOf({ ...household, savings: 2_500 })
  expect(filled.nextSteps.find(({ id }) => id === 'match')?.dueDate).toBe('2026-12-04')
  expect(plainText(filled.summary)).toContain('Raise your 401(k) contribution by $160 a month first')
})

test('a fund that was said to be full does not cover its own sum', () => {
  const household: Household = {
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.065, minPayment: 240 }],
    monthlyExpenses: 3_100,
    monthlySurplus: 300,
  }
  const said = (one: Household) => detailOf(planOf(one), 'fund')
  expect(said({ ...household, emergencyFundIsFull: true })).toBe('The $12,400 of the fund is there.')
  expect(said({ ...household, savings: 20_000 })).toBe('Your $20,000 covers the $12,400 of the fund.')
})

// 7 % and at least 12 × 0.25 % of penalty are 10 %: what the next dollar does first as well.
test('unpaid tax comes before the fund, and takes the cash beyond a first cushion', () => {
  const tax: Debt = { kind: 'tax', balance: 9_000, rate: 0.07, minPayment: 200 }
  const household: Household = {
    debts: [tax],
    employment: 'employed',
    getsWholeMatch: true,
    monthlyExpenses: 3_000,
    deductible: 1_000,
    savings: 4_000,
    debtPaymentMonthly: 600,
  }
  const { plan, fund } = workOf(household)
  expect(fund?.gap.value ?? 0).toBe(0)
  expect(plan.lumpSums).toEqual([3_000])
  expect(plan.schedule[0]?.payments).toEqual([600])
  expect(detailOf(planOf(household), 'tax')).toContain('0.25% of the tax a month while a plan runs')
})

// Four months of 3,600: nothing is paid on the loan today, so no cost of today ends with its new payment of
// 15% × (92,000 − 23,940) ÷ 12, at most the Standard 297.57.
test('a payment that only begins after SAVE is not taken off the months of the fund', () => {
  const { fund, loans } = workOf({
    ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', state: 'PA', income: 92_000 },
    ...{
      employment: 'employed',
      incomeStability: 'steady',
      earners: 1,
      numDependents: 0,
      getsWholeMatch: true,
    },
    ...{
      monthlyExpenses: 3_600,
      monthlySurplus: 900,
      savings: 3_000,
      deductible: 1_500,
      behindOnDebts: false,
    },
    incomeDrivenPlan: 'save',
    debts: [
      { kind: 'student_loan', loanType: 'federal', balance: 24_000, rate: 0.085, minPayment: 0 },
      { kind: 'auto', balance: 15_000, rate: 0.065, minPayment: 330 },
    ],
  })
  expect(loans?.begins?.value).toBeCloseTo(297.57)
  expect(fund?.target.value).toBe(14_400)
})

const afterSave: Household = {
  ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'MN', income: 58_000, agi: 55_000 },
  ...{ employment: 'employed', incomeStability: 'steady', earners: 1, numDependents: 0, familySize: 1 },
  ...{ monthlyExpenses: 3_600, monthlySurplus: 700, savings: 6_000, deductible: 1_500 },
  ...{ getsWholeMatch: true, behindOnDebts: false, publicServiceJob: false, incomeDrivenPlan: 'save' },
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 24_000, rate: 0.065 },
    { kind: 'credit_card', balance: 3_100, rate: 0.2299, minPayment: 95 },
    { kind: 'auto', balance: 9_500, rate: 0.0549, minPayment: 270 },
  ],
}

// 24,000 at 6.5% over 120 months asks for 272.52, of which nothing is paid today: 4 × (3,600 − 95 + 272.52) = 15,110.
test('a payment that begins after SAVE and goes on is a part of the month that the fund covers', () => {
  expect(workOf(afterSave).fund?.target.value).toBe(15_110)
  expect(detailOf(planOf(afterSave), 'fund')).toContain('and with $273 a month more for the student loan')
})

// On the way to forgiveness the Repayment Assistance Plan asks for 5% of 55,000 by the month, 229.17: 4 × 3,734.17.
test('a payment that begins on a loan to be forgiven is a part of that month too', () => {
  const { fund, loans } = workOf({ ...afterSave, publicServiceJob: true, pslfPayments: 20 })
  expect(loans?.isApart).toBe(true)
  expect(fund?.target.value).toBe(14_937)
})

// Three payments are left, and the fund takes longer: nothing is asked on the loan any more when it is full.
test('a payment that ends before the fund can be full is no part of it', () => {
  const { fund } = workOf({ ...afterSave, publicServiceJob: true, pslfPayments: 117 })
  expect(fund?.target.value).toBe(4 * (3_600 - 95))
})

// Nothing was agreed on the bill: of the 300 that the month leaves a half is offered, and 30,000 outlast the fund.
test('what an open bill is offered and goes on taking is a part of the month that the fund covers', () => {
  const { fund, paid } = workOf({
    ...{ monthlyExpenses: 2_000, monthlySurplus: 300, earners: 1, numDependents: 0 },
    debts: [...(car.debts ?? []), { kind: 'medical', balance: 30_000 }],
  })
  expect(paid[1]?.minimum.value).toBe(150)
  expect(fund?.target.value).toBe(4 * (2_000 + 150))
})

// Two cards cost more than 20 % until after the car loan is paid: nothing that is left then waits for a fund.
test('no check puts the fund before debts while a costly one outlasts all others', () => {
  const plan = planOf({
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 7_800, rate: 0.2399, minPayment: 235 },
      { kind: 'credit_card', name: 'Store', balance: 1_500, rate: 0.2999, minPayment: 50 },
      { kind: 'auto', balance: 6_000, rate: 0.074, minPayment: 345 },
    ],
    debtPaymentMonthly: 660,
    savings: 1_000,
    deductible: 2_500,
    monthlyExpenses: 4_900,
    behindOnDebts: false,
  })
  expect(plan.checks.map(({ title }) => plainText(title))).not.toContain(
    'The emergency fund comes before this debt',
  )
})

test('a bill of which no payment was agreed is the same whether that is told as nothing or not at all', () => {
  const bill: Debt = { kind: 'medical', balance: 3_800, rate: 0 }
  const withBill = (one: Debt): Household => ({
    debts: [one, { kind: 'credit_card', balance: 5_000, rate: 0.25, minPayment: 150 }],
    debtPaymentMonthly: 500,
    income: 50_000,
  })
  const told = planOf(withBill({ ...bill, minPayment: 0 }))
  expect(plainText(told.summary)).toBe(plainText(planOf(withBill(bill)).summary))
  expect(plainText(told.summary)).not.toContain('never end')
})

// 1,500 a month. The line of 8.6% is the larger one and comes first all the same: it is costly, and the fund waits for it alone.
test('with the smallest first, the fund still stands between the costly debts and the others', () => {
  const wished: Household = {
    ...{ savings: 3_000, monthlyExpenses: 4_000, debtPaymentMonthly: 1_500, payoffOrder: 'snowball' },
    debts: [
      { kind: 'auto', balance: 11_000, rate: 0.0745, minPayment: 300 },
      { kind: 'heloc', balance: 16_000, rate: 0.086, minPayment: 200 },
      { kind: 'credit_card', balance: 2_000, rate: 0.2, minPayment: 60 },
    ],
  }
  const { plan, fund, claims, avalanche } = workOf(wished)
  const [car, line, card] = plan.debts.map(({ months }) => months ?? Infinity)
  expect(card).toBeLessThan(line ?? 0)
  expect(line).toBeLessThan(car ?? 0)
  const place = claims.findIndex(({ part }) => part === 'fund')
  const inFund = plan.schedule.reduce((sum, month) => sum + (month.claims[place] ?? 0), 0)
  expect(inFund).toBe(fund?.gap.value)
  // The same money goes to the fund in both orders, so that the costliest first can cost no more.
  expect(avalanche.totalInterest).toBeLessThanOrEqual(plan.totalInterest)
})
