import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./*-for-tests.ts'], {
  eager: true,
})
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./*-for-tests.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const vocabulary = Object.assign({}, ...Object.values(modules)) as Record<string, unknown>

/** The value of an expression in which every export of the engine's own files is in scope. */
const evaluated = (expression: string): unknown =>
  new Function(...Object.keys(vocabulary), `return (${expression})`)(...Object.values(vocabulary))

const examples = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/@example (.+?) \/\/ (.+?)(?: \*\/)?$/gm)].map((match) => ({
    path,
    expression: match[1] ?? '',
    shown: match[2] ?? '',
  })),
)

test.each(examples)('$path: $expression is $shown', ({ expression, shown }) => {
  expect(evaluated(expression)).toEqual(evaluated(shown))
})

test('dates, figures and text show how they are used', () => {
  expect(examples.length).toBeGreaterThan(7)
})
