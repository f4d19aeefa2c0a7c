/** What is left over each month. */
import { isLeftOfPay } from './cash-left.ts'
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { amountOf } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { putIn } from './put-in.ts'
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
    left: /\b(?:(?:can|could|able to|afford to|want to|going to|willing to|will|i'll) (?:put|pay|throw|add|send|save|spare)(?: in| at it)?|have|got|with|there's|theres|there is|putting|throwing|sending|adding|(?:raise|promotion|new job|overtime)(?: that (?:i|we) (?:got|get))? (?:gives|brings|means|leaves|nets|gets|adds)(?: (?:me|us|in))?)$/,
    right: /^ (?:extra|more|additional|on top)(?: (?:a|per|each|every) (?:month|mo)\b| monthly|\/mo)/,
    per: 'none',
    min: 10,
    max: 20_000,
    confidence: 0.88,
  },
  {
    // "After bills I have around $900 every month"
    key: 'monthlySurplus',
    left: /\bafter (?:all )?(?:of )?(?:the |my |our )?(?:bills|rent|expenses|costs|everything|all that)(?: and \w+)?,? (?:i|we|i'm|we're)(?: still| usually| typically)? (?:have|got|end up with|am left with|are left with|left with|keep)(?: (?:about|around|roughly|maybe|like|only|almost))*$/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    // "I have like 600 a month extra", "about 800 a month to spare"
    key: 'monthlySurplus',
    left: /\b(?:have|got|i've|we've|with|there's|there is|is|leaves(?: me| us)?)(?: (?:like|about|around|roughly|maybe|probably|only|just|an?|usually))*$/,
    right: /^,? ?(?:extra|to spare|spare|free|left(?: over)?|leftover|i (?:can|could) (?:save|invest|use))\b/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.86,
  },
  {
    // "Where should our money go each month? We save about 1,800 now."
    key: 'monthlySurplus',
    left: /^ ?(?:and |but )?(?:i|we)(?: currently| now| already| only)? save(?: (?:about|around|roughly))*$/,
    right: /^ (?:now|currently|right now)(?=[.,;!?]|$)/,
    per: 'none',
    min: 50,
    max: 10_000,
    confidence: 0.82,
  },
  {
    // "Make a 350 extra payment on it every month"
    key: 'monthlySurplus',
    right: /^ extra payments?\b[^.;!?\d]{0,36}\b(?:(?:a|per|each|every) (?:month|mo)\b|monthly\b)/,
    per: 'none',
    min: 10,
    max: 8_000,
    confidence: 0.92,
  },
  {
    // "60 dollars that I can spare for the loans each month", "120 or so I could put toward the card every month"
    key: 'monthlySurplus',
    left: /^(?!.*\b(?:minimums?|payments? (?:of|is|are))\b)/,
    right:
      /^ ?(?:or so|extra|maybe)? ?(?:that |which )?(?:i|we) (?:can|could|might be able to|am able to|are able to)(?: (?:only|probably|maybe|realistically|also|actually))*(?: afford to)? (?:put|spare|save|throw|add|send|set aside|contribute|invest|part with)\b[^.;!?\d]{0,44}\b(?:(?:a|per|each|every) (?:month|mo)|monthly)\b/,
    per: 'none',
    min: 10,
    max: 8_000,
    confidence: 0.87,
  },
  {
    // "Which one first with 600 a month"
    key: 'monthlySurplus',
    left: /\b(?:first|next|do|start|begin)(?: here)? with$/,
    right: /^ ?(?:$|[.,;!?])/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 8_000,
    confidence: 0.78,
  },
  {
    // "Want to open a 529 with 150 a month"
    key: 'monthlySurplus',
    left: /\b(?:529|college (?:fund|account)|account)(?: [\w']+){0,4} with(?: (?:about|around|maybe|only|like))*$/,
    right: /^ ?(?:$|[.,;!?]|and\b|to start\b|for\b)/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 5_000,
    confidence: 0.8,
  },
  {
    // "Trump account or 529? We have 100 a month"; a larger sum may be what somebody lives on.
    key: 'monthlySurplus',
    left: /^ ?(?:and |so )?(?:we|i) (?:only )?have(?: (?:about|around|maybe|only|like))*$/,
    right: /^ ?(?:$|[.,;!?]|for (?:it|this|that|college|them)\b)/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 1_000,
    confidence: 0.78,
  },
  {
    // "I make 3,900 a month and can spare 700"
    key: 'monthlySurplus',
    left: /\b(?:can|could|able to) spare(?: (?:about|around|maybe|only))*$/,
    right: /^ ?(?:$|[.,;!?]|and\b|for (?:it|them|debts?)\b)/,
    per: 'none',
    min: 20,
    max: 3_000,
    confidence: 0.86,
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
    // "Our car is paid off, so we have 425 a month we didn't have before"
    key: 'monthlySurplus',
    right: /^ (?:that |which )?(?:i|we) (?:didn't|did not|never) (?:use to )?ha(?:ve|d)\b/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.88,
  },
  {
    // "I owe my brother and a card. I can put 250 toward them": nobody has such a sum only once.
    key: 'monthlySurplus',
    left: /\b(?:i|we) (?:can|could) (?:put|pay|throw|send)(?: (?:about|around|maybe|only))*$/,
    right:
      /^ (?:toward|towards|at|on) (?:them|these|those|(?:my|the|these) (?:debts|cards|loans)|both)(?= ?(?:[.,;!?]|$))/,
    per: 'none',
    min: 20,
    max: 1_000,
    confidence: 0.84,
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
    // "$1,500 a month goes nowhere", "900 a month just sits in checking"
    key: 'monthlySurplus',
    right:
      /^ (?:just |that |currently |still |kind of )*(?:go(?:es|ing)? nowhere|(?:sits?|sitting|piles? up|piling up) (?:there|idle|around|in (?:my |our |the )?(?:checking|savings|bank|account))|(?:has|with) no (?:job|home|purpose|plan)|(?:isn't|is not|not) (?:going anywhere|assigned|spoken for))\b/,
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
    // "Where should the 2,200 dollars go each month?", "where should 2,200 a month go?"
    key: 'monthlySurplus',
    left: /\bwhere (?:should|does|do|would|can|could)(?: (?:the|my|our|this|that|these|those))?(?: (?:extra|spare|other|remaining))?$/,
    right: /^ (?:go|be (?:put|used|spent|split|invested)|do best)\b/,
    per: 'month-said',
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
    per: 'month-said',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.88,
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
  ...putIn,
]
const readRows = cueReader('left-over', rows)

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

/** "We need 2k a month extra": what is missing, and nothing that is left. */
const isNeeded = /\b(?:need|needs|needing|short)(?: (?:about|around|another|an extra|by|at least|us))*$/

export const readLeftOver: Reader = (reading) => [
  ...onlyMinimums(reading),
  ...leavesToo(reading),
  ...readRows(reading).filter(({ mention }) => !isNeeded.test(reading.mentions[mention ?? -1]?.left ?? '')),
]
