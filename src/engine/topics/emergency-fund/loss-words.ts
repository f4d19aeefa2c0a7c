/** How long cash lasts when a job is lost, in sentences: whose pay ends, and what still comes in. */
import type { FactReader } from '../../fact-reader.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { paidInWords } from '../benefit-schedule.ts'
import { leftOverInWords, otherPay } from '../cash-without-pay.ts'
import { costOfNewChild } from '../expecting.ts'
import type { LossCase } from '../job-loss.ts'
import { lastsInWords } from '../job-loss.ts'
import { isOffSick, isOnLeave } from '../lost-pay-claim.ts'
import { payEndsInWords } from '../pay-ends.ts'
import { partnerName } from '../pay-that-goes-on.ts'
import { hasRetiredBesidePay } from '../retired.ts'
import { type LossOnTheDay, lossOnTheDay } from './last-months.ts'
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
export function lossesInWords(work: FundWork): Text {
  const { reader, jobLoss } = work
  const birth = words(costOfNewChild(reader) === undefined ? '' : ', and from the birth on with the child')
  return join(
    jobLoss.cases.map((loss) => {
      const then = lossOnTheDay(work, loss)
      if (then !== undefined) return lossThenInWords(work, then)
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

/** "$7,739 of severance after tax and $1,071 a month of benefits after tax from … until …": nothing where there are none. */
function besideCash({ severance, benefit }: LossCase): Text {
  const parts = [
    severance === undefined ? nothing : say`${severance.net} of severance after tax`,
    benefit === undefined
      ? nothing
      : say`${benefit.net} of benefits after tax ${paidInWords(benefit.schedule)}`,
  ].filter((part) => part !== nothing)
  return parts.length === 0 ? nothing : listed(parts)
}

/** What happens to the cash of somebody whose last day was told, from that day on. */
function lossThenInWords(
  { reader, jobLoss }: FundWork,
  { loss, cash, lasts, lastsWithAll, ending }: LossOnTheDay,
): Text {
  const { goesOn, shortfall } = loss
  const other = goesOn === undefined ? nothing : say`${otherPay(reader, loss)} goes on`
  if (goesOn !== undefined && shortfall.value === 0)
    return say`Once ${words(lostPay(reader, loss))} has ended ${ending.when}, ${other}, which covers a bare ${jobLoss.bare}.`
  const beside = besideCash(loss)
  const withAll = beside === nothing ? nothing : say`, and ${lastsInWords(lastsWithAll)} with ${beside}`
  const start = say`Once ${words(lostPay(reader, loss))} has ended ${ending.when}`
  return goesOn === undefined
    ? say`${start}, the ${cash} of that day lasts ${lastsInWords(lasts)} at a bare ${jobLoss.bare}${withAll}.`
    : say`${start}, ${other}, and the ${cash} of that day fills the rest of a bare ${jobLoss.bare} for ${lastsInWords(lasts)}${withAll}.`
}

/** How long the cash lasts in each case, for the card of measures. */
export const runwayMetrics = (work: FundWork): { label: Text; value: Text }[] => {
  const { reader, stage, jobLoss } = work
  return jobLoss.cases.map((loss) => {
    const then = lossOnTheDay(work, loss)
    const isAlone = loss.whose === 'all' && !hasRetiredBesidePay(reader)
    if (then !== undefined)
      return {
        label: words(`Cash lasts once ${lostPay(reader, loss)} has ended`),
        value:
          then.loss.goesOn !== undefined && then.loss.shortfall.value === 0
            ? words('Bare months are covered')
            : lastsInWords(then.lasts),
      }
    return {
      label: words(
        stage !== 'working' || isAlone ? 'Cash lasts now' : `Cash lasts without ${lostPay(reader, loss)}`,
      ),
      value: loss.isCovered
        ? words(loss.whose === 'all' ? 'Covered without it' : 'Covered by the other pay')
        : lastsInWords(loss.runway),
    }
  })
}

export const lossTitle = (
  { reader, stage }: FundWork,
  loss: LossCase,
  then: LossOnTheDay | undefined,
): Text =>
  stage === 'unemployed'
    ? words('Month by month until pay returns')
    : then === undefined
      ? words(`If ${lostPay(reader, loss)} stopped today`)
      : say`Once ${words(lostPay(reader, loss))} has ended ${then.ending.when}`

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
