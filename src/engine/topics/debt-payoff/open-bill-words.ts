import { nothing, type Text, words } from '../../say.ts'
import { isOpenBill } from './open-bill.ts'
import type { DebtWork } from './work.ts'

/** What comes before a payment on a hospital bill: it may be lowered or ended. */
export const openBillWords = ({ paid, stage }: DebtWork): Text =>
  stage === 'shortfall' || !paid.some(isOpenBill)
    ? nothing
    : words(
        'Before you pay the hospital, ask it for financial assistance and for an itemized bill: by income it can lower the bill or end it. Until it answers, keep that payment apart.',
      )
