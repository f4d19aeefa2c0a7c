/** How a fact is written into its field and read back from it. */
import type { FactStatement } from '#engine/plan.ts'

type NumberInput = Extract<FactStatement['input'], { kind: 'number' }>

/** A rate is kept as a fraction and edited in percent. */
const isPercent = (input: NumberInput) => input.unit === 'rate' || input.unit === 'share'

const units: Record<string, { before?: string; after?: string }> = {
  usd: { before: '$' },
  'usd-per-month': { before: '$', after: 'a month' },
  'usd-per-year': { before: '$', after: 'a year' },
  rate: { after: '%' },
  share: { after: '%' },
  years: { after: 'years' },
  months: { after: 'months' },
  days: { after: 'days' },
}

/** What stands before and after the field. */
export const adornments = (input: NumberInput) => units[input.unit] ?? {}

/** The number as it stands in the field; nothing where it is a range. */
export function editText(value: unknown, input: NumberInput): string {
  if (typeof value !== 'number') return ''
  return String(isPercent(input) ? Number((value * 100).toPrecision(12)) : value)
}

const scales: Record<string, number> = { '': 1, k: 1e3, m: 1e6 }

export type Reading = { value: number } | { problem: string }

/** Reads '$4,000', '4k', '3.5 %' as people write them, within the limits of the fact. */
export function readNumber(text: string, input: NumberInput): Reading {
  const match = /^\$?\s*(\d[\d,]*\.?\d*|\.\d+)\s*([km]?)\s*%?$/i.exec(text.trim())
  const scale = isPercent(input) ? 0.01 : 1
  const shown = (limit: number) => Number((limit / scale).toPrecision(12)).toLocaleString('en-US')
  const problem = `Enter a number from ${shown(input.min)} to ${shown(input.max)}.`
  if (match === null) return { problem }
  const number = Number((match[1] ?? '').replaceAll(',', '')) * (scales[(match[2] ?? '').toLowerCase()] ?? 1)
  const value = isPercent(input) ? Number((number / 100).toPrecision(12)) : number
  return value >= input.min && value <= input.max ? { value } : { problem }
}
