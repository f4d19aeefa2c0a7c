import type { Dollars } from '#engine/units.ts'
import { type Cited, LawUnknown } from './tax-year.ts'

export type PovertyRegion = 'contiguous' | 'alaska' | 'hawaii'

interface Guideline {
  readonly firstPerson: Dollars
  readonly eachAdditionalPerson: Dollars
}

export const povertyGuidelines: Readonly<Record<number, Cited<Readonly<Record<PovertyRegion, Guideline>>>>> =
  {
    2025: {
      value: {
        contiguous: { firstPerson: 15_650, eachAdditionalPerson: 5_500 },
        alaska: { firstPerson: 19_550, eachAdditionalPerson: 6_880 },
        hawaii: { firstPerson: 17_990, eachAdditionalPerson: 6_330 },
      },
      source: 'HHS 2025 poverty guidelines',
    },
    2026: {
      value: {
        contiguous: { firstPerson: 15_960, eachAdditionalPerson: 5_680 },
        alaska: { firstPerson: 19_950, eachAdditionalPerson: 7_100 },
        hawaii: { firstPerson: 18_360, eachAdditionalPerson: 6_530 },
      },
      source: 'HHS poverty guidelines; Federal Register 2026-00755',
    },
  }

export const latestGuidelineYear: number = Math.max(...Object.keys(povertyGuidelines).map(Number))

/**
 * The HHS poverty guideline of a year for a household.
 * @example povertyGuideline({ year: 2026, people: 3 }) // 27_320
 */
export function povertyGuideline(p: { year: number; people: number; region?: PovertyRegion }): Dollars {
  const guideline = povertyGuidelines[p.year]
  if (!guideline) throw new LawUnknown(`The poverty guidelines of ${p.year} are not published, or not read.`)
  const { firstPerson, eachAdditionalPerson } = guideline.value[p.region ?? 'contiguous']
  return firstPerson + eachAdditionalPerson * Math.max(0, p.people - 1)
}
