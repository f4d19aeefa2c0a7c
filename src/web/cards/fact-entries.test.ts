import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactControl, FactInput } from '#engine/fact.ts'
import { type FactKey, factKeys, facts } from '#engine/household.ts'
import { editText, readControl } from './fact-edit.ts'
import { emptyEntry, entriesOf, fieldsOf, readEntries, type StructuredInput } from './fact-entries.ts'

const isStructured = (input: FactInput): input is StructuredInput =>
  input.kind === 'list' || input.kind === 'rows' || input.kind === 'fields'

function formOf(key: FactKey): StructuredInput {
  const { input } = facts[key]
  if (!isStructured(input)) throw new Error(`${key} is one value`)
  return input
}

const again = (input: StructuredInput, value: unknown) => readEntries(input, entriesOf(input, value))

test('a debt is laid out in fields, changed in one of them and put together again', () => {
  const input = formOf('debts')
  const card = { kind: 'credit_card', name: 'Chase', balance: 9_000, rate: 0.2499, isPastDue: false }
  const [entry] = entriesOf(input, [card])
  expect(entry?.texts).toMatchObject({ kind: 'credit_card', balance: '9000', rate: '24.99' })
  if (entry === undefined) throw new Error('one debt is one entry')
  const changed = { ...entry, texts: { ...entry.texts, balance: '$8k', minPayment: '' } }
  expect(readEntries(input, [changed])).toEqual({ value: [{ ...card, balance: 8_000 }] })
})

test('what cannot be read is blamed on its own field', () => {
  const input = formOf('debts')
  const debt = emptyEntry(input, 3)
  const texts = { ...debt.texts, balance: 'a lot', rate: '2000' }
  const reading = readEntries(input, [{ ...debt, texts }])
  expect('problems' in reading && [...reading.problems]).toEqual([
    ['3 balance', 'Enter a number from 0 to 1,000,000,000,000.'],
    ['3 rate', 'Enter a number from 0 to 1,000.'],
  ])
})

test('a row that was left empty is left out', () => {
  expect(readEntries(formOf('debts'), [emptyEntry(formOf('debts'), 0)])).toEqual({ value: [] })
  expect(readEntries(formOf('dependents'), [emptyEntry(formOf('dependents'), 0)])).toEqual({ value: [] })
})

test('a match is one structure; its second step needs both of its numbers', () => {
  const input = formOf('employerMatch')
  const match = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } }
  expect(again(input, match)).toEqual({ value: match })
  const [entry] = entriesOf(input, match)
  if (entry === undefined) throw new Error('one structure is one entry')
  const half = readEntries(input, [{ ...entry, texts: { ...entry.texts, 'next.upTo': '' } }])
  expect('problems' in half && [...half.problems.keys()]).toEqual(['0 next.upTo'])
  const without = { ...entry, texts: { ...entry.texts, 'next.rate': '', 'next.upTo': '' } }
  expect(readEntries(input, [without])).toEqual({ value: { rate: 1, upTo: 0.03 } })
})

test('what was said as a range stays a range', () => {
  const debts = [{ balance: [2_000, 5_000] }]
  expect(entriesOf(formOf('debts'), debts)[0]?.texts.balance).toBe('2000 to 5000')
  expect(again(formOf('debts'), debts)).toEqual({ value: debts })
})

function numbers(input: Extract<FactControl, { kind: 'number' }>): fc.Arbitrary<unknown> {
  const { min, max, isWhole, takesRange } = input
  const decimals = isWhole ? 1 : 100
  const one = fc
    .oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }))
    .map((value) => Math.min(max, Math.max(min, Math.round(value * decimals) / decimals)))
  const range = fc.tuple(one, one).filter(([low, high]) => low < high)
  return takesRange ? fc.oneof(one, range) : one
}

/** Anything that a person can put into a control and have accepted. */
function given(input: FactControl): fc.Arbitrary<unknown> {
  switch (input.kind) {
    case 'number':
      return numbers(input)
    case 'choice':
      return fc.constantFrom(...input.options.map(({ value }) => value))
    case 'yes-no':
      return fc.boolean()
    case 'day':
      return fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31')
    case 'text':
      return fc.constantFrom('Chase', 'x'.repeat(input.longest))
    default:
      return input satisfies never
  }
}

const textsFor = (input: StructuredInput): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      fieldsOf(input).map((field) => {
        const filled = given(field.input).map((value) => editText(value, field.input))
        return [field.key, field.isRequired ? filled : fc.option(filled, { nil: '' })]
      }),
    ),
  )

test.each(factKeys)('whatever the form of %s accepts, the household accepts', (key) => {
  const { input, schema } = facts[key]
  if (isStructured(input)) {
    const most = input.kind === 'fields' ? 1 : input.most
    const entries = fc.array(textsFor(input), { minLength: input.kind === 'fields' ? 1 : 0, maxLength: most })
    fc.assert(
      fc.property(entries, (texts) => {
        const reading = readEntries(
          input,
          texts.map((one, id) => ({ ...emptyEntry(input, id), texts: one })),
        )
        fc.pre('value' in reading)
        expect(schema.safeParse('value' in reading && reading.value).error).toBeUndefined()
        expect(again(input, 'value' in reading && reading.value)).toEqual(reading)
      }),
      { numRuns: 50 },
    )
  } else {
    fc.assert(
      fc.property(given(input), (value) => {
        const reading = readControl(editText(value, input), input)
        expect(schema.safeParse('value' in reading && reading.value).error).toBeUndefined()
      }),
      { numRuns: 50 },
    )
  }
})
