import { limits2024 } from './limits-2024.ts'
import { limits2025 } from './limits-2025.ts'
import { limits2026 } from './limits-2026.ts'
import { limits2027 } from './limits-2027.ts'
import { type ContributionLimits, type IncomeTaxYear, LawUnknown } from './tax-year.ts'
import { us2018 } from './us-2018.ts'
import { us2019 } from './us-2019.ts'
import { us2022 } from './us-2022.ts'
import { us2023 } from './us-2023.ts'
import { us2024 } from './us-2024.ts'
import { us2025 } from './us-2025.ts'
import { us2026 } from './us-2026.ts'
import { us2027 } from './us-2027.ts'

/** The years that are written down in full. */
export const incomeTaxYears: readonly IncomeTaxYear[] = [
  us2018,
  us2019,
  us2022,
  us2023,
  us2024,
  us2025,
  us2026,
]

/** Years of which only some figures are known; a formula that meets another one throws LawUnknown. */
export const incomeTaxYearsToCome: readonly IncomeTaxYear[] = [us2027]

export const contributionLimitYears: readonly ContributionLimits[] = [limits2024, limits2025, limits2026]

export const contributionLimitYearsToCome: readonly ContributionLimits[] = [limits2027]

/** The federal income tax of a year; throws LawUnknown where we have not written it down. */
export function incomeTaxOf(year: number): IncomeTaxYear {
  const law = [...incomeTaxYears, ...incomeTaxYearsToCome].find((candidate) => candidate.year === year)
  if (!law) throw new LawUnknown(`The federal income tax of ${year} is not written down.`)
  return law
}

/** The contribution limits of a year; throws LawUnknown where we have not written them down. */
export function contributionLimitsOf(year: number): ContributionLimits {
  const limits = [...contributionLimitYears, ...contributionLimitYearsToCome].find(
    (candidate) => candidate.year === year,
  )
  if (!limits) throw new LawUnknown(`The contribution limits of ${year} are not written down.`)
  return limits
}
