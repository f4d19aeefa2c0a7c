/** Paying a debt at a middling rate early against investing the same money: both are shown, neither is wrong. */
import { type Figure, sumOf } from '../../figure.ts'
import { pessimisticMarkets } from '../../markets/assumptions.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Alternative } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months } from '../../units.ts'
import { changesIn } from '../month-changes.ts'
import { takenLessIn } from './birth.ts'
import { firstPaidFaster } from './filling.ts'
import { debtBudget, payoffLedger } from './ledger.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

const digits = 2

/** What the month's money comes to that the debts do not take, invested until a month. */
function investedUntil(
  payoff: DebtPayoff,
  { budget, elsewhere, freed }: { budget: Dollars; elsewhere: Dollars; freed: (month: Months) => Dollars },
  until: Months,
  rate: AnnualRate,
): Dollars {
  const growth = 1 + effectiveMonthlyRate(rate)
  let wealth = 0
  for (let month = 0; month < until; month += 1) {
    const { payments, setAside } = payoff.schedule[month] ?? { payments: [], setAside: elsewhere }
    const left = budget + freed(month + 1) - setAside
    wealth = wealth * growth + left - payments.reduce((sum, paid) => sum + paid, 0)
  }
  return wealth
}

const whatIsFirst = ({ costly, fund }: DebtWork): string =>
  fund === undefined || fund.gap.value <= 0
    ? 'Costly debts'
    : costly.length > 0
      ? 'Costly debts and the emergency fund'
      : 'The emergency fund'

export function investInstead(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { sheet, context, paid, numbers, middling, match, stage, birth } = work
  // One that ends by its own payment before anything is left for it is not the one that is paid early.
  const first = firstPaidFaster(work, middling, { plan: work.plan, after: 0 }) ?? middling[0]
  if (first === undefined || stage !== 'payoff' || plan.date === undefined) return undefined
  // Paid only as asked, a federal loan on a plan by income ends by forgiveness, which the schedule does not know.
  if (paid.some(({ assisted }) => assisted !== undefined)) return undefined
  const kept = new Set(middling.map(({ id }) => id))
  const payoff = work.tried({
    debts: numbers.map((debt, index) => ({
      ...debt,
      minimumOnly: debt.minimumOnly === true || kept.has(paid[index]?.id ?? ''),
    })),
  })
  if (payoff.months === undefined) return undefined
  const budget = debtBudget(work)
  const until = payoff.months
  const child = birth === undefined || until <= birth.after.value ? 0 : birth.child.value
  const elsewhere = (match?.monthly.value ?? 0) + child
  const freed = (ahead: Months) => sumOf(changesIn(work, ahead)) + takenLessIn(work, ahead)
  const month = { budget: budget.value + elsewhere, elsewhere, freed }
  const { usStocks, inflation } = context.market
  const stocks = sheet.market('stocks.us', 'US stocks a year', 'rate', usStocks)
  const prices = sheet.market('inflation', 'Inflation a year', 'rate', inflation)
  const weak = sheet.market(
    'stocks.us.weak',
    'US stocks a year, lowest forecast',
    'rate',
    pessimisticMarkets.usStocks,
  )
  const ahead = (id: string, label: string, rate: Figure) => {
    const difference =
      investedUntil(payoff, month, until, rate.value) - investedUntil(work.plan, month, until, rate.value)
    const today = difference / (1 + prices.value) ** (until / monthsPerYear)
    return sheet.computed(
      id,
      label,
      'usd',
      'what is invested by the month of the last payment this way − what is invested by then under the plan, in today’s dollars',
      [rate, prices, budget, ...scheduleInputs(work)],
      today,
      digits,
    )
  }
  const middle = ahead('invest.ahead', 'Ahead by investing, at the assumed return', stocks)
  const low = ahead('invest.ahead.weak', 'Ahead by investing, at the lowest forecast', weak)
  // Where the fund takes all that is left until the debt has ended by itself, there is no choice to make.
  if (Math.round(middle.value) === 0 && Math.round(low.value) === 0) return undefined
  const behind = (id: string, { label, value, ...figure }: Figure) =>
    sheet.computed(
      `${figure.id}.${id}`,
      `${label}, turned`,
      'usd',
      'the difference, turned',
      [{ label, value, ...figure }],
      0 - value,
      digits,
    )
  const figures = payoffFigures(work, 'invest', 'Invest instead', payoff)
  return {
    id: 'invest',
    kind: 'other',
    title: say`Invest instead of paying the ${first.label} early`,
    detail: say`${words(whatIsFirst(work))} first; then the minimum payment on what costs ${first.rate}, and the rest into stocks at ${stocks} a year before tax, which nobody can be sure of.`,
    ledger: payoffLedger(work, figures, budget),
    difference:
      middle.value >= 0
        ? say`Ends about ${middle} ahead at the assumed return, and ${low.value >= 0 ? say`${low} ahead` : say`${behind('behind', low)} behind`} at the lowest forecast. Paying the debt is the safe ${first.rate}.`
        : say`Ends about ${behind('behind', middle)} behind at the assumed return and ${behind('behind', low)} behind at the lowest forecast: the debt costs more than stocks are assumed to earn.`,
  }
}
