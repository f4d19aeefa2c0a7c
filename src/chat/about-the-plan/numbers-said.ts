/** "What's the date I'm done?", "What is that a month?" — the sentences of a plan that say it, and not all of the plan again. */
import type { AnyFigure, Figure, Unit } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, join, say, type Text } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import { receiptsOf } from '../borrowed-text.ts'
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

const monthsPerYear = 12
const asksPerCheck = /\b(?:per|a|each|every|from each|out of (?:each|every)|out of my) (?:pay ?)?checks?\b/i
const checksPerYear: readonly (readonly [said: RegExp, checks: number])[] = [
  [/\b(?:weekly|every week|each week)\b(?<!bi-?weekly)/i, 52],
  [/\b(?:twice a month|semi-?monthly|two times a month|1st and (?:the )?15th)\b/i, 24],
  [/\b(?:once a month|monthly)\b/i, 12],
]
const everyOtherWeek = 26

/** "I get paid biweekly, how much per check?": what the plan takes a month, by the pay check. */
export function whatACheck(message: string, plan: Plan): SmallReply | undefined {
  if (!asksPerCheck.test(message) || !/\bhow much\b/i.test(message)) return undefined
  const month = ['total', 'monthlySurplus']
    .map((id) => plan.figures.find((figure) => figure.id === id) as Figure | undefined)
    .find((figure) => figure?.unit === 'usd-per-month')
  if (month === undefined) return undefined
  const sheet = worksheet()
  const told = checksPerYear.find(([said]) => said.test(message))?.[1]
  const checks = sheet.assumed(
    'checks',
    'Pay checks in a year',
    'count',
    told ?? everyOtherWeek,
    told === undefined ? 'One every other week.' : 'As you said.',
  )
  const each = sheet.computed(
    'per-check',
    'From each pay check',
    'usd',
    'a month of the plan × the months of a year ÷ pay checks in a year',
    [month, checks],
    Math.round((month.value * monthsPerYear) / checks.value),
  )
  const text = say`${each} from each of ${checks} pay checks a year comes to the ${month} of this plan.`
  return { text, figures: [...receiptsOf(text, plan), checks, each], suggestions: [] }
}

export const whatAMonth = (plan: Plan): SmallReply | undefined => sentencesWith(plan, [monthly])
