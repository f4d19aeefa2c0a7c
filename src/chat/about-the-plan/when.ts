/** "What's the date I'm done?" — the day or the time that a plan names, and not all of the plan again. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, join, type Text } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { asSentence } from './pieces.ts'
import { answer } from './question.ts'
import { saysIt } from './recap.ts'

const days: ReadonlySet<string> = new Set(['date', 'month-of-year'])
const spans: ReadonlySet<string> = new Set(['months', 'years'])

/** The sentences of the title and the summary that name it. */
export function whenItIs(message: string, plan: Plan): SmallReply | undefined {
  if (!saysIt(message, plan)) return undefined
  const unitOf = new Map(plan.figures.map((figure) => [figure.id, (figure as AnyFigure).unit]))
  const sentences = [asSentence(plan.title), ...(plan.summary.split(/(?<=[.!?])\s+/) as Text[])]
  const naming = (units: ReadonlySet<string>) =>
    sentences.filter((sentence) => figureLinks(sentence).some(({ id }) => units.has(unitOf.get(id) ?? '')))
  const named = [days, spans].map(naming).find((found) => found.length > 0)
  return named && answer(join(named), plan)
}
