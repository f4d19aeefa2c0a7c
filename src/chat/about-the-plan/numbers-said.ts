/** "What's the date I'm done?", "What is that a month?" — the sentences of a plan that say it, and not all of the plan again. */
import type { AnyFigure, Unit } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, join, say, type Text } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { asSentence, termsOf } from './pieces.ts'
import { answer } from './question.ts'
import { saysIt } from './recap.ts'

type Units = readonly Unit[]
const days: Units = ['date', 'month-of-year']
const spans: Units = ['months', 'years']
const monthly: Units = ['usd-per-month']

/** The sentences of the title and the summary with a number of the first of these kinds that they have. */
function sentencesWith(plan: Plan, kinds: readonly Units[]): SmallReply | undefined {
  const unitOf = new Map(plan.figures.map((figure) => [figure.id, (figure as AnyFigure).unit]))
  const sentences = [asSentence(plan.title), ...(plan.summary.split(/(?<=[.!?])\s+/) as Text[])]
  const said = kinds
    .map((units) =>
      sentences.filter((sentence) =>
        figureLinks(sentence).some(({ id }) => units.some((unit) => unit === unitOf.get(id))),
      ),
    )
    .find((found) => found.length > 0)
  return said && answer(join(said), plan)
}

/** "When is the Visa gone?" — the stop of the timeline that it is called by. */
function stopNamed(message: string, plan: Plan): SmallReply | undefined {
  const asked = termsOf(message)
  const stops = plan.visualizations
    .flatMap((chart) => (chart.type === 'timeline' ? chart.milestones : []))
    .map((stop) => {
      const name = termsOf(stop.label)
      const shared = [...asked].filter((term) => name.has(term)).length
      // Of stops that share as many words, the one that says little else.
      return { ...stop, shared, score: shared - name.size * perOtherWord }
    })
    .filter(({ shared }) => shared > 0)
  const [stop] = stops.sort((a, b) => b.score - a.score)
  return stop && answer(say`${stop.period}: **${stop.label}**. ${stop.detail}`, plan)
}
const perOtherWord = 0.1

export const whenItIs = (message: string, plan: Plan): SmallReply | undefined =>
  stopNamed(message, plan) ?? (saysIt(message, plan) ? sentencesWith(plan, [days, spans]) : undefined)

export const whatAMonth = (plan: Plan): SmallReply | undefined => sentencesWith(plan, [monthly])
