/** What is paid on a debt each month, or its minimum. */

import { carValuesIn } from './car-values.ts'
import { add, inSentence, type Ledger, lookback, open } from './debt-ledger.ts'
import type { DebtName } from './debt-names.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'

/** A payment is named right before the number. */
export const paymentBefore =
  /\b(?:(?:payment|instal?lment|repayment|standard|graduated|extended) (?:plan|agreement|arrangement)(?: (?:with (?:them|the irs)|for|of|at))*|payments?|py?mts?|(?<!\b(?:take[- ]?home|home|net|gross|base|unemployment|sick|disability|severance|after[- ]tax|monthly|weekly|my|our|his|her) )pay|paying|minimums?|min|mins|note|monthly|pay(?:ing)? (?:it|them|this|that) (?:off|down|back)(?: (?:with|at|by|for))*)(?: (?:each|is|total|totals|on (?:it|them)|on (?:the|my|our) \w+(?: card| loan)?|per month|payment|amount|due|currently|right now|for it|i make|each month))*(?:, which(?: is)?)?[:=]?$/
export const paymentAfter = /^ ?(?:\w+ ){0,2}(?:payments?|py?mts?\b|minimums?|min\b)/

/** "We pay 1,900 rent", "I pay 450 for daycare": it is paid for something else. */
const otherCost =
  /^ ?(?:(?:in|for|on|towards?) (?:the |our |my |his |her |their )?(?:\w+(?:'s)? ){0,2})?(?:rent|day ?care|child ?care|preschool|(?:\w+ )?insurance|utilities|groceries|food|tuition|premiums?|child support|alimony|bills|phones?|internet|therapy|camp|hoa|property tax\w*)\b/

const listedMinimums = /\b(?:minimums|mins|payments)(?: (?:are|of|is))*$/
const oneMinimum = /\b(?:minimum|min)(?: payments?)?(?: (?:are|of|is))*$/
const mostOfMinimum = 500

/** "Minimums are 95 and 160": one for each debt told, in order. */
export function readListedPayments(ledger: Ledger, mention: Mention): boolean {
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
  const isPlural = listedMinimums.test(mention.left) && entries.length > 1
  const next = mentions[mention.index + 1]
  // "4500 and 2100, min 130 and 65": after debts of which none has a payment yet.
  const isOneForEach =
    oneMinimum.test(mention.left) &&
    entries.length > 1 &&
    entries.every(({ debt }) => debt.minPayment === undefined)
  const isFirst =
    (isPlural || isOneForEach) &&
    next !== undefined &&
    listJoin.test(reading.text.slice(mention.span[1], next.span[0])) &&
    next.time === undefined &&
    (isPlural || next.high <= mostOfMinimum)
  // "Minimums total 240": one sum for all of them is that of none.
  if (isPlural && !isFirst) return true
  if (!isFirst && !(joined && place >= 0 && place + 1 < entries.length)) return false
  const entry = isFirst ? entries.find((one) => one.debt.minPayment === undefined) : entries[place + 1]
  if (entry) add(entry, { minPayment: amountOf(mention) }, mention)
  return true
}

const listJoin = /^(?:,|,? and|,? &) ?\$?$/
const paysList = /\b(?:pay(?:ing)?|payments?|mins?|minimums?)(?: (?:of|are|like))*$/
const onEachOfThem =
  /^ ?(?:(?:a|per|each|every) month |monthly )?(?:on|towards?|for) (?:them|'?em|each|those|these|both|(?:my |the |our |these )?(?:two|three|four|\d|cards|loans)(?: (?:credit )?(?:cards|loans))?)\b/
const asMinimums =
  /^ ?(?:(?:a|per|each) month |monthly )?(?:(?:are|is|as|in) )?(?:the |my |our )?(?:min(?:imum)?s?(?: payments?)?|payments)\b/

const endsThere = /^ ?(?:(?:a|per|each|every) month|monthly|right now|now|respectively)?\W*$/

/** `areKnown`: the debts were told before, and no large sum of this message is one. "150 and 200 on them", "95, 60 and 40 a month minimums": one payment for each debt, told beside each other. */
export function paymentListsIn({ text, mentions }: Ledger['reading'], areKnown = false): Mention[][] {
  const firstLarge = mentions.find(({ low }) => low >= 500)?.index ?? mentions.length
  const runs: Mention[][] = []
  for (const mention of mentions) {
    const isPart =
      mention.kind !== 'percent' &&
      mention.time === undefined &&
      mention.low === mention.high &&
      (mention.per ?? 'month') === 'month'
    if (!isPart) continue
    const run = runs.at(-1)
    const previous = run?.at(-1)
    const goesOn = previous !== undefined && listJoin.test(text.slice(previous.span[1], mention.span[0]))
    if (goesOn) run?.push(mention)
    else runs.push([mention])
  }
  return runs.filter(([first, ...rest]) => {
    const last = rest.at(-1)
    if (first === undefined || last === undefined) return false
    const isFirstTold = areKnown || firstLarge >= first.index
    return (
      asMinimums.test(last.right) ||
      (isFirstTold && listedMinimums.test(first.left)) ||
      (areKnown && oneMinimum.test(first.left)) ||
      (paysList.test(first.left) && onEachOfThem.test(last.after)) ||
      // "We pay 200 and 310": whose debts were told says one for each.
      (areKnown && paysList.test(first.left) && endsThere.test(last.after))
    )
  })
}

/** Each payment of such a list goes to a debt, in order, where there are as many of one as of the other. */
export function sharePayments(lists: readonly Mention[][], entries: readonly DebtEntry[]): void {
  for (const list of lists) {
    const unpaid = entries.filter(
      ({ debt: { balance, minPayment } }) => typeof balance === 'number' && minPayment === undefined,
    )
    if (unpaid.length !== list.length) continue
    for (const [index, entry] of unpaid.entries()) {
      const payment = list[index]
      if (payment === undefined || payment.low * 3 > Number(entry.debt.balance)) continue
      entry.debt = { ...entry.debt, minPayment: payment.low }
      entry.mentions.push(payment.index)
    }
  }
}

/** A loan payment of nothing is one that follows income; elsewhere nobody is asked for nothing. */
const asksNothing = (
  { text, household }: Ledger['reading'],
  told: Ledger['entries'][number] | undefined,
): boolean =>
  told?.debt.kind === 'student_loan' &&
  ((household?.incomeDrivenPlan ?? 'none') !== 'none' ||
    /\b(?:save|ibr|paye|icr|rap|income[- ]based|income[- ]driven|idr)\b/.test(text))

/** Words that may stand between what is told of a debt and its payment. */
const onlyTells =
  /^(?:[ ,(%]|(?:on (?:the|my|our|an?|his|her) (?:\w+ )?(?:car|truck|van|suv|loan|card|mortgage|house|home)|apr|interest|fixed|variable|balance|bal\.?|owed|still|left|remaining|to go|now|worth|with|w\/|and|at|of|a|an|it|its|which|that|i|we|pays?|paying|payments?|costs?|costing|runs|is|are|me|us|about|around)(?![\w'])|\d{1,3} (?:years|yrs|months)\b)*\$?$/
const paysWord = /\b(?:pays|paying|costs|costing|runs)(?: (?:about|around|me|us))* ?\$?$/
const goesElsewhere = /^ ?(?:extra|more|left|off|to|towards?|into|in|for|of|rent|income)\b/

/**
 * "A car loan, 9k at 7.9, 260 a month", "14,300 left (389 a month)", "a car worth 15k, 480 a month": what directly
 * follows a debt by the month is its payment.
 */
export function followsDebt({ reading, entries }: Ledger, mention: Mention): boolean {
  const told = entries.at(-1)
  const worth = carValuesIn(reading).find((one) => one.mention.index === mention.index - 1)?.mention
  const previous = reading.mentions[mention.index - 1]
  // "… with 27 years left and costs 1,660 a month": the term stands between.
  const last = worth ?? (previous?.time === undefined ? previous : reading.mentions[previous.index - 1])
  if (told === undefined || last === undefined || told.debt.minPayment !== undefined) return false
  if (typeof told.debt.balance !== 'number' || mention.low >= told.debt.balance / 3) return false
  const between = reading.text.slice(last.span[1], mention.span[0])
  const isNext = told.mentions.at(-1) === (worth === undefined ? last.index : worth.index - 1)
  const isMonthly = mention.per === 'month' || (mention.per === undefined && paysWord.test(between))
  return (
    isNext &&
    isMonthly &&
    mention.kind !== 'percent' &&
    onlyTells.test(between) &&
    !goesElsewhere.test(mention.right)
  )
}

/** "Minimums total 240": those of all debts together. */
const ofAll =
  /\b(?:minimums|mins|(?:min(?:imum)?|monthly|card|debt) payments|payments) (?:all )?(?:total|totaling|come to|comes to|add up to|together|combined|altogether)[^.;\d]{0,16}$/

const timesAMonth: Partial<Record<NonNullable<Mention['per']>, number>> = {
  week: 52 / 12,
  two_weeks: 26 / 12,
  half_month: 2,
}
const isWithinMonth = ({ per }: Mention): boolean => per !== undefined && timesAMonth[per] !== undefined

/** What a payment that is made each week or fortnight comes to in a month, in whole dollars. */
function inAMonth(mention: Mention): ReturnType<typeof amountOf> {
  const times = mention.per === undefined ? undefined : timesAMonth[mention.per]
  return times === undefined ? amountOf(mention) : Math.round(mention.low * times)
}

/** A payment belongs to the debt named beside it, or to the one just spoken of. */
export function readPayment(ledger: Ledger, mention: Mention, name: DebtName | undefined): void {
  const { reading, entries } = ledger
  const told = entries.at(-1)
  // "2 payments behind on my car, 460 a month".
  const followsLate =
    mention.per === 'month' &&
    /\b(?:behind|late) (?:on|with) (?:\w+ ){0,2}[\w-]+(?: loan)?,? \(?\$?$/.test(mention.before) &&
    !/^ ?(?:extra|more|left|to|in|for|of|rent|income)\b/.test(mention.right)
  const said =
    followsDebt(ledger, mention) ||
    followsLate ||
    paymentBefore.test(mention.left) ||
    paymentAfter.test(mention.right)
  const near = /\bloan is $|\bnote is $/.test(lookback(reading.text, mention.span[0], 10))
  if (!said && !near && name === undefined) return
  // "Pay min 790 total": of all of them, and of none alone.
  const ofSeveral = entries.length > 1 || /\bpaying(?: \w+)?$/.test(mention.left)
  if (ofSeveral && /^ (?:in )?(?:total|combined|altogether|for all)\b/.test(mention.right)) return
  if (entries.length > 1 && ofAll.test(mention.before)) return
  if ((mention.low <= 0 && !asksNothing(reading, told)) || otherCost.test(mention.right)) return
  const planned =
    /\b(?:put|putting|throw\w*|extra|plan(?:ning)? (?:on|to)|could|can|afford|want to|additional|willing|going to|would like to|make|sends?)\b[^.]{0,26}$/.test(
      lookback(reading.text, mention.span[0], 50).replace(/^.*[.\n]/s, ''),
    ) || /^ ?(?:extra|more|towards?|into|to )/.test(mention.right)
  if (planned && !/\bmin(?:imum)?s?\b/.test(mention.left)) return
  const onIncomePlan =
    reading.topic === 'student_loans' &&
    /\b(?:ibr|paye|icr|rap|idr|save)(?: plan)?,? (?:and |i'm |i am )?(?:paying|i pay|payments?)(?: (?:is|are|about|of))*$/.test(
      mention.left,
    )
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
    (/\bloan payments?\b/.test(mention.left) && loans.length === 1 ? loans[0]?.debt : undefined) ??
    (onIncomePlan && last === undefined ? { kind: 'student_loan' as const } : undefined)
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
  // "Paying 90 every 2 weeks" on a payday loan is the fee of a renewal, and pays nothing off.
  const kind = same?.debt.kind ?? spoken?.kind
  if (kind === 'payday' && isWithinMonth(mention)) return
  if (same) add(same, { minPayment: inAMonth(mention) }, mention)
  else if (spoken?.kind)
    open(
      ledger,
      { kind: spoken.kind, ...(label ? { name: label } : {}), minPayment: inAMonth(mention) },
      mention,
    )
}

/** "1,200 at 18% min 35", "3,100 at 24% paying 95": too small for money anywhere else. */
export const isSmallMinimum = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.time === undefined &&
  mention.low >= 5 &&
  mention.low < 100 &&
  (/\bmin(?:imum)?(?: payments?)?(?: (?:is|of))?:?$/.test(mention.left)
    ? !/^ ?(?:%|percent)/.test(mention.right)
    : isPaidSmall(mention))

const paysSmall =
  /\b(?:pay(?:s|ing)?|payments?|instal?lments?)(?: (?:of|is|are|me|about|around|only|just|at least))*:?$/
const aloneAfter =
  /^(?: on (?:it|that(?: one)?)| for it| toward it)?(?=$|[.,;:!?)\n]| (?:and|but|so|while|plus|then)\b)/
const isPaidSmall = ({ left, right }: Mention): boolean => paysSmall.test(left) && aloneAfter.test(right)

const severalCars =
  /\b(two|2|both|three|3) (?:cars?|trucks?|autos?|vehicles?)(?: (?:loans|payments|notes))?(?: (?:at|of|for|about))*[ ,:(]{0,2}\$?$/
const isRunningCost = /\b(?:insur\w*|premiums?|gas|registration|repairs?|save|saving|worth)\b/
/** "2 car loans 480 and 390 a month": the second of the two. */
function secondCar({ reading }: Ledger, mention: Mention): Mention | undefined {
  const next = reading.mentions[mention.index + 1]
  if (next === undefined || mention.per !== 'month' || next.per !== 'month') return undefined
  return / (?:and|&) \$?$/.test(reading.text.slice(mention.span[1], next.span[0])) ? next : undefined
}

/** "Two cars (380 each)": a loan on each, with its payment. */
export function readEachCar(ledger: Ledger, mention: Mention): boolean {
  const said = severalCars.exec(mention.before)?.[1]
  const isEach = mention.per === undefined || mention.per === 'month'
  const second =
    said === undefined || isRunningCost.test(mention.before) ? undefined : secondCar(ledger, mention)
  if (second !== undefined) {
    for (const payment of [mention, second])
      open(ledger, { kind: 'auto', minPayment: amountOf(payment) }, payment)
    return true
  }
  if (said === undefined || !isEach || !/^ ?(?:(?:a|per) month |monthly )?each\b/.test(mention.right))
    return false
  if (
    mention.low < 80 ||
    mention.high > 2_000 ||
    isRunningCost.test(mention.before + mention.after.slice(0, 24))
  )
    return false
  for (let count = /^(?:three|3)$/.test(said) ? 3 : 2; count > 0; count -= 1)
    open(ledger, { kind: 'auto', minPayment: amountOf(mention) }, mention)
  return true
}

/** "Payment is 520, owe 19k at 11%": told before the only debt, right beside it. */
export function takePaymentBefore(
  { mentions, text }: Ledger['reading'],
  entries: readonly DebtEntry[],
): void {
  const [entry, ...others] = entries
  if (entry === undefined || others.length > 0 || entry.debt.minPayment !== undefined) return
  const { balance } = entry.debt
  const payment = mentions.findLast(({ span }) => span[1] <= entry.at[0])
  if (typeof balance !== 'number' || payment === undefined || entry.mentions.includes(payment.index)) return
  const isPayment =
    payment.kind !== 'percent' &&
    payment.time === undefined &&
    (payment.per ?? 'month') === 'month' &&
    payment.high * 3 <= balance &&
    paymentIs.test(payment.before) &&
    /^,? ?(?:and |but )?(?:i |we )?(?:still )?owe(?: (?:about|around|like))* \$?$/.test(
      text.slice(payment.span[1], entry.at[0]),
    )
  if (isPayment) add(entry, { minPayment: amountOf(payment) }, payment)
}
const paymentIs = /\b(?:payments?|pmts?|note) (?:is|are|of)(?: (?:about|around|like))* \$?$/
