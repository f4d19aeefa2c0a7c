/** A debt management plan through a nonprofit counselor: which debts it takes, and what it would ask for each month. */
import type { Figure } from '../../figure.ts'
import { loanPayment } from '../../math/loan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import { lowerInstead } from './loan-relief.ts'
import { endsSoon } from './passing-gap.ts'
import type { DebtWork } from './work.ts'

/** Debts that an agency or a new loan can take over: nothing stands behind them. Payday lenders seldom take part. */
const takesOver = ['credit_card', 'personal', 'other']
export const unsecured = (work: DebtWork): DebtTerms[] =>
  work.costly.filter(({ kind, promotion }) => takesOver.includes(kind) && promotion === undefined)

export interface ManagedPlan {
  readonly taken: readonly DebtTerms[]
  readonly rate: Figure
  readonly longest: Figure
  /** Whether the cash of today pays a part of them first. */
  readonly isAfterCash: boolean
  /** What ends these debts in the longest time of such a plan. */
  readonly level: Figure
}

/** Of what the cash of today does not pay off. */
export function managedPlan(work: DebtWork): ManagedPlan | undefined {
  const { reader, sheet, paid, plan, sent } = work
  const leftOf = ({ id, balance }: DebtTerms) =>
    balance.value - (plan.lumpSums[paid.findIndex((debt) => debt.id === id)] ?? 0)
  const taken = unsecured(work).filter((debt) => leftOf(debt) > 0)
  if (taken.length === 0) return undefined
  const rate = reader.rule('counselor.rate', 'Rate under a debt management plan', 'rate', rules.counselorRate)
  const longest = reader.rule(
    'counselor.longest',
    'Longest debt management plan',
    'months',
    rules.longestPayoffMonths,
  )
  const balance = taken.reduce((sum, debt) => sum + leftOf(debt), 0)
  const isAfterCash =
    sent !== undefined && balance < unsecured(work).reduce((sum, debt) => sum + debt.balance.value, 0)
  const level = sheet.computed(
    'counselor.payment',
    'Level payment under a debt management plan',
    'usd-per-month',
    !isAfterCash
      ? 'what repays these balances at that rate in the longest time'
      : 'what repays these balances, less what cash pays of them today, at that rate in the longest time',
    [...taken.map((debt) => debt.balance), ...(isAfterCash ? [sent.sum] : []), rate, longest],
    loanPayment({ principal: balance, rate: rate.value, months: longest.value }),
  )
  return { taken, rate, longest, level, isAfterCash }
}

/** Whether what is missing ends with a debt that is soon gone. */
const isPassing = ({ paid, shortfall }: DebtWork): boolean =>
  shortfall !== undefined && endsSoon(paid, shortfall.value) !== undefined

function lastsUntil(work: DebtWork): Text {
  const brief = work.paid.find(({ extendedPlan }) => extendedPlan !== undefined)
  if (brief?.extendedPlan === undefined || !isPassing(work)) return nothing
  return say`What is missing ends with the ${brief.label}, after about ${brief.extendedPlan} of its payment plan: from then on your money covers what is asked.`
}

/** What a plan by income would take off the payment of federal loans that is asked for; it is named before. */
function lessOnLoans(work: DebtWork): Dollars {
  const { choice, loans } = work
  if (choice?.low !== undefined) return choice.fixed.payment.value - choice.low.payment.value
  const other = loans?.move?.to ?? lowerInstead(work)
  return loans === undefined || other === undefined ? 0 : loans.merged.minimum.value - other.payment.value
}

/** What such a plan would ask for instead of what these debts ask for today; nothing where it asks for no less. */
export function managedWords(work: DebtWork): Text {
  const found = managedPlan(work)
  if (found === undefined) return nothing
  const { sheet, gap } = work
  const shortfall = gap?.missing ?? work.shortfall
  const { taken, rate, longest, level, isAfterCash } = found
  const minimums = taken.map(askedFor)
  const asked = sheet.computed(
    'counselor.asked',
    'What these debts ask for now',
    'usd-per-month',
    'their minimum payments added up',
    minimums,
    minimums.reduce((sum, { value }) => sum + value, 0),
  )
  // What cash and a few months end needs no such plan.
  if (level.value < rules.planMoveLeast.value) return nothing
  if (Math.round(level.value) >= Math.round(asked.value)) return nothing
  const there = asked.value - (shortfall?.value ?? 0)
  const hasPayday = work.paid.some(({ kind }) => kind === 'payday')
  return join([
    say`A debt management plan through one would ask for about ${level} for ${longest}, at about ${rate}, where ${words(taken.length > 1 ? 'these debts ask' : 'this debt asks')} for ${asked} now.${words(isAfterCash ? ' That is for what your cash leaves of them.' : '')}`,
    shortfall === undefined
      ? nothing
      : level.value <= there
        ? words('That would fit what you have.')
        : level.value <= there + lessOnLoans(work)
          ? words('Both together would fit what you have.')
          : gap !== undefined || isPassing(work)
            ? nothing
            : words(
                'That is still more than you have, so ask also about a fresh start in court: it is a legal right.',
              ),
    lastsUntil(work),
    hasPayday
      ? words('Such a plan seldom takes a payday loan: that one needs an agreement with its own lender.')
      : nothing,
  ])
}
