import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { plainText } from '../../say.ts'
import { worksheet } from '../../worksheet.ts'
import { nearRothLimit } from './near-roth-limit.ts'

const context = sketchContext(draftContext('2026-11-26'))
const said = (income: number, id = 'ira.own') => {
  const sheet = worksheet()
  const iraIncome = sheet.computed('income', 'Income', 'usd', 'as told', [], income)
  const [found] = nearRothLimit({
    sheet,
    context,
    taxes: { status: 'married_joint', iraIncome, unearned: undefined },
    placements: [{ id }],
  })
  return found === undefined ? undefined : plainText(found.detail)
}

// 2026, a joint return: Roth IRAs take less from 242,000 on (Notice 2025-67). 242,000 − 237,600 = 4,400.
test('whoever fills a Roth IRA a raise below its income limit hears how far below', () => {
  expect(said(237_600)).toContain('$4,400 below $242,000')
  expect(said(237_600)).toContain('by Oct 15, 2027')
})

// A tenth more than 219,000 is 240,900.
test('far below, above it, and for another kind of IRA nothing is said', () => {
  expect(said(219_000)).toBeUndefined()
  expect(said(243_000)).toBeUndefined()
  expect(said(237_600, 'ira.own.conversion')).toBeUndefined()
  expect(said(237_600, 'ira.own.traditional')).toBeUndefined()
})
