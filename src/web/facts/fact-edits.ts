/** Edits of many facts and of one, and the edits that put things back; what the facts endpoint takes. */
import type { SampleHousehold } from '#contract/samples.ts'
import type { FactStatement } from '#engine/plan.ts'

export interface FactsEdit {
  readonly set?: Readonly<Record<string, unknown>>
  readonly forget?: readonly string[]
  /** The facts of `set` that come from a sample household. */
  readonly fromSample?: readonly string[]
  /** A topic to plan at once. */
  readonly topic?: string
}

type Statements = readonly FactStatement[]

const keysOf = (statements: Statements) => statements.map(({ fact }) => fact)

/** What comes from a sample household, of everything that is known. */
export const sampled = (facts: Statements): Statements => facts.filter(({ origin }) => origin === 'sample')

export const forgetting = (statements: Statements): FactsEdit => ({ forget: keysOf(statements) })

/** Sets facts to what these statements say, each with the origin that it had. */
export function restoring(statements: Statements): FactsEdit {
  const fromSample = keysOf(sampled(statements))
  return {
    set: Object.fromEntries(statements.map(({ fact, value }) => [fact, value])),
    ...(fromSample.length > 0 && { fromSample }),
  }
}

/** The edit that puts one fact back as it was. */
export const undoing = (statement: FactStatement): FactsEdit =>
  statement.origin === 'assumed' ? forgetting([statement]) : restoring([statement])

/**
 * A sample fills in what the person did not tell and takes the place of another sample.
 * Undefined when there is nothing left to fill in.
 */
export function loading(
  sample: SampleHousehold,
  facts: Statements,
  hasPlans: boolean,
): FactsEdit | undefined {
  const told = new Set<string>(keysOf(facts.filter(({ origin }) => origin === 'told')))
  const set = Object.fromEntries(Object.entries(sample.household).filter(([fact]) => !told.has(fact)))
  const fromSample = Object.keys(set)
  if (fromSample.length === 0) return undefined
  const forget = keysOf(sampled(facts)).filter((fact) => !(fact in set))
  return {
    set,
    fromSample,
    ...(forget.length > 0 && { forget }),
    ...(!hasPlans && { topic: sample.topic }),
  }
}
