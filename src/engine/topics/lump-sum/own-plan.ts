/**
 * A one-person 401(k) of those who work for themselves and have no employees: what goes in as their own contribution, of
 * either kind, and what the business adds as employer.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { catchUpContribution } from '../../tax/deferral-room.ts'
import { type OwnPlanRoom, ownPlanRoom } from '../../tax/own-plan-room.ts'
import { known } from '../../tax/tax-year.ts'
import type { CalendarDate } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { contributedShare, isFilled } from '../contributed-share.ts'
import { contributionKind, type DollarYear, iraDollars, type Kind, type Kinds } from '../ira-kind.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import type { Need, Placement } from '../order-of-operations.ts'
import { isSoleProprietor, mayHaveOwnPlan } from '../own-business.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf, type TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

interface OwnPlanBasis {
  readonly household: Household
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: TaxPicture
  /** Income of the year that the money itself brings. */
  readonly onTop?: readonly Figure[] | undefined
  /** The year in which the next dollars go there. */
  readonly year?: DollarYear
}

export interface OwnPlan {
  readonly need: Need
  readonly room: Figure
  /** How much of the room is one's own contribution, of either kind; the rest is the employer's part, before tax. */
  readonly own: Figure
  /** What has to go in before tax to come down to the limit of the Marketplace credit; set where that is within reach. */
  readonly forCredit: Figure | undefined
  /** What a SEP-IRA would take instead. */
  readonly sep: Figure
}

/** The kind of the next dollars, and the plan of a business that takes them: one decision, about all that it may take. */
export function kindAndOwnPlan(basis: OwnPlanBasis): Kinds & { ownPlan: OwnPlan | undefined } {
  const room = roomOf(basis)
  if (room === undefined) {
    const dollars = iraDollars(basis)
    const kind = contributionKind(basis, dollars)
    const hasPlan = basis.reader.value('hasWorkplacePlan')
    const kindAtWork = hasPlan ? contributionKind(basis, dollars, 'plan') : kind
    return { kind, kindAtWork, ownPlan: undefined }
  }
  const household = { ...basis.household, hasWorkplacePlan: true, rothOptionAtWork: true }
  const kind = contributionKind({ ...basis, household }, Math.floor(room.deferral))
  return { kind, kindAtWork: kind, ownPlan: ownPlanOf(basis, room, kind) }
}

/** Undefined for everyone without profit of their own, for an employer, and where it is filled already. */
function roomOf({ reader, context, taxes }: OwnPlanBasis): OwnPlanRoom | undefined {
  const { income, age } = taxes
  if (income.value <= 0 || !mayHaveOwnPlan(reader) || isFilled(reader, 'plan')) return undefined
  return ownPlanRoom({ ...context, age: Math.floor(age.value), profit: income.value })
}

function ownPlanOf(basis: OwnPlanBasis, room: OwnPlanRoom, kind: Kind | undefined): OwnPlan | undefined {
  const { sheet, reader, context, taxes } = basis
  const share = contributedShare(sheet, reader, context)
  const already = Math.round(taxes.income.value * (share?.value ?? 0))
  const value = Math.floor(room.deferral + room.employer) - already
  if (value <= 0) return undefined
  const { own, employer, sep } = partsOf(basis, room)
  const forCredit = neededForCredit(basis, value)
  const wanted = sheet.computed(
    'own-plan.room',
    'Room in a solo 401(k) for the year',
    'usd-per-year',
    already === 0
      ? 'your own contribution + the employer’s part'
      : 'your own contribution + the employer’s part − what goes in already',
    [own, employer, ...(already === 0 || share === undefined ? [] : [share])],
    value,
  )
  return {
    room: wanted,
    own,
    forCredit,
    sep,
    need: {
      step: 'own-plan',
      id: 'own-plan',
      label: words('Your solo 401(k)'),
      act: (amount) =>
        forCredit === undefined || forCredit.value > amount.value
          ? say`put ${amount} into a solo 401(k)`
          : say`put ${amount} into a solo 401(k), at least ${forCredit} of it before tax`,
      description:
        forCredit === undefined
          ? say`Up to ${own} of your own, ${kindInWords(kind)}, and ${employer} as employer, before tax. It is for a business without employees.`
          : say`At least ${forCredit} of it before tax, the employer’s part of up to ${employer} first: that brings income down to the limit of the Marketplace credit. Beyond that up to ${own} of your own, ${kindInWords(kind)}. It is for a business without employees.`,
      wanted,
    },
  }
}

/** The Marketplace credit of a whole year ends at a limit of income, which dollars before tax bring down. */
function neededForCredit(
  { sheet, reader, context, taxes, onTop = [] }: OwnPlanBasis,
  room: number,
): Figure | undefined {
  if (reader.told('marketplaceCoverage') !== true) return undefined
  const limit = marketplaceLimitFigure({ sheet, reader, context })
  const more = onTop.reduce((sum, { value }) => sum + value, 0)
  const over = Math.ceil(taxes.agi.value + taxes.untaxedBenefits + more - limit.value)
  if (over <= 0 || over > room) return undefined
  return sheet.computed(
    'own-plan.for-credit',
    'Before tax into the plan, for the Marketplace credit',
    'usd-per-year',
    onTop.length === 0
      ? 'adjusted gross income, untaxed Social Security included − the limit of the credit'
      : 'adjusted gross income, untaxed Social Security included + the income that this money brings, at most − the limit of the credit',
    [taxes.agi, ...onTop, limit],
    over,
  )
}

