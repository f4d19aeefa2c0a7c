/** The federal bracket and income tax of the pay that was told. */
import { say, type Text, words } from '#engine/say.ts'
import { incomeTax } from '#engine/tax/income-tax.ts'
import { ordinaryRate } from '#engine/tax/ordinary-tax.ts'
import type { FilingStatus } from '#engine/tax/tax-year.ts'
import { taxReferences } from '../references/taxes.ts'
import { type ComputationContext, toldPay } from './computation.ts'

const statusInWords: Record<FilingStatus, string> = {
  single: 'single',
  married_joint: 'married, filing jointly',
  married_separate: 'married, filing separately',
  head_of_household: 'head of household',
  surviving_spouse: 'surviving spouse',
}

/** Nobody told an age: one without deductions or penalties of its own. */
const middleAge = 40

export function taxBracket(context: ComputationContext): Text | undefined {
  const { household, reader, sheet, inForce } = context
  const pay = toldPay(context)
  if (pay === undefined) return undefined
  const status = reader.value('filingStatus')
  const age = household.age === undefined ? middleAge : reader.number('age').value
  const result = incomeTax(inForce.law, {
    status,
    age,
    wages: pay.value,
    dependentAges: reader.told('dependents') ?? [],
  })
  const rates = taxReferences['tax.highest'](sheet, 'law/tax.highest', inForce)
  const bracket = sheet.computed(
    'tax-bracket',
    'Federal tax bracket',
    'rate',
    'the rate of the bracket that pay less the deduction falls in',
    [pay, rates],
    ordinaryRate({ law: inForce.law, status, taxableIncome: result.taxableIncome }),
  )
  const tax = sheet.computed(
    'federal-tax',
    'Federal income tax',
    'usd-per-year',
    'brackets on pay less the deduction, less credits for children; no other income or saving counted',
    [pay, rates],
    Math.max(0, result.incomeTax),
    3,
  )
  return say`On ${pay}, filing ${words(statusInWords[status])}, your next dollar is in the ${bracket} bracket; federal income tax is about ${tax}.`
}
