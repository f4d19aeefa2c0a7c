import { expect, test } from 'vitest'
import { changedStep } from './kept-plans.tsx'

const step = { stepId: 'open', revision: 2, note: 'Ask Ann' }

test('a tick keeps the note, and taking it back keeps it too', () => {
  const done = changedStep([step], 'open', { done: true })
  expect(done).toMatchObject({ ...step, doneAt: expect.any(String) })
  expect(changedStep([done], 'open', { done: false })).toEqual(step)
})

test('null takes a note or a day back; what is not named stays', () => {
  const dated = changedStep([step], 'open', { dueDate: '2027-01-02' })
  expect(dated).toEqual({ ...step, dueDate: '2027-01-02' })
  expect(changedStep([dated], 'open', { note: null })).toEqual({
    stepId: 'open',
    revision: 2,
    dueDate: '2027-01-02',
  })
})

test('a step that was never touched begins at revision 0', () => {
  expect(changedStep([], 'open', { note: 'x' })).toEqual({ stepId: 'open', revision: 0, note: 'x' })
})
