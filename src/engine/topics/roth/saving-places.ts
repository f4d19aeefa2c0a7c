/** Where the tax saved may go: only to accounts that still take it. */
import { planningRules as rules } from '../../planning-rules.ts'
import { convertsCleanly, iraRooms, noRoom, roomsOfThisYear } from './ira-rooms.ts'
import { planRoom } from './plan-room.ts'
import type { RothWork } from './work.ts'

/** Whether a Roth IRA takes more beside what this plan puts into IRAs: of either directly, or one's own by a clean conversion. */
function rothIraLeft(work: RothWork): 'direct' | 'conversion' | 'none' {
  const { now, places } = work
  const { own, spouse = noRoom } = iraRooms(work, now.before, places)
  // The first transfers are of this year, the others of years that have the whole plan.
  const ofYear = roomsOfThisYear(work, now.before, places)
  const inOwn = places.iraTraditional + places.iraRoth + places.iraConversion
  const inSpouse = places.spouseTraditional + places.spouseRoth + places.spouseConversion
  const least = rules.leastRaise.value
  const directLeft = [
    Math.min(own.room, own.rothRoom, ofYear.own.rothRoom) - inOwn,
    Math.min(spouse.room, spouse.rothRoom, ofYear.spouse?.rothRoom ?? 0) - inSpouse,
  ]
  if (Math.max(...directLeft) >= least) return 'direct'
  return convertsCleanly(work) && own.room - inOwn >= least ? 'conversion' : 'none'
}

const accountsOf = ({ pretaxIra }: RothWork) =>
  ({
    direct: 'a Roth IRA, or a taxable account once it is full',
    conversion: `a traditional IRA that is not deducted and is converted to Roth (Form 8606)${pretaxIra.value > 0 ? ' once the pre-tax IRA money has moved into the plan at work' : ''}, or into a taxable account once it is full`,
    none: 'a taxable account',
  }) as const

/** The accounts outside of work. */
export const outsideAccounts = (work: RothWork): string => accountsOf(work)[rothIraLeft(work)]

/** Every way that is open to whoever is paid by payroll, in a sentence. */
export function waysToInvest(work: RothWork): string {
  const { places, hasPlan, convertsAfterTax } = work
  const isOpen = hasPlan
    ? planRoom(work).free - places.planTraditional - places.planRoth >= rules.leastRaise.value
    : rothIraLeft(work) === 'direct'
  const first = isOpen
    ? 'Raise the contribution by as much, or set'
    : convertsAfterTax
      ? 'The plan is full before tax: put as much in as after-tax money and have it converted to Roth, or set'
      : 'Set'
  return `${first} a monthly transfer into ${outsideAccounts(work)}.`
}
