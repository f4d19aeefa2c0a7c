/**
 * "Invest it or pay the house down?" with the rate of the mortgage and no balance: the rate against what the mix is
 * expected to earn answers it. What is owed is needed only to count both ways to the end.
 */
import { nothing, say, type Text } from '../../say.ts'
import type { LumpSumWork } from './work.ts'

export function mortgageRateInWords(work: LumpSumWork): Text {
  const { reader, sheet, reach, isNow, isLivedOn, way, expected, lowRate, bracket } = work
  const loan = reader
    .told('debts')
    ?.find(
      ({ kind, balance, isPaidByOther }) =>
        kind === 'mortgage' && balance === undefined && isPaidByOther !== true,
    )
  if (loan?.rate === undefined || reach === 'short' || isNow || isLivedOn) return nothing
  if (way.sheltered + way.taxable <= 0) return nothing
  const rate = sheet.told('debts', 'mortgage.rate', 'Rate of the mortgage', 'rate', loan.rate)
  const more = say`Say what you owe on it, and both ways are counted to the end. `
  if (rate.value < lowRate.value)
    return say`At ${rate} your mortgage costs less than this mix is expected to earn, ${expected} a year, and little more or less than safe savings pay: invest, and pay it as agreed. ${more}`
  if (rate.value <= expected.value)
    return say`At ${rate} your mortgage costs less than this mix is expected to earn, ${expected} a year. But paying it down is certain and markets are not: investing is ahead by the numbers, and some of each is as good. ${more}`
  const deducted = sheet.computed(
    'mortgage.deducted',
    'Rate of the mortgage after tax, if its interest is deducted',
    'rate',
    'the rate, less the share of it that the federal bracket gives back',
    [rate, bracket],
    rate.value * (1 - bracket.value),
  )
  const flips = deducted.value < expected.value ? say`, and investing is ahead` : nothing
  return say`At ${rate} your mortgage costs more than this mix is expected to earn, ${expected} a year, and what paying it saves is certain: after the emergency fund, paying it down is the better number, though the house gives it back only by a sale or a new loan. If you itemize and deduct its interest, it costs about ${deducted}${flips}. ${more}Invested, the money goes so: `
}
