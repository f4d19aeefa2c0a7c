/** Where the money goes that a cheaper plan of federal loans on the way to forgiveness leaves free. */
import { nothing, say, type Text, words } from '../../say.ts'
import { fillsFund, fullIn } from './filling.ts'
import { beyondFund } from './months-without-pay-words.ts'
import type { DebtWork } from './work.ts'

/** To what the extra fills today; the day is counted as if the change were confirmed at once, which takes some weeks. */
export function freedByMove(work: DebtWork): Text {
  const { loans, sheet, targets, goneToday, tried } = work
  if (loans?.move === undefined) return nothing
  const { merged, move } = loans
  const freed = sheet.computed(
    'move.freed',
    'Free each month once the federal loans have moved',
    'usd-per-month',
    'what is paid on them now − what the other plan asks for',
    [merged.minimum, move.to.payment],
    merged.minimum.value - move.to.payment.value,
  )
  if (Math.round(freed.value) <= 0) return nothing
  if (fillsFund(work)) {
    const sooner = { ...work, plan: tried({ more: freed.value }) }
    const full = fullIn(
      sooner,
      'move.fund-full',
      'The emergency fund is full with what the move frees',
      'fund',
    )
    return say`Send the ${freed} that is free then to your emergency fund too${full === undefined ? nothing : say`: it is full by about ${full}`}.`
  }
  const next = targets.find(({ id }) => !goneToday.some((gone) => gone.id === id))
  return say`Send the ${freed} that is free then to ${next === undefined ? words(`savings and ${beyondFund(work)}`) : say`the ${next.label} too`}.`
}
