/** Whether the household gets the whole employer match, as far as it is known. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import type { Worksheet } from '../worksheet.ts'
import { missedMatch } from './order-of-operations.ts'

/** The share of pay that is matched, a second tier included. */
const matchedShare = (sheet: Worksheet, upTo: number, next: number) =>
  sheet.told(
    'employerMatch',
    'match.whole',
    'Contributions matched up to this share of pay, in all',
    'rate',
    upTo + next,
  )

/** Nothing where there is no employer, or an employer that was said to match nothing. */
export function matchCheck(sheet: Worksheet, reader: FactReader): Check[] {
  const employment = reader.value('employment')
  if (employment !== 'employed') return []
  const match = reader.told('employerMatch')
  const missed = missedMatch(sheet, reader)
  if (missed !== undefined)
    return [
      {
        id: 'match',
        status: 'act',
        title: words('You miss part of the employer match'),
        detail: say`Your employer would add ${missed.match}. It is part of your pay; contribute ${missed.contribution} more to get it.`,
      },
    ]
  if (match === undefined)
    return [
      {
        id: 'match',
        status: 'warn',
        title: words('Do you get the whole employer match?'),
        detail: words(
          'If your employer matches 401(k) contributions, getting all of it comes before anything but a starter cushion.',
        ),
      },
    ]
  if (match.rate === 0) return []
  return reader.told('contributionRate') === undefined || match.upTo === undefined
    ? [
        {
          id: 'match',
          status: 'warn',
          title: words('Do you get the whole employer match?'),
          detail:
            match.upTo === undefined
              ? words('Ask up to which share of pay your employer matches, and contribute at least that.')
              : say`Your employer matches up to ${matchedShare(sheet, match.upTo, match.next?.upTo ?? 0)} of pay. Contribute at least that.`,
        },
      ]
    : [
        {
          id: 'match',
          status: 'pass',
          title: words('You get the whole employer match'),
          detail: words('Keep it that way: it is part of your pay.'),
        },
      ]
}
