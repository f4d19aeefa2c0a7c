import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
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
