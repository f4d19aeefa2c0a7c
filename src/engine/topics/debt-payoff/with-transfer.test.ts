import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, contextOfTests, planOf, stepIds } from './plan-for-tests.ts'
import { withTransfer } from './with-transfer.ts'

const household: Household = {
  debts: [
    { kind: 'credit_card', name: 'Big card', balance: 11_000, rate: 0.255, minPayment: 330 },
    { kind: 'personal', name: 'Loan', balance: 4_000, rate: 0.12, minPayment: 150 },
  ],
  employment: 'employed',
  getsWholeMatch: true,
  income: 85_000,
  monthlyExpenses: 4_000,
  savings: 3_000,
  deductible: 1_000,
  behindOnDebts: false,
  debtPaymentMonthly: 800,
  debtOfferKind: 'transfer',
  debtOfferRate: 0,
  debtOfferMonths: 18,
  debtOfferFee: 0.04,
  debtOfferSum: 8_000,
}
const workOf = (of: Household) => withTransfer(of, contextOfTests)

// By hand: cash and the transfer leave 1,000 on the card, which 566 a month end in two for 30.92; the loan then ends in
// the eighth month for 196.33; of 8,320 the transfer has had 588 by then and 584.75 in it, and nine payments of up to
// 800 end the rest, the 17th in all. With the fee of 320 that is 547.25 against 2,323.49 without it.
test('a transfer that is advised stands in the plan: its table, dates, interest and steps', () => {
  const { plan, withoutTransfer } = workOf(household)
  expect(plan.debts.map(({ months }) => months)).toEqual([2, 8, 17])
  expect(plan.totalInterest).toBeCloseTo(547.25)
  expect(withoutTransfer?.totalInterest).toBeCloseTo(2_323.49)
  const drafted = planOf(household)
  expect(plainText(drafted.title)).toBe('Be out of debt by Apr 2028')
  expect(plainText(drafted.summary)).toContain('saves about $1,776 of interest')
  expect(plainText(drafted.summary)).toContain('You owe $15,000 in all')
  expect(['Big card', 'Loan', 'Balance transfer'].map((label) => amountOf(drafted, label))).toEqual([
    566, 150, 84,
  ])
  // The steps ask for no more than the month has: what is asked, and 236 beyond it.
  const titles = drafted.nextSteps.map(({ title }) => plainText(title))
  expect(titles).toContain('Turn on autopay for the minimum payments: $564 a month')
  expect(titles).toContain('Move $8,000 to the balance transfer')
  expect(titles).toContain('Send $236 a month more to the Big card')
  expect(drafted.alternatives.find(({ id }) => id === 'without-transfer')).toBeDefined()
})

// 330 + 150 are asked without it, and no month of the minimum payments alone holds the new card.
test('the minimum payments alone are those of today', () => {
  const { ledger = [] } = planOf(household).alternatives.find(({ id }) => id === 'current') ?? {}
  expect(ledger.map(({ value }) => plainText(value))).toContain('$480 a month')
})

// 200 asked and 150 beyond are 350 a month before; 6,500 × 1.04 is 6,760, whose minimum of 68 leaves 282 beyond.
test('what an emptied card asked for goes on to the transfer', () => {
  const { plan, toDebts } = workOf({
    debts: [{ kind: 'credit_card', balance: 6_500, rate: 0.27, minPayment: 200 }],
    monthlySurplus: 150,
    getsWholeMatch: true,
    debtOfferKind: 'transfer',
    debtOfferMonths: 18,
    debtOfferFee: 0.04,
  })
  expect(toDebts.value).toBe(282)
  expect(plan.schedule[0]?.payments).toEqual([350])
})

test('one that saves nothing, or comes while something is late, is not in the plan', () => {
  expect(workOf({ ...household, debtOfferRate: 0.25 }).transfer).toBeUndefined()
  const late = { ...household, behindOnDebts: true, pastDueBills: 400 }
  expect(workOf(late).transfer).toBeUndefined()
  expect(stepIds(planOf(late))).not.toContain('debt-offer')
})

// Without the cards a month costs 5,100 − 240 − 195 − 110 = 4,555, five times 22,775, whatever the new card asks for.
test('the fund is the same with the transfer: what a month costs never held the payment of the new card', () => {
  const family: Household = {
    ...{ age: 38, income: 78_000, spouseIncome: 0, stayAtHomeParent: true, earners: 1 },
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', state: 'GA', dependents: [2, 5, 9] },
    ...{ employment: 'employed', incomeStability: 'steady', getsWholeMatch: true, behindOnDebts: false },
    ...{ monthlyExpenses: 5_100, monthlySurplus: 350, savings: 4_000, deductible: 3_000 },
    debts: [
      { kind: 'credit_card', name: 'Chase', balance: 8_000, rate: 0.249, minPayment: 240 },
      { kind: 'credit_card', name: 'Citi', balance: 6_500, rate: 0.2199, minPayment: 195 },
      { kind: 'credit_card', name: 'Target', balance: 3_500, rate: 0.2799, minPayment: 110 },
      { kind: 'auto', balance: 21_000, rate: 0.069, minPayment: 480 },
    ],
  }
  expect(workOf(family).fund?.target.value).toBe(22_775)
  // 12,000 leave nothing on the Chase card, which is then no debt of the plan any more.
  for (const debtOfferSum of [3_500, 7_000, 12_000]) {
    const offered: Household = { ...family, debtOfferKind: 'transfer', debtOfferRate: 0, debtOfferMonths: 18 }
    const work = workOf({ ...offered, debtOfferFee: 0.04, debtOfferSum })
    expect(work.transfer?.moved.value).toBe(debtOfferSum)
    expect(work.fund?.target.value).toBe(22_775)
  }
})

// Cash ends 2,000 of the 11,000 today, and 8,000 go to the new card: 1,000 are left where they are.
test('the step says what the transfer takes from which card', () => {
  const move = planOf(household).nextSteps.find(({ id }) => id === 'debt-offer')
  expect(plainText(move?.how ?? '')).toContain(
    'Have it take $8,000 from the Big card, and no more than that.',
  )
})
