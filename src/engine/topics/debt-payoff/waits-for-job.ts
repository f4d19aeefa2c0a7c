/** Debts that are not paid faster because a job may end: only what is costly goes before cash then, and nothing once the day is known. */
import { isFederalLoan } from '../../facts/debts.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isOwedToOneself } from '../debts.ts'
import { duringRisk, isJobAtRisk } from '../job-at-risk.ts'
import { lastMonthsWords, waitingCostly } from './last-months.ts'
import type { DebtWork } from './work.ts'

/** Without the worry it would be paid faster: it is not cheap, and nothing forgives it. */
export const waitsForJob = ({ reader, lowRate }: DebtWork, debt: DebtTerms): boolean =>
  isJobAtRisk(reader) &&
  debt.minimumOnly === true &&
  debt.rate.value >= lowRate.value &&
  !isOwedToOneself(debt) &&
  !(reader.told('publicServiceJob') === true && isFederalLoan(debt.told))

/** That they get what is asked and no more, and why. */
export function waitingWords(work: DebtWork): Text {
  const waiting = work.paid.filter((debt) => waitsForJob(work, debt))
  if (waiting.length === 0) return nothing
  const last = lastMonthsWords(work)
  // It says the same of the costly ones.
  if (last !== nothing && waitingCostly(work).length > 0) return last
  return join([
    last,
    say`${sentenceStart(words(duringRisk(work.reader)))}, ${listed(waiting.map(({ label }) => say`the ${label}`))} ${words(waiting.length > 1 ? 'get' : 'gets')} what is asked and no more: cash is worth more to you now than a smaller balance.`,
  ])
}
