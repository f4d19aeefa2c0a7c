/** What goes in above the match while cash comes first, beside the sum that is placed: the months of the plan leave it out. */
import { type LoweredToMatch, loweredToMatch } from '../lowered-to-match.ts'
import type { DollarWork } from './work.ts'

/** Undefined where the fund is full. */
export const loweredBeside = (work: DollarWork): LoweredToMatch | undefined =>
  work.stage === 'working' && work.needs.some(({ step }) => step === 'cushion')
    ? loweredToMatch({ ...work, taxes: () => work.taxes })
    : undefined
