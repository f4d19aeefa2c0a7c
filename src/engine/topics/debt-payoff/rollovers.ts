/**
 * Which debts cash ends today: payday and title loans that are renewed for a fee, and one that makes the month short; and
 * which others of those loans a first cushion and the match wait for.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import { starterOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { endedRollovers } from '../ended-rollovers.ts'
import { isPayGone } from '../out-of-work.ts'
import { isLate } from '../past-due.ts'
import type { Drafting } from '../topic.ts'
import { cashBesideOnce } from './once.ts'

const owedOn = (debts: readonly DebtTerms[]) => debts.reduce((sum, { balance }) => sum + balance.value, 0)

export interface ShortMonth {
  /** What is asked for beyond what is there. */
  readonly missing: Dollars
  /** Whether a debt is soon gone with whose payment it ends, and a lender can wait or cash carries it until then. */
  readonly passes: boolean
}

/**
 * The debts that cash beyond what is late ends today, though the first cushion is then not full: loans that are renewed
 * for a fee, and one whose payment is what the month cannot meet. Where the month cannot bear an extended payment plan, all
 * cash goes to the loans that would need one: the lender waits for nobody.
 */
export function endedToday(
  drafting: Drafting,
  asked: readonly DebtTerms[],
  /** All that is late, as far as anybody can say. */
  late: Figure | undefined,
  monthWith: (ended: readonly DebtTerms[]) => ShortMonth,
): readonly DebtTerms[] {
  const { reader } = drafting
  const loans = asked.filter((debt) => isRollover(debt) && debt.minimumOnly !== true)
  const waits = isPayGone(reader) || (isLate(reader) && late === undefined)
  if (waits || !tellsCash(reader)) return []
  const cash = cashBesideOnce(drafting).value - (late?.value ?? 0)
  const closing = (ended: readonly DebtTerms[]) => closingDebt(drafting, { asked, ended, cash, monthWith })
  if (loans.length === 0) return closing([])
  reader.rule('rollover.kept', 'Cash that stays when it ends a payday loan', 'usd', rules.rolloverEndKept)
  const ended = endedRollovers(cash, loans)
  const due = loans.filter(({ extendedPlan }) => extendedPlan !== undefined)
  const isShort = () => monthWith([]).missing > 0
  if (due.some((loan) => !ended.includes(loan)) && owedOn(due) <= cash && isShort()) return due
  return closing(ended)
}

/**
 * With the smallest debt that frees what the month is missing, where cash ends it and part of the first cushion stays. A
 * medical bill comes last: a hospital may lower or end it, and it bears no interest.
 */
function closingDebt(
  drafting: Drafting,
  {
    asked,
    ended,
    cash,
    monthWith,
  }: {
    readonly asked: readonly DebtTerms[]
    readonly ended: readonly DebtTerms[]
    readonly cash: Dollars
    readonly monthWith: (ended: readonly DebtTerms[]) => ShortMonth
  },
): readonly DebtTerms[] {
  const left = cash - owedOn(ended)
  const open = asked.filter(
    (debt) => !ended.includes(debt) && debt.extendedPlan === undefined && debt.balance.value > 0,
  )
  if (Math.min(...open.map(({ balance }) => balance.value)) > left) return ended
  const { missing, passes } = monthWith(ended)
  if (missing <= 0 || passes) return ended
  const kept = starterOf(drafting).value * rules.starterKept.value
  const mayBeLowered = ({ kind }: DebtTerms) => Number(kind === 'medical')
  const [smallest] = open
    .filter(({ balance, minimum }) => minimum.value >= missing && left - balance.value >= kept)
    .sort((one, other) => mayBeLowered(one) - mayBeLowered(other) || one.balance.value - other.balance.value)
  return smallest === undefined ? ended : [...ended, smallest]
}

/** The places among the debts of those that go on: an extended payment plan takes no fee, so it keeps nothing waiting. */
export const rolloversOf = (paid: readonly DebtTerms[], ended: readonly DebtTerms[]): number[] =>
  paid.flatMap((debt, index) =>
    isRollover(debt) &&
    debt.extendedPlan === undefined &&
    debt.minimumOnly !== true &&
    ended.every(({ id }) => id !== debt.id)
      ? [index]
      : [],
  )
