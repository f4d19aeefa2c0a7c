/** What is left over each month, and where it goes: to debts, or into savings. */
import { isLeftOfPay } from './cash-left.ts'
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { amountOf } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

/** "… toward my debts": all that goes there, not only what comes on top. */
const allDebts =
  /^ ?(?:(?:in total|total|combined) )?(?:to (?:put|pay|send|throw) )?(?:(?:toward|towards|to|on|at|for|against) )(?:all )?(?:of )?(?:my |our |the )?(?:(?:debts?|debt payments?|loan payments?|debt payoff)\b(?! free)|(?:cards|credit cards|loans|student loans) (?:combined|in total|total|altogether|and loans))|^ ?(?:on|for|toward|towards) all (?:of )?(?:my |our |the )?(?:cards|loans|credit cards|debts?|of them)\b/
const rows: readonly CueRow[] = [
  {
    key: 'debtPaymentMonthly',
    left: /^(?!.*\b(?:extra|additional|another|more|surplus|spare|up from)\b)/,
    right: allDebts,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.93,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:(?:can|could|able to|afford to|want to|going to|willing to|will|i'll) (?:put|pay|throw|add|send|save|spare)(?: in| at it)?|have|got|with|(?:raise|promotion|new job|overtime)(?: that (?:i|we) (?:got|get))? (?:gives|brings|means|leaves|nets|gets|adds)(?: (?:me|us|in))?)$/,
    right: /^ (?:extra|more|additional|on top)(?: (?:a|per|each|every) (?:month|mo)\b| monthly|\/mo)/,
    per: 'none',
    min: 10,
    max: 20_000,
    confidence: 0.88,
  },
  {
    // "A raise of 800 a month after tax"; "a raise to 4,000" is a pay, and its reader is surer.
    key: 'monthlySurplus',
    left: /\braise$/,
    right: /^,? ?\(?(?:after[- ]?tax(?:es)?|take[- ]?home|net)\b/,
    per: 'within-year',
    over: 'month',
    min: 10,
    max: 20_000,
    confidence: 0.8,
  },
  {
    key: 'monthlySurplus',
    right:
      /^ ?left (?:over )?(?:at the end of|each|every|after|per) (?:the |each |every |a |all |my |our )?(?:month|bills|expenses|everything|paying)/,
    per: 'none',
    min: 20,
    max: 8_000,
    confidence: 0.9,
  },
  {
    // "$350 extra each month", whatever is said of it before.
    key: 'monthlySurplus',
    left: /^(?!.*\b(?:pay(?:s|ing)?|paid|adds?|adding|sends?|sending)(?: (?:an?|about|in))*$)/,
    right: /^ (?:extra|left) (?:each|every|per|a) (?:month|mo)\b|^ extra monthly\b/,
    per: 'none',
    min: 20,
    max: 8_000,
    confidence: 0.86,
  },
  {
    // "150 a month is what i can do"
    key: 'monthlySurplus',
    right:
      /^ is (?:all|what|about all|about what|probably what)(?: that)? (?:i|we) (?:can|could) (?:do|afford|swing|spare|manage|put)\b/,
    per: 'within-year',
    over: 'month',
    min: 10,
    max: 50_000,
    confidence: 0.86,
  },
  {
    // "What should I do with another 700 a month?"
    key: 'monthlySurplus',
    left: /\b(?:do with|(?:best|smartest|right) (?:use|place)(?: of| for)?)(?: (?:another|an extra|the extra|our extra|my extra|an additional|extra|additional))*$/,
    right: /^ ?(?:\?|$|extra|more|now\b|right now)/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    // "The car is paid off, which frees up 480 a month"
    key: 'monthlySurplus',
    left: /\b(?:frees?|freed|freeing)(?: (?:me|us|up))*$/,
    right: /^(?! (?:if|when|once|in|from|by|starting)\b)/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    // "800 dollars a month I don't need"
    key: 'monthlySurplus',
    right: /^ (?:that |which )?(?:i|we) (?:don't|do not) (?:need|use|spend)\b/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 50_000,
    confidence: 0.86,
  },
  {
    // "1,100 a month to put somewhere"
    key: 'monthlySurplus',
    right: /^ (?:left |extra |free |spare )?to (?:put|place|save|invest|throw|send|set aside|work with)\b/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 50_000,
    confidence: 0.86,
  },
  {
    // "Where should the 2,200 dollars go each month?"
    key: 'monthlySurplus',
    left: /\bwhere (?:should|does|do|would|can|could)(?: (?:the|my|our|this|that|these|those))?(?: (?:extra|spare|other|remaining))?$/,
    right: /^ (?:go|be (?:put|used|spent|split|invested)|do best)(?: to)? (?:each|every|per|a) month\b/,
    per: 'none',
    min: 20,
    max: 50_000,
    confidence: 0.9,
  },
  {
    key: 'monthlySurplus',
    left: /\bwhere (?:should|does|do|would|can|could)(?: (?:this|that|these|those))?$/,
    right: /^ go\b/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 50_000,
    confidence: 0.9,
  },
  {
    // "Where does the next 3k a month go?"
    key: 'monthlySurplus',
    left: /\b(?:the|my|our) (?:next|extra|spare|remaining)$|\bwhat(?:'s| is| comes)? next (?:for|with)$/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 50_000,
    confidence: 0.86,
  },
  {
    // "300 a month free", "250 a month to save for both"
    key: 'monthlySurplus',
    right:
      /^ (?:(?:is |are )?(?:free|possible|spare|to spare)(?=$|[.,;!?)]| to\b| for\b)|to (?:save|set aside|put away|put aside)\b)/,
    per: 'some',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    // "150 left a month", "700 a month left"
    key: 'monthlySurplus',
    right:
      /^ ?(?:is )?left(?: over)?(?= ?(?:$|[.,;!?)])| (?:a|per|each|every) month| monthly| after\b| to (?:save|invest)| (?:for|to put (?:on|toward)) (?:it|them|that|this|debts?|the (?:cards?|debts?|loans?|rest)))/,
    per: 'some',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.88,
  },
  {
    key: 'monthlySurplus',
    right: /^ ?left(?: over)? (?:a|per|each|every) month\b|^ ?left monthly\b/,
    per: 'none',
    min: 20,
    max: 8_000,
    confidence: 0.9,
  },
  {
    // "surplus 1,500": of a month, as its costs are.
    key: 'monthlySurplus',
    left: /(?:^|[,;.] ?|\b(?:our|my|monthly|a) )surplus(?: (?:is|of|about|around|roughly|each month|a month))*:?$/,
    per: 'none',
    min: 50,
    max: 20_000,
    confidence: 0.86,
  },
  {
    key: 'monthlySurplus',
    right: /^ (?:that )?(?:i|we) (?:can|could|would|want to) (?:put|save|use|spare|throw|invest)/,
    per: 'within-year',
    over: 'month',
    confidence: 0.84,
  },
  {
    key: 'monthlySurplus',
    left: /\bleft ?over (?:each|every|a|per) month$|\bafter (?:all )?(?:my |our |the )?(?:bills|expenses|everything|rent)\b[^.\n]{0,24}$/,
    right: /^(?! ?(?:in (?:debt|savings)|a year))/,
    per: 'none',
    min: 20,
    max: 8_000,
    confidence: 0.9,
  },
  {
    key: 'monthlySurplus',
    right:
      /^ ?(?:or so |extra |is |to )?(?:left ?over|left at the end|left after|remaining|to spare|surplus|disposable|discretionary|free cash|of wiggle room|extra)\b/,
    per: 'some',
    over: 'month',
    confidence: 0.88,
  },
  {
    key: 'monthlySurplus',
    right: /^ ?(?:\w+ ){0,2}(?:left ?over|to spare|surplus|disposable income)\b[^.]{0,25}(?:month|save)/,
    over: 'month',
    confidence: 0.86,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:left ?over|surplus|disposable income|discretionary income|to spare|extra|spare|wiggle room)(?: \w+){0,3}$/,
    per: 'some',
    over: 'month',
    max: 50_000,
    confidence: 0.84,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:(?:can|could|able to|afford to|manage to|try to|want to|like to) (?:save|set aside|put aside|put away|spare|do|throw|pay|put|contribute|invest|afford|swing|manage|squeeze out|stash|free up))(?: (?:up|to|like|about|in|away|only|maybe|another))*$/,
    right:
      /^(?! ?(?:for|towards?|into|in) (?:my |our |her |his |their |the |a )?(?:\w+ )?(?:education|college|kids?|child|son|daughter|401|403|529|retirement|ira|roth|hsa|ira)\b)/,
    per: 'some',
    over: 'month',
    max: 50_000,
    confidence: 0.82,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:have|got)(?: an)? extra$|\bextra$/,
    per: 'some',
    over: 'month',
    max: 50_000,
    confidence: 0.82,
  },
  {
    key: 'monthlySurplus',
    right: /^ (?:in )?(?:surplus|left over|leftover|disposable|spare cash)\b/,
    over: 'month',
    max: 30_000,
    confidence: 0.82,
  },
  {
    key: 'monthlyContribution',
    left: /\b(?:contribut(?:e|es|ing)|sav(?:e|es|ing)|put(?:ting|s)?(?! me| us)(?: in| away| aside)?|invest(?:ing|s)?|set(?:ting)? aside|add(?:ing)?|depositing|stash(?:ing)?|auto-?invest(?:ing)?|dca(?:ing)?)(?: \w+){0,2}$/,
    right:
      /^(?! (?:in|into|to|on|at|toward|towards|against) (?:my |our |the |each |that |both |all )?(?:\w+ )?(?:cards?|loans?|debts?|mortgage|principal|balances?)\b)/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.78,
  },
  {
    key: 'monthlyContribution',
    right:
      /^ ?(?:\w+ )?(?:into|to|toward|towards|in) (?:my|our|the|a|an|his|her)? ?(?:\w+ ){0,2}(?:401|ira|roth|529|hsa|brokerage|savings|retirement|index|fund|tsp|403|college)|^ ?(?:for|towards?) (?:my |our |her |his |their |the |a )?(?:\w+ )?(?:education|college|kids?|child|son|daughter|529|retirement)\b/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.82,
  },
  {
    key: 'conversionAnnual',
    left: /\b(?:convert(?:ing)?|conversions?(?: of)?|roth conversions?(?: of)?)$/,
    per: 'some',
    over: 'year',
    min: 1_000,
    confidence: 0.9,
  },
  {
    // "Convert 50k of my IRA to Roth this year?": what goes over, and no sum to place.
    key: 'conversionAnnual',
    left: /\bconvert(?:ing)?$/,
    right:
      /^ ?(?:of|from|out of|in|to|into|over|this|each|every)\b[^.?!]{0,60}\b(?:roth|ira|401|403|tsp|pre-?tax)|^ (?:of|from|out of)\b[^.?!\d]*$/,
    per: 'none',
    min: 1_000,
    confidence: 0.9,
    evenSupposed: true,
  },
]
const readRows = cueReader('left-over', rows)

