import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { monthsToFill } from './filling.ts'
import { comparedAssistance } from './loan-assisted-course.ts'
import { amountOf, contextOfTests, detailOf, planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'
import { plannedDebts } from './planned-debts.ts'

const parent: Household = {
  age: 47,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'MO',
  income: 44_000,
  agi: 44_000,
  familySize: 2,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 1,
  dependents: [14],
  supportReceivedMonthly: 400,
  monthlyExpenses: 3_300,
  monthlySurplus: 200,
  savings: 2_600,
  deductible: 2_500,
  getsWholeMatch: true,
  behindOnDebts: false,
  publicServiceJob: false,
  incomeDrivenPlan: 'none',
  debts: [
    { kind: 'student_loan', balance: 24_000, rate: 0.055, minPayment: 265 },
    { kind: 'credit_card', balance: 4_100, rate: 0.229, minPayment: 115 },
    { kind: 'medical', balance: 1_800, rate: 0, minPayment: 60 },
  ],
}
const plannedOf = (household: Household) => plannedDebts(household, contextOfTests)
const summaryOf = (household: Household) => plainText(planOf(household).summary)

// 4 % of 44,000 over 12 less 50 is 96.67, of which 24,000 × 5.5 % ÷ 12 = 110 of interest leaves 13.33 to be waived. With 640
// a month in all, worked out in decimal arithmetic apart from this code: the fixed payment ends the card in month 15, fills
// the fund (13,425 missing) in 53 and ends in 78, 36,163.78 paid on the debts with the 100 of cash. With two payments of
// 265 until the change is confirmed the other is there in 10, 37 and 75: 34,238.02 paid, 276.25 waived and 34 × 50 matched.
test('a lower payment whose freed money ends a card and fills the fund is the course of the plan itself', () => {
  const work = plannedOf(parent)
  expect(work.assistance?.freed.value).toBeCloseTo(168.33, 2)
  expect(work.plan.debts.map(({ months }) => months)).toEqual([10, 30, 75])
  expect(monthsToFill(work, 'fund')).toBe(37)
  expect(work.assistance?.saved.value).toBeCloseTo(36_163.78 - 34_238.02, 2)
  const plan = planOf(parent)
  expect(plainText(plan.title)).toBe('Be out of debt by Feb 2033')
  const summary = plainText(plan.summary)
  expect(summary).not.toContain('the least in all')
  expect(summary).toMatch(/^For the student loan ask for the Repayment Assistance Plan/)
  expect(summary).toContain('you pay $1,926 less in all than with the fixed payment')
  expect(summary).toContain('the credit card is gone by Sep 2027 instead of Feb 2028')
  expect(summary).toContain('the emergency fund is full by Dec 2029 instead of Apr 2031')
  expect(summary).toContain('the last debt is paid by Feb 2033 instead of May 2033')
  expect(summary).toContain('The last one is paid in Feb 2033, after 75 months')
  expect(summary).toContain('Ask in writing first whether you could go back')
})

test('until the change is confirmed the payment of today is what is asked, in the month and in its step', () => {
  const plan = planOf(parent)
  expect(amountOf(plan, 'Student loan')).toBe(265)
  expect(amountOf(plan, 'Credit card')).toBe(315)
  const step = plan.nextSteps.find(({ id }) => id === 'choose-plan')
  expect(plainText(step?.title ?? '')).toContain('send the $168 a month that it frees to the credit card')
  expect(plainText(step?.how ?? '')).toContain('Pay the $265 a month until the change is confirmed')
  expect(detailOf(plan, 'loan-plan')).toContain(
    'Paid only as asked the first costs $31,079, and the second $40,648',
  )
})

test('the fixed payment stands beside it as the other way, with its own dates', () => {
  const other = planOf(parent).alternatives.find(({ id }) => id === 'fixed-payment')
  expect(plainText(other?.title ?? '')).toBe('Keep the fixed payment of the student loan')
  expect(plainText(other?.ledger[0]?.value ?? '')).toBe('May 2033')
  expect(plainText(other?.difference ?? '')).toBe('Costs $1,926 more in all.')
})

// 440 a month of payments and 1,400 of rent are 45 % of (44,000 + 12 × 400) ÷ 12: the same money each month, so the same sums.
test('also where a counselor comes first, what the lower payment frees goes to the card', () => {
  const crowded = { ...parent, monthlyRent: 1_400 }
  const work = plannedOf(crowded)
  expect(work.stage).toBe('counsel')
  expect(work.assistance?.saved.value).toBeCloseTo(36_163.78 - 34_238.02, 2)
  const summary = summaryOf(crowded)
  expect(summary).toContain('nonprofit credit counselor first')
  expect(summary).toContain('you pay $1,926 less in all than with the fixed payment')
  expect(summary).not.toContain('the least in all')
})

// Each paid as it asks, as in the check: 48 months of 96.67 with a child of 14, then 146.67 until the 294th come to 40,648.
test('the step says what the lower payment costs where the freed money is not sent on', () => {
  const step = planOf(parent).nextSteps.find(({ id }) => id === 'choose-plan')
  expect(plainText(step?.why ?? '')).toContain(
    'That holds only while the $168 a month is sent on: paid just as asked, the Repayment Assistance Plan costs $40,648 in all, and the fixed payment of today $31,079.',
  )
})

test('who said that loans were owed when borrowing is not asked for it again', () => {
  expect(detailOf(planOf(parent), 'loan-plan')).toContain('say if that is you')
  expect(detailOf(planOf({ ...parent, newStudentBorrower: false }), 'loan-plan')).not.toContain(
    'say if that is you',
  )
})

const afterSave: Household = {
  ...{ age: 27, maritalStatus: 'single', filingStatus: 'single', state: 'PA', income: 47_000, agi: 44_200 },
  ...{ familySize: 1, employment: 'employed', incomeStability: 'steady', earners: 1, numDependents: 0 },
  ...{ monthlyExpenses: 2_500, monthlySurplus: 433, savings: 3_000, deductible: 1_500, getsWholeMatch: true },
  ...{ behindOnDebts: false, publicServiceJob: false, incomeDrivenPlan: 'save', newStudentBorrower: true },
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 32_000, rate: 0.055 },
    { kind: 'credit_card', balance: 2_800, rate: 0.24, minPayment: 84 },
  ],
}

