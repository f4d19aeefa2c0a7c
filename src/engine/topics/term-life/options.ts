/** The ways that a term-life plan lays side by side: the plan, what is there now, other policies, cuts to a budget. */
import { type Figure, sumOf } from '../../figure.ts'
import { policyTerms } from '../../markets/term-life-premiums.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { type Cover, coverOf, type PolicySet } from './cover.ts'
import { homeDebtsPaidBySale, owesOnHome } from './debts-carried.ts'
import { hasCover } from './family.ts'
import { fewerYears, meetsOrder, type Priced, setOf, smallerSums, total, withTerm } from './fitted-cover.ts'
import type { Missing, Need } from './need.ts'
import type { TermLifeWork } from './work.ts'

export interface Option {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly title: Text
  readonly detail: Text
  /** One set for each cover of the plan, in the same order. */
  readonly sets: readonly PolicySet[]
  /** What each set is held against, where that is not the need of the plan. */
  readonly needs?: readonly Missing[]
}

const pricedOf = ({ covers, whole, shared }: TermLifeWork): Priced => ({
  covers: whole?.covers ?? covers,
  inflation: shared.inflation.value,
})

const onePolicyEach = ({ covers }: Pick<Priced, 'covers'>): Option => ({
  id: 'one-policy',
  kind: 'other',
  title: covers.length > 1 ? words('One long policy each') : words('One long policy'),
  detail: words('Simpler, and more cover than needed in the later years.'),
  sets: covers.map(({ one }) => one),
})

/** Policies of different lengths that save a real sum or a real share, and not both, which the plan would take itself. */
function ladderEach({ covers }: TermLifeWork): Option[] {
  const [ladder, one] = [covers.map(({ cheapest }) => cheapest), covers.map(({ chosen }) => chosen)].map(
    (sets) => total(sets.map(({ inAll }) => inAll)) ?? 0,
  ) as [number, number]
  const saved = one - ladder
  return saved > rules.ladderLeastSaving.value || saved > one * rules.ladderSaving.value
    ? [
        {
          id: 'ladder',
          kind: 'other',
          title: words('Policies of different lengths'),
          detail: words(
            'Cover falls as the need falls, and no year has too little. More policies to look after, for a saving that the plan finds too small.',
          ),
          sets: covers.map(({ cheapest }) => cheapest),
        },
      ]
    : []
}

/** All of the need above what was named, and both cuts; the cut that the plan makes is not shown twice. */
function overBudget(work: TermLifeWork, budget: Figure): Option[] {
  const priced = pricedOf(work)
  const years = fewerYears(priced, budget.value)
  const options: Option[] = [
    ...(work.whole === undefined
      ? []
      : [
          {
            id: 'whole',
            kind: 'other' as const,
            title: words('All of the need, above your budget'),
            detail: words('Nothing is left open, if the money for it can be found.'),
            sets: priced.covers.map(({ chosen }) => chosen),
          },
        ]),
    ...(work.whole === undefined && priced.covers.some(({ ladder }) => ladder !== undefined)
      ? [onePolicyEach(priced)]
      : []),
    {
      id: 'less-cover',
      kind: 'other',
      title: say`A smaller sum that fits ${budget}`,
      detail: words(
        'Protects as many years, with less in each. The family would have to earn or save the rest.',
      ),
      sets: smallerSums(priced, budget.value),
    },
    {
      id: 'fewer-years',
      kind: 'other',
      title: years.isWholeSum
        ? say`The whole sum for fewer years, within ${budget}`
        : say`Fewer years and a smaller sum that fit ${budget}`,
      detail: words('Covers the first years, in which the children are small. Later years are uncovered.'),
      sets: years.sets,
    },
  ]
  const planned = inPolicies(work.covers.map(({ chosen }) => chosen))
  // What a court order asks for is nobody's to cut.
  return options.filter(
    ({ sets }) =>
      sets.some(({ policies }) => policies.length > 0) &&
      inPolicies(sets) !== planned &&
      priced.covers.every((cover, index) => meetsOrder(cover, sets[index] ?? cover.chosen)),
  )
}

const inPolicies = (sets: readonly PolicySet[]): string =>
  JSON.stringify(sets.map(({ policies }) => policies))

