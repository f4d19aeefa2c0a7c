/** What every part of a term-life plan starts from: the family, the needs, the policies. */
import { type FactReader, factReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { premiumSource, premiumYear } from '../../markets/term-life-premiums.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type LateFirst, lateBeside } from '../late-first.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { type FamilyBudget, familyBudget } from './budget.ts'
import { type Cover, coverBeside, policyFigures } from './cover.ts'
import { type Family, familyOf } from './family.ts'
import { fittedTo, type Policies, raisedToOrder } from './fitted-cover.ts'
import { lastingPayOf } from './lasting-pay.ts'
import { type Need, needOf } from './need.ts'
import { type SharedNeeds, sharedNeeds } from './shared.ts'

export interface FamilyWork extends Drafting {
  readonly family: Family
  readonly household: Household
  /** What is late, with what cash pays of it. */
  readonly late: LateFirst | undefined
}

export interface WholeCover {
  readonly covers: readonly Policies[]
  readonly total: Figure
  readonly premium: Figure
  /** Most of the need that the cut cover leaves open if a death came today. */
  readonly openToday: Figure
  /** Years in which it is less than the need. */
  readonly yearsShort: Figure
}

export interface TermLifeWork extends FamilyWork {
  readonly budget: FamilyBudget
  readonly shared: SharedNeeds
  readonly needs: readonly Need[]
  /** One for each adult who needs a policy. */
  readonly covers: readonly Cover[]
  readonly total: Figure
  /** All policies together, a month; undefined where a price is not known. */
  readonly premium: Figure | undefined
  /** The year of the published quotes. */
  readonly quoteYear: Figure
  /** What would meet the need, where the budget that was told buys only a part of it. */
  readonly whole: WholeCover | undefined
  /** Why there is no policy for anyone: what is there is enough, or no term is sold at this age. */
  readonly none: 'enough' | 'too old' | undefined
}

export function familyWork(household: Household, context: DraftContext): FamilyWork {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  return {
    sheet,
    reader,
    context,
    family: familyOf({ sheet, reader, context }),
    household,
    late: lateBeside({ sheet, reader, context }),
  }
}

/** Whether a death would leave anyone without pay or with a debt. */
export const isAnyoneLeft = ({ family }: FamilyWork): boolean =>
  family.isCouple ||
  family.children.length > 0 ||
  family.elders.length > 0 ||
  family.debtsLeft.length > 0 ||
  family.decreed !== undefined ||
  family.supportOwed !== undefined

export function termLifeWork(work: FamilyWork): TermLifeWork {
  const { sheet, reader, context, family } = work
  const budget = familyBudget(sheet, reader, context, family)
  const shared = sharedNeeds(work, budget)
  const lastingPay = lastingPayOf({ sheet, reader, context, family, shared })
  const needs = family.adults.map((adult) =>
    needOf({ sheet, reader, context, family, budget, shared, lastingPay, adult }),
  )
  const isMissing = needs.some(({ byYear, today }) => byYear.length > 0 && today.value > 0)
  const step = reader.rule('cover.step', 'Cover is rounded up to', 'usd', rules.coverStep)
  const chosen = (isTight: boolean) =>
    needs.flatMap((need) => {
      const cover = coverBeside({
        need,
        needs: need.byYear,
        larger: [need.byYearWithoutSocialSecurity, need.ifPaidOff?.byYear ?? []],
        inflation: shared.inflation.value,
        isTight,
      })
      return cover === undefined ? [] : [cover]
    })
  const freely = chosen(false)
  const meeting = isOverBudget(reader, freely) ? chosen(true) : freely
  const fitted = isOverBudget(reader, meeting)
    ? fittedTo(
        { covers: meeting, inflation: shared.inflation.value },
        reader.number('insuranceBudgetMonthly').value,
      )
    : undefined
  const ordered = fitted && raisedToOrder({ covers: fitted, inflation: shared.inflation.value })
  // Where the order takes as much as the need, nothing was cut.
  const budgeted = ordered !== undefined && monthlyOf(ordered) < monthlyOf(meeting) ? ordered : undefined
  const covers: Cover[] = (budgeted ?? meeting).map((cover) => ({
    ...cover,
    figures: policyFigures(sheet, cover, step),
  }))
  const policies = covers.flatMap(({ figures }) => figures)
  const amounts = policies.map(({ cover }) => cover)
  const total = sheet.computed(
    'total',
    'Cover to apply for',
    'usd',
    'all policies added up',
    amounts,
    sumOf(amounts),
  )
  const premiums = policies.map(({ premium }) => premium)
  const priced = premiums.filter((premium) => premium !== undefined)
  return {
    ...work,
    budget,
    shared,
    needs,
    covers,
    total,
    premium:
      priced.length === premiums.length && priced.length > 0
        ? sheet.computed(
            'premium',
            'About what all policies cost',
            'usd-per-month',
            'the prices added up, at published quotes of some years ago',
            priced,
            sumOf(priced),
          )
        : undefined,
    quoteYear: sheet.market('quotes.year', 'Year of the published quotes', 'year', {
      value: premiumYear,
      source: premiumSource,
      note: 'How the price moves with the length is from quotes of 2019. The offer of an insurer replaces all of them.',
    }),
    whole: budgeted === undefined ? undefined : wholeCover(sheet, meeting, budgeted, step),
    none: covers.length > 0 ? undefined : isMissing ? 'too old' : 'enough',
  }
}

/** The cover that meets the need, and what less than it leaves open. */
function wholeCover(
  sheet: Worksheet,
  meeting: readonly Policies[],
  budgeted: readonly Policies[],
  step: Figure,
): WholeCover {
  const needs = meeting.map(({ need }) => need.today)
  return {
    covers: meeting,
    total: sheet.computed(
      'whole.total',
      'Cover that meets the need',
      'usd',
      'the largest needs, in the dollars of their years, rounded up',
      [...needs, step],
      meeting.reduce((sum, { chosen }) => sum + coverAfter(chosen.policies, 0), 0),
    ),
    premium: sheet.computed(
      'whole.premium',
      'About what that costs',
      'usd-per-month',
      'the prices added up, at published quotes of some years ago',
      needs,
      monthlyOf(meeting),
    ),
    openToday: sheet.computed(
      'open.today',
      'Left open if a death came today',
      'usd',
      'the need on a death − the cover on that life, the larger one where either could die, never below nothing',
      needs,
      Math.max(0, ...budgeted.map(({ need, chosen }) => need.today.value - coverAfter(chosen.policies, 0))),
      openDigits,
    ),
    yearsShort: sheet.computed(
      'open.years',
      'Years with less cover than the need',
      'years',
      'years of the need in which the cover in force is below it, the larger number where either could die',
      needs,
      Math.max(0, ...budgeted.map(({ chosen }) => chosen.yearsShort)),
    ),
  }
}

/** A need is an estimate. */
const openDigits = 3

/** Whether the policies cost more than the person said they could pay. */
function isOverBudget(reader: FactReader, covers: readonly Policies[]): boolean {
  const budget = reader.some('insuranceBudgetMonthly')
  if (budget === undefined) return false
  return monthlyOf(covers) > budget.value
}

const monthlyOf = (covers: readonly Policies[]): Dollars =>
  covers.reduce((sum, { chosen }) => sum + (chosen.monthly ?? 0), 0)
