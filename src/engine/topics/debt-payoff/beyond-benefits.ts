/** A retired household that spends more than is paid for life: the debts are one part of what its savings have to bear. */
import type { Check } from '../../plan.ts'
import { nothing, type Text } from '../../say.ts'
import { cushionOf } from '../cushion.ts'
import type { Drawdown } from '../drawdown.ts'
import { helpInRetirement } from '../help-in-retirement.ts'
import { hasRetired } from '../retired.ts'
import { runsOutCheck, runsOutFirst, savingsRunOut } from '../savings-run-out.ts'
import { saysSomethingIsLeft } from '../short-month.ts'
import type { StepDraft } from '../steps.ts'
import type { DebtWork } from './work.ts'

/** Undefined where something is left each month, where savings last, and where nobody told of them. */
function runsOut(work: DebtWork): Drawdown | undefined {
  const { sheet, reader, kept, minimums, plan } = work
  if (!hasRetired(reader) || saysSomethingIsLeft(reader)) return undefined
  if (reader.told('monthlyExpenses') === undefined) return undefined
  const cushion = cushionOf(work, { debts: [], id: 'beyond-benefits.' })
  // A paid debt’s payment goes on to the next, so that all of them end with the last.
  const ending = plan.months === undefined ? [] : [{ after: plan.months, monthly: minimums.value }]
  return savingsRunOut({ sheet, reader, cushion, kept: kept ?? cushion.cash, ending })
}

export function beyondBenefitsWords(work: DebtWork): Text {
  const drawdown = runsOut(work)
  return drawdown === undefined ? nothing : runsOutFirst(work.reader, drawdown)
}

export function beyondBenefitsCheck(work: DebtWork): Check[] {
  const drawdown = runsOut(work)
  return drawdown === undefined ? [] : [runsOutCheck(work.reader, drawdown)]
}

export const beyondBenefitsStep = (work: DebtWork): StepDraft | undefined =>
  runsOut(work) === undefined ? undefined : helpInRetirement(work.reader)
