import { expect, test } from 'vitest'
import { plainText } from './say.ts'
import { supposed } from './suppositions.ts'
import { worksheet } from './worksheet.ts'

const ifCash = (value: number, now: number, from?: number) =>
  plainText(supposed(worksheet(), 'savings', value, { wasTold: true, from, now }))

test('a sum below what one has is only that much', () => {
  expect(ifCash(4_900, 12_000)).toBe('If you had only $4,900 of other cash')
  expect(ifCash(20_000, 12_000)).toBe('If you had $20,000 of other cash')
  expect(ifCash(4_900, 12_000, 12_000)).toBe('If you had $4,900 or less of other cash')
})
