/** What a year of much more income takes besides tax: the Marketplace credit, and a loan payment that follows income. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { namedPlan } from '../repayment-plan-names.ts'
import { creditLostTo } from './credit-lost.ts'
import type { RolloverWork } from './work.ts'

/** The credit of this year that all of it at once takes; undefined where it takes none. */
const creditLost = (work: RolloverWork, taxable: Figure) =>
  creditLostTo(work, taxable, {
    id: 'cash.credit-lost',
    label: 'Marketplace credit of this year that would be owed back, estimated',
  })

interface RaisedLoan {
  readonly named: Text
  readonly now: Figure
  readonly then: Figure
  readonly extra: Figure
}

/** What a loan payment that follows income asks after such a year; undefined where none follows it. */
function loanRaised(work: RolloverWork, taxable: Figure): RaisedLoan | undefined {
  const { reader, context, sheet, taxes } = work
  if (reader.told('incomeDrivenPlan') === undefined) return undefined
  const driven = incomeDrivenLoans(reader, context)
  if (driven === undefined || driven.loan.balance <= 0) return undefined
  const { plan, yearlyUnder, rulesOf } = driven
  const payment = (id: string, label: string, agi: Dollars, inputs: readonly Figure[]) =>
    sheet.computed(
      `cash.loan.${id}`,
      label,
      'usd-per-month',
      'what the repayment plan asks of a year of that income ÷ the months of a year',
      [...inputs, ...rulesOf(sheet, plan, agi)],
      Math.round(yearlyUnder(plan)(agi) / monthsPerYear),
    )
  const { agi } = incomeTax(context.law, {
    ...taxes.taxReturn,
    iraDistributions: (taxes.taxReturn.iraDistributions ?? 0) + taxable.value,
  })
  const now = payment('now', 'Loan payment at the income of this year', taxes.agi.value, [taxes.agi])
  const then = payment('then', 'Loan payment with all of it as income of this year', agi, [
    taxes.agi,
    taxable,
  ])
  const extra = (then.value - now.value) * monthsPerYear
  return extra < rules.leastPart.value
    ? undefined
    : {
        named: namedPlan(plan),
        now,
        then,
        extra: sheet.computed(
          'cash.loan.extra',
          'More for the loan in the year that follows that income',
          'usd',
          '(the payment then − the payment now) × the months of a year',
          [now, then],
          extra,
        ),
      }
}

/** What the row of cash leaves out; nothing where only tax follows income. */
export function besideTaxInShort(work: RolloverWork, taxable: Figure): Text {
  const credit = creditLost(work, taxable)
  const loan = loanRaised(work, taxable)
  const left = [
    ...(credit === undefined ? [] : [say`up to about ${credit.lost} of Marketplace credit`]),
    ...(loan === undefined ? [] : [say`about ${loan.extra} more for your student loan`]),
  ]
  return left.length === 0 ? nothing : say` Not counted in the row: ${listed(left)}.`
}

export function besideTaxChecks(work: RolloverWork, taxable: Figure): Check[] {
  const credit = creditLost(work, taxable)
  const loan = loanRaised(work, taxable)
  if (credit === undefined && loan === undefined) return []
  return [
    check(
      'cash.beside',
      'warn',
      'Cash or Roth in one year costs more than its tax',
      join([
        words('All of it at once is income of this year, as cash and as a conversion to Roth alike.'),
        credit === undefined
          ? nothing
          : credit.isWhole
            ? say`It carries you over ${marketplaceLimitFigure(work)}, above which the Marketplace credit ends for the whole year: what was paid of it in advance would be owed back, about ${credit.lost} where you have it all year, by an average premium; your notice shows yours.`
            : say`The Marketplace credit falls as income rises: of what was paid of it in advance about ${credit.lost} would be owed back where you have it all year, by an average premium; your notice shows yours.`,
        loan === undefined
          ? nothing
          : say`On ${loan.named} your loan payment would go from about ${loan.now} to about ${loan.then} for a year: ${loan.extra} more. Ask the servicer then whether it may go by your pay instead, as this income does not come again.`,
        words('A direct rollover is no income and touches neither.'),
      ]),
    ),
  ]
}
