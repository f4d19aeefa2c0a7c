/** A loan that was signed for somebody else: it is theirs to pay, gets no extra, and has to be watched. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { signedFor } from '../debts.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

const named = ({ reader }: DebtWork): Text => listed(signedFor(reader).map((label) => say`the ${label}`))

export const hasSignedFor = ({ reader }: DebtWork): boolean => signedFor(reader).length > 0

export const signedForWords = (work: DebtWork): Text =>
  hasSignedFor(work)
    ? say`This plan sends nothing to ${named(work)} that you signed for somebody else: it is theirs to pay, and yours only if they stop.`
    : nothing

export const signedForChecks = (work: DebtWork): Check[] =>
  hasSignedFor(work)
    ? [
        check(
          'signed-for',
          'warn',
          'You answer for a loan that somebody else pays',
          words(
            'If they stop, all of it is yours, and a late payment is on your credit report too. It counts as your debt when you borrow. If a payment may fail, pay that one yourself before it is late, and talk; if you pay it each month, say so, and the plan takes it as your own. Ask the lender how they could take it over alone: many release a co-signer after some years on time, others ask for a new loan in their name.',
          ),
        ),
      ]
    : []

export const signedForSteps = (work: DebtWork): StepDraft[] =>
  hasSignedFor(work)
    ? [
        {
          id: 'signed-for',
          title: say`See to it that you hear at once when ${named(work)} is not paid`,
          why: words('A late payment is found on your credit report before anybody tells you of it.'),
          how: words(
            'Ask the lender for copies of the statements or for access to the account, and agree with whoever pays that you hear of trouble a week before the due day.',
          ),
          due: within.month,
          dueWhy: 'about when the next statement comes',
          minutes: 30,
          link: links.consumerBureau,
          keep: words('The contract that you signed, and the latest statement.'),
        },
      ]
    : []
