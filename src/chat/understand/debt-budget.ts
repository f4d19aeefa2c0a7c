/** How much goes to debts each month: all that can be paid, or what comes on top of the minimum payments. */
import type { FactDefinition } from '#engine/fact.ts'
import { facts } from '#engine/household.ts'
import { cueReader, mayBeMoney } from './cues.ts'
import { amountOf } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

/** All that there is, minimum payments included: nothing of it comes on top of them. */
const readInAll = cueReader('debt-budget', [
  {
    // "I can put maybe 400 a month total", "400 a month including the minimums"
    key: 'debtPaymentMonthly',
    left: /(?:\b(?:(?:can|could|able to|afford to|will|i'll|we'll) (?:only |probably |maybe |prob )?(?:put|pay|do|send|throw|swing|manage|spare|afford)(?: in| on (?:it|them))?|(?:i|we)(?:'ve)?(?: have| got)|budget(?: is| of)?|it's|its|that's|thats)|^\W*)(?: ?(?:about|around|like|up to|maybe|roughly|only|just|actually|so))*$/,
    right:
      /^ ?(?:(?:toward|towards|to|on|for|at) (?:(?:my |the |our |all )*(?:debts?|cards|loans)|them|it all|all of (?:it|them)) )?(?:in )?(?:(?:total|altogether|all together|in all|combined|for everything)\b|(?:including|incl\.?|with|counting) (?:the |my |all |all the )?(?:min(?:imum)?s?|min(?:imum)? payments?)\b)/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.9,
  },
])

/** "I can pay 900 a month", said of debts: all that goes to them, unless it is said to come on top. */
const readBudget = cueReader('debt-budget', [
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
/** "We pay 650 a month on them": what goes to all of them today, where no one debt takes it for its payment. */
const readPaidOnThem = cueReader('debt-budget', [
  {
    key: 'debtPaymentMonthly',
    left: /\b(?:i|we|i'm|we're|i am|we are|i've been|we've been|been)(?: (?:currently|usually|now|only|just|already|still))* (?:pay|paying|put|putting|send|sending|throw|throwing)(?: (?:about|around|maybe|roughly|only|like))*$/,
    right:
      /^ ?(?:total |altogether )?(?:on|toward|towards|to|at) (?:them|'?em|these|those|all of (?:it|them|these)|(?:the|my|our|all) (?:credit )?(?:cards|debts?|card debt|loans))\b(?! (?:extra|on top))/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.82,
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
/** "Minimums total 240 and I can do 600": of a month, as what is beside it is. */
const readDoable = cueReader('debt-budget', [
  {
    key: 'debtPaymentMonthly',
    left: /\b(?:can|could|able to|afford to) (?:only )?(?:do|pay|put|swing|manage|handle|send|throw)(?: (?:up to|about|around|maybe|roughly|only|like))*$/,
    right: /^ ?(?:$|[.,;!?]|(?:in )?total\b|altogether\b)/,
    per: 'none',
    min: 50,
    max: 5_000,
    confidence: 0.82,
  },
])
/** What there is for debts, and no sum that came in. */
const readToWorkWith = cueReader('debt-budget', [
  {
    // "I have 900 to work with"
    key: 'debtPaymentMonthly',
    left: /\b(?:have|got|with)(?: (?:about|around|maybe|only))*$/,
    right: /^ (?:to work with|to throw at|for all of (?:it|them))\b/,
    per: 'none',
    min: 50,
    max: 5_000,
    confidence: 0.88,
  },
])
/** "500 a month" as all that is said in a talk of debts, where nothing else of a month was asked for. */
const readAlone = cueReader('debt-budget', [
  {
    key: 'debtPaymentMonthly',
    left: /^\W*(?:(?:ok|so|and|say|maybe|about|like|make (?:it|that)|now) ?)*$/,
    right: /^\W*$/,
    per: 'within-year',
    over: 'month',
    min: 20,
    max: 20_000,
    confidence: 0.8,
  },
])
const longestAlone = 30
/** What an hour pays goes to no debt. */
const isOfPay = /\b(?:an|per|each) (?:hour|hr)\b|\/ ?hr?\b|\bhourly\b|\b(?:income|pay|salary|gross|net)\b/
const isSumAlone = ({ text, topic, openQuestion }: Reading): boolean =>
  topic === 'debt_payoff' &&
  !isOfPay.test(text) &&
  text.trim().length <= longestAlone &&
  (openQuestion === undefined || (facts[openQuestion] as FactDefinition).unit !== 'usd-per-month')
const ofMonth = /\b(?:minimums?|mins|min payments?|(?:a|per|each|every) month|monthly)\b|\/mo\b/
const ofDebts =
  /\b(?:debts?|cards?|loans?|owe[sd]?|apr|balances?|minimums?|irs|collections?|medical bills?)\b/

const speaksOfDebts = ({ text, topic, household }: Reading): boolean =>
  ofDebts.test(text) || topic === 'debt_payoff' || (household?.debts?.length ?? 0) > 0

/** What is left over is read from the same number, for plans that are not about debts. */
export const readDebtBudget: Reader = (reading) =>
  speaksOfDebts(reading)
    ? [
        ...[
          ...readInAll(reading),
          ...readBudget(reading),
          ...readThrownAt(reading),
          ...readPaidOnThem(reading),
          ...(ofMonth.test(reading.text) ? readDoable(reading) : []),
          ...(isSumAlone(reading) ? readAlone(reading) : []),
          ...(savesToo.test(reading.text) ? [] : readDebtPut(reading)),
        ].map(({ mention: _also, ...one }) => one),
        ...(ofMonth.test(reading.text) ? readToWorkWith(reading) : []),
        ...readDebtExtra(reading),
        ...monthSaidBefore(reading),
      ]
    : []
