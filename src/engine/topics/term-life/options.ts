/** The ways that a term-life plan lays side by side: the plan, what is there now, other policies, cuts to a budget. */
import type { Figure } from '../../figure.ts'
import { policyTerms } from '../../markets/term-life-premiums.ts'
import { largestFitting } from '../../math/largest-fitting.ts'
import { coverAfter, type TermPolicy } from '../../math/policy-ladder.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { type Cover, coverOf, type PolicySet, pricedSet } from './cover.ts'
import { hasCover } from './family.ts'
import type { TermLifeWork } from './work.ts'

export interface Option {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly title: Text
  readonly detail: Text
  /** One set for each cover of the plan, in the same order. */
  readonly sets: readonly PolicySet[]
}

/** The sum, unless one of the values is not known. */
export const total = (values: readonly (number | undefined)[]): number | undefined =>
  values.some((value) => value === undefined)
    ? undefined
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const setOf = (work: TermLifeWork, cover: Cover, policies: readonly TermPolicy[]): PolicySet =>
  pricedSet({
    policies,
    needs: cover.need.byYear,
    age: cover.need.adult.age.value,
    smoker: work.smoker,
    inflation: work.shared.inflation.value,
  })

/** The policies with each sum cut to the same share in whole steps, the largest share that fits the budget. */
function cutAmounts(
  work: TermLifeWork,
  budget: Dollars,
  policiesOf: (cover: Cover) => readonly TermPolicy[],
): PolicySet[] {
  const step = rules.coverStep.value
  const most = Math.max(...work.covers.map((cover) => coverAfter(policiesOf(cover), 0) / step))
  const cutTo = (steps: number): PolicySet[] =>
    work.covers.map((cover) =>
      setOf(
        work,
        cover,
        policiesOf(cover).flatMap((policy) => {
          const sum = Math.floor(((policy.cover / step) * steps) / most) * step
          return sum >= step ? [{ cover: sum, term: policy.term }] : []
        }),
      ),
    )
  const fits = (sets: readonly PolicySet[]) =>
    (total(sets.map(({ monthly }) => monthly)) ?? Number.POSITIVE_INFINITY) <= budget
  // More cover never costs less.
  return cutTo(largestFitting(most, (steps) => fits(cutTo(steps))))
}

const withTerm = (cover: Cover, longest: number): TermPolicy[] =>
  cover.one.policies.map((policy) => ({ cover: policy.cover, term: Math.min(policy.term, longest) }))

const onePolicyEach = ({ covers }: TermLifeWork): Option => ({
  id: 'one-policy',
  kind: 'other',
  title: covers.length > 1 ? words('One long policy each') : words('One long policy'),
  detail: words('Simpler, and more cover than needed in the later years.'),
  sets: covers.map(({ one }) => one),
})

function overBudget(work: TermLifeWork, budget: Figure): Option[] {
  const options: Option[] = []
  if (work.covers.some(({ ladder }) => ladder !== undefined)) options.push(onePolicyEach(work))
  const amounts = cutAmounts(work, budget.value, (cover) => cover.one.policies)
  options.push({
    id: 'less-cover',
    kind: 'other',
    title: say`A smaller sum that fits ${budget}`,
    detail: words(
      'Protects as many years, with less in each. The family would have to earn or save the rest.',
    ),
    sets: amounts,
  })
  const fitting = [...policyTerms].reverse().find((term) => {
    const monthly = total(work.covers.map((cover) => setOf(work, cover, withTerm(cover, term)).monthly))
    return monthly !== undefined && Math.round(monthly) <= budget.value
  })
  const shortest = Math.min(...policyTerms)
  options.push({
    id: 'fewer-years',
    kind: 'other',
    title:
      fitting === undefined
        ? say`Fewer years and a smaller sum that fit ${budget}`
        : say`The whole sum for fewer years, within ${budget}`,
    detail: words('Covers the first years, in which the children are small. Later years are uncovered.'),
    sets:
      fitting === undefined
        ? cutAmounts(work, budget.value, (cover) => withTerm(cover, shortest))
        : work.covers.map((cover) => setOf(work, cover, withTerm(cover, fitting))),
  })
  return options
}

