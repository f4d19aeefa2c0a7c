/**
 * What cash pays on costly debts today. It ends or lowers loans that would be renewed for a fee; then deferred interest comes first
 * where it can be kept from coming back: what the months until its day cannot bring is paid from cash. Where even that is
 * too little it is a debt like any other.
 */
import { loanPayment } from '../math/loan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { AnnualRate, Dollars, Months } from '../units.ts'
import type { DebtTerms } from './debt-terms.ts'
import { byRate } from './debts.ts'
import { endedRollovers, loweredRollovers } from './ended-rollovers.ts'

/** Deferred interest that comes back if anything is left when the promotion ends, some months from now. */
export const hasDeferred = ({ promotion }: DebtTerms): boolean =>
  promotion?.isDeferred === true && promotion.months.value > 0

/** Highest rate first; a card on a true promotion waits for the others, for it costs little until the promotion ends. */
export const byUrgency = (debts: readonly DebtTerms[]): DebtTerms[] => {
  const isWaiting = ({ promotion }: DebtTerms) => promotion !== undefined && !promotion.isDeferred
  const sorted = byRate(debts)
  return [...sorted.filter((debt) => !isWaiting(debt)), ...sorted.filter(isWaiting)]
}

/** What a month pays so that nothing of it is left when its promotion ends, the minimum payment included; a last month at least. */
export const paceInTime = (owed: Dollars, months: Months, rate: AnnualRate = 0): Dollars =>
  Math.ceil(loanPayment({ principal: Math.max(0, owed), rate, months: Math.max(1, months) }))

/**
 * What clears a balance by its day: of a month as much as there is, and from cash today what the months cannot bring. `pace`
 * is what a month then pays, the minimum payment included.
 */
export function clearedByDay({
  owed,
  minimum,
  months,
  free,
  cash = Infinity,
}: {
  readonly owed: Dollars
  readonly minimum: Dollars
  readonly months: Months
  /** What a month has beyond the minimum payments. */
  readonly free: Dollars
  /** No more than this is there today. */
  readonly cash?: Dollars
}): { readonly fromCash: Dollars; readonly pace: Dollars } {
  const fromCash = Math.min(cash, Math.max(0, Math.ceil(owed - (minimum + free) * months)))
  return { fromCash, pace: Math.max(minimum, paceInTime(owed - fromCash, months)) }
}

/** What of the starter cushion stays when the rest of it keeps deferred interest from coming back. */
export const leastBesideDeferred = (starter: Dollars): Dollars => starter * rules.starterKept.value

export interface CashToDebts {
  /** By the id of the debt. */
  readonly prepaid: ReadonlyMap<string, Dollars>
  readonly paid: Dollars
  /** Deferred interest that this cash and the months until its day keep from coming back, by the id of the debt. */
  readonly inTime: ReadonlySet<string>
}

export function cashToDebts({
  cash,
  starter,
  monthly,
  costly,
}: {
  /** What late bills leave; nothing where nobody can say how much is late. */
  readonly cash: Dollars
  readonly starter: Dollars
  readonly monthly: Dollars
  readonly costly: readonly DebtTerms[]
}): CashToDebts {
  const ended = endedRollovers(cash, costly)
  const prepaid = new Map(ended.map(({ id, balance }) => [id, Math.ceil(balance.value)]))
  const afterEnded = [...prepaid.values()].reduce((sum, part) => sum - part, cash)
  const lowered = loweredRollovers(
    afterEnded,
    costly.filter((debt) => !ended.includes(debt)),
  )
  for (const [id, part] of lowered) prepaid.set(id, part)
  const left = [...lowered.values()].reduce((sum, part) => sum - part, afterEnded)
  const inTime = new Set<string>()
  let spare = Math.max(0, Math.floor(left - starter))
  // A part of the starter cushion too: what would come back is far more than the gap.
  let below = Math.max(0, Math.floor(Math.min(left, starter) - leastBesideDeferred(starter)))
  const pay = (id: string, most: Dollars) => {
    const part = Math.min(spare, Math.ceil(most))
    if (part > 0) prepaid.set(id, (prepaid.get(id) ?? 0) + part)
    spare -= part
  }
  let free = monthly
  const deferred = costly.filter(hasDeferred)
  for (const { id, balance, minimum, promotion } of deferred) {
    const months = promotion?.months.value ?? 1
    const { fromCash: short, pace } = clearedByDay({
      owed: balance.value,
      minimum: minimum.value,
      months,
      free,
    })
    if (short > spare + below) continue
    const taken = Math.max(0, short - spare)
    spare += taken
    below -= taken
    pay(id, short)
    inTime.add(id)
    free = Math.max(0, free - (pace - minimum.value))
  }
  for (const { id, balance, promotion } of costly.filter((debt) => !ended.includes(debt)))
    if (promotion === undefined || (promotion.isDeferred && promotion.months.value <= 0))
      pay(id, balance.value)
  for (const { id, balance } of deferred) pay(id, balance.value - (prepaid.get(id) ?? 0))
  return { prepaid, inTime, paid: [...prepaid.values()].reduce((sum, part) => sum + part, 0) }
}
