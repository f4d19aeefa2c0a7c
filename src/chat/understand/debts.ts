/** Debts: each with what is owed, at what rate, with what payment, to whom. */
import type { Debt, DebtKind } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import { type DebtName, debtNamesIn } from './debt-names.ts'
import { type Mention, tidy, amountOf } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

interface Entry extends Debt {
  at: Span
  mentions: number[]
  sentence: Span
}

const gap =
  "(?: ?[(\\[:,=~<>-]| (?:is|are|of|at|balance|balances|debt|debts|loan|loans|with|has|have|a|about|around|approx|total|totaling|totals|which|that|i|we|owe|owing|left|currently|now|still|for|remaining|on|the|my|an?|card|cards|principal|amount|outstanding|worth|to|it's|its|was|like|almost|over|roughly|sitting|both|from|through|by|up|me|in))*"
const balanceAfter = new RegExp(`${gap}[ (\\[:,=~<>-]*$`)
const owes =
  /\b(?:owes?|owing|owed|in the hole|balance(?: of| is)?|debt(?: of| is| was)?|left(?: to pay)?|still have)(?: (?:the |my |them |him |her |on |it |like |just |about |around |is |still |irs |bank ))*$/
const payWords = /\b(?:payments?|paying|pay|minimums?|min|mins|monthly|per month|note)\b/
const rateOf = (mention: Mention): number | undefined => {
  if (mention.low !== mention.high) return tidy(mention.low / 100)
  return tidy(mention.low / 100)
}

/** Whether a debt's name stands right before the number, and which. */
function nameBefore(reading: Reading, names: readonly DebtName[], mention: Mention): DebtName | undefined {
  let nearest: DebtName | undefined
  for (const name of names) {
    if (name.at[1] > mention.span[0]) break
    nearest = name
  }
  if (!nearest || nearest.at[0] < mention.sentence[0]) return undefined
  const between = reading.text.slice(nearest.at[1], mention.span[0])
  if (between.length > 70 || /\d/.test(between.replace(/\b(?:card|loan) \d\b/g, ''))) return undefined
  return balanceAfter.test(between) && balanceAfter.exec(between)?.index === 0 ? nearest : undefined
}

