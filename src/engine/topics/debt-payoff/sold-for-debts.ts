/** What is invested outside retirement accounts, sold for what costs more than investments can be counted on to earn. */
import { type Figure, sumOf } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { starterOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { taxOnSale } from '../tax-on-sale.ts'
import type { Drafting } from '../topic.ts'
import { lateOnDebts } from './first-needs.ts'
import { cashBesideOnce } from './once.ts'

export interface SoldForDebts {
  readonly invested: Figure
  readonly sale: Figure
  /** What is kept of it for the tax: the most that can be due, where pay was told. */
  readonly tax: Figure | undefined
  /** What is left of it for what is late, the first cushion and the debts. */
  readonly proceeds: Figure
}

interface Wanted {
  readonly paid: readonly DebtTerms[]
  /** The debts that cash beyond the first cushion goes to. */
  readonly takesCash: (debt: DebtTerms) => boolean
  readonly late: Figure | undefined
  /** What the month has for debts: what it pays at once needs no sale. */
  readonly toDebts: Figure
}

/** Undefined where cash does it, and where no cash was told: nobody knows then what is missing. */
export function soldForDebts(
  asked: Drafting,
  { paid, takesCash, late, toDebts }: Wanted,
): SoldForDebts | undefined {
  const { sheet, reader } = asked
  const invested = reader.some('taxableInvestments')
  if (invested === undefined || invested.value < 1 || !tellsCash(reader)) return undefined
  const costly = paid.filter(takesCash).map(({ balance }) => balance)
  const cash = cashBesideOnce(asked)
  const isLateCovered = (late?.value ?? 0) <= cash.value
  if (costly.length === 0 && isLateCovered) return undefined
  const starter = starterOf(asked)
  const missed: Dollars = lateOnDebts(paid.filter(takesCash), late, undefined).reduce(
    (sum, { later }) => sum + later,
    0,
  )
  const missing = sumOf(costly) + (late?.value ?? 0) - missed + starter.value - cash.value
  if (missing <= 0 || (isLateCovered && missing <= toDebts.value)) return undefined
  const wanted = sheet.computed(
    'invested.wanted',
    'What your investments can pay now',
    'usd',
    'what is late + starter cushion + what the costly debts come to − cash you have, no more than is invested outside retirement accounts',
    [invested, ...(late === undefined ? [] : [late]), starter, ...costly, cash],
    Math.floor(Math.min(invested.value, missing)),
  )
  const tax = taxOnSale(asked, wanted)
  const taxed = tax === undefined || tax.value === 0 ? [] : [tax]
  const sale = sheet.computed(
    'invested.sale',
    'What of your investments is sold for the debts',
    'usd',
    `what they can pay now${taxed.length === 0 ? '' : ' + the tax on that'}, no more than is invested outside retirement accounts`,
    [wanted, invested, ...taxed],
    Math.floor(Math.min(invested.value, wanted.value + sumOf(taxed))),
  )
  return {
    invested,
    sale,
    tax,
    proceeds:
      taxed.length === 0
        ? sale
        : sheet.computed(
            'invested.proceeds',
            'What is left of the sale beside the tax',
            'usd',
            'what is sold − the tax if all of it were long-term gain',
            [sale, ...taxed],
            sale.value - sumOf(taxed),
          ),
  }
}
