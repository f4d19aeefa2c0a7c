/** What a debt plan says first where the month cannot meet what its debts ask for. */
import { join, nothing, say, type Text, words } from '../../say.ts'
import { byLawInWords } from '../short-by-law.ts'
import { carriedWords } from './carried-gap.ts'
import { choiceWords } from './loan-choice-words.ts'
import { lowerWords } from './loan-relief-words.ts'
import { moveWords } from './loan-words.ts'
import { managedWords } from './managed-plan.ts'
import { isNewPaymentShort, newPaymentWords } from './new-payment.ts'
import type { DebtWork } from './work.ts'

export function shortfallWords(work: DebtWork): Text {
  const { stillDue, mortgages, missing } = work
  if (isNewPaymentShort(work)) return newPaymentWords(work)
  const asks = say`${mortgages.length > 0 ? words('Beside the mortgage your debts ask for') : words('Your debts ask for')} ${stillDue}${missing === undefined ? nothing : say`, and ${missing} of it is missing`}. Pay food, housing, power and the way to work first, then what can be taken from you, then taxes.`
  const carried = carriedWords(work)
  return join([
    asks,
    // Of a sum beyond the month it is said already.
    work.toldBeyond === undefined ? byLawInWords(work.reader) : nothing,
    carried,
    words(
      `${carried === nothing ? 'Call the other lenders before you miss a payment, and talk' : 'Talk'} to a nonprofit credit counselor this week. The first talk is free.`,
    ),
    choiceWords(work),
    work.loans === undefined ? nothing : moveWords(work.loans),
    lowerWords(work),
    managedWords(work),
  ])
}
