import { useEffect, useRef, useState } from 'react'
import type { FactStatement } from '#engine/plan.ts'
import { composerId } from '../chat/composer-id.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { useToast } from '../ui/toasts.tsx'
import { type FactEditing, factRowId } from './fact-row.tsx'

type Edit = { set: Record<string, unknown> } | { forget: string[] }

/** The edit that puts things back as they were. */
const undoing = (statement: FactStatement): Edit =>
  statement.origin === 'told' ? { set: { [statement.fact]: statement.value } } : { forget: [statement.fact] }

/** Edits facts in place; each edit is a next version of the plan and can be undone. */
export function useFactEditing(planId: string, isOlderVersion: boolean): FactEditing {
  const { pending } = useConversation()
  const { edit, type, view } = useConversationActions()
  const toast = useToast()
  const [open, setOpen] = useState<FactStatement['fact']>()
  const [error, setError] = useState<string>()
  useFocusBack(planId, open)

  async function save(change: Edit, said: string, undo: Edit | undefined, label: string) {
    setError(undefined)
    const outcome = await edit(change, said)
    if (outcome.kind !== 'answer')
      return setError(
        outcome.kind === 'refusal'
          ? (outcome.error ?? 'Please try again.')
          : 'Network error. Please check your connection and try again.',
      )
    setOpen(undefined)
    const version = outcome.answer.plan?.version
    const message =
      version === undefined ? `${label} is changed.` : `Version ${version} of the plan is ready.`
    const undone = `You put ${label} back.`
    toast(
      undo === undefined
        ? { message }
        : { message, action: { label: 'Undo', run: () => void save(undo, undone, undefined, label) } },
    )
  }

  return {
    open,
    isSaving: pending !== undefined,
    error,
    isBlocked: isOlderVersion || pending !== undefined,
    onOpen: (fact) => {
      setError(undefined)
      setOpen(fact)
    },
    onSave: (statement, value) =>
      void save(
        { set: { [statement.fact]: value } },
        `You changed: ${statement.label}`,
        undoing(statement),
        statement.label,
      ),
    onForget: (statement) =>
      void save(
        { forget: [statement.fact] },
        `You took back: ${statement.label}`,
        undoing(statement),
        statement.label,
      ),
    onSay: (statement) => {
      type(`${statement.label}: `)
      view('chat')
      requestAnimationFrame(() => document.getElementById(composerId)?.focus())
    },
  }
}

/** A form that closes gives the focus back to the row that it came from, wherever that stands now. */
function useFocusBack(planId: string, open: FactStatement['fact'] | undefined): void {
  const opened = useRef<FactStatement['fact']>(undefined)
  useEffect(() => {
    const closed = open === undefined ? opened.current : undefined
    opened.current = open
    if (closed === undefined || document.activeElement !== document.body) return
    const buttons = document.getElementById(factRowId(planId, closed))?.querySelectorAll('button')
    buttons?.item(buttons.length - 1).focus({ preventScroll: true })
  }, [planId, open])
}
