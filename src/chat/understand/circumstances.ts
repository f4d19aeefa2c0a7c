/** What life insurance, student loans and Roth plans turn on and people say in words, or with a number beside it. */
import { type CueRow, cueReader } from './cues.ts'
import { datesIn } from './dates.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const kid = '(?:son|daughter|child|kid|one|little one|youngest|oldest|boy|girl|(?:year|yr|month)[- ]old)'
const disability =
  "(?:down'?s? syndrome|cerebral palsy|special needs|(?:severe |profound )?autism|a (?:severe |lifelong )?disability|an intellectual disability|severe disabilities)"

const quitLongAgo =
  '(?:quit|stopped|gave up) (?:smoking|cigarettes|tobacco|nicotine|vaping) (?:(?:over|more than|about|around|almost|nearly|at least|some) )*(?:[3-9]|[1-4]\\d|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many) years ago\\b'
const spouse = '(?:husband|wife|spouse|partner)'
const smokes = '(?:smokes?(?! out)|vapes?|chews? tobacco|uses? (?:tobacco|nicotine))\\b'
const otherSmoke = /^ ?(?:alarms?|detectors?|weed)\b/
const isSmoker = '(?:an? |both )?(?:(?!(?:non|never|former|ex|not)\\b)\\w+ )?smokers?\\b'

const readFamily = phraseReader('circumstances', [
  {
    key: 'specialNeedsChild',
    value: true,
    says: new RegExp(
      `\\b(?:my|our|one|the|(?:have|has|raising) an?) (?:\\w+ ){0,3}?${kid}(?:,? \\w+,?)? (?:has|with|who has) ${disability}|\\b(?:special[- ]needs|severely autistic|disabled) ${kid}\\b|\\b${kid} (?:is|who is|has) (?:severely )?(?:special needs|disabled|severely autistic)\\b|\\b${kid} (?: is \\d+ and)? (?:is |who is )?(?:\\w+ and )?(?:will )?(?:likely )?(?:always )?needs? (?:lifelong care|care for life)\\b|\\b${kid} is (?:\\d+ and )?(?:severely |profoundly )?autistic\\b`,
    ),
    ofChild: true,
    unless: /\b(?:students?|patients?|clients?|teach)\b/,
  },
  {
    key: 'smoker',
    value: false,
    says: /\b(?:i|we|i've) (?:don't|do not|never|have never|never have) smoked?\b|\b(?:i'm|i am|we're|both|im|,|^) ?(?:a )?(?:non-?smokers?)\b|\bdon't (?:smoke|vape|use (?:tobacco|nicotine))\b|\bneither (?:of us|one) (?:smokes|vapes)\b/,
  },
  {
    key: 'spouseSmoker',
    value: false,
    says: new RegExp(
      `\\b(?:he|she|${spouse}) (?:doesn't|does not|never|has never) (?:smoked?|vapes?|use (?:tobacco|nicotine))\\b|\\b(?:we|we've) (?:don't|do not|never|have never) smoked?\\b|\\b(?:we're|both(?: of us)?(?: are)?) (?:non-?smokers)\\b|\\bneither (?:of us|one) (?:smokes|vapes)\\b|\\b(?:he|she|${spouse}) is(?: an?| not an?)? non-?smoker\\b`,
    ),
    ofEither: true,
  },
  {
    // Who quit a year or two ago is a smoker to most insurers.
    key: 'smoker',
    value: false,
    says: new RegExp(`\\b(?:i|we) ${quitLongAgo}`),
  },
  {
    key: 'spouseSmoker',
    value: false,
    says: new RegExp(`\\b(?:we|he|she|${spouse}) ${quitLongAgo}`),
    ofEither: true,
  },
  {
    key: 'smoker',
    value: true,
    says: new RegExp(
      `\\b(?:i|we)(?: both| still| currently| do)? ${smokes}|\\b(?:i'm|i am|im|we're|and i are) (?:(?:an? |both )?\\d\\d[- ]?(?:years?|yrs?|y)?[- ]?\\/?(?:olds?|o) )?${isSmoker}|(?:^|[,;.] ?|\\band )(?:a )?(?:heavy |light |current )?smokers?(?= ?(?:[,;.!?]|$))|\\bpack[- ]a[- ]day\\b|(?:[,;.] ?|\\band )(?:still |do )?smoke(?: (?:a (?:bit|little|pack)|some|sometimes|socially|occasionally))?(?= ?[,;.!]| and\\b)`,
    ),
    unless: /\b(?:quit smoking|used to smoke|never smoked)\b/,
    unlessNext: otherSmoke,
  },
  {
    key: 'spouseSmoker',
    value: true,
    says: new RegExp(
      `\\b(?:${spouse}|he|she|we|${spouse} and i)(?: both| still| currently)? ${smokes}|\\b(?:(?:${spouse}|he|she|we|${spouse} and i) (?:is|are)|he's|she's|we're) ${isSmoker}`,
    ),
    unlessNext: otherSmoke,
    ofEither: true,
  },
])

