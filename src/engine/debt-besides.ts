/**
 * A debt that is supposed besides what was told asks for its payment too: a month costs that much more and leaves that much
 * less. Without it a plan that pays the debt from cash would have its payment to spare.
 */
import type { FactKey, Household } from './household.ts'
import { paymentAskedFor } from './topics/debts.ts'
import type { Dollars } from './units.ts'

const leftOfMonth = ['amountMonthly', 'monthlySurplus'] as const satisfies readonly FactKey[]
/** What pays for it where nobody told what a month leaves. */
const putAside = ['collegeMonthly', 'monthlyContribution'] as const satisfies readonly FactKey[]

type Told = Dollars | readonly [Dollars, Dollars]

/** A number or a range that was told, and never below nothing. */
const changedBy = (told: Told, by: Dollars) =>
  typeof told === 'number'
    ? Math.max(0, told + by)
    : ([Math.max(0, told[0] + by), Math.max(0, told[1] + by)] as const)

/** The household with these debts, and with the payments of those among them that it did not tell. */
export function withDebts(household: Household, debts: NonNullable<Household['debts']>): Household {
  const more = debts
    .filter((debt) => household.debts?.includes(debt) !== true)
    .reduce((sum, debt) => sum + paymentAskedFor(debt), 0)
  const isTold = (key: FactKey) => household[key] !== undefined
  const less = leftOfMonth.some(isTold) ? leftOfMonth : putAside
  const changes = [...less.map((key) => ({ key, by: -more })), { key: 'monthlyExpenses' as const, by: more }]
  const changed = changes.flatMap(({ key, by }) => {
    const told = household[key]
    return told === undefined ? [] : [[key, changedBy(told, by)] as const]
  })
  return { ...household, debts, ...Object.fromEntries(changed) }
}
