/** The measures by which ways to pay are compared: the same rows for each. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { beforeMatch } from './match-waits.ts'
import { interestInWords, outOfDebt, type PayoffFigures, payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

export const payoffLedger = (
  work: DebtWork,
  figures: PayoffFigures,
  monthly: Figure,
): Alternative['ledger'] => [
  { label: words('Out of debt'), value: outOfDebt(figures) },
  { label: words('Interest from here on'), value: interestInWords(work, figures) },
  {
    label: words('First debt gone'),
    value: figures.firstGone === undefined ? words('Never at this pace') : say`${figures.firstGone}`,
  },
  { label: words('A month, to begin with'), value: say`${monthly}` },
]

/** What a month takes to begin with: until a match that waits begins, what will earn it goes to what comes first. */
export function monthlyBudget(work: DebtWork): Figure {
  const toDebts = debtBudget(work)
  return work.match === undefined || beforeMatch(work) === undefined
    ? toDebts
    : work.sheet.computed(
        'budget.before-match',
        'To these debts and what comes first each month',
        'usd-per-month',
        'what goes to debts + what will earn the match',
        [toDebts, work.match.monthly],
        toDebts.value + work.match.monthly.value,
      )
}

/** Everything that goes to the debts of the schedule each month. */
export function debtBudget({ sheet, paid, toDebts, ended }: DebtWork): Figure {
  const minimums = paid
    .filter(({ id }) => ended.every((debt) => debt.id !== id))
    .map(({ minimum }) => minimum)
  return sheet.computed(
    'budget',
    'To these debts each month',
    'usd-per-month',
    'minimum payments + what goes to debts beyond them',
    [...minimums, toDebts],
    minimums.reduce((sum, { value }) => sum + value, toDebts.value),
  )
}

/** After SAVE the plan begins with another payment than the fixed one. */
const isNewPlan = ({ assisted }: DebtTerms): boolean => assisted !== undefined && assisted.waits === undefined

/** Those of today: neither a transfer that the plan takes is among them nor a plan of the federal loans for what it frees. */
export function leastBudget({ sheet, paid, transfer, assistance }: DebtWork): Figure {
  const minimums = [
    ...paid.map((debt) => (isNewPlan(debt) ? (assistance?.fixed.payment ?? debt.minimum) : debt.minimum)),
    ...(transfer === undefined ? [] : [transfer.freed]),
  ]
  return sheet.computed(
    'budget.least',
    'Minimum payments on these debts',
    'usd-per-month',
    'the minimum payments added up',
    minimums,
    minimums.reduce((sum, { value }) => sum + value, 0),
  )
}

/** How much more interest another way costs; undefined where either never ends. */
export function dearer(
  { sheet }: DebtWork,
  id: string,
  other: PayoffFigures,
  plan: PayoffFigures,
): Figure | undefined {
  if (other.date === undefined || plan.date === undefined) return undefined
  return sheet.computed(
    `${id}.dearer`,
    'More interest than this plan',
    'usd',
    'its interest − interest of this plan',
    [other.interest, plan.interest],
    other.interest.value - plan.interest.value,
  )
}

/** The highest rate of today first, whatever a promotion is about to cost. */
export const byTodaysRate = (work: DebtWork): PayoffFigures =>
  payoffFigures(work, 'avalanche', 'Highest rate first', work.avalanche)

export function byInterest({ sheet }: DebtWork, more: Figure | undefined): Text {
  if (more === undefined) return words('It does not end at this pace.')
  if (Math.round(more.value) > 0) return say`Costs ${more} more interest.`
  if (Math.round(more.value) === 0) return words('The same, to the dollar.')
  const less = sheet.computed(
    `${more.id}.less`,
    'Less interest than this plan',
    'usd',
    'interest of this plan − its interest',
    [more],
    -more.value,
  )
  return say`Saves ${less} of interest.`
}
