/**
 * A one-person 401(k) of those who work for themselves and have no employees: what goes in as their own contribution, of
 * either kind, and what the business adds as employer.
 */

import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { type OwnPlanRoom, ownPlanRoom } from '../../tax/own-plan-room.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { contributedShare, isFilled, spouseShare } from '../contributed-share.ts'
import { hsaAccounts } from '../hsa-accounts.ts'
import {
  contributionKind,
  iraDollars,
  type Kind,
  type Kinds,
  kindOfBusiness,
  kindOfIras,
  leanInWords,
} from '../ira-kind.ts'
import type { Need } from '../order-of-operations.ts'
import { type OwnBusiness, ownBusinesses } from '../own-business.ts'
import { partnerKind } from '../partner-kind.ts'
import { payrollRoom } from '../payroll-room.ts'
import type { DollarYear } from '../payroll-year.ts'
import { isToldAsTheirs, plansAtWork } from '../plans-at-work.ts'
import type { BesideDollars } from '../roth/added-dollars.ts'
import { isSpouseSoleEarner } from '../sole-earner.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { forCredit, type IrasForCredit } from './for-credit.ts'
import { ownPlanParts, ownPlanWords } from './own-plan-parts.ts'
import { type OwnPlanWorth, ownPlanWorth } from './own-plan-worth.ts'
import type { Deducted } from './return-deducted.ts'

interface OwnPlanBasis extends Drafting {
  readonly household: Household
  readonly taxes: TaxPicture
  /** What the year brings beside pay. */
  readonly beside?: Omit<BesideDollars, 'intoHsa'> | undefined
  /** Income of the year that is not in the tax picture: what money brings. */
  readonly onTop?: readonly Figure[] | undefined
  /** What a year brings for accounts; undefined for a sum that is there. */
  readonly dollars?: Dollars | undefined
  /** What of those comes until returns are due, when the room that an IRA has this year closes. */
  readonly untilFiled?: Dollars | undefined
  /** A sum that is there, at most what goes into accounts. */
  readonly sum?: Dollars | undefined
  /** What plans at work take of a year’s pay, where their kind is that of all these dollars and not of the first ones. */
  readonly allAtWork?: Dollars | undefined
  /** Where only a part of that sum comes out this year: that part, and the cash beyond the emergency fund that may go with it. */
  readonly thisYear?: { readonly dollars: Dollars; readonly cash: Dollars } | undefined
  /** The year in which the next dollars go there. */
  readonly year?: DollarYear
  /** The year in which payroll pays most of a raise. */
  readonly payrollYear: DollarYear
  /** The household without money that is income of this year alone: payroll takes most of a raise after it. */
  readonly goesOn?: Household
}

export interface OwnPlan {
  readonly need: Need
  readonly business: OwnBusiness['id']
  /** Only the employer's part has room here. */
  readonly isBesidePlan: boolean
  readonly room: Figure
  /** How much of the room is one's own contribution, of either kind; the rest is the employer's part, before tax. */
  readonly own: Figure
  readonly employer: Figure
  /** How much of it is better before tax once the plan has deducted so much; undefined where its kind is not before tax. */
  readonly worth: ((taken: Deducted) => OwnPlanWorth) | undefined
  /** What has to go in before tax to come safely below the limit of the Marketplace credit; set where that is within reach. */
  readonly forCredit: Figure | undefined
  /** What a SEP-IRA would take instead. */
  readonly sep: Figure
}

