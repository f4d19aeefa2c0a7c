import type { Dollars, Years } from '#engine/units.ts'
import type { ByReturn } from './state-law.ts'
import { stateLawOf } from './states/all.ts'

/**
 * The age from which on a state leaves all that retirement accounts pay untaxed; undefined where it does not.
 * @example wholeExclusionFrom('IL', 2026) // 0
 */
export const wholeExclusionFrom = (
  state: Parameters<typeof stateLawOf>[0],
  year: number,
): Years | undefined =>
  stateLawOf(state)
    .years.find((one) => one.year === year)
    ?.exclusions?.find(
      ({ of, untilAge, perPerson, perHousehold, share }) =>
        of.includes('ira') &&
        [untilAge, perPerson, perHousehold, share].every((limit) => limit === undefined),
    )?.fromAge

/**
 * The first age after this one from which a state leaves more of what retirement accounts pay untaxed; undefined where none
 * is to come.
 * @example nextExclusionAge('NJ', 2026, 61) // 62
 */
export function nextExclusionAge(
  state: Parameters<typeof stateLawOf>[0],
  year: number,
  age: Years,
): Years | undefined {
  const exclusions = stateLawOf(state).years.find((one) => one.year === year)?.exclusions ?? []
  const ahead = exclusions.flatMap(({ of, fromAge }) =>
    of.includes('ira') && fromAge > age ? [fromAge] : [],
  )
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}

export interface YearlyExclusion {
  readonly fromAge: Years
  readonly amount: ByReturn<Dollars>
  /** One sum for the return, whichever spouse is paid; else each person has it for what they are paid themselves. */
  readonly isOfReturn: boolean
}

/**
 * The sum of retirement-account income that a state leaves untaxed each year from an age on, for good, and the smaller one
 * before that age; undefined where it leaves out none or all of it, or where the sum depends on other income.
 * @example yearlyExclusion('NY', 2026)?.amount.single // 20_000
 */
export function yearlyExclusion(
  state: Parameters<typeof stateLawOf>[0],
  year: number,
): (YearlyExclusion & { readonly source: string; readonly before: YearlyExclusion | undefined }) | undefined {
  const law = stateLawOf(state).years.find((one) => one.year === year)
  const bands = (law?.exclusions ?? []).flatMap(
    ({ of, fromAge, untilAge, perPerson, perHousehold, share, lessSocialSecurity }) => {
      const { single, joint } = perPerson ?? perHousehold ?? {}
      return of.includes('ira') &&
        share === undefined &&
        lessSocialSecurity === undefined &&
        typeof single === 'number' &&
        typeof joint === 'number'
        ? [{ fromAge, untilAge, amount: { single, joint }, isOfReturn: perPerson === undefined }]
        : []
    },
  )
  const forGood = bands.find(({ untilAge }) => untilAge === undefined)
  return (
    forGood && {
      fromAge: forGood.fromAge,
      amount: forGood.amount,
      isOfReturn: forGood.isOfReturn,
      source: law?.source ?? '',
      before: bands.find(({ untilAge }) => untilAge !== undefined && untilAge === forGood.fromAge),
    }
  )
}
