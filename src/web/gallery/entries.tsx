import type { Plan } from '#engine/plan.ts'
import type { Asked, Entry } from '../chat/conversation-state.ts'
import { EntryView } from '../chat/entry-view.tsx'

const at = '2026-11-20T09:24:00.000Z'
const asked: Asked = { key: 'gallery', path: 'chat', body: { message: 'How should I invest?' } }

/** Every kind of entry of the conversation. */
export function Entries({ plan }: { plan: Plan }) {
  const entries: readonly Entry[] = [
    { kind: 'user', id: 'user', at, text: 'I have $100k — how should I invest?\nFor the long run.' },
    {
      kind: 'answer',
      id: 'answer',
      at,
      text: plan.summary,
      figures: plan.figures,
      plan: { id: plan.id, version: 2, title: plan.title },
      understood: [],
      suggestions: [],
    },
    { kind: 'edit', id: 'edit', at, text: 'You changed: Your age' },
    {
      kind: 'error',
      id: 'refusal',
      at,
      text: 'Sorry, I encountered an error: Please try again.',
      asked,
    },
    {
      kind: 'error',
      id: 'network',
      at,
      text: 'Network error. Please check your connection and try again.',
      asked,
    },
    { kind: 'stopped', id: 'stopped', at, text: 'You stopped this answer. Your message is kept.', asked },
  ]
  return (
    <div className="max-w-[420px] space-y-4 rounded-card bg-surface-2 p-5">
      {entries.map((entry) => (
        <EntryView key={entry.id} entry={entry} isPending={false} onRetry={() => {}} />
      ))}
    </div>
  )
}
