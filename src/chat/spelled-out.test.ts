import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test('what is left out in typing is written out, and numbers and capitals stay', () => {
  expect(spelledOut('whats a hsa, im 57 and dont know bc u said 8%')).toBe(
    "what's a hsa, i'm 57 and don't know because you said 8%",
  )
  expect(spelledOut('I live in the U.S. and my IM is off')).toBe('I live in the U.S. and my IM is off')
})
