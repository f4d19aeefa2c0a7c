/** What a plan costs, said without a number: "they have cheap funds", "the fees in my old plan are terrible". */
import { isHere } from './phrases.ts'
import { type Find, find, type Reader } from './reading.ts'

const very = '(?:really |very |super |pretty |so |quite |extremely |insanely )*'
const house = '(?:vanguard|fidelity|schwab|blackrock|state street)'
const cheap = new RegExp(
  `\\b${very}(?:(?:cheap|low[- ](?:cost|fee)|inexpensive|institutional) (?:index |target[- ]date |${house} ){0,2}(?:funds?|options|investments?)|(?:low|tiny|minimal|cheap|rock[- ]bottom) (?:fund |plan |annual )?(?:fees?|costs?|expense ratios?))\\b|\\b(?:fees?|funds?|costs?|expense ratios?)(?: (?:there|in there|in (?:it|my (?:old )?plan)))? (?:are|is) ${very}(?:low|cheap|tiny|minimal|next to nothing)\\b`,
  'g',
)
const dear = new RegExp(
  `\\b${very}(?:expensive|pricey|overpriced|high[- ](?:cost|fee)) (?:mutual )?(?:funds?|options|investments?|plan)\\b|\\b${very}(?:high|terrible|crazy|awful|outrageous|steep|expensive) (?:fund |plan |annual |admin )?fees?\\b|\\b(?:fees?|funds?|expense ratios?)(?: (?:there|in there|in (?:it|my (?:old )?plan)))? (?:are|is) ${very}(?:high|terrible|crazy|awful|outrageous|steep|expensive|pricey)\\b`,
  'g',
)
/** About what an index IRA costs, and about what the dear plans of small employers do. */
const rates = { cheap: [0.0005, 0.0015], dear: [0.008, 0.012] } as const

const noSuch =
  /\b(?:no|not|without|lacks?|aren't|isn't|don't|doesn't|find|get|want|better|lower)\b[^.;,!?\n]{0,20}$/
/** Which plan was spoken of last, or an account that is none. */
const whichPlan =
  /\b(?:(new|current|present)|(ira|(?:vanguard|fidelity|schwab)(?! (?:index |target[- ]date )?funds?\b)|brokerage|advis[eo]r|planner)|old|former|previous|last|prior)\b/g

const theirOldPlan =
  /\b(?:his|her|(?:husband|wife|spouse|partner)'s) (?:old|former|previous|last) (?:\w+ )?(?:401|403|457|tsp|plan)/

export const readPlanFeesInWords: Reader = (reading) => {
  if (reading.topic !== 'rollover_401k') return []
  const said = [
    ...[...reading.text.matchAll(cheap)].map((match) => ({ match, value: rates.cheap })),
    ...[...reading.text.matchAll(dear)].map((match) => ({ match, value: rates.dear })),
  ]
  return said.flatMap(({ match, value }): Find[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const sentence = reading.sentences.find(([start, end]) => from >= start && from < end) ?? [0, to]
    const before = reading.text.slice(sentence[0], from)
    const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(' but ')) + 1)
    const after = /^[^.;,!?\n]*/.exec(reading.text.slice(to))?.[0] ?? ''
    const [, isNew, isOther] = [...(before + after).matchAll(whichPlan)].at(-1) ?? []
    // "90k in her old 401k with cheap funds": a spouse's plan is the old one where it is the one to be moved.
    const isTheirs = theirOldPlan.test(reading.text)
    if (noSuch.test(clause) || isOther !== undefined || !isHere(reading, from, to, isTheirs)) return []
    const key = isNew === undefined ? 'oldPlanFee' : 'newPlanFee'
    return [find(key, [...value], [from, to], 'plan-fees-in-words', 0.7)]
  })
}
