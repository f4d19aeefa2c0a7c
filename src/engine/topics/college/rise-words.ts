/** How a college plan says what goes in later: how far it rises, why, and the steps that need doing on those days. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { childCareStep } from '../child-care-step.ts'
import { payChangeStep } from '../pay-change.ts'
import type { StepDraft } from '../steps.ts'
import { careWhileWaiting } from './care-ends.ts'
import type { Rise } from './more-later.ts'
import { freedFrom, isRaiseInWait } from './waiting.ts'
import type { CollegeWork } from './work.ts'

type Turn = Rise['turns'][number]
type Kind = Turn['reason']['kind']

const ofKind = (rise: Rise | undefined, kind: Kind): readonly Turn[] =>
  (rise?.turns ?? []).filter(({ reason }) => reason.kind === kind)

/** "a debt ends and child care costs less" */
export function reasonsOf(rise: Rise): Text {
  const debts = ofKind(rise, 'debt').length
  return listed([
    ...(debts === 0 ? [] : [words(debts === 1 ? 'a debt ends' : 'debts end')]),
    ...(ofKind(rise, 'care').length === 0 ? [] : [words('child care costs less')]),
    ...(ofKind(rise, 'pay').length === 0 ? [] : [words('your pay rises')]),
  ])
}

/** A sum a month and how it rises, at the start of a sentence or after a colon. */
export const withRise = (monthly: Figure, rise: Rise | undefined): Text =>
  rise !== undefined && monthly.value === 0
    ? say`Nothing yet, and ${rise.to} by ${rise.by} as ${reasonsOf(rise)}`
    : say`${monthly}${rising(rise)}`

/** After a sum a month. */
export const rising = (rise: Rise | undefined): Text =>
  rise === undefined ? nothing : say`, rising to ${rise.to} by ${rise.by} as ${reasonsOf(rise)}`

/** Before what goes on in the same sentence. */
export const aside = (text: Text, rise: Rise | undefined): Text => (rise === undefined ? text : say`${text},`)

/** What is counted of a card among them: nobody is asked for as much to the end. */
export const cardsKeptLevel = (rise: Rise | undefined): Text =>
  rise?.turns.some(({ reason }) => reason.kind === 'debt' && reason.debt.kind === 'credit_card') === true
    ? words(
        ' The minimum of a card falls with its balance: this counts on the payment of today until it is paid.',
      )
    : nothing

const turnInWords = ({ reason, adds, on }: Turn): Text =>
  reason.kind === 'debt'
    ? say`the ${adds} that the ${reason.debt.label} takes until ${on}`
    : reason.kind === 'care'
      ? say`the ${adds} that child care leaves free from ${on} on`
      : say`the ${adds} that your new pay brings from ${on} on`

/** Which sums are in it. */
export const turnedLater = (rise: Rise | undefined): Text =>
  rise === undefined
    ? nothing
    : say` In it ${words(rise.turns.length === 1 ? 'is' : 'are')} ${listed(rise.turns.map(turnInWords))}.${cardsKeptLevel(rise)}`

const freedWords = {
  debts: 'what you pay on debts until then',
  care: 'what child care takes until then',
  pay: 'what the new pay brings',
} as const

/** What a month has more as college begins to be saved for, to follow a sentence; lower pay is said where it stands. */
export function freedInWords({ first, wait }: Pick<CollegeWork, 'first' | 'wait'>): Text {
  const { freed } = wait
  if (freed === undefined || first.payChange?.isRaise === false) return nothing
  const from = freedFrom(first, wait)
  return from.length === 0
    ? nothing
    : say` It counts on ${freed} more by then: ${listed(from.map((one) => words(freedWords[one])))}.`
}

/** Whether the plan counts on a raise that was told, before college or in it. */
export const isRaiseCounted = (work: Pick<CollegeWork, 'first' | 'wait' | 'rise'>): boolean =>
  isRaiseInWait(work.first, work.wait) || ofKind(work.rise, 'pay').length > 0

/** The first payment that ends, which needs turning on its day. */
function debtStep({ rise }: CollegeWork): StepDraft | undefined {
  const [turn, ...later] = ofKind(rise, 'debt')
  if (turn?.reason.kind !== 'debt') return undefined
  const { debt, isForgiven } = turn.reason
  return {
    id: 'freed',
    title: say`Turn the ${turn.adds} of the ${debt.label} to college as well`,
    why: words('Its last payment is made by then, and what this plan reaches counts on that money.'),
    how: say`Raise the transfer by it on the day of the first payment that is no longer due. Look at the lender’s statement first: the balance has to be zero.${words(
      isForgiven
        ? ' What is left of the loan is forgiven by its plan then, and can be taxed as income of that year: set the tax aside first.'
        : '',
    )}${later.length === 0 ? nothing : words(' Do the same with each debt that ends later.')}`,
    due: turn.on.value,
    dueWhy: 'when its last payment is made',
    dueInputs: [turn.on],
    minutes: 15,
    link: links.collegePlans,
    keep: words('The letter that the debt is paid.'),
  }
}

const beforeCollege = words('It goes to what comes before college, and to college from its start on.')

const intoTransfer = ({ monthly, adds }: Turn): Text =>
  adds.value === monthly.value
    ? words('Raise the transfer to college by it.')
    : say`Raise the transfer to college by ${adds}; the rest of it is free for what else you save for.`

/** The first day on which care costs less, before college begins or in it. */
function careStep(work: CollegeWork): StepDraft | undefined {
  const waiting = careWhileWaiting(work).find(({ isForSchool }) => isForSchool)
  if (waiting !== undefined) return childCareStep(waiting, beforeCollege)
  const [turn, ...later] = ofKind(work.rise, 'care')
  return turn?.reason.kind !== 'care'
    ? undefined
    : childCareStep(
        turn.reason.end,
        say`${intoTransfer(turn)}${later.length === 0 ? nothing : words(' Do the same on each day on which it costs less again.')}`,
      )
}

function payStep(work: CollegeWork): StepDraft | undefined {
  const [turn] = ofKind(work.rise, 'pay')
  if (turn?.reason.kind === 'pay') return payChangeStep(turn.reason.change, intoTransfer(turn))
  const { payChange } = work.first
  return payChange !== undefined && isRaiseInWait(work.first, work.wait)
    ? payChangeStep(payChange, beforeCollege)
    : undefined
}

/** What needs doing on the days on which a month has more. */
export const riseSteps = (work: CollegeWork): (StepDraft | undefined)[] => [
  debtStep(work),
  careStep(work),
  payStep(work),
]
