/** The pay of a spouse or partner that goes on once one’s own has ended: what it brings, and for how long it is counted. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { BenefitKey } from './lifelong-pay.ts'
import { partnerName, payThatGoesOn } from './pay-that-goes-on.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { ofSpouse } from './sole-earner.ts'
import type { DraftContext } from './topic.ts'

export interface SecondPay {
  /** After tax and what payroll takes. */
  readonly monthly: Figure
  /** Their age at which their own Social Security begins, and the pay is taken to end; undefined where nobody told of one. */
  readonly until: Figure | undefined
  /** Months from today for which it is counted. */
  readonly lasts: Months
}

/** Undefined where there is none, or nobody told how much it is. */
export function secondPay({
  sheet,
  reader,
  context,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}): SecondPay | undefined {
  if (!hasSpousePay(reader)) return undefined
  const goesOn = payThatGoesOn(sheet, reader, context, 'partner')
  if (goesOn === undefined) return undefined
  const [age, from] = [reader.some('spouseAge'), reader.some('spouseSsFromAge')]
  const until = age === undefined || from === undefined || from.value <= age.value ? undefined : from
  return {
    monthly: goesOn.monthly,
    until,
    lasts:
      age === undefined || until === undefined
        ? Number.POSITIVE_INFINITY
        : Math.round((until.value - age.value) * monthsPerYear),
  }
}

/** What it brings in a month that is so many away; nothing where there is no such pay. */
export const secondPayAt = (second: SecondPay | undefined, month: Months): Dollars =>
  second === undefined || month >= second.lasts ? 0 : second.monthly.value

/** The benefit of whoever still works begins on a day that was told, or is not paid yet. */
export const unpaidBeside = (reader: FactReader, second: SecondPay | undefined): readonly BenefitKey[] =>
  second !== undefined && reader.told('spouseSsFromAge') === undefined ? ['spouseSsMonthly'] : []

/** "your spouse’s, $2,930 a month after tax, counted until your spouse is 65" */
export function secondPayInWords(reader: FactReader, { monthly, until }: SecondPay): Text {
  const ends =
    until === undefined
      ? nothing
      : say`, counted until ${words(partnerName(reader.value('maritalStatus')))} is ${until}`
  return say`${words(ofSpouse(reader))}, ${monthly} after tax${ends}`
}
