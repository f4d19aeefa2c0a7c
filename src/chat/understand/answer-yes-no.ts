/** A reply that affirms or denies what was asked, whatever follows. */
import type { FactKey } from '#engine/household.ts'

const person = '(?:i|we|they|it|he|she|that|you)'

/** "I am" affirms when it ends there; "I am 45" tells something else. */
const yes = new RegExp(
  [
    '^\\W*(?:yes|yeah|yep|yup|yea|sure|correct|right|i do|i have|we do|we have|there is|of course|definitely|absolutely|true|affirmative|for sure|y)\\b',
    '^\\W*(?:it is|i am|we are|(?:it|they|he|she|that)(?: sure)? (?:do|does|is|has|have|will|would|can|did)|probably|most likely|likely|i hope so)(?=\\W*$|\\s*[,.;!]|\\s+(?:yes|yeah|now|still|already|currently|indeed)\\b)',
    `^\\W*(?:(?:well|yes|um|uh)\\W+)?(?:pretty sure|${person} (?:think|believe|guess|assume|suppose) so|fairly sure)(?=\\W*$|\\s*[,.;!]|\\s+(?:yes|yeah|they|it|he|she|i|we|so)\\b)`,
  ].join('|'),
)
/** A "no" that stands for itself: "no debts" denies debts, not what was asked. "Nope" always does. */
const no = new RegExp(
  [
    "^\\W*no(?=\\W*$|\\s*[,.;!:-]|\\s+(?:i|we|it|its|there|theres|they|theyre|he|she|that|thats|not|my|our|all|just|only|sorry|thanks|thank|sir|ma'am|idea)\\b)",
    "^\\W*(?:nope|nah|not really|none|nothing|never|i don't|we don't|don't have|dont have|neither|negative|not (?:yet|at all|any|any ?more|currently|at the moment|right now|that i know)|no longer|zero|nil|n\\/a|n)\\b",
    `^\\W*(?:(?:i|we) )?(?:don't|dont|do not|doubt) (?:think|believe)? ?(?:so|it)\\b`,
    '^\\W*(?:probably|most likely|definitely|certainly|absolutely|of course) not\\b',
    "^\\W*(?:it|they|he|she|that|i|we) (?:do|does|is|are|was|has|have|will|would|did|am)(?:n't| not)\\b(?=\\W*$|\\s*[,.;!]|\\s+(?:yet|now|any ?more|currently|anymore|really)\\b)",
  ].join('|'),
)
/** "Nothing saved" says what is not there, and not no. */
const nothingOf =
  /^\W*nothing (?!yet|at all|really|to|right now|now|at the moment|else|besides|but|left|extra|more|other)\w/

export const saysNo = (text: string): boolean => no.test(text) && !nothingOf.test(text)
export const saysYes = (text: string): boolean => !saysNo(text) && yes.test(text)

/** "My wife is", "he does": whoever in the household it is. */
const someone =
  /^\W*(?:yes,? |yeah,? )?(?:(?:my |our )?(?:wife|husband|hubby|spouse|partner|fiancee?|girlfriend|boyfriend|son|daughter|kid|child|oldest|youngest|mom|dad|mother|father)|i|he|she|one of (?:us|them)|we both)(?: (?:is|am|are|does|do|has|have|did|will|might|stays? (?:at )?home))(?: (?:now|still|right now))?\W*$/
export const namesSomeone = (text: string): boolean => someone.test(text)

/** "That's all of it", "just that", "nothing besides": there is no more than was told. */
const nothingMore =
  /^\W*(?:(?:no|nope|nah|yes|yeah|well)\b[ ,.]*)*(?:(?:that|this|it)(?:'s| is|s)? (?:all|it|everything)(?: (?:of it|i(?:'ve| have)?(?: got)?|we(?:'ve| have)?(?: got)?|there is|i have saved|my (?:money|savings|cash)|our (?:money|savings|cash)))*|(?:just|only) (?:that|this|the (?:one|sum|money)(?: i (?:said|mentioned|told you(?: about)?))?)|(?:nothing|none) (?:else|besides|but|other|more|apart from|outside(?: of)?)\b[^\d.;!?]{0,30}|no (?:other|more) (?:cash|money|savings)|that (?:is|was) (?:the |my |our )?(?:whole|entire) (?:thing|amount|savings|stash))\W*$/
export const saysNothingMore = (text: string): boolean => nothingMore.test(text)

/** "Private company", "I left in March": the answer without a yes or a no. */
const inOwnWords: Partial<Record<FactKey, { readonly yes?: RegExp; readonly no?: RegExp }>> = {
  publicServiceJob: {
    no: /\b(?:private(?! (?:school|college|university|hospital))|for[- ]profit|corporate|startup|self[- ]employed|freelance)\b/,
    yes: /\b(?:county|city|state|federal|government|govt|public|non-?profit|not[- ]for[- ]profit|school district|va|army|navy|air force|military|post office|usps|501)\b/,
  },
  stillWorksThere: {
    no: /\b(?:left|quit|laid off|let go|fired|retired|moved on|new job)\b/,
    yes: /\bstill (?:work|there|employed)/,
  },
  smoker: {
    no: /\bquit (?:(?:over|about|like|more than) )?(?:[5-9]|\d\d|five|ten|twenty) (?:plus )?(?:years|yrs) ago\b/,
  },
}
/** What a reply says in the words of the thing that was asked. */
export function saysInOwnWords(text: string, key: FactKey): boolean | undefined {
  const words = inOwnWords[key]
  if (words?.no?.test(text)) return false
  return words?.yes?.test(text) ? true : undefined
}
