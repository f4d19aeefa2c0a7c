/** What is assumed about debts and student loans. */
import { civilDate } from '../calendar.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { CalendarDate } from '../units.ts'
import type { Fallbacks } from './fallback.ts'
import { hasFederalLoan, hasOnlyParentPlus, isMarried, number } from './told.ts'

/**
 * Whether nobody in the household can have borrowed for college before the rules for new borrowers began: it begins in
 * the year in which one comes of age, and the loans for it are paid out that fall.
 */
function isAllTooYoung(household: Household, today: CalendarDate): boolean {
  const ages = isMarried(household) ? [household.age, household.spouseAge] : [household.age]
  const since = civilDate(studentLoanLaw.newBorrowerFrom.value).year
  return ages.every((told) => {
    const age = number(told)
    return age !== undefined && civilDate(today).year - Math.floor(age) + rules.schoolEndAge.value >= since
  })
}

export const debtsFallbacks = {
  debts: () => ({ value: [], why: 'Found no mention of any. A debt at a high rate would come first.' }),
  payoffOrder: () => ({ value: 'avalanche', why: 'The highest rate first costs the least interest.' }),
  behindOnDebts: () => ({ value: false, why: 'Found no word that you are behind.' }),
  incomeDrivenPlan: (household, resolve) =>
    resolve('publicServiceJob') && hasFederalLoan(household)
      ? hasOnlyParentPlus(household)
        ? {
            value: resolve('parentPlusConsolidated') ? 'ibr' : 'none',
            why: 'A Parent PLUS follows income only if it was consolidated in time.',
          }
        : { value: 'ibr', why: 'Who counts on public-service forgiveness usually pays by income.' }
      : {
          value: 'none',
          why: 'Found no mention of a plan that follows your income.',
          isDerived: !hasFederalLoan(household),
        },
  publicServiceJob: (household) => ({
    value: (number(household.pslfPayments) ?? 0) > 0,
    why: 'Found no mention of public service.',
    isDerived: household.pslfPayments !== undefined || !hasFederalLoan(household),
  }),
  pslfPayments: (household) => ({
    value: 0,
    why: 'Found no word on how many payments count already.',
    isDerived: household.publicServiceJob !== true || !hasFederalLoan(household),
  }),
  incomePlanPayments: (household) => ({
    // What counts for public service was paid by income, too.
    value: Math.round(number(household.pslfPayments) ?? 0),
    why: 'Found no word on how many payments count already.',
    isDerived: household.pslfPayments !== undefined || !hasFederalLoan(household),
  }),
  newLoanPlanned: (household) => ({
    value: false,
    why: 'Found no mention of a new loan.',
    isDerived: !hasFederalLoan(household),
  }),
  newLoanTaken: (household) => ({
    value: false,
    why: 'Found no mention of one.',
    isDerived: !hasFederalLoan(household),
  }),
  newStudentBorrower: (household, _resolve, today) =>
    isAllTooYoung(household, today)
      ? {
          value: true,
          why: 'At your age you were hardly old enough to borrow before the rules for new borrowers began. If you did, the payment is higher.',
        }
      : {
          value: false,
          why: 'Counted as an earlier borrower, whose payment is the higher one.',
        },
  parentPlusConsolidated: (household) => ({
    value: false,
    why: 'Found no mention of a consolidation in time.',
    isDerived: !household.debts?.some(({ loanType }) => loanType === 'parent_plus'),
  }),
  coSignedDebt: (household) => ({
    value: false,
    why: 'Found no word that someone signed with you.',
    isDerived: household.debts !== undefined && household.debts.length === 0,
  }),
} satisfies Fallbacks
