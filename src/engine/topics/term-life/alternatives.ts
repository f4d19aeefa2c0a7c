/** The policies against what else could be done, on one ledger. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { total } from './fitted-cover.ts'
import type { Need } from './need.ts'
import { type Option, optionsOf } from './options.ts'
import { familyWork, type TermLifeWork, termLifeWork } from './work.ts'

const shownDigits = 3

interface OptionFigures {
  readonly cover: Figure
  readonly missing: Figure
  readonly monthly: Figure | undefined
  readonly inAll: Figure | undefined
  readonly short: Figure
}

function figuresOf(work: TermLifeWork, { id, sets, needs: heldAgainst }: Option): OptionFigures {
  const { sheet, covers, shared } = work
  const missing = heldAgainst ?? covers.map(({ need }) => need)
  const needs = missing.map(({ today }) => today)
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
        ...missing.map(({ today }, index) => today.value - coverAfter(sets[index]?.policies ?? [], 0)),
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
        ...missing.map(
          ({ byYear }, index) =>
            byYear.filter((sum, year) => coverAfter(sets[index]?.policies ?? [], year) < sum).length,
        ),
      ),
    ),
  }
}

const unknownPrice = words('No published price at this age')

/** What the cover puts there that would be missing, and what of it even a thrifty family would miss. */
function worthOf(work: TermLifeWork, { cover, inAll }: OptionFigures): Text {
  const { sheet, reader, covers, household } = work
  const thrifty = reader.rule('thrifty', 'Share of the spending that is taken', 'share', rules.thriftyShare)
  const { survivorSpendingMonthly: told } = household
  const share = covers.length === 0 ? 0 : work.budget.share.value
  const frugal = termLifeWork(
    familyWork(
      {
        ...household,
        ...(told === undefined ? {} : { survivorSpendingMonthly: middle(told) * thrifty.value }),
        survivorSpendingShare: share * thrifty.value,
      },
      work.context,
    ),
  )
  // A death pays the policy on that life alone.
  const most = (needs: readonly Need[]) =>
    Math.max(
      0,
      ...covers.map(({ need, chosen }) => {
        const missing = needs.find(({ adult }) => adult.id === need.adult.id)?.today.value ?? 0
        return Math.min(missing, coverAfter(chosen.policies, 0))
      }),
    )
  const worth = (id: string, label: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      'what would be missing if a death came today, the larger one where either of a couple could die, as far as the cover reaches',
      inputs,
      value,
      shownDigits,
    )
  const needs = covers.map(({ need }) => need.today)
  const now = worth(
    'worth',
    'What the cover is worth if a death came today',
    [...needs, cover],
    most(work.needs),
  )
  const least = worth(
    'worth.least',
    'The same for a family that spends less',
    [...needs, thrifty, cover],
    most(frugal.needs),
  )
  const price = inAll === undefined ? nothing : say` It costs ${inAll} of premiums in all.`
  if (now.value === 0)
    return say`If a death came today nothing would be missing: the cover is for the later years.${price}`
  if (covers.every(({ need }) => need.support.value === 0))
    return say`If a death came today it would put ${now} there that would be missing, in today’s dollars.${price}`
  return say`If a death came today it would put ${now} there that would be missing, in today’s dollars, and ${least.value === now.value ? words('as much') : say`still at least ${least}`} if those who stay spent only ${thrifty} of what the plan counts for them.${price}`
}

/** Where nothing is missing today: how far away the first year is in which cover in force is below the need. */
const firstShort = ({ sheet, covers }: TermLifeWork): Figure =>
  sheet.computed(
    'option.current.first-short',
    'Years until cover in force is below the need',
    'years',
    'the first year of the need with less cover than it, the sooner of the adults',
    covers.map(({ need }) => need.today),
    Math.min(...covers.map(({ need }) => need.byYear.findIndex((missing) => missing > 0))),
  )

function differenceOf(work: TermLifeWork, option: Option, own: OptionFigures, best: OptionFigures): Text {
  if (option.kind === 'recommended') return worthOf(work, own)
  if (option.kind === 'current') {
    const left =
      own.missing.value > 0
        ? say`up to ${own.missing} missing`
        : say`${own.short} with too little cover, the first in ${firstShort(work)}`
    return best.monthly === undefined ? say`Leaves ${left}.` : say`Saves ${best.monthly} and leaves ${left}.`
  }
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

export function termLifeAlternatives(work: TermLifeWork): Alternative[] {
  const options = optionsOf(work)
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
