/** The saver's credit on what goes into a plan at work already: it is claimed on the return, and easily missed. */
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { saversMatchLaw } from '../tax/savers-match.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

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
    [agi, ...[own, theirs].filter((share) => share !== undefined)],
    Math.round(saversCredit),
  )
  const from = sheet.law(
    'savers.from',
    'First year of the saver’s match',
    'year',
    citedIn(saversMatchLaw, ({ fromYear }) => fromYear),
  )
  return [
    check(
      'savers',
      'warn',
      'Claim the saver’s credit',
      say`What you put into the plan at work this year takes about ${credit} off your tax, with Form 8880. Full-time students and dependents are left out. From ${from} on a match takes its place.`,
    ),
  ]
}
