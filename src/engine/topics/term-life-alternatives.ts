/** The policies against what else could be done, on one ledger. */
import type { Figure } from '../figure.ts'
import { policyTerms } from '../markets/term-life-premiums.ts'
import { coverAfter, type TermPolicy } from '../math/policy-ladder.ts'
import type { Alternative } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import type { Dollars } from '../units.ts'
import { type Cover, coverOf, type PolicySet, pricedSet } from './term-life-cover.ts'
import type { TermLifeWork } from './term-life-work.ts'

const shownDigits = 3

interface Option {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly title: Text
  readonly detail: Text
  /** One set for each cover of the plan, in the same order. */
  readonly sets: readonly PolicySet[]
}

interface OptionFigures {
  readonly cover: Figure
  readonly missing: Figure
  readonly monthly: Figure | undefined
  readonly inAll: Figure | undefined
  readonly short: Figure
}

const total = (values: readonly (number | undefined)[]): number | undefined =>
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

function figuresOf(work: TermLifeWork, { id, sets }: Option): OptionFigures {
  const { sheet, covers, shared } = work
  const needs = covers.map(({ need }) => need.today)
  const amount = sheet.computed(
    `option.${id}.cover`,
    'New cover today',
    'usd',
    'the policies of this way added up',
    [work.total],
    sets.reduce((sum, { policies }) => sum + coverAfter(policies, 0), 0),
  )
  const priced = (key: string, label: string, unit: 'usd' | 'usd-per-month', how: string, value?: Dollars) =>
    value === undefined
      ? undefined
      : sheet.computed(
          `option.${id}.${key}`,
          label,
          unit,
          how,
          [...(work.premium === undefined ? [] : [work.premium]), shared.inflation],
          Math.round(value),
          key === 'in-all' ? shownDigits : undefined,
        )
  return {
    cover: amount,
    missing: sheet.computed(
      `option.${id}.missing`,
      'Most that would be missing if a death came today',
      'usd',
      'the need on each death − the new cover, the larger of them, never below nothing',
      [...needs, amount],
      Math.max(
        0,
        ...covers.map(({ need }, index) => need.today.value - coverAfter(sets[index]?.policies ?? [], 0)),
      ),
      shownDigits,
    ),
    monthly: priced(
      'monthly',
      'Price a month',
      'usd-per-month',
      'published quotes of some years ago for these sums, lengths and ages',
      total(sets.map(({ monthly }) => monthly)),
    ),
    inAll: priced(
      'in-all',
      'Premiums in all, today’s dollars',
      'usd',
      'the yearly price until each policy ends, less inflation',
      total(sets.map(({ inAll }) => inAll)),
    ),
    short: sheet.computed(
      `option.${id}.short`,
      'Years with less cover than the need',
      'years',
      'years of the need in which the cover in force is below it',
      needs,
      Math.max(
        0,
        ...covers.map(
          ({ need }, index) =>
            need.byYear.filter((missing, year) => coverAfter(sets[index]?.policies ?? [], year) < missing)
              .length,
        ),
      ),
    ),
  }
}

const unknownPrice = words('No published price at this age')

function differenceOf(work: TermLifeWork, option: Option, own: OptionFigures, best: OptionFigures): Text {
  if (option.kind === 'recommended') return words('The plan.')
  if (option.kind === 'current')
    return best.monthly === undefined
      ? say`Leaves up to ${own.missing} missing.`
      : say`Saves ${best.monthly} and leaves up to ${own.missing} missing.`
  const money = (id: string, value: number) =>
    work.sheet.computed(
      `option.${option.id}.${id}`,
      'Difference to the plan, in all, today’s dollars',
      'usd',
      'premiums of this way − premiums of the plan, without the sign',
      [own.inAll, best.inAll].filter((figure) => figure !== undefined),
      Math.abs(value),
      shownDigits,
    )
  const price =
    own.inAll === undefined || best.inAll === undefined
      ? nothing
      : own.inAll.value >= best.inAll.value
        ? say`Costs ${money('more', own.inAll.value - best.inAll.value)} more in all, in today’s dollars.`
        : say`Costs ${money('less', best.inAll.value - own.inAll.value)} less in all, in today’s dollars`
  if (own.inAll !== undefined && best.inAll !== undefined && own.inAll.value < best.inAll.value)
    return own.short.value > best.short.value
      ? say`${price}, and leaves ${own.short} with too little cover.`
      : say`${price}.`
  return price === nothing ? words('The price is not known at this age.') : price
}

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
  // More cover never costs less, so the largest that fits lies between one that does and one that does not.
  let fitting = 0
  let tooMuch = most + 1
  while (tooMuch - fitting > 1) {
    const middle = fitting + Math.ceil((tooMuch - fitting - 1) / (1 + 1))
    if (fits(cutTo(middle))) fitting = middle
    else tooMuch = middle
  }
  return cutTo(fitting)
}

const withTerm = (cover: Cover, longest: number): TermPolicy[] =>
  cover.one.policies.map((policy) => ({ cover: policy.cover, term: Math.min(policy.term, longest) }))

const onePolicyEach = ({ covers }: TermLifeWork): Option => ({
  id: 'one-policy',
  kind: 'other',
  title: words('One long policy each'),
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

export function termLifeAlternatives(work: TermLifeWork): Alternative[] {
  const { reader, covers, premium, family } = work
  const budget =
    reader.told('insuranceBudgetMonthly') === undefined ? undefined : reader.number('insuranceBudgetMonthly')
  const isOver = budget !== undefined && premium !== undefined && premium.value > budget.value
  const hasOld = family.groupCover !== undefined || family.adults.some(({ ownCover }) => ownCover.value > 0)
  const options: Option[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      title: words('The policies of this plan'),
      detail: covers.some(({ ladder }) => ladder !== undefined)
        ? words('Policies of different lengths: cover falls as the need falls.')
        : words('As long as the need lasts, with a fixed price.'),
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
  const [best] = options
  if (best === undefined) return []
  const figures = options.map((option) => figuresOf(work, option))
  const [bestFigures] = figures
  return options.flatMap((option, index): Alternative[] => {
    const own = figures[index]
    if (own === undefined || bestFigures === undefined) return []
    return [
      {
        id: option.id,
        kind: option.kind,
        title: option.title,
        detail: option.detail,
        ledger: [
          { label: words('New cover today'), value: say`${own.cover}` },
          { label: words('Most that would be missing today'), value: say`${own.missing}` },
          {
            label: words('Price a month, at published quotes'),
            value: own.monthly === undefined ? unknownPrice : say`${own.monthly}`,
          },
          {
            label: words('Premiums in all, today’s dollars'),
            value: own.inAll === undefined ? unknownPrice : say`${own.inAll}`,
          },
          { label: words('Years with too little cover'), value: say`${own.short}` },
        ],
        difference: differenceOf(work, option, own, bestFigures),
      },
    ]
  })
}
