/** What was told of an offer that would take over debts: its rate, its fee, and how long the low rate of a transfer holds. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Worksheet } from '../../worksheet.ts'

export type OfferKind = 'personal' | 'home' | 'transfer'

export interface OfferFee {
  readonly share: Figure
  readonly dollars: Figure
}

interface Told {
  readonly sheet: Worksheet
  readonly reader: FactReader
}

/** The rate that was told; of a transfer without one nothing, until it ends. */
export function offerRate({ reader, sheet }: Told, kind: OfferKind): Figure | undefined {
  if (reader.told('debtOfferRate') !== undefined) return reader.number('debtOfferRate')
  if (kind !== 'transfer') return undefined
  return sheet.assumed(
    'offer.rate',
    'Rate of the transfer until it ends',
    'rate',
    0,
    'Most transfers charge nothing until they end.',
  )
}

/** Of what it takes over. Closing costs of a loan on the home differ too much to be taken for granted. */
export function offerFeeShare({ reader }: Told, kind: OfferKind): Figure | undefined {
  if (reader.told('debtOfferFee') !== undefined) return reader.number('debtOfferFee')
  return kind === 'home'
    ? undefined
    : reader.rule('offer.fee', 'Fee of the offer', 'share', rules.consolidationFee)
}

export function offerFee(told: Told, kind: OfferKind, balance: Figure): OfferFee | undefined {
  const { sheet } = told
  const share = offerFeeShare(told, kind)
  if (share === undefined) return undefined
  return {
    share,
    dollars: sheet.computed(
      'offer.cost',
      'Fee of the offer in dollars',
      'usd',
      'what it takes over × fee',
      [balance, share],
      Math.round(balance.value * share.value),
    ),
  }
}

export const offerMonths = ({ reader }: Told): Figure =>
  reader.told('debtOfferMonths') === undefined
    ? reader.rule('offer.months', 'Months of the low rate of a transfer', 'months', rules.promotionMonths)
    : reader.number('debtOfferMonths')

/** How much it would take over, where a sum was told. */
export const offerSum = ({ reader }: Told): Figure | undefined =>
  reader.told('debtOfferSum') === undefined ? undefined : reader.number('debtOfferSum')

/** What a lender might ask for where nobody said it. */
export const usualLoanRate = ({ reader }: Pick<Told, 'reader'>): Figure =>
  reader.rule('new-loan.rate', 'Rate that a lender might offer', 'rate', rules.consolidationRate)
