/** What may go into the IRAs of both, at the income that other contributions leave. */
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import { type IraRoom, iraRoom } from '../../tax/ira-room.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import { deferredThisYear } from './deferred-this-year.ts'
import { nowhere, type Places } from './places.ts'
import { returnWith } from './year-return.ts'

/**
 * Whether pre-tax IRA money leaves a way to a clean conversion: there is none, a plan at work may take it in, or all of it is
 * converted too.
 */
export const canConvert = ({ pretaxIra, takesIraMoney, clearsIras }: RothBasis): boolean =>
  pretaxIra.value === 0 || takesIraMoney || clearsIras

/** Whether the plan puts what is saved into one: it tells to move such money first, unless somebody said not to go that way. */
export const convertsCleanly = (basis: RothBasis): boolean =>
  basis.pretaxIra.value === 0 || (canConvert(basis) && basis.reader.told('backdoorRoth') !== false)

interface IraRooms {
  readonly own: IraRoom
  readonly spouse: IraRoom | undefined
  /** Adjusted gross income before any of them is filled, and the income that their limits look at. */
  readonly agi: Dollars
  readonly magi: Dollars
}

/**
 * Whether a plan at the work of a spouse takes the deduction of a traditional IRA away. It does of separate returns too,
 * from almost no income on, so there it is taken to be until somebody says otherwise: IRC §219(g)(3)(B)(iii), (7).
 */
export function isSpouseCoveredAtWork({
  reader,
  status,
  spousePlan,
  spouseSaving,
  paid,
}: Pick<RothBasis, 'reader' | 'status' | 'spousePlan' | 'spouseSaving' | 'paid'>): boolean {
  if (spousePlan !== undefined || spouseSaving !== undefined) return true
  const known = reader.known('spouseHasWorkplacePlan')
  return status === 'married_separate'
    ? (known ?? reader.told('spouseIncome') !== 0)
    : known === true && paid.spouse > 0
}

/** Room in the IRAs of both, at the income that is left after the deferral. */
export function iraRooms(
  basis: RothBasis,
  before: TaxReturn,
  deferrals: Pick<Places, 'planTraditional' | 'spousePlanTraditional'>,
): IraRooms {
  const { planTraditional, spousePlanTraditional } = deferrals
  const spousePay = basis.paid.spouse - spousePlanTraditional
  const isSpouseCovered = isSpouseCoveredAtWork(basis)
  const { context, status, age, spouseAge, spouseIncome, paid, hasPlan } = basis
  const deferred = returnWith(basis, before, { ...nowhere, ...deferrals })
  const { agi, studentLoanInterestDeduction } = adjustedGrossIncome(context.law, deferred)
  // The limits of an IRA look at income before this deduction: IRC §§219(g)(3)(A)(ii), 408A(c)(3).
  const magi = agi + studentLoanInterestDeduction
  const own = iraRoom({
    limits: context.limits,
    status,
    age: Math.floor(age.value),
    magi,
    // What is deferred before tax is no pay that an IRA may count: IRC §219(f)(1), Rev. Proc. 91-18.
    compensation: paid.own - planTraditional,
    spouseCompensation: spousePay,
    contributedRoth: basis.iraContributed,
    coveredAtWork: hasPlan,
    spouseCoveredAtWork: isSpouseCovered,
  })
  if (spouseIncome === undefined || spouseAge === undefined) return { own, spouse: undefined, agi, magi }
  return {
    own,
    agi,
    magi,
    spouse: iraRoom({
      limits: context.limits,
      status,
      age: Math.floor(spouseAge.value),
      magi,
      compensation: spousePay,
      spouseCompensation: paid.own - planTraditional,
      spouseContributions: Math.min(own.limit, paid.own - planTraditional),
      coveredAtWork: isSpouseCovered,
      spouseCoveredAtWork: hasPlan,
    }),
  }
}

/** The same at the income of this year as it ends, which decides on a direct contribution to a Roth IRA. */
export const roomsOfThisYear = (basis: RothBasis, before: TaxReturn, places: Places): IraRooms =>
  iraRooms(basis, before, deferredThisYear(basis, places))

/** What may still go into the traditional IRA of each of two and be deducted, beside what these places put into IRAs. */
export function deductibleRooms(
  basis: RothBasis,
  before: TaxReturn,
  places: Places,
): { own: Dollars; spouse: Dollars } {
  const { own, spouse = noRoom } = iraRooms(basis, before, places)
  const left = ({ room, deductibleRoom }: IraRoom, deducted: Dollars, others: Dollars): Dollars =>
    Math.max(0, Math.floor(Math.min(deductibleRoom - deducted, room - deducted - others)))
  return {
    own: left(own, places.iraTraditional, places.iraRoth + places.iraConversion),
    spouse: left(spouse, places.spouseTraditional, places.spouseRoth + places.spouseConversion),
  }
}

/** Of whoever has no IRA to fill. */
export const noRoom: IraRoom = { limit: 0, room: 0, rothRoom: 0, deductibleRoom: 0 }
/** Where only a plan at work is asked about. */
export const noIras: IraRooms = {
  own: noRoom,
  spouse: undefined,
  agi: Number.POSITIVE_INFINITY,
  magi: Number.POSITIVE_INFINITY,
}
