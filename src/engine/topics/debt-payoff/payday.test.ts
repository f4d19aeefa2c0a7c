import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, statusOf, workOf } from './plan-for-tests.ts'

const payday: Debt = { kind: 'payday', balance: 900 }
const card: Debt = { kind: 'credit_card', balance: 4_000, rate: 0.26, minPayment: 130 }

// Four payments of 225, two of them a month, and no fee; 900 × 3.9 × 2 ÷ 52 is 135. At 28 % ÷ 12 a month six payments
// of 162.47 repay 900: 900 × 0.023333 ÷ (1 − 1.023333⁻⁶).
test('a payday loan without a told payment counts on an extended payment plan, and says so', () => {
  const household = { debts: [payday], monthlySurplus: 450 }
  const { plan } = workOf(household)
  expect(plan.schedule.map(({ payments }) => payments[0])).toEqual([450, 450])
  expect(plan.totalInterest).toBe(0)
  const drafted = planOf(household)
  // The day by which to ask is near, so it leads.
  expect(plainText(drafted.title)).toMatch(/^Ask the payday lender for a payment plan before the due day/)
  expect(plainText(drafted.summary)).toMatch(/^The payday or title loan is due in full at the next payday/)
  expect(detailOf(drafted, 'payday')).toContain('costs about $135 for 2 weeks')
  expect(detailOf(drafted, 'payday')).toContain('all of it is due at once and this plan is too kind')
  expect(detailOf(drafted, 'payday')).toContain('at most 28% a year, about $162 a month for 6 months')
})

// 600 are left: 450 of them go to the loan, 150 more to the first of the order, and all 730 to the card from then on.
test('the payments of an extended plan come out of what the month leaves', () => {
  const { extra, plan } = workOf({ debts: [payday, card], monthlySurplus: 600 })
  expect(extra.value).toBe(150)
  const sums = plan.schedule.slice(0, 3).map(({ payments }) => payments.reduce((sum, one) => sum + one, 0))
  expect(sums).toEqual([730, 730, 730])
  expect(plan.schedule[2]?.payments).toEqual([0, 730])
})

test('a month that does not reach the extended plan is short, and no smaller payment is made up', () => {
  const { stage, shortfall } = workOf({ debts: [payday], debtPaymentMonthly: 200 })
  expect([stage, shortfall?.value]).toEqual(['shortfall', 250])
  const tight = planOf({ debts: [payday, card], monthlySurplus: 150 })
  expect(plainText(tight.title)).toContain('Get through this month')
  // The card's 130 are among the costs already; 150 are left for the loan.
  expect([amountOf(tight, 'Credit card'), amountOf(tight, 'Payday or title loan')]).toEqual([130, 150])
  expect(workOf({ debts: [payday] }).shortfall).toBeUndefined()
})

// 800 are there: 260 keep the car, 300 are a month of the whole plan, and 240 of the 400 are left for the card.
test('a month that stays short pays an extended plan whole before a card, never half of it', () => {
  const debts: Debt[] = [
    { ...card, minPayment: 400 },
    { kind: 'payday', balance: 600 },
    { kind: 'auto', balance: 8_500, rate: 0.12, minPayment: 260 },
    { kind: 'tax', balance: 9_000, minPayment: 150 },
  ]
  const short = planOf({ debts, debtPaymentMonthly: 800 })
  expect(amountOf(short, 'Payday or title loan')).toBe(300)
  expect([amountOf(short, 'Car loan'), amountOf(short, 'Credit card')]).toEqual([260, 90])
})

// Cash pays the loan; the card has its 130 and the 100, and nothing of a plan that never begins.
test('cash that ends a payday loan leaves nothing of its payments to the other debts', () => {
  const { plan, stage } = workOf({ debts: [payday, card], savings: 2_400, monthlySurplus: 100 })
  expect(stage).toBe('payoff')
  expect(plan.lumpSums).toEqual([900, 0])
  expect(plan.schedule[0]?.payments).toEqual([0, 230])
  const drafted = planOf({ debts: [payday, card], savings: 2_400, monthlySurplus: 100 })
  expect(plainText(drafted.summary)).toContain('Pay $230 a month in all')
  expect(plainText(drafted.summary)).not.toContain('extended payment plan')
})

