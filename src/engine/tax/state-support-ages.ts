import type { states } from '../states.ts'
import type { Cited } from './tax-year.ts'

const byOrder =
  'An order or an agreement can name another day, and support ends sooner for a child who marries or lives on own pay.'
const secondHand = (read: string) => `Read in ${read}, not in the statute itself. ${byOrder}`
const ncsl = 'the list of the National Conference of State Legislatures of 2015'

/**
 * The age at which child support ends, in states where that is not 18 or the end of high school. Not a list of all such
 * states: those whose rule could be read. Where a court may add years of college to it, that is left out.
 */
export const stateSupportAges: Partial<Record<keyof typeof states, Cited<number>>> = {
  AL: { value: 19, source: 'Ala. Code §26-1-1', approximated: secondHand(ncsl) },
  CO: {
    value: 19,
    source: 'Colo. Rev. Stat. §14-10-115(13)(a)',
    note: 'On to the end of high school for who is still in it.',
    approximated: byOrder,
  },
  DC: {
    value: 21,
    source: 'D.C. Code §46-101; Butler v. Butler, 496 A.2d 621 (D.C. 1985)',
    approximated: secondHand('summaries of law firms'),
  },
  IN: { value: 19, source: 'Indiana Code §31-16-6-6(a)', approximated: byOrder },
  MS: { value: 21, source: 'Miss. Code §93-11-65(8)', approximated: secondHand('summaries of law firms') },
  NE: {
    value: 19,
    source: 'Neb. Rev. Stat. §42-371.01, 43-2101',
    approximated: secondHand('summaries of law firms'),
  },
  NJ: {
    value: 19,
    source: 'N.J. Stat. §2A:17-56.67',
    note: 'On to 23 for a student, where the parent who gets it asks the court before the child is 19.',
    approximated: byOrder,
  },
  NY: { value: 21, source: 'N.Y. Family Court Act §413(1)(a)', approximated: byOrder },
}
