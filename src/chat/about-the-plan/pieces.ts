/** The piece of a plan that a question is about: a part, a step, a check, another way, a figure of its results. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, orphansIn, plainText, say, type Text, words } from '#engine/say.ts'
import { searchTerms } from '../answer-terms.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

interface Piece {
  /** What it is called: its words weigh more than those of its text. */
  readonly name: string
  readonly text: Text
  /** A bare number says less of a question than a sentence, and another way less than the plan. */
  readonly rank: number
}

/** A title as the start of a sentence of its own. */
export const asSentence = (title: Text): Text =>
  /[.?!]$/.test(plainText(title)) ? say`**${title}**` : say`**${title}**.`

/** "By Nov 30, 2026: **Open a rollover IRA**." with the receipt of the day. */
export function datedStep(plan: Plan, { title, dueFigure }: Plan['nextSteps'][number]): Text {
  const due = plan.figures.find(({ id }) => id === dueFigure) as AnyFigure | undefined
  return due === undefined ? asSentence(title) : say`By ${due}: ${asSentence(title)}`
}

const bareNumber = -0.75
const otherWay = -0.25
/** What is supposed is rather another way than a part of the plan. */
export const supposedWay = 1

function piecesOf(plan: Plan, way: number): Piece[] {
  const named = (title: Text, text: Text, rank = 0): Piece => ({ name: plainText(title), text, rank })
  return [
    ...plan.allocations.map(({ label, description }) => named(label, join([asSentence(label), description]))),
    ...plan.visualizations.flatMap((chart) => {
      const shown =
        chart.type === 'metrics' ? chart.metrics : chart.type === 'allocation' ? chart.highlights : []
      return shown.map(({ label, value }) => named(label, say`**${label}**: ${value}.`, bareNumber))
    }),
    ...plan.checks.map(({ title, detail }) => named(title, join([asSentence(title), detail]))),
    ...plan.nextSteps.map((step) => named(step.title, join([datedStep(plan, step), step.why, step.how]))),
    ...plan.alternatives
      .filter(({ kind }) => kind !== 'recommended')
      .map(({ title, detail, difference }) =>
        named(title, join([asSentence(title), detail, difference]), way),
      ),
  ]
}

/** Words for one thing, as plans and people say it. */
const sameThing: readonly (readonly string[])[] = [
  ['cost', 'price', 'premium', 'quote'],
  ['spread', 'averaging', 'installment'],
  ['fund', 'cushion', 'emergency'],
  ['car', 'truck'],
  ['lose', 'loss'],
  ['risk', 'risky'],
  ['small', 'smaller', 'smallest'],
  ['home', 'mortgage'],
  ['leave', 'leaving'],
  ['withdraw', 'withdrawal', 'withdrawn'],
]

const oneWord = (term: string): string => sameThing.find((same) => same.includes(term))?.[0] ?? term

/** Words that say that something is asked, and of a plan: they name no piece of it. */
const ofAnyPlan = new Set([
  'plan',
  'pay',
  'money',
  'month',
  'monthly',
  'start',
  'step',
  'mean',
  'enough',
  'happen',
  'gone',
  'done',
  'figure',
  'include',
  'catch',
  'downside',
  'upside',
  'took',
])

/** What people say in several words and a plan in one. */
const inOneWord: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bit by bit|little by little|a (?:bit|little) at a time|in (?:chunks|pieces|stages|steps|parts)|over (?:time|an? year|the (?:year|months)|a few (?:months|years)|several months)|all at once or [a-z]+ing|slowly|gradually|dollar[- ]cost[- ]averag\w+|dca)\b/gi,
    'spread',
  ],
  [
    /\b(?:pay|paying|paid|(?:put|throw|use|send)(?:ing)? (?:it|all|everything|it all|all of (?:it|that|this))) (?:down|off|on|at|against|towards?|into)\b/gi,
    'pay',
  ],
  [
    /\bbreak(?:s|ing)?[- ]?even\b|\b(?:come|comes|end|ends) (?:out |up )?(?:even|the same|equal)\b/gi,
    'alike',
  ],
  [
    /\b(?:take|takes|took|taking) (?:it|that|them|all|everything|the (?:cash|money))(?: all)?(?: of it)?(?: out)?\b|\bcash(?:es|ed|ing)? (?:it |that |them |all )*out\b/gi,
    'cash',
  ],
]

