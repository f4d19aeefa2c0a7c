import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const plan = (mortgage: object, more: Household = {}) =>
  wholePlan(
    nextDollar,
    {
      age: 47,
      income: 64_000,
      employment: 'employed',
      monthlyExpenses: 4_200,
      monthlySurplus: 700,
      savings: 900,
      pastDueBills: 2_800,
      debts: [{ kind: 'mortgage', balance: 150_000, rate: 0.0575, minPayment: 1_400, ...mortgage }],
      ...more,
    },
    sketchContext(draftContext('2026-11-25')),
  )
const late = { isPastDue: true, monthsBehind: 2 }

test('a mortgage that is late is not paid as agreed: the servicer is called first', () => {
  const statuses = new Map(plan(late).checks.map(({ id, status }) => [id, status]))
  expect(statuses.get('mortgage-late')).toBe('act')
  expect(statuses.get('mortgage')).toBeUndefined()
  expect(plan(late).nextSteps[0]?.id).toBe('mortgage-late')
  expect(plan(late, { monthlySurplus: 0 }).nextSteps[0]?.id).toBe('mortgage-late')
  const paid = plan({})
  expect(paid.checks.find(({ id }) => id === 'mortgage')?.status).toBe('pass')
  expect(paid.nextSteps.map(({ id }) => id)).not.toContain('mortgage-late')
})

// 12 CFR 1024.41(f): no first notice before a payment is more than 120 days late.
test('it says first whom to call and how long a foreclosure has to wait', () => {
  expect(plainText(plan(late).summary)).toMatch(
    /^The home can be taken, so the mortgage comes before every other debt/,
  )
  expect(plainText(plan(late).summary)).toContain('only when a payment is more than 120 days late')
  expect(plainText(plan(late, { monthlySurplus: 0 }).summary)).toContain('more than 120 days late')
  expect(plainText(plan({}).summary)).not.toContain('The home can be taken')
})
