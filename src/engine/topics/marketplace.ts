/** The income at which the Marketplace health credit of a whole year ends, and what it is worth there. */

import { addDays, yearOf } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text } from '../say.ts'
import { averageBenchmark, benchmarkPremium } from '../tax/benchmark-premium.ts'
import type { IncomeTax } from '../tax/income-tax.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { expectedContribution, premiumCreditCliff } from '../tax/premium-tax-credit.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { CalendarDate, Dollars, Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type CreditBasis, householdOf } from './credit-household.ts'
import { filesWithSpouse, statusAhead } from './surviving-spouse.ts'
import { sourceOf } from './tax-picture.ts'

/** Of the year of today where none is named. */
export const marketplaceLimit = (basis: CreditBasis, year: number = yearOf(basis.context.today)): Dollars =>
  premiumCreditCliff({ ...householdOf(basis), year })

/** The year in which most of what is taken out in the year ahead counts as income. */
export const yearOfWithdrawals = (today: CalendarDate): number =>
  yearOf(addDays(today, Math.round(daysOfYear / 2)))
const daysOfYear = 365

/** The same for those who have such cover. */
export const creditLimit = (basis: CreditBasis): Dollars | undefined =>
  basis.reader.told('marketplaceCoverage') === true ? marketplaceLimit(basis) : undefined

/** The income up to which plans count on the credit: what the limit looks at is known only once the year is over. */
export const safeBelow = (limit: Dollars): Dollars => limit - rules.creditMargin.value

export const creditMarginFigure = (reader: FactReader): Figure =>
  reader.rule('credit-margin', 'Kept free below the limit of the credit', 'usd', rules.creditMargin)

/** The income that the limit looks at: the untaxed part of Social Security counts too (IRC §36B(d)(2)). */
export const marketplaceIncome = (
  { agi, taxableSocialSecurity }: Pick<IncomeTax, 'agi' | 'taxableSocialSecurity'>,
  socialSecurity: Dollars = 0,
): Dollars => agi + socialSecurity - taxableSocialSecurity

/** All on the return are taken to be covered who are too young for Medicare and not said to have it. */
function agesCovered({ reader }: CreditBasis): readonly Years[] {
  const own = reader.number('age').value
  const children = reader.told('dependents') ?? []
  return [
    ...(reader.told('onMedicare') === true ? [] : [own]),
    ...(filesWithSpouse(reader) ? [reader.number('spouseAge').value] : []),
    ...children,
  ].filter((age) => age < medicareEligibilityAge.value)
}

/**
 * What a household pays of the benchmark plan in a year before the credit begins, by its income: the whole of its average
 * premium where that is less. Above the limit of the credit, what it is there.
 */
export function ownShare(basis: CreditBasis): (magi: Dollars) => Dollars {
  const [household, premium] = [householdOf(basis), averagePremium(basis)]
  return (magi) => Math.min(premium, expectedContribution({ ...household, magi }))
}

const shareAtLimit = (basis: CreditBasis): Dollars =>
  expectedContribution({ ...householdOf(basis), magi: marketplaceLimit(basis) })

/** What cover of the benchmark plan costs those on the return in a year, on average. */
const averagePremium = (basis: CreditBasis): Dollars => benchmarkPremium(agesCovered(basis))

/** What the credit of a year pays at the limit where the benchmark plan costs what it does on average; filed separately there is none. */
export const creditAtLimit = (basis: CreditBasis): Dollars =>
  basis.reader.value('filingStatus') === 'married_separate'
    ? 0
    : Math.max(0, averagePremium(basis) - shareAtLimit(basis))

const benchmarkFigure = ({ sheet }: { readonly sheet: Worksheet }): Figure =>
  sheet.law(
    'marketplace.benchmark',
    'Benchmark plan of the Marketplace for a young adult, on average',
    'usd-per-month',
    citedIn(averageBenchmark, (value) => value),
  )

/** What the credit of a year pays at an income between its two limits, where the benchmark plan costs what it does on average. */
export function creditFigureAt(basis: CreditBasis & { readonly sheet: Worksheet }, income: Figure): Figure {
  const paidOneself = expectedContribution({ ...householdOf(basis), magi: income.value })
  return basis.sheet.computed(
    'marketplace.credit-here',
    'Marketplace credit of a year at this income, estimated',
    'usd-per-year',
    'what the benchmark plan costs a young adult on average × the federal age curve at the ages of those on the return, for a year − what a household with this income pays itself',
    [benchmarkFigure(basis), basis.reader.number('age'), income],
    Math.max(0, Math.round(averagePremium(basis) - paidOneself)),
    2,
  )
}

