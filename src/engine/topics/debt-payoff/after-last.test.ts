import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const household: Household = {
  age: 38,
  income: 70_000,
  employment: 'employed',
  incomeStability: 'steady',
  numDependents: 0,
  earners: 2,
  monthlyExpenses: 4_200,
  monthlySurplus: 500,
  savings: 6_000,
  deductible: 1_500,
  getsWholeMatch: true,
  debts: [
    { kind: 'credit_card', balance: 9_500, rate: 0.265, minPayment: 290 },
    { kind: 'family', balance: 5_000, rate: 0.03, minPayment: 100 },
  ],
}

// 290 + 500 are free when the card is gone; two months of 4,200 − 290 are 7,820, and 1,500 are there: 6,320 ÷ 790 is 8.
test('what is free after the last costly debt fills the fund, though only a cheap debt is left', () => {
  const plan = planOf(household)
  const gone = workOf(household).plan.debts[0]?.months ?? 0
  const step = plan.nextSteps.find(({ id }) => id === 'then-fund')
  expect(plainText(step?.title ?? '')).toBe('Send the $790 a month that is free then to your emergency fund')
  expect(plan.figures.find(({ id }) => id === 'then.gap')?.value).toBe(6_320)
  const full = String(plan.figures.find(({ id }) => id === 'then.full')?.value)
  const months = (year: string) => Number(year.slice(0, 4)) * 12 + Number(year.slice(5, 7))
  expect(months(full) - months(step?.dueDate ?? '')).toBe(8)
  expect(gone).toBeGreaterThan(0)
  expect(plainText(plan.summary)).toContain('on $790 a month is free')
})

// Two months of 4,200 − 290 − 40: the card that cash ends today asks for nothing when the fund is filled.
test('a month of the fund holds no payment of a card that cash pays off today', () => {
  const small = { kind: 'credit_card', balance: 900, rate: 0.28, minPayment: 40 } as const
  const plan = planOf({ ...household, savings: 2_400, debts: [...(household.debts ?? []), small] })
  expect(plan.figures.find(({ id }) => id === 'then.target')?.value).toBe(7_740)
})

test('where what a month costs was not told no target is made up', () => {
  const { monthlyExpenses: _, ...untold } = household
  const step = planOf(untold).nextSteps.find(({ id }) => id === 'then-fund')
  expect(plainText(step?.how ?? '')).toContain('until some months of costs are there')
  expect(planOf(untold).figures.some(({ id }) => id === 'then.target')).toBe(false)
})

test('where a debt at a middling rate is left, the fund has its place among the debts', () => {
  const car = { kind: 'auto', balance: 20_000, rate: 0.06, minPayment: 300 } as const
  const plan = planOf({ ...household, debts: [...(household.debts ?? []), car] })
  expect(plan.nextSteps.some(({ id }) => id === 'then-fund')).toBe(false)
})

test('who is retired is not sent to a retirement account, which takes nothing without pay', () => {
  const widow: Household = {
    age: 68,
    employment: 'retired',
    income: 0,
    ssMonthly: 1_900,
    ssFromAge: 66,
    monthlyExpenses: 1_700,
    monthlySurplus: 200,
    savings: 3_500,
    deductible: 1_000,
    debts: [
      { kind: 'auto', balance: 6_000, rate: 0.049, minPayment: 240 },
      { kind: 'credit_card', balance: 2_500, rate: 0.24, minPayment: 80 },
    ],
  }
  const plan = planOf(widow)
  const said = plainText(plan.summary) + plan.checks.map(({ detail }) => plainText(detail)).join(' ')
  expect(said).toContain('investments are as good a place')
  expect(said).not.toMatch(/retirement account|employer match/i)
})

// Four months of 2,700 less the 190, 150, 105 and 260 that are paid today: card A waits for two months and is asked for
// 190 again, and nobody paid the loan that is due in full.
test('what a lender that waits is paid in full again ends with the debt, and a loan that was due in full was no cost', () => {
  const plan = planOf({
    ...{ age: 24, maritalStatus: 'single', state: 'IN', income: 38_000 },
    debts: [
      { kind: 'credit_card', name: 'A', balance: 6_200, rate: 0.299, minPayment: 190 },
      {
        kind: 'credit_card',
        name: 'B',
        balance: 4_900,
        rate: 0.27,
        minPayment: 150,
        isPastDue: true,
        monthsBehind: 1,
      },
      { kind: 'credit_card', name: 'C', balance: 3_400, rate: 0.25, minPayment: 105 },
      { kind: 'payday', balance: 600, rate: 3.9 },
      { kind: 'auto', balance: 8_500, rate: 0.12, minPayment: 260 },
    ],
    ...{ savings: 250, monthlyExpenses: 2_700, monthlySurplus: 150 },
  })
  expect(plan.figures.find(({ id }) => id === 'then.target')?.value).toBe(4 * (2_700 - 705))
})
