import { expect, test } from 'vitest'
import { states } from './states.ts'
import { stateLaws } from './tax/states/all.ts'

test('every state is called what its law is called', () => {
  expect(states).toEqual(Object.fromEntries(stateLaws.map(({ code, name }) => [code, name])))
})
