/** The law of the household's state, and what it takes of the next dollar. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import type { StateLaw } from '../tax/state-law.ts'
import { stateLawOf } from '../tax/states/all.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { IncomeTaxYear } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { namesAccount } from './named-account.ts'
import { stateRules } from './state-notes.ts'
import type { DraftContext } from './topic.ts'

const basisPoints = 10_000

/**
 * The law of the household's state for the year, or of another one that is named; undefined where none is or its year is not
 * written down.
 */
export function stateLawIn(
  reader: FactReader,
  { year }: IncomeTaxYear,
  code: string | undefined = reader.told('state'),
): StateLaw | undefined {
  if (code === undefined) return undefined
  const state = stateLawOf(code)
  return state.years.some((one) => one.year === year) ? state : undefined
}

/** Whether the state that was told taxes what goes into the plan at work, which the federal law leaves out. */
export function isDeferralTaxed(reader: FactReader): boolean {
  const { taxes401k, taxesOtherPlans } = stateContributionRule(reader.told('state') ?? '')
  return namesAccount({ reader }, '403b', '457b') ? taxesOtherPlans : taxes401k
}

/** More interest than any deduction of a state leaves untaxed, at an age to which no state grants one of its own. */
const muchInterest = { interest: 1_000_000, age: 40 } as const

/** Whether the state that was told taxes interest at all; taken to where none was told. */
export function isInterestTaxed(reader: FactReader, law: IncomeTaxYear): boolean {
  const state = stateLawIn(reader, law)
  if (state === undefined) return true
  const taxReturn: TaxReturn = { status: 'single', ...muchInterest }
  return stateIncomeTax({ law, state, taxReturn, federal: incomeTax(law, taxReturn) }).tax > 0
}

/** Wide enough to smooth the steps of a state's table. */
const stateStep: Dollars = 1_000

/**
 * The state's rate by its own rule, run again with a little more interest. What a return counts beside the household's own
 * income is named.
 */
export function stateRateOf(
  sheet: Worksheet,
  reader: FactReader,
  { law }: DraftContext,
  taxReturn: TaxReturn,
  agi: Figure,
  beside?: Figure,
): Figure | undefined {
  const state = stateLawIn(reader, law)
  if (state === undefined) return undefined
  const taxWith = (interest: Dollars) => {
    const more = { ...taxReturn, interest: (taxReturn.interest ?? 0) + interest }
    return stateIncomeTax({ law, state, taxReturn: more, federal: incomeTax(law, more) }).tax
  }
  const rate = (taxWith(stateStep) - taxWith(0)) / stateStep
  return sheet.computed(
    beside === undefined ? 'state.rate' : `state.rate.with.${beside.id}`,
    `Income tax of ${state.name} on the next dollar`,
    'rate',
    'the tax of the state with a little more interest − without it',
    [
      agi,
      ...(beside === undefined ? [] : [beside]),
      ...stateRules(sheet, state.code, law.year, taxReturn.status),
    ],
    Math.max(0, Math.round(rate * basisPoints) / basisPoints),
  )
}
