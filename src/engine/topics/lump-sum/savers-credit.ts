/** The saver's credit on what the sum puts into IRAs for this year, with what goes in at work. */
import type { Check } from '../../plan.ts'
import type { Dollars } from '../../units.ts'
import { traditionalEnding } from '../ira-kind.ts'
import { placedIn } from '../order-of-operations.ts'
import { runningSaversCredit } from '../running-savers-credit.ts'
import { taxedPart } from './money-tax.ts'
import type { LumpSumWork } from './work.ts'

/** Nothing where the sum is income itself, or comes later: the income of the year of those dollars is another one then. */
export function saversCreditOfSum(work: LumpSumWork): Check[] {
  const { sheet, reader, context, taxes, placements } = work
  const isIncome = work.inherited !== undefined || taxedPart(work) !== undefined
  const iras = placements.filter(({ step }) => step === 'ira')
  if (isIncome || iras.length === 0 || reader.told('sumNotHere') === true) return []
  const into = (isOne: (id: string) => boolean): Dollars =>
    placedIn(
      iras.filter(({ id }) => isOne(id)),
      'ira',
    )
  return runningSaversCredit(sheet, reader, context, taxes, {
    own: into((id) => id.startsWith('ira.own')),
    spouse: into((id) => id.startsWith('ira.spouse')),
    deducted: into((id) => id.endsWith(traditionalEnding)),
    inputs: iras.map(({ amount }) => amount),
  })
}
