/** "Is that realistic?", "can we afford it?" — what a plan takes each month beside what comes in and what a month costs. */
import type { Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { worksheet } from '#engine/worksheet.ts'
import { receiptsOf } from '../borrowed-text.ts'
import type { SmallReply } from '../small-replies.ts'
import type { PlanQuestion } from './question.ts'

const asks =
  /\b(?:is|does|would|will) (?:that|this|it)\b.{0,20}\b(?:realistic|doable|do-?able|affordable|feasible|too (?:much|tight|aggressive)|manageable|possible)\b|\b(?:can|could) (?:i|we) (?:really |even |actually )?(?:afford|swing|manage) (?:that|this|it)\b/i
const byMonth: ReadonlySet<TopicSlug> = new Set(['debt_payoff', 'college_529', 'budgeting'])
const monthsPerYear = 12

export function isAffordable({ message, plan, state }: PlanQuestion): SmallReply | undefined {
  if (!asks.test(message) || !byMonth.has(plan.topic)) return undefined
  const { household } = state
  const figureIn = (id: string) => plan.figures.find((figure) => figure.id === id) as Figure | undefined
  const total = figureIn('total') ?? figureIn('monthlySurplus')
  const pay = household.householdIncome ?? household.income
  if (total === undefined || (total.unit === 'usd' && plan.topic !== 'debt_payoff')) return undefined
  const sheet = worksheet()
  const monthly = sheet.assumed(
    'afford.total',
    'What this plan takes a month',
    'usd-per-month',
    Math.round(total.value),
    'As this plan has it.',
  )
  const figures: Figure[] = [monthly]
  const lines: Text[] = []
  if (pay !== undefined) {
    const spouse = household.householdIncome === undefined ? middle(household.spouseIncome ?? 0) : 0
    const income = sheet.assumed(
      'afford.income',
      'Pay before tax',
      'usd-per-year',
      middle(pay) + spouse,
      'You told it.',
    )
    const share = sheet.computed(
      'afford.share',
      'Share of pay before tax',
      'share',
      'what the plan takes × months ÷ pay',
      [monthly, income],
      (monthly.value * monthsPerYear) / Math.max(1, income.value),
    )
    figures.push(income, share)
    lines.push(say`It takes ${monthly}: ${share} of ${income} before tax.`)
  } else lines.push(say`It takes ${monthly}.`)
  const { takeHomeMonthly, monthlyExpenses } = household
  if (takeHomeMonthly !== undefined && monthlyExpenses !== undefined) {
    const home = sheet.assumed(
      'afford.home',
      'Take-home pay',
      'usd-per-month',
      middle(takeHomeMonthly),
      'You told it.',
    )
    const costs = sheet.assumed(
      'afford.costs',
      'What a month costs',
      'usd-per-month',
      middle(monthlyExpenses),
      'You told it.',
    )
    const left = sheet.computed(
      'afford.left',
      'Left of a month',
      'usd-per-month',
      'take-home pay − what a month costs',
      [home, costs],
      home.value - costs.value,
    )
    figures.push(home, costs, left)
    lines.push(
      left.value >= monthly.value
        ? say`Of ${home} a month costs ${costs}, so ${left} is left: yes, it fits.`
        : say`Of ${home} a month costs ${costs}, so ${left} is left: it does not fit, unless the payments stand in those costs already.`,
    )
  } else
    lines.push(
      words(
        'Whether that fits depends on what comes home and what a month costs: tell me both, and I can say. A plan that you keep up beats a faster one that you drop, so take a sum that leaves room for a bad month.',
      ),
    )
  const text = join(lines)
  return { text, figures: [...receiptsOf(text, plan), ...figures], suggestions: [] }
}
