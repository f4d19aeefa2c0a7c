/** A home that the sum is for, held against it: what its down payment takes, and what there is on the day on which it is bought. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Months } from '../../units.ts'
import { type DownPaymentWish, downPaymentWish } from '../down-payment.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import type { Outlook } from './outlook.ts'
import { monthsUntil, type ToldMonth, toldMonth } from './told-month.ts'
import type { LumpSumWork } from './work.ts'

export interface DownPayment extends DownPaymentWish {
  /** What the part of the money for it comes to by then, in the dollars of that day. */
  readonly comesTo: Figure
  /** The rate at which it waits; undefined where it is needed now, or where a part is in stocks and nothing sure is earned. */
  readonly rate: Figure | undefined
  readonly closing: { readonly least: Figure; readonly most: Figure } | undefined
  /** Shares of the loan that closing costs take, as a rule. */
  readonly shares: { readonly least: Figure; readonly most: Figure }
  /** What is left of it beyond the down payment alone, and what is missing of that: one of the two is nothing. */
  readonly over: Figure
  readonly short: Figure
  /** The same beyond the most that closing costs take. */
  readonly overAll: Figure
  readonly shortAll: Figure
  readonly months: Months
  /** What a month has to bring until then for all of it; undefined where nothing is missing, or no more than a month is left. */
  readonly monthly: Figure | undefined
  /** What is told to be left or saved each month, and all that it brings by then. */
  readonly told: ToldMonth | undefined
}

/** Money that waits in bills earns their rate, less the tax of each year; what is partly in stocks is counted as it is. */
function grown(work: LumpSumWork, outlook: Outlook | undefined): Pick<DownPayment, 'comesTo' | 'rate'> {
  const { sheet, context, invested, taxable, reach, isNow, horizon } = work
  if (outlook === undefined || isNow || reach !== 'short' || taxable.value <= 0)
    return { comesTo: invested, rate: undefined }
  const rate = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const kept = rate.value - outlook.drag.value / taxable.value
  return {
    rate,
    comesTo: sheet.computed(
      'home.comes-to',
      'What this money comes to by then, in the dollars of that day',
      'usd',
      'what is for the goal × (one + the rate of cash − its yearly tax as a share of the money), once for each year',
      [invested, rate, outlook.drag, taxable, horizon],
      Math.round(invested.value * (1 + kept) ** horizon.value),
    ),
  }
}

/** Only of money that is all for a home within some years: what is further off is invested, and its price is not known. */
export function isForHome({ reader, reach, invested, isProtected, inherited }: LumpSumWork): boolean {
  if (reader.told('goal') !== 'home' || reach === 'long' || invested.value <= 0) return false
  return !isProtected && !isChildOnBenefits(reader) && inherited === undefined
}

export function downPaymentOf(work: LumpSumWork, outlook: Outlook | undefined): DownPayment | undefined {
  const { sheet, reader, isNow, horizon } = work
  if (!isForHome(work)) return undefined
  const wish = downPaymentWish(work)
  if (wish === undefined) return undefined
  const { price, sum } = wish
  const { comesTo, rate } = grown(work, outlook)
  const shares = {
    least: reader.rule('closing.least', 'Closing costs of a loan, least', 'share', rules.closingLeast),
    most: reader.rule('closing.most', 'Closing costs of a loan, most', 'share', rules.closingMost),
  }
  const costs = (which: 'least' | 'most', of: Figure) =>
    sheet.computed(
      `home.closing.${which}`,
      `Closing costs, ${which}`,
      'usd',
      '(the price − the down payment) × the share of the loan that closing takes',
      [of, sum, shares[which]],
      Math.round(Math.max(0, of.value - sum.value) * shares[which].value),
    )
  const closing =
    price === undefined ? undefined : { least: costs('least', price), most: costs('most', price) }
  const part = (id: string, label: string, how: string, inputs: Figure[], value: number) =>
    sheet.computed(id, label, 'usd', `${how}, never below nothing`, inputs, Math.max(0, Math.round(value)))
  const takesMost = closing === undefined ? [sum] : [sum, closing.most]
  const beyond = comesTo.value - sum.value
  const beyondAll = comesTo.value - takesMost.reduce((total, { value }) => total + value, 0)
  const shortAll = part(
    'home.short-all',
    'Missing for the down payment and closing',
    'the down payment + the most that closing takes − what there is by then',
    [comesTo, ...takesMost],
    -beyondAll,
  )
  const months = isNow ? 0 : monthsUntil(work)
  return {
    ...wish,
    comesTo,
    rate,
    closing,
    shares,
    over: part(
      'home.over',
      'Left beyond the down payment',
      'what there is by then − the down payment',
      [comesTo, sum],
      beyond,
    ),
    short: part(
      'home.short',
      'Missing for the down payment',
      'the down payment − what there is by then',
      [comesTo, sum],
      -beyond,
    ),
    overAll: part(
      'home.over-all',
      'Left beyond the down payment and closing',
      'what there is by then − the down payment − the most that closing takes',
      [comesTo, ...takesMost],
      beyondAll,
    ),
    shortAll,
    months,
    monthly:
      shortAll.value <= 0 || months <= 1
        ? undefined
        : sheet.computed(
            'home.monthly',
            'What a month has to bring for the home',
            'usd-per-month',
            'what is missing ÷ the months until it is needed, rounded up, without interest',
            [shortAll, horizon],
            Math.ceil(shortAll.value / months),
          ),
    told: isNow ? undefined : toldMonth(work),
  }
}
