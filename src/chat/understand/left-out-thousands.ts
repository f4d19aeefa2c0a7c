/** Thousands that are left out: "it went from 25k to about 6", "house is worth 310, owe 190 on it". */
import { isAgeOfAct } from './ages-of-acts.ts'

interface Quantity {
  low: number
  high: number
  kind: 'money' | 'percent' | 'plain' | 'foreign'
  sure: boolean
  scaled: boolean
  readonly per: unknown
  readonly time: unknown
  readonly start: number
  readonly end: number
}

/** "It went from 25k to about 6", "we had 30k, now down to 8": thousands as those before it. */
export function withThousands<Draft extends Quantity>(text: string, drafts: Draft[]): Draft[] {
  for (const [index, draft] of drafts.entries()) {
    const before = drafts[index - 1]
    const isBare =
      draft.kind === 'plain' && !draft.scaled && draft.per === undefined && draft.time === undefined
    if (!isBare || draft.high >= 1_000 || draft.low < 1) continue
    if (
      isOfHome(text, draft, before) ||
      isOwedOnHome(text, draft) ||
      isOfCar(text, draft, before) ||
      isInPlan(text, draft, drafts)
    ) {
      scale(draft)
      continue
    }
    if (before === undefined || before.kind !== 'money' || before.low < 1_000 || before.low % 1_000 !== 0)
      continue
    const between = text.slice(before.end, draft.start)
    const isWritten = /\dk$/.test(text.slice(before.start, before.end).trim())
    const goesTo =
      /^ to (?:about |around |like |maybe |just |only |roughly )*$/.test(between) ||
      (/\b(?:down|back|up) to (?:about |around |like |maybe |just |only |roughly )*$/.test(between) &&
        between.length < 90 &&
        !/[!?\n]/.test(between))
    const isAlone = /^(?:\s*$|[.,;!?)](?!\d)| (?:now|and|but|after|since|because|so|left)\b)/.test(
      text.slice(draft.end),
    )
    if (!isWritten || !goesTo || !isAlone) continue
    scale(draft)
  }
  return drafts
}

function scale(draft: Quantity): void {
  draft.low *= 1_000
  draft.high *= 1_000
  draft.kind = 'money'
  draft.sure = true
  draft.scaled = true
}

const dwelling = '(?:house|home|condo|cabin|townhouse|duplex|rental|cottage)'
const homeBefore = new RegExp(
  `\\b${dwelling}(?:'s| is| was)? (?:now |currently |probably |maybe |about )?worth(?: about| around| maybe| like)? $|\\b(?:sold|selling) (?:my |our |the |a |his |her )?(?:[\\w']+ ){0,2}${dwelling} (?:for|at) (?:about |around |like )?$`,
)
const endsHere = /^(?:\s*$|[.,;!?)](?!\d)| (?:and|but|paid|free|with|so|now|then|we|i|owe|at|on|left)\b)/
const owedNext =
  /^,? ?(?:(?:and|but|still|i|we|with) ){0,3}ow(?:e|ed|ing)(?: about| around| like| still)? $|^,? ?(?:with|and) $/
const restNext = /^ (?:left|owed|still owed|remaining)\b/

/** "House is worth 310, owe 190 at 2.9", "sold the cabin for 285 and still owed 60 on it": no home is sold for hundreds. */
function isOfHome(text: string, draft: Quantity, before: Quantity | undefined): boolean {
  const after = text.slice(draft.end)
  if (!endsHere.test(after)) return false
  if (draft.low >= 60 && homeBefore.test(text.slice(Math.max(0, draft.start - 60), draft.start))) return true
  if (before === undefined || !before.scaled || draft.low >= before.low / 1_000 || draft.low < 5) return false
  if (!homeBefore.test(text.slice(Math.max(0, before.start - 60), before.start).replace(/\$ ?$/, '')))
    return false
  const between = text.slice(before.end, draft.start)
  return owedNext.test(between) && (/ow/.test(between) || restNext.test(after))
}

const owesBefore = /\b(?:owe|owes|owed|owing|have)(?: about| around| like| still| only| maybe)* $/
const onHome = /^ (?:still |left )*on (?:the|our|my|a) (?:house|home|condo|townhouse|place|mortgage)\b/
const mortgageBefore =
  /\b(?:mortgage|home loan)(?:'s)?,?(?: (?:is|of|was|has|at|balance|about|around|like|still|only|left|maybe|now))*:? $/
/** Where bills are told, a mortgage of hundreds is what it costs a month. */
const ofBills =
  /\b(?:payments?|bills?|budget|expenses|rent|utilities|groceries|food|gas|phone|internet|month(?:ly)?|mo)\b/

/** "Makes 95k, mortgage 260", "we owe 260 on the house": nobody owes hundreds on a home. */
function isOwedOnHome(text: string, draft: Quantity): boolean {
  const [left, after] = [text.slice(Math.max(0, draft.start - 60), draft.start), text.slice(draft.end)]
  if (draft.low >= 20 && owesBefore.test(left) && onHome.test(after)) return true
  return (
    draft.low >= 60 &&
    mortgageBefore.test(left) &&
    (endsHere.test(after) || restNext.test(after)) &&
    !ofBills.test(text)
  )
}

const carBefore =
  /\b(?:car|truck|suv|van|vehicle|pickup|jeep)(?:'s| is)? (?:now |only |maybe )?worth (?:about |around |maybe |only |like )?$/
/** "Owe 24k on a truck worth 17": no car is worth so few dollars. */
function isOfCar(text: string, draft: Quantity, before: Quantity | undefined): boolean {
  return (
    before?.scaled === true &&
    before.low >= 1_000 &&
    draft.low >= 2 &&
    draft.low < 150 &&
    carBefore.test(text.slice(Math.max(0, draft.start - 50), draft.start)) &&
    endsHere.test(text.slice(draft.end))
  )
}

/** As far back as an act and its age may stand apart. */
const mostOfAct = 90

/** "My 401k which has 190", beside sums that are told in thousands. */
function isInPlan(text: string, draft: Quantity, drafts: readonly Quantity[]): boolean {
  const [before, after] = [
    text.slice(Math.max(0, draft.start - mostOfAct), draft.start),
    text.slice(draft.end),
  ]
  return (
    draft.low >= 20 &&
    // "Cashing out a 401k at 26?", "can I use my 401k at 45?"
    !isAgeOfAct(draft.low, before, after) &&
    !(/ at $/.test(before) && after.startsWith('?')) &&
    /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp|ira) (?:which |that |has |with |is at |at |about |around |only |currently ){1,4}$/.test(
      text.slice(Math.max(0, draft.start - 40), draft.start),
    ) &&
    /^(?:\s*$|[.,;!?)](?!\d)| (?:and|but|in it|now)\b)/.test(text.slice(draft.end)) &&
    drafts.some(({ scaled, low }) => scaled && low >= 1_000)
  )
}