/** "I can pay 900 a month", said of debts: all that goes to them, unless it is said to come on top. */
const readDebtBudget = cueReader('debt-budget', [
  {
    // "I have 300 a month for it"
    key: 'debtPaymentMonthly',
    left: /\b(?:i|we)(?: only|'ve got|'ve| got)?(?: have| got)?(?: about| around| maybe| roughly| only)*$/,
    right:
      /^ ?(?:for|to put (?:on|toward|towards)|toward|towards) (?:(?:all|both) of (?:it|them|'?em|these|that)|both|all(?: (?:two|three|four|five|\d))?(?= |[.,;!?]|$)|it|them|'?em|these|those|this|(?:the|that|this|my) (?:card|debt|balance)s?)\b/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.84,
  },
  {
    key: 'debtPaymentMonthly',
    // "I can pay 600 total", "paying 600 total": all that goes to them.
    left: /\b(?:(?:can|could|able to|afford to) (?:only )?pay|(?:^|[.,;!?] ?|\b(?:i'm|i am|we're|we are|currently|now) )paying)(?: (?:up to|about|around|maybe|roughly|only|them|it|like))*$/,
    right: /^ (?:in )?(?:total|altogether|all together|in all|combined)\b/,
    per: 'none',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    key: 'debtPaymentMonthly',
    left: /\b(?:can|could|able to|afford to) (?:only )?pay(?: (?:up to|about|around|maybe|roughly|only|them|it|you))*$/,
    right:
      /^(?! ?(?:\w+ ){0,3}(?:extra|more|additional|on top|beyond|above|over|rent|premiums?|tuition|insurance)\b)(?! ?(?:for|in) (?:my |the |a )?(?:rent|insurance|cover|college|school|care))/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.8,
  },
])
/** "I can put 700 a month", said of debts in a message that saves for nothing: all that goes to them. */
const readDebtPut = cueReader('debt-budget', [
  {
    key: 'debtPaymentMonthly',
    left: /\b(?:can|could|able to|afford to) (?:only )?(?:put|send|do|swing|manage)(?: (?:up to|about|around|maybe|roughly|only|them|it|in))*$/,
    right: /^(?! ?(?:\w+ ){0,3}(?:extra|more|additional|on top|beyond|above|over|away|aside)\b)/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.83,
  },
])
/** "I can throw 600 a month at them": all that goes to them, unless it is said to come on top. */
const readThrownAt = cueReader('debt-budget', [
  {
    key: 'debtPaymentMonthly',
    left: /\b(?:can|could|able to|afford to) (?:only )?(?:throw|put|send|pay)(?: (?:up to|about|around|maybe|roughly|only))*$/,
    right:
      /^ ?(?:at|toward|towards|on|to) (?:them|'?em|these|those|all of (?:it|them|'?em|these|this)|the (?:cards|debts?|loans))\b(?! (?:extra|on top))/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.89,
  },
])
/** "I net 3,600 a month and can put 700 toward debt": the month is said once. */
const monthSaidBefore = ({ mentions }: Reading): Find[] =>
  mentions.flatMap((mention, index) => {
    const isMonthly = mentions[index - 1]?.per === 'month'
    const isBudget =
      mention.per === undefined &&
      mayBeMoney(mention) &&
      mention.low <= 3_000 &&
      /\b(?:can|could|able to) (?:put|pay|throw|send)$/.test(mention.left) &&
      /^ ?(?:toward|towards|at|on) (?:(?:my |the |our |all )?(?:debts?|cards|loans)|them|all of (?:it|them))\b/.test(
        mention.right,
      )
    return isMonthly && isBudget
      ? [find('debtPaymentMonthly', amountOf(mention), mention.span, 'debt-budget', 0.86, mention.index)]
      : []
  })
