/**
 * What a home loan costs after tax: where its interest and the income tax of the state alone pass the standard deduction,
 * the next dollar of interest is deducted (IRC §§63, 163(h)(3), 164). Property tax and gifts, which nobody told, come on top.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { householdTax } from '../tax/household-tax.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { known } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DebtFigures } from './debts.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'law'>
  readonly taxes: Pick<TaxPicture, 'goesOn' | 'bracket'>
}

/** The rate after the bracket's share, whether or not its interest is deducted. */
export const rateIfDeducted = (
  sheet: Worksheet,
  { rate, bracket }: { readonly rate: Figure; readonly bracket: Figure },
): Figure =>
  sheet.computed(
    'mortgage.deducted',
    'Rate of the mortgage after tax, if its interest is deducted',
    'rate',
    'the rate, less the share of it that the federal bracket gives back',
    [rate, bracket],
    rate.value * (1 - bracket.value),
  )

/** Undefined of other debts, and where the standard deduction is taken, or the loan is over what the law counts. */
function deductedRate(
  { sheet, reader, context: { law }, taxes: { goesOn, bracket } }: Asked,
  { id, kind, balance, rate }: DebtFigures,
): Figure | undefined {
  if (kind !== 'mortgage' || balance.value <= 0 || rate.value <= 0) return undefined
  // Beyond the cap the interest of the cap is deducted, whatever is paid ahead.
  if (balance.value > known(law.mortgageInterest).acquisitionDebtCap[goesOn.status]) return undefined
  const state = stateLawIn(reader, law)
  const stateTax = Math.max(0, householdTax({ law, state, taxReturn: goesOn }).state)
  const { itemizes } = incomeTax(law, {
    ...goesOn,
    mortgageInterest: balance.value * rate.value,
    stateIncomeTaxPaid: stateTax,
  })
  return itemizes
    ? sheet.computed(
        `${id}.after-tax`,
        'Rate of the mortgage after tax, its interest deducted',
        'rate',
        'the rate, less the share of it that the federal bracket gives back: a year of its interest and the income tax of the state are more than the standard deduction',
        [rate, balance, bracket, ...stateRules(sheet, reader.told('state'), law.year, goesOn.status)],
        rate.value * (1 - bracket.value),
      )
    : undefined
}

/** The same debt with that rate; looked for only where its rate is above another one that it is held against. */
export function withDeduction<D extends DebtFigures>(asked: Asked, debt: D, above: Figure): D {
  if (debt.rate.value <= above.value) return debt
  const afterTax = deductedRate(asked, debt)
  return afterTax === undefined ? debt : { ...debt, afterTax }
}

/** What a debt costs a year after tax: what paying it ahead is worth. */
export const costAfterTax = ({ rate, afterTax }: Pick<DebtFigures, 'rate' | 'afterTax'>): Figure =>
  afterTax ?? rate