/** More cover where own pay bears the debts: they are paid off instead of paid on. */
export function debtsPaidOff(work: TermLifeWork): Option[] {
  const carried = work.needs.filter(({ ifPaidOff }) => ifPaidOff !== undefined)
  if (carried.length === 0) return []
  const held = work.needs.map(({ adult, ifPaidOff, ...need }) => ({ adult, ...(ifPaidOff ?? need) }))
  return [
    {
      id: 'debts-paid-off',
      kind: 'other',
      title: words('Pay the debts off as well'),
      detail: say`${words(owesOnHome(work.family) ? 'The home would be free of debt' : 'The debts would be paid off')} if ${listed(
        carried.map(({ adult }) => adult.name),
        'or',
      )} died, even if the pay of the one who stays ends too.`,
      sets: work.needs.map((need) => {
        const planned = work.covers.find((cover) => cover.need === need)?.chosen
        if (need.ifPaidOff === undefined) return planned ?? setOf(pricedOf(work), { need }, [])
        const cover = coverOf({
          need,
          needs: need.ifPaidOff.byYear,
          inflation: work.shared.inflation.value,
        })
        return cover?.chosen ?? setOf(pricedOf(work), { need }, [])
      }),
      needs: held,
    },
  ]
}

/** Less cover, where the children grow up in another home and this one need not be kept. */
function homeSold(work: TermLifeWork): Option[] {
  const { needs, shared, reader, family, sheet } = work
  const [need] = needs
  if (need?.ifHomeSold === undefined) return []
  const { inflation } = shared
  const { chosen } = coverOf({ need, needs: need.ifHomeSold.byYear, inflation: inflation.value }) ?? {}
  const onHome = homeDebtsPaidBySale(reader, family).map(({ balance }) => balance)
  const owed = sheet.computed(
    'home.owed',
    'Owed on the home',
    'usd',
    'the balances of the loans on it, added up',
    onHome,
    sumOf(onHome),
  )
  return [
    {
      id: 'home-sold',
      kind: 'other',
      title: words('The home is sold and pays its own debts'),
      detail: say`The home, worth ${reader.number('homeValue')}, pays the ${owed} owed on it, and the children grow up in another one. What a sale leaves beyond that is theirs too; it is not counted.`,
      sets: [
        setOf(
          { inflation: inflation.value },
          { need: { ...need, byYear: need.ifHomeSold.byYear } },
          chosen?.policies ?? [],
        ),
      ],
      needs: [need.ifHomeSold],
    },
  ]
}

/** A life that Social Security leaves nothing to insure on is insured here too. */
function withoutSocialSecurity(work: TermLifeWork): Option[] {
  const { covers, needs, shared } = work
  const sets = needs.map((need) => {
    const cover = coverOf({
      need,
      needs: need.byYearWithoutSocialSecurity,
      inflation: shared.inflation.value,
    })
    return setOf(pricedOf(work), { need }, cover?.chosen.policies ?? [])
  })
  const planned = (need: Need) => covers.find((cover) => cover.need === need)?.chosen.policies ?? []
  const isLarger = needs.some(
    (need, index) => coverAfter(sets[index]?.policies ?? [], 0) > coverAfter(planned(need), 0),
  )
  return isLarger
    ? [
        {
          id: 'without-social-security',
          kind: 'other',
          title: words('Enough even without Social Security'),
          detail: words('For those who do not want to count on benefits that a law can change.'),
          sets,
          needs,
        },
      ]
    : []
}

function withinBudget(work: TermLifeWork): Option[] {
  const { covers, shared } = work
  const options: Option[] = [...debtsPaidOff(work), ...homeSold(work)]
  const isLadder = covers.some(({ ladder }) => ladder !== undefined)
  options.push(...(isLadder ? [onePolicyEach({ covers })] : ladderEach(work)))
  options.push(...withoutSocialSecurity(work))
  const capped = covers.map(({ need, ladder }) => {
    const cover = coverOf({
      need,
      needs: need.byYear.map((missing) => Math.min(missing, need.today.value)),
      inflation: shared.inflation.value,
    })
    // Beside a ladder one policy for less would cost more.
    return ladder === undefined ? cover?.chosen : cover?.cheapest
  })
  const atFirst = (sets: readonly (PolicySet | undefined)[]) =>
    sets.reduce((sum, set) => sum + coverAfter(set?.policies ?? [], 0), 0)
  const today = atFirst(capped)
  // Of a gap that is not there yet it would be no other way than buying nothing.
  if (today > 0 && today < atFirst(covers.map(({ chosen }) => chosen)))
    options.push({
      id: 'today-only',
      kind: 'other',
      title: words('Only today’s gap'),
      detail: words('Sized as if the gap did not grow and prices stood still.'),
      sets: covers.map((cover, index) => setOf(pricedOf(work), cover, capped[index]?.policies ?? [])),
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
      sets: covers.map((cover) => setOf(pricedOf(work), cover, withTerm(cover, shorter))),
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
    covers.some(({ figures }) => figures.length > 1)
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
  const isOver =
    budget !== undefined &&
    (work.whole !== undefined || (premium !== undefined && premium.value > budget.value))
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
      sets: covers.map((cover) => setOf(pricedOf(work), cover, [])),
    },
    ...(isOver ? overBudget(work, budget) : withinBudget(work)),
  ]
}
