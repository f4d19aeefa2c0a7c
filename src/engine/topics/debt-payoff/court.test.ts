import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, statusOf, stepIds } from './plan-for-tests.ts'

const sued = { suedForDebt: true, behindOnDebts: true, monthlySurplus: 300, savings: 2_000 } as const
const old: Debt = { kind: 'credit_card', balance: 3_800 }
const visa: Debt = { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.24, minPayment: 150 }
const car: Debt = { kind: 'auto', balance: 9_000, rate: 0.07, minPayment: 240 }

const minimumsOf = (household: Household) =>
  planOf(household).figures.find(({ id }) => id === 'minimums')?.value

test('nothing is paid on the only debt when somebody sues, and what can be spared stays cash', () => {
  const plan = planOf({ ...sued, debts: [old] })
  expect(plainText(plan.title)).toBe('Answer the court paper before you pay that debt')
  expect(plainText(plan.summary)).toContain('Ask legal aid before you pay or promise anything')
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Cash cushion'])
  expect(minimumsOf({ ...sued, debts: [old] })).toBe(0)
  expect(stepIds(plan)[0]).toBe('court')
  for (const paying of ['autopay', 'spare', 'extra', 'late', 'proof'])
    expect(stepIds(plan)).not.toContain(paying)
  expect(statusOf(plan, 'in-court')).toBe('act')
})

// 150 + 240 are asked for on the other two.
test('beside others the debt in court is in no payment and no date', () => {
  const household: Household = { ...sued, debts: [{ ...old, isInCourt: true }, visa, car] }
  const plan = planOf(household)
  expect(minimumsOf(household)).toBe(390)
  expect(amountOf(plan, 'Credit card')).toBeUndefined()
  expect(amountOf(plan, 'Visa credit card')).toBe(450)
  expect(plainText(plan.summary)).toContain('Pay and promise nothing on the credit card')
  expect(plainText(plan.title)).toMatch(/^Pay off the Visa credit card( and car loan)? by/)
})

test('a payment that was told on the debt in court is not made either', () => {
  expect(minimumsOf({ ...sued, debts: [{ ...old, minPayment: 105, isInCourt: true }, visa, car] })).toBe(390)
})

test('where nobody said which debt it is all are paid, and the step asks which', () => {
  const plan = planOf({ ...sued, debts: [visa, car] })
  expect(minimumsOf({ ...sued, debts: [visa, car] })).toBe(390)
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'court')?.how ?? '')).toContain(
    'Tell the plan which debt',
  )
  // Another lender's card, and a debt on which a payment is made, are not taken to be the one.
  for (const debt of [visa, car, { ...old, minPayment: 105 }, { ...old, name: 'Amex' }])
    expect(minimumsOf({ ...sued, debts: [debt] })).toBeGreaterThan(0)
})

test('whoever named no debt is told to answer, not to make up what is late', () => {
  const plan = planOf({ ...sued, courtAnswerDue: '2026-12-08' })
  expect(plainText(plan.title)).toBe('Answer the court paper before you pay that debt')
  expect(plainText(plan.summary)).not.toContain('landlord')
  expect(stepIds(plan)).not.toContain('late')
})

test('without pay the one debt in court is answered, and no payment of nothing is asked for', () => {
  const plan = planOf({
    ...sued,
    debts: [{ ...old, isInCourt: true }],
    employment: 'unemployed',
    savings: 1_500,
  })
  expect(stepIds(plan)[0]).toBe('court')
  expect(plan.nextSteps[0]?.dueDate).toBe('2026-11-20')
  expect(plainText(plan.nextSteps[0]?.how ?? '')).toContain('between 14 days and 30 days')
  expect(plainText(plan.summary)).not.toContain('$0')
  expect(plainText(plan.title)).toBe('Answer the court paper before you pay that debt')
  const late = plan.checks.find(({ id }) => id === 'late')
  expect(late === undefined ? '' : plainText(late.detail)).not.toContain('Bring late payments up to date')
})

// 6 missed payments of $235 are late, all on the card that somebody sues over: nothing of them is made up from cash.
test('what is late on a debt in court or with a collector is no late bill to pay from cash', () => {
  const late: Debt = { ...visa, minPayment: 235, isPastDue: true, monthsBehind: 6 }
  const household: Household = { ...sued, savings: 2_600, debts: [late, car] }
  for (const debts of [
    [{ ...late, isInCourt: true }, car],
    [late, car],
    [{ ...late, isInCollections: true }, car],
  ]) {
    const plan = planOf({ ...household, debts })
    expect(plainText(plan.summary)).not.toContain('1,410')
    expect(plan.figures.find(({ id }) => id === 'late.now')).toBeUndefined()
    expect(minimumsOf({ ...household, debts })).toBe(240)
    expect(stepIds(plan)[0]).toBe('court')
  }
  // One lender calls about two missed payments; nobody sues over them yet.
  const recent = planOf({ ...household, debts: [{ ...late, monthsBehind: 2 }, car] })
  expect(recent.figures.find(({ id }) => id === 'late.now')?.value).toBe(470)
})

test('of several that have long been late none is paid before it is known which is in court', () => {
  const late: Debt = { ...visa, isPastDue: true, monthsBehind: 7 }
  const store: Debt = { ...late, name: 'Store card', minPayment: 60 }
  const household: Household = { ...sued, debts: [late, store, car] }
  expect(minimumsOf(household)).toBe(240)
  expect(plainText(planOf(household).nextSteps[0]?.how ?? '')).toContain('Tell it which it is about.')
})

test('a card with a collector is not paid by the payments that its lender asked for', () => {
  const household: Household = {
    monthlySurplus: 300,
    savings: 2_600,
    behindOnDebts: true,
    debts: [{ ...visa, isInCollections: true, isPastDue: true, monthsBehind: 6 }, car],
  }
  const plan = planOf(household)
  expect(minimumsOf(household)).toBe(240)
  expect(plan.figures.find(({ id }) => id === 'late.now')).toBeUndefined()
  expect(stepIds(plan)[0]).toBe('proof')
})
