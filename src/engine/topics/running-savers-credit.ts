/** The saver's credit on what goes in for retirement this year: it is claimed on the return, and easily missed. */
import { yearOf } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import { type Figure, sumOf } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, type Text, words } from '../say.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { hasSaversMatch, saversMatch, saversMatchLaw } from '../tax/savers-match.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

export const saversMatchFrom = (sheet: Worksheet): Figure =>
  sheet.law(
    'savers.from',
    'First year of the saver’s match',
    'year',
    citedIn(saversMatchLaw, ({ fromYear }) => fromYear),
  )

/** What comes once the credit has ended, at the income of the years ahead; to stand after what the credit brings. */
export function afterTheCredit(sheet: Worksheet, { taxReturn, agi }: TaxPicture['later']): Text {
  const from = saversMatchFrom(sheet)
  return isMatchedAt({ taxReturn, agi })
    ? say`From ${from} on a match takes its place.`
    : say`From ${from} on a match takes its place; at this income nothing of it is left.`
}

/** Whether any contribution is matched at that income. IRC §6433(b). */
export const isMatchedAt = ({ taxReturn, agi }: Pick<TaxPicture['later'], 'taxReturn' | 'agi'>): boolean =>
  saversMatch({
    status: taxReturn.status,
    magi: agi.value,
    contributions: saversMatchLaw.value.maximumContribution,
  }) > 0

/** What a plan puts into IRAs for this year. */
export interface IntoIras {
  readonly own: Dollars
  readonly spouse: Dollars
  /** What of both is deducted: it lowers the income that the credit looks at. */
  readonly deducted: Dollars
  readonly inputs: readonly Figure[]
}

const noIras: IntoIras = { own: 0, spouse: 0, deducted: 0, inputs: [] }

/** What counts, to stand at the beginning of a sentence. */
const whatCounts = (atWork: Dollars, iras: Dollars): string =>
  iras === 0
    ? 'What you put into the plan at work this year'
    : `What goes ${atWork === 0 ? '' : 'into the plan at work and '}into IRAs for this year`

/** What counts for the credit in each name: what goes into plans at work, and into IRAs for this year. */
export function saversContributions(
  { sheet, reader, context }: Drafting,
  spouseIncome: Figure | undefined,
  iras: IntoIras,
) {
  const own = contributedShare(sheet, reader, context)
  const theirs = spouseShare(sheet, reader, context)
  const [first, second] = [
    payOfPlan(reader).value * (own?.value ?? 0),
    (spouseIncome?.value ?? 0) * (theirs?.value ?? 0),
  ]
  const [mine, ofSpouse] = isSpouseSoleEarner(reader) ? [0, first] : [first, second]
  const already =
    reader.told('iraContributedThisYear') === undefined ? [] : [reader.number('iraContributedThisYear')]
  const inIras = { own: iras.own + sumOf(already), spouse: iras.spouse }
  return {
    counted: { own: mine + inIras.own, spouse: ofSpouse + inIras.spouse },
    inputs: [...[own, theirs].filter((share) => share !== undefined), ...already, ...iras.inputs],
    atWork: first + second,
    inIras: inIras.own + inIras.spouse,
  }
}

/**
 * Of either kind of contribution (IRC §25B(d)); no more than the tax. Nothing where no pay was told. `ahead`: what comes once
 * the credit has ended, where the plan itself lowers the income of then.
 */
export function runningSaversCredit(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { taxReturn, agi, spouseIncome, later }: Pick<TaxPicture, 'taxReturn' | 'agi' | 'spouseIncome' | 'later'>,
  iras: IntoIras = noIras,
  ahead: Text = afterTheCredit(sheet, later),
): Check[] {
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return []
  const {
    counted,
    inputs: ofCounted,
    atWork,
    inIras,
  } = saversContributions({ sheet, reader, context }, spouseIncome, iras)
  const inputs = [agi, ...ofCounted]
  const what = whatCounts(atWork, inIras)
  const isMatched = hasSaversMatch(yearOf(context.today))
  const deducting = { ...taxReturn, iraDeduction: (taxReturn.iraDeduction ?? 0) + iras.deducted }
  const value = isMatched
    ? matchOf(taxReturn.status, agi.value - iras.deducted, counted)
    : incomeTax(context.law, {
        ...deducting,
        saversContributions: counted.own,
        spouseSaversContributions: counted.spouse,
      }).saversCredit
  if (Math.round(value) <= 0) return []
  const figure = sheet.computed(
    'savers.running',
    isMatched ? 'Saver’s match on what goes in this year' : 'Saver’s credit on what goes in this year',
    'usd',
    isMatched
      ? 'the law’s share of what goes in for the year, less what the phase-out takes at this income'
      : 'the law’s share of what goes in for the year, at this income, no more than the tax',
    inputs,
    Math.round(value),
  )
  return [
    isMatched
      ? check(
          'savers',
          'warn',
          'Claim the saver’s match',
          say`${words(what)} brings a saver’s match of about ${figure}, paid into an account once you claim it on the return of this year. Full-time students and dependents are left out.`,
        )
      : check(
          'savers',
          'warn',
          'Claim the saver’s credit',
          say`${words(what)} takes about ${figure} off your tax, with Form 8880. Full-time students and dependents are left out. ${ahead}`,
        ),
  ]
}

/** In place of the credit it goes into an account (IRC §6433). */
const matchOf = (
  status: TaxPicture['taxReturn']['status'],
  magi: Dollars,
  { own, spouse }: { own: Dollars; spouse: Dollars },
): Dollars =>
  saversMatch({ status, magi, contributions: own }) + saversMatch({ status, magi, contributions: spouse })
