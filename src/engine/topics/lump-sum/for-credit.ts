/**
 * The Marketplace credit of a whole year ends at a limit of income, one dollar above it all of it: what has to go in before
 * tax to come down to it, into a plan of one's own business first and into deducted IRAs for the rest.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { isFilled } from '../contributed-share.ts'
import { hsaAccounts } from '../hsa-accounts.ts'
import type { Kind } from '../ira-kind.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import type { OwnBusiness } from '../own-business.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { creditReach, isWithinReach } from './credit-reach.ts'
import { type IraBasis, ownIra, type Person, spouseIra } from './ira-people.ts'

export interface ForCredit {
  /** Into the plan of the business; undefined where there is none. */
  readonly plan: Figure | undefined
  /** Into deducted IRAs beside it; undefined where the plan alone is enough. */
  readonly iras: IrasForCredit | undefined
}

export interface IrasForCredit {
  readonly least: Figure
  /** What the limits of an IRA look at once the rest of it has gone in before tax. */
  readonly income: Figure
}

interface Basis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
  /** Income of the year that is not in the tax picture: what money brings. */
  readonly onTop?: readonly Figure[] | undefined
  /** Of the dollars that would go before tax. */
  readonly kind: Kind | undefined
  /** What a year brings; undefined for a sum that is there. */
  readonly dollars?: Dollars | undefined
  /** A sum that is there. What the credit is worth beside what it costs later is said in words. */
  readonly sum?: Dollars | undefined
}

/** The plan of a business that is asked for it, with the room in it. */
interface PlanRoom {
  readonly business: OwnBusiness['id']
  readonly room: Dollars
}

/** Undefined where nothing is needed, where all the room there is would not be enough, and where the dollars there are would not. */
export function forCredit(basis: Basis, plan: PlanRoom | undefined): ForCredit | undefined {
  const { sheet, reader, context, taxes, onTop = [], dollars, sum } = basis
  if (reader.told('marketplaceCoverage') !== true) return undefined
  const limit = marketplaceLimitFigure({ sheet, reader, context })
  const more = onTop.reduce((sum, { value }) => sum + value, 0)
  const over = Math.ceil(taxes.agi.value + taxes.untaxedBenefits + more - limit.value)
  if (over <= 0) return undefined
  if (dollars !== undefined && !isWithinReach(creditReach(basis, over, dollars))) return undefined
  if (sum !== undefined && creditReach(basis, over, sum).short > 0) return undefined
  const intoPlan = (value: Dollars) =>
    sheet.computed(
      'own-plan.for-credit',
      'Before tax into the plan, for the Marketplace credit',
      'usd-per-year',
      onTop.length === 0
        ? 'adjusted gross income, untaxed Social Security included − the limit of the credit, no more than the room'
        : 'adjusted gross income, untaxed Social Security included + the income that money brings, at most − the limit of the credit, no more than the room',
      [taxes.agi, ...onTop, limit],
      value,
    )
  if (plan !== undefined && over <= plan.room) return { plan: intoPlan(over), iras: undefined }
  const health = hsaAccounts(basis).reduce((sum, { room }) => sum + room.value, 0)
  const room = plan?.room ?? 0
  const left = over - room - health
  const ownPlan = plan === undefined ? undefined : intoPlan(plan.room)
  if (left <= 0) return ownPlan === undefined ? undefined : { plan: ownPlan, iras: undefined }
  const income = sheet.computed(
    'iras.credit-income',
    'Income that the limits of an IRA look at once the rest has gone in before tax',
    'usd-per-year',
    'income + what money brings − what an HSA and the plan of the business take before tax',
    [taxes.iraIncome, ...onTop, ...(ownPlan === undefined ? [] : [ownPlan])],
    Math.max(0, taxes.iraIncome.value + more - room - health),
  )
  const deducted = irasToFill({ ...basis, ownPlans: plan === undefined ? [] : [plan] }, income).reduce(
    (sum, one) => sum + one.room,
    0,
  )
  if (left > deducted) return undefined
  return {
    plan: ownPlan,
    iras: {
      income,
      least: sheet.computed(
        'iras.for-credit',
        'Deducted in IRAs, for the Marketplace credit',
        'usd-per-year',
        'what income is over the limit of the credit − what an HSA and the plan of the business take before tax',
        [taxes.agi, ...onTop, limit, ...(ownPlan === undefined ? [] : [ownPlan])],
        left,
      ),
    },
  }
}

/** IRAs that the law would deduct in full at that income. */
function irasToFill(basis: IraBasis, income: Figure): { person: Person; room: Dollars }[] {
  const { reader, taxes } = basis
  const own = ownIra(basis)
  const of = (person: Person) => {
    const { room, deductibleRoom } = person.roomIf(person.isCovered, income)
    return room > 0 && deductibleRoom >= room ? [{ person, room }] : []
  }
  const mine = isFilled(reader, 'ira') ? [] : of(own)
  if (taxes.spouseIncome === undefined || isFilled(reader, 'spouse_ira')) return mine
  return [...mine, ...of(spouseIra(basis, own.roomIf(own.isCovered, income).limit))]
}
