/** The share of pay that goes into the plan at work now, as far as it is known. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactValue } from '../household.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { type ContributionLimits, isKnown } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { ageOfPlan, isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'

/** Whether an account was said to be filled to its limit each year. */
export const isFilled = (reader: FactReader, account: FactValue<'filledAccounts'>[number]): boolean =>
  reader.told('filledAccounts')?.includes(account) === true

/** The share of pay that a spouse or partner puts into the plan at their work, as far as it is known. */
export const spouseShare = (reader: FactReader): Figure | undefined =>
  reader.told('spouseIncome') === undefined ||
  isSpouseSoleEarner(reader) ||
  reader.known('spouseContributionRate') === undefined
    ? undefined
    : reader.number('spouseContributionRate')

/** What was told, what follows from a monthly sum, or the whole limit of whoever fills the plan: a share of `payOfPlan`. */
export function contributedShare(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: { limits: ContributionLimits },
): Figure | undefined {
  const law = limits.employerPlan
  const income = payOfPlan(reader)
  if (!isFilled(reader, 'plan') || !isKnown(law) || income.value <= 0)
    return reader.known('contributionRate') === undefined ? undefined : reader.number('contributionRate')
  const age = ageOfPlan(reader)
  const { limit } = deferralRoom({ limits, age: Math.floor(age.value), compensation: income.value })
  const whole = sheet.law('deferral.whole', 'Limit on your own contributions to the plan at work', 'usd', {
    value: limit,
    source: law.source,
    note: 'With the catch-up from the age it starts at, and never more than pay.',
  })
  return sheet.computed(
    'contributed.share',
    'Share of pay that you put into the plan at work',
    'rate',
    'the limit, because you fill it, ÷ pay',
    [whole, income, age],
    limit / income.value,
  )
}
