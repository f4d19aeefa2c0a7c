import type { Cited } from './tax-year.ts'

/** How long somebody has to have been in the health plan of federal workers to keep it with a pension. */
export const federalHealthYears = {
  value: 5,
  source:
    'U.S. Office of Personnel Management, Annuitants and Compensationers; FEHB Fast Facts, Thinking About Retiring; 5 USC 8905(b)',
  note: 'Right before the pension, which has to begin at once; since the first chance to enroll, where that is less. Cover through somebody of the family counts. The premium is that of federal workers in the same plan, and whoever cancels it as a retiree cannot enroll again.',
} as const satisfies Cited<number>
