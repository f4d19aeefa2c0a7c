/**
 * The match of a job that is held while somebody is on leave or off sick. Nothing goes in until pay is back; with the share of
 * before a part of it would be missed for good.
 */
import { isFilled } from './contributed-share.ts'
import { isJobHeld, isOnLeave } from './lost-pay-claim.ts'
import { isTheMatchOfSpouse, missedOn, type OneMatch } from './missed-match.ts'
import { type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import type { Drafting } from './topic.ts'

export interface HeldMatch {
  readonly whose: OutOfWork
  readonly plan: PlanAtWork
  /** At the pay of before, with the share that went in. */
  readonly missed: OneMatch
}

/** Undefined where no job is held, and where nothing of its match is missed or known. */
export function heldMatch({ sheet, reader, context }: Drafting): HeldMatch | undefined {
  const whose = whoIsOutOfWork(reader)
  if (whose === undefined || !(isOnLeave(reader) || isJobHeld(reader))) return undefined
  // A match told as one's own is that of the spouse who is paid, as long as theirs was not told apart.
  if (whose === 'own' && isSpouseSoleEarner(reader) && !isTheMatchOfSpouse(reader)) return undefined
  const isOwn = whose === 'own'
  const plan = isOwn ? ownPlanAtWork(reader) : spousePlanAtWork(reader)
  const before = reader.some(isOwn ? 'formerPay' : 'spouseFormerPay')
  const isWhole = reader.told(isOwn ? 'getsWholeMatch' : 'spouseGetsWholeMatch') === true
  if (before === undefined || isWhole || isFilled(reader, plan.filled)) return undefined
  const missed = missedOn(sheet, reader, context, {
    ...plan,
    age: isOwn ? 'age' : 'spouseAge',
    pay: () => before,
  })
  return missed && { whose, plan, missed }
}
