/** The share of pay that goes into a plan at work now, as far as it is known. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactValue } from '../household.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { type ContributionLimits, isKnown } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'

type Law = { readonly limits: ContributionLimits }

/** Whether an account was said to be filled to its limit each year. */
export const isFilled = (reader: FactReader, account: FactValue<'filledAccounts'>[number]): boolean =>
  reader.told('filledAccounts')?.includes(account) === true

/** The share of pay that a spouse or partner puts into the plan at their work, beside a plan of one's own. */
export const spouseShare = (sheet: Worksheet, reader: FactReader, law: Law): Figure | undefined =>
  reader.told('spouseIncome') === undefined || isSpouseSoleEarner(reader)
    ? undefined
    : shareInto(sheet, reader, law, spousePlanAtWork(reader))

/**
 * The same of one's own plan, or of the one who alone earns: a share of `payOfPlan`. What stands under one's own name is
 * taken to be meant of the one who earns, unless a share of theirs was told as well.
 */
export function contributedShare(sheet: Worksheet, reader: FactReader, law: Law): Figure | undefined {
  const own = ownPlanAtWork(reader)
  if (!isSpouseSoleEarner(reader)) return shareInto(sheet, reader, law, own)
  const theirs = spousePlanAtWork(reader)
  const [first, second] = reader.told(theirs.share) === undefined ? [own, theirs] : [theirs, own]
  return shareInto(sheet, reader, law, first) ?? shareInto(sheet, reader, law, second)
}

/** What was told, what follows from a monthly sum, or the whole limit of whoever fills the plan. */
export function shareInto(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: Law,
  plan: PlanAtWork,
): Figure | undefined {
  const law = limits.employerPlan
  const pay = plan.pay(reader)
  if (!isFilled(reader, plan.filled) || !isKnown(law) || pay.value <= 0)
    return reader.known(plan.share) === undefined ? undefined : reader.number(plan.share)
  const age = reader.number(plan.age)
  const { limit } = deferralRoom({ limits, age: Math.floor(age.value), compensation: pay.value })
  const ending = plan.id === 'own' ? '' : '.spouse'
  const whole = sheet.law(
    `deferral.whole${ending}`,
    `Limit on ${plan.id === 'own' ? 'your own' : 'their'} contributions to the plan at work`,
    'usd',
    {
      value: limit,
      source: law.source,
      note: 'With the catch-up from the age it starts at, and never more than pay.',
    },
  )
  return sheet.computed(
    `contributed.share${ending}`,
    plan.id === 'own'
      ? 'Share of pay that you put into the plan at work'
      : 'Share of pay that your spouse or partner puts into the plan at work',
    'rate',
    `the limit, because ${plan.id === 'own' ? 'you fill it' : 'they fill it'}, ÷ pay`,
    [whole, pay, age],
    limit / pay.value,
  )
}
