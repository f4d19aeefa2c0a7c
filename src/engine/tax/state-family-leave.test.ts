import { expect, test } from 'vitest'
import { familyLeaveIn } from './state-family-leave.ts'

// Notices of 2025 and 2026: Maine from May 1, 2026, Maryland by January 3, 2028, Virginia from December 1, 2028.
test('a state pays for a leave from the day on which its program begins', () => {
  expect(familyLeaveIn('ME', '2026-04-30')).toBeUndefined()
  expect(familyLeaveIn('ME', '2026-05-01')?.claimedFrom).toBe('state')
  expect(familyLeaveIn('MD', '2028-01-02')).toBeUndefined()
  expect(familyLeaveIn('MD', '2028-01-03')?.claimedFrom).toBe('state')
  expect(familyLeaveIn('VA', '2028-11-30')).toBeUndefined()
  expect(familyLeaveIn('VA', '2028-12-01')?.claimedFrom).toBe('state')
})

test('in New York the insurer of the employer pays, and in Texas nobody by law', () => {
  expect(familyLeaveIn('NY', '2026-11-26')?.claimedFrom).toBe('insurer')
  expect(familyLeaveIn('TX', '2026-11-26')).toBeUndefined()
})
