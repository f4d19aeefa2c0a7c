import { useCallback, useEffect, useRef, useState } from 'react'
import type { FactStatement } from '#engine/plan.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { type FactsEdit, forgetting, restoring, undoing } from '../facts/fact-edits.ts'
import { networkError } from '../server-call.ts'
import { type ShowToast, useToast } from '../ui/toasts.tsx'
import { type FactEditing, factRowId } from './fact-row.tsx'

export interface FactEditingPlace {
  /** Tells one place that shows facts from another. */
  scope: string
  /** Nothing can be edited here, as in an older version. */
  isLocked?: boolean
  /** Where it is said what came of an edit, when not in a notification. */
  tell?: ShowToast
  /** What an edit changes, when not the conversation of this visit. */
  editor?: FactEditor
}

/** Where edits go, and what came of one. */
export interface FactEditor {
  readonly isPending: boolean
  readonly hasPlans: boolean
  /** The text says what was done. */
  readonly edit: (facts: FactsEdit, said: string) => Promise<Edited>
}

/** `version` is that of the plan that the edit made, if it made one. */
export type Edited =
  | { readonly kind: 'done'; readonly version: number | undefined }
  | { readonly kind: 'refused'; readonly error: string }

function useConversationEditor(): FactEditor {
  const { pending, plans } = useConversation()
  const { edit } = useConversationActions()
  return {
    isPending: pending !== undefined,
    hasPlans: plans.length > 0,
    edit: async (facts, said) => {
      const outcome = await edit(facts, said)
      if (outcome.kind === 'answer') return { kind: 'done', version: outcome.answer.plan?.version }
      if (outcome.kind === 'unreachable') return { kind: 'refused', error: networkError }
      return { kind: 'refused', error: outcome.error ?? 'Please try again.' }
    },
  }
}

/** Edits facts in place; each edit is a next version of the plans that it changes, and can be undone. */
export function useFactEditing({ scope, isLocked = false, tell, editor }: FactEditingPlace): FactEditing {
  const conversation = useConversationEditor()
  const { isPending, hasPlans, edit } = editor ?? conversation
  const toast = useToast()
  const [open, setOpen] = useState<FactStatement['fact']>()
  const [error, setError] = useState<string>()
  const leave = useFocusBack(scope, open, isPending)
  const say = tell ?? toast

  async function save(change: FactsEdit, said: string, label: string, undo?: FactsEdit) {
    setError(undefined)
    const edited = await edit(change, said)
    if (edited.kind === 'refused') {
      setError(edited.error)
      if (open === undefined) say({ message: edited.error, kind: 'problem' })
      return
    }
    setOpen(undefined)
    const { version } = edited
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
    isSaving: isPending,
    error,
    isBlocked: isLocked || isPending,
    saveWords: hasPlans ? 'Update plan' : 'Save',
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
