/** "Should we take a consolidation loan at 13%?" — the same payments with one new loan for every dearer debt. */
import type { AnyFigure, Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { planningRules as rules } from '#engine/planning-rules.ts'
import { join, say, words } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { SmallReply } from '../small-replies.ts'
import { asksForNewLoan } from '../telling.ts'
import { mentionsIn } from '../understand/numbers.ts'
import { planWith } from './in-that-case.ts'
import { answer, type PlanQuestion } from './question.ts'

const percents = 100

const figureIn = (plan: Plan, id: string): Figure | undefined =>
  plan.figures.find((figure) => (figure as AnyFigure).id === id) as Figure | undefined

/** What the plan itself says of a new loan. */
function ofThePlan(plan: Plan): SmallReply | undefined {
  const check = plan.checks.find(({ id }) => id === 'consolidate')
  const way = plan.alternatives.find(({ title }) => /^One new loan/.test(title))
  const parts = [
    ...(way === undefined ? [] : [say`**${way.title}**. ${way.difference}`]),
    ...(check === undefined ? [] : [say`**${check.title}**. ${check.detail}`]),
  ]
  return parts.length === 0 ? undefined : answer(join(parts, '\n\n'), plan)
}

export function withNewLoan(question: PlanQuestion): SmallReply | undefined {
  const { message, plan, state } = question
  if (plan.topic !== 'debt_payoff' || !asksForNewLoan.test(message)) return undefined
  const rates = mentionsIn(message.toLowerCase()).filter(({ kind }) => kind === 'percent')
  const [told, ...others] = rates
  const total = figureIn(plan, 'total')
  const interest = figureIn(plan, 'plan.interest')
  // No lender gives it to somebody who is behind or in court: another plan comes first.
  const isOutOfReach = state.household.behindOnDebts === true || state.household.suedForDebt === true
  if (
    isOutOfReach ||
    told === undefined ||
    others.length > 0 ||
    total === undefined ||
    interest === undefined
  )
    return ofThePlan(plan)
  const at = told.low / percents
  const { debts = [] } = state.household
  const rateOf = (index: number) => debts[index]?.rate ?? figureIn(plan, `debt.${index}.rate`)?.value
  const dearer = debts.filter((_debt, index) => (rateOf(index) ?? 0) > at)
  const owed = dearer.reduce((sum, { balance }) => sum + (balance === undefined ? 0 : middle(balance)), 0)
  const sheet = worksheet()
  const rate = sheet.assumed('offer.rate', 'Rate of the new loan', 'rate', at, 'You asked about it.')
  if (owed === 0)
    return {
      ...answer(say`No debt of this plan costs more than ${rate}, so such a loan would save nothing.`, plan),
      figures: [rate],
    }
  const fee = sheet.assumed(
    'offer.fee',
    'Fee of the new loan',
    'share',
    rules.consolidationFee.value,
    rules.consolidationFee.why,
  )
  const replaced = sheet.assumed(
    'offer.replaced',
    'What it pays off',
    'usd',
    owed,
    'The debts that cost more.',
  )
  const loan = sheet.computed(
    'offer.loan',
    'The new loan',
    'usd',
    'what it pays off × (1 + fee)',
    [replaced, fee],
    Math.round(owed * (1 + fee.value)),
  )
  const payment = sheet.assumed(
    'offer.payment',
    'Paid in all, as now',
    'usd-per-month',
    total.value,
    'As this plan has it.',
  )
  const then = planWith(question, plan, {
    debts: [
      ...debts.filter((debt) => !dearer.includes(debt)),
      { kind: 'personal', balance: loan.value, rate: at },
    ],
    debtPaymentMonthly: total.value,
  })
  const after = then && figureIn(then, 'plan.interest')
  const date = then && (figureIn(then, 'plan.date') as AnyFigure | undefined)
  if (then === undefined || after === undefined || date === undefined) return ofThePlan(plan)
  const before = sheet.assumed(
    'offer.before',
    'Interest under this plan',
    'usd',
    interest.value,
    'As this plan has it.',
  )
  const costs = sheet.computed(
    'offer.costs',
    'Interest and fee with the new loan',
    'usd',
    'interest from here on + the fee',
    [loan, replaced, rate],
    after.value + loan.value - owed,
  )
  const verdict =
    costs.value < before.value
      ? words(
          'So it would save money, if that rate and fee stand in writing and nothing new goes on the cards.',
        )
      : words('So it would not save money.')
  const text = say`One new loan of ${loan} at ${rate}, a fee of ${fee} in it, for what costs more than that. With the same ${payment} in all it is paid in ${date} and costs ${costs} of interest and fee, against ${before} of interest under this plan. ${verdict} Your plan is unchanged.`
  return {
    text,
    figures: [rate, fee, replaced, loan, payment, before, costs, { ...date }],
    suggestions: [],
  }
}
