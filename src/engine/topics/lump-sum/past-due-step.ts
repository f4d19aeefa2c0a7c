/** What is late is the most urgent dollar: its own step, before anything else. */
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

export function pastDueStep(work: LumpSumWork): StepDraft | undefined {
  const late = work.placements.find(({ id }) => id === 'past-due')
  if (late === undefined) return undefined
  return {
    id: 'past-due',
    title: say`Pay the ${late.amount} that is past due`,
    why: words('Late fees, a shut-off or an eviction cost more than anything this money could earn.'),
    how: words(
      'Rent or mortgage first, then power, water and the car that you need for work. Call before you pay, ask for the late fee to be waived, and ask for a letter that nothing is open any more.',
    ),
    ...whenThere(work, within.days, 'a few days from today: each day can add a fee'),
    minutes: 45,
    link: links.consumerBureau,
    keep: words('Each receipt, and the letters that say that nothing is open.'),
    rank: -1,
  }
}
