/** A job that is lost on a told day: until then each spare dollar is cash, in the debt plan as in the next dollar. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const context = sketchContext(draftContext('2026-11-27'))
const mother: Household = {
  ...{ age: 34, dependents: [4], maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'TX' },
  ...{ employment: 'employed', income: 56_400, severance: 6_510, childcareMonthly: 720, earners: 1 },
  ...{ monthlyExpenses: 3_980, monthlySurplus: 390, savings: 6_800, deductible: 2_500, hsaEligible: false },
  ...{ employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.06, incomeStability: 'steady' },
  debts: [
    { kind: 'credit_card', balance: 1_960, rate: 0.2249, minPayment: 59 },
    { kind: 'auto', balance: 10_900, rate: 0.0779, minPayment: 318 },
  ],
}
const leaving: Household = { ...mother, separationDate: '2027-02-12' }
const planOf = (household: Household) => wholePlan(debtPayoffTopic, household, context)
const partsOf = (household: Household) =>
  planOf(household).allocations.map(({ label, amount }) => [plainText(label), amount])

/*
 * 59 + 318 = 377 is asked. 2% of 56,400 go in above the match: without 12% of it 82 a month come home. Two months of 390 + 82
 * until January 27 make 6,800 + 944 = 7,744; a bare month is 3,980 less a tenth, 3,582, so they last 2.1.
 */
test('no card is paid from cash or from the month before a told last day, and the next dollar says the same', () => {
  const plan = planOf(leaving)
  const text = plainText(plan.summary)
  const lasts = 'about $7,744 is there by then, and lasts 2.1 months at a bare $3,582 a month'
  expect(text).toContain('Pay what is asked, $377 a month, and send the $390 a month')
  expect(text).toContain(lasts)
  expect(plainText(wholePlan(nextDollar, leaving, context).summary)).toContain(lasts)
  expect(partsOf(leaving)).toEqual([
    ['Credit card', 59],
    ['Car loan', 318],
    ['Savings within reach', 390],
  ])
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['keep-cash', 'before-leaving', 'lower-to-match']),
  )
  // Without that day the card is paid from the cash, down to 4,840.
  expect(plainText(planOf(mother).summary)).toContain('Send $1,960 of your cash to the credit card now.')
})

test('a sum that was told for debts waits, and deferred interest too', () => {
  const store = {
    ...({ kind: 'credit_card', name: 'Store', balance: 1_760, rate: 0.3199, minPayment: 59 } as const),
    ...{ promoRate: 0, promoEnds: '2027-05-31', deferredInterest: true },
  }
  const told: Household = { ...leaving, paysDebtFromSavings: true, debts: [...mother.debts!, store] }
  expect(partsOf(told)).toContainEqual(['Store credit card', 59])
  expect(planOf(told).figures.find(({ id }) => id === 'sent')).toBeUndefined()
})

test('a payday loan is still ended from cash: until that day its fees take more than it would leave there', () => {
  const payday = { kind: 'payday', balance: 500, rate: 3.9 } as const
  const plan = planOf({ ...leaving, debts: [...mother.debts!, payday] })
  expect(partsOf({ ...leaving, debts: [...mother.debts!, payday] })[0]).toEqual(['Payday or title loan', 500])
  // 6,800 − 500 + 944 = 7,244; nobody knows when the fund is full.
  expect(plainText(plan.summary)).toContain('until it holds $27,860. Your pay ends on Feb 12, 2027')
  expect(plainText(plan.summary)).toContain('about $7,244 is there by then')
})
