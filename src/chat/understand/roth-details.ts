/** What people tell in passing when they choose between Roth and Traditional: "teacher, 41, 72k", "250k together". */
import { type FactValue, facts } from '#engine/household.ts'
import { cueReader, mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { stateNamed } from './places.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const leastPay = 15_000
const mostPay = 900_000

const isAlone = ({ left, right }: Mention) => /(?:^|[,;.(]) ?\$?$/.test(left) && /^ ?(?:[,;.)]|$)/.test(right)
const isTogether = ({ right }: Mention) =>
  /^ ?(?:together|combined|between (?:the two of )?us|jointly|joint income|hhi|household income)\b/.test(
    right,
  )
const isProfit = ({ left }: Mention) =>
  /\b(?:profit|self[- ]employed|freelanc\w+)(?: (?:of|about|is))* ?$/.test(left)
const isTaken =
  /\b(?:saved|savings|balance|owe|debt|loans?|ira|401|403|457|brokerage|inherit\w*|bonus)\b[^,;.]{0,12}$/

/** "the maximum contribution. (18,500, rising to 19,000)" */
const isLimit = ({ text }: Reading, { span }: Mention) =>
  /\b(?:limits?|max(?:imum)?|caps?)\b[^;!?]{0,40}$/.test(text.slice(Math.max(0, span[0] - 60), span[0]))

const paySaid =
  /\b(?:salary|salaries|income|pay|earn(?:s|ing)?|mak(?:e|es|ing))(?: (?:is|are|of|about|around))* \$?\d[\d,.]{2,14}/

/** A year's pay that stands alone in a list, or beside "together"; nothing where there are two such sums. */
function payInList(reading: Reading): Find[] {
  const known = reading.household ?? {}
  if (known.income !== undefined || known.householdIncome !== undefined) return []
  // Later in a conversation, and where it is about a conversion, a bare sum is what is asked about.
  // Where pay is told in so many words, another sum is something else.
  if (paySaid.test(reading.text)) return []
  if (reading.talkingAbout !== undefined || /\bconver(?:t|sion)/.test(reading.text)) return []
  const sums = reading.mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      (mention.per === undefined || mention.per === 'year') &&
      mention.low >= leastPay &&
      mention.high <= mostPay &&
      unreal(mention) === undefined &&
      !isOfOthers(reading, mention) &&
      !isTaken.test(mention.left) &&
      !isLimit(reading, mention) &&
      (isAlone(mention) || isTogether(mention) || isProfit(mention)),
  )
  const [first] = sums
  if (first === undefined || sums.length > 1) return []
  const key = isTogether(first) ? 'householdIncome' : 'income'
  return [find(key, amountOf(first), first.span, 'roth-details', isTogether(first) ? 0.8 : 0.6, first.index)]
}

/** "moving from California to Texas next year", "we move CA to TX in 2027": where one lives now and will live. */
const movesBetween =
  /\b(?:mov(?:e|es|ing)|relocat(?:e|es|ing)) (?:back )?(?:out of |from )?([a-z. ]{2,16}?) to ([a-z. ]{2,16}?)(?= (?:next|this|in|when|once|after|soon|for|later|at|on|and|because|with|\d)\b|[.,;!?]|$)/g
const stateSaid = (name: string): FactValue<'state'> | undefined =>
  stateNamed(name) ?? facts.state.schema.safeParse(name.toUpperCase()).data

function moveBetween({ text }: Reading): Find[] {
  for (const match of text.matchAll(movesBetween)) {
    const [from, to] = [stateSaid(match[1] ?? ''), stateSaid(match[2] ?? '')]
    if (from === undefined || to === undefined || from === to) continue
    const span = [match.index, match.index + match[0].length] as const
    return [
      find('state', from, span, 'roth-details', 0.92),
      find('retirementState', to, span, 'roth-details', 0.8),
    ]
  }
  return []
}

/** "Want to put 7,500 into a Roth IRA": the sum that the kind is chosen for. */
const readSum = cueReader('roth-details', [
  {
    key: 'amount',
    left: /(?:^|[.!?;,] ?|\b(?:want|wanna|like|love|plan|planning|going|hope|hoping|able|about) (?:to )?|\b(?:(?:i|we) (?:can|could|will)|(?:can|could|should) (?:i|we)|i'll|we'll) )(?:put|contribute|add|invest|save)(?: (?:about|around|up to|another|the))*$/,
    right:
      /^ ?(?:away|aside)\b(?! (?:a|per|each|every) (?:month|week))|^ ?(?:a year |per year |this year |of it )?(?:in|into|to|toward|towards) (?:an? |my |our |the |either an? )?(?:\w+ )?(?:(?:or|vs\.?) (?:an? )?\w+ )?(?:ira|roth|401 ?\(?k\)?|403 ?\(?b\)?)\b/,
    per: 'none',
    min: 100,
    max: 100_000,
    confidence: 0.9,
  },
  {
    key: 'income',
    right:
      /^ ?(?:a year |per year )?(?:of|in|from) (?:self-?employment|freelance|consulting|partnership|business|1099|w-?2) (?:income|earnings|pay|profits?|wages)\b/,
    min: 1_000,
    confidence: 0.93,
  },
])

