/** What an employer adds to what goes into its plan: the match of one's own, and that of a spouse or partner. */
import type { FactValue } from '#engine/household.ts'
import { isSpouseEarning } from './at-home.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

type Match = FactValue<'employerMatch'>

/** A number that tells neither money nor time: what may be a share of pay without its sign. */
export const isBareNumber = ({ kind, time, per, scaled, low, high }: Mention): boolean =>
  kind === 'plain' && !scaled && time === undefined && per === undefined && low === high

export const matchWord = /\b(?:match(?:es|ed|ing)?)\b/
const notMatch =
  /^,? ?(?:with|and get(?:ting)?|which gets(?: me)?|to get) (?:the |my |our |an? )?(?:full|whole|entire|max(?:imum)?) (?:employer |company )?match|^ ?(?:vesting|vested|apr|interest|tax|bracket|down|raise|heloc|(?:home |auto |car |student |personal )?(?:mortgages?|loans?|cards?)\b)/

/** "mortgage 280k at 3.1%, 401k 10% with full match": what a balance costs is no match. */
const isRateOfDebt =
  /\d(?:k|m)?(?: (?:left|owed|balance))? (?:at|@) ?(?:about |around )?$|\b(?:mortgages?|house|home|loans?|cards?|car|truck|heloc|debt|interest|apr|rate)(?: (?:is|of|at|around|about))*[ (@]*$/

/** "they match 4": a share without its sign. */
const isMatchedShare = (mention: Mention): boolean =>
  isBareNumber(mention) &&
  mention.high <= 15 &&
  /\b(?:they|employer|company|work|job|who) (?:also |will )?match(?:es)?(?: up to)? ?$/.test(mention.left) &&
  /^ ?(?:$|[.,;!?)]|and\b|but\b|so\b|(?:i|im|i'm) (?:do|doing|put|putting|contribute|contributing)\b)/.test(
    mention.right,
  )

/** "…, match is 5)": a share without its sign. */
const isSharePlainly = (mention: Mention): boolean =>
  isBareNumber(mention) &&
  mention.high <= 15 &&
  /\bmatch$/.test(mention.left) &&
  /^ ?(?:$|[.,;!?)]|and\b|but\b|so\b)/.test(mention.right)

/** "50% up to 6", "dollar for dollar up to 4": the share of pay without its sign. */
const isBareShare = ({ kind, time, per, high, before, right }: Mention): boolean =>
  !/^ ?(?:people|employees|workers|times|years|months|of us)\b/.test(right) &&
  kind === 'plain' &&
  time === undefined &&
  per === undefined &&
  high <= 15 &&
  /(?:\bhalf (?:up to |of (?:the |my )?(?:first )?)|\bdollar[- ]for[- ]dollar (?:match )?(?:up to|on|of|for|to) (?:the |my )?(?:first )?|\b(?:25|50|75|100) ?% of |(?:%|percent) (?:match(?:es|ing)? )?(?:up to|of (?:the |my )?first|on (?:the |my )?first|for (?:the )?first|to) )$/.test(
    before,
  )

