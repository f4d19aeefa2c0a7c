/** Parents and other grown people who live on someone's pay, and what they are given. */
import { mayBeMoney, over } from './cues.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const one =
  '(?:mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|aunt|uncle|brother|sister|mother-in-law|father-in-law)'
const several = '(?:parents|in-laws|grandparents|folks)'
const person = `(?:my|our) (?:\\w+ ){0,2}?(?:(${several})|${one})`
const patterns = [
  // "support my mother", "send money to my parents", "take care of my elderly dad"
  new RegExp(
    `\\b(?:support|supporting|provide for|providing for|care for|caring for|take care of|taking care of|(?:send|sending)(?: \\w+){0,3} (?:money|cash|something|support)(?: home)?(?: every month| each month| monthly)? to|financially responsible for) ${person}\\b`,
  ),
  // "my parents depend on me", "my mom relies on my income"
  new RegExp(
    `\\b${person}(?:,? (?:who|and|both|abroad|overseas|back home|in \\w+))*[^.;!?\\n]{0,30}? (?:depends?|dependent|relies|rely|lives? off|live) on (?:me|us|my|our)\\b`,
  ),
  // "My mom is 70 and I support her with 900 a month"
  new RegExp(
    `\\b${person}\\b[^;!?\\n]{0,40}?\\b(?:i|we)(?: \\w+)? (?:support|help support|provide for|take care of) (?:her|him|them)\\b`,
  ),
]
const notMe = /\b(?:parents?|mom|dad|mother|father) (?:supports?|helps?) (?:me|us)\b/
const withFamily = /\b(?:kids?|child(?:ren)?|sons?|daughters?|wife|husband|spouse|baby)\b/
const givenTo = new RegExp(
  `\\b(?:send|give|pay|support|help) (?:her |him |them )?(?:${person}(?:,? (?:who is |who's |age |aged )?\\d\\d,?)? )?(?:with )?(?:about |around )?$`,
)
const toThem = new RegExp(`^(?: (?:home|back))? to ${person}\\b`)

const counted = (match: RegExpExecArray): number => (match[1] === undefined ? 1 : 2)

/** "I send 600 a month to my parents": what the pay of someone without a family of their own goes on giving. */
function givenMonthly({ text, mentions, topic }: Reading): Find[] {
  if (topic !== 'term_life' || withFamily.test(text.replace(/\b(?:no|without|any) (?:kids|children)\b/g, '')))
    return []
  const mention = mentions.find(
    (one) =>
      one.per !== undefined &&
      mayBeMoney(one) &&
      [undefined, 'someone_else'].includes(unreal(one)) &&
      one.low >= 50 &&
      (givenTo.test(one.before.replace(/\$$/, '')) || (unreal(one) === undefined && toThem.test(one.right))),
  )
  return mention === undefined
    ? []
    : [
        find(
          'survivorSpendingMonthly',
          over(mention, 'month'),
          mention.span,
          'dependents',
          0.93,
          mention.index,
        ),
      ]
}

export const readGrownDependents: Reader = (reading) => {
  const { text } = reading
  if (notMe.test(text)) return []
  const match = patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (match === null || match === undefined) return []
  const span = [match.index, match.index + match[0].length] as const
  return [find('adultDependents', counted(match), span, 'dependents', 0.8), ...givenMonthly(reading)]
}