const wishes =
  /\b(?:want|like|love|plan|planning|going|hope|hoping|able|(?:i|we) (?:can|could|will)) (?:to )?(?:put|contribute|add|invest|save|set aside|put away|afford)(?: (?:about|around|up to|another|the))*$/
const intoRetirement =
  /^ ?(?:away |aside )?(?:in|into|to|toward|towards|for) (?:an? |my |our |the |either an? )?(?:\w+ )?(?:(?:or|vs\.?) (?:an? )?\w+ )?(?:ira|roth|401 ?\(?k\)?|403 ?\(?b\)?|retirement)\b/
const endsThere = /^ ?(?:[.,;!?)]|$|(?:away|aside|more|extra|and|but|so)\b)/

/** "I want to put 6,000 a year into an IRA", "I can save 500 a month.": what the kind is chosen for. */
function readByPeriod({ mentions }: Reading): Find[] {
  return mentions.flatMap((mention): Find[] => {
    const { per, left, right, span, index, low } = mention
    if (!mayBeMoney(mention) || low < 20 || !wishes.test(left) || unreal(mention) !== undefined) return []
    if (per === 'year' && intoRetirement.test(right) && low <= 100_000)
      return [find('amount', amountOf(mention), span, 'roth-details', 0.9, index)]
    return per === 'month' && endsThere.test(right)
      ? [find('monthlyContribution', amountOf(mention), span, 'roth-details', 0.85, index)]
      : []
  })
}

const readWishes = phraseReader('roth-details', [
  {
    key: 'considersConversion',
    value: true,
    says: /\b(?:convert(?:ing)?|conversions?)\b(?=[^.!\n]{0,60}\b(?:roth|it|some|any|now|this year|each year)\b)|\broth conversions?\b/,
    unless: /\bbackdoor\b|\b(?:don't|do not|not|never) (?:want to )?convert/,
    evenPlanned: true,
  },
])

const readNeeds = phraseReader('roth-details', [
  {
    key: 'needsMoneyEarly',
    value: false,
    says: /\b(?:don't|do not|won't|will not) (?:(?:plan|expect|intend|want) to )?(?:need|touch|use) (?:it|this|that|(?:any of )?the money|any of it|this money) (?:until|till|before|for (?:a long time|years|decades))\b/,
  },
  {
    // "I will need some of this money in about five years for a house"
    key: 'needsMoneyEarly',
    value: true,
    says: /\b(?:need|use|take|want to use|withdraw|pull out) (?:(?:some|part|half|most|a (?:part|bit|little)) of )?(?:it|this|that|(?:this|the|that|my) (?:money|ira|account|savings)|some of it)(?: out)? (?:early|(?:in|within) (?:the next |about |around |maybe |only )*(?:\d|a few|a couple(?: of)?|two|three|four|five|six|seven|eight|nine|ten)(?: to \w+)? years|before (?:i(?:'m| am)? )?(?:retire|retirement|5\d|age 5\d|fifty)|for (?:a|the|my|our) (?:house|home|down ?payment|first home))/,
    evenPlanned: true,
  },
])

const readCover = phraseReader('roth-details', [
  {
    key: 'marketplaceCoverage',
    value: true,
    says: /\b(?:on|have|through|from|with|use|buy) (?:an? |the |my )?(?:aca|obamacare|marketplace|healthcare\.gov|covered california)(?: (?:insurance|plan|coverage|health insurance))?\b|\b(?:marketplace|aca|obamacare) (?:insurance|plan|coverage|subsidy|credit)\b/,
    unless: /\b(?:no|not on|don't have|without) (?:an? )?(?:aca|obamacare|marketplace)\b/,
  },
])

export const readRothDetails: Reader = (reading) => {
  const isRoth = reading.topic === 'roth_vs_traditional' || reading.talkingAbout === 'roth_vs_traditional'
  return isRoth
    ? [
        ...payInList(reading),
        ...readSum(reading),
        ...readByPeriod(reading),
        ...moveBetween(reading),
        ...readNeeds(reading),
        ...readCover(reading),
        ...readWishes(reading),
      ]
    : []
}
