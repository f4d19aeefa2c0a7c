/** What a term-life plan shows: the policies, the need year by year, what Social Security pays, the methods. */

import type { Figure } from '../../figure.ts'
import { survivalOdds } from '../../markets/life-table.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Years } from '../../units.ts'
import type { Cover } from './cover.ts'
import { dayAfter } from './days-ahead.ts'
import { endOfCoverCard } from './end-of-cover.ts'
import { whose } from './family.ts'
import { mostOnRecord } from './income-checks.ts'
import { methods } from './methods.ts'
import type { Need } from './need.ts'
import type { TermLifeWork } from './work.ts'

/** Needs are estimates and shown as such. */
const shownDigits = 3

const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })
const metric = (label: Text, value: Text) => ({ label, value })

/** The odds that an insured adult dies before the longest policy ends. */
function oddsOfDeath({ sheet }: TermLifeWork, { need, figures }: Cover): Figure | undefined {
  const [longest] = figures
  if (longest === undefined) return undefined
  const { adult } = need
  const age = Math.floor(adult.age.value)
  return sheet.computed(
    `odds.${adult.id}`,
    `Chance that ${adult.name} would die before the cover ends`,
    'odds',
    'from the life table of Social Security, men and women alike',
    [adult.age, longest.term],
    1 - survivalOdds({ age, toAge: age + longest.term.value }),
  )
}

/** Years of the need in which the policies of the plan are below it, the most of the adults. */
const yearsShort = ({ sheet, covers, needs }: TermLifeWork): Figure =>
  sheet.computed(
    'uncovered.years',
    'Years in which the cover is less than the need',
    'years',
    'years of the need in which the cover in force is below it, the larger number of the adults',
    needs.map(({ today }) => today),
    Math.max(
      0,
      ...needs.map(
        ({ adult, byYear }) =>
          covers.find(({ need }) => need.adult.id === adult.id)?.chosen.yearsShort ??
          byYear.filter((missing) => missing > 0).length,
      ),
    ),
  )

function whereYouStand(work: TermLifeWork): Visualization {
  const { needs, covers, premium, total } = work
  return {
    id: 'cover-metrics',
    type: 'metrics',
    title: words('Where you stand'),
    metrics: [
      ...needs.flatMap((need) => [
        metric(say`Missing if ${need.adult.name} died today`, say`${need.today}`),
        ...(need.today.value === need.todayWithoutSocialSecurity.value
          ? []
          : [metric(words('The same without Social Security'), say`${need.todayWithoutSocialSecurity}`)]),
      ]),
      metric(words('Cover to apply for'), say`${total}`),
      ...(premium === undefined
        ? []
        : [metric(words('About what it costs, at published quotes'), say`${premium}`)]),
      ...(covers.length === 0
        ? []
        : [metric(words('Years in which it is less than the need'), say`${yearsShort(work)}`)]),
      ...covers.flatMap((cover) => {
        const odds = oddsOfDeath(work, cover)
        return odds === undefined
          ? []
          : [metric(say`Chance that ${cover.need.adult.name} would die before the cover ends`, say`${odds}`)]
      }),
    ],
  }
}

const everyYears: Years = 5

/** The year within these in which most is missing: it sets the sum. */
const yearOfMost = ({ byYear }: Need, longest: Years): Years => {
  const within = byYear.slice(0, longest)
  return within.indexOf(Math.max(...within))
}

/** The years that the table of the need shows: every few years, where each policy ends, and those that set the sums. */
function shownYears(covers: readonly Cover[]): Years[] {
  const longest = Math.max(0, ...covers.flatMap(({ figures }) => figures.map(({ term }) => term.value)))
  const most = covers.map(({ need }) => yearOfMost(need, longest))
  return Array.from({ length: longest + 1 }, (_, year) => year).filter(
    (year) => year % everyYears === 0 || most.includes(year),
  )
}

