/** The savings that student aid looks at in the year in which they are most. */
import type { Dollars, Years } from '../../units.ts'

/** A form asks for the 529 of its own student, and for all of the savings that parents have outside one. */
export type SavingsPlace = 'college accounts' | 'parents’ own'

const sum = (values: readonly Dollars[]): Dollars => values.reduce((total, value) => total + value, 0)

/**
 * Each child's bills take its savings out in equal parts. What parents have outside a 529 stands on the form of each
 * child in college, so it counts once for each of them.
 */
export function mostCounted(
  children: readonly { readonly startsIn: Years; readonly bills: Years }[],
  savings: readonly Dollars[],
  place: SavingsPlace,
): Dollars {
  const years = Math.max(0, ...children.map(({ startsIn, bills }) => startsIn + bills))
  const counted = Array.from({ length: years }, (_, year) => {
    const left = children.map(({ startsIn, bills }, index) => {
      const ahead = Math.min(bills, Math.max(0, startsIn + bills - year))
      return bills === 0 ? 0 : ((savings[index] ?? 0) * ahead) / bills
    })
    const studies = children.map(({ startsIn, bills }) => year >= startsIn && year < startsIn + bills)
    return place === 'college accounts'
      ? sum(left.filter((_, index) => studies[index]))
      : sum(left) * studies.filter(Boolean).length
  })
  return Math.max(0, ...counted)
}