function kindInWords(kind: Kind | undefined): Text {
  if (kind === undefined) return words('Roth or before tax')
  if (kind.verdict === 'traditional')
    return say`before tax, as a dollar saves ${kind.now} now and costs about ${kind.later} later`
  return kind.verdict === 'roth'
    ? say`as Roth, as a dollar saves ${kind.now} of tax now and would cost about ${kind.later} later`
    : words('as Roth, so that you have both kinds')
}

function partsOf(
  { sheet, context, taxes }: Pick<OwnPlanBasis, 'sheet' | 'context' | 'taxes'>,
  room: OwnPlanRoom,
): { own: Figure; employer: Figure; sep: Figure } {
  const { limits } = context
  const { income, age } = taxes
  const law = known(limits.employerPlan)
  const sepLaw = known(limits.sep)
  const source = sourceOf(limits.employerPlan)
  const net = sheet.computed(
    'own-plan.net',
    'Net earnings of your business',
    'usd-per-year',
    'profit − the part of self-employment tax that is deducted',
    [income],
    Math.floor(room.netEarnings),
  )
  const ownLimit = sheet.law('own-plan.limit', 'Limit on your own contributions to all plans', 'usd', {
    value: law.electiveDeferral + catchUpContribution({ limits, age: Math.floor(age.value) }),
    source,
    note: 'With the catch-up from the age it starts at. It is one limit over all the plans that you are in.',
  })
  const additions = sheet.law('own-plan.additions', 'Limit on all that goes into one plan in a year', 'usd', {
    value: law.annualAdditions,
    source: `${source} (IRC §415(c))`,
    note: 'Your own contributions and the employer’s part together; a catch-up does not count.',
  })
  const share = sheet.law('own-plan.share', 'Most that an employer may put in, as a share of pay', 'share', {
    value: sepLaw.shareOfCompensation,
    source: 'IRC §404(a)(3), (a)(8)',
    note: 'Of the self-employed it is the share of what is left once the contribution has come off, so less of net earnings.',
  })
  const sepMost = sheet.law('own-plan.sep-limit', 'Limit of a SEP-IRA', 'usd', {
    value: sepLaw.maximum,
    source: sourceOf(limits.sep),
  })
  return {
    own: sheet.computed(
      'own-plan.own',
      'Your own contribution to a solo 401(k)',
      'usd-per-year',
      'the limit on your own contributions, or net earnings when they are less',
      [ownLimit, net],
      Math.floor(room.deferral),
    ),
    employer: sheet.computed(
      'own-plan.employer',
      'Employer’s part of a solo 401(k)',
      'usd-per-year',
      'net earnings × the share ÷ (one + the share), at most what the limit of the plan leaves beside your own contribution; of small earnings, no more than your pay once it has come off',
      [net, share, additions, ownLimit],
      Math.floor(room.employer),
    ),
    sep: sheet.computed(
      'own-plan.sep',
      'What a SEP-IRA would take',
      'usd-per-year',
      'net earnings × the share ÷ (one + the share), up to its limit',
      [net, share, sepMost],
      Math.floor(room.sep),
    ),
  }
}

interface Placed {
  readonly reader: FactReader
  readonly placements: readonly Placement[]
  readonly ownPlan: OwnPlan | undefined
}

/** What those who work for themselves may have instead of a plan at work; nothing for everybody else. */
export function ownPlanChecks({ reader, placements, ownPlan }: Placed): Check[] {
  if (!isSoleProprietor(reader)) return []
  if (reader.told('businessEmployees') === true)
    return [
      check(
        'own-plan',
        'warn',
        'A plan for your business and its employees',
        words(
          'A SEP-IRA, a SIMPLE IRA or a 401(k) takes more of your profit than an IRA, and has to put money in for the employees too. Ask a provider what each would cost for them.',
        ),
      ),
    ]
  if (ownPlan === undefined) return []
  const placed = placements.find(({ step }) => step === 'own-plan')
  return [
    check(
      'own-plan',
      'warn',
      'A plan of your own business',
      say`${placed === undefined ? say`A solo 401(k) has room for ${ownPlan.room} of this year’s profit, once the places before it are full` : say`The solo 401(k) here is for a business without employees`}. A SEP-IRA is simpler: it would take ${ownPlan.sep}, before tax only, and counts as pre-tax IRA money in a conversion. Keep estimated tax apart first.`,
    ),
  ]
}

export function ownPlanStep(
  { placements, ownPlan }: Pick<Placed, 'placements' | 'ownPlan'>,
  today: CalendarDate,
): StepDraft[] {
  const placed = placements.find(({ step }) => step === 'own-plan')
  if (placed === undefined) return []
  return [
    {
      id: 'own-plan',
      title: words('Open a solo 401(k), if you have none'),
      why: words(
        'It takes far more of your profit than an IRA. Open before the year ends, it can take money for this year.',
      ),
      how: say`At a provider without account fees that takes Roth money too. You need an employer number (EIN) from the IRS. ${ownPlan?.forCredit === undefined ? nothing : say`Put at least ${ownPlan.forCredit} in before tax, the employer’s part first, for the Marketplace credit. `}Write down how much is your own contribution and how much is the employer’s, and choose the investments.`,
      due: yearEnd(today),
      dueWhy: 'the last day of the year',
      minutes: 90,
      link: links.retirementPlans,
      keep: words('The plan document, and the record of which part was whose.'),
    },
  ]
}
