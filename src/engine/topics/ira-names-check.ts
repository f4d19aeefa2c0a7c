/** A couple's IRAs in both names: the saver's credit, and the match after it, count each person only so far. */
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { countedOfEach, saversMatchLaw } from '../tax/savers-match.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { saversMatchFrom } from './running-savers-credit.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
}

/** What goes into plans at work already, of each of two. */
function atWork({ sheet, reader, context, taxes: { spouseIncome } }: Asked): {
  own: Dollars
  spouse: Dollars
} {
  const first = payOfPlan(reader).value * (contributedShare(sheet, reader, context)?.value ?? 0)
  const second = (spouseIncome?.value ?? 0) * (spouseShare(sheet, reader, context)?.value ?? 0)
  return isSpouseSoleEarner(reader) ? { own: 0, spouse: first } : { own: first, spouse: second }
}

/**
 * Of so many dollars of a year in the IRA of each: nothing where both count in full, where no more would count in the other
 * name, or at an income without credit and match.
 */
export function iraNamesCheck(asked: Asked, iras: { own: Dollars; spouse: Dollars }): Check[] {
  const { sheet, context, taxes } = asked
  const { status, agi, isCouple } = taxes
  const most = countedOfEach({ law: context.law, status, agi: agi.value })
  if (most === undefined || !isCouple || status !== 'married_joint') return []
  const before = atWork(asked)
  const over = (name: 'own' | 'spouse') => iras[name] > 0 && before[name] + iras[name] > most
  const open = (name: 'own' | 'spouse') => before[name] + iras[name] < most
  if (!(over('own') && open('spouse')) && !(over('spouse') && open('own'))) return []
  const counted = sheet.law(
    'savers.counted.each',
    'What counts of each person’s contributions in a year',
    'usd',
    citedIn(saversMatchLaw, ({ maximumContribution }) => maximumContribution),
  )
  return [
    check(
      'savers.names',
      'act',
      'Put IRA money into both names',
      say`At this income a saver’s credit or, from ${saversMatchFrom(sheet)} on, a match comes back on what you put in, but of each of you only up to ${counted} a year counts, what goes into a plan at work included. One pay is enough for the IRAs of both: send what is beyond ${counted} in one name to the other’s IRA until that has as much, and only then go on as the plan says. Full-time students and dependents are left out.`,
    ),
  ]
}
