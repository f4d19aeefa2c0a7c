/** What Medicare adds to its premiums for a high income, in the year that looks back at it. */
import { monthsPerYear } from '../tax/counting.ts'
import { medicareEligibilityAge, medicareLookBackYears, medicareOf } from '../tax/medicare-law.ts'
import { medicarePremiums } from '../tax/medicare-premiums.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { Dollars, Years } from '../units.ts'

/** A year of the surcharges of Part B and Part D, for each of these ages who has Medicare by the year that looks back. */
export function medicareSurcharge(p: {
  year: number
  status: FilingStatus
  ages: readonly (Years | undefined)[]
  agi: Dollars
}): Dollars {
  const from = medicareEligibilityAge.value - medicareLookBackYears.value
  const people = p.ages.filter((age) => age !== undefined && Math.floor(age) >= from).length
  if (people === 0) return 0
  const { partBSurchargeMonthly, partDSurchargeMonthly } = medicarePremiums({
    law: medicareOf(p.year),
    status: p.status,
    magiTwoYearsBefore: p.agi,
  })
  return people * monthsPerYear * (partBSurchargeMonthly + partDSurchargeMonthly)
}
