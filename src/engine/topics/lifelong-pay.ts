/** Pension and Social Security: paid for life, but not before they begin. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Years } from '../units.ts'

const beginnings = { ssMonthly: 'ssFromAge', pensionMonthly: 'pensionFromAge' } as const

export type LifelongPay = keyof typeof beginnings

/** The age at which it begins, where that was told; else it is taken to be paid already. */
function beginningOf(reader: FactReader, pay: LifelongPay): Years | undefined {
  const told = reader.told(beginnings[pay])
  return told === undefined ? undefined : middle(told)
}

/** A month of each, as far as it has begun at that age; what nobody told counts for nothing. */
export function lifelongPayAt(reader: FactReader, age: Years): Figure[] {
  return (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => (beginningOf(reader, pay) ?? 0) <= age)
    .map((pay) => reader.number(pay))
}

/** What is told of but not paid yet, with the age at which it begins. */
export function laterPay(reader: FactReader, age: Years): { pay: Figure; from: Figure }[] {
  return (['ssMonthly', 'pensionMonthly'] as const)
    .filter((pay) => (beginningOf(reader, pay) ?? 0) > age && reader.told(pay) !== undefined)
    .map((pay) => ({ pay: reader.number(pay), from: reader.number(beginnings[pay]) }))
}
