/** What goes into a health savings account in a year already, as far as it is known: it comes off income before any limit looks. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { hsaRoom } from '../tax/hsa-room.ts'
import { type ContributionLimits, isKnown } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { isFilled } from './contributed-share.ts'

/** Never more than the limit of a full year. Undefined where nothing was said, or where no account takes money. */
export function hsaContributed(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: { limits: ContributionLimits },
): Figure | undefined {
  const isWhole = isFilled(reader, 'hsa')
  const isTold = reader.told('hsaMonthly') !== undefined
  if ((!isWhole && !isTold) || reader.told('hsaEligible') === false || reader.told('onMedicare') === true)
    return undefined
  const law = limits.hsa
  if (!isKnown(law)) return undefined
  const limit = sheet.law('hsa.limit', 'HSA limit of a full year', 'usd', {
    value: hsaRoom({
      limits,
      coverage: reader.value('hsaFamilyCoverage') ? 'family' : 'self_only',
      age: Math.floor(reader.number('age').value),
    }),
    source: law.source,
    note: 'With the catch-up from the age it starts at.',
  })
  if (isWhole) return limit
  const monthly = reader.number('hsaMonthly')
  if (monthly.value <= 0) return undefined
  return sheet.computed(
    'hsa.contributed',
    'What goes into your HSA in a year',
    'usd-per-year',
    'what goes in each month over the months, or the limit where that is less',
    [monthly, limit],
    Math.min(limit.value, monthly.value * monthsPerYear),
  )
}
