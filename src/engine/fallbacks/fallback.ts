/** The shape of an assumption: a value with its reason, from what was told and what else is assumed. */
import type { FactKey, FactValue, Household } from '../household.ts'
import type { CalendarDate } from '../units.ts'

/** A fact's value, told or assumed. */
export type Resolve = <Key extends FactKey>(key: Key) => FactValue<Key> | undefined

export interface Fallback<Value> {
  readonly value: Value
  readonly why: string
  /** How it is listed, where the value alone would say something else. */
  readonly shown?: string
  /** Follows from what was told, so there is no need to ask. */
  readonly isDerived?: boolean
}

type FallbackOf<Key extends FactKey> = (
  household: Household,
  resolve: Resolve,
  today: CalendarDate,
) => Fallback<FactValue<Key>> | undefined

export type Fallbacks = { readonly [Key in FactKey]?: FallbackOf<Key> }
