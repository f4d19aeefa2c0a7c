/** The copy of a plan that a link shows: the plan itself and nothing beside it, with or without its sums of money. */
import type { Plan, Visualization } from '#engine/plan.ts'
import { orphanNumbers } from '#engine/receipts.ts'

/** Stands wherever a sum of money was. */
const hidden = '$•••'
const moneyUnits = new Set(['usd', 'usd-per-month', 'usd-per-year'])

/** Throws when something of the copy is not as it should be: then nothing is shared. */
export function snapshotOf(plan: Plan, hideAmounts: boolean): Plan {
  const copy = { ...plan, id: 'shared' }
  // A version was valid when it was kept; it is not measured again by rules that came later.
  const snapshot = hideAmounts ? withoutAmounts(copy) : copy
  if (hideAmounts && (/\$\s?\d/.test(JSON.stringify(snapshot)) || orphanNumbers(snapshot).length > 0))
    throw new RangeError('a sum of money is left in a copy without sums')
  return snapshot
}

function withoutAmounts(plan: Plan): Plan {
  const money = new Set(plan.figures.filter(({ unit }) => moneyUnits.has(unit)).map(({ id }) => id))
  const sumless = { ...plan, totalAmount: 0 }
  return blanked(
    {
      ...sumless,
      allocations: plan.allocations.map(noAmount),
      figures: plan.figures.map((figure) =>
        money.has(figure.id) ? { ...figure, value: 0, shown: hidden } : figure,
      ),
      // A structure, such as a list of debts, holds sums that its words do not show.
      assumptions: plan.assumptions.map((fact) =>
        isMoney(fact) ? { ...fact, value: null, shown: hidden } : { ...fact, value: plainValue(fact.value) },
      ),
      visualizations: plan.visualizations.flatMap(cardWithoutAmounts),
    },
    money,
  )
}

const noAmount = <Part extends { amount: number }>(part: Part): Part => ({ ...part, amount: 0 })

const isMoney = ({ input }: Plan['assumptions'][number]): boolean =>
  input.kind === 'number' && moneyUnits.has(input.unit)

const plainValue = (value: unknown): unknown => (typeof value === 'object' ? null : value)

/** A projection is drawn from sums: without them there is nothing to draw. */
function cardWithoutAmounts(card: Visualization): Visualization[] {
  if (card.type === 'projection') return []
  return [card.type === 'allocation' ? { ...card, allocations: card.allocations.map(noAmount) } : card]
}

/** The same with every text blanked: links to sums, and sums in the words of a receipt or a source. */
function blanked<Part>(part: Part, money: ReadonlySet<string>): Part {
  const blank = (text: string): string =>
    text
      .replace(/\[[^\]]*\]\(figure:([^)]*)\)/g, (link, id) =>
        money.has(id) ? `[${hidden}](figure:${id})` : link,
      )
      .replace(/\$\s?\d[\d,]*(?:\.\d+)?/g, hidden)
  return JSON.parse(JSON.stringify(part), (_key, value: unknown) =>
    typeof value === 'string' ? blank(value) : value,
  )
}
