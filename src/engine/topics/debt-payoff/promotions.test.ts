import { expect, test } from 'vitest'
import { monthsBetween } from '../../calendar.ts'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, statusOf, stepIds, today, workOf } from './plan-for-tests.ts'

const promotions: Debt[] = [
  {
    kind: 'credit_card',
    name: 'balance transfer',
    balance: 5_400,
    rate: 0.2699,
    minPayment: 54,
    promoEnds: '2027-06-30',
  },
  {
    kind: 'credit_card',
    name: 'furniture card',
    balance: 1_800,
    rate: 0.2999,
    minPayment: 60,
    promoEnds: '2027-03-31',
    deferredInterest: true,
  },
  { kind: 'credit_card', balance: 7_800, rate: 0.3124, minPayment: 240 },
]

test('deferred interest is cleared before its day, ahead of a higher rate, because that costs less', () => {
  const work = workOf({ debts: promotions, monthlySurplus: 450 })
  expect(work.order).toBe('promotion-first')
  expect(work.plan.debts[1]).toMatchObject({ months: 4, interest: 0 })
  expect(work.plan.totalInterest).toBeLessThan(work.avalanche.totalInterest)
})

test('the words speak of the same monthly dollars as the split: all of it, the minimum payments, and who gets the rest', () => {
  const plan = planOf({ debts: promotions, monthlySurplus: 450 })
  expect(plan.totalAmount).toBe(804)
  expect(plainText(plan.summary)).toContain(
    'Pay $804 a month in all: $354 a month of minimum payments and $450 a month beyond them. Of the extra, $390 a month goes to the furniture card first',
  )
  expect(plainText(plan.summary)).toContain('$60 a month goes to the credit card.')
  expect([amountOf(plan, 'Furniture card'), amountOf(plan, 'Credit card')]).toEqual([60 + 390, 240 + 60])
  const step = plan.nextSteps.find(({ id }) => id === 'extra')
  expect(plainText(step?.title ?? '')).toBe(
    'Send $390 a month more to the furniture card and $60 a month more to the credit card',
  )
})

test('deferred interest that cannot be cleared in time is said to come back', () => {
  expect(statusOf(planOf({ debts: promotions, monthlySurplus: 450 }), 'promotion.debt.1')).toBe('pass')
  expect(statusOf(planOf({ debts: promotions, monthlySurplus: 50 }), 'promotion.debt.1')).toBe('act')
})

const store: Debt = {
  kind: 'credit_card',
  name: 'store card',
  balance: 1_800,
  rate: 0.2999,
  minPayment: 50,
  promoEnds: '2027-02-20',
  deferredInterest: true,
}

test('a payment that misses the day of deferred interest is not said to clear it', () => {
  const why = (monthlySurplus: number) =>
    plainText(planOf({ debts: [store], monthlySurplus }).allocations[0]?.description ?? '')
  expect(why(600)).toContain('so that no back interest comes')
  expect(why(300)).not.toContain('no back interest')
  expect(why(300)).toContain('At this pace it is not paid before Feb 20, 2027')
})

// Three payments of 50 + 450 leave 300 of 1,800, three of 50 + 150 leave 1,200; the first cushion is 1,500.
test('a rest of deferred interest that half of the cushion covers is paid from it', () => {
  const detail = (monthlySurplus: number) =>
    detailOf(
      planOf({ debts: [store], monthlySurplus, savings: 1_500, monthlyExpenses: 2_000 }),
      'promotion.debt.0',
    )
  expect(detail(450)).toContain('is paid before its promotion ends')
  expect(detail(150)).toContain('Find that money')
})

