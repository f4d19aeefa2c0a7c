/** A check of a plan in one line. */
import type { Check } from '../plan.ts'
import { type Text, words } from '../say.ts'

export const check = (id: string, status: Check['status'], title: string | Text, detail: Text): Check => ({
  id,
  status,
  title: words(title),
  detail,
})

const urgency: readonly Check['status'][] = ['act', 'warn', 'pass']

/** What asks for something to be done first, what is fine last. */
export const byUrgency = (checks: readonly Check[]): Check[] =>
  [...checks].sort((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status))