const readBenefits = phraseReader('circumstances', [
  {
    key: 'receivesBenefits',
    value: true,
    says: /\b(?:my|our) (?:[\w-]+ ){0,5}?(?:son|daughter|child|kid)\b[^.;!?\n]{0,40}\b(?:gets?|getting|on|receives?|receiving) (?:ssi|medicaid)\b/,
    unless: /\b(?:apply(?:ing)? for|qualify for|not on|isn't on|used to be on)\b/,
    ofChild: true,
  },
  {
    key: 'receivesBenefits',
    value: true,
    says: /\b(?:on|receiv(?:e|es|ing)|gets?|getting|collect(?:s|ing)?|lose|losing|kicked off|draws?) (?:my |his |her |both )?(?:ssi|medicaid)\b/,
    unless:
      /\b(?:apply(?:ing)? for|qualify for|not on|isn't on|used to be on|should i get|how (?:do|can) i get)\b/,
    ofEither: true,
  },
])

const readHealthCover = phraseReader('circumstances', [
  {
    key: 'marketplaceCoverage',
    value: true,
    says: /\b(?:on|have|has|get|got|through|buy|bought|using|with) (?:an? |the |my |our )?(?:(?:aca|obamacare|marketplace|health ?care\.gov|exchange) (?:health )?(?:plan|coverage|insurance|policy|subsid(?:y|ies)|credit)|obamacare\b|(?:aca|marketplace)(?=[,.;]|$))|\binsur(?:ed|ance) (?:is )?(?:through|from|on|via) (?:the )?(?:marketplace|aca|exchange|health ?care\.gov)\b|[,;] (?:aca|obamacare|marketplace) (?:health )?(?:plan|coverage|insurance)(?= ?[,;.]|$)/,
    unless:
      /\b(?:should i (?:get|sign|go)|vs\.?|versus|cobra|sign up|how (?:do|can|much)|switch(?:ing)? to|qualify for|can i get)\b/,
    ofEither: true,
  },
  {
    key: 'onMedicare',
    value: true,
    says: /(?:\b(?:i'm|im|i am|am|and|already|currently|both|now|we're|we are)|[,;.]) ?on medicare\b/,
    unless: /\b(?:mom|mother|dad|father|parents?)\b/,
  },
])

const readLoans = phraseReader('circumstances', [
  {
    key: 'exWasToPay',
    value: true,
    says: /\b(?:(?:judge|court|decree|settlement|divorce)\b[^\n]{0,80}\b(?:gave|assigned|ordered|awarded|said|says|made|put|makes|orders)\b[^\n]{0,40}\b(?:ex(?:[- ](?:husband|wife))?|him|her|he|she)\b[^\n]{0,60}\b(?:cards?|visa|mastercard|discover|amex|chase|loan|debts?|mortgage|pay\w*|car|truck)\b|ex(?:[- ](?:husband|wife))?\b[^\n]{0,80}\b(?:stopped|quit|isn't|is not|won't|refus\w+ to|hasn't|has not|never|not|supposed to|ordered to|was to|doesn't)\b[^.\n]{0,24}\bpa(?:y|id|ying)\b)/,
    unless:
      /\bpay\w* (?:me |us |his |her )?(?:the )?(?:child support|alimony)\b|\b(?:child support|alimony)\b[^.\n]{0,40}\b(?:stopped|not paying|behind)\b/,
    ofChild: true,
  },
  {
    key: 'coSignedDebt',
    value: true,
    says: /(?:\b(?:my|our|his|her) |(?:^|[,;.?!] ?)(?=parents|dad|mom|mother|father))(?:dad|mom|mother|father|parents?|grand\w+|sister|brother|aunt|uncle|friend|husband|wife)(?: and \w+)? (?:has |have )?co-?sign(?:ed|s)?\b|\bco-?signed by (?:my|our)\b|\b(?:my|our) (?:dad|mom|mother|father|parents?|grand\w+|sister|brother|aunt|uncle|friend|husband|wife|boyfriend|girlfriend|ex)(?: and \w+)? (?:is|are|was|were) (?:an? |the |my |also )*co-?signers?\b(?! (?:on|for) (?:his|her|their|someone))|\bwith (?:my|our) (?:dad|mom|mother|father|parents?|grand\w+|sister|brother|aunt|uncle|friend) as (?:an? |the |my )?co-?signer\b|\b(?:dad|mom|mother|father|parents?|grand\w+|sister|brother|aunt|uncle)(?:'s)? names? (?:is|are) (?:also )?on (?:my|the|that) loan\b/,
    // Said of whoever signed, and about a debt of one's own.
    ofChild: true,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'save',
    ofEither: true,
    says: /\b(?:on|in|under|enrolled in) (?:the )?save(?: plan| forbearance| repayment)\b|\b(?:i'm|i am|im|i was|was|been|my loans are|my loans were|loans are|loans were|we're|loans) (?:still |currently |stuck )?(?:on|in) save\b(?! (?:money|more|mode))|(?:, ?|\band |\bcurrently |\bstill )on save(?=[ ]*[.,;?!]|$| (?:which|that|but|and) )|\bforbearance (?:for|because of|due to|on|under) (?:the )?save\b|\bpayments (?:made |in )?(?:on|under) (?:the )?save\b(?! (?:money|up|more))|\bsave (?:plan )?(?:notice|forbearance|letter)\b|\b(?:notice|letter|e-?mail)(?: \w+){0,3} (?:that |about |from )?(?:the )?save (?:plan )?(?:has |is |was )?(?:end|ended|ending|over|closed)\b/,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'ibr',
    ofEither: true,
    says: /\b(?:on|in|under) (?:the )?(?:old |new )?(?:ibr|income[- ]based repayment)\b/,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'paye',
    ofEither: true,
    says: /\b(?:on|in|under) (?:the )?(?:paye|pay as you earn)\b/,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'icr',
    ofEither: true,
    says: /\b(?:on|in|under) (?:the )?(?:icr|income[- ]contingent)\b/,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'rap',
    ofEither: true,
    says: /\b(?:on|in|under) (?:the )?(?:rap|repayment assistance plan)\b/,
  },
  {
    key: 'incomeDrivenPlan',
    value: 'none',
    ofEither: true,
    says: /\b(?:on|in|under) (?:the |a )?(?:standard|fixed|10[- ]year|ten[- ]year|extended|graduated)(?: 10[- ]year| ten[- ]year)? (?:repayment|plan|payment)/,
    topics: ['student_loans', 'debt_payoff'],
  },
  {
    key: 'newLoanPlanned',
    value: true,
    ofChild: true,
    says: /\b(?:i'll|i will|we'll|we will|i'm going to|we're going to|i'm about to|i plan to|we plan to|i need to|i have to) (?:take(?: out)?|borrow|need|get) (?:\w+ ){0,3}(?:parent plus|student loans?|grad(?:uate)? plus|federal loans?)\b|\b(?:(?:should|can|could) (?:i|we) (?:take(?: out)?|get|borrow|sign(?: for)?)|(?:thinking (?:about|of)|considering) (?:taking(?: out)?|getting|signing(?: for)?)|(?:i|we)(?:'m|'re| am| are| was| were)? (?:(?:also|still|now) )?(?:plan(?:ning)?|hop(?:e|ing)|want(?:ing)?|expect(?:ing)?|intend(?:ing)?) (?:to |on )(?:tak(?:e|ing)(?: out| on)?|get(?:ting)?|borrow(?:ing)?|sign(?:ing)?(?: for)?)|(?:plan(?:ning)?|count(?:ing)?|rely(?:ing)?) on) (?:an? |another |some |new )*(?:parent[- ]plus|grad(?:uate)?[- ]plus|federal (?:student )?loans?)\b/,
  },
])

/** "Both have Roth and traditional options at work": there is a plan, and it takes both kinds. */
const bothKindsAtWork =
  /\b(?:my |our |the |his |her )?(?:job|work|employer|company|workplace|firm|hospital|school) (?:now |also )?(?:offers?|has|gives? (?:me|us)|lets? (?:me|us) (?:choose|pick)(?: between)?|provides?) (?:both |either )?(?:an? )?(?:roth (?:and|or) (?:an? )?(?:traditional|pre-?tax|regular)|(?:traditional|pre-?tax|regular) (?:and|or) (?:an? )?roth)(?: 401 ?\(?k\)?s?| 403 ?\(?b\)?s?| options?| contributions?| choices?| versions?)+(?!\w)|\b(?:have|has|offers?|got|with|get) (?:both )?(?:an? )?(?:roth and (?:a )?(?:traditional|pre-?tax|regular)|(?:traditional|pre-?tax|regular) and (?:a )?roth)(?: 401 ?\(?k\)?s?| 403 ?\(?b\)?s?| options?| contributions?| choices?| versions?)* (?:at|through|from) (?:my |our |both )?(?:work|jobs?|employers?|company|workplace)\b/

const readRoth = phraseReader('circumstances', [
  { key: 'rothOptionAtWork', value: true, says: bothKindsAtWork, ofEither: true },
  { key: 'hasWorkplacePlan', value: true, says: bothKindsAtWork, ofEither: true },
  {
    key: 'rothOptionAtWork',
    value: false,
    says: /\b(?:no|without a) roth (?:option|401 ?\(?k\)?)(?: option)?\b(?= (?:at|in|through|from)|[.,;!]|$)|\b(?:plan|job|employer|work|company|401 ?\(?k\)?|they) (?:doesn't|does not|don't|do not) (?:have|offer)(?: a| any)? roth\b/,
  },
  {
    key: 'rothOptionAtWork',
    value: true,
    says: /\b(?:plan|job|employer|work|company|401 ?\(?k\)?|they)(?: now| also)? (?:has|have|offers?|provides?|gives me|allows?|added) (?:(?:a |an |both |the )?(?:traditional and |pre-?tax and )?roth(?! ira)\b|both (?:kinds|options|types|of them)\b)/,
    unless: /\b(?:old|former|previous) (?:job|employer|401)/,
  },
])

const rows: readonly CueRow[] = [
  {
    key: 'insuranceBudgetMonthly',
    left: /\b(?:can (?:afford|pay|spend)|could (?:afford|pay|spend)|budget(?: is| of)?|no more than|afford|spend up to|spend)$/,
    right: /^ (?:for|on|toward) (?:\w+ )?(?:life insurance|insurance|a policy|premiums?|coverage|term|it\b)/,
    per: 'some',
    over: 'month',
    max: 2_000,
    confidence: 0.94,
  },
  {
    // "My budget for life insurance is 50 a month", "keep the premium under 60 a month"
    key: 'insuranceBudgetMonthly',
    left: /\bbudget for (?:the |our |my |a )?(?:term |life )*(?:insurance|policy|premiums?|coverage|cover|term)(?: (?:is|of|about|around|maybe|would be|at most|only))*$|\b(?:keep|hold|want|like|need) (?:it|the (?:premium|cost|price|policy)|premiums?|a premium|the payments?)(?: to be| to stay)? (?:under|below|at|to|around|within|at most|no more than|less than)(?: about)?$/,
    per: 'within-year',
    over: 'month',
    max: 1_000,
    confidence: 0.94,
  },
  {
    key: 'pslfPayments',
    kind: 'plain',
    right: /^ (?:of (?:my |the )?120 )?(?:qualifying|pslf|eligible|certified) (?:pslf )?payments?\b/,
    max: 120,
    confidence: 0.94,
  },
  {
    // "PSLF with 84 payments done"
    key: 'pslfPayments',
    kind: 'plain',
    left: /\bpslf(?:[:,]| with| and| at| have| made| i(?:'ve| have)?| done)*$/,
    right: /^ (?:of 120|(?:qualifying |monthly )?(?:payments?|months?)\b(?! (?:left|to go|remaining)))/,
    max: 120,
    confidence: 0.94,
  },
  {
    // "84 payments in on pslf", "made 51 payments that count"
    key: 'pslfPayments',
    kind: 'plain',
    right:
      /^ (?:qualifying |monthly )?payments? (?:in (?:on|to|for) (?:my )?pslf\b|(?:that|which) (?:count|qualify)(?:s|ed)?(?=[ ,.;!?]|$)(?! (?:for|toward|towards) (?!pslf|forgiv|public)))/,
    max: 120,
    confidence: 0.9,
  },
  {
    // "84 payments into PSLF"
    key: 'pslfPayments',
    kind: 'plain',
    right:
      /^ (?:qualifying |monthly )?(?:payments?|months?) (?:done |made |in )?(?:toward|towards|for|of|into|on) (?:my )?pslf\b/,
    max: 120,
    confidence: 0.94,
  },
]
const readRows = cueReader('circumstances', rows)

/** "No life insurance. Budget maybe 30 a month": what there is for it, where nothing else is asked about. */
const readInsuranceBudget = cueReader('circumstances', [
  {
    key: 'insuranceBudgetMonthly',
    left: /\bbudget(?: (?:is|of|maybe|about|around|for it))*$/,
    per: 'within-year',
    over: 'month',
    max: 300,
    confidence: 0.9,
  },
])

/** "I got my SAVE notice on Oct 3": from then on the days to choose run. */
function readSaveNotice({ text, today }: Reading): Find[] {
  if (
    !/\bsave\b[^.!?]{0,40}\b(?:notice|letter|e-?mail)\b|\b(?:notice|letter|e-?mail)\b[^.!?]{0,40}\bsave\b|\b(?:on|in|under) (?:the )?save\b(?! up| money)[^?]{0,160}(?<!shut-?off |eviction |court )\bnotice\b/.test(
      text,
    )
  )
    return []
  const day = datesIn(text, today, 'past').find(
    ({ date, span: [from] }) =>
      date <= today &&
      /\b(?:notice|letter|e-?mail)\b[^.!?]{0,40}$/.test(text.slice(Math.max(0, from - 60), from)),
  )
  return day === undefined ? [] : [find('saveNoticeDate', day.date, day.span, 'circumstances', 0.85)]
}

export const readCircumstances: Reader = (reading) => [
  ...readSaveNotice(reading),
  ...readFamily(reading),
  ...readBenefits(reading),
  ...readHealthCover(reading),
  ...readLoans(reading),
  ...readRoth(reading),
  ...readRows(reading),
  ...(/\blife insurance\b|\bterm (?:life|policy)\b/.test(reading.text) ? readInsuranceBudget(reading) : []),
]
