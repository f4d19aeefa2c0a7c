/** What the household's state takes of more retirement income, where its income tax is written down. */
import type { Figure } from '../figure.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import { stateLawOf } from '../tax/states/all.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { RolloverWork } from './rollover-work.ts'

/** Undefined when no state was named. */
export function stateTaxOnCash(
  { sheet, reader, context, taxes }: RolloverWork,
  taxable: Figure,
): Figure | undefined {
  const code = reader.told('state')
  if (code === undefined) return undefined
  const state = stateLawOf(code)
  const { law } = context
  if (!state.years.some(({ year }) => year === law.year)) return undefined
  const tax = (taxReturn: TaxReturn) =>
    stateIncomeTax({ law, state, taxReturn, federal: incomeTax(law, taxReturn) })
  const before = tax(taxes.taxReturn)
  const after = tax({
    ...taxes.taxReturn,
    iraDistributions: (taxes.taxReturn.iraDistributions ?? 0) + taxable.value,
  })
  const how = 'your state income tax with it as income − your state income tax without it'
  return sheet.computed(
    'cash.state-tax',
    'State income tax if you take it as cash',
    'usd',
    after.approximated === undefined
      ? how
      : `${how}; the rule of the state is simplified, so this is approximate`,
    [taxable, taxes.agi],
    Math.max(0, Math.round(after.tax - before.tax)),
  )
}
