/** The debts that were told, as terms; an example where nobody named any. */
import type { FactReader } from '../../fact-reader.ts'
import type { Household } from '../../household.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type DebtTerms, withPromotion } from '../debt-terms.ts'
import { exampleDebts, readDebts } from '../debts.ts'
import { isLate } from '../past-due.ts'
import type { DraftContext } from '../topic.ts'
import { withExtendedPlan } from './extended-plan.ts'

export function toldDebts(
  sheet: Worksheet,
  reader: FactReader,
  household: Household,
  context: DraftContext,
): readonly DebtTerms[] {
  const isBillsAlone = household.debts === undefined && isLate(reader)
  const isExample = household.debts === undefined && !isBillsAlone
  const told = isExample
    ? reader.instead(
        'debts',
        [...exampleDebts],
        'You named none yet, so this is an example. Tell each debt with its balance, rate and minimum payment.',
      )
    : isBillsAlone
      ? reader.instead('debts', [], 'You named none beside what is late.')
      : reader.value('debts')
  return readDebts(sheet, reader, {
    debts: isExample ? told.map(({ kind }) => ({ kind })) : told,
    assumeBalances: true,
  })
    .map((debt) => withExtendedPlan(sheet, withPromotion(sheet, debt, context.today)))
    .filter((debt) => debt.balance.value > 0)
}
