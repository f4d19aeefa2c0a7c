import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds } from './plan-for-tests.ts'

const couple: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 110_000, rate: 0.065 }],
  maritalStatus: 'married',
  age: 38,
  spouseAge: 38,
  income: 48_000,
  spouseIncome: 120_000,
  dependents: [4, 7],
  incomeDrivenPlan: 'ibr',
  monthlySurplus: 500,
}
const worth = (household: Household, id: string) =>
  planOf(household).figures.find((figure) => figure.id === id)?.value

// Three people of 2026 keep 40,980: 15% of 7,020 over 12 is 87.75. RAP: 4% of 48,000 over 12 is 160, less 100.
// Jointly it is the Standard payment, 1,249.03. Tax by hand: jointly 2,480 + 9,120 + 7,150 on 133,300 less 4,400 for
// the children is 14,350; apart 3,580 less 4,400, 820 of it paid out, and 1,240 + 4,560 + 11,770 on 103,900: 16,750.
test('a couple sees what separate returns save on the loan and cost in tax', () => {
  expect(worth(couple, 'filing.payment.income_based')).toBe(87.75)
  expect(worth(couple, 'filing.payment.repayment_assistance')).toBe(60)
  expect(worth(couple, 'filing.saved')).toBeCloseTo((1_249.03 - 60) * 12, 6)
  expect(worth(couple, 'filing.tax')).toBe(2_400)
  expect(detailOf(planOf(couple), 'filing')).toContain('about $2,400 a year more of federal tax')
})

// Half of 168,000 each.
test('in a community property state the income on a return of one’s own is half of both', () => {
  expect(worth({ ...couple, state: 'TX' }, 'filing.agi')).toBe(84_000)
  expect(worth({ ...couple, state: 'NY' }, 'filing.agi')).toBe(48_000)
})

// Half of 178,000 is 89,000: 8% over 12 less 100 for two children is 493.33. The interest deduction that is lost is 2,500
// less three thirtieths of it, 2,250 at 22%: 495. Outside such a state 71 of 191 parts of it are 66,167.54.
test('an adjusted gross income that was told is the one that separate returns share', () => {
  const told: Household = {
    ...couple,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 84_000, rate: 0.066, minPayment: 958 }],
    state: 'WA',
    income: 71_000,
    spouseIncome: 120_000,
    agi: 178_000,
    dependents: [3, 6],
    publicServiceJob: true,
    pslfPayments: 88,
  }
  expect(worth(told, 'filing.payment.repayment_assistance')).toBe(493.33)
  expect(worth(told, 'filing.tax')).toBe(495)
  expect(worth({ ...told, state: 'CO' }, 'filing.agi')).toBeCloseTo(66_167.54, 2)
})

test('nothing is worked out where one pay is not told, or where separate returns ask for no less', () => {
  const { spouseIncome: _, ...untold } = couple
  for (const household of [
    { ...untold, householdIncome: 168_000 },
    { ...couple, spouseIncome: 0 },
    { ...couple, filingStatus: 'married_separate' as const },
    { ...couple, income: 400_000 },
  ])
    expect(worth(household, 'filing.saved')).toBeUndefined()
})

