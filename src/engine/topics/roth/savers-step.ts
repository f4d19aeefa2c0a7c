/** A few dollars more before tax that reach the next step of the saver's credit, while an IRA is open and cash is there. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { saversCreditRate } from '../../tax/savers-credit.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { cashOf, starterOf, tellsCash } from '../cushion.ts'
import { sourceOf } from '../tax-picture.ts'
import { deductibleRooms } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { lateSwitch } from './late-switch.ts'
import type { Places } from './places.ts'
import { uncountedOf } from './savers-contributions.ts'
import type { RothWork } from './work.ts'

const roundTo: Dollars = 10

export interface SaversStep {
  /** Into deductible traditional IRAs beyond what the plan puts there. */
  readonly more: Figure
  readonly whose: 'your' | 'your spouse’s' | 'both of your'
  /** The income at the step, and the rate of the credit from there down. */
  readonly limit: Figure
  readonly rate: Figure
  /** What tax and credits come to less with it. */
  readonly saves: Figure
  readonly until: DateFigure
  readonly year: Figure
}

/** Cash beyond a starter cushion; nothing where none was told, or a costly debt comes first. */
function spareCash({ sheet, reader, first }: RothWork): Dollars {
  if (!tellsCash(reader) || first !== undefined) return 0
  return cashOf(sheet, reader).value - starterOf(sheet, reader).value
}

/** So many dollars more in deductible IRAs: first what counts for the credit in each name, then what has room. */
function placesWith(work: RothWork, dollars: Dollars, agi: Dollars): Places | undefined {
  const { now, decision } = work
  const places = { ...decision.year.places }
  let left = dollars
  const rooms = deductibleRooms(work, now.before, places)
  const counted = uncountedOf(work, places, agi)
  const take = (place: 'iraTraditional' | 'spouseTraditional', most: Dollars, whose: 'own' | 'spouse') => {
    const taken = Math.min(left, most, rooms[whose])
    places[place] += taken
    rooms[whose] -= taken
    left -= taken
  }
  take('iraTraditional', counted.own, 'own')
  take('spouseTraditional', counted.spouse, 'spouse')
  take('iraTraditional', left, 'own')
  take('spouseTraditional', left, 'spouse')
  return left > 0 ? undefined : places
}

/** Undefined where no step is in reach, or one that brings no more than the same dollars do in any case. */
export function saversStep(work: RothWork): SaversStep | undefined {
  const { sheet, context, status, now, decision, reader } = work
  const { law, today } = context
  if (hasSaversMatch(yearOf(today)) || lateSwitch(work) !== undefined || reader.told('inSchool') === true)
    return undefined
  const { agi } = decision.year.tax.federal
  const rate = saversCreditRate({ law, status, agi })
  const spare = spareCash(work)
  const reached = known(law.saversCredit).tiers[status].flatMap((tier) => {
    const dollars = Math.ceil((agi - tier.agiUpTo) / roundTo) * roundTo
    if (tier.rate <= rate || dollars <= 0 || dollars > spare) return []
    const places = placesWith(work, dollars, tier.agiUpTo)
    if (places === undefined) return []
    const saved = Math.round(now.saved(now.yearOf(places)) - now.saved(decision.year))
    const alone = dollars * Math.max(decision.now.value, decision.later.value)
    return saved - alone < rules.leastPart.value
      ? []
      : [{ tier, dollars, places, saved, gain: saved - alone }]
  })
  const [best] = reached.sort((a, b) => b.gain - a.gain)
  if (best === undefined) return undefined
  const { tier, dollars, places, saved } = best
  const isOwn = places.iraTraditional > decision.year.places.iraTraditional
  const isSpouses = places.spouseTraditional > decision.year.places.spouseTraditional
  const source = sourceOf(law.saversCredit)
  const limit = sheet.law('savers.step.limit', 'Income at the next step of the saver’s credit', 'usd', {
    value: tier.agiUpTo,
    source,
  })
  const more = sheet.computed(
    'savers.step.more',
    'More into deductible traditional IRAs, to reach the next step of the saver’s credit',
    'usd',
    'adjusted gross income with this plan − the income at the step, rounded up',
    [work.income, work.contribution, limit],
    dollars,
  )
  return {
    more,
    limit,
    rate: sheet.law('savers.step.rate', 'Share that comes back at that step', 'share', {
      value: tier.rate,
      source,
    }),
    whose: isOwn && isSpouses ? 'both of your' : isSpouses ? 'your spouse’s' : 'your',
    saves: sheet.computed(
      'savers.step.saves',
      'What that saves this year',
      'usd',
      'tax less credits without it − with it',
      [more],
      saved,
    ),
    until: sheet.date(
      'savers.step.until',
      'Last day for it',
      'the filing day of this year',
      [],
      filingDay(yearOf(today)),
    ),
    year: contributionYear(work),
  }
}

export function saversStepChecks(work: RothWork): Check[] {
  const step = saversStep(work)
  if (step === undefined) return []
  const { more, whose, limit, rate, saves, until, year } = step
  return [
    check(
      'savers.step',
      'act',
      say`${more} more before tax reaches a step of the saver’s credit`,
      say`At up to ${limit} of adjusted gross income ${rate} of what counts comes back. Put ${more} more into ${words(whose)} deductible traditional IRA${words(whose === 'both of your' ? 's' : '')} for ${year} by ${until}, from cash that you have, and tax and credits of this year are about ${saves} better. The step is at an exact income: with interest or overtime put in as much more.`,
    ),
  ]
}
