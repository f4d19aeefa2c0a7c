/** What a plan at work still takes in a year: its own limit and catch-up, and what of it can only be Roth. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { largestFitting } from '../math/largest-fitting.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars, Years } from '../units.ts'
import { contributedShare, isFilled, spouseShare } from './contributed-share.ts'
import type { DollarYear } from './payroll-year.ts'
import type { PlanAtWork } from './plans-at-work.ts'
import { sourceOf, type TaxPicture } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

/** What a plan at work still takes in a year. */
export interface PlanRoom {
  readonly plan: PlanAtWork
  readonly room: Figure
  /** The part of it that can only be Roth; it goes in last. */
  readonly rothOnly: Figure | undefined
  /** What holds of this room alone, to stand after another sentence. */
  readonly note: Text
}

/** What payroll takes in a year when this need is filled: more than the pay check shrinks by, where it is before tax. */
export interface PayrollRoom extends PlanRoom {
  /** Whether it goes in as Roth, and the pay check shrinks by all of it. */
  readonly isRoth: boolean
  /** Why it is Roth where dollars before tax are the better ones at first; nothing elsewhere. */
  readonly whyRoth: Text
  /** With the return that this pay is on. */
  readonly taxes: TaxPicture
  /** What the pay checks of a year shrink by for so many dollars before tax, after what goes in before this need. */
  readonly payCheckCost: (beforeTax: Dollars) => Dollars
}

/** Whether nothing but catch-up is left that can only be Roth. */
export const isOnlyRoth = ({ room, rothOnly }: Pick<PayrollRoom, 'room' | 'rothOnly'>): boolean =>
  rothOnly !== undefined && rothOnly.value >= room.value

/** What goes into a plan for so many dollars of take-home pay of a year, and how much of it is before tax. */
export function contributionFor(
  { room, rothOnly, isRoth, payCheckCost }: PayrollRoom,
  takeHome: Dollars,
): { whole: Dollars; beforeTax: Dollars } {
  if (isRoth) return { beforeTax: 0, whole: Math.min(room.value, takeHome) }
  const free = room.value - (rothOnly?.value ?? 0)
  const beyond = takeHome - payCheckCost(free)
  if (beyond >= 0) return { beforeTax: free, whole: Math.min(room.value, free + beyond) }
  const beforeTax = largestFitting(Math.floor(free), (dollars) => payCheckCost(dollars) <= takeHome)
  return { beforeTax, whole: beforeTax }
}

/** The share of pay that goes in now, and an assumed one where nobody said. */
export const shareNow = ({ sheet, reader, context }: Drafting, plan: PlanAtWork): Figure =>
  (plan.id === 'own' ? contributedShare(sheet, reader, context) : spouseShare(sheet, reader, context)) ??
  reader.number(plan.share)

/** What a plan at work has room for in a year in which its owner is of another age, beside what it takes now. */
export function payrollRoomAt(
  { sheet, reader, context }: Drafting,
  plan: PlanAtWork,
  { age, forMatch }: { readonly age: Years; readonly forMatch: Figure | undefined },
): { readonly room: Dollars; readonly mustBeRoth: boolean } {
  const pay = plan.pay(reader).value
  const law = { limits: context.limits, compensation: pay, priorYearWagesHere: pay }
  const { limit, catchUp, catchUpMustBeRoth } = deferralRoom({ ...law, age })
  const isLost = catchUpMustBeRoth && hasNoRoth(reader, plan)
  const share = shareNow({ sheet, reader, context }, plan)
  // A share that comes to more than the limit of today has not been taken from pay beyond it.
  const now = deferralRoom({ ...law, age: Math.floor(reader.number(plan.age).value) })
  const deferred = Math.min(now.limit, Math.round(pay * share.value) + (forMatch?.value ?? 0))
  return {
    room: Math.max(0, (isLost ? limit - catchUp : limit) - deferred),
    mustBeRoth: catchUpMustBeRoth,
  }
}

const hasNoRoth = (reader: FactReader, plan: PlanAtWork): boolean =>
  plan.id === 'own' && reader.told('rothOptionAtWork') === false

/**
 * Undefined where the plan is filled; what is contributed for a missed match has taken its part already. The catch-up goes
 * by the age that is reached in the year in which payroll pays most of it.
 */
