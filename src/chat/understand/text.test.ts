import { expect, test } from 'vitest'
import { plainLower, sentencesOf } from './text.ts'

const sentences = (text: string) => {
  const plain = plainLower(text)
  return sentencesOf(plain).map((span) => plain.slice(...span).trim())
}

test('a line that breaks in the middle of a sentence does not end it', () => {
  expect(sentences('Half of the bills makes my\nMonthly income $1,640')).toEqual([
    'half of the bills makes my monthly income $1,640',
  ])
})

test('a line of a list ends a sentence', () => {
  expect(sentences('Rent: 380\nGas: 40')).toEqual(['rent: 380', 'gas: 40'])
  expect(sentences('My debts and\n\nmy bills')).toEqual(['my debts and', 'my bills'])
})
