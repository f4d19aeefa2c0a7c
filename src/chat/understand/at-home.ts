/** Who of two adults is without pay, told in words: at home with the children, without a job beside one who earns. */
import { isHere } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

const partner = '(?:wife|husband|hubby|spouse|partner)'
const parentAtHome = 'stay[- ]at[- ]home (?:mom|mum|dad|mother|father|parent)|sahm|sahd|sahp'
const keepsHome = `${parentAtHome}|homemaker|housewife|househusband`
const homemaker = `${keepsHome}|stay[- ]at[- ]home (?:wife|husband)`
const little =
  '(?:(?:the|our|my|a|an|two|three|\\d) ){0,2}(?:\\w+ )?(?:kids?|children|baby|newborn|infant|toddlers?|twins|boys|girls|sons?|daughters?|little (?:one|ones|guy|girl)|\\d[- ](?:years?|yrs?|months?|mos?)[- ]olds?)'
const now = '(?:currently |now |just |also |at the moment )?'

const selfAtHome = new RegExp(
  [
    `\\b(?:i'm|i am|im|as) ${now}(?:an? )?(?:${homemaker})\\b`,
    `(?:^|[,;.:(] ?(?:\\d\\d,? )?)(?:an? )?(?:${keepsHome})\\b(?! (?:wife|husband))`,
    `\\bi ${now}stay(?: at)? home\\b(?! (?:sick|tonight|on|a lot|most|more|and (?:cook|eat|save|watch)))`,
    `\\b(?:i'm|i am|im|i've been) (?:\\d\\d,? ?(?:and )?)?${now}(?:at home|home|staying(?: at)? home) (?:full[- ]time )?(?:with|raising|for|to (?:raise|care)) ${little}`,
    `\\b(?:i'm|i am|im) (?:\\d\\d,? and )?(?:at home|home|staying home)(?= ?(?:[,.;]|$| and (?:my|he|she)\\b))`,
    `\\b(?:quit|left|gave up) (?:my job|work|working) to (?:stay(?: at)? home|raise|care for|take care of)\\b`,
  ].join('|'),
  'g',
)
const onlyTheOther = new RegExp(
  `\\bonly (?:my |the )?${partner} (?:works|earns|has (?:a job|income|pay))\\b|\\b(?:my |the )?(?:${partner}|he|she)(?:'s| is) (?:the |our )?(?:only|sole) (?:one (?:who works|working|earning|with (?:a job|an income))|earner|breadwinner|provider|income)\\b`,
  'g',
)
const selfNoPay =
  /\b(?:i (?:currently )?(?:have|earn|make) (?:no|zero) income(?! tax| limit|(?: \w+){0,4} (?:until|till|til|yet|between))|i don't have (?:a job|any income|an income)|i (?:currently )?have no job|i'm not (?:currently )?(?:working|earning)(?! with| for)|i don't work(?= ?(?:[.,;!]|$| and\b| but\b| outside)))\b/g

const spouseAtHome = new RegExp(
  [
    `\\b(?:${partner}|she|he)(?:'s)? (?:who )?(?:is )?${now}(?:an? )?(?:stays?(?: at)? home|staying(?: at)? home|${homemaker})\\b`,
    `\\b(?:${partner}|she|he)(?:'s)? (?:who )?(?:is )?${now}(?:at home|home) (?:full[- ]time )?(?:with|raising|to (?:raise|care)) ${little}`,
    `\\b(?:${partner}|she|he)(?:,? \\d\\d,)? (?:who )?(?:looks after|cares for|watches|raises|takes care of) ${little}(?: of \\d{1,2}(?: and \\d{1,2})?)?(?: (?:all day|full[- ]time))? at home\\b`,
    `\\b(?:${partner}|she|he)(?:'s| is) (?:at home|home)(?= ?(?:[,.;]|$| and\\b))(?! (?:sick|from|for now))`,
    `\\b${partner} (?:who )?takes care of (?:the|our) (?:kids?|child(?:ren)?|baby)\\b`,
    `\\b(?:${partner}|she|he) (?:takes care of|raises|looks after|watches|cares for) (?:them|him|her|the kids|the children|our kids|the baby)(?: (?:all )?(?:full[- ]time|at home))(?! (?:on|after|when|at night|weekends)\\b)`,
    `\\bstay[- ]at[- ]home (?:wife|husband|spouse|partner)\\b`,
  ].join('|'),
  'g',
)
const spouseLostJob = new RegExp(
  [
    `\\b(?:${partner}|she|he)(?:'s| is| has been|'s been) ${now}(?:unemployed|out of work|between jobs|jobless|laid off)\\b`,
    `\\b(?:${partner}|she|he) (?:just |recently )?(?:got |was )(?:just |recently )?(?:laid off|let go|fired)\\b`,
    `\\b(?:${partner}|she|he) (?:just |recently |has |also )?lost (?:her|his|their) job\\b`,
  ].join('|'),
  'g',
)
const spouseNoPay = new RegExp(
  [
    `\\b(?:${partner}|she|he) (?:who )?(?:doesn't|doesnt|does not|isn't|isnt|is not|not)(?: currently| yet)? work(?:ing)?\\b(?! (?:for|from|with|at|in|out|full|hard|part|there|here|right)\\b)`,
    `\\b(?:${partner}|she|he) (?:who )?(?:is|goes|has|studies)\\b[^.;!?,]{3,40} (?:and|so|but) (?:(?:she|he) )?(?:(?:is|does)(?: not|n't)|(?:isnt|doesnt)) (?:currently )?work(?:ing)?\\b(?! (?:for|from|with|at|in|out|full|hard|part|there|here|right)\\b)`,
    `\\b(?:${partner})(?:'s)?,? (?:\\d\\d,? )?(?:has |makes |with |earns )?(?:0|zero|no) (?:income|pay)\\b(?! (?:but|except|besides|other than))`,
  ].join('|'),
  'g',
)
/** Work that was found again ends it. */
const worksAgain =
  /\b(?:new (?:job|position|role|employer)|back (?:at|to) work|found (?:work|another job)|started (?:working|a job))\b/
const notTold = /\b(?:can|should|could|would|do|if|when|or|until|once|want to|plan to|used to|whether) $/
const children =
  /\b(?:kids?|child(?:ren)?|baby|newborn|infant|toddlers?|twins|sons?|daughters?|girls|boys|pregnant|\d[- ](?:year|month)[- ]old)\b/

/** "She makes 80k but will stay home": pay that the plan cannot count on; a wish is none. */
const spouseStaysSoon = new RegExp(
  `\\b(?:${partner}|she|he)\\b[^.;!?\\n]{0,40}\\b(?:will|is going to|is gonna|'ll|plans to|is planning to|is about to|is quitting to)(?: be)?(?: quit (?:to|and))? (?:stay(?:ing)?(?: at)? home|(?:an? )?(?:${parentAtHome}))\\b`,
  'g',
)
/** "Baby due in May and I'll stop working": from then on the household lives on one pay. */
const selfStopsSoon =
  /\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i plan to|i'm planning to|i am planning to) (?:then )?(?:stop working|quit (?:working|work|my job)|leave (?:my job|work)|be (?:at home|home) (?:with|full)|stay (?:at )?home|be a (?:sahm|sahd|stay[- ]at[- ]home \w+))\b(?! (?:at|by|when i'm|in (?:my|ten|twenty|\d)|until|for (?:a|the) (?:week|month|few|couple)|for \d))/g
