/** Parents and other grown people who live on someone's pay, and what they are given. */
import { mayBeMoney, over } from './cues.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const one =
  '(?:mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|aunt|uncle|brother|sister|mother-in-law|father-in-law)'
const several = '(?:parents|in-laws|grandparents|folks|(?:mom|mum|mother) and (?:my )?(?:dad|father))'
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
const endsThere = '(?= ?(?:$|[,.;!?)]))'
/** "No kids, just my mom": said of those who depend on one. */
const noChildrenBut = new RegExp(
  `\\b(?:no|not|without|don't have(?: any)?|do not have(?: any)?) (?:kids|children|wife or kids|spouse or kids)(?:,| and| or| -)? (?:it's |it is )?(?:just|only|but) ${person}${endsThere}`,
)
const named = [
  ...patterns,
  // "The only one who depends on me is my mom"
  new RegExp(
    `\\b(?:depends?|dependent|relies|rely) on (?:me|us|my (?:income|pay)) (?:is|are|would be) (?:just |only )?${person}\\b`,
  ),
  new RegExp(`\\bmy (?:only|one|sole) dependent is ${person}\\b`),
  noChildrenBut,
]
/** "Just my mom", asked who depends on one. */
const answers = new RegExp(
  `^\\W*(?:(?:yes|yeah|yep|well|it's|no)[, ]+)*(?:(?:just|only|nobody but|no one but) )?${person}\\W*$`,
)
const asksWhoDepends = ({ openQuestion }: Reading): boolean =>
  openQuestion === 'numDependents' || openQuestion === 'dependents'

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
  const answer = asksWhoDepends(reading) ? answers.exec(text) : null
  const match = answer ?? named.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (match === null || match === undefined) return []
  const span = [match.index, match.index + match[0].length] as const
  // Whoever answers with a parent alone has no child to name.
  if (answer !== null)
    return [
      find('adultDependents', counted(answer), span, 'dependents', 0.9),
      find('numDependents', 0, span, 'dependents', 0.9),
    ]
  return [find('adultDependents', counted(match), span, 'dependents', 0.8), ...givenMonthly(reading)]
}
