import { z } from 'zod'
import { taxableSocialSecurity } from '#engine/tax/social-security-taxability.ts'
import { incomeTaxOf, incomeTaxYears } from '#engine/tax/years.ts'
import { filingStatus } from './filing-status.ts'
import type { Suite } from './suite.ts'

const latest = Math.max(...incomeTaxYears.map(({ year }) => year))

/** The thresholds are not indexed, so a case without a year is answered with the latest. */
const input = z.object({
  year: z.number().default(latest),
  filingStatus,
  otherIncome: z.number(),
  socialSecurity: z.number(),
})

export const socialSecurityTaxability: Suite = {
  name: 'social-security-taxability',
  answer(question) {
    const { year, filingStatus: status, otherIncome, socialSecurity: benefits } = input.parse(question.input)
    const law = incomeTaxOf(year)
    return { taxableSocialSecurity: taxableSocialSecurity({ law, status, otherIncome, benefits }) }
  },
}
