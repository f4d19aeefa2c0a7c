/** What the law says of the American opportunity credit, as figures of a plan. */
import { citedIn } from '../cited-in.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'

export interface TuitionCreditLaw {
  /** The incomes from which it shrinks, and at which it is gone. */
  readonly from: Figure
  readonly to: Figure
  /** Tuition of a year that earns all of it. */
  readonly expenses: Figure
}

export function tuitionCreditLaw(
  { sheet, context }: { readonly sheet: Worksheet; readonly context: DraftContext },
  status: FilingStatus,
): TuitionCreditLaw {
  const law = context.law.americanOpportunityCredit
  const edge = (id: 'from' | 'to', label: string) =>
    sheet.law(
      `tuition.${status}.${id}`,
      label,
      'usd',
      citedIn(law, (it) => it.phaseOut[status][id]),
    )
  return {
    from: edge('from', 'Income from which the tuition credit shrinks'),
    to: edge('to', 'Income at which the tuition credit is gone'),
    expenses: sheet.law('tuition.expenses', 'Tuition of a year that earns the whole credit', 'usd', {
      ...citedIn(law, (it) => it.fullExpenses + it.partExpenses),
      note: 'It has to be paid from other money than a 529.',
    }),
  }
}

export const tuitionCreditYears = (sheet: Worksheet): Figure =>
  sheet.assumed(
    'tuition.years',
    'Years of the credit',
    'years',
    rules.collegeYears.value,
    rules.collegeYears.why,
  )
