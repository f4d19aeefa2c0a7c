/** What a year of much more income takes besides tax: the Marketplace credit, and a loan payment that follows income. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import {
  creditAtLimit,
  creditAtLimitFigure,
  marketplaceIncome,
  marketplaceLimit,
  marketplaceLimitFigure,
  ownShare,
} from '../marketplace.ts'
import { namedPlan } from '../repayment-plan-names.ts'
import type { RolloverWork } from './work.ts'

/** The income of this year with so much more of it, as the whole law counts it. */
function incomeWith({ taxes: { taxReturn }, context }: RolloverWork, more: Dollars) {
  const federal = incomeTax(context.law, {
    ...taxReturn,
    iraDistributions: (taxReturn.iraDistributions ?? 0) + more,
  })
  return { agi: federal.agi, magi: marketplaceIncome(federal, taxReturn.socialSecurity ?? 0) }
}

/** The credit of this year, where so much more income carries it over the limit; undefined elsewhere. */
function creditLost(work: RolloverWork, taxable: Figure): Figure | undefined {
  const { reader, sheet, ownerAge, taxes } = work
  const hasCredit =
    reader.told('marketplaceCoverage') === true &&
    ownerAge.value < medicareEligibilityAge.value &&
    reader.value('filingStatus') !== 'married_separate'
  if (!hasCredit) return undefined
  const limit = marketplaceLimit(work)
  const { magi } = incomeWith(work, 0)
  if (magi > limit || incomeWith(work, taxable.value).magi <= limit) return undefined
  const share = ownShare(work)
  const lost = Math.round(creditAtLimit(work) + share(limit) - share(magi))
  return lost < rules.leastPart.value
    ? undefined
    : sheet.computed(
        'cash.credit-lost',
        'Marketplace credit of this year that would be owed back, estimated',
        'usd',
        'the credit at the limit + what the household pays of the premium there − what it pays at its income of this year',
        [creditAtLimitFigure(work), taxes.agi],
        lost,
      )
}

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
  const { agi } = incomeWith(work, taxable.value)
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
    ...(credit === undefined ? [] : [say`up to about ${credit} of Marketplace credit`]),
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
          : say`It carries you over ${marketplaceLimitFigure(work)}, above which the Marketplace credit ends for the whole year: what was paid of it in advance would be owed back, about ${credit} where you have it all year, by an average premium; your notice shows yours.`,
        loan === undefined
          ? nothing
          : say`On ${loan.named} your loan payment would go from about ${loan.now} to about ${loan.then} for a year: ${loan.extra} more. Ask the servicer then whether it may go by your pay instead, as this income does not come again.`,
        words('A direct rollover is no income and touches neither.'),
      ]),
    ),
  ]
}
