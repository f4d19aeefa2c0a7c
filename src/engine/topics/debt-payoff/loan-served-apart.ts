/** Public service that forgives nothing on a joint return, and does on a return of one's own. */

import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { countsForPublicService } from '../../tax/student-loan-plans.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { type StepDraft, within } from '../steps.ts'
import { separateReturns } from './loan-filing.ts'
import { costInAll, type PlanOption } from './loan-plans.ts'
import type { DebtWork } from './work.ts'

interface ServedApart {
  readonly option: PlanOption
  readonly payment: Figure
  readonly left: Figure
  /** Payments and the tax that separate returns cost until forgiveness. */
  readonly total: Figure
  readonly tax: Figure
}

/** Absent unless it costs clearly less than what the joint return leads to. */
export function servedApart(work: DebtWork): ServedApart | undefined {
  const { loans, reader, sheet } = work
  if (loans?.isOutpaid !== true) return undefined
  const found = separateReturns(work, loans)
  const way = found?.ways.find(([{ plan }]) => countsForPublicService(plan))
  if (found === undefined || way === undefined) return undefined
  const [option, payment] = way
  const needed = sheet.law(
    'pslf.payments',
    'Payments for public-service forgiveness',
    'count',
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  )
  const counted = reader.number('pslfPayments')
  const left = sheet.computed(
    'served-apart.left',
    'Payments left until public-service forgiveness',
    'months',
    'payments needed − payments that count already',
    [needed, counted],
    Math.max(0, needed.value - counted.value),
  )
  const { balance, rate } = loans.merged
  const { months = Infinity } = debtPayoff({
    debts: [{ name: 'loan', balance: balance.value, rate: rate.value, minimum: payment.value }],
    extra: 0,
    order: 'minimum-only',
  })
  if (months <= left.value) return undefined
  const total = sheet.computed(
    'served-apart.total',
    'Paid until forgiveness on separate returns, their tax included',
    'usd',
    'payments left × payment on a return of your own + the tax of a year that separate returns cost × years until then',
    [left, payment, found.tax],
    Math.round(left.value * payment.value + (found.tax.value * left.value) / monthsPerYear),
  )
  const isClear = total.value < costInAll(loans.chosen) * (1 - rules.planCheaperShare.value)
  return isClear ? { option, payment, left, total, tax: found.tax } : undefined
}

export function servedApartWords(work: DebtWork): Text {
  const found = servedApart(work)
  if (found === undefined || work.loans === undefined) return nothing
  const { option, payment, left, total, tax } = found
  return say`${work.loans.isOnSave ? words('SAVE has ended. ') : nothing}Do not take ${work.loans.chosen.named} yet: if the loans are yours alone, separate tax returns keep public-service forgiveness worth it. ${sentenceStart(option.named)} would then ask for ${payment}, and after ${left} of payments the rest is forgiven without tax: about ${total} in all, with ${tax} of extra tax, against ${work.loans.chosen.total} under ${work.loans.chosen.named} on a joint return. Send nothing beyond what is asked until that is decided.`
}

export function servedApartSteps(work: DebtWork): StepDraft[] {
  const found = servedApart(work)
  if (found === undefined) return []
  const { option, payment } = found
  const day = nextReturnDue(work)
  return [
    {
      id: 'served-apart',
      title: say`Look up how many payments count already, and ask for ${option.named} on your own income`,
      why: words(
        'Each month that counts brings forgiveness nearer, and months in the SAVE forbearance do not count.',
      ),
      how: say`Have your employer certified in the public-service tool of your account. Apply with proof of your own income, say that you file separately, and expect about ${payment}. Have both tax returns worked out before ${day}, state tax too. Ask whether forbearance months can be bought back.`,
      due: within.fortnight,
      dueWhy: 'a fortnight from today, because the application takes time',
      dueInputs: [day],
      minutes: 60,
      link: links.publicService,
      keep: words('The certified employment, the count, and both returns as worked out.'),
    },
  ]
}
