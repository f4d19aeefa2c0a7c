/** Whether the months of somebody out of work hold what health cover costs without the job. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import { isOffSick } from '../lost-pay-claim.ts'
import type { FundWork } from './work.ts'

/**
 * Whether the runway leaves out what health cover will cost. Medicare goes on without a job, cover of whoever is off sick
 * or whose spouse lost a job may.
 */
export const isPremiumUntold = ({
  stage,
  reader,
  out,
}: Pick<FundWork, 'stage' | 'reader' | 'out'>): boolean =>
  stage === 'unemployed' &&
  reader.told('coverPremiumMonthly') === undefined &&
  reader.told('onMedicare') !== true &&
  (reader.told('coverEnds') !== undefined || (out === 'own' && !isOffSick(reader)))

export function premiumCheck(work: FundWork): Check[] {
  const { stage, reader } = work
  if (isPremiumUntold(work))
    return [
      check(
        'cover-premium',
        'warn',
        'The price of new health cover is not in the month yet',
        words(
          'An employer paid most of it until now, so what a month costs hardly holds it, and the cash runs out sooner than is said here. Look the price up on the Marketplace’s page and put it in.',
        ),
      ),
    ]
  const premium = stage === 'unemployed' ? reader.some('coverPremiumMonthly') : undefined
  return premium === undefined
    ? []
    : [
        check(
          'cover-premium',
          'pass',
          'The price of new health cover is counted',
          say`${premium} of it is a part of each bare month.`,
        ),
      ]
}
