/** What an explanation works out for this household: a sentence or two whose numbers have receipts. */
import type { FactReader } from '#engine/fact-reader.ts'
import type { Figure } from '#engine/figure.ts'
import type { Household } from '#engine/household.ts'
import type { Text } from '#engine/say.ts'
import type { DraftContext } from '#engine/topics/topic.ts'
import type { CalendarDate } from '#engine/units.ts'
import type { Worksheet } from '#engine/worksheet.ts'
import type { LawInForce } from '../references/reference.ts'

export interface ComputationContext {
  readonly household: Household
  readonly today: CalendarDate
  readonly inForce: LawInForce & Pick<DraftContext, 'bank'>
  readonly sheet: Worksheet
  readonly reader: FactReader
}

/** Nothing where the household has not told enough. */
export type Computation = (context: ComputationContext) => Text | undefined

/** All pay before tax that was told: that of the household, or of its earners. */
export function toldPay({ household, reader, sheet }: ComputationContext): Figure | undefined {
  if (household.householdIncome !== undefined) return reader.number('householdIncome')
  if (household.income === undefined) return undefined
  const own = reader.number('income')
  if (household.spouseIncome === undefined) return own
  const spouse = reader.number('spouseIncome')
  return sheet.computed(
    'pay',
    'Pay of both',
    'usd-per-year',
    'pay of the two',
    [own, spouse],
    own.value + spouse.value,
  )
}
