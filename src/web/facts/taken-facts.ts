/** What became of the facts that were read from a message. */
import type { FactStatement } from '#engine/plan.ts'
import type { Conversation, Entry } from '../chat/conversation-state.ts'

export interface TakenFact {
  readonly statement: FactStatement
  /** holds: it can be edited here. taken back: it can be put back. said later: a later answer has it. */
  readonly standing: 'holds' | 'taken back' | 'said later'
}

type Answer = Extract<Entry, { kind: 'answer' }>

/** The newest mention of a fact follows its edits; older ones stay as they were read. */
export function takenFacts(answer: Answer, { entries, facts }: Conversation): TakenFact[] {
  const later = entries.slice(entries.findIndex(({ id }) => id === answer.id) + 1)
  return answer.understood.map((statement) => {
    const isSame = ({ fact }: FactStatement) => fact === statement.fact
    if (later.some((entry) => entry.kind === 'answer' && entry.understood.some(isSame)))
      return { statement, standing: 'said later' }
    const current = facts.find(isSame)
    // A sample may have filled the place of what was taken back; that is not what the person said.
    return current?.origin !== 'told'
      ? { statement, standing: 'taken back' }
      : { statement: current, standing: 'holds' }
  })
}
