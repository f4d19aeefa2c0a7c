/** The steps for a plan that cannot be rolled over: find the deadline, choose the years. */
import { links } from '../../links.ts'
import { nothing, say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { requiredSteps } from './gate-steps.ts'
import type { Payout } from './payout.ts'
import type { RolloverWork } from './work.ts'

export function payoutSteps(
  work: RolloverWork,
  { yearly: payment, years, saved, beside }: Payout,
): StepDraft[] {
  const need =
    beside === undefined
      ? nothing
      : words(
          ' Set what you need each month beside it: what a payment leaves over is savings, and what is missing comes from cash or another account. Where a benefit begins later, ask whether the payments may fall from then on.',
        )
  return [
    {
      id: 'election',
      title: words('Find out today by when you have to choose how it is paid'),
      why: words(
        'Many of these plans give only weeks after leaving; then everything is paid and taxed in one year.',
      ),
      how: words(
        'Call the plan or the benefits office. Ask for the day, the choices (yearly payments, a later start, a lump sum), whether a choice may be changed once, and whether another nonprofit’s plan could take it.',
      ),
      due: within.today,
      dueWhy: 'today, because the days may be running already',
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The plan document and the day in writing.'),
    },
    {
      id: 'schedule',
      title: words('Lay the payments over your years of low income'),
      why: say`Spread over ${years}, about ${payment}${saved.value > 0 ? say`, and ${saved} less federal tax at today’s income` : nothing}.`,
      how: say`Write down pay, pension and Social Security for each coming year and put the payments where the sum is smallest. Do not leave it with a weak employer for long.${need}`,
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 60,
      link: links.retirementPlans,
      keep: words('The table of years and payments.'),
    },
    {
      id: 'advice',
      title: words('Have a tax professional read the choice'),
      why: words('It can seldom be changed.'),
      how: words('Bring the plan’s choices and your last return.'),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 60,
      link: links.irs,
      keep: words('What the adviser wrote down for you.'),
    },
    {
      id: 'elect',
      title: words('Hand in the election'),
      why: words('No choice means the plan’s own, usually all at once.'),
      how: words('In writing, with a receipt, before the day that the plan named.'),
      due: within.fortnight,
      dueWhy: 'a fortnight from today, or the day that the plan named if it is sooner',
      minutes: 30,
      link: links.laborDepartment,
      keep: words('The stamped copy.'),
    },
    {
      id: 'beneficiaries',
      title: words('Name the beneficiaries'),
      why: words('What is left when you die goes to whom the form names.'),
      how: words('A first and a second one.'),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 15,
      link: links.laborDepartment,
      keep: words('A copy of the form with the plan’s confirmation.'),
    },
    ...requiredSteps(work, false),
  ]
}
