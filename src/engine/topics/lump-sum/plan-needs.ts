/** Room in the plans at work of both: what payroll may take more, while this money makes up for the smaller pay checks. */
import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, sentenceStart, words } from '../../say.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import { isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { type MissedMatch, payLimit } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { type PayrollRoom, payrollRoom } from '../payroll-room.ts'
import { plansAtWork } from '../plans-at-work.ts'
import { ageOfPlan, isSpouseSoleEarner, payOfPlan } from '../sole-earner.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { AccountBasis } from './basis.ts'
import { beforeTaxOf } from './before-tax.ts'
import { investFrom, isMourning } from './mourning.ts'

/** More that a plan takes in a year, and the part of it that can only be Roth. */
type Raise = Pick<PayrollRoom, 'room'> & Partial<Pick<PayrollRoom, 'rothOnly'>>

/**
 * A raise of the deferral lowers the pay check by what is left after tax, and as Roth by all of it; this money replaces
 * it for a year. The federal tax that it saves is that of the whole law on top of what was raised `before` it: a large
 * raise reaches down into a lower bracket.
 */
export function payCheckGap(
  basis: AccountBasis,
  id: string,
  contribution: Figure,
  {
    isRoth = isRothAtWork(basis),
    rothOnly,
    before = [],
  }: {
    readonly isRoth?: boolean
    /** The part of it that can only be Roth. */
    readonly rothOnly?: Figure | undefined
    /** Raises before tax that are counted already. */
    readonly before?: readonly Raise[]
  } = {},
): Figure {
  const { sheet, context, taxes } = basis
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
  const pretax = contribution.value - roth
  const raised = before.reduce((sum, one) => sum + one.room.value - (one.rothOnly?.value ?? 0), 0)
  const taxWith = (less: number) => taxOnMore(taxes, context, 'otherIncome', -less)
  const federal = sheet.computed(
    `need.${id}.saved`,
    'Federal tax that it saves in a year',
    'usd',
    'the whole federal income tax without the raise − with it',
    [contribution, ...before.map(({ room }) => room), taxes.agi, taxes.bracket],
    Math.max(0, Math.round(taxWith(raised) - taxWith(raised + pretax))),
  )
  const { stateRateAtWork: stateRate } = taxes
  const saved =
    stateRate === undefined
      ? 'the federal tax that it saves'
      : 'the federal tax that it saves − the state’s rate of it'
  return sheet.computed(
    `need.${id}`,
    label,
    'usd',
    rothOnly === undefined
      ? `the contribution − ${saved}`
      : `the contribution − ${saved}; the part that can only be Roth saves none now`,
    [contribution, rothOnly, federal, stateRate].filter((part) => part !== undefined),
    Math.round(contribution.value - federal.value - pretax * (stateRate?.value ?? 0)),
  )
}

/**
 * Each plan's own limit; what is contributed for a missed match has taken its part of it already. Where dollars before
 * tax are the better ones only so far, the rest of the room is a need of its own, as Roth.
 */
export function planNeeds(basis: AccountBasis, forIras: readonly Need[], missed?: MissedMatch): Need[] {
  if (basis.isNeededEarly === true) return []
  const rooms = plansAtWork(basis.reader).flatMap((plan) => {
    const room = payrollRoom(basis, plan, missed?.[plan.id]?.contribution)
    return room === undefined ? [] : [room]
  })
  const open = rooms.reduce((sum, one) => sum + freeOf(one), 0)
  let left = isRothAtWork(basis) ? 0 : beforeTaxOf(basis, open, missed?.contribution.value ?? 0)
  const before: Raise[] = missed === undefined ? [] : [{ room: missed.contribution }]
  return rooms.flatMap((room) =>
    byKind(basis, room, left).map((payroll) => {
      const need = deferralNeed(basis, payroll, forIras, [...before])
      if (!payroll.isRoth) {
        left -= freeOf(payroll)
        before.push(payroll)
      }
      return need
    }),
  )
}

/** The part of a room whose kind may be chosen. */
const freeOf = ({ room, rothOnly }: Pick<PayrollRoom, 'room' | 'rothOnly'>): number =>
  room.value - (rothOnly?.value ?? 0)

/** One room as its parts of each kind; a part too small for a choice of its own goes with the rest. */
function byKind(
  { sheet }: AccountBasis,
  payroll: Omit<PayrollRoom, 'isRoth'>,
  beforeTax: number,
): PayrollRoom[] {
  const free = freeOf(payroll)
  const least = rules.leastRaise.value
  if (beforeTax >= free - least) return [{ ...payroll, isRoth: false }]
  if (beforeTax < least) return [{ ...payroll, isRoth: true }]
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
  return [
    {
      ...payroll,
      isRoth: false,
      room: part(
        'before-tax',
        'Room before tax',
        'the dollars of the room that save more tax now than they cost later, by the whole law step by step',
        beforeTax,
      ),
      rothOnly: undefined,
      note: nothing,
    },
    {
      ...payroll,
      isRoth: true,
      room: part('as-roth', 'Room as Roth', 'the room − its part before tax', room.value - beforeTax),
      rothOnly,
    },
  ]
}

function deferralNeed(
  basis: AccountBasis,
  payroll: PayrollRoom,
  forIras: readonly Need[],
  before: readonly Raise[],
): Need {
  const { plan, room, rothOnly, note, isRoth } = payroll
  // Roth where dollars before tax are the better ones at first: there are two needs of this plan.
  const isRest = isRoth && !isRothAtWork(basis)
  const id = `deferral${plan.id === 'own' ? '' : '.spouse'}${isRest ? '.roth' : ''}`
  const its = `${plan.whose} ${plan.name}`
  return {
    step: 'deferral',
    id,
    label: words(`Live on this while ${its} takes more${isRoth ? ', as Roth' : ''}`),
    act: (amount) =>
      say`keep ${amount} to live on while ${words(its)} takes more of ${words(plan.id === 'own' && !isSpouseSoleEarner(basis.reader) ? 'your' : 'their')} pay${words(isRoth ? ' as Roth' : '')}`,
    description: join([
      say`${sentenceStart(words(its))} has room for ${room} more${words(isRoth ? ' as Roth' : '')}. ${isMourning(basis) ? say`From ${investFrom(basis)} on raise what goes in,` : words('Raise what goes in over the coming year')} as far as this cash makes up for the smaller pay check.`,
      isRest
        ? words('Beyond the part before tax a dollar saves less now than it would cost later.')
        : nothing,
      note,
      isRoth ? nothing : whyBeforeIras(basis, forIras),
    ]),
    wanted: payCheckGap(basis, id, room, { isRoth, rothOnly, before }),
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
