import type { FormEvent, ReactNode } from 'react'
import type { FactStatement } from '#engine/plan.ts'
import { Button } from '../ui/button.tsx'

export interface FactFormProps {
  statement: FactStatement
  isSaving: boolean
  error: string | undefined
  saveWords: string
  onSave: (value: unknown) => void
  onCancel: () => void
}

/** Submits on Enter, closes on Escape. */
export function FormShell(props: {
  onSubmit: () => void
  onCancel: () => void
  label?: string
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form
      noValidate
      aria-label={props.label}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog around the form, if any, stays open.
        event.preventDefault()
        props.onCancel()
      }}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      {props.children}
    </form>
  )
}

export function FormButtons({
  isSaving,
  saveWords,
  onCancel,
}: Pick<FactFormProps, 'isSaving' | 'saveWords' | 'onCancel'>) {
  const submitWords = isSaving ? 'Working it out…' : saveWords
  return (
    <>
      <Button type="submit" variant="filled" disabled={isSaving}>
        {submitWords}
      </Button>
      <Button disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}
