/** A sum as the person wrote it, with its receipt: the one number of a reply that no plan worked out. */
import { type AnyFigure, type Figure, type NumberUnit, valueInWords } from '#engine/figure.ts'
import { say, type Text } from '#engine/say.ts'
import type { Mention } from './understand/numbers.ts'

const unitOf = ({ kind, per }: Mention): NumberUnit =>
  kind === 'percent' ? 'rate' : per === 'month' ? 'usd-per-month' : per === 'year' ? 'usd-per-year' : 'usd'

/** The sum, or both ends of a range, in words with figures. @param id stands for the sum within the reply */
export function sumAsWritten(mention: Mention, id: string): { text: Text; figures: AnyFigure[] } {
  const unit = unitOf(mention)
  const figureOf = (number: number, end: string): Figure => {
    const value = unit === 'rate' ? number / 100 : number
    return {
      id: `${id}${end}`,
      label: 'A number of your message',
      value,
      unit,
      shown: valueInWords(value, unit),
      origin: 'told',
      how: 'You wrote it. No plan counts it yet.',
      inputs: [],
    }
  }
  const low = figureOf(mention.low, '')
  if (mention.high === mention.low) return { text: say`${low}`, figures: [low] }
  const high = figureOf(mention.high, '.high')
  return { text: say`${low} to ${high}`, figures: [low, high] }
}

/** Dollars and cents as people type them, for messages that are offered or read in their place. @example dollarsTyped(38_000) // '$38,000' */
export const dollarsTyped = (value: number): string =>
  `$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
