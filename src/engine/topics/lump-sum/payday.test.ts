import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const planWith = (amount: number, savings: number) => {
  const plan = wholePlan(
    lumpSumInvest,
    {
      amount,
      moneySource: 'gift',
      age: 30,
      filingStatus: 'single',
      employment: 'employed',
      income: 34_000,
      monthlyExpenses: 1_950,
      savings,
      deductible: 1_000,
      debts: [
        { kind: 'payday', balance: 500, rate: 3.91, minPayment: 165 },
        { kind: 'credit_card', balance: 1_800, rate: 0.2999, minPayment: 60 },
      ],
    },
    sketchContext(draftContext('2026-11-26')),
  )
  return {
    parts: plan.allocations.map(({ label, amount: part }) => [plainText(label), part]),
    steps: plan.nextSteps.map(({ id, title, dueDate }) => [id, plainText(title), dueDate]),
    summary: plainText(plan.summary),
    debts: plainText(plan.checks.find(({ id }) => id === 'debts')?.detail ?? ''),
  }
}

// 900 − 500 = 400, which go toward the missing 1,000 − 100 = 900.
test('a payday loan is paid before the starter cushion, within days', () => {
  const { parts, steps } = planWith(900, 100)
  expect(parts).toEqual([
    ['Pay off the payday or title loan', 500],
    ['Starter cushion', 400],
  ])
  expect(steps).toContainEqual([
    'pay.debt.0.balance',
    'Pay off the payday or title loan: send $500',
    '2026-11-30',
  ])
})

// 500 − 300 = 200 of the cash, and 460 − 200 = 260 is no less than the 100 that stay.
test('own cash below the starter cushion ends what the money leaves of it, where a little stays', () => {
  const { steps, summary } = planWith(300, 460)
  expect(steps.map(([, title]) => title)).toContain(
    'Pay off the payday or title loan: send $300 of this money and $200 of the cash that you have',
  )
  expect(summary).toContain('$260 of it stays')
})

// 290 − 200 = 90.
test('a payday loan that goes on is not renewed', () => {
  const { parts, steps, debts } = planWith(300, 290)
  expect(parts).toEqual([['Pay off the payday or title loan', 300]])
  expect(steps).toContainEqual(['payday', 'Tell the payday lender that you will not renew', '2026-11-30'])
  expect(debts).toContain('do not renew it')
})
