import { annuityFactor } from '../math/annuity.ts'
import { distributionPeriod, distributionStartAge } from '../tax/required-minimum-distribution.ts'
import type { AnnualRate, Share, Years } from '../units.ts'
import { lastAge } from './life-table.ts'

/** Pre-tax savings that somebody lives on. */
export interface Drawdown {
  readonly birthYear: number
  /** Whole years of age in the first year, and the age up to which it is to last. */
  readonly age: Years
  readonly untilAge: Years
  /** Real return of the savings after costs. */
  readonly realReturn: AnnualRate
}

/** Shares of what is there at the start of a year. */
export interface DrawnYear {
  readonly age: Years
  /** What is drawn: evenly, or as fast as the required distributions ask. */
  readonly share: Share
  /** What has to be drawn in any case. */
  readonly required: Share
}

export function drawdown(p: Drawdown): DrawnYear[] {
  const startAge = Math.floor(distributionStartAge(p.birthYear))
  const years: DrawnYear[] = []
  for (let age = p.age; age < p.untilAge && age < lastAge; age++) {
    const even = 1 / annuityFactor({ rate: p.realReturn, years: p.untilAge - age, when: 'start' })
    const required = age < startAge ? 0 : 1 / distributionPeriod({ age })
    years.push({ age, share: Math.min(1, Math.max(even, required)), required: Math.min(1, required) })
  }
  return years
}
