/** The pay of a spouse or partner that goes on once one’s own has ended: what it brings, and for how long it is counted. */

import type { FactReader } from '../fact-reader.ts'
import { typicalRetirementAge } from '../fallbacks/typical.ts'
import type { Figure } from '../figure.ts'
import { say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Months } from '../units.ts'
import type { BenefitKey } from './lifelong-pay.ts'
import { partnerName, payThatGoesOn } from './pay-that-goes-on.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { ofSpouse } from './sole-earner.ts'
import type { Drafting } from './topic.ts'

export interface SecondPay {
  /** After tax and what payroll takes. */
  readonly monthly: Figure
  /** Their age at which their own Social Security begins, or most people stop: the pay is taken to end then. */
  readonly until: Figure
  /** Months from today for which it is counted. */
  readonly lasts: Months
}

/** Whoever works close to the usual age, or beyond it, goes on for a year at least. */
export function lastAge({ sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>, age: Figure): Figure {
  const from = reader.some('spouseSsFromAge')
  return from !== undefined && from.value > age.value
    ? from
    : sheet.assumed(
        'second-pay.until',
        'Age at which the pay of a spouse or partner is taken to end',
        'age',
        Math.max(typicalRetirementAge, age.value + 1),
        'The full retirement age of Social Security, as nobody said when it ends.',
      )
}

/** Undefined where there is none, or nobody told how much it is. */
export function secondPay(asked: Drafting): SecondPay | undefined {
  const { sheet, reader, context } = asked
  if (!hasSpousePay(reader)) return undefined
  const monthly = broughtHome(reader) ?? payThatGoesOn(sheet, reader, context, 'partner')?.monthly
  if (monthly === undefined) return undefined
  const age = reader.number('spouseAge')
  const until = lastAge(asked, age)
  return { monthly, until, lasts: Math.round((until.value - age.value) * monthsPerYear) }
}

/** What is brought home since one’s own pay has ended is theirs. */
const broughtHome = (reader: FactReader): Figure | undefined =>
  reader.value('employment') === 'retired' ? reader.some('takeHomeMonthly') : undefined

/** What it brings in a month that is so many away; nothing where there is no such pay. */
export const secondPayAt = (second: SecondPay | undefined, month: Months): Dollars =>
  second === undefined || month >= second.lasts ? 0 : second.monthly.value

/** The benefit of whoever still works begins on a day that was told, or is not paid yet. */
export const unpaidBeside = (
  reader: FactReader,
  second: SecondPay | undefined,
  month: Months,
): readonly BenefitKey[] =>
  secondPayAt(second, month) > 0 && reader.told('spouseSsFromAge') === undefined ? ['spouseSsMonthly'] : []

/** "your spouse’s, $2,930 a month after tax, counted until your spouse is 65" */
export function secondPayInWords(reader: FactReader, { monthly, until }: SecondPay): Text {
  const who = words(partnerName(reader.value('maritalStatus')))
  return say`${words(ofSpouse(reader))}, ${monthly} after tax, counted until ${who} is ${until}`
}
