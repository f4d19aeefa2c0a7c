/** What else could be done about debts: a counselor's plan, a new loan, cash kept back, cheap debts paid faster. */
import type { Figure } from '../../figure.ts'
import type { Debt, DebtPayoff } from '../../math/debt-payoff.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, say, type Text, words } from '../../say.ts'
import type { SoldInvestments } from '../sold-investments.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { beforeJump } from './before-jump.ts'
import { debtOfferOf } from './debt-offer.ts'
import { fillsFund, firstPaidFaster, fundWaits } from './filling.ts'
import { homeGoal } from './home-goal.ts'
import { earnedMeanwhile } from './kept-interest.ts'
import { byInterest, dearer, monthlyBudget, payoffLedger } from './ledger.ts'
import { managedPlan, unsecured } from './managed-plan.ts'
import { namedShares } from './named-shares.ts'
import { usualLoanRate } from './offer-terms.ts'
import { highestRate, isWorthTaking } from './offer-trial.ts'
import type { OneTimeSum } from './once.ts'
import { cheapestTakenOver, withOneLoan } from './one-loan.ts'
import { unpaced } from './paced.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** A debt management plan: the same money at the rates that a nonprofit agency gets. */
export function counselorPlan(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const found = managedPlan(work)
  if (
    found === undefined ||
    !(work.stage === 'counsel' || work.stage === 'hold' || work.gap !== undefined || work.growing.length > 0)
  )
    return undefined
  const { paid, numbers } = work
  const { taken, rate, longest, level } = found
  const eased = numbers.map((debt, index) =>
    taken.some(({ id }) => id === paid[index]?.id)
      ? { ...debt, rate: Math.min(debt.rate, rate.value) }
      : debt,
  )
  const payoff = work.tried({ debts: eased })
  const figures = payoffFigures(work, 'counselor', 'Debt management plan', payoff)
  const saved = dearer(work, 'counselor', figures, plan)
  return {
    id: 'counselor',
    kind: 'other',
    title: words('A debt management plan through a nonprofit counselor'),
    detail: say`The agency asks your card companies for about ${rate}, closes the cards and passes on one payment, for a small monthly fee that is not counted here. ${level} would end these debts in ${longest}; shown is what you can pay now.`,
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference:
      saved === undefined
        ? words('Ends what would not end otherwise, if your lenders agree.')
        : say`Saves about ${savedBy(work, 'counselor', saved)} of interest, if your lenders agree.`,
  }
}

const savedBy = ({ sheet }: DebtWork, id: string, dearer: Figure): Figure =>
  sheet.computed(
    `${id}.saved`,
    'Less interest than this plan',
    'usd',
    'the difference, turned',
    [dearer],
    0 - dearer.value,
  )

/** One new loan for the costly debts, where it would cost less in all, and up to which rate it would. */
export function newLoan(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const taken = unsecured(work)
  if (
    taken.length === 0 ||
    // Whoever has an offer gets that one priced.
    work.transfer !== undefined ||
    debtOfferOf(work)?.saved !== undefined ||
    work.plan.months === undefined ||
    work.clearsAtOnce ||
    work.stage === 'counsel' ||
    work.stage === 'hold' ||
    // Nor is such a rate offered to somebody who is late, was sued or cannot pay what is asked.
    work.isBehind ||
    work.gap !== undefined ||
    isSuedForDebt(work.reader)
  )
    return undefined
  const { reader, sheet, plan: now } = work
  const fee = reader.rule('new-loan.fee', 'Fee of a consolidation loan', 'share', rules.consolidationFee)
  const offered = usualLoanRate(work)
  // The cash of today goes first, as in the plan: only what it leaves is borrowed again.
  const over = cheapestTakenOver(work, taken, { rate: offered.value, feeRate: fee.value })
  if (over === undefined) return undefined
  const moved = work.paid.filter((_, place) => (over.parts[place] ?? 0) > 0)
  const cost = over.balance * fee.value
  const payoffAt = (rate: number) => withOneLoan(work, over, { rate, feeRate: fee.value })
  const isCheaper = (rate: number) => payoffAt(rate).totalInterest + cost < now.totalInterest
  const payoff = payoffAt(offered.value)
  if (!isWorthTaking(now.totalInterest - payoff.totalInterest - cost)) return undefined
  const feeInDollars = sheet.computed(
    'new-loan.cost',
    'Fee of the new loan',
    'usd',
    'balances taken over, less what cash pays of them today, × fee',
    [...taken.map((debt) => debt.balance), ...(work.sent === undefined ? [] : [work.sent.sum]), fee],
    Math.round(cost),
  )
  const found = payoffFigures(work, 'new-loan', 'One new loan', {
    ...payoff,
    totalInterest: payoff.totalInterest + feeInDollars.value,
  })
  const breakEven = sheet.computed(
    'new-loan.break-even',
    'Highest rate at which the new loan pays',
    'rate',
    'the rate at which interest and fee come to what they are without it, by trying',
    [...scheduleInputs(work), fee],
    highestRate(isCheaper, Math.max(...taken.map(({ rate }) => rate.value))),
  )
  return {
    id: 'new-loan',
    kind: 'other',
    title: say`One new loan at about ${offered}`,
    detail: say`For ${listed(moved.map(({ label }) => say`the ${label}`))}, with a fee of ${fee}, or ${feeInDollars}, counted as interest here. It pays only below ${breakEven}, with the same payment each month and the cards put away.`,
    ledger: payoffLedger(work, found, monthlyBudget(work)),
    difference: savesIfOffered(work, found, plan),
  }
}

