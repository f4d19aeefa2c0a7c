/** A sum that somebody would take out of the fund, in words: how much of it may go now, and what the rest waits for. */
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { lastIraDay, type SumFromFund } from './sum-from-fund.ts'
import type { FundWork } from './work.ts'

/** Where it goes, to follow “into”. */
export const placeOf = ({ goal, room }: SumFromFund): string =>
  ({
    retirement: room === undefined ? 'retirement accounts' : 'the IRA',
    home: 'an account for the home',
    education: 'an account for school',
    children: 'an account for the children',
    car: 'an account for the car',
  })[goal]

/** What an IRA takes, and by when; a sum that it does not take any more is for the next year. */
function iraWords(work: FundWork, { room, sum, free, rest }: SumFromFund): Text {
  if (room === undefined || (free.value <= 0 && rest === undefined)) return nothing
  return room.value <= 0
    ? words('This year’s IRA is full: what goes in from January on is for the next year.')
    : say`This year’s IRA takes ${words(room.value < sum.value ? 'only ' : '')}${room} more, until ${lastIraDay(work)}; what goes in from January on can count for either year, so tell the provider which.`
}

/** The answer, in place of the decision that cash beyond the target needs. */
export function fromFundWords(work: FundWork): Text {
  const { fromFund } = work
  if (fromFund === undefined) return nothing
  const { goal, sum, free, left, short, rest } = fromFund
  const place = words(placeOf(fromFund))
  const sooner =
    goal !== 'retirement' || free.value <= 0
      ? nothing
      : words(
          'Money that is free goes in at once rather than a part each month: on average that has grown to more, and the fund is there for a bad start.',
        )
  if (free.value >= sum.value)
    return join([
      say`Yes, all of the ${sum} can go into ${place} now: the fund still holds ${left}.`,
      sooner,
      iraWords(work, fromFund),
    ])
  const answer =
    free.value > 0
      ? say`Not all of the ${sum}: without it the fund would hold ${left}, which is ${short} less than the target. ${free} is beyond the target and can go into ${place} now`
      : say`No, not the ${sum}: without it the fund would hold ${left}, which is ${short} less than the target`
  return join([
    rest === undefined
      ? say`${answer}${words(work.gap.value > 0 ? '. What you save fills the fund first' : free.value > 0 ? '; leave the rest where it is' : '')}.`
      : say`${answer}${words(free.value > 0 ? '; the other' : '. The')} ${rest.sum} comes out of what you save: at ${rest.monthly} it is there in ${rest.months}.`,
    sooner,
    iraWords(work, fromFund),
  ])
}

export function fromFundStep(work: FundWork): StepDraft | undefined {
  const { fromFund, cushion } = work
  if (fromFund === undefined || fromFund.free.value <= 0) return undefined
  const { free, rest, goal } = fromFund
  const place = words(placeOf(fromFund))
  return {
    id: 'from-fund',
    title: say`Move ${free} of your cash into ${place}`,
    why: say`It is beyond the ${cushion.target} that an emergency needs.`,
    how: join([
      say`Leave ${cushion.target} as it is.`,
      rest === undefined ? nothing : say`Set a transfer of ${rest.monthly} for the other ${rest.sum}.`,
      iraWords(work, fromFund),
      words(
        goal === 'retirement'
          ? 'Choose what it is invested in there: cash that only lies in the account earns little.'
          : 'Insured savings or Treasury bills, apart from the fund and with a name of its own.',
      ),
    ]),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 30,
    link: links.investor,
    keep: words('The confirmation of the transfer.'),
  }
}
