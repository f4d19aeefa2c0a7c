import { type FormEvent, useId, useState } from 'react'
import type { FactStatement } from '#engine/plan.ts'
import { Button } from '../ui/button.tsx'
import { adornments, editText, readNumber } from './fact-edit.ts'

export interface FactFormProps {
  statement: FactStatement
  isSaving: boolean
  error: string | undefined
  saveWords: string
  onSave: (value: unknown) => void
  onCancel: () => void
}

const fieldLook =
  'min-h-11 rounded-button border border-border-strong bg-surface px-3 text-body aria-invalid:border-danger'

/** The control of a fact, in its place. */
export function FactForm({ statement, isSaving, error, saveWords, onSave, onCancel }: FactFormProps) {
  const { input } = statement
  const initial = input.kind === 'number' ? editText(statement.value, input) : String(statement.value)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const problemId = useId()
  const shownProblem = problem ?? error
  const submitWords = isSaving ? 'Working it out…' : saveWords

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.kind !== 'number') return onSave(input.kind === 'yes-no' ? text === 'true' : text)
    const reading = readNumber(text, input)
    if ('problem' in reading) return setProblem(reading.problem)
    setProblem(undefined)
    onSave(reading.value)
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog around the form, if any, stays open.
        event.preventDefault()
        onCancel()
      }}
      className="mt-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Control
          statement={statement}
          text={text}
          onText={setText}
          problemId={shownProblem === undefined ? undefined : problemId}
        />
        <Button type="submit" variant="filled" disabled={isSaving}>
          {submitWords}
        </Button>
        <Button disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {shownProblem === undefined ? null : (
        <p id={problemId} role="alert" className="mt-2 text-small text-danger">
          {shownProblem}
        </p>
      )}
    </form>
  )
}

function Control(props: {
  statement: FactStatement
  text: string
  onText: (text: string) => void
  problemId: string | undefined
}) {
  const { statement, text, onText, problemId } = props
  const { input, label } = statement
  const invalid = problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }
  if (input.kind === 'number') {
    const { before, after } = adornments(input)
    return (
      <span className="flex items-center gap-2 text-small text-text-2">
        {before}
        <input
          // biome-ignore lint/a11y/noAutofocus: the field was asked for by pressing Edit
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          aria-label={after === undefined ? label : `${label}, ${after}`}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={`num w-32 ${fieldLook}`}
          {...invalid}
        />
        {after}
      </span>
    )
  }
  const options =
    input.kind === 'choice'
      ? input.options
      : [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
  return (
    <select
      // biome-ignore lint/a11y/noAutofocus: the field was asked for by pressing Edit
      autoFocus
      aria-label={label}
      value={text}
      onChange={(event) => onText(event.target.value)}
      className={fieldLook}
      {...invalid}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