const savesToo =
  /\b(?:sav(?:e|es|ed|ing|ings)|invest\w*|fund|college|529|retire\w*|401|iras?|roth|house|down payment|extra|left over|leftover|minimums?|mins?)\b/

/** "I can pay $300 extra", "extra 250", said of debts without a period: each month. */
const readDebtExtra = cueReader('debt-budget', [
  {
    key: 'monthlySurplus',
    left: /(?:^ ?|[.,;!?] ?)extra$/,
    right: /^ ?(?:$|[.,;!?])/,
    per: 'none',
    min: 10,
    max: 3_000,
    confidence: 0.8,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:(?:can|could|able to|afford to|want to|going to|willing to|will|i'll|we'll) (?:also |only )?(?:put|pay|throw|add|send|spare|do|manage|afford)(?: in| at (?:it|them))?|(?:i|we) (?:put|pay|send)|with|have|got)(?: (?:an?|up to|about|around|maybe|another|like))*$/,
    right:
      /^ (?:extra|more|additional|on top)(?: (?:to|toward|towards|on|at|for|against) (?:it|them|these|those|that|this|(?:my |the |our |all )?(?:debts?|cards?|loans?|balances?)))?(?=\s*$|[.,;!?)]| (?:and|so|but|how|which|what)\b)/,
    per: 'none',
    min: 10,
    max: 3_000,
    confidence: 0.84,
  },
  {
    key: 'monthlySurplus',
    left: /\b(?:(?:can|could|able to|afford to|want to|going to|willing to|will|i'll|we'll) (?:also |only )?(?:put|pay|throw|add|send|spare|do|manage|afford)|with|have|got) (?:an )?(?:extra|additional)$/,
    right:
      /^(?= ?(?:$|[.,;!?)])| (?:to|toward|towards|on|at|for|against) (?:it|them|these|those|(?:my |the |our |all )?(?:debts?|cards?|loans?))\b)/,
    per: 'none',
    min: 10,
    max: 3_000,
    confidence: 0.84,
  },
])
const ofDebts =
  /\b(?:debts?|cards?|loans?|owe[sd]?|apr|balances?|minimums?|irs|collections?|medical bills?)\b/