function withinBudget(work: TermLifeWork): Option[] {
  const { covers, shared, smoker } = work
  const options: Option[] = []
  if (covers.some(({ ladder }) => ladder !== undefined)) options.push(onePolicyEach(work))
  const without = covers.map(({ need }) =>
    coverOf({
      need,
      needs: need.byYearWithoutSocialSecurity,
      smoker,
      inflation: shared.inflation.value,
    }),
  )
  const isLarger = without.some(
    (cover, index) =>
      coverAfter(cover?.chosen.policies ?? [], 0) > coverAfter(covers[index]?.chosen.policies ?? [], 0),
  )
  if (isLarger)
    options.push({
      id: 'without-social-security',
      kind: 'other',
      title: words('Enough even without Social Security'),
      detail: words('For those who do not want to count on benefits that a law can change.'),
      sets: covers.map((cover, index) => setOf(work, cover, without[index]?.chosen.policies ?? [])),
    })
  const capped = covers.map(({ need }) =>
    coverOf({
      need,
      needs: need.byYear.map((missing) => Math.min(missing, need.today.value)),
      smoker,
      inflation: shared.inflation.value,
    }),
  )
  const atFirst = (sets: readonly (PolicySet | undefined)[]) =>
    sets.reduce((sum, set) => sum + coverAfter(set?.policies ?? [], 0), 0)
  if (atFirst(capped.map((cover) => cover?.chosen)) < atFirst(covers.map(({ chosen }) => chosen)))
    options.push({
      id: 'today-only',
      kind: 'other',
      title: words('Only today’s gap'),
      detail: words('Sized as if the gap did not grow and prices stood still.'),
      sets: covers.map((cover, index) => setOf(work, cover, capped[index]?.chosen.policies ?? [])),
    })
  if (options.length >= rules.mostOtherWays.value) return options
  const shorterThan = (term: number) => [...policyTerms].reverse().find((other) => other < term)
  const longest = Math.max(...covers.flatMap(({ figures }) => figures.map(({ term }) => term.value)))
  const shorter = shorterThan(longest)
  if (shorter !== undefined && covers.every(({ ladder }) => ladder === undefined))
    options.push({
      id: 'shorter',
      kind: 'other',
      title: words('The whole sum for fewer years'),
      detail: words(
        'Cheaper, and gone while it is still needed. A new policy would then cost what an older person pays.',
      ),
      sets: covers.map((cover) => setOf(work, cover, withTerm(cover, shorter))),
    })
  return options
}

/** How long the policies of the plan last beside the need. */
function lengthInWords(covers: readonly Cover[]): Text {
  const outlasted = covers.filter(
    ({ figures: [longest], needYears }) => needYears > (longest?.term.value ?? 0),
  )
  const beyond = say`The longest policy for ${listed(outlasted.map(({ need }) => need.adult.name))} ends before the need does.`
  return join([
    covers.some(({ ladder }) => ladder !== undefined)
      ? words('Policies of different lengths: cover falls as the need falls.')
      : words(
          outlasted.length > 0 ? 'With a fixed price.' : 'As long as the need lasts, with a fixed price.',
        ),
    outlasted.length > 0 ? beyond : nothing,
  ])
}

export function optionsOf(work: TermLifeWork): Option[] {
  const { reader, covers, premium, family } = work
  const budget = reader.some('insuranceBudgetMonthly')
  const isOver = budget !== undefined && premium !== undefined && premium.value > budget.value
  const hasOld = hasCover(family)
  return [
    {
      id: 'recommended',
      kind: 'recommended',
      title: words('The policies of this plan'),
      detail: lengthInWords(covers),
      sets: covers.map(({ chosen }) => chosen),
    },
    {
      id: 'current',
      kind: 'current',
      title: hasOld ? words('Keep what you have') : words('Leave it as it is'),
      detail: hasOld
        ? words('Own policies are already taken off the need; cover through work ends with the job.')
        : words('No policy of your own.'),
      sets: covers.map((cover) => setOf(work, cover, [])),
    },
    ...(isOver ? overBudget(work, budget) : withinBudget(work)),
  ]
}
