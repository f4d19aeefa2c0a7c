/** What a debt plan asks for each month: all payments, and where the part beyond the minimum payments goes. */
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { yearlyCost } from '../debts.ts'
import { isLeftByLaw, isLeftOfLifelongPay } from '../monthly-balance.ts'
import { isOfBills } from './behind.ts'
import { besideWords } from './birth-words.ts'
import { allPayments, extraShares, promisedShares } from './extra.ts'
import {
  beforeFull,
  fillsFund,
  firstBeyondFund,
  fundFull,
  fundWaits,
  isSpentByBirth,
  lateMadeUp,
} from './filling.ts'
import { named } from './gap-words.ts'
import { comesFirst } from './late-words.ts'
import { behindByTaxInWords } from './loan-tax.ts'
import { type BeforeMatch, beforeMatch } from './match-waits.ts'
import { besidePaced } from './paced-words.ts'
import { goesBySize } from './smallest-first.ts'
import type { DebtWork } from './work.ts'

/** A minimum payment that was not told is a usual one, and says so. */
export const isGuessed = ({ minimum }: DebtTerms): boolean => minimum.origin === 'assumed'
export const leastOf = ({ stillDue, paid, goneToday }: DebtWork): Text =>
  paid.some((debt) => isGuessed(debt) && !goneToday.includes(debt))
    ? say`about ${stillDue}`
    : say`${stillDue}`

/** Nobody said what can be paid, and nothing that was told leaves a sum. */
const isExtraGuessed = ({ reader }: DebtWork): boolean =>
  reader.told('debtPaymentMonthly') === undefined && reader.known('monthlySurplus') === undefined

/** What is paid each month, and whether the part that nobody has to pay is a guess. */
export function monthlyWords(work: DebtWork): Text {
  const { beyond, targets, lowered } = work
  const [first] = targets
  if (first === undefined || isSpentByBirth(work)) return nothing
  if (beyond.value <= 0) return freedWords(work)
  const untold = words(
    isLeftByLaw(work.reader)
      ? 'is what pay leaves after its taxes and what a month costs, about: say yours if it is another sum.'
      : isLeftOfLifelongPay(work.reader)
        ? 'is what comes in each month, before tax, less what a month costs: say yours if it is another sum.'
        : 'is a guess until you say yours.',
  )
  return join([
    paymentWords(work, first),
    !isExtraGuessed(work)
      ? nothing
      : lowered === undefined
        ? say`The ${beyond} ${untold}`
        : say`Of the ${beyond}, all but the ${lowered.freed} of the contribution ${untold}`,
  ])
}

const payWords = (waits: BeforeMatch | undefined): Text =>
  words(waits === undefined ? 'Pay' : 'From then on pay')

/** All that is beyond the minimum payments, until the match that waits has its part of it. */
export function beforeMatchWords(work: DebtWork): Text {
  const waits = beforeMatch(work)
  return waits === undefined
    ? nothing
    : say`For now pay ${waits.all} in all: ${leastOf(work)} of minimum payments and ${waits.beyond} beyond them for ${listed([...promisedShares(work).map(({ debt }) => say`the ${debt.label}`), comesFirst(work)])}.`
}

