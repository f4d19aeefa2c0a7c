import { listed, type Text, words } from '../../say.ts'
import type { TaxNow } from './tax-now.ts'

/** Rates are shown to the tenth of a percent: below half of one nothing of it is seen. */
const trifle = 0.0005

/** What a Traditional dollar lowers, in words: tax, as far as it lowers any, and what else follows income here. */
export function savedIn({ federalRate, stateRate, loanRate, healthRate }: TaxNow): Text {
  const others = [
    ...(loanRate > 0 ? [words('loan payments')] : []),
    ...(healthRate > 0 ? [words('health premiums')] : []),
  ]
  const isTax = others.length === 0 || Math.abs(federalRate + stateRate) >= trifle
  return listed([...(isTax ? [words('tax')] : []), ...others])
}
