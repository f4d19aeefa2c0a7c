let count = 0

/** The words that stand right before a field, if there are any. */
function wordsBefore(field: Element): Element | undefined {
  let before = field.previousElementSibling
  while (before instanceof HTMLStyleElement) before = before.previousElementSibling
  if (before === null || before.querySelector('input,select,textarea,button') !== null) return undefined
  return before.textContent?.trim() === '' ? undefined : before
}

/**
 * In the provider's editor a field has no label, only a text that stands before it. People see that they belong
 * together; this tells it to their software too. A field with a name of its own keeps it.
 */
export function labelFields(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]),select,textarea',
  )
  for (const field of fields) {
    const isNamed = (field.labels?.length ?? 0) > 0 || field.matches('[aria-label],[aria-labelledby],[title]')
    const words = isNamed ? undefined : wordsBefore(field)
    if (words === undefined) continue
    if (words.id === '') {
      count += 1
      words.id = `hosted-label-${count}`
    }
    field.setAttribute('aria-labelledby', words.id)
  }
}
