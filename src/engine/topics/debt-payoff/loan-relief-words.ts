/** A plan that follows income where the payment of today does not fit into the month: the summary, and the way without it. */
import type { Alternative } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { gives } from './loan-assisted-words.ts'
import { defaultAfter } from './loan-default.ts'
import { lowerInstead } from './loan-relief.ts'
import type { DebtWork } from './work.ts'

const wayBack = words('Ask in writing first whether you could go back to your plan of today.')

/** The loans that it is about. */
const label = ({ choice }: DebtWork): Text => choice?.merged.label ?? words('federal loans')

export function reliefWords(work: DebtWork): Text {
  const { relief, paid } = work
  if (relief === undefined) return nothing
  const { option, today, asked, missing } = relief
  const loan = paid.find(({ assisted }) => assisted !== undefined)
  return join([
    say`Ask for ${option.named} for the ${label(work)} now: at today’s income it asks for ${option.payment} instead of ${today}. With the payment of today your debts would ask for ${asked}, and ${missing} of it would be missing.`,
    loan?.assisted === undefined ? nothing : gives(loan, option, loan.assisted.leastPrincipal),
    words('This plan counts on it, and with it every payment fits.'),
    work.loans !== undefined && work.loans.current === undefined ? wayBack : nothing,
  ])
}

/** What the loans could ask for less, where the month stays short with it. */
export function lowerWords(work: DebtWork): Text {
  const lower = lowerInstead(work)
  return lower === undefined || work.loans === undefined
    ? nothing
    : say`Ask for ${lower.named} for the federal loans: it asks for ${lower.payment} at the income of this plan instead of ${work.loans.merged.minimum}. ${wayBack}`
}

/** The payment of today goes on, and something goes unpaid each month. */
export function unmet(work: DebtWork): Alternative | undefined {
  const { relief } = work
  if (relief === undefined) return undefined
  const { today, asked, missing } = relief
  return {
    id: 'current',
    kind: 'current',
    title: say`Go on with ${today} for the ${label(work)}`,
    detail: say`Your debts then ask for ${asked}, and ${missing} of it is missing. Late fees and a lower score come on top.`,
    ledger: [
      { label: words('Out of debt'), value: words('Not in sight') },
      { label: words('Interest from here on'), value: words('More with each month that is missed') },
      { label: words('First debt gone'), value: words('Not in sight') },
      { label: words('A month, to begin with'), value: say`${asked}` },
    ],
    difference: say`After ${defaultAfter(work.sheet)} missed payments a federal loan is in default: pay and tax refunds can then be taken without a court.`,
  }
}
