/** What would change this answer, said in the plan: each fact at a value, and the plan there, drafted in all futures. */
import { measureChange, retold, withoutFigures } from './another-plan.ts'
import { sketchContext } from './draft-context.ts'
import type { FactDefinition } from './fact.ts'
import { resolverOf } from './fallbacks.ts'
import type { AnyFigure } from './figure.ts'
import { facts, type Household, middle } from './household.ts'
import type { Draft, Sensitivity } from './plan.ts'
import { planningRules as rules } from './planning-rules.ts'
import { listed, orphansIn, plainText, say, type Text, words } from './say.ts'
import { supposed } from './suppositions.ts'
import { placesOf } from './topics/allocations.ts'
import type { DraftContext, Topic } from './topics/topic.ts'
import { turningPoint } from './turning-point.ts'
import {
  distance,
  furtherInfluences,
  type Influence,
  movedResult,
  nearValues,
  resultMoved,
  theQuestionItself,
  tryFact,
} from './what-matters.ts'
import { type Worksheet, worksheet } from './worksheet.ts'

/** What would change this answer: the strongest facts, each with what it would change. */
export function sensitivities(
  topic: Topic,
  sheet: Worksheet,
  draft: Draft,
  ranked: readonly Influence[],
  household: Household,
  context: DraftContext,
): Sensitivity[] {
  const sketch: DraftContext = { ...sketchContext(context), isTried: true }
  const plan: PlanAtHand = {
    topic,
    sheet,
    draft,
    household,
    context,
    sketch,
    base: topic.draft(household, sketch),
  }
  const near = ranked.filter(({ fact }) => !theQuestionItself.includes(fact))
  const said = saidOf(plan, near, { most: rules.mostSensitivities.value, before: [], said: [] })
  const least = rules.leastSensitivities.value
  if (said.length < least) said.push(...alsoSaid(plan, said).slice(0, least - said.length))
  if (said.length >= least) return said
  const left = [...topic.asks, 'spouseOutOfWork' as const].filter(
    (fact) =>
      !said.some((same) => same.fact === fact) && (fact === 'amount' || !theQuestionItself.includes(fact)),
  )
  const further = furtherInfluences(topic, household, context, left)
  return [...said, ...saidOf(plan, further, { most: least - said.length, before: ranked, said })]
}

/** The plan that is shown, and the sketch of it that changes are looked for beside. */
interface PlanAtHand {
  readonly topic: Topic
  readonly sheet: Worksheet
  readonly draft: Draft
  readonly household: Household
  readonly context: DraftContext
  readonly sketch: DraftContext
  readonly base: Draft
}

/** The first changes that say something, `most` of them, beside those that were looked at `before` and those that are `said`. */
function saidOf(
  plan: PlanAtHand,
  ranked: readonly Influence[],
  {
    most,
    before,
    said: already,
  }: {
    readonly most: number
    readonly before: readonly Influence[]
    readonly said: readonly Sensitivity[]
  },
): Sensitivity[] {
  const { topic, sheet, draft, household, context, base } = plan
  const said: Sensitivity[] = []
  for (const [index, influence] of ranked.entries()) {
    if (said.length === most) break
    const { fact } = influence
    // Two facts that lead to one and the same plan say one thing.
    const isSaid = [...before, ...ranked.slice(0, index)].some(
      (one) =>
        distance(one.other, influence.other) === 0 &&
        (influence.weight > rules.resultWeight.value || resultMoved(topic, one.other, influence.other) === 0),
    )
    if (isSaid || topic.notSupposed?.includes(fact)) continue
    const turn = atTurn(plan, influence)
    const turned = heldAgainst(plan, turn.influence)
    const isTurned = turn.from === undefined || (turned?.weight ?? 0) > rules.resultWeight.value
    const found = isTurned ? turned : heldAgainst(plan, influence)
    const trial = worksheet()
    const effect = found && effectInWords(topic, trial, draft, found)
    if (found === undefined || effect === undefined) continue
    if (already.some((one) => plainText(one.effect) === plainText(effect))) continue
    sheet.adopt(trial)
    const from = isTurned ? turn.from : undefined
    const wasTold = household[fact] !== undefined
    // What was tried for a fact is a value of it; the compiler does not see the two as one.
    said.push({
      fact,
      change: supposed(sheet, fact, found.value as never, {
        wasTold,
        from,
        now: numberNow(base, household, fact, context),
      }),
      effect,
    })
  }
  return said
}

