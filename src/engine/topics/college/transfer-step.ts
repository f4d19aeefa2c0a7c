/** What becomes of a month beside a sum: the standing order, and what it does not take. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { stateOfMonthly } from './ledger.ts'
import { runsUntil } from './saving-ends.ts'
import type { CollegeWork } from './work.ts'

/** What becomes of the month beside the sum, where it does not go to college or not all of it. */
export function restOfMonth(work: CollegeWork): Text {
  const { mode, budget, transfer, reader } = work
  if (mode !== 'lump' || budget === undefined || transfer === undefined) return nothing
  if (reader.told('amountMonthly') === undefined || work.besideSum !== undefined) return nothing
  if (transfer.value === 0) return say` None of the ${budget} is needed for it.`
  return transfer.value < budget.value
    ? say` It takes no more of the ${budget}; the rest stays free.`
    : nothing
}

/** The standing order beside a sum, where it is another one than today's. */
export function transferStep(work: CollegeWork): StepDraft | undefined {
  const { mode, transfer, current, contributions, needs, sheet, stateYearly } = work
  if (mode !== 'lump' || transfer === undefined || transfer.value === current.value) return undefined
  if (work.besideSum !== undefined) return undefined
  const parts = needs.flatMap(({ child }, index) => {
    const monthly = Math.round(contributions[index]?.monthly ?? 0)
    return monthly > 0
      ? [
          say`${sheet.computed(`${child.id}.transfer`, 'This child’s part of it', 'usd-per-month', 'by what each child still misses after the sum', [transfer], monthly)} for ${child.name}`,
        ]
      : []
  })
  const isLess = transfer.value < current.value
  return {
    id: 'transfer',
    title: isLess
      ? transfer.value === 0
        ? say`Stop the transfer of ${current}`
        : say`Lower the transfer of ${current} to ${transfer}`
      : current.value > 0
        ? say`Raise the transfer of ${current} to ${transfer}`
        : say`Set up a transfer of ${transfer} beside the sum`,
    why: isLess
      ? work.first.birth === undefined
        ? words('With this sum the target takes no more.')
        : say`The child on the way takes ${work.first.birth.child} of what is put aside, and this leaves room for it.`
      : words('The sum alone does not reach the target; what leaves your account on payday is not missed.'),
    how: join([
      parts.length > 1
        ? say`It is ${listed(parts)}, into the same accounts.`
        : words('Let it go into the same account.'),
      isLess ? nothing : runsUntil(work),
      stateYearly === undefined || isLess
        ? nothing
        : say`It saves about ${stateOfMonthly(work, transfer)} of state tax.`,
    ]),
    due: within.month,
    dueWhy: 'a month from today, when the sum is in',
    minutes: 20,
    link: links.collegePlans,
    keep: words('The confirmation of the transfer.'),
  }
}
