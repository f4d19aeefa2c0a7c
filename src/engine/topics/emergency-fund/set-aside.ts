/** What stands beside the fund with a day of its own, a home or a bill of school, and what it leaves of the cash. */
import type { Figure } from '../../figure.ts'
import type { Cushion } from '../cushion.ts'
import type { Drafting } from '../topic.ts'
import { type HomeAhead, homeAhead } from './home-ahead.ts'
import { type SchoolBill, schoolBill } from './school-bill.ts'

export interface SetAside {
  readonly home: HomeAhead | undefined
  readonly schoolBill: SchoolBill | undefined
  /** What stays in the fund. */
  readonly held: Figure
  /** What is saved for it on the schedule of the fund, and whether that comes before the fund is full. */
  readonly saved: { readonly sum: Figure; readonly isFirst: boolean } | undefined
}

export function setAside(
  asked: Drafting,
  p: {
    readonly cushion: Cushion
    readonly kept: Figure
    /** Pay comes in and goes on. */
    readonly isPaidOn: boolean
    /** The month costs more than it brings. */
    readonly isShort: boolean
  },
): SetAside {
  const { kept, isPaidOn, isShort } = p
  const home = isPaidOn && !isShort ? homeAhead(asked, p) : undefined
  const bill = isPaidOn && home === undefined ? schoolBill(asked, p) : undefined
  const taken = home?.isRented === true ? home.fromCash : bill?.fromCash
  return {
    home,
    schoolBill: bill,
    held:
      taken === undefined || taken.value <= 0
        ? kept
        : asked.sheet.computed(
            'cash.held',
            'Cash that stays in the fund',
            'usd',
            'cash that stays − what the home or the school bill takes of it',
            [kept, taken],
            kept.value - taken.value,
          ),
    saved:
      home === undefined
        ? bill && { sum: bill.fromCash, isFirst: true }
        : { sum: home.sum, isFirst: home.isRented },
  }
}
