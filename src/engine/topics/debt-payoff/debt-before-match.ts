/** The way that many would rather take: the debt before the match, and what of the match that misses. */
import { sumOf } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { byInterest, dearer, debtBudget, payoffLedger } from './ledger.ts'
import { beforeMatch } from './match-waits.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** The match is taken from the first month on, and debts are paid beside it. */
export const isMatchFirst = (work: DebtWork): boolean =>
  work.stage === 'payoff' &&
  work.match !== undefined &&
  work.rollovers.length === 0 &&
  beforeMatch(work) === undefined &&
  !work.clearsAtOnce

export function debtBeforeMatch(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { match, claims, targets, sheet } = work
  if (match === undefined || !isMatchFirst(work)) return undefined
  const payoff = work.tried({ claims: claims.filter(({ part }) => part !== 'match') })
  if (payoff.months === undefined) return undefined
  const figures = payoffFigures(work, 'before-match', 'The debts before the match', payoff)
  const missed = sheet.computed(
    'before-match.missed',
    'Match that is missed until the debts are gone',
    'usd',
    'what the employer adds in a year × months until the debts are gone ÷ months of a year',
    [match.added, ...scheduleInputs(work)],
    Math.round((match.added.value * payoff.months) / monthsPerYear),
  )
  const budget = [debtBudget(work), match.monthly]
  const isOne = targets.length === 1
  return {
    id: 'before-match',
    kind: 'other',
    title: words(isOne ? 'The debt first, the match after it' : 'The debts first, the match after them'),
    detail: words(
      `All that is free goes to the ${isOne ? 'debt' : 'debts'}, and the contribution is raised when ${isOne ? 'it is' : 'they are'} gone.`,
    ),
    ledger: payoffLedger(
      work,
      figures,
      sheet.computed(
        'before-match.budget',
        'To these debts each month, without the match',
        'usd-per-month',
        'what goes to debts + what earns the match',
        budget,
        sumOf(budget),
      ),
    ),
    difference: say`${byInterest(work, dearer(work, 'before-match', figures, plan))} It misses about ${missed} of match until then.`,
  }
}
