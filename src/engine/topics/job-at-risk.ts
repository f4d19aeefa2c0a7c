/** A job that may be lost, or will be on a told day: more cash, none of it locked up, and what to do while still paid. */

import type { FactReader } from '../fact-reader.ts'
import type { DebtKind } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, words } from '../say.ts'
import { check } from './check.ts'
import { byRate, type DebtFigures, isCostly, isRollover } from './debts.ts'
import { losesJob, whoLosesJob } from './ending-job.ts'
import { paidAgain, whosePay } from './ending-names.ts'
import { type StepDraft, within } from './steps.ts'
import { isWidowed } from './surviving-spouse.ts'

/** Read only as it was told: nobody’s job is taken to be at risk, and one that has ended no longer is. */
export const isJobAtRisk = (reader: FactReader): boolean =>
  (reader.told('jobAtRisk') === true || losesJob(reader)) &&
  !['unemployed', 'retired'].includes(reader.value('employment'))

/** Why cash comes first, as a part of a sentence. */
export function duringRisk(reader: FactReader): string {
  const whose = whoLosesJob(reader)
  return whose === undefined ? 'while a job may end' : `now that ${whosePay(reader, whose)} job ends`
}

/** The day from which on it no longer does. */
export const onceSafe = (reader: FactReader): string =>
  losesJob(reader) ? paidAgain(reader) : 'the job is safe'

/** Until when it does. */
export const untilSafe = (reader: FactReader): string => `until ${onceSafe(reader)}`

const lentOnce: readonly DebtKind[] = ['auto', 'student_loan', 'personal', 'mortgage']

/**
 * What a loan has taken comes back only by a new one, and hardly anybody lends without pay: paying it ahead waits, whatever
 * its rate. What a card has taken can be drawn again, and it costs far more.
 */
export const waitsForSafeJob = (
  reader: FactReader,
  { kind }: { readonly kind: DebtKind | undefined },
): boolean => kind !== undefined && lentOnce.includes(kind) && isJobAtRisk(reader)

/** The dearest loan at a high rate that waits for it. */
export const costlyLoanThatWaits = (
  reader: FactReader,
  highRate: Figure,
  debts: readonly DebtFigures[],
): DebtFigures | undefined =>
  byRate(debts).find((debt) => isCostly(debt, highRate) && waitsForSafeJob(reader, debt))

export const loanWaitsCheck = (
  reader: FactReader,
  { label, rate }: Pick<DebtFigures, 'label' | 'rate'>,
  id = 'debts',
): Check =>
  check(
    id,
    'warn',
    `Paying a loan ahead waits ${untilSafe(reader)}`,
    say`The ${label} at ${rate} gets its payment and no more until then: what a loan has taken comes back only by a new one, and hardly anybody lends without pay.`,
  )

/**
 * With a job that is lost on a told day a card waits as well, for hardly anybody lends again without pay. What would be
 * renewed for a fee on each payday has taken more by that day than it would leave there.
 */
export const waitsForPay = (reader: FactReader, debt: Pick<DebtFigures, 'kind' | 'rate' | 'told'>): boolean =>
  losesJob(reader) && !isRollover(debt)

/** `isFull`: with the cash for it there, what goes into accounts today may go on, and no more. */
export const jobAtRiskCheck = (reader: FactReader, isFull = false): Check[] =>
  isJobAtRisk(reader)
    ? [
        check(
          'job-at-risk',
          'act',
          `A job ${losesJob(reader) ? 'ends' : 'may end'}: cash comes first, and none of it is locked up`,
          words(
            `${losesJob(reader) ? `Until ${paidAgain(reader)}` : 'Until you know more'}, pay nothing extra on a loan, put nothing${isFull ? ' more' : ''} into retirement accounts beyond the employer match, and buy no certificate of deposit (CD) that costs something to end early. What went there is hard to get back without pay. Once ${losesJob(reader) ? 'pay is sure again' : 'the worry is over'}, what is too much in cash can still go on.`,
          ),
        ),
      ]
    : []

/** What is cheap or only possible while the job still pays. */
export function jobAtRiskStep(reader: FactReader): StepDraft | undefined {
  if (!isJobAtRisk(reader)) return undefined
  const isAlone = isWidowed(reader) || ['single', 'divorced'].includes(reader.told('maritalStatus') ?? '')
  const covers = isAlone ? 'COBRA or the Marketplace' : 'COBRA, the Marketplace or a spouse’s plan'
  const owesPlan = (reader.told('debts') ?? []).some(({ kind }) => kind === 'plan_loan')
  return {
    id: 'ready-for-loss',
    title: words('Get ready for a lost job while it still pays'),
    why: words('What is asked for and used before the last day is often gone after it.'),
    how: join([
      words(
        `Write down what you would stop paying in the first month, and what a bare month then costs. Look up what unemployment benefits pay in your state, and what health cover without the job would cost: ${covers}. Ask what is paid on leaving: severance, unused vacation, what vests soon. Get care and prescriptions that are due, and use a health FSA up.`,
      ),
      owesPlan
        ? words('What you owe the plan at work mostly falls due when you leave: ask by which day.')
        : nothing,
    ]),
    due: within.fortnight,
    dueWhy: 'within a fortnight: nobody knows how long there is',
    minutes: 60,
    link: links.unemployment,
    keep: words('The list of what you would cut, and the answers in writing.'),
  }
}