function needByYear(work: TermLifeWork): Visualization[] {
  const { sheet, reader, covers, shared } = work
  const [first] = covers
  if (first === undefined) return []
  const rows = shownYears(covers).map((year) => [
    say`${dayAfter(work, year)}`,
    ...covers.flatMap(({ need, chosen }) => {
      const { adult } = need
      const missing = sheet.computed(
        `missing.${adult.id}.${year}`,
        `Missing if ${adult.name} died then, in dollars of that year`,
        'usd',
        'the same sum as today, for the years that are left, with higher prices and smaller debts',
        [need.today, shared.inflation],
        Math.round(need.byYear[year] ?? 0),
        shownDigits,
      )
      const inForce = sheet.computed(
        `in-force.${adult.id}.${year}`,
        `Cover for ${adult.name} then`,
        'usd',
        'the policies that have not ended',
        [work.total],
        coverAfter(chosen.policies, year),
      )
      return [say`${missing}`, say`${inForce}`]
    }),
  ])
  return [
    {
      id: 'need-by-year',
      type: 'schedule',
      title: words('The need and the cover, year by year'),
      subtitle: say`In dollars of each year: prices rise, the sum on a policy does not. Less than ${reader.rule('smallest.need', 'Sum too small to insure', 'usd', rules.smallestNeed)} in today’s dollars is left to savings.`,
      columns: [
        column('When', false),
        ...covers.flatMap(({ need }) => [
          { label: say`Missing if ${need.adult.name} died`, numeric: true },
          { label: say`Cover for ${need.adult.name}`, numeric: true },
        ]),
      ],
      rows,
      figure: work.total.id,
    },
  ]
}

/** When Social Security pays the family, when it stops, and when it starts again. */
function benefitTimeline(work: TermLifeWork, need: Need): Visualization[] {
  const { firstBenefit, benefits, adult, survivor } = need
  if (firstBenefit === undefined || firstBenefit.value === 0) return []
  const { sheet } = work
  const found: { at: number; label: Text; detail: Text }[] = [
    { at: 0, label: words('Social Security for the family'), detail: say`${firstBenefit}` },
  ]
  const monthly = (at: number) =>
    sheet.computed(
      `benefit.${adult.id}.${at}`,
      'What Social Security would pay then',
      'usd-per-month',
      'the shares of those who are still entitled, within the family maximum and after the earnings test',
      [firstBenefit],
      Math.round((benefits[at]?.total ?? 0) / monthsPerYear),
    )
  for (const [at, year] of benefits.entries()) {
    const before = benefits[at - 1]
    if (before === undefined) continue
    if (before.isParentPaid && !year.isParentPaid && !year.isWidowPaid)
      found.push({ at, label: words('The part for the parent ends'), detail: say`${monthly(at)} goes on` })
    else if (before.children > 0 && year.children === 0 && year.total === 0)
      found.push({
        at,
        label: words('The youngest is too old: payments end'),
        detail:
          survivor === undefined || !work.family.isMarried
            ? words('Nothing more comes')
            : words('The blackout begins'),
      })
    else if (year.children < before.children)
      found.push({ at, label: words('A child is too old'), detail: say`${monthly(at)} goes on` })
    if (!before.isWidowPaid && year.isWidowPaid)
      found.push({ at, label: words('Benefits as a widow or widower'), detail: say`${monthly(at)}` })
  }
  return [
    {
      id: `benefits-${adult.id}`,
      type: 'timeline',
      title: say`What Social Security would pay if ${adult.name} died today`,
      milestones: found.map(({ at, label, detail }) => ({
        period: say`${dayAfter(work, at)}`,
        label,
        detail,
      })),
    },
  ]
}

export function termLifeCards(work: TermLifeWork, allocations: Draft['allocations']): Visualization[] {
  const first = mostOnRecord(work.needs)
  const split: Visualization[] =
    allocations.length === 0
      ? []
      : [
          {
            id: 'policies',
            type: 'allocation',
            title: words('Which policies'),
            allocations,
            highlights: work.covers.flatMap((cover) => {
              const [longest] = cover.figures
              return longest === undefined
                ? []
                : [
                    {
                      label: sentenceStart(say`${whose(cover.need.adult)} cover lasts`),
                      value: say`${longest.term}`,
                    },
                  ]
            }),
          },
        ]
  return [
    whereYouStand(work),
    ...split,
    ...needByYear(work),
    ...endOfCoverCard(work),
    ...(first === undefined ? [] : benefitTimeline(work, first)),
    ...methods(work),
  ]
}
