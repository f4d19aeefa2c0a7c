/** What a monthly plan has to know before dollars go to accounts and loans: a cliff of income, a federal loan. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { words } from '../../say.ts'
import { check } from '../check.ts'
import { comparePlanCheck } from '../plan-to-compare.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { afterSchoolCheck } from './after-school.ts'
import { marketplaceChecks } from './marketplace-checks.ts'
import type { DollarWork } from './work.ts'

export const dollarGateChecks = (work: DollarWork): Check[] => [
  ...marketplaceChecks(work),
  ...(work.compared === undefined ? federalLoan(work) : comparePlanCheck(work.compared)),
  ...afterSchoolCheck(work),
  ...afterSaveCheck(work, work.loanAhead, {
    counted: words(' The sum of the month is counted without it: put it among what a month costs.'),
  }),
]

/** A loan that may be forgiven, or whose payment may follow income, is not paid ahead before that is known. */
function federalLoan({ reader, costly, middling }: DollarWork): Check[] {
  const isPlanKnown = reader.told('incomeDrivenPlan') !== undefined
  const loans = [...costly, ...middling].map(({ told }) => told).filter(isFederalLoan)
  if (isPlanKnown || loans.length === 0) return []
  return [
    check(
      'federal-loan',
      'warn',
      loans.every(({ loanType }) => loanType === undefined)
        ? 'Is the student loan federal?'
        : 'How is the federal loan repaid?',
      words(
        'With a public or nonprofit employer, or on a payment that follows income, a federal loan may be forgiven: pay what is asked and say so here, before a dollar goes ahead. A new federal loan or consolidation closes older plans on every loan that you have.',
      ),
    ),
  ]
}
