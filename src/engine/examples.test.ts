import { expect, test } from 'vitest'
import { examplesIn } from './examples-for-tests.ts'

const { examples, evaluated } = await examplesIn(import.meta.dirname, '*.ts')

test.each(examples)('$path: $expression is $shown', ({ expression, shown }) => {
  expect(evaluated(expression)).toEqual(evaluated(shown))
})

test('dates, figures and text show how they are used', () => {
  expect(examples.length).toBeGreaterThan(7)
})
