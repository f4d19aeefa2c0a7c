/** How a list or a structure is laid out in fields and put together again from them. */
import type { FactControl, FactField, FactInput } from '#engine/fact.ts'
import { editText, readControl } from './fact-edit.ts'

export type StructuredInput = Exclude<FactInput, FactControl>

/** One item of a list, as texts in fields. */
export interface Entry {
  readonly id: number
  readonly texts: Readonly<Record<string, string>>
  /** What it was before the edit: what no field shows stays as it is. */
  readonly before: unknown
}

/** The problem of a field, by entry and key. */
export type Problems = ReadonlyMap<string, string>

export const problemAt = (id: number, key: string): string => `${id} ${key}`

/** A list of plain values is laid out in one field each. */
const plainKey = 'value'

export const fieldsOf = (input: StructuredInput): readonly FactField[] =>
  input.kind === 'list'
    ? [{ key: plainKey, label: sentenceCase(input.noun), input: input.item, isRequired: true }]
    : input.fields

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(value: unknown, key: string): unknown {
  let found = value
  for (const part of key.split('.')) found = isRecord(found) ? found[part] : undefined
  return found
}

/** Also takes the inner structure away with its last value. */
function withValueAt(record: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const [first = '', ...inner] = key.split('.')
  const given =
    inner.length === 0
      ? value
      : withValueAt(isRecord(record[first]) ? record[first] : {}, inner.join('.'), value)
  const { [first]: _before, ...rest } = record
  const isNothing = given === undefined || (inner.length > 0 && Object.keys(given as object).length === 0)
  return isNothing ? rest : { ...rest, [first]: given }
}

export function emptyEntry(input: StructuredInput, id: number): Entry {
  return entryOf(input, input.kind === 'list' ? undefined : {}, id)
}

function entryOf(input: StructuredInput, value: unknown, id: number): Entry {
  const texts = fieldsOf(input).map((field) => [
    field.key,
    editText(input.kind === 'list' ? value : valueAt(value, field.key), field.input),
  ])
  return { id, texts: Object.fromEntries(texts), before: value }
}

export function entriesOf(input: StructuredInput, value: unknown): Entry[] {
  const values = input.kind === 'fields' ? [value] : Array.isArray(value) ? value : []
  return values.map((one, index) => entryOf(input, one, index))
}

/** A field that was never filled in says nothing, and a box that was never ticked says nothing. */
const isBlank = (field: FactField, text: string, before: unknown) =>
  text.trim() === '' || (field.input.kind === 'yes-no' && text === 'false' && before === undefined)

const structureOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1)

export type StructureReading = { value: unknown } | { problems: Problems }

/** An item that was left empty is left out; everything else has to be readable. */
export function readEntries(input: StructuredInput, entries: readonly Entry[]): StructureReading {
  const fields = fieldsOf(input)
  const problems = new Map<string, string>()

  function readEntry({ id, texts, before }: Entry): unknown {
    const isFilled = ({ key, ...field }: FactField) =>
      !isBlank({ key, ...field }, texts[key] ?? '', valueAt(before, key))
    const filled = fields.filter(isFilled)
    if (filled.length === 0 && input.kind !== 'fields') return undefined
    // Half of an inner structure is nothing that could be planned with.
    const begun = new Set(filled.map(({ key }) => structureOf(key)).filter((structure) => structure !== ''))
    let value: unknown = before
    for (const field of fields) {
      const isNeeded = field.isRequired === true || begun.has(structureOf(field.key))
      let given: unknown
      if (isNeeded || filled.includes(field)) {
        const reading = readControl(texts[field.key] ?? '', field.input)
        if ('problem' in reading) problems.set(problemAt(id, field.key), reading.problem)
        else given = reading.value
      }
      value = input.kind === 'list' ? given : withValueAt(isRecord(value) ? value : {}, field.key, given)
    }
    return value
  }

  const values = entries.map(readEntry).filter((value) => value !== undefined)
  if (problems.size > 0) return { problems }
  return { value: input.kind === 'fields' ? values[0] : values }
}
