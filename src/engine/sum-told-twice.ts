/**
 * The same money told twice: "I have $20,000 in savings, where do I put it" names it as cash and as the sum to decide about.
 * Equal to the dollar the two are read as one in every plan, unless something says that the sum comes from elsewhere.
 */
import { type Household, middle } from './household.ts'

/** What is still to come, taxed on the way or held in shares is no cash of today. */
const isFromElsewhere = (household: Household): boolean => {
  const { moneySource = 'savings', sumNotHere, sumInShares, moneyBeforeTax } = household
  const { taxOwedOnMoney, taxRateOnMoney, saleGain } = household
  return (
    moneySource !== 'savings' ||
    [sumNotHere, sumInShares, moneyBeforeTax].includes(true) ||
    [taxOwedOnMoney, taxRateOnMoney, saleGain].some((told) => middle(told ?? 0) > 0)
  )
}

const isSame = ({ amount, savings, emergencyFund }: Household): boolean =>
  amount !== undefined &&
  savings !== undefined &&
  middle(amount) > 0 &&
  middle(amount) === middle(savings) &&
  // The fund already goes by the name of the cash.
  (emergencyFund === undefined || middle(emergencyFund) !== middle(savings))

export const withSumToldOnce = (household: Household): Household =>
  household.sumIsTheCash === undefined && isSame(household) && !isFromElsewhere(household)
    ? { ...household, sumIsTheCash: true }
    : household
