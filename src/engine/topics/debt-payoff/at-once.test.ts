import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, stepIds } from './plan-for-tests.ts'

const cleared: Household = {
  debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.2499, minPayment: 185 }],
  savings: 9_000,
  monthlySurplus: 400,
}

test('cash that clears every debt says so everywhere, and the freed payments fill the fund again', () => {
  const plan = planOf(cleared)
  expect(plainText(plan.title)).toBe('Pay off the credit card now')
  expect(plainText(plan.horizonLabel)).toBe('At once')
  expect([amountOf(plan, 'Credit card'), amountOf(plan, 'Emergency fund')]).toEqual([6_000, 585])
  expect(plan.totalAmount).toBe(6_585)
  expect(plainText(plan.summary)).toContain('$6,000 of your cash does it, and $3,000 stays in savings')
  expect(plainText(plan.summary)).toContain(
    'the $585 a month that this debt would take goes to your emergency',
  )
  expect(plainText(plan.summary)).not.toContain('0 months')
  expect(stepIds(plan)).toEqual(['spare', 'freed', 'check-in'])
})

test('cents of a balance do not keep a debt that cash pays alive', () => {
  const plan = planOf({
    ...cleared,
    debts: [{ kind: 'credit_card', balance: 5_432.18, rate: 0.2499, minPayment: 150 }],
  })
  expect(stepIds(plan)).not.toContain('extra')
  expect(plainText(plan.horizonLabel)).toBe('At once')
})

test('a cheap debt beside the one that cash clears keeps its payment and nothing else', () => {
  const plan = planOf({
    ...cleared,
    debts: [...(cleared.debts ?? []), { kind: 'auto', balance: 8_000, rate: 0.02, minPayment: 200 }],
  })
  expect(plan.allocations.map(({ amount }) => amount)).toEqual([6_000, 200, 585])
  expect(stepIds(plan)).toEqual(['autopay', 'spare', 'freed', 'check-in'])
  expect(plan.nextSteps.map(({ title }) => plainText(title))[0]).toContain('$200')
})

// 60 for the card that goes today and 240 for the car: only the car's goes out by itself.
test('a card that cash pays off today is in no autopay', () => {
  const plan = planOf({
    savings: 9_000,
    monthlySurplus: 200,
    debts: [
      { kind: 'credit_card', balance: 2_000, rate: 0.25, minPayment: 60 },
      { kind: 'auto', balance: 9_000, rate: 0.07, minPayment: 240 },
    ],
  })
  const step = plan.nextSteps.find(({ id }) => id === 'autopay')
  expect(plainText(step?.title ?? '')).toBe('Turn on autopay for the minimum payments: $240 a month')
})

// 3,500 of cash − 1,500 of cushion end the card; its 60 and the 200 that were free go to the car: 240 + 260 = 500.
test('the payments of what cash ends today are free too: row, words and step name all that goes on', () => {
  const plan = planOf({
    savings: 3_500,
    deductible: 1_500,
    monthlyExpenses: 3_000,
    monthlySurplus: 200,
    debts: [
      { kind: 'credit_card', balance: 2_000, rate: 0.25, minPayment: 60 },
      { kind: 'auto', balance: 9_000, rate: 0.09, minPayment: 240 },
    ],
  })
  const row = plan.allocations.find(({ label }) => plainText(label) === 'Car loan')
  expect(row?.amount).toBe(500)
  expect(plainText(row?.description ?? '')).toContain('$240 a month is asked and $260 a month more goes here')
  expect(plainText(plan.summary)).toContain(
    'Pay $500 a month in all: $240 a month of minimum payments and $260 a month beyond them.',
  )
  const extra = plan.nextSteps.find(({ id }) => id === 'extra')
  expect(plainText(extra?.title ?? '')).toBe('Send $260 a month more to the car loan')
})

test('the step names the debts that the cash goes to, and not a card that costs nothing yet', () => {
  const plan = planOf({
    savings: 9_000,
    deductible: 1_500,
    monthlyExpenses: 3_300,
    debtPaymentMonthly: 800,
    debts: [
      { kind: 'auto', balance: 24_000, rate: 0.118, minPayment: 560 },
      { kind: 'credit_card', balance: 2_500, rate: 0, promoEnds: '2027-09-30', minPayment: 40 },
    ],
  })
  const step = plan.nextSteps.find(({ id }) => id === 'spare')
  expect(plainText(step?.title ?? '')).toBe('Send $7,500 of your cash to the car loan')
  expect(plainText(step?.why ?? '')).toContain('The car loan costs 11.8% a year')
})

// 41,000 less a cushion of 3,000 is 38,000: all of the line.
test('cash that ends a home-equity line is not called unneeded, and stays a cushion because a line can be frozen', () => {
  const plan = planOf({
    savings: 41_000,
    monthlyExpenses: 3_000,
    monthlySurplus: 1_000,
    debts: [{ kind: 'heloc', balance: 38_000, rate: 0.085 }],
  })
  expect(amountOf(plan, 'Home-equity line')).toBe(38_000)
  expect(plainText(plan.summary)).not.toContain('urgent')
  expect(detailOf(plan, 'line-frozen')).toContain('the cash cushion stays first')
})

// Social Security is no compensation (IRC §219(b)(1)(B)): an IRA takes nothing, and 6% a year would be due on it (§4973).
test('who is retired without pay is never sent to put the freed payment into retirement savings', () => {
  const retired: Household = {
    ...{
      age: 67,
      spouseAge: 65,
      maritalStatus: 'married',
      income: 0,
      spouseIncome: 0,
      employment: 'retired',
    },
    ...{ ssMonthly: 2_300, spouseSsMonthly: 1_100, pensionMonthly: 900, monthlyExpenses: 3_700 },
    ...{ emergencyFund: 38_000, deductible: 1_000, debtPaymentMonthly: 600, behindOnDebts: false },
    debts: [{ kind: 'credit_card', balance: 5_600, rate: 0.2399, minPayment: 140 }],
  }
  const plan = planOf(retired)
  expect(amountOf(plan, 'Free each month')).toBe(600)
  const said = [plan.summary, ...plan.nextSteps.flatMap(({ title, how }) => [title, how])].map(plainText)
  expect(said.join(' ')).not.toMatch(/retirement savings|payday/)
  const paid = planOf({ ...retired, spouseIncome: 30_000 })
  expect(amountOf(paid, 'Retirement savings')).toBe(600)
})
