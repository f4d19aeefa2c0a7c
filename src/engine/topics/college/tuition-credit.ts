/** The American opportunity credit of the years in college: what tuition then changes on this household's return. */

import type { Figure } from '../../figure.ts'
import { futureLaw, todaysWorth } from '../../markets/future-law.ts'
import { americanOpportunityCredit } from '../../tax/education-credits.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import { tuitionCredit } from '../../tax/tuition-credit.ts'
import type { Dollars, Years } from '../../units.ts'
import { statusAhead } from '../surviving-spouse.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { tuitionCreditLaw } from '../tuition-credit-law.ts'
import type { CollegeChild } from './children.ts'
import { incomeInYear, returnInYear } from './income-in-college.ts'

export interface TuitionCredit {
  /** Tuition of a year that has to be paid from outside a 529. */
  readonly expenses: Figure
  /** Of one student in the first year of college that is ahead. */
  readonly yearly: Figure
  /** Federal tax is less than the credit could take, so that little more than its refundable part comes. */
  readonly isBeyondTax: boolean
  /** What the tuition of all who study earns, so many years from now. */
  of(tuition: readonly Dollars[], year: Years): Dollars
}

interface CreditFacts extends Drafting {
  readonly taxes: TaxPicture
  readonly children: readonly CollegeChild[]
}

/** Undefined where income closes it. */
export function tuitionCreditOf(facts: CreditFacts): TuitionCredit | undefined {
  const { sheet, context, children } = facts
  const { law } = context
  const first = firstYear(children)
  const status = statusAhead(facts.reader, context, first)
  const { expenses } = tuitionCreditLaw(facts, status)
  const of: TuitionCredit['of'] = (tuition, year) => creditIn(context, returnIn(facts, year), tuition, year)
  const yearly = of([expenses.value], first)
  if (yearly <= 0) return undefined
  const { agi } = incomeInCollege(facts)
  const whole = americanOpportunityCredit({ law, status, magi: agi.value, expenses: expenses.value }).credit
  // A dollar may be rounding.
  const isBeyondTax = yearly < Math.round(whole) - 1
  return {
    expenses,
    yearly: sheet.computed(
      'credit.yearly',
      'American opportunity credit at this income',
      'usd-per-year',
      `all of the first part of that tuition and a share of the rest, less what the phase-out takes at this income${isBeyondTax ? '; most of it only lowers federal tax, as far as there is any' : ''}`,
      [expenses, agi],
      yearly,
    ),
    isBeyondTax,
    of,
  }
}

/**
 * What tuition earns so many years from now, both in dollars of that year: pay keeps up with prices, and the sums and
 * limits of the credit do not.
 */
export function creditIn(
  context: DraftContext,
  taxReturn: TaxReturn,
  tuition: readonly Dollars[],
  year: Years,
): Dollars {
  const ahead = { yearsAhead: year, inflation: context.market.inflation.value }
  const worth = todaysWorth(ahead)
  const law = futureLaw({ law: context.law, ...ahead })
  return Math.round(tuitionCredit({ law, taxReturn, tuition: tuition.map((sum) => sum * worth) }) / worth)
}

/** An income of today in dollars of the year of the first bill, which the limits of the credits are compared with. */
export function incomeThen(
  { sheet, context, children }: Pick<CreditFacts, 'sheet' | 'context' | 'children'>,
  income: Figure,
): Figure {
  const yearsAhead = firstYear(children)
  if (yearsAhead <= 0) return income
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  return sheet.computed(
    `${income.id}.then`,
    'That income in the year of the first bill, if it keeps up with prices',
    'usd-per-year',
    'the income of today × (one + inflation) for every year until then: no law raises the limits of the credit with prices',
    [income, inflation],
    Math.round(income.value / todaysWorth({ yearsAhead, inflation: inflation.value })),
  )
}

/** Years to the first bill that is ahead. */
const firstYear = (children: readonly CollegeChild[]): Years =>
  Math.min(...children.map(({ startsIn }) => startsIn))

/** How the household files when college begins: the joint return of the year of a death is the last one. */
export const statusInCollege = ({
  reader,
  context,
  children,
}: Pick<CreditFacts, 'reader' | 'context' | 'children'>): FilingStatus =>
  statusAhead(reader, context, firstYear(children))

/** The income that the credit looks at, in dollars of the first year of college. */
export function incomeInCollege(
  facts: Pick<CreditFacts, 'sheet' | 'context' | 'reader' | 'taxes' | 'children'>,
): Pick<TaxPicture, 'agi' | 'bracket'> {
  const { agi, bracket } = incomeInYear(facts, firstYear(facts.children))
  return { agi: incomeThen(facts, agi), bracket }
}

/** Income and filing as they are in that year; the children are older, and whoever left school has left the return. */
function returnIn(facts: CreditFacts, year: Years): TaxReturn {
  const { reader, context, children } = facts
  const told = reader.told('dependents') ?? []
  const others = children.filter(({ isExpected }) => isExpected || told.length === 0)
  const grown = lastingLaw.studentChildUnderAge.value
  return {
    ...returnInYear(facts, year),
    status: statusAhead(reader, context, year),
    dependentAges: [...told, ...others.map(({ age }) => age.value)]
      .filter((age) => age >= grown || age + year < grown)
      .map((age) => age + year),
  }
}
