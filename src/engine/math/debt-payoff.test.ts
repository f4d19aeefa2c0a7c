import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from './cents.ts'
import { type Claim, type Debt, debtPayoff } from './debt-payoff.ts'
import { monthsToPayOff } from './loan.ts'

const three: Debt[] = [
  { name: 'store card', balance: 1_200, rate: 0.18, minimum: 35 },
  { name: 'credit card', balance: 9_000, rate: 0.2499, minimum: 220 },
  { name: 'car loan', balance: 11_000, rate: 0.069, minimum: 260 },
]

test('three debts and $300 more a month end in 31 months by avalanche and in 32 by snowball, to the cent', () => {
  // Worked out in decimal arithmetic apart from this code; rounding half to even gives 3,934.19 and 4,088.16.
  const avalanche = debtPayoff({ debts: three, extra: 300, order: 'avalanche' })
  const snowball = debtPayoff({ debts: three, extra: 300, order: 'snowball' })
  expect([avalanche.months, avalanche.totalInterest]).toEqual([31, 3_934.22])
  expect([snowball.months, snowball.totalInterest]).toEqual([32, 4_088.19])
})

test('paying only the minimums lasts as long as the slowest debt by itself', () => {
  const { months, debts } = debtPayoff({ debts: three, extra: 300, order: 'minimum-only' })
  const alone = three.map(({ balance, rate, minimum }) =>
    monthsToPayOff({ principal: balance, rate, payment: minimum }),
  )
  expect(debts.map((debt) => debt.months)).toEqual(alone)
  expect(months).toBe(Math.max(...alone.map((count) => count!)))
})

test('a card whose minimum is below its interest never ends, and says so', () => {
  const card = { name: 'card', balance: 100_000, rate: 0.24, minimum: 100 }
  const outcome = debtPayoff({ debts: [card], extra: 0, order: 'avalanche' })
  expect(outcome.months).toBeUndefined()
  expect(outcome.debts[0]).toMatchObject({ months: undefined, minimumBelowInterest: true })
  expect(debtPayoff({ debts: [card], extra: 3_000, order: 'avalanche' }).months).toBeGreaterThan(0)
})

const transfer: Debt = {
  name: 'balance transfer',
  balance: 1_200,
  rate: 0.24,
  minimum: 100,
  promotion: { rate: 0, months: 12 },
}

test('a zero-percent promotion paid off within it costs nothing', () => {
  const outcome = debtPayoff({ debts: [transfer], extra: 0, order: 'avalanche' })
  expect([outcome.months, outcome.totalInterest]).toEqual([12, 0])
})

test('what a promotion leaves is charged the full rate from its end on', () => {
  // 1,200 − 6 × 100 = 600 at 2 % a month from month 7: 12.00, 10.24, 8.44, 6.61, 4.75, 2.84, 0.90.
  const short = { ...transfer, promotion: { rate: 0, months: 6 } }
  const outcome = debtPayoff({ debts: [short], extra: 0, order: 'avalanche' })
  expect([outcome.months, outcome.totalInterest]).toEqual([13, 45.78])
})

test('deferred interest comes back in full when a dollar is still owed at the end of the promotion', () => {
  const store = { ...transfer, promotion: { rate: 0, months: 12, deferredInterest: true } }
  const inTime = debtPayoff({ debts: [store], extra: 0, order: 'avalanche' })
  const late = debtPayoff({ debts: [{ ...store, balance: 1_201 }], extra: 0, order: 'avalanche' })
  expect(inTime.totalInterest).toBe(0)
  // 2 % of 1,201, 1,101, … 101 is 24.02 + 22.02 + … + 2.02 = 156.24, then 2 cents on the last dollar.
  expect(late.schedule[12]?.interest).toEqual([156.26])
})

test('extra goes to a deferred-interest card before a card at a lower full rate', () => {
  const store = { ...transfer, promotion: { rate: 0, months: 12, deferredInterest: true } }
  const other = { name: 'other', balance: 1_000, rate: 0.2, minimum: 50 }
  const paid = (debt: Debt) =>
    debtPayoff({ debts: [debt, other], extra: 70, order: 'avalanche' }).schedule[0]?.payments
  expect(paid(store)).toEqual([170, 50])
  expect(paid(transfer)).toEqual([100, 120])
})

test('a loan on its way to forgiveness gets its minimum only, even when the others are gone', () => {
  const loan: Debt = { name: 'student loan', balance: 40_000, rate: 0.3, minimum: 150, minimumOnly: true }
  const { schedule } = debtPayoff({ debts: [loan, ...three], extra: 300, order: 'avalanche' })
  expect(schedule.every(({ payments }) => payments[0] === 150)).toBe(true)
})

