import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, planOf, statusOf, workOf } from './setup-for-tests.ts'

const teacher: Household = {
  age: 52,
  maritalStatus: 'single',
  filingStatus: 'single',
  income: 95_000,
  pensionFromAge: 60,
  accountType: ['403b'],
}

test('a pension without its sum is asked for first, and is no silent nothing', () => {
  expect(rothVsTraditional.hangsOn?.(teacher, workOf(teacher).context)).toBe('pensionMonthly')
  expect(statusOf(planOf(teacher), 'pension.untold')).toBe('act')
  const told = { ...teacher, pensionMonthly: 3_000 }
  expect(rothVsTraditional.hangsOn?.(told, workOf(told).context)).toBeUndefined()
  expect(statusOf(planOf(told), 'pension.untold')).toBeUndefined()
})

test('how it would move the answer is what the plan comes to with one', () => {
  const { decision } = workOf({ ...teacher, pensionMonthly: 2_500 })
  const detail = detailOf(planOf(teacher), 'pension.untold')
  expect(detail).toContain(
    `With $2,500 a month a Traditional dollar would cost about ${decision.later.shown} later`,
  )
  expect(detail).toContain('the answer would be another: some of each')
  expect(decision.verdict).toBe('split')
})
