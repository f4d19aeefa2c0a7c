/** What a debt plan says of a card on promotion that waits for the emergency fund: what it gets from when on, and why no more. */
import { addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { monthDate } from '../month-date.ts'
import { type StepDraft, within } from '../steps.ts'
import { nextPayday, payday, withoutCash } from './for-later.ts'
import { goneBy } from './results.ts'
import type { DebtWork } from './work.ts'

type PacedDebt = DebtTerms & Required<Pick<DebtTerms, 'paced' | 'promotion'>>

export const pacedOf = ({ paid }: Pick<DebtWork, 'paid'>): PacedDebt[] =>
  paid.filter((debt): debt is PacedDebt => debt.paced !== undefined && debt.promotion !== undefined)

/** The month from which it gets its pace; undefined where that is today. */
const begins = (work: DebtWork, { id, paced: { afterMonths } }: PacedDebt) =>
  afterMonths.value === 0
    ? undefined
    : monthDate(work, `${id}.paced.from`, 'The card gets its pace', afterMonths.value, [afterMonths])

export const pacedWords = (work: DebtWork): Text =>
  join(
    pacedOf(work).map((debt) => {
      const from = begins(work, debt)
      const gone = goneBy(work, debt)
      const { promotion, label, paced } = debt
      return say`The ${label} costs ${promotion.rate} until ${promotion.ends ?? promotion.months}: ${from === undefined ? words('pay') : say`from about ${from} on pay`} ${paced.payment} on it${gone === undefined ? nothing : say`, and it is gone by ${gone}`}. Sooner would ${words(promotion.rate.value === 0 ? 'save nothing' : 'save little')}, and leave less in the bank for a bad month.`
    }),
  )

/** What goes to the fund each month from today on, beside such cards. */
export function besidePaced(work: DebtWork): Figure {
  const { sheet, beyond } = work
  const now = pacedOf(work).filter(({ paced }) => paced.afterMonths.value === 0)
  if (now.length === 0) return beyond
  return sheet.computed(
    'fund.beside-paced',
    'To the emergency fund each month, beside what clears a card in time',
    'usd-per-month',
    'what goes beyond the minimum payments − what of it clears a card before its promotion ends',
    [beyond, ...now.flatMap(({ paced, minimum }) => [paced.payment, minimum])],
    now.reduce((left, { paced, minimum }) => left - (paced.payment.value - minimum.value), beyond.value),
  )
}

export const pacedSteps = (work: DebtWork): StepDraft[] =>
  pacedOf(work).map((debt) => {
    const { id, label, paced, promotion } = debt
    const from = begins(work, debt)
    return {
      id: `paced.${id}`,
      title: say`Set the payment on the ${label} to ${paced.payment}`,
      why: say`It is gone before its promotion ends then, and the rest of the month fills the emergency fund, which keeps ${words(withoutCash(work))} off a card.`,
      how: say`Set it to go out the day after ${words(payday(work))}, the minimum payment in it. Never miss one: many cards end the promotion then, and ${promotion.rate} becomes ${debt.rate}.`,
      ...(from === undefined
        ? { due: within.fortnight, dueWhy: nextPayday(work) }
        : {
            due: addMonths(work.context.today, paced.afterMonths.value),
            dueWhy: 'the month in which the costly debts are gone, by the monthly schedule',
            dueInputs: [from],
          }),
      minutes: 15,
      link: links.zeroInterest,
      keep: words('The confirmation of the transfer.'),
    }
  })