/** "33k (in | of | left on …) credit card debt": the name after the number. */
function nameAfter(reading: Reading, names: readonly DebtName[], mention: Mention): DebtName | undefined {
  const name = names.find((one) => one.at[0] >= mention.span[1])
  if (!name || name.at[0] - mention.span[1] > 60) return undefined
  const between = reading.text.slice(mention.span[1], name.at[0])
  return /^(?:\+|usd|dollars)?(?: (?:in|of|on|left|remaining|worth|total|owed|to|for|from|with|outstanding|still|left on|balance|due|debt))*(?: (?:my|our|the|a|an|his|her|their|two|one|three|four|both|various|direct|federal|private|old|big|high[- ]interest|fed|home|existing|current|first|remaining|multiple|personal|\d+|several|each|grad|medical))*(?: ?\(?)? ?$/.test(
    between,
  )
    ? name
    : undefined
}

const isRateLike = (mention: Mention) =>
  mention.kind === 'percent' ||
  (mention.kind === 'plain' &&
    !mention.scaled &&
    mention.time === undefined &&
    mention.per === undefined &&
    mention.low > 0 &&
    mention.low < 40)

const notInterest =
  /^ ?(?:down|of\b(?! interest)|match|bracket|tax|federal|stocks?|bonds?|return|apy|yield|raise|cash ?back|rewards|contribution|off\b|utiliz|usage|chance|sure|vested|equity|fee|penalty|more|increase|growth|per year return|withdrawal)/
const notInterestBefore =
  /\b(?:match(?:es|ing)?|contribut\w*|tax(?:es)?|bracket|return(?:s|ing)?|earn(?:s|ing)?|yield(?:s|ing)?|apy|savings|saving|down|put|raise|invest\w*|market|grow\w*|stocks?|hysa|cd|inflation|utilization|make|index fund|fee|rate is)(?: \w+){0,2}$/

/** The debts that the numbers tell, in order. */
function entriesFrom(reading: Reading, names: readonly DebtName[]): Entry[] {
  const entries: Entry[] = []
  const open = (entry: Partial<Debt>, mention: Mention): Entry => {
    const made: Entry = { ...entry, at: mention.span, mentions: [mention.index], sentence: mention.sentence }
    entries.push(made)
    return made
  }
  for (const mention of reading.mentions) {
    const reason = unreal(mention)
    const last = entries.at(-1)
    const near =
      last !== undefined &&
      mention.span[0] - last.at[1] < 90 &&
      !/\n\n/.test(reading.text.slice(last.at[1], mention.span[0]))
    if (mention.kind === 'percent' || (isRateLike(mention) && near && last.rate === undefined)) {
      if (reason === 'past' || reason === 'denied' || reason === 'supposed') continue
      attachRate(reading, names, entries, mention, open)
      continue
    }
    if (!mayBeMoney(mention) || reason !== undefined) continue
    attachMoney(reading, names, entries, mention, open)
  }
  return entries
}

type Open = (entry: Partial<Debt>, mention: Mention) => Entry

function attachRate(
  reading: Reading,
  names: readonly DebtName[],
  entries: Entry[],
  mention: Mention,
  open: Open,
): void {
  if (notInterest.test(mention.right) || notInterestBefore.test(mention.left)) return
  const last = entries.at(-1)
  const between = last ? reading.text.slice(last.at[1], mention.span[0]) : ''
  const joined =
    last !== undefined &&
    last.rate === undefined &&
    between.length < 70 &&
    !/[.!?]\s|\n\n/.test(between) &&
    !/\b(?:invest|savings|market|return)\b/.test(between)
  const before = nameBefore(reading, names, mention)
  if (mention.kind === 'plain') {
    // A bare number is a rate only right after a balance: "chase 8200 at 24.99".
    if (
      !joined ||
      !/^(?: ?\(?,? ?(?:@|at|with|apr|rate|interest|federal|private|limit|-|:|in|is|an?|of|loan|loans|fed)? ?)*$/.test(
        between,
      )
    )
      return
    if (/^ ?(?:years?|months?|payments?|k\b|cards?|loans?|more|kids?|days?|,? ?\d)/.test(mention.right))
      return
    last.rate = tidy(mention.low / 100)
    last.mentions.push(mention.index)
    return
  }
  if (joined && (!before || before.at[0] < last.at[0])) {
    last.rate = mention.low === mention.high ? (rateOf(mention) ?? 0) : tidy(mention.low / 100)
    last.mentions.push(mention.index)
    last.at = [last.at[0], mention.span[1]]
    return
  }
  const name = before ?? nameAfter(reading, names, mention) ?? sentenceName(names, mention)
  const speaksOfRate =
    /\b(?:apr|interest|rate)\b/.test(mention.left.slice(-30) + mention.right.slice(0, 20)) ||
    before !== undefined ||
    nameAfter(reading, names, mention) !== undefined
  if (name && speaksOfRate) {
    const same = entries.findLast((entry) => entry.kind === name.kind && entry.rate === undefined)
    if (same && mention.span[0] - same.at[1] < 400) {
      same.rate = rateOf(mention) ?? 0
      same.mentions.push(mention.index)
    } else open({ kind: name.kind, rate: rateOf(mention) ?? 0 }, mention)
    return
  }
  if (
    /\b(?:apr|interest|rate)\b/.test(mention.left.slice(-14) + mention.right.slice(0, 14)) &&
    last !== undefined &&
    last.rate === undefined &&
    mention.span[0] - last.at[1] < 160
  ) {
    last.rate = rateOf(mention) ?? 0
    last.mentions.push(mention.index)
  }
}

const sentenceName = (names: readonly DebtName[], mention: Mention): DebtName | undefined =>
  names.findLast((name) => name.at[0] >= mention.sentence[0] && name.at[1] <= mention.span[0])

const notBalance =
  /^ ?(?:(?:\w+ )?limit|credit limit|per (?:share|person)|down\b|in savings|in (?:my |the )?checking|salary|income|towards|toward|extra|into|bonus|home\b|house\b|condo|cash|payment (?:of|on) (?:a|the) (?:house|home)|saved|worth of stock)/
const outflow =
  /\b(?:put|putting|throw(?:ing)?|send(?:ing)?|paying|pay|extra|paid|use|using|apply|transfer(?:red)?|charge[sd]?|charging|limit(?: of| is| from)?|spend(?:ing)?|make|earn|making|save|saving|from|afford|fee|price|bought)(?: (?:an? |extra |another |about |around |off |down |it |of |is |with |my |the |at least |like ))*$/
function attachMoney(
  reading: Reading,
  names: readonly DebtName[],
  entries: Entry[],
  mention: Mention,
  open: Open,
): void {
  const before = nameBefore(reading, names, mention)
  const after = before ? undefined : nameAfter(reading, names, mention)
  const around = `${mention.left.slice(-32)} ${mention.right.slice(0, 24)}`
  const monthly = mention.per === 'month'
  const paymentWord =
    payWords.test(mention.left.slice(-26)) ||
    /^ ?(?:\w+ )?(?:payments?|minimums?|min\b|note\b)/.test(mention.right)
  if (monthly || (paymentWord && mention.low < 10_000 && !/\bpay(?:ing)? off\b/.test(around))) {
    attachPayment(reading, names, entries, mention, before ?? after, open)
    return
  }
  if (mention.per !== undefined || notBalance.test(mention.right)) return
  if (/^ ?(?:every|each) /.test(mention.right)) return
  const name = before ?? after
  const saysOwed =
    owes.test(mention.left) ||
    /^ ?(?:in|of) (?:\w+ )?debts?\b|^ ?(?:left|owed|remaining|to go)\b|^ ?(?:left )?(?:@|at) ?\d/.test(
      mention.right + reading.text.slice(mention.span[1], mention.span[1] + 12),
    )
  if (!name && !saysOwed) return
  if (outflow.test(mention.left) && !owes.test(mention.left)) return
  if (name?.kind === 'mortgage' && mention.low < 8_000) {
    if (mention.low >= 300) attachPayment(reading, names, entries, mention, name, open)
    return
  }
  if (mention.low < 20 && !mention.sure) return
  if (!mention.sure && mention.low < 100 && name === undefined) return
  if (
    /\b(?:income|salary|budget|rent|insurance|bill)\b/.test(mention.right.slice(0, 16)) &&
    !owes.test(mention.left)
  )
    return
  const kind = name?.kind ?? kindNearby(reading, names, mention)
  const label = name?.label
  const waiting = entries.findLast(
    (entry) =>
      entry.kind === kind &&
      entry.balance === undefined &&
      mention.span[0] - entry.at[1] < 120 &&
      name?.label === entry.name,
  )
  if (waiting) {
    waiting.balance = amountOf(mention)
    waiting.mentions.push(mention.index)
    waiting.at = [waiting.at[0], mention.span[1]]
    return
  }
  open({ ...(kind ? { kind } : {}), ...(label ? { name: label } : {}), balance: amountOf(mention) }, mention)
}

/** The kind of debt that is spoken of when a number says only "owe" or "debt". */
function kindNearby(reading: Reading, names: readonly DebtName[], mention: Mention): DebtKind | undefined {
  const earlier = names.findLast((name) => name.at[1] <= mention.span[0] && name.at[0] >= mention.sentence[0])
  if (earlier) return earlier.kind
  const debtWord = /^ ?(?:in|of) (?:\w+ )?debts?\b/.test(mention.right)
  const kinds = new Set(names.map((name) => name.kind))
  if (
    !debtWord &&
    /\b(?:house|home|condo)\b/.test(
      reading.text.slice(Math.max(0, mention.span[0] - 120), mention.span[0]),
    ) &&
    mention.low >= 30_000
  )
    return 'mortgage'
  if (kinds.has('credit_card') && debtWord) return 'credit_card'
  if (kinds.size === 1) return [...kinds][0]
  const byTopic: Partial<Record<string, DebtKind>> = { mortgage: 'mortgage', student_loans: 'student_loan' }
  return (
    byTopic[reading.topic ?? ''] ??
    (owes.test(mention.left) || debtWord
      ? /\b(?:apr|interest)\b/.test(reading.text)
        ? undefined
        : 'other'
      : undefined)
  )
}

function attachPayment(
  _reading: Reading,
  names: readonly DebtName[],
  entries: Entry[],
  mention: Mention,
  name: DebtName | undefined,
  open: Open,
): void {
  const spoken =
    name ?? names.findLast((one) => one.at[1] <= mention.span[0] && one.at[0] >= mention.sentence[0])
  const isPayment =
    payWords.test(mention.left.slice(-40)) ||
    /^ ?(?:\w+ ){0,2}(?:payments?|minimums?|min\b|note\b)/.test(mention.right) ||
    name !== undefined
  const mine =
    !/\b(?:put|putting|throw\w*|extra|plan(?:ning)? on|could|can|afford|want to|additional|willing|going to|would like to|rent|insurance)\b[^.]{0,26}$/.test(
      mention.before.slice(-50),
    ) && !/^ ?(?:extra|more|towards?|into|to )/.test(mention.right)
  if (!isPayment || !mine || !spoken) return
  const same = entries.findLast(
    (entry) =>
      entry.kind === spoken.kind &&
      entry.minPayment === undefined &&
      (spoken.label === undefined || entry.name === spoken.label),
  )
  if (same) {
    same.minPayment = amountOf(mention)
    same.mentions.push(mention.index)
  } else
    open(
      { kind: spoken.kind, ...(spoken.label ? { name: spoken.label } : {}), minPayment: amountOf(mention) },
      mention,
    )
}

const ownDebt: readonly (readonly [DebtKind, RegExp])[] = [
  [
    'mortgage',
    /\b(?:(?:my|our|existing|current|the cost of our|except for (?:a|the|my|our)|includes? (?:a|the|my|our)|only debt is (?:a|the|my|our)|have (?:a|an?) (?:\d+[- ]?(?:year|yr) )?(?:small |large |big )?(?:fixed )?|pay(?:ing)? off (?:the|my|our|a)|pay(?:ing)? (?:down )?(?:the|my|our)|just (?:my|our|the)) ?(?:home |house )?)mortgages?\b(?! (?:rates?|broker|lender|would|insurance|interest deduction|payment would|application|approval))|\bpay(?:ing)? off mortgage\b|\bre-?financ(?:e|ing) (?:my|our|the) (?:mortgage|home|house)\b|\bmortgage left\b/,
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
  /\b(?:no|not|don't have(?: any| an?)?|do not have|without|never had|paid off|eliminated|got rid of|other than|apply(?:ing)? for|get(?:ting)?|take out|taking|qualify for|if i (?:have|had|get)|instead of|consider(?:ing)?|new|would be|with a|need an?|for a)(?: \w+){0,3} ?$/

/** Kinds of debt that are spoken of as one's own, without a number. */
function bareDebts(reading: Reading, entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  for (const [kind, pattern] of ownDebt) {
    if (entries.some((entry) => entry.kind === kind)) continue
    const match = pattern.exec(reading.text)
    if (!match) continue
    if (notOwn.test(reading.text.slice(Math.max(0, match.index - 40), match.index))) continue
    if (
      /^(?:have|has|had) (?:no|paid)/.test(match[0]) ||
      /\bno (?:other |more )?(?:student|credit|car|cc)\b/.test(match[0])
    )
      continue
    const at: Span = [match.index, match.index + match[0].length]
    found.push({ kind, at, mentions: [], sentence: at })
  }
  return found
}

const noDebt =
  /\b(?:(?:no|zero|without(?: any)?|don't have(?: any)?|do not have(?: any)?|have no|not (?:have )?any|0|nor any|never had(?: any)?|paid off all (?:of )?(?:my|our)) (?:other |major |real |current |outstanding |consumer |type of |kind of )*debts?\b|debt[- ]free|out of debt|debts?: ?(?:\$ ?0|none|no|zero|0)\b|no debts? (?:of any|at all|whatsoever))/

function merged(reading: Reading, entries: readonly Entry[]): Debt[] {
  const debts: Debt[] = [...(reading.household?.debts ?? [])]
  for (const { at: _at, mentions: _mentions, sentence: _sentence, ...debt } of entries) {
    const place = debts.findIndex((known) => isSame(known, debt))
    if (place < 0) debts.push(debt)
    else debts[place] = { ...debts[place], ...debt }
  }
  return debts.slice(0, 30)
}

/** Whether what is told now is about a debt told before. */
function isSame(known: Debt, told: Debt): boolean {
  if (known.name !== undefined && told.name !== undefined) return known.name === told.name
  if (told.kind !== undefined && known.kind !== undefined && known.kind !== told.kind) return false
  if (known.name !== undefined && told.name === undefined && told.kind === undefined) return false
  if (told.balance !== undefined && known.balance !== undefined)
    return (
      JSON.stringify(told.balance) === JSON.stringify(known.balance) &&
      (told.rate === undefined || known.rate === undefined || told.rate === known.rate)
    )
  return told.rate === undefined || known.rate === undefined || told.rate === known.rate
}

export const readDebts: Reader = (reading) => {
  const names = debtNamesIn(reading.text)
  const numbered = withoutTotals(reading, entriesFrom(reading, names))
  const entries = [...numbered, ...bareDebts(reading, numbered)]
  const finds: Find[] = []
  if (entries.length > 0) {
    const debts = merged(reading, entries)
    for (const entry of entries)
      for (const mention of entry.mentions.length > 0 ? entry.mentions : [undefined])
        finds.push(find('debts', debts, entry.at, 'debts', entry.mentions.length > 0 ? 0.86 : 0.7, mention))
    return finds
  }
  const none = noDebt.exec(reading.text)
  if (
    none &&
    !/\b(?:be|get|getting|become|becoming|live|living|to be|completely|once|if|when|until|after|with no student)\b[^.]{0,14}$/.test(
      reading.text.slice(Math.max(0, none.index - 20), none.index),
    )
  )
    finds.push(find('debts', [], [none.index, none.index + none[0].length], 'debts', 0.8))
  return finds
}

/** A total whose parts follow in brackets is told twice; the parts say more. */
function withoutTotals(reading: Reading, entries: Entry[]): Entry[] {
  return entries.filter((entry, index) => {
    if (entry.rate !== undefined || typeof entry.balance !== 'number') return true
    const next = entries[index + 1]
    if (!next || typeof next.balance !== 'number') return true
    const between = reading.text.slice(entry.at[1], next.at[0])
    if (!/[([:]\s*$/.test(between) && !/\b(?:total|consist|made up|split|breakdown|includ)/.test(between))
      return true
    const parts = entries
      .slice(index + 1)
      .filter((part) => part.sentence === entry.sentence || part.at[0] - entry.at[1] < 260)
    const sum = parts.reduce(
      (total, part) => total + (typeof part.balance === 'number' ? part.balance : 0),
      0,
    )
    if (parts.length > 1 && sum <= entry.balance * 1.1) {
      for (const part of parts) if (part.kind === undefined && entry.kind) part.kind = entry.kind
      return false
    }
    return true
  })
}
