import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) =>
  wholePlan(
    lumpSumInvest,
    {
      amount: 30_000,
      age: 37,
      maritalStatus: 'single',
      income: 80_000,
      savings: 40_000,
      monthlyExpenses: 3_000,
      horizonYears: 20,
      ...household,
    },
    sketch,
  )

test('a private student loan is looked up at its lender, a federal one for forgiveness first', () => {
  const stepOf = (loanType: 'private' | 'federal') =>
    draft({
      debts: [{ kind: 'student_loan', loanType, balance: 6_000, rate: 0.0625, minPayment: 150 }],
    }).nextSteps.find(({ id }) => id.startsWith('pay.'))
  expect(plainText(stepOf('private')?.how ?? '')).toContain('Ask the lender')
  expect(stepOf('private')?.link?.url).not.toContain('studentaid')
  expect(plainText(stepOf('federal')?.how ?? '')).toContain('forgiveness')
})

test('money that pays a part of a home loan is not said to pay it off or to free its payment', () => {
  const otherWay = (balance: number) =>
    draft({
      amount: 100_000,
      debts: [{ kind: 'mortgage', balance, rate: 0.07, minPayment: 1_500 }],
    }).alternatives.find(({ id }) => id === 'debts')
  const part = otherWay(210_000)
  expect(plainText(part?.title ?? '')).toMatch(/^Pay that part on the /)
  expect(plainText(part?.detail ?? '')).not.toContain('frees')
  expect(plainText(otherWay(20_000)?.title ?? '')).toMatch(/^Pay off the .* first$/)
})
