import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const vocabulary: Record<string, unknown> = Object.assign({}, ...Object.values(modules))

/** The value of an expression in which every export of engine/tax is in scope. */
const evaluated = (expression: string): unknown =>
  new Function(...Object.keys(vocabulary), `return (${expression})`)(...Object.values(vocabulary))

const examples = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/@example (.+?) \/\/ (.+?)(?: \*\/)?$/gm)].map((match) => ({
    path,
    expression: match[1] ?? '',
    shown: match[2] ?? '',
  })),
)

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