// 517 a month and 1,500 of cash to the card. Standard asks for 347.28, the other plan for 4 % of 44,200 over 12, 147.33: the
// funds of 4 × (2,416 + either) miss 9,553 and 8,753. In decimal arithmetic apart from this code: card in month 9, fund in
// 65, all in 101, 43,780.73 paid; the other 4, 28, 97 and 42,737.49.
test('after SAVE the plans are compared with the same money each month, not each with what it asks for', () => {
  const work = plannedOf(afterSave)
  expect(work.loans?.chosen.plan).toBe('repayment_assistance')
  expect(work.plan.debts.map(({ months }) => months)).toEqual([4, 97])
  expect(monthsToFill(work, 'fund')).toBe(28)
  expect(work.assistance?.withFixed.plan.months).toBe(101)
  expect(work.assistance?.saved.value).toBeCloseTo(1_043.24, 0)
  const plan = planOf(afterSave)
  expect(plainText(plan.summary)).toMatch(
    /^SAVE has ended: choose the Repayment Assistance Plan, about \$147 a month, before you are moved/,
  )
  expect(amountOf(plan, 'Student loan')).toBe(147)
  expect(statusOf(plan, 'forgiveness')).toBeUndefined()
  const step = plan.nextSteps.find(({ id }) => id === 'save')
  expect(plainText(step?.how ?? '')).toContain('apply for the Repayment Assistance Plan: about $147 a month')
})

// At 46,000 a raise of a tenth is above 50,000, where 5 % asks for 210.83: no longer the cheaper course.
test('where a common raise would turn the comparison the fixed payment after SAVE stays', () => {
  expect(plannedOf({ ...afterSave, income: 49_000, agi: 46_000 }).loans?.chosen.plan).toBe('standard')
})

// 8 % of 88,000 over 12 less 50 is 536.67: it asks for more than 265.
test('a payment by income that is not lower frees nothing, and the fixed one is kept', () => {
  const earner = { ...parent, income: 88_000, agi: 88_000 }
  expect(comparedAssistance(workOf(earner))).toBeUndefined()
  expect(summaryOf(earner)).toContain('the fixed payment of today is the one to keep')
  expect(stepIds(planOf(earner))).toContain('choose-plan')
})

// With the whole fund in the bank and no other debt all goes to the loan either way.
test('where nothing else has a claim on the money the courses are not compared', () => {
  const loan = { ...parent, savings: 30_000, debts: parent.debts!.slice(0, 1) }
  expect(comparedAssistance(workOf(loan))).toBeUndefined()
  expect(summaryOf(loan)).not.toContain('would free')
})

