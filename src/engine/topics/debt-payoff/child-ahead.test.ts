import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const planOf = (more: Household) =>
  debtPayoffTopic.draft(
    {
      age: 33,
      maritalStatus: 'married',
      employment: 'employed',
      income: 90_000,
      monthlyExpenses: 4_000,
      savings: 6_000,
      deductible: 1_500,
      outOfPocketMaximum: 6_000,
      debts: [{ kind: 'credit_card', balance: 6_800, rate: 0.2699, minPayment: 205 }],
      debtPaymentMonthly: 600,
      ...more,
    },
    draftContext('2026-11-26'),
  )
const stepOf = (more: Household, id: string) => planOf(more).nextSteps.find((step) => step.id === id)

test('with a child on the way, the cash that the birth can take goes to no card', () => {
  expect(plainText(stepOf({}, 'spare')!.title)).toContain('Send $4,500 of your cash to the credit card')
  expect(stepOf({ expecting: true }, 'spare')).toBeUndefined()
  // 8,000 − 6,000.
  const more = stepOf({ expecting: true, savings: 8_000 }, 'spare')
  expect(plainText(more!.title)).toContain('Send $2,000 of your cash to the credit card')
  expect(plainText(more!.how)).toContain('what the leave after the birth leaves out of your pay')
})

test('the plan has a word on the child, and keeps the leave before it pays more than is asked', () => {
  expect(planOf({}).checks.map(({ id }) => id)).not.toContain('expecting')
  expect(planOf({ expecting: true }).checks.map(({ id }) => id)).toContain('expecting')
  expect(plainText(stepOf({ expecting: true }, 'extra')!.how)).toContain('First work out what the leave')
  expect(plainText(stepOf({}, 'extra')!.how)).not.toContain('leave')
})
