/** What a card costs that was told a rate at which no card lends for good. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Debt } from '../facts/debts.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { debtWork } from './debt-payoff/work.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const card: Debt = { kind: 'credit_card', name: 'Card', balance: 12_000, rate: 0.04, minPayment: 150 }
const owing = (debt: Debt): Household => ({
  income: 70_000,
  monthlyExpenses: 4_000,
  monthlySurplus: 350,
  savings: 2_500,
  debts: [debt],
})

// Nothing but the rate was told: 12 months of 4%, then the average of cards.
test('a card at a rate that no card has for good is on a promotion whose end has to be found', () => {
  const [debt] = debtWork(owing(card), context).paid
  expect(debt?.rate.value).toBe(0.21)
  expect(debt?.promotion?.rate).toMatchObject({ value: 0.04, origin: 'told' })
  expect(debt?.promotion?.months).toMatchObject({ value: 12, origin: 'assumed' })
  const step = wholePlan(debtPayoffTopic, owing(card), context).nextSteps.find(
    ({ id }) => id === 'promo.debt.0',
  )
  expect(plainText(step?.title ?? '')).toBe('Find the last day of the promotion on the Card')
  expect(plainText(step?.why ?? '')).toBe(
    'A card seldom costs 4% for good. After that day the rate may be 21%.',
  )
})

test('the fund and the next dollar name that rate, and what may follow it, as well', () => {
  for (const topic of [emergencyFund, nextDollar]) {
    const plan = wholePlan(topic, owing(card), context)
    expect(plan.checks.map(({ detail }) => plainText(detail)).join(' ')).toContain(
      'The Card costs 4% until its promotion ends, taken to be in 12 months, then 21%. Find the last day',
    )
    expect(plan.assumptions.map((one) => JSON.stringify(one)).join(' ')).toContain(
      '$12,000 at 4% until its promotion ends, then about 21%',
    )
  }
})

test('a last day that was told with such a rate is the end of that rate, and other debts keep theirs', () => {
  const [until] = debtWork(owing({ ...card, promoEnds: '2028-01-31' }), context).paid
  expect([until?.promotion?.rate.value, until?.promotion?.ends?.value, until?.rate.value]).toEqual([
    0.04,
    '2028-01-31',
    0.21,
  ])
  for (const other of [
    { ...card, rate: 0.06 },
    { ...card, kind: 'auto' as const },
  ])
    expect(debtWork(owing(other), context).paid[0]?.promotion).toBeUndefined()
})

// A card by itself asks for the month's interest and 1% of the balance: 12,000 × (0.04 ÷ 12 + 0.01) = 160, in whole
// dollars up. At 250 a month the balance ends: −ln(1 − 12,000 × 0.04 ÷ 12 ÷ 250) ÷ ln(1 + 0.04 ÷ 12) = 52.4 payments.
test('a payment that pays such a card off is that of an agreed rate, which is taken to stay and asked about', () => {
  const agreed = owing({ ...card, minPayment: 250 })
  const work = debtWork(agreed, context)
  expect(work.paid[0]?.promotion).toBeUndefined()
  expect(work.paid[0]?.rate).toMatchObject({ value: 0.04, origin: 'told' })
  expect(Math.abs((work.paid[0]?.keptRate?.usual.value ?? 0) - 160)).toBeLessThanOrEqual(1)
  const plan = wholePlan(debtPayoffTopic, agreed, context)
  const step = plan.nextSteps.find(({ id }) => id === 'kept-rate.debt.0')
  expect(plainText(step?.title ?? '')).toBe('Ask whether the 4% of the Card stays until it is paid')
  expect(plainText(plan.summary)).toContain('$12,000 on the Card at 4%, taken to stay.')
  for (const topic of [debtPayoffTopic, emergencyFund, nextDollar]) {
    const { checks } = wholePlan(topic, agreed, context)
    const asked = checks.find(({ id }) => id === 'kept-rate.debt.0')
    expect(plainText(asked?.detail ?? '')).toContain('If it is an offer that ends, tell its last day')
  }
})

test('no interest at all, a told end or deferred interest is a promotion whatever is paid', () => {
  for (const offer of [
    { ...card, minPayment: 250, rate: 0 },
    { ...card, minPayment: 250, promoEnds: '2028-01-31' },
    { ...card, minPayment: 250, promoMonths: 18 },
    { ...card, minPayment: 250, deferredInterest: true },
  ])
    expect(debtWork(owing(offer), context).paid[0]?.promotion).toBeDefined()
})
