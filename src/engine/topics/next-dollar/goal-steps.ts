/** Cash beyond the emergency fund that is for a nearer purpose: said before the monthly dollars, and set apart. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { whereItWaits } from '../near-part.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DollarWork } from './work.ts'

const parts = ({ goals }: Pick<DollarWork, 'goals'>): Text[] =>
  goals.flatMap(({ name, fromCash }) => (fromCash === undefined ? [] : [say`${fromCash} for ${words(name)}`]))

export const goalsFromCash = (work: Pick<DollarWork, 'goals'>): Text => {
  const found = parts(work)
  return found.length === 0 ? nothing : say`From your cash, set ${listed(found)} apart.`
}

export function goalCash(work: DollarWork): StepDraft | undefined {
  const found = parts(work)
  const first = work.goals.find(({ fromCash }) => fromCash !== undefined)
  if (first === undefined) return undefined
  return {
    id: 'goal-cash',
    title: say`Set ${listed(found)} apart from the emergency fund`,
    why: words('What lies beside the fund without a name is spent with it.'),
    how: join([
      words('In a savings account of its own.'),
      first.by === undefined ? nothing : whereItWaits(first.by),
    ]),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 30,
    link: links.treasuryDirect,
    keep: words('The confirmation of the transfer.'),
    moves: 'cash',
  }
}
