import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'
import { inOrder } from './smallest-first.ts'
import { sameOrder } from './smallest-first-words.ts'

const cards: Debt[] = [
  { kind: 'credit_card', name: 'Card A', balance: 6_200, rate: 0.229, minPayment: 190 },
  { kind: 'credit_card', name: 'Card B', balance: 3_400, rate: 0.2899, minPayment: 105 },
]
const hospital: Debt = { kind: 'medical', name: 'Hospital', balance: 1_900, rate: 0, minPayment: 75 }
const car: Debt = { kind: 'auto', name: 'Car', balance: 9_800, rate: 0.074, minPayment: 310 }
const parent: Household = {
  ...{ age: 44, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'TN', dependents: [13] },
  ...{ income: 58_000, employment: 'employed', incomeStability: 'steady', behindOnDebts: false },
  ...{ monthlyExpenses: 3_000, savings: 1_800, debtPaymentMonthly: 950, supportReceivedMonthly: 0 },
  ...{ contributionRate: 0.04, employerMatch: { rate: 1, upTo: 0.04 }, getsWholeMatch: true },
  ...{ hasWorkplacePlan: true, coSignedDebt: false, deductible: 1_000, retirementSavings: 62_000 },
  debts: [...cards, hospital, car],
}
const wishing: Household = { ...parent, payoffOrder: 'snowball' }

/** Month by month without anything of the engine: 680 is asked and 270 is free; only debts of `turns` get that and the cash. */
function byHand(isBefore: (a: Row, b: Row) => number, turns: readonly string[]) {
  const rows: Row[] = [
    { name: 'Card A', owed: 6_200, rate: 0.229, asked: 190, gone: Infinity },
    { name: 'Card B', owed: 3_400, rate: 0.2899, asked: 105, gone: Infinity },
    { name: 'Hospital', owed: 1_900, rate: 0, asked: 75, gone: Infinity },
    { name: 'Car', owed: 9_800, rate: 0.074, asked: 310, gone: Infinity },
  ]
  let interest = 0
  const send = (sum: number) => {
    let left = sum
    for (const row of [...rows].sort(isBefore).filter(({ name }) => turns.includes(name))) {
      const paid = Math.min(left, row.owed)
      row.owed -= paid
      left -= paid
    }
  }
  send(800)
  for (let month = 1; rows.some(({ owed }) => owed > 0); month++) {
    let left = 950
    for (const row of rows) {
      const charged = Math.round((row.owed * row.rate * 100) / 12) / 100
      interest += charged
      const paid = Math.min(row.asked, row.owed + charged)
      row.owed += charged - paid
      left -= paid
    }
    send(left)
    for (const row of rows) if (row.owed < 0.005) [row.owed, row.gone] = [0, Math.min(row.gone, month)]
  }
  return { interest, gone: (wanted: string) => rows.find(({ name }) => name === wanted)?.gone }
}
interface Row {
  readonly name: string
  owed: number
  readonly rate: number
  readonly asked: number
  gone: number
}
const all = ['Card A', 'Card B', 'Hospital', 'Car']

test('without a fund between, the smallest first takes a bill at 0% before a card at 29%, and costs what a count by hand does', () => {
  const work = workOf(parent)
  const bySize = byHand((a, b) => a.owed - b.owed, all)
  const byRate = byHand((a, b) => b.rate - a.rate, ['Card A', 'Card B', 'Car'])
  expect([Math.round(bySize.interest), bySize.gone('Hospital')]).toEqual([3_427, 4])
  expect(Math.round(byRate.interest)).toBe(2_793)
  for (const [order, hand] of [
    ['snowball', bySize],
    ['avalanche', byRate],
  ] as const) {
    const { debts } = inOrder(order, work.paid, { debts: work.numbers, claims: [] })
    const payoff = debtPayoff({ debts, extra: 270, order, lumpSum: 800 })
    expect(payoff.totalInterest).toBeCloseTo(hand.interest, 1)
    expect(payoff.debts.map(({ months }) => months)).toEqual(
      work.paid.map(({ told }) => hand.gone(told.name ?? '')),
    )
  }
})

