import type { Dollars } from '#engine/units.ts'
import type { IncomeTax } from './income-tax.ts'
import type { ByReturn, PersonalAmounts, ReturnKind, Schedule, StateTaxYear } from './state-law.ts'
import { dependentAges, type TaxReturn } from './tax-return.ts'
import type { IncomeTaxYear } from './tax-year.ts'

/** A household before the law of its state. */
export interface StateHousehold {
  readonly year: StateTaxYear
  readonly law: IncomeTaxYear
  readonly taxReturn: TaxReturn
  readonly federal: IncomeTax
  readonly kind: ReturnKind
  /** The income at which schedules are read. */
  readonly scheduleIncome: Dollars
}

/**
 * The amount of a schedule at an income.
 * @example scheduled({ line: [[50_000, 1_000], [60_000, 0]] }, 55_000) // 500
 * @example scheduled({ steps: [[0, 0.35], [25_001, 0.25]] }, 25_001) // 0.25
 */
export function scheduled(schedule: Schedule, income: Dollars): number {
  if (typeof schedule === 'number') return schedule
  if ('steps' in schedule) return schedule.steps.findLast(([from]) => income >= from)?.[1] ?? 0
  let before = schedule.line[0]
  if (before === undefined) return 0
  for (const point of schedule.line) {
    if (income <= before[0]) return before[1]
    if (income < point[0]) {
      const share = (income - before[0]) / (point[0] - before[0])
      return before[1] + share * (point[1] - before[1])
    }
    before = point
  }
  return before[1]
}

/**
 * What a state says for a kind of return.
 * @example forReturn({ single: 1_000, joint: 2_000 }, 'headOfHousehold') // 1_000
 * @example forReturn({ single: 10_000, joint: 20_000, headOfHousehold: 'as joint' }, 'headOfHousehold') // 20_000
 */
export function forReturn<T>(amounts: ByReturn<T>, kind: ReturnKind): T {
  const { single, joint, headOfHousehold = single } = amounts
  if (kind !== 'headOfHousehold') return kind === 'joint' ? joint : single
  return headOfHousehold === 'as joint' ? joint : headOfHousehold
}

export const amountFor = (h: StateHousehold, amounts: ByReturn<Schedule> | undefined): number =>
  amounts === undefined ? 0 : scheduled(forReturn(amounts, h.kind), h.scheduleIncome)

/** How many spouses on the return have reached an age and not yet another. */
export function peopleAged(h: StateHousehold, fromAge: number, untilAge?: number): number {
  const { age, spouseAge, status } = h.taxReturn
  const counts = (years: number | undefined) => isBetween(years, fromAge, untilAge)
  return (counts(age) ? 1 : 0) + (status === 'married_joint' && counts(spouseAge) ? 1 : 0)
}

export const isBetween = (age: number | undefined, from: number, until?: number): boolean =>
  age !== undefined && age >= from && (until === undefined || age < until)

/** A deduction or credit of the household, its dependents and its aged. */
export function personalAmount(h: StateHousehold, amounts: PersonalAmounts | undefined): Dollars {
  if (amounts === undefined) return 0
  let total = amountFor(h, amounts.household)
  let dependents = 0
  for (const age of dependentAges(h.taxReturn)) {
    if (amounts.dependentUnderAge === undefined || age < amounts.dependentUnderAge) dependents += 1
  }
  if (dependents > 0) {
    total += dependents * amountFor(h, amounts.perDependent)
    total += (dependents - 1) * (amounts.dependentsBeyondFirst ?? 0)
  }
  if (amounts.aged) total += peopleAged(h, amounts.aged.fromAge) * amountFor(h, amounts.aged.each)
  if (amounts.householdAged && peopleAged(h, amounts.householdAged.fromAge) > 0)
    total += amountFor(h, amounts.householdAged.amount)
  return total
}
