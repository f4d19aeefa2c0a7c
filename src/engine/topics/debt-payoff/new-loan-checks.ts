/** What a new federal loan does to the plans of the old ones, and what a student may borrow in all. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { newLoanAhead, newLoanCutoff, newLoanTaken } from '../new-federal-loan.ts'
import type { DebtWork } from './work.ts'

/** What a student may borrow in all; a Parent PLUS is counted apart. */
const lifetimeWords = (sheet: Worksheet): Text =>
  say` A student may borrow at most ${sheet.law('loans.lifetime', 'Most federal loans of one student in a lifetime', 'usd', studentLoanLaw.lifetimeLimit)} of federal loans in a lifetime.`

export function newLoanChecks(work: DebtWork): Check[] {
  const { reader, sheet, loans, parentPlus, debts } = work
  if (reader.value('newLoanTaken'))
    return [
      newLoanTaken(
        sheet,
        loans?.closed === undefined
          ? words('Ask your servicer in writing which plan holds for each.')
          : say`It closes ${loans.closed} to you: at your income ${loans.chosen.named} asks for ${loans.chosen.payment}.`,
      ),
    ]
  // To a Parent PLUS that was not consolidated in time the plans that follow income are closed already.
  const isClosed =
    reader.told('parentPlusConsolidated') !== true &&
    debts.every(({ told }) => !isFederalLoan(told) || told.loanType === 'parent_plus')
  if (!reader.value('newLoanPlanned') && isClosed) return []
  if (!reader.value('newLoanPlanned'))
    return [
      check(
        'new-loan',
        'warn',
        'No new federal loan without asking',
        say`Any federal loan or consolidation since ${newLoanCutoff(sheet)}, even a Parent PLUS for a child, closes Income-Based Repayment on all loans that you have. If you took one already, say so.`,
      ),
    ]
  const based = loans?.options.find(({ plan }) => plan === 'income_based')
  const assisted = loans?.options.find(({ plan }) => plan === 'repayment_assistance')
  const cost =
    based === undefined || assisted === undefined
      ? words('')
      : say` For your own loans that means ${assisted.payment} on the Repayment Assistance Plan instead of ${based.payment} on Income-Based Repayment at your income, without a cap.`
  return [newLoanAhead(sheet, say`${cost}${parentPlus.length === 0 ? lifetimeWords(sheet) : nothing}`)]
}
