/** What the checks of a plan of the next dollars say of its cash: the starter cushion, the fund, and what lies idle. */

import type { Check } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { bringCashTo, whatTargetIs } from '../cushion.ts'
import { costOfBirth } from '../expecting.ts'
import { missingAfterBirth } from '../missing-after-birth.ts'
import { spareCash } from './bridge-words.ts'
import { drawnFrom } from './drawn.ts'
import { investedForFundInWords } from './fund-from-invested.ts'
import { hsaForBirthId } from './hsa-for-birth.ts'
import { roomsFromCash } from './rooms-from-cash.ts'
import type { DollarWork } from './work.ts'

export function starterCheck(work: DollarWork): Check {
  const {
    today,
    cushion: { starter: first, usualStarter },
    needs,
    costly,
  } = work
  if (today.left.value >= first.value)
    return check('starter', 'pass', 'Starter cushion is there', say`Your cash covers the first ${first}.`)
  if (needs.some(({ id, step }) => id === hsaForBirthId && step === 'starter'))
    return check(
      'starter',
      'warn',
      'The HSA holds a part of the starter cushion',
      say`${first} are planned with what the birth can take. That part is saved in the HSA until then, and the cash stays for a repair.`,
    )
  // What keeps deferred interest from coming back goes before it, and so does a loan that would eat it.
  const before = needs.find(({ step }) => step !== 'owed')
  const urgent = costly.find(({ id }) => id === before?.id)
  return before?.step === 'costly-debt'
    ? check(
        'starter',
        'warn',
        'The starter cushion comes next',
        say`${bringCashTo(today.left, first)} as soon as the ${urgent?.label ?? words('debt before it')} is cleared. Until then leave alone what you have.`,
      )
    : check(
        'starter',
        'act',
        'Starter cushion first',
        first.value > usualStarter
          ? say`${bringCashTo(today.left, first)}: ${words(heldForBirth(work))}, as far as it can be there by then.`
          : say`${bringCashTo(today.left, first)}, so that the next repair does not go on a card.`,
      )
}

/** What a starter cushion holds beyond a usual one while a child is on the way. */
function heldForBirth(work: DollarWork): string {
  const isMissing = missingAfterBirth(work) !== undefined
  const first =
    costOfBirth(work.reader) === undefined ? 'a usual cushion' : 'the most that the birth can take'
  return isMissing ? `${first}, and a year of what is missing each month from the birth on` : first
}

export function fundCheck(work: DollarWork): Check {
  const { today, cushion, sheet, reader, isEmpty } = work
  const { target, months, countedWith, sizedBy } = cushion
  if (today.left.value >= target.value)
    return check(
      'fund',
      'pass',
      'Emergency fund is full',
      say`${target} is ${whatTargetIs(reader, cushion)}, and it is there.`,
    )
  return check(
    'fund',
    'warn',
    'Emergency fund is not full yet',
    join([
      sizedBy === 'months'
        ? say`Your cash covers ${coverOf({ today, sheet, cushion })} of costs; ${months} are planned, ${target}${countedWith}.`
        : say`${bringCashTo(today.left, target)}, which is ${whatTargetIs(reader, cushion)}.`,
      isEmpty && drawnFrom(work) !== undefined
        ? words('The year of withdrawals that you set apart counts toward it.')
        : investedForFundInWords(work),
    ]),
  )
}

const tenths = 10

/** How many months of costs the cash covers. */
export const coverOf = ({ today, sheet, cushion }: Pick<DollarWork, 'today' | 'sheet' | 'cushion'>) =>
  sheet.computed(
    'cover',
    'Months of costs that your cash covers',
    'months',
    'cash that stays ÷ what a month costs beyond pension and Social Security, rounded down',
    [today.left, cushion.uncovered],
    cushion.uncovered.value === 0
      ? 0
      : Math.floor((today.left.value / cushion.uncovered.value) * tenths) / tenths,
  )

/** Cash that neither the fund nor a nearer purpose needs. */
export function idleCheck(work: DollarWork): Check[] {
  const { sheet, isEmpty, goals, stage } = work
  const beyond = spareCash(work)
  if (beyond === undefined || isEmpty || stage === 'unemployed') return []
  const taken = goals.flatMap(({ fromCash }) => fromCash ?? [])
  const spare =
    taken.length === 0
      ? beyond
      : sheet.computed(
          'spare.free',
          'Cash beyond the emergency fund and nearer purposes',
          'usd',
          'cash beyond the fund − what is set apart of it',
          [beyond, ...taken],
          beyond.value - taken.reduce((sum, { value }) => sum + value, 0),
        )
  if (spare.value <= 0) return []
  return [
    check(
      'idle',
      'warn',
      'More cash than the fund needs',
      say`${spare} lies beyond the fund${words(taken.length === 0 ? '' : ' and what is set apart')}. It could ${words(stage === 'working' ? 'fill this year’s accounts at once' : 'work for a longer goal')}: ask “one-time invest” about it.${roomsFromCash(work, spare)}`,
    ),
  ]
}
