/** What has gone into an IRA this year already, month by month, and whether that is more than a Roth IRA may take. */
import { civilDate } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { RothBasis } from './basis.ts'
import { directRothRoom } from './ira-rooms.ts'
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

export interface IraExcess {
  readonly soFar: Figure
  readonly allowed: Figure
}

/** More than may go into a Roth IRA directly at this income; whoever converts puts it into a traditional one. */
export function iraExcessOf(basis: RothBasis, before: TaxReturn, places: Places): IraExcess | undefined {
  const soFar = iraSoFar(basis)
  if (soFar === undefined || basis.reader.value('backdoorRoth')) return undefined
  const room = directRothRoom(basis, before, places)
  if (room >= soFar.value) return undefined
  const allowed = basis.sheet.computed(
    'ira.roth-allowed',
    'What may go into a Roth IRA directly this year',
    'usd',
    'the limit of an IRA, phased out at this year’s income',
    [basis.income],
    Math.round(room),
  )
  return { soFar, allowed }
}
