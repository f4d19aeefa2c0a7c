/**
 * Which facts decide a plan: the plan is drafted again with each fact at both ends of its plausible range,
 * and the difference to the plan at hand is measured in dollars moved and steps changed.
 */
import { sketchContext } from './draft-context.ts'
import type { FactDefinition } from './fact.ts'
import { factInWords } from './fact-reader.ts'
import { fallbacks, resolverOf } from './fallbacks.ts'
import type { AnyFigure } from './figure.ts'
import { type FactKey, facts, type Household, householdSchema } from './household.ts'
import type { Draft, Sensitivity } from './plan.ts'
import { orphansIn, plainText, say, type Text, words } from './say.ts'
import type { DraftContext, Topic } from './topics/topic.ts'
import type { CalendarDate } from './units.ts'
import type { Worksheet } from './worksheet.ts'

export interface Influence {
  readonly fact: FactKey
  /** 0 when nothing moves, 1 when every dollar does; steps and title add a little. */
  readonly weight: number
  /** The end of the range that moves the plan most, and the plan there. */
  readonly value: unknown
  readonly other: Draft
}

/** A different step is worth less than a different tenth of the money. */
const stepWeight = 0.05

/** Dollars by part; a number inside a part's name does not make it another part. */
const byLabel = (draft: Draft): Map<string, number> =>
  new Map(
    draft.allocations.map((allocation) => [
      plainText(allocation.label).replace(/[\d$,.%]+/g, ''),
      allocation.amount,
    ]),
  )

/** How far two drafts are apart: dollars that moved or came or went, as a share of both plans, and steps. */
export function distance(a: Draft, b: Draft): number {
  const [first, second] = [byLabel(a), byLabel(b)]
  let moved = 0
  for (const label of new Set([...first.keys(), ...second.keys()]))
    moved += Math.abs((first.get(label) ?? 0) - (second.get(label) ?? 0))
  const together = a.totalAmount + b.totalAmount
  const steps = new Set(a.nextSteps.map((step) => step.id))
  const others = new Set(b.nextSteps.map((step) => step.id))
  const changedSteps =
    [...steps].filter((id) => !others.has(id)).length + [...others].filter((id) => !steps.has(id)).length
  const otherChecks = a.checks.filter((check) =>
    b.checks.some((same) => same.id === check.id && same.status !== check.status),
  ).length
  return (together === 0 ? 0 : moved / together) + stepWeight * (changedSteps + otherChecks / 2)
}

/** The household with one fact changed, where the result is still a household. */
function withFact(household: Household, fact: FactKey, value: unknown): Household | undefined {
  const parsed = householdSchema.safeParse({ ...household, [fact]: value })
  return parsed.success ? parsed.data : undefined
}

/** The facts of a topic by how much they move its plan, the strongest first. */
export function influences(topic: Topic, household: Household, context: DraftContext): Influence[] {
  const sketch = sketchContext(context)
  const base = topic.draft(household, sketch)
  const resolve = resolverOf(household, context.today)
  return topic.asks
    .flatMap((fact): Influence[] => {
      const { plausible }: FactDefinition = facts[fact]
      const tried = (plausible ?? []).flatMap((value) => {
        const changed = withFact(household, fact, value)
        if (changed === undefined || JSON.stringify(resolve(fact)) === JSON.stringify(value)) return []
        const other = topic.draft(changed, sketch)
        return [{ fact, value, other, weight: distance(base, other) }]
      })
      const strongest = tried.sort((a, b) => b.weight - a.weight)[0]
      return strongest === undefined || strongest.weight === 0 ? [] : [strongest]
    })
    .sort((a, b) => b.weight - a.weight)
}

/** Whether the fact follows from what was told. */
function isDerived(fact: FactKey, household: Household, today: CalendarDate): boolean {
  return fallbacks[fact]?.(household, resolverOf(household, today), today)?.isDerived ?? false
}

/** The untold fact that moves the plan most and was not asked before. */
export function nextQuestion(
  ranked: readonly Influence[],
  household: Household,
  asked: readonly FactKey[],
  today: CalendarDate,
): FactKey | undefined {
  return ranked.find(
    ({ fact }) =>
      household[fact] === undefined &&
      !asked.includes(fact) &&
      facts[fact].ask !== undefined &&
      !isDerived(fact, household, today),
  )?.fact
}

/** The sum itself is the question, not a doubt about the answer. */
const theQuestionItself: readonly FactKey[] = ['amount']
const mostSensitivities = 3

/** What would change this answer: the strongest facts, each with what it would change. */
export function sensitivities(sheet: Worksheet, draft: Draft, ranked: readonly Influence[]): Sensitivity[] {
  return ranked
    .filter(({ fact }) => !theQuestionItself.includes(fact))
    .slice(0, mostSensitivities)
    .flatMap((influence) => {
      const change = changeInWords(sheet, influence)
      return change === undefined
        ? []
        : [{ fact: influence.fact, change, effect: effectInWords(sheet, draft, influence) }]
    })
}

function changeInWords(sheet: Worksheet, { fact, value }: Influence): Text | undefined {
  const definition: FactDefinition = facts[fact]
  const label = words(definition.label.charAt(0).toLowerCase() + definition.label.slice(1))
  if (definition.unit !== undefined && typeof value === 'number')
    return say`If ${label} were ${sheet.assumed(`if.${fact}`, `${definition.label}, tried`, definition.unit, value, 'One end of what is plausible, to see whether the plan would change.')}`
  const inWords = factInWords(fact, value as never)
  return orphansIn(inWords).length === 0
    ? say`If ${label} were “${words(inWords)}”`
    : say`If ${label} were different, such as a card balance at a high rate`
}

/** The largest move between the parts of two plans, in dollars with receipts. */
function effectInWords(sheet: Worksheet, draft: Draft, { fact, other }: Influence): Text {
  const dollars = (id: string, label: string, value: number): AnyFigure =>
    sheet.computed(
      `if.${fact}.${id}`,
      label,
      'usd',
      'the same plan drafted again with this one fact changed',
      [],
      value,
    )
  if (plainText(other.title) !== plainText(draft.title) && draft.totalAmount !== other.totalAmount)
    return say`the total would be ${dollars('total', 'The total then', other.totalAmount)} instead of ${dollars('total.now', 'The total now', draft.totalAmount)}.`
  const amounts = (plan: Draft) => new Map(plan.allocations.map((part) => [plainText(part.label), part]))
  const [now, then] = [amounts(draft), amounts(other)]
  const moves = [...new Set([...now.keys(), ...then.keys()])]
    .map((label) => ({ label, before: now.get(label)?.amount ?? 0, after: then.get(label)?.amount ?? 0 }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  const [largest] = moves
  if (largest !== undefined && largest.before !== largest.after) {
    const label = orphansIn(largest.label).length === 0 ? words(largest.label) : words('one part of the plan')
    return say`“${label}” would get ${dollars('after', 'This part then', largest.after)} instead of ${dollars('before', 'This part now', largest.before)}.`
  }
  const added = other.nextSteps.find((step) => !draft.nextSteps.some((same) => same.id === step.id))
  if (added !== undefined && orphansIn(plainText(added.title)).length === 0)
    return say`a step would be added: ${words(plainText(added.title))}.`
  return words('the checks and the dates would change, the split would not.')
}
