/** The match of each of two: "both jobs match, mine does 4%, hers 3%". */
import { matchWord } from './employer-match.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const verb = '(?: (?:does|is|gives|goes(?: up)?|matches|pays|offers|has|only|up|to|at|about))*'
const work = '(?:job|work|employer|company|side)'
const mine = new RegExp(`(?:^|[,;:.(]|\\band|\\bbut) ?(?:mine|my ${work})${verb}$`)
const theirs = new RegExp(
  `(?:^|[,;:.(]|\\band|\\bbut) ?(?:hers|his|(?:her|his) ${work}|(?:my )?(?:wife|husband|spouse|partner)'?s(?: ${work})?)${verb}$`,
)
/** What goes in, what is owed and what is charged have shares too. */
const ofOther =
  /\b(?:contribut\w*|put(?:s|ting)?|defer\w*|sav(?:e|es|ing)|loans?|cards?|mortgage|apr|interest|bracket|raise)\b/
const mostMatched = 15

const isShare = ({ kind, low, high, per, time, scaled, right }: Mention): boolean =>
  (kind === 'percent' || (kind === 'plain' && !scaled && per === undefined && time === undefined)) &&
  low === high &&
  low > 0 &&
  low <= mostMatched &&
  /^ ?(?:match\b|$|[.,;!?)]|and\b|but\b|of (?:pay|salary)\b)/.test(right)

export const readMatchOfEach: Reader = (reading) => {
  const told = reading.mentions.flatMap((mention) => {
    const [from, to] = mention.sentence
    // "Both match. My job gives 6%, hers 4%"
    const sentence = reading.text.slice(Math.max(0, from - 40), to)
    if (!matchWord.test(sentence) || ofOther.test(sentence)) return []
    if (!isShare(mention) || unreal(mention) !== undefined) return []
    const key = mine.test(mention.left)
      ? ('employerMatch' as const)
      : theirs.test(mention.left)
        ? ('spouseEmployerMatch' as const)
        : undefined
    return key === undefined ? [] : [{ key, mention }]
  })
  if (new Set(told.map(({ key }) => key)).size < 2) return []
  return told.map(
    ({ key, mention }): Find =>
      find(
        key,
        { rate: 1, upTo: tidy(mention.low / 100) },
        mention.span,
        'match-of-each',
        0.95,
        mention.index,
      ),
  )
}
