/** Whose IRAs there are, and what the law asks about each of them. */
import type { Figure } from '../figure.ts'
import { type IraRoom, iraRoom } from '../tax/ira-room.ts'
import type { Dollars, Years } from '../units.ts'
import { isFilled } from './contributed-share.ts'
import type { Kind } from './ira-kind.ts'
import type { OwnBusiness } from './own-business.ts'
import { returnApart } from './return-apart.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** Who has a plan of a business, and what else decides about an IRA. */
export interface IraBasis extends Drafting {
  readonly taxes: TaxPicture
  /** What an IRA has taken of the year; what was told of this one where nothing else is named. */
  readonly iraContributed?: Dollars
  readonly ownPlans: readonly { readonly business: OwnBusiness['id'] }[]
  /** The better kind of a partner, by their own return. */
  readonly partnerKind?: Kind | undefined
}

export interface Person {
  readonly id: 'own' | 'spouse' | 'partner'
  readonly Whose: string
  readonly whose: string
  readonly them: string
  /** What goes into it may come off the income of both. */
  readonly income: string
  /** A plan at work covers them, as far as is known: one that nobody named may be there. */
  readonly isCovered: boolean
  readonly isPlanUntold: boolean
  /** Whether it is on the return of the one who asks: else it goes by an income and a kind of its own. */
  readonly isOnReturn: boolean
  readonly kind: Kind | undefined
  /** At the age of today, or at another one. */
  readonly roomIf: (coveredAtWork: boolean, magi: Pick<Figure, 'value'>, atAge?: Years) => IraRoom
}

/** One's own, and that of a spouse or partner. */
export function irasOfAll(basis: IraBasis, income: Pick<Figure, 'value'>): Person[] {
  const own = ownIra(basis)
  const other =
    basis.taxes.spouseIncome === undefined
      ? partnerIra(basis)
      : spouseIra(basis, own.roomIf(own.isCovered, income).limit)
  return other === undefined ? [own] : [own, other]
}

/** Without those that are filled each year. */
export const irasOpen = (basis: IraBasis, income: Pick<Figure, 'value'>): Person[] =>
  irasOfAll(basis, income).filter(({ id }) => !isFilled(basis.reader, id === 'own' ? 'ira' : 'spouse_ira'))

function ownIra({ reader, context, taxes, ownPlans, iraContributed }: IraBasis): Person {
  const { status, age, paid } = taxes
  const told = reader.number('iraContributedThisYear')
  const hasOwnPlan = ownPlans.some(({ business }) => business === 'own')
  // Who puts money into a plan at work, or names its match, has said that there is one.
  const hasPlan = reader.told('hasWorkplacePlan') ?? (reader.value('hasWorkplacePlan') ? true : undefined)
  return {
    id: 'own',
    isOnReturn: true,
    kind: undefined,
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

function spouseIra({ reader, context, taxes, ownPlans }: IraBasis, spouseContributions: Dollars): Person {
  const { status, paid } = taxes
  // Where the spouse alone earns, a plan told as one's own is theirs.
  const hasPlan =
    reader.known('spouseHasWorkplacePlan') ??
    (isSpouseSoleEarner(reader) ? reader.known('hasWorkplacePlan') : undefined)
  const isPaid = paid.spouse > 0
  const hasOwnPlan = ownPlans.some(({ business }) => business === 'spouse')
  return {
    id: 'spouse',
    isOnReturn: true,
    kind: undefined,
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

/** Of two who are not married each has only their own pay for it (IRC §219(c) asks for a joint return) and files alone. */
function partnerIra(basis: IraBasis): Person | undefined {
  const { reader, context, partnerKind } = basis
  const apart = returnApart(basis)
  if (apart === undefined || !apart.isPartner) return undefined
  const { pay, age, agi, taxReturn } = apart
  const hasPlan =
    reader.known('spouseHasWorkplacePlan') ??
    (isSpouseSoleEarner(reader) ? reader.known('hasWorkplacePlan') : undefined)
  return {
    id: 'partner',
    isOnReturn: false,
    kind: partnerKind,
    Whose: 'Your partner’s',
    whose: 'your partner’s',
    them: 'your partner',
    income: 'their income',
    isCovered: hasPlan !== false,
    isPlanUntold: hasPlan === undefined,
    roomIf: (coveredAtWork, _magi, atAge) =>
      iraRoom({
        limits: context.limits,
        status: taxReturn.status,
        age: atAge ?? age.value,
        magi: agi.value,
        compensation: pay.value,
        coveredAtWork,
        spouseCoveredAtWork: false,
      }),
  }
}
