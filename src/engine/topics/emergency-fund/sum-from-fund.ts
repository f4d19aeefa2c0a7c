/** A sum that somebody would take out of the fund for a goal: what of it no emergency needs, and how the rest gets there. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { iraRoom } from '../../tax/ira-room.ts'
import type { Cushion } from '../cushion.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { namesAccount } from '../named-account.ts'
import { sourceOf } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

const goals = ['retirement', 'home', 'education', 'children', 'car'] as const

type SumGoal = (typeof goals)[number]

export interface SumFromFund {
  readonly goal: SumGoal
  readonly sum: Figure
  /** What of it is beyond the target; nothing where that is needed whole. */
  readonly free: Figure
  /** What the fund would hold without all of it, and how much less than the target that is. */
  readonly left: Figure
  readonly short: Figure
  /** What of it comes out of what is saved, and in how many months; undefined where nothing is, or the fund has it first. */
  readonly rest: { readonly sum: Figure; readonly monthly: Figure; readonly months: Figure } | undefined
  /** What an IRA still takes for this year. */
  readonly room: Figure | undefined
}

interface FundToday {
  readonly stage: string
  readonly ending: unknown
  readonly missing: Figure | undefined
  readonly kept: Figure
  readonly cushion: Pick<Cushion, 'target'>
  readonly surplus: Figure
}

/** Undefined where no such sum was told, and where all cash is needed for what comes. */
export function sumFromFund(
  asked: Drafting,
  { stage, ending, missing, kept, cushion: { target }, surplus }: FundToday,
): SumFromFund | undefined {
  const { sheet, reader } = asked
  const goal = goals.find((one) => one === reader.told('goal'))
  const sum = reader.some('amount')
  if (goal === undefined || sum === undefined || reader.told('moneySource') !== 'savings') return undefined
  if (stage !== 'working' || ending !== undefined || missing !== undefined || isJobAtRisk(reader))
    return undefined
  if (sum.value > kept.value) return undefined
  const beyond = Math.max(0, Math.floor(kept.value - target.value))
  const free = sheet.computed(
    'from-fund.free',
    'What of that sum no emergency needs',
    'usd',
    'cash that stays − target, never below nothing and no more than the sum',
    [kept, target, sum],
    Math.min(sum.value, beyond),
  )
  const left = sheet.computed(
    'from-fund.left',
    'What the fund would hold without that sum',
    'usd',
    'cash that stays − the sum',
    [kept, sum],
    kept.value - sum.value,
  )
  return {
    goal,
    sum,
    free,
    left,
    short: sheet.computed(
      'from-fund.short',
      'What the fund would then be short of its target',
      'usd',
      'target − what it would hold, never below nothing',
      [target, left],
      Math.max(0, target.value - left.value),
    ),
    rest: kept.value < target.value ? undefined : restOf(asked, { sum, free, surplus }),
    room: goal === 'retirement' ? iraRoomOf(asked) : undefined,
  }
}

function restOf(
  { sheet, reader }: Drafting,
  { sum, free, surplus }: Pick<SumFromFund, 'sum' | 'free'> & Pick<FundToday, 'surplus'>,
): SumFromFund['rest'] {
  const monthly = reader.some('monthlyContribution') ?? surplus
  if (monthly.value <= 0 || free.value >= sum.value) return undefined
  const rest = sheet.computed(
    'from-fund.rest',
    'What of that sum comes out of what is saved',
    'usd',
    'the sum − what of it no emergency needs',
    [sum, free],
    sum.value - free.value,
  )
  return {
    sum: rest,
    monthly,
    months: sheet.computed(
      'from-fund.months',
      'Months until the rest is there',
      'months',
      'the rest ÷ what goes in each month, rounded up',
      [rest, monthly],
      Math.ceil(rest.value / monthly.value),
    ),
  }
}

/** Undefined where no IRA was named. */
function iraRoomOf({ sheet, reader, context }: Drafting): Figure | undefined {
  if (!namesAccount({ reader }, 'ira', 'traditional_ira', 'roth_ira')) return undefined
  const soFar = reader.number('iraContributedThisYear')
  const pay = reader.number('income').value
  const { limit } = iraRoom({
    limits: context.limits,
    status: 'single',
    age: reader.number('age').value,
    magi: pay,
    compensation: pay,
  })
  const most = sheet.law('from-fund.ira', 'IRA limit of this year', 'usd', {
    value: limit,
    source: `${sourceOf(context.limits.ira)}; IRC §219(b)(1)`,
    note: 'The limit for that age, and never more than the pay of the year.',
  })
  return sheet.computed(
    'from-fund.ira-room',
    'What an IRA still takes for this year',
    'usd',
    'the limit of this year − what is in already, never below nothing',
    [most, soFar],
    Math.max(0, most.value - soFar.value),
  )
}

/** The last day on which what goes in counts for this year. */
export const lastIraDay = ({ sheet, context }: Drafting) =>
  sheet.date(
    'from-fund.ira-until',
    'Last day for this year’s IRA',
    'the filing day of the year',
    [],
    filingDay(yearOf(context.today)),
  )
