/** What can be paid on debts: the month's money beyond the minimum payments, the match in it, cash, and pay. */
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { cashWhilePayIsGone, isNearlyOut } from '../cash-without-pay.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type MatchCost, matchCostOf, raiseWithin } from '../match-cost.ts'
import { type MatchWords, matchWords, missedMatch } from '../missed-match.ts'
import { monthlyBalance } from '../monthly-balance.ts'
import { isPayGone } from '../out-of-work.ts'
import { isLate } from '../past-due.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { monthBeyondBenefits } from '../savings-run-out.ts'
import { shortByLaw } from '../short-by-law.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { whyNothingIsGuessed } from './nothing-guessed.ts'
import { isUnagreed } from './open-bill.ts'
import { type ToldBeyondMonth, toldBeyondMonth } from './told-beyond-month.ts'

export interface Budget {
  /** What can be paid beyond the minimum payments. */
  readonly extra: Figure
  /** How much of the payments asked for the month cannot meet, before cash ends a debt. */
  readonly shortfall: Figure | undefined
  /** What cash pays of the minimum payments each month, because a pay is gone and there is cash to live on. */
  readonly fromCash?: Figure
  /** The told sum, where pay and costs leave less than that. */
  readonly toldBeyond?: ToldBeyondMonth
}

export interface EmployerMatch {
  /** What more goes into the plan at work each month. */
  readonly raise: Figure
  readonly cost: MatchCost
  /** What of it the month notices: before tax the pay check shrinks by less, for the tax that is saved. */
  readonly monthly: Figure
  readonly added: Figure
  readonly words: MatchWords
}

/** The payments of mortgages that are left out of the order, where the sum that was told for debts holds them. */
export function mortgageInSum(
  reader: FactReader,
  minimums: Figure,
  mortgages: readonly DebtTerms[],
): readonly Figure[] {
  if (mortgages.length === 0 || reader.told('debtPaymentMonthly') === undefined) return []
  const payments = mortgages.map(({ minimum }) => minimum)
  return isInSum(reader, minimums.value, payments) ? payments : []
}

/** The payments of mortgages in the order, where that sum comes beside them. */
export function mortgageBesideSum(
  reader: FactReader,
  others: readonly DebtTerms[],
  homes: readonly DebtTerms[],
): readonly Figure[] {
  if (homes.length === 0 || reader.told('debtPaymentMonthly') === undefined) return []
  const payments = homes.map(({ minimum }) => minimum)
  const due = sumOf(others.map(({ minimum }) => minimum))
  return isInSum(reader, due, payments, others.length === 0) ? [] : payments
}

function isInSum(
  reader: FactReader,
  minimums: Dollars,
  payments: readonly Figure[],
  isAlone = false,
): boolean {
  return reader.told('mortgageInDebtPayment') ?? seemsInSum(reader, minimums, payments, isAlone)
}

/** Without the mortgage the sum is further from what pay and costs leave. It is listed, so that a trial can keep it. */
function seemsInSum(
  reader: FactReader,
  minimums: Dollars,
  payments: readonly Figure[],
  isAlone: boolean,
): boolean {
  const balance = monthlyBalance(reader)
  const beside = reader.number('debtPaymentMonthly').value - minimums
  const within = beside - sumOf(payments)
  const isNearer = balance !== undefined && Math.abs(within - balance.left) < Math.abs(beside - balance.left)
  // A sum that is smaller than a payment that is met cannot hold it; of a payment that is not, it is all there is.
  if (isAlone && within < 0 && (isLate(reader) || (balance?.left ?? 0) < 0)) return true
  if (isAlone && within >= 0 && balance === undefined) return true
  return within >= 0 && isNearer
    ? reader.instead('mortgageInDebtPayment', true, 'Pay and costs leave no more than the sum with it in it.')
    : reader.instead('mortgageInDebtPayment', false, 'You did not say that it is in it.')
}

