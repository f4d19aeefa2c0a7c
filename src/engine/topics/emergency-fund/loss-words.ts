/** How long cash lasts when a job is lost, in sentences: whose pay ends, and what still comes in. */
import type { FactReader } from '../../fact-reader.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { paidInWords } from '../benefit-schedule.ts'
import { leftOverInWords, otherPay } from '../cash-without-pay.ts'
import { costOfNewChild } from '../expecting.ts'
import type { LossCase } from '../job-loss.ts'
import { lastsInWords } from '../job-loss.ts'
import { isOffSick, isOnLeave } from '../lost-pay-claim.ts'
import { payEndsInWords } from '../pay-ends.ts'
import { partnerName } from '../pay-that-goes-on.ts'
import { hasRetiredBesidePay } from '../retired.ts'
import type { FundWork } from './work.ts'

/** Whose pay ends: 'your pay', 'your spouse’s pay', or 'pay' where there is no other. */
function lostPay(reader: FactReader, { whose }: LossCase): string {
  if (whose === 'own') return 'your pay'
  if (whose === 'partner' || hasRetiredBesidePay(reader))
    return `${partnerName(reader.value('maritalStatus'))}’s pay`
  const earners = reader.told('earners')
  return earners !== undefined && Number(earners) > 1 ? 'all pay' : 'pay'
}

/** What happens to the cash of someone who is still paid, job by job; the last one is the harder where two are shown. */
export function lossesInWords({ reader, jobLoss }: FundWork): Text {
  const birth = words(costOfNewChild(reader) === undefined ? '' : ', and from the birth on with the child')
  return join(
    jobLoss.cases.map((loss) => {
      const lost = words(lostPay(reader, loss))
      if (loss.goesOn === undefined)
        return say`If ${lost} stopped today, your cash would last ${lastsInWords(loss.runway)} at today’s spending${birth}.`
      const other = otherPay(reader, { ...loss, payEnds: undefined })
      return loss.isCovered
        ? say`If ${lost} stopped today, ${other} would go on, which covers what a month costs.`
        : say`If ${lost} stopped today, ${other} would go on${payEndsInWords(loss.payEnds)}, and your cash would fill the rest for ${lastsInWords(loss.runway)} at today’s spending${birth}.`
    }),
  )
}

/** How long the cash lasts in each case, for the card of measures. */
export const runwayMetrics = ({ reader, stage, jobLoss }: FundWork): { label: Text; value: Text }[] =>
  jobLoss.cases.map((loss) => ({
    label: words(
      stage !== 'working' || (loss.whose === 'all' && !hasRetiredBesidePay(reader))
        ? 'Cash lasts now'
        : `Cash lasts without ${lostPay(reader, loss)}`,
    ),
    value: loss.isCovered
      ? words(loss.whose === 'all' ? 'Covered without it' : 'Covered by the other pay')
      : lastsInWords(loss.runway),
  }))

export const lossTitle = ({ reader, stage }: FundWork, loss: LossCase): Text =>
  words(
    stage === 'unemployed' ? 'Month by month until pay returns' : `If ${lostPay(reader, loss)} stopped today`,
  )

/** What the table of a lost job counts in. */
export function lossSubtitle({ reader, jobLoss }: FundWork, loss: LossCase): Text {
  const { benefit, severance, goesOn, fromBirth } = loss
  const from = goesOn === undefined ? nothing : say`, to which ${otherPay(reader, loss)} goes first`
  const paid =
    severance === undefined ? nothing : say` Severance of ${severance.net} after tax is counted in.`
  const then =
    jobLoss.bareThen === undefined
      ? nothing
      : say`, or ${jobLoss.bareThen} once the fund is full${words(jobLoss.bareThen.value < jobLoss.bare.value ? ' and the debts that are paid by then are gone' : '')}`
  const birth =
    fromBirth === undefined
      ? nothing
      : say` From the birth on, counted in ${fromBirth.after}, it is ${fromBirth.bare}.`
  const start = say`Cash left at the end of each month, spending ${jobLoss.bare}${then}${from}`
  if (benefit === undefined)
    return isOnLeave(reader)
      ? say`${start}.${paid} Pay during the leave that you did not name is not counted.${birth}`
      : isOffSick(reader)
        ? say`${start}.${paid} Sick pay that you did not name is not counted.${birth}`
        : say`${start}.${paid} Unemployment benefits are not counted.${birth}`
  return say`${start}, with ${benefit.net} of benefits after tax ${paidInWords(benefit.schedule)}.${leftOverInWords(loss)}${paid}${birth}`
}
