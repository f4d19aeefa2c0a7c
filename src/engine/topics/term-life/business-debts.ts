/** Debts that a business pays, and not the household out of what a month costs. */
import type { FactReader } from '../../fact-reader.ts'
import type { DebtFigures } from '../debts.ts'
import { hasOwnBusiness } from '../own-business.ts'
import type { Family } from './family.ts'

/** What people call the loan of a business, a practice or a farm. */
const businessLoanName =
  /\b(?:business|practice|company|firm|shop|store|restaurant|salon|studio|clinic|franchise|farm|operating|equipment|inventory|sba)\b/i

/** Debts of a business of one of the adults: it pays them out of what it takes in, before there is any pay. */
export const businessDebts = (
  reader: FactReader,
  { debtsLeft }: Pick<Family, 'debtsLeft'>,
): readonly DebtFigures[] =>
  hasOwnBusiness(reader)
    ? debtsLeft.filter(
        ({ kind, told }) =>
          (kind === 'other' || kind === 'personal') && businessLoanName.test(told.name ?? ''),
      )
    : []
