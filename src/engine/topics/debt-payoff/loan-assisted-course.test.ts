import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { assistedCourse } from './loan-assisted-course.ts'
import { detailOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

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
const summaryOf = (household: Household) => plainText(planOf(household).summary)

// 4 % of 44,000 over 12 less 50 is 96.67, of which 24,000 × 5.5 % ÷ 12 = 110 of interest leaves 13.33 to be waived. With 640
// a month in all, worked out in decimal arithmetic apart from this code: the fixed payment ends the card in month 15, fills
// the fund (13,425 missing) in 53 and ends in 78, 36,063.78 paid on the debts; the other 10, 37 and 74, 33,919.59 paid,
// 335.52 waived and 36 × 50 matched.
test('a lower payment whose freed money ends a card and fills the fund is the better course, with its own dates', () => {
  const course = assistedCourse(workOf(parent))
  expect(course?.freed.value).toBeCloseTo(168.33, 2)
  expect(course?.payoff.debts.map(({ months }) => months)).toEqual([74, 10, 30])
  expect(course?.saved.value).toBeCloseTo(36_063.78 - 33_919.59, 2)
  const summary = summaryOf(parent)
  expect(summary).not.toContain('the least in all')
  expect(summary).toContain('ask for the Repayment Assistance Plan')
  expect(summary).toContain('you pay $2,144 less in all')
  expect(summary).toContain('the credit card is gone by Sep 2027 instead of Feb 2028')
  expect(summary).toContain('the emergency fund is full by Dec 2029 instead of Apr 2031')
  expect(summary).toContain('the last debt is paid by Jan 2033 instead of May 2033')
  expect(summary).toContain('Ask in writing first whether you could go back')
  const plan = planOf(parent)
  const step = plan.nextSteps.find(({ id }) => id === 'choose-plan')
  expect(plainText(step?.title ?? '')).toContain('send the $168 a month that it frees to the credit card')
  expect(plan.alternatives.map(({ id }) => id)).toContain('assistance')
  expect(detailOf(plan, 'loan-plan')).toContain(
    'Paid only as asked it costs $31,079, and the lower payment $34,801',
  )
})

// 8 % of 88,000 over 12 less 50 is 536.67: it asks for more than 265.
test('a payment by income that is not lower frees nothing, and the fixed one is kept', () => {
  const earner = { ...parent, income: 88_000, agi: 88_000 }
  expect(assistedCourse(workOf(earner))).toBeUndefined()
  expect(summaryOf(earner)).toContain('the fixed payment of today is the one to keep')
  expect(stepIds(planOf(earner))).toContain('choose-plan')
})

// With the whole fund in the bank and no other debt all goes to the loan either way.
test('where nothing else has a claim on the money the courses are not compared', () => {
  const loan = { ...parent, savings: 30_000, debts: parent.debts!.slice(0, 1) }
  expect(assistedCourse(workOf(loan))).toBeUndefined()
  expect(summaryOf(loan)).not.toContain('would free')
})

// 265 − 96.67 are 168.33. A loan at 3 % is never paid early, so both courses have no common end.
test('beside a cheap federal loan the plan says what the lower payment frees, and for what', () => {
  const [loan, card] = parent.debts!
  const cheap = { ...parent, debts: [{ ...loan!, rate: 0.03 }, card!] }
  expect(assistedCourse(workOf(cheap))).toBeUndefined()
  expect(summaryOf(cheap)).toContain(
    'Even if you can, the Repayment Assistance Plan would free $168 a month for the credit card',
  )
})

// 12,000 each at 5 % and 6 % are 24,000 at 5.5 %: the same sums, but for the cents of two payments.
test('two loans are taken together at their average rate', () => {
  const [, card, bill] = parent.debts!
  const half = (name: string, rate: number) =>
    ({ kind: 'student_loan', name, balance: 12_000, rate, minPayment: 132.5 }) as const
  const course = assistedCourse(
    workOf({ ...parent, debts: [half('one', 0.05), half('two', 0.06), card!, bill!] }),
  )
  expect(course?.payoff.months).toBe(74)
  expect(course?.isBetter).toBe(true)
})
