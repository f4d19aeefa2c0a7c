import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { monthlyCourse } from './months.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const store: Debt = {
  kind: 'credit_card',
  name: 'store card',
  balance: 2_000,
  rate: 0.2999,
  minPayment: 40,
  promoEnds: '2027-06-30',
  deferredInterest: true,
}
const visa: Debt = { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.31, minPayment: 150 }
const household: Household = { debts: [visa, store], monthlySurplus: 400, savings: 1_500, income: 60_000 }
const partsOf = (of: Household) =>
  wholePlan(nextDollar, of, context).allocations.map(({ label, amount }) => [plainText(label), amount])

// Seven months: 2,000 ÷ 7 is 285.71, of which 40 is the minimum payment; 400 − 246 is left.
test('deferred interest gets what clears it in time before a debt at a higher rate', () => {
  expect(partsOf(household)).toEqual([
    ['Clear the store card in time', 246],
    ['Pay off the Visa credit card', 154],
  ])
  const { course, debts } = dollarWork(household, context)
  expect(course.paidOff[debts.findIndex(({ told }) => told.name === 'store card')]).toBe(7)
})

test('it comes before a cushion that is not full yet, and after late bills', () => {
  expect(partsOf({ ...household, savings: 0 })[0]).toEqual(['Clear the store card in time', 246])
  expect(partsOf({ ...household, pastDueBills: 3_000 })[0]).toEqual(['Bills past due', 400])
})

// Seven payments of 40 + 50 are 630: cash has to find 1,370 of 2,000, and 130 of 1,500 goes to the Visa.
test('cash does what the months cannot, before it goes to the higher rate', () => {
  const { today } = dollarWork({ ...household, monthlySurplus: 50, savings: 3_000 }, context)
  expect([...today.prepaid.values()]).toEqual([1_370, 130])
})

// Six payments of 60 + 240 are 1,800 of 1,900: 100 of the 1,100 of cash, which leaves more than half of the 1,500 of a cushion.
const short: Household = {
  debts: [{ ...store, balance: 1_900, minPayment: 60, promoEnds: '2027-05-31' }],
  monthlyExpenses: 3_300,
  deductible: 1_500,
  monthlySurplus: 240,
  savings: 1_100,
  income: 47_000,
}
test('what months and spare cash cannot clear in time takes from the starter, and leaves half of it', () => {
  const work = dollarWork(short, context)
  expect([...work.today.prepaid.values()]).toEqual([100])
  expect(work.course.paidOff[0]).toBe(6)
  expect([...dollarWork({ ...short, savings: 850 }, context).today.prepaid.values()]).toEqual([100])
  // 849 less 100 are not half of 1,500: no sum of money keeps the interest away, so it is a debt like others.
  const missed = dollarWork({ ...short, savings: 849 }, context)
  expect(missed.today.prepaid.size).toBe(0)
  expect(missed.needs.map(({ id }) => id).slice(0, 2)).toEqual(['starter', work.debts[0]?.id])
})

test('a promotion that ends now, or charges nothing afterwards, is no such promise', () => {
  expect(partsOf({ ...household, debts: [visa, { ...store, promoEnds: '2026-12-01' }] })[0]).toEqual([
    'Pay off the Visa credit card',
    400,
  ])
  expect(partsOf({ ...household, debts: [visa, { ...store, deferredInterest: false }] })[0]).toEqual([
    'Pay off the Visa credit card',
    400,
  ])
})

// 1,000 at 24 %: 20 a month, three months deferred and 100 from before, charged with the fourth: 60 + 100 + 20.
test('what has built up before today is charged with the rest', () => {
  const promotion = { rate: 0, months: 3, deferredInterest: true, deferredBefore: 100 }
  const course = monthlyCourse({
    streams: [],
    debts: [{ name: 'card', balance: 1_000, rate: 0.24, minimum: 0, promotion }],
    monthly: 0,
    months: 4,
  })
  expect(course.interest).toBe(180)
})