// RAP on her own return: 4% of 46,000 over 12 less 100 is 53.33, so (434 − 53.33) × 12 is 4,568.04 less. Tax jointly on
// 141,000 − 32,200 − 2,200 of interest: 2,480 + 9,120 + 22% of 5,800 − 4,400 is 8,476. Apart: 1,240 + 12% of 17,500 −
// 4,400, so 1,060 is paid out, and 1,240 + 4,560 + 22% of 28,500 on 78,900: 12,070 − 1,060 − 8,476 is 2,534.
test('where separate returns keep clearly more than they cost, they are the plan and a dated step', () => {
  const served: Household = {
    ...couple,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 40_000, rate: 0.055, minPayment: 434 }],
    income: 46_000,
    spouseIncome: 95_000,
    publicServiceJob: true,
    pslfPayments: 30,
    savings: 18_000,
  }
  const plan = planOf(served)
  expect(worth(served, 'filing.payment.repayment_assistance')).toBe(53.33)
  expect(worth(served, 'filing.saved')).toBeCloseTo(4_568.04, 6)
  expect(worth(served, 'filing.tax')).toBe(2_534)
  expect(worth(served, 'filing.kept')).toBeCloseTo(2_034.04, 6)
  expect(plainText(plan.title)).toContain('File separately')
  expect(plainText(plan.summary)).toContain('If the loans are yours alone, file separate tax returns')
  const step = plan.nextSteps.find(({ id }) => id === 'separate-returns')
  expect(step?.dueDate).toBe('2027-04-15')
  // 90 payments of 53.33; of each month the interest beyond it, 183.33, is waived and 50 of principal matched: 40,000 − 4,500.
  expect(worth(served, 'filing.repayment_assistance.total')).toBeCloseTo(4_799.7, 2)
  expect(worth(served, 'filing.repayment_assistance.forgiven')).toBeCloseTo(35_500, 2)
  const table = plan.visualizations.find(({ id }) => id === 'loan-plans')
  expect(table?.type === 'schedule' ? plainText(table.rows[0]?.[0] ?? '') : '').toBe(
    'Repayment Assistance Plan, on a return of your own',
  )
  // Without public service a lower payment is not money kept.
  expect(stepIds(planOf({ ...served, publicServiceJob: false }))).not.toContain('separate-returns')
})

// Two thousand and a quarter of the next two: 2,500 for one student, in full below 160,000.
test('the credit for a student in the first years of college is taken off what separate returns keep', () => {
  const parent: Household = {
    ...couple,
    income: 46_000,
    spouseIncome: 95_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 40_000, rate: 0.055, minPayment: 434 }],
    publicServiceJob: true,
    pslfPayments: 30,
  }
  const without = { ...parent, dependents: [24, 25] }
  const student = { ...parent, dependents: [19, 25] }
  expect(worth(without, 'filing.credit')).toBeUndefined()
  expect(worth(student, 'filing.credit')).toBe(2_500)
  expect(Number(worth(without, 'filing.kept')) - Number(worth(student, 'filing.kept'))).toBe(2_500)
})

test('for young children the credit for child care is named among what separate returns close', () => {
  expect(detailOf(planOf(couple), 'filing')).toContain('the credit for child care and most of a Roth IRA')
  expect(detailOf(planOf({ ...couple, dependents: [14, 17] }), 'filing')).not.toContain('child care')
})

// Joint AGI 91,000 less 49,500 kept by four people: 15% of 41,500 over 12 is 518.75, no more than the Standard payment of
// 468.14. RAP on half of it, 45,500: 4% over 12 less 100 for two children is 51.67. (468.14 − 51.67) × 12 is 4,997.64,
// whether the bill of today is still the lower one of an older income or not.
test('a bill that rises when income is confirmed is no measure of separate returns', () => {
  const served = (minPayment: number, pslfPayments = 61): Household => ({
    ...couple,
    ...{ state: 'LA', filingStatus: 'married_joint', familySize: 4, dependents: [7, 3], agi: 91_000 },
    ...{ income: 52_900, spouseIncome: 44_100, publicServiceJob: true, pslfPayments },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 41_600, rate: 0.063, minPayment }],
  })
  expect(worth(served(285), 'filing.saved')).toBeCloseTo(4_997.64, 0)
  expect(worth(served(285), 'filing.kept')).toBeCloseTo(Number(worth(served(468), 'filing.kept')), -1)
  expect(detailOf(planOf(served(285)), 'filing')).toContain('instead of $468 a month')
  expect(plainText(planOf(served(285)).summary)).toContain(
    'instead of $468 a month, to which a joint return raises it',
  )
  expect(stepIds(planOf(served(285)))).toContain('separate-returns')
  // Of 20 payments that are left, the older bill asks for 12.
  expect(stepIds(planOf(served(285, 100)))).not.toContain('separate-returns')
  expect(stepIds(planOf(served(468, 100)))).toContain('separate-returns')
})
