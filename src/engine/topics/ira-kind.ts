/**
 * Which kind of IRA a plan fills for the one who asks. Roth, unless "Roth vs Traditional" finds the other kind
 * better for the same household; a deduction that rests on an assumed pay or on an unnamed plan at work decides nothing.
 */
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { IraRoom } from '../tax/ira-room.ts'
import type { Worksheet } from '../worksheet.ts'
import { rothWork } from './roth/work.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** What a dollar saves now and costs later, where that makes Traditional the better kind; undefined for Roth. */
export interface TraditionalIra {
  readonly now: Figure
  readonly later: Figure
}

export function traditionalIra(p: {
  household: Household
  sheet: Worksheet
  context: DraftContext
  taxes: TaxPicture
  /** As if a plan at work covered whoever did not say that there is none. */
  room: IraRoom
}): TraditionalIra | undefined {
  const { household, sheet, context, taxes, room } = p
  const isPayTold = household.income !== undefined || household.householdIncome !== undefined
  const isDeductible = room.room > 0 && room.deductibleRoom >= room.room
  // In a low bracket Roth is the answer, unless a dollar less of income may bring a Marketplace credit back.
  const isLow = taxes.bracket.value <= rules.lowBracket.value && household.marketplaceCoverage !== true
  if (!isPayTold || !isDeductible || isLow) return undefined
  const { amountMonthly, ...rest } = household
  const { decision } = rothWork({ ...rest, amount: room.room }, context)
  if (decision.verdict !== 'traditional' || decision.reason === 'no-choice') return undefined
  const inputs = [taxes.income, taxes.age]
  return {
    now: sheet.computed(
      'ira.rate-now',
      'What a Traditional dollar saves this year',
      'rate',
      'the whole tax return with the contribution as Roth − with it as Traditional, ÷ the contribution',
      inputs,
      decision.now.value,
    ),
    later: sheet.computed(
      'ira.rate-later',
      'What a Traditional dollar costs later',
      'rate',
      'tax on the withdrawals, stacked on Social Security and other income then, ÷ the withdrawals; “Roth vs Traditional” works it out year by year',
      inputs,
      decision.later.value,
    ),
  }
}

/** Needs of a traditional IRA carry this at the end of their id. */
export const traditionalEnding = '.traditional'

export const hasTraditionalIra = (placements: readonly { readonly id: string }[]): boolean =>
  placements.some(({ id }) => id.endsWith(traditionalEnding))