const isOfCouple = new RegExp(`\\b(?:${partner}|we|our|both)\\b`)
const countsOnPay: ReadonlySet<string | undefined> = new Set(['term_life', 'emergency_fund'])

function placeOf(reading: Reading, pattern: RegExp): Span | undefined {
  for (const match of reading.text.matchAll(pattern)) {
    const span: Span = [match.index, match.index + match[0].length]
    if (notTold.test(reading.text.slice(Math.max(0, span[0] - 14), span[0]))) continue
    if (isHere(reading, ...span, true)) return span
  }
  return undefined
}

/** Where it is told that the one who asks is at home, or that only the other one earns. */
const selfHome = (reading: Reading): Span | undefined =>
  placeOf(reading, selfAtHome) ?? placeOf(reading, onlyTheOther)

/** Whether the household's pay is the pay of the spouse. */
export const isSpouseEarning = (reading: Reading): boolean =>
  selfHome(reading) !== undefined ||
  (reading.household?.income === 0 && reading.household.spouseIncome !== undefined)

export const readAtHome: Reader = (reading) => {
  const self = placeOf(reading, selfAtHome)
  const spouse = placeOf(reading, spouseAtHome)
  const own = selfHome(reading) ?? placeOf(reading, selfNoPay)
  const isPaidAgain = worksAgain.test(reading.text)
  const lost = isPaidAgain ? undefined : placeOf(reading, spouseLostJob)
  const others = spouse ?? lost ?? (isPaidAgain ? undefined : placeOf(reading, spouseNoPay))
  const soon = countsOnPay.has(reading.topic) ? placeOf(reading, spouseStaysSoon) : undefined
  const atHome = self ?? spouse ?? soon
  const finds: Find[] = []
  const stops =
    children.test(reading.text) && isOfCouple.test(reading.text) ? placeOf(reading, selfStopsSoon) : undefined
  if (stops !== undefined) finds.push(find('earners', 1, stops, 'at-home', 0.85))
  if (soon !== undefined) finds.push(find('spouseIncome', 0, soon, 'at-home', 0.9))
  if (own !== undefined) finds.push(find('income', 0, own, 'at-home', 0.7))
  if (others !== undefined) finds.push(find('spouseIncome', 0, others, 'at-home', 0.8))
  if (lost !== undefined) finds.push(find('spouseOutOfWork', true, lost, 'at-home', 0.8))
  if (atHome !== undefined && (isParent(reading, atHome) || children.test(reading.text)))
    finds.push(find('stayAtHomeParent', true, atHome, 'at-home', 0.75))
  return finds
}

const isParent = ({ text }: Reading, span: Span): boolean =>
  new RegExp(`\\b(?:${homemaker})\\b`).test(text.slice(...span))
