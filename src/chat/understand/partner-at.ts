/** What one of two is paid, told by "at" alone: "make 95k, married, he's at 60k", "I'm 36 at 98k". */
import { over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const named =
  /\b(?:my )?(?:wife|husband|hubby|spouse|partner)(?:'s| is)?(?: (?:now|still|currently|only|just))* at(?: (?:about|around|like|roughly))* \$?$/
const pronoun =
  /(?:^|[,;.] ?|\b(?:and|but|married) )(?:he|she)(?:'?s| is)(?: (?:now|still|currently|only|just))* at(?: (?:about|around|like|roughly))* \$?$/
/** After an age it is pay; "I'm at 98k" may be of a debt or of savings. */
const ownAge =
  /\b(?:i'm|im|i am|me)(?: a)? [2-7]\d,?(?: and)?(?: \w+)? at(?: (?:about|around|like|roughly))* \$?$/
const married = /\b(?:married|wife|husband|hubby|spouse|we|our)\b/
const ends = /^ ?(?:$|[.,;!?)]|a year\b|per year\b|\/ ?(?:yr|year)\b|salary\b|and\b|but\b)/
const leastOfYear = 12_000

const isYearsPay = ({ sure, scaled, per, low, high }: Mention): boolean =>
  (sure || scaled) && (per ?? 'year') === 'year' && low >= leastOfYear && high < 2_000_000

/** "He" is the spouse where one is known of and nobody else was spoken of. */
const isSpouse = ({ people, household, text }: Reading, { span }: Mention): boolean =>
  (household?.maritalStatus === 'married' || married.test(text)) &&
  people.every(({ owner, at }) => at >= span[0] || (owner !== 'child' && owner !== 'other'))

export const readPartnerAt: Reader = (reading): Find[] =>
  reading.mentions.flatMap((mention) => {
    if (!isYearsPay(mention) || unreal(mention) !== undefined) return []
    if (ownAge.test(mention.before) && /^ ?(?:with|$|[.,;!?)]|a year\b|and\b|but\b)/.test(mention.right))
      return [find('income', over(mention, 'year'), mention.span, 'partner-at', 0.9, mention.index)]
    if (!ends.test(mention.right)) return []
    const isTheirs =
      named.test(mention.before) || (pronoun.test(mention.before) && isSpouse(reading, mention))
    return isTheirs
      ? [find('spouseIncome', over(mention, 'year'), mention.span, 'partner-at', 0.9, mention.index)]
      : []
  })
