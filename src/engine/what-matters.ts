/**
 * Which facts decide a plan: the plan is drafted again with each fact at both ends of its plausible range,
 * and the difference to the plan at hand is measured in dollars moved and steps changed.
 */

import { measureChange, retold, withoutFigures } from './another-plan.ts'
import { sketchContext } from './draft-context.ts'
import type { FactDefinition } from './fact.ts'
import { toldPay } from './fallbacks/told.ts'
import { fallbacks, resolverOf } from './fallbacks.ts'
import { type AnyFigure, type NumberUnit, significant } from './figure.ts'
import { type FactKey, facts, type Household, householdSchema, middle } from './household.ts'
import type { Draft, Sensitivity } from './plan.ts'
import { planningRules as rules } from './planning-rules.ts'
import { orphansIn, plainText, say, type Text, words } from './say.ts'
import { supposed } from './suppositions.ts'
import type { DraftContext, Topic } from './topics/topic.ts'
import { turningPoint } from './turning-point.ts'
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

/** The IRA of one person in the order of operations: of which kind it is, is another question than how much it gets. */
const iraPart = /^part\.ira\.(?:own|spouse)/

/** Dollars by part; neither a number inside a part's name nor the kind of an IRA makes it another part. */
const byPart = (draft: Draft, whole: number): Map<string, number> => {
  const amounts = new Map<string, number>()
  for (const { label, amount, figure } of draft.allocations) {
    const name = iraPart.exec(figure)?.[0] ?? plainText(label).replace(/[\d$,.%]+/g, '')
    amounts.set(name, (amounts.get(name) ?? 0) + amount / Math.max(1, whole))
  }
  return amounts
}

/** How far two drafts are apart. Where the total is what is asked about, only how it is split counts. */
export function distance(a: Draft, b: Draft, isTotalAsked = false): number {
  const largest = Math.max(a.totalAmount, b.totalAmount)
  const [first, second] = [a, b].map((draft) => byPart(draft, isTotalAsked ? draft.totalAmount : largest))
  const isSameSum = plainText(a.totalLabel) === plainText(b.totalLabel)
  let moved = 0
  for (const part of new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]))
    moved += Math.abs((first?.get(part) ?? 0) - (second?.get(part) ?? 0)) / 2
  const size = isTotalAsked ? 0 : Math.abs(a.totalAmount - b.totalAmount) / Math.max(1, largest)
  const steps = new Set(a.nextSteps.map((step) => step.id))
  const others = new Set(b.nextSteps.map((step) => step.id))
  const changedSteps =
    [...steps].filter((id) => !others.has(id)).length + [...others].filter((id) => !steps.has(id)).length
  const otherChecks = a.checks.filter((check) =>
    b.checks.some((same) => same.id === check.id && same.status !== check.status),
  ).length
  // Sums of another kind cannot be compared: all of the money moves.
  return (isSameSum ? moved + size : 1) + rules.stepWeight.value * (changedSteps + otherChecks / 2)
}

const toldUnits: readonly NumberUnit[] = ['usd', 'usd-per-month', 'usd-per-year', 'years', 'rate']

/**
 * The values of a fact that a household may well have: of an untold one both ends of its range; a number that was
 * told a little less and a little more, or the least of its range where it is nothing. What was chosen or listed
 * stands as it was told.
 */
function triedValues(
  topic: Topic,
  fact: FactKey,
  household: Household,
  today: CalendarDate,
): readonly unknown[] {
  const { plausible, unit }: FactDefinition = facts[fact]
  const told = household[fact]
  if (told === undefined) return isDerived(fact, household, today) ? [] : (plausible ?? [])
  if (fact === 'employment' && told === 'unemployed' && topic.waitsForPay) return ['employed']
  if (unit === undefined || !toldUnits.includes(unit) || theQuestionItself.includes(fact)) return []
  const value = typeof told === 'number' ? told : Array.isArray(told) ? middle(told as [number, number]) : 0
  // A share of nothing is nothing: a little a month is what somebody who has nothing left would try.
  if (value === 0 && unit === 'usd-per-month') return (plausible ?? []).slice(0, 1)
  return [1 - rules.saidAbout.value, 1 + rules.saidAbout.value].map((share) => {
    const tried = value * share
    return tried >= 1 ? significant(tried, 2) : Math.round(tried * 1_000) / 1_000
  })
}

