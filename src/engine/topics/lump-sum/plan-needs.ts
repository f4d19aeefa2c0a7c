/** Room in the plans at work of both: what payroll may take more, while this money makes up for the smaller pay checks. */
import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { join, say, sentenceStart, words } from '../../say.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import { isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { type MissedMatch, payLimit } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { type PayrollRoom, payrollRoom } from '../payroll-room.ts'
import { plansAtWork } from '../plans-at-work.ts'
import { ageOfPlan, isSpouseSoleEarner, payOfPlan } from '../sole-earner.ts'
import type { AccountBasis } from './basis.ts'

/**
 * A raise of the deferral lowers the pay check by what is left after tax, and as Roth by all of it; this money replaces
 * it for a year.
 */
export function payCheckGap(
  basis: AccountBasis,
  id: string,
  contribution: Figure,
  /** The part of it that can only be Roth. */
  rothOnly?: Figure,
): Figure {
  const {
    sheet,
    bracket,
    taxes: { stateRate },
  } = basis
  const label = 'What your pay checks shrink by in a year'
  if (isRothAtWork(basis))
    return sheet.computed(
      `need.${id}`,
      label,
      'usd',
      'the contribution: as Roth it is taxed like the rest of your pay',
      [contribution],
      contribution.value,
    )
  const taxes = stateRate === undefined ? 'your tax bracket' : 'your tax bracket − the state’s rate'
  const kept = 1 - bracket.value - (stateRate?.value ?? 0)
  const roth = rothOnly?.value ?? 0
  return sheet.computed(
    `need.${id}`,
    label,
    'usd',
    rothOnly === undefined
      ? `the contribution × (one − ${taxes})`
      : `the contribution without the part that can only be Roth × (one − ${taxes}) + that part, which is taxed now`,
    [contribution, rothOnly, bracket, stateRate].filter((part) => part !== undefined),
    Math.round((contribution.value - roth) * kept + roth),
  )
}

/** Each plan's own limit; what is contributed for a missed match has taken its part of it already. */
export function planNeeds(basis: AccountBasis, forIras: readonly Need[], missed?: MissedMatch): Need[] {
  if (basis.isNeededEarly === true) return []
  return plansAtWork(basis.reader).flatMap((plan) => {
    const payroll = payrollRoom(basis, plan, missed?.[plan.id]?.contribution)
    return payroll === undefined ? [] : [deferralNeed(basis, payroll, forIras)]
  })
}

function deferralNeed(basis: AccountBasis, payroll: PayrollRoom, forIras: readonly Need[]): Need {
  const { plan, room, rothOnly, note } = payroll
  const id = plan.id === 'own' ? 'deferral' : 'deferral.spouse'
  const its = `${plan.whose} 401(k)`
  return {
    step: 'deferral',
    id,
    label: words(`Live on this while ${its} takes more`),
    act: (amount) =>
      say`keep ${amount} to live on while ${words(its)} takes more of ${words(plan.id === 'own' && !isSpouseSoleEarner(basis.reader) ? 'your' : 'their')} pay`,
    description: join([
      say`${sentenceStart(words(its))} has room for ${room} more. Raise what goes in over the coming year as far as this cash makes up for the smaller pay check.`,
      note,
      whyBeforeIras(basis.kind, forIras),
    ]),
    wanted: payCheckGap(basis, id, room, rothOnly),
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
