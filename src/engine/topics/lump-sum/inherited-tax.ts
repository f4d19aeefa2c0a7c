/** What of an inherited IRA comes out first, and what the country and the state take of it. */

import type { Figure } from '../../figure.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import { stateTaxOnMore, taxOnMore } from '../tax-on-more.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

interface TaxBasis extends Drafting {
  readonly taxes: TaxPicture
}

export function withdrawalOf(
  basis: TaxBasis & { balance: Figure },
  isRoth: boolean,
  yearly: Figure,
): { withdrawal: Figure; tax: Figure; stateTax?: Figure | undefined } {
  const { sheet, balance } = basis
  const withdrawal = sheet.computed(
    'inherited.withdrawal',
    'First yearly withdrawal',
    'usd',
    'the yearly withdrawal, no more than there is',
    [yearly, balance],
    Math.min(Math.round(balance.value), yearly.value),
  )
  if (isRoth) {
    const why = 'a qualified withdrawal from an inherited Roth IRA is not taxed'
    return {
      withdrawal,
      tax: sheet.computed('inherited.tax', 'Tax on that withdrawal', 'usd', why, [withdrawal], 0),
    }
  }
  const { total, state } = taxOn(basis, withdrawal, {
    id: 'inherited.tax',
    as: 'on that withdrawal',
    what: 'the withdrawal',
  })
  return { withdrawal, tax: total, stateTax: state }
}

/** What the country and the state take of it, on top of everything else of the year. */
export function taxOn(
  { sheet, reader, context, taxes }: TaxBasis,
  income: Figure,
  { id, as, what }: { id: string; as: string; what: string },
): { total: Figure; state: Figure | undefined } {
  const federal = sheet.computed(
    `${id}.federal`,
    `Federal tax ${as}`,
    'usd',
    `your federal tax with ${what} as income − your federal tax without it`,
    [income, taxes.agi],
    Math.round(taxOnMore(taxes, context, 'iraDistributions', income.value)),
  )
  const state = stateTaxOf({ sheet, reader, context, taxes }, income, { id, as, what })
  const total = sheet.computed(
    id,
    `Tax ${as}`,
    'usd',
    state === undefined ? 'federal tax; state tax, if there is one, comes on top' : 'federal tax + state tax',
    state === undefined ? [federal] : [federal, state],
    federal.value + (state?.value ?? 0),
  )
  return { total, state }
}

/** Some states leave untaxed what is paid because of a death, whatever the age of the heir. */
function stateTaxOf(
  { sheet, reader, context, taxes }: TaxBasis,
  income: Figure,
  { id, as, what }: { id: string; as: string; what: string },
): Figure | undefined {
  const label = `State tax ${as}`
  const state = stateLawIn(reader, context.law)
  const rules = state?.years.find(({ year }) => year === context.law.year)
  if (state !== undefined && rules?.paidToHeirsFree === true)
    return sheet.computed(
      `${id}.state`,
      label,
      'usd',
      `${state.name} does not tax what is paid because of a death`,
      [income, ...stateRules(sheet, state.code, context.law.year, taxes.taxReturn.status)],
      0,
    )
  return stateTaxOnMore(sheet, taxes, context, reader, {
    kind: 'iraDistributions',
    amount: income,
    id: `${id}.state`,
    label,
    how: `your state tax with ${what} as income − your state tax without it`,
  })
}
