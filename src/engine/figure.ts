/**
 * A number with its receipt. Every number that a person reads is a figure: what it is, what it is worth,
 * where it comes from and what it was worked out from.
 */
import type { z } from 'zod'
import { dateInWords, monthInWords } from './calendar.ts'
import type { originSchema, unitSchema } from './figure-schema.ts'

export type Unit = z.infer<typeof unitSchema>
export type Origin = z.infer<typeof originSchema>
export type Source = { title: string; url?: string | undefined }

interface FigureOf<Value, U> {
  readonly id: string
  readonly label: string
  readonly value: Value
  readonly unit: U
  readonly shown: string
  readonly origin: Origin
  readonly how: string
  readonly inputs: string[]
  readonly source?: Source | undefined
  readonly approximated?: string | undefined
}
export type DateUnit = 'date' | 'month-of-year'
export type NumberUnit = Exclude<Unit, DateUnit>
/** A figure that can be calculated with. */
export type Figure = FigureOf<number, NumberUnit>
/** A figure that is a day. */
export type DateFigure = FigureOf<string, DateUnit>
export type AnyFigure = Figure | DateFigure

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole dollars. @example dollarsInWords(-1234.5) // '−$1,235' */
export function dollarsInWords(value: number): string {
  const whole = Math.round(Math.abs(value))
  return `${value < 0 && whole > 0 ? '−' : ''}$${grouped(whole)}`
}

const fixed = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace(/\.?0+$/, '') || '0'

function percentInWords(value: number, decimals: number): string {
  const text =
    decimals === 0 ? String(Math.round(Math.abs(value) * 100)) : fixed(Math.abs(value) * 100, decimals)
  return `${value < 0 && text !== '0' ? '−' : ''}${text}%`
}

const plural = (value: number, one: string, many: string) => {
  const size = Math.abs(value)
  const text = Number.isInteger(size) ? grouped(size) : fixed(size, 1)
  return `${value < 0 ? '−' : ''}${text} ${text === '1' ? one : many}`
}

/** Keeps the leading digits and zeroes the rest, as money is rounded in prose. */
export function significant(value: number, digits: number): number {
  if (value === 0) return 0
  let magnitude = 1
  while (magnitude * 10 <= Math.abs(value)) magnitude *= 10
  let step = magnitude
  for (let digit = 1; digit < digits; digit += 1) step /= 10
  if (step < 1) return Math.round(value)
  return Math.round(value / step) * step
}

/** How a value of a unit is written. */
export function valueInWords(value: number | string, unit: Unit): string {
  if (typeof value === 'string') return unit === 'month-of-year' ? monthInWords(value) : dateInWords(value)
  switch (unit) {
    case 'usd':
      return dollarsInWords(value)
    case 'usd-per-month':
      return `${dollarsInWords(value)} a month`
    case 'usd-per-year':
      return `${dollarsInWords(value)} a year`
    case 'rate':
      return percentInWords(value, 2)
    case 'share':
      return percentInWords(value, 0)
    case 'odds':
      return value > 0.995 && value < 1
        ? 'more than 99 of 100'
        : value < 0.005 && value > 0
          ? 'fewer than 1 of 100'
          : `${Math.round(value * 100)} of 100`
    case 'years':
      // A year and a half is planned in months.
      return value < 3 && !Number.isInteger(value)
        ? plural(Math.round(value * 12), 'month', 'months')
        : plural(value, 'year', 'years')
    case 'months':
      return plural(value, 'month', 'months')
    case 'weeks':
      return plural(value, 'week', 'weeks')
    case 'days':
      return plural(value, 'day', 'days')
    case 'age':
      if (value < 1) return 'under 1'
      return Number.isInteger(value - 0.5) ? `${Math.floor(value)}½` : String(value)
    case 'year':
      return String(value)
    case 'count':
      return Number.isInteger(value) ? grouped(value) : fixed(value, 1)
    case 'date':
    case 'month-of-year':
      throw new RangeError(`a ${unit} needs a date, not ${value}`)
    default:
      return unit satisfies never
  }
}

/** How a figure was made, and what may be off in it. */
export const howInFull = ({ how, approximated }: Pick<AnyFigure, 'how' | 'approximated'>): string =>
  approximated === undefined ? how : `${how} — approximated: ${approximated}`

/** A link to a figure's receipt, as it stands in the engine's text. */
export const figureLink = (figure: AnyFigure): string => `[${figure.shown}](figure:${figure.id})`

/** The values of figures of one unit added up. */
export const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { value }) => sum + value, 0)
