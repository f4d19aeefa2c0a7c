/** "The mortgage is in it": said after the plan named how it takes the sum for debts. */
import { middle } from '#engine/household.ts'
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const house = '(?:mortgage|house payment)'
const thatSum =
  '(?:it|that|this|there|(?:the|my|our|that) (?:sum|total|amount|payment|\\$?\\d[\\d,]*k?)|\\$?\\d[\\d,]*k?)'

const readPhrases = phraseReader('mortgage-in-sum', [
  {
    key: 'mortgageInDebtPayment',
    value: true,
    says: new RegExp(
      `\\b${house} is (?:already )?(?:in|included in|part of) ${thatSum}|\\b${house} is (?:already )?included\\b|^\\W*(?:(?:yes|no|and|but|so),? )?${thatSum} (?:already )?includes? (?:the|my|our) ${house}\\b`,
    ),
  },
  {
    key: 'mortgageInDebtPayment',
    value: false,
    says: new RegExp(
      `\\b${house} (?:is not|isn't|is n't) (?:in|included in|part of) ${thatSum}|\\b${house} (?:is not|isn't) included\\b|\\b${house} is (?:on top of|beside|besides|separate from) ${thatSum}|^\\W*(?:(?:yes|no|and|but|so),? )?${thatSum} (?:does not|doesn't) include (?:the|my|our) ${house}\\b`,
    ),
  },
])

/** Only where a sum for debts and a mortgage are known: elsewhere it is said of what is owed, or of costs. */
export const readMortgageInSum: Reader = (reading) => {
  const { household, talkingAbout, text } = reading
  const isKnown =
    household?.debtPaymentMonthly !== undefined &&
    middle(household.debtPaymentMonthly) > 0 &&
    household.debts?.some(({ kind }) => kind === 'mortgage') === true
  const isOfSomethingElse = /\b(?:owe[sd]?|costs?|expenses|bills|budget|escrow|rent)\b/.test(text)
  return talkingAbout === 'debt_payoff' && isKnown && !isOfSomethingElse ? readPhrases(reading) : []
}
