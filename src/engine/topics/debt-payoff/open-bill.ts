import type { DebtTerms } from '../debt-terms.ts'

/** A hospital bill or a tax of which no payment was agreed: nothing is paid on it today, so what it takes has to be found. */
export const isUnagreed = ({ kind, minimum }: DebtTerms): boolean =>
  (kind === 'medical' || kind === 'tax') && minimum.origin === 'assumed'

/** A hospital bill of which no payment was agreed: it may be lowered or ended before anything is paid. */
export const isOpenBill = (debt: DebtTerms): boolean => debt.kind === 'medical' && isUnagreed(debt)
