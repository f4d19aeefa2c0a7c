/** The day on which an offer that ends federal rights can be taken: the emergency fund is full then, and stands in for them. */
import type { DateFigure } from '../../figure.ts'
import type { DebtMonth } from '../../math/debt-payoff.ts'
import type { Months } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { isToldFull, tellsCash } from '../cushion.ts'
import { isCostly } from '../debts.ts'
import { monthDate } from '../month-date.ts'
import type { PartClaim } from './claims.ts'
import { monthsToFill } from './filling.ts'
import { fundFirst } from './fund.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

export interface OfferDay {
  readonly months: Months
  /** Absent where the fund is never full. */
  readonly full: DateFigure | undefined
  /** The fund has to come before more than is asked on these loans, and in the plan it comes after them. */
  readonly isFundSooner: boolean
  /** What has the month's money before the debts until then, and the months until then. */
  readonly claims: readonly PartClaim[]
  readonly schedule: readonly DebtMonth[]
}

/** `taken`: the places of the loans among those that are paid. Undefined where the fund is full, or nothing tells. */
export function offerDay(work: DebtWork, taken: readonly number[]): OfferDay | undefined {
  const { reader, paid, highRate, numbers, tried, kept, fund: planned } = work
  const isFundSooner = planned === undefined || planned.after.some((index) => taken.includes(index))
  const isTold = tellsCash(reader) && reader.told('monthlyExpenses') !== undefined
  if (isToldFull(reader) || work.clearsAtOnce || (isFundSooner && !isTold)) return undefined
  const after = paid.flatMap((debt, index) =>
    debt.minimumOnly !== true && isCostly(debt, highRate) && !taken.includes(index) ? [index] : [],
  )
  const fund = isFundSooner
    ? fundFirst({ ...work, sheet: worksheet([]) }, { after, isWhole: false }, paid, { ...work, cash: kept })
    : planned
  if (fund === undefined || fund.gap.value <= 0) return undefined
  const claims = work.claims.map((claim) =>
    claim.part === 'fund' ? { ...claim, total: fund.gap.value, after: fund.after } : claim,
  )
  const plan = tried({ debts: numbers, claims })
  const months = monthsToFill({ ...work, plan, claims }, 'fund')
  return {
    months: months ?? plan.schedule.length,
    full:
      months === undefined
        ? undefined
        : monthDate(
            work,
            'refinance.day',
            'The emergency fund is full, and the offer can be taken',
            months,
            scheduleInputs(work),
          ),
    isFundSooner,
    claims,
    schedule: plan.schedule,
  }
}
