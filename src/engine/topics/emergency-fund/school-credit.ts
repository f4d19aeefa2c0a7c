/** The American opportunity credit of one’s own school beside the fund: of a bill that is due, or of a year of it. */
import type { Check } from '../../plan.ts'
import { nothing, words } from '../../say.ts'
import { ownTuitionCheck } from '../own-tuition-credit.ts'
import type { FundWork } from './work.ts'

export const schoolCreditCheck = (work: FundWork): Check[] =>
  ownTuitionCheck(
    work,
    work.schoolBill?.sum,
    (work.schoolBill?.left.value ?? 0) > 0
      ? words('It comes after the bill, so it pays none of it now.')
      : nothing,
  )
