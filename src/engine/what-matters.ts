/**
 * Which facts decide a plan: the plan is drafted again with each fact at both ends of its plausible range,
 * and the difference to the plan at hand is measured in dollars moved and steps changed.
 */

import { withDebts } from './debt-besides.ts'
import { sketchContext } from './draft-context.ts'
import type { FactDefinition } from './fact.ts'
import { toldPay } from './fallbacks/told.ts'
import { fallbacks, resolverOf } from './fallbacks.ts'
import { type NumberUnit, significant } from './figure.ts'
import { type FactKey, type FactValue, facts, type Household, householdSchema, middle } from './household.ts'
import type { Draft } from './plan.ts'
import { planningRules as rules } from './planning-rules.ts'
import { plainText } from './say.ts'
import type { OutOfWork } from './topics/out-of-work.ts'
import { withPayAgain } from './topics/paid-again.ts'
import type { DraftContext, Measure, Topic } from './topics/topic.ts'
import type { CalendarDate } from './units.ts'

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
  // What a child will cost is a question only while one is on the way.
  if (fact === 'newChildMonthly' && household.expecting !== true) return []
  if (told === undefined) return isDerived(fact, household, today) ? [] : (plausible ?? [])
  if (fact === 'employment' && told === 'unemployed' && topic.waitsForPay) return ['employed']
  if (unit === undefined || !toldUnits.includes(unit) || theQuestionItself.includes(fact)) return []
  const value = typeof told === 'number' ? told : Array.isArray(told) ? middle(told as [number, number]) : 0
  // A share of nothing is nothing: a little a month is what somebody who has nothing left would try.
  if (value === 0 && unit === 'usd-per-month') return (plausible ?? []).slice(0, 1)
  const near = nearValues(value)
  const isTried = topic.mayEnd?.includes(fact) && value > 0 && !endsAsTold(fact, household, today)
  return isTried ? [...near, 0] : near
}

/** A pay that ends on a told day, after which its owner stays at home: the plan is drawn up without it already. */
const endsAsTold = (fact: FactKey, household: Household, today: CalendarDate): boolean =>
  fact === 'spouseIncome' &&
  household.stayAtHomeParent === true &&
  (household.spouseSeparationDate ?? today) > today

/** What may be another number although it follows from what was told: how many there are, and what a month leaves. */
const derivedUnits: readonly NumberUnit[] = ['count', 'usd-per-month']

/**
 * What lies further away: both ends of the range of a number that was told or follows from another, something where
 * nothing was told, one debt more than were told or none, and pay where it is missing.
 */
function furtherValues(
  topic: Topic,
  fact: FactKey,
  household: Household,
  today: CalendarDate,
): readonly unknown[] {
  const { plausible, unit }: FactDefinition = facts[fact]
  const ends = plausible ?? []
  const told = household[fact]
  const mayDiffer = unit === undefined ? fact === 'dependents' : derivedUnits.includes(unit)
  if (told === undefined) return mayDiffer && isDerived(fact, household, today) ? ends : []
  if (fact === 'employment') return told === 'unemployed' ? ['employed'] : []
  // Without work pay is none, and work itself is what is tried.
  if (fact === 'income' && household.employment === 'unemployed') return []
  if (fact === 'spouseOutOfWork') return told === true ? [false] : []
  const isNothing = told === 0 || (Array.isArray(told) && told.length === 0)
  if (fact === 'debts' && !isNothing) {
    const besides = ends.flatMap((more) =>
      Array.isArray(more) && more.length > 0 ? [[...more, ...(household.debts ?? [])]] : [],
    )
    return topic.subject === fact ? besides : [...besides, []]
  }
  return isNothing || (unit !== undefined && toldUnits.includes(unit)) ? ends : []
}

/** Whether the adults who told their ages may have children of these ages. */
function mayBeParents(household: Household, ages: readonly number[]): boolean {
  if (household.forGrandchild === true) return true
  // Who told of none may still have one, and none that is grown.
  if (household.dependents?.length === 0 && ages.some((age) => age > 1)) return false
  const adults = [household.age, household.spouseAge].flatMap((age) =>
    age === undefined ? [] : [middle(age)],
  )
  if (adults.length === 0) return true
  const [youngest, oldest] = [Math.min(...adults), Math.max(...adults)]
  return ages.every(
    (age) => youngest - age <= rules.oldestParent.value && oldest - age >= rules.youngestParent.value,
  )
}

