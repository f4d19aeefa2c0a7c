import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const planOf = (car: Partial<Debt>, more = {}) =>
  wholePlan(
    debtPayoffTopic,
    {
      debts: [{ kind: 'auto', balance: 22_000, rate: 0.09, minPayment: 480, ...car }],
      monthlySurplus: 300,
      savings: 4_000,
      ...more,
    },
    sketchContext(draftContext('2026-11-20')),
  )
const checkOf = (plan: ReturnType<typeof planOf>) => plan.checks.find(({ id }) => id === 'car.debt.0')
const stepIds = (plan: ReturnType<typeof planOf>) => plan.nextSteps.map(({ id }) => id)

// 22,000 − 15,000.
test('a car that is worth less than its loan is told the gap, gap cover, and not to trade it in', () => {
  const plan = planOf({ worth: 15_000 })
  const detail = plainText(checkOf(plan)?.detail ?? '')
  expect(checkOf(plan)?.status).toBe('warn')
  expect(detail).toContain('$7,000 is missing')
  expect(detail).toContain('Do not trade it in')
  expect(detail).toContain('closes the gap')
  expect(stepIds(plan)).toContain('gap-cover.debt.0')
})

// 12,000 of cash less 1,500 of cushion are sent to the loan at 9%; 7,000 were missing.
test('cash that closes the gap at once leaves nothing to insure', () => {
  const plan = planOf({ worth: 15_000 }, { savings: 12_000 })
  expect(checkOf(plan)?.status).toBe('pass')
  expect(stepIds(plan)).not.toContain('gap-cover.debt.0')
})

test('a car that is worth its loan, or whose worth nobody told, gets no check', () => {
  for (const car of [{}, { worth: 22_000 }, { worth: 30_000 }]) {
    expect(checkOf(planOf(car))).toBeUndefined()
    expect(stepIds(planOf(car))).not.toContain('gap-cover.debt.0')
  }
})

// 30,000 − 22,000.
test('where the payments cannot be met, a sale that pays off the loan is named', () => {
  const short = { debtPaymentMonthly: 300 }
  expect(plainText(checkOf(planOf({ worth: 30_000 }, short))?.detail ?? '')).toContain('$8,000 is left')
  expect(checkOf(planOf({ worth: 15_000 }, short))?.status).toBe('act')
})

test('the first words say what selling a car takes that is worth less than its loan', () => {
  const plan = planOf({ balance: 29_000, rate: 0.119, minPayment: 640, worth: 21_000 })
  expect(plainText(plan.summary)).toContain('sell it yourself: $8,000 of the car loan is left')
})
