/** A solo 401(k) of those who work for themselves: the plan at work that they can set up. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type OwnPlanRoom, ownPlanRoom } from '../../tax/own-plan-room.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { mayHaveOwnPlan, ownBusinesses } from '../own-business.ts'
import type { DraftContext } from '../topic.ts'

interface Saver {
  readonly age: Figure
  readonly income: Figure
  readonly isCouple: boolean
  /** A plan was told. */
  readonly hasPlan: boolean
  readonly contribution: Dollars
}

/**
 * Whether a plan of one's own business is there: it was told, or something goes in already and no other plan is open to
 * them. Of a corporation or beside a job both are asked for, as what was told may be a plan of the past.
 */
export function hasOwnPlan(reader: FactReader): boolean {
  const told = reader.told('ownBusinessPlan')
  if (told === false) return false
  const goesIn = (['planMonthly', 'contributionRate'] as const).some((key) => reader.some(key) !== undefined)
  return mayHaveOwnPlan(reader) ? told === true || goesIn : told === true && goesIn
}

/** What a plan for the profit beside a job takes; only its employer's part is counted where one's own goes in at work. */
export function sidePlanOf(
  reader: FactReader,
  { law, limits }: DraftContext,
  { age, income }: Pick<Saver, 'age' | 'income'>,
): OwnPlanRoom | undefined {
  if (reader.told('ownBusinessPlan') === false || mayHaveOwnPlan(reader)) return undefined
  const business = ownBusinesses(reader, { income, spouseIncome: undefined }).find(({ id }) => id === 'own')
  return (
    business &&
    ownPlanRoom({
      law,
      limits,
      age: Math.floor(age.value),
      profit: business.profit.value,
      wages: business.wages,
      isOwnPartElsewhere: business.isBesidePlan,
    })
  )
}

/** Undefined where none is open, and where the IRAs take all that goes in and no plan was told. */
export function ownPlanOf(
  reader: FactReader,
  { law, limits }: DraftContext,
  { age, income, isCouple, hasPlan, contribution }: Saver,
): OwnPlanRoom | undefined {
  if (income.value <= 0 || !mayHaveOwnPlan(reader) || reader.told('ownBusinessPlan') === false)
    return undefined
  const ira = known(limits.ira)
  const ofOne = ira.limit + (age.value >= ira.catchUpFromAge ? ira.catchUp : 0)
  const isThere = hasPlan || reader.told('ownBusinessPlan') === true
  if (!isThere && contribution <= ofOne * (isCouple ? 2 : 1)) return undefined
  if (!isThere)
    reader.instead(
      'ownBusinessPlan',
      true,
      'You work for yourself, so a solo 401(k) is counted for what an IRA has no room for.',
    )
  return ownPlanRoom({ law, limits, age: Math.floor(age.value), profit: income.value })
}
