/** The step that puts the part for a nearer purpose where it is sure. */
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

export function nearPartStep(work: LumpSumWork): StepDraft | undefined {
  const { placements, near } = work
  const placed = placements.find(({ id }) => id === 'near-goal')
  if (placed === undefined || near === undefined) return undefined
  return {
    id: 'near-goal',
    moves: 'investments',
    title: say`Put ${placed.amount} for ${words(near.purpose)} where it is sure`,
    why: words('Apart from the rest, so that a bad market does not touch it, nor this part the long run.'),
    how: say`Treasury bills or insured certificates whose last day is before ${near.day}; savings for what may be needed earlier.`,
    ...whenThere(work, within.fortnight, 'a fortnight from today'),
    minutes: 30,
    link: links.treasuryDirect,
    keep: words('The confirmation of each purchase, with its last day.'),
  }
}
