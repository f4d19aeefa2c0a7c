/** Whose year has too much income for the Marketplace credit, and work has stopped: what before tax would still bring it below. */

import { yearOf } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { filingDay } from '../tax/deadlines.ts'
import { ownPlanRoom } from '../tax/own-plan-room.ts'
import { irasToFill } from './lump-sum/for-credit.ts'
import { creditMarginFigure, marketplaceLimitFigure, safeBelow } from './marketplace.ts'
import { ownBusinesses } from './own-business.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'
import { unearnedBeside } from './unearned-income.ts'

export interface OverLimit {
  readonly limit: Figure
  /** Of this year, as the limit counts it. */
  readonly income: Figure
  /** Whether what money brings is in it, so that little else is open. */
  readonly isWhole: boolean
  readonly taxes: TaxPicture
}

/** Undefined where the income of this year leaves the credit, with what money brings. */
export function overLimitNow(asked: Drafting, taxes: TaxPicture): OverLimit | undefined {
  const limit = marketplaceLimitFigure(asked)
  const unearned = unearnedBeside(asked, taxes)
  const more = taxes.untaxedBenefits + (unearned?.value ?? 0)
  const income =
    more === 0
      ? taxes.agi
      : asked.sheet.computed(
          'marketplace.income-now',
          'Income of this year that the limit looks at',
          'usd',
          'adjusted gross income + the untaxed part of Social Security + what cash and investments bring, as far as it is not in it',
          [taxes.agi, ...(unearned === undefined ? [] : [unearned])],
          Math.round(taxes.agi.value + more),
        )
  const isWhole = unearned !== undefined || taxes.unearned !== undefined
  return income.value <= limit.value ? undefined : { limit, income, isWhole, taxes }
}

/** To stand after the same words: who told of such cover had some of it paid ahead. */
export const owedBack = ({ reader }: Pick<Drafting, 'reader'>): Text =>
  reader.told('marketplaceCoverage') === true
    ? words(', and what was paid of it ahead is owed back with the return')
    : nothing

interface Asked extends Drafting {
  /** Where the plan has reckoned it with what else it brings of income. */
  readonly leastBeforeTax?: Figure | undefined
}

export interface BeforeTax {
  readonly dollars: Figure
  readonly until: DateFigure
  /** To stand after "into". */
  readonly places: Text
  /** The part of it that stays free below the limit, where the room reaches so far. */
  readonly spare: Figure | undefined
}

/** What would still bring this year below the limit; undefined where nobody had a credit paid ahead, or where the room does not reach. */
export function beforeTaxForCredit(
  { sheet, reader, context, leastBeforeTax }: Asked,
  { limit, income, isWhole, taxes }: OverLimit,
): BeforeTax | undefined {
  if (reader.told('marketplaceCoverage') !== true) return undefined
  const business = ownBusinesses(reader, taxes).find(({ isStopped }) => isStopped)
  const sep =
    business === undefined
      ? 0
      : ownPlanRoom({
          ...context,
          age: Math.floor(reader.number(business.age).value),
          profit: business.profit.value,
          wages: business.wages,
        }).sep
  const ownPlans = business === undefined ? [] : [{ business: business.id }]
  const unearned = income.value - taxes.agi.value - taxes.untaxedBenefits
  const iras = irasToFill(
    { sheet, reader, context, taxes, ownPlans },
    { value: taxes.iraIncome.value + unearned - sep },
  )
  const room = iras.reduce((sum, one) => sum + one.room, sep)
  if (income.value - room > (isWhole ? limit.value : safeBelow(limit.value))) return undefined
  const dollars =
    leastBeforeTax ??
    sheet.computed(
      'marketplace.before-tax',
      'Before tax that would keep this year’s Marketplace credit',
      'usd',
      'income of this year that the limit looks at − the limit of the credit + what is kept free below it, no more than the room in these accounts',
      [income, limit, creditMarginFigure(reader)],
      Math.min(Math.floor(room), Math.ceil(income.value - safeBelow(limit.value))),
    )
  const isSpared = leastBeforeTax === undefined && dollars.value >= income.value - safeBelow(limit.value)
  const until = sheet.date(
    'marketplace.before-tax-until',
    'Last day for money before tax of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  const places = words(
    business === undefined
      ? iras.length > 1
        ? 'deducted IRAs, in the name of each of you up to the limit'
        : 'a deducted IRA'
      : `a SEP-IRA for ${business.id === 'own' ? 'the' : 'your spouse’s'} profit of this year, a deducted IRA or both`,
  )
  return { dollars, until, places, spare: isSpared ? creditMarginFigure(reader) : undefined }
}

/** To stand after the words that there is no credit. */
export const unlessBeforeTax = (cure: BeforeTax | undefined): Text =>
  cure === undefined
    ? nothing
    : say` unless about ${cure.dollars} goes in before tax for it by ${cure.until}, into ${cure.places}${cure.spare === undefined ? nothing : say` (${cure.spare} of it stays free below the limit, for interest that is known only later)`}: weigh that against the cash that you live on`