/** The kind of the next dollars, and the plans of businesses that take them: one decision, about all that they may take. */
export function kindAndOwnPlans(basis: OwnPlanBasis): KindsByYear & {
  readonly ownPlans: readonly OwnPlan[]
  readonly irasForCredit: IrasForCredit | undefined
  readonly creditForgone: Figure | undefined
} {
  const open = ownBusinesses(basis.reader, basis.taxes).flatMap((business) => {
    const room = roomOf(basis, business)
    return room === undefined ? [] : [{ business, room }]
  })
  const kinds = kindsOf(
    { ...basis, beside: { ...(basis.beside ?? nothingBeside), intoHsa: roomInHsas(basis) } },
    open.find(({ business }) => business.profit.id === basis.taxes.income.id)?.room,
  )
  const withRoom = open
    .map(({ business, room }) => ({ business, room, left: leftIn(basis, business, room) }))
    .filter(({ left }) => left.value > 0)
  const creditWith = (plan: (typeof withRoom)[number] | undefined, sheet = basis.sheet) =>
    forCredit(
      {
        ...basis,
        sheet,
        kind: kindOfBusiness(kinds),
        ...(basis.thisYear ?? { dollars: basis.dollars ?? basis.sum ?? 0 }),
      },
      plan && { business: plan.business.id, room: plan.left.value },
    )
  const first = withRoom.find(({ business }) => !business.isStopped)
  // A business that stopped is asked only for what the credit needs, and only where IRAs and one that goes on do not reach.
  const last = withRoom.find(({ business }) => business.isStopped)
  // Tried out of sight: the plan shows only the figures of the one that is asked.
  const stopped = last !== undefined && creditWith(first, worksheet()) === undefined ? last : undefined
  const asked = stopped ?? first
  const credit = creditWith(asked)
  return {
    ...kinds,
    irasForCredit: credit?.iras,
    creditForgone: credit?.forgone,
    // What goes in month by month is mostly of years that have no more of what this one alone has.
    partnerKind: partnerKind({ ...basis, year: basis.dollars === undefined ? 'this' : 'ahead' }),
    ownPlans: withRoom
      .filter((plan) => !plan.business.isStopped || (plan === stopped && credit?.plan !== undefined))
      .map((plan) =>
        ownPlanOf(basis, plan, kindOfBusiness(kinds), plan === asked ? credit?.plan : undefined),
      ),
  }
}

/** With what goes into an IRA month by month after this year's room has closed, where that is another kind. */
interface KindsByYear extends Kinds {
  readonly kindAhead?: Kind | undefined
}

const nothingBeside = { longTermGain: 0, distributions: { now: 0, ahead: 0 } }

/** The order fills them before any of these dollars. */
function roomInHsas(basis: OwnPlanBasis): BesideDollars['intoHsa'] {
  const room = hsaAccounts(basis).reduce((sum, one) => sum + one.room.value, 0)
  return basis.dollars === undefined
    ? { throughPayroll: 0, byHand: room }
    : { throughPayroll: room, byHand: 0 }
}

/**
 * A limit of income, above which a credit ends, speaks for a kind only where the dollars there are come down to it. Credits
 * for children fall in steps: fewer dollars than one would see single steps and miss their slope.
 */
export function dollarsOfYear(
  { context, dollars, sum }: Pick<OwnPlanBasis, 'context' | 'dollars' | 'sum'>,
  most: Dollars,
): Dollars {
  const least = known(context.law.childTaxCredit).phaseOutStep
  return Math.min(most, Math.max(least, dollars ?? sum ?? most))
}

/** With what the order places before any of these dollars. */
type BasisBeside = OwnPlanBasis & { readonly beside: BesideDollars }

/** Whose pay is profit asks about all that the plan of the business takes. */
function kindsOf(basis: BasisBeside, room: OwnPlanRoom | undefined): KindsByYear {
  if (room === undefined) {
    const dollars = dollarsOfYear(basis, iraDollars(basis))
    const untilFiled =
      basis.untilFiled === undefined || basis.year === 'ahead'
        ? undefined
        : dollarsOfYear({ ...basis, dollars: basis.untilFiled }, dollars)
    const kind = kindOfIras(basis, { ofYear: dollars, untilFiled })
    const kindAhead = kind?.isOfYear === true ? iraKindAhead(basis, kind, dollars) : undefined
    if (!isToldAsTheirs(basis.reader) && !basis.reader.value('hasWorkplacePlan'))
      return { kind, kindAtWork: kind, kindAhead }
    const { allAtWork = 0 } = basis
    return {
      kind,
      kindAhead,
      kindAtWork: contributionKind(
        { ...asOfPayroll(basis), isOfAll: allAtWork > dollars },
        Math.max(dollars, allAtWork),
        'plan',
      ),
    }
  }
  const theirs = kindInSpousePlan(basis)
  if (theirs === undefined) return kindsOfBusiness(basis, room, 'anywhere')
  const ofBusiness = kindsOfBusiness({ ...basis, household: theirs.household }, room, 'beside-spouse-plan')
  return { ...ofBusiness, kindAtWork: theirs.kind, kindInBusiness: ofBusiness.kindAtWork }
}

