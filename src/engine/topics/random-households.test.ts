import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { draftPlan } from '../draft-plan.ts'
import type { Household } from '../household.ts'
import { links } from '../links.ts'
import { type Plan, planSchema } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { randomDay, randomHousehold } from '../random-household-for-tests.ts'
import { orphanNumbers } from '../receipts.ts'
import { plainText } from '../say.ts'
import { topics } from './all.ts'
import type { Topic } from './topic.ts'

/** More of them before a release: RANDOM_HOUSEHOLDS=5000 vitest run src/engine/topics. */
const numRuns = Number(process.env.RANDOM_HOUSEHOLDS ?? 40)
const patience = 60_000 + numRuns * 4_000

/** A household that fails is made smaller for as long as half of the time lasts, and the fault is reported either way. */
const within = { interruptAfterTimeLimit: patience / 2, markInterruptAsFailure: true }

const drafted = (topic: Topic, household: Household, today: string) =>
  draftPlan({
    topic,
    household,
    context: sketchContext(draftContext(today)),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })

/** Every number anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn)
  return []
}

/** A word or a number that is missing from a sentence, one that is none, a plural of one, two spaces, and a small first letter. */
const isBroken =
  /(?:^|[a-z)%]\. )[a-z]| {2}|NaN|undefined|Infinity|\[object|\s[,.;](?:\s|$)|,\.|(?<![\d.,])\b1 (?:years|months|weeks|days|people)\b/

const sentencesOf = (plan: Plan): string[] =>
  [
    plan.summary,
    ...plan.checks.flatMap(({ title, detail }) => [title, detail]),
    ...plan.nextSteps.flatMap(({ title, why, how }) => [title, why, how]),
    ...plan.alternatives.flatMap(({ title, detail, difference }) => [title, detail, difference]),
    ...plan.allocations.map(({ description }) => description),
  ].map(plainText)

/** Where a form named in a step's title is read about: the page that it names itself, and for Form 4547 the site of its accounts. */
const pageOfForm = (form: string): string =>
  form === '4547' ? links.trumpAccounts.url : `https://www.irs.gov/form${form}`

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test.each(topics)(
  '$slug: a random household gets a sound plan',
  (topic) => {
    const isSound = (household: Household, today: string) => {
      const { plan, nextQuestion } = drafted(topic, household, today)
      expect(orphanNumbers(plan)).toEqual([])
      expect(planSchema.parse(plan)).toEqual(plan)
      expect(numbersIn(plan).every(Number.isFinite)).toBe(true)

      const cited = plan.figures.filter(({ origin }) => origin === 'law' || origin === 'market')
      expect(cited.filter(({ source }) => source?.url === undefined)).toEqual([])

      const { allocations, totalAmount, nextSteps, assumptions } = plan
      expect(allocations.length).toBeLessThanOrEqual(6)
      if (allocations.length > 0) {
        expect(sum(allocations.map(({ amount }) => amount))).toBe(totalAmount)
        expect(sum(allocations.map(({ percent }) => percent))).toBe(100)
      }
      expect(nextSteps.every(({ dueDate }) => dueDate >= today)).toBe(true)
      for (const { title, link } of nextSteps)
        for (const [, form = ''] of plainText(title).matchAll(/Form (\d+)/g))
          expect(link?.url).toBe(pageOfForm(form))
      expect(nextSteps.map(({ dueDate }) => dueDate)).toEqual(nextSteps.map(({ dueDate }) => dueDate).sort())
      expect(plan.reviewOn > today).toBe(true)
      for (const list of [plan.checks, plan.nextSteps, plan.alternatives])
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(allocations.every(({ amount }) => amount > 0)).toBe(true)
      expect(sentencesOf(plan).filter((sentence) => isBroken.test(sentence))).toEqual([])
      // What was told is not assumed, and nobody is asked what they said.
      const isWhole = household.debts?.every(
        ({ kind, balance, rate, minPayment }) =>
          balance !== undefined &&
          minPayment !== undefined &&
          // A card that costs less than cards do for good is on a promotion, and what follows is filled in.
          (kind === 'credit_card' ? (rate ?? 0) >= rules.lastingCardRate.value : rate !== undefined),
      )
      // Of Roth money in a plan only the balance is ever told: the share of it that it earned is filled in. That a fund
      // is a sum beside the cash is taken from the two being told, and that costs hold no payments from what pay leaves.
      // A number told of a household that saves for a grandchild may count the grandchild. What went in beside a pay that
      // was lost is taken to go in again. A sum out of the cash that was told leaves the rest of it beside it.
      const filledIn = [
        ...(household.forGrandchild === true ? ['numDependents'] : []),
        ...(isWhole === false ? ['debts'] : []),
        ...(household.employment === 'unemployed' ? ['contributionRate'] : []),
        ...(household.moneySource === undefined || household.moneySource === 'savings' ? ['savings'] : []),
        'rothPlanBalance',
        'emergencyFund',
        'monthlyExpenses',
      ]
      expect(
        assumptions.filter(({ fact }) => household[fact] !== undefined && !filledIn.includes(fact)),
      ).toEqual([])
      if (nextQuestion !== undefined) expect(household[nextQuestion]).toBeUndefined()
    }
    fc.assert(fc.property(randomHousehold, randomDay, isSound), { numRuns, ...within })
  },
  patience,
)

test.each(topics)(
  '$slug: the same facts on the same day are the same plan',
  (topic) => {
    fc.assert(
      fc.property(randomHousehold, randomDay, (household, today) => {
        expect(drafted(topic, structuredClone(household), today)).toEqual(drafted(topic, household, today))
      }),
      { numRuns: Math.ceil(numRuns / 10), ...within },
    )
  },
  patience,
)

// One told fact alone decides which sentence an assumption shows; among many, the others hide it.
test('a household of which only one event is told gets every plan, and no number without a receipt', () => {
  const today = '2026-11-20'
  const alone: Household[] = [
    { twoAdults: true },
    { expecting: true },
    { stayAtHomeParent: true },
    { employment: 'retired' },
    { employment: 'unemployed' },
    { maritalStatus: 'widowed', moneySource: 'life_insurance', dependents: [9] },
    { maritalStatus: 'divorced' },
    { maritalStatus: 'partnered' },
  ]
  for (const household of alone)
    for (const topic of topics) expect(orphanNumbers(drafted(topic, household, today).plan)).toEqual([])
})
