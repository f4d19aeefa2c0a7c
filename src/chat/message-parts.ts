/** The parts of a message that tells and asks: "she's 5 now, can grandma pay into it?" */

export interface MessageParts {
  /** What is told, as sentences; empty where nothing is. */
  readonly told: string
  readonly asked: readonly string[]
}

const leadsOn = '(?:(?:so|and|but|then|now|ok(?:ay)?|well|also|plus)\\b[ ,]*)*'
/** Words in the order of a question: nobody tells a fact in it. */
const inverted =
  "(?:what(?:'?s| (?:if|happens|is|are|does|do|should|would|will|about|can))|how (?:much|long|soon|many|do|does|would|should|sure|is|are|about)|when (?:am|are|is|will|do|does|would|can|should)|why (?:is|are|do|does|can|would|will|not|should|that|so|(?:is|are|do|does|wo|would|should)n'?t|can'?t)|which (?:one|is|of|card|debt|way|should)|where (?:do|should|does|is)|who (?:is|does|should)|(?:is|are|will|would|does|isn'?t|doesn'?t) (?:that|this|it|there|they|he|she)|(?:should|can|could|do|will|would|am|are|shouldn'?t|can'?t|must|may) (?:i|we|he|she|they|you|it)|(?:can|could|should|does|will|would|is) (?:my|our|the|a|grand\\w+) ?\\w+)\\b"
const asks = new RegExp(`^\\W*${leadsOn}${inverted}`, 'i')
/** Where the question begins in a sentence that opens by telling something. */
const seam = new RegExp(
  `(?:\\s*[,;:–—]+\\s*|\\s+-+\\s+)(?=${leadsOn}${inverted})|\\s+(?=(?:(?:so|and|but) +)?${inverted})`,
  'i',
)
/** Of a sentence with a question mark, where any word of a question follows a comma: "12k saved, and do treasuries pay tax?" */
const openSeam = new RegExp(
  `\\s*[,;]+\\s*(?=${leadsOn}(?:why|how|what|when|where|which|who|do|does|did|are|is|can|could|will|would|should)\\b)`,
  'i',
)
/** Where a second question begins within one sentence. */
const secondSeam = new RegExp(`(?:\\s*[,;]+\\s*|\\s+)(?:and|or also|also)\\s+(?=${inverted})`, 'i')
/** What is only supposed, or is a condition of the question, is not told. */
const isCondition =
  /^\W*(?:(?:so|and|but|ok(?:ay)?|now) )*(?:if|when|once|after|before|until|unless|suppose|say|assuming|because|since|whether|what|how|why|who|which|where|when|tell|explain|show|i (?:wonder|want to know))\b/i
const most = 2
const asksAtEnd = /\?\s*$/

function cutOnce(sentence: string, where: RegExp): [string, string] | undefined {
  const found = where.exec(sentence)
  if (found === null || found.index === 0) return undefined
  return [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
}

/** The statements and the questions of a message, each in its order. More than two questions are left together. */
export function partsOf(message: string): MessageParts {
  const told: string[] = []
  const asked: string[] = []
  for (const sentence of message.split(/(?<=[.?!])\s+|\n+/).filter((one) => /\w/.test(one))) {
    if (asks.test(sentence)) asked.push(...(cutOnce(sentence, secondSeam) ?? [sentence]))
    else {
      const [head, tail] =
        (isCondition.test(sentence)
          ? undefined
          : (cutOnce(sentence, seam) ??
            (asksAtEnd.test(sentence) ? cutOnce(sentence, openSeam) : undefined))) ?? []
      if (head !== undefined && tail !== undefined) {
        told.push(head)
        asked.push(tail)
      } else if (sentence.trim().endsWith('?')) asked.push(sentence)
      else told.push(sentence)
    }
  }
  const statements = told.map((one) => one.trim().replace(/([^.!?])$/, '$1.')).join(' ')
  return { told: statements, asked: asked.length > most ? [asked.join(' ')] : asked }
}

/** "Does that change anything?", of what was just told: the plan drafted again is its answer. */
export const asksIfItMatters = (question: string): boolean =>
  /^\W*(?:(?:so|and|but|then|now) )*(?:(?:does|will|would|do|should) (?:that|it|this) (?:still )?(?:matter|count|help|change (?:it|that|anything|things|the plan|much|something))|(?:do|would|should) (?:i|we) (?:still )?need (?:that much|it|as much|so much|less|more|all of (?:it|that))|how (?:does|would|will) (?:that|it|this) change (?:it|things|that|the plan|anything)|what (?:does|would|will) (?:that|it|this) change|what(?:'?s| is| has)? (?:different|new|changed|changes)(?: (?:then|now|with that|for (?:us|me)|in the plan))?|is it (?:still )?(?:the same|different)(?: then| now)?)\W*$/i.test(
    question,
  )

/** What the plan drafted with the new fact answers by saying what it comes to. */
export const asksForNewPlan = (question: string): boolean =>
  asksIfItMatters(question) ||
  /\b(?:how (?:much|long|soon|many)|when|what (?:should|do|can|would|could) (?:i|we)|what (?:now|then|next)|what(?:'?s| is) (?:the|my|our) (?:plan|answer|best)|is (?:that|it|this)(?: still)? (?:ok(?:ay)?|enough|good|bad|realistic|fine|right)|can (?:i|we) afford|(?:am|are) (?:i|we) (?:ok(?:ay)?|on track))\b/i.test(
    question,
  )