/** A little less and a little more. */
export const nearValues = (value: number): readonly number[] =>
  [1 - rules.saidAbout.value, 1 + rules.saidAbout.value].map((share) => {
    const tried = value * share
    return tried >= 1 ? significant(tried, 2) : Math.round(tried * 1_000) / 1_000
  })

/** The household with one fact changed, where the result is still a household that there can be. */
function withFact(household: Household, fact: FactKey, value: unknown): Household | undefined {
  const changed = { ...household, [fact]: value }
  if (fact === 'dependents' && !mayBeParents(household, value as FactValue<'dependents'>)) return undefined
  const parsed = householdSchema.safeParse(
    fact === 'debts' && Array.isArray(value) ? withDebts(household, value) : changed,
  )
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
  /** Whether it is held only where it is this. */
  readonly onlyAt?: unknown
}[] = [
  // A raise does not raise by itself what a month costs.
  {
    guess: 'monthlyExpenses',
    from: ['income', 'householdIncome', 'takeHomeMonthly', 'spouseIncome'],
    onlyAskedBefore: true,
  },
  // A match is tried beside what goes in today: nothing, as far as is known. Whoever gets all of one gets all of any.
  { guess: 'contributionRate', from: ['employerMatch'], onlyAskedBefore: true, onlyAt: 0 },
  // Nor does a birthday end the work of somebody who works.
  { guess: 'employment', from: ['age'] },
  // Whoever tries another sum a month asks how far it reaches, not for another target.
  { guess: 'collegeFundShare', from: ['collegeMonthly', 'amountMonthly', 'monthlySurplus'] },
  // What a grandparent gives is tried without the rest of a month, where the plan does without it.
  { guess: 'amountMonthly', from: ['collegeMonthly'] },
  // Another sum for debts, or another pay, does not tell anew what the told sum holds.
  { guess: 'mortgageInDebtPayment', from: ['debtPaymentMonthly', 'takeHomeMonthly', 'monthlyExpenses'] },
]

/** What a plan guessed from a fact, to be held while another value of that fact is tried. */
export function guessesHeld(
  asks: readonly FactKey[],
  { assumptions }: Pick<Draft, 'assumptions'>,
  tried: FactKey,
): { readonly fact: FactKey; readonly value: unknown }[] {
  return heldGuesses.flatMap(({ guess, from, onlyAskedBefore = false, onlyAt }) => {
    const asked = asks.indexOf(guess)
    const isHeld = from.includes(tried) && (!onlyAskedBefore || (asked >= 0 && asked < asks.indexOf(tried)))
    const value = isHeld ? assumptions.find(({ fact }) => fact === guess)?.value : undefined
    return value === undefined || (onlyAt !== undefined && value !== onlyAt) ? [] : [{ fact: guess, value }]
  })
}

/** Whose lost pay is there again, where that is what is tried. */
function paidAgain(household: Household, fact: FactKey, value: unknown): OutOfWork | undefined {
  if (fact === 'spouseOutOfWork' && household.spouseOutOfWork === true && value === false) return 'partner'
  return fact === 'employment' && household.employment === 'unemployed' && value === 'employed'
    ? 'own'
    : undefined
}

/** The household with one fact tried at another value, what is guessed from it held, and what comes with it. */
export function tryFact(
  { asks }: Pick<Topic, 'asks'>,
  base: Pick<Draft, 'assumptions'>,
  household: Household,
  { fact, value }: { readonly fact: FactKey; readonly value: unknown },
  context: DraftContext,
): Household | undefined {
  const who = paidAgain(household, fact, value)
  return [...guessesHeld(asks, base, fact), { fact, value }].reduce<Household | undefined>(
    (all, one) => (all === undefined ? undefined : withFact(all, one.fact, one.value)),
    who === undefined ? household : withPayAgain(household, who, context),
  )
}

/** The sum itself is the question, not a doubt about the answer; so are the kind of an old plan and a check in hand. */
export const theQuestionItself: readonly FactKey[] = [
  'amount',
  'planBalance',
  'oldPlans',
  'planType',
  'checkAmount',
]

