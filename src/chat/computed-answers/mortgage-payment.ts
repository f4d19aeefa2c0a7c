/** The payment of a home loan over the common short and long terms. */

import type { Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import { loanPayment } from '#engine/math/loan.ts'
import { say, type Text } from '#engine/say.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { rulesOfThumb } from '../rules-of-thumb.ts'
import type { ComputationContext } from './computation.ts'

export function mortgagePayment(context: ComputationContext): Text | undefined {
  const { sheet } = context
  const loan = loanOf(context)
  if (loan === undefined) return undefined
  const paymentOver = (
    id: string,
    rule: (typeof rulesOfThumb)['loanLong' | 'loanShort'],
  ): [Figure, Figure] => {
    const years = sheet.assumed(`${id}.years`, 'Length of the loan', 'years', rule.value, rule.why)
    const payment = loanPayment({
      principal: loan.principal.value,
      rate: loan.rate.value,
      months: years.value * monthsPerYear,
    })
    return [
      years,
      sheet.computed(
        id,
        'Loan payment',
        'usd-per-month',
        'level payment that repays the loan',
        [loan.principal, loan.rate, years],
        payment,
      ),
    ]
  }
  const [longYears, long] = paymentOver('payment.long', rulesOfThumb.loanLong)
  const [shortYears, short] = paymentOver('payment.short', rulesOfThumb.loanShort)
  return say`${loan.principal} at ${loan.rate} costs ${long} over ${longYears} or ${short} over ${shortYears}, before taxes and insurance.`
}

function loanOf({
  household,
  reader,
  sheet,
}: ComputationContext): { principal: Figure; rate: Figure } | undefined {
  const owed = household.debts?.find(({ kind }) => kind === 'mortgage')
  if (owed?.balance !== undefined && owed.rate !== undefined)
    return {
      principal: sheet.told('debts', 'mortgage', 'Mortgage', 'usd', middle(owed.balance)),
      rate: sheet.told('debts', 'mortgage.rate', 'Rate of the mortgage', 'rate', owed.rate),
    }
  if (household.homePrice === undefined || household.rate === undefined) return undefined
  const price = reader.number('homePrice')
  const down =
    household.downPayment !== undefined
      ? reader.number('downPayment')
      : household.downPaymentRate !== undefined
        ? reader.number('downPaymentRate')
        : undefined
  const paidDown = down === undefined ? 0 : down.unit === 'rate' ? price.value * down.value : down.value
  return {
    principal: sheet.computed(
      'home-loan',
      'Home loan',
      'usd',
      'price − down payment',
      down === undefined ? [price] : [price, down],
      Math.max(0, price.value - paidDown),
    ),
    rate: reader.number('rate'),
  }
}
