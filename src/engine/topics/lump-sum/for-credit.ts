/**
 * The Marketplace credit of a whole year ends at a limit of income, one dollar above it all of it: what has to go in before
 * tax to come down to it, into a plan of one's own business first and into deducted IRAs for the rest.
 */

import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { hsaAccounts } from '../hsa-accounts.ts'
import type { Kind } from '../ira-kind.ts'
import { type IraBasis, irasOpen, type Person } from '../ira-people.ts'
import { creditMarginFigure, marketplaceLimitFigure, safeBelow } from '../marketplace.ts'
import type { OwnBusiness } from '../own-business.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { creditReach, isWorthIt } from './credit-reach.ts'

export interface ForCredit {
  /** Into the plan of the business; undefined where there is none. */
  readonly plan: Figure | undefined
  /** Into deducted IRAs beside it; undefined where the plan alone is enough. */
  readonly iras: IrasForCredit | undefined
  /** All that would have to go before tax, where the credit is not worth it. */
  readonly forgone: Figure | undefined
}

export interface IrasForCredit {
  readonly least: Figure
  /** What of it cash beyond the emergency fund pays, where the money itself does not reach. */
  readonly fromCash: Figure | undefined
  /** What the limits of an IRA look at once the rest of it has gone in before tax. */
  readonly income: Figure
}

interface Basis extends Drafting {
  readonly taxes: TaxPicture
  /** Income of the year that is not in the tax picture: what money brings. */
  readonly onTop?: readonly Figure[] | undefined
  /** Of the dollars that would go before tax. */
  readonly kind: Kind | undefined
  /** What there is to put in: of a year, or a sum. */
  readonly dollars: Dollars
  /** Cash beyond the emergency fund, to go with them. */
  readonly cash?: Dollars
}

/** The plan of a business that is asked for it, with the room in it. */
interface PlanRoom {
  readonly business: OwnBusiness['id']
  readonly room: Dollars
}

/**
 * Undefined where nothing is needed, and where neither all the room nor all the dollars there are would be enough. Where
 * the credit is worth no more than going before tax for it costs, it is forgone.
 */
export function forCredit(basis: Basis, plan: PlanRoom | undefined): ForCredit | undefined {
  const { sheet, reader, context, taxes, onTop = [], dollars, cash = 0 } = basis
  if (reader.told('marketplaceCoverage') !== true) return undefined
  const limit = marketplaceLimitFigure({ sheet, reader, context })
  const more = onTop.reduce((sum, { value }) => sum + value, 0)
  const over = Math.ceil(taxes.agi.value + taxes.untaxedBenefits + more - safeBelow(limit.value))
  if (over <= 0) return undefined
  const reach = creditReach(basis, over, dollars + cash)
  if (reach.short > 0) return undefined
  const health = hsaAccounts(basis).reduce((sum, { room }) => sum + room.value, 0)
  const room = plan?.room ?? 0
  const left = over <= room ? 0 : Math.max(0, over - room - health)
  const intoPlan = Math.min(over, room)
  const income =
    left === 0
      ? undefined
      : sheet.computed(
          'iras.credit-income',
          'Income that the limits of an IRA look at once the rest has gone in before tax',
          'usd-per-year',
          'income + what money brings − what an HSA and the plan of the business take before tax',
          [taxes.iraIncome, ...onTop],
          Math.max(0, taxes.iraIncome.value + more - room - health),
        )
  if (
    income !== undefined &&
    left > roomInIras({ ...basis, ownPlans: plan === undefined ? [] : [plan] }, income)
  )
    return undefined
  const rest = onTop.length === 0 ? '' : ' + the income that money brings, at most'
  const overFigures = [taxes.agi, ...onTop, limit, creditMarginFigure(reader)]
  const how = `adjusted gross income, untaxed Social Security included${rest} − the limit of the credit + what is kept free below it`
  if (!isWorthIt(reach))
    return {
      plan: undefined,
      iras: undefined,
      forgone: sheet.computed(
        'marketplace.forgone',
        'Before tax that would keep the Marketplace credit',
        'usd',
        how,
        overFigures,
        over,
      ),
    }
  const ownPlan =
    intoPlan === 0
      ? undefined
      : sheet.computed(
          'own-plan.for-credit',
          'Before tax into the plan, for the Marketplace credit',
          'usd-per-year',
          `${how}, no more than the room`,
          overFigures,
          intoPlan,
        )
  const iras =
    income === undefined
      ? undefined
      : irasOf(
          basis,
          sheet.computed(
            'iras.for-credit',
            'Deducted in IRAs, for the Marketplace credit',
            'usd',
            `${how} − what an HSA and the plan of the business take before tax`,
            [...overFigures, ...(ownPlan === undefined ? [] : [ownPlan])],
            left,
          ),
          income,
        )
  return ownPlan === undefined && iras === undefined ? undefined : { plan: ownPlan, iras, forgone: undefined }
}

function irasOf({ sheet, dollars, cash = 0 }: Basis, least: Figure, income: Figure): IrasForCredit {
  const missing = Math.max(0, least.value - dollars)
  return {
    income,
    least,
    fromCash:
      cash === 0 || missing === 0
        ? undefined
        : sheet.computed(
            'iras.from-cash',
            'Of it from cash beyond the emergency fund',
            'usd',
            'what has to go into deducted IRAs − what this money brings this year after tax',
            [least],
            missing,
          ),
  }
}

/** Of IRAs that the law would deduct in full at that income. */
export const roomInIras = (basis: IraBasis, income: Pick<Figure, 'value'>): Dollars =>
  irasToFill(basis, income).reduce((sum, { room }) => sum + room, 0)

/** IRAs that the law would deduct in full at that income. */
export function irasToFill(
  basis: IraBasis,
  income: Pick<Figure, 'value'>,
): { person: Person; room: Dollars }[] {
  return irasOpen(basis, income).flatMap((person) => {
    const { room, deductibleRoom } = person.roomIf(person.isCovered, income)
    return person.isOnReturn && room > 0 && deductibleRoom >= room ? [{ person, room }] : []
  })
}
