/** What a debt plan says of a pay that comes again on a told day: the dates count on it, and its first dollars have a step. */
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { matchWaitsForPay } from '../match-without-pay.ts'
import { missedMatch } from '../missed-match.ts'
import { returnsInWords, returnsStep } from '../pay-returns.ts'
import type { StepDraft } from '../steps.ts'
import type { PayBack } from './pay-back.ts'
import { goneBy } from './results.ts'
import type { DebtWork } from './work.ts'

export const payBackInWords = (work: DebtWork): Text =>
  work.returns === undefined
    ? nothing
    : say`${returnsInWords(work, work.returns)} The dates count on it: plan again then.`

export function payBackStep(work: DebtWork): StepDraft | undefined {
  const { returns } = work
  return (
    returns &&
    returnsStep(
      returns,
      join([
        words('Set it with the first pay check, by what it really brings, and plan again with it.'),
        matchWaits(work) ? words('Take the whole match first.') : nothing,
        goesThen(work, returns),
      ]),
    )
  )
}

const matchWaits = ({ sheet, reader, context }: DebtWork): boolean =>
  matchWaitsForPay({ reader, context }) && missedMatch(sheet, reader, context) !== undefined

/** In the order of things, as they stand. */
function goesThen(work: DebtWork, { fund }: PayBack): Text {
  const costly = work.targets.filter(({ id }) => fund.after.some((index) => work.paid[index]?.id === id))
  const inTurn = costly.map((debt) => {
    const gone = goneBy(work, debt)
    return gone === undefined ? say`the ${debt.label}` : say`the ${debt.label} until about ${gone}`
  })
  const first = inTurn.length === 0 ? nothing : say`${listed(inTurn)}, then to `
  return say`As things stand it goes to ${first}your emergency fund until it holds ${fund.target}.`
}
