/** A home, and what a lender asks for it. */
import { moneyFact, numberFact, yesNoFact } from '../fact.ts'

export const homeFacts = {
  downPayment: moneyFact('Down payment', 'usd'),
  downPaymentRate: numberFact('Down payment as a share of the price', 'rate', { max: 1 }),
  considersPayoff: yesNoFact('Paying the home loan ahead is asked about'),
  homePrice: moneyFact('Price of the home', 'usd'),
  homeValue: moneyFact('Value of your home', 'usd'),
  homeEquity: moneyFact('Home equity', 'usd'),
  rate: numberFact('Rate', 'rate', { max: 10 }),
  creditScore: numberFact('Credit score', 'count', { min: 300, max: 850 }),
} as const
