import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const car: Household = {
  debts: [{ kind: 'auto', balance: 11_400, rate: 0.052, minPayment: 264 }],
  savings: 26_000,
  monthlyExpenses: 2_900,
  monthlySurplus: 1_400,
  paysDebtFromSavings: true,
}

// Four months of 2,900 are 11,600, without the 264 of the car 10,544: 26,000 − 11,400 leaves more.
test('savings beyond a full emergency fund pay a loan at a middling rate', () => {
  const plan = planOf(car)
  expect(plainText(plan.title)).toBe('Pay off the car loan now')
  expect(plainText(plan.summary)).toMatch(
    /^Yes, your savings can pay it, and your emergency fund of \$10,544/,
  )
  expect(workOf(car).kept?.value ?? workOf(car).cash?.value).toBe(14_600)
})

// A loan that is paid in part asks for its payment as before: 15,000 − 11,600 = 3,400.
test('only what is beyond the fund goes to the loan, and nothing where there is no more', () => {
  const part = planOf({ ...car, savings: 15_000 })
  expect(plainText(part.summary)).toMatch(
    /^Only in part: \$11,600 of it is your emergency fund and stays, and \$3,400/,
  )
  const none = planOf({ ...car, savings: 8_000 })
  expect(plainText(none.summary)).toMatch(/^Not with these savings: your \$8,000/)
  expect(none.nextSteps.map(({ id }) => id)).not.toContain('spare')
})

test('a loan that costs less than savings pay is left', () => {
  const cheap = planOf({ ...car, debts: [{ kind: 'auto', balance: 11_400, rate: 0.03 }] })
  expect(plainText(cheap.summary)).toMatch(/^Keep the savings/)
})

// The card asks for 100 of interest and 50: 4 × (2,900 − 150) = 11,000 stay, and 26,000 − 11,000 = 15,000 pay it and 10,000
// of the loan. With 31,000 both are paid, and 4 × (2,900 − 264 − 150) = 9,944 stay; with 12,000 only the card.
test('a card takes the savings first, and what is beyond it and the fund goes to the loan too', () => {
  const both: Household = {
    ...car,
    debts: [...(car.debts ?? []), { kind: 'credit_card', balance: 5_000, rate: 0.24, minPayment: 150 }],
  }
  expect(workOf(both).plan.lumpSums).toEqual([10_000, 5_000])
  expect(workOf(both).kept?.value).toBe(11_000)
  expect(plainText(planOf(both).summary)).toMatch(
    /^Only in part: \$11,000 of it is your emergency fund and stays, and \$15,000 can go to debts, the costliest first/,
  )
  const all = planOf({ ...both, savings: 31_000 })
  expect(plainText(all.summary)).toMatch(
    /^Yes, your savings can pay them, and your emergency fund of \$9,944/,
  )
  expect(plainText(all.summary)).toContain('$16,400 of your savings does it')
  expect(plainText(planOf({ ...both, savings: 12_000 }).summary)).toMatch(/^Yes for what costs 8% or more/)
})

/*
 * 14,000 less 1,000, and 8,200 of it pay the card: 4,800 go to the loan. Kept, 6,500 at 6.4% and 650 a month last eleven months
 * and cost 198 of interest; 1,700 cost 17 in three.
 */
test('what the cheaper debts would get of savings can stay in the bank, as a way of its own', () => {
  const retired: Household = {
    ...{ age: 66, employment: 'retired', income: 0, onMedicare: true, numDependents: 0, state: 'PA' },
    ...{ ssMonthly: 1_950, ssFromAge: 65, pensionMonthly: 780, pensionFromAge: 65, monthlyRent: 850 },
    ...{ monthlyExpenses: 2_600, savings: 14_000, deductible: 500, behindOnDebts: false },
    ...{ debtPaymentMonthly: 650, paysDebtFromSavings: true },
    debts: [
      { kind: 'credit_card', balance: 8_200, rate: 0.229, minPayment: 245 },
      { kind: 'auto', balance: 6_500, rate: 0.064, minPayment: 290 },
    ],
  }
  const way = (household: Household) => planOf(household).alternatives.find(({ id }) => id === 'keep-cash')
  expect(plainText(way(retired)?.title ?? '')).toBe(
    'Pay only the credit card from cash, and keep $4,800 more in the bank',
  )
  expect(plainText(way(retired)?.ledger[1]?.value ?? '')).toBe('$198')
  expect(plainText(way(retired)?.difference ?? '')).toMatch(/^Costs \$181 more interest\./)
  expect(plainText(way(car)?.title ?? '')).toBe('Keep the $11,400 in the bank')
})

test('nobody who did not ask has savings sent to such a loan, and reads what they could pay', () => {
  const unasked = { ...car, paysDebtFromSavings: undefined } as Household
  expect(workOf(unasked).once).toBeUndefined()
  const said = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'cash-beyond-fund')?.detail ?? '')
  expect(said(unasked)).toMatch(
    /^Of your cash \$11,400 is not needed for the emergency fund of \$10,544, .* end \$264 a month of payments/,
  )
  expect(said({ ...unasked, savings: 15_000 })).toMatch(
    /^Of your cash \$3,400 .* could go to the car loan today/,
  )
  expect(said({ ...unasked, paysDebtFromSavings: false })).toBe('')
  expect(said({ ...unasked, savings: 8_000 })).toBe('')
})
