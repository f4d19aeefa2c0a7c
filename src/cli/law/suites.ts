import { federalIncomeTax, federalIncomeTaxPublished } from './federal-income-tax.ts'
import { federalPieces } from './federal-pieces.ts'
import type { Suite } from './suite.ts'

/** Every suite that our engine answers; a new one is a file beside this one and a line here. */
export const suites: readonly Suite[] = [federalIncomeTax, federalIncomeTaxPublished, federalPieces]
