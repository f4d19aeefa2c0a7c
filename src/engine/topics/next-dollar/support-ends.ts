/** Support that ends: the sum of a month is larger then. */
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { supportEnd, supportEndCheck } from '../support-ends.ts'
import type { DollarWork } from './work.ts'

export function supportEndsChecks(work: DollarWork): Check[] {
  const end = work.stage === 'working' ? supportEnd(work) : undefined
  return end === undefined
    ? []
    : [
        supportEndCheck(
          end,
          say`from then on ${end.paid} more can go down the same order, and its days come sooner. Plan again then.`,
        ),
      ]
}
