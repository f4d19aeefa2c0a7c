import type { Dollars } from '#engine/units.ts'
import { latestGuidelineYear, type PovertyRegion, povertyGuideline } from './poverty-guidelines.ts'
import { type FilingStatus, type IncomeTaxYear, known, type PremiumTaxCredit } from './tax-year.ts'

interface Household {
  law: IncomeTaxYear
  people: number
  region?: PovertyRegion
}

/**
 * The income above which a household has no premium tax credit for the whole of a year. It rests on the poverty guideline
 * of the year before, which is out when that year begins: IRC §36B(d)(3)(B), 26 CFR 1.36B-1(h). Of a year whose guideline
 * is not out yet, the limit of the last one that is. `year`: that of the law where none is named.
 * @example premiumCreditCliff({ law: us2026, people: 1 }) // 62_600
 * @example premiumCreditCliff({ law: us2026, people: 1, year: 2027 }) // 63_840
 */
export const premiumCreditCliff = (p: HouseholdOfYear): Dollars =>
  known(p.law.premiumTaxCredit).eligibleThroughShareOfPovertyLine * povertyLineOf(p)

/**
 * The income below which there is none for the whole of a year either: IRC §36B(c)(1)(A).
 * @example premiumCreditFloor({ law: us2026, people: 2 }) // 21_150
 */
export const premiumCreditFloor = (p: HouseholdOfYear): Dollars =>
  known(p.law.premiumTaxCredit).eligibleFromShareOfPovertyLine * povertyLineOf(p)

type HouseholdOfYear = Household & { year?: number }

function povertyLineOf(p: HouseholdOfYear): Dollars {
  const { povertyGuidelineYear } = known(p.law.premiumTaxCredit)
  const ahead = (p.year ?? p.law.year) - p.law.year
  return guidelineFor(
    { povertyGuidelineYear: Math.min(povertyGuidelineYear + ahead, latestGuidelineYear) },
    p,
  )
}

const shareOfPovertyLine = (p: Household & { magi: Dollars }): number =>
  p.magi / guidelineFor(known(p.law.premiumTaxCredit), p)

/**
 * What a household pays of the benchmark plan in a year before the credit begins: IRC §36B(b)(3)(A). Outside the incomes
 * that have a credit, what it would pay at the nearer end of them.
 * @example expectedContribution({ law: us2026, people: 1, magi: 62_600 }) // 6_234.96
 */
export function expectedContribution(p: Household & { magi: Dollars }): Dollars {
  const law = known(p.law.premiumTaxCredit)
  const { eligibleFromShareOfPovertyLine: least, eligibleThroughShareOfPovertyLine: most } = law
  const share = Math.min(most, Math.max(least, shareOfPovertyLine(p)))
  const band = law.applicablePercentage.findLast(({ from }) => share >= from)
  if (!band) return 0
  const inside = Math.min(1, (share - band.from) / (band.to - band.from))
  const rate = band.rateAtFrom + (band.rateAtTo - band.rateAtFrom) * inside
  return rate * share * guidelineFor(law, p)
}

/**
 * The premium tax credit for a year of Marketplace coverage: IRC §36B. `benchmarkPremium` is the second-lowest
 * silver plan's, and `premium` that of the plan chosen, both a year; `magi` is adjusted gross income plus tax-exempt
 * interest and untaxed Social Security of the household. Married filing separately has none.
 * @example premiumTaxCredit({ law: us2026, status: 'single', people: 1, magi: 62_600, benchmarkPremium: 9_000 }) // 2_765.04
 * @example premiumTaxCredit({ law: us2026, status: 'single', people: 1, magi: 62_601, benchmarkPremium: 9_000 }) // 0
 */
export function premiumTaxCredit(
  p: Household & { status: FilingStatus; magi: Dollars; benchmarkPremium: Dollars; premium?: Dollars },
): Dollars {
  if (p.status === 'married_separate') return 0
  const law = known(p.law.premiumTaxCredit)
  const share = shareOfPovertyLine(p)
  const eligible =
    share >= law.eligibleFromShareOfPovertyLine && share <= law.eligibleThroughShareOfPovertyLine
  if (!eligible) return 0
  const credit = Math.max(0, p.benchmarkPremium - expectedContribution(p))
  return Math.min(credit, p.premium ?? p.benchmarkPremium)
}

const guidelineFor = (
  law: Pick<PremiumTaxCredit, 'povertyGuidelineYear'>,
  p: Omit<Household, 'law'>,
): Dollars =>
  povertyGuideline({
    year: law.povertyGuidelineYear,
    people: p.people,
    ...(p.region === undefined ? {} : { region: p.region }),
  })
