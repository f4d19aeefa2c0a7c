import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { withPayStopped } from '../off-work.ts'
import { fundWork } from './emergency-fund/work.ts'
import { fundOfDollars } from './next-dollar/pay-returns.ts'
import { dollarWork } from './next-dollar/work.ts'

const context = sketchContext(draftContext('2026-11-27'))

/** Back in three months at 49,300; Nevada taxes no pay. */
const onLeave = (rest: Partial<Household> = {}): Household =>
  withPayStopped({
    ...{
      age: 32,
      spouseAge: 31,
      dependents: [0, 4],
      maritalStatus: 'married',
      filingStatus: 'married_joint',
    },
    ...{ state: 'NV', familySize: 4, employment: 'employed', income: 76_700, spouseIncome: 0 },
    ...{ spouseOnUnpaidLeave: true, spouseOffWorkMonths: 3, spouseFormerPay: 49_300 },
    ...{ spousePayThisYear: 40_100, monthlyExpenses: 6_800, savings: 15_300, deductible: 3_000, earners: 1 },
    ...{ hasWorkplacePlan: true, employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.05 },
    ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.03 },
    debts: [
      { kind: 'credit_card', balance: 1_960, rate: 0.2299, minPayment: 60 },
      { kind: 'auto', balance: 4_000, rate: 0.05, minPayment: 450 },
    ],
    ...rest,
  })

const dayOfDollars = (told: Household) => fundOfDollars(dollarWork(told, context))?.value.slice(0, 7)
const dayOfFund = (told: Household) => fundWork(told, context).fullOnceBack?.value.slice(0, 7)

/*
 * Five months of 6,800 are 34,000. The own pay brings 5,582, so three months take 3,654 of 15,300; the card of 1,891 by then
 * is paid from the 11,646 that are there, and 24,245 is missing. 1,975 and the 60 of the card are left a month, and the car
 * loan of 2,695 by then takes five payments of 450 and one of 34. So six months bring 12,626 and each one after them 2,485:
 * five more, eleven months after February. At 1,975 alone it would take thirteen.
 */
test('the payments of debts that end on the way go on to the fund', () => {
  expect(dayOfDollars(onLeave())).toBe('2028-01')
})

// The loan of 20,000 outlasts the filling: 24,245 at 1,975 and the 60 of the card takes twelve months.
test('a debt that outlasts the filling of the fund sends nothing on', () => {
  const [card] = onLeave().debts ?? []
  const told = onLeave({ debts: [card!, { kind: 'auto', balance: 20_000, rate: 0.05, minPayment: 450 }] })
  expect(dayOfDollars(told)).toBe('2028-02')
})

test('the next dollar and the fund name the same month', () => {
  for (const rest of [
    {},
    { debts: [] },
    { monthlySurplus: 0 },
    { monthlyExpenses: 5_000, monthlySurplus: 500 },
    { monthlyExpenses: 5_000 },
    { spouseOnUnpaidLeave: undefined, spouseOutOfWork: true },
    { employerMatch: { rate: 1, upTo: 0.08 }, monthlyExpenses: 5_000 },
  ] satisfies Partial<Household>[]) {
    const told = onLeave(rest)
    expect(dayOfFund(told)).toBe(dayOfDollars(told))
    expect(dayOfFund(told)).toBeDefined()
  }
})

// Of 1,975 and 60 a month the child takes 1,200 less its credit, from the month of the birth on.
test('a child on the way takes of the month from its birth on', () => {
  const told = onLeave({ expecting: true, newChildMonthly: 1_200 })
  expect(dayOfDollars(told)! > dayOfDollars(onLeave())!).toBe(true)
  expect(dayOfFund(told)).toBe(dayOfDollars(told))
})
