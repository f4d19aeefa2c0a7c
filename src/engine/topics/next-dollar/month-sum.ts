/** The sum of a month that is decided on: as it was told, or what pay and costs leave of it. */
import type { FactReader } from '../../fact-reader.ts'
import { isTakeHomeOfOne } from '../../fallbacks/take-home-of-one.ts'
import { isLeftWorkedOut } from '../../fallbacks/told-month.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { CashWithoutPay } from '../cash-without-pay.ts'
import type { Cushion } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type LeftBeside, leftBesidePayments, thereOf } from '../left-beside-payments.ts'
import { isLeftOfLifelongPay, monthlyBalance } from '../monthly-balance.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import type { RetiredBesidePay } from '../retired-beside-pay.ts'
import { isGapTold } from '../savings-run-out.ts'
import { shortByLaw } from '../short-by-law.ts'
import { missingOf } from '../short-month.ts'
import { costsWithoutPay } from './lasting.ts'

/** `unemployed`: somebody of the household lost a job and is not paid again. */
export type Stage = 'working' | 'unemployed' | 'retired'

export interface MonthSum {
  /** What can be put aside each month, in whole dollars. */
  readonly monthly: Figure
  /** How much take-home pay falls short of what a month costs. */
  readonly shortfall: Figure | undefined
}

const monthlyLabel = 'What you can put aside each month'

/** Under which name the sum of a month was told: what is left of it, else the amount that is to be decided on. */
export function toldSum(reader: FactReader): 'monthlySurplus' | 'amountMonthly' | undefined {
  if (reader.told('monthlySurplus') !== undefined) return 'monthlySurplus'
  return middle(reader.told('amountMonthly') ?? 0) > 0 ? 'amountMonthly' : undefined
}

/**
 * A sum that was named to decide on, and what of it pay and costs leave. What somebody said is left is believed instead.
 * Undefined where too little was told to know.
 */
export function namedSum(
  reader: FactReader,
): { readonly told: Figure; readonly there: Dollars; readonly month: LeftBeside } | undefined {
  const month = toldSum(reader) === 'amountMonthly' ? leftBesidePayments(reader) : undefined
  if (month === undefined) return undefined
  const told = reader.number('amountMonthly')
  return { told, there: Math.floor(thereOf(told.value, month.left, month)), month }
}

