/** The year whose room in accounts is filled until its filing day. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { LumpSumWork } from './work.ts'

export const yearOfRoom = ({ sheet, context }: Pick<LumpSumWork, 'sheet' | 'context'>): Figure =>
  sheet.law('room.year', 'Year that this contribution counts for', 'year', {
    value: Math.min(context.law.year, yearOf(nextFilingDay(context.today))),
    source: 'IRC §219(f)(3), §223(d)(4)(B)',
    note: 'A contribution up to the filing deadline may count for the year before, if you say so.',
  })