function kindsOfBusiness(
  basis: BasisBeside,
  room: OwnPlanRoom,
  place: 'anywhere' | 'beside-spouse-plan',
): KindsByYear {
  const household = { ...basis.household, hasWorkplacePlan: true, rothOptionAtWork: true }
  const dollars = dollarsOfYear(basis, Math.floor(room.deferral))
  const kind = asOneKind(contributionKind({ ...basis, household }, dollars, place))
  // What goes in month by month is mostly of the year ahead where a raise through payroll would be.
  const isAhead = basis.dollars !== undefined && basis.payrollYear === 'ahead' && basis.year !== 'ahead'
  if (!isAhead || kind?.isOfYear !== true) return { kind, kindAtWork: kind }
  const ahead = asOneKind(contributionKind({ ...basis, household, year: 'ahead' }, dollars, place))
  return { kind, kindAtWork: ahead ?? kind, kindAhead: ahead?.ira === kind.ira ? undefined : ahead }
}

/** Payroll takes most of a raise after money that comes once. */
function asOfPayroll(basis: BasisBeside) {
  const { goesOn, household, payrollYear } = basis
  const comesOnce = goesOn !== undefined || basis.beside.longTermGain > 0
  const year: DollarYear = comesOnce || basis.year === 'ahead' ? 'ahead' : payrollYear
  return { ...basis, household: goesOn ?? household, year }
}

/**
 * What a spouse puts into the plan at their work comes off wages, so a dollar of it may save more than one of a business,
 * which also lowers the deduction for its profit (IRC §199A): its kind is asked of those dollars alone, and that of the
 * others of a household in which they go in. Undefined where no such plan has room, or where it leaves no choice.
 */
function kindInSpousePlan(
  basis: BasisBeside,
): { readonly kind: Kind; readonly household: Household } | undefined {
  const asked = asOfPayroll(basis)
  const plan = plansAtWork(basis.reader).find(({ id }) => id === 'spouse')
  const found = plan && payrollRoom({ ...basis, sheet: worksheet() }, plan, undefined, asked.year)
  if (plan === undefined || found === undefined) return undefined
  const dollars = dollarsOfYear(basis, found.room.value - (found.rothOnly?.value ?? 0))
  const kind = contributionKind(asked, dollars, 'spouse-plan')
  if (kind === undefined) return undefined
  const { household } = basis
  if (kind.verdict === 'roth') return { kind, household }
  const pay = plan.pay(basis.reader).value
  const share = spouseShare(worksheet(), basis.reader, basis.context)?.value ?? 0
  const beforeTax =
    kind.part?.dollars.value ?? dollars * (kind.verdict === 'traditional' ? 1 : rules.evenSplit.value)
  return { kind, household: { ...household, spouseContributionRate: Math.min(1, share + beforeTax / pay) } }
}

/**
 * The plan and the IRAs of one business take one kind. Where only a part of the dollars is better before tax, all of them
 * still are where they save clearly more together than they cost later.
 */
const asOneKind = (kind: Kind | undefined): Kind | undefined =>
  kind?.verdict === 'split' &&
  kind.reason === 'edge' &&
  kind.now.value - kind.later.value > rules.rateBand.value
    ? { ...kind, verdict: 'traditional', ira: 'traditional' }
    : kind

/** Undefined where nothing goes in month by month, or all of it by one year's law. */
function iraKindAhead(basis: BasisBeside, kind: Kind, dollars: Dollars): Kind | undefined {
  if (basis.dollars === undefined || basis.year === 'ahead') return undefined
  const ahead = kindOfIras({ ...basis, year: 'ahead' }, { ofYear: dollars })
  return ahead?.ira === kind.ira ? undefined : ahead
}

/** Undefined where it is filled already. */
function roomOf(
  { reader, context }: OwnPlanBasis,
  { profit, age, filled, wages, isBesidePlan }: OwnBusiness,
): OwnPlanRoom | undefined {
  if (filled !== undefined && isFilled(reader, filled)) return undefined
  return ownPlanRoom({
    ...context,
    age: Math.floor(reader.number(age).value),
    profit: profit.value,
    wages,
    isOwnPartElsewhere: isBesidePlan,
  })
}

/** What goes into it now, as a share of the profit. */
function shareInto(
  { sheet, reader, context }: OwnPlanBasis,
  { id, filled }: OwnBusiness,
): Figure | undefined {
  if (filled === undefined) return undefined
  const ofSpouse = id === 'spouse' ? spouseShare(sheet, reader, context) : undefined
  return (
    ofSpouse ??
    (id === 'own' || isSpouseSoleEarner(reader) ? contributedShare(sheet, reader, context) : undefined)
  )
}

interface RoomLeft {
  readonly value: Dollars
  /** What goes in already, as a share of the profit. */
  readonly share: Figure | undefined
}