/** A word that says whose work is spoken of from here on; what people are called elsewhere does not name an employer. */
const ownWork =
  /\b(?:mine|my(?: own| current| new)? (?:employer|company|work|job|boss|firm|office|plan|match|side|cover(?:age)?|policy|life insurance|401 ?\(?k|403 ?\(?b|457|tsp))\b/g

/** From where on in a sentence one's own work or that of a spouse is spoken of. */
function sidesIn(reading: Reading, [start, end]: Span): { isSpouse: boolean; at: number }[] {
  const named = reading.people
    .filter(({ owner, at }) => at >= start && at < end && (owner === 'self' || owner === 'spouse'))
    .map(({ owner, at }) => ({ isSpouse: owner === 'spouse', at }))
  const own = [...reading.text.slice(start, end).matchAll(ownWork)].map(({ index }) => ({
    isSpouse: false,
    at: start + index,
  }))
  return [...named, ...own].sort((first, second) => first.at - second.at)
}

/** Whether a place in the text speaks of the plan of a spouse; one who alone earns is spoken of as oneself. */
export function isOfSpouse(reading: Reading, place: number, reach = 70): boolean {
  if (isSpouseEarning(reading)) return false
  const sentence = reading.sentences.find(([start, end]) => place >= start && place <= end)
  if (sentence === undefined) return false
  const said = sidesIn(reading, sentence).findLast(({ at }) => at < place)
  if (said?.isSpouse !== true || place - said.at > reach) return false
  // "I make 110k he makes 65k, 25k in savings, 401k 10%": two items on, the list is of the household again.
  return (reading.text.slice(said.at, place).match(/,(?=\s)/g) ?? []).length < 2
}

/** The parts of a sentence that speak of one's own work, and those of a spouse's. */
export function partsOf(reading: Reading, sentence: Span): { isSpouse: boolean; span: Span }[] {
  const [start, end] = sentence
  const turns = isSpouseEarning(reading) ? [] : sidesIn(reading, sentence)
  const parts: { isSpouse: boolean; span: Span }[] = []
  let from = start
  let isSpouse = turns[0]?.isSpouse ?? false
  for (const turn of turns) {
    if (turn.isSpouse === isSpouse) continue
    parts.push({ isSpouse, span: [from, turn.at] })
    from = turn.at
    isSpouse = turn.isSpouse
  }
  return [...parts, { isSpouse, span: [from, end] }]
}

/** "Neither of us has a match at work", said of both. */
const neither =
  '\\bneither(?: one)?(?: of (?:us|our (?:jobs|employers|companies)))?(?: (?:employer|job|company))?(?: (?:has|have|gets?|offers?|gives?|provides?))?'
const neitherHas = new RegExp(`${neither}(?: (?:an?|any|us|401k))* $`)
const noMatch = new RegExp(
  `(?:\\b(?:no|without|doesn't|does not|don't|isn't any|zero)|${neither})(?: (?:an?|any|us|employer|company|offer|have|provide|401k))* match`,
)

/** "50% of the first 6%", "100% match up to 6%", "matches 5%", "dollar for dollar up to 4%", "hers matches 3%". */
export function employerMatches(reading: Reading): Find[] {
  const told = reading.sentences.flatMap((sentence) =>
    partsOf(reading, sentence).flatMap(({ isSpouse, span }) =>
      matchIn(reading, span).map((one) => ({ isSpouse, ...one })),
    ),
  )
  const own = told.find(({ isSpouse }) => !isSpouse)
  const isBoth =
    own !== undefined &&
    !told.some(({ isSpouse }) => isSpouse) &&
    (own.mention === undefined
      ? neitherHas.test(reading.text.slice(0, own.span[0]))
      : ofBoth.test(own.mention.before))
  const ofSpouse = isBoth ? [find('spouseEmployerMatch', own.value, own.span, 'work', own.confidence)] : []
  return [
    ...ofSpouse,
    ...[false, true].flatMap((isSpouse) => {
      const first = told.find((one) => one.isSpouse === isSpouse)
      if (first === undefined) return []
      const key = isSpouse ? 'spouseEmployerMatch' : 'employerMatch'
      return [
        find(key, first.value, first.span, 'work', first.confidence, first.mention?.index),
        ...first.more.map((mention) => find(key, first.value, mention.span, 'work', 0.89, mention.index)),
      ]
    }),
  ]
}

/** "We both get a 5% match". */
const ofBoth =
  /\bboth (?:of us |our jobs |our employers |jobs |employers )?(?:get|have|match(?:es)?|offer)(?: an?| the)? $/

interface Told {
  readonly value: Match
  readonly span: Span
  readonly confidence: number
  readonly mention: Mention | undefined
  readonly more: readonly Mention[]
}

function matchIn(reading: Reading, [start, end]: Span): Told[] {
  const text = reading.text.slice(start, end)
  const word = matchWord.exec(text)
  if (!word) return []
  const at = start + word.index
  if (noMatch.test(text))
    return [{ value: { rate: 0 }, span: [at, at + 5], confidence: 0.8, mention: undefined, more: [] }]
  const percents = reading.mentions.filter(
    (mention) =>
      (mention.kind === 'percent' ||
        isBareShare(mention) ||
        isMatchedShare(mention) ||
        isSharePlainly(mention)) &&
      mention.low === mention.high &&
      mention.span[0] >= start &&
      mention.span[1] <= end &&
      !notMatch.test(mention.right) &&
      !isRateOfDebt.test(mention.before) &&
      unreal(mention) !== 'past' &&
      // "My boss matches 3%" tells of one's own work.
      (byBoss.test(mention.before) || !isOfOthers(reading, mention)),
  )
  const match = matchOf(text, start, percents, at)
  return match === undefined
    ? []
    : [
        {
          value: match.value,
          span: match.mention.span,
          confidence: 0.9,
          mention: match.mention,
          more: match.more,
        },
      ]
}

const byBoss = /(?:\b(?:my|the|our) |^|[.,;!?] ?)(?:boss|owner|manager)\b[^.;!?]{0,50}$/

const mostMatched = 0.2
/** "Half of what I put in, up to 8%": how far they match. */
export const whatGoesIn =
  /\b(?:what|whatever|everything|anything) (?:i|we) (?:put|contribute|defer|save)(?: in)?\b[^.;]*$/
/** What the person puts in, beside a match whose size was not told. */
const ownShare =
  /\b(?:i(?:'m| am)?|we(?:'re| are)?)(?: (?:currently|only|just|now|already))* (?:contribut(?:e|ing)|put(?:ting)?(?: in)?|defer(?:ring)?|sav(?:e|ing)|do|doing) ?$|(?:^|[,;.(!?] ?)(?:currently |already )?(?:putting in|contributing|deferring) ?$/

function matchOf(
  text: string,
  offset: number,
  percents: readonly Mention[],
  at: number,
): { value: Match; mention: Mention; more: Mention[] } | undefined {
  const share = (mention: Mention) => tidy(mention.low / 100)
  for (const [index, first] of percents.entries()) {
    const second = percents[index + 1]
    if (!second) continue
    const between = text.slice(first.span[1] - offset, second.span[0] - offset)
    if (
      !/^(?: ?(?:employer |company |401k |dollar )?match(?:ing|es)?)?,? ?(?:of|on|up to|for|to|upto|of what i put in up to|of contributions up to)?(?: (?:of|on|my|the|our|what i put in|contributions|up to|first|to|a|next|for|another|employee))* ?$/.test(
        between,
      )
    )
      continue
    // "401k 5% match 5%": one's own share, then the employer's; nobody matches a twentieth of a dollar.
    if (share(first) <= mostMatched && /^ ?(?:employer |company )?match(?:ing|es)? ?$/.test(between))
      return { value: { rate: 1, upTo: share(second) }, mention: second, more: [] }
    const third = percents[index + 2]
    const fourth = percents[index + 3]
    const tier =
      third &&
      fourth &&
      /\b(?:additional|next|then|another|plus|and|\+|on)\b/.test(
        text.slice(second.span[1] - offset, third.span[0] - offset) +
          text.slice(third.span[1] - offset, fourth.span[0] - offset),
      )
        ? { rate: share(third), upTo: share(fourth) }
        : undefined
    return {
      value: { rate: share(first), upTo: share(second), ...(tier ? { next: tier } : {}) },
      mention: first,
      more: tier && third && fourth ? [second, third, fourth] : [second],
    }
  }
  const near = percents
    .filter(
      (mention) =>
        Math.abs(mention.span[0] - at) < 60 &&
        (!ownShare.test(mention.left) || whatGoesIn.test(mention.left)),
    )
    .filter(
      (mention) =>
        !(
          mention.span[0] < at &&
          /\b(?:contribut\w*|put\w*|defer\w*|save|saving|invest\w*) *(?:in ?)?$/.test(mention.left) &&
          percents.length > 1
        ),
    )
    .sort(
      (a, b) =>
        Math.abs(a.span[0] - at - (a.span[0] < at ? 6 : 0)) -
        Math.abs(b.span[0] - at - (b.span[0] < at ? 6 : 0)),
    )[0]
  // No employer matches a quarter of pay: that is the rate of something else.
  if (!near || share(near) > mostMatched) return undefined
  const half = /\b(?:half|50 cents|fifty cents)\b/.test(text.slice(0, near.span[0] - offset).slice(-50))
  return { value: { rate: half ? 0.5 : 1, upTo: share(near) }, mention: near, more: [] }
}
