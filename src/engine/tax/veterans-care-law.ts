import type { Cited } from './tax-year.ts'

/**
 * From this rating of a disability of the service on a veteran who is paid for it may enroll in VA health care: priority
 * groups 1 to 3. An application is taken at any time.
 */
export const veteransCareRating = {
  value: 0.1,
  source: '38 CFR 17.36(b), (d)(1)',
  note: 'Care is free from this rating on. Medicines for other conditions cost a little below a rating of half.',
  approximated:
    'From general knowledge, not checked against its source. What medicines cost below a rating of half is left out, so the cost can be a little too low.',
} as const satisfies Cited<number>
