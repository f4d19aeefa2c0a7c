import { words } from '../say.ts'
import { check } from './check.ts'

/** Public help that looks at this month's income. */
export const helpCheck = check(
  'help',
  'warn',
  'Help is for times like this',
  words(
    'Food help (SNAP), Medicaid or CHIP for children, and help with energy bills look at this month’s income, not last year’s. Dial 211 to find what your county has.',
  ),
)
