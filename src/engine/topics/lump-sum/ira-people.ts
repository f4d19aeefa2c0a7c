/** Whose IRAs there are, and what the law asks about each of them. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type IraRoom, iraRoom } from '../../tax/ira-room.ts'
import type { Dollars, Years } from '../../units.ts'
import type { OwnBusiness } from '../own-business.ts'
import { isSpouseSoleEarner } from '../sole-earner.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

/** Who has a plan of a business, and what else decides about an IRA. */
export interface IraBasis {
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
  /** What an IRA has taken of the year; what was told of this one where nothing else is named. */
  readonly iraContributed?: Dollars
  readonly ownPlans: readonly { readonly business: OwnBusiness['id'] }[]
}

export interface Person {
  readonly id: 'own' | 'spouse'
  readonly Whose: string
  readonly whose: string
  readonly them: string
  /** What goes into it may come off the income of both. */
  readonly income: string
  /** A plan at work covers them, as far as is known: one that nobody named may be there. */
  readonly isCovered: boolean
  readonly isPlanUntold: boolean
  /** At the age of today, or at another one. */
  readonly roomIf: (coveredAtWork: boolean, magi: Pick<Figure, 'value'>, atAge?: Years) => IraRoom
}

export function ownIra({ reader, context, taxes, ownPlans, iraContributed }: IraBasis): Person {
  const { status, age, paid } = taxes
  const told = reader.number('iraContributedThisYear')
  const hasOwnPlan = ownPlans.some(({ business }) => business === 'own')
  // Who puts money into a plan at work, or names its match, has said that there is one.
  const hasPlan = reader.told('hasWorkplacePlan') ?? (reader.value('hasWorkplacePlan') ? true : undefined)
  return {
    id: 'own',
    Whose: 'Your',
    whose: 'your',
    them: 'you',
    income: 'your income',
    // A plan of one's own business covers like one of an employer: IRC §219(g)(5)(A). Without pay of the year nobody is in one.
    isCovered: paid.own > 0 && (hasOwnPlan || hasPlan !== false),
    isPlanUntold: paid.own > 0 && !hasOwnPlan && hasPlan === undefined,
    roomIf: (coveredAtWork, magi, atAge) =>
      iraRoom({
        limits: context.limits,
        status,
        age: atAge ?? age.value,
        magi: magi.value,
        compensation: paid.own,
        spouseCompensation: paid.spouse,
        contributedRoth: iraContributed ?? told.value,
        coveredAtWork,
        spouseCoveredAtWork: true,
      }),
  }
}

export function spouseIra(
  { reader, context, taxes, ownPlans }: IraBasis,
  spouseContributions: Dollars,
): Person {
  const { status, paid } = taxes
  // Where the spouse alone earns, a plan told as one's own is theirs.
  const hasPlan =
    reader.known('spouseHasWorkplacePlan') ??
    (isSpouseSoleEarner(reader) ? reader.known('hasWorkplacePlan') : undefined)
  const isPaid = paid.spouse > 0
  const hasOwnPlan = ownPlans.some(({ business }) => business === 'spouse')
  return {
    id: 'spouse',
    Whose: 'Your spouse’s',
    whose: 'your spouse’s',
    them: 'your spouse',
    income: 'the income of both of you',
    isCovered: isPaid && (hasOwnPlan || hasPlan !== false),
    isPlanUntold: isPaid && !hasOwnPlan && hasPlan === undefined,
    roomIf: (coveredAtWork, magi, atAge) =>
      iraRoom({
        limits: context.limits,
        status,
        age: atAge ?? reader.number('spouseAge').value,
        magi: magi.value,
        compensation: paid.spouse,
        spouseCompensation: paid.own,
        spouseContributions,
        coveredAtWork,
        spouseCoveredAtWork: true,
      }),
  }
}