/** The household with one fact changed, where the result is still a household that there can be. */
function withFact(household: Household, fact: FactKey, value: unknown): Household | undefined {
  const parsed = householdSchema.safeParse({ ...household, [fact]: value })
  return parsed.success && !isBeforeLeaving(parsed.data, fact) ? parsed.data : undefined
}

/** Nobody is younger than on the day of leaving a job. */
function isBeforeLeaving(household: Household, fact: FactKey): boolean {
  const owner = household.planOwner === 'spouse' ? 'spouseAge' : 'age'
  const [age, left] = [household[owner], household.separationAge]
  if ((fact !== owner && fact !== 'separationAge') || age === undefined || left === undefined) return false
  return Math.ceil(middle(age)) < middle(left)
}

/** A plan shall not change because of a guess about a guess: what is guessed from a fact is held while that fact is tried. */
const heldGuesses: readonly {
  readonly guess: FactKey
  readonly from: readonly FactKey[]
  /** Whether it is held only where the topic asks for it before the fact. */
  readonly onlyAskedBefore?: boolean
}[] = [
  // A raise does not raise by itself what a month costs.
  {
    guess: 'monthlyExpenses',
    from: ['income', 'householdIncome', 'takeHomeMonthly', 'spouseIncome'],
    onlyAskedBefore: true,
  },
  // Nor does a birthday end the work of somebody who works.
  { guess: 'employment', from: ['age'] },
]

/** The household with one fact tried at another value, and what is guessed from it held. */
function tryFact(
  asks: readonly FactKey[],
  base: Draft,
  household: Household,
  fact: FactKey,
  value: unknown,
): Household | undefined {
  const held = heldGuesses.filter(({ guess, from, onlyAskedBefore = false }) => {
    const asked = asks.indexOf(guess)
    return from.includes(fact) && (!onlyAskedBefore || (asked >= 0 && asked < asks.indexOf(fact)))
  })
  const holding = held.reduce<Household | undefined>((all, { guess }) => {
    const assumed = base.assumptions.find((assumption) => assumption.fact === guess)?.value
    return all === undefined || assumed === undefined ? all : withFact(all, guess, assumed)
  }, household)
  return holding === undefined ? undefined : withFact(holding, fact, value)
}

/** The sum itself is the question, not a doubt about the answer; so are the kind of an old plan and a check in hand. */
const theQuestionItself: readonly FactKey[] = ['amount', 'planBalance', 'planType', 'checkAmount']

/** The facts of a topic by how much they move its plan, the strongest first. */
export function influences(topic: Topic, household: Household, context: DraftContext): Influence[] {
  const sketch = sketchContext(context)
  const base = topic.draft(household, sketch)
  const resolve = resolverOf(household, context.today)
  return topic.asks
    .flatMap((fact): Influence[] => {
      const tried = triedValues(topic, fact, household, context.today).flatMap((value) => {
        const changed = tryFact(topic.asks, base, household, fact, value)
        const assumed = base.assumptions.find((assumption) => assumption.fact === fact)?.value
        const before = assumed ?? resolve(fact)
        if (changed === undefined || JSON.stringify(before) === JSON.stringify(value)) return []
        const other = topic.draft(changed, sketch)
        return [{ fact, value, other, weight: distance(base, other, topic.isTotalAsked) }]
      })
      const strongest = tried.sort((a, b) => b.weight - a.weight)[0]
      return strongest === undefined ? [] : strongest.weight > 0 ? [strongest] : ofResult(topic, base, tried)
    })
    .sort((a, b) => b.weight - a.weight)
}

const resultOf = ({ results = [] }: Topic, { figures }: Draft) =>
  results.find(({ figure }) => figures.some(({ id }) => id === figure))

/** How far the figure of the result moves; nothing where a plan has none, or shows it alike. */
function resultMoved(topic: Topic, a: Draft, b: Draft): number {
  const result = resultOf(topic, a)
  const [first, second] = [a, b].map((draft) => draft.figures.find(({ id }) => id === result?.figure))
  if (first === undefined || second === undefined || first.shown === second.shown) return 0
  const [now, then] = [first.value, second.value]
  // A result below nothing is no result of this choice.
  if (typeof now !== 'number' || typeof then !== 'number' || now <= 0 || then < 0) return 0
  const moved = Math.abs(now - then) / now
  return moved < rules.leastMoved.value ? 0 : moved
}

