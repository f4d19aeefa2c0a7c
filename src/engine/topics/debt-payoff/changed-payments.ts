/**
 * How the payments among the costs of a month change until the fund is filled: those of debts that are gone end, as far
 * as they are paid today, and what begins on debts that go on is a cost then.
 */
import { type Figure, sumOf } from '../../figure.ts'
import { plainText } from '../../say.ts'
import type { Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { ChangedPayments } from '../cushion.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import type { FederalLoans } from './loans.ts'
import { isUnagreed } from './open-bill.ts'
import { type TakenTransfer, transferId } from './taken-transfer.ts'

export interface Changing {
  readonly sheet: Worksheet
  /** The cards that it empties are gone too. */
  readonly transfer: TakenTransfer | undefined
  readonly loans: FederalLoans | undefined
}

/** What of its payment is not paid today, so that no cost of today holds it. */
function beginsOn({ loans }: Changing, debt: DebtTerms): Figure | undefined {
  if (debt.id === loans?.merged.id) return loans.begins
  const isNew = debt.id === transferId || isUnagreed(debt) || debt.extendedPlan !== undefined
  return isNew ? debt.minimum : undefined
}

/** By how much more is asked later: the plan that follows by law, or a bill that goes by an older income. */
function risesBy(sheet: Worksheet, { id, label, minimum, later }: DebtTerms): Figure | undefined {
  if (later === undefined || later.payment.value <= minimum.value) return undefined
  return sheet.computed(
    `${id}.rises`,
    `What is added later to the payment of the ${plainText(label)}`,
    'usd-per-month',
    'what is asked later − what is asked today',
    [later.payment, minimum],
    later.payment.value - minimum.value,
  )
}

export function changedPayments(
  changing: Changing,
  gone: readonly DebtTerms[],
  goOn: readonly DebtTerms[],
): ChangedPayments {
  const { sheet, transfer } = changing
  const asToday = (debt: DebtTerms): readonly DebtTerms[] => {
    const begins = beginsOn(changing, debt)
    // A lender that waits for some months is paid in full again long before.
    if (begins === undefined) return [{ ...debt, minimum: askedFor(debt) }]
    if (begins === debt.minimum) return []
    const minimum = sheet.computed(
      'loans.paid-today',
      'What is paid on the student loans today',
      'usd-per-month',
      'payment of the new plan − what it adds to what is paid today',
      [debt.minimum, begins],
      Math.max(0, debt.minimum.value - begins.value),
    )
    return [{ ...debt, minimum }]
  }
  return {
    debts: [...(transfer?.emptied ?? []), ...gone.flatMap(asToday)],
    begun: goOn.flatMap((debt) => {
      const begun = [beginsOn(changing, debt), risesBy(sheet, debt)].filter((one) => one !== undefined)
      const [minimum] = begun
      if (minimum === undefined || begun.length === 1) return minimum ? [{ label: debt.label, minimum }] : []
      const label = `What is added to what is paid on the ${plainText(debt.label)} today`
      const how = 'what begins now + what begins later'
      const both = sheet.computed(`${debt.id}.added`, label, 'usd-per-month', how, begun, sumOf(begun))
      return [{ label: debt.label, minimum: both }]
    }),
  }
}

/** Federal loans beside the debts that are paid off, where they go on for longer than some months. */
export const loansApart = ({ loans }: Pick<Changing, 'loans'>, months: Months = 0): readonly DebtTerms[] =>
  loans?.isApart === true && loans.chosen.months.value > months ? [loans.merged] : []
