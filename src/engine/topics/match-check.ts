/** Whether the household gets the whole employer match, as far as it is known. */
import type { FactReader } from '../fact-reader.ts'
import { type FactValue, middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import type { ContributionLimits } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { isFilled } from './contributed-share.ts'
import { type HeldMatch, heldMatch } from './held-match.ts'
import { matchWaitsForPay } from './match-without-pay.ts'
import { isTheMatchOfSpouse, missedBySpouse, missedMatch, wholeMissedMatch } from './missed-match.ts'
import { isPayGone } from './out-of-work.ts'
import { isSpouseSoleProprietor } from './own-business.ts'
import { whilePayIsGone } from './pay-that-goes-on.ts'
import { planAtWork } from './plan-at-work.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { returningPay } from './returning-pay.ts'
import { isSpouseSoleEarner, ofSpouse, whoseWork } from './sole-earner.ts'
import type { DraftContext, Drafting } from './topic.ts'

type Law = { limits: ContributionLimits }

/** The share of pay that is matched, a second tier included. */
const matchedShare = (
  sheet: Worksheet,
  fact: 'employerMatch' | 'spouseEmployerMatch',
  upTo: number,
  next: number,
) =>
  sheet.told(
    fact,
    fact === 'employerMatch' ? 'match.whole' : 'match.spouse.whole',
    'Contributions matched up to this share of pay, in all',
    'rate',
    upTo + next,
  )

/** Whether it is known what goes into the plan at work. */
export const isContributionKnown = (reader: FactReader): boolean =>
  isFilled(reader, 'plan') || reader.known('contributionRate') !== undefined

/** What is matched, where the household told it and not what they put in; nothing elsewhere. */
export function matchToReach(sheet: Worksheet, reader: FactReader): Text | undefined {
  const match = reader.told('employerMatch')
  if (reader.value('employment') !== 'employed' || isContributionKnown(reader)) return undefined
  if (match?.upTo === undefined || match.rate === 0) return undefined
  const whole = matchedShare(sheet, 'employerMatch', match.upTo, match.next?.upTo ?? 0)
  return say`${words(whoseWork(reader, 'Your'))} employer matches up to ${whole} of pay. Contribute at least that.`
}

/**
 * Both matches of a couple; nothing where there is no employer, or an employer that was said to match nothing. `waits`: for a
 * pay that is gone.
 */
export function matchCheck(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  waits = matchWaitsForPay({ reader, context }),
): Check[] {
  const held = heldMatch({ sheet, reader, context })
  const ofHeld = held === undefined ? [] : [waitingForJob({ sheet, reader, context }, held)]
  const waiting = waits ? waitingForPay(sheet, reader, context) : undefined
  if (waiting !== undefined) return [waiting, ...ofHeld]
  const floor = wholeMissedMatch(sheet, reader, context)?.floor
  return [
    ...(floor === undefined ? [] : [floor.check]),
    ...ofHeld,
    ...(floor?.answer === 'less' || held?.whose === 'own' ? [] : ownMatch(sheet, reader, context)),
    ...(held?.whose === 'partner' ? [] : spouseMatch(sheet, reader, context)),
  ]
}

/** While a pay is gone, where the match is not taken. */
function waitingForPay(sheet: Worksheet, reader: FactReader, context: DraftContext): Check | undefined {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined) return undefined
  const Whose = missed.own === undefined ? ofSpouse(reader, 'Your') : whoseWork(reader, 'Your')
  return {
    id: missed.own === undefined ? 'match.spouse' : 'match',
    status: 'warn',
    title: words(`${Whose} employer match waits until pay returns`),
    detail: say`${words(Whose)} employer would add ${missed.match} for ${missed.contribution} more. While ${words(whilePayIsGone(reader))}, cash to live on comes first, and what goes in cannot be had back: raise it with the first new pay check.`,
  }
}

/** While the job that has the match is held, nothing goes in: what is missed with the share of before need not be. */
function waitingForJob({ sheet, reader, context }: Drafting, { whose, plan, missed }: HeldMatch): Check {
  const from = returningPay(sheet, reader, context)?.from
  const match = reader.told(plan.match)
  const whole = matchedShare(sheet, plan.match, match?.upTo ?? 0, match?.next?.upTo ?? 0)
  const isOwn = whose === 'own'
  return {
    id: isOwn ? 'match' : 'match.spouse',
    status: 'warn',
    title: words(`${isOwn ? 'Your' : ofSpouse(reader, 'Your')} whole match waits for the first pay check`),
    detail: say`At the share of pay that went into the plan before, ${words(isOwn ? 'you miss' : 'they miss')} ${missed.match} of what the employer of the job that is held adds. Raise the share to ${whole} of pay with the first pay check${from === undefined ? nothing : say`, about ${from}`}: ${missed.contribution} more goes in.`,
  }
}

/** Why a match that is missed is taken now although a pay is gone; nothing where none is. */
const takenAllTheSame = (reader: FactReader): Text =>
  isPayGone(reader)
    ? words(
        ' The month carries it, and your cash lasts well past a usual search: it need not wait for the pay that is gone.',
      )
    : nothing

/** The month was told to leave nothing, so a smaller pay check would come out of cash or onto a card. */
const leavesNothing = (reader: FactReader): boolean =>
  !isPayGone(reader) && middle(reader.told('monthlySurplus') ?? 1) <= 0

const foundFirst = (reader: FactReader): Text =>
  leavesNothing(reader)
    ? words(
        ' Nothing is left of the month for it yet: a cost that falls, a payment that ends or a raise has to pay for it.',
      )
    : nothing

