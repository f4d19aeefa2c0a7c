/** A card at 0% beside little cash: it is cleared in time and no sooner, and the emergency fund has the rest. */
import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { contextOfTests, planOf, stepIds } from './plan-for-tests.ts'
import { plannedDebts } from './planned-debts.ts'

const card: Debt = {
  ...({ kind: 'credit_card', name: 'Transfer card', balance: 7_040, rate: 0.2499, minPayment: 71 } as const),
  ...{ promoRate: 0, promoEnds: '2028-04-30' },
}
const union = {
  kind: 'credit_card',
  name: 'Union card',
  balance: 6_960,
  rate: 0.0995,
  minPayment: 139,
} as const
const car = { kind: 'auto', balance: 14_400, rate: 0.062, minPayment: 372 } as const
const couple: Household = {
  ...{ age: 37, employment: 'employed', income: 111_500, getsWholeMatch: true, dependents: [5] },
  ...{ monthlyExpenses: 4_280, savings: 2_500, deductible: 2_500, behindOnDebts: false },
  ...{ debtPaymentMonthly: 600, debts: [card] },
}
const workOf = (household: Household) => plannedDebts(household, contextOfTests)
const paced = (household: Household) => workOf(household).paid.map((debt) => debt.paced?.payment.value)
const monthsOf = ({ plan }: ReturnType<typeof workOf>) => plan.debts.map(({ months }) => months)

// 17 months until the promotion ends, of which 16 are used: 7,040 ÷ 16 = 440, and 600 − 440 = 160 are left for the fund.
test('alone it gets what clears it a month before its day, and the fund is filled meanwhile', () => {
  const plan = planOf(couple)
  expect(paced(couple)).toEqual([440])
  expect(monthsOf(workOf(couple))).toEqual([16])
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Emergency fund', 160],
    ['Transfer card', 440],
  ])
  expect(plainText(plan.summary)).toContain(
    'The Transfer card costs 0% until Apr 30, 2028: pay $440 a month on it, and it is gone by Mar 2028. Sooner would save nothing',
  )
  expect(stepIds(plan)).toEqual(expect.arrayContaining(['fund', 'paced.debt.0']))
})

/*
 * 582 is asked of the three, and 1,210 are there. Cash pays 8,150 − 2,500 = 5,650 on the dearer card; the other 1,310 take two
 * months of 139 + 628. Then 7,040 − 2 × 71 = 6,898 are left over 14 months: 493 each, and 628 + 139 + 71 − 493 = 345 for the fund.
 */
test('what costs more comes first, and the pace begins when that is gone', () => {
  const household = { ...couple, savings: 8_150, debtPaymentMonthly: 1_210, debts: [card, union, car] }
  const work = workOf(household)
  expect(paced(household)).toEqual([493, undefined, undefined])
  expect(monthsOf(work).slice(0, 2)).toEqual([16, 2])
  const fund = work.claims.findIndex(({ part }) => part === 'fund')
  expect(work.plan.schedule[2]?.claims[fund]).toBe(345)
  expect(plainText(planOf(household).summary)).toContain('send $345 a month to your emergency fund')
})

test('the minimum payments alone stay what they are, and paying it before the fund is another way', () => {
  const work = workOf(couple)
  // 7,040 − 17 × 71 = 5,833 are left then, at 24.99%.
  expect(work.minimumsOnly?.schedule[16]?.balances[0]).toBe(5_833)
  const faster = planOf(couple).alternatives.find(({ id }) => id === 'before-fund')
  // 7,040 ÷ 600 is 11.7.
  expect(faster?.ledger.map(({ value }) => plainText(value))).toContain('Nov 2027')
})

test('nothing waits where the fund is full, the money is only just enough, or the day was not told', () => {
  for (const more of [
    { savings: 60_000 },
    { debtPaymentMonthly: 440 },
    { debts: [{ ...card, promoEnds: undefined, promoMonths: 17 }] },
    { debts: [{ ...card, deferredInterest: true }] },
    { jobAtRisk: true },
  ])
    expect(paced({ ...couple, ...more })).toEqual([undefined])
})

/*
 * Cash of 9,460 pays the 6,960 at 9.95% at once and keeps 2,500. What is left is the card at 0%: 7,040 ÷ 1,210 is 5.8 months,
 * and nothing is charged in them. Sent to the card at 0% instead, the cash would leave the other at 9.95% for months.
 */
test('paid before the fund, the card at 0% has no cash that the dearer one could use', () => {
  const household = { ...couple, savings: 9_460, debtPaymentMonthly: 1_210, debts: [card, union] }
  const other = planOf(household).alternatives.find(({ id }) => id === 'before-fund')
  expect(plainText(other?.title ?? '')).toBe('Pay the Transfer card before the fund')
  expect(other?.ledger.map(({ value }) => plainText(value))).toEqual(
    expect.arrayContaining(['May 2027', '$0']),
  )
  expect(plainText(other?.difference ?? '')).toBe('The same, to the dollar.')
})

// 71 a month never end 7,040 at 24.99%: what the card is taken to ask for after its promotion is said.
test('the minimum payments alone say which card asks for more after its promotion', () => {
  const alone = planOf(couple).alternatives.find(({ id }) => id === 'current')
  expect(plainText(alone?.detail ?? '')).toMatch(
    /Only once a promotion ends more is taken to be asked: on the Transfer card about \$\d+ a month instead of \$71 a month\./,
  )
})
