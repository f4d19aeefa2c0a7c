/** What the needs of every adult have in common: debts, college, last bills, savings, years of support, lifelong care. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { lifeExpectancy } from '../../markets/life-table.ts'
import { presentValueOfPayments } from '../../math/annuity.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { cashOf } from '../cushion.ts'
import type { Drafting } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import { type CollegeWish, collegeWish } from './college-wish.ts'
import type { Adult, Family } from './family.ts'

export interface SharedNeeds extends CollegeWish {
  readonly discount: Figure
  readonly inflation: Figure
  readonly debtsTotal: Figure
  readonly finalExpenses: Figure
  readonly assets: Figure
  /** What lifelong care is worth today; undefined without a child who needs it. */
  readonly lifelongCare: Figure | undefined
  readonly lifelongYears: Figure | undefined
  readonly careMonthly: Figure | undefined
  /** Years until the youngest is grown, or those that were told, but never fewer than until the youngest is of age. */
  readonly supportYears: Figure
  /** What was told, where it ends before the youngest is of age. */
  readonly tooFewYears: Figure | undefined
  /** Years for which a court order asks for cover; undefined without one. */
  readonly orderYears: Figure | undefined
  /** Other years were named than the children need: then nobody is counted beyond them. */
  readonly isSupportNamed: boolean
  readonly retirementAge: Figure
}

export function sharedNeeds(
  asked: Drafting & { readonly household: Household; readonly family: Family },
  { monthly }: FamilyBudget,
): SharedNeeds {
  const { sheet, reader, context, family } = asked
  const discount = reader.number('insuranceMoneyReturn')
  const sum = (figures: readonly Figure[]) => figures.reduce((total, figure) => total + figure.value, 0)
  const balances = family.debtsLeft.map(({ balance }) => balance)
  const debtsTotal = sheet.computed(
    'debts.left',
    'Mortgage and other debts to pay off',
    'usd',
    'the balances added up; a federal student loan ends at death and is left out',
    balances,
    Math.round(sum(balances)),
  )
  const retirementAge = reader.number('retirementAge')
  const supportYears = supportYearsOf(sheet, reader, family)
  const untilGrown = yearsUntilGrown(family, rules.supportUntilAge.value)
  const savings = [
    cashOf({ sheet, reader, context }, monthly),
    ...(reader.told('taxableInvestments') === undefined ? [] : [reader.number('taxableInvestments')]),
  ]
  return {
    discount,
    inflation: sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation),
    debtsTotal,
    ...collegeWish(asked),
    finalExpenses: reader.number('finalExpenses'),
    assets: sheet.computed(
      'assets',
      'Savings and investments that could be used',
      'usd',
      'cash + investments outside retirement accounts',
      savings,
      Math.round(sum(savings)),
    ),
    supportYears,
    tooFewYears:
      isSupportTold(reader) && supportYears.id !== 'yearsOfSupport'
        ? reader.number('yearsOfSupport')
        : undefined,
    orderYears: family.decreed === undefined ? undefined : orderYearsOf(sheet, reader, untilGrown),
    // Whoever confirms the years that were assumed changes nothing by it.
    isSupportNamed: isSupportTold(reader) && supportYears.value !== untilGrown,
    retirementAge,
    ...lifelongCareOf(sheet, reader, family, discount),
  }
}

/** Years until the youngest is grown; 0 without children. */
const yearsUntilGrown = ({ children }: Family, grown: Years): Years =>
  Math.max(0, ...children.map(({ age }) => Math.ceil(Math.max(0, grown - age.value))))

const isSupportTold = (reader: FactReader): boolean => reader.told('yearsOfSupport') !== undefined

/**
 * The years that were named may be older than the youngest child, and somebody has to pay for a child until it is of age.
 * What is owed to a home elsewhere ends when it was said to.
 */
