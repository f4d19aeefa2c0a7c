/** The credits of a family come back with its return each year: they pay what college waits for. */
import { say, type Text, words } from '../../say.ts'
import { creditsStep, paidOutCredits } from '../paid-out-credits.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeWork } from './work.ts'

/** Only on pay, children and a filing status that were told, and where a sum is of use before college. */
export function refundStep(work: CollegeWork): StepDraft | undefined {
  const { sheet, reader, context, taxes, mode } = work
  const isKnown = reader.told('income') !== undefined && reader.told('filingStatus') !== undefined
  const hasChildren = (reader.told('dependents') ?? []).length > 0
  const goesTo = firstOpen(work)
  if (!isKnown || !hasChildren || mode !== 'monthly' || goesTo === undefined) return undefined
  const paidOut = paidOutCredits(sheet, reader, context, taxes)
  return paidOut === undefined
    ? undefined
    : creditsStep(
        paidOut,
        context,
        say`Send what comes back to ${goesTo}. The dates leave it out, so that college saving starts sooner with it.`,
      )
}

/** What a sum pays first; undefined where nothing that it could pay comes before college. */
function firstOpen({ first }: CollegeWork): Text | undefined {
  const [debt] = first.debtsLeft
  if (first.starterGap > 0) return words('the starter cushion')
  if (debt !== undefined) return say`the ${debt.label}`
  return first.cushionGap > 0 ? words('the emergency fund') : undefined
}