test('a payment that rises when the promotion ends repays what the old one would not', () => {
  // 600 left at 2 % a month: 10 a month would never repay it, 60 does.
  const card = { name: 'card', balance: 660, rate: 0.24, minimum: 10, promotion: { rate: 0, months: 6 } }
  const risen = { ...card, promotion: { ...card.promotion, minimumAfter: 60 } }
  const months = (debt: Debt) => debtPayoff({ debts: [debt], extra: 0, order: 'minimum-only' }).months
  expect(months(card)).toBeUndefined()
  expect(months(risen)).toBe(6 + monthsToPayOff({ principal: 600, rate: 0.24, payment: 60 })!)
})

test('a claim fills from the extra, and the rest of that month goes to the debts', () => {
  const outcome = debtPayoff({ debts: three, extra: 300, order: 'avalanche', claims: [{ total: 700 }] })
  expect(outcome.schedule.slice(0, 4).map(({ setAside }) => setAside)).toEqual([300, 300, 100, 0])
  expect(outcome.schedule.slice(0, 3).map(({ payments }) => payments)).toEqual([
    [35, 220, 260],
    [35, 220, 260],
    [35, 420, 260],
  ])
})

const tight: Debt[] = [
  { name: 'small card', balance: 250, rate: 0, minimum: 100 },
  { name: 'card', balance: 1_000, rate: 0.12, minimum: 50 },
]

// By hand, at 1 % a month. The small card pays 100, 100, 50; the claim gets the 50 that are over and the next 100; from
// the fifth month on the card gets 150: 1,000 · 960 · 919.60 · 878.80 · 837.59 · 695.97 · 552.93 · 408.46 · 262.54 ·
// 115.17 · 0, with 10 + 9.60 + 9.20 + 8.79 + 8.38 + 6.96 + 5.53 + 4.08 + 2.63 + 1.15 of interest.
test('with nothing beyond the minimums a claim fills from what paid debts free, before the next debt', () => {
  const outcome = debtPayoff({ debts: tight, extra: 0, order: 'avalanche', claims: [{ total: 150 }] })
  expect(outcome.schedule.map(({ setAside }) => setAside)).toEqual([0, 0, 50, 100, 0, 0, 0, 0, 0, 0])
  expect([outcome.months, outcome.totalInterest]).toEqual([10, 66.32])
})

// Without interest the small card ends in the third month, 50 of it over, and the card in the twentieth: 50 + 17 × 100
// are there by then, and the other 1,250 take nine months of 150.
test('the schedule goes on when the debts are gone until what was claimed is there', () => {
  const free = tight.map((debt) => ({ ...debt, rate: 0 }))
  const claims = [{ total: 3_000 }]
  const { months, schedule } = debtPayoff({ debts: free, extra: 0, order: 'avalanche', claims })
  expect(months).toBe(20)
  expect(schedule).toHaveLength(29)
  expect(schedule.at(-1)?.setAside).toBe(50)
})

// Paid 100 · 100 · 50; of its last 100 the other 50 go to the card, and from the fourth month on nothing does.
test('what a passing payment frees is not paid on', () => {
  const debts = [{ ...tight[0]!, isPassing: true }, tight[1]!]
  const { schedule } = debtPayoff({ debts, extra: 10, order: 'avalanche' })
  expect(schedule.slice(0, 5).map(({ payments }) => payments)).toEqual([
    [100, 60],
    [100, 60],
    [50, 110],
    [0, 60],
    [0, 60],
  ])
})

// 500 at 110 a month are five payments, the late 100 among them; put aside they would be a sixth.
test('what is late on a debt is paid on that debt', () => {
  const car: Debt = { name: 'car', balance: 500, rate: 0, minimum: 50 }
  const monthsWith = (claim: Claim) =>
    debtPayoff({ debts: [car], extra: 60, order: 'avalanche', claims: [claim] }).months
  expect(monthsWith({ total: 100, debt: 0 })).toBe(5)
  expect(monthsWith({ total: 100 })).toBe(6)
})

test('claims are filled one after the other, and one by the month takes its part for as long as it runs', () => {
  const claims = [{ total: 500 }, { monthly: 120 }, { total: 200 }]
  const { schedule } = debtPayoff({ debts: three, extra: 300, order: 'avalanche', claims })
  expect(schedule.slice(0, 5).map((month) => month.claims)).toEqual([
    [300, 0, 0],
    [200, 100, 0],
    [0, 120, 180],
    [0, 120, 20],
    [0, 120, 0],
  ])
})

