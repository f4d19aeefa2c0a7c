/** The steps of whoever is on SSI and gets money: the trust and the ABLE account stand before the money comes. */
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { ableYearly, isPastTrustAge } from './protected.ts'
import type { LumpSumWork } from './work.ts'

export function protectedSteps({ sheet, placements, taxes }: LumpSumWork): StepDraft[] {
  const able = placements.find(({ step }) => step === 'able')
  const trust = placements.find(({ id }) => id === 'rest')
  const steps: StepDraft[] = []
  if (trust !== undefined && isPastTrustAge(taxes))
    steps.push({
      id: 'trust',
      title: say`Settle with the lawyer where the ${trust.amount} may go before it is paid`,
      why: words('Once it is in your own name, it counts for SSI, and giving it away counts against you.'),
      how: words(
        'Ask which of it to spend in the month in which it comes, on what your state does not count, and whether a pooled trust counts as a gift there. Tell whoever pays the money, such as the executor, in writing to wait.',
      ),
      due: within.month,
      dueWhy: 'a month from today, and before the money is paid',
      minutes: 120,
      link: links.socialSecurity,
      keep: words('The bills of what you paid for, and what the lawyer wrote to you.'),
    })
  else if (trust !== undefined)
    steps.push({
      id: 'trust',
      title: say`Have the trust for ${trust.amount} set up before the money is paid`,
      why: words('Once it is in your own name, it counts for SSI, and giving it away counts against you.'),
      how: words(
        'Ask the lawyer for a first-party special-needs trust, or to join a pooled one. Tell whoever pays the money, such as the executor, in writing to wait, and to pay the trust directly where the lawyer says so.',
      ),
      due: within.month,
      dueWhy: 'a month from today, and before the money is paid',
      minutes: 120,
      link: links.socialSecurity,
      keep: words('The trust agreement, and its approval where a court is asked.'),
    })
  if (able !== undefined)
    steps.push({
      id: 'able',
      title: say`Open an ABLE account for ${able.amount}`,
      why: say`No more than ${ableYearly(sheet)} may go in within a calendar year, from everyone together.`,
      how: words(
        'Open it with a state’s program, yours or another. Ask the lawyer in which order money moves from the estate and the trust into it, and put in more from the trust in the next year. Keep in its cash choice what you will need soon that benefits do not pay, and the rest in its mixed one.',
      ),
      due: within.month,
      dueWhy: 'a month from today, so that it is open when the money comes',
      minutes: 45,
      link: links.disabilitySavings,
      keep: words('The letter that says that the account is an ABLE account.'),
    })
  return steps
}
