/** The saver's match on what a plan at work takes once the whole employer match is taken: it is claimed, and easily missed. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { hasSaversMatch, saversMatch } from '../tax/savers-match.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { missedMatch } from './missed-match.ts'
import { saversMatchFrom } from './running-savers-credit.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** Nothing where no employer match is missed, or where it would be a trifle. IRC §6433. */
export function saversMatchAhead({
  sheet,
  reader,
  context,
  taxes,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  /** Drawn only where a match is missed: it lists what it assumes. */
  readonly taxes: () => Pick<TaxPicture, 'later' | 'spouseIncome'>
}): Check[] {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined || reader.told('inSchool') === true) return []
  const { later, spouseIncome } = taxes()
  const { status } = later.taxReturn
  const [own, theirs] = [contributedShare(sheet, reader, context), spouseShare(sheet, reader, context)]
  const goesIn = [
    payOfPlan(reader).value * (own?.value ?? 0) + (missed.own?.contribution.value ?? 0),
    isSpouseSoleEarner(reader)
      ? 0
      : (spouseIncome?.value ?? 0) * (theirs?.value ?? 0) + (missed.spouse?.contribution.value ?? 0),
  ]
  // What the raise takes off income where it goes in before tax, as the pay check is counted.
  const magi = later.agi.value - (reader.told('contributionKind') === 'roth' ? 0 : missed.contribution.value)
  const value = goesIn.reduce((sum, contributions) => sum + saversMatch({ status, magi, contributions }), 0)
  if (value < rules.leastPart.value) return []
  const figure = sheet.computed(
    'savers.ahead',
    'Saver’s match of a year with the whole employer match',
    'usd',
    'the law’s share of what goes into the plan at work in such a year, of each person up to its limit, less what the phase-out takes at this income',
    [later.agi, missed.contribution, ...[own, theirs].filter((share) => share !== undefined)],
    Math.round(value),
  )
  const when = hasSaversMatch(yearOf(context.today))
    ? words('In a whole year')
    : say`From ${saversMatchFrom(sheet)} on, in a whole year,`
  return [
    check(
      'savers.ahead',
      'warn',
      'The government matches a part too',
      say`${when} what then goes into the plan at work brings a saver’s match of about ${figure} beside that of the employer, paid into an account once you claim it on the return. Full-time students and dependents are left out.`,
    ),
  ]
}
