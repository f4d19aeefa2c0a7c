/** A cushion counted in months, there already or wished for, and what is said to be nothing. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const covered =
  /^ ?(?:months?|mos?|mths?|years?)?(?: of| worth of|'s|' worth of)? ?(?:living |our |my |basic |essential |household )?(?:expenses?|emergency|living costs|bills|cover|salary|spending|savings|runway|in (?:an? |my |our )?(?:emergency|checking|savings)|cushion|income saved|rainy)/
/** "6 months saved" is a cushion; "in the last 6 months saved 2k" is not. */
const savedUp =
  /^ ?(?:months?|mos?|mths?) (?:already )?saved(?: up)?(?! ?(?:\$|\d|about|around|over|for a\b))/
const stretch = /\b(?:last|past|next|every|each|for|over|within|in|after|the|these|those|another)\s*$/
const fund =
  /\b(?:emergency (?:funds?|savings)|rainy[- ]day fund|ef|e-fund|cushion)(?: (?:of|for|is|covering|that|covers|with|to|cover|saved|lasting|good|about|around|roughly))*[: ]*$/
const advised =
  /\b(?:should|how|need|want|build|recommend\w*|goal|target|standard|usual|typical|rule|supposed|experts|say|aim|(?:would|i'd|we'd) (?:like|love)|hop(?:e|ing)|trying|try|plan(?:ning)?)\b/

/** "Build a 6 month fund", "I want 8 months of expenses": what it is to be, unless it is the question itself. */
const wished =
  /\b(?:want(?:s|ed)?|aim\w*|goal|target|build\w*|would like|(?:i'd|we'd) (?:like|love)|hop(?:e|ing)|trying|try|plan(?:ning)?|prefer)\b/
const asked = /\b(?:should|how|or|recommend\w*|standard|usual|typical|rule|supposed|experts|say)\b/

/** "6 months expenses = 16k": what they come to, not what is there. */
const isPrice =
  /^[^.;,\d]{0,20}\b(?:expenses|costs|bills|spending)(?: ?[=:]| (?:is|are|would be|comes? to|equals?))(?: (?:about|around|like))* ?\$?\d/

/** What was there, is denied or belongs to others is no cushion. */
const notThere: ReadonlySet<string | undefined> = new Set(['someone_else', 'past', 'denied', 'imagined'])

/** "400 a month for an emergency fund of three months": what it is saved for. */
const isPurpose =
  /\b(?:for|towards?|into|to reach|to get|reach|have) (?:an?|my|our) (?:full )?(?:emergency|rainy[- ]day) (?:fund|savings|cushion) (?:of|that covers|covering|to cover|worth) $/

/** "My employer covers me for one year's salary": cover, and no cash. */
const isMultipleOfPay = ({ before, right }: Mention): boolean =>
  /^(?:[- ]?(?:years?|yrs?|months?))?'?s?'? (?:of )?(?:(?:my|his|her|annual|base) )?(?:salary|pay|income)\b/.test(
    right,
  ) &&
  /\b(?:cover(?:s|ed|age)?|insur\w*|policy|polic(?:y|ies)|benefit|severance|employer|company|job|work|union)\b[^.;!?]{0,50}$/.test(
    before,
  )