/** "I take home 3,000 and have 350 left": what a month leaves, its period said once. */
const leavesToo = ({ mentions }: Reading): Find[] =>
  mentions.flatMap((mention) =>
    mention.per === undefined && mayBeMoney(mention) && isLeftOfPay(mention) && mention.low < leastBalance
      ? [find('monthlySurplus', amountOf(mention), mention.span, 'left-over', 0.9, mention.index)]
      : [],
  )
const leastBalance = 8_000

const none = '(?:nothing|no(?: extra)? money|zero|not a (?:dime|dollar|penny|cent))(?: (?:is|gets))?'
const spare = '(?:left over|leftover|left|extra|to spare)'
const bills =
  'after (?:(?:the|my|our|all|paying|i pay|we pay) ){0,3}(?:bills?|rent|expenses|minimums?|payments?|everything)'
const ofMonth = `(?:(?:each|every|per|a) (?:month|mo)\\b|(?:at|by) the end of (?:the|each|every) (?:month|mo)\\b|${bills}\\b)`
/** "Nothing left each month", "after bills I have nothing left". */
const nothingLeft = new RegExp(
  `\\b${none} ${spare} ${ofMonth}|\\b${bills}(?: and \\w+){0,2},? (?:[\\w']+ ){0,3}${none} ${spare}\\b|\\b${none} left over(?= ?(?:$|[.,;!?]))|\\bno (?:room|slack) in (?:my|our|the) (?:monthly )?budget\\b`,
)

