import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import type { View } from '../chat/conversation-state.ts'
import { classNames } from '../ui/class-names.ts'

const views: readonly { view: View; label: string }[] = [
  { view: 'plan', label: 'Plan' },
  { view: 'chat', label: 'Chat' },
]

/** On a narrow screen: which of the two halves is shown, and what is new in the other. */
export function ViewSwitch() {
  const { view: shown, news } = useConversation()
  const { view: show } = useConversationActions()
  return (
    <nav
      aria-label="View"
      className="z-30 flex gap-2 border-t border-border bg-bg print:hidden px-3 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      {views.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => show(view)}
          className={classNames(
            'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-button text-small font-semibold',
            view === shown ? 'bg-brand-soft text-on-brand-soft' : 'text-text-2',
          )}
        >
          {label}
          {news[view] > 0 ? (
            <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-micro text-on-brand">
              {news[view]}
              <span className="sr-only"> new</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
