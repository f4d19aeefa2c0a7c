/** The plan at work: what one puts into it, and the match. */
import type { FactValue } from '#engine/household.ts'
import { isSpouseEarning } from './at-home.ts'
import { type CueRow, cueReader } from './cues.ts'
import type { Mention } from './numbers.ts'
import { tidy } from './numbers.ts'
import { nearestBefore, ownerBefore } from './owners.ts'
import { type PhraseRow, phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

type Match = FactValue<'employerMatch'>

const toPlan =
  /^ ?(?:of (?:my |our |each |every )?(?:\w+ )?(?:income|salary|pay|paycheck|gross|wages|check)s? )?(?:\w+ ){0,2}?(?:to|into|in|towards?|for|on) (?:my|the|our|a|his|her)? ?(?:\w+ )?(?:401|403|457|tsp|roth|retirement|traditional|pension|espp|plan)|^ ?(?:roth |traditional )?(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp) contributions?|^ contributions?\b/
const contributes =
  /\b(?:make|making|contribut(?:e|es|ing|ion|ions)|defer(?:ring|ral|s)?|put(?:ting|s)?(?: in| away)?|sav(?:e|es|ing)|invest(?:ing)?|allocat(?:e|ing)|withhold(?:ing)?|entered in|i do|i'm doing|doing|at)(?: (?:is|rate|of|my|salary|about|rate is|currently|to|up))*$/
const rows: readonly CueRow[] = [
  { key: 'contributionRate', kind: 'percent', left: contributes, right: toPlan, max: 100, confidence: 0.9 },
  {
    key: 'contributionRate',
    kind: 'percent',
    left: /\b(?:contribut(?:e|es|ing|ion|ions)|contribution rate|deferral|deferral rate|defer(?:ring)?|contribution is)(?: (?:is|rate|of|my|about|currently|at|to 401k|set at|to))*$/,
    max: 100,
    confidence: 0.82,
  },
  {
    key: 'contributionRate',
    kind: 'percent',
    right:
      /^ ?(?:of (?:my |our )?(?:\w+ )?(?:income|salary|pay|paycheck|gross)s? )(?:\w+ )?(?:to|into|in|goes|towards?)/,
    max: 100,
    confidence: 0.82,
  },
  {
    key: 'contributionRate',
    kind: 'percent',
    right: /^ ?(?:withdrawal|withholding|deduction) (?:versus|vs|instead|for)/,
    max: 100,
    confidence: 0.7,
  },
  {
    // "84k salary, 10% into the 401k"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\band|\bdoing|\bgoing)$/,
    right: /^ (?:going )?(?:in|into|to) (?:my |the |our |a )?(?:401|403|457|tsp)/,
    max: 100,
    confidence: 0.85,
  },
  {
    // "making 60k, 401k 15%, Roth IRA maxed"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\band) ?(?:my |our )?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp)(?: at)?$/,
    right: /^ ?(?:[,;.)]|$)/,
    max: 100,
    confidence: 0.85,
  },
  {
    // "401k 10% with full match"
    key: 'contributionRate',
    kind: 'percent',
    right:
      /^,? ?(?:with|and get(?:ting)?|which gets(?: me)?|to get) (?:the |my )?(?:full|whole|entire|max(?:imum)?) (?:employer |company )?match\b/,
    max: 100,
    confidence: 0.9,
  },
  {
    // "I put in 5% and they match …": the plan is named by the match.
    key: 'contributionRate',
    kind: 'percent',
    left: /\bi(?:'m)?(?: currently| only| just| now)? (?:put(?:ting)?(?: in)?|defer(?:ring)?|contribut(?:e|ing)|do|am at|at)$/,
    right:
      /^ ?(?:and|but|so|,|;)? ?(?:they|my (?:employer|company|job|work)|the company|work|employer|company|get|getting) (?:\w+ ){0,2}?match/,
    max: 100,
    confidence: 0.95,
  },
]

/** The words before one's own share where the plan is not named beside it, and the words after it. */
const shareBefore =
  /(?:\b(?:i(?:'m| am)?|we(?:'re)?|s?he(?:'s)?|husband|wife|hubby|and|also|but|currently|now|already)|^|[,;.(!?])(?: (?:currently|only|just|now|already))* ?(?:put(?:s|ting)?(?: in)?|contribut(?:es?|ing)|defer(?:s|ring)?|do(?:es)?|doing|saving)$/
const shareAfter =
  /^(?: of (?:my |our |his |her )?(?:gross |base )?(?:pay|salary|income))?(?: now| today| currently| so far| right now)? ?(?:[.,;!?]|$| (?:and|but)\b)/

/** "I put in 3%.", "80k, put in 15%," where the message speaks of a plan at work or its match. */
const readOwnShare = cueReader('work', [
  {
    key: 'contributionRate',
    kind: 'percent',
    left: shareBefore,
    right: shareAfter,
    max: 100,
    confidence: 0.84,
  },
])

/** "they match 4 and I do 4": a share without its sign, where a match is spoken of. */
const readBareShare: Reader = ({ text, mentions }) =>
  matchWord.test(text)
    ? mentions.flatMap((mention) =>
        isBareNumber(mention) &&
        mention.high <= mostDeferred &&
        shareBefore.test(mention.left) &&
        shareAfter.test(mention.right)
          ? [find('contributionRate', tidy(mention.low / 100), mention.span, 'work', 0.8, mention.index)]
          : [],
      )
    : []
const mostDeferred = 30
const isBareNumber = ({ kind, time, per, scaled, low, high }: Mention): boolean =>
  kind === 'plain' && !scaled && time === undefined && per === undefined && low === high

const ofPlanAtWork = /\b(?:match\w*|40[13] ?\(?[kb]?|457 ?\(?b?|tsp|employer|plan at work)(?!\w)/

const matchWord = /\b(?:match(?:es|ed|ing)?)\b/
const notMatch =
  /^,? ?(?:with|and get(?:ting)?|which gets(?: me)?|to get) (?:the |my )?(?:full|whole|entire|max(?:imum)?) (?:employer |company )?match|^ ?(?:vesting|vested|apr|interest|tax|bracket|down)/

/** "mortgage 280k at 3.1%, 401k 10% with full match": what a balance costs is no match. */
const isRateOfDebt = /\d(?:k|m)?(?: (?:left|owed|balance))? (?:at|@) ?(?:about |around )?$/

/** "they match 4": a share without its sign. */
const isMatchedShare = (mention: Mention): boolean =>
  isBareNumber(mention) &&
  mention.high <= 15 &&
  /\b(?:they|employer|company|work|job|who) (?:also |will )?match(?:es)?(?: up to)? ?$/.test(mention.left) &&
  /^ ?(?:$|[.,;!?)]|and\b|but\b|so\b)/.test(mention.right)

/** "50% up to 6": the second share without its sign. */
const isBareShare = ({ kind, time, per, high, before }: Mention): boolean =>
  kind === 'plain' &&
  time === undefined &&
  per === undefined &&
  high <= 15 &&
  /(?:%|percent) (?:match(?:es|ing)? )?(?:up to|of (?:the |my )?first|on (?:the |my )?first|for (?:the )?first|to) $/.test(
    before,
  )

/** "50% of the first 6%", "100% match up to 6%", "matches 5%", "dollar for dollar up to 4%". */
function employerMatches(reading: Reading): Find[] {
  for (const sentence of reading.sentences) {
    const text = reading.text.slice(...sentence)
    const word = matchWord.exec(text)
    if (!word) continue
    if (
      /\b(?:no|without|doesn't|does not|don't|isn't any|zero)(?: (?:an?|any|employer|company|offer|have|provide|401k))* match/.test(
        text,
      )
    ) {
      return [
        find(
          'employerMatch',
          { rate: 0 },
          [sentence[0] + word.index, sentence[0] + word.index + 5],
          'work',
          0.8,
        ),
      ]
    }
    const percents = reading.mentions.filter(
      (mention) =>
        (mention.kind === 'percent' || isBareShare(mention) || isMatchedShare(mention)) &&
        mention.low === mention.high &&
        mention.span[0] >= sentence[0] &&
        mention.span[1] <= sentence[1] &&
        !notMatch.test(mention.right) &&
        !isRateOfDebt.test(mention.before) &&
        unreal(mention) !== 'past',
    )
    const match = matchOf(text, sentence[0], percents, sentence[0] + word.index)
    if (match)
      return [
        find('employerMatch', match.value, match.mention.span, 'work', 0.9, match.mention.index),
        ...match.more.map((mention) =>
          find('employerMatch', match.value, mention.span, 'work', 0.89, mention.index),
        ),
      ]
  }
  return []
}

const mostMatched = 0.2
/** What the person puts in, beside a match whose size was not told. */
const ownShare =
  /\b(?:i(?:'m| am)?|we(?:'re| are)?)(?: (?:currently|only|just|now|already))* (?:contribut(?:e|ing)|put(?:ting)?(?: in)?|defer(?:ring)?|sav(?:e|ing)|do|doing) ?$/

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
    .filter((mention) => Math.abs(mention.span[0] - at) < 60 && !ownShare.test(mention.left))
    .filter(
      (mention) =>
        !(
          mention.span[0] < at &&
          /\b(?:contribut\w*|put\w*|defer\w*|save|saving|invest\w*) *(?:in )?$/.test(mention.left) &&
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

const readRows = cueReader('work', rows)
/** What the employer puts in is not what the person does. */
const byEmployer =
  /\b(?:employer|company|they|work|job|boss|firm)(?: (?:also|will|automatically))? (?:contributes?|puts?|adds?|gives?|does|pays?)\b[^.]{0,16}$/

/** "I put in 0", "not contributing": the plan is there and nothing goes in. */
const putsInNothing = phraseReader('work', [
  {
    key: 'contributionRate',
    value: 0,
    says: /\bi(?:'m| am)? (?:currently |now |just )?(?:put(?:ting)?(?: in)?|contribut(?:e|ing)|invest(?:ing)?|sav(?:e|ing)) (?:0|zero|nothing|0 ?%|zero percent)(?: in| into| to|\b)(?! (?:bonds|cash|down))(?=[^.;!?\n]{0,60}(?:401|403|tsp|plan|match|retirement|it\b|[.;,!]|$))|\bneither of us (?:\w+ )?(?:contributes?|is contributing|puts? (?:in )?anything)(?! enough| to an? ira| to the ira| to a roth ira)\b|\b(?:not|haven't been|don't|do not|never|stopped|am not|isn't) (?:currently |even |yet |actively |really )?contribut(?:e|ed|ing)(?: anything| at all| a cent)?(?= ?(?:$|[.,;!?]|to (?:it|my|the|our|a) ?(?:\w+ )?(?:401|403|457|tsp|plan|retirement|work|company|it)?\b|yet|now|right now|because|at the moment|anymore))/,
    unlessNext:
      /^ ?(?:to (?:my |the |a |our )?(?:\w+ )?(?:roth|ira|hsa|529|college|social security)|enough|more than|the max|as much)/,
    unless: /\b(?:why not contribut|not contributing enough)\b/,
    confidence: 0.8,
  },
])

/** "I get the full match", "matches 4% and I get it all": what goes in is enough, whatever it is. */
const wholeMatch: PhraseRow = {
  key: 'getsWholeMatch',
  value: true,
  says: /\band gets (?:the |his |her )(?:full |whole |entire |maximum |max )(?:company |employer |401k )?match\b|\b(?:i|we|he|she)(?:'m| am| are|'re)? (?:already |currently |always |do |now )*(?:get(?:s|ting)?|tak(?:e|es|ing)|max(?:es|ing)?(?: out)?|contribut(?:e|es|ing) enough (?:to|for)(?: get)?|put(?:s|ting)?(?: in)? enough (?:to|for)(?: get)?|do(?:es|ing)? enough (?:to|for)(?: get)?) (?:the |my |our |all of the |all the |that )?(?:full |whole |entire |maximum |max |company |employer |401k )*match\b|\bcontribut(?:e|es|ing) (?:up )?to (?:get )?the (?:full |whole |company |employer |max )*match\b|\b(?:full|whole|entire) (?:employer |company )?match (?:is )?(?:captured|taken|met|maxed)\b|\bmatch(?:es|ed)?\b[^.;!?\n]{0,40}\b(?:and|which|,) ?(?:i|we|he|she) (?:get|gets|take|takes|max|maxes) (?:it all|all of it|the whole thing|the full amount|all of that|that in full)\b/,
  unless:
    /\b(?:should i|do i|can i|how (?:do|can) i|want to|need to|trying to|if i|don't|do not|not) (?:get|take|max|contribut|put)|\bnot enough to (?:get|take)/,
  confidence: 0.8,
}
const getsWhole = phraseReader('work', [wholeMatch])
const eitherGetsWhole = phraseReader('work', [{ ...wholeMatch, ofEither: true }])

/** What is told of the plan of a spouse is no fact of one's own plan, unless the spouse alone earns. */
function isOfOtherPlan({ people, mentions, text }: Reading, { mention }: Find): boolean {
  const number = mentions[mention ?? -1]
  if (number === undefined || ownerBefore(people, number.span[0], 70, number.sentence[0]) !== 'spouse')
    return false
  // "I make 110k he makes 65k, 25k in savings, 401k 10%": two items on, the list is of the household again.
  const said = nearestBefore(people, number.span[0])?.at ?? 0
  return (text.slice(said, number.span[0]).match(/,(?=\s)/g) ?? []).length < 2
}

export const readWork: Reader = (reading) => {
  const told = [
    ...readRows(reading).filter((one) => !byEmployer.test(reading.mentions[one.mention ?? -1]?.left ?? '')),
    ...(ofPlanAtWork.test(reading.text) ? readOwnShare(reading) : []),
    ...readBareShare(reading),
    ...employerMatches(reading),
    ...(isSpouseEarning(reading) ? eitherGetsWhole : getsWhole)(reading),
    ...putsInNothing(reading),
  ]
  return isSpouseEarning(reading) ? told : told.filter((one) => !isOfOtherPlan(reading, one))
}