/** What the plan comes to at another value of a fact that is no doubt about the answer. */
function alsoSaid(
  { topic, sheet, draft, household, context, base }: PlanAtHand,
  said: readonly Sensitivity[],
): Sensitivity[] {
  return (topic.alsoSupposed ?? []).flatMap((fact) => {
    if (said.some((same) => same.fact === fact)) return []
    const { unit }: FactDefinition = facts[fact]
    const now = numberNow(base, household, fact, context)
    if (now === undefined || now <= 0) return []
    const tried = unit === 'age' ? [now + rules.yearsSupposed.value] : [...nearValues(now)].reverse()
    for (const value of tried) {
      const changed = tryFact(topic, base, household, { fact, value }, context)
      const other = changed && topic.draft(changed, { ...context, isTried: true })
      const trial = worksheet()
      const effect = other && measureChange(movedResult(topic, draft, other), trial, draft, fact, other)
      if (effect === undefined) continue
      sheet.adopt(trial)
      const change = supposed(sheet, fact, value as never, {
        wasTold: household[fact] !== undefined,
        from: undefined,
        now,
      })
      return [{ fact, change, effect }]
    }
    return []
  })
}

/**
 * Few futures find what moves a plan; what is said of it is drafted in all of them and held against the plan that is shown.
 * Undefined where that plan stays as it is after all.
 */
function heldAgainst(
  { topic, draft, household, context, base }: PlanAtHand,
  influence: Influence,
): Influence | undefined {
  const changed = tryFact(topic, base, household, influence, context)
  if (changed === undefined) return undefined
  const other = topic.draft(changed, { ...context, isTried: true })
  const moved = distance(draft, other, topic.isTotalAsked)
  if (moved > 0) return { ...influence, other, weight: moved }
  return influence.weight > rules.resultWeight.value ? undefined : { ...influence, other }
}

/** The same influence at the value where the plan turns, and what the fact is now; as it was where nothing turns. */
function atTurn(
  { topic, household, sketch, base }: PlanAtHand,
  influence: Influence,
): { influence: Influence; from?: number } {
  const { fact, value: to } = influence
  const from = numberNow(base, household, fact, sketch)
  if (from === undefined || typeof to !== 'number') return { influence }
  const turn = turningPoint({
    base,
    from,
    to,
    other: influence.other,
    draftAt: (value) => {
      const changed = tryFact(topic, base, household, { fact, value }, sketch)
      return changed && topic.draft(changed, sketch)
    },
  })
  if (turn === undefined) return { influence }
  // What only grows with the fact turns nowhere: a threshold says something where the plan jumps.
  const isJump = distance(base, turn.other, topic.isTotalAsked) >= influence.weight * rules.leastJump.value
  return isJump ? { influence: { ...influence, ...turn }, from } : { influence }
}

/** What a number is in the plan at hand, told or assumed; undefined for what is none. */
function numberNow(
  base: Draft,
  household: Household,
  fact: Influence['fact'],
  { today }: DraftContext,
): number | undefined {
  const assumed = base.assumptions.find((assumption) => assumption.fact === fact)?.value
  const now = assumed ?? resolverOf(household, today)(fact)
  const one =
    Array.isArray(now) && now.every((end) => typeof end === 'number') ? middle(now as [number, number]) : now
  return typeof one === 'number' ? one : undefined
}

