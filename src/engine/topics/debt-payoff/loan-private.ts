/** A costly private student loan can be refinanced, and the federal ones beside it stay where they are. */
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { inTurn, isUnproven } from '../debts.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

/** Current on its payments and dear: nobody gets a better rate for a loan that is late. */
const mayRefinance =
  ({ highRate }: DebtWork) =>
  (debt: DebtTerms): boolean =>
    debt.kind === 'student_loan' &&
    debt.told.loanType === 'private' &&
    debt.told.isPastDue !== true &&
    !isUnproven(debt) &&
    debt.rate.value >= highRate.value

export function privateLoanSteps(work: DebtWork): StepDraft[] {
  const { debts, reader, loans, parentPlus, stage, goneToday } = work
  // What cash pays off today asks for no better rate.
  const dear = debts.filter(mayRefinance(work)).filter(({ id }) => !goneToday.some((gone) => gone.id === id))
  const [first] = dear
  const isPaid = reader.value('employment') === 'employed' || reader.value('employment') === 'self_employed'
  if (first === undefined || !isPaid || stage === 'shortfall') return []
  // An offer that was told is priced instead.
  if (reader.told('refinanceRate') !== undefined) return []
  const hasFederal =
    loans !== undefined ||
    parentPlus.length > 0 ||
    debts.some(({ kind, told }) => kind === 'student_loan' && told.loanType !== 'private')
  return [
    {
      id: 'refinance-private',
      title: say`Ask what it would cost to refinance ${inTurn(dear)}`,
      why: say`At ${first.rate} a lower fixed rate saves interest with each payment, and a private loan has no federal rights to lose.`,
      how: join([
        words(
          'Get several quotes for a fixed rate on the same day, with soft checks and without a fee, and compare what is paid in all: a longer term can cost more at a lower rate. Pay as much each month as now.',
        ),
        hasFederal ? words('Leave the federal loans out of it.') : nothing,
        reader.told('coSignedDebt') === true
          ? words('Ask whether it lets go whoever signed with you.')
          : nothing,
      ]),
      due: within.month,
      dueWhy: 'a month from today; quotes cost nothing',
      minutes: 60,
      link: links.refinancing,
      keep: words('The quotes, with rate, term and what is paid in all.'),
    },
  ]
}
