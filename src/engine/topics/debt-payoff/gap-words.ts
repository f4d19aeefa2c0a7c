/** What a plan says where more is asked for than is there, but only for a few months: who waits, and until when. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { monthDate } from '../month-date.ts'
import { type StepDraft, within } from '../steps.ts'
import { managedWords } from './managed-plan.ts'
import type { PassingGap } from './passing-gap.ts'
import { smallLoanPayment } from './payday.ts'
import type { DebtWork } from './work.ts'

export const named = (debts: readonly DebtTerms[]): Text =>
  listed(debts.map(({ label }) => say`the ${label}`))

const isNothing = ({ minimum }: DebtTerms): boolean => Math.round(minimum.value) === 0

/** "the A credit card to take $40 a month instead of $190" */
const askedToWait = ({ eased }: PassingGap): Text =>
  listed(
    eased.map((debt) =>
      isNothing(debt)
        ? say`the ${debt.label} to take nothing instead of ${debt.eased?.asked ?? debt.minimum}`
        : say`the ${debt.label} to take ${debt.minimum} instead of ${debt.eased?.asked ?? debt.minimum}`,
    ),
  )

export function gapWords(work: DebtWork): Text {
  const { gap, stage } = work
  if (gap === undefined) return nothing
  const { missing, months, ending } = gap
  const until = monthDate(work, 'gap.ends', 'The last month in which something is missing', months.value, [
    months,
  ])
  const smaller = ending.map((debt) => fits(work, debt))
  const end = ending.length > 1 ? words('end') : words('ends')
  return join([
    say`For about ${months} your debts ask for ${missing} more than you have. That ends when ${named(ending)} ${end}, in about ${until}.`,
    ...smaller,
    say`${words(smaller.some((one) => one !== nothing) ? 'Without one, pay' : 'Pay')} ${named(ending)} in full, and whatever can be taken from you. For that time ask ${askedToWait(gap)}, before its next due date.`,
    // Where a counselor comes first, the reason follows with all that is said of one.
    ...(stage === 'counsel'
      ? []
      : [
          words('A nonprofit credit counselor can ask for you, and the first talk is free.'),
          managedWords(work),
        ]),
  ])
}

/** A credit union's small loan, where its payment fits what is there for the loan that ends. */
function fits(work: DebtWork, debt: DebtTerms): Text {
  const payment = smallLoanPayment(work, debt)
  const { gap } = work
  return payment === undefined || gap === undefined || payment.value > debt.minimum.value - gap.missing.value
    ? nothing
    : say`First ask a credit union for a small loan in place of the ${debt.label}: at ${payment} nobody has to wait.`
}

export function gapSteps({ gap }: DebtWork): StepDraft[] {
  if (gap === undefined) return []
  return [
    {
      id: 'ask-to-wait',
      title: say`Ask ${askedToWait(gap)}, for ${gap.months}`,
      why: say`In that time ${gap.missing} of what is asked for is missing, and it is there again when ${named(gap.ending)} ${words(gap.ending.length > 1 ? 'end' : 'ends')}.`,
      how: words(
        'Call before the due date, and say for how long. Ask for a hardship plan that is reported as paid on time, and for late fees to be left out. Have it in writing. If they say no, pay them what you can, and call the counselor.',
      ),
      due: within.days,
      dueWhy: 'a few days from today, before the next due date',
      minutes: 45,
      link: links.consumerBureau,
      keep: words('Names, dates, and the letter that says what was agreed.'),
    },
  ]
}
