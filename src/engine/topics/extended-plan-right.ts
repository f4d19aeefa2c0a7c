/** The right to repay a payday loan in parts, as the law of the borrower's state gives it. */
import type { FactReader } from '../fact-reader.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { extendedPlanRights } from '../tax/state-extended-plans.ts'
import type { Worksheet } from '../worksheet.ts'

/** Nothing where no state was told, or its rule is not written down. */
export function extendedPlanRight(sheet: Worksheet, reader: FactReader): Text {
  const code = reader.told('state')
  const cited = code === undefined ? undefined : extendedPlanRights[code]
  if (code === undefined || cited === undefined) return nothing
  const { payments, days, asked, after, isYearly, hasFee, needsCounselor } = cited.value
  const { source, approximated } = cited
  const law = (part: string, label: string, unit: 'count' | 'days', value: number) =>
    sheet.law(`payday.plan.${part}`, `${label} in ${states[code]}`, unit, {
      value,
      source,
      ...(approximated === undefined ? {} : { approximated }),
    })
  const over =
    days === undefined
      ? words(', one a payday,')
      : say` over at least ${law('days', 'Least time to repay a payday loan in parts', 'days', days)}`
  const what =
    payments === undefined
      ? days === undefined
        ? nothing
        : say`${law('days', 'Time that is given to repay a payday loan', 'days', days)} more to pay all of it`
      : say`at least ${law('payments', 'Fewest payments of an extended payment plan', 'count', payments)} payments${over}`
  const when =
    asked === 'after a renewal'
      ? words('to whoever has renewed the loan and cannot pay it')
      : after === undefined
        ? say`to whoever asks ${words(asked)}`
        : say`to whoever has had ${law('after', 'Loans before one that may be repaid in parts', 'count', after.loans)} loans ${words(after.within)} before and asks ${words(asked)}`
  const only = [
    ...(isYearly === true ? [words(', once a year')] : []),
    ...(needsCounselor === true ? [words(' and sees a consumer credit counselor')] : []),
  ]
  return say`The law of ${words(states[code])} gives ${what} ${when}${join(only, words(''))}, ${words(hasFee === true ? 'for a small fee' : 'without a further fee')}.`
}
