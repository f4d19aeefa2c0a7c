/** A debt in both names that a divorce gave to the other: the lender was not there, and asks both. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DebtWork } from './work.ts'

const isTold = ({ reader, stage }: DebtWork): boolean =>
  reader.told('exWasToPay') === true && stage !== 'free'

export const afterDivorceWords = (work: DebtWork): Text =>
  isTold(work)
    ? words(
        'The lender is not bound by your divorce: on a debt in both names it can ask all of it from you, and what your ex leaves unpaid is on your credit report too. If you can, keep the minimum payment going, keep each receipt, and ask the family court to make your ex pay it back.',
      )
    : nothing

export const afterDivorceChecks = (work: DebtWork): Check[] =>
  isTold(work)
    ? [
        check(
          'after-divorce',
          'act',
          'A divorce paper does not move a debt',
          words(
            'Only a new loan in one name, or the lender’s release in writing, takes your name off. If your name stands there only as an authorized user, you may owe nothing: ask. Look at your credit reports for other joint accounts. If your ex goes bankrupt, the lender comes to you, so tell your lawyer at once.',
          ),
        ),
      ]
    : []

export const afterDivorceSteps = (work: DebtWork): StepDraft[] =>
  isTold(work)
    ? [
        {
          id: 'close-joint',
          title: words('Call the lender: close the joint account to new charges, and ask what is late'),
          why: words('Your ex can still charge on an open account, and you would owe that as well.'),
          how: words(
            'Ask whether you are a joint owner or an authorized user, what is past due, and for a hardship rate in your name. Have statements and alerts sent to you too.',
          ),
          due: within.days,
          dueWhy: 'a few days from today, before the next payment is missed',
          minutes: 30,
          link: links.consumerBureau,
          keep: words('Day, name and what was said, and each receipt of what you pay.'),
        },
        {
          id: 'enforce-order',
          title: words('Ask the family court to enforce the divorce order'),
          why: words('The judge can order your ex to pay you back, and fees on top.'),
          how: words(
            'Send your ex a written request with the order and a day to pay by. If nothing comes, ask your lawyer, legal aid or the court’s self-help center about a motion to enforce, or for contempt.',
          ),
          due: within.month,
          dueWhy: 'a month from today; courts ask why somebody waited',
          minutes: 60,
          link: links.government,
          keep: words('The order, the request, and what you paid on the debt.'),
        },
      ]
    : []
