import { useRef } from 'react'
import { FactsBar } from '../facts/facts-bar.tsx'
import { SampleHouseholds } from '../facts/sample-households.tsx'
import { useHousehold } from '../facts/use-household.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { pendingStatus } from './conversation.ts'
import { useConversation, useConversationActions } from './conversation-provider.tsx'
import { EntryView } from './entry-view.tsx'
import { quickPrompts } from './prompts.ts'
import { QuickPrompts } from './quick-prompts.tsx'
import { useFollow } from './use-follow.ts'

/** The conversation without its composer. */
export function ChatPanel({ isAlone }: { isAlone: boolean }) {
  const Title = isAlone ? 'h1' : 'h2'
  const { entries, pending } = useConversation()
  const { clear } = useConversationActions()
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 border-b border-border px-5 py-2">
        <Title className="headline text-h3">Ask a question</Title>
        <Chip>Demo preview</Chip>
        {entries.length === 0 ? null : (
          <Button variant="quiet" className="-mr-2.5 ml-auto" onClick={clear}>
            <span>
              New<span className="max-sm:sr-only lg:max-xl:sr-only"> conversation</span>
            </span>
          </Button>
        )}
      </div>
      <FactsBar />
      <div className="h-0.5 overflow-hidden" aria-hidden="true">
        {pending === undefined ? null : <div className="progress-line h-full bg-brand" />}
      </div>
      <MessageLog />
    </>
  )
}

function MessageLog() {
  const { entries, pending, status } = useConversation()
  const { retry } = useConversationActions()
  const list = useRef<HTMLDivElement>(null)
  const last = entries.at(-1)
  const { onScroll, toEnd, newBelow } = useFollow(
    list,
    entries.length * 2 + (pending === undefined ? 0 : 1),
    last?.kind === 'user',
  )
  const isPending = pending !== undefined
  const suggestions = last?.kind === 'answer' && !isPending ? last.suggestions : []

  return (
    <div className="relative min-h-0 flex-1">
      <div ref={list} onScroll={onScroll} className="relative flex h-full flex-col overflow-y-auto p-5">
        {entries.length === 0 ? <EmptyChat /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div role="log" aria-label="Conversation" tabIndex={0} className="space-y-4 rounded-chip">
          {entries.map((entry) => (
            <EntryView key={entry.id} entry={entry} isPending={isPending} onRetry={retry} />
          ))}
        </div>
        <div aria-busy={isPending}>
          <p
            role="status"
            className={isPending ? 'mt-4 flex items-center gap-2 text-small text-text-2' : 'sr-only'}
          >
            {isPending ? (
              <>
                <Dots />
                {pendingStatus}
              </>
            ) : (
              status
            )}
          </p>
        </div>
        {suggestions.length === 0 ? null : (
          <div className="mt-4">
            <QuickPrompts prompts={suggestions} label="Next questions" />
          </div>
        )}
      </div>
      {newBelow ? (
        <Button
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-popover"
          onClick={toEnd}
        >
          New message <Icon name="down" size={16} />
        </Button>
      ) : null}
    </div>
  )
}

function EmptyChat() {
  const household = useHousehold()
  return (
    <div className="my-auto">
      <h3 className="headline mb-3 text-h3">Start a conversation</h3>
      <QuickPrompts prompts={quickPrompts} label="Questions to start with" />
      <div className="mt-6">
        <SampleHouseholds
          household={household}
          note="An invented family and its first plan. You can clear it in one click; the plan then stays, drafted from assumptions."
        />
      </div>
    </div>
  )
}

const Dots = () => (
  <span aria-hidden="true" className="flex gap-1">
    <span className="size-1.5 rounded-full bg-brand" />
    <span className="size-1.5 rounded-full bg-brand" />
    <span className="size-1.5 rounded-full bg-brand" />
  </span>
)
