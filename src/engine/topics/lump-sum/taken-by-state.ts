/** What the state takes of pre-tax savings that come out without federal tax. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { stateLawIn } from '../state-rate.ts'
import { stateTaxOnMore } from '../tax-on-more.ts'
import type { LumpSumWork } from './work.ts'

interface TakenByState {
  readonly state: Text
  readonly tax: Figure
  /** What it is a part of: a payment each month is taxed by the year. */
  readonly of: Text
}

/** Beside the income of a return; 'unknown' where no state was told, undefined where it takes nothing. */
export function takenByState(
  { sheet, reader, context, taxes }: LumpSumWork,
  taxReturn: TaxReturn,
  drawn: Figure,
): TakenByState | 'unknown' | undefined {
  const state = stateLawIn(reader, context.law)
  const tax = stateTaxOnMore(sheet, { taxReturn, agi: taxes.agi }, context, reader, {
    kind: 'iraDistributions',
    amount: drawn,
    id: `${drawn.id}.state`,
    label: `What ${state?.name ?? 'your state'} takes of it`,
    how: 'the tax of the state with it as a withdrawal − without it',
  })
  if (state === undefined || tax === undefined) return 'unknown'
  return tax.value === 0
    ? undefined
    : {
        state: words(state.name),
        tax,
        of: words(drawn.unit === 'usd-per-year' ? 'a year of it' : 'it'),
      }
}

/** A sentence of its own. */
export const takenByStateInWords = (taken: ReturnType<typeof takenByState>): Text =>
  taken === undefined
    ? nothing
    : taken === 'unknown'
      ? words('Look at what your state takes of it.')
      : say`${taken.state} takes about ${taken.tax} of ${taken.of}.`

/** The same with what to do: nobody withholds it where the federal tax is nothing. */
export const setAsideForState = (taken: ReturnType<typeof takenByState>): Text =>
  taken === undefined || taken === 'unknown'
    ? takenByStateInWords(taken)
    : say`${takenByStateInWords(taken)} Set that aside for its return, or have it withheld.`