export const termsOf = (text: string): Set<string> =>
  new Set(
    searchTerms(inOneWord.reduce((all, [said, word]) => all.replace(said, word), text))
      .map(oneWord)
      .filter((term) => !ofAnyPlan.has(term)),
  )

/** Whether a title holds all the words by which something is named. */
export function holds(title: Text, named: string): boolean {
  const asked = [...termsOf(named)]
  const held = termsOf(plainText(title))
  return asked.length > 0 && asked.every((term) => held.has(term))
}

/** As much of what is asked has to stand in a piece. */
const leastShare = 0.6
const nameWeight = 2
/** What the words of the question before weigh beside those of this one. */
const beforeWeight = 0.5

/** The piece that holds most of what a question names, in its own words; undefined where none holds enough of it. */
export function pieceOf(
  message: string,
  plan: Plan,
  { before = '', least = leastShare, way = otherWay }: { before?: string; least?: number; way?: number } = {},
): SmallReply | undefined {
  const own = termsOf(message)
  if (own.size === 0) return undefined
  const asked = [...new Set([...own, ...termsOf(before)])]
  const pieces = piecesOf(plan, way).map(({ name, text, rank }) => ({
    text,
    rank,
    name: termsOf(name),
    all: termsOf(plainText(text)),
  }))
  const found = pieces
    .map(({ text, name, all, rank }) => ({
      text,
      held: asked.filter((term) => all.has(term)).length / asked.length,
      // Of names that hold as much of it, the one that says little else.
      score:
        rank +
        asked.reduce(
          (sum, term) =>
            sum + (own.has(term) ? 1 : beforeWeight) * (name.has(term) ? nameWeight : all.has(term) ? 1 : 0),
          0,
        ) +
        asked.filter((term) => name.has(term)).length / Math.max(1, name.size),
      named: asked.some((term) => name.has(term)),
    }))
    .filter(({ held, named }) => named && held >= least)
    .sort((a, b) => b.score - a.score)[0]
  return found && answer(found.text, plan)
}

const fewestWords = 2
const leastOfName = 0.4

/** The result that is called as the question says: "at what later rate do both end alike?" */
export function figureCalled(message: string, plan: Plan): SmallReply | undefined {
  const asked = [...termsOf(message)]
  const called = (plan.figures as AnyFigure[])
    .filter(({ origin, label }) => origin === 'computed' && orphansIn(label).length === 0)
    .map((figure) => {
      const name = termsOf(figure.label)
      const shared = asked.filter((term) => name.has(term)).length
      return { figure, shared, ofName: shared / Math.max(1, name.size) }
    })
    .filter(
      ({ shared, ofName }) =>
        shared >= fewestWords && shared / asked.length >= leastShare && ofName >= leastOfName,
    )
    .sort((a, b) => b.ofName - a.ofName)[0]
  return called && answer(say`**${words(called.figure.label)}**: ${called.figure}.`, plan)
}

/** The sentences of the summary that hold most of what a question names: "does that include Social Security?" */
export function sentenceOf(message: string, plan: Plan): SmallReply | undefined {
  const asked = [...termsOf(message)]
  if (asked.length === 0) return undefined
  const sentences = plan.summary.split(/(?<=[.!?])\s+/) as Text[]
  const said = sentences.filter((sentence) => {
    const held = termsOf(plainText(sentence))
    return asked.filter((term) => held.has(term)).length / asked.length >= leastShare
  })
  return said.length === 0 ? undefined : answer(join(said), plan)
}

/** The check in whose text all that is asked of stands, whatever it is called: why cheap debts are left as they are. */
export function checkThatSays(message: string, plan: Plan): SmallReply | undefined {
  const asked = [...termsOf(message)]
  if (asked.length === 0) return undefined
  const check = plan.checks.find(({ title, detail }) => {
    const held = termsOf(plainText(join([asSentence(title), detail])))
    return asked.every((term) => held.has(term))
  })
  return check && answer(join([asSentence(check.title), check.detail]), plan)
}
