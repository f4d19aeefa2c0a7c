/** Paying a debt at a middling rate early against investing the same money: both are shown, neither is wrong. */
import { type Figure, sumOf } from '../../figure.ts'
import { allCash } from '../../markets/asset-allocation.ts'
import { pessimisticMarkets } from '../../markets/assumptions.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Alternative } from '../../plan.ts'
import { join, listed, nothing, say, sentenceStart, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax } from '../debts.ts'
import { afterFundCosts, expectedReturn } from '../expected-return.ts'
import { glideForLater } from '../mix-for-later.ts'
import { changesIn } from '../month-changes.ts'
import { takenLessIn } from './birth.ts'
import { firstPaidFaster } from './filling.ts'
import { debtBudget, payoffLedger } from './ledger.ts'
import { taxSavedIn } from './loan-tax.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

const digits = 2

/** What the month's money comes to that the debts do not take, invested until a month. */
function investedUntil(
  payoff: DebtPayoff,
  {
    budget,
    elsewhere,
    freed,
    taxSaved,
  }: {
    budget: Dollars
    elsewhere: Dollars
    freed: (month: Months) => Dollars
    /** By deducting the interest of a schedule. */
    taxSaved: (payoff: DebtPayoff) => (month: Months) => Dollars
  },
  until: Months,
  rate: AnnualRate,
): Dollars {
  const growth = 1 + effectiveMonthlyRate(rate)
  const saved = taxSaved(payoff)
  let wealth = 0
  for (let month = 0; month < until; month += 1) {
    const { payments, setAside } = payoff.schedule[month] ?? { payments: [], setAside: elsewhere }
    const left = budget + freed(month + 1) - setAside
    wealth = wealth * growth + left + saved(month) - payments.reduce((sum, paid) => sum + paid, 0)
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
  const { sheet, context, reader, paid, numbers, middling, match, stage, birth } = work
  // One that ends by its own payment before anything is left for it is not one that is paid early.
  const faster = middling.filter(
    (debt) => firstPaidFaster(work, [debt], { plan: work.plan, after: 0 }) !== undefined,
  )
  const early = faster.length > 0 ? faster : middling.slice(0, 1)
  const [first] = early
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
  // Where the fund takes all that is left until the debt has ended by itself, there is no choice to make.
  if (payoff.months === undefined || Math.round(payoff.totalInterest - work.plan.totalInterest) === 0)
    return undefined
  const budget = debtBudget(work)
  const until = payoff.months
  const child = birth === undefined || until <= birth.after.value ? 0 : birth.child.value
  const elsewhere = (match?.monthly.value ?? 0) + child
  const freed = (ahead: Months) => sumOf(changesIn(work, ahead)) + takenLessIn(work, ahead)
  const taxSaved = (some: DebtPayoff) => taxSavedIn(work, some)
  const month = { budget: budget.value + elsewhere, elsewhere, freed, taxSaved }
  const [mix = allCash] = glideForLater(reader, 1)
  const afterCosts = (some: Figure) => afterFundCosts(sheet, reader, some)
  const expected = afterCosts(expectedReturn(sheet, context, mix))
  const weak = afterCosts(expectedReturn(sheet, { market: pessimisticMarkets }, mix, 'weak'))
  const afterTax = paid.flatMap((debt) => (debt.afterTax === undefined ? [] : [debt.afterTax]))
  const prices = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  const ahead = (id: string, label: string, rate: Figure) => {
    const difference =
      investedUntil(payoff, month, until, rate.value) - investedUntil(work.plan, month, until, rate.value)
    const today = difference / (1 + prices.value) ** (until / monthsPerYear)
    return sheet.computed(
      id,
      label,
      'usd',
      `what is invested by the month of the last payment this way − what is invested by then under the plan, in today’s dollars${afterTax.length === 0 ? '' : ', each with the tax that deducting the interest of student loans saves'}`,
      [rate, prices, budget, ...scheduleInputs(work), ...afterTax],
      today,
      digits,
    )
  }
  const middle = ahead('invest.ahead', 'Ahead by investing, at the expected return', expected)
  const low = ahead('invest.ahead.weak', 'Ahead by investing, at the lowest forecast', weak)
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
  const dear = early.filter((debt) => costAfterTax(debt).value > expected.value)
  const cheap = early.filter((debt) => !dear.includes(debt))
  const theOnes = (debts: readonly DebtTerms[]) => listed(debts.map(({ label }) => say`the ${label}`))
  const cost = (debts: readonly DebtTerms[]) =>
    say`${sentenceStart(theOnes(debts))} ${words(debts.length > 1 ? 'cost' : 'costs')}`
  return {
    id: 'invest',
    kind: 'other',
    title: say`Invest instead of paying ${theOnes(early)} early`,
    detail: say`${words(whatIsFirst(work))} first; then the minimum payment on ${listed(early.map(({ label, rate }) => say`the ${label} at ${rate}`))}, and the rest into the mix that money for later is held in. It is expected to earn ${expected} a year after fund costs and before tax, which nobody can be sure of.${words(afterTax.length === 0 ? '' : ' What deducting the interest saves of tax is counted.')}`,
    ledger: payoffLedger(work, figures, budget),
    difference: join([
      middle.value >= 0
        ? say`Ends about ${middle} ahead at the expected return, and ${low.value >= 0 ? say`${low} ahead` : say`${behind('behind', low)} behind`} at the lowest forecast. Paying the ${first.label} is the safe ${costAfterTax(first)}${words(first.afterTax === undefined ? '' : ' after tax')}.`
        : say`Ends about ${behind('behind', middle)} behind at the expected return and ${behind('behind', low)} behind at the lowest forecast.`,
      dear.length === 0
        ? nothing
        : say`${cost(dear)} more than the mix is expected to earn${cheap.length === 0 ? nothing : say`, ${theOnes(cheap)} less`}.`,
    ]),
  }
}
