/** What a federal loan that is new does to the plans of the old ones, for every plan beside which it was told. */
import type { FactReader } from '../fact-reader.ts'
import { isFederalLoan } from '../facts/debts.ts'
import type { DateFigure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { type StepDraft, within } from './steps.ts'
import type { Drafting } from './topic.ts'

type Asked = Pick<Drafting, 'sheet' | 'reader'>

export const newLoanCutoff = (sheet: Worksheet): DateFigure =>
  sheet.date(
    'new-loan.cutoff',
    'New loans since this day change the rules',
    'set by law',
    [],
    studentLoanLaw.newLoanCutoff.value,
  )

/** To a Parent PLUS that was not consolidated in time no plan by income is open, so that a new loan closes nothing to it. */
export const hasPlanToLose = (reader: FactReader): boolean =>
  reader.told('parentPlusConsolidated') !== false ||
  (reader.told('debts') ?? []).some((debt) => isFederalLoan(debt) && debt.loanType !== 'parent_plus')

/** What is left to all loans once one was paid out. */
const leavesOnly = (cutoff: DateFigure): Text =>
  say`A federal loan paid out since ${cutoff}, even a Parent PLUS for a child, leaves only the Repayment Assistance Plan and the tiered Standard plan for every loan that you have; a Parent PLUS keeps only Standard.`

export const newLoanTaken = (sheet: Worksheet, then: Text): Check =>
  check(
    'new-loan',
    'act',
    'The new loan has changed your old ones',
    say`${leavesOnly(newLoanCutoff(sheet))} ${then} If nothing was paid out since that day, say so.`,
  )

export const newLoanAhead = (sheet: Worksheet, more: Text = nothing): Check =>
  check(
    'new-loan',
    'act',
    'The new loan would change your old ones',
    say`${leavesOnly(newLoanCutoff(sheet))}${more}`,
  )

/** A student borrows on: only how much, and from whom, is to be decided. */
export const nextLoanOfStudent = (sheet: Worksheet): Check =>
  check(
    'new-loan',
    'warn',
    'The next loan decides your plans',
    say`A federal loan paid out since ${newLoanCutoff(sheet)} leaves only these plans for all of your loans: the Repayment Assistance Plan, which follows income, and a fixed payment. Older plans are gone then. That is no reason to borrow privately, which has no such plan at all.`,
  )

const isStudent = (reader: FactReader): boolean => reader.told('inSchool') === true

const owesFederal = (reader: FactReader): boolean => (reader.told('debts') ?? []).some(isFederalLoan)

const isAhead = (reader: FactReader): boolean =>
  reader.told('newLoanPlanned') === true && reader.told('newLoanTaken') !== true && hasPlanToLose(reader)

/** Beside a plan that is not about the loans: only where one was told. */
export function toldNewLoan({ sheet, reader }: Asked): Check[] {
  if (!owesFederal(reader)) return []
  if (reader.told('newLoanTaken') === true)
    return [newLoanTaken(sheet, words('Ask your servicer in writing which plan holds for each.'))]
  if (!isAhead(reader)) return []
  return [isStudent(reader) ? nextLoanOfStudent(sheet) : newLoanAhead(sheet)]
}

const stop: StepDraft = {
  id: 'new-loan',
  title: words('Stop before you sign a new federal loan'),
  why: words(
    'One new loan or consolidation, even a Parent PLUS for your child, closes Income-Based Repayment on every federal loan that you already have.',
  ),
  how: words(
    'Compare first: the student’s own federal loans, a cheaper school, more from pay. Ask your servicer in writing what the new loan would close.',
  ),
  due: within.days,
  dueWhy: 'before anything is signed',
  minutes: 45,
  link: links.studentAid,
  keep: words('The servicer’s answer.'),
}

/** Whoever studies may borrow for that themselves: not the loan is in question but how much of it. */
export const stopBeforeNewLoan = (reader: FactReader): StepDraft =>
  isStudent(reader)
    ? {
        ...stop,
        why: words(
          'One new loan or consolidation closes Income-Based Repayment on every federal loan that you already have.',
        ),
        how: words(
          'Compare first: grants, a cheaper school, more from pay, and the subsidized part of the loan alone. Ask your servicer in writing what the new loan would close.',
        ),
      }
    : stop

export const toldNewLoanStep = ({ reader }: Asked): StepDraft | undefined =>
  owesFederal(reader) && isAhead(reader) && !isStudent(reader) ? stop : undefined
