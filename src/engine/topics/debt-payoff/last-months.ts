/** The months until a job is lost on a told day: what they bring in cash, which no debt gets. */
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { cashWithoutPay } from '../cash-without-pay.ts'
import { cushionOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { lostAhead } from '../ending-job.ts'
import { endingWords } from '../ending-words.ts'
import { waitsForPay } from '../job-at-risk.ts'
import { withLowered } from '../lowered-to-match.ts'
import { runningLoans } from '../paid-before-last-day.ts'
import { type StepDraft, within } from '../steps.ts'
import { nextPayday, payday } from './for-later.ts'
import { loweredBeside } from './lowered.ts'
import type { DebtWork } from './work.ts'

/** Without that day they would be paid before the fund. */
export const waitingCostly = ({ paid, reader, highRate }: DebtWork): DebtTerms[] =>
  paid.filter((debt) => debt.minimumOnly === true && waitsForPay(reader, debt) && isCostly(debt, highRate))

/** Nothing where no such day was told, or what there is to live on was not. */
export function lastMonthsWords(work: DebtWork): Text {
  const { sheet, reader, context, kept, extra, paid, plan } = work
  const ending = lostAhead(work)
  if (ending === undefined || kept === undefined) return nothing
  if (!tellsCash(reader) || reader.told('monthlyExpenses') === undefined) return nothing
  const { jobLoss } = cashWithoutPay(work, cushionOf(work, { debts: [], id: 'leaving.' }))
  const lowered = loweredBeside(work)
  return endingWords({
    ...{ sheet, reader, context, ending, jobLoss, cash: kept, lowered },
    surplus: withLowered(sheet, extra, lowered),
    costlyDebts: waitingCostly(work),
    running: runningLoans(paid, ({ id }) => plan.lumpSums[paid.findIndex((debt) => debt.id === id)] ?? 0),
  })
}

/** What no debt gets until then. */
export const keepCashStep = (work: DebtWork): StepDraft | undefined =>
  waitingCostly(work).length === 0 || work.stage !== 'as-agreed' || work.toDebts.value <= 0
    ? undefined
    : {
        id: 'keep-cash',
        title: say`Send the ${work.toDebts} that you can spare to savings within reach`,
        why: words('It pays for the months without pay; what went to a debt cannot be had back.'),
        how: say`Set it to go out the day after ${words(payday(work))}, to an insured savings account without a term.`,
        due: within.fortnight,
        dueWhy: nextPayday(work),
        minutes: 15,
        link: links.consumerBureau,
        keep: words('The confirmation of the transfer.'),
      }
