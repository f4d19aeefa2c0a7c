/** Whoever owns the plan: only their years open and close its doors, and say how long the money grows. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { resolverOf } from '../../fallbacks.ts'
import type { Figure } from '../../figure.ts'
import { facts, middle } from '../../household.ts'
import type { CalendarDate } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'

export interface PlanOwner {
  readonly isOfSpouse: boolean
  /** Came from a late or a former spouse: the plan itself pays it without a penalty at any age. IRC §72(t)(2)(A)(ii), (C). */
  readonly cameFrom: 'late_spouse' | 'former_spouse' | undefined
  readonly ownerAge: Figure
  readonly birthYear: number
  readonly retirementAge: Figure
  /** Years until the money is needed. */
  readonly horizon: Figure
}

const ofSpouse = 'Counted from the age of your spouse.'

export function planOwner(sheet: Worksheet, reader: FactReader, today: CalendarDate, age: Figure): PlanOwner {
  const whose = reader.told('planOwner')
  const isOfSpouse = whose === 'spouse'
  const cameFrom = whose === 'late_spouse' || whose === 'former_spouse' ? whose : undefined
  const ownerAge = isOfSpouse ? reader.number('spouseAge') : age
  const born = isOfSpouse ? undefined : reader.told('birthYear')
  const birthYear = typeof born === 'number' ? born : yearOf(today) - Math.floor(ownerAge.value)
  if (!isOfSpouse)
    return {
      isOfSpouse,
      cameFrom,
      ownerAge,
      birthYear,
      retirementAge: reader.number('retirementAge'),
      horizon: reader.number('horizonYears'),
    }
  const theirs = yearsOf(ownerAge.value, today)
  if (reader.told('horizonYears') === undefined) reader.instead('horizonYears', theirs.horizon, ofSpouse)
  return {
    isOfSpouse,
    cameFrom,
    ownerAge,
    birthYear,
    retirementAge: sheet.assumed(
      'owner.retirement-age',
      'Age at which your spouse stops working',
      'age',
      theirs.retirementAge,
      'The age at which you stop is your own; this is the full retirement age of Social Security.',
    ),
    horizon:
      reader.told('horizonYears') === undefined
        ? sheet.assumed('horizonYears', facts.horizonYears.label, 'years', theirs.horizon, ofSpouse)
        : reader.number('horizonYears'),
  }
}

/** What is assumed of anyone of that age, the age of the one who asks left aside. */
function yearsOf(age: number, today: CalendarDate): { retirementAge: number; horizon: number } {
  const whole = { age: Math.floor(age) }
  const retirementAge = middle(resolverOf(whole, today)('retirementAge') ?? whole.age)
  const goal = whole.age < retirementAge ? ('retirement' as const) : ('income' as const)
  return { retirementAge, horizon: middle(resolverOf({ ...whole, goal }, today)('horizonYears') ?? 0) }
}