// 250 a month: 100, 50 and 50 + 50 end the first debt, and the 50 that are left of that month begin the claim; then
// 150 and 100 fill it, and 50, 150, 150 more and the last 50 end the second debt in the seventh month.
test('a claim that waits for a debt begins with what is left of the month in which that debt ends', () => {
  const card = { name: 'card', balance: 250, rate: 0, minimum: 50 }
  const car = { name: 'car', balance: 1_000, rate: 0, minimum: 100 }
  const claims = [{ total: 300, after: [0] }]
  const { months, schedule } = debtPayoff({ debts: [card, car], extra: 100, order: 'avalanche', claims })
  expect(schedule.map((month) => month.claims[0])).toEqual([0, 50, 150, 100, 0, 0, 0])
  expect(schedule.map(({ balances }) => balances[1])).toEqual([900, 800, 700, 550, 300, 50, 0])
  expect(months).toBe(7)
  expect(() => debtPayoff({ debts: [card], extra: 0, order: 'avalanche', claims: [{ after: [1] }] })).toThrow(
    RangeError,
  )
})

// 200 a month: 50 to the car and 150 to the card, which is gone after 6; then 150 and 150 fill the claim, and 100 are left of the car.
test('by the smallest balance too, a debt that a claim does not wait for has its turn after the claim', () => {
  const card = { name: 'card', balance: 900, rate: 0, minimum: 50 }
  const car = { name: 'car', balance: 500, rate: 0, minimum: 50 }
  const claims = [{ total: 300, after: [0] }]
  const { debts, schedule } = debtPayoff({ debts: [card, car], extra: 100, order: 'snowball', claims })
  expect(schedule.map((month) => month.claims[0])).toEqual([0, 0, 0, 0, 0, 0, 150, 150, 0])
  expect(debts.map(({ months }) => months)).toEqual([6, 9])
  const without = debtPayoff({ debts: [card, car], extra: 100, order: 'snowball' })
  expect(without.debts.map(({ months }) => months)).toEqual([7, 4])
})

test('a lump sum goes to the first debts of the order before any interest', () => {
  const outcome = debtPayoff({ debts: three, extra: 300, order: 'snowball', lumpSum: 2_000 })
  expect(outcome.lumpSums).toEqual([1_200, 800, 0])
  expect(outcome.debts[0]).toMatchObject({ months: 0, interest: 0 })
  expect(debtPayoff({ debts: three, extra: 0, order: 'minimum-only', lumpSum: 2_000 }).lumpSums).toEqual([
    0, 0, 0,
  ])
})

const debt = fc.record({
  name: fc.constant('debt'),
  balance: fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100),
  rate: fc.integer({ min: 0, max: 3_500 }).map((basisPoints) => basisPoints / 10_000),
  minimum: fc.integer({ min: 1_000, max: 50_000 }).map((cents) => cents / 100),
})
const household = fc.record({
  debts: fc.array(debt, { minLength: 1, maxLength: 5 }),
  extra: fc.integer({ min: 0, max: 1_000 }),
})
const order = fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimum-only' as const)

const asked = fc.integer({ min: 0, max: 9_000 })

test('a claim has all that the minimum payments leave until it is full, and never a cent of theirs', () => {
  fc.assert(
    fc.property(household, order, asked, ({ debts, extra }, order, total) => {
      const { schedule } = debtPayoff({ debts, extra, order, claims: [{ total }] })
      const budget = debts.reduce((sum, { minimum }) => sum + toCents(minimum), toCents(extra))
      let owed = debts.map(({ balance }) => toCents(balance))
      let missing = toCents(total)
      for (const { interest, payments, balances, setAside } of schedule) {
        const least = debts.map(({ minimum }, index) =>
          Math.min(toCents(minimum), owed[index]! + toCents(interest[index]!)),
        )
        expect(payments.every((paid, index) => toCents(paid) >= least[index]!)).toBe(true)
        expect(toCents(setAside)).toBe(Math.min(missing, budget - least.reduce((sum, one) => sum + one, 0)))
        missing -= toCents(setAside)
        owed = balances.map(toCents)
      }
      if (schedule.length < 1_200) expect(missing).toBe(0)
    }),
  )
})

test('every cent paid is a cent of balance or of interest', () => {
  fc.assert(
    fc.property(household, order, fc.integer({ min: 0, max: 9_000 }), ({ debts, extra }, order, lumpSum) => {
      const outcome = debtPayoff({
        debts,
        extra,
        order,
        lumpSum,
        claims: [{ total: lumpSum / 2 }, { total: 40, debt: 0 }],
      })
      if (outcome.months === undefined) return
      const owed = debts.reduce((total, { balance }) => total + toCents(balance), 0)
      expect(toCents(outcome.totalPaid)).toBe(owed + toCents(outcome.totalInterest))
    }),
  )
})

