/** Whoever owns the plan: only their years open and close its doors, and say how long the money grows. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { resolverOf } from '../../fallbacks.ts'
import type { Figure } from '../../figure.ts'
import { facts, middle } from '../../household.ts'
import type { CalendarDate } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { areBothOutOfWork, whoIsOutOfWork } from '../out-of-work.ts'
import type { TaxPicture } from '../tax-picture.ts'

/** A job of today, a business, a job that was lost, or no work. */
type OwnersWork = 'employed' | 'self_employed' | 'lost' | 'none'

export interface PlanOwner {
  readonly isOfSpouse: boolean
  readonly ownersWork: OwnersWork
  /** The owner lives on it from now on, over the years that it is to last; otherwise it is needed at their end. */
  readonly isDrawnOn: boolean
  /** Came from a late or a former spouse: the plan itself pays it without a penalty at any age. IRC §72(t)(2)(A)(ii), (C). */
  readonly cameFrom: 'late_spouse' | 'former_spouse' | undefined
  readonly ownerAge: Figure
  readonly birthYear: number
  readonly retirementAge: Figure
  /** Years until the money is needed. */
  readonly horizon: Figure
}

/** After 'of': who has to be named on a check. */
export const ownerName = ({ isOfSpouse }: Pick<PlanOwner, 'isOfSpouse'>): string =>
  isOfSpouse ? 'your spouse' : 'you'

/** The owner's job is lost, and no spouse earns. */
export const isWithoutPay = ({
  ownersWork,
  taxes,
}: Pick<PlanOwner, 'ownersWork'> & { readonly taxes: Pick<TaxPicture, 'spouseIncome'> }): boolean =>
  ownersWork === 'lost' && !(taxes.spouseIncome !== undefined && taxes.spouseIncome.value > 0)

function workOfOwner(reader: FactReader, isOfSpouse: boolean): OwnersWork {
  if (isOfSpouse) {
    if (whoIsOutOfWork(reader) === 'partner' || areBothOutOfWork(reader)) return 'lost'
    if (reader.told('spouseSelfEmployed') === true) return 'self_employed'
    return reader.told('spouseIncome') === 0 ? 'none' : 'employed'
  }
  const work = reader.value('employment')
  if (work === 'retired') return 'none'
  return work === 'unemployed' ? 'lost' : work
}

const ofSpouse = 'Counted from the age of your spouse.'

export function planOwner(sheet: Worksheet, reader: FactReader, today: CalendarDate, age: Figure): PlanOwner {
  const whose = reader.told('planOwner')
  const isOfSpouse = whose === 'spouse'
  const cameFrom = whose === 'late_spouse' || whose === 'former_spouse' ? whose : undefined
  const ownerAge = isOfSpouse ? reader.number('spouseAge') : age
  const born = isOfSpouse ? undefined : reader.told('birthYear')
  const birthYear = typeof born === 'number' ? born : yearOf(today) - Math.floor(ownerAge.value)
  const ownersWork = workOfOwner(reader, isOfSpouse)
  const isDone = ownersWork === 'none' && reader.told('horizonYears') === undefined
  if (!isOfSpouse)
    return {
      isOfSpouse,
      ownersWork,
      cameFrom,
      ownerAge,
      birthYear,
      retirementAge: reader.number('retirementAge'),
      horizon: reader.number('horizonYears'),
      isDrawnOn: isDone && reader.value('goal') === 'income',
    }
  const theirs = yearsOf(ownerAge.value, today)
  if (reader.told('horizonYears') === undefined) reader.instead('horizonYears', theirs.horizon, ofSpouse)
  return {
    isOfSpouse,
    ownersWork,
    isDrawnOn: isDone && (reader.told('goal') ?? theirs.goal) === 'income',
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
function yearsOf(
  age: number,
  today: CalendarDate,
): { retirementAge: number; goal: 'retirement' | 'income'; horizon: number } {
  const whole = { age: Math.floor(age) }
  const retirementAge = middle(resolverOf(whole, today)('retirementAge') ?? whole.age)
  const goal = whole.age < retirementAge ? ('retirement' as const) : ('income' as const)
  return { retirementAge, goal, horizon: middle(resolverOf({ ...whole, goal }, today)('horizonYears') ?? 0) }
}