/** What a match comes before, of which the plan does not know all. */
const before = (reader: FactReader): string =>
  isPayGone(reader)
    ? 'comes before anything but the cash to live on until pay returns'
    : 'comes before anything but a starter cushion'

/** A second pay, and so perhaps a second match; where the spouse alone earns, the match is theirs already. */
const isSecondPaid = (reader: FactReader): boolean => hasSpousePay(reader) && !isSpouseSoleEarner(reader)

/** Nothing is missed, or so large a share goes in that the pay, which was not told, does not matter. */
function isWholeOfSpouse(reader: FactReader, match: FactValue<'spouseEmployerMatch'> | undefined): boolean {
  const share = reader.known('spouseContributionRate')
  if (match?.upTo === undefined || share === undefined) return false
  return reader.told('spouseIncome') !== undefined || middle(share) >= match.upTo + (match.next?.upTo ?? 0)
}

/** A match of a spouse's employer that was not told is reminded of; the question of one's own covers both. */
function spouseMatch(sheet: Worksheet, reader: FactReader, law: Law): Check[] {
  const Spouses = ofSpouse(reader, 'Your')
  const missed = missedBySpouse(sheet, reader, law)
  if (missed !== undefined)
    return [
      {
        id: 'match.spouse',
        status: leavesNothing(reader) ? 'warn' : 'act',
        title: words(`${Spouses} employer match is not all taken`),
        detail: say`${words(Spouses)} employer would add ${missed.match}. It is part of their pay; they get it by contributing ${missed.contribution} more.${takenAllTheSame(reader)}${foundFirst(reader)}`,
      },
    ]
  if (isSpouseSoleProprietor(reader)) return []
  const match = reader.told('spouseEmployerMatch')
  if ((!isSecondPaid(reader) && match === undefined) || match?.rate === 0) return []
  if (
    isWholeOfSpouse(reader, match) ||
    reader.told('spouseGetsWholeMatch') === true ||
    isFilled(reader, 'spouse_plan')
  )
    return [
      {
        id: 'match.spouse',
        status: 'pass',
        title: words(`${Spouses} employer match is all taken`),
        detail: words('Keep it that way: it is part of your pay.'),
      },
    ]
  if (match?.upTo !== undefined)
    return [
      {
        id: 'match.spouse',
        status: 'warn',
        title: words(`Is all of ${ofSpouse(reader)} employer match taken?`),
        detail: say`The employer matches up to ${matchedShare(sheet, 'spouseEmployerMatch', match.upTo, match.next?.upTo ?? 0)} of pay. Contributing at least that ${words(before(reader))}.`,
      },
    ]
  if (match === undefined && (asksForMatch(reader) || reader.told('spouseHasWorkplacePlan') === false))
    return []
  return [
    {
      id: 'match.spouse',
      status: 'warn',
      title: words('Does the employer of your spouse or partner match?'),
      detail: words(
        `No match of your spouse’s or partner’s employer is counted here. If there is one, taking all of it ${before(reader)}.`,
      ),
    },
  ]
}

/** Whoever cannot work and has no pay has no employer to ask. */
const isUnableToEarn = (reader: FactReader): boolean =>
  reader.told('cannotWork') === true && reader.number('income').value === 0

/** Whether the match of one's own employer is still a question. */
const asksForMatch = (reader: FactReader): boolean =>
  !isUnableToEarn(reader) &&
  reader.value('employment') === 'employed' &&
  reader.told('employerMatch') === undefined &&
  reader.told('getsWholeMatch') !== true &&
  !isFilled(reader, 'plan')

const wholeMatch: Check = {
  id: 'match',
  status: 'pass',
  title: words('You get the whole employer match'),
  detail: words('Keep it that way: it is part of your pay.'),
}

function ownMatch(sheet: Worksheet, reader: FactReader, context: DraftContext): Check[] {
  if (reader.value('employment') !== 'employed' || isTheMatchOfSpouse(reader) || isUnableToEarn(reader))
    return []
  const match = reader.told('employerMatch')
  const missed = missedMatch(sheet, reader, context)?.own
  if (missed !== undefined)
    return [
      {
        id: 'match',
        status: leavesNothing(reader) ? 'warn' : 'act',
        title: words('You miss part of the employer match'),
        detail: say`${words(whoseWork(reader, 'Your'))} employer would add ${missed.match}. It is part of ${words(whoseWork(reader))} pay; contribute ${missed.contribution} more to get it.${takenAllTheSame(reader)}${foundFirst(reader)}`,
      },
    ]
  if (reader.told('getsWholeMatch') === true) return [wholeMatch]
  // A plan that is filled has earned whatever match there is, and without one there is none.
  if (match === undefined && isFilled(reader, 'plan')) return []
  if (match === undefined && reader.told('hasWorkplacePlan') === false && !isSecondPaid(reader)) return []
  if (match === undefined)
    return [
      {
        id: 'match',
        status: 'warn',
        title: words('Do you get the whole employer match?'),
        detail: words(
          isSecondPaid(reader)
            ? `If an employer of either of you matches ${planAtWork(reader)} contributions, getting all of it ${before(reader)}.`
            : `If ${whoseWork(reader)} employer matches ${planAtWork(reader)} contributions, getting all of it ${before(reader)}.`,
        ),
      },
    ]
  if (match.rate === 0) return []
  return !isContributionKnown(reader) || match.upTo === undefined
    ? [
        {
          id: 'match',
          status: 'warn',
          title: words('Do you get the whole employer match?'),
          detail:
            matchToReach(sheet, reader) ??
            words(
              `Ask up to which share of pay ${whoseWork(reader)} employer matches, and contribute at least that.`,
            ),
        },
      ]
    : [wholeMatch]
}
