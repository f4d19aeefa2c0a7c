/** A month that leaves nothing to put aside: a pay is gone, or no more is brought home than the month costs. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { cashWhilePayIsGone, isPremiumUntold, lastingCheck } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import type { DebtFigures } from '../debts.ts'
import { largestCostsStep } from '../largest-costs-step.ts'
import { matchWithoutPayStep } from '../match-without-pay.ts'
import { newJobInWords } from '../new-job-words.ts'
import type { Need } from '../order-of-operations.ts'
import { isPayGone } from '../out-of-work.ts'
import { bareMonthStep, lostJobInWords, lostJobSteps, minimumsStep } from '../out-of-work-steps.ts'
import { type PayReturns, returnsInWords, returnsStep } from '../pay-returns.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { aboutByLaw } from '../short-by-law.ts'
import { missingMonthly } from '../short-month.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeBasis } from './basis.ts'
import { isNothingToSave } from './left-to-save.ts'
import { gapInWords, type RetirementGap } from './retirement-gap.ts'

export interface ShortMonth {
  readonly isPayGone: boolean
  /** What a month costs beyond what is brought home, where both were told. */
  readonly missing: Figure | undefined
}

/** Undefined where something may be left; whoever said what is left each month is believed, unless a pay is gone. */
export function shortMonth({
  sheet,
  reader,
  isRetired,
  leftToSave,
}: Pick<CollegeBasis, 'sheet' | 'reader' | 'isRetired' | 'leftToSave'>): ShortMonth | undefined {
  if (isPayGone(reader)) return { isPayGone: true, missing: undefined }
  const missing = isRetired ? undefined : missingMonthly({ sheet, reader })
  return missing === undefined && !isNothingToSave(leftToSave) ? undefined : { isPayGone: false, missing }
}

/** What is known of the months after pay is back. */
interface Ahead {
  readonly returns: PayReturns | undefined
  readonly retirementGap: RetirementGap | undefined
}

type Asked = Pick<CollegeBasis, 'sheet' | 'reader' | 'context' | 'isGift' | 'gifts' | 'lump'>

/** Whether a bare month is paid by what goes on alone: then no lender has to wait. */
export const isMonthCovered = (asked: Asked, short: ShortMonth): boolean =>
  short.isPayGone && cashWhilePayIsGone(asked)?.jobLoss.cases[0].isCovered === true

const why = ({ reader, isGift, gifts }: Asked, short: ShortMonth): Text => {
  const own = words(isGift || gifts !== undefined ? ' of your own' : '')
  if (short.isPayGone) return say`While ${words(whilePayIsGone(reader))}, nothing${own} goes to college`
  return short.missing === undefined
    ? say`Your pay leaves about nothing after its taxes and what a month costs, so nothing${own} can be put aside for college`
    : say`You spend ${aboutByLaw(reader)}${short.missing} more than you bring home, so nothing${own} can be put aside for college`
}

/** A sum that could be needed to live on stays where it can be reached. */
export const keepNeed = (short: ShortMonth): Need => ({
  step: 'starter',
  id: 'month',
  label: words('Keep it for the months to come'),
  description: words(
    'Insured savings that can be reached at any time. In a college account it could be had back only with tax on what it earned.',
  ),
  act: (amount) =>
    say`keep ${amount} in insured savings ${words(short.isPayGone ? 'until pay returns' : 'until the month leaves something again')}`,
  wanted: undefined,
})

export const shortTitle = (short: ShortMonth): Text =>
  words(
    short.isPayGone
      ? 'Keep your cash until pay returns, then save for college'
      : short.missing === undefined
        ? 'Make room in the month first, then save for college'
        : 'Close the gap in the month first, then save for college',
  )

/** What comes first, and why nothing goes in. */
export function shortInWords(
  asked: Asked,
  short: ShortMonth,
  { returns, debtsLeft, retirementGap }: Ahead & { readonly debtsLeft: readonly DebtFigures[] },
): Text {
  if (!short.isPayGone)
    return short.missing === undefined
      ? say`${why(asked, short)}. Look for room first, in the largest costs and in what comes in; if more is left than this plan counts, say how much. What is free then goes to what comes before college, and to college after it.`
      : say`${why(asked, short)}, and cash shrinks by that much. Look for the gap first, in the largest costs and in what comes in. Then the emergency fund is filled, and college goes on after it.`
  return join([
    lostJobInWords(asked),
    isMonthCovered(asked, short)
      ? say`${why(asked, short)}. What goes on covers a bare month, and what is left over stays in the emergency fund.`
      : say`${why(asked, short)}, and all cash stays cash: you may have to live on it.`,
    ...(returns === undefined
      ? [
          newJobInWords(asked),
          words(
            'When pay returns, the emergency fund is filled first, then come the whole employer match and your own retirement, then college goes on.',
          ),
        ]
      : [
          say`${returnsInWords(asked, returns)} ${words(debtsLeft.length > 0 ? 'The debts at a high rate are paid and the emergency fund is filled first' : 'The emergency fund is filled first')}, beside the whole employer match; ${retirementGap === undefined ? words('what your own retirement needs') : say`what your own retirement needs, about ${retirementGap.takeHome} of it,`} comes before college too.`,
        ]),
  ])
}

export function shortChecks(asked: Asked, short: ShortMonth | undefined): Check[] {
  if (short === undefined) return []
  const isCovered = isMonthCovered(asked, short)
  const month = check(
    'month',
    'act',
    isCovered
      ? 'Nothing goes to college until pay returns'
      : short.missing === undefined && !short.isPayGone
        ? 'A month leaves nothing to put aside'
        : 'Nothing is put aside while the month is short',
    say`${why(asked, short)}.${words(isCovered ? ' What goes on covers a bare month; what is left over is for the emergency fund, because nobody knows how long a search takes.' : '')} What goes into a college account now would be missing when a bill comes, and out of it again it costs tax on what it earned, and a penalty.`,
  )
  const without = cashWhilePayIsGone(asked)
  if (without === undefined) return [month]
  const lasting = lastingCheck(without)
  return [
    month,
    {
      ...lasting,
      detail: say`${lasting.detail}${isPremiumUntold(asked.reader) ? words(' What health cover costs without the job is not in it yet.') : nothing}`,
    },
  ]
}

export function shortSteps(
  asked: Asked,
  short: ShortMonth | undefined,
  { returns, retirementGap }: Ahead,
): StepDraft[] {
  if (short === undefined) return []
  if (!short.isPayGone) return [largestCostsStep]
  const owes = (asked.reader.told('debts') ?? []).length > 0
  return [
    ...lostJobSteps(asked),
    ...(returns?.isBridged === true ? [] : [bareMonthStep]),
    ...matchWithoutPayStep(asked),
    ...(owes && !isMonthCovered(asked, short) && returns?.isBridged !== true
      ? [minimumsStep(asked.reader)]
      : []),
    // What a sum pays then has a step of its own.
    ...(returns === undefined || asked.lump !== undefined ? [] : [sendOn(returns, retirementGap)]),
  ]
}

/** The summary says it too, and the form of student aid is on no other line. */
const sendOn = (returns: PayReturns, gap: RetirementGap | undefined): StepDraft => ({
  ...returnsStep(
    returns,
    say`Set up the transfer with the first pay check, by what it really brings: to what comes before college, and to college from its start on. Take the whole match of the plan at work first${gap === undefined ? nothing : say`, and once the fund is full raise ${gapInWords(gap)}`}. Then plan again with the new numbers.`,
  ),
  rank: 1,
})
