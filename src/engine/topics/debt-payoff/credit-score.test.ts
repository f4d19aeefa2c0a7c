import { expect, test } from 'vitest'
import { links } from '../../links.ts'
import { detailOf, planOf, simple, statusOf } from './plan-for-tests.ts'

test('whoever told a credit score reads what lifts it, and where more of it stands', () => {
  const plan = planOf({ ...simple, creditScore: 640 })
  expect(detailOf(plan, 'score')).toContain('No date here hangs on your score of 640')
  expect(detailOf(plan, 'score')).toContain('the balance of a card falls against its limit')
  expect(plan.nextSteps.find(({ id }) => id === 'autopay')?.link?.url).toBe(links.creditScore.url)
})

test('without a score nothing is said of one, and without a card nothing of a limit', () => {
  expect(statusOf(planOf(simple), 'score')).toBeUndefined()
  const car = planOf({
    ...simple,
    creditScore: 640,
    debts: [{ kind: 'auto', balance: 11_000, rate: 0.089, minPayment: 260 }],
  })
  expect(detailOf(car, 'score')).not.toContain('limit')
})

test('where the plan takes a loan that was offered, the score allows for that one application', () => {
  const plan = planOf({
    creditScore: 640,
    debts: [{ kind: 'credit_card', balance: 6_200, rate: 0.279, minPayment: 190 }],
    debtPaymentMonthly: 1_000,
    ...{ debtOfferKind: 'personal', debtOfferRate: 0.12, debtOfferYears: 3, debtOfferFee: 0 },
  })
  expect(plan.nextSteps.map(({ id }) => id)).toContain('debt-offer')
  expect(detailOf(plan, 'score')).not.toContain('nothing new is borrowed')
  expect(detailOf(plan, 'score')).toContain('leave out every other application')
})
