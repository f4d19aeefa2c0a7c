/** What the fields of a form hold, read the way the provider's forms read them. */

export type FieldValue = string | number | boolean | readonly File[]
export type FieldEntry = readonly [name: string, value: FieldValue]

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A number field that holds no number, and a radio button that is not chosen, say nothing. */
function fieldValue(field: Field): FieldValue | undefined {
  if (!(field instanceof HTMLInputElement)) return field.value
  switch (field.type) {
    case 'radio':
      return field.checked ? field.value : undefined
    case 'checkbox':
      return field.checked
    case 'number':
    case 'range':
      return Number.isNaN(field.valueAsNumber) ? undefined : field.valueAsNumber
    case 'file':
      return [...(field.files ?? [])]
    default:
      return field.value
  }
}

/** Name and value of each field with a name, in the order of the page. */
export function fieldEntries(form: HTMLFormElement): FieldEntry[] {
  const fields = form.querySelectorAll<Field>('input,select,textarea')
  return [...fields].flatMap((field): FieldEntry[] => {
    const value = field.name === '' || field.matches(':disabled') ? undefined : fieldValue(field)
    return value === undefined ? [] : [[field.name, value]]
  })
}
