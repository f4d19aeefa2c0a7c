/** Why no usual share of pay is taken to be left, where nobody told what a month leaves. */
import { sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { revolvingMinimum } from '../debts.ts'
import { isLeftKnown } from '../monthly-balance.ts'
import type { Drafting } from '../topic.ts'
import { payAndBeside, payOf } from './pay-before-tax.ts'
import { hasSecuredLate } from './secured-late.ts'

type Read = Pick<Drafting, 'sheet' | 'reader'>

/** Undefined where what a month leaves was told or follows from pay and costs, and where a usual share may be guessed. */
export function whyNothingIsGuessed(
  read: Read,
  minimums: { readonly value: Dollars },
  paid: readonly DebtTerms[],
): string | undefined {
  if (isLeftKnown(read.reader)) return undefined
  if (isStretched(read, minimums))
    return 'Payments and rent take so much of your pay that nothing is taken to be left.'
  if (hasSecuredLate(read.reader)) return 'While the home or the car is late, nothing is taken to be left.'
  if (arePaidBeyond(paid))
    return 'You pay more than a card asks for already, so nothing more is taken to be left.'
  return undefined
}

/** Whether payments and rent crowd out the rest, so that no usual share of pay can be taken to be free. */
function isStretched({ sheet, reader }: Read, minimums: { readonly value: Dollars }): boolean {
  const pay = payOf(sheet, reader)
  if (pay === undefined) return false
  const rent = reader.told('monthlyRent') === undefined ? 0 : reader.number('monthlyRent').value
  const { value } = payAndBeside(sheet, reader, pay)
  return (minimums.value + rent) * monthsPerYear > value * rules.paymentShareHigh.value
}

/** Whether the cards together get more than they ask for already: then that is what the month has for them. */
function arePaidBeyond(paid: readonly DebtTerms[]): boolean {
  const cards = paid.filter(({ kind, told }) => kind === 'credit_card' && told.minPayment !== undefined)
  const asked = cards.reduce((sum, { balance, rate }) => sum + revolvingMinimum(balance.value, rate.value), 0)
  return sumOf(cards.map(({ minimum }) => minimum)) > asked
}
