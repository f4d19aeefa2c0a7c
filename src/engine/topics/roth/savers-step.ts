/** A few dollars more before tax that reach the next step of the saver's credit, while an IRA is open and cash is there. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { sourceOf } from '../tax-picture.ts'
import { contributionYear } from './ira-so-far.ts'
import { uncountedOf } from './savers-contributions.ts'
import { type ReachableStep, reachableStep } from './savers-reach.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'

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
  readonly fund: ReachableStep['fund']
  readonly until: DateFigure
  readonly year: Figure
}

/** Undefined where no step is in reach, and where this plan converts: what is converted is income that ends the credit. */
export function saversStep(work: RothWork): SaversStep | undefined {
  const { sheet, context } = work
  const { law, today } = context
  if (work.conversion?.verdict === 'convert') return undefined
  const best = reachableStep(work)
  if (best === undefined) return undefined
  const { dollars, places, saved, credit, year, fund } = best
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
      credit,
    ),
    putOff:
      saved > credit
        ? sheet.computed(
            'savers.step.put-off',
            'What of that is tax put off',
            'usd',
            'what it saves − what the credit brings',
            [saves],
            saved - credit,
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

/**
 * What goes into an HSA lowers the same income, and is not taxed when it pays for care. It counts for no credit itself, so
 * what goes in elsewhere has to be enough for that.
 */
export function hsaFirstInWords(work: RothWork, { limit, until, year }: SaversStep): Text {
  const account = hsaAccounts(work).find((one) => !isSpouseHsa(one))
  if (account === undefined || account.room.value < rules.leastPart.value) return nothing
  if (uncountedOf(work, yearAsItEnds(work).places, limit.value).own > 0) return nothing
  return say`Your HSA comes before the IRA: it still takes ${account.room} for ${year} until ${until}. What goes in lowers this income as well, and is never taxed when it pays for care. Put into the IRA only what the HSA cannot take.`
}

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
        hsaFirstInWords(work, step),
        fundLeftInWords(step),
        words('The step is at an exact income: with interest or overtime put in as much more.'),
      ]),
    ),
  ]
}
