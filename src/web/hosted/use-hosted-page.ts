import { type BuilderContent, isEditing, isPreviewing } from '@builder.io/sdk-react'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { HostedSettings } from '#contract/hosted-content.ts'
import { withoutEditorParts } from './content-address.ts'
import { lastShown, pageEntry } from './page-entries.ts'
import { closedSettings, hostedSettings } from './settings.ts'

export type HostedPage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'loaded'; readonly entry: BuilderContent | null; readonly settings: HostedSettings }

interface Shown {
  readonly path: string
  readonly page: HostedPage
}

async function fetchPage(path: string): Promise<HostedPage> {
  const [entry, settings] = await Promise.all([pageEntry(path), hostedSettings()])
  if (!settings.editing) forgetEditorParts()
  else if (entry === null && (isEditing() || isPreviewing())) return { kind: 'loaded', entry: null, settings }
  if (entry !== null) return { kind: 'loaded', entry, settings }
  console.error(`Hosted content has no page for ${path}`)
  return { kind: 'missing' }
}

/**
 * The provider's kit obeys the `builder.*` parts of the page's address: it would fetch from elsewhere and listen
 * to a frame around it. Where nobody edits, they go before the kit reads them.
 */
function forgetEditorParts(): void {
  const { pathname, search, hash } = window.location
  const rest = withoutEditorParts(search)
  if (rest !== search) window.history.replaceState(window.history.state, '', pathname + rest + hash)
}

/** The hosted page of a path. Asked for anew at every change of path; an answer for a path that was left is ignored. */
export function useHostedPage(path: string): HostedPage {
  const isBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let isWanted = true
    const show = (page: HostedPage) => {
      if (isWanted) setShown({ path, page })
    }
    fetchPage(path).then(show, (cause) => {
      console.error(`Hosted content for ${path} could not be fetched:`, cause)
      show({ kind: 'missing' })
    })
    return () => {
      isWanted = false
    }
  }, [path])
  if (shown?.path === path) return shown.page
  const before = isBack ? lastShown(path) : undefined
  return before === undefined
    ? { kind: 'loading' }
    : { kind: 'loaded', entry: before, settings: closedSettings }
}
