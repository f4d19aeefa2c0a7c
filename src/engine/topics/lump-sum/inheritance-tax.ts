/** What a state takes of heirs, where the one who asks lives in one that does. */
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { CitedValue } from '../../worksheet.ts'
import { check } from '../check.ts'
import type { LumpSumWork } from './work.ts'

/** It follows the home of the one who died, which nobody tells: the heir's own state is the nearest to it. */
export function inheritanceTaxCheck({ sheet, reader, inherited }: LumpSumWork): Check[] {
  const isInherited = inherited !== undefined || reader.value('moneySource') === 'inheritance'
  if (reader.told('state') !== 'PA' || !isInherited || reader.told('inheritedFrom') === 'spouse') return []
  const {
    pennsylvaniaTaxOnChildren: child,
    pennsylvaniaTaxOnSiblings: sibling,
    pennsylvaniaTaxOnOtherHeirs: other,
    pennsylvaniaTaxOnHeirsMonths: months,
    pennsylvaniaTaxDiscountMonths: early,
    pennsylvaniaTaxDiscount: discount,
    pennsylvaniaTaxOnAccountsAge: accountAge,
  } = lastingLaw
  const rate = (id: string, label: string, cited: CitedValue) =>
    sheet.law(`heirs.${id}`, `Pennsylvania inheritance tax ${label}`, 'rate', cited)
  const ofAccount =
    inherited === undefined
      ? nothing
      : say` An IRA counts where its owner was older than ${sheet.law('heirs.account-age', 'Age of the owner above which Pennsylvania counts an IRA', 'age', accountAge)}.`
  return [
    check(
      'inheritance-tax',
      'warn',
      'Pennsylvania taxes heirs',
      say`If the one who died lived there, it takes ${rate('child', 'of children', child)} from children, grandchildren and parents, ${rate('sibling', 'of siblings', sibling)} from brothers and sisters and ${rate('other', 'of others', other)} from most others; a husband or wife pays nothing.${ofAccount} It is due ${sheet.law('heirs.months', 'Months to pay Pennsylvania inheritance tax', 'months', months)} after the death, and what is paid within ${sheet.law('heirs.early', 'Months to pay it at a discount', 'months', early)} costs ${sheet.law('heirs.discount', 'Discount on what is paid early', 'share', discount)} less. Ask whoever settles the estate whether it is paid, before you place all of this.${words(inherited === undefined ? '' : ' What the account pays you is then free of its income tax.')}`,
    ),
  ]
}
