/**
 * When the emergency fund is full once a pay that is gone has come again: by what a month leaves then, in the one order, with
 * the payments that end on the way sent on.
 */
import type { DateFigure, Figure } from '../figure.ts'
import { listed, say, type Text, words } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { birthAhead } from './birth-ahead.ts'
import type { Cushion } from './cushion.ts'
import { monthsUntilFull } from './cushion-dates.ts'
import { type DebtTerms, debtInNumbers } from './debt-terms.ts'
import { costOfNewChild } from './expecting.ts'
import { heldMatch } from './held-match.ts'
import { matchWaitsForPay, matchWithoutPay } from './match-without-pay.ts'
import { missedMatch } from './missed-match.ts'
import { monthDate } from './month-date.ts'
import { monthlyCourse } from './next-dollar/months.ts'
import type { PayReturns } from './pay-returns.ts'
import type { Drafting } from './topic.ts'

export interface FundOfThen {
  readonly cushion: Pick<Cushion, 'starter' | 'target'>
  /** Cash that stays today, and what the months until then add to it. */
  readonly cash: Figure
  readonly saved: Dollars
  readonly costly: readonly DebtTerms[]
  /** Those at a lower rate: their own payments end them. */
  readonly others: readonly DebtTerms[]
}

/** As it stands after so many months of what is asked on it, and nothing beyond. */
function asOfThen(debt: DebtTerms, months: Months): DebtTerms {
  const { balance, promotion, later, ...rest } = debt
  const { owed } = monthlyCourse({ streams: [], debts: [debtInNumbers(debt)], monthly: 0, months })
  const lessMonths = (figure: Figure): Figure => ({ ...figure, value: Math.max(0, figure.value - months) })
  return {
    ...rest,
    balance: { ...balance, value: owed.at(-1) ?? balance.value },
    ...(promotion === undefined || promotion.months.value <= months
      ? {}
      : { promotion: { ...promotion, months: lessMonths(promotion.months) } }),
    ...(later === undefined ? {} : { later: { ...later, afterMonths: lessMonths(later.afterMonths) } }),
  }
}

/** What a child on the way takes of the month, counted from the day on which pay is back. */
function childOfThen(asked: Drafting, { more, after }: PayReturns) {
  // Tried aside: what is said of a birth has these figures already.
  const birth = birthAhead({ ...asked, sheet: worksheet() }, more)
  return birth && { after: Math.max(0, birth.after.value - after), monthly: birth.child.value }
}

/** The target and the cash are those of today. Undefined where it is full by then, and where no life lasts so long. */
export function fundOnceBack(
  asked: Drafting,
  returns: PayReturns,
  { cushion: { starter, target }, cash, saved, costly, others }: FundOfThen,
): DateFigure | undefined {
  const then = (debts: readonly DebtTerms[]) => debts.map((debt) => asOfThen(debt, returns.after))
  const months = monthsUntilFull({
    cash: cash.value - returns.takes + saved,
    starter: starter.value,
    target: target.value,
    surplus: returns.more.value,
    matchCost: returns.match?.value ?? 0,
    child: childOfThen(asked, returns),
    costlyDebts: then(costly),
    otherDebts: then(others),
  })
  const child = costOfNewChild(asked.reader)
  return months === undefined || months === 0
    ? undefined
    : monthDate(
        asked,
        'returns.fund',
        'When the emergency fund is full with the pay that is back, about',
        returns.after + months,
        [
          returns.more,
          target,
          cash,
          ...[...costly, ...others].flatMap(({ balance, minimum }) => [balance, minimum]),
          ...(returns.match === undefined ? [] : [returns.match]),
          ...(child === undefined ? [] : [child]),
        ],
      )
}

/** What comes first then, as a part of a sentence. */
export function firstOnceBack(asked: Drafting, costly: readonly Pick<DebtTerms, 'label'>[]): Text {
  const { sheet, reader, context } = asked
  const isMatchOpen =
    heldMatch(asked) !== undefined ||
    matchWithoutPay(asked) !== undefined ||
    (matchWaitsForPay(asked) && missedMatch(sheet, reader, context) !== undefined)
  return listed([
    ...(costly.length === 0
      ? []
      : [
          say`pay ${listed(costly.map(({ label }) => say`the ${label}`))} from the cash beyond the starter cushion`,
        ]),
    ...(isMatchOpen ? [words('take the whole match')] : []),
    words('fill the emergency fund'),
  ])
}
