import { listed, type Text, words } from '../../say.ts'
import type { TaxNow } from './tax-now.ts'

/** What a Traditional dollar lowers, in words: tax, and what else follows income here. */
export const savedIn = ({ loanRate, healthRate }: TaxNow): Text =>
  listed([
    words('tax'),
    ...(loanRate > 0 ? [words('loan payments')] : []),
    ...(healthRate > 0 ? [words('health premiums')] : []),
  ])
