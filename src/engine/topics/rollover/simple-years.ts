/** What a SIMPLE IRA is worth moving for, once its first years are over. */
import type { DateFigure, Figure } from '../../figure.ts'
import { say, type Text } from '../../say.ts'
import { ledgerRow, whenUsed } from './ledger.ts'
import { placeNames } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { allIn } from './ways.ts'
import type { RolloverWork } from './work.ts'

interface AfterSimpleYears {
  readonly until: DateFigure
  /** Where it goes by today's costs from then on, and how much more that leaves. */
  readonly moved: { readonly place: Text; readonly more: Figure } | undefined
}

/** Undefined where those years are over, or nothing of the kind. */
export function afterSimpleYears(work: RolloverWork): AfterSimpleYears | undefined {
  const { gates, fees, sheet } = work
  const until = gates.simpleUntil
  if (gates.freeze !== 'simple-years' || until === undefined) return undefined
  const place = placeAfterLeaving(work)
  if (place === 'leave') return { until, moved: undefined }
  const rowOf = (id: string, at: typeof place | 'leave') =>
    ledgerRow(work, `simple.${id}`, id, allIn(work, at, fees[at])).middle
  const [there, here] = [rowOf('there', place), rowOf('here', 'leave')]
  if (there.value <= here.value) return { until, moved: undefined }
  return {
    until,
    moved: {
      place: placeNames[place],
      more: sheet.computed(
        'simple.more',
        'What the cheaper place leaves more, once it is open',
        'usd',
        'what there is to spend from there − from where it is',
        [there, here],
        there.value - here.value,
        3,
      ),
    },
  }
}

/** "Then move it to a rollover IRA: that would leave about $3,910 more in 22 years, in today's dollars." */
export function thenMoved(work: RolloverWork, { moved }: AfterSimpleYears): Text | undefined {
  return moved === undefined
    ? undefined
    : say`Then move it to ${moved.place}: that would leave about ${moved.more} more ${whenUsed(work)}, in today’s dollars.`
}