// 800 of cash, and four months of 345: the bill is gone in month 4, March. The plan’s own order ends the first card in July.
test('the smallest first is shown with the cheap bill in its turn, and that the plan leaves it out on purpose', () => {
  for (const debts of [
    [...cards, hospital, car],
    [...cards, { ...hospital, kind: 'personal' as const }, car],
  ]) {
    const plan = planOf({ ...parent, debts })
    const other = plan.alternatives.find(({ id }) => id === 'snowball')
    expect(plainText(other?.detail ?? '')).toContain('The first debt is gone sooner.')
    expect(plainText(other?.detail ?? '')).toContain('at 0% early. This plan sends only what is asked there')
    const first = other?.ledger.find(({ label }) => plainText(label) === 'First debt gone')
    expect(plainText(first?.value ?? '')).toBe('Mar 2027')
    expect(plainText(other?.difference ?? '')).toMatch(/^Costs \$6\d\d more interest\.$/)
  }
})

test('who asks for the smallest first pays a bill at 0% first, and hears its price', () => {
  const plan = planOf(wishing)
  const summary = plainText(plan.summary)
  expect(summary).toContain('The extra goes to the Hospital medical bill first: it is the smallest.')
  expect(summary).toContain('the price of that is shown below')
  const step = plan.nextSteps.find(({ id }) => id === 'spare')
  expect(plainText(step?.why ?? '')).not.toContain('more than any savings account pays')
  // The other way round it costs what the plan of whoever did not ask does.
  expect(workOf(wishing).avalanche.totalInterest).toBe(workOf(parent).plan.totalInterest)
  expect(workOf(wishing).plan.totalInterest).toBe(workOf(parent).snowball.totalInterest)
})

// 13,000 beyond the cushion is more than the 9,600 of both cards.
test('cash that ends every costly debt goes to none at 0% before, also where the smallest first is asked for', () => {
  const { plan, paid } = workOf({ ...wishing, savings: 14_000 })
  const gone = paid.filter((_, index) => plan.debts[index]?.months === 0).map(({ told }) => told.name)
  expect(gone.toSorted()).toEqual(['Card A', 'Card B'])
})

test('a bill on which nothing is agreed has no turn yet, and the same order is not said of it', () => {
  const { minPayment: _, ...open } = hospital
  const debts = [...cards, open, car]
  expect(plainText(sameOrder(workOf({ ...parent, debts })))).toBe(
    'Here it comes to the same order: in both the Hospital medical bill gets only what is asked.',
  )
  expect(plainText(planOf({ ...wishing, debts }).summary)).toContain(
    'the Hospital medical bill gets only what is asked all the same',
  )
})

// The loan is larger than both cards: by size it comes after them, when nothing dearer is left for it to wait on.
test('a cheap debt that is larger than all others has no turn in either order', () => {
  const loan: Debt = { kind: 'auto', balance: 22_000, rate: 0.02, minPayment: 400 }
  const { paid } = workOf({ ...wishing, debts: [...cards, loan] })
  expect(paid.find(({ told }) => told.balance === 22_000)?.minimumOnly).toBe(true)
})

// 900 at nothing and 50 a month is smaller than the one card at 24%, and the first to go where the smallest comes first.
test('beside one costly debt a smaller bill at nothing has its turn in the row of the smallest first', () => {
  const plan = planOf({
    ...{ monthlySurplus: 400, savings: 1_000, behindOnDebts: false },
    debts: [
      { kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 },
      { kind: 'medical', balance: 900, rate: 0, minPayment: 50 },
    ],
  })
  const row = plan.alternatives.find(({ id }) => id === 'snowball')
  expect(plainText(row?.detail ?? '')).toContain('It pays the medical bill at 0% early.')
})
