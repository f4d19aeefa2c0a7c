import { z } from 'zod'
import type { FilingStatus } from '#engine/tax/tax-year.ts'

const statuses: Record<string, FilingStatus> = {
  single: 'single',
  mfj: 'married_joint',
  mfs: 'married_separate',
  hoh: 'head_of_household',
  qss: 'surviving_spouse',
}

/** The abbreviations of tax software become the words of the statute. */
export const filingStatus = z.string().transform((short, context) => {
  const status = statuses[short]
  if (status) return status
  context.addIssue(`"${short}" is no filing status`)
  return z.NEVER
})
