/** What a click on a link in hosted content does: a walk inside the app, or whatever the browser does with links. */

import { apiBase } from '#contract/paths.ts'

/** The facts of an anchor that decide. */
export interface LinkFacts {
  /** The attribute as it was written. */
  readonly href: string | null
  readonly target: string | null
  readonly isDownload: boolean
}

/** The facts of a click that decide. */
export interface ClickFacts {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** '_client' is how the provider's own pages name the window they are in. */
const ownTargets = new Set(['', '_self', '_client'])

/** The address inside the app that a link leads to, from its first slash on; undefined where the browser decides. */
export function addressInApp(link: LinkFacts, pageAddress: string): string | undefined {
  if (link.href === null || link.isDownload || !ownTargets.has(link.target ?? '')) return undefined
  const page = new URL(pageAddress)
  const goal = URL.parse(link.href, page)
  if (goal === null || !/^https?:$/.test(goal.protocol) || goal.host !== page.host) return undefined
  if (link.href.trimStart().startsWith('#') || isOnlyFragment(goal, page)) return undefined
  if (goal.pathname.startsWith(`${apiBase}/`)) return undefined
  return goal.pathname + goal.search + goal.hash
}

const isOnlyFragment = (goal: URL, page: URL): boolean =>
  goal.hash !== '' && goal.pathname === page.pathname && goal.search === page.search

/** A click with a modifier or with another button asks the browser for a tab, a window or a menu. */
export const isPlainClick = (click: ClickFacts): boolean =>
  click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey
