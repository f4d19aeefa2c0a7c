/** What a plan says of a pay that is over in some weeks or months: it is drawn up for the time after it. */
import type { Check } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { whose } from './family.ts'
import type { FamilyWork } from './work.ts'

export const stopsChecks = ({ family }: FamilyWork): Check[] =>
  family.adults.flatMap((adult): Check[] => {
    const { id, name, payToday, stops, isAtHome } = adult
    if (stops === undefined) return []
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
