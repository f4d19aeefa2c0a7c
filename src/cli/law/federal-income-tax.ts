import { incomeTax } from '#engine/tax/income-tax.ts'
import { incomeTaxOf } from '#engine/tax/years.ts'
import type { Answer, LawCase, Suite } from './suite.ts'
import { taxReturnInput, taxReturnOf } from './tax-return-input.ts'

function answer(question: LawCase): Answer {
  const input = taxReturnInput.parse(question.input)
  const tax = incomeTax(incomeTaxOf(input.year), taxReturnOf(input))
  return { ...tax, eitc: tax.earnedIncomeCredit }
}

export const federalIncomeTax: Suite = { name: 'federal-income-tax', answer }

export const federalIncomeTaxPublished: Suite = { name: 'federal-income-tax-published', answer }
