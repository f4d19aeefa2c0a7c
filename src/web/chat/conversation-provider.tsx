import { createContext, type ReactNode, use, useMemo, useReducer, useRef } from 'react'
import type { Thread } from '#contract/chat.ts'
import type { FactsEdit } from '../facts/fact-edits.ts'
import { sendFacts, sendMessage, sendStop } from './api.ts'
import { conversation } from './conversation.ts'
import {
  type Asked,
  type Conversation,
  newConversation,
  type Outcome,
  type View,
} from './conversation-state.ts'
import { newThreadId, randomText } from './random-text.ts'

export interface ConversationActions {
  type: (draft: string) => void
  send: (text: string) => void
  /** Edits or takes back facts; the text says in the log what was done. */
  edit: (facts: FactsEdit, text: string) => Promise<Outcome>
  retry: (asked: Asked) => void
  stop: () => void
  view: (view: View) => void
  showPlan: (planId: string) => void
  /** Ticks a step off, or not any more. */
  tick: (step: string) => void
  /** Takes a conversation up again where it was left. */
  resume: (thread: Thread) => void
  clear: () => void
}

const StateContext = createContext<Conversation>(newConversation)
const ActionsContext = createContext<ConversationActions | undefined>(undefined)

export const useConversation = (): Conversation => use(StateContext)

export function useConversationActions(): ConversationActions {
  const actions = use(ActionsContext)
  if (actions === undefined) throw new Error('there is no conversation around this component')
  return actions
}

/** The request under way. */
interface Flight {
  key: string
  abort: AbortController
}

export function ConversationProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(conversation, newConversation)
  const thread = useRef<string>(undefined)
  const flight = useRef<Flight>(undefined)
  const stopped = useRef(Promise.resolve())

  const actions = useMemo<ConversationActions>(() => {
    const now = () => new Date().toISOString()

    async function ask({ key, path, body }: Asked): Promise<Outcome> {
      const abort = new AbortController()
      flight.current = { key, abort }
      if (thread.current === undefined) {
        thread.current = newThreadId()
        dispatch({ type: 'opened', threadId: thread.current })
      }
      // The thread is free only when the server has heard of the stop.
      await stopped.current
      const send = path === 'chat' ? sendMessage : sendFacts
      const outcome = await send(body, thread.current, key, abort.signal)
      if (flight.current?.key === key) flight.current = undefined
      dispatch({ type: 'settled', key, outcome, at: now() })
      return outcome
    }

    /** The answer that was under way is dropped here and on the server. */
    function abandon(): string | undefined {
      const key = flight.current?.key
      flight.current?.abort.abort()
      flight.current = undefined
      if (key !== undefined && thread.current !== undefined) stopped.current = sendStop(thread.current)
      return key
    }

    return {
      type: (draft) => dispatch({ type: 'typed', draft }),
      send: (raw) => {
        const text = raw.trim()
        if (text === '' || flight.current !== undefined) return
        const asked: Asked = { key: randomText(24), path: 'chat', body: { message: text } }
        dispatch({ type: 'sent', asked, text, at: now() })
        void ask(asked)
      },
      edit: async (facts, text) => {
        if (flight.current !== undefined) return { kind: 'refusal', error: undefined }
        const asked: Asked = { key: randomText(24), path: 'facts', body: { ...facts } }
        dispatch({ type: 'edited', asked, text, at: now() })
        return ask(asked)
      },
      retry: (asked) => {
        if (flight.current !== undefined) return
        dispatch({ type: 'retried', asked })
        void ask(asked)
      },
      stop: () => {
        const key = abandon()
        if (key !== undefined) dispatch({ type: 'stopped', key, at: now() })
      },
      view: (view) => dispatch({ type: 'viewed', view }),
      showPlan: (planId) => dispatch({ type: 'planShown', planId }),
      tick: (step) => dispatch({ type: 'ticked', step }),
      resume: (resumed) => {
        abandon()
        thread.current = resumed.thread_id
        dispatch({ type: 'resumed', thread: resumed })
      },
      clear: () => {
        abandon()
        thread.current = undefined
        dispatch({ type: 'cleared' })
      },
    }
  }, [])

  return (
    <ActionsContext value={actions}>
      <StateContext value={state}>{children}</StateContext>
    </ActionsContext>
  )
}
