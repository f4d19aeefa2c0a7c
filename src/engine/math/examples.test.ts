import { expect, test } from 'vitest'
import { examplesIn, modulePaths, sourcesOf } from '../examples-for-tests.ts'

const { examples, evaluated } = await examplesIn(import.meta.dirname, '*.ts')

/** A value agrees with a shown one when it rounds to the digits shown; whole numbers agree within a millionth. */
function agrees(actual: unknown, shown: unknown, decimals: number): boolean {
  if (typeof shown === 'number')
    return (
      typeof actual === 'number' &&
      Math.abs(actual - shown) <= (decimals > 0 ? 0.5000001 * 10 ** -decimals : 1e-6)
    )
  if (typeof shown === 'object' && shown !== null && typeof actual === 'object' && actual !== null) {
    const [a, b] = [Object.entries(actual), new Map(Object.entries(shown))]
    return a.length === b.size && a.every(([key, value]) => b.has(key) && agrees(value, b.get(key), decimals))
  }
  return Object.is(actual, shown)
}

test.each(examples)('$path: $expression is $shown', ({ expression, shown }) => {
  const decimals = Math.max(0, ...[...shown.matchAll(/\.(\d+)/g)].map((match) => match[1]?.length ?? 0))
  const actual = evaluated(expression)
  expect(agrees(actual, evaluated(shown), decimals), `it is ${JSON.stringify(actual)}`).toBe(true)
})

test('every exported function of engine/math shows an example', () => {
  const bare = sourcesOf(import.meta.dirname, modulePaths(import.meta.dirname, '*.ts')).flatMap(
    ([path, text]) =>
      [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function (\w+)/g)]
        .filter((match) => !match[1]?.includes('@example'))
        .map((match) => `${path} ${match[2]}`),
  )
  expect(bare).toEqual([])
})