function savesIfOffered(work: DebtWork, found: PayoffFigures, plan: PayoffFigures) {
  const more = dearer(work, 'new-loan', found, plan)
  return more === undefined || more.value >= 0
    ? byInterest(work, more)
    : say`Saves about ${savedBy(work, 'new-loan', more)}, if that offer exists in writing.`
}

/** The plan without sending spare cash: slower, and with more in the bank. */
export function keepCash(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { spare, once, sold } = work
  if (sold !== undefined) return keepInvested(work, sold, plan)
  if (once?.isFromSavings === true) return keepSavings(work, once, plan)
  if (spare === undefined) return undefined
  const part = keptPart(work)
  const keeping = work.tried({ lumpSum: (once?.sum.value ?? 0) + (part?.first.amount.value ?? 0) })
  const figures = payoffFigures(
    work,
    'keep-cash',
    part === undefined ? 'Keep the cash' : 'Keep what would not go to the dearest debt',
    keeping,
  )
  const reason = words(
    `It makes sense if pay is shaky${homeGoal(work) === undefined ? ' or the money is meant for something soon' : ''}.`,
  )
  return {
    id: 'keep-cash',
    kind: 'other',
    title:
      part === undefined
        ? say`Keep the ${spare} in the bank`
        : say`Pay only the ${part.first.debt.label} from cash, and keep ${part.rest} more in the bank`,
    detail:
      part === undefined
        ? join([words('A larger cushion, for a price.'), reason])
        : join([words('The rest costs less. A larger cushion, for a price.'), reason]),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: lessEarned(work, keeping, dearer(work, 'keep-cash', figures, plan)),
  }
}

/** What cash costs that is kept, and what it earns of that. */
function lessEarned(work: DebtWork, keeping: DebtPayoff, more: Figure | undefined): Text {
  const costs = byInterest(work, more)
  if (more === undefined || Math.round(more.value) <= 0 || keeping.months === undefined) return costs
  const earned = earnedMeanwhile(work, 'keep-cash', { keeping, months: keeping.months })
  return Math.round(earned.value) < 1
    ? costs
    : say`${costs} In savings the cash would earn about ${earned} meanwhile, before tax.`
}

/** What is beyond the emergency fund stays in the bank, where only debts below the costly ones would get it. */
function keepSavings(work: DebtWork, once: OneTimeSum, plan: PayoffFigures): Alternative {
  const { spare, numbers, paid, plan: now } = work
  const keeping = work.tried({
    lumpSum: spare?.value ?? 0,
    debts: numbers.map((debt, index) => ({
      ...debt,
      lumpFirst: (debt.lumpFirst ?? 0) - (once.firstTo[index] ?? 0),
    })),
  })
  const figures = payoffFigures(work, 'keep-cash', 'Keep what would go to the cheaper debts', keeping)
  const first = paid.filter((_, index) => (now.lumpSums[index] ?? 0) > (once.firstTo[index] ?? 0))
  return {
    id: 'keep-cash',
    kind: 'other',
    title:
      first.length === 0
        ? say`Keep the ${once.sum} in the bank`
        : say`Pay only the ${listed(first.map(({ label }) => label))} from cash, and keep ${once.sum} more in the bank`,
    detail: words(
      'What would get that money costs less. A larger cushion, for a price: it makes sense if a repair or a large bill may come.',
    ),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: lessEarned(work, keeping, dearer(work, 'keep-cash', figures, plan)),
  }
}

