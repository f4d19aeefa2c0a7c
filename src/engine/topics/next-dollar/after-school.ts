/** What is said of a federal loan of somebody who is still in school, which asks for nothing now. */
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { firstPaymentOf, graceAfterSchool, yearsOfFixedPayment } from '../payment-after-school.ts'
import type { Drafting } from '../topic.ts'

type Planned = Drafting & { readonly debts: readonly DebtTerms[] }

/** For the summary. */
export function afterSchoolInWords(work: Planned): Text {
  const first = firstPaymentOf(work)
  return first === undefined
    ? nothing
    : say`The federal loan asks for nothing while you study; from ${first.day} on about ${first.payment} is counted for it.`
}

/** The same beside the table of the months. */
export function afterSchoolInShort(work: Planned): Text {
  const first = firstPaymentOf(work)
  return first === undefined
    ? nothing
    : say`From ${first.day} on ${first.payment} of the federal loan comes off the sum.`
}

export function afterSchoolCheck(work: Planned): Check[] {
  const first = firstPaymentOf(work)
  return first === undefined
    ? []
    : [
        check(
          'after-school',
          'warn',
          'The federal loan asks for a payment after school',
          say`The first one is due ${graceAfterSchool(work)} after you leave, or drop too many courses. Nobody told when that is: one more year of school is counted, so ${first.payment} from ${first.day} on, for ${yearsOfFixedPayment(work)}. If school ends sooner, it is due sooner. Choose a plan before that day: one that follows income can ask for less, and without a choice it is a fixed payment.${words(' What you borrow until then comes on top.')}`,
        ),
      ]
}
