/** A check of a Roth or Traditional plan. */
import type { Check } from '../plan.ts'
import { type Text, words } from '../say.ts'

export const check = (id: string, status: Check['status'], title: string | Text, detail: Text): Check => ({
  id,
  status,
  title: words(title),
  detail,
})
