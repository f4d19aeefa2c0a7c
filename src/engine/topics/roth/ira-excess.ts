/** What has gone into an IRA this year already, month by month, and whether that is more than an IRA may take, or a Roth IRA. */
import { civilDate } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { RothBasis } from './basis.ts'
import { roomsOfThisYear } from './ira-rooms.ts'
import type { Places } from './places.ts'

/** A sum of every month, counted for the months of the year so far; undefined where none was named, or the year's was. */
export function iraSoFar({ sheet, reader, context }: RothBasis): Figure | undefined {
  if (reader.told('iraMonthly') === undefined || reader.told('iraContributedThisYear') !== undefined)
    return undefined
  const monthly = reader.number('iraMonthly')
  if (monthly.value <= 0) return undefined
  const { month } = civilDate(context.today)
  return sheet.computed(
    'ira.so-far',
    'Into an IRA so far this year',
    'usd',
    'what goes in each month × the months of the year so far, this one included',
    [monthly],
    Math.round(monthly.value * month),
  )
}

/** What of the contribution that is decided on has gone into an IRA this year; undefined where nothing was told to have. */
export function iraAlready({ sheet, reader, intoIra, iraContributed }: RothBasis): Figure | undefined {
  if (intoIra === 0 || reader.told('iraContributedThisYear') === undefined) return undefined
  const told = reader.number('iraContributedThisYear')
  if (told.value === 0 || iraContributed === 0) return told.value === 0 ? undefined : told
  return sheet.computed(
    'ira.already',
    'Of a year’s contribution, into an IRA already',
    'usd',
    'what has gone into an IRA this year, up to what goes into it in a year',
    [told],
    told.value - iraContributed,
  )
}

export interface IraExcess {
  readonly soFar: Figure
  /** What may go into all IRAs of one person this year, of either kind: the dollar limit, or the pay that counts. */
  readonly room: Figure
  /** Beyond that: it has to come out again, whichever kind it is turned into. */
  readonly over: Figure | undefined
  /** What of the rest may be Roth, where that is less; whoever converts puts it into a traditional one. */
  readonly roth: Figure | undefined
}

/** More than may go into an IRA at all, or than may go into a Roth IRA directly at this income. */
export function iraExcessOf(basis: RothBasis, before: TaxReturn, places: Places): IraExcess | undefined {
  const soFar = iraSoFar(basis)
  if (soFar === undefined) return undefined
  const { room, rothRoom } = roomsOfThisYear(basis, before, places).own
  const isRothEnough = basis.reader.value('backdoorRoth') || rothRoom >= Math.min(room, soFar.value)
  if (isRothEnough && soFar.value <= room) return undefined
  const most = basis.sheet.computed(
    'ira.room',
    'What may go into IRAs this year, of either kind',
    'usd',
    'the limit of an IRA, and no more than the pay that counts for it',
    [basis.income],
    Math.round(room),
  )
  return {
    soFar,
    room: most,
    over:
      soFar.value <= room
        ? undefined
        : basis.sheet.computed(
            'ira.over',
            'What has gone in beyond that',
            'usd',
            'into an IRA so far − what may go in',
            [soFar, most],
            soFar.value - Math.round(room),
          ),
    roth: isRothEnough
      ? undefined
      : basis.sheet.computed(
          'ira.roth-allowed',
          'What may go into a Roth IRA directly this year',
          'usd',
          'the limit of an IRA, phased out at this year’s income',
          [basis.income],
          Math.round(rothRoom),
        ),
  }
}
