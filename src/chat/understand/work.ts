/** The plan at work: what one puts into it, and the match. */
import { isSpouseEarning } from './at-home.ts'
import { type CueRow, cueReader } from './cues.ts'
import { employerMatches, isBareNumber, isOfSpouse, matchWord, whatGoesIn } from './employer-match.ts'
import { tidy } from './numbers.ts'
import { type PhraseRow, phraseReader } from './phrases.ts'
import { type Find, find, findChecked, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

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
    // "A 401(k)-type plan I put 5% into"
    key: 'contributionRate',
    kind: 'percent',
    left: /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp|plan)(?:[- ]type plan| plan)?(?: at work| through work)?(?: that| which|,)? (?:i|we) (?:put|contribute|save|defer)$/,
    right: /^ (?:in)?to\b(?= ?(?:[.,;!?]|$)| and| but)/,
    max: 60,
    confidence: 0.9,
  },
  {
    // "I'm putting in 10% regular right now"
    key: 'contributionRate',
    kind: 'percent',
    left: /\b(?:i|we|i'm|we're|am|are) (?:already |currently |only |now )*put(?:ting)?(?: in)?$/,
    right: /^ (?:in )?(?:regular|traditional|trad|pre-?tax|roth)\b(?! ira)/,
    max: 60,
    confidence: 0.88,
  },
  {
    // "I put 6% in and they match half of it"
    key: 'contributionRate',
    kind: 'percent',
    left: /\b(?:i|we) (?:already |currently |only |now )*put$/,
    right: /^ in\b(?= and| but|,|;)[^.;!?]{0,40}\b(?:match|plan|401|403|employer|company)/,
    max: 30,
    confidence: 0.9,
  },
  {
    // "84k salary, 10% into the 401k"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\band|\bdoing|\bgoing)$/,
    right:
      /^ (?:going )?(?:in|into|to) (?:my |the |our |a )?(?:trad(?:itional)? |roth |pre-?tax )?(?:401|403|457|tsp)/,
    max: 100,
    confidence: 0.85,
  },
  {
    // "make 81k, 5% goes in and they match 5"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\band)$/,
    right: /^ (?:goes|is going|going) in(?= ?[,.;)]| and| (?:my|the) (?:401|403|plan)|$)/,
    max: 100,
    confidence: 0.85,
  },
  {
    // "7% contribution with 6% match"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\bwith|\band)(?: an?| my)?$/,
    right: /^ (?:401 ?\(?k\)? )?contribution\b(?! limit)/,
    max: 100,
    confidence: 0.85,
  },
  {
    // "making 60k, 401k 15%, Roth IRA maxed"
    key: 'contributionRate',
    kind: 'percent',
    left: /(?:^|[,;.(]|\band) ?(?:my |our )?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp)(?: (?:at|only|just|is))*$/,
    right: /^ ?(?:[,;.)]|$|(?:cuz|because|since|so)\b|(?:with|and)(?: an?)? ?$)/,
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
    left: /(?:\bi(?:'m)?(?: currently| only| just| now)? |(?:^|[,;.(]) ?)(?:put(?:ting)?(?: in)?|defer(?:ring)?|contribut(?:e|ing)|do|am at|at)$/,
    right:
      /^ ?(?:and|but|so|,|;)? ?(?:they|my (?:employer|company|job|work)|the company|work|employer|company|get|getting) (?:\w+ ){0,2}?match/,
    max: 100,
    confidence: 0.95,
  },
]

