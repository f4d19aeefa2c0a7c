/** Child support and alimony that come in: no pay, no federal tax, and money that can stop. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import type { Worksheet } from '../worksheet.ts'

/** Undefined where none was told. */
export const supportReceived = (reader: FactReader): Figure | undefined =>
  reader.told('supportReceivedMonthly') === undefined || reader.number('supportReceivedMonthly').value <= 0
    ? undefined
    : reader.number('supportReceivedMonthly')

/** What goes on in a month without pay: the other pay, and support. */
export function withSupport(
  sheet: Worksheet,
  reader: FactReader,
  goesOn: Figure | undefined,
  ending: string,
): Figure | undefined {
  const support = supportReceived(reader)
  if (support === undefined || goesOn === undefined) return support ?? goesOn
  return sheet.computed(
    `goes-on.with-support${ending}`,
    'The other pay after tax, with child support and alimony',
    'usd-per-month',
    'the pay that goes on + child support and alimony',
    [goesOn, support],
    goesOn.value + support.value,
  )
}

/** Support is counted as it comes; whoever pays it can lose a job too. */
export function supportCheck(reader: FactReader): Check[] {
  const support = supportReceived(reader)
  return support === undefined
    ? []
    : [
        {
          id: 'support',
          status: 'warn',
          title: words('Child support and alimony are counted as they come'),
          detail: say`${support} goes on when your pay stops, and no federal tax is taken from it; alimony of an agreement from before the law changed can be taxed. It ends on the day that the order names, and whoever pays it can lose a job too: a larger fund is for that.`,
        },
      ]
}
