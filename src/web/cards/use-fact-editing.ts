import { useCallback, useEffect, useRef, useState } from 'react'
import type { FactStatement } from '#engine/plan.ts'
import { composerId } from '../chat/composer-id.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { type FactsEdit, forgetting, restoring, undoing } from '../facts/fact-edits.ts'
import { type ShowToast, useToast } from '../ui/toasts.tsx'
import { type FactEditing, factRowId } from './fact-row.tsx'

export interface FactEditingPlace {
  /** Tells one place that shows facts from another. */
  scope: string
  /** Nothing can be edited here, as in an older version. */
  isLocked?: boolean
  /** Where it is said what came of an edit, when not in a notification. */
  tell?: ShowToast
}

/** Edits facts in place; each edit is a next version of the plans that it changes, and can be undone. */
export function useFactEditing({ scope, isLocked = false, tell }: FactEditingPlace): FactEditing {
  const { pending, plans } = useConversation()
  const { edit, type, view } = useConversationActions()
  const toast = useToast()
  const [open, setOpen] = useState<FactStatement['fact']>()
  const [error, setError] = useState<string>()
  const leave = useFocusBack(scope, open, pending !== undefined)
  const say = tell ?? toast

  async function save(change: FactsEdit, said: string, label: string, undo?: FactsEdit) {
    setError(undefined)
    const outcome = await edit(change, said)
    if (outcome.kind !== 'answer') {
      const problem =
        outcome.kind === 'refusal'
          ? (outcome.error ?? 'Please try again.')
          : 'Network error. Please check your connection and try again.'
      setError(problem)
      if (open === undefined) say({ message: problem, isAlert: true })
      return
    }
    setOpen(undefined)
    const version = outcome.answer.plan?.version
    const message =
      version === undefined ? `${said}. No plan changes with it.` : `Version ${version} of the plan is ready.`
    const undone = `You put back: ${label}`
    say(
      undo === undefined
        ? { message }
        : { message, action: { label: 'Undo', run: () => void save(undo, undone, label) } },
    )
  }

  return {
    open,
    isSaving: pending !== undefined,
    error,
    isBlocked: isLocked || pending !== undefined,
    saveWords: plans.length === 0 ? 'Save' : 'Update plan',
    onOpen: (fact) => {
      setError(undefined)
      setOpen(fact)
    },
    onSave: (statement, value) => {
      const { fact, label } = statement
      void save({ set: { [fact]: value } }, `You changed: ${label}`, label, undoing(statement))
    },
    onForget: (statement) => {
      const { fact, label } = statement
      leave(fact)
      void save(forgetting([statement]), `You took back: ${label}`, label, undoing(statement))
    },
    onPutBack: (statement) => {
      leave(statement.fact)
      void save(restoring([statement]), `You put back: ${statement.label}`, statement.label)
    },
    onSay: (statement) => {
      type(`${statement.label}: `)
      view('chat')
      requestAnimationFrame(() => document.getElementById(composerId)?.focus())
    },
  }
}

/**
 * A form that closes or a fact that is taken back gives the focus back to its row, wherever that stands now,
 * or to the row beside it, or to the title of them all. Returns how a row is left whose control is about to go.
 */
function useFocusBack(
  scope: string,
  open: FactStatement['fact'] | undefined,
  isPending: boolean,
): (fact: FactStatement['fact']) => void {
  const returns = useRef<readonly string[]>([])
  const leave = useCallback(
    (fact: FactStatement['fact']) => {
      const row = document.getElementById(factRowId(scope, fact))
      const beside = [row?.nextElementSibling, row?.previousElementSibling]
      returns.current = [
        factRowId(scope, fact),
        ...beside.flatMap((other) => other?.id || []),
        factRowId(scope, 'title'),
      ]
    },
    [scope],
  )
  useEffect(() => {
    if (open !== undefined) leave(open)
  }, [open, leave])
  useEffect(() => {
    if (open !== undefined || isPending) return
    const rows = returns.current
    returns.current = []
    const focused = document.activeElement
    if (focused !== document.body && focused?.matches(':disabled') !== true) return
    for (const id of rows) {
      const button = document.getElementById(id)?.querySelector<HTMLElement>('[data-returns]')
      if (button == null) continue
      button.focus({ preventScroll: true })
      return
    }
  }, [open, isPending])
  return leave
}
