/** What tax takes of a sum that came in: its share, and whether the sum was named before or after it. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

/** Money that is taxed as it comes. */
const taxedMoney =
  /\b(?:bonus|severance|separation pay|prize|lottery|scratch ?(?:off|ticket)|won|winnings|settlement|rsus?|stock|shares|options|sold|selling|sale|proceeds|payout|windfall|commission)\b/

const shareBefore =
  /\b(?:tax(?:es|ed)?|withh(?:old|eld|olding))(?: (?:rate|bite|share|hit|is|are|of|at|about|around|roughly|maybe|will|would|be|take|takes|taking|eat|eats|me|it))*:? ?$/
const shareAfter =
  /^ ?(?:of (?:it|that|this|which) )?(?:(?:will|would|is|are|probably|likely|going|about|to|gets?|got|be|goes|go|went|lost|eaten|taken|off|out|up|withheld|held|set aside|owed|due|by|in|for|the) ){0,6}(?:tax(?:es)?|irs|uncle sam|withh(?:eld|olding))\b(?! (?:bracket|refund|rate on my (?:pay|salary)))/

function shareOf(mention: Mention): Find[] {
  if (mention.kind !== 'percent' || mention.low !== mention.high || mention.low > 60) return []
  if (!shareBefore.test(mention.left) && !shareAfter.test(mention.right)) return []
  return [find('taxRateOnMoney', mention.low / 100, mention.span, 'money-tax', 0.8, mention.index)]
}

/** "After tax it's about 40k": what arrives is the sum to place, whatever it was before. */
const afterTaxIs =
  /\b(?:after(?: paying)?(?: all)?(?: of)?(?: the| our| my| its)? tax(?:es)?(?: (?:on (?:it|that|them|the sale)|due|owed|(?:is|are|was|were|have been|has been) paid))?|net of tax(?:es)?)(?:,? (?:it|it's|its|that|that's|thats|this|i|i'm|i'll|ill|we|we're|we'll|am|are|which|will|would|should|be|is|comes?|came|out|to|get|got|see|have|left|with|clear|about|around|roughly|maybe|like|probably|just|over|only|the check))*:? ?$/