test('avalanche never costs more interest than snowball, beyond the rounding of cents', () => {
  fc.assert(
    fc.property(household, ({ debts, extra }) => {
      const [avalanche, snowball] = (['avalanche', 'snowball'] as const).map((order) =>
        debtPayoff({ debts, extra, order }),
      )
      if (snowball?.months === undefined) return
      const allowed = (snowball.months * debts.length) / 100
      expect(avalanche!.totalInterest).toBeLessThanOrEqual(snowball.totalInterest + allowed)
    }),
  )
})

test('more money each month never takes longer', () => {
  fc.assert(
    fc.property(household, fc.integer({ min: 1, max: 500 }), asked, ({ debts, extra }, more, total) => {
      const months = (extra: number) =>
        debtPayoff({ debts, extra, order: 'avalanche', claims: [{ total }] }).months ?? Infinity
      expect(months(extra + more)).toBeLessThanOrEqual(months(extra))
    }),
  )
})

// 1,200 without interest: two payments of 100, then 250 or 50 a month.
test('a payment that changes after some months is the one that is due from then on', () => {
  const loan = { name: 'loan', balance: 1_200, rate: 0, minimum: 100 }
  const monthsAt = (minimum: number) =>
    debtPayoff({ debts: [{ ...loan, later: { afterMonths: 2, minimum } }], extra: 0, order: 'minimum-only' })
      .months
  expect([monthsAt(250), monthsAt(100), monthsAt(50)]).toEqual([6, 12, 22])
})

// 1,200 without interest: two payments of 120, then 250, 250, 250 and the last 210, although 120 were set aside for it.
test('a payment that rises above the budget is met, and one that stays below it changes nothing', () => {
  const loan = { name: 'loan', balance: 1_200, rate: 0, minimum: 100 }
  const paidAt = (minimum: number) =>
    debtPayoff({ debts: [{ ...loan, later: { afterMonths: 2, minimum } }], extra: 20, order: 'avalanche' })
  expect(paidAt(250).schedule.map(({ payments }) => payments[0])).toEqual([120, 120, 250, 250, 250, 210])
  expect([paidAt(110).months, paidAt(100).months]).toEqual([10, 10])
})

// 110.00 of interest and 96.67 paid: 13.33 are waived and 50 matched, 23,950 left. Then 109.77 of interest: 13.10 and 50.
// With 200 more in the first month 296.67 are paid: the balance falls by 186.67, and nothing is waived.
test('where a payment lowers the balance by a least sum, what interest stands in its way is not charged', () => {
  const loan = { name: 'loan', balance: 24_000, rate: 0.055, minimum: 96.67, leastPrincipal: 50 }
  const { schedule, debts } = debtPayoff({ debts: [loan], extra: 0, order: 'minimum-only' })
  expect(schedule.slice(0, 2).map(({ balances }) => balances[0])).toEqual([23_950, 23_900])
  expect(schedule[0]?.interest[0]).toBe(46.67)
  expect(debts[0]?.minimumBelowInterest).toBe(false)
  const faster = debtPayoff({ debts: [loan], extra: 200, order: 'avalanche' })
  expect(faster.schedule[0]?.balances[0]).toBe(23_813.33)
})

// 200, 200, then 100 a month: 400 + 6 × 100.
test('a claim that begins after some months gets nothing before', () => {
  const paid = debtPayoff({
    debts: [{ name: 'card', balance: 1_000, rate: 0, minimum: 100 }],
    extra: 100,
    order: 'avalanche',
    claims: [{ monthly: 100, afterMonths: 2 }],
  })
  expect(paid.months).toBe(8)
  expect(paid.schedule.map(({ claims }) => claims[0])).toEqual([0, 0, 100, 100, 100, 100, 100, 100])
})

// 100, 100, then 400: 200 + 2 × 400.
test('a payment that ends elsewhere joins the budget from then on', () => {
  const paid = debtPayoff({
    debts: [{ name: 'card', balance: 1_000, rate: 0, minimum: 100 }],
    extra: 0,
    order: 'avalanche',
    freed: [{ monthly: 300, afterMonths: 2 }],
  })
  expect(paid.schedule.map(({ payments }) => payments[0])).toEqual([100, 100, 400, 400])
})

// 200, 200, then 100: 400 + 6 × 100.
test('a payment that rises elsewhere is taken from the budget, and no minimum is', () => {
  const paid = (monthly: number) =>
    debtPayoff({
      debts: [{ name: 'card', balance: 1_000, rate: 0, minimum: 100 }],
      extra: 100,
      order: 'avalanche',
      freed: [{ monthly, afterMonths: 2 }],
    })
  expect(paid(-100).months).toBe(8)
  expect(paid(-150).months).toBe(8)
})
