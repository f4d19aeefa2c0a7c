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

// P.L. 119-21: at most 31,000, and 15 years to repay 25,000 to 50,000. By hand at 6.39% ÷ 12 = 0.5325% a month:
// 31,000 × 0.005325 ÷ (1 − 1.005325^−180) = 165.08 ÷ 0.61554 = 268.18.
test('loans in the student’s name have their limit and a price by the month', () => {
  expect(detail(1 / 3)).toContain(
    'the government lends at most $31,000 in all, and $31,000 takes about $268 a month for 15 years',
  )
  expect(Math.round(loanPayment({ principal: 31_000, rate: 0.0639, months: 180 }))).toBe(268)
})

// A tenth of 30,990 is 3,099 a year, 12,396 in four; below 25,000 it is repaid in 10 years:
// 12,396 × 0.005325 ÷ (1 − 1.005325^−120) = 66.01 ÷ 0.47126 = 140.07.
test('what is not saved is all that has to be borrowed', () => {
  expect(detail(0.9)).toContain('$12,396 takes about $140 a month for 10 years')
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
})
