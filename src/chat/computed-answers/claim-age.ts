/** What claiming at the earliest, the full and the latest age makes of the benefit. */
import { yearOf } from '#engine/calendar.ts'
import { say, type Text } from '#engine/say.ts'
import { claimingFactor, fullRetirementAgeMonths } from '#engine/tax/claiming-age.ts'
import { socialSecurity } from '#engine/tax/social-security-law.ts'
import type { ComputationContext } from './computation.ts'

export function claimAge({ household, today, reader, sheet }: ComputationContext): Text | undefined {
  const { birthYear, age } = household
  if (birthYear === undefined && age === undefined) return undefined
  const told = birthYear === undefined ? reader.number('age') : reader.number('birthYear')
  const born = birthYear === undefined ? yearOf(today) - told.value : told.value
  const fullRetirementMonths = fullRetirementAgeMonths(born)
  const { value, source } = socialSecurity.claiming
  const shareAt = (id: string, label: string, claimMonths: number) => {
    const share = claimingFactor({ fullRetirementMonths, claimMonths })
    return {
      share,
      figure: sheet.law(id, label, 'share', {
        value: share,
        source,
        note: 'Of the benefit at full retirement age, for your year of birth.',
      }),
    }
  }
  const early = shareAt('claim.early', 'Benefit at the earliest age', value.earliestMonths)
  const late = shareAt('claim.late', 'Benefit at the latest age', value.latestMonths)
  if (household.ssMonthly === undefined)
    return say`For your year of birth, the earliest age pays ${early.figure} of the full benefit and the latest ${late.figure}.`
  const full = reader.number('ssMonthly')
  const benefit = (id: string, label: string, at: typeof early) =>
    sheet.computed(
      id,
      label,
      'usd-per-month',
      'benefit at full retirement age × share',
      [full, at.figure],
      full.value * at.share,
    )
  const [low, high] = [
    benefit('benefit.early', 'Benefit claimed earliest', early),
    benefit('benefit.late', 'Benefit claimed latest', late),
  ]
  return say`If ${full} is your benefit at full age, it is ${low} claimed earliest and ${high} claimed latest.`
}
