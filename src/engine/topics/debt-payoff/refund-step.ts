/** A family's tax credits are often its largest payment of the year: what comes back ends a debt. */

import type { Check, NextStep } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { agesOnReturn } from '../dependents-on-return.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { creditsStep, earlyReturnStep, paidOutCredits } from '../paid-out-credits.ts'
import type { StepDraft } from '../steps.ts'
import { taxPicture } from '../tax-picture.ts'
import { fillsFund } from './filling.ts'
import type { DebtWork } from './work.ts'

/** Only on pay, children and a filing status that were told, so that no guess looks like money. */
export function refundStep(work: DebtWork): StepDraft | undefined {
  const { sheet, reader, context, stage, targets, goneToday, before } = work
  // Of a pay that stopped, what it was: what was told as the pay of now says nothing of this year.
  const pay =
    whoIsOutOfWork(reader) === 'own' ? (['formerPay', 'payThisYear'] as const) : (['income'] as const)
  const isKnown =
    pay.some((key) => reader.told(key) !== undefined) && reader.told('filingStatus') !== undefined
  if (!isKnown || agesOnReturn(reader).length === 0) return undefined
  if (stage === 'as-agreed') return undefined
  const sum = paidOutCredits(sheet, reader, context, taxPicture(sheet, reader, context))
  if (stage === 'hold') return sum === undefined ? undefined : earlyReturnStep(sum, context)
  const first = targets.find(({ id }) => !goneToday.some((gone) => gone.id === id))
  if (sum === undefined || first === undefined) return undefined
  const goesTo =
    before.length > 0
      ? say`what is late or still missing in the first cushion, then to the ${first.label}`
      : fillsFund(work)
        ? words('the emergency fund')
        : say`the ${first.label}`
  return creditsStep(
    sum,
    context,
    say`Send what comes back to ${goesTo}. The dates leave it out: put it into the plan as a one-time payment when it is there.`,
  )
}

/** The same as something to look at, where more urgent steps leave it no place. */
export function refundCheck(work: DebtWork, steps: readonly NextStep[]): Check[] {
  const step = refundStep(work)
  return step === undefined || steps.some(({ id }) => id === step.id)
    ? []
    : [check('credits', 'warn', 'Tax credits come back', join([step.why, step.how]))]
}
