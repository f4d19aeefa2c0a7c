/** Income of the next year as the Marketplace and its limits see it: what goes on, what is still due, and what the plan takes out. */
import { type Figure, sumOf } from '../figure.ts'
import type { Text } from '../say.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import { withBenefitsAhead } from './ended-pay.ts'
import { incomeWith, type TaxPicture } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'
import { unearnedBeside } from './unearned-income.ts'

/** A part of it that the plan brings: what comes out of accounts, or what its money earns. */
export interface AddedNextYear {
  readonly figure: Figure
  /** To stand in a list after "with". */
  readonly inWords: Text
}

/** The one picture of it that every sentence of a plan reads. */
export interface NextYear {
  /** Filed with all that the plan adds. */
  readonly taxReturn: TaxReturn
  readonly added: readonly AddedNextYear[]
  readonly later: TaxPicture['later']
  readonly benefitsAhead: Figure | undefined
  /** What cash and investments bring, where the return has none of it. */
  readonly unearned: Figure | undefined
}

export const incomeNextYear = (
  { later, ended }: Pick<TaxPicture, 'later' | 'ended'>,
  context: Pick<DraftContext, 'law'>,
): { readonly agi: Dollars; readonly untaxedBenefits: Dollars } =>
  incomeWith({ taxReturn: withBenefitsAhead(later.taxReturn, ended) }, context, 0)

/** `plan`: the return with what the plan adds, and what that is. */
export const nextYearOf = (
  asked: Drafting,
  taxes: TaxPicture,
  plan: Pick<NextYear, 'taxReturn' | 'added'>,
): NextYear => ({
  ...plan,
  later: taxes.later,
  benefitsAhead: taxes.ended.benefitsAhead,
  unearned: unearnedBeside(asked, taxes),
})

/** `pays`: what is paid in it beside the pay that goes on. */
export function creditIncomeAhead(
  { sheet, context }: Drafting,
  { taxReturn, added, later, benefitsAhead, unearned }: NextYear,
  pays: readonly Figure[] = [],
): Figure {
  const { agi, untaxedBenefits } = incomeWith({ taxReturn }, context, 0)
  const beside = [benefitsAhead, unearned].filter((part) => part !== undefined)
  return sheet.computed(
    'marketplace.income-next',
    'Income of next year that the limit looks at',
    'usd',
    `adjusted gross income of next year with the pay that goes on or was told for it and the unemployment benefits that are due then${added.length === 0 ? '' : ' + what comes out of retirement accounts then or this money earns'} + the untaxed part of Social Security + what cash and investments bring, as far as it is not in it`,
    [later.agi, ...pays, ...beside, ...added.map(({ figure }) => figure)],
    Math.round(agi + untaxedBenefits + sumOf(unearned === undefined ? [] : [unearned])),
  )
}
