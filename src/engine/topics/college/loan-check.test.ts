import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { loanPayment } from '../../math/loan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const detail = (collegeFundShare: number) =>
  plainText(
    wholePlan(
      collegeSavings,
      { dependents: [8], collegeFundShare, collegeMonthly: 3_000, income: 300_000 },
      context,
    ).checks.find(({ id }) => id === 'borrowing')?.detail ?? '',
  )

// At most 5,500 + 6,500 + 7,500 + 7,500 = 27,000 in four years (31,000 in all takes a fifth), and 15 years to repay 25,000
// to 50,000 (P.L. 119-21). By hand at 6.39% ÷ 12 = 0.5325% a month: 27,000 × 0.005325 ÷ (1 − 1.005325^−180) =
// 143.78 ÷ 0.61554 = 233.58.
test('loans in the student’s name have their limit and a price by the month', () => {
  expect(detail(1 / 3)).toContain(
    'the government lends at most $27,000 over those years, and $27,000 takes about $234 a month for 15 years',
  )
  expect(Math.round(loanPayment({ principal: 27_000, rate: 0.0639, months: 180 }))).toBe(234)
})

// A tenth of 30,990 is 3,099 a year, 3,079 as the monthly sum is rounded up to a dollar: 12,316 in four. Below 25,000 it is
// repaid in 10 years: 12,316 × 0.005325 ÷ (1 − 1.005325^−120) = 65.58 ÷ 0.47126 = 139.16.
test('what is not saved is all that has to be borrowed', () => {
  expect(detail(0.9)).toContain('$12,316 takes about $139 a month for 10 years')
})

// 120 − 80 = 40 months from November 2026: March 2030, after the first bill of 2028.
test('a parent on an older plan signs no Parent PLUS before forgiveness', () => {
  const found = (more: Household) =>
    wholePlan(
      collegeSavings,
      {
        maritalStatus: 'married',
        state: 'OH',
        income: 70_000,
        spouseIncome: 50_000,
        dependents: [16, 12],
        incomeDrivenPlan: 'ibr',
        publicServiceJob: true,
        pslfPayments: 80,
        debts: [{ kind: 'student_loan', balance: 42_000, rate: 0.055, minPayment: 250 }],
        ...more,
      },
      context,
    ).checks.find(({ id }) => id === 'older-plan')
  const check = found({})
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('under Income-Based Repayment')
  expect(plainText(check?.detail ?? '')).toContain(
    'forgives them about Mar 2030, when the 40 months that are left',
  )
  expect(found({ incomeDrivenPlan: 'rap' })).toBeUndefined()
  // The middle of what was told is no whole month: 120 − 80.5, and the last one has to be made.
  expect(plainText(found({ pslfPayments: [80, 81] })?.detail ?? '')).toContain('about Mar 2030, when the 40')
})

// 120 − 88 = 32 months: July 2029. Of the bills of September 2027 to 2030 two come after it, 20,000 each.
// By hand: 16,000 of 127,255 is 12.57%, so 27,094 a year is not saved, 108,376 in four, less 27,000 and 40,000: 41,376. Without
// public service nothing of it may be signed: 108,376 − 27,000 = 81,376.
test('a Parent PLUS that would close the plan of one’s own loans carries no price, and the plan opens with it', () => {
  const parent: Household = {
    age: 48,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    state: 'NY',
    income: 88_000,
    employment: 'employed',
    dependents: [17],
    monthlyExpenses: 4_900,
    monthlySurplus: 500,
    savings: 21_000,
    retirementOnTrack: false,
    retirementSavings: 180_000,
    contributionRate: 0.06,
    getsWholeMatch: true,
    collegeSaved: 16_000,
    collegeMonthly: 300,
    collegeTarget: 'public_in_state',
    deductible: 2_000,
    publicServiceJob: true,
    incomeDrivenPlan: 'ibr',
    pslfPayments: 88,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 46_000, rate: 0.062, minPayment: 420 }],
  }
  const plan = (household: Household) => wholePlan(collegeSavings, household, context)
  const summary = plainText(plan(parent).summary)
  expect(summary).toContain(
    'Savings and federal loans, $40,000 of Parent PLUS among them, leave $41,376 of this college’s price open',
  )
  expect(summary).toContain('Sign no Parent PLUS in your own name before Jul 2029')
  const steps = plan(parent).nextSteps
  expect(steps.map(({ id }) => id)).toContain('sign-nothing')
  const price = plan(parent).checks.find(({ id }) => id === 'price')
  expect(plainText(price?.detail ?? '')).toContain('and $40,000 of Parent PLUS after Jul 2029 leave $41,376')
  const never = plainText(plan({ ...parent, publicServiceJob: false, pslfPayments: undefined }).summary)
  expect(never).toContain('Savings and the student’s own federal loans leave $81,376')
  expect(never).toContain('Sign no Parent PLUS in your own name: it')
  const onRap = plainText(plan({ ...parent, incomeDrivenPlan: 'rap' }).summary)
  expect(onRap).toContain('leave $16,376')
  expect(onRap).not.toContain('Sign no Parent PLUS')
})