/** All of it, what of it is asked for, and where the rest goes. */
function paymentWords(work: DebtWork, first: DebtTerms): Text {
  const { beyond, debts, fund, highRate, reader } = work
  const least = leastOf(work)
  const pay = payWords(beforeMatch(work))
  const full = fundFull(work)
  if (fund !== undefined && full !== undefined && fillsFund(work))
    return say`${pay} what is asked, ${least}, and send ${besidePaced(work)} beyond it to your emergency fund until it holds ${fund.target}, about ${full}: no debt below ${highRate} is costly enough to come before that.${besideWords(work)}${tellsCash(reader) ? nothing : say` If the fund is there already, say so, and the money goes to the ${firstBeyondFund(work)?.label ?? first.label}.`}`
  if (debts.length === 1)
    return work.paid.some(isGuessed)
      ? say`${pay} ${allPayments(work)} in all: ${least} as the minimum payment and ${beyond} more.`
      : say`${pay} ${allPayments(work)} in all: the ${work.stillDue} that is asked and ${beyond} more.`
  const inAll = say`${pay} ${allPayments(work)} ${words(work.inSum.length > 0 ? 'beside the mortgage' : 'in all')}: ${least} of minimum payments and ${beyond} beyond them.`
  const [share, ...others] = extraShares(work)
  if (share === undefined) return inAll
  const reason = reasonFor(work, share.debt)
  if (promisedShares(work).length > 0)
    return say`${inAll} Then ${share.amount} goes to the ${share.debt.label}: ${reason}.`
  if (others.length === 0) return say`${inAll} The extra goes to the ${share.debt.label} first: ${reason}.`
  if (share.once !== undefined)
    return say`${inAll} In ${share.once} ${share.amount} of the extra goes to the ${share.debt.label} and ends it: ${reason}. ${listed(others.map(({ debt, amount }) => say`${amount} goes to the ${debt.label}`))}.`
  return say`${inAll} Of the extra, ${share.amount} goes to the ${share.debt.label} first: ${reason}. ${listed(others.map(({ debt, amount }) => say`${amount} goes to the ${debt.label}`))}.`
}

/** With nothing beyond what is asked, the payments that end do the work: first what is late, the cushion, the fund. */
function freedWords(work: DebtWork): Text {
  const { paid, before, late, fund, gap } = work
  const isOne = paid.length === 1
  const waits = beforeMatch(work)
  const pay = payWords(waits)
  const asked =
    gap !== undefined
      ? say`For now pay ${leastOf(work)} in all.`
      : isOne
        ? say`${pay} what is asked, ${leastOf(work)}.`
        : say`${pay} the minimum payment on each, ${leastOf(work)}.`
  // Alone, a debt that is late ends with what is late on it.
  const isOnOne = isOne && work.lateOn.length > 0 && !isOfBills(work)
  const madeUp = late === undefined || isOnOne || waits !== undefined ? undefined : lateMadeUp(work)
  const cushioned =
    waits === undefined && before.length > (late === undefined ? 0 : 1) ? beforeFull(work) : undefined
  const full = fund === undefined ? undefined : fundFull(work)
  const goesTo = [
    ...(gap === undefined ? [] : [say`pays ${named(gap.eased)} in full again`]),
    ...(madeUp === undefined ? [] : [say`makes up what is late by about ${madeUp}`]),
    ...(cushioned === undefined ? [] : [say`fills a first small cushion by about ${cushioned}`]),
    ...(fundWaits(work) ? [words('goes to a costly one while there is any')] : []),
    ...(full === undefined ? [] : [say`fills your emergency fund by about ${full}`]),
  ]
  if (goesTo.length === 0)
    return isOne ? asked : say`${asked} When one is gone, send its payment to the next.`
  const gone =
    gap === undefined
      ? words(isOne ? 'it is' : 'one is')
      : say`${named(gap.ending)} ${words(gap.ending.length > 1 ? 'are' : 'is')}`
  return say`${asked} When ${gone} gone, its payment ${listed(goesTo)}${isOne ? nothing : words(', before another debt gets more than is asked')}.`
}

function reasonFor(work: DebtWork, debt: DebtTerms): Text {
  const { order, targets, mortgages } = work
  if (order === 'promotion-first' && debt.promotion?.isDeferred === true)
    return words('its deferred interest comes back if a dollar is left when the promotion ends')
  if (goesBySize(work)) return words('it is the smallest')
  if (debt.promotion !== undefined) return say`it costs ${debt.rate} when its promotion ends`
  const cost = debt.kind === 'tax' ? say`${debt.rate} and the penalty for paying late` : say`${debt.rate}`
  const behind = behindByTaxInWords(work, debt)
  const beside = words(
    mortgages.some((home) => yearlyCost(home) > yearlyCost(debt)) ? ' beside the mortgage' : '',
  )
  return targets.some((other) => yearlyCost(other) > yearlyCost(debt))
    ? say`at ${cost} it costs the most of what is left by then${beside}${behind}`
    : say`at ${cost} it costs the most${beside}${behind}`
}