/** The words before one's own share where the plan is not named beside it, and the words after it. */
const shareBefore =
  /(?:\b(?:i(?:'m| am)?|im|we(?:'re)?|s?he(?:'s)?|husband|wife|hubby|girlfriend|boyfriend|gf|bf|partner|spouse|and|also|but|currently|now|already)|^|[,;.(!?])(?: (?:currently|only|just|now|already))* ?(?:put(?:s|ting)?(?: in)?|contribut(?:es?|ing)|defer(?:s|ring)?|do(?:es)?|doing|saving)$/
const shareAfter =
  /^(?: of (?:my |our |his |her )?(?:gross |base )?(?:pay|salary|income))?(?: now| today| currently| so far| right now| traditional| trad| roth| pre-?tax)? ?(?:[.,;!?]|$| (?:and|but)\b| get ?$| they match ?$)/

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

const puts =
  /\b(?:contribut(?:e|es|ing)|put(?:ting|s)?(?: in| away| aside)?|set(?:ting)? aside|sav(?:e|es|ing)|defer(?:ring)?|invest(?:ing)?)(?: (?:about|around|only|just))*$/
const ofPayToPlan =
  /^ of (?:my|our|each|every) (?:(?:about |around )?\$?\d[\d,.]{0,14}k?(?: dollars?)? )?(?:gross |base |yearly |annual )?(?:pay|salary|income|paychecks?|wages) (?:(?:away|aside) )?(?:in|into|to|toward|towards|for) (?:\w+ ){0,4}?(?:401|403|457|tsp|plan|retirement)/

/** "I put 10 percent of my 90,000 dollar salary in my 401k": the pay stands between the share and the plan. */
const readShareOfPay: Reader = ({ mentions }) =>
  mentions.flatMap((mention) =>
    mention.kind === 'percent' &&
    mention.low === mention.high &&
    puts.test(mention.left) &&
    ofPayToPlan.test(mention.after) &&
    unreal(mention) === undefined
      ? [find('contributionRate', tidy(mention.low / 100), mention.span, 'work', 0.9, mention.index)]
      : [],
  )

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

/** "I put in 10% of 72k": the share, and the pay that it is of. */
const readShareOfSum: Reader = (reading) =>
  ofPlanAtWork.test(reading.text)
    ? reading.mentions.flatMap((mention, index) => {
        const pay = reading.mentions[index + 1]
        const isShare =
          mention.kind === 'percent' &&
          mention.low === mention.high &&
          mention.low <= mostDeferred &&
          shareBefore.test(mention.left) &&
          unreal(mention) === undefined
        return isShare &&
          pay !== undefined &&
          /^ of (?:my |a )?\$?$/.test(reading.text.slice(mention.span[1], pay.span[0])) &&
          /^(?: (?:a|per) year| salary| pay| income)? ?(?:[.,;!?)]|$|and\b|but\b)/.test(pay.after) &&
          pay.low >= leastPay
          ? [
              find('contributionRate', tidy(mention.low / 100), mention.span, 'work', 0.9, mention.index),
              ...findChecked('income', pay.low, pay.span, 'work', 0.88, pay.index),
            ]
          : []
      })
    : []
const leastPay = 10_000

const ofPlanAtWork =
  /\b(?:match\w*|40[13] ?\(?[kb]?|457 ?\(?b?|tsp|employer|plan at work|(?:company|job|work|they) (?:also )?(?:puts?|adds?|kicks?|chips?) in|on the dollar)(?!\w)/

const readRows = cueReader('work', rows)
/** What the employer puts in is not what the person does. */
const byEmployer =
  /\b(?:employer|company|they|work|job|boss|firm)(?: (?:also|will|automatically))? (?:contributes?|puts?|adds?|gives?|does|pays?)\b[^.]{0,16}$/

/** "I put in 0", "not contributing": the plan is there and nothing goes in. */
const putsInNothing = phraseReader('work', [
  {
    key: 'contributionRate',
    value: 0,
    says: /\bi(?:'m| am)? (?:currently |now |just )?(?:put(?:ting)?(?: in)?|contribut(?:e|ing)|invest(?:ing)?|sav(?:e|ing)) (?:0|zero|nothing|0 ?%|zero percent)(?: in| into| to|\b)(?! (?:bonds|cash|down))(?=[^.;!?\n]{0,60}(?:401|403|tsp|plan|match|retirement|it\b|[.;,!]|$))|\b(?:not|haven't|am not|aren't) (?:yet |even |currently |been )?putting (?:anything|any(?: money)?|a (?:dime|cent|penny|dollar))(?: in(?:to)?(?: it| there| that| my 401 ?\(?k\)?| the 401 ?\(?k\)?)?)?(?= ?(?:$|[.,;!?)]|yet|at all|at the moment|right now|because|so\b))|\b(?:not|haven't|never|isn't|am not) (?:yet |even |actually )?(?:enrolled|signed up)(?= ?(?:$|[.,;!?]|yet|in it|for it|lol))|\b(?:not|don't|do not|haven't been|never|stopped|am not|isn't) (?:currently |even |yet |actively |really )?(?:put(?:ting)?|sav(?:e|ing)|invest(?:ing)?) (?:anything|any money|any|a (?:cent|dime|penny|dollar)) (?:at all )?(?:in|into|to|toward|towards) (?:it\b|(?:my|the|our|a) (?:\w+ )?(?:401|403|457|tsp|plan|retirement plan|work plan))|\bneither of us (?:\w+ )?(?:contributes?|is contributing|puts? (?:in )?anything)(?! enough| to an? ira| to the ira| to a roth ira)\b|\b(?:not|haven't been|don't|do not|never|stopped|am not|isn't) (?:currently |even |yet |actively |really )?contribut(?:e|ed|ing)(?: anything| at all| a cent)?(?= ?(?:$|[.,;!?]|to (?:it|my|the|our|a) ?(?:\w+ )?(?:401|403|457|tsp|plan|retirement|work|company|it)?\b|yet|now|right now|because|at the moment|anymore))/,
    unlessNext:
      /^ ?(?:to (?:my |the |a |our )?(?:\w+ )?(?:roth|ira|hsa|529|college|social security)|enough|more than|the max|as much)/,
    unless: /\b(?:why not contribut|not contributing enough)\b/,
    confidence: 0.8,
  },
])

/** "she doesn't contribute", "he puts in nothing" */
const spousePutsInNothing = phraseReader('work', [
  {
    key: 'spouseContributionRate',
    value: 0,
    says: /\b(?:she|he|wife|husband|hubby|spouse|partner)(?:'s| is)? (?:currently |now |just )?(?:(?:puts?(?: in)?|contribut(?:es|ing)) (?:0|zero|nothing)(?: %|%| percent)?(?=[^.;!?\n]{0,30}(?:401|403|tsp|plan|match|it\b|[.;,!]|$))|(?:doesn't|does not|not|isn't|never|hasn't) (?:currently |even |yet |really )?contribut(?:e|ed|ing)(?: anything| at all| a cent)?(?= ?(?:$|[.,;!?]|to (?:it\b|(?:her|his|their|the|a) (?:\w+ )?(?:401|403|457|tsp|plan|work|company))|yet|now|right now|because|at the moment|anymore)))/,
    unlessNext:
      /^ ?(?:to (?:her |his |the |a |our )?(?:\w+ )?(?:roth|ira|hsa|529|college|social security)|enough|more than|the max|as much)/,
    unless: /\b(?:debts?|bills|rent|household|expenses) (?:she|he)\b/,
    ofEither: true,
    confidence: 0.8,
  },
])

/** "I get the full match", "matches 4% and I get it all": what goes in is enough, whatever it is. */
const wholeMatch: PhraseRow = {
  key: 'getsWholeMatch',
  value: true,
  says: /\bmatch(?:es)?,? (?:that |which )?(?:i'm|i am|we're|we are|i|we) (?:already |currently |fully )*(?:taking|getting|maxing|take|get|max)(?: out| fully| in full| all of)?(?= ?(?:[.,;!?)]|$| and\b))|\b(?:both|each) (?:already |currently |now )*(?:gets?|takes?) (?:the |our |his or her |all (?:of )?(?:the |our ))?(?:(?:full|whole|entire|company|employer|401 ?\(?k\)?) )*match(?:es)?\b|\b(?:both|each) gets? (?:the |our )?(?:employer |company |401k )?match(?:es)? (?:fully|in full)\b|\band gets? (?:the |my |his |her )(?:full |whole |entire |maximum |max )(?:company |employer |401k )?match\b|\b(?:i|we|he|she)(?:'m| am| are|'re)? (?:already |currently |always |do |now )*(?:get(?:s|ting)?|tak(?:e|es|ing)|max(?:es|ing)?(?: out)?|contribut(?:e|es|ing) enough (?:to|for)(?: get)?|put(?:s|ting)?(?: in)? enough (?:to|for)(?: get)?|do(?:es|ing)? enough (?:to|for)(?: get)?) (?:the |my |our |all of the |all of my |all of our |all the |that )?(?:(?:full|whole|entire|maximum|max|complete|company|employer|employer's|company's|401 ?\(?k\)?|403 ?\(?b\)?) )*match(?:es|ing)?\b|\bcontribut(?:e|es|ing) (?:up )?to (?:get )?the (?:full |whole |company |employer |max )*match\b|\b(?:full|whole|entire|401 ?\(?k\)?) (?:employer |company )?match (?:is )?(?:already )?(?:captured|taken|met|maxed|gotten)\b|\bmatch(?:es|ed)?\b[^.;!?\n]{0,40}\b(?:and|which|,) ?(?:i|we|he|she) (?:already |currently |do |now )*(?:get|gets|take|takes|max|maxes) (?:already |currently )?(?:it all|all of it|the whole thing|the full amount|all of that|that in full)\b|\bmatch(?:es|ed)?\b[^;!?\n]{0,40}[.,] ?(?:and |which )?(?:i|we|he|she) (?:already |currently |do |now )*(?:get|gets|take|takes) (?:it all|all of it|the whole thing|the full amount|all of that)\b/,
  unless:
    /\b(?:should i|do i|can i|how (?:do|can) i|want to|need to|trying to|if i|don't|do not|not) (?:get|take|max|contribut|put)|\bnot enough to (?:get|take)/,
  confidence: 0.8,
}
/** "I do 4%, which gets me the full match": what goes in is named first. */
const enoughForMatch: PhraseRow = {
  ...wholeMatch,
  says: /\b(?:which|that|this|it|and)(?:'s| is)?(?: (?:just )?enough to)? (?:gets?|captures?|earns?) (?:me |us )?(?:the |my |our |all (?:of )?(?:the |my |our ))?(?:full |whole |entire |max(?:imum)? )(?:company |employer |401k )?match\b/,
}
const eitherGetsWhole = phraseReader(
  'work',
  [wholeMatch, enoughForMatch].map((row) => ({ ...row, ofEither: true })),
)

const bothWhole =
  /\b(?:both|each)(?: of us)? (?:contribut|put|sav|do)\w*(?: in)? \d{1,2}(?:\.\d)? ?(?:%|percent)[^.;!?\n]{0,24}? (?:with|and get|which gets us|for) (?:the |our |an? )?(?:full|whole|entire) (?:(?:company|employer|401 ?\(?k\)?) )*match(?:es)?\b|\b(?:both(?: of us)?|each(?: of us)?)(?: (?:already|currently|now|do))* (?:gets?|takes?|contributes? enough (?:to get|for)|puts? in enough (?:to get|for)) (?:the |our |his or her |all (?:of )?(?:the |our ))?(?:(?:full|whole|entire|company|employer|401 ?\(?k\)?) )*match(?:es)?\b/

/** "We both get our full match at work": two plans, and two who work. */
const bothGetWhole = phraseReader('work', [
  { key: 'getsWholeMatch', value: true, says: bothWhole, ofEither: true, confidence: 0.8 },
  { key: 'spouseGetsWholeMatch', value: true, says: bothWhole, ofEither: true, confidence: 0.8 },
  { key: 'earners', value: 2, says: bothWhole, ofEither: true, confidence: 0.7 },
])

const ownPlan = {
  contributionRate: 'spouseContributionRate',
  getsWholeMatch: 'spouseGetsWholeMatch',
} as const

/** What is told of the plan of a spouse is a fact of theirs and not of one's own, unless the spouse alone earns. */
function ofWhosePlan(reading: Reading, one: Find): Find {
  const place = reading.mentions[one.mention ?? -1]?.span[0] ?? one.span[1]
  if (one.key !== 'contributionRate' && one.key !== 'getsWholeMatch') return one
  return isOfSpouse(reading, place)
    ? (findChecked(ownPlan[one.key], one.value, one.span, 'work', one.confidence, one.mention)[0] ?? one)
    : one
}

/** "He contributes 40% of the rent" */
const toBills =
  /^ ?(?:of|to|towards?) (?:the |our |all (?:the |our )?)?(?:rent|mortgage|bills|expenses|household|costs|groceries|down)\b/

function isOfPlan(reading: Reading, { mention }: Find): boolean {
  const number = reading.mentions[mention ?? -1]
  return number === undefined || (!byEmployer.test(number.left) && !toBills.test(number.right))
}

export const readWork: Reader = (reading) => [
  ...[
    ...readRows(reading).filter((one) => isOfPlan(reading, one)),
    ...(ofPlanAtWork.test(reading.text)
      ? readOwnShare(reading).filter(
          (one) => !whatGoesIn.test(reading.mentions[one.mention ?? -1]?.left ?? ''),
        )
      : []),
    ...readShareOfPay(reading),
    ...readShareOfSum(reading),
    ...readBareShare(reading),
    ...eitherGetsWhole(reading),
    ...putsInNothing(reading),
    ...(isSpouseEarning(reading) ? [] : spousePutsInNothing(reading)),
  ].map((one) => ofWhosePlan(reading, one)),
  ...bothGetWhole(reading),
  ...employerMatches(reading),
]
