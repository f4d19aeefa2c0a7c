/** Support that ends: the sum of a month is larger then for who pays it, and smaller for who gets it. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { StepDraft } from '../steps.ts'
import { supportEnd, supportEndCheck } from '../support-ends.ts'
import { supportEndedInWords, supportEndedStep, supportReceivedEndsCheck } from '../support-received-ends.ts'
import { type DollarWork, eachMonth } from './work.ts'

export function supportEndsChecks(work: DollarWork): Check[] {
  const end = work.stage === 'working' ? supportEnd(work) : undefined
  return [
    ...supportReceivedEndsCheck(work.supportEnds ?? []),
    ...(end === undefined
      ? []
      : [
          supportEndCheck(
            end,
            say`from then on ${end.paid} more can go down the same order, and its days come sooner. Plan again then.`,
          ),
        ]),
  ]
}

/** The stretch of the months that begins as the first part of it ends, where that is near enough to be shown. */
function firstEnd({ supportEnds = [], phases }: DollarWork) {
  const [first] = supportEnds
  const next = first === undefined ? -1 : phases.findIndex(({ from }) => from === first.after + 1)
  return first === undefined || next < 0 || next >= rules.yearsShown.value ? undefined : { first, next }
}

/** For the summary. */
export function supportInWords(work: DollarWork): Text {
  const end = firstEnd(work)
  return end === undefined
    ? nothing
    : supportEndedInWords([end.first], words(', and the months below count on that'))
}

/** The same beside the table of the months. */
export function supportInShort(work: DollarWork): Text {
  const end = firstEnd(work)
  return end === undefined
    ? nothing
    : say`From ${end.first.day} on ${end.first.less} of the support comes off the sum.`
}

/** What leaves the month has to be taken out of the transfers. */
export function supportStep(work: DollarWork): StepDraft | undefined {
  const end = firstEnd(work)
  return end && supportEndedStep(end.first, say`From then on each month: ${eachMonth(work, end.next)}.`)
}
