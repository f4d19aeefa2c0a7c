/** The rate on long-term gains at this income, for money outside retirement accounts. */
import type { Figure } from '../../figure.ts'
import type { Share } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import { averageRate, inYearsAhead } from './stock-price.ts'

export const gainRateIn = (basis: RolloverBasis): Share =>
  Math.round(averageRate(basis, 'longTermGain', 1) * percentSteps) / percentSteps

/** The rate on ordinary long-term gains and dividends at this income, for money outside retirement accounts. */
export function gainRateOf(basis: RolloverBasis): Figure {
  return basis.sheet.law('gains.rate', 'Federal rate on long-term gains and dividends', 'rate', {
    value: gainRateIn(inYearsAhead(basis)),
    source: sourceOf(basis.context.law.capitalGains),
    note: 'At your income; the surtax on investment income is not counted.',
  })
}
const percentSteps = 100
