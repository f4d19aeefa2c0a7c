import { expect, test } from 'vitest'
import { factInWords, factReader, factStatement, toldStatements } from './fact-reader.ts'
import type { Household } from './household.ts'
import { planningRules } from './planning-rules.ts'
import { worksheet } from './worksheet.ts'

const reading = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, '2026-11-20') }
}

test('what was told is a figure that says so, and no assumption', () => {
  const { reader } = reading({ savings: 15_000 })
  expect(reader.number('savings')).toMatchObject({ value: 15_000, origin: 'told', shown: '$15,000' })
  expect(reader.assumptions()).toEqual([])
})

test('what was not told is listed as an assumption the moment it is read', () => {
  const { reader } = reading({})
  expect(reader.number('deductible').origin).toBe('assumed')
  expect(reader.value('employment')).toBe('employed')
  expect(reader.assumptions().map(({ fact, origin }) => [fact, origin])).toEqual([
    ['deductible', 'assumed'],
    ['employment', 'assumed'],
  ])
})

test('asking whether something was told assumes nothing', () => {
  const { reader } = reading({})
  expect(reader.told('savings')).toBeUndefined()
  expect(reader.assumptions()).toEqual([])
})

test('a range is read as its middle, with both ends on the receipt', () => {
  const { sheet, reader } = reading({ amount: [80_000, 120_000] })
  const figure = reader.number('amount')
  expect(figure).toMatchObject({ value: 100_000, origin: 'computed', inputs: ['amount.low', 'amount.high'] })
  expect(sheet.figures().map(({ id, value }) => [id, value])).toEqual([
    ['amount.low', 80_000],
    ['amount.high', 120_000],
    ['amount', 100_000],
  ])
})

test('a fact that nothing is assumed about cannot be read unless it was told', () => {
  expect(() => reading({}).reader.number('paycheck')).toThrow('paycheck')
})

test('a rule of thumb is an assumption on its receipt, with its source', () => {
  const figure = reading({}).reader.rule('floor', 'Least cushion', 'usd', planningRules.starterFloor)
  expect(figure).toMatchObject({ origin: 'assumed', value: 1_000 })
  expect(figure.source?.title).toContain('Consumer Financial Protection Bureau')
})

test('facts are said in plain words', () => {
  expect(factInWords('amount', [80_000, 120_000])).toBe('$80,000 to $120,000')
  expect(factInWords('employment', 'self_employed')).toBe('self-employed')
  expect(factInWords('hsaEligible', true)).toBe('yes')
  expect(factInWords('debts', [])).toBe('none')
  expect(factInWords('debts', [{ kind: 'credit_card', balance: 9_000, rate: 0.2499 }])).toBe(
    'credit card $9,000 at 24.99%',
  )
  expect(factInWords('employerMatch', { rate: 0.5, upTo: 0.06 })).toBe(
    '50% of what you put in, up to 6% of pay',
  )
  expect(factInWords('employerMatch', { rate: 0 })).toBe('none')
  expect(factInWords('dependents', [0, 6])).toBe('under 1, 6')
})

test('a day is said in words, and only its month where a month stands for its first day', () => {
  expect(factInWords('separationDate', '2026-10-14')).toBe('Oct 14, 2026')
  expect(factInWords('separationDate', '2026-10-01')).toBe('Oct 2026')
  // The days to put a check back are counted from the very day.
  expect(factInWords('checkReceivedDate', '2026-10-01')).toBe('Oct 1, 2026')
})

test('a statement carries what is needed to edit it', () => {
  const statement = factStatement('age', 35, 'told', 'You said so.')
  expect(statement).toMatchObject({ fact: 'age', shown: '35', input: { kind: 'number', min: 18, max: 120 } })
  expect(toldStatements({ age: 35, savings: 5 }).map(({ fact }) => fact)).toEqual(['age', 'savings'])
})
