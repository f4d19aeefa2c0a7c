/** What the plan does to a credit score that was told: nothing here hangs on it, and it rises with what is done anyway. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import type { StepDraft } from '../steps.ts'
import { debtOfferSteps } from './debt-offer-steps.ts'
import type { DebtWork } from './work.ts'

const isTold = ({ reader, stage }: DebtWork): boolean =>
  reader.told('creditScore') !== undefined && (stage === 'payoff' || stage === 'as-agreed')

export function creditScoreCheck(work: DebtWork): Check[] {
  if (!isTold(work)) return []
  const mayBorrow = debtOfferSteps(work).some(({ id }) => id === 'debt-offer')
  const hasCard = work.paid.some(({ kind }) => kind === 'credit_card')
  return [
    check(
      'score',
      'pass',
      'Your credit score rises with this plan',
      say`No date here hangs on your score of ${work.reader.number('creditScore')}${words(mayBorrow ? '' : ': nothing new is borrowed')}. What lifts it most is that no payment is late, which autopay sees to${words(hasCard ? ', and that the balance of a card falls against its limit, which every dollar of this plan does' : '')}. ${words(mayBorrow ? 'Applying for the one loan or card that this plan names lowers it a little for some months; leave out every other application.' : 'Until it is higher, leave out new cards and loans: each application lowers it a little.')}`,
    ),
  ]
}

/** Where to read more on it, for whoever told it. */
export const scoreLink = (work: DebtWork): StepDraft['link'] =>
  isTold(work) ? links.creditScore : links.consumerBureau
