/** Two versions of a plan side by side, in words and figures. */
import type { Comparison } from '#contract/saved-plans.ts'
import { toldStatements } from '#engine/fact-reader.ts'
import { dollarsInWords } from '#engine/figure.ts'
import { type FactKey, factKeys, facts, type Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { movedBy } from './plan-turn.ts'
import { amountsOf, measuresOf, stepsOf, whatChanged } from './what-changed.ts'

/** A version, and what it was drafted from where that is known. */
export interface KnownVersion {
  readonly plan: Plan
  readonly household?: Household | undefined
}

type Row = Comparison['rows'][number]

export function comparePlans(before: KnownVersion, after: KnownVersion): Comparison {
  const changedFacts = factChanges(before, after)
  const [oldSteps, newSteps] = [stepsOf(before.plan), stepsOf(after.plan)]
  return {
    movedBy: movedBy(before.plan, after.plan, changedFacts.length > 0 || isOfOthers(before.plan, after.plan)),
    lines: whatChanged(before.plan, after.plan),
    rows: rowsOf(before.plan, after.plan),
    steps: {
      added: [...newSteps].filter(([id]) => !oldSteps.has(id)).map(([, title]) => title),
      gone: [...oldSteps].filter(([id]) => !newSteps.has(id)).map(([, title]) => title),
    },
    facts: changedFacts,
    dollarsMoved: dollarsMoved(before.plan, after.plan),
  }
}

/** Whether what a sample brought to the one was told for the other. */
const isOfOthers = (before: Plan, after: Plan): boolean =>
  JSON.stringify(before.fromSample) !== JSON.stringify(after.fromSample)

/** The largest change of one sum: of a part, or of the whole. */
function dollarsMoved(before: Plan, after: Plan): number {
  return Math.max(0, ...sumRows(before, after).map(({ dollars = 0 }) => Math.abs(dollars)))
}

function rowsOf(before: Plan, after: Plan): Row[] {
  const odds = [before.oddsLabel, after.oddsLabel].map((label) => label && plainText(label))
  return [
    ...sumRows(before, after),
    ...textRows('measure', measuresOf(before), measuresOf(after)),
    ...(odds[0] === odds[1] ? [] : [row('odds', 'How likely it works', odds[0], odds[1])]),
  ]
}

function sumRows(before: Plan, after: Plan): Row[] {
  const [old, now] = [amountsOf(before), amountsOf(after)]
  const parts = [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label), now.get(label)]
    return was === is ? [] : [sumRow('allocation', label, was, is)]
  })
  return before.totalAmount === after.totalAmount
    ? parts
    : [sumRow('total', plainText(after.totalLabel), before.totalAmount, after.totalAmount), ...parts]
}

const sumRow = (kind: Row['kind'], label: string, was: number | undefined, is: number | undefined): Row => ({
  ...row(
    kind,
    label,
    was === undefined ? undefined : dollarsInWords(was),
    is === undefined ? undefined : dollarsInWords(is),
  ),
  dollars: (is ?? 0) - (was ?? 0),
})

const textRows = (
  kind: Row['kind'],
  old: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Row[] =>
  [...new Set([...old.keys(), ...now.keys()])]
    .filter((label) => old.get(label) !== now.get(label))
    .map((label) => row(kind, label, old.get(label), now.get(label)))

const row = (
  kind: Row['kind'],
  label: string,
  before: string | undefined,
  after: string | undefined,
): Row => ({
  kind,
  label,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

/** The facts that differ: what was told where both are known, else what the plans assumed. */
function factChanges(before: KnownVersion, after: KnownVersion): Comparison['facts'] {
  const [old, now] = [factsInWords(before), factsInWords(after)]
  const areTold = before.household !== undefined && after.household !== undefined
  return factKeys
    .filter((fact) => old.get(fact) !== now.get(fact))
    .filter((fact) => (areTold ? isToldOtherwise(fact, before, after) : old.has(fact) && now.has(fact)))
    .map((fact) => {
      const [before, after] = [old.get(fact), now.get(fact)]
      return {
        fact,
        label: facts[fact].label,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      }
    })
}

const isToldOtherwise = (fact: FactKey, before: KnownVersion, after: KnownVersion): boolean =>
  JSON.stringify(before.household?.[fact]) !== JSON.stringify(after.household?.[fact])

function factsInWords({ plan, household = {} }: KnownVersion): Map<FactKey, string> {
  const inWords = new Map<FactKey, string>()
  for (const { fact, shown } of plan.assumptions) inWords.set(fact, shown)
  for (const { fact, shown } of toldStatements(household)) inWords.set(fact, shown)
  return inWords
}
