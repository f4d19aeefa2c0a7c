import { useEffect, useId, useRef, useState } from 'react'
import type { FactField } from '#engine/fact.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { FactControlView } from './fact-control.tsx'
import {
  type Entry,
  emptyEntry,
  entriesOf,
  fieldsOf,
  type Problems,
  problemAt,
  readEntries,
  type StructuredInput,
} from './fact-entries.ts'
import { type FactFormProps, FormButtons, FormShell } from './fact-form-shell.tsx'

const noProblems: Problems = new Map()

/** The form of a fact that is a list or a structure: a group of fields for each item. */
export function EntriesForm(props: FactFormProps & { input: StructuredInput }) {
  const { statement, input, error, onSave } = props
  const [entries, setEntries] = useState<readonly Entry[]>(() => firstEntries(input, statement.value))
  const [problems, setProblems] = useState(noProblems)
  const form = useRef<HTMLDivElement>(null)
  const nextId = useRef(entries.length)
  const firstProblem = [...problems.keys()][0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try to save is answered at its first problem
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus())

  const submit = () => {
    const reading = readEntries(input, entries)
    if ('problems' in reading) return setProblems(reading.problems)
    setProblems(noProblems)
    onSave(reading.value)
  }
  const add = () => {
    const id = nextId.current++
    setEntries([...entries, emptyEntry(input, id)])
    focusSoon(`[data-entry="${id}"] :is(input, select)`)
  }
  const remove = (id: number) => {
    setEntries(entries.filter((entry) => entry.id !== id))
    focusSoon('[data-adds]')
  }
  const change = (id: number, key: string, text: string) =>
    setEntries(
      entries.map((entry) =>
        entry.id === id ? { ...entry, texts: { ...entry.texts, [key]: text } } : entry,
      ),
    )

  return (
    <FormShell {...props} label={statement.label} onSubmit={submit}>
      <div ref={form} className="w-full space-y-2">
        {entries.map((entry, index) => (
          <EntryFields
            key={entry.id}
            input={input}
            entry={entry}
            name={input.kind === 'fields' ? statement.label : `${sentenceCase(input.noun)} ${index + 1}`}
            isFirst={index === 0}
            problems={problems}
            onText={(key, text) => change(entry.id, key, text)}
            onRemove={() => remove(entry.id)}
          />
        ))}
        {input.kind === 'fields' ? null : (
          <Button data-adds disabled={entries.length >= input.most} onClick={add}>
            Add {article(input.noun)} {input.noun}
          </Button>
        )}
      </div>
      <FormButtons {...props} />
      {error === undefined || firstProblem !== undefined ? null : (
        <p role="alert" className="w-full text-small text-danger">
          {error}
        </p>
      )}
    </FormShell>
  )
}

/** A list that is empty opens with one item to fill in. */
function firstEntries(input: StructuredInput, value: unknown): readonly Entry[] {
  const entries = entriesOf(input, value)
  return entries.length === 0 ? [emptyEntry(input, 0)] : entries
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

interface EntryFieldsProps {
  input: StructuredInput
  entry: Entry
  name: string
  isFirst: boolean
  problems: Problems
  onText: (key: string, text: string) => void
  onRemove: () => void
}

function EntryFields(props: EntryFieldsProps) {
  const { input, entry, name, isFirst, problems, onText, onRemove } = props
  const fields = fieldsOf(input)
  const rare = fields.filter(({ isRare }) => isRare === true)
  const isOpen = rare.some(({ key }) => entry.texts[key] !== '' || problems.has(problemAt(entry.id, key)))
  const view = (field: FactField) => (
    <EntryField
      key={field.key}
      field={field}
      text={entry.texts[field.key] ?? ''}
      problem={problems.get(problemAt(entry.id, field.key))}
      isFirst={isFirst && field === fields[0]}
      isOnly={input.kind === 'list'}
      onText={(text) => onText(field.key, text)}
    />
  )
  return (
    <fieldset data-entry={entry.id} className="rounded-tile border border-border p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {fields.filter(({ isRare }) => isRare !== true).map(view)}
        {input.kind === 'fields' ? null : (
          <Button variant="quiet" className="ml-auto min-h-11 self-end" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {rare.length === 0 ? null : (
        <details open={isOpen} className="group/more mt-2">
          <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-chip text-small font-medium text-link [&::-webkit-details-marker]:hidden">
            <span>
              More<span className="sr-only"> about {name}</span>
            </span>
            <span className="transition-transform group-open/more:rotate-180">
              <Icon name="chevron" size={16} />
            </span>
          </summary>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">{rare.map(view)}</div>
        </details>
      )}
    </fieldset>
  )
}

function EntryField(props: {
  field: FactField
  text: string
  problem: string | undefined
  isFirst: boolean
  isOnly: boolean
  onText: (text: string) => void
}) {
  const { field, text, problem, isFirst, isOnly, onText } = props
  const id = useId()
  const problemId = `${id}problem`
  if (field.input.kind === 'yes-no')
    return (
      <label htmlFor={id} className="flex min-h-11 items-center gap-2 text-small">
        <input
          id={id}
          type="checkbox"
          checked={text === 'true'}
          onChange={(event) => onText(String(event.target.checked))}
          className="size-5 shrink-0 accent-brand"
        />
        {field.label}
      </label>
    )
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isOnly ? 'sr-only' : 'mb-1 block text-meta text-text-2'}>
        {field.label}
      </label>
      <FactControlView
        id={id}
        input={field.input}
        text={text}
        onText={onText}
        isFirst={isFirst}
        isOptional={field.isRequired !== true}
        problemId={problem === undefined ? undefined : problemId}
      />
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className="mt-1 text-meta text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
