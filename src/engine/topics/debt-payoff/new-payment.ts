/** A student loan begins to ask for more than the month has: what closes that gap before the first bill. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { separateReturns } from './loan-filing.ts'
import type { DebtWork } from './work.ts'

/** Whether it is the new payment, and no other one, that cannot be met. */
export const isNewPaymentShort = ({ stage, loans, missing }: DebtWork): boolean =>
  stage === 'shortfall' &&
  loans?.begins !== undefined &&
  missing !== undefined &&
  missing.value <= loans.begins.value

/** What is missing, and the lower payment that a return of one's own would bring. */
export function newPaymentWords(work: DebtWork): Text {
  const { loans, missing } = work
  if (!isNewPaymentShort(work) || loans === undefined || missing === undefined) return nothing
  return join([
    loans.isOnSave ? words('SAVE has ended.') : nothing,
    say`${sentenceStart(loans.chosen.named)} asks for about ${loans.merged.minimum} on your student loans, and ${missing} of it is not there${freedWords(work)}.`,
    apartWords(work, missing),
    words(
      'Ask the servicer, before the first bill, what it can do: a payment by proof of today’s income, or a pause in writing.',
    ),
    words(
      'Food, housing, power and the way to work come before it. A nonprofit credit counselor goes through the month with you, and the first talk is free.',
    ),
  ])
}

const freedWords = ({ goneToday }: DebtWork): Text =>
  goneToday.length === 0
    ? nothing
    : say`, even with what ${listed(goneToday.map(({ label }) => say`the ${label}`))} took, which your cash pays off`

/** The talk that lowers the payment, in place of steps for a month that is short already: no bill has come yet. */
export const newPaymentStep = ({ loans }: DebtWork): StepDraft => ({
  id: 'new-payment',
  title: words('Ask the servicer how the new payment can be lowered before its first bill'),
  why: words('A bill that cannot be paid costs points of your score, and autopay could empty the account.'),
  how: say`Call and write: ask for a payment by proof of today’s income under ${loans?.chosen.named ?? nothing}, and which day the first bill has. Leave autopay off for this loan until the payment fits. Pay the other debts what they ask.`,
  due: within.week,
  dueWhy: 'a week from today, before the first bill',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('The servicer’s answer in writing, with the payment and the day.'),
})

function apartWords(work: DebtWork, missing: Figure): Text {
  const { loans, sheet } = work
  const found = loans === undefined ? undefined : separateReturns(work, loans)
  const [best] = found?.ways ?? []
  if (loans === undefined || found === undefined || best === undefined) return nothing
  const [{ named }, payment] = best
  const left = loans.merged.minimum.value - payment.value - missing.value
  const after = sheet.computed(
    'new-payment.apart',
    left >= 0 ? 'What the month then leaves' : 'What is then still missing',
    'usd-per-month',
    'the difference of the payment now asked for and the one on a return of your own, against what is missing',
    [loans.merged.minimum, payment, missing],
    Math.abs(left),
  )
  return say`If the loans are yours alone, separate tax returns make it ${payment} under ${named}: ${left >= 0 ? say`that fits, and leaves ${after}` : say`then only ${after} is missing`}. They cost about ${found.tax} more of federal tax, and state tax and some credits come on top.`
}
