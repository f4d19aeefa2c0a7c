/** The support that comes in ends before the fund is full: less fills it from then on. */
import type { Check } from '../../plan.ts'
import { type Text, words } from '../../say.ts'
import type { StepDraft } from '../steps.ts'
import {
  type SupportEnded,
  supportEndedInWords,
  supportEndedStep,
  supportReceivedEndsCheck,
} from '../support-received-ends.ts'
import type { FundWork } from './work.ts'

/** All of them where no day is named on which the fund is full. */
function endsBefore({ supportEnds = [], dates, gap }: FundWork): SupportEnded[] {
  const full = dates.milestones.find(({ id }) => id === 'full')?.months ?? Infinity
  return gap.value === 0 ? [] : supportEnds.filter(({ after }) => after < full)
}

export const supportEndsChecks = (work: FundWork): Check[] => supportReceivedEndsCheck(endsBefore(work))

export const supportInWords = (work: FundWork): Text =>
  supportEndedInWords(endsBefore(work), words(', and the dates count on that'))

export function supportStep(work: FundWork): StepDraft | undefined {
  const [first] = endsBefore(work)
  return first && supportEndedStep(first, words('The rest goes on into the fund.'))
}
