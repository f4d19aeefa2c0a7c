/** What is known of a household, and which of it came from a sample household instead of from the person. */
import { toldStatements } from '#engine/fact-reader.ts'
import { type FactKey, type Household, householdSchema } from '#engine/household.ts'
import type { FactStatement } from '#engine/plan.ts'
import type { ThreadState } from './thread-state.ts'

export interface Known {
  readonly household: Household
  readonly fromSample: readonly FactKey[]
}

export interface FactEdit {
  readonly set?: Household | undefined
  readonly forget?: readonly FactKey[] | undefined
  /** The facts of `set` that come from a sample household. */
  readonly fromSample?: readonly FactKey[] | undefined
}

export const knownOf = ({ household, fromSample = [] }: ThreadState): Known => ({ household, fromSample })

/** What was known before the last change, if anything changed. */
export const knownBefore = ({ before, fromSampleBefore = [] }: ThreadState): Known | undefined =>
  before && { household: before, fromSample: fromSampleBefore }

/** What is said now, laid over what was said before. A fact of a sample that the person tells is the person's. */
export function withFacts(known: Known, { set = {}, forget = [], fromSample = [] }: FactEdit): Known {
  const merged: Household = { ...known.household, ...set }
  for (const key of forget) delete merged[key]
  const kept = known.fromSample.filter((key) => set[key] === undefined)
  return {
    household: householdSchema.parse(merged),
    fromSample: [...kept, ...fromSample].filter((key) => merged[key] !== undefined),
  }
}

/** The state that remembers what is known now, and what was known before when something changed. */
export function remembered(state: ThreadState, known: Known): ThreadState {
  const before = knownOf(state)
  if (isSameKnown(before, known)) return state
  const { fromSample: _now, fromSampleBefore: _before, ...rest } = state
  return {
    ...rest,
    household: known.household,
    before: before.household,
    ...(known.fromSample.length > 0 && { fromSample: [...known.fromSample] }),
    ...(before.fromSample.length > 0 && { fromSampleBefore: [...before.fromSample] }),
  }
}

export const isSameKnown = (one: Known, other: Known): boolean =>
  JSON.stringify([one.household, one.fromSample]) === JSON.stringify([other.household, other.fromSample])

/** Every fact that is known, in the order of the registry, with where it came from. */
export const statementsOf = ({ household, fromSample }: Known): FactStatement[] =>
  toldStatements(household).map((statement) =>
    fromSample.includes(statement.fact)
      ? { ...statement, origin: 'sample', why: 'From the sample household.' }
      : statement,
  )