interface Asked {
  readonly paid: readonly DebtTerms[]
  /** What cash ends today: nothing is asked for it any more. */
  readonly ended: readonly DebtTerms[]
  readonly inSum: readonly Figure[]
  /** The payments of mortgages in the order that come beside the sum that was told. */
  readonly besideSum: readonly Figure[]
  /** What federal loans ask for less from today on: their payments stood among the month's costs. */
  readonly eased?: Figure | undefined
  /** What a student loan begins to ask for beyond what is paid on it today. */
  readonly loan?: Figure
}

/** What the month has beyond the minimum payments, or how much of them it cannot meet. */
export function budgetOf({ sheet, reader, context }: Drafting, minimums: Figure, asked: Asked): Budget {
  // Payments that were made so far stand among the month's costs, and are free with the loan.
  const freed = [
    ...asked.ended.flatMap(({ extendedPlan, minimum }) => (extendedPlan === undefined ? [minimum] : [])),
    ...(asked.eased === undefined ? [] : [asked.eased]),
  ]
  const budget = budgetOfCosts({ sheet, reader, context }, minimums, asked, freed)
  if (freed.length === 0 || reader.told('debtPaymentMonthly') !== undefined) return budget
  const { extra, shortfall } = budget
  const inputs = [extra, ...(shortfall === undefined ? [] : [shortfall]), ...freed]
  const left = extra.value - (shortfall?.value ?? 0) + sumOf(freed)
  const part = (id: string, label: string, value: number) =>
    sheet.computed(
      `${id}.freed`,
      label,
      'usd-per-month',
      'what is left or missing without it + the payments that are free from today on',
      inputs,
      value,
    )
  return {
    extra: part('extra', extra.label, Math.max(0, left)),
    shortfall: left < 0 ? part('shortfall', 'Payments that you cannot meet', -left) : undefined,
  }
}

/** While a pay is gone, cash is there to live on, payments included, as long as it outlasts the help that is asked for. */
function cashCarries(facts: Drafting, missing: Dollars): boolean {
  if (!tellsCash(facts.reader)) return false
  const lasting = cashWhilePayIsGone(facts)
  const cash = cashOf(facts).value
  return cash >= missing * rules.carriedGapMonths.value && (lasting === undefined || !isNearlyOut(lasting))
}

