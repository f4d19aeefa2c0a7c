/** A message beside a plan that tells and asks, or asks twice: each part is taken as a message of its own, in one reply. */
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { pieceOf } from './about-the-plan/pieces.ts'
import { lengthOf, mostWords } from './answers.ts'
import { borrowed, prefixed } from './borrowed-text.ts'
import { asksForNewPlan, asksIfItMatters, partsOf } from './message-parts.ts'
import { planAtHand } from './plan-turn.ts'
import { questionInWords } from './reply.ts'
import { notUnderstoodReply } from './small-replies.ts'
import { spelledOut } from './spelled-out.ts'
import type { ThreadState, Turn } from './thread-state.ts'

/** How one message is read and answered; `taken` words of the reply are said beside it. */
export interface OneMessage {
  readonly turnOf: (state: ThreadState, message: string, taken?: number) => Turn
  /** The facts that a message tells, when it is read as a whole. */
  readonly factsOf: (state: ThreadState, message: string) => Household
}

/** Longer messages are stories: their sentences hang together. */
const longest = 240

const isAside = ({ topic }: Turn): boolean => topic === 'out_of_scope' || topic === 'smalltalk'
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The turn in which what is told redrafts the plan at hand; undefined where it does anything else. */
function toldTurn(state: ThreadState, plan: Plan, told: string, { turnOf }: OneMessage): Turn | undefined {
  const turn = turnOf(state, told)
  const isFollowed = turn.plans.every(({ change }) => change !== undefined)
  const isNews = !isSame(turn.state.household, state.household)
  return isNews && isFollowed && !isAside(turn) && planAtHand(turn.state)?.id === plan.id ? turn : undefined
}

/** Words of a reply that are kept for what was told, or for the other answer. */
const wordsBeside = 50

/** The answer to a question that tells nothing and asks for no other plan; undefined where it was not understood. */
function askedTurn(
  state: ThreadState,
  asked: string,
  told: string,
  { turnOf }: OneMessage,
): Turn | undefined {
  const { openQuestion: _notAnswered, ...rest } = state
  // "It" in the question is what was just told.
  const unasked: ThreadState = told === '' ? rest : { ...rest, askedOfPlan: told }
  const turn = turnOf(unasked, asked, wordsBeside)
  const isAnswer =
    turn.plans.length === 0 &&
    // The name of an account alone tells nothing.
    isSame(
      { ...turn.state.household, accountType: undefined },
      { ...state.household, accountType: undefined },
    ) &&
    !isAside(turn) &&
    turn.response !== notUnderstoodReply(undefined).text
  return isAnswer ? turn : undefined
}

/** Whether the whole message tells nothing that its parts do not; the name of an account alone tells nothing. */
const tellsAll = (whole: Household, known: Household): boolean =>
  (Object.keys(whole) as (keyof Household)[]).every(
    (fact) => fact === 'accountType' || isSame(whole[fact], known[fact]),
  )

const longSentence = 40

/** Whether the answers hold sentences of the plan's summary already. */
const saysOf = ({ summary }: Plan, answers: Text): boolean =>
  summary
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => sentence.length > longSentence && answers.includes(sentence))

/** "Updated." with as much of the plan as there is room for beside the answers. */
function leadOf(turn: Turn, plan: Plan, answers: Text): Text {
  const isChanged = turn.plans.some((one) => one.plan.id === plan.id && (one.change?.lines.length ?? 0) > 0)
  if (!isChanged) return words('Noted. The plan stays the same with that.')
  if (saysOf(plan, answers)) return words('Updated.')
  return lengthOf(plan.summary) + lengthOf(answers) <= mostWords
    ? say`Updated. ${plan.summary}`
    : say`Updated: **${plan.title}**.`
}

/** "500 a month, when am I done?": where another sum was told before, this one is only tried. */
const isSumAlone =
  /^\W*(?:(?:so|and|but|ok(?:ay)?|now|with|at|doing|paying|for|just|only)\b[ ,]*)*\$?\d[\d,.]{0,12} ?k?(?: (?:a|per|each|every) (?:month|week|year))?\W*$/i
const ofAMonth = [
  'amountMonthly',
  'debtPaymentMonthly',
  'monthlySurplus',
  'collegeMonthly',
  'monthlyContribution',
] as const

