/** What the plan says of debts that it leaves to their payments: the other way is as good, or faster is no use. */
import type { Check } from '../../plan.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax, type DebtFigures, rateInWords } from '../debts.ts'
import { mayEarnBeside } from '../expected-return.ts'
import type { HomeLoanAhead } from './home-loan-ahead.ts'
import { heldAgainst } from './kept-return.ts'
import { laterPaymentCheck, laterPaymentInWords } from './later-payment-words.ts'
import { earnedBeside, isMostlyPaid, isOfHome, paidOn } from './middle-debts.ts'
import { isMortgageAnswered } from './mortgage-rate.ts'
import type { Unsettled } from './until-settled.ts'
import type { LumpSumWork } from './work.ts'

/** What costs more than the mix may earn and is left to its payments although there is money: the dearest of its kind. */
function dearLeft(work: LumpSumWork, isKind: (debt: DebtFigures) => boolean): DebtTerms | undefined {
  const { middleDebts, reach, way } = work
  if (reach !== 'long' || way.sheltered + way.taxable <= 0) return undefined
  return middleDebts.find(
    (debt) =>
      isKind(debt) &&
      costAfterTax(debt).value > mayEarnBeside(work, debt).value &&
      !isMostlyPaid(way, [debt]),
  )
}

const isLoan = (debt: DebtFigures): boolean => !isOfHome(debt)

/** Behind "is expected to earn": how much that is beside a debt. */
const earnedInWords = (work: LumpSumWork, debt: DebtFigures): Text =>
  isLoan(debt) ? say` after fund costs, ${work.afterCosts}` : say`, ${work.expected}`

/** Nearer than this, an expected return is no better than a certain one. */
const closeTo = 0.005

/** "Pay it off, or invest?": what the dearest debt that is left to its payments costs, beside what the mix may earn. */
export const middleDebtInWords = (work: LumpSumWork, homeLoan: HomeLoanAhead | undefined): Text => {
  const { middleDebts, reach, way, unsettled } = work
  if (unsettled !== undefined) return nothing
  // A home loan that the plan pays a part of is answered by that.
  const isOpen = (one: DebtFigures) =>
    isOfHome(one) && paidOn(way, one) === 0 && !isMortgageAnswered(work) && homeLoan === undefined
  const dear = dearLeft(work, isLoan) ?? dearLeft(work, isOpen)
  if (dear !== undefined)
    return say` Your ${dear.label} at ${rateInWords(dear)} costs more than this mix is expected to earn${earnedInWords(work, dear)}: paying it ahead is the other good choice.${laterPaymentInWords(work, dear)}`
  if (reach !== 'long' || way.sheltered + way.taxable <= 0) return nothing
  const debt = middleDebts.find((one) => !isMostlyPaid(way, [one]) && (isLoan(one) || isOpen(one)))
  if (debt === undefined) return nothing
  const rate = rateInWords(debt)
  const earned = earnedInWords(work, debt)
  const later = laterPaymentInWords(work, debt)
  return mayEarnBeside(work, debt).value - costAfterTax(debt).value < closeTo
    ? say` Your ${debt.label} at ${rate} costs about what this mix is expected to earn${earned}, and what paying it saves is certain: paying it ahead is as good.${later}`
    : say` Your ${debt.label} at ${rate} costs less than this mix is expected to earn${earned}, but what paying it saves is certain: some of each is as good.${later}`
}

/** "Pay the car, or invest?" where the fund takes all of the money: which of the two comes next. */
export function nextDebtInWords(work: LumpSumWork): Text {
  const { middleDebts, way, reach, placements } = work
  if (reach !== 'long' || way.sheltered + way.taxable > 0) return nothing
  if (!placements.some(({ step }) => step === 'cushion' || step === 'starter')) return nothing
  const debt = middleDebts.find(
    (one) =>
      isLoan(one) && costAfterTax(one).value > mayEarnBeside(work, one).value && paidOn(way, one) === 0,
  )
  return debt === undefined
    ? nothing
    : say` Once the fund is full, the ${debt.label} at ${rateInWords(debt)} comes before investing outside retirement accounts: it costs more than investments are expected to earn${earnedInWords(work, debt)}, and what paying it saves is certain.`
}