/** "I can only pay the minimums": nothing is left beyond them. */
const onlyMinimums = phraseReader('left-over', [
  { key: 'monthlySurplus', value: 0, says: nothingLeft, ofEither: true, confidence: 0.7 },
  {
    key: 'monthlySurplus',
    value: 0,
    says: /\bcan (?:only|barely|just) (?:pay|afford|make|manage|cover|meet) (?:the |my |our |all )*min(?:imum)?s?(?: payments?)?\b(?! (?:for|on|of|plus|until|right now and))|\bcan(?:'t|not| not) (?:pay|afford)(?: to pay)? (?:anything |any )?(?:more than|beyond|above|over) (?:the |my |our )*min(?:imum)?s?\b/,
    ofEither: true,
    confidence: 0.6,
  },
])

export const readLeftOver: Reader = (reading) => [
  ...onlyMinimums(reading),
  ...(ofDebts.test(reading.text) ||
  reading.topic === 'debt_payoff' ||
  (reading.household?.debts?.length ?? 0) > 0
    ? // What is left over is read from the same number, for plans that are not about debts.
      [
        ...[
          ...readDebtBudget(reading),
          ...readThrownAt(reading),
          ...(savesToo.test(reading.text) ? [] : readDebtPut(reading)),
        ].map(({ mention: _also, ...one }) => one),
        ...readDebtExtra(reading),
        ...monthSaidBefore(reading),
      ]
    : []),
  ...leavesToo(reading),
  ...readRows(reading),
]
