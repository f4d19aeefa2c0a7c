/**
 * A card whose promotion is cheap until its day, beside little cash: paid at once it takes the month's money from the
 * emergency fund for months, and saves nothing. It waits, and is still gone in time.
 */
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { cushionOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import type { DraftContext } from '../topic.ts'
import type { TakenUp } from './basis.ts'
import type { Pacing } from './paced.ts'
import { type DebtWork, debtWork } from './work.ts'

export function debtsBesideFund(household: Household, context: DraftContext, taken: TakenUp): DebtWork {
  const work = debtWork(household, context, taken)
  const pacing = pacingOf(work)
  if (pacing === undefined) return work
  const paced = debtWork(household, context, { ...taken, pacing })
  return keepsPace(paced) ? paced : work
}

/** Undefined where no card can wait, or where the fund is full. */
function pacingOf(work: DebtWork): Pacing | undefined {
  const { stage, order, paid, plan, targets, reader, kept, highRate, lowRate, fund } = work
  const isPlain = stage === 'payoff' && (order === 'avalanche' || order === 'before-jump')
  if (!isPlain || work.clearsAtOnce || work.once !== undefined || work.transfer !== undefined)
    return undefined
  if (work.gap !== undefined || work.bridge !== undefined || work.keepsCash || isJobAtRisk(reader))
    return undefined
  if (kept === undefined || !tellsCash(reader)) return undefined
  const goneIn = ({ id }: DebtTerms) =>
    plan.debts[paid.findIndex((debt) => debt.id === id)]?.months ?? Infinity
  const isCheapNow = ({ promotion }: DebtTerms) =>
    promotion?.ends !== undefined && !promotion.isDeferred && promotion.rate.value < lowRate.value
  const costly = targets.filter((debt) => isCostly(debt, highRate) && !isCheapNow(debt))
  const after = Math.max(0, ...costly.map(goneIn))
  const cards = targets.filter((debt) => {
    const gone = goneIn(debt)
    return isCheapNow(debt) && gone > after && gone < (debt.promotion?.months.value ?? 0) - 1
  })
  if (cards.length === 0) return undefined
  const isFull = fund === undefined ? fundIsFull(work, kept) : fund.gap.value <= 0
  return isFull ? undefined : new Map(cards.map(({ id }) => [id, after]))
}

const fundIsFull = (work: DebtWork, kept: Figure): boolean =>
  cushionOf(work, { debts: [], id: 'paced.' }).target.value <= kept.value

/** Whether each of them is gone in time, and the fund is filled meanwhile. */
const keepsPace = ({ stage, paid, plan, fund }: DebtWork): boolean =>
  stage === 'payoff' &&
  (fund?.gap.value ?? 0) > 0 &&
  paid.every(
    ({ paced, promotion }, index) =>
      paced === undefined || (plan.debts[index]?.months ?? Infinity) <= (promotion?.months.value ?? 0),
  )