function budgetOfCosts(
  { sheet, reader, context }: Drafting,
  minimums: Figure,
  { paid, inSum, besideSum, loan }: Asked,
  freed: readonly Figure[],
): Budget {
  // What nobody pays today does not stand among the month's costs: it comes out of what they leave.
  const brief = paid.filter(({ extendedPlan }) => extendedPlan !== undefined).map(({ minimum }) => minimum)
  const beginning = [...brief, ...(loan === undefined ? [] : [loan])]
  const offered = paid.filter(isUnagreed).map(({ minimum }) => minimum)
  const beyond = (how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      'extra',
      'What you can pay beyond the minimum payments',
      'usd-per-month',
      how,
      inputs,
      value,
    )
  // Where nothing is asked, a month that costs too much leaves no payment unmet.
  const missing = (how: string, inputs: readonly Figure[], value: number) =>
    minimums.value <= 0
      ? undefined
      : sheet.computed(
          'shortfall',
          'Payments that you cannot meet',
          'usd-per-month',
          how,
          inputs,
          Math.min(minimums.value, value),
        )
  // A sum that was named before a pay was lost is not there now, and what goes to a debt cannot be had back.
  const held = () =>
    sheet.assumed(
      'extra',
      'What you can pay beyond the minimum payments',
      'usd-per-month',
      0,
      `Nothing beyond the minimum payments while ${whilePayIsGone(reader)}.`,
    )
  const beyondBenefits = monthBeyondBenefits({ sheet, reader, context })
  if (beyondBenefits !== undefined)
    return {
      extra: beyond('nothing is left of pension and Social Security', [beyondBenefits], 0),
      shortfall: missing(
        'what a month costs beyond pension and Social Security',
        [beyondBenefits],
        beyondBenefits.value,
      ),
    }
  if (reader.told('debtPaymentMonthly') !== undefined) {
    const all = reader.number('debtPaymentMonthly')
    const asked = minimums.value + sumOf(inSum) - sumOf(besideSum)
    const left = all.value - asked
    const inputs = [all, minimums, ...inSum, ...besideSum]
    const how = `what you can pay − minimum payments${inSum.length > 0 ? ', the mortgage’s included' : besideSum.length > 0 ? ', those beside the mortgage’s' : ''}, never below nothing`
    if (left < 0 && isPayGone(reader) && cashCarries({ sheet, reader, context }, -left))
      return {
        extra: held(),
        shortfall: undefined,
        fromCash: sheet.computed(
          'minimums.from-cash',
          'What cash pays of the minimum payments',
          'usd-per-month',
          'minimum payments − what you can pay',
          inputs,
          Math.min(minimums.value, -left),
        ),
      }
    const toldBeyond =
      left < 0 || isPayGone(reader)
        ? undefined
        : toldBeyondMonth(sheet, reader, {
            minimums,
            inSum,
            besideSum,
            freed,
            beginning: [...beginning, ...offered],
          })
    if (toldBeyond !== undefined) {
      const there = toldBeyond.there.value - asked
      const from = [toldBeyond.there, minimums, ...inSum, ...besideSum]
      return {
        toldBeyond,
        extra: beyond(
          'what the month has for debts − minimum payments, never below nothing',
          from,
          Math.max(0, there),
        ),
        shortfall:
          there < 0 ? missing('minimum payments − what the month has for debts', from, -there) : undefined,
      }
    }
    return {
      extra: isPayGone(reader) ? held() : beyond(how, inputs, Math.max(0, left)),
      shortfall: left < 0 ? missing('minimum payments − what you can pay', inputs, -left) : undefined,
    }
  }
  if (isPayGone(reader)) return { extra: held(), shortfall: undefined }
  const balance = monthlyBalance(reader) ?? shortByLaw(reader)
  if (balance !== undefined && balance.left < 0)
    return {
      extra: beyond(`nothing is left of ${balance.comesIn}`, balance.inputs, 0),
      shortfall: missing(
        `what a month costs − ${balance.comesIn}${beginning.length > 0 ? ' + payments that begin now' : ''}`,
        [...balance.inputs, ...beginning],
        sumOf(beginning) - balance.left,
      ),
    }
  const unguessed = whyNothingIsGuessed({ sheet, reader }, minimums, paid)
  if (unguessed !== undefined)
    return {
      extra: sheet.assumed(
        'extra',
        'What you can pay beyond the minimum payments',
        'usd-per-month',
        0,
        `${unguessed} If something is, say how much.`,
      ),
      shortfall: undefined,
    }
  const spare = reader.number('monthlySurplus')
  // A guess about what is left makes no month short, and holds no payment that begins.
  const isKnown = balance !== undefined || reader.told('monthlySurplus') !== undefined
  const begin = isKnown ? [...beginning, ...offered] : brief
  if (begin.length === 0) return { extra: spare, shortfall: undefined }
  const left = spare.value - sumOf(beginning)
  return {
    extra: beyond(
      'what you can put aside − payments that begin now, never below nothing',
      [spare, ...begin],
      Math.max(0, spare.value - sumOf(begin)),
    ),
    shortfall:
      left < 0 && isKnown
        ? missing('payments that begin now − what you can put aside', [spare, ...beginning], -left)
        : undefined,
  }
}

/** The match comes before extra payments: nothing else doubles money on the day it is paid in. */
export function matchOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  extra: Figure,
): EmployerMatch | undefined {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined || extra.value <= 0) return undefined
  const cost = matchCostOf({ sheet, reader, context, taxes: taxPicture(sheet, reader, context) }, missed)
  const { raise, takeHome } = raiseWithin(sheet, missed, cost.takeHome, extra)
  return {
    raise,
    cost,
    monthly: takeHome,
    added: missed.match,
    words: matchWords(reader, missed),
  }
}
