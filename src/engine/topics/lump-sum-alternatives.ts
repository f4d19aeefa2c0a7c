/** The plan against what else could be done with the same money, on one ledger. */
import type { Figure } from '../figure.ts'
import { allCash } from '../markets/asset-allocation.ts'
import { costAveraging } from '../markets/cost-averaging.ts'
import { percentiles } from '../markets/percentiles.ts'
import type { Projection } from '../markets/project.ts'
import { monthsToPayOff } from '../math/loan.ts'
import type { Alternative } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text, words } from '../say.ts'
import { averageBankRate } from './bank-rates.ts'
import { type Outlook, run } from './lump-sum-outlook.ts'
import type { LumpSumWork } from './lump-sum-work.ts'
import { placedIn } from './order-of-operations.ts'

const digits = 3

/** What the costly debts still cost in interest when only their minimums are paid. */
function interestAtMinimums({ sheet, costlyDebts, horizon }: LumpSumWork): Figure {
  let interest = 0
  for (const { balance, rate, minimum } of costlyDebts) {
    const months = monthsToPayOff({ principal: balance.value, rate: rate.value, payment: minimum.value })
    interest +=
      months === undefined
        ? balance.value * rate.value * horizon.value
        : Math.max(0, months * minimum.value - balance.value)
  }
  return sheet.computed(
    'interest.minimums',
    'Interest still to pay on costly debts',
    'usd',
    'all payments at the minimum − what is owed; where the minimum never repays a debt, its interest until the money is needed',
    [horizon, ...costlyDebts.flatMap(({ balance, rate, minimum }) => [balance, rate, minimum])],
    Math.round(interest),
  )
}

/** Balances of two parts added up future by future: their middles do not add, the futures do. */
function lastYearTogether(...projections: Projection[]): Float32Array {
  const [first] = projections
  if (first === undefined) return new Float32Array()
  const total = new Float32Array(first.paths)
  for (const { wealth, years, paths } of projections)
    for (let path = 0; path < paths; path += 1)
      total[path] = (total[path] ?? 0) + (wealth[(years - 1) * paths + path] ?? 0)
  return total
}

