import { z } from 'zod'
import { incomeTax } from '#engine/tax/income-tax.ts'
import { stateIncomeTax } from '#engine/tax/state-income-tax.ts'
import { stateLawOf } from '#engine/tax/states/all.ts'
import { incomeTaxOf } from '#engine/tax/years.ts'
import type { Suite } from './suite.ts'
import { taxReturnInput, taxReturnOf } from './tax-return-input.ts'

const residence = z.object({ state: z.string() })

export const stateIncomeTaxes: Suite = {
  name: 'state-income-tax',
  answer(question) {
    const input = taxReturnInput.parse(question.input)
    const law = incomeTaxOf(input.year)
    const state = stateLawOf(residence.parse(question.input).state)
    const taxReturn = taxReturnOf(input)
    const { tax } = stateIncomeTax({ law, state, taxReturn, federal: incomeTax(law, taxReturn) })
    return { stateIncomeTax: tax }
  },
}
