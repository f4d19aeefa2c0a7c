/** When what is put into IRAs comes out again, and what it costs then. */
import { yearOf } from '../../calendar.ts'
import { middle } from '../../household.ts'
import { say, type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { hasTraditionalIra } from '../ira-kind.ts'
import { placedIn } from '../order-of-operations.ts'
import { penaltyEnds } from '../penalty-age.ts'
import type { LumpSumWork } from './work.ts'

/** Whether some of it is spent before a first Roth IRA, opened now, has had its years: IRC §408A(d)(2)(B). */
function isSpentBeforeClock({ reader, context, begins, horizon }: LumpSumWork): boolean {
  const first = reader.told('rothIraFirstYear')
  const since = first === undefined ? 0 : yearOf(context.today) - middle(first)
  return (begins ?? horizon).value + since <= rolloverLaw.rothClockYears.value
}

export function iraNote(work: LumpSumWork): Text[] {
  const { sheet, placements } = work
  if (placedIn(placements, 'ira') === 0) return []
  if (hasTraditionalIra(placements))
    return [
      words(
        'Each IRA belongs to one person. What comes out of a traditional IRA is income, and costs a penalty too while you are young.',
      ),
    ]
  if (!isSpentBeforeClock(work))
    return [
      words(
        'Each IRA belongs to one person. What you put into a Roth IRA can come out again; what it earned stays until later.',
      ),
    ]
  const years = sheet.law(
    'clock.years',
    'Years that a Roth IRA has to be open',
    'years',
    rolloverLaw.rothClockYears,
  )
  return [
    say`Each IRA belongs to one person. What you put into a Roth IRA can come out again at any time. What it earned is free of tax from age ${penaltyEnds(work)} on, once its owner’s first Roth IRA has been open for ${years}, counted from January of the year of the first contribution: until then spend only what was put in.`,
  ]
}