function namedYears(sheet: Worksheet, reader: FactReader, family: Family): Figure {
  const named = reader.number('yearsOfSupport')
  const least = rules.leastSupportAge
  const untilOfAge = family.supportOwed === undefined ? yearsUntilGrown(family, least.value) : 0
  if (named.value >= untilOfAge) return named
  return sheet.computed(
    'support.years',
    'Years until the youngest is of age',
    'years',
    'the age at which a child is of age − the age of the youngest, as the years that were named end before',
    [
      named,
      reader.rule('support.least', 'Age to which children are supported at least', 'age', least),
      ...family.children.map(({ age }) => age),
    ],
    untilOfAge,
  )
}

function supportYearsOf(sheet: Worksheet, reader: FactReader, family: Family): Figure {
  if (isSupportTold(reader)) return namedYears(sheet, reader, family)
  const isToOthers = family.supportOwed !== undefined && family.children.length === 0
  const until = reader.rule(
    'support.until',
    'Age to which children are supported',
    'age',
    rules.supportUntilAge,
  )
  const othersRule = isToOthers ? rules.supportPaidYears : rules.adultSupportYears
  const others = reader.rule(
    'support.others',
    isToOthers ? 'Years of support' : 'Years for other adults who depend on you',
    'years',
    othersRule,
  )
  const forChildren = yearsUntilGrown(family, until.value)
  const years = Math.max(forChildren, ...(family.elders.length > 0 || isToOthers ? [others.value] : []))
  if (years > 0)
    reader.instead(
      'yearsOfSupport',
      years,
      years === forChildren
        ? `Until the youngest has usually finished school and college.${family.isCouple ? ' Whoever stays is counted alone after that, until work ends.' : ''}`
        : othersRule.why,
    )
  return sheet.computed(
    'support.years',
    isToOthers ? 'Years for which support is owed' : 'Years until the youngest is grown',
    'years',
    'the age to which children are supported − the age of the youngest; for another adult a fixed number of years',
    [until, others, ...family.children.map(({ age }) => age), ...family.elders],
    years,
  )
}

/** Until the children are grown where nobody said until when: an order mostly ends with the support, which is sooner. */
function orderYearsOf(sheet: Worksheet, reader: FactReader, untilGrown: Years): Figure {
  if (reader.told('decreeYears') !== undefined) return reader.number('decreeYears')
  const { value, why } = rules.orderYears
  const years = reader.instead(
    'decreeYears',
    untilGrown > 0 ? untilGrown : value,
    untilGrown > 0 ? `${why} Until then it is taken to last until the youngest is grown.` : why,
  )
  return sheet.assumed(
    'decreeYears',
    'Years for which the court order asks for cover',
    'years',
    Number(years),
    why,
  )
}

function lifelongCareOf(
  sheet: Worksheet,
  reader: FactReader,
  family: Family,
  discount: Figure,
): Pick<SharedNeeds, 'lifelongCare' | 'lifelongYears' | 'careMonthly'> {
  const child = family.children.find(({ needsLifelongCare }) => needsLifelongCare)
  if (child === undefined)
    return { lifelongCare: undefined, lifelongYears: undefined, careMonthly: undefined }
  const careMonthly = reader.number('specialNeedsMonthly')
  const years = Math.round(lifeExpectancy({ age: Math.floor(child.age.value) }))
  const lifelongYears = sheet.computed(
    'lifelong.years',
    'Years that care may be needed',
    'years',
    'the years that people of this age live on average, by the life table of Social Security',
    [child.age],
    years,
  )
  const lifelongCare = sheet.computed(
    'lifelong.care',
    'What lifelong care is worth today',
    'usd',
    'the yearly cost for all those years, discounted',
    [careMonthly, lifelongYears, discount],
    Math.round(
      presentValueOfPayments({ payment: careMonthly.value * monthsPerYear, rate: discount.value, years }),
    ),
  )
  return { lifelongCare, lifelongYears, careMonthly }
}

export const yearsToRetirement = (adult: Adult, shared: Pick<SharedNeeds, 'retirementAge'>): Years =>
  Math.max(0, Math.ceil(shared.retirementAge.value - adult.age.value))

/** Years that people of this age live on average. */
export const yearsOfLife = ({ age }: Adult): Years =>
  Math.max(1, Math.round(lifeExpectancy({ age: Math.floor(age.value) })))