const freeCard: Debt = {
  kind: 'credit_card',
  balance: 5_200,
  rate: 0.26,
  minPayment: 52,
  promoRate: 0,
  promoEnds: '2027-11-22',
}
test('a promotion that is paid in time is called free, and only its last month is watched', () => {
  const plan = planOf({ debts: [freeCard], debtPaymentMonthly: 550, savings: 1_000, monthlyExpenses: 900 })
  expect(plainText(plan.summary)).toContain('at 0% until Nov 22, 2027, then 26%')
  expect(stepIds(plan)).not.toContain('lower-rate')
  const step = plan.nextSteps.find(({ id }) => id === 'promo.debt.0')
  expect(plainText(step?.title ?? '')).toBe('Have the credit card at zero before Nov 22, 2027')
})

// Twelve whole months to the day: 5,200 less 12 payments of 52; a twelfth of 5,200, rounded up.
test('a promotion that is not paid in time says what is left on its day and what would clear it', () => {
  const plan = planOf({ debts: [freeCard], debtPaymentMonthly: 52, savings: 900, monthlyExpenses: 900 })
  const months = monthsBetween(today, '2027-11-22')
  const left = 5_200 - 52 * months
  const pace = Math.ceil(5_200 / months)
  expect(detailOf(plan, 'promotion.debt.0')).toContain(
    `then 26% on the $${left.toLocaleString('en-US')} that is left`,
  )
  expect(detailOf(plan, 'promotion.debt.0')).toContain(`$${pace} a month from now on would clear it in time`)
  expect(detailOf(plan, 'promotion.debt.0')).not.toContain('other debts')
})

test('a promotion that was told by its length is counted from today, and says so', () => {
  const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.27, promoRate: 0, minPayment: 100 }
  const plan = (debt: Debt) => planOf({ debts: [debt], monthlySurplus: 300, savings: 5_000 })
  const byLength = plan({ ...card, promoMonths: 18 })
  expect(detailOf(byLength, 'promotion.debt.0')).toContain('as if it began today')
  expect(statusOf(byLength, 'promotion.debt.0')).toBe('warn')
  expect(byLength.figures.find(({ id }) => id === 'debt.0.promo.months')).toMatchObject({
    value: 18,
    origin: 'assumed',
  })
  expect(stepIds(byLength)).toContain('promo.debt.0')
  // The last day, once told, is what counts.
  const byDay = plan({ ...card, promoMonths: 18, promoEnds: '2027-09-01' })
  expect(detailOf(byDay, 'promotion.debt.0')).not.toContain('as if it began today')
})

test('a card that costs nothing is taken to be on a promotion that ends', () => {
  const plan = planOf({ debts: [{ kind: 'credit_card', balance: 7_000, rate: 0 }] })
  expect(stepIds(plan)).toContain('promo.debt.0')
})

const sofa: Debt = {
  kind: 'credit_card',
  name: 'store card',
  balance: 2_800,
  rate: 0.21,
  minPayment: 60,
  promoEnds: '2027-03-15',
  deferredInterest: true,
}
const mastercard: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.2899, minPayment: 180 }

// Three payments are left of a usual twelve: 2,800 × 21% ÷ 12 × 9 is 441. A third of 2,800 is 934, so 874 more of 900.
test('deferred interest counts from the purchase, and is cleared in time ahead of a dearer card where the month does it', () => {
  const work = workOf({
    debts: [sofa, mastercard],
    monthlySurplus: 900,
    savings: 1_500,
    monthlyExpenses: 2_000,
  })
  expect(work.paid[0]?.promotion?.builtUp?.value).toBe(441)
  expect([work.order, work.plan.debts[0]?.months, work.plan.debts[0]?.interest]).toEqual([
    'promotion-first',
    3,
    0,
  ])
})

// Three payments of 60 + 500 are 1,680: 1,120 of the 1,700 of cash is sent to it, and 580 to the other card.
test('what the month cannot clear in time is cleared from cash, and the rest of it goes to the highest rate', () => {
  const household = { debts: [sofa, mastercard], monthlySurplus: 500, savings: 3_200, monthlyExpenses: 2_000 }
  const work = workOf(household)
  expect(work.spare?.value).toBe(1_700)
  expect([work.order, work.plan.lumpSums]).toEqual(['promotion-first', [1_120, 580]])
  expect(work.plan.debts[0]).toMatchObject({ months: 3, interest: 0 })
  expect(plainText(planOf(household).summary)).toContain(
    'Of your cash, send $1,120 to the store card and $580 to the credit card now',
  )
})

