/** Another pay before the debts are gone: what it brings goes beyond the minimum payments, what it takes is missing there. */
import { nothing, type Text, words } from '../../say.ts'
import { type PayChange, payChangeInWords, payChangeStep } from '../pay-change.ts'
import type { StepDraft } from '../steps.ts'
import type { DebtWork } from './work.ts'

/** Undefined where the schedule is over before. */
const changeBefore = ({ payChange, plan, clearsAtOnce }: DebtWork): PayChange | undefined =>
  !clearsAtOnce && payChange !== undefined && payChange.after < plan.schedule.length ? payChange : undefined

export function newPayInWords(work: DebtWork): Text {
  const change = changeBefore(work)
  return work.shortfall !== undefined && change?.isRaise === false
    ? nothing
    : payChangeInWords(
        change,
        words(
          work.shortfall === undefined
            ? ', and the dates count on it'
            : ', which first fills what is missing',
        ),
      )
}

export function newPayStep(work: DebtWork): StepDraft | undefined {
  const change = changeBefore(work)
  return (
    change &&
    payChangeStep(
      change,
      words(
        change.isRaise
          ? 'It goes beyond the minimum payments, in the same order.'
          : 'Every minimum payment goes on; what goes beyond them is less.',
      ),
    )
  )
}