/** What is invested stays so, where debts alone would get it. */
function keepInvested(work: DebtWork, sold: SoldInvestments, plan: PayoffFigures): Alternative | undefined {
  const sent = work.spare?.value ?? 0
  if (sent < sold.proceeds.value) return undefined
  const payoff = work.tried({ lumpSum: sent - sold.proceeds.value })
  const figures = payoffFigures(work, 'keep-invested', 'Keep what is invested', payoff)
  return {
    id: 'keep-invested',
    kind: 'other',
    title: say`Keep the ${sold.sale} invested`,
    detail: words('It may earn more than the debts cost, or less. What they cost is sure.'),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: byInterest(work, dearer(work, 'keep-invested', figures, plan)),
  }
}

/** What of the cash would not go to the debt that has it first, where more than one gets some of it. */
function keptPart(work: DebtWork) {
  const { spare, sheet, once, ended } = work
  const [first, ...others] = namedShares(work)
  if (spare === undefined || once !== undefined || ended.length > 0) return undefined
  if (first === undefined || others.length === 0 || first.debt.promotion !== undefined) return undefined
  const rest = sheet.computed(
    'spare.rest',
    'Cash beyond the dearest debt and the first cushion',
    'usd',
    'cash beyond the cushion − what of it goes to the dearest debt',
    [spare, first.amount],
    spare.value - first.amount.value,
  )
  return { first, rest }
}

/** The debt before the emergency fund: less interest, and little in the bank until it is gone. */
export function payBeforeFund(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { targets, fund, claims, paid } = work
  const waiting = targets.filter((debt) => !fund?.after.some((index) => paid[index]?.id === debt.id))
  if (waiting.length === 0 || !(fillsFund(work) || fundWaits(work))) return undefined
  const others = claims.filter(({ part }) => part !== 'fund')
  const payoffOf = (debts?: readonly Debt[]) =>
    work.tried({ ...(debts === undefined ? {} : { debts }), claims: others })
  // A card on promotion that no longer waits stands where it costs the least: what is dearer today has the cash first.
  const payoff = paid.some(({ paced }) => paced !== undefined)
    ? payoffOf(beforeJump(unpaced(paid, work.numbers), payoffOf, 0))
    : payoffOf()
  const first = firstPaidFaster(work, waiting, { plan: payoff, after: 0 }) ?? waiting[0]
  if (first === undefined) return undefined
  const figures = payoffFigures(work, 'before-fund', 'The debt before the fund', payoff)
  const less = dearer(work, 'before-fund', figures, plan)
  return {
    id: 'before-fund',
    kind: 'other',
    title: say`Pay the ${first.label} before the fund`,
    detail:
      figures.date === undefined
        ? words('Then there is little in the bank for a bad month.')
        : say`Until ${figures.date} there is little in the bank for a bad month. It is the better way if the fund is there already.`,
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference:
      less === undefined || less.value >= 0
        ? byInterest(work, less)
        : say`Saves ${savedBy(work, 'before-fund', less)} of interest.`,
  }
}

/** Where nothing should be paid faster, what paying faster would do. */
export function payCheapDebtFaster(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  if (work.stage !== 'as-agreed' || work.toDebts.value === 0) return undefined
  const payoff = work.tried({ debts: work.numbers.map((debt) => ({ ...debt, minimumOnly: false })) })
  const figures = payoffFigures(work, 'faster', 'Paid faster', payoff)
  const less = dearer(work, 'faster', figures, plan)
  return {
    id: 'faster',
    kind: 'other',
    title: words('Pay it off faster all the same'),
    detail: work.paid.some(({ rate }) => rate.value >= work.lowRate.value)
      ? words('Less interest in all, and nothing left of the reason for which it waits.')
      : words('Less interest in all, and less than safe savings would have earned on the same money.'),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference:
      less === undefined || less.value >= 0
        ? words('No difference to the interest.')
        : say`Saves ${savedBy(work, 'faster', less)} of interest, and gives up the interest on savings.`,
  }
}
