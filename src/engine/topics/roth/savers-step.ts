/** A few dollars more before tax that reach the next step of the saver's credit, while an IRA is open and cash is there. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { saversCreditRate } from '../../tax/savers-credit.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Share } from '../../units.ts'
import { check } from '../check.ts'
import { cashOf, cushionOf, starterOf, tellsCash } from '../cushion.ts'
import { sourceOf } from '../tax-picture.ts'
import { deductibleRooms } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { lateSwitch } from './late-switch.ts'
import type { Places } from './places.ts'
import { uncountedOf } from './savers-contributions.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'
import type { YearNow } from './year-now.ts'

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
  /** What of that the credit brings, and what is tax that comes when the money comes out; undefined where there is none. */
  readonly gain: Figure
  readonly putOff: Figure | undefined
  /** What goes in before tax at work this year; undefined where nothing does. */
  readonly atWork: Figure | undefined
  /** What it leaves of the emergency fund, and what that should hold; undefined where the fund stays whole. */
  readonly fund: { readonly left: Figure; readonly target: Figure } | undefined
  readonly until: DateFigure
  readonly year: Figure
}

/** Cash beyond a starter cushion; nothing where none was told, a costly debt comes first, or a pay is gone. */
function spareCash({ sheet, reader, first, isHeld }: RothWork): Dollars {
  if (!tellsCash(reader) || first !== undefined || isHeld) return 0
  return cashOf(sheet, reader).value - starterOf(sheet, reader).value
}

