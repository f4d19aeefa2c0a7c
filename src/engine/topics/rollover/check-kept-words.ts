/** What is kept of a check, what it costs, and why it bears no penalty, in words. */
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { CheckInHand } from './check-in-hand.ts'
import type { KeptOfCheck } from './check-kept.ts'
import { lateRule, whyLateEnough } from './leaving.ts'
import type { RolloverWork } from './work.ts'

/** What was withheld against the tax on what is kept. */
const settledInWords = ({ refund, due }: KeptOfCheck, { withheld, filing }: CheckInHand): Text =>
  refund !== undefined
    ? say`Of the ${withheld} that was withheld about ${refund} comes back when you file.`
    : due === undefined
      ? nothing
      : say`${withheld} was withheld, and about ${due} more is due by ${filing}: set it aside.`

export const keptInShort = (work: RolloverWork, kept: KeptOfCheck, check: CheckInHand): Text =>
  say`What you keep bears no penalty: ${whyLateEnough(work)}. It costs about ${kept.tax} of federal tax for the year of the check. ${settledInWords(kept, check)}`

/** Why the plan, and what it has paid out, is free of the penalty. */
const freeOfPenalty = ({ cameFrom, sheet, ...work }: RolloverWork): Text =>
  cameFrom === undefined
    ? say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, sheet)}: that holds for what it has paid out to you, too.`
    : words(
        `It came to you by a ${cameFrom === 'late_spouse' ? 'death' : 'court order'}, so what the plan has paid out to you bears no penalty.`,
      )

const underPenalty = ({ cameFrom, penaltyEnds }: RolloverWork): Text =>
  say`What goes into an IRA of your own is under the penalty until ${penaltyEnds}. Ask the old plan first whether it takes the money back${words(cameFrom === 'late_spouse' ? ', and a custodian whether the check may go into an inherited IRA' : '')}: there the right goes on.`

type EarlyAccess = readonly ['act', string, Text]

/** A check made out to a custodian is not paid out to anybody yet. */
export const sentOn = (work: RolloverWork): EarlyAccess => [
  'act',
  'The right to be paid early ends with the check',
  join([
    work.cameFrom === undefined
      ? say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, work.sheet)}.`
      : words('The plan paid you at any age without a penalty.'),
    underPenalty(work),
  ]),
]

/** Past the deadline it is a withdrawal, unless a late deposit is accepted. */
export const afterDeadline = (work: RolloverWork): readonly ['warn', string, Text] => [
  'warn',
  'What stays out bears no penalty',
  join([
    freeOfPenalty(work),
    say`If a late deposit is accepted, what goes into an IRA of your own is under the penalty until ${work.penaltyEnds}: put in only what you do not need before.`,
  ]),
]

/** Where the check in hand holds all that the plan could have paid. */
export function keptInFull(work: RolloverWork, kept: KeptOfCheck | undefined): EarlyAccess {
  const { check, penaltyEnds } = work
  if (kept === undefined || check === undefined)
    return [
      'act',
      'What you keep of the check bears no penalty',
      join([
        freeOfPenalty(work),
        underPenalty(work),
        words(
          'If you need some of it in the next year, keep that, with the income tax on it, which is due for the year of the check, and put back only the rest.',
        ),
      ]),
    ]
  return [
    'act',
    'Keep a year of what you need, and put back the rest',
    join([
      freeOfPenalty(work),
      underPenalty(work),
      kept.inHand.value > 0
        ? say`${kept.amount} stays out, and ${kept.inHand} of the check is in hand at once.`
        : say`The ${check.withheld} that was withheld need not be replaced; your cash carries the months until it comes back.`,
      say`${settledInWords(kept, check)} It costs about ${kept.tax} of federal tax for the year of the check; from an IRA a year of what you need would cost about ${kept.later} in tax and penalty. If cash is short, keep more: it is taxed like that and bears no penalty.`,
      say`What you need after that costs about ${kept.penalty} of penalty until ${penaltyEnds}, unless new pay ends the need or it comes as even payments.`,
      words('Claim the exception with Form 5329 if Form 1099-R does not show it.'),
    ]),
  ]
}
