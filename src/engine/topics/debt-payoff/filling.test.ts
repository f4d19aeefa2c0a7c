import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

const store: Debt = { kind: 'credit_card', name: 'store card', balance: 600, rate: 0.24, minPayment: 100 }
const car: Debt = { kind: 'auto', balance: 9_000, rate: 0.1, minPayment: 320 }
const late: Debt = { ...car, isPastDue: true, monthsBehind: 2 }

/** All of the month is asked for. 800 of rent and two payments of the car are late; 200 of cash pay a part today. */
const tight: Household = {
  debts: [store, late],
  debtPaymentMonthly: 420,
  savings: 200,
  pastDueBills: 1_440,
}

// By hand: 600 at 2 % a month and 100 are 512 · 422.24 · 330.68 · 237.29 · 142.04 · 44.88 and a last payment of 45.78,
// so 54.22 are free in the seventh month and 100 from then on. 600 of rent are made up in the thirteenth with 45.78,
// which leaves 54.22 to the car's 640; five times 100 and 85.78 do that in the nineteenth, in June 2028.
test('with nothing to spare, what a paid debt frees makes up what is late before the next debt gets more', () => {
  const { plan } = workOf(tight)
  const month = (count: number) => plan.schedule[count - 1]
  expect([6, 7, 8, 13, 14].map((count) => month(count)?.setAside)).toEqual([0, 54.22, 100, 45.78, 0])
  expect([12, 13, 14, 19].map((count) => month(count)?.payments[1])).toEqual([320, 374.22, 420, 405.78])
  const drafted = planOf(tight)
  expect(drafted.figures.find(({ id }) => id === 'late.made-up')?.value).toBe('2028-06-20')
  expect(plainText(drafted.summary)).toContain(
    'Nothing is left each month to make it up, so ask for it to be spread or moved to the end; else the first payment that ends makes it up by about Jun 2028.',
  )
  expect(drafted.nextSteps.find(({ id }) => id === 'first-cushion')?.dueDate).toBe('2027-06-20')
  expect(stepIds(drafted)).not.toContain('extra')
})

test('the first cushion waits for a payment that ends where nothing can be spared', () => {
  const plan = planOf({ debts: [store, car], debtPaymentMonthly: 420, savings: 100 })
  expect(plainText(plan.summary)).toContain('Nothing is left for a first small cushion now')
  expect(plainText(plan.summary)).toContain('its payment fills a first small cushion by about')
})

// 14,000 at 11 % and 780 a month are twenty payments: ln(1 − 14,000 × 0.11 ÷ 12 ÷ 780) ÷ ln(1 + 0.11 ÷ 12) is −19.7.
test('payments that were missed on a debt of the plan lower its balance when they are made up', () => {
  const missed: Debt = { ...late, balance: 14_000, rate: 0.11, minPayment: 380 }
  const household: Household = { debts: [missed], monthlySurplus: 400 }
  expect(workOf(household).plan.months).toBe(20)
  const plan = planOf(household)
  expect([amountOf(plan, 'Late bills'), amountOf(plan, 'Car loan')]).toEqual([400, 380])
  // Cash pays the 760 today, so 13,240 are left to pay.
  const { plan: paid } = workOf({ ...household, savings: 2_260 })
  expect(paid.totalPaid - paid.totalInterest).toBeCloseTo(13_240, 2)
})

test('where nothing is ever free, no day is named for what is late', () => {
  const growing: Debt = { kind: 'credit_card', balance: 20_000, rate: 0.3, minPayment: 300 }
  const plan = planOf({ debts: [growing], debtPaymentMonthly: 300, pastDueBills: 900, savings: 0 })
  expect(plan.figures.map(({ id }) => id)).not.toContain('late.made-up')
  expect(stepIds(plan)).not.toContain('first-cushion')
  expect(plainText(plan.summary)).toContain('Nothing is left each month for the $900 that is late')
})

// By the rule the highest rate is first: the student loan at 6.2 %, though the smaller car loan ends before it.
test('the debt that is promised the money of a fund that is there is the one that gets it once that is told', () => {
  const household: Household = {
    debts: [
      { kind: 'student_loan', balance: 25_000, rate: 0.062 },
      { kind: 'auto', balance: 14_000, rate: 0.059 },
    ],
  }
  expect(plainText(planOf(household).summary)).toContain(
    'If the fund is there already, say so, and the money goes to the student loan.',
  )
  expect(plainText(planOf({ ...household, emergencyFundIsFull: true }).summary)).toContain(
    'The extra goes to the student loan first: at 6.2% it costs the most.',
  )
})
