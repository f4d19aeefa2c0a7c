/**
 * "Invest it or pay the house down?": the rate of the mortgage against what the mix is expected to earn answers it, before
 * anything else is said. What is owed is needed only to count both ways to the end.
 */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { rateIfDeducted } from '../home-loan-rate.ts'
import { isOfHome, paidOn } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

interface Loan {
  readonly rate: Figure
  readonly afterTax?: Figure | undefined
  readonly isCounted: boolean
  /** What the plan itself pays on it. */
  readonly paid: number
}

/** A loan whose balance is counted is spoken of only where paying it is asked about: its ledger says the rest. */
function loanOf({ reader, sheet, middleDebts, cheapDebts, way }: LumpSumWork): Loan | undefined {
  const counted = [...middleDebts, ...cheapDebts].find(isOfHome)
  if (counted !== undefined)
    return reader.told('considersPayoff') === true
      ? { rate: counted.rate, afterTax: counted.afterTax, isCounted: true, paid: paidOn(way, counted) }
      : undefined
  const rate = reader
    .told('debts')
    ?.find(
      ({ kind, balance, isPaidByOther }) =>
        kind === 'mortgage' && balance === undefined && isPaidByOther !== true,
    )?.rate
  return rate === undefined
    ? undefined
    : {
        rate: sheet.told('debts', 'mortgage.rate', 'Rate of the mortgage', 'rate', rate),
        isCounted: false,
        paid: 0,
      }
}

/** The loan that the answer is about, where there is money that could go either way. */
function weighedLoan(work: LumpSumWork): Loan | undefined {
  const { reach, isNow, isLivedOn, way } = work
  const loan = loanOf(work)
  if (loan === undefined || work.unsettled !== undefined || reach === 'short' || isNow || isLivedOn)
    return undefined
  return way.sheltered + way.taxable + loan.paid > 0 ? loan : undefined
}

/** Whether the answer about the mortgage stands before the plan, so that nothing after it has to say it again. */
export const isMortgageAnswered = (work: LumpSumWork): boolean => weighedLoan(work) !== undefined

export function mortgageRateInWords(work: LumpSumWork): Text {
  const { sheet, expected, kept, lowRate, bracket, unsettled, reader } = work
  const asked = reader.told('considersPayoff') === true ? loanOf(work) : undefined
  if (unsettled !== undefined && asked !== undefined)
    return words(
      `Pay nothing ahead on the mortgage ${unsettled.during}: a house gives it back only by a sale or a new loan, and hardly anybody lends without pay. ${asked.paid > 0 ? '' : `Ask again ${unsettled.once}. `}`,
    )
  const loan = weighedLoan(work)
  if (loan === undefined) return nothing
  const { rate, afterTax, isCounted, paid } = loan
  const more = isCounted
    ? say`Both ways are counted to the end below. `
    : say`Say what you owe on it, and both ways are counted to the end. `
  const cost = afterTax ?? rate
  const isKept = kept === undefined || cost.value <= kept.value
  if (rate.value < lowRate.value)
    return say`At ${rate} your mortgage costs less than this mix is expected to earn, ${expected} a year, and little more or less than safe savings pay before tax: ${words(isKept ? 'invest, and pay it as agreed' : 'after fund costs and tax the mix keeps about as much, and some of each is as good')}. ${more}`
  if (kept !== undefined && !isKept && cost.value <= expected.value)
    return say`At ${rate} your mortgage costs ${afterTax === undefined ? nothing : say`about ${afterTax} after tax, `}less than this mix is expected to earn today, ${expected} a year, but more than a taxable account is expected to keep through all the years after fund costs and tax, ${kept}. What paying it saves is certain: after the emergency fund and the accounts, paying it down comes out ahead, though the house gives it back only by a sale or a new loan. ${more}${paid > 0 ? nothing : invested(work)}`
  if (rate.value <= expected.value)
    return say`At ${rate} your mortgage costs less than this mix is expected to earn, ${expected} a year. But paying it down is certain and markets are not: investing is ahead by the numbers, and some of each is as good. ${more}`
  if (afterTax !== undefined && afterTax.value <= expected.value)
    return say`At ${rate} your mortgage costs about ${afterTax} after tax, as its interest and your state’s income tax alone are more than the standard deduction for now: less than this mix is expected to earn, ${expected} a year. But paying it down is certain and markets are not: investing is ahead by the numbers, and some of each is as good. That counts how the deduction shrinks with what you owe. ${more}`
  const deducted = afterTax ?? rateIfDeducted(sheet, { rate, bracket })
  const cheaper =
    afterTax === undefined
      ? say`If you itemize and deduct all of its interest each year, it costs about ${deducted}`
      : say`As its interest is deducted for now, it costs about ${deducted} after tax`
  const flips =
    deducted.value < Math.min(expected.value, kept?.value ?? expected.value)
      ? say`, and investing is ahead`
      : nothing
  return say`At ${rate} your mortgage costs more than this mix is expected to earn, ${expected} a year, and what paying it saves is certain: after the emergency fund${words(paid > 0 ? ' and the accounts' : '')}, paying it down comes out ahead, though the house gives it back only by a sale or a new loan. ${cheaper}${flips}. ${more}${paid > 0 ? nothing : invested(work)}`
}

/** Why the plan invests what is better paid by the numbers, before it says how. */
const invested = ({ reach, horizon }: LumpSumWork): Text =>
  reach === 'long'
    ? words('Invested, the money goes so: ')
    : say`You need this money in ${horizon}, so the plan keeps it within reach: pay down only what you will not need then. Invested, the money goes so: `
