/** Health, its insurance, and what a bad year of it can cost. */
import { dayFact, moneyFact, yesNoFact } from '../fact.ts'

export const healthFacts = {
  chronicIllness: yesNoFact('Regular medical costs in the household', {
    ask: 'Does anyone in your household have a condition with regular medical costs?',
    whyAsked: 'Medical bills are the most common emergency.',
  }),
  ableAccount: yesNoFact('An ABLE account of your own'),
  cannotWork: yesNoFact('A lasting disability that keeps you from paid work'),
  deductible: moneyFact('Largest insurance deductible', 'usd', [500, 6_000], {
    ask: 'What is the largest deductible on your health, car or home insurance?',
    whyAsked: 'Your first cushion has to cover it.',
  }),
  outOfPocketMaximum: moneyFact('Out-of-pocket maximum of your health plan', 'usd'),
  coverPremiumMonthly: moneyFact('Premium for health cover after the job', 'usd-per-month', [200, 1_500], {
    ask: 'What would health cover cost you each month: COBRA, or the Marketplace plan that you would choose?',
    whyAsked: 'While no employer pays for it, it is part of every month.',
  }),
  coverEnds: dayFact('Day on which health cover through the job ends'),
  hsaEligible: yesNoFact('A health plan that allows an HSA', {
    ask: 'Is your health insurance a high-deductible plan that allows an HSA?',
    whyAsked: 'Nothing else is taxed as lightly.',
  }),
  hsaMonthly: moneyFact('What goes into an HSA each month', 'usd-per-month'),
  hsaFamilyCoverage: yesNoFact('Family coverage in that health plan'),
  onMedicare: yesNoFact('Medicare'),
  marketplaceCoverage: yesNoFact('Health cover from the Marketplace', {
    ask: 'Do you have health cover from the Marketplace (HealthCare.gov or your state’s)?',
    whyAsked: 'Its tax credit ends at an income limit that this money can push you over.',
  }),
} as const
