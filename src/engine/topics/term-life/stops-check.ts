/** What a plan says of a pay that is over in some weeks or months: it is drawn up for the time after it, or counts on another job. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { lostAhead } from '../ending-job.ts'
import { type Adult, whose } from './family.ts'
import { isJobLost } from './pay-of-lost-job.ts'
import type { FamilyWork } from './work.ts'

export const stopsChecks = (work: FamilyWork): Check[] =>
  work.family.adults.flatMap((adult): Check[] => {
    const { id, name, payToday, stops, isAtHome } = adult
    if (stops === undefined) return nextJobChecks(work, adult)
    return [
      {
        id: 'stops',
        status: 'warn',
        title: say`Counted for the time after ${whose(adult)} pay ends ${stops.when}`,
        detail: join([
          say`A policy runs for years, so the ${payToday} that ends then is not counted, and ${isAtHome ? say`${name} ${words(id === 'you' ? 'are' : 'is')} taken to be at home with the children` : words('no other job is taken to follow')}.`,
          words('If another job will follow, put in what it pays, and draw this plan up again.'),
        ]),
      },
    ]
  })

/** A job that is lost on a told day: another one will follow, and nobody knows when, or what it pays. */
function nextJobChecks(work: FamilyWork, adult: Adult): Check[] {
  const ending = isJobLost(work.reader, adult) ? lostAhead(work) : undefined
  if (ending === undefined || adult.pay.value <= 0) return []
  const alone = work.family.adults.length > 1 && work.family.debtsLeft.length > 0
  return [
    {
      id: 'next-job',
      status: 'warn',
      title: say`Counted as if another job followed after ${whose(adult)} pay ends ${ending.when}`,
      detail: join([
        say`The ${adult.pay} of today is counted on: whoever loses a job will earn again, but nobody knows when, or how much.`,
        alone ? words('So the debts are not left to that pay: the cover pays them off.') : nothing,
        words('If the next job will pay less for long, put that in.'),
      ]),
    },
  ]
}
