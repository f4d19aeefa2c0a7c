/** The rate on long-term gains at this income, for money outside retirement accounts. */
import type { Figure } from '../../figure.ts'
import type { Share } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import { averageRate, inYearOfUse, onTheWay } from './stock-price.ts'

export const gainRateIn = (basis: RolloverBasis): Share =>
  Math.round(averageRate(basis, 'longTermGain', 1) * percentSteps) / percentSteps

/** The rate on ordinary long-term gains and dividends at this income, for money outside retirement accounts. */
export function gainRateOf(basis: RolloverBasis): Figure {
  return basis.sheet.law('gains.rate', 'Federal rate on long-term gains and dividends', 'rate', {
    value: gainRateIn(onTheWay(basis)),
    source: sourceOf(basis.context.law.capitalGains),
    note: 'At your income; the surtax on investment income is not counted.',
  })
}

/** The same when the money is used: a gain that waits until work has ended is taxed beside the income of those years. */
export function laterGainRateOf(basis: RolloverBasis): Figure | undefined {
  if (basis.afterWork === undefined) return undefined
  return basis.sheet.law('gains.rate-later', 'Federal rate on long-term gains once work has ended', 'rate', {
    value: gainRateIn(inYearOfUse(basis)),
    source: sourceOf(basis.context.law.capitalGains),
    note: 'At the income of a year after work; the surtax on investment income is not counted.',
  })
}
const percentSteps = 100
