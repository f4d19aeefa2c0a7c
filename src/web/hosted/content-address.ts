import { apiBase, paths } from '#contract/paths.ts'

/** Which entry is asked for: the one for a path, or the one of an id. */
export type EntryQuestion = { readonly urlPath: string } | { readonly id: string }

/**
 * Where an entry is answered. It is made here from what the app asks for and from nothing else:
 * the provider's kit also copies every `builder.*` part of the page's own address into its question,
 * so that a crafted link could show the content of a stranger's space on our pages.
 */
export function contentAddress(origin: string, model: string, question: EntryQuestion): string {
  const address = new URL(apiBase + paths.hostedContent(model), origin)
  address.searchParams.set('limit', '1')
  if ('id' in question) address.searchParams.set('query.id', JSON.stringify(question.id))
  else address.searchParams.set('userAttributes', JSON.stringify({ urlPath: question.urlPath }))
  return address.href
}

/** The page's address without the parts that only the visual editor may use. */
export function withoutEditorParts(search: string): string {
  const parts = new URLSearchParams(search)
  for (const name of [...parts.keys()]) if (/^_*builder[._]/.test(name)) parts.delete(name)
  const rest = parts.toString()
  return rest === '' ? '' : `?${rest}`
}
