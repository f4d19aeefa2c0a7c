/** What becomes of federal loans on a plan that the law ends: what follows without a choice, and what can be chosen. */

import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { planWithoutChoice } from '../../tax/student-loan-plans.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { withPayAhead } from '../loan-income-ahead.ts'
import { namedPlan } from '../repayment-plan-names.ts'
import { type StepDraft, within } from '../steps.ts'
import { olderPlansEnd, type PlanOption } from './loan-plans.ts'
import type { FederalLoans } from './loans.ts'
import type { DebtWork } from './work.ts'

type EndingOption = PlanOption & { readonly next: NonNullable<PlanOption['next']> }

const isEnding = (option: PlanOption): option is EndingOption => option.next !== undefined

/** The ways on from the plan of today, the one that costs least first; none where the law does not end it. */
const waysOn = ({ options, chosen }: FederalLoans): EndingOption[] =>
  options.filter(isEnding).filter(({ plan }) => plan === chosen.plan)

/** How a table counts the plans that end. */
export function endedPlansWords(sheet: Worksheet, options: readonly PlanOption[]): Text {
  const ending = options.filter(isEnding)
  const names = [...new Set(ending.map(({ named }) => named))]
  return names.length === 0
    ? nothing
    : say`${listed(names)} ${names.length === 1 ? words('ends') : words('end')} on ${olderPlansEnd(sheet)}: from that day the sums go on under the plan named next, and payments that count already go on counting there.`
}

const atThen = (loans: FederalLoans | undefined): Text =>
  loans?.ahead === undefined ? words('at today’s income') : withPayAhead(loans.ahead)

/** Where the plan of today ends, what follows, in a sentence. */
export function planEndWords(loans: FederalLoans | undefined): Text {
  const [way] = loans === undefined ? [] : waysOn(loans)
  return way === undefined
    ? nothing
    : say`${sentenceStart(way.named)} ends on ${way.next.end}; after it ${way.next.named} would ask for ${way.next.payment} ${atThen(loans)}.`
}

export function planEndChecks({ loans }: DebtWork): Check[] {
  const ways = loans === undefined ? [] : waysOn(loans)
  const [best] = ways
  if (loans === undefined || best === undefined) return []
  const moved = planWithoutChoice(loans.kind)
  const isServed = loans.paymentsLeft !== undefined
  const inWords = ({ next, total, length, tax }: EndingOption): Text =>
    isServed
      ? say`${next.payment} under ${next.named}, ${total} in all until forgiveness`
      : say`${next.payment} under ${next.named}, ${total} in all over ${length}${tax === undefined ? nothing : say` and ${tax} of tax on what is forgiven`}`
  return [
    check(
      'plan-ends',
      'warn',
      'Your repayment plan ends by law',
      join([
        say`${sentenceStart(best.named)} ends on ${best.next.end}. Whoever chooses nothing is moved to ${namedPlan(moved)}${loans.kind === 'parent_plus' ? words(', the only income plan that is open to a Parent PLUS') : nothing}.`,
        say`${sentenceStart(atThen(loans))}: ${join(ways.map(inWords), '; or ')}.`,
        ways.length === 1
          ? nothing
          : best.next.plan === moved
            ? words('The sums here go on with the first, which costs less.')
            : words(
                'The sums here go on with the first, which costs less. Choose it before that day: whether you still can afterwards is not certain.',
              ),
        words(
          'Payments that count already are taken to go on counting; have your count confirmed in writing before you change.',
        ),
      ]),
    ),
  ]
}

export function planEndSteps({ loans }: DebtWork): StepDraft[] {
  const ways = loans === undefined ? [] : waysOn(loans)
  const [best] = ways
  if (loans === undefined || best === undefined) return []
  const { next } = best
  const moved = planWithoutChoice(loans.kind)
  return [
    {
      id: 'older-plan',
      title: say`Choose ${next.named} before your plan ends on ${next.end}`,
      why:
        next.plan === moved
          ? say`Who does not choose is moved there all the same, on a day that you do not pick, so compare first.`
          : say`Who does not choose is moved to ${namedPlan(moved)}, which would cost you more.`,
      how: join([
        say`Apply in your account some months before. ${sentenceStart(atThen(loans))} ${listed(ways.map(({ next: { named, payment } }) => say`${named} asks for ${payment}`))}.`,
        words('Save your payment count first, and look at the numbers again with your income of then.'),
      ]),
      due: addDays(next.end.value, -within.quarter),
      dueWhy: 'some months before the plan ends',
      dueInputs: [next.end],
      minutes: 45,
      link: links.incomeDriven,
      keep: words('The letter that confirms the new plan and its payment, and your payment count.'),
    },
  ]
}
