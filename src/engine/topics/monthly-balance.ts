/** What is left of a month for whoever told what arrives and what it costs. */
import type { FactReader } from '../fact-reader.ts'
import { besideTakeHome } from '../fallbacks/beside-take-home.ts'
import { isLeftWorkedOut } from '../fallbacks/told-month.ts'
import { type Figure, sumOf } from '../figure.ts'
import { middle } from '../household.ts'
import type { Dollars } from '../units.ts'
import { tellsLifelongPay } from './lifelong-pay.ts'

export interface MonthlyBalance {
  readonly inputs: readonly Figure[]
  /** 'take-home pay', for a formula in words. */
  readonly comesIn: string
  /** Below nothing where more is spent than arrives. */
  readonly left: Dollars
}

/** Take-home pay, which was told, and each sum that comes in beside it. */
export function comesInMonthly(reader: FactReader): { readonly parts: Figure[]; readonly inWords: string } {
  const [age, spouseAge] = [reader.known('age'), reader.known('spouseAge')].map((years) =>
    years === undefined ? undefined : middle(years),
  )
  const beside = besideTakeHome({ told: reader.told, age, spouseAge })
  return {
    parts: (['takeHomeMonthly', ...beside] as const).map((key) => reader.number(key)),
    inWords: beside.length === 0 ? 'take-home pay' : 'take-home pay and what comes in beside it',
  }
}

/**
 * What a month leaves, never below nothing: as told, or what told take-home pay leaves of told costs, or what the law
 * leaves of told pay. Undefined where nobody told enough to know.
 */
export function leftOfToldMonth(
  reader: FactReader,
): { readonly left: Dollars; readonly inputs: readonly Figure[] } | undefined {
  const told = reader.some('monthlySurplus')
  if (told !== undefined) return { left: told.value, inputs: [told] }
  const balance = monthlyBalance(reader)
  if (balance !== undefined) return { left: Math.max(0, balance.left), inputs: balance.inputs }
  if (!isLeftByLaw(reader)) return undefined
  const sum = reader.number('monthlySurplus')
  return { left: sum.value, inputs: [sum] }
}

/** Whether what a month leaves was told, or follows from told pay and costs: then no middle figure stands in for it. */
export const isLeftKnown = (reader: FactReader): boolean =>
  reader.known('monthlySurplus') !== undefined || isLeftByLaw(reader)

/** Whether what a month leaves is what the law leaves of told pay, less told costs. */
export const isLeftByLaw = (reader: FactReader): boolean =>
  reader.told('monthlySurplus') === undefined &&
  isLeftWorkedOut({ told: reader.told, employment: reader.value('employment') })

/** Whether it is what is paid for life, before tax, less told costs, of who has retired. */
export const isLeftOfLifelongPay = (reader: FactReader): boolean =>
  reader.told('monthlySurplus') === undefined &&
  reader.told('takeHomeMonthly') === undefined &&
  reader.value('employment') === 'retired' &&
  reader.told('monthlyExpenses') !== undefined &&
  tellsLifelongPay(reader)

/** Undefined where pay or costs were not told; support that is paid is taken to stand among told costs. */
export function monthlyBalance(reader: FactReader): MonthlyBalance | undefined {
  if (reader.told('takeHomeMonthly') === undefined || reader.told('monthlyExpenses') === undefined)
    return undefined
  const { parts, inWords } = comesInMonthly(reader)
  const costs = reader.number('monthlyExpenses')
  return { inputs: [...parts, costs], comesIn: inWords, left: sumOf(parts) - costs.value }
}
