/**
 * When Medicare ends what goes into a health savings account. Signing up after the age at which Medicare begins, or taking
 * Social Security then, reaches back some months, and what went in during those is too much: IRC §223(b)(7).
 */
import { addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { medicareEligibilityAge, medicareReachesBack } from '../tax/medicare-law.ts'
import type { Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'

interface Basis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'today'>
}

export interface HsaEnd {
  /** Whole months from today in which money may still go in; by an age in whole years, so it may be sooner. */
  readonly months: Months
  readonly day: DateFigure
}

const from = medicareEligibilityAge.value

/** Close enough to Medicare that it belongs into a plan of today. */
export const isHsaEnding = (age: number): boolean => age >= from - rules.shortHorizon.value

/** The age at which Medicare begins by what was told; undefined where someone past it told nothing. */
function startAge(reader: FactReader, age: number, isOwn: boolean): number | undefined {
  const told = isOwn
    ? (['ssFromAge', 'retirementAge'] as const).flatMap((key) =>
        reader.told(key) === undefined ? [] : [reader.number(key).value],
      )
    : []
  const first = told.length === 0 ? undefined : Math.max(from, Math.min(...told))
  return first ?? (age < from ? from : undefined)
}

/** Undefined where it is far away, or where nothing told says when. */
export function hsaEnd(basis: Basis, whose: 'age' | 'spouseAge'): HsaEnd | undefined {
  return isHsaEnding(basis.reader.number(whose).value)
    ? hsaEndWithin(basis, whose, rules.shortHorizon.value * monthsPerYear)
    : undefined
}

/** However far away it is, where it falls into so many months from today. */
export function hsaEndWithin(
  { sheet, reader, context }: Basis,
  whose: 'age' | 'spouseAge',
  most: Months,
): HsaEnd | undefined {
  const age = reader.number(whose)
  const start = startAge(reader, age.value, whose === 'age')
  if (start === undefined) return undefined
  const stop = Math.max(from, start - medicareReachesBack.value / monthsPerYear)
  const months = Math.max(0, Math.round((stop - age.value) * monthsPerYear))
  if (months > most) return undefined
  return {
    months,
    day: sheet.date(
      `hsa-end.${whose}`,
      'When the last money may go into the HSA, about',
      'by the age that you told: the age at which Medicare begins, or at which you stop working or take Social Security after it, less the months that it reaches back; with a birthday soon it is sooner',
      [age, reachesBack(sheet)],
      addMonths(context.today, months),
      'month-of-year',
    ),
  }
}

export const reachesBack = (sheet: Worksheet): Figure =>
  sheet.law('medicare.reaches-back', 'How far back Medicare may reach', 'months', medicareReachesBack)
