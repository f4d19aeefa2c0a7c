/** Room in the plans at work of both: what payroll may take more, while this money makes up for the smaller pay checks. */
import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import type { Dollars } from '../../units.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import { isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { beside, unbounded, whyNotBeforeTax } from '../marketplace-floor.ts'
import { type MissedMatch, payLimit } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { type PayrollRoom, type PlanRoom, payrollRoom } from '../payroll-room.ts'
import { payCheckCost } from '../payroll-year.ts'
import { plansAtWork } from '../plans-at-work.ts'
import {
  figuresOf,
  matchOn,
  matchOnReturns,
  type OnReturn,
  returnsOfPlans,
  savedOnReturns,
} from '../return-of-plan.ts'
import { ageOfPlan, isSpouseSoleEarner, payOfPlan } from '../sole-earner.ts'
import type { AccountBasis } from './basis.ts'
import { beforeTaxOf } from './before-tax.ts'
import { investFrom, isMourning } from './mourning.ts'
import { raiseEnds } from './raise-until-last-day.ts'

/** What pay checks of a year shrink by, which this money replaces: as Roth by all of it, before tax by what tax leaves. */
function payCheckGap(
  basis: AccountBasis,
  id: string,
  contribution: Figure,
  {
    isRoth = isRothAtWork(basis),
    rothOnly,
    returns = [{ taxes: basis.payrollTaxes }],
    costOf,
    before = [],
  }: {
    readonly isRoth?: boolean
    /** The part of it that can only be Roth. */
    readonly rothOnly?: Figure | undefined
    /** The returns that this pay is on. */
    readonly returns?: readonly Pick<OnReturn, 'taxes'>[]
    readonly costOf: (beforeTax: Dollars) => Dollars
    /** Raises that are counted already. */
    readonly before?: readonly Figure[]
  },
): Figure {
  const { sheet } = basis
  const label = 'What your pay checks shrink by in a year'
  if (isRoth)
    return sheet.computed(
      `need.${id}`,
      label,
      'usd',
      'the contribution: as Roth it is taxed like the rest of your pay',
      [contribution],
      contribution.value,
    )
  const roth = rothOnly?.value ?? 0
  const beforeTax = contribution.value - roth
  const saved = sheet.computed(
    `need.${id}.saved`,
    basis.payrollTaxes.stateRateAtWork === undefined
      ? 'Federal tax that it saves in a year'
      : 'Federal and state tax that it saves in a year',
    'usd',
    'the whole income tax without the raise − with it, of the year in which most of it is paid',
    [contribution, ...before, ...figuresOf(returns)],
    Math.round(beforeTax - costOf(beforeTax)),
  )
  return sheet.computed(
    `need.${id}`,
    label,
    'usd',
    rothOnly === undefined
      ? 'the contribution − the tax that it saves'
      : 'the contribution − the tax that it saves; the part that can only be Roth saves none now',
    [contribution, rothOnly, saved].filter((part) => part !== undefined),
    Math.round(contribution.value - saved.value),
  )
}

/** The same of a missed match, which may be of two plans, each on a return of its own. */
export function matchGap(basis: AccountBasis, missed: MissedMatch, isRoth: boolean): Figure {
  const returns = matchOnReturns(basis, basis.payrollTaxes, missed)
  return payCheckGap(basis, 'match', missed.contribution, {
    isRoth,
    returns,
    costOf: (beforeTax) => beforeTax - savedOnReturns(basis, returns),
  })
}

/**
 * Each plan's own limit; what is contributed for a missed match has taken its part of it already. Where dollars before
 * tax are the better ones only so far, the rest of the room is a need of its own, as Roth.
 */