test('a payday loan whose payment was told is paid by that payment', () => {
  const told = { ...payday, rate: 2.4, minPayment: 300 }
  const plan = planOf({ debts: [told], debtPaymentMonthly: 300 })
  expect(amountOf(plan, 'Payday or title loan')).toBe(300)
  expect(plainText(plan.summary)).not.toContain('due in full')
  expect(statusOf(plan, 'payday')).toBe('act')
})

test('cash that ends a payday loan today counts on no plan', () => {
  const plan = planOf({ debts: [payday], savings: 4_000, monthlySurplus: 100 })
  expect(plainText(plan.title)).toBe('Pay off the payday or title loan now')
  expect(plainText(plan.summary)).not.toContain('due in full')
  // Only what can be spared goes on; the plan's payments would have been there for its time alone.
  expect(amountOf(plan, 'Emergency fund')).toBe(100)
})

// By hand, month by month with interest rounded to the cent: 460 % first, then 391 %, with the 120 of extra and each
// payment that ends; the 750 that the cushion misses are filled in the months five and six, then the card is next. The 250
// of cash are the little that stays, so that none of it goes to a loan.
const renewed: Household = {
  savings: 250,
  deductible: 1_000,
  takeHomeMonthly: 2_500,
  monthlyExpenses: 1_950,
  employment: 'employed',
  debtPaymentMonthly: 550,
  debts: [
    { kind: 'payday', name: 'A', balance: 500, rate: 3.91, minPayment: 165 },
    { kind: 'payday', name: 'B', balance: 400, rate: 4.6, minPayment: 155 },
    { kind: 'credit_card', balance: 1_800, rate: 0.2999, minPayment: 60 },
    { kind: 'pay_later', balance: 200, rate: 0, minPayment: 50 },
  ],
}

test('a payday loan with a payment of its own is paid before a first cushion, which is filled next', () => {
  const { plan } = workOf({ ...renewed, getsWholeMatch: true })
  expect(plan.debts.map(({ months }) => months)).toEqual([5, 3, 9, 4])
  expect(plan.totalInterest).toBe(1_265.53)
  const drafted = planOf({ ...renewed, getsWholeMatch: true })
  expect(detailOf(drafted, 'starter')).toContain('It is filled as soon as the loan is gone')
  expect(plainText(drafted.summary)).toContain('When they are gone, the cushion is filled, by about May 2027')
  expect(amountOf(drafted, 'First cushion')).toBeUndefined()
  const step = drafted.nextSteps.find(({ id }) => id === 'later-cushion')
  expect(step?.dueDate.slice(0, 7)).toBe('2027-04')
})

test('late bills come before it, and the cushion after it', () => {
  const { nextSteps } = planOf({
    savings: 0,
    deductible: 1_000,
    pastDueBills: 200,
    monthlySurplus: 150,
    debts: [{ kind: 'payday', balance: 500, rate: 3.91, minPayment: 165 }],
  })
  const dueOf = (step: string) => nextSteps.find(({ id }) => id === step)?.dueDate ?? ''
  expect(dueOf('first-cushion')).not.toBe('')
  expect(dueOf('later-cushion') > dueOf('first-cushion')).toBe(true)
})