export function creditAtLimitFigure(basis: CreditBasis & { readonly sheet: Worksheet }): Figure {
  const { sheet, reader } = basis
  const average = benchmarkFigure(basis)
  return sheet.computed(
    'marketplace.credit',
    'Marketplace credit of a year at the limit, estimated',
    'usd-per-year',
    'what the benchmark plan costs a young adult on average × the federal age curve at the ages of those on the return, for a year − what a household at the limit pays itself',
    [average, reader.number('age'), ownShareAtLimit(basis)],
    Math.round(creditAtLimit(basis)),
    2,
  )
}

/** What a household pays of the benchmark plan itself before the credit begins, at the income at which it ends. */
export const ownShareAtLimit = (basis: CreditBasis & { readonly sheet: Worksheet }): Figure =>
  basis.sheet.law(
    'marketplace.own-share',
    'Own share of the benchmark premium at the limit',
    'usd-per-year',
    {
      value: Math.round(shareAtLimit(basis)),
      source: sourceOf(basis.context.law.premiumTaxCredit),
      note: 'For the people on your return; with less income it is less.',
    },
  )

/**
 * `year`: the one whose income counts, where it is not this one. `status`: how it is filed, where that is not what follows
 * from this one: after the year of a death a person fewer is on the return.
 */
export function marketplaceLimitFigure(
  basis: CreditBasis & { readonly sheet: Worksheet },
  { status, year = yearOf(basis.context.today) }: { status?: FilingStatus; year?: number } = {},
): Figure {
  const ahead = year - yearOf(basis.context.today)
  const isThisYear = ahead === 0
  const filed = status ?? (isThisYear ? undefined : statusAhead(basis.reader, basis.context, ahead))
  return basis.sheet.law(
    isThisYear ? 'marketplace.limit' : 'marketplace.limit.next',
    isThisYear
      ? 'Income limit of the Marketplace credit'
      : 'Income limit of the Marketplace credit next year',
    'usd',
    {
      value: premiumCreditCliff({ ...householdOf(basis, filed), year }),
      source: sourceOf(basis.context.law.premiumTaxCredit),
      note: 'For the people on your return: four times the poverty guideline of the year before, or of the last year that has one.',
    },
  )
}

/** Whether fewer are on the return of next year than on this one, as after the year of a death. */
export const areFewerAhead = (basis: CreditBasis): boolean =>
  householdOf(basis, statusAhead(basis.reader, basis.context)).people < householdOf(basis).people

/** That limit of next year, where fewer are on the return then, as after the year of a death; undefined elsewhere. */
export function limitOnceFewer(basis: CreditBasis & { readonly sheet: Worksheet }): Figure | undefined {
  const { context } = basis
  return areFewerAhead(basis) ? marketplaceLimitFigure(basis, { year: yearOf(context.today) + 1 }) : undefined
}

/** The same as sentences to stand after one about this year's limit; nothing where it stays. */
export function onceFewerInWords(basis: CreditBasis & { readonly sheet: Worksheet }): Text {
  const limit = limitOnceFewer(basis)
  return limit === undefined
    ? nothing
    : say` That is of this year’s joint return: from January on one person fewer counts, and the limit is ${limit}. All of Social Security counts for it, a survivor’s benefit too.`
}

/** "$63,840 in 2027". */
export function limitOfWithdrawals(
  basis: CreditBasis & { readonly sheet: Worksheet },
  status?: FilingStatus,
): { readonly limit: Figure; readonly inWords: Text } {
  const year = yearOfWithdrawals(basis.context.today)
  const limit = marketplaceLimitFigure(basis, { year, ...(status === undefined ? {} : { status }) })
  const named = basis.sheet.computed(
    'marketplace.limit-year',
    'Year of that limit',
    'year',
    'the year in which most of what is taken out in the year ahead counts',
    [],
    year,
  )
  return { limit, inWords: say`${limit} in ${named}` }
}