export function planNeeds(basis: AccountBasis, forIras: readonly Need[], missed?: MissedMatch): Need[] {
  if (basis.isNeededEarly === true) return []
  const rooms = plansAtWork(basis.reader).flatMap((plan) => {
    const room = payrollRoom(basis, plan, missed?.[plan.id]?.contribution, basis.payrollYear)
    return room === undefined ? [] : [room]
  })
  return returnsOfPlans(basis, basis.payrollTaxes).flatMap((on) =>
    needsOnReturn(
      { ...basis, payrollTaxes: on.taxes },
      forIras,
      rooms.filter(({ plan }) => on.plans.some(({ id }) => id === plan.id)),
      { missed, forMatch: matchOn(on, missed) },
    ),
  )
}

/** Of the plans whose pay is on one return: what one of them takes before tax lowers what the next one saves. */
function needsOnReturn(
  basis: AccountBasis,
  forIras: readonly Need[],
  rooms: readonly PlanRoom[],
  { missed, forMatch }: { readonly missed: MissedMatch | undefined; readonly forMatch: Dollars },
): Need[] {
  const open = rooms.reduce((sum, one) => sum + freeOf(one), 0)
  const better = isRothAtWork(basis) ? 0 : beforeTaxOf(basis, open, forMatch)
  const { payroll: most } = beside(basis.aboveFloor ?? unbounded, forMatch)
  let left = Math.min(better, Math.floor(most))
  const whyRoth = left < better ? whyNotBeforeTax : costsMoreLater
  const before = missed === undefined ? [] : [missed.contribution]
  let already = forMatch
  return rooms.flatMap((room) =>
    byKind(basis, room, left, whyRoth).map((part) => {
      const costOf = payCheckCost({ ...basis, taxes: basis.payrollTaxes }, already)
      const need = deferralNeed(
        basis,
        { ...part, taxes: basis.payrollTaxes, payCheckCost: costOf },
        forIras,
        [...before],
      )
      if (!part.isRoth) {
        left -= freeOf(part)
        already += freeOf(part)
        before.push(part.room)
      }
      return need
    }),
  )
}

/** The part of a room whose kind may be chosen. */
const freeOf = ({ room, rothOnly }: Pick<PayrollRoom, 'room' | 'rothOnly'>): number =>
  room.value - (rothOnly?.value ?? 0)

/** Why payroll takes a rest of the room as Roth. */
const costsMoreLater = words('Beyond the part before tax a dollar saves less now than it would cost later.')

/** One room as its parts of each kind; a part too small for a choice of its own goes with the rest. */
function byKind(
  { sheet, reader, kindAtWork }: AccountBasis,
  payroll: PlanRoom,
  beforeTax: number,
  why: Text,
): Omit<PayrollRoom, 'taxes' | 'payCheckCost'>[] {
  const free = freeOf(payroll)
  const least = rules.leastRaise.value
  const isRothAll = isRothAtWork({ reader, kindAtWork })
  const whyRoth = isRothAll ? nothing : why
  if (beforeTax >= free || (beforeTax >= free - least && why === costsMoreLater))
    return [{ ...payroll, isRoth: false, whyRoth }]
  const takesRoth = reader.told('rothOptionAtWork') !== false
  if (beforeTax < least) return takesRoth ? [{ ...payroll, isRoth: true, whyRoth }] : []
  const { plan, room, rothOnly } = payroll
  const part = (kind: string, label: string, how: string, value: number) =>
    sheet.computed(
      `${room.id}.${kind}`,
      `${label} in ${plan.whose} ${plan.name}`,
      'usd-per-year',
      how,
      [room],
      value,
    )
  const first = {
    ...payroll,
    isRoth: false,
    whyRoth,
    room: part(
      'before-tax',
      'Room before tax',
      why === costsMoreLater
        ? 'the dollars of the room that save more tax now than they cost later, by the whole law step by step'
        : 'the dollars of the room that leave income where the Marketplace credit has begun',
      beforeTax,
    ),
    rothOnly: undefined,
    note: nothing,
  }
  if (!takesRoth) return [first]
  return [
    first,
    {
      ...payroll,
      isRoth: true,
      whyRoth,
      room: part('as-roth', 'Room as Roth', 'the room − its part before tax', room.value - beforeTax),
      rothOnly,
    },
  ]
}