const afterTaxFollows =
  /^ ?(?:bonus|severance|payout|prize|settlement|scratch ?-?off(?: ticket)?|jackpot|(?:in|on|from) (?:the |a )?(?:lottery|powerball|scratch ?-?off))? ?(?:, ?(?:that's |that is )?)?(?:is |was |will be |left )?(?:\()?(?:after (?:the )?tax(?:es)?|net of tax(?:es)?|post[- ]tax)\b(?!,? (?:it|i|we|that|this|which|about|around|comes|\$?\d))/
/** "Won 250k on a scratch-off, thats after taxes" */
const afterTaxLater =
  /^[^.;!?\d]{0,40}[,.;(-]+ ?(?:and |so )?(?:that's|thats|that is|it's|its|this is|which is|already)(?: all| already| the amount)? (?:after (?:all )?(?:the )?tax(?:es)?|after-tax|net of tax)\b/
const beforeTaxFollows =
  /^ ?(?:bonus|severance|payout|package|prize)? ?(?:\()?(?:(?:is|was|will be) )?(?:before (?:the )?tax(?:es)?|pre[- ]?tax|gross)\b/
const beforeTaxIs =
  /\b(?:gross|pre[- ]?tax|before tax(?:es)?)(?: (?:is|it's|it is|of|about|around|amount|bonus|severance|payout))*:? ?$/

/** What comes in once; a sum that comes every month or year is pay. */
const isSum = (mention: Mention): boolean =>
  mayBeMoney(mention) &&
  mention.low >= 1_000 &&
  mention.per === undefined &&
  !/^ ?(?:a|per|each|every|\/) ?(?:mo|month|year|yr|week|paycheck)/.test(mention.right)

/** "I have 100,000 after taxes", "what should I do with 30k after tax": a sum that is there, and no pay. */
const isThere =
  /\b(?:have|having|got|inherit(?:ed|ing)?|received|left (?:me|us)|with|came into|invest(?:ing)?|place)(?: (?:about|around|some|roughly|over|another))* ?\$?$/
const leastSum = 10_000

function netOrGross(mention: Mention): Find[] {
  if (!isSum(mention)) return []
  const said = (isBefore: boolean) => find('moneyBeforeTax', isBefore, mention.span, 'money-tax', 0.8)
  if (
    afterTaxIs.test(mention.left) ||
    afterTaxFollows.test(mention.right) ||
    afterTaxLater.test(mention.right)
  )
    return [said(false), find('amount', amountOf(mention), mention.span, 'money-tax', 0.9, mention.index)]
  if (beforeTaxFollows.test(mention.right) || beforeTaxIs.test(mention.left)) return [said(true)]
  return []
}

const owedBefore =
  /\b(?:ow(?:e|es|ed|ing)|set aside|tax(?:es)?(?: bill)?(?: (?:of|is|are|will be|would be|due))?)(?: (?:maybe|about|around|probably|roughly|like|the irs|up to|another|approximately))* ?$/
const owedFollows =
  /^ ?(?:in|for|of) (?:capital gains? |federal |state |the )?tax(?:es)?\b|^ ?(?:to the irs|(?:capital gains? )?tax(?:es)?)\b/
/** Tax of other years is a debt of its own. */
const olderTax =
  /\b(?:back taxes|last year|20\d\d tax|payment plan|behind|unfiled|past due|installment|irs letter)\b/
const soldOrPaid = /\b(?:sold|selling|sale of|bonus|severance|won|prize|settlement|rsus?|proceeds)\b/

/** "Sold the rental, owe maybe 30k in taxes": the tax on the sum, and no debt beside it. */
function owedOnIt(reading: Reading, mention: Mention): Find[] {
  if (!isSum(mention) || olderTax.test(reading.text) || !soldOrPaid.test(reading.text)) return []
  if (!owedBefore.test(mention.before) || !owedFollows.test(mention.right)) return []
  return [find('taxOwedOnMoney', amountOf(mention), mention.span, 'money-tax', 0.97, mention.index)]
}

/** Pay said in the same sentence makes "after tax" a word of the pay check. */
const isOfPay = (reading: Reading, mention: Mention): boolean =>
  !taxedMoney.test(reading.text.slice(...mention.sentence)) &&
  /\b(?:make|earn|salary|pay is|pay ?checks?|income|bring home|take home|paid)\b/.test(
    reading.text.slice(...mention.sentence).replace(taxIsPaid, ''),
  )

const taxIsPaid = /\btax(?:es)? (?:is|are|was|were|have been|has been) paid\b/

/** "The taxes are paid already", of the money that came in. */
const isPaid =
  /\b(?:tax(?:es)?|irs)(?: (?:on (?:it|that|the sale)|is|are|was|were|has|have|had|all|been|already|now))* (?:paid|settled|taken care of|withheld already)\b(?! (?:by|in|on|over|for|each|every|from)\b)|\bafter (?:paying|we paid|i paid|settling) (?:all )?(?:of )?(?:the |my |our |its )?(?:capital gains? )?tax(?:es)?\b|\b(?:i|we) (?:have |'ve |did |already )*(?:paid|settled) (?:all )?(?:the |my |our )?tax(?:es)?\b(?! (?:of|on time|late))/

function paidAlready({ text }: Reading): Find[] {
  const match = isPaid.exec(text)
  if (match === null) return []
  return [find('moneyBeforeTax', false, [match.index, match.index + match[0].length], 'money-tax', 0.8)]
}

const ofSum = (reading: Reading, mention: Mention): Find[] =>
  isOfPay(reading, mention)
    ? []
    : [...shareOf(mention), ...netOrGross(mention), ...owedOnIt(reading, mention)]

export const readMoneyTax: Reader = (reading) => {
  const found = taxedMoney.test(reading.text)
    ? [...reading.mentions.flatMap((mention) => ofSum(reading, mention)), ...paidAlready(reading)]
    : reading.mentions.flatMap((mention) =>
        mention.low >= leastSum && isThere.test(mention.left) ? ofSum(reading, mention) : [],
      )
  const after = found.filter(({ key, value }) => key === 'moneyBeforeTax' && value === false)
  // "65k before tax, about 40k after": what is left is what is placed.
  return after.length > 0 ? found.filter((one) => one.key !== 'moneyBeforeTax' || one.value === false) : found
}
