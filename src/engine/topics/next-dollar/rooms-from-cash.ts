/** What cash beyond the fund could put into this year’s accounts at once, where their room is still open. */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { isSpouseHsa } from '../hsa-accounts.ts'
import { conversionEnding, iraInWords } from '../ira-kind.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { roomThatLapses } from './lapsing-room.ts'
import type { DollarWork } from './work.ts'

function nameOf(id: string): string {
  if (id.startsWith('hsa')) return isSpouseHsa({ id }) ? 'your spouse’s HSA' : 'your HSA'
  return `${iraInWords({ id })}${id.endsWith(conversionEnding) ? ' by conversion' : ''}`
}

/** Nothing while cash is kept for a job that may end, and in the months before a filing day, when most of a year’s room is to come. */
export function roomsFromCash(work: DollarWork, spare: Figure): Text {
  const { sheet, stage, keepsCash } = work
  const rooms = stage === 'working' && !keepsCash ? roomThatLapses(work) : undefined
  if (rooms === undefined) return nothing
  const open = new Map<string, Dollars>()
  for (const [id, dollars] of rooms)
    if (dollars >= 1) open.set(nameOf(id), (open.get(nameOf(id)) ?? 0) + dollars)
  if (open.size === 0) return nothing
  const parts = [...open].map(([name, dollars], at) => {
    const room = sheet.computed(
      `idle.room.${at}`,
      `Room of this tax year that is open: ${name}`,
      'usd',
      'the limit of the year, as far as income allows it − what was told to have gone in',
      [spare],
      Math.round(dollars),
    )
    return say`${room} in ${words(name)}`
  })
  return say` Until ${nextReturnDue(work)} this tax year still has room for ${listed(parts)}. What the cash fills of it, the months need not: they move on to the next place that much sooner.`
}
