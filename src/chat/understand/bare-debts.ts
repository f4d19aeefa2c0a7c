/** Debts that are told without a number: "my mortgage", and that there is none. */
import type { Debt, DebtKind } from '#engine/facts/debts.ts'
import { mayBeMoney } from './cues.ts'
import { paysOffHome } from './debt-names.ts'
import type { DebtEntry } from './debt-totals.ts'
import { isOfTheDead } from './debts-not-owed.ts'
import { amountOf, tidy } from './numbers.ts'
import { isOfOthers, type Reading } from './reading.ts'

const ownDebt: readonly (readonly [DebtKind, RegExp])[] = [
  [
    'mortgage',
    /\b(?:(?:my|our|existing|current|the cost of our|except for (?:a|the|my|our)|includes? (?:a|the|my|our)|only debt is (?:a|the|my|our)|have (?:a|an?) (?:\d+[- ]?(?:year|yr) )?(?:small |large |big )?(?:fixed )?|pay(?:ing)? off (?:the|my|our|a)|pay(?:ing)? (?:down )?(?:the|my|our)|just (?:my|our|the)) ?(?:home |house )?)mortgages?\b(?! (?:rates?|broker|lender|would|insurance|interest deduction|payment would|application|approval))|\bpay(?:ing)? (?:off|down) mortgage\b|\bre-?financ(?:e|ing) (?:my|our|the) (?:mortgage|home|house)\b|\bmortgage left\b/,
  ],
  ['mortgage', paysOffHome],
  // "3 months behind on mortgage", "missed two mortgage payments": whose is late, has it.
  [
    'mortgage',
    /\bbehind (?:on|with) (?:mortgage|(?:the|my|our) (?:mortgage|house))\b|\b(?:missed|skipped) (?:\w+ ){1,2}(?:mortgage|house) payments?\b|\blate (?:on|with) (?:the|my|our) (?:mortgage|house)\b/,
  ],
  [
    'credit_card',
    /\b(?:(?:my|our|the|have|some|has|carry(?:ing)?|of|pay(?:ing)? (?:off|down)|in) (?:\w+ ){0,2}?(?:credit ?cards?|cc|cards?) (?:debts?|balances?))\b|\bpay(?:ing)? (?:off|down) (?:my |our |the |a )?(?:credit ?cards?|cc|cards)\b|\bpay(?:ing)? (?:off )?credit card debt\b|\bmy (?:credit ?cards?|cc) (?:is|are) maxed\b|\bmaxed[- ]out (?:credit ?)?cards?\b/,
  ],
  [
    'student_loan',
    /\b(?:(?:my|our|have|paying|pay(?:ing)? off|pay|paying down|towards?|extra (?:to|on)) (?:\w+ ){0,2}?student (?:loans?|debt))\b(?! forgiveness program)/,
  ],
  [
    'auto',
    /\b(?:(?:my|our|have an?|one|a|the|paying(?: off)?|pay off)) (?:car|auto|truck|vehicle) (?:loan|payment|note)\b/,
  ],
  ['heloc', /\b(?:my|our|have an?) (?:heloc|home equity (?:loan|line))\b/],
  ['personal', /\b(?:my|our|have an?|paying off an?) personal loan\b/],
  ['medical', /\b(?:my|our|have(?: some)?|in|paying) (?:medical|hospital) (?:bills?|debt)\b/],
  ['tax', /\b(?:owe (?:the irs|back taxes|taxes to)|my back taxes|tax debt)\b/],
]
const notOwn =
  /\b(?:no|not|don't|do not|doesn't|without|never|paid off|paying off|finished(?: paying)?|done (?:paying|with)|eliminated|got rid of|other than|apply(?:ing)? for|get(?:ting)?|take out|taking|qualify for|if i (?:have|had|get)|instead of|consider(?:ing)?|new|would be|with a|need an?|for a|help (?:\w+ )?(?:them|him|her)|them)(?: \w+){0,3} ?$/

/** "No debt but the house (3.1%)": the one that there is. */
const butFor =
  /(?:\bno (?:other )?debts?|^\W*(?:nothing|none|no)(?: else)?),? (?:but|except|besides|other than|aside from|apart from|beyond|outside of)(?: for)? (?:the |our |my |an? )?(?:(?:about |around )?\$?[\d.,]{1,9} ?k? )?(?:(house|home|mortgage)|(car|truck)(?: loan| payment)?)\b(?: ?\((?:at )?(\d{1,2}(?:\.\d+)?) ?%\)|,? (?:at|@) (\d{1,2}\.\d+|\d{1,2}(?= ?%)))?/

