import { Button } from '../ui/button.tsx'
import { useConversation, useConversationActions } from './conversation-provider.tsx'

/** Messages that are sent by pressing them. */
export function QuickPrompts({ prompts, label }: { prompts: readonly string[]; label: string }) {
  const { pending } = useConversation()
  const { send } = useConversationActions()
  if (prompts.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2.5">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <Button variant="pill" disabled={pending !== undefined} onClick={() => send(prompt)}>
            {prompt}
          </Button>
        </li>
      ))}
    </ul>
  )
}
