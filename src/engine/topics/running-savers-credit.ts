/** The saver's credit on what goes into a plan at work already: it is claimed on the return, and easily missed. */
import { yearOf } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { hasSaversMatch, saversMatch, saversMatchLaw } from '../tax/savers-match.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export const saversMatchFrom = (sheet: Worksheet): Figure =>
  sheet.law(
    'savers.from',
    'First year of the saver’s match',
    'year',
    citedIn(saversMatchLaw, ({ fromYear }) => fromYear),
  )

/** What the match of the year comes to, in place of the credit: it goes into an account (IRC §6433). */
function runningSaversMatch(
  sheet: Worksheet,
  agi: Figure,
  inputs: readonly Figure[],
  match: number,
): Check[] {
  if (Math.round(match) <= 0) return []
  const figure = sheet.computed(
    'savers.running',
    'Saver’s match on what goes in at work',
    'usd',
    'the law’s share of what goes into the plan at work in a year, less what the phase-out takes at this income',
    [agi, ...inputs],
    Math.round(match),
  )
  return [
    check(
      'savers',
      'warn',
      'Claim the saver’s match',
      say`What you put into the plan at work this year brings a saver’s match of about ${figure}, paid into an account once you claim it on the return of this year. Full-time students and dependents are left out.`,
    ),
  ]
}

/** Of either kind of contribution (IRC §25B(d)); no more than the tax. Nothing where no pay was told. */
export function runningSaversCredit(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { taxReturn, agi, spouseIncome }: TaxPicture,
): Check[] {
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return []
  const own = contributedShare(sheet, reader, context)
  const theirs = spouseShare(sheet, reader, context)
  const isTheirs = isSpouseSoleEarner(reader)
  const [first, second] = [
    payOfPlan(reader).value * (own?.value ?? 0),
    (spouseIncome?.value ?? 0) * (theirs?.value ?? 0),
  ]
  const shares = [own, theirs].filter((share) => share !== undefined)
  if (hasSaversMatch(yearOf(context.today))) {
    const matched = (contributions: number) =>
      saversMatch({ status: taxReturn.status, magi: agi.value, contributions })
    return runningSaversMatch(sheet, agi, shares, matched(first) + matched(second))
  }
  const { saversCredit } = incomeTax(context.law, {
    ...taxReturn,
    saversContributions: isTheirs ? 0 : first,
    spouseSaversContributions: isTheirs ? first : second,
  })
  if (Math.round(saversCredit) <= 0) return []
  const credit = sheet.computed(
    'savers.running',
    'Saver’s credit on what goes in at work',
    'usd',
    'the law’s share of what goes into the plan at work in a year, at this income, no more than the tax',
    [agi, ...shares],
    Math.round(saversCredit),
  )
  const from = saversMatchFrom(sheet)
  return [
    check(
      'savers',
      'warn',
      'Claim the saver’s credit',
      say`What you put into the plan at work this year takes about ${credit} off your tax, with Form 8880. Full-time students and dependents are left out. From ${from} on a match takes its place.`,
    ),
  ]
}
