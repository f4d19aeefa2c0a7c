import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const garnishedOf = (household: Household) => planOf(household).checks.find(({ id }) => id === 'garnishment')
const card: Household = { debts: [{ kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }] }

// 25% of 3,000 is 750; 217.50 × 52 ÷ 12 is 942.50, so of 1,100 only 157.50 is above what is not touched.
test('a judgment takes a quarter of pay after taxes, and nothing of the first thirty hours at the minimum wage', () => {
  const detail = (takeHomeMonthly: number) =>
    plainText(garnishedOf({ ...card, payGarnished: true, takeHomeMonthly })?.detail ?? '')
  expect(detail(3_000)).toContain('Of yours that is $750 a month at most')
  expect(detail(1_100)).toContain('Of yours that is $158 a month at most')
  expect(detail(900)).toContain('Of yours that is $0 a month at most')
})

test('who tells of a garnishment is sent to object in time, and nobody else', () => {
  const plan = planOf({ ...card, payGarnished: true })
  expect(plan.nextSteps[0]?.id).toBe('garnishment')
  expect(garnishedOf(card)).toBeUndefined()
})

test('a federal student loan takes pay without a court, and rehabilitation ends it', () => {
  const plan = garnishedOf({
    payGarnished: true,
    debts: [{ kind: 'student_loan', balance: 18_000, loanType: 'federal' }],
  })
  expect(plainText(plan?.detail ?? '')).toContain('up to 15% without a court')
  expect(plainText(garnishedOf({ ...card, payGarnished: true })?.detail ?? '')).not.toContain(
    'rehabilitation',
  )
})

// 42 USC 407 keeps benefits from private lenders; of child support most states say so, no federal law.
test('what a lender cannot take is told, and of child support that it is the law of most states', () => {
  const detail = plainText(garnishedOf({ ...card, payGarnished: true })?.detail ?? '')
  expect(detail).toContain('Social Security, SSI and veterans’ benefits are safe from all other lenders')
  expect(detail).toContain('in most states child support is')
})
