/** A car against its loan: what is missing when more is owed than it would sell for, and the ways from there. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

interface CarValue {
  readonly debt: DebtTerms
  readonly worth: Figure
  /** Owed beyond what the car would sell for. */
  readonly gap: Figure | undefined
  /** What a sale would leave when the loan is paid from it. */
  readonly over: Figure | undefined
  /** Cash that this plan sends to the loan now makes good what is missing. */
  readonly closesNow: boolean
}

function carValues({ debts, sheet, paid, plan }: DebtWork): CarValue[] {
  return debts.flatMap((debt): CarValue[] => {
    const { told, id, label, balance } = debt
    if (debt.kind !== 'auto' || told.worth === undefined) return []
    const worth = sheet.told(
      'debts',
      `${id}.worth`,
      `What the car of the ${label} would sell for`,
      'usd',
      middle(told.worth),
    )
    const difference = (name: string, text: string, how: string, value: number) =>
      value > 0 ? sheet.computed(`${id}.${name}`, text, 'usd', how, [balance, worth], value) : undefined
    const sent = plan.lumpSums[paid.findIndex((one) => one.id === id)] ?? 0
    return [
      {
        debt,
        worth,
        closesNow: sent >= balance.value - worth.value,
        gap: difference(
          'gap',
          'Owed beyond what the car would sell for',
          'what is owed − what it would sell for',
          balance.value - worth.value,
        ),
        over: difference(
          'over',
          'Left from a sale when the loan is paid',
          'what it would sell for − what is owed',
          worth.value - balance.value,
        ),
      },
    ]
  })
}

/** Whether the payment is hard to meet, so that doing without the car has to be thought of. */
const isHard = ({ stage }: DebtWork, { told }: DebtTerms): boolean =>
  stage === 'shortfall' || stage === 'hold' || stage === 'counsel' || told.isPastDue === true

/** What an end by selling takes, where the plan says nothing more urgent. */
export function carWords(work: DebtWork): Text {
  if (work.stage !== 'payoff' || work.isBehind) return nothing
  return join(
    carValues(work).map(({ debt, gap, closesNow }) =>
      gap === undefined || closesNow
        ? nothing
        : say`To be rid of the car now, sell it yourself: ${gap} of the ${debt.label} is left then, to be paid from cash or with a small loan of a credit union. If you keep it and pay as planned, nothing is missing in the end.`,
    ),
  )
}

export function carChecks(work: DebtWork): Check[] {
  return carValues(work).flatMap(({ debt, worth, gap, over, closesNow }): Check[] => {
    const id = `car.${debt.id}`
    const hard = isHard(work, debt)
    if (gap !== undefined && closesNow)
      return [
        check(
          id,
          'pass',
          'The car will be worth its loan',
          say`You owe ${gap} more than the ${worth} that it would sell for. The cash that goes to the loan now closes that.`,
        ),
      ]
    if (gap !== undefined)
      return [
        check(
          id,
          hard ? 'act' : 'warn',
          'The car is worth less than its loan',
          say`You owe ${debt.balance} and it would sell for ${worth}, so ${gap} is missing. Do not trade it in: a dealer puts the ${gap} into the next loan, and you pay interest on it there. If it is totaled, ordinary insurance pays only what it is worth, and gap cover pays the rest. ${hard ? say`If you cannot keep up the ${debt.minimum}, ask the lender for more time before you miss a payment. A car that is taken sells for less than one that you sell yourself, and what is missing stays yours.` : say`Keeping it and paying as planned closes the gap. Selling it yourself ends the ${debt.minimum}, but takes the ${gap} in cash or in a small loan, so it helps only where a cheaper car will do.`}`,
        ),
      ]
    if (over === undefined || !hard) return []
    return [
      check(
        id,
        'warn',
        'Selling the car would pay off its loan',
        say`It would sell for ${worth}: the loan is paid from that, and about ${over} is left. If a cheaper way to work is possible, that ends the ${debt.minimum}. A car that is taken brings much less.`,
      ),
    ]
  })
}

export function carSteps(work: DebtWork): StepDraft[] {
  return carValues(work).flatMap(({ debt, gap, closesNow }): StepDraft[] =>
    gap === undefined || closesNow
      ? []
      : [
          {
            id: `gap-cover.${debt.id}`,
            title: words('Ask what gap cover on the car would cost, or whether you have it'),
            why: say`If it is totaled or stolen, insurance pays what it is worth, and ${gap} of the loan would be left without a car.`,
            how: say`Look in the loan papers first: it may be in there. Then ask your own car insurer, who is often cheaper than a dealer.${isHard(work, debt) ? nothing : words(' End it when you owe less than the car is worth.')}`,
            due: within.fortnight,
            dueWhy: 'within a fortnight, because the gap is there today',
            minutes: 30,
            link: links.gapCover,
            keep: words('The policy, and what the car would sell for on that day.'),
            rank: 1,
          },
        ],
  )
}