/** What of the room nothing that goes in already takes. */
function leftIn(basis: OwnPlanBasis, business: OwnBusiness, room: OwnPlanRoom): RoomLeft {
  const share = shareInto(basis, business)
  const already = Math.round(business.profit.value * (share?.value ?? 0))
  return {
    value: Math.floor(room.deferral + room.employer) - already,
    share: already === 0 ? undefined : share,
  }
}

function ownPlanOf(
  basis: OwnPlanBasis,
  { business, room, left: { value, share } }: { business: OwnBusiness; room: OwnPlanRoom; left: RoomLeft },
  kind: Kind | undefined,
  forCredit: Figure | undefined,
): OwnPlan {
  const { own, employer, sep } = ownPlanParts(basis, business, room)
  const { id, whose, Whose, their } = ownPlanWords[business.id]
  const a = business.id === 'own' ? 'a' : whose
  if (business.isStopped && forCredit !== undefined)
    return {
      ...{ business: business.id, isBesidePlan: false, room: forCredit, own, employer, forCredit, sep },
      worth: undefined,
      need: {
        step: 'own-plan',
        id,
        label: words(`${Whose} solo 401(k)`),
        act: (amount) => say`put ${amount} before tax into ${words(a)} solo 401(k)`,
        description: say`Out of the profit from before ${words(their)} work stopped, all of it before tax, the employer’s part of up to ${employer} first: that brings income safely below the limit of the Marketplace credit. It is for a business without employees.`,
        wanted: forCredit,
      },
    }
  const wanted = basis.sheet.computed(
    `${id}.room`,
    business.id === 'own'
      ? 'Room in a solo 401(k) for the year'
      : 'Room in a solo 401(k) of your spouse for the year',
    'usd-per-year',
    business.isBesidePlan
      ? 'the employer’s part; the own contribution stands in the plan at work'
      : share === undefined
        ? `${their} own contribution + the employer’s part`
        : `${their} own contribution + the employer’s part − what goes in already`,
    [...(business.isBesidePlan ? [] : [own]), employer, ...(share === undefined ? [] : [share])],
    value,
  )
  return {
    business: business.id,
    isBesidePlan: business.isBesidePlan,
    room: wanted,
    own,
    employer,
    worth:
      business.isBesidePlan || kind?.verdict !== 'traditional' || kind.savesBesideTax
        ? undefined
        : (taken) => ownPlanWorth(basis, { id, kind, room: wanted, own, taken }),
    forCredit,
    sep,
    need: {
      step: 'own-plan',
      id,
      label: words(`${Whose} solo 401(k)`),
      act: (amount) =>
        forCredit === undefined || forCredit.value > amount.value
          ? say`put ${amount} into ${words(a)} solo 401(k)`
          : forCredit.value >= value
            ? say`put ${amount} before tax into ${words(a)} solo 401(k)`
            : say`put ${amount} into ${words(a)} solo 401(k), at least ${forCredit} of it before tax`,
      description: business.isBesidePlan
        ? say`Up to ${employer} of the profit of your own work, as employer, before tax. Your own contribution stands in the plan at work, for its limit is one over all plans. It is for a business without employees.`
        : forCredit === undefined
          ? say`Up to ${own} of ${words(their)} own, ${kindInWords(kind)}, and ${employer} as employer, before tax. It is for a business without employees.`
          : forCredit.value >= value
            ? say`All of it before tax, up to ${own} of ${words(their)} own and ${employer} as employer: with the deducted IRA that brings income safely below the limit of the Marketplace credit. It is for a business without employees.`
            : say`The first ${forCredit} of it before tax, the employer’s part of up to ${employer} first: so much brings income safely below the limit of the Marketplace credit. Beyond that up to ${own} of ${words(their)} own, ${kindInWords(kind)}. It is for a business without employees.`,
      wanted,
    },
  }
}

function kindInWords(kind: Kind | undefined): Text {
  if (kind === undefined) return words('Roth or before tax')
  const lean = leanInWords(kind)
  if (lean !== nothing)
    return say`${words(kind.verdict === 'roth' ? 'as Roth' : 'before tax')} (before tax a dollar saves ${kind.now} ${words(kind.when)} and costs about ${kind.later} later${lean})`
  if (kind.verdict === 'traditional')
    return say`before tax, as a dollar saves ${kind.now} ${words(kind.when)} and costs about ${kind.later} later`
  return kind.verdict === 'roth'
    ? say`as Roth, as a dollar saves ${kind.now} ${kind.savedIn} ${words(kind.when)} and would cost about ${kind.later} later`
    : words('as Roth, so that you have both kinds')
}
