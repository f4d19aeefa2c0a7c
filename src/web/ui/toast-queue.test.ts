import { expect, test } from 'vitest'
import { removalDelay, toastQueue } from './toast-queue.ts'

const first = { id: 'a', message: 'Version 2 is ready.' }
const second = { id: 'b', message: 'Version 3 is ready.' }

test('a second notification takes the place of the first', () => {
  const one = toastQueue([], { type: 'shown', toast: first })
  const two = toastQueue(one, { type: 'shown', toast: second })
  expect(two.map((toast) => toast.id)).toEqual(['b'])
})

test('a dismissed notification is kept, hidden, until it is removed', () => {
  const shown = toastQueue([], { type: 'shown', toast: first })
  const dismissed = toastQueue(shown, { type: 'dismissed', id: 'a' })
  expect(dismissed).toEqual([{ ...first, dismissed: true }])
  expect(toastQueue(dismissed, { type: 'removed', id: 'a' })).toEqual([])
})

test('removal comes 1,000,000 milliseconds after dismissal', () => {
  expect(removalDelay).toBe(1_000_000)
})