/** So many dollars more in deductible IRAs: first what counts for the credit in each name, then what has room. */
function placesWith(work: RothWork, start: Places, dollars: Dollars, agi: Dollars): Places | undefined {
  const { now } = work
  const places = { ...start }
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

interface Reached {
  readonly limit: Dollars
  readonly rate: Share
  readonly dollars: Dollars
  readonly places: Places
  readonly saved: Dollars
  readonly gained: Dollars
  /** Beyond what the same dollars do in any case. */
  readonly worth: Dollars
}

/** The step that brings most, from what the year comes to in any case. */
function bestStep(work: RothWork, year: YearNow): Reached | undefined {
  const { context, status, now, decision } = work
  const { law } = context
  const { agi } = year.tax.federal
  const rate = saversCreditRate({ law, status, agi })
  const spare = spareCash(work)
  const reached = known(law.saversCredit).tiers[status].flatMap((tier): Reached[] => {
    const limit = tier.agiUpTo
    const dollars = Math.ceil((agi - limit) / roundTo) * roundTo
    if (tier.rate <= rate || dollars <= 0 || dollars > spare) return []
    const places = placesWith(work, year.places, dollars, limit)
    if (places === undefined) return []
    const after = now.yearOf(places)
    const saved = Math.round(now.saved(after) - now.saved(year))
    const worth = saved - dollars * Math.max(decision.now.value, decision.later.value)
    const gained = Math.min(saved, Math.round(after.onCredit - year.onCredit))
    return Math.min(worth, gained) < rules.leastPart.value
      ? []
      : [{ limit, rate: tier.rate, dollars, places, saved, gained, worth }]
  })
  return reached.sort((a, b) => b.worth - a.worth)[0]
}

/**
 * What the dollars leave of the emergency fund: they come out of it only where the credit brings more than the penalty on
 * taking them out of the IRA again.
 */
function fundAfter(
  work: RothWork,
  year: YearNow,
  { dollars, places, gained }: Reached,
): SaversStep['fund'] | 'too-little' {
  const { sheet, reader, context } = work
  const { cash, target } = cushionOf(sheet, reader)
  const fromFund = Math.min(dollars, target.value - (cash.value - dollars))
  if (fromFund <= 0) return undefined
  const { penaltyRate, untilAge } = known(context.limits.earlyWithdrawal)
  const isFree = (age: Figure | undefined) => age !== undefined && age.value >= untilAge
  // What was put into the IRA of somebody past that age comes out first.
  const free =
    (isFree(work.age) ? places.iraTraditional - year.places.iraTraditional : 0) +
    (isFree(work.spouseAge) ? places.spouseTraditional - year.places.spouseTraditional : 0)
  if (gained < Math.max(0, fromFund - free) * penaltyRate) return 'too-little'
  const left = sheet.computed(
    'savers.step.cash-left',
    'Cash that is left after it',
    'usd',
    'cash that you have − what goes into the IRA',
    [cash],
    cash.value - dollars,
  )
  return { left, target }
}

/** Undefined where no step is in reach, or one that brings no more than the same dollars do in any case. */
export function saversStep(work: RothWork): SaversStep | undefined {
  const { sheet, context, reader } = work
  const { law, today } = context
  if (hasSaversMatch(yearOf(today)) || lateSwitch(work) !== undefined || reader.told('inSchool') === true)
    return undefined
  const year = yearAsItEnds(work)
  const best = bestStep(work, year)
  if (best === undefined) return undefined
  const fund = fundAfter(work, year, best)
  if (fund === 'too-little') return undefined
  const { dollars, places, saved, gained } = best
  const isOwn = places.iraTraditional > year.places.iraTraditional
  const isSpouses = places.spouseTraditional > year.places.spouseTraditional
  const source = sourceOf(law.saversCredit)
  const limit = sheet.law('savers.step.limit', 'Income at the next step of the saver’s credit', 'usd', {
    value: best.limit,
    source,
  })
  const { planTraditional } = year.places
  const atWork =
    planTraditional > 0
      ? sheet.computed(
          'savers.step.at-work',
          'Into the plan at work before tax this year, about',
          'usd',
          'what the pay checks carry as Traditional until the setting of this plan holds + what they carry after it',
          [work.contribution],
          planTraditional,
        )
      : undefined
  const more = sheet.computed(
    'savers.step.more',
    'More into deductible traditional IRAs, to reach the next step of the saver’s credit',
    'usd',
    'adjusted gross income of this year, with what goes in before tax − the income at the step, rounded up',
    [work.income, work.contribution, limit, ...(atWork === undefined ? [] : [atWork])],
    dollars,
  )
  const saves = sheet.computed(
    'savers.step.saves',
    'What that saves this year',
    'usd',
    'tax less credits without it − with it',
    [more],
    saved,
  )
  return {
    more,
    limit,
    rate: sheet.law('savers.step.rate', 'Share that comes back at that step', 'share', {
      value: best.rate,
      source,
    }),
    whose: isOwn && isSpouses ? 'both of your' : isSpouses ? 'your spouse’s' : 'your',
    saves,
    gain: sheet.computed(
      'savers.step.gain',
      'What of that the credit brings',
      'usd',
      'tax without the saver’s credit − with it, after these dollars, less the same before them',
      [more],
      gained,
    ),
    putOff:
      saved > gained
        ? sheet.computed(
            'savers.step.put-off',
            'What of that is tax put off',
            'usd',
            'what it saves − what the credit brings',
            [saves],
            saved - gained,
          )
        : undefined,
    atWork,
    fund,
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

/** What of it is gained, and what only comes later. */
export const gainInWords = ({ gain, putOff }: SaversStep): Text =>
  putOff === undefined
    ? words('That is what the credit brings, and yours to keep.')
    : say`About ${gain} of that is the credit’s, and yours to keep; the other ${putOff} is tax that comes later, when the money comes out.`

/** What of the emergency fund is left; nothing where it stays whole. */
export const fundLeftInWords = ({ fund }: SaversStep): Text =>
  fund === undefined
    ? nothing
    : say`It leaves ${fund.left} of cash, where your emergency fund should hold ${fund.target}: put the refund back there.`

export function saversStepChecks(work: RothWork): Check[] {
  const step = saversStep(work)
  if (step === undefined) return []
  const { more, whose, limit, rate, saves, until, year, atWork } = step
  const counted =
    atWork === undefined
      ? nothing
      : say`The ${atWork} that goes in before tax at work this year is counted already.`
  return [
    check(
      'savers.step',
      'act',
      say`${more} more before tax reaches a step of the saver’s credit`,
      join([
        say`At up to ${limit} of adjusted gross income ${rate} of what counts comes back.`,
        counted,
        say`Put ${more} more into ${words(whose)} deductible traditional IRA${words(whose === 'both of your' ? 's' : '')} for ${year} by ${until}, from cash that you have, and tax and credits of this year are about ${saves} better.`,
        gainInWords(step),
        fundLeftInWords(step),
        words('The step is at an exact income: with interest or overtime put in as much more.'),
      ]),
    ),
  ]
}