function oneLeft({ text, mentions }: Reading, entries: readonly DebtEntry[]): DebtEntry[] {
  const match = butFor.exec(text)
  if (match === null) return []
  const kind: DebtKind = match[1] === undefined ? 'auto' : 'mortgage'
  if (entries.some((entry) => entry.debt.kind === kind)) return []
  const percent = match[3] ?? match[4]
  const rate = percent === undefined ? {} : { rate: tidy(Number(percent) / 100) }
  const at = [match.index, match.index + match[0].length] as const
  // "No debt besides a 12k car"
  const owed = mentions.find(({ kind, span }) => kind !== 'percent' && span[0] >= at[0] && span[1] <= at[1])
  const isOwed = owed !== undefined && mayBeMoney(owed) && !match[0].startsWith('(', owed.span[0] - at[0] - 1)
  return [
    isOwed
      ? { debt: { kind, ...rate, balance: amountOf(owed) }, at, mentions: [owed.index] }
      : { debt: { kind, ...rate }, at, mentions: [] },
  ]
}

/** Kinds of debt that are spoken of as one's own, without a number. */
export function bareDebts(reading: Reading, entries: readonly DebtEntry[]): DebtEntry[] {
  const found = oneLeft(reading, entries)
  for (const [kind, pattern] of ownDebt) {
    if ([...entries, ...found].some((entry) => entry.debt.kind === kind)) continue
    const match = pattern.exec(reading.text)
    if (!match) continue
    if (notOwn.test(reading.text.slice(Math.max(0, match.index - 40), match.index))) continue
    if (/\b(?:no|any|them|paid) /.test(match[0])) continue
    const end = match.index + match[0].length
    const near = reading.mentions.findLast(
      (mention) => mention.span[1] <= end && match.index - mention.span[1] < 12,
    )
    if (near && (isOfOthers(reading, near) || isOfTheDead(reading, near))) continue
    found.push({ debt: { kind }, at: [match.index, match.index + match[0].length], mentions: [] })
  }
  return found
}

const noDebt =
  /\b(?:(?:no|zero|without(?: any)?|don't have(?: any)?|do not have(?: any)?|have no|not (?:have )?any|0|nor any|never had(?: any)?|paid off all (?:of )?(?:my|our)) (?:other |major |real |current |outstanding |consumer |type of |kind of )*debts?\b|debt[- ]free|(?:i|we|and|but)(?: also| still)? owe (?:nothing|no one|nobody|no money)(?: (?:to anyone|to anybody|at all|else))?(?=$|[,.;!?]| and| but)|(?:don't|do not) owe (?:anything|anyone|anybody|a (?:cent|dime|penny))(?: (?:to anyone|at all|anything|money))*(?=$|[,.;!?]| and| but)|debts?: ?(?:\$ ?0|none|no|zero|0)\b|no debts? (?:of any|at all|whatsoever)|(?:^|[,;.] ?)no (?:credit )?(?:cards?|loans?) or (?:anything|any ?thing else|(?:car |student )?loans?|cards?|debts?)(?=$|[,.;!])|(?:don't|do not) have any [^.\n]{0,60}\bor (?:any )?(?:other )?(?:types?|kinds?)? ?(?:of )?debts?\b)/
const wished =
  /\b(?:spend(?:ing)?|expenses|bills|costs?|essentials|need|live on|month) [^.]{0,14}$|\b(?:be|get|getting|become|becoming|live|living|to be|completely|once|if|when|until|after|with no student)\b[^.]{0,14}$/

const besides =
  /^ ?,? ?(?:besides|except(?: for)?|other than|but (?:for )?(?:my|our|the|an?)|apart from|aside from|outside of)\b/

const isOver =
  /\b(?:any ?more|no longer|paid (?:it|them|that|those|everything|all|mine|ours)\b|paid off|all gone|at all|whatsoever|actually|wait|sorry|oops|i mean|mistake|never had)\b/

/** What a denial of debts leaves: those that were told before, unless it says that they are gone or never were. */
export const leftByDenial = ({ text, household }: Reading): Debt[] =>
  isOver.test(text) ? [] : [...(household?.debts ?? [])]

/** Where a message says that there is no debt at all. */
export function noDebtAt(text: string): readonly [number, number] | undefined {
  const none = noDebt.exec(text)
  if (!none) return undefined
  // "Three months of bills saved and no debt": an item of its own.
  const isItem = /\b(?:saved(?: up)?|put away|set aside)(?:,|,? and|,? but) $/.test(
    text.slice(0, none.index).slice(-24),
  )
  if (!isItem && wished.test(text.slice(Math.max(0, none.index - 20), none.index))) return undefined
  // "No debt besides the car": there is one.
  if (besides.test(text.slice(none.index + none[0].length))) return undefined
  return [none.index, none.index + none[0].length]
}