function deferralNeed(
  basis: AccountBasis,
  payroll: PayrollRoom,
  forIras: readonly Need[],
  before: readonly Figure[],
): Need {
  const { plan, room, rothOnly, note, isRoth, payCheckCost: costOf } = payroll
  // Roth where dollars before tax are the better ones at first: there are two needs of this plan.
  const isRest = isRoth && !isRothAtWork(basis)
  const id = `deferral${plan.id === 'own' ? '' : '.spouse'}${isRest ? '.roth' : ''}`
  const its = `${plan.whose} ${plan.name}`
  const ends = plan.id === 'own' ? raiseEnds(basis) : undefined
  return {
    step: 'deferral',
    id,
    label: words(`Live on this while ${its} takes more${isRoth ? ', as Roth' : ''}`),
    act: (amount) =>
      say`keep ${amount} to live on while ${words(its)} takes more of ${words(plan.id === 'own' && !isSpouseSoleEarner(basis.reader) ? 'your' : 'their')} pay${words(isRoth ? ' as Roth' : '')}`,
    description: join([
      say`${sentenceStart(words(its))} has room for ${room} more${words(isRoth ? ' as Roth' : '')}. ${isMourning(basis) ? say`From ${investFrom(basis)} on raise what goes in,` : ends === undefined ? words('Raise what goes in over the coming year') : say`Until your pay ends on ${ends} raise what goes in`} as far as this cash makes up for the smaller pay check.`,
      isRest ? payroll.whyRoth : nothing,
      note,
      isRoth ? nothing : whyBeforeIras(basis, forIras),
    ]),
    wanted: payCheckGap(basis, id, room, { isRoth, rothOnly, costOf, before }),
    payroll,
  }
}

/** After everything else at work: after-tax money that the plan converts, beside a deferral that is filled. */
export function afterTaxNeeds({ sheet, reader, context }: AccountBasis): Need[] {
  if (reader.told('afterTaxToRoth') !== true || !reader.value('hasWorkplacePlan')) return []
  const [pay, age] = [payOfPlan(reader), ageOfPlan(reader)]
  const { limits } = context
  const full = deferralRoom({ limits, age: age.value, compensation: pay.value }).limit
  const { room, limit } = afterTaxRoom(sheet, {
    limits,
    age: age.value,
    pay,
    deferred: full,
    employer: matchBeside({ sheet, reader, context }, pay, full),
  })
  if (room.value <= 0) return []
  return [
    {
      step: 'after-tax',
      id: 'after-tax',
      label: words('Live on this while your plan takes after-tax money'),
      act: (amount) => say`keep ${amount} to live on while your plan takes as much after-tax money`,
      description: say`Your plan takes after-tax money and converts it to Roth: up to ${room}, which is what the limit of ${limit} on all money of a year leaves.`,
      wanted: room,
    },
  ]
}

/** What the employer adds beside a deferral that is filled. */
function matchBeside(
  { sheet, reader, context }: Pick<AccountBasis, 'sheet' | 'reader' | 'context'>,
  pay: Figure,
  deferred: number,
): Figure | undefined {
  const match = reader.told('employerMatch')
  if (match === undefined || match.upTo === undefined || pay.value <= 0) return undefined
  const limit = payLimit(sheet, pay, context)
  return sheet.computed(
    'after-tax.match',
    'What your employer adds in a year beside a full contribution',
    'usd-per-year',
    'pay, as far as a plan may count it × the matched share × match on each dollar',
    limit === undefined ? [pay] : [pay, limit],
    Math.round(
      matchOfYear({
        match,
        limits: context.limits,
        pay: pay.value,
        age: Math.floor(ageOfPlan(reader).value),
        contributed: deferred,
      }),
    ),
  )
}