const isOnePlace = (
  { allocations: [one, ...more] }: Draft,
  { allocations: [then, ...others] }: Draft,
): boolean =>
  more.length + others.length === 0 &&
  one !== undefined &&
  then !== undefined &&
  plainText(one.label) === plainText(then.label)

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
  // A plan of the same name is told by what moves in it.
  const isRenamed = plainText(draft.title) !== plainText(other.title)
  if (isRenamed && plainText(draft.totalLabel) !== plainText(other.totalLabel)) {
    return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
  }
  if (topic.headline !== undefined && withoutFigures(draft.title) !== withoutFigures(other.title))
    return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
  const result = measureChange(movedResult(topic, draft, other), sheet, draft, fact, other)
  if (weight <= rules.resultWeight.value) return result
  const change = measureChange(topic.headline, sheet, draft, fact, other)
  if (change !== undefined) return change
  // Where the total is what is asked about, another one says nothing of the answer.
  const isSizeSaid = topic.isTotalAsked !== true
  if (draft.totalAmount !== other.totalAmount) {
    if (withoutFigures(draft.title) !== withoutFigures(other.title))
      return say`the plan would be another one: “${retold(sheet, fact, other, other.title)}”.`
    // A total that is the very value that was tried would only repeat it: its largest part says more.
    if (isSizeSaid && value !== other.totalAmount)
      return say`“${retold(sheet, fact, draft, draft.totalLabel, 'if.now')}” would be ${dollars('total', 'The total then', other.totalAmount)} instead of ${dollars('total.now', 'The total now', draft.totalAmount)}.`
  }
  // All of another total in the same one place repeats what was tried, too.
  if (value === other.totalAmount && isOnePlace(draft, other)) return undefined
  // A part that both plans have is named as it is now.
  const nameOf = (label: string): Text => {
    const of = (plan: Draft, from: string) =>
      placesOf(plan.allocations, plan.figures)
        .filter((part) => plainText(part.label) === label)
        .map((part) => retold(sheet, fact, plan, part.label, from))
    return of(draft, 'if.now')[0] ?? of(other, `if.${fact}`)[0] ?? words('')
  }
  const amounts = (plan: Draft) =>
    new Map(placesOf(plan.allocations, plan.figures).map((part) => [plainText(part.label), part]))
  const [now, then] = [amounts(draft), amounts(other)]
  const moves = [...new Set([...now.keys(), ...then.keys()])]
    .map((label) => ({ label, before: now.get(label)?.amount ?? 0, after: then.get(label)?.amount ?? 0 }))
    .sort((a, b) => a.after - a.before - (b.after - b.before))
  const [loser, gainer] = [moves[0], moves.at(-1)]
  if (isSizeSaid && draft.totalAmount !== other.totalAmount) {
    const most = [...moves].sort((x, y) => Math.abs(y.after - y.before) - Math.abs(x.after - x.before))[0]
    if (most !== undefined)
      return say`“${nameOf(most.label)}” would get ${dollars('part', 'This part then', most.after)} instead of ${dollars('part.now', 'This part now', most.before)}.`
  }
  // A part that is split in several keeps its name before theirs.
  const split = moves.filter(
    ({ label, before, after }) => before === 0 && after > 0 && label.startsWith(`${loser?.label} `),
  )
  if (loser?.after === 0 && split.length > 1)
    return say`it would take ${listed(split.map(({ label, after }, at) => say`“${nameOf(label)}” of ${dollars(`split.${at}`, 'A part then', after)}`))} instead of “${nameOf(loser.label)}”.`
  if (loser && gainer && loser.after < loser.before && gainer.after > gainer.before) {
    const moved = Math.min(gainer.after - gainer.before, loser.before - loser.after)
    return say`${dollars('moved', 'What would move', moved)} would go to “${nameOf(gainer.label)}” instead of “${nameOf(loser.label)}”.`
  }
  // When a plan is looked at again decides nothing: such a step comes and goes with the room for it.
  const stepsOf = (plan: Draft) => plan.nextSteps.filter(({ id }) => id !== 'review')
  const [steps, otherSteps] = [stepsOf(draft), stepsOf(other)]
  const added = otherSteps.find((step) => !steps.some((same) => same.id === step.id))
  if (added !== undefined && orphansIn(plainText(added.title)).length === 0)
    return say`there would be another step: “${words(plainText(added.title))}”.`
  const renamed = steps.flatMap((step) => {
    const then = otherSteps.find(({ id }) => id === step.id)
    const titles = [step, then ?? step].map(({ title }) => plainText(title))
    return new Set(titles).size > 1 && titles.every((title) => orphansIn(title).length === 0) ? [titles] : []
  })[0]
  if (renamed !== undefined)
    return say`the step “${words(renamed[0] ?? '')}” would be “${words(renamed[1] ?? '')}”.`
  const dropped = steps.find((step) => !otherSteps.some((same) => same.id === step.id))
  if (dropped !== undefined && orphansIn(plainText(dropped.title)).length === 0)
    return say`the step “${words(plainText(dropped.title))}” would fall away.`
  return result
}
