/**
 * Which kind of IRA a plan fills, and which kind of contribution it names at work: what "Roth vs Traditional" says for the
 * same household. A decision that would rest on an assumed pay is none.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import { nothing, say, type Text } from '../say.ts'
import { known } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Decision } from './roth/decision.ts'
import { rothWork } from './roth/work.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** What a Traditional dollar saves now and costs later, and which kind follows from it. */
export interface Kind {
  readonly verdict: Decision['verdict']
  /** The kind of the dollars that reach an IRA: of some of each, the one that they are placed as. */
  readonly ira: 'traditional' | 'roth'
  readonly now: Figure
  readonly later: Figure
}

interface Asked {
  readonly household: Household
  readonly sheet: Worksheet
  readonly context: DraftContext
  readonly taxes: TaxPicture
}

/** The most that an IRA takes of one person in a year: what the kind of the next dollars is asked about. */
export function iraDollars({ context, taxes }: Pick<Asked, 'context' | 'taxes'>): number {
  const law = known(context.limits.ira)
  return law.limit + (Math.floor(taxes.age.value) >= law.catchUpFromAge ? law.catchUp : 0)
}

/** Of so many dollars of a year. Undefined where no pay was told, or where the law leaves no choice. */
export function contributionKind(
  { household, sheet, context, taxes }: Asked,
  dollars: number,
): Kind | undefined {
  if (household.income === undefined && household.householdIncome === undefined) return undefined
  const { amountMonthly, ...rest } = household
  const { decision } = rothWork({ ...rest, amount: dollars }, context)
  if (decision.reason === 'no-choice') return undefined
  const { verdict } = decision
  const { iraTraditional, iraRoth, iraConversion } = decision.year.places
  const isMostly = verdict === 'split' && iraTraditional > iraRoth + iraConversion
  const inputs = [taxes.income, taxes.age]
  return {
    verdict,
    ira: verdict === 'traditional' || isMostly ? 'traditional' : 'roth',
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

/** Needs of an IRA that is over the limit for going in as Roth directly end so. */
export const conversionEnding = '.conversion'

export const isOverRothLimit = (placements: readonly { readonly id: string }[]): boolean =>
  placements.some(({ id }) => id.endsWith(conversionEnding))

/** Whether the dollars that go through payroll are Roth: the better kind, in a plan of which nobody said that it has none. */
export const isRothAtWork = ({
  kind,
  reader,
}: {
  readonly kind: Kind | undefined
  readonly reader: FactReader
}): boolean => kind?.verdict === 'roth' && reader.told('rothOptionAtWork') !== false

/**
 * A plan that takes dollars before tax comes before the Roth IRAs where such a dollar is clearly the better one and no
 * IRA takes it: what the law would not deduct is not worth more for its wider choice.
 */
export const isPlanBeforeIras = (
  kind: Kind | undefined,
  needs: readonly { readonly id: string }[],
): kind is Kind =>
  kind?.verdict === 'traditional' &&
  needs.some(({ id }) => id.startsWith('ira.') && !id.endsWith(traditionalEnding))

/** Why a plan comes before the Roth IRAs, to stand after another sentence; nothing where it does not. */
export const whyBeforeIras = (kind: Kind | undefined, needs: readonly { readonly id: string }[]): Text =>
  isPlanBeforeIras(kind, needs)
    ? say`It comes before a Roth IRA: a dollar before tax saves ${kind.now} now and costs about ${kind.later} later, and that IRA could not be deducted in full at this income.`
    : nothing

export const hasTraditionalIra = (placements: readonly { readonly id: string }[]): boolean =>
  placements.some(({ id }) => id.endsWith(traditionalEnding))
