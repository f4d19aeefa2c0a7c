/** What money that somebody wants to live on once work ends may pay a month, from when, and from which account first. */
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Years } from '../../units.ts'
import { check } from '../check.ts'
import { hasTraditionalIra } from '../ira-kind.ts'
import { placedIn } from '../order-of-operations.ts'
import { penaltyEnds } from '../penalty-age.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'

/** A month of what it could pay from then on. */
const monthly = ({ sheet }: LumpSumWork, yearlyPay: Figure): Figure =>
  sheet.computed(
    'income.monthly',
    'What it could pay a month from the last pay on',
    'usd-per-month',
    'what it could pay in a year ÷ months in a year, rounded down to whole tens',
    [yearlyPay],
    Math.floor(yearlyPay.value / monthsPerYear / 10) * 10,
  )

interface LivedOnLater {
  readonly from: DateFigure
  readonly monthly: Figure
  readonly most: Figure
}

function livedOnLater(work: LumpSumWork, outlook: Outlook | undefined): LivedOnLater | undefined {
  const from = work.livedOnFrom
  if (from === undefined || outlook?.yearlyPay === undefined) return undefined
  return { from, monthly: monthly(work, outlook.yearlyPay), most: outlook.mostFutures }
}

/** For the summary. */
export function livedOnLaterInWords(work: LumpSumWork, outlook: Outlook): Text {
  const later = livedOnLater(work, outlook)
  return later === undefined
    ? nothing
    : say`From ${later.from} on, when your pay has ended, what is invested could pay ${later.monthly}, rising with prices, until ${work.horizon} from today are over, in ${later.most} simulated futures. Left alone, its middle outcome is ${outlook.middle} in today’s dollars.`
}

const ageThen = ({ begins }: LumpSumWork, age: Figure | undefined): Years | undefined =>
  age === undefined ? undefined : age.value + (begins?.value ?? 0)

/** What deductions leave untaxed of pre-tax savings is lost with each year, so that comes before this money. */
function pretaxFirst(work: LumpSumWork): Text {
  const { reader } = work
  if (reader.told('retirementSavings') === undefined || reader.number('retirementSavings').value <= 0)
    return nothing
  const age = ageThen(work, reader.number('age')) ?? 0
  const ends = penaltyEnds(work)
  if (age < ends.value)
    return say`Leave a traditional IRA alone until age ${ends}: before it a penalty comes on top of the tax.`
  const youngest = Math.min(age, ageThen(work, reader.some('spouseAge')) ?? age)
  const limit =
    youngest < medicareEligibilityAge.value
      ? ' With a Marketplace credit look at its limit first: what comes out there counts as income.'
      : ''
  return words(
    `Once a year goes by without pay, first take out of your 401(k) or traditional IRA what that year’s deductions leave untaxed: that is lost with the year.${limit}`,
  )
}

/** From which account of it, in which order. */
export function livedOnLaterCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const later = livedOnLater(work, outlook)
  if (later === undefined) return []
  const isKept = work.bridge !== undefined && work.placements.some(({ id }) => id === 'bridge')
  return [
    check(
      'lived-on-later',
      'warn',
      say`What pays for the month from ${later.from} on`,
      join([
        say`Up to ${later.monthly} can come out of what this plan invests, and no more than the month needs beyond pension and Social Security: what stays in lasts longer.`,
        isKept ? words('What is kept in bills for the months without pay goes first.') : nothing,
        pretaxFirst(work),
        placedIn(work.placements, 'rest') > 0
          ? words(
              'Take the rest out of what is invested outside retirement accounts, where only what it gained is taxed: let interest and dividends go to its cash, and sell each time what has grown above its share.',
            )
          : nothing,
        placedIn(work.placements, 'ira') > 0 && !hasTraditionalIra(work.placements)
          ? words('The Roth IRAs come last: there it grows untaxed for as long as it stays.')
          : nothing,
      ]),
    ),
  ]
}
