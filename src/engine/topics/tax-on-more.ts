/** What some more income of a kind costs a household in a year, by the whole law with it and without it. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { additionalMedicareTax, employeePayrollTax } from '../tax/payroll-tax.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

type MoreIncome = 'iraDistributions' | 'rothConversion' | 'longTermGain' | 'wages' | 'otherIncome'

/** A conversion is income like any other withdrawal, and named apart for the states that leave it out. */
const linesOf = (
  kind: MoreIncome,
  isBeforeRetirement: boolean,
): readonly (MoreIncome | 'paidBeforeRetirement')[] => [
  ...(kind === 'rothConversion' ? (['iraDistributions', kind] as const) : [kind]),
  ...(isBeforeRetirement ? (['paidBeforeRetirement'] as const) : []),
]

/** What the household's state takes of some more income of a kind; undefined where none was named or its law is not written down. */
export function stateTaxOnMore(
  sheet: Worksheet,
  { taxReturn, agi }: Pick<TaxPicture, 'taxReturn' | 'agi'>,
  { law }: DraftContext,
  reader: FactReader,
  more: {
    kind: MoreIncome
    amount: Figure
    id: string
    label: string
    how: string
    /** Where it is not the one of today. */
    state?: string | undefined
    /** Paid out of an account for retirement to somebody who works on or looks for work. */
    isBeforeRetirement?: boolean
  },
): Figure | undefined {
  const state = stateLawIn(reader, law, more.state)
  if (state === undefined) return undefined
  const taxOf = (of: TaxReturn) =>
    stateIncomeTax({ law, state, taxReturn: of, federal: incomeTax(law, of) }).tax
  const lines = linesOf(more.kind, more.isBeforeRetirement === true).map((line) => [
    line,
    (taxReturn[line] ?? 0) + more.amount.value,
  ])
  const withMore: TaxReturn = { ...taxReturn, ...Object.fromEntries(lines) }
  return sheet.computed(
    more.id,
    more.label,
    'usd',
    more.how,
    [more.amount, agi, ...stateRules(sheet, state.code, law.year, taxReturn.status)],
    Math.max(0, Math.round(taxOf(withMore) - taxOf(taxReturn))),
  )
}

/** The federal tax that some more income of a kind costs this household in a year; on pay, payroll tax too. */
export function taxOnMore(
  { taxReturn }: Pick<TaxPicture, 'taxReturn'>,
  { law }: DraftContext,
  kind: 'iraDistributions' | 'longTermGain' | 'interest' | 'wages' | 'otherIncome',
  more: Dollars,
): Dollars {
  const before = incomeTax(law, taxReturn)
  const after = incomeTax(law, { ...taxReturn, [kind]: (taxReturn[kind] ?? 0) + more })
  return kind === 'wages' ? after.totalTax - before.totalTax : after.incomeTax - before.incomeTax
}

/**
 * Social Security and Medicare tax that is withheld from some more pay. An employer withholds the Additional Medicare
 * tax from whatever it pays one person beyond the threshold of a single filer: IRC §3102(f)(1).
 */
export function payrollTaxOnMore(
  { taxReturn }: Pick<TaxPicture, 'taxReturn'>,
  { law }: DraftContext,
  more: Dollars,
): Dollars {
  const withheldOn = (wages: Dollars) =>
    employeePayrollTax({ law, wages }) + additionalMedicareTax({ law, status: 'single', earnings: wages })
  const wages = (taxReturn.wages ?? 0) + (taxReturn.deferredPay ?? 0)
  return withheldOn(wages + more) - withheldOn(wages)
}

/**
 * The tax that so much more pay saves as it goes into a plan at work before tax: the federal, and the state's where it
 * leaves such pay untaxed. Credits that follow earnings are no part of it: they come with the return, not with the pay.
 */
export function savedByDeferring(
  taxes: Pick<TaxPicture, 'taxReturn' | 'stateRateAtWork'>,
  context: DraftContext,
  reader: FactReader,
  dollars: Dollars,
): Dollars {
  const { taxReturn } = taxes
  const less = { ...taxReturn, otherIncome: (taxReturn.otherIncome ?? 0) - dollars }
  const before = taxesAtWork(taxes, context, reader, taxReturn)
  const after = taxesAtWork(taxes, context, reader, less)
  return Math.max(0, before.federal - after.federal) + Math.max(0, before.state - after.state)
}

/** A return on which so much more pay goes into plans at work before tax, one's own first. */
export function deferring(taxReturn: TaxReturn, dollars: Dollars): TaxReturn {
  const { wages = 0, spouseWages = 0, deferredPay = 0, spouseDeferredPay = 0 } = taxReturn
  const own = Math.min(wages, dollars)
  const ofSpouse = Math.min(spouseWages, dollars - own)
  return {
    ...taxReturn,
    wages: wages - own,
    deferredPay: deferredPay + own,
    spouseWages: spouseWages - ofSpouse,
    spouseDeferredPay: spouseDeferredPay + ofSpouse,
  }
}

/**
 * What income tax changes by when so much pay goes into plans at work before tax: less than nothing. With the credits
 * that follow earnings, which come with the return.
 */
export function deferringTax(
  taxes: Pick<TaxPicture, 'taxReturn' | 'stateRateAtWork'>,
  context: DraftContext,
  reader: FactReader,
  dollars: Dollars,
): Dollars {
  const { taxReturn } = taxes
  const before = taxesAtWork(taxes, context, reader, taxReturn)
  const after = taxesAtWork(taxes, context, reader, deferring(taxReturn, dollars))
  return after.federal - before.federal + (after.state - before.state)
}

/** Federal income tax, and the state's where it leaves untaxed what goes into a plan at work. */
function taxesAtWork(
  { stateRateAtWork }: Pick<TaxPicture, 'stateRateAtWork'>,
  { law }: DraftContext,
  reader: FactReader,
  taxReturn: TaxReturn,
): { federal: Dollars; state: Dollars } {
  const federal = incomeTax(law, taxReturn)
  const state = stateRateAtWork === undefined ? undefined : stateLawIn(reader, law)
  return {
    federal: federal.incomeTax,
    state: state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax,
  }
}
