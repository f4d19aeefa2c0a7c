/** By when other health cover has to be chosen: inside the days that the law gives, and never after them. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const healthOf = (told: Household) => {
  const household: Household = { employment: 'unemployed', monthlyExpenses: 5_300, savings: 20_000, ...told }
  const step = wholePlan(emergencyFund, household, context).nextSteps.find(({ id }) => id === 'health')
  return { due: step?.dueDate, why: plainText(step?.why ?? ''), how: plainText(step?.how ?? '') }
}

// 45 CFR 155.420(c): 60 days from September 30 are November 29, from the 28th November 27; the month ends on the 30th.
test('health cover is to be chosen on the last day of the window where that comes before the end of the month', () => {
  expect(healthOf({ coverEnds: '2026-09-30' }).due).toBe('2026-11-29')
  expect(healthOf({ coverEnds: '2026-09-28' }).due).toBe('2026-11-27')
  expect(healthOf({ coverEnds: '2026-10-15' }).due).toBe('2026-11-30')
})

// September 12 and 60 days are November 11; September 30 and 60 days are November 29.
test('where only the last day in the job is known the window is counted from it and from the end of its month', () => {
  const endOfMonth = healthOf({ separationDate: '2026-09-30' })
  expect(endOfMonth.due).toBe('2026-11-29')
  expect(endOfMonth.why).toContain(
    'If cover ended with the job on Sep 30, 2026, a Marketplace plan can be chosen until Nov 29, 2026 (60 days). COBRA',
  )
  const twelfth = healthOf({ separationDate: '2026-09-12' })
  expect(twelfth.due).toBe('2026-11-29')
  expect(twelfth.why).toContain(
    'could be chosen until Nov 11, 2026 (60 days); where it ran to the end of that month, it still can until Nov 29, 2026.',
  )
  expect(healthOf({ separationDate: '2026-11-13' }).why).toContain(
    'can be chosen until Jan 12, 2027 (60 days); where it ran to the end of that month, until Jan 29, 2027.',
  )
  expect(healthOf({ separationDate: '2026-06-15' }).why).toContain('Ask all the same: the yearly enrollment')
  // A job of years ago says nothing of the cover that has just ended.
  expect(healthOf({ separationDate: '2019-06-15' }).why).toContain('You have 60 days for a Marketplace plan')
})

// 29 CFR 2590.701-6(a): 30 days from October 28 are November 27, from September 30 October 30.
test('the month to join the plan at a spouse’s work comes first, and is said to be over when it is', () => {
  const married: Household = { maritalStatus: 'married', spouseIncome: 48_000 }
  const open = healthOf({ ...married, coverEnds: '2026-10-28', dependents: [9] })
  expect(open.due).toBe('2026-11-27')
  expect(open.how).toContain('opens its health plan to you and the children, as a rule for only 30 days. ')
  const over = healthOf({ ...married, coverEnds: '2026-09-30', numDependents: 0 })
  expect(over.how).toContain(
    'opens its health plan to you, as a rule for only 30 days, which are over: ask whether it still takes you, else when its yearly enrollment is.',
  )
})