// 265 − 96.67 are 168.33. A loan at 3 % is never paid early, so both courses have no common end.
test('beside a cheap federal loan the plan says what the lower payment frees, and for what', () => {
  const [loan, card] = parent.debts!
  const cheap = { ...parent, debts: [{ ...loan!, rate: 0.03 }, card!] }
  expect(comparedAssistance(workOf(cheap))).toBeUndefined()
  expect(summaryOf(cheap)).toContain(
    'Even if you can, the Repayment Assistance Plan would free $168 a month for the credit card',
  )
})

// 900 in the four months to the end of March takes 225 a month: the 40 that are asked and 185 more. What comes beyond that
// has no use there, and 27.99 % is the most that anything else costs.
test('what a lower payment frees is not named for a promotion that is met without it', () => {
  const [loan] = parent.debts!
  const household = {
    ...parent,
    debts: [
      { ...loan!, rate: 0.03 },
      { kind: 'credit_card', name: 'Visa', balance: 6_800, rate: 0.2799, minPayment: 205 },
      {
        kind: 'credit_card',
        name: 'store card',
        balance: 900,
        rate: 0.2999,
        minPayment: 40,
        promoRate: 0,
        promoEnds: '2027-03-31',
        deferredInterest: true,
      },
    ],
  } satisfies typeof parent
  expect(summaryOf(household)).toContain('a month for the Visa credit card, and interest beyond')
})

// 12,000 each at 5 % and 6 % are 24,000 at 5.5 %: the same sums, but for the cents of two payments.
test('two loans are taken together at their average rate', () => {
  const [, card, bill] = parent.debts!
  const half = (name: string, rate: number) =>
    ({ kind: 'student_loan', name, balance: 12_000, rate, minPayment: 132.5 }) as const
  const work = plannedOf({ ...parent, debts: [half('one', 0.05), half('two', 0.06), card!, bill!] })
  expect(Math.abs(work.plan.totalInterest - plannedOf(parent).plan.totalInterest)).toBeLessThan(1)
  expect(work.assistance?.leastPrincipal.value).toBe(50)
})

const mother: Household = {
  ...{ age: 33, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'NC', income: 36_000 },
  ...{ agi: 36_000, employment: 'employed', incomeStability: 'variable', numDependents: 2, familySize: 3 },
  ...{ savings: 1_200, monthlyExpenses: 2_500, deductible: 1_500, debtPaymentMonthly: 700 },
  ...{ getsWholeMatch: true, behindOnDebts: false, publicServiceJob: false, incomeDrivenPlan: 'none' },
  debts: [
    { kind: 'credit_card', balance: 4_100, rate: 0.2699, minPayment: 120 },
    { kind: 'medical', balance: 1_800, rate: 0, minPayment: 50 },
    { kind: 'auto', balance: 9_000, rate: 0.119, minPayment: 245 },
    { kind: 'student_loan', loanType: 'federal', balance: 18_000, rate: 0.045, minPayment: 190 },
  ],
}

// 3 % of 36,000 over 12 less two times 50 is below 10, the least. In decimal arithmetic apart from this code, 300 to the
// cushion first: with 190 the card is gone in month 28, the car in 37, all in 74; with two payments of 190 and then 10,
// of which 10 a month is matched, in 15, 26 and 69.
test('also where a plan by income would cost the least as it asks, what it frees goes to the card first', () => {
  const { plan, assistance } = plannedOf(mother)
  expect(plan.debts.map(({ months }) => months)).toEqual([15, 36, 26, 69])
  expect(assistance?.withFixed.plan.debts.map(({ months }) => months)).toEqual([28, 36, 37, 74])
  expect(summaryOf(mother)).toContain('asks for $10 a month instead of $190 a month')
  expect(summaryOf(mother)).toContain('as asked until about $14,400 is forgiven after 30 years')
})

// 912 a month is a quarter of 44,000 a year: nobody is sent to pay such a loan early who could have it forgiven.
test('where the fixed payment crowds out a budget the plan that costs the least as it asks stays the way', () => {
  const [loan, ...others] = parent.debts!
  const heavy = { ...parent, debts: [{ ...loan!, balance: 84_000, minPayment: 912 }, ...others] }
  expect(plannedOf(heavy).assistance).toBeUndefined()
  expect(stepIds(planOf(heavy))).toContain('choose-plan')
})
