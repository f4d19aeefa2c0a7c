import { useId, useState } from 'react'
import type { FactControl } from '#engine/fact.ts'
import { EntriesForm } from './entries-form.tsx'
import { FactControlView } from './fact-control.tsx'
import { editText, readControl } from './fact-edit.ts'
import { type FactFormProps, FormButtons, FormShell } from './fact-form-shell.tsx'

/** The form of a fact, in its place. */
export function FactForm({ statement, ...rest }: FactFormProps) {
  const { input } = statement
  return input.kind === 'list' || input.kind === 'rows' || input.kind === 'fields' ? (
    <EntriesForm statement={statement} input={input} {...rest} />
  ) : (
    <ValueForm statement={statement} input={input} {...rest} />
  )
}

function ValueForm(props: FactFormProps & { input: FactControl }) {
  const { statement, input, error, onSave } = props
  const [text, setText] = useState(editText(statement.value, input))
  const [problem, setProblem] = useState<string>()
  const problemId = useId()
  const shownProblem = problem ?? error

  const submit = () => {
    const reading = readControl(text, input)
    if ('problem' in reading) return setProblem(reading.problem)
    setProblem(undefined)
    onSave(reading.value)
  }

  return (
    <FormShell {...props} onSubmit={submit}>
      <FactControlView
        isFirst
        input={input}
        label={statement.label}
        text={text}
        onText={setText}
        problemId={shownProblem === undefined ? undefined : problemId}
      />
      <FormButtons {...props} />
      {shownProblem === undefined ? null : (
        <p id={problemId} role="alert" className="w-full text-small text-danger">
          {shownProblem}
        </p>
      )}
    </FormShell>
  )
}