/** The facts of a topic by how much they move its plan, the strongest first. */
export const influences = (topic: Topic, household: Household, context: DraftContext): Influence[] =>
  influencesOf(topic, household, context, topic.asks, (fact) =>
    triedValues(topic, fact, household, context.today),
  )

/** The same of told facts at values further away, for a plan that hardly anything nearer would change. */
export const furtherInfluences = (
  topic: Topic,
  household: Household,
  context: DraftContext,
  tried: readonly FactKey[],
): Influence[] =>
  influencesOf(topic, household, context, tried, (fact) =>
    furtherValues(topic, fact, household, context.today),
  )

function influencesOf(
  topic: Topic,
  household: Household,
  context: DraftContext,
  keys: readonly FactKey[],
  valuesOf: (fact: FactKey) => readonly unknown[],
): Influence[] {
  const sketch: DraftContext = { ...sketchContext(context), isTried: true }
  const base = topic.draft(household, sketch)
  const resolve = resolverOf(household, context.today)
  return keys
    .flatMap((fact): Influence[] => {
      const tried = valuesOf(fact).flatMap((value) => {
        const changed = tryFact(topic, base, household, { fact, value }, sketch)
        const assumed = base.assumptions.find((assumption) => assumption.fact === fact)?.value
        const before = assumed ?? resolve(fact)
        if (changed === undefined || JSON.stringify(before) === JSON.stringify(value)) return []
        const other = topic.draft(changed, sketch)
        return [{ fact, value, other, weight: distance(base, other, topic.isTotalAsked) }]
      })
      const byResult = ({ other }: Influence) => resultRank(topic, base, other)
      const strongest = tried.sort((a, b) => b.weight - a.weight || byResult(b) - byResult(a))[0]
      return strongest === undefined ? [] : strongest.weight > 0 ? [strongest] : ofResult(topic, base, tried)
    })
    .sort((a, b) => b.weight - a.weight)
}

/** The first result of the topic that differs by enough between two plans; undefined where none does. */
export const movedResult = ({ results = [] }: Topic, a: Draft, b: Draft): Measure | undefined =>
  results.find((result) => movedBy(result, a, b) > 0)

/** How far the figure of the result moves; nothing where a plan has none, or shows it alike. */
export function resultMoved(topic: Topic, a: Draft, b: Draft): number {
  const result = movedResult(topic, a, b)
  return result === undefined ? 0 : movedBy(result, a, b)
}

/** More for an earlier one of the results, and for the one that moves further. */
function resultRank(topic: Topic, a: Draft, b: Draft): number {
  const result = movedResult(topic, a, b)
  if (result === undefined) return 0
  const { results = [] } = topic
  return results.length - results.indexOf(result) + Math.min(1, movedBy(result, a, b))
}

function movedBy({ figure }: Measure, a: Draft, b: Draft): number {
  const [first, second] = [a, b].map((draft) => draft.figures.find(({ id }) => id === figure))
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
    .sort(
      (a, b) => resultRank(topic, base, b.influence.other) - resultRank(topic, base, a.influence.other),
    )[0]
  if (moved === undefined || moved.by === 0) return []
  return [{ ...moved.influence, weight: rules.resultWeight.value * Math.min(1, moved.by) }]
}

/** Whether the fact follows from what was told; take-home pay does from pay, and what a month leaves from a sum to decide on. */
function isDerived(fact: FactKey, household: Household, today: CalendarDate): boolean {
  if (fact === 'takeHomeMonthly' && toldPay(household) !== undefined) return true
  if (fact === 'monthlySurplus' && middle(household.amountMonthly ?? 0) > 0) return true
  return fallbacks[fact]?.(household, resolverOf(household, today), today)?.isDerived ?? false
}

/** The untold fact that moves the plan most and was not asked before, after those that come before all others. */
export function nextQuestion(
  ranked: readonly Influence[],
  household: Household,
  asked: readonly FactKey[],
  today: CalendarDate,
  first: readonly (FactKey | undefined)[] = [],
): FactKey | undefined {
  const open = ranked.filter(
    ({ fact, weight }) =>
      weight > rules.resultWeight.value &&
      household[fact] === undefined &&
      !asked.includes(fact) &&
      facts[fact].ask !== undefined &&
      !isDerived(fact, household, today),
  )
  const canAsk = open.map(({ fact }) => fact)
  return first.find((fact) => fact !== undefined && canAsk.includes(fact)) ?? canAsk[0]
}
