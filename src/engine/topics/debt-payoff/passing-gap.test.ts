import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

const card: Debt = { kind: 'credit_card', name: 'Visa', balance: 6_200, rate: 0.299, minPayment: 190 }
const store: Debt = { kind: 'credit_card', name: 'store', balance: 2_000, rate: 0.27, minPayment: 60 }
const late: Debt = { ...card, name: 'late', rate: 0.2, isPastDue: true, monthsBehind: 1 }
const car: Debt = { kind: 'auto', balance: 8_500, rate: 0.12, minPayment: 260 }
const payday: Debt = { kind: 'payday', balance: 600, rate: 3.9 }
const household: Household = {
  age: 24,
  maritalStatus: 'single',
  income: 38_000,
  debts: [card, store, car, payday],
  savings: 250,
  monthlySurplus: 150,
}

// 190 + 60 + 260 and two payments of 150 a month: 810 are asked for, and the 150 leave 660 to pay them with.
test('a gap that ends with a payday loan makes one lender wait, and the plan has its dates', () => {
  const { stage, gap, plan } = workOf(household)
  expect(stage).toBe('payoff')
  expect([gap?.missing.value, gap?.months.value, gap?.met.value]).toEqual([150, 2, 660])
  const drafted = planOf(household)
  const amounts = ['Payday or title loan', 'Car loan', 'Store credit card', 'Visa credit card']
  expect(amounts.map((label) => amountOf(drafted, label))).toEqual([300, 260, 60, 40])
  // The card has its 190 again in the third month, and 150 of the 300 go on to the cushion.
  expect(plan.schedule[2]?.payments).toEqual([190, 60, 260, 0])
  expect(plan.schedule[2]?.setAside).toBe(150)
  expect(drafted.alternatives.map(({ id }) => id)).toEqual(expect.arrayContaining(['current', 'counselor']))
  expect(plainText(drafted.title)).toMatch(/^End the payday or title loan first, and be out of debt by/)
  expect(plainText(drafted.summary)).not.toContain('court')
  expect(stepIds(drafted)).toEqual(expect.arrayContaining(['payday', 'ask-to-wait', 'counselor']))
})

test('cash makes up what is late before a lender is asked to wait, and one that waits already is not asked', () => {
  const drafted = planOf({ ...household, debts: [card, late, payday] })
  expect(plainText(drafted.summary)).toContain('Pay what is late today, $190, from your cash')
  expect(
    workOf({ ...household, debts: [card, late, payday] }).gap?.eased.map(({ told }) => told.name),
  ).toEqual(['Visa'])
})

test('the last cash ends a payday loan that the month cannot bear, and nobody waits', () => {
  const { gap, plan, kept } = workOf({ ...household, savings: 700 })
  expect(gap).toBeUndefined()
  expect(plan.lumpSums).toEqual([0, 0, 0, 600])
  expect(kept?.value).toBe(100)
  // It is ended whole where the month bears the plan too: a renewal costs more than the cushion is worth.
  expect(workOf({ ...household, savings: 700, monthlySurplus: 400 }).plan.lumpSums[3]).toBe(600)
})

test('a counselor is named once', () => {
  const heavy = planOf({ ...household, income: 14_000 })
  expect(plainText(heavy.title)).toBe('See a nonprofit credit counselor first')
  expect(plainText(heavy.summary).split('the first talk is free').length).toBe(2)
  expect(plainText(heavy.summary).split('debt management plan through').length).toBe(2)
})

test('what is missing for longer, or more than anybody who could wait is asked for, makes a month short', () => {
  expect(workOf({ ...household, monthlySurplus: 0, debtPaymentMonthly: 400 }).stage).toBe('shortfall')
  expect(workOf({ ...household, debts: [{ ...card, minPayment: 100 }, car, payday] }).stage).toBe('shortfall')
})

// 3 × 100 end the loan that was named with its payment: 450 are asked for, and 380 are there.
test('any debt that is soon gone can be the one', () => {
  const personal: Debt = { kind: 'personal', balance: 295, rate: 0.1, minPayment: 100 }
  const { stage, gap } = workOf({
    age: 40,
    debts: [card, { ...car, minPayment: 160 }, personal],
    debtPaymentMonthly: 380,
    savings: 0,
  })
  expect(stage).not.toBe('shortfall')
  expect([gap?.missing.value, gap?.months.value]).toEqual([70, 3])
  expect(gap?.ending.map(({ kind }) => kind)).toEqual(['personal'])
})
