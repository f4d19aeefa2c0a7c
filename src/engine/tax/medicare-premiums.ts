import type { Dollars } from '#engine/units.ts'
import type { MedicareTier, MedicareYear } from './medicare-law.ts'
import { type FilingStatus, known } from './tax-year.ts'

export interface MedicarePremiums {
  readonly partBMonthly: Dollars
  readonly partBSurchargeMonthly: Dollars
  readonly partDSurchargeMonthly: Dollars
  /** The income above which these surcharges are paid; undefined where none is. */
  readonly surchargedAbove: Dollars | undefined
}

/**
 * What one person pays for Part B, and on top of a Part D plan, by the income of two years before: 42 USC 1395r(i).
 * The modified adjusted gross income is adjusted gross income plus tax-exempt interest, of both spouses.
 * @example medicarePremiums({ law: medicareOf(2026), status: 'single', magiTwoYearsBefore: 109_001 }).partBMonthly // 284.1
 */
export function medicarePremiums(p: {
  law: MedicareYear
  status: FilingStatus
  magiTwoYearsBefore: Dollars
}): MedicarePremiums {
  const tier = tierOf(known(p.law.incomeRelatedSurcharges)[p.status], p.magiTwoYearsBefore)
  const partB = tier?.partB ?? 0
  return {
    partBMonthly: known(p.law.partBStandardMonthly) + partB,
    partBSurchargeMonthly: partB,
    partDSurchargeMonthly: tier?.partD ?? 0,
    surchargedAbove: tier !== undefined && tier.partB > 0 ? tier.from : undefined,
  }
}

function tierOf(tiers: readonly MedicareTier[], magi: Dollars): MedicareTier | undefined {
  return tiers.findLast((tier) => magi > tier.from || (tier.reachedAtFrom && magi === tier.from))
}
