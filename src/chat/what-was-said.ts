/** The message that the next one may put right: "no, 55k". */
import type { ThreadState } from './thread-state.ts'
import { movedBill } from './understand/new-totals.ts'
import type { Understanding } from './understand/understand.ts'

/** Longer messages are not put right by a word. */
export const mostSaid = 1_000

/** What a next message may put right: this one when it told facts of its own, else the one before. */
export function saidBy({ found }: Understanding, text: string, state: ThreadState): ThreadState['said'] {
  // A bill that is told anew stands beside the others: the next one may move the same total.
  const { said } = state
  if (said !== undefined && found.some(({ reader }) => reader === movedBill)) {
    const both = `${said.text}\n${text}`
    return both.length > mostSaid ? said : { ...said, text: both }
  }
  const isOwn = found.some(
    ({ reader, key, mention }) =>
      reader !== 'after-words' && (mention !== undefined || key === 'debts' || key === 'dependents'),
  )
  if (!isOwn || text.length > mostSaid) return said
  return { text, ...(state.openQuestion === undefined ? {} : { openQuestion: state.openQuestion }) }
}
