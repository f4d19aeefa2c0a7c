import { expect, test } from 'vitest'
import { examplesIn } from '../examples-for-tests.ts'

const { examples, evaluated } = await examplesIn(import.meta.dirname, '**/*.ts')

/** Numbers agree when they round to the digits shown; of an object the shown fields count. */
function expectShown(actual: unknown, shown: unknown, decimals: number) {
  if (typeof shown === 'number') {
    expect(actual).toBeTypeOf('number')
    expect(Math.abs(Number(actual) - shown)).toBeLessThanOrEqual(0.5000001 * 10 ** -Math.max(decimals, 2))
  } else if (typeof shown === 'object' && shown !== null) {
    const fields = new Map(Object.entries(Object(actual)))
    for (const [key, value] of Object.entries(shown)) expectShown(fields.get(key), value, decimals)
  } else expect(actual).toBe(shown)
}

test.each(examples)('$path: $expression is $shown', ({ expression, shown }) => {
  const decimals = Math.max(0, ...[...shown.matchAll(/\.(\d+)/g)].map((match) => match[1]?.length ?? 0))
  expectShown(evaluated(expression), evaluated(shown), decimals)
})

test('the law files show dozens of examples', () => {
  expect(examples.length).toBeGreaterThan(40)
})
