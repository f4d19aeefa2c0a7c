/** How one value of a fact is written into its control and read back from it. */
import type { FactControl } from '#engine/fact.ts'

type NumberControl = Extract<FactControl, { kind: 'number' }>

/** A rate is kept as a fraction and edited in percent. */
const isPercent = (input: NumberControl) => input.unit === 'rate' || input.unit === 'share'

const units: Record<string, { before?: string; after?: string }> = {
  usd: { before: '$' },
  'usd-per-month': { before: '$', after: 'a month' },
  'usd-per-year': { before: '$', after: 'a year' },
  rate: { after: '%' },
  share: { after: '%' },
  years: { after: 'years' },
  months: { after: 'months' },
  weeks: { after: 'weeks' },
  days: { after: 'days' },
}

/** What stands before and after the field. */
export const adornments = (input: NumberControl) => units[input.unit] ?? {}

const inField = (value: number, input: NumberControl) =>
  String(isPercent(input) ? Number((value * 100).toPrecision(12)) : value)

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number')

/** The value as it stands in the control. */
export function editText(value: unknown, input: FactControl): string {
  if (value === undefined) return ''
  if (input.kind !== 'number') return String(value)
  if (isRange(value)) return value.map((end) => inField(end, input)).join(' to ')
  return typeof value === 'number' ? inField(value, input) : ''
}

const scales: Record<string, number> = { '': 1, k: 1e3, m: 1e6 }

export type Reading = { value: unknown } | { problem: string }

/** Reads '$4,000', '4k', '3.5 %' as people write them. */
function readAmount(text: string, input: NumberControl): number | undefined {
  const match = /^\$?\s*(\d[\d,]*\.?\d*|\.\d+)\s*([km]?)\s*%?$/i.exec(text.trim())
  if (match === null) return undefined
  const number = Number((match[1] ?? '').replaceAll(',', '')) * (scales[(match[2] ?? '').toLowerCase()] ?? 1)
  return isPercent(input) ? Number((number / 100).toPrecision(12)) : number
}

/** Reads one number, or a range of it ('30 to 35'), within the limits of the fact. */
function readNumber(text: string, input: NumberControl): Reading {
  const shown = (limit: number) => Number(inField(limit, input)).toLocaleString('en-US')
  const problem = `Enter a ${input.isWhole ? 'whole ' : ''}number from ${shown(input.min)} to ${shown(input.max)}.${input.minReason === undefined ? '' : ` ${input.minReason}`}`
  const ends = (input.takesRange ? text.split(/\bto\b|[–-]/) : [text]).map((end) => readAmount(end, input))
  const isWithin = (end: number | undefined): end is number =>
    end !== undefined && end >= input.min && end <= input.max && (!input.isWhole || Number.isInteger(end))
  const [low, high = low] = ends
  if (ends.length > 2 || !isWithin(low) || !isWithin(high)) return { problem }
  if (low > high) return { problem: 'A range runs from low to high.' }
  return { value: low === high ? low : [low, high] }
}

/** What a person put into a control, or what is wrong with it. */
export function readControl(text: string, input: FactControl): Reading {
  switch (input.kind) {
    case 'number':
      return readNumber(text, input)
    case 'choice':
      return text === '' ? { problem: 'Choose one.' } : { value: text }
    case 'yes-no':
      return { value: text === 'true' }
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? { value: text } : { problem: 'Enter a day.' }
    case 'text':
      return text.trim() === '' ? { problem: 'Write something here.' } : { value: text.trim() }
    default:
      return input satisfies never
  }
}
