/** The rows of the ledger: each way of using the money measured alike. */
import type { Figure } from '../../figure.ts'
import { pairedOdds } from '../../markets/outcomes.ts'
import { percentilesOfAny } from '../../markets/percentiles.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { averageBankRate } from '../bank-rates.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { Growth } from './growth.ts'
import { interestPaid, worthOf } from './ledger.ts'
import { weighedDebts } from './middle-debts.ts'
import { inflationOf } from './outlook.ts'
import type { Way } from './ways.ts'
import type { LumpSumWork } from './work.ts'

const digits = 3

/** What the ledger shows of a way. */
export interface LedgerRow {
  readonly middle: Figure
  readonly weak: Figure
  readonly interest: Figure
  readonly cover: Figure
}

/** A way that markets move, with what it is worth in every future. */
export interface Row extends LedgerRow {
  readonly way: Way
  readonly worth: Float32Array
}

export function rowOf(
  work: LumpSumWork,
  growth: Growth,
  id: string,
  label: string,
  way: Way,
  inputs: readonly Figure[],
): Row {
  const { sheet, glide, costlyDebts, context } = work
  const worth = worthOf(work, way, growth)
  // Cash of one's own that pays a debt as well can be more than the freed payments grow to in the weakest markets.
  const found = percentilesOfAny(worth)
  const paths = sheet.computed(
    'paths.ledger',
    'Simulated futures behind the ledger',
    'count',
    'the same futures for every row',
    [],
    context.bank(glide.length).paths,
  )
  const debts = [...costlyDebts, ...weighedDebts(work)]
  const dollars = (part: string, name: string, value: number) =>
    sheet.computed(
      `ledger.${id}.${part}`,
      `${label}: ${name}`,
      'usd',
      'investments and cash, payments freed by paid debts and what less is owed on them, future by future, in today’s dollars',
      [...inputs, paths, ...debts.flatMap(termsOf)],
      value,
      digits,
    )
  return {
    way,
    worth,
    middle: dollars('middle', 'middle outcome', found.p50),
    weak: dollars('weak', 'weak markets', found.p10),
    interest: interestOf(work, id, label, way),
    cover: coverOf(work, id, cashNow(work) + way.cash),
  }
}

/** What the course of a debt is counted from. */
const termsOf = ({ balance, rate, minimum, later }: DebtTerms): Figure[] => [
  balance,
  rate,
  ...(later === undefined ? [minimum] : [later.afterMonths, later.payment]),
]

const everyDebt = ({ costlyDebts, middleDebts, cheapDebts }: LumpSumWork) => [
  ...costlyDebts,
  ...middleDebts,
  ...cheapDebts,
]

function interestOf(work: LumpSumWork, id: string, label: string, way: Way): Figure {
  const debts = everyDebt(work)
  return work.sheet.computed(
    `ledger.${id}.interest`,
    `${label}: interest on debts`,
    'usd',
    'month by month at the minimum payments, and what the plan sends on of those that end, until the money is needed',
    debts.flatMap(termsOf),
    Math.round(interestPaid(debts, way, work.glide.length)),
  )
}

/** Before any of it pays a debt. */
const cashNow = ({ ownCash, cushion }: LumpSumWork): number => (ownCash?.cash ?? cushion.cash).value

const coverOf = ({ sheet, cushion }: LumpSumWork, id: string, cash: number): Figure =>
  sheet.computed(
    `ledger.${id}.months`,
    'Months of costs in cash',
    'months',
    'cash ÷ what a month costs',
    [cushion.essentials],
    cushion.essentials.value === 0 ? 0 : Math.round(cash / cushion.essentials.value),
  )

/** The money at the rate of an average bank, which no market moves. */
export function bankRow(work: LumpSumWork, free: number): LedgerRow & { rate: Figure } {
  const { sheet, amount, horizon, glide } = work
  const rate = sheet.market('bank.rate', 'What the average bank pays a year', 'rate', averageBankRate)
  const inflation = inflationOf(work)
  const yearly = (1 + rate.value) / (1 + inflation.value)
  let kept = free
  for (let year = 0; year < glide.length; year += 1) {
    const within = Math.min(1, horizon.value - year)
    kept *= 1 + (yearly - 1) * within
  }
  const way: Way = { sheltered: 0, taxable: 0, cash: 0, prepaid: new Map() }
  const worth = sheet.computed(
    'ledger.bank',
    'The money after years in an average bank',
    'usd',
    'the amount × ((one + bank rate) ÷ (one + inflation)), once for each year',
    [amount, rate, inflation, horizon],
    kept,
    digits,
  )
  return {
    rate,
    middle: worth,
    weak: worth,
    interest: interestOf(work, 'bank', 'In an average bank', way),
    cover: coverOf(work, 'bank', cashNow(work) + free),
  }
}

/** The rows of the ledger as the alternatives show them. */
export function ledgerOf(
  work: LumpSumWork,
  most: Figure,
): (row: LedgerRow) => { label: Text; value: Text }[] {
  const hasDebts = everyDebt(work).length > 0
  return (row) => [
    { label: say`Worth in ${work.horizon}, middle outcome`, value: say`${row.middle}` },
    { label: say`At least this in ${most} futures`, value: say`${row.weak}` },
    { label: words('Interest on debts until then'), value: hasDebts ? say`${row.interest}` : words('None') },
    { label: words('Months of costs in cash'), value: say`${row.cover}` },
  ]
}

export function differenceOf(
  work: LumpSumWork,
  id: string,
  label: string,
  plan: Figure,
  other: Figure,
): Figure {
  return work.sheet.computed(
    id,
    label,
    'usd',
    'one − the other',
    [plan, other],
    plan.value - other.value,
    digits,
  )
}

/** How a way ends against the plan, in the middle and in how many futures. */
export interface Difference {
  readonly isMore: boolean
  readonly gap: Figure
  readonly ahead: Figure
  readonly inWords: Text
}

export function compared(work: LumpSumWork, id: string, row: Row, plan: Row): Difference {
  const { sheet } = work
  const ahead = sheet.computed(
    `ahead.${id}`,
    'Futures in which this way ends ahead of the plan',
    'odds',
    'futures in which it is worth more than the plan ÷ all futures',
    [row.middle, plan.middle],
    pairedOdds(plan.worth.length, (path) => (row.worth[path] ?? 0) > (plan.worth[path] ?? 0)).share,
  )
  const isMore = row.middle.value >= plan.middle.value
  const gap = sheet.computed(
    `gap.${id}`,
    'Difference of the middle outcomes',
    'usd',
    'the larger middle outcome − the smaller',
    [row.middle, plan.middle],
    Math.abs(row.middle.value - plan.middle.value),
    digits,
  )
  const risk =
    row.cover.value < plan.cover.value
      ? say` It leaves ${row.cover} of costs in cash, so the next emergency means selling or borrowing.`
      : nothing
  return {
    isMore,
    gap,
    ahead,
    inWords: say`${gap} ${words(isMore ? 'more' : 'less')} in the middle outcome; ahead in ${ahead} futures.${risk}`,
  }
}
