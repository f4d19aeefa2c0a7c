/** Whether the months of somebody out of work hold what health cover costs without the job. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { isPremiumUntold } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import { isMedicaidOpen } from '../medicaid-income.ts'
import { getsSeverance } from '../severance-pay.ts'
import { opensVeteransCare } from '../veterans-care.ts'
import type { FundWork } from './work.ts'

export function premiumCheck(work: FundWork): Check[] {
  const { stage, reader } = work
  if (stage === 'unemployed' && isPremiumUntold(reader) && isMedicaidOpen(work))
    return [
      check(
        'cover-premium',
        'warn',
        'Ask for Medicaid before you pay for cover',
        words(
          `By the income that you named it is open${getsSeverance(reader) ? ' once severance is no longer paid' : ''}, and as a rule it costs nothing: then nothing is missing in the month. If it does not take you, look the price of a plan up on the Marketplace’s page and put it in.`,
        ),
      ),
    ]
  if (stage === 'unemployed' && isPremiumUntold(reader))
    return [
      check(
        'cover-premium',
        'warn',
        'The price of new health cover is not in the month yet',
        words(
          `An employer paid most of it until now, so what a month costs hardly holds it, and the cash runs out sooner than is said here. ${opensVeteransCare(reader) ? 'For you, VA health care has none: then put in nothing, or what the others of your family pay.' : 'Look the price up on the Marketplace’s page and put it in.'}`,
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
          say`${premium} of it is a part of each bare month.${words(work.freeCover === undefined ? '' : ' Ask for Medicaid before you pay: by the income that you named it is open.')}`,
        ),
      ]
}
