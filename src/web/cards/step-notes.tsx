import { type FormEvent, useId, useState } from 'react'
import { keptLimits } from '#contract/limits.ts'
import type { StepRecord } from '#contract/saved-plans.ts'
import type { NextStep } from '#engine/plan.ts'
import type { StepChange } from '../keep/kept-plans.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

export interface StepNotesProps {
  step: NextStep
  record: StepRecord | undefined
  /** Gives an error in plain words when it could not be kept. */
  onChange: (change: StepChange) => Promise<string | undefined>
}

/** What the owner of a kept plan writes beside a step: a note, and a day of their own. */
export function StepNotes({ step, record, onChange }: StepNotesProps) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const formId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const note = String(data.get('note') ?? '').trim()
    const day = String(data.get('day') ?? '')
    const problem = await onChange({
      note: note === '' ? null : note,
      dueDate: day === '' || day === step.dueDate ? null : day,
    })
    setError(problem)
    if (problem === undefined) setOpen(false)
  }

  return (
    <div className="mt-1 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-9 items-center gap-1 rounded-chip text-small font-medium text-link"
      >
        {record?.note === undefined && record?.dueDate === undefined
          ? 'Add a note or your own day'
          : 'Change your note or day'}
        <span className={isOpen ? 'rotate-180' : undefined}>
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <div id={formId}>
        {isOpen ? (
          <form
            onSubmit={(event) => void submit(event)}
            className="mt-2 space-y-3 rounded-tile bg-surface-2 p-3"
          >
            <TextField
              label="Your own day"
              type="date"
              name="day"
              defaultValue={record?.dueDate ?? step.dueDate}
            />
            <TextArea
              label="Note"
              name="note"
              rows={2}
              maxLength={keptLimits.note}
              defaultValue={record?.note ?? ''}
            />
            {error === undefined ? null : (
              <p role="alert" className="text-small text-danger">
                {error}
              </p>
            )}
            <div className="flex gap-2">
              <Button type="submit" variant="filled">
                Keep
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </div>
          </form>
        ) : null}
      </div>
    </div>
  )
}
