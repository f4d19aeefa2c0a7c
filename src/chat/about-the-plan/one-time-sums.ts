/** A single payment that is supposed: "what if I put 4k on it now?" It is no payment of every month. */
import { type Household, middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { mentionsIn } from '../understand/numbers.ts'
import { comesIn, debtsMeant, isPutOnce, saysOnce, saysWhere } from '../understand/paid-once.ts'

const atOnce = /\b(?:now|today|right away|up ?front|tomorrow)\b/
/** Without a word for it, a sum is no monthly payment where it is this many times what the plan places in a month. */
const farAboveMonthly = 2

/** The sum that is supposed to be paid once; undefined where none is, or it is one of each month. */
export function oneTimeSum(message: string, plan: Plan): number | undefined {
  const text = message.toLowerCase()
  if (!isPutOnce(text) && !comesIn(text)) return undefined
  const [sum, ...others] = mentionsIn(text).filter(mayBeMoney)
  if (sum === undefined || others.length > 0 || sum.low !== sum.high) return undefined
  if (sum.per !== undefined && sum.per !== 'once') return undefined
  const isOnce =
    sum.per === 'once' ||
    saysOnce(text) ||
    (saysWhere(text) && sum.low > plan.totalAmount * (atOnce.test(text) ? 1 : farAboveMonthly))
  return isOnce ? sum.low : undefined
}

const ofCash = /\b(?:cash|savings|emergency fund|money in the bank)\b/
const paysWith = /\b(?:pay|paid|pays|use|used|put|take|took|throw)\b/

/** "What if I took the cash to pay off my car": as much of the told cash as the named debt takes. */
export function cashOnDebt(
  message: string,
  plan: Plan,
  { savings, debts }: Household,
): Household | undefined {
  const text = message.toLowerCase()
  const { debtPaymentOnceOn: kind } = debtsMeant(text)
  if (plan.topic !== 'debt_payoff' || savings === undefined || kind === undefined) return undefined
  if (!ofCash.test(text) || !paysWith.test(text) || mentionsIn(text).some(mayBeMoney)) return undefined
  const owed = (debts ?? [])
    .filter((debt) => debt.kind === kind)
    .reduce((all, { balance = 0 }) => all + middle(balance), 0)
  const sum = Math.min(middle(savings), owed)
  return sum === 0
    ? undefined
    : { debtPaymentOnce: sum, debtPaymentOnceOn: kind, debtPaymentOnceFromSavings: true }
}

const added =
  (fact: 'savings' | 'collegeSaved') =>
  (_text: string, sum: number, household: Household): Household | undefined => {
    const { [fact]: there = 0, emergencyFundMonths } = household
    // Cash told in months, or as a range, is not added to.
    return typeof there !== 'number' || emergencyFundMonths !== undefined
      ? undefined
      : { [fact]: there + sum }
  }

/** What a single payment changes in a plan of each kind. */
const changes: Partial<
  Record<TopicSlug, (text: string, sum: number, household: Household) => Household | undefined>
> = {
  debt_payoff: (text, sum) => ({ debtPaymentOnce: sum, ...debtsMeant(text) }),
  emergency_fund: added('savings'),
  college_529: added('collegeSaved'),
}

/** What is so once the sum is paid; undefined where a plan cannot tell. */
export const paidOnce = (
  message: string,
  sum: number,
  plan: Plan,
  household: Household,
): Household | undefined => changes[plan.topic]?.(message.toLowerCase(), sum, household)