export function payrollRoom(
  { sheet, reader, context }: Drafting,
  plan: PlanAtWork,
  forMatch: Figure | undefined,
  year: DollarYear = 'this',
): PlanRoom | undefined {
  if (isFilled(reader, plan.filled)) return undefined
  const [pay, age] = [plan.pay(reader), reader.number(plan.age)]
  const reached = Math.floor(age.value) + (year === 'ahead' ? 1 : 0)
  const ending = plan.id === 'own' ? '' : '.spouse'
  const law = { limits: context.limits, age: reached, compensation: pay.value }
  const share = shareNow({ sheet, reader, context }, plan)
  const deferred = Math.round(pay.value * share.value) + (forMatch?.value ?? 0)
  const { limit, catchUp, catchUpMustBeRoth } = deferralRoom({
    ...law,
    priorYearWagesHere: catchUpWages(reader, context, plan, { pay, age: reached }),
  })
  // The rule of the catch-up leaves none to a plan without Roth money: IRC §414(v)(7).
  const isCatchUpLost = catchUpMustBeRoth && hasNoRoth(reader, plan)
  const most = isCatchUpLost ? limit - catchUp : limit
  const room = most - deferred
  if (room <= 0) return undefined
  const source = sourceOf(context.limits.employerPlan)
  const isLarger = catchUp > known(context.limits.employerPlan).catchUp
  const whole = sheet.law(
    `deferral${ending}.limit`,
    `Limit on ${plan.whose} own 401(k) contributions`,
    'usd',
    {
      value: most,
      source,
      note: isCatchUpLost
        ? 'Without the catch-up: after such wages it can only be Roth, and the plan takes no Roth money.'
        : isLarger
          ? 'With the larger catch-up of some years around sixty, which a plan may offer and need not.'
          : year === 'ahead'
            ? 'With the catch-up from the age it starts at, as of next year, in which payroll takes most of it.'
            : 'With the catch-up from the age it starts at.',
    },
  )
  const figure = sheet.computed(
    `deferral${ending}.room`,
    `Room left in ${plan.whose} 401(k) over a year`,
    'usd-per-year',
    forMatch === undefined
      ? 'the yearly limit for that age − what is contributed now'
      : 'the yearly limit for that age − what is contributed now − what the match takes more',
    [pay, share, ...(forMatch === undefined ? [] : [forMatch]), whole],
    room,
  )
  const rothOnly =
    catchUpMustBeRoth && !isCatchUpLost
      ? sheet.law(`deferral${ending}.roth-only`, 'Catch-up that can only be Roth', 'usd', {
          value: Math.min(catchUp, room),
          source: sourceOf(context.limits.rothCatchUpWagesAbove),
        })
      : undefined
  return {
    plan,
    room: figure,
    rothOnly,
    note: join([
      share.origin === 'assumed' && !(plan.id === 'own' && reader.told('planMonthly') !== undefined)
        ? say`You did not say how much ${words(plan.id === 'own' ? 'you put in' : 'they put in')} now: it counts toward the limit of ${whole} a year.`
        : nothing,
      rothOnly === undefined
        ? nothing
        : say`${isOnlyRoth({ room: figure, rothOnly }) ? words('What is left is') : say`The last ${rothOnly} of a year’s room is`} catch-up that can only be Roth, for the wages from this employer last year are over the limit of that rule: the pay check shrinks by all of it.`,
      isLarger && !isCatchUpLost
        ? say`${sheet.computed(
            `deferral${ending}.larger`,
            'What the larger catch-up adds to the ordinary one',
            'usd',
            'the larger catch-up − the ordinary one',
            [age],
            catchUp - known(context.limits.employerPlan).catchUp,
          )} of the room is the larger catch-up of this age, and only if the plan offers it: ask.`
        : nothing,
    ]),
  }
}

/** Wages by which a catch-up has to be Roth: those of last year, taken to be this year's where they were not told. */
function catchUpWages(
  reader: FactReader,
  { limits }: DraftContext,
  plan: PlanAtWork,
  { pay, age }: { pay: Figure; age: Years },
): number {
  const above = known(limits.rothCatchUpWagesAbove)
  if (above === null || age < known(limits.employerPlan).catchUpFromAge) return 0
  const isOwn = plan.pay(reader).id === 'income'
  if (!isOwn) return pay.value
  return reader.told('priorYearWages') === undefined && pay.value <= above
    ? pay.value
    : reader.number('priorYearWages').value
}