export function middleDebtChecks(work: LumpSumWork): Check[] {
  const { expected } = work
  if (work.unsettled !== undefined)
    return [...waits(work, work.unsettled), ...laterPaymentCheck(work), ...cheapDebtCheck(work)]
  const loan = dearLeft(work, isLoan)
  const ofHome = dearLeft(work, (debt) => isOfHome(debt) && paidOn(work.way, debt) === 0)
  const found: Check[] = []
  if (loan !== undefined)
    found.push(
      check(
        'middle-debt',
        'warn',
        'Pay the loan ahead, or fill the accounts?',
        say`The ${loan.label} at ${rateInWords(loan)} costs more than your mix is expected to earn${earnedInWords(work, loan)}, and what paying it saves is certain. This plan fills the accounts first, because the room of a year does not come back. Who would rather be sure pays the loan first and lets its payment fill the accounts afterwards: the other ways below count both.`,
      ),
    )
  if (ofHome !== undefined)
    found.push(
      check(
        'home-loan',
        'warn',
        'Pay the home loan ahead, or invest?',
        say`At ${ofHome.rate} it costs more than your mix is expected to earn, ${expected}, and what paying it saves is certain. But a home gives the money back only by a sale or a new loan. Once your cushion is full and your retirement saving is on its way, paying a part or all of it comes out ahead: the other ways below count it. Some lenders lower the monthly payment after a large extra payment: ask for a recast.`,
      ),
    )
  return [...found, ...beforeNearGoal(work), ...laterPaymentCheck(work), ...cheapDebtCheck(work)]
}

/** What would be paid ahead by its rate, and is not while cash comes first. */
function waits(work: LumpSumWork, { until }: Unsettled): Check[] {
  const { middleDebts, reach, returns, way } = work
  const dear = middleDebts.filter((debt) => costAfterTax(debt).value > heldAgainst(work, debt).value)
  const [first] = dear
  if (reach !== 'long' || first === undefined) return []
  const paid = returns === undefined ? [] : dear.filter((debt) => paidOn(way, debt) > 0)
  const named = listed(
    (paid.length > 1 ? paid : [first]).map((debt) => say`the ${debt.label} at ${rateInWords(debt)}`),
  )
  const then =
    returns === undefined || paid.length === 0
      ? words('and paying it ahead is a good choice then')
      : say`and from about ${returns.day} on this plan pays ${words(paid.length > 1 ? 'them' : 'it')} ahead`
  return [
    check(
      'middle-debt',
      'warn',
      `Paying a loan ahead waits ${until}`,
      say`${sentenceStart(named)} ${words(paid.length > 1 ? 'cost' : 'costs')} more than ${earnedBeside(first, work)}, ${then}. Until then ${words(paid.length > 1 ? 'each gets its' : 'it gets its')} payment and no more: what a loan has taken comes back only by a new one, and hardly anybody lends without pay. Some months of waiting cost little.`,
    ),
  ]
}

/** Money for a near goal earns little for certain, so a loan that costs more is dear beside it. */
function beforeNearGoal({ reach, isNow, middleDebts, expected, way, neededBy }: LumpSumWork): Check[] {
  if (reach === 'long' || isNow || way.sheltered + way.taxable <= 0) return []
  const loan = middleDebts.find((debt) => isLoan(debt) && costAfterTax(debt).value > expected.value)
  if (loan === undefined) return []
  const isEnded = loan.balance.value <= way.sheltered + way.taxable
  const payment = loan.later?.payment ?? loan.minimum
  const then = isEnded
    ? say`Paid now, it frees ${payment} to save for ${neededBy}, and a lender counts that much less of debt.`
    : say`This money does not end it: the loan would be gone sooner, but its payment of ${payment} goes on until then, and a lender counts it.`
  return [
    check(
      'middle-debt',
      'warn',
      'Pay the loan from this money, or keep it whole for the goal?',
      say`The ${loan.label} at ${loan.rate} costs more than this money is expected to earn, ${expected}. ${then} Keep the money whole if the goal may come sooner: what is paid on a loan cannot be had back. The other ways below count both.`,
    ),
  ]
}

function cheapDebtCheck(work: LumpSumWork): Check[] {
  const { lowRate } = work
  // What was asked about is answered before the plan.
  const cheapDebts = work.cheapDebts.filter((debt) => !isOfHome(debt) || !isMortgageAnswered(work))
  if (cheapDebts.length === 0) return []
  return [
    check(
      'low-debt',
      'pass',
      'Cheap debts',
      say`Below ${lowRate} safe savings earn about as much: pay ${listed(cheapDebts.map(({ label }) => say`the ${label}`))} as agreed and no faster.`,
    ),
  ]
}