test('it is paid before the match too, which begins when the cushion is full', () => {
  const { plan, match, beyond, claims } = workOf({
    ...renewed,
    income: 36_000,
    employerMatch: { rate: 1, upTo: 0.03 },
    contributionRate: 0,
  })
  expect(beyond.value).toBe(120)
  expect(plan.debts.slice(0, 2).map(({ months }) => months)).toEqual([5, 3])
  const place = claims.findIndex(({ part }) => part === 'match')
  const given = plan.schedule.map((month) => month.claims[place])
  expect(given.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(given[6]).toBe(match?.monthly.value)
})

// 400 stay of 900, and 165 a month are free with the loan: 550 − 60 − 50 of minimum payments leave 440 instead of 275.
test('cash below the first cushion ends such a loan today where a little stays, and its payment is free at once', () => {
  const one = { ...renewed, savings: 900, debts: renewed.debts!.filter(({ name }) => name !== 'B') }
  const { plan, kept, extra, minimums, rollovers, before } = workOf({ ...one, getsWholeMatch: true })
  expect([kept?.value, extra.value, minimums.value, rollovers]).toEqual([400, 440, 110, []])
  expect(plan.debts[0]?.months).toBe(0)
  expect(before.map(({ value }) => value)).toEqual([600])
  const drafted = planOf({ ...one, getsWholeMatch: true })
  expect(plainText(drafted.summary)).toMatch(
    /^End the A payday or title loan today with \$500 of your cash\./,
  )
  expect(plainText(drafted.summary)).toContain('The $400 that stays is less than a first cushion')
  expect(detailOf(drafted, 'starter')).toContain('Bring your $400 of cash to $1,000')
  expect(drafted.nextSteps[0]?.id).toBe('end-payday')
})

// 100 have to stay: 599 − 500 are 99.
test('cash that would be gone with the loan stays, and the loan is paid by the month', () => {
  const one = { ...renewed, debts: renewed.debts!.filter(({ name }) => name !== 'B') }
  expect(workOf({ ...one, savings: 599 }).ended).toEqual([])
  expect(workOf({ ...one, savings: 600 }).ended.map(({ id }) => id)).toEqual(['debt.0'])
})

// The month costs 50 more than comes in; the 165 of the loan turn that into 115.
test('a month that is short for the payments of a loan that cash ends is not short', () => {
  const { stage, extra, shortfall } = workOf({
    takeHomeMonthly: 2_000,
    monthlyExpenses: 2_050,
    savings: 900,
    deductible: 1_000,
    debts: [{ kind: 'payday', balance: 500, rate: 3.91, minPayment: 165 }, card],
  })
  expect([stage, extra.value, shortfall]).toEqual(['payoff', 115, undefined])
})

// One-time 2,000 pays 1,800, and 610 a month are free: they are one part, not the cushion and the fund each.
test('where cash ends every debt the month’s money is counted once', () => {
  const plan = planOf({
    takeHomeMonthly: 2_500,
    monthlyExpenses: 1_950,
    savings: 300,
    deductible: 1_000,
    debtPaymentOnce: 2_000,
    debts: [{ kind: 'credit_card', balance: 1_800, rate: 0.2999, minPayment: 60 }],
  })
  expect([amountOf(plan, 'Emergency fund'), amountOf(plan, 'First cushion')]).toEqual([610, undefined])
})

// 1,000 stay of 2,000, and 1,000 end both loans of 900: nothing has to wait.
test('cash beyond the first cushion that ends such a loan today keeps nothing waiting', () => {
  const { laterCushion, rollovers, plan } = workOf({ ...renewed, savings: 2_000, getsWholeMatch: true })
  expect([laterCushion, rollovers]).toEqual([undefined, []])
  expect(plan.debts.slice(0, 2).map(({ months }) => months)).toEqual([0, 0])
})

// 699 − 250 = 449 go to the loan at once. The 151 that are left cost 151 × 390% ÷ 12 = 49.08 in the first month, and
// 200.08 is less than the 200 and 45 that the month has: gone in the first month, not after 791 of interest.
test('cash that cannot end the loan lowers it, and a little stays', () => {
  const household: Household = {
    employment: 'employed',
    income: 43_000,
    monthlyExpenses: 2_100,
    savings: 699,
    deductible: 2_000,
    debtPaymentMonthly: 850,
    employerMatch: { rate: 0 },
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 4_800, rate: 0.2799, minPayment: 145 },
      { kind: 'auto', balance: 13_500, rate: 0.119, minPayment: 460 },
      { kind: 'payday', balance: 600, rate: 3.9, minPayment: 200 },
    ],
  }
  const plan = planOf(household)
  const spare = plan.nextSteps.find(({ id }) => id === 'spare')
  expect(plainText(spare?.title ?? '')).toBe('Send $449 of your cash to the payday or title loan')
  expect(plainText(spare?.how ?? '')).toContain('keep the other $250 in savings')
  expect(plainText(spare?.how ?? '')).toContain('If no part payment is taken, keep it until')
  const loan = plan.allocations.find(({ label }) => plainText(label) === 'Payday or title loan')
  expect(plainText(loan?.description ?? '')).toContain('Paid in Dec 2026')
  // The least that stays is all there is: nothing is sent.
  expect(planOf({ ...household, savings: 250 }).nextSteps.some(({ id }) => id === 'spare')).toBe(false)
})