/** The value that moves the result most, where nothing else of the plan moves. */
function ofResult(topic: Topic, base: Draft, tried: readonly Influence[]): Influence[] {
  const moved = tried
    .map((influence) => ({ influence, by: resultMoved(topic, base, influence.other) }))
    .sort((a, b) => b.by - a.by)[0]
  if (moved === undefined || moved.by === 0) return []
  return [{ ...moved.influence, weight: rules.resultWeight.value * Math.min(1, moved.by) }]
}

/** Whether the fact follows from what was told; take-home pay does from pay. */
function isDerived(fact: FactKey, household: Household, today: CalendarDate): boolean {
  if (fact === 'takeHomeMonthly' && toldPay(household) !== undefined) return true
  return fallbacks[fact]?.(household, resolverOf(household, today), today)?.isDerived ?? false
}

/** The untold fact that moves the plan most and was not asked before; what the plan is about comes before all others. */
export function nextQuestion(
  ranked: readonly Influence[],
  household: Household,
  asked: readonly FactKey[],
  today: CalendarDate,
  subject?: FactKey,
): FactKey | undefined {
  const open = ranked.filter(
    ({ fact, weight }) =>
      weight > rules.resultWeight.value &&
      household[fact] === undefined &&
      !asked.includes(fact) &&
      facts[fact].ask !== undefined &&
      !isDerived(fact, household, today),
  )
  return (open.find(({ fact }) => fact === subject) ?? open[0])?.fact
}

/** What would change this answer: the strongest facts, each with what it would change. */
export function sensitivities(
  topic: Topic,
  sheet: Worksheet,
  draft: Draft,
  ranked: readonly Influence[],
  household: Household,
  context: DraftContext,
): Sensitivity[] {
  const sketch = sketchContext(context)
  const base = topic.draft(household, sketch)
  // Where few futures lead to another plan than all of them, what would change is held against the plan that is shown.
  const labels = (plan: Draft) => plan.allocations.map(({ label }) => plainText(label)).join()
  const isSketchTrue = labels(base) === labels(draft) && distance(base, draft, topic.isTotalAsked) === 0
  const said: Sensitivity[] = []
  for (const [index, influence] of ranked.entries()) {
    const { fact } = influence
    // Two facts that lead to one and the same plan say one thing.
    const isSaid = ranked
      .slice(0, index)
      .some(
        (before) =>
          distance(before.other, influence.other) === 0 &&
          (influence.weight > rules.resultWeight.value ||
            resultMoved(topic, before.other, influence.other) === 0),
      )
    if (isSaid || theQuestionItself.includes(fact)) continue
    const { influence: turning, from } = atTurn(topic, influence, household, sketch, base)
    const turned = isSketchTrue ? turning : inFull(topic, turning, household, context, base)
    if (!isSketchTrue && distance(draft, turned.other, topic.isTotalAsked) === 0) continue
    const effect = effectInWords(topic, sheet, draft, turned)
    if (effect === undefined) continue
    const wasTold = household[fact] !== undefined
    // What was tried for a fact is a value of it; the compiler does not see the two as one.
    said.push({ fact, change: supposed(sheet, fact, turned.value as never, { wasTold, from }), effect })
    if (said.length === rules.mostSensitivities.value) break
  }
  return said
}

function inFull(
  topic: Topic,
  influence: Influence,
  household: Household,
  context: DraftContext,
  base: Draft,
): Influence {
  const changed = tryFact(topic.asks, base, household, influence.fact, influence.value)
  return changed === undefined ? influence : { ...influence, other: topic.draft(changed, context) }
}

/** The same influence at the value where the plan turns, and what the fact is now; as it was where nothing turns. */
function atTurn(
  topic: Topic,
  influence: Influence,
  household: Household,
  sketch: DraftContext,
  base: Draft,
): { influence: Influence; from?: number } {
  const { fact, value: to } = influence
  const assumed = base.assumptions.find((assumption) => assumption.fact === fact)?.value
  const now = assumed ?? resolverOf(household, sketch.today)(fact)
  const from =
    Array.isArray(now) && now.every((end) => typeof end === 'number') ? middle(now as [number, number]) : now
  if (typeof from !== 'number' || typeof to !== 'number') return { influence }
  const turn = turningPoint({
    base,
    from,
    to,
    other: influence.other,
    draftAt: (value) => {
      const changed = tryFact(topic.asks, base, household, fact, value)
      return changed && topic.draft(changed, sketch)
    },
  })
  if (turn === undefined) return { influence }
  // What only grows with the fact turns nowhere: a threshold says something where the plan jumps.
  const isJump = distance(base, turn.other, topic.isTotalAsked) >= influence.weight * rules.leastJump.value
  return isJump ? { influence: { ...influence, ...turn }, from } : { influence }
}