/** What can be put aside each month, or what is missing. `debts`: those whose payments a sum for debts holds. */
export function monthlyOf(
  sheet: Worksheet,
  reader: FactReader,
  {
    stage,
    without,
    besidePay,
    cushion,
    debts,
  }: {
    readonly stage: Stage
    readonly without: CashWithoutPay | undefined
    readonly besidePay: RetiredBesidePay | undefined
    readonly cushion: Cushion
    readonly debts: readonly DebtTerms[]
  },
): MonthSum {
  const whole = (how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed('monthly', monthlyLabel, 'usd-per-month', how, inputs, Math.max(0, Math.floor(value)))
  const toldKey = toldSum(reader)
  const surplus = toldKey === undefined ? undefined : reader.told(toldKey)
  const forDebts = reader.told('debtPaymentMonthly')
  const balance = monthlyBalance(reader)
  // One number is told of both where all that can be paid is what can be put aside: the minimum payments are in it.
  const putAside = surplus === undefined ? balance?.left : middle(surplus)
  const isForDebts = forDebts !== undefined && (putAside === undefined || putAside === middle(forDebts))
  if (isForDebts && stage === 'working' && debts.length > 0) {
    const all = reader.number('debtPaymentMonthly')
    const minimums = debts.map(({ minimum }) => minimum)
    const left = all.value - minimums.reduce((sum, { value }) => sum + value, 0)
    const month = leftBesidePayments(reader)
    const there = month === undefined ? left : thereOf(left, month.left, month)
    const how = 'all that you can pay on debts − their minimum payments, never below nothing'
    return {
      monthly:
        month === undefined || there === left
          ? whole(how, [all, ...minimums], left)
          : whole(
              `${how} and no more than ${month.inWords} leave`,
              [all, ...minimums, ...month.inputs],
              there,
            ),
      shortfall: undefined,
    }
  }
  const uncovered = besidePay?.uncovered ?? cushion.uncovered
  const drawsOnSavings =
    (besidePay !== undefined || (stage === 'retired' && isGapTold(reader))) && uncovered.value >= 1
  // Of a retired household that draws on savings, nothing put aside is no month that comes out even.
  // Nor is it one where the month costs more than is brought home.
  const isShort = without === undefined && (balance?.left ?? 0) < 0 && !isTakeHomeOfOne(reader.told)
  const named = toldKey === 'amountMonthly' && stage === 'working' ? namedSum(reader) : undefined
  const isNoneThere = middle(surplus ?? 0) === 0 || named?.there === 0
  if (toldKey !== undefined && !(isNoneThere && (drawsOnSavings || isShort))) {
    const told = reader.number(toldKey)
    if (named !== undefined && named.there < named.told.value)
      return {
        monthly: whole(
          `the sum that you named, no more than ${named.month.inWords} leave`,
          [told, ...named.month.inputs],
          named.there,
        ),
        shortfall: undefined,
      }
    return {
      monthly: Number.isInteger(told.value) ? told : whole('in whole dollars', [told], told.value),
      shortfall: undefined,
    }
  }
  if (without !== undefined)
    return { monthly: monthlyWithoutPay(sheet, reader, without), shortfall: undefined }
  // Take-home pay of nothing is no account of the month of whoever lives on what is paid for life.
  const isPaid = middle(reader.told('takeHomeMonthly') ?? 0) > 0
  if (balance !== undefined && (isPaid || !drawsOnSavings)) {
    const { left, inputs, comesIn } = balance
    return {
      monthly: whole(`${comesIn} − what a month costs, never below nothing`, inputs, left),
      shortfall: missingOf(sheet, balance, { id: 'shortfall' }),
    }
  }
  const comesIn = besidePay === undefined ? 'pension and Social Security' : 'the pay that goes on'
  if (drawsOnSavings)
    return {
      monthly: whole(`${comesIn} − what a month costs, never below nothing`, [uncovered], 0),
      shortfall: sheet.computed(
        'shortfall',
        'What is missing each month',
        'usd-per-month',
        `what a month costs beyond ${comesIn}${besidePay === undefined ? ', before tax' : ''}`,
        [uncovered],
        Math.ceil(uncovered.value),
      ),
    }
  const byLaw = shortByLaw(reader)
  if (byLaw !== undefined)
    return {
      monthly: whole(`${byLaw.comesIn}, − what a month costs, never below nothing`, byLaw.inputs, byLaw.left),
      shortfall: missingOf(sheet, byLaw, { id: 'shortfall' }),
    }
  const assumed = reader.number('monthlySurplus')
  return { monthly: whole('in whole dollars', [assumed], assumed.value), shortfall: undefined }
}

/** What the other pay leaves beyond the month; benefits end, so that what they leave is none of it. */
function monthlyWithoutPay(sheet: Worksheet, reader: FactReader, without: CashWithoutPay): Figure {
  const [{ goesOn, match }] = without.jobLoss.cases
  const costs = costsWithoutPay(sheet, reader, without)
  // The match has its place among what the sum is for.
  const left = (goesOn?.value ?? 0) + (match?.value ?? 0) - costs.value
  if (goesOn !== undefined && left > 0 && reader.told('monthlyExpenses') !== undefined)
    return sheet.computed(
      'monthly',
      monthlyLabel,
      'usd-per-month',
      `what goes on coming in${match === undefined ? '' : ' + what the match takes of it'} − what a month costs, in whole dollars; benefits are not counted, as they end`,
      [goesOn, costs, ...(match === undefined ? [] : [match])],
      Math.floor(left),
    )
  const why = `Nothing is set aside while ${whilePayIsGone(reader)}.`
  reader.instead('monthlySurplus', 0, why)
  return sheet.assumed('monthly', monthlyLabel, 'usd-per-month', 0, why)
}

interface Sum {
  readonly reader: FactReader
  readonly monthly: Figure
}

const isAssumed = ({ reader, monthly }: Sum): boolean =>
  monthly.inputs.includes('monthlySurplus') &&
  reader.known('monthlySurplus') === undefined &&
  reader.told('monthlyContribution') === undefined

const isWorkedOut = ({ reader }: Sum): boolean =>
  isLeftWorkedOut({ told: reader.told, employment: reader.value('employment') })

/** Nothing told says or implies what is left in a month: a middle figure stands in. */
export const isSumGuessed = (sum: Sum): boolean =>
  isAssumed(sum) && !isWorkedOut(sum) && !isLeftOfLifelongPay(sum.reader)

/** Where a sum comes from that nobody told so, for the summary. */
export function assumedSumInWords(sum: Sum): Text {
  const named = namedSum(sum.reader)
  if (named !== undefined && named.there < named.told.value && sum.monthly.value < named.told.value)
    return say`You named ${named.told}, and no more than this is left of a month.`
  if (!isAssumed(sum)) return nothing
  return words(
    isWorkedOut(sum)
      ? 'The sum is what your pay leaves after its taxes and what a month costs, about: say what is left if it is another sum, as health cover that comes off the pay check is not in it.'
      : isLeftOfLifelongPay(sum.reader)
        ? 'The sum is what comes in each month, before tax, less what a month costs: say what is left if it is another sum.'
        : 'The sum is a middle figure until you say what is left in a month.',
  )
}
