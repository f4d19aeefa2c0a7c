/**
 * What has the month's money before a debt gets more than its minimum payment, in the one order of things: payments
 * that the month could not meet before a debt ended, what a child takes from its birth on, late bills
 * and the first cushion, the employer match, a fund that comes before these debts, also once a pay is back.
 */
import type { Claim } from '../../math/debt-payoff.ts'
import type { DebtBasis } from './basis.ts'

export type Part =
  | 'shortfall'
  | 'child'
  | 'late'
  | 'cushion'
  | 'later-cushion'
  | 'match'
  | 'fund'
  | 'fund-once-back'

export interface PartClaim extends Claim {
  readonly part: Part
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

export function claimsOf({
  before,
  late,
  lateOn,
  match,
  fund,
  laterCushion,
  rollovers,
  shortfall,
  birth,
  drawn,
  returns,
}: DebtBasis): PartClaim[] {
  const onDebts = lateOn.map(({ debt, later }): PartClaim => ({ part: 'late', total: later, debt }))
  const lateOnDebts = sum(lateOn.map(({ later }) => later))
  const lateElsewhere = Math.max(0, (late?.value ?? 0) - lateOnDebts)
  const cushion = sum(before.map(({ value }) => value)) - (late?.value ?? 0)
  return [
    ...(shortfall === undefined ? [] : [{ part: 'shortfall', monthly: shortfall.value } as const]),
    ...(birth === undefined
      ? []
      : [{ part: 'child', monthly: birth.child.value, afterMonths: birth.after.value } as const]),
    { part: 'late', total: lateElsewhere },
    ...onDebts,
    { part: 'cushion', total: cushion },
    ...(laterCushion === undefined
      ? []
      : [{ part: 'later-cushion', total: laterCushion.value, after: rollovers } as const]),
    ...(match === undefined
      ? []
      : [{ part: 'match', monthly: match.monthly.value, after: rollovers } as const]),
    { part: 'fund', total: fund?.gap.value ?? 0, after: fund?.after ?? [] },
    ...(drawn === undefined || birth === undefined || fund === undefined
      ? []
      : [{ part: 'fund', total: drawn, after: fund.after, afterMonths: birth.after.value } as const]),
    ...(returns === undefined
      ? []
      : [
          {
            part: 'fund-once-back',
            total: returns.fund.missing,
            after: returns.fund.after,
            afterMonths: returns.after,
          } as const,
        ]),
  ]
}