// 441 from before today, and 49 + 47.95 + 46.90 on 2,800, 2,740 and 2,680 until then.
test('deferred interest that is missed is charged with what built up before today', () => {
  const { minimumsOnly } = workOf({ debts: [sofa], monthlySurplus: 0 })
  expect(minimumsOnly?.schedule[3]?.interest[0]).toBeCloseTo(441 + 49 + 47.95 + 46.9 + (2_620 * 0.21) / 12, 2)
})

// Seven months to June 20: 2,000 ÷ 7, rounded up, is 286, of which 40 is asked; of 400 the cushion gets 154.
test('deferred interest is cleared in time even while a first cushion is filled', () => {
  const card: Debt = { ...store, balance: 2_000, minPayment: 40, promoEnds: '2027-06-30' }
  const visa: Debt = { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.31, minPayment: 150 }
  const household = { debts: [card, visa], monthlySurplus: 400, savings: 300, monthlyExpenses: 2_000 }
  const plan = planOf(household)
  expect([amountOf(plan, 'Store card'), amountOf(plan, 'First cushion')]).toEqual([286, 154])
  expect(workOf(household).plan.debts[0]).toMatchObject({ months: 7, interest: 0 })
  expect(plainText(plan.summary)).toContain('First send $246 a month more to the store card')
  expect(plainText(plan.summary)).not.toContain('to the Visa credit card first: its deferred')
  expect(stepIds(plan)).toContain('promised')
  // Late rent goes before it.
  expect(workOf({ ...household, pastDueBills: 900 }).order).not.toBe('promotion-first')
})

// In decimal arithmetic apart from this code: 6 × (60 + 240) = 1,800 of the 1,900, so 100 of the 1,100 in cash go first.
test('a part of the first cushion that keeps deferred interest from coming back is paid now, and filled again', () => {
  const household: Household = {
    debts: [
      { kind: 'personal', balance: 7_800, rate: 0.149, minPayment: 240 },
      {
        kind: 'credit_card',
        name: 'Furniture store card',
        balance: 1_900,
        rate: 0.2999,
        minPayment: 60,
        promoEnds: '2027-05-31',
        promoRate: 0,
        deferredInterest: true,
      },
      { kind: 'credit_card', name: 'Capital One', balance: 3_400, rate: 0.2424, minPayment: 105 },
      { kind: 'medical', balance: 1_250, rate: 0, minPayment: 50 },
    ],
    monthlySurplus: 240,
    savings: 1_100,
    deductible: 1_500,
    monthlyExpenses: 3_300,
  }
  const { plan, order, spare } = workOf(household)
  expect([order, spare?.value]).toEqual(['promotion-first', 100])
  expect([plan.months, Math.round(plan.totalInterest)]).toEqual([25, 2_459])
  const steps = planOf(household).nextSteps
  const titleOf = (id: string) => plainText(steps.find((step) => step.id === id)?.title ?? '')
  expect(titleOf('extra')).toBe('Send $300 a month more to the Capital One credit card')
  expect(steps.find(({ id }) => id === 'first-cushion')?.dueDate).toBe('2027-06-20')
  // 400 in cash less 100 would leave less than half of 1,500.
  expect(workOf({ ...household, savings: 800 }).spare).toBeUndefined()
})

