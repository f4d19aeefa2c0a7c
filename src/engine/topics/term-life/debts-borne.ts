/** Whether the one who stays bears the debts, so that no cover has to pay them off, and what is missing each year then. */
import type { FactReader } from '../../fact-reader.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { SurvivorYear } from '../../tax/survivor-years.ts'
import type { Dollars, Years } from '../../units.ts'
import { longestDebt, owedAfter, paymentsIn } from './debts-carried.ts'
import type { Adult } from './family.ts'
import { type Gaps, keptAlone, missingWithDebts, payGaps, spendingIn } from './gaps.ts'
import { endingPay } from './lasting-pay.ts'
import { isJobLost } from './pay-of-lost-job.ts'
import { yearsToRetirement } from './shared.ts'

type Death = Parameters<typeof payGaps>[0] & {
  readonly reader: FactReader
  /** Care that whoever is left alone pays for in a year. */
  readonly carePaid: (year: Years) => Dollars
  /** What the money of each year is worth today. */
  readonly valueOf: (flows: readonly Dollars[]) => Dollars
}

/** The payments of a year in today's dollars. */
const paymentsToday = ({ family, shared }: Death, year: Years): Dollars =>
  paymentsIn(family.debtsLeft, year) / (1 + shared.inflation.value) ** year

/**
 * The gaps of a survivor who goes on paying the debts: of one with pay, or, where nobody depends on them, with pay for life
 * that was told. Undefined where the debts are too much for that, or are not asked about.
 */
export function gapsWithDebts(
  p: Death,
  survivor: Adult | undefined,
  benefits: readonly SurvivorYear[],
): Gaps | undefined {
  const { family, reader } = p
  if (family.elders.length > 0 || family.debtsLeft.length === 0 || survivor === undefined) return undefined
  // A pay that is lost on a told day is counted as that of the next job, whose day and pay nobody knows: no lender waits for it.
  if (isJobLost(reader, survivor)) return undefined
  const isPaid = survivor.pay.value > 0
  const isFree = family.children.length === 0
  if (!isPaid && (!isFree || endingPay(reader, survivor) === undefined)) return undefined
  if (!isFree && !isBorneWithChildren(p, survivor)) return undefined
  const gaps = payGaps(
    { ...p, isDebtCarried: true },
    survivor,
    benefits,
    (year) => paymentsToday(p, year) + p.carePaid(year),
  )
  if (!isFree) return gaps
  // What is missing after the last payment, as in years between work and Social Security, is no want for the debts.
  const missingWhileOwed =
    isPaid && p.adult.pay.value > 0
      ? gaps.withBenefits.map((sum, year) => (paymentsIn(family.debtsLeft, year) > 0 ? sum : 0))
      : missingWithDebts(p, survivor, benefits, (year) => paymentsToday(p, year), longestDebt(family))
  return p.valueOf(missingWhileOwed) < rules.smallestNeed.value ? gaps : undefined
}

/**
 * A parent's own pay bears them without Social Security, which ends as the children grow: each year until work ends leaves
 * room beside living, care and payments, and all those years together what is still owed then.
 */
function isBorneWithChildren(p: Death, survivor: Adult): boolean {
  const { family, shared } = p
  const room = 1 + rules.carriedRoom.value
  const years = Math.min(longestDebt(family), yearsToRetirement(survivor, shared))
  const left = Array.from(
    { length: years },
    (_, year) =>
      keptAlone(p, survivor, year, undefined) -
      room * (spendingIn(p, year) + p.carePaid(year) + paymentsToday(p, year)),
  )
  const owed = family.debtsLeft.reduce((sum, debt) => sum + owedAfter(debt, years), 0)
  return (
    left.every((sum) => sum >= 0) &&
    left.reduce((all, sum) => all + sum, 0) >= owed / (1 + shared.inflation.value) ** years
  )
}