/** Undefined where the message is better taken as a whole. */
export function eachPart(state: ThreadState, message: string, one: OneMessage): Turn | undefined {
  const before = planAtHand(state)
  if (before === undefined || message.length > longest) return undefined
  const { told, asked } = partsOf(spelledOut(message))
  if (asked.length === 0 || (told === '' && asked.length === 1)) return undefined
  if (isSumAlone.test(told) && ofAMonth.some((fact) => state.household[fact] !== undefined)) return undefined
  const first = told === '' ? undefined : toldTurn(state, before, told, one)
  if (told !== '' && first === undefined) return undefined
  // Such a question tells nothing: what is told beside it is read without it.
  if (first !== undefined && asked.every(asksIfItMatters)) return ifItMatters(first, before)
  if (first !== undefined && !tellsAll(one.factsOf(state, message), first.state.household))
    return withoutSilence(one.turnOf(state, message), asked)
  const turns: Turn[] = []
  for (const question of asked) {
    const turn = askedTurn(turns.at(-1)?.state ?? first?.state ?? state, question, told, one)
    // Of two questions the one that is understood is answered; beside what is told, the whole may say more.
    if (turn === undefined && told !== '') return withoutSilence(one.turnOf(state, message), asked)
    if (turn !== undefined && turns.every(({ response }) => response !== turn.response)) turns.push(turn)
  }
  const last = turns.at(-1)
  return last && together(first, turns, last, state)
}

/** A reply that only says that the plan follows what was told. */
const onlyFollows = /^(?:Updated\.|Noted\. The )/
/** So little of a question may stand in a piece that is only offered as near to it. */
const leastOfNearest = 0.3

/** What was told is taken; a question beside it that nothing answered is said to be open, and never passed over. */
function withoutSilence(turn: Turn, asked: readonly string[]): Turn {
  // A number in a question is a fact that it tells: the plan drafted with it is the answer.
  const open = asked.filter((question) => !asksForNewPlan(question) && !/\d/.test(question))
  const plan = planAtHand(turn.state)
  if (open.length === 0 || plan === undefined || !onlyFollows.test(turn.response)) return turn
  const near = pieceOf(open.join(' '), plan, { least: leastOfNearest })
  const piece = near && prefixed(near.text, near.figures ?? [], 'nearest')
  const note =
    piece === undefined
      ? words(
          'I did not understand the question beside it, so it is not answered yet: ask it once more in other words.',
        )
      : say`I am not sure that I understood the question beside it. The nearest that this plan says: ${piece.text}`
  const [said, ...questions] = turn.response.split(/\n\n(?=\*\*[^*]+\?\*\*)/) as Text[]
  return {
    ...turn,
    response: join([said ?? turn.response, note, ...questions], '\n\n'),
    figures: [...turn.figures, ...(piece?.figures ?? [])],
  }
}

/** "I have 200k through work. Does that count?" */
function ifItMatters(first: Turn, before: Plan): Turn {
  const plan = planAtHand(first.state)
  const isMoved = plan !== undefined && (plan.summary !== before.summary || plan.title !== before.title)
  const said = isMoved
    ? first.response
    : join(
        [
          words('It is noted, and the sums and steps stay as they are with it.'),
          questionInWords(first.state.openQuestion, false),
        ].flatMap((text) => (text === undefined ? [] : [text])),
        '\n\n',
      )
  return { ...first, response: said }
}

function together(first: Turn | undefined, turns: readonly Turn[], last: Turn, state: ThreadState): Turn {
  const answers = turns.map(({ response, figures }, index) =>
    index === 0 ? { text: response, figures } : prefixed(response, figures, `answer-${index + 1}`),
  )
  const said = join(
    answers.map(({ text }) => text),
    '\n\n',
  )
  const open = first === undefined ? state.openQuestion : first.state.openQuestion
  const plan = first === undefined ? undefined : planAtHand(first.state)
  const lead =
    first === undefined || plan === undefined ? undefined : borrowed(leadOf(first, plan, said), plan, 'now')
  const question = first === undefined ? undefined : questionInWords(open, false)
  return {
    ...last,
    state: { ...last.state, ...(open === undefined ? {} : { openQuestion: open }) },
    response: join(
      [lead?.text, said, question].flatMap((text) => (text === undefined ? [] : [text])),
      '\n\n',
    ),
    figures: [...answers.flatMap(({ figures }) => figures), ...(lead?.figures ?? [])],
    plans: first?.plans ?? [],
    understood: first?.understood ?? [],
  }
}
