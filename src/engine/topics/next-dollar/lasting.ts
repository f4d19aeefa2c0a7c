/** How long the cash lasts while no pay comes in, with the unemployment benefits that were told. */
import type { Figure } from '../../figure.ts'
import { benefitOf, monthsOfCash } from '../job-loss.ts'
import type { DollarWork } from './work.ts'

/** Months until it is spent, when so much of the costs is found elsewhere. */
export function lasts(
  {
    sheet,
    reader,
    context,
    cushion,
    today,
  }: Pick<DollarWork, 'sheet' | 'reader' | 'context' | 'cushion' | 'today'>,
  { id, found }: { readonly id: string; readonly found?: Figure | undefined },
): Figure {
  const { essentials } = cushion
  const benefit = benefitOf(sheet, reader, context)
  const spending = Math.max(0, essentials.value - (found?.value ?? 0))
  return sheet.computed(
    `way.${id}.lasts`,
    'How long the cash lasts without pay',
    'months',
    benefit === undefined
      ? 'cash that stays ÷ (what a month costs − what is found), rounded down; benefits are not counted'
      : 'month by month: cash that stays, less what a month costs beyond what is found and the benefits while they are paid, rounded down',
    [
      today.left,
      essentials,
      ...(found === undefined ? [] : [found]),
      ...(benefit === undefined ? [] : [benefit.net, benefit.months]),
    ],
    spending === 0
      ? 0
      : monthsOfCash(today.left.value, {
          spending,
          benefit: benefit?.net.value ?? 0,
          benefitMonths: benefit?.months.value ?? 0,
          benefitWait: 0,
        }),
  )
}
