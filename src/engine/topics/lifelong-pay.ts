/** Pension and Social Security, a spouse's too: paid for life, but not before they begin; and disability pay. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { type Text, words } from '../say.ts'
import type { Dollars, Years } from '../units.ts'

const beginnings = { ssMonthly: 'ssFromAge', pensionMonthly: 'pensionFromAge' } as const

type LifelongPay = keyof typeof beginnings

/** The age at which it begins, where that was told; else it is taken to be paid already. */
function beginningOf(reader: FactReader, pay: LifelongPay): Years | undefined {
  const told = reader.told(beginnings[pay])
  return told === undefined ? undefined : middle(told)
}

const spouses = ['spouseSsMonthly', 'spousePensionMonthly'] as const

/**
 * A month of each, as far as it has begun at that age; what nobody told counts for nothing. `ofBoth`: what a spouse
 * gets counts for the household too, and is taken to be paid already.
 */
export function lifelongPayAt(reader: FactReader, age: Years, ofBoth: boolean): Figure[] {
  const own = (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => (beginningOf(reader, pay) ?? 0) <= age)
    .map((pay) => reader.number(pay))
  if (reader.told('disabilityMonthly') !== undefined && age < rules.disabilityPaidUntil.value)
    own.push(reader.number('disabilityMonthly'))
  return ofBoth ? [...own, ...spouses.map((pay) => reader.number(pay))] : own
}

/** What is paid for life, in words. */
export const lifelongPayInWords = (reader: FactReader): Text =>
  words(
    reader.told('disabilityMonthly') === undefined
      ? 'pension and Social Security'
      : 'disability pay, pension and Social Security',
  )

const benefits: readonly string[] = ['ssMonthly', 'spouseSsMonthly']

/** The Social Security of a month among them. */
export const benefitsOf = (pay: readonly Figure[]): Dollars =>
  pay.reduce((sum, { id, value }) => sum + (benefits.includes(id) ? value : 0), 0)

/** The pensions of a month among them, and disability pay: taxed alike where an employer paid for the cover. */
export const pensionsOf = (pay: readonly Figure[]): Dollars =>
  pay.reduce((sum, { id, value }) => sum + (benefits.includes(id) ? 0 : value), 0)

/** What is told of but not paid yet, with the age at which it begins. */
export function laterPay(reader: FactReader, age: Years): { pay: Figure; from: Figure }[] {
  return (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => (beginningOf(reader, pay) ?? 0) > age && reader.told(pay) !== undefined)
    .map((pay) => ({ pay: reader.number(pay), from: reader.number(beginnings[pay]) }))
}
