/**
 * A plan at work that costs far more than an index IRA: what goes into it beyond the whole match does more in an IRA, as far
 * as the limits let it in. Told costs of the plan of today’s job alone; what it holds stays, for most plans let little out.
 */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { iraRoom } from '../tax/ira-room.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import { check } from './check.ts'
import { contributedShare } from './contributed-share.ts'
import { ownPlanAtWork } from './plans-at-work.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** What goes in beyond the match, a year, and what of it an IRA takes. */
export interface BeyondMatch {
  /** The share of pay that brings the whole match. */
  readonly matched: Figure
  readonly beyond: Figure
  readonly toIra: Figure
}

export interface CostlyPlan {
  readonly cost: Figure
  readonly iraCost: Figure
  /** Undefined where it is not known, or where an IRA takes nothing of it. */
  readonly moved: BeyondMatch | undefined
  /** Whether nobody told what goes in or what is matched. */
  readonly isUntold: boolean
}

/** What the limits of an IRA look at. */
interface IraLimits {
  readonly status: FilingStatus
  readonly age: Figure
  readonly magi: Dollars
  readonly pay: Dollars
  readonly spousePay: Dollars
}

export const iraLimitsOf = ({
  status,
  age,
  iraIncome,
  income,
  spouseIncome,
}: Pick<TaxPicture, 'status' | 'age' | 'iraIncome' | 'income' | 'spouseIncome'>): IraLimits => ({
  status,
  age,
  magi: iraIncome.value,
  pay: income.value,
  spousePay: spouseIncome?.value ?? 0,
})

const kindsWithDeferrals: readonly unknown[] = [undefined, 'plan_401k', 'plan_403b', 'gov_457b']

export function costlyPlan(asked: Drafting, limits: IraLimits): CostlyPlan | undefined {
  const { sheet, reader, context } = asked
  const isOfToday =
    reader.told('stillWorksThere') === true &&
    (reader.told('planOwner') ?? 'you') === 'you' &&
    reader.told('separationDate') === undefined &&
    kindsWithDeferrals.includes(reader.told('planType')) &&
    !isSpouseSoleEarner(reader)
  if (!isOfToday || reader.told('oldPlanFee') === undefined) return undefined
  const [cost, iraCost] = [reader.number('oldPlanFee'), reader.number('iraFee')]
  if (cost.value - iraCost.value < rules.costlyPlan.value) return undefined
  const isUntold =
    reader.told('employerMatch') === undefined || contributedShare(sheet, reader, context) === undefined
  return { cost, iraCost, moved: movedOf(asked, limits), isUntold }
}

/** What the match asks for stays in the plan at any cost: nothing else earns as much. */
function movedOf(
  { sheet, reader, context }: Drafting,
  { status, age, magi, pay: paid, spousePay }: IraLimits,
): BeyondMatch | undefined {
  const match = reader.told('employerMatch')
  const share = contributedShare(sheet, reader, context)
  if (match === undefined || share === undefined) return undefined
  if (match.rate > 0 && match.upTo === undefined) return undefined
  const pay = ownPlanAtWork(reader).pay(reader)
  const matched = sheet.told(
    'employerMatch',
    'costly-plan.matched',
    'Share of pay that brings the whole match',
    'rate',
    match.rate > 0 ? (match.upTo ?? 0) + (match.next?.upTo ?? 0) : 0,
  )
  const beyond = sheet.computed(
    'costly-plan.beyond',
    'What goes into the plan beyond the match',
    'usd-per-year',
    'pay × (share that goes in − share that brings the whole match), never below nothing',
    [pay, share, matched],
    Math.max(0, Math.round(pay.value * (share.value - matched.value))),
  )
  const { rothRoom, deductibleRoom } = iraRoom({
    limits: context.limits,
    status,
    age: Math.floor(age.value),
    magi,
    compensation: paid,
    spouseCompensation: spousePay,
    contributedRoth: reader.number('iraContributedThisYear').value,
    coveredAtWork: true,
    spouseCoveredAtWork: reader.told('spouseHasWorkplacePlan') === true,
  })
  const toIra = sheet.computed(
    'costly-plan.to-ira',
    'What of it an IRA takes in a year',
    'usd-per-year',
    'what goes in beyond the match, no more than what the limits leave open in an IRA that is deducted or in a Roth IRA',
    [beyond, age, pay, reader.number('iraContributedThisYear')],
    Math.floor(Math.min(beyond.value, Math.max(rothRoom, deductibleRoom))),
  )
  return toIra.value < rules.leastRaise.value ? undefined : { matched, beyond, toIra }
}

const askForCheaper = words(
  'Ask the personnel office for an index fund in the plan, or for a brokerage window (own choice of funds inside the plan): at a low cost there, the rest can stay.',
)

/** Where the plan places other dollars in an IRA: those come first, and the rest of the year’s room is for these. */
export const roomAfterThese = words(
  'The dollars that this plan sends to an IRA take its room first; what they leave of it each year is for those from payroll. Put more into the plan at work only once it has cheaper funds.',
)

/** `worth`: what the change comes to, as sentences; `first`: what takes the room of the IRA before. */
export function costlyPlanCheck(
  plan: CostlyPlan | undefined,
  { worth = nothing, first = nothing }: { readonly worth?: Text; readonly first?: Text } = {},
): Check[] {
  if (plan === undefined) return []
  const { cost, iraCost, moved, isUntold } = plan
  const costs = say`The plan costs ${cost} a year, an index IRA about ${iraCost}.`
  if (moved === undefined)
    return [
      check(
        'costly-plan',
        'warn',
        'A costly plan: take the match, and ask for cheaper funds',
        join([
          costs,
          words('The whole match is worth it all the same.'),
          isUntold
            ? words(
                'Beyond it an IRA is the better place for new money, as far as its limits let it in: say what you put in and what is matched, and the plan works it out.',
              )
            : nothing,
          askForCheaper,
        ]),
      ),
    ]
  const { matched, beyond, toIra } = moved
  const isAll = toIra.value >= beyond.value
  return [
    check(
      'costly-plan',
      'act',
      'Put no more into this plan than the match takes',
      join([
        costs,
        matched.value > 0
          ? say`The match ends at ${matched} of pay: that much stays worth it. The ${beyond} beyond it does more in an IRA${isAll ? nothing : say`, which takes ${toIra} of it`}.`
          : say`Nothing is matched, so the ${beyond} that goes in does more in an IRA${isAll ? nothing : say`, which takes ${toIra} of it`}.`,
        first,
        worth,
        askForCheaper,
        words('What an IRA lacks: a loan from it, and in some states the full shelter from creditors.'),
      ]),
    ),
  ]
}
