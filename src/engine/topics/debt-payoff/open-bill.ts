/** A hospital bill of which no payment was agreed: it may be lowered or ended before anything is paid. */
import { nothing, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtWork } from './work.ts'

export const isOpenBill = ({ kind, minimum }: DebtTerms): boolean =>
  kind === 'medical' && minimum.origin === 'assumed'

export const openBillWords = ({ paid, stage }: DebtWork): Text =>
  stage === 'shortfall' || !paid.some(isOpenBill)
    ? nothing
    : words(
        'Before you pay the hospital, ask it for financial assistance and for an itemized bill: by income it can lower the bill or end it. Until it answers, keep that payment apart.',
      )
