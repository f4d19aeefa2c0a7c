import { z } from 'zod'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { medicareOf } from '#engine/tax/medicare-law.ts'
import { medicarePremiums } from '#engine/tax/medicare-premiums.ts'
import { filingStatus } from './filing-status.ts'
import type { Suite } from './suite.ts'

const input = z.object({ year: z.number(), filingStatus, magiTwoYearsPrior: z.number() })

export const irmaa: Suite = {
  name: 'irmaa',
  answer(question) {
    const { year, filingStatus: status, magiTwoYearsPrior: magiTwoYearsBefore } = input.parse(question.input)
    const premiums = medicarePremiums({ law: medicareOf(year), status, magiTwoYearsBefore })
    return {
      partBAnnualPremium: premiums.partBMonthly * monthsPerYear,
      partDAnnualSurcharge: premiums.partDSurchargeMonthly * monthsPerYear,
    }
  },
}
