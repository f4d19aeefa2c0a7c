/** What a month leaves beside the payments that stand among its costs: of a sum that was told, no more than that is there. */
import type { FactReader } from '../fact-reader.ts'
import { isTakeHomeOfOne } from '../fallbacks/take-home-of-one.ts'
import { isLeftWorkedOut } from '../fallbacks/told-month.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { isPayGone } from './out-of-work.ts'
import { shortByLaw } from './short-by-law.ts'

export interface LeftBeside {
  /** Below nothing where more is spent than arrives. */
  readonly left: Dollars
  readonly inputs: readonly Figure[]
  /** 'take-home pay − what a month costs', for a formula in words. */
  readonly inWords: string
  /** Nobody told what arrives: it is what the law leaves of pay, about. */
  readonly isByLaw: boolean
}

/** Undefined where pay or costs were not told, or pay is gone; whoever told a larger sum to put aside is believed. */
export function leftBesidePayments(reader: FactReader): LeftBeside | undefined {
  if (isPayGone(reader) || isTakeHomeOfOne(reader.told)) return undefined
  const balance = monthlyBalance(reader)
  if (balance === undefined) return leftByLaw(reader)
  const aside = reader.told('monthlySurplus') === undefined ? undefined : reader.number('monthlySurplus')
  return {
    left: Math.max(balance.left, aside?.value ?? -Infinity),
    inputs: [...balance.inputs, ...(aside === undefined ? [] : [aside])],
    inWords: `${balance.comesIn} − what a month costs`,
    isByLaw: false,
  }
}

/** Beside what is saved already, as a sum that was told for it, nothing has to be worked out. */
function leftByLaw(reader: FactReader): LeftBeside | undefined {
  if (reader.known('monthlySurplus') !== undefined) return undefined
  if (!isLeftWorkedOut({ told: reader.told, employment: reader.value('employment') })) return undefined
  const known = { inWords: 'what pay leaves after its taxes and costs', isByLaw: true }
  const short = shortByLaw(reader)
  if (short !== undefined) return { ...known, left: short.left, inputs: short.inputs }
  const sum = reader.number('monthlySurplus')
  return { ...known, left: sum.value, inputs: [sum] }
}

/** What of a told sum is there; a few dollars more than that are taken as told, and some more beyond an estimate. */
export const thereOf = (told: Dollars, there: Dollars, { isByLaw }: Pick<LeftBeside, 'isByLaw'>): Dollars =>
  told - there < (isByLaw ? rules.estimatedMonth : rules.roundedMonth).value ? told : Math.max(0, there)
