/** What is owed: a sum of money beside the name of a debt, or beside words that say so. */
import type { DebtKind } from '#engine/facts/debts.ts'
import { isCashLeft, isLeftOfPay } from './cash-left.ts'
import { isCollected, isCollectedAlone, isSuedFor } from './collectors.ts'
import { byTopic, isBilled, kindNearby, owedAfter, owes } from './debt-kinds-nearby.ts'
import { add, inSentence, type Ledger, lookback, nameAfter, nameBefore, open } from './debt-ledger.ts'
import { type DebtName, paysOffHome } from './debt-names.ts'
import { followsDebt, paymentAfter, paymentBefore, readPayment } from './debt-payments.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'
import { payWord } from './pay-words.ts'
import { isOwedOnSold } from './sum-that-came.ts'

/** "A 0% card with 9k on it". */
/** "On IBR going for PSLF with 42k of loans": only loans of studies are repaid so. */
const ofStudies =
  /\b(?:pslf|public service (?:loan )?forgiveness|ibr|paye|income[- ](?:driven|based) (?:re)?pay\w*|repayment assistance plan)\b/
const onIt = /^ (?:still |left )?on (?:it|them|there)\b/
/** "20,000 at 6.39% federal". */
const lenderAfter = /^ ?(?:at |@ )?\d{1,2}(?:\.\d+)? ?(?:%|percent)? (?:federal|private)\b(?! (?:card|bank))/
/** "3,000 with min 90". */
const minimumAfter = /^,? ?(?:\(|with |w\/ )?(?:an? )?min(?:imum)?(?: payment)?(?: of)? \$?\d/
/** "19k across 4 cards". */
const overCards =
  /^ ?(?:spread |split )?(?:across|over|between|among|on) (?:[\w-]+ ){1,3}cards\b|^ on an? \d{1,2}(?:\.\d+)? ?%(?: apr)? (?:[\w-]+ )?card\b/
const rateAfter =
  /^ (?:@|at) \d{1,2}\.\d{1,2}\b|^,? ?(?:left )?(?:on (?:it|them) )?(?:@|at|with an?|w\/)? ?(?:about |around )?\d{1,2}(?:\.\d+)? ?(?:%|percent|apr)(?! (?:apy|yield|return|raise|bonus|down|contribution|(?:[\w()-]+ )?match))/

const taken =
  /\btook (?:out )?(?:an?|another) \$?$|\b(?:signed|took(?: (?:an?|my|another|the))?(?: \w+)? loan|took out|taken out|financed|borrowed|original(?:ly)?|initial(?:ly)?|started)\b/

const notBalance =
  /^ ?(?:(?:\w+ )?limit|credit limit|per (?:share|person)|down\b|(?:still )?in (?:the|my|our|that) (?:old|other|new|former) (?:one|plan|account|401|403)|(?:(?:is |are |still |just )*(?:sitting|parked|kept|saved|stashed|lying|put away|set aside|tucked away) )?in (?:(?:my|the|our|his|her|their|an?) )?(?:\w+ )?(?:savings?|checking|bank|retirement|401\S*|403\S*|roth|iras?|tsp|brokerage|investments?|stocks?|index funds?|hysa|cash|equity|529\S*|emergency (?:fund|savings)|e-?fund|money market|cds?|bonds)\b|salary|income|towards|toward|extra|into|bonus|home\b(?! (?:loan|mortgage|equity))|house\b(?! loan)|condo|cash|payment (?:of|on) (?:a|the) (?:house|home)|saved|worth of stock|(?:\w+ )?(?:tuition|scholarship|inheritance|raise|emergency))/
const outflow =
  /\b(?:put|putting|throw(?:ing)?|send(?:ing)?|paying|pay|extra|paid|use|using|apply|(?<!balance )transfer(?:red)?|charge[sd]?|charging|limit(?: of| is| from)?|spen[dt](?:ing)?|make|earn|making|save|saving|from|afford|fee|price|bought|saved|get|getting|need|borrow|limit|donat(?:e|ed|ing)|sent|lent|loaned|gift(?:ed|ing)?|gave|giv(?:e|ing)|leaving)(?: (?:an? |extra |another |about |around |off |down |it |of |is |with |my |the |at least |like |up to ))*$/

/** "We make 64k and 71k, 31k in student loans" */
const paysOfTwo = /\b(?:make|makes|making|earn|earns|earning) \$?\d[\d,.]{0,10}k?(?: (?:and|&)|,) \$?$/

/** What is paid by the month like other bills. */
const billed: Partial<Record<DebtKind, true>> = {
  auto: true,
  mortgage: true,
  heloc: true,
  student_loan: true,
  personal: true,
  plan_loan: true,
  other: true,
}
/** "Rent 900. Car 310. Phone 60": what a loan costs a month, in a list of bills. */
function isBill({ reading }: Ledger, mention: Mention, name: DebtName | undefined): boolean {
  if (name === undefined || billed[name.kind] !== true || mention.low >= 1_500 || owes.test(mention.left))
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

function isOwedHere(ledger: Ledger, mention: Mention): boolean {
  const { names, reading } = ledger
  if (isCollected(reading, mention) || isSuedFor(reading, mention)) return true
  if (isBilled.test(mention.before)) return true
  if (accountBalance.test(mention.before.trimEnd())) return false
  if (!onlyBalance.test(mention.left)) return owes.test(mention.left)
  if (/\bcredit limit\b/.test(lookback(reading.text, mention.span[0], 90))) return true
  if (/\bapr\b/.test(mention.before)) return true
  return names.some(
    (name) =>
      name.sure &&
      name.at[1] <= mention.span[0] &&
      mention.span[0] - name.at[1] < 160 &&
      // "I owe 15k on my 401k loan. Balance is 140k": the second sum is what the plan holds.
      !(
        name.kind === 'plan_loan' &&
        (ledger.spent.has(name) ||
          ledger.entries.some(({ debt }) => debt.kind === 'plan_loan' && debt.balance !== undefined))
      ),
  )
}

const isOnCardNamed = (ledger: Ledger, mention: Mention): boolean =>
  onIt.test(mention.right) &&
  /(?:^|[,;(]|\b(?:and|with|has|had|have|still|got)(?: (?:about|around|like|still|a|over|under))*)$/.test(
    mention.left,
  ) &&
  inSentence(ledger, mention)?.kind === 'credit_card'

const spendsInAll = /\b(?:spend|spending|expenses|costs|bills)(?: (?:are|is|run|come to|about|around))*$/
const withDebt = /^ (?:with|including|counting) (?:the|our|my) /
/** "4,000 that I borrowed from my uncle". */
const ofFamily =
  /^ (?:that |which )?(?:i|we) (?:borrowed from|owe(?: to)?) (?:my |our |his |her )?(?:dad|mom|mother|father|parents|brother|sister|uncle|aunt|grandma|grandpa|in-laws|cousin|(?:best )?friend)\b/

export function readMoney(ledger: Ledger, mention: Mention): void {
  if (
    /^ ?(?:left ?over|leftover|extra\b|to spare|surplus|left (?:at the end|after|over|each|every|a month|per))/.test(
      mention.right,
    )
  )
    return
  if (isCashLeft(ledger.reading, mention) || isLeftOfPay(mention)) return
  if (isOwedOnSold(ledger.reading, mention)) return
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
    !ofRatedCar.test(mention.after) &&
    !(
      /^ on (?:my|our|the)\b/.test(mention.right) &&
      /\b(?:owe|loan|left|%|at \d)/.test(ledger.reading.text.slice(...mention.sentence))
    )
      ? undefined
      : near
  // "We spend 6,500 a month with the mortgage": all that goes out, and no payment.
  if (spendsInAll.test(mention.left) && withDebt.test(mention.right)) return
  const isOwed = isOwedHere(ledger, mention) || ofFamily.test(mention.right)
  // "I pay 410 on my car (…), 215 on student loans (…)"
  const isPaidOn =
    /^ on (?:my |the |our |a )?/.test(mention.right) &&
    mention.per === undefined &&
    /\b(?:i|we)(?:'m|'re| am| are)? pay(?:ing)? \$?\d/.test(
      ledger.reading.text.slice(mention.sentence[0], mention.span[0] + 2),
    )
  const paymentWord =
    isPaidOn ||
    (paymentBefore.test(mention.left) && !(name !== undefined && isPaidOff(mention))) ||
    (paymentAfter.test(mention.right) && !minimumAfter.test(mention.after)) ||
    /^ ?(?:\w+ )?note\b/.test(mention.right)
  const payingOff = /\bpay(?:ing)? (?:it )?(?:off|down)\b/.test(mention.left.slice(-32))
  if (
    mention.per === 'month' ||
    followsDebt(ledger, mention) ||
    (paymentWord && !isOwed && !payingOff && mention.low < (name?.kind === 'mortgage' ? 8_000 : 2_500)) ||
    isBill(ledger, mention, name)
  ) {
    readPayment(ledger, mention, name)
    return
  }
  if (
    mention.per !== undefined ||
    notBalance.test(mention.right) ||
    /^ ?(?:every|each) (?!at\b|@|with\b|and\b|but\b)/.test(mention.right)
  )
    return
  readBalance(ledger, mention, name, isOwed)
}

/** "Discover: 2000" */
const inItsLine = /(?:^|\n)[^\n\d]{2,30}: ?\$?$/

/** "Best Buy 0% promo 1,400": a rate, then the balance. */
const afterRate =
  /^(?:[ ,:]|(?:apr|interest|promo(?:tion(?:al)?)?|intro(?:ductory)?|rate|card|deal|financing|on|with|balance|of|about|around|owe)\b)*\$?$/

/** "Paying 320 a month on a 14k car loan": the payment, then what is owed. */
const isPaidOn = (
  { text }: Ledger['reading'],
  payment: Mention | undefined,
  balance: Mention,
): payment is Mention =>
  payment?.per === 'month' &&
  /\bpay(?:ing|s)?(?: (?:about|around))?$/.test(payment.left) &&
  /^ (?:on|for|towards?) (?:an? |my |our |the )?\$?$/.test(text.slice(payment.span[1], balance.span[0]))

function readBalance(ledger: Ledger, mention: Mention, name: DebtName | undefined, isOwed: boolean): void {
  const { reading, entries } = ledger
  if (/\bworth$/.test(mention.left) || paidAlready.test(mention.left)) return
  // "bought 2021 at 2.75", "the house, owe 305": a year, and thousands that were left out.
  const mayBeYear = !mention.sure && !mention.scaled && mention.low >= 1_950 && mention.high <= 2_099
  const rated = rateAfter.test(reading.text.slice(mention.span[1], mention.span[1] + 24))
  // "Store card 2000 at 29%", "Discover: 2000": no year has a rate on a card, or stands in its line.
  const isOnCard = name?.kind === 'credit_card' && (rated || inItsLine.test(mention.before))
  if (mayBeYear && !isOnCard && (!isOwed || leftThen.test(mention.left))) return
  if (!mention.sure && mention.low >= 100 && mention.low < 1_000 && ofHome.test(reading.text)) return
  // "a mortgage at 6.75% on a 340k loan": the balance comes after the rate.
  const rateOnly = entries.at(-1)
  if (
    rateOnly !== undefined &&
    rateOnly.debt.balance === undefined &&
    rateOnly.debt.rate !== undefined &&
    ((/^ (?:loan|balance|mortgage)\b/.test(mention.right) && mention.span[0] - rateOnly.at[1] < 30) ||
      (rateOnly.mentions.at(-1) === mention.index - 1 &&
        afterRate.test(reading.text.slice(reading.mentions[mention.index - 1]?.span[1], mention.span[0]))))
  ) {
    add(rateOnly, { balance: amountOf(mention) }, mention)
    return
  }
  // "The car is 480 a month with 21k to go"
  const payment = reading.mentions[mention.index - 1]
  const payer =
    payment?.per === 'month' &&
    /^ (?:left|to go|remaining|owed)\b/.test(mention.right) &&
    /^,? (?:with|and)(?: (?:about|around|still))* \$?$/.test(
      reading.text.slice(payment.span[1], mention.span[0]),
    )
      ? nameBefore(ledger, payment)
      : undefined
  if (payer !== undefined && payment !== undefined) {
    const paid = entries.findLast((one) => one.debt.kind === payer.kind && one.debt.balance === undefined)
    const entry = paid ?? open(ledger, { kind: payer.kind, minPayment: amountOf(payment) }, payment)
    add(entry, { balance: amountOf(mention) }, mention)
    return
  }
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
    (isOnCards ||
      minimumAfter.test(mention.after) ||
      owedAfter.test(mention.right) ||
      isOnCardNamed(ledger, mention)) &&
    (spoken || rated || /^ ?(?:in|of|worth of) (?:\w+ )?debt|^ debt|^ in the hole/.test(mention.right))
  const inLoans = isInLoans(mention) || (reading.topic === 'student_loans' && isLoansAlone(mention))
  const continues = rated && entries.length > 0 && mention.span[0] - (entries.at(-1)?.at[1] ?? 0) < 60
  const last = entries.at(-1)
  const before = reading.mentions[mention.index - 1]
  // "five cards: 3,200, 1,900 and 850"
  const isListed =
    last?.debt.balance !== undefined &&
    before !== undefined &&
    last.mentions.at(-1) === before.index &&
    !fromWork.test(mention.right) &&
    (/^(?:,|,? and|;|,? &) ?$/.test(reading.text.slice(before.span[1], mention.span[0])) ||
      // "3 cards 5k 7k and 2k"
      (before.scaled &&
        mention.scaled &&
        /^ (?:and )?$/.test(reading.text.slice(before.span[1], mention.span[0]))))
  const isTotal =
    /(?:^|[,;(] ?)(?:in )?total(?:s|ing)?(?: of| is| about| around|:)* \$?$/.test(mention.before) &&
    ledger.names.some(
      (one) => one.sure && one.at[1] <= mention.span[0] && one.at[0] >= mention.sentence[0],
    ) &&
    !entries.some(({ debt }) => debt.balance !== undefined)
  if (
    !name &&
    !isOwed &&
    !inDebt &&
    !inLoans &&
    !isTotal &&
    !continues &&
    !isListed &&
    !(rated && (spoken || /\binterest\b/.test(mention.after)))
  )
    return
  if (outflow.test(mention.left) && !isOwed && !isPaidOff(mention)) return
  // "Two cards with a combined 4,300 balance": together, and no pay of two.
  const beforeSum = mention.left.replace(/ with an? (?:combined|total)$/, '')
  if (!isOwed && (payWord.test(beforeSum) || paysOfTwo.test(mention.before))) return
  if (name?.kind === 'family' && !isOwed && paidOut.test(mention.before)) return
  if (name?.kind === 'mortgage' && mention.low < 8_000) {
    if (mention.low >= 300) readPayment(ledger, mention, name)
    return
  }
  if ((mention.low < 20 && !mention.sure) || (!mention.sure && mention.low < 100 && name === undefined))
    return
  const otherNoun = /\b(?:income|salary|budget|rent|insurance|bill|savings)\b/.test(
    mention.right.slice(0, 16).replace(/[,;.].*$/s, ''),
  )
  if (otherNoun && !name && !isOwed) return
  const kind =
    (isCollectedAlone(mention) ? 'other' : undefined) ??
    (lenderAfter.test(mention.after) ? 'student_loan' : undefined) ??
    (ofFamily.test(mention.right) ? 'family' : undefined) ??
    name?.kind ??
    (isOnCards ? 'credit_card' : undefined) ??
    (inLoans && !isOwed
      ? (byTopic[reading.topic ?? ''] ?? (ofStudies.test(reading.text) ? 'student_loan' : 'other'))
      : undefined) ??
    ((continues && !isOwed) || isListed ? entries.at(-1)?.debt.kind : kindNearby(ledger, mention))
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
  if (isPaidOn(reading, before, mention) && entry.debt.minPayment === undefined)
    add(entry, { minPayment: amountOf(before) }, before)
  if (name !== undefined && name.at[0] >= mention.span[1]) ledger.spent.add(name)
  // "A payday loan of 500, owe 575 on Friday": what comes back is what is owed.
  if (isOwed && last !== undefined && last !== entry && comesBackFrom(last, mention)) last.isOriginal = true
  if (!isOwed && !owedAfter.test(mention.right) && taken.test(mention.before.slice(-60)))
    entry.isOriginal = true
  if (ledger.waitingRate && mention.span[0] - ledger.waitingRate.mention.span[1] < 60) {
    add(entry, { rate: ledger.waitingRate.value }, ledger.waitingRate.mention)
    entry.at = mention.span
    ledger.waitingRate = undefined
  }
}

/** "8k in loans": of which nobody says what for; what is offered or looked for is not owed. */
const isInLoans = ({ before, right }: Mention): boolean =>
  /^ (?:in|of) loans\b(?! (?:for|to|if|would|a year|per|each))/.test(right) &&
  !/\b(?:offer\w*|award\w*|packages?|aid|borrow|take|taking|get|getting|apply\w*|qualif\w*|forgiv\w*|paid|up to|approved)\b[^.;]{0,30}$/.test(
    before,
  )

/** "Four years on SAVE and 72k loans", where loans for studies are what is asked about. */
const isLoansAlone = ({ before, right, sure, scaled }: Mention): boolean =>
  (sure || scaled) &&
  /^ (?:student )?loans\b(?! (?:for|to|if|would|forgiven))/.test(right) &&
  /(?:^|[,;.(+]|\b(?:and|with|have|has|got|plus|about|around|still|my)) ?\$?$/.test(before)

/** "6 grand on a car at 7": a loan has a rate. */
const ofRatedCar =
  /^ on (?:an?|my|our|the) (?:\w+ ){0,2}(?:car|truck|suv|van|minivan|pickup|motorcycle|vehicle)(?: loan| note)?,? (?:@|at|with) \d{1,2}(?:\.\d+)? ?(?:%|percent\b|pct\b|apr\b|(?=[.,;)!?]|$|and\b))/

/** "Or pay the 4,200 discover first": what is owed on it, as its article says. */
const isPaidOff = ({ before, right }: Mention): boolean =>
  /\b(?:(?:pay|paying|knock|kill|attack|tackle|clear)(?: off| down| out)?|or|before|instead of|vs\.?) (?:the|that|this|my|our) \$?$/.test(
    before,
  ) &&
  !/^[^.,;]{0,20}\b(?:(?<!medical |hospital |dental |tax |er )bills?|payments?|fees?|minimums?|mins?)\b/.test(
    right,
  )

const comesBackFrom = ({ debt: { kind, balance }, mentions }: DebtEntry, { low, index }: Mention): boolean =>
  kind === 'payday' &&
  typeof balance === 'number' &&
  mentions.at(-1) === index - 1 &&
  low > balance &&
  low < balance * 2

/** "(left 2019)": when somebody went, not what is left. */
const leftThen = /(?:^|[(,;.]|\b(?:i|and|company|job|employer)) ?left$/

/** "The insurance paid out 150k to me and 150k to my sister": given to them, and no debt. */
const paidOut =
  /\b(?:paid out|gave|left|gift\w*|went|goes|split|inherit\w*|sent|lent|loaned|insurance paid|(?:estate|trust) paid)\b/

/** "We paid off 14k of debt last year": owed no more. */
const paidAlready = /\b(?:paid|payed|knocked)(?: (?:it|them))? (?:off|down)$/
/** "Mortgage 265k, 100k thru work": cover that comes with the job. */
const fromWork = /^ (?:thru|through|from|at|via) (?:my |our |his |her )?(?:work|job|employer)\b/
const ofHome = /\b(?:bought|buy|sell|our|my|the) (?:an? |our |my |the )?(?:house|home|condo)\b/
