import type { DebtTerms } from '../debt-terms.ts'

/** A hospital bill of which no payment was agreed: it may be lowered or ended before anything is paid. */
export const isOpenBill = ({ kind, minimum }: DebtTerms): boolean =>
  kind === 'medical' && minimum.origin === 'assumed'
