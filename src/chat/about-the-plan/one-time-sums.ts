/** A single payment that is supposed: "what if I put 4k on it now?" It is no payment of every month. */
import type { Debt } from '#engine/facts/debts.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { debtNamesIn } from '../understand/debt-names.ts'
import { mentionsIn } from '../understand/numbers.ts'

const puts = /\b(?:put|pay|throw|use|drop|send|apply|dump|chuck|toss|add)(?:s|ing)?\b/
const ofEachMonth =
  /\b(?:(?:a|per|each|every) (?:month|week|pay ?check|year)|monthly|extra (?:a|per)|weekly)\b|\/ ?mo/
/** Money that comes once. */
const comesOnce =
  /\b(?:once|one[- ]time|lump|refund|bonus|inheritance|gift|windfall|stimulus|severance|(?:my|our|from|of) savings)\b/
const onIt = /\b(?:on|onto|toward|towards|at|against|into?|to|down)\b/
const atOnce = /\b(?:now|today|right away|up ?front|tomorrow)\b/
/** Without a word for it, a sum is no monthly payment where it is this many times what the plan places in a month. */
const farAboveMonthly = 2

/** The sum that is supposed to be paid once; undefined where none is, or it is one of each month. */
export function oneTimeSum(message: string, plan: Plan): number | undefined {
  const text = message.toLowerCase()
  if (!puts.test(text) || ofEachMonth.test(text)) return undefined
  const [sum, ...others] = mentionsIn(text).filter(mayBeMoney)
  if (sum === undefined || others.length > 0 || sum.low !== sum.high) return undefined
  if (sum.per !== undefined && sum.per !== 'once') return undefined
  const isOnce =
    sum.per === 'once' ||
    comesOnce.test(text) ||
    (onIt.test(text) && sum.low > plan.totalAmount * (atOnce.test(text) ? 1 : farAboveMonthly))
  return isOnce ? sum.low : undefined
}

export interface PaidOnce {
  readonly household: Household
  /** How the sum was taken. */
  readonly lead: Text
}

const inNumbers = ({ balance, rate }: Debt): { balance: number; rate: number | undefined } | undefined =>
  typeof balance === 'number' ? { balance, rate } : undefined

/** Which debts the sum goes to, in turn, and how that is said; undefined where their order is not known. */
function inTurn(
  text: string,
  { debts = [], payoffOrder }: Household,
): { order: Debt[]; to: string } | undefined {
  const kinds = new Set(debtNamesIn(text).map(({ kind }) => kind))
  const named = debts.filter(({ kind }) => kind !== undefined && kinds.has(kind))
  const open = named.length > 0 ? named : debts.filter(({ kind }) => kind !== 'mortgage')
  if (open.length === 0 || open.some((debt) => inNumbers(debt) === undefined)) return undefined
  const [only] = open
  if (open.length === 1 && only !== undefined) return { order: [only], to: 'on that debt' }
  // What a promotion ends with decides the order too: the plan alone knows it.
  const isOnPromotion = open.some((debt) => debt.promoEnds !== undefined || debt.promoMonths !== undefined)
  if (isOnPromotion || open.some(({ rate }) => rate === undefined)) return undefined
  const balanceOf = (debt: Debt) => inNumbers(debt)?.balance ?? 0
  return payoffOrder === 'snowball' || /\bsmall(?:er|est)\b/.test(text)
    ? { order: [...open].sort((a, b) => balanceOf(a) - balanceOf(b)), to: 'on the smallest debt first' }
    : {
        order: [...open].sort((a, b) => (b.rate ?? 0) - (a.rate ?? 0)),
        to: 'on the one at the highest rate first',
      }
}

function onDebts(text: string, sum: number, household: Household): PaidOnce | undefined {
  const turn = inTurn(text, household)
  if (turn === undefined) return undefined
  let left = sum
  const paid = new Map<Debt, number>()
  for (const debt of turn.order) {
    const goes = Math.min(left, inNumbers(debt)?.balance ?? 0)
    paid.set(debt, goes)
    left -= goes
  }
  const debts = (household.debts ?? []).flatMap((debt) => {
    const goes = paid.get(debt)
    if (goes === undefined || typeof debt.balance !== 'number') return [debt]
    return debt.balance > goes ? [{ ...debt, balance: debt.balance - goes }] : []
  })
  // Cash that is counted already is gone once it is paid.
  const { savings } = household
  const isOfSavings = typeof savings === 'number' && /\bsavings\b/.test(text)
  return {
    household: {
      debts,
      ...(isOfSavings ? { savings: Math.max(0, savings - sum) } : {}),
    },
    lead:
      debts.length === 0
        ? words('That sum pays all of it at once.')
        : words(`With that sum paid once, ${turn.to}:`),
  }
}

const added =
  (fact: 'savings' | 'collegeSaved') =>
  (_text: string, sum: number, household: Household): PaidOnce | undefined => {
    const { [fact]: there = 0, emergencyFundMonths } = household
    // Cash told in months, or as a range, is not added to.
    return typeof there !== 'number' || emergencyFundMonths !== undefined
      ? undefined
      : { household: { [fact]: there + sum }, lead: words('With that sum added once:') }
  }

/** What a single payment changes in a plan of each kind. */
const changes: Partial<
  Record<TopicSlug, (text: string, sum: number, household: Household) => PaidOnce | undefined>
> = {
  debt_payoff: onDebts,
  emergency_fund: added('savings'),
  college_529: added('collegeSaved'),
}

/** The household once the sum is paid; undefined where a plan cannot tell. */
export const paidOnce = (
  message: string,
  sum: number,
  plan: Plan,
  household: Household,
): PaidOnce | undefined => changes[plan.topic]?.(message.toLowerCase(), sum, household)
