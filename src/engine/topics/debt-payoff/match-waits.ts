/** While the match waits for what is late and a first cushion, all that the month has beyond the minimum payments goes there. */
import type { Figure } from '../../figure.ts'
import { allPaymentsWith } from './extra.ts'
import { isSpentByBirth } from './filling.ts'
import { monthsToMatch } from './rollover-words.ts'
import type { DebtWork } from './work.ts'

/** What is left of the month beyond the minimum payments, what earns the match included. */
export const allBeyond = ({ sheet, beyond, match, rollovers }: DebtWork): Figure =>
  match === undefined || rollovers.length > 0
    ? beyond
    : sheet.computed(
        'beyond.all',
        'Beyond the minimum payments',
        'usd-per-month',
        'what goes to debts beyond the minimum payments + what earns the match',
        [beyond, match.monthly],
        beyond.value + match.monthly.value,
      )

export interface BeforeMatch {
  readonly beyond: Figure
  /** With the minimum payments. */
  readonly all: Figure
}

/**
 * Undefined where no match waits, or what waits for a loan that is renewed has its turn with the debts; also where a child
 * has the money once what comes first is full.
 */
export function beforeMatch(work: DebtWork): BeforeMatch | undefined {
  const waits = work.match !== undefined && monthsToMatch(work) !== 0
  if (work.rollovers.length > 0 || !(waits || isSpentByBirth(work))) return undefined
  const beyond = allBeyond(work)
  return { beyond, all: allPaymentsWith(work, beyond, '.before-match') }
}
