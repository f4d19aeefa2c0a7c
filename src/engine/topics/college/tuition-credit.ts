/** The American opportunity credit of the years in college: what tuition then changes on this household's return. */

import type { Figure } from '../../figure.ts'
import { americanOpportunityCredit } from '../../tax/education-credits.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { tuitionCredit } from '../../tax/tuition-credit.ts'
import type { Dollars, Years } from '../../units.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { tuitionCreditLaw } from '../tuition-credit-law.ts'
import type { CollegeChild } from './children.ts'

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
  const { sheet, context, taxes, children } = facts
  const { law } = context
  const { expenses } = tuitionCreditLaw(facts, taxes.status)
  const of: TuitionCredit['of'] = (tuition, year) =>
    Math.round(tuitionCredit({ law, taxReturn: returnIn(facts, year), tuition }))
  const first = Math.min(...children.map(({ startsIn }) => startsIn))
  const yearly = of([expenses.value], first)
  if (yearly <= 0) return undefined
  const { status, agi } = taxes
  const whole = americanOpportunityCredit({ law, status, magi: agi.value, expenses: expenses.value }).credit
  const isBeyondTax = yearly < Math.round(whole)
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

/** Income and filing as they are; the children are older, and whoever left school has left the return. */
function returnIn({ reader, taxes, children }: CreditFacts, year: Years): TaxReturn {
  const told = reader.told('dependents') ?? []
  const others = children.filter(({ isExpected }) => isExpected || told.length === 0)
  const grown = lastingLaw.studentChildUnderAge.value
  return {
    ...taxes.taxReturn,
    dependentAges: [...told, ...others.map(({ age }) => age.value)]
      .filter((age) => age >= grown || age + year < grown)
      .map((age) => age + year),
  }
}
