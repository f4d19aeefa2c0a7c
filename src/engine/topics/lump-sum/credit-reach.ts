/** Whether the dollars of a year come down to the limit of the Marketplace credit, and whether that is worth it. */
import type { FactReader } from '../../fact-reader.ts'
import type { Dollars } from '../../units.ts'
import type { Kind } from '../ira-kind.ts'
import { creditAtLimit } from '../marketplace.ts'
import { savedByDeferring } from '../tax-on-more.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface CreditReach {
  /** Income tax that so much before tax saves in a year. */
  readonly saved: Dollars
  /** The credit of a year at the limit, where cover costs what it does on average. */
  readonly credit: Dollars
  /** More tax later than saved now, where Roth is the better kind. */
  readonly cost: Dollars
  /**
   * More a year that would reach the limit; nothing where the dollars and the tax that they save do. The credit itself comes
   * with the return, after the accounts have closed for the year, and what of it is paid ahead is in the dollars already.
   */
  readonly short: Dollars
}

/** `over`: what income is over the limit. `dollars`: what a year brings. */
export function creditReach(
  {
    reader,
    context,
    taxes,
    kind,
  }: {
    readonly reader: FactReader
    readonly context: DraftContext
    readonly taxes: Pick<TaxPicture, 'taxReturn' | 'stateRateAtWork'>
    readonly kind: Pick<Kind, 'now' | 'later'> | undefined
  },
  over: Dollars,
  dollars: Dollars,
): CreditReach {
  const saved = Math.round(savedByDeferring(taxes, context, reader, over))
  const credit = Math.round(creditAtLimit({ reader, context }))
  return {
    saved,
    credit,
    cost: kind === undefined ? 0 : Math.round(over * Math.max(0, kind.later.value - kind.now.value)),
    short: Math.max(0, over - dollars - saved),
  }
}

/** Only then it may choose the kind of dollars and the account that they go into. */
export const isWorthIt = ({ credit, cost }: CreditReach): boolean => credit > cost