export function lumpSumAlternatives(work: LumpSumWork, outlook: Outlook | undefined): Alternative[] {
  const { sheet, amount, cushion, placements, invested, glide, costlyDebts, horizon, context } = work
  const cost =
    outlook === undefined ? rules.indexFundFee.value : outlook.fee.value + outlook.drag.value / invested.value
  const cashGlide = glide.map(() => allCash)
  const inCash = placedIn(placements, 'owed', 'starter', 'match', 'cushion', 'deferral')
  const paths = sheet.computed(
    'paths.ledger',
    'Simulated futures behind the ledger',
    'count',
    'the same futures for every row',
    [],
    context.bank(glide.length).paths,
  )
  const measure = (id: string, label: string, values: Float32Array, inputs: readonly Figure[]) => {
    const found = percentiles(values)
    const figure = (part: string, name: string, value: number) =>
      sheet.computed(
        `ledger.${id}.${part}`,
        `${label}: ${name}`,
        'usd',
        'invested and cash parts added up future by future, in today’s dollars',
        [...inputs, paths],
        value,
        digits,
      )
    return {
      middle: figure('middle', 'middle outcome', found.p50),
      weak: figure('weak', 'weak markets', found.p5),
    }
  }
  const planned = measure(
    'plan',
    'This plan',
    lastYearTogether(run(work, invested.value, glide, cost), run(work, inCash, cashGlide, 0)),
    [invested],
  )
  const interest = interestAtMinimums(work)
  const none = words('None')
  const months = (value: number, id: string) =>
    say`${sheet.computed(`ledger.${id}.months`, 'Months of costs in cash', 'months', 'cash ÷ what a month costs', [cushion.essentials], cushion.essentials.value === 0 ? 0 : Math.round((value / cushion.essentials.value) * 10) / 10)}`
  const ledger = (middle: Text, weak: Text, owed: Text, covered: Text) => [
    { label: say`Middle outcome in ${horizon}`, value: middle },
    { label: words('In weak markets'), value: weak },
    { label: words('Interest on costly debts'), value: owed },
    { label: words('Months of costs in cash'), value: covered },
  ]
  const debtRow = costlyDebts.length === 0 ? none : say`${interest}`

  const bankRate = sheet.market('bank.rate', 'What the average bank pays a year', 'rate', averageBankRate)
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  const shrink = (1 + bankRate.value) / (1 + inflation.value)
  let kept = amount.value
  for (let year = 0; year < glide.length; year += 1) kept *= shrink
  const inBank = sheet.computed(
    'ledger.bank',
    'The money after years in an average bank',
    'usd',
    'the amount × ((one + bank rate) ÷ (one + inflation)), once for each year',
    [amount, bankRate, inflation, horizon],
    kept,
    digits,
  )
  const lost = sheet.computed(
    'ledger.bank.cost',
    'Middle outcome given up in the bank',
    'usd',
    'middle outcome of this plan − the money in an average bank',
    [planned.middle, inBank],
    Math.max(0, planned.middle.value - inBank.value),
    digits,
  )

  const owedAfterPlan =
    placedIn(placements, 'costly-debt') > 0 ? words('Paid off, as far as the money goes') : debtRow
  const coveredByPlan = months(cushion.cash.value + placedIn(placements, 'starter', 'cushion'), 'plan')
  const alternatives: Alternative[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      title: words('This plan'),
      detail: words('First what is certain, then what grows.'),
      ledger: ledger(say`${planned.middle}`, say`${planned.weak}`, owedAfterPlan, coveredByPlan),
      difference: words('The plan.'),
    },
    {
      id: 'current',
      kind: 'current',
      title: words('Leave it all in an average bank'),
      detail: say`At ${bankRate} it loses to prices every year.`,
      ledger: ledger(
        say`${inBank}`,
        say`${inBank}`,
        debtRow,
        months(cushion.cash.value + amount.value, 'bank'),
      ),
      difference:
        costlyDebts.length === 0
          ? say`Gives up ${lost} in the middle outcome, without any ups and downs.`
          : say`Gives up ${lost} in the middle outcome and pays ${interest} of interest.`,
    },
  ]
  if (invested.value < amount.value) {
    const all = measure(
      'all-in',
      'Everything invested',
      lastYearTogether(run(work, amount.value, glide, cost)),
      [amount],
    )
    alternatives.push({
      id: 'all-in',
      kind: 'other',
      title: words('Invest every dollar now'),
      detail: words('No cushion, no debts paid: more in the markets, and nothing for a bad month.'),
      ledger: ledger(say`${all.middle}`, say`${all.weak}`, debtRow, months(cushion.cash.value, 'all-in')),
      difference:
        costlyDebts.length > 0
          ? say`More in the market on paper, but ${interest} of interest is still to be paid and the next emergency goes on a card.`
          : words('More in the middle outcome, but the next emergency means selling, perhaps in a bad year.'),
    })
  }
  const averaging = averagingRow(work)
  if (averaging !== undefined) {
    const start = Math.max(0, invested.value - averaging.cost.value)
    const spread = measure(
      'averaging',
      'Spread over months',
      lastYearTogether(run(work, start, glide, cost), run(work, inCash, cashGlide, 0)),
      [invested, averaging.cost],
    )
    alternatives.push({
      id: 'averaging',
      kind: 'other',
      title: say`Spread the investing over ${averaging.slices}`,
      detail: words(
        'A written schedule with dates, kept whatever the news says. It softens regret more than risk.',
      ),
      ledger: ledger(say`${spread.middle}`, say`${spread.weak}`, owedAfterPlan, coveredByPlan),
      difference: say`Expected to cost about ${averaging.cost}. Choose it if a fall right after investing would make you sell.`,
    })
  }
  return alternatives
}

/** A short schedule and what it is expected to cost in its first year. */
export function averagingRow({
  sheet,
  reader,
  invested,
  mix,
  context,
}: LumpSumWork): { slices: Figure; cost: Figure } | undefined {
  if (invested.value === 0 || mix.stocks === 0) return undefined
  const slices = reader.rule('averaging.months', 'Length of the schedule', 'months', rules.averagingMonths)
  const { usStocks, nonUsStocks, usShareOfStocks, bonds, cash } = context.market
  const us = usShareOfStocks.value
  const rate =
    mix.stocks * (us * usStocks.value + (1 - us) * nonUsStocks.value) +
    mix.bonds * bonds.value +
    mix.cash * cash.value
  const { expectedCost } = costAveraging({
    amount: invested.value,
    slices: slices.value,
    investedRate: rate,
    cashRate: cash.value,
  })
  const cashRate = sheet.market('market.cash', 'Cash a year', 'rate', cash)
  const expected = sheet.computed(
    'expected.mix',
    'Expected return of your mix',
    'rate',
    'the expected returns of its parts, by their shares',
    [
      sheet.market('market.stocks', 'US stocks a year', 'rate', usStocks),
      sheet.market('market.other-stocks', 'Other stocks a year', 'rate', nonUsStocks),
      sheet.market('market.bonds', 'Bonds a year', 'rate', bonds),
    ],
    rate,
  )
  return {
    slices,
    cost: sheet.computed(
      'averaging.cost',
      'Expected cost of spreading',
      'usd',
      'all at once − equal monthly slices that wait in cash, after a year',
      [invested, slices, expected, cashRate],
      Math.max(0, Math.round(expectedCost)),
    ),
  }
}
