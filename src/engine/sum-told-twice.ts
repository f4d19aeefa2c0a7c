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

/** A fund that was told beside one sum of cash is a part of it: the rest is what there is to decide about. */
function withFundInside(household: Household): Household {
  const { amount, emergencyFund } = household
  const sum = middle(amount ?? 0)
  const fund = middle(emergencyFund ?? 0)
  return fund > 0 && fund < sum ? { ...household, amount: sum - fund, savings: sum - fund } : household
}

export const withSumToldOnce = (household: Household): Household => {
  const { sumIsTheCash } = household
  const isOne = isSame(household) && (sumIsTheCash ?? !isFromElsewhere(household))
  return isOne ? withFundInside({ ...household, sumIsTheCash: true }) : household
}
