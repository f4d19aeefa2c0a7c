/** What of one's own investments is sold for debts at a high rate that this money and the cash beside it leave. */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { losesJob } from '../ending-job.ts'
import type { Placement } from '../order-of-operations.ts'
import {
  comesFromInvestments,
  investedOutside,
  type SoldInvestments,
  soldInvestments,
} from '../sold-investments.ts'
import { soldInWords } from '../sold-words.ts'
import type { LumpSumBasis } from './basis.ts'
import { isKept, type OwnCash } from './own-cash.ts'
import { returnWithSum } from './return-with-sum.ts'
import type { Way } from './ways.ts'

export interface SoldBeside extends SoldInvestments {
  /** What it pays, highest rate first. */
  readonly paid: readonly { readonly debt: DebtTerms; readonly amount: Figure }[]
}

interface Poured {
  readonly placements: readonly Placement[]
  readonly ownCash: OwnCash | undefined
}

/** A month that falls short, or will, needs them for more than a debt. */
const staysInvested = (basis: LumpSumBasis): boolean =>
  isKept(basis) ||
  losesJob(basis.reader) ||
  basis.isProtected ||
  basis.unsettled !== undefined ||
  basis.monthGap !== undefined ||
  comesFromInvestments(basis.reader)

export function soldBeside(basis: LumpSumBasis, { placements, ownCash }: Poured): SoldBeside | undefined {
  const { sheet, reader, context, amount, costlyDebts, taxes } = basis
  const invested = investedOutside(reader)
  if (invested === undefined || staysInvested(basis)) return undefined
  const open = costlyDebts.flatMap((debt) => {
    const fromSum = placements.find(({ id }) => id === debt.balance.id)?.amount.value ?? 0
    const fromCash = ownCash?.paid.find((part) => part.debt === debt)?.amount.value ?? 0
    const left = Math.ceil(debt.balance.value) - fromSum - fromCash
    return left > 0 ? [{ debt, left }] : []
  })
  const missing = open.reduce((sum, { left }) => sum + left, 0)
  const month = reader.told('monthlySurplus') === undefined ? 0 : reader.number('monthlySurplus').value
  if (missing <= month) return undefined
  const sold = soldInvestments(
    { sheet, reader, context },
    invested,
    {
      dollars: missing,
      formula: 'what this money and your cash leave of the debts at a high rate',
      inputs: [amount, ...open.map(({ debt }) => debt.balance)],
    },
    { agi: taxes.agi, taxReturn: returnWithSum(basis) },
  )
  let left = sold.proceeds.value
  const paid = open.flatMap(({ debt, left: owed }) => {
    const value = Math.min(left, owed)
    left -= value
    return value <= 0
      ? []
      : [
          {
            debt,
            amount: sheet.computed(
              `sold.${debt.balance.id}`,
              'What the sale pays on it',
              'usd',
              'what is left of the sale beside the tax, no more than is left of the debt; highest rate first',
              [sold.proceeds, debt.balance],
              value,
            ),
          },
        ]
  })
  return { ...sold, paid }
}

/** The same way with what the sale pays: what is sold does not grow any more. */
export const wayWithSold = (way: Way, sold: SoldBeside | undefined): Way =>
  sold === undefined
    ? way
    : {
        ...way,
        taxable: way.taxable - sold.sale.value,
        prepaid: new Map([
          ...way.prepaid,
          ...sold.paid.map(
            ({ debt: { balance }, amount }) =>
              [balance.id, (way.prepaid.get(balance.id) ?? 0) + amount.value] as const,
          ),
        ]),
      }

/** The other way: what is invested stays so, and the debts run on. */
export const wayWithoutSold = ({ taxable, prepaid, ...way }: Way, sold: SoldBeside): Way => ({
  ...way,
  taxable: taxable + sold.sale.value,
  prepaid: new Map(
    [...prepaid].map(([id, dollars]) => [
      id,
      dollars - (sold.paid.find(({ debt }) => debt.balance.id === id)?.amount.value ?? 0),
    ]),
  ),
})

/** To follow the order, as sentences of their own. */
export const soldBesideInWords = (sold: SoldBeside | undefined): Text =>
  sold === undefined
    ? nothing
    : say` ${soldInWords(sold, 'Also')} That pays ${listed(sold.paid.map(({ debt, amount }) => say`${amount} on the ${debt.label}`))} as well.`
