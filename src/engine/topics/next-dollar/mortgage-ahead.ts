/**
 * "Pay the house down or fill the Roth IRA?": the rate of the mortgage against what bonds and the whole mix are expected
 * to earn answers it. Where it is asked the answer stands before the plan; else the check of the mortgage gives it.
 */

import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax } from '../debts.ts'
import type { OrderStep } from '../order-of-operations.ts'
import type { DollarWork } from './work.ts'

/** A mortgage of which no rate was told is taken at a middle one, and answers nothing. */
const homeLoanOf = ({ mortgages }: DollarWork): DebtTerms | undefined =>
  mortgages.filter(({ told }) => told.rate !== undefined).toSorted((a, b) => b.rate.value - a.rate.value)[0]

const accounts: readonly (readonly [step: OrderStep, one: string, several: string])[] = [
  ['match', 'the whole match', 'the whole match'],
  ['hsa', 'the HSA', 'the HSAs'],
  ['ira', 'the IRA', 'the IRAs'],
  ['deferral', 'the plan at work', 'the plans at work'],
  ['own-plan', 'the solo 401(k)', 'the solo 401(k)s'],
]

/** The accounts with room that comes before it; undefined where there is none. */
function roomBefore({ needs }: DollarWork): Text | undefined {
  const names = accounts.flatMap(([step, one, several]) => {
    const people = new Set(needs.filter((need) => need.step === step).map(({ id }) => id.includes('spouse')))
    return people.size === 0 ? [] : [words(people.size > 1 ? several : one)]
  })
  return names.length === 0 ? undefined : listed(names)
}

function answer(work: DollarWork, loan: DebtTerms): Text {
  const { sheet, context, expected, lowRate } = work
  const { rate, afterTax } = loan
  const cost = costAfterTax(loan)
  const bonds = sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds)
  if (rate.value < lowRate.value)
    return say`At ${rate} the mortgage costs less than bonds are expected to earn, ${bonds} a year: pay it as agreed, and no dollar ahead.`
  const room = roomBefore(work)
  const costs =
    afterTax === undefined
      ? words('costs')
      : say`costs about ${afterTax} after tax, as its interest and your state’s income tax alone are more than the standard deduction for now. That is`
  const fades =
    afterTax === undefined ? nothing : words(' That counts how the deduction shrinks with what you owe.')
  if (cost.value <= expected.value)
    return say`${room === undefined ? nothing : say`${sentenceStart(room)} before the mortgage. `}At ${rate} it ${costs} ${words(cost.value > bonds.value ? 'more than' : 'no more than')} bonds are expected to earn, ${bonds} a year, and less than the mix of this plan, ${expected}. Paying it ahead is certain and markets are not, so of what is left some of each is as good.${fades}`
  return say`${room === undefined ? words('The mortgage') : say`${sentenceStart(room)} first, whose room is lost with the year, then the mortgage`} before a taxable account: at ${rate} it ${costs} more than the mix of this plan is expected to earn, ${expected} a year, and what paying it saves is certain.${fades} The house gives money back only by a sale or a new loan, so the emergency fund comes before it.`
}

/** Whether paying it ahead was asked about. */
export const isHomeAsked = ({ reader, paysHome }: Pick<DollarWork, 'reader' | 'paysHome'>): boolean =>
  paysHome && reader.told('considersPayoff') === true

/** Where it is asked, to stand before the plan. */
export function mortgageAnswer(work: DollarWork): Text {
  const loan = homeLoanOf(work)
  return loan === undefined || !isHomeAsked(work) ? nothing : answer(work, loan)
}

/** Beside a mortgage that nobody asked about. */
export function mortgageInCheck(work: DollarWork, mortgage: DebtTerms): Text {
  const loan = homeLoanOf(work)
  return loan === undefined ||
    loan.rate.value < work.lowRate.value ||
    work.stage !== 'working' ||
    work.isEmpty
    ? say`At ${mortgage.rate}. What is paid ahead can only be had back by a loan or a sale.`
    : answer(work, loan)
}
