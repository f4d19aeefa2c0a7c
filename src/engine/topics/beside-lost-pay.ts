/** What comes in whatever becomes of a job: the other pay, support, and Social Security, pension and disability pay. */

import type { FactReader } from '../fact-reader.ts'
import { earliestBenefitAge } from '../fallbacks/typical.ts'
import type { Figure } from '../figure.ts'
import { listed, type Text, words } from '../say.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { lifelongPayAt } from './lifelong-pay.ts'
import { besidePay } from './support-received.ts'
import { filesWithSpouse } from './surviving-spouse.ts'

/** Social Security of whoever is younger than it can begin, and named no beginning, is what they expect later. */
const isExpected = (reader: FactReader, { id }: Figure, age: Years): boolean =>
  id === 'ssMonthly' &&
  reader.told('ssFromAge') === undefined &&
  reader.told('cannotWork') !== true &&
  age < earliestBenefitAge

const lifelongFacts = [
  'ssMonthly',
  'pensionMonthly',
  'disabilityMonthly',
  'vaMonthly',
  'spouseSsMonthly',
  'spousePensionMonthly',
  'spouseDisabilityMonthly',
] as const

/** A month of each, as far as it was told and has begun, today or at an age of the speaker. */
export function besideLostPay(reader: FactReader, at?: Years): Figure[] {
  const support = besidePay(reader)
  if (lifelongFacts.every((key) => reader.told(key) === undefined)) return support
  const age = at ?? reader.number('age').value
  const told = lifelongPayAt(reader, age, filesWithSpouse(reader)).filter(
    (pay) => pay.value > 0 && !isExpected(reader, pay, age) && !support.some(({ id }) => id === pay.id),
  )
  return [...support, ...told]
}

/** What goes on in a month without the pay that is lost; undefined where nothing does. */
export function goesOnWithout(
  sheet: Worksheet,
  pay: Figure | undefined,
  beside: readonly Figure[],
  ending: string,
): Figure | undefined {
  const parts = [...(pay === undefined ? [] : [pay]), ...beside]
  if (parts.length < 2) return parts[0]
  return sheet.computed(
    `goes-on.in-all${ending}`,
    'What goes on without the pay that is lost',
    'usd-per-month',
    'the other pay after tax + child support and alimony + Social Security, pension and disability pay that have begun; tax on those is not counted',
    parts,
    parts.reduce((sum, { value }) => sum + value, 0),
  )
}

const kinds: readonly (readonly [says: string, ids: readonly string[]])[] = [
  ['Social Security', ['ssMonthly', 'spouseSsMonthly']],
  ['pension', ['pensionMonthly', 'spousePensionMonthly']],
  ['disability pay', ['disabilityMonthly', 'vaMonthly', 'spouseDisabilityMonthly']],
  ['support', ['supportReceivedMonthly']],
]

/** 'Social Security and support', as a part of a sentence. */
export const besideInWords = (beside: readonly Figure[]): Text =>
  listed(kinds.filter(([, ids]) => beside.some(({ id }) => ids.includes(id))).map(([says]) => words(says)))