// Six payments of 300 end the 1,800. In decimal arithmetic apart from this code: 6,000 at 24.99% with 380 a month for six
// months and 680 from then on is paid after 14 months and 1,040.89; with 1,800 of the cash on the store card it is 1,206.68.
test('where the month clears deferred interest in time, the cash goes to what costs more', () => {
  const household: Household = {
    monthlySurplus: 400,
    savings: 3_000,
    deductible: 1_000,
    monthlyExpenses: 3_000,
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 8_000, rate: 0.2499, minPayment: 220 },
      {
        kind: 'credit_card',
        name: 'store card',
        balance: 1_800,
        rate: 0.2999,
        minPayment: 60,
        promoEnds: '2027-05-31',
        promoRate: 0,
        deferredInterest: true,
      },
    ],
  }
  const { plan, order } = workOf(household)
  expect([order, plan.lumpSums, plan.debts[1]?.months]).toEqual(['promotion-first', [2_000, 0], 6])
  expect([plan.months, plan.totalInterest]).toEqual([14, 1_040.89])
  expect(plainText(planOf(household).summary)).toContain(
    'Of your cash, send $2,000 to the Visa credit card now.',
  )
})

test('the payment after a promotion is said with its month once', () => {
  const { checks } = planOf({ debts: promotions, monthlySurplus: 450 })
  const detail = checks.map((one) => plainText(one.detail)).find((one) => one.includes('After that'))
  expect(detail).toMatch(/it may ask for about \$[\d,]+ a month, and/)
})

// Six payments of 59 + 240 are 1,794: they end the 1,760, at 294 a month. Without what would earn the match they do not.
test('deferred interest is cleared with what would earn the match while the cushion is filled, smallest first or not', () => {
  const household: Household = {
    income: 41_600,
    hasWorkplacePlan: true,
    employerMatch: { rate: 1, upTo: 0.03 },
    contributionRate: 0,
    monthlySurplus: 240,
    savings: 1_480,
    monthlyExpenses: 3_870,
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 1_500, rate: 0.2874, minPayment: 131 },
      { ...store, balance: 1_760, minPayment: 59, promoEnds: '2027-05-31', promoRate: 0 },
    ],
  }
  for (const payoffOrder of ['avalanche', 'snowball'] as const) {
    const { order, match, plan } = workOf({ ...household, payoffOrder })
    expect(match).toBeDefined()
    expect([order, plan.debts[1]?.months, plan.debts[1]?.interest]).toEqual(['promotion-first', 6, 0])
    expect(plan.schedule[0]?.payments[1]).toBe(294)
  }
})

// 5,480 of cash and 14 payments of 180 clear the 8,000 by its day, and leave the card alone: 14 months at 179 and then 359
// cost 2,431. Sent to the card, they save more there than the 13% that comes back on what is left of the loan.
test('deferred interest may come back where what would clear it does more on another debt', () => {
  for (const payoffOrder of ['avalanche', 'snowball'] as const) {
    const { plan, order, sent } = workOf({
      ...{ monthlySurplus: 0, savings: 6_980, payoffOrder },
      debts: [
        {
          ...{ kind: 'personal', balance: 8_000, rate: 0.13, minPayment: 180 },
          ...{ promoEnds: '2028-01-31', deferredInterest: true },
        },
        { kind: 'credit_card', balance: 6_500, rate: 0.21, minPayment: 179 },
      ],
    })
    expect(order).toBe(payoffOrder)
    expect(plan.lumpSums).toEqual([0, sent?.sum.value])
    expect(plan.totalInterest).toBeLessThan(2_431)
  }
})

/*
 * 6,000 at 0.5 % a month in twelve level payments: 6,000 × 0.005 ÷ (1 − 1.005⁻¹²) is 516.40, rounded up; a twelfth of 6,000 would
 * leave the interest.
 */
test('what clears a promotion that charges interest holds that interest', () => {
  const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.21, promoRate: 0.06, minPayment: 150 }
  const plan = planOf({
    debts: [{ ...card, promoMonths: 12 }],
    debtPaymentMonthly: 400,
    savings: 1_000,
    monthlyExpenses: 1_000,
  })
  expect(detailOf(plan, 'promotion.debt.0')).toContain('$517 a month from now on would clear it in time')
})
