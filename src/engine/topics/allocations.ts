/** Parts of a whole in whole dollars, largest first, at most six; percents and amounts sum exactly. */
import type { Figure } from '../figure.ts'
import { wholePercents } from '../math/largest-remainder.ts'
import type { Allocation, accentClasses } from '../plan.ts'
import { betweenFigures, figureLinks, join, plainText, say, type Text, words } from '../say.ts'
import type { Worksheet } from '../worksheet.ts'

/** The palette's order of use: neighbors differ most for every kind of color vision. */
const colorOrder = [
  'c1',
  'c3',
  'c2',
  'c5',
  'c4',
  'c6',
] as const satisfies readonly (typeof accentClasses)[number][]

const mergedLabel = 'Other'

export interface Part {
  readonly label: Text
  readonly description: Text
  /** Whole dollars. */
  readonly amount: Figure
}

export function allocationsOf(sheet: Worksheet, parts: readonly Part[], id = 'other-parts'): Allocation[] {
  const kept = parts.filter((part) => part.amount.value > 0)
  if (kept.length === 0) return []
  const shown = kept.length <= colorOrder.length ? kept : mergeSmallest(sheet, kept, id)
  const percents = wholePercents(shown.map((part) => part.amount.value))
  return shown.map((part, index) => ({
    label: part.label,
    percent: percents[index] ?? 0,
    amount: part.amount.value,
    description: part.description,
    accentClass: colorOrder[index] ?? 'c6',
    figure: part.amount.id,
  }))
}

/** Keeps the order of the parts, which is the order in which the money is placed. */
function mergeSmallest(sheet: Worksheet, parts: readonly Part[], id: string): Part[] {
  const bySize = [...parts].sort((a, b) => a.amount.value - b.amount.value)
  const small = new Set(bySize.slice(0, parts.length - colorOrder.length + 1))
  const merged = parts.filter((part) => small.has(part))
  const total = merged.reduce((sum, part) => sum + part.amount.value, 0)
  const amount = sheet.computed(
    id,
    'Other parts together',
    'usd',
    'the smaller parts added up',
    merged.map((part) => part.amount),
    total,
  )
  return [
    ...parts.filter((part) => !small.has(part)),
    {
      label: words(mergedLabel),
      description: join(merged.map((part) => say`${part.label}: ${part.amount}.`)),
      amount,
    },
  ]
}

/** The parts of a plan with what was merged taken apart again: "Other" is no place that money could go to. */
export function placesOf(
  allocations: readonly Allocation[],
  figures: readonly { readonly id: string; readonly value: number | string }[],
): { label: Text; amount: number }[] {
  const amountOf = (id: string) => figures.find((figure) => figure.id === id)?.value
  return allocations.flatMap(({ label, amount, description }) => {
    if (plainText(label) !== mergedLabel) return [{ label, amount }]
    const names = betweenFigures(description).map((text) => text.replace(/^\.\s*/, '').replace(/:\s*$/, ''))
    return figureLinks(description).flatMap(({ id }, index) => {
      const [name, value] = [names[index] ?? '', amountOf(id)]
      return name === '' || typeof value !== 'number' ? [] : [{ label: words(name), amount: value }]
    })
  })
}
