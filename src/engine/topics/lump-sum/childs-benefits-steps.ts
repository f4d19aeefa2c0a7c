/** The steps of parents whose child is on SSI: the account stands before the money comes. */
import { addDays, civilDate, daysInMonth } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, say, words } from '../../say.ts'
import { countedFrom } from '../benefits-limit.ts'
import { type StepDraft, within } from '../steps.ts'
import { ableYearly } from './protected.ts'
import type { LumpSumWork } from './work.ts'

export function childsBenefitsSteps(work: LumpSumWork): StepDraft[] {
  const { sheet, reader, context, amount, placements } = work
  const limit = countedFrom(sheet, reader)
  const { year, month, day } = civilDate(context.today)
  const parts = placements
    .filter(({ step }) => step === 'cushion' || step === 'rest')
    .map((part) => part.amount)
  return [
    {
      id: 'wait',
      title: say`Ask whoever pays the ${amount} to wait until an ABLE account is open`,
      why: words('SSI counts what lies in your accounts on the first day of a month.'),
      how: join([
        words('Have the part for your child paid straight into that account: then it is never yours.'),
        say`What is there already is paid out before the month ends: the debts first, then the ABLE account, so that no more than ${limit} is left in all your accounts.`,
      ]),
      due: addDays(context.today, daysInMonth(year, month) - day),
      dueWhy: 'the last day of this month: savings are counted on the first of the next',
      minutes: 30,
      link: links.disabilitySavings,
      keep: words('What you asked for in writing, and the statements of this month and the next.'),
    },
    ...(parts.length === 0 ? [] : [opening(work, parts)]),
  ]
}

function opening({ sheet }: LumpSumWork, parts: readonly Figure[]): StepDraft {
  const most = ableYearly(sheet)
  return {
    id: 'able',
    title: say`Open an ABLE account for your child, for ${sheet.computed(
      'able.childs',
      'For the child’s ABLE account',
      'usd',
      'the parts that would count in an account of your own, added up, no more than may go in within a year',
      [...parts, most],
      Math.min(
        most.value,
        parts.reduce((sum, { value }) => sum + value, 0),
      ),
    )}`,
    why: words('What it holds is your child’s, and does not count for SSI.'),
    how: words(
      'A parent can open it online with a state’s program, yours or another. Choose low fees; keep the emergency fund in its insured cash choice. If the award letter says Medicaid or CHIP by income alone, leave it out: a savings account in your own name does the same.',
    ),
    due: within.days,
    dueWhy: 'a few days from today, so that it is open when the money comes',
    minutes: 45,
    link: links.disabilitySavings,
    keep: words('The letter that says that the account is an ABLE account.'),
  }
}
