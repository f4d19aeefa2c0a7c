import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { messageLimit } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import { useEscape } from '../ui/use-escape.ts'
import { composerId } from './composer-id.ts'
import { useConversation, useConversationActions } from './conversation-provider.tsx'

const counterFrom = messageLimit * 0.8
const noteId = 'message-note'

/** The field and its button: Send, or Stop while an answer is pending. */
export function Composer() {
  const { draft, pending, view } = useConversation()
  const { type, send, stop, view: show } = useConversationActions()
  const form = useRef<HTMLFormElement>(null)
  const isPending = pending !== undefined
  useEscape(isPending, stop)
  useFocusAfterAnswer(form, pending?.path === 'chat')
  // What was typed before the scripts had loaded is in the field and not yet in the conversation.
  useLayoutEffect(() => {
    const written = writtenIn(form.current)
    if (written !== '') type(written)
  }, [type])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    send(writtenIn(form.current))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter to choose among its suggestions.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label="Message"
      className="z-30 border-t border-border bg-surface px-4 pt-3 pb-3"
    >
      <div className="flex items-end gap-2 rounded-tile border border-border-strong bg-surface p-1.5 pl-3.5 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus has-[textarea:disabled]:bg-surface-2">
        <label htmlFor={composerId} className="sr-only">
          Your message
        </label>
        <GrowingTextarea
          id={composerId}
          value={draft}
          disabled={isPending}
          maxLength={messageLimit}
          placeholder="Ask about your money"
          aria-describedby={noteId}
          enterKeyHint="send"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            if (view !== 'chat') show('chat')
          }}
          className="max-h-[9.75rem] min-h-11 flex-1 resize-none bg-transparent py-2.5 text-body outline-none"
        />
        {isPending ? (
          <Button
            key="stop"
            variant="outlined"
            onClick={(event) => {
              // The second click of a double click on Send does not stop what the first one sent.
              if (event.detail < 2) stop()
            }}
          >
            <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-current" />
            Stop
          </Button>
        ) : (
          <Button key="send" type="submit" variant="filled">
            Send
          </Button>
        )}
      </div>
      <p id={noteId} className="mt-2 flex justify-between gap-3 text-meta text-text-3">
        <span>For ages 18 and over. Education only. Don't share account or Social Security numbers.</span>
        {draft.length >= counterFrom ? (
          <span className="num shrink-0 font-semibold text-text-2">
            {draft.length.toLocaleString('en-US')} / {messageLimit.toLocaleString('en-US')}
          </span>
        ) : null}
      </p>
    </form>
  )
}

/** What the field shows, which the conversation learns of a moment later. */
const writtenIn = (form: HTMLFormElement | null): string => form?.querySelector('textarea')?.value ?? ''

/** A disabled field loses the focus; it gets it back with the answer, unless one has gone elsewhere since. */
function useFocusAfterAnswer(form: { readonly current: HTMLFormElement | null }, isPending: boolean): void {
  const wasPending = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    const isNowhere = focused === null || focused === document.body
    const isTouch = window.matchMedia('(hover: none)').matches
    if (wasPending.current && !isPending && isNowhere && !isTouch)
      form.current?.querySelector('textarea')?.focus({ preventScroll: true })
    wasPending.current = isPending
  }, [form, isPending])
}