/** The largest move between the parts of two plans, in dollars with receipts; nothing where only dates and checks change. */
function effectInWords(
  topic: Topic,
  sheet: Worksheet,
  draft: Draft,
  { fact, value, other, weight }: Influence,
): Text | undefined {
  const dollars = (id: string, label: string, value: number): AnyFigure =>
    sheet.computed(
      `if.${fact}.${id}`,
      label,
      'usd',
      'the same plan drafted again with this one fact changed',
      [],
      value,
    )
  if (plainText(draft.totalLabel) !== plainText(other.totalLabel)) {
    return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
  }
  if (topic.headline !== undefined && withoutFigures(draft.title) !== withoutFigures(other.title))
    return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
  const result =
    resultMoved(topic, draft, other) === 0
      ? undefined
      : measureChange(resultOf(topic, draft), sheet, draft, fact, other)
  if (weight <= rules.resultWeight.value) return result
  const change = measureChange(topic.headline, sheet, draft, fact, other)
  if (change !== undefined) return change
  if (draft.totalAmount !== other.totalAmount) {
    if (withoutFigures(draft.title) !== withoutFigures(other.title))
      return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
    // A total that is the very value that was tried would only repeat it: its largest part says more.
    if (value !== other.totalAmount)
      return say`“${retold(sheet, fact, draft, draft.totalLabel, 'if.now')}” would be ${dollars('total', 'The total then', other.totalAmount)} instead of ${dollars('total.now', 'The total now', draft.totalAmount)}.`
  }
  // A part that both plans have is named as it is now.
  const nameOf = (label: string): Text => {
    const of = (plan: Draft, from: string) =>
      plan.allocations
        .filter((part) => plainText(part.label) === label)
        .map((part) => retold(sheet, fact, plan, part.label, from))
    return of(draft, 'if.now')[0] ?? of(other, `if.${fact}`)[0] ?? words('')
  }
  const amounts = (plan: Draft) => new Map(plan.allocations.map((part) => [plainText(part.label), part]))
  const [now, then] = [amounts(draft), amounts(other)]
  const moves = [...new Set([...now.keys(), ...then.keys()])]
    .map((label) => ({ label, before: now.get(label)?.amount ?? 0, after: then.get(label)?.amount ?? 0 }))
    .sort((a, b) => a.after - a.before - (b.after - b.before))
  const [loser, gainer] = [moves[0], moves.at(-1)]
  if (draft.totalAmount !== other.totalAmount) {
    const most = [...moves].sort((x, y) => Math.abs(y.after - y.before) - Math.abs(x.after - x.before))[0]
    if (most !== undefined)
      return say`“${nameOf(most.label)}” would get ${dollars('part', 'This part then', most.after)} instead of ${dollars('part.now', 'This part now', most.before)}.`
  }
  if (loser && gainer && loser.after < loser.before && gainer.after > gainer.before) {
    const moved = Math.min(gainer.after - gainer.before, loser.before - loser.after)
    return say`${dollars('moved', 'What would move', moved)} would go to “${nameOf(gainer.label)}” instead of “${nameOf(loser.label)}”.`
  }
  const added = other.nextSteps.find((step) => !draft.nextSteps.some((same) => same.id === step.id))
  if (added !== undefined && orphansIn(plainText(added.title)).length === 0)
    return say`there would be another step: “${words(plainText(added.title))}”.`
  const renamed = draft.nextSteps.flatMap((step) => {
    const then = other.nextSteps.find(({ id }) => id === step.id)
    const titles = [step, then ?? step].map(({ title }) => plainText(title))
    return new Set(titles).size > 1 && titles.every((title) => orphansIn(title).length === 0) ? [titles] : []
  })[0]
  if (renamed !== undefined)
    return say`the step “${words(renamed[0] ?? '')}” would be “${words(renamed[1] ?? '')}”.`
  const dropped = draft.nextSteps.find((step) => !other.nextSteps.some((same) => same.id === step.id))
  if (dropped !== undefined && orphansIn(plainText(dropped.title)).length === 0)
    return say`the step “${words(plainText(dropped.title))}” would fall away.`
  return result
}