/** "… saved (about 24k)", "… saved, about 14k": the same in dollars. */
const inOtherWords =
  /^[^.;,()\d]{0,40}(?:\( ?(?:about |around |roughly |~|= ?)?|,? (?:which is |that's |that is |so |or )(?:about |around |roughly )?|, (?:about |around |roughly |~)|(?<=in (?:cash|savings|the bank)|saved|saved up), )\$?$/

/** "6 months of expenses saved". */
function monthsOfCover(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    if ((mention.time !== 'month' && mention.time !== 'year') || mention.high > 60) continue
    const months = mention.time === 'year' ? 12 : 1
    if (isOfOthers(reading, mention) || notThere.has(unreal(mention))) continue
    if (isPurpose.test(mention.before) && mention.low === mention.high) {
      finds.push(
        find('cushionMonths', amountOf(mention, months), mention.span, 'cushions', 0.86, mention.index),
      )
      continue
    }
    if (isPrice.test(mention.after) || isMultipleOfPay(mention)) continue
    const isSavedUp = savedUp.test(mention.right) && !stretch.test(mention.left)
    if (!fund.test(mention.left) && !covered.test(mention.right) && !isSavedUp) continue
    const nearby = mention.before.slice(-60)
    if (
      advised.test(nearby) &&
      !/(?<!\b(?:to|would|should|must|will) )\bhave\b/.test(mention.before.slice(-20))
    ) {
      if (wished.test(nearby) && !asked.test(nearby) && mention.low === mention.high)
        finds.push(
          find('cushionMonths', amountOf(mention, months), mention.span, 'cushions', 0.8, mention.index),
        )
      continue
    }
    // "3 months or 6 months?" asks for the size, and tells none.
    if (eitherSize.test(mention.before)) continue
    // "6 months of expenses saved (about 24k)"
    const sum = reading.mentions[mention.index + 1]
    if (
      sum?.sure === true &&
      sum.per === undefined &&
      inOtherWords.test(reading.text.slice(mention.span[1], sum.span[0])) &&
      /^ ?(?:[).,;!?]|$|total\b|saved\b)/.test(sum.right)
    )
      finds.push(find('emergencyFund', amountOf(sum), sum.span, 'cushions', 0.9, sum.index))
    finds.push(
      find('emergencyFundMonths', amountOf(mention, months), mention.span, 'cushions', 0.85, mention.index),
    )
  }
  return finds
}

const isHadThen = /\bhad(?: (?:about|around|like|roughly|almost|over|built up|saved))* \$?$/
const nowIs =
  /(?:^|[.;,!] ?|\b(?:and|so|but) )(?:(?:so|and|but) )?(?:(?:i'm|we're|it's|its|i have|we have|i've got) )?(?:now|down to|leaves? (?:me|us)(?: with)?|left with)(?:(?: it's| its| i'm| we're| i have| we have)?(?: only| at| down to| about| around| just| like)*)? \$?$/
const itIs = /\b(?:it's|its|it is|down to)(?: (?:at|down to|about|around|only|like|just))* \$?$/
const endsClause = /^ ?(?:left\b|$|[.,;!?]|and\b|but\b)/

/** "Had 8k in emergency savings, then the transmission died. So now 4,900": what is there today. */
function downTo(reading: Reading): Find[] {
  return reading.mentions.flatMap((whole): Find[] => {
    if (!isSumOfCash(whole) || !isHadThen.test(whole.before)) return []
    if (!isFund.test(whole.right) && !isSaved.test(whole.right)) return []
    const today = reading.mentions.find(
      (one) =>
        one.index > whole.index &&
        one.span[0] - whole.span[1] < 140 &&
        isSumOfCash(one) &&
        one.low < whole.low &&
        ((nowIs.test(one.before) && endsClause.test(one.right)) ||
          (itIs.test(one.before) && /^ (?:now|left)\b/.test(one.right))),
    )
    if (today === undefined) return []
    const key = isFund.test(whole.right) ? 'emergencyFund' : 'savings'
    return [
      find(key, today.low, whole.span, 'cushions', 0.97, whole.index),
      find(key, today.low, today.span, 'cushions', 0.98, today.index),
    ]
  })
}

const inside = /^ ?(?:of (?:it|that|this|which|those|them|the (?:total|savings))|of (?:my|our) savings)\b/
const including = /\b(?:including|includes|of which|counting|with)(?: (?:a|an|my|our|about|around))* ?$/
const isFund =
  /^[^.;\d]{0,40}\b(?:emergency|rainy[- ]day|cushion|e-?fund)|^ ?\(?(?:is |as )?(?:my |our |the )?(?:ef\b|emergency|rainy[- ]day)/
const isSaved =
  /^ ?(?:\w+ ){0,2}(?:saved|savings|in (?:\w+ ){0,2}(?:savings|checking|bank|cash|hysa)|cash|total|set aside|put away)\b/
const savedBefore = /\b(?:savings?|saved|cash|total)(?: (?:of|is|are|about|around|total|totals|have|has))* ?$/

/** "22k saved, 14k of it is my emergency fund": one sum with a part of it named, not two. */
function fundInsideSavings(reading: Reading): Find[] {
  return reading.mentions.flatMap((part): Find[] => {
    const whole = reading.mentions[part.index - 1]
    if (whole === undefined || !isSumOfCash(part) || !isSumOfCash(whole) || part.low >= whole.low) return []
    const between = reading.text.slice(whole.span[1], part.span[0])
    if (/[.;?!]/.test(between) || between.length > 60) return []
    if (!isFund.test(part.right) || !(inside.test(part.right) || including.test(between))) return []
    if (!isSaved.test(whole.right) && !savedBefore.test(whole.before)) return []
    return [
      find('savings', whole.low - part.low, whole.span, 'cushions', 0.97, whole.index),
      find('emergencyFund', part.low, part.span, 'cushions', 0.97, part.index),
    ]
  })
}

const isSumOfCash = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.per === undefined && mention.low === mention.high && mention.low >= 100

/** What stands before the second of two sizes. */
const eitherSize = /\b\d{1,2}(?: (?:months?|mos?))?(?: of (?:expenses|costs))? or $/

type EmptyKey = 'savings' | 'retirementSavings' | 'emergencyFund'
/** "Nothing saved", of what is spoken of. */
const nothingSaved = /\b(?:nothing|zero) saved\b(?! (?:for|up for))/
const nothing: readonly (readonly [EmptyKey, RegExp])[] = [
  [
    'savings',
    /\b(?:no|zero|without any|don't have any|nothing in|\$0 in|0 in|have no) savings\b(?! account)|\bsavings: ?(?:\$?0|none|zero)\b/,
  ],
  [
    'retirementSavings',
    /\bsaved zilch (?:for |in )retirement\b|\b(?:no|zero|nothing|zilch) (?:saved )?(?:for |in )?(?:retirement(?: savings| accounts?)?|401k)(?=[ ,.]|$)(?! (?:plan|match|offered|through|at (?:work|the new|my new)))(?!(?: at all| really)?,? (?:except|besides|other than|but|apart from|outside)\b)(?<!\b(?:job|employer|company|work|place|they|plan|gig) (?:has|have|offers?|with|had) no 401k)|\bzero in (?:investments|retirement)\b/,
  ],
  [
    'emergencyFund',
    /\b(?:no|zero|don't have an|without an|have no) (?:emergency|rainy[- ]day) (?:fund|savings)\b/,
  ],
]

/** Where college is spoken of, nothing is saved for college; cash is another matter. */
function nothingOfAll({ text, topic }: Parameters<Reader>[0]): Find[] {
  const match = topic === 'college_529' ? null : nothingSaved.exec(text)
  return match ? [find('savings', 0, [match.index, match.index + match[0].length], 'cushions', 0.75)] : []
}

/** Sums that are real now, where a fund is what is asked about. */
const sumsOfFundTalk = ({ mentions, topic }: Reading): Mention[] =>
  topic === 'emergency_fund'
    ? mentions.filter((mention) => isSumOfCash(mention) && unreal(mention) === undefined)
    : []

const haveNow = /\b(?:have|has|had|got|with)(?: (?:about|around|only|just|maybe|like))*$/
const nowAfter =
  /^ (?:right now|so far|now|today|at the moment|currently|in it)(?=$|[.,;!?]| (?:and|but|so)\b)/
/** "I wonder whether 15,000 is enough". */
const wonders =
  /\b(?:whether|if|think|thinking|feel|wonder(?:ing)?|sure|say|says|believe)(?: (?:that|if|whether|having|my|our|the|about))* \$?$/
const isEnough =
  /^ (?:in (?:\w+ ){1,2})?(?:is|would be|will be) (?:really |even |just )?(?:enough|sufficient|too much|too little|plenty|ok(?:ay)?|a good (?:cushion|fund|amount))\b(?! to (?:retire|live|buy|invest))/
const hadAtAll =
  /\b(?:i|we)(?: only| just| currently| now)? have$|\b(?:and|but)(?: only| just| currently| now)? have$|\b(?:i've|we've) got$/
const endsFreely =
  /^ ?(?:left\b|of it in\b|(?:to|for) each\b|in (?:debt|taxes|fees)|a year|fee|limit|cost|taken out|withheld|net worth|salary|income|for (?:an? )?(?:car|truck))/
/**
 * Cash, where a fund is what is asked about: "is 10k enough of a cushion?", "we've got 9k right now", and the one sum that
 * is had, "I want six months in cash. I have 19k", which gives way to any other meaning of it.
 */
function cashAskedAbout(reading: Reading): Find[] {
  const sums = sumsOfFundTalk(reading)
  const asked = sums.filter(
    ({ left, right, before }) =>
      (haveNow.test(left) && nowAfter.test(right)) ||
      (wonders.test(before) && isEnough.test(right)) ||
      (/(?:^|[.,;!?] ?)is$/.test(before.replace(/(?: (?:about|around|having|only|just))* \$?$/, '')) &&
        /^ (?:in (?:savings|cash) )?(?:enough|too much|too little|ok(?:ay)?|plenty|a good (?:cushion|fund|amount))\b/.test(
          right,
        )),
  )
  const had = sums.filter(({ left, right }) => hadAtAll.test(left) && !endsFreely.test(right))
  return [
    ...asked.map((mention) => find('savings', mention.low, mention.span, 'cushions', 0.76, mention.index)),
    ...(had.length === 1 ? had : [])
      .filter((mention) => !asked.includes(mention))
      .map((mention) => find('savings', mention.low, mention.span, 'cushions', 0.5, mention.index)),
  ]
}

const fundIs =
  /(?:^|[.;,!?] ?|\b(?:my|our|the) )(?:fund|ef) (?:is|has|at|of)(?: (?:about|around|only|just|at|now|currently))* \$?$|\b(?:we're|we are|i'm|i am|it's|its|currently|sitting) at(?: (?:about|around|only|just))* \$?$/
/** "Fund is 18k", "we're at 14,500 now", where a fund is what is asked about. */
const fundSoFar = (reading: Reading): Find[] =>
  sumsOfFundTalk(reading)
    .filter(
      ({ low, before, right }) =>
        low >= 300 &&
        fundIs.test(before) &&
        /^(?:[.,;!?)]| (?:now|right now|so far|today|and|but|in)\b|$)/.test(right),
    )
    .map((mention) => find('emergencyFund', mention.low, mention.span, 'cushions', 0.8, mention.index))

const goneTo =
  /\b(?:emergency (?:fund|savings)|rainy[- ]day fund|e-?fund|ef|cushion)\b[^;!?\n]{0,110}\b(?:down to|back (?:up )?to|dropped to|fell to|(?:went|gone|dropped|fell|grew|going) from [^a-z]{1,10}k? to)(?: (?:about|around|only|just|like|maybe))* \$?$/
/** "Our emergency fund … now it's down to 8k": what became of it. */
const fundNow = ({ mentions, text }: Reading): Find[] =>
  mentions
    .filter(
      (mention) =>
        isSumOfCash(mention) &&
        goneTo.test(text.slice(Math.max(0, mention.span[0] - 160), mention.span[0])) &&
        !/^ (?:months?|weeks?)\b/.test(mention.right),
    )
    .slice(-1)
    .map((mention) => find('emergencyFund', mention.low, mention.span, 'cushions', 0.96, mention.index))

const couldLiveOn =
  /\b(?:could|can|would|able to)(?: \w+)? (?:get by|live|scrape by|manage|survive|make do)(?: \w+)? on(?: (?:about|around|roughly|only|just|maybe|as little as))* \$?$/
/** "We could get by on 2,400 a month if we had to": what a fund has to pay, less than is spent now. */
const leanMonth = (reading: Reading): Find[] =>
  reading.topic !== 'emergency_fund'
    ? []
    : reading.mentions
        .filter(
          (mention) =>
            mention.per === 'month' &&
            mayBeMoney(mention) &&
            mention.low >= 300 &&
            mention.high <= 30_000 &&
            [undefined, 'supposed'].includes(unreal(mention)) &&
            !isOfOthers(reading, mention) &&
            couldLiveOn.test(mention.before),
        )
        .slice(0, 1)
        .map((mention) =>
          find('monthlyExpenses', amountOf(mention), mention.span, 'cushions', 0.88, mention.index),
        )

export const readCushions: Reader = (reading) => [
  ...leanMonth(reading),
  ...fundNow(reading),
  ...downTo(reading),
  ...cashAskedAbout(reading),
  ...fundSoFar(reading),
  ...fundInsideSavings(reading),
  ...monthsOfCover(reading),
  ...nothingOfAll(reading),
  ...nothing.flatMap(([key, pattern]): Find[] => {
    const match = pattern.exec(reading.text)
    return match ? [find(key, 0, [match.index, match.index + match[0].length], 'cushions', 0.75)] : []
  }),
]
