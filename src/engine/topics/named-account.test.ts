import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import { worksheet } from '../worksheet.ts'
import { namesAccount } from './named-account.ts'

test('an account is named where one of the kinds is among those told', () => {
  const reader = factReader(worksheet(), { accountType: ['403b', 'roth_ira'] }, '2026-11-20')
  expect(namesAccount({ reader }, '403b', '457b')).toBe(true)
  expect(namesAccount({ reader }, '457b')).toBe(false)
  expect(namesAccount({ reader: factReader(worksheet(), {}, '2026-11-20') }, '403b')).toBe(false)
})
