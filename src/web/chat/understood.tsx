import { useFactEditing } from '../cards/use-fact-editing.ts'
import { FactChips } from '../facts/fact-chips.tsx'
import { takenFacts } from '../facts/taken-facts.ts'
import { useConversation } from './conversation-provider.tsx'
import type { Entry } from './conversation-state.ts'

/** What was read from a message, so that a misreading is seen and corrected at once. */
export function Understood({ answer }: { answer: Extract<Entry, { kind: 'answer' }> }) {
  const conversation = useConversation()
  const editing = useFactEditing({ scope: answer.id })
  if (answer.understood.length === 0) return null
  return <FactChips scope={answer.id} taken={takenFacts(answer, conversation)} editing={editing} />
}
