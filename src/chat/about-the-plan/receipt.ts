/** "How did you get that number?" — a figure of the plan with what it was worked out from. */
import type { AnyFigure, NumberUnit } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, join, orphansIn, say, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { sizedIn } from './enough.ts'
import { answer, bullets } from './question.ts'

const asksForReceipt =
  /\bhow(?: did|'?d|’d| do) you (?:get|come|work|figure|calculate)|\bcom(?:e|ing) from\b/i
/** "Why so much?" asks for what a plan is sized by. */
const asksWhySo =
  /\bwhy (?:is (?:it|that|this) )?(?:so|that|this) (?:much|many|high|large|big|little|low|small|few|long)\b/i
/** "Why not three months?", "why 6 months": the number of the plan that is of this kind. */
const asksWhyThatMany =
  /\bwhy (?:not |only |just |is it |do i need )?(?:(?:a|an|about|like) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|\w+teen|twenty|thirty)? ?(months?|years?)\b/i
const unitsOf: Readonly<Record<string, NumberUnit>> = { month: 'months', year: 'years' }
const mostInputs = 8

/** How a number was worked out: the one that the question names, else the first of the title and the summary. */
export function receiptAskedFor(message: string, plan: Plan): SmallReply | undefined {
  const isOfSize = asksWhySo.test(message)
  const kind = asksWhyThatMany.exec(message)?.[1]?.toLowerCase().replace(/s$/, '')
  if (!isOfSize && kind === undefined && !asksForReceipt.test(message)) return undefined
  const links = [...figureLinks(plan.title), ...figureLinks(plan.summary)]
  const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id) as AnyFigure | undefined
  const asked = /\d[\d,.]*\d|\d/.exec(message)?.[0]
  const named = links.filter(({ shown }) => asked !== undefined && shown.includes(asked))
  const isTold = (one?: AnyFigure): boolean =>
    one?.origin === 'computed' && orphansIn(`${one.how} ${one.label}`).length === 0
  const all = links.map(({ id }) => figureOf(id)).filter(isTold)
  // The first number of a plan may be the other one said in another way: one of several inputs says more.
  const sized = isOfSize ? sizedIn(plan) : undefined
  const ofKind = (one?: AnyFigure) => kind !== undefined && one?.unit === unitsOf[kind]
  if (kind !== undefined && !all.some(ofKind)) return undefined
  const figure =
    all.find(ofKind) ??
    [sized].find(isTold) ??
    named.map(({ id }) => figureOf(id)).find(isTold) ??
    all.find((one) => (one?.inputs.length ?? 0) > 1) ??
    all[0]
  if (figure === undefined) return undefined
  const inputs = figure.inputs
    .flatMap((id) => figureOf(id) ?? [])
    .filter(({ label }) => orphansIn(label).length === 0)
    .slice(0, mostInputs)
  return answer(
    join(
      [
        say`**${words(figure.label)}**: ${figure}. Worked out as: ${words(figure.how)}.`,
        bullets(inputs.map((input) => say`${words(input.label)}: ${input}`)),
        words('Press any number to see what it rests on in turn.'),
      ],
      '\n\n',
    ),
    plan,
  )
}
