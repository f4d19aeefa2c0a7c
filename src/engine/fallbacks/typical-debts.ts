/** What a debt of a kind is taken to cost, to come to and to run where nobody told it. */
import type { DebtKind } from '../facts/debts.ts'
import type { Source } from '../figure.ts'
import type { Dollars, Months } from '../units.ts'

const press = { title: 'Published averages of early 2026, collected with their dates in the assumptions' }

/** What is assumed about a rate that was not told, by kind of debt. */
export const typicalRates: Record<DebtKind, { rate: number; why: string; source?: Source }> = {
  credit_card: {
    rate: 0.21,
    why: 'About what cards charge on average. Yours stands on the statement.',
    source: { title: 'Federal Reserve, G.19 consumer credit (order of magnitude)' },
  },
  auto: { rate: 0.075, why: 'An order of magnitude for a new car loan. Yours stands in the contract.' },
  mortgage: { rate: 0.0611, why: 'About what long fixed-rate loans cost early this year.', source: press },
  student_loan: { rate: 0.06, why: 'A middle figure for federal loans. Yours stands on studentaid.gov.' },
  personal: { rate: 0.12, why: 'A middle figure for personal loans.' },
  heloc: { rate: 0.085, why: 'A little above the prime rate.' },
  tax: { rate: 0.07, why: 'A middle figure for interest on unpaid tax; penalties come on top.' },
  medical: { rate: 0, why: 'Hospital bills usually carry no interest.' },
  payday: {
    rate: 3.9,
    why: 'A payday loan charges a small fee for a few weeks, which comes to several times the loan in a year.',
    source: {
      title: 'Consumer Financial Protection Bureau, payday loans',
      url: 'https://www.consumerfinance.gov',
    },
  },
  pay_later: {
    rate: 0,
    why: 'Plans in a few payments carry no interest while each is on time; longer ones do. Yours stands in the app.',
  },
  plan_loan: {
    rate: 0.08,
    why: 'A little above the prime rate, paid to your own account. Yours stands on the plan’s website.',
  },
  family: { rate: 0, why: 'Taken to carry no interest. Put in what you agreed.' },
  other: { rate: 0.1, why: 'A middle figure. Put in yours.' },
}

/** What is assumed to be owed where a debt was named without a sum. */
export const typicalBalances: Record<DebtKind, Dollars> = {
  credit_card: 6_500,
  auto: 20_000,
  mortgage: 250_000,
  student_loan: 35_000,
  personal: 10_000,
  heloc: 30_000,
  tax: 5_000,
  medical: 2_000,
  payday: 500,
  pay_later: 300,
  plan_loan: 10_000,
  family: 3_000,
  other: 5_000,
}

/** Kinds that are repaid over a set time, and how long is assumed to be left. */
export const typicalMonthsLeft: Partial<Record<DebtKind, Months>> = {
  auto: 48,
  mortgage: 300,
  student_loan: 120,
  personal: 36,
  plan_loan: 48,
  family: 36,
  // Hospitals spread a bill without interest over a few years.
  medical: 36,
  // Four payments, two weeks apart, or some months.
  pay_later: 3,
}
