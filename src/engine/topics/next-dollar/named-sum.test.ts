import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => nextDollar.draft(household, context)
const household: Household = {
  age: 34,
  maritalStatus: 'single',
  state: 'WI',
  income: 84_000,
  takeHomeMonthly: 5_200,
  monthlyExpenses: 3_800,
  savings: 9_000,
  debts: [],
}
const budgetOf = (told: Household) => {
  const found = draft(told).checks.find(({ id }) => id === 'budget')
  return found === undefined ? undefined : plainText(found.title)
}

test('the sum of a month that was named to decide on is what the plan decides on', () => {
  expect(draft({ ...household, amountMonthly: 900 }).totalAmount).toBe(900)
  // Take-home pay less costs leaves 1,400: 500 of it were not named.
  expect(budgetOf({ ...household, amountMonthly: 900 })).toBe('More is left than the sum that you named')
  expect(budgetOf({ ...household, amountMonthly: 1_400 })).toBeUndefined()
  expect(budgetOf({ ...household, amountMonthly: 1_900 })).toBe('Less is left than the sum that you named')
})

// 5,200 − 3,800 are 1,400, 500 below 1,900; with costs of 5,300 a month is 100 short.
test('of a named sum only what pay and costs leave is placed, and the rest has to be found', () => {
  const plan = draft({ ...household, amountMonthly: 1_900 })
  expect(plan.totalAmount).toBe(1_400)
  const check = plan.checks.find(({ id }) => id === 'budget')
  expect(plainText(check?.detail ?? '')).toMatch(/You named \$1,900.*leaves \$1,400.*other \$500/)
  expect(plainText(plan.summary)).toContain('You named $1,900')
  const short = draft({ ...household, monthlyExpenses: 5_300, amountMonthly: 500 })
  expect(short.totalAmount).toBe(0)
  expect(plainText(short.checks.find(({ id }) => id === 'budget')?.detail ?? '')).toContain('$100')
  // Told numbers are round: 40 too much is no contradiction. What somebody said is left is believed.
  expect(draft({ ...household, amountMonthly: 1_440 }).totalAmount).toBe(1_440)
  expect(draft({ ...household, monthlySurplus: 1_900 }).totalAmount).toBe(1_900)
})

test('what is left of a month, where that was told, comes before it, and pay less costs stands in for neither', () => {
  expect(draft({ ...household, amountMonthly: 900, monthlySurplus: 1_100 }).totalAmount).toBe(1_100)
  expect(draft(household).totalAmount).toBe(1_400)
  const { takeHomeMonthly: _pay, ...untold } = household
  const named = draft({ ...untold, amountMonthly: 700 })
  expect(named.totalAmount).toBe(700)
  expect(plainText(named.summary)).not.toContain('middle figure')
})

// 55,000 in Texas leaves 3,860 a month after taxes, in tens: 660 beside costs of 3,200.
test('a named sum is held against what the law leaves of pay where take-home pay was not told', () => {
  const { takeHomeMonthly: _, monthlySurplus: __, ...others } = household
  const employee = {
    ...others,
    ...({
      age: 34,
      maritalStatus: 'single',
      filingStatus: 'single',
      state: 'TX',
      employment: 'employed',
    } as const),
    ...{ income: 55_000, monthlyExpenses: 3_200 },
  }
  expect(draft({ ...employee, amountMonthly: 900 }).totalAmount).toBe(660)
  expect(budgetOf({ ...employee, amountMonthly: 900 })).toBe('Less is left than the sum that you named')
  expect(budgetOf({ ...employee, amountMonthly: 850 })).toBeUndefined()
})

// 1,400 − 210 would be 1,190.
test('a sum that was told for debts places no more than the law leaves of pay beside costs', () => {
  const employee: Household = {
    ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'TX', employment: 'employed' },
    ...{ income: 55_000, monthlyExpenses: 3_200, savings: 1_000, debtPaymentMonthly: 1_400 },
    debts: [{ kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }],
  }
  expect(draft(employee).totalAmount).toBe(660)
  expect(draft({ ...employee, debtPaymentMonthly: 800 }).totalAmount).toBe(590)
})
