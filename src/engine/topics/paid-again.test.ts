import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { tryFact } from '../what-matters.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { withPayAgain } from './paid-again.ts'

const context = sketchContext(draftContext('2026-11-27'))

/** Nevada taxes no pay. */
const family: Household = {
  ...{ age: 32, spouseAge: 31, dependents: [0, 4], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'NV', familySize: 4, employment: 'employed', income: 76_700, spouseIncome: 0, earners: 1 },
  ...{ spouseOutOfWork: true, spouseFormerPay: 49_300, spouseOffWorkMonths: 4, contributionRate: 0.05 },
  ...{ hasWorkplacePlan: true, savings: 15_300, monthlyExpenses: 5_200, monthlySurplus: 300, debts: [] },
}

/*
 * The tax on 76,700 less 5 % and 32,200 is 4,384, 16 less than two credits of 2,200: so 49,300 less 7.65 % and 12 %, but for
 * those 16, bring 39,629 a year, 3,302 a month, on top of 300.
 */
test('a pay that is supposed to be there again brings home what it did', () => {
  const again = withPayAgain(family, 'partner', context)
  expect(again).toMatchObject({ spouseIncome: 49_300, monthlySurplus: 3_602, earners: 2, income: 76_700 })
  expect(again.spouseFormerPay).toBeUndefined()
  expect(again.spouseOffWorkMonths).toBeUndefined()
})

test('benefits that are paid only without that pay end with it', () => {
  const again = withPayAgain({ ...family, unemploymentMonthly: 1_000 }, 'partner', context)
  expect(again.monthlySurplus).toBe(2_602)
  expect(again.unemploymentMonthly).toBeUndefined()
})

test('a pay that nobody named stays unknown', () => {
  const { spouseFormerPay: _, ...untold } = family
  expect(withPayAgain(untold, 'partner', context)).toEqual(untold)
})

test('a plan that tries a pay again tries it with what it brings, of either of two', () => {
  const base = { assumptions: [] }
  const tried = tryFact(debtPayoffTopic, base, family, { fact: 'spouseOutOfWork', value: false }, context)
  expect(tried).toMatchObject({ spouseOutOfWork: false, spouseIncome: 49_300, monthlySurplus: 3_602 })
  const { spouseOutOfWork: _out, spouseFormerPay: _pay, spouseOffWorkMonths: _months, ...rest } = family
  const turned: Household = {
    ...{ ...rest, employment: 'unemployed', income: 0, formerPay: 76_700, spouseIncome: 49_300 },
  }
  const own = tryFact(debtPayoffTopic, base, turned, { fact: 'employment', value: 'employed' }, context)
  expect(own).toMatchObject({ employment: 'employed', income: 76_700, earners: 2 })
  expect(own?.monthlySurplus).toBeGreaterThan(300 + 4_000)
})
