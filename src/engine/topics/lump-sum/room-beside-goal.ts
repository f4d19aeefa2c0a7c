/**
 * The room of a Roth IRA beside money for a goal some years away: what is put in comes out again at any time, so the room of
 * a year need not be lost for it.
 */
import type { Figure } from '../../figure.ts'
import { listed, say, type Text, words } from '../../say.ts'
import { irasOpen, type Person } from '../ira-people.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { sourceOf } from '../tax-picture.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import { isForChildren } from './for-children.ts'
import type { LumpSumWork } from './work.ts'
import { yearOfRoom } from './year-of-room.ts'

const isLeftOutside = ({ reach, reader, taxable, unsettled, inherited, isProtected }: LumpSumWork): boolean =>
  reach === 'middle' &&
  taxable.value > 0 &&
  unsettled === undefined &&
  inherited === undefined &&
  !isProtected &&
  !isChildOnBenefits(reader) &&
  !isForChildren(reader)

function roomOf(work: LumpSumWork, person: Person): Figure | undefined {
  const { sheet, context, yearIncome } = work
  const { rothRoom } = person.roomIf(person.isCovered, yearIncome)
  return rothRoom <= 0
    ? undefined
    : sheet.law(`ira.${person.id}.beside-goal`, `${person.Whose} room in a Roth IRA for the year`, 'usd', {
        value: rothRoom,
        source: sourceOf(context.limits.ira),
        note: 'The yearly limit, with the catch-up from the age it starts at, less what the income limits take and what went in already.',
      })
}

export function roomBesideGoal(work: LumpSumWork): Text[] {
  const { taxes, yearIncome } = work
  if (!isLeftOutside(work) || taxes.paid.own + taxes.paid.spouse <= 0) return []
  const rooms = irasOpen(work, yearIncome).flatMap((person) => {
    const room = roomOf(work, person)
    return room === undefined ? [] : [say`${room} into ${words(`${person.whose} Roth IRA`)}`]
  })
  if (rooms.length === 0) return []
  return [
    say`A part of this money may stand in a Roth IRA meanwhile, in the same funds: up to ${listed(rooms)} for ${yearOfRoom(work)}, until ${nextReturnDue(work)}. What you put in can come out at any time without tax or a penalty; leave in what it earned. Nothing is taxed there each year, and what you do not need on the day stays for retirement.`,
  ]
}
