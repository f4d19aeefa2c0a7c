/** What a month of the fund costs beyond one of today: a fund outlasts the months until the cover of a job ends, and those to a birth. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'
import { costOfNewChild } from './expecting.ts'
import { premiumAhead } from './premium-ahead.ts'

interface Added {
  readonly id: string
  readonly label: string
  readonly how: string
}

const withMore = (sheet: Worksheet, month: Figure, more: Figure | undefined, { id, label, how }: Added) =>
  more === undefined
    ? month
    : sheet.computed(id, label, 'usd-per-month', how, [month, more], month.value + more.value)

export const withPremium = (sheet: Worksheet, reader: FactReader, month: Figure): Figure =>
  withMore(sheet, month, premiumAhead(reader), {
    id: 'month.with-premium',
    label: 'What a month costs with the health cover after the job',
    how: 'what a month costs + the premium of the cover that follows',
  })

export const withNewChild = (sheet: Worksheet, reader: FactReader, month: Figure): Figure =>
  withMore(sheet, month, costOfNewChild(reader), {
    id: 'month.with-child',
    label: 'What a month costs with the child',
    how: 'what a month costs + what the child on the way costs',
  })
