/** The debts that the numbers of a message tell, each with its balance, rate and payment. */
import type { Debt, DebtKind } from '#engine/facts/debts.ts'
import { isCashLeft, isLeftOfPay } from './cash-left.ts'
import { isCollected, isSuedFor, markCollected } from './collectors.ts'
import { mayBeMoney } from './cues.ts'
import type { DebtName } from './debt-names.ts'
import { type DebtEntry, withoutOriginals, withoutTotals } from './debt-totals.ts'
import { markLate } from './late.ts'
import { amountOf, type Mention, tidy } from './numbers.ts'
import { isRateThatFollows, markPromotions, promotionsIn } from './promotions.ts'
import { isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** A reading of debts under way. */
interface Ledger {
  readonly reading: Reading
  readonly names: readonly DebtName[]
  readonly entries: DebtEntry[]
  /** Names that stand after their balance; they do not name the next one too. */
  readonly spent: Set<DebtName>
  /** A rate that was said before its balance. */
  waitingRate: { value: number; mention: Mention } | undefined
}

const gap =
  "^(?: ?[(\\[:,=~<>)-]| w\\/|[ (]?(?:bal|is|are|of|at|balances?|debts?|loans?|with|has|have|had|a|about|around|approx|approximately|total|totaling|totals|which|that|i|we|owe|owing|left|currently|now|still|for|remaining|on|the|my|an?|cards?|principal|amount|outstanding|worth|to|it's|its|like|almost|over|roughly|sitting|both|from|through|by|up|me|in|one|basically|them|but|down|only|just|under|each|carrying|some|more|than|payoff|current))*[ (\\[:,=~<>-]*$"
const onlyGap = new RegExp(gap)
const looseStart =
  /^\s*[.!]\s+(?:like|about|around|roughly|it's|its|probably|maybe|approximately|approx|total(?:s|ing)?|currently|balance|right now it's|i owe|owe)(?: (?:about|around|is|at|like|of|roughly|it's))* ?$/
const owes =
  /\b(?:owes?|owing|(?<!(?:i|we|he|she|they) |^|[.!?] ?)owed|in the hole|bal(?:ances?)?\.?(?: of| is)?|debts?(?: of| is| was| totaling)?|left(?: to pay)?|still have|payoff)(?: (?:the |my |them |him |her |on |it |like |just |about |around |is |still |irs |bank |of |i have ))*$/
const owedAfter =
  /^ ?(?:in|of|worth of) (?:\w+ )?debts?\b|^ ?(?:left(?! over| at the end| each| every| after| a month| per)|owed|remaining|to go|outstanding|balance)\b|^ debt\b|^ in the hole\b/
/** "A 0% card with 9k on it". */
const onIt = /^ (?:still |left )?on (?:it|them|there)\b/
/** "19k across 4 cards". */
const overCards = /^ ?(?:spread |split )?(?:across|over|between|among|on) (?:[\w-]+ ){1,3}cards\b/
const rateAfter =
  /^ (?:@|at) \d{1,2}\.\d{1,2}\b|^,? ?(?:left )?(?:@|at|with an?|w\/)? ?(?:about |around )?\d{1,2}(?:\.\d+)? ?(?:%|percent|apr)(?! (?:apy|yield|return))/
/** A payment is named right before the number. */
const paymentBefore =
  /\b(?:payments?|pay(?:ing)?|minimums?|min|mins|note|monthly)(?: (?:each|is|total|totals|on (?:it|them)|on (?:the|my|our) \w+(?: card| loan)?|per month|payment|amount|due|currently|right now|for it|i make|each month))*[:=]?$/
const paymentAfter = /^ ?(?:\w+ ){0,2}(?:payments?|minimums?|min\b)/
const taken = /\b(?:signed|took out|taken out|financed|borrowed|original(?:ly)?|initial(?:ly)?|started)\b/

const lookback = (text: string, place: number, length: number) =>
  text.slice(Math.max(0, place - length), place)

/** The debt named right before a number, with nothing but small words between. */
function nameBefore({ reading, names }: Ledger, mention: Mention): DebtName | undefined {
  const nearest = names.findLast((name) => name.at[1] <= mention.span[0])
  if (!nearest) return undefined
  const between = reading.text.slice(nearest.at[1], mention.span[0])
  if (between.length > 70 || /\d/.test(between)) return undefined
  if (nearest.at[0] < mention.sentence[0]) return looseStart.test(between) ? nearest : undefined
  return onlyGap.test(between) ? nearest : undefined
}

const afterGap =
  /^(?:\+|usd|dollars)?(?: (?:now|in|of|on|left|remaining|worth|total|owed|to|for|from|with|outstanding|still|left on|balance|due|debt|owing))*(?: (?:my|our|the|a|an|his|her|their|two|one|three|four|both|various|direct|federal|private|old|big|high[- ]interest|fed|home|existing|current|first|remaining|multiple|\d+|several|each|grad|medical|different|maxed[- ]out))*(?: ?\(?)? ?$/

/** "33k (in | of | left on …) credit card debt": the debt named right after a number. */
function nameAfter({ reading, names }: Ledger, mention: Mention): DebtName | undefined {
  const name = names.find((one) => one.at[0] >= mention.span[1])
  if (!name || name.at[0] - mention.span[1] > 60) return undefined
  return afterGap.test(reading.text.slice(mention.span[1], name.at[0])) ? name : undefined
}

const inSentence = ({ names }: Ledger, mention: Mention): DebtName | undefined =>
  names.findLast((name) => name.sure && name.at[0] >= mention.sentence[0] && name.at[1] <= mention.span[0])

function open(ledger: Ledger, debt: Debt, mention: Mention): DebtEntry {
  const made: DebtEntry = { debt, at: mention.span, mentions: [mention.index] }
  ledger.entries.push(made)
  return made
}

function add(entry: DebtEntry, more: Partial<Debt>, mention: Mention): void {
  entry.debt = { ...entry.debt, ...more }
  entry.mentions.push(mention.index)
  if (mention.span[0] - entry.at[1] < 90) entry.at = [entry.at[0], Math.max(entry.at[1], mention.span[1])]
}

const notInterest =
  /^ ?(?:down|of\b(?! interest)|match|bracket|tax|federal tax|stocks?|bonds?|return|apy|yield|raise|cash ?back|rewards|contribution|off\b|utiliz|usage|chance|sure|vested|equity|fee|penalty|more|increase|growth|per year return|withdrawal)/
const notInterestBefore =
  /\b(?:match(?:es|ing)?|contribut\w*|tax(?:es)?|bracket|return(?:s|ing)?|earn(?:s|ing)?|yield(?:s|ing)?|apy|savings|saving|down|put|raise|invest\w*|market|grow\w*|stocks?|hysa|cd|inflation|utilization|make|fee|offered|refinance (?:at|to|for|into)|refi (?:at|to))(?: \w+){0,2}$/

/** A loan that is only thought about. */
const prospective =
  /\b(?:thinking (?:about|of)|should (?:i|we) (?:get(?! rid)|open|take out|apply)|consider\w*|vs\.?|versus|offered|quoted?|shopping|getting|looking at|pre-?approv\w+|would be|qualif\w+|borrow the rest)\b[^.\n]{0,40}$/

/** A rate given as a range counts as its middle. */
const asRate = (mention: Mention): number => tidy((mention.low + mention.high) / 200)

/** A percentage becomes the rate of the debt it stands by. */
function readRate(ledger: Ledger, mention: Mention): void {
  const { reading, entries } = ledger
  if (notInterest.test(mention.right) || notInterestBefore.test(mention.left)) return
  if (prospective.test(mention.before)) return
  const last = entries.at(-1)
  const between = last ? reading.text.slice(last.at[1], mention.span[0]) : ''
  const named = nameBefore(ledger, mention)
  // "A title loan 1,800 on my car at 240%": what the loan is taken on does not name another.
  const before =
    named?.sure === false && last?.debt.balance !== undefined && last.debt.rate === undefined
      ? undefined
      : named
  const after = nameAfter(ledger, mention)
  // "4k irs, 9% personal loan 11k": the rate opens the next debt.
  const opensNext =
    /^[^\d]*, ?(?:and )?(?:an? |my )?$/.test(between) &&
    after !== undefined &&
    after.kind !== last?.debt.kind &&
    /^ ?(?:apr |interest )?$/.test(reading.text.slice(mention.span[1], after.at[0]))
  const joined =
    !opensNext &&
    last !== undefined &&
    last.debt.rate === undefined &&
    last.debt.balance !== undefined &&
    between.length < 70 &&
    !/[.!?]\s|\n\n/.test(between) &&
    !/\b(?:invest|savings|market|return|offered)\b/.test(between)
  if (joined && last && (!before || before.at[0] < last.at[0])) {
    // "…, all at 25%": the rate of every debt of the list.
    const all = /\b(?:all|each|both)\b/.test(between)
    for (const entry of entries)
      if (all && entry !== last && entry.debt.kind === last.debt.kind && entry.debt.rate === undefined)
        entry.debt = { ...entry.debt, rate: asRate(mention) }
    add(last, { rate: asRate(mention) }, mention)
    return
  }
  const name = (opensNext ? after : before) ?? after ?? inSentence(ledger, mention)
  const saysRate = /\b(?:apr|interest|rate)\b/.test(
    `${mention.left.slice(-30)} ${mention.right.slice(0, 20)}`,
  )
  if (name && (saysRate || before || after)) {
    const same = entries.findLast((entry) => entry.debt.kind === name.kind && entry.debt.rate === undefined)
    if (same && mention.span[0] - same.at[1] < 400) add(same, { rate: asRate(mention) }, mention)
    else
      open(
        ledger,
        { kind: name.kind, ...(name.label ? { name: name.label } : {}), rate: asRate(mention) },
        mention,
      )
    return
  }
  if (!saysRate) return
  if (last && last.debt.rate === undefined && mention.span[0] - last.at[1] < 160)
    add(last, { rate: asRate(mention) }, mention)
  else if (!last) ledger.waitingRate = { value: asRate(mention), mention }
}

const bareRateGap =
  /^(?: ?\(?,? ?(?:@|at|with|apr|rate|interest|federal|private|-|:|in|is|an?|of|loans?|student|car|auto|truck|credit|personal|debt|for my|for our|son|daughter|kids?|fed|note|on|cards?|my) ?)*$/

const atRate = /^(?!.*\b(?:invest|savings|saved|down|sold|bought)\b)[^.!?;\d]{0,40} (?:@|at) $/
/** "chase 8200 at 24.99": a bare number right after a balance is its rate. */
function readBareRate({ reading, entries }: Ledger, mention: Mention): boolean {
  const last = entries.at(-1)
  if (!last || last.debt.rate !== undefined || last.debt.balance === undefined) return false
  const between = reading.text.slice(last.at[1], mention.span[0])
  const isExact = reading.text.slice(...mention.span).includes('.')
  // "9k cc debt at 24.99": the name of the debt may stand between.
  if (
    isExact &&
    atRate.test(between) &&
    /^ ?(?:$|[.,;:!?)]|apr\b|and\b|but\b|with\b|interest\b|fixed\b|variable\b)/.test(mention.right)
  ) {
    add(last, { rate: asRate(mention) }, mention)
    return true
  }
  if (between.length > 40 || !bareRateGap.test(between) || between.trim() === '') {
    if (!/^ $/.test(between) || !isExact) {
      if (between !== ' ' || mention.low < 4) return false
    }
  }
  if (
    /^ ?(?:years?|months?|payments?|k\b|(?:(?:different|maxed[- ]out|separate|credit|store) )*cards?|(?:different |student )?loans?|more|kids?|days?|%|on\b|in\b|and \d|-)/.test(
      mention.right,
    )
  )
    return false
  add(last, { rate: asRate(mention) }, mention)
  return true
}

const listedMinimums = /\b(?:minimums|mins|payments)(?: (?:are|of|is))*$/

/** "Minimums are 95 and 160": one for each debt told, in order. */
function readListedPayments(ledger: Ledger, mention: Mention): boolean {
  const { reading, entries } = ledger
  const { mentions } = reading
  const previous = mentions[mention.index - 1]
  const joined =
    previous !== undefined && /^,? ?(?:and |& )?$/.test(reading.text.slice(previous.span[1], mention.span[0]))
  const place = entries.findIndex(
    (entry) =>
      previous !== undefined &&
      entry.mentions.at(-1) === previous.index &&
      entry.debt.minPayment !== undefined,
  )
  if (mention.time !== undefined) return false
  const isFirst = listedMinimums.test(mention.left) && entries.length > 1
  if (!isFirst && !(joined && place >= 0 && place + 1 < entries.length)) return false
  const entry = isFirst ? entries.find((one) => one.debt.minPayment === undefined) : entries[place + 1]
  if (entry) add(entry, { minPayment: amountOf(mention) }, mention)
  return true
}

/** A payment belongs to the debt named beside it, or to the one just spoken of. */
function readPayment(ledger: Ledger, mention: Mention, name: DebtName | undefined): void {
  const { reading, entries } = ledger
  // "A car loan, 9k at 7.9, 260 a month": what follows balance and rate is its payment.
  const told = entries.at(-1)
  const follows =
    told?.debt.balance !== undefined &&
    told.debt.rate !== undefined &&
    told.mentions.at(-1) === mention.index - 1 &&
    mention.per === 'month' &&
    typeof told.debt.balance === 'number' &&
    mention.low < told.debt.balance / 3 &&
    /^,? ?(?:and |w\/ |with )?(?:a )?\$?$/.test(reading.text.slice(told.at[1], mention.span[0])) &&
    !/^ ?(?:extra|more|left|to)/.test(mention.right)
  const said = follows || paymentBefore.test(mention.left) || paymentAfter.test(mention.right)
  const near = /\bloan is $|\bnote is $/.test(lookback(reading.text, mention.span[0], 10))
  if (!said && !near && name === undefined) return
  if (mention.low <= 0) return
  const planned =
    /\b(?:put|putting|throw\w*|extra|plan(?:ning)? on|could|can|afford|want to|additional|willing|going to|would like to|make|sends?)\b[^.]{0,26}$/.test(
      lookback(reading.text, mention.span[0], 50).replace(/^.*[.\n]/s, ''),
    ) || /^ ?(?:extra|more|towards?|into|to )/.test(mention.right)
  if (planned && !/\bmin(?:imum)?s?\b/.test(mention.left)) return
  const loans = entries.filter((entry) => entry.debt.kind !== 'credit_card')
  const last = entries.at(-1)
  const earlier = inSentence(ledger, mention)
  const spoken =
    name ??
    // A debt told since that name, without a name of its own: "the visa and my truck 21k at 7%, pay 512".
    (earlier !== undefined &&
    last !== undefined &&
    last.at[0] > earlier.at[1] &&
    last.debt.kind !== earlier.kind
      ? last.debt
      : earlier) ??
    (/\bloan payments?\b/.test(mention.left) && loans.length === 1 ? loans[0]?.debt : undefined)
  const label = spoken && 'label' in spoken ? spoken.label : undefined
  const same = spoken
    ? entries.findLast(
        (entry) =>
          entry.debt.kind === spoken.kind &&
          entry.debt.minPayment === undefined &&
          (label === undefined || entry.debt.name === label),
      )
    : last && last.debt.minPayment === undefined && mention.span[0] - last.at[1] < 130
      ? last
      : undefined
  if (same) add(same, { minPayment: amountOf(mention) }, mention)
  else if (spoken?.kind)
    open(
      ledger,
      { kind: spoken.kind, ...(label ? { name: label } : {}), minPayment: amountOf(mention) },
      mention,
    )
}

const notBalance =
  /^ ?(?:(?:\w+ )?limit|credit limit|per (?:share|person)|down\b|in (?:(?:my|the|our|his|her|their) )?(?:\w+ )?(?:savings?|checking|bank|retirement|401\S*|403\S*|roth|iras?|tsp|brokerage|investments?|stocks?|index funds?|hysa|cash|equity|529\S*)\b|salary|income|towards|toward|extra|into|bonus|home\b(?! (?:loan|mortgage|equity))|house\b(?! loan)|condo|cash|payment (?:of|on) (?:a|the) (?:house|home)|saved|worth of stock|(?:\w+ )?(?:tuition|scholarship|inheritance|raise|emergency))/
const outflow =
  /\b(?:put|putting|throw(?:ing)?|send(?:ing)?|paying|pay|extra|paid|use|using|apply|(?<!balance )transfer(?:red)?|charge[sd]?|charging|limit(?: of| is| from)?|spend(?:ing)?|make|earn|making|save|saving|from|afford|fee|price|bought|saved|get|getting|need|borrow|limit|donat(?:e|ed|ing)|gave|giv(?:e|ing)|leaving)(?: (?:an? |extra |another |about |around |off |down |it |of |is |with |my |the |at least |like |up to ))*$/

/** "Rent 900. Car 310. Phone 60": what a loan costs a month, in a list of bills. */
function isBill({ reading }: Ledger, mention: Mention, name: DebtName | undefined): boolean {
  if (name === undefined || name.kind === 'credit_card' || mention.low >= 1_500 || owes.test(mention.left))
    return false
  const around = reading.text.slice(Math.max(0, mention.span[0] - 60), mention.span[1] + 50)
  return (
    /\b(?:rent|bills|expenses|payments?|insurance|utilities|phone|groceries|gas)\b/.test(around) &&
    !/\bbalance|owe\b/.test(around)
  )
}

/** "403(b) balance", "savings balance": what is had, not owed. */
const accountBalance =
  /\b(?:401\S*|403\S*|457\S*|iras?|tsp|roth|savings?|checking|hsa|529\S*|brokerage|pension|hysa|account)\b[^.;\n\d]{0,30}\bbalances?(?: (?:is|of|about|around|at))*$/
const onlyBalance = /\bbalances?(?: (?:is|of))*$/

function isOwedHere({ names, reading }: Ledger, mention: Mention): boolean {
  if (isCollected(reading, mention) || isSuedFor(reading, mention)) return true
  if (accountBalance.test(mention.before.trimEnd())) return false
  if (!onlyBalance.test(mention.left)) return owes.test(mention.left)
  if (/\bcredit limit\b/.test(lookback(reading.text, mention.span[0], 90))) return true
  if (/\bapr\b/.test(mention.before)) return true
  return names.some(
    (name) => name.sure && name.at[1] <= mention.span[0] && mention.span[0] - name.at[1] < 160,
  )
}

const isOnCardNamed = (ledger: Ledger, mention: Mention): boolean =>
  onIt.test(mention.right) &&
  /\b(?:with|has|had|have|still|got)(?: (?:about|around|like|still|a|over|under))*$/.test(mention.left) &&
  inSentence(ledger, mention)?.kind === 'credit_card'

function readMoney(ledger: Ledger, mention: Mention): void {
  if (
    /^ ?(?:left ?over|leftover|extra\b|to spare|surplus|left (?:at the end|after|over|each|every|a month|per))/.test(
      mention.right,
    )
  )
    return
  if (isCashLeft(ledger.reading, mention) || isLeftOfPay(mention)) return
  const named = nameBefore(ledger, mention)
  const before = named && ledger.spent.has(named) && mention.per === undefined ? undefined : named
  const after = nameAfter(ledger, mention)
  const near = before && before.kind !== 'personal' ? before : (after ?? before)
  const name =
    near?.kind === 'auto' &&
    !near.sure &&
    !owes.test(mention.left) &&
    !/\bloan|note|finance/.test(mention.left) &&
    !/^ ?(?:left|owed|remaining|still owed)\b/.test(mention.right) &&
    !rateAfter.test(mention.after) &&
    !(
      /^ on (?:my|our|the)\b/.test(mention.right) &&
      /\b(?:owe|loan|left|%|at \d)/.test(ledger.reading.text.slice(...mention.sentence))
    )
      ? undefined
      : near
  const isOwed = isOwedHere(ledger, mention)
  const paymentWord =
    paymentBefore.test(mention.left) ||
    paymentAfter.test(mention.right) ||
    /^ ?(?:\w+ )?note\b/.test(mention.right)
  const payingOff = /\bpay(?:ing)? (?:it )?(?:off|down)\b/.test(mention.left.slice(-32))
  if (
    mention.per === 'month' ||
    (paymentWord && !isOwed && !payingOff && mention.low < (name?.kind === 'mortgage' ? 8_000 : 2_500)) ||
    isBill(ledger, mention, name)
  ) {
    readPayment(ledger, mention, name)
    return
  }
  if (mention.per !== undefined || notBalance.test(mention.right) || /^ ?(?:every|each) /.test(mention.right))
    return
  readBalance(ledger, mention, name, isOwed)
}

function readBalance(ledger: Ledger, mention: Mention, name: DebtName | undefined, isOwed: boolean): void {
  const { reading, entries } = ledger
  if (/\bworth$/.test(mention.left) || paidAlready.test(mention.left)) return
  // "bought 2021 at 2.75", "the house, owe 305": a year, and thousands that were left out.
  if (!mention.sure && !mention.scaled && mention.low >= 1_950 && mention.high <= 2_099 && !isOwed) return
  if (!mention.sure && mention.low >= 100 && mention.low < 1_000 && ofHome.test(reading.text)) return
  // "a mortgage at 6.75% on a 340k loan": the balance comes after the rate.
  const rateOnly = entries.at(-1)
  if (
    rateOnly !== undefined &&
    rateOnly.debt.balance === undefined &&
    rateOnly.debt.rate !== undefined &&
    /^ (?:loan|balance|mortgage)\b/.test(mention.right) &&
    mention.span[0] - rateOnly.at[1] < 30
  ) {
    add(rateOnly, { balance: amountOf(mention) }, mention)
    return
  }
  const rated = rateAfter.test(reading.text.slice(mention.span[1], mention.span[1] + 24))
  const sentence = reading.text.slice(...mention.sentence)
  const spoken =
    /\b(?:debts?|loans?|cards?|owe|mortgage|student|heloc|credit)\b/.test(sentence) ||
    byTopic[reading.topic ?? ''] !== undefined ||
    ledger.names.some(
      (one) => one.sure && one.at[1] <= mention.span[0] && mention.span[0] - one.at[1] < 200,
    ) ||
    reading.topic === 'debt_payoff' ||
    paysOffHome.test(reading.text)
  const isOnCards = overCards.test(mention.after)
  const inDebt =
    (isOnCards || owedAfter.test(mention.right) || isOnCardNamed(ledger, mention)) &&
    (spoken || rated || /^ ?(?:in|of|worth of) (?:\w+ )?debt|^ debt|^ in the hole/.test(mention.right))
  const continues = rated && entries.length > 0 && mention.span[0] - (entries.at(-1)?.at[1] ?? 0) < 60
  const last = entries.at(-1)
  const before = reading.mentions[mention.index - 1]
  // "five cards: 3,200, 1,900 and 850"
  const isListed =
    last?.debt.balance !== undefined &&
    before !== undefined &&
    last.mentions.at(-1) === before.index &&
    /^(?:,|,? and|;|,? &) ?$/.test(reading.text.slice(before.span[1], mention.span[0]))
  if (
    !name &&
    !isOwed &&
    !inDebt &&
    !continues &&
    !isListed &&
    !(rated && (spoken || /\binterest\b/.test(mention.after)))
  )
    return
  if (outflow.test(mention.left) && !isOwed) return
  if (name?.kind === 'mortgage' && mention.low < 8_000) {
    if (mention.low >= 300) readPayment(ledger, mention, name)
    return
  }
  if ((mention.low < 20 && !mention.sure) || (!mention.sure && mention.low < 100 && name === undefined))
    return
  const otherNoun = /\b(?:income|salary|budget|rent|insurance|bill|savings)\b/.test(
    mention.right.slice(0, 16),
  )
  if (otherNoun && !name && !isOwed) return
  const kind =
    name?.kind ??
    (isOnCards ? 'credit_card' : undefined) ??
    (continues || isListed ? entries.at(-1)?.debt.kind : kindNearby(ledger, mention))
  const label = name?.label
  const waiting = isListed
    ? undefined
    : entries.findLast(
        (entry) =>
          entry.debt.kind === kind &&
          entry.debt.balance === undefined &&
          mention.span[0] - entry.at[1] < 120 &&
          (label === entry.debt.name || (label === undefined && name === undefined)),
      )
  const entry =
    waiting ?? open(ledger, { ...(kind ? { kind } : {}), ...(label ? { name: label } : {}) }, mention)
  add(entry, { balance: amountOf(mention) }, mention)
  if (name !== undefined && name.at[0] >= mention.span[1]) ledger.spent.add(name)
  if (taken.test(mention.before.slice(-60))) entry.isOriginal = true
  if (ledger.waitingRate && mention.span[0] - ledger.waitingRate.mention.span[1] < 60) {
    add(entry, { rate: ledger.waitingRate.value }, ledger.waitingRate.mention)
    entry.at = mention.span
    ledger.waitingRate = undefined
  }
}

/** "We paid off 14k of debt last year": owed no more. */
const paidAlready = /\b(?:paid|payed|knocked)(?: (?:it|them))? (?:off|down)$/
const ofHome = /\b(?:bought|buy|sell|our|my|the) (?:an? |our |my |the )?(?:house|home|condo)\b/
/** "Pay off the house? 96k left at 3.25": what is owed on a home without the word for it. */
const paysOffHome = /\bpay(?:ing)? (?:off|down) (?:the|my|our) (?:house|home|condo|place)\b/
/** What is refinanced is the home, where no other loan is named. */
const isRefinanced = (text: string): boolean =>
  /\bre-?financ\w*|\brefi\b/.test(text) &&
  !/\b(?:student|car|auto|truck|personal|school|federal)\b/.test(text)

const byTopic: Partial<Record<string, DebtKind>> = { mortgage: 'mortgage', student_loans: 'student_loan' }

/** The kind of debt that is spoken of when a number says only "owe" or "debt". */
function kindNearby(ledger: Ledger, mention: Mention): DebtKind | undefined {
  const { reading, names } = ledger
  const earlier = inSentence(ledger, mention)
  if (earlier) return earlier.kind
  const inDebt = owedAfter.test(mention.right) && /debt|in the hole/.test(mention.right.slice(0, 24))
  const kinds = new Set(names.filter((name) => name.sure).map((name) => name.kind))
  if (
    !inDebt &&
    mention.low >= 30_000 &&
    /\b(?:house|home|condo)\b/.test(lookback(reading.text, mention.span[0], 120))
  )
    return 'mortgage'
  if (!inDebt && mention.low >= 30_000 && (paysOffHome.test(reading.text) || isRefinanced(reading.text)))
    return 'mortgage'
  if (/\bcredit limit\b/.test(lookback(reading.text, mention.span[0], 80))) return 'credit_card'
  if (
    /^ on (?:it|the (?:car|truck)|my (?:car|truck))\b/.test(mention.right) &&
    /\b(?:car|truck|suv|van|vehicle)\b/.test(lookback(reading.text, mention.span[0], 60))
  )
    return 'auto'
  if (kinds.has('credit_card') && inDebt) return 'credit_card'
  if (kinds.size === 1) return [...kinds][0]
  const told = byTopic[reading.topic ?? '']
  if (told) return told
  if (/\bapr\b/.test(reading.text) && (owes.test(mention.left) || inDebt)) return 'credit_card'
  if (isCollected(reading, mention) || isSuedFor(reading, mention)) return 'other'
  return /\binterest\b/.test(reading.text) || !(owes.test(mention.left) || inDebt) ? undefined : 'other'
}

const isRateLike = (mention: Mention) =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low > 0 &&
  mention.low < 40

/** "mortgage rate is 7.1", "avg apr 26": a rate without its sign. */
const saysBareRate =
  /\b(?:(?:mortgage|loan|card|interest|my|our|current|the) rate|(?:avg|average)? ?(?:apr|interest))(?: (?:is|of|at|on (?:it|the|my) ?\w*))*$/

/** "1,200 at 18% min 35": too small for money anywhere else. */
const isSmallMinimum = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.time === undefined &&
  mention.low >= 5 &&
  mention.low < 100 &&
  /\bmin(?:imum)?(?: payments?)?(?: (?:is|of))?:?$/.test(mention.left) &&
  !/^ ?(?:%|percent)/.test(mention.right)

export function debtEntries(reading: Reading, names: readonly DebtName[]): DebtEntry[] {
  const ledger: Ledger = { reading, names, entries: [], spent: new Set(), waitingRate: undefined }
  const promotions = promotionsIn(reading)
  const following = promotions.length === 0 ? [] : reading.mentions.filter(isRateThatFollows)
  for (const mention of reading.mentions) {
    if (following.includes(mention)) continue
    const reason = unreal(mention) ?? (isOfOthers(reading, mention) ? 'someone_else' : undefined)
    if (mention.kind === 'percent') {
      if (reason === undefined || reason === 'rule') readRate(ledger, mention)
      continue
    }
    if (isRateLike(mention) && readBareRate(ledger, mention)) continue
    if (isRateLike(mention) && saysBareRate.test(mention.left) && reason === undefined) {
      readRate(ledger, mention)
      continue
    }
    if (reason !== undefined) continue
    if (isSmallMinimum(mention)) readPayment(ledger, mention, nameBefore(ledger, mention))
    else if (!readListedPayments(ledger, mention) && mayBeMoney(mention)) readMoney(ledger, mention)
  }
  const entries = withoutOriginals(withoutTotals(reading, ledger.entries))
  markCollected(reading, entries)
  markLate(reading, entries)
  markPromotions(promotions, following, entries)
  return entries
}
