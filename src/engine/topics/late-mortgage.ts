/** What a plan says and asks for first where the payment on the home is late: the home can be taken. */
import { addMonths, daysBetween } from '../calendar.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, say, type Text, words } from '../say.ts'
import { mortgageServicingLaw } from '../tax/mortgage-servicing-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'
import { type StepDraft, within } from './steps.ts'
import type { DraftContext } from './topic.ts'

export const isLateMortgage = ({ kind, told }: Pick<DebtFigures, 'kind' | 'told'>): boolean =>
  kind === 'mortgage' && told.isPastDue === true && told.isInCollections !== true

/** Whom to call, and how long a foreclosure has to wait: 12 CFR 1024.41(f). */
export function lateHomeWords(
  { sheet, context }: { readonly sheet: Worksheet; readonly context: DraftContext },
  debts: readonly Pick<DebtFigures, 'kind' | 'told'>[],
): Text {
  const law = mortgageServicingLaw.foreclosureAfterDays
  const days = sheet.law('foreclosure.days', 'Days late before a foreclosure may begin', 'days', law)
  const missed = Math.max(
    ...debts.map(({ kind, told }) => (kind === 'mortgage' ? (told.monthsBehind ?? 0) : 0)),
  )
  const isNear = daysBetween(addMonths(context.today, -missed), context.today) >= law.value
  return join([
    words(
      'Call the servicer this week and ask for time, a repayment plan or a changed loan; a housing counselor approved by HUD helps you ask, without charge.',
    ),
    isNear
      ? say`At more than ${days} late a foreclosure may begin: ask legal aid this week too, and answer each paper of a court by its day.`
      : say`A foreclosure may usually begin only when a payment is more than ${days} late, and all papers sent in before then hold it off.`,
  ])
}

export const lateMortgageStep: StepDraft = {
  id: 'mortgage-late',
  title: words('Call the mortgage servicer, then a housing counselor approved by HUD'),
  why: words('Asked for early, time or a changed loan can keep the home. Both calls cost nothing.'),
  how: words(
    'Ask for a forbearance, a repayment plan or a changed loan, and send each paper that they ask for within days. Open every letter. Pay nobody who promises to save the home.',
  ),
  due: within.days,
  dueWhy: 'a few days from today, because each missed payment closes some of the ways',
  minutes: 90,
  link: links.housingCounselors,
  keep: words('Names and dates, and a copy of all that you sent.'),
}

/** Where no payment was missed yet, and the next ones may not be met. */
export const homeAheadCheck = check(
  'mortgage-late',
  'act',
  'Keep the home: call the mortgage servicer first',
  words(
    'Ask for a forbearance, smaller payments or a changed loan before a payment is missed: it costs nothing to ask, and more is open to who is not late. Pay nobody who promises to save the home for a fee, and sign the house over to nobody.',
  ),
)

export const lateMortgageCheck = ({ sheet }: { readonly sheet: Worksheet }): Check =>
  check(
    'mortgage-late',
    'act',
    'Keep the home: call the mortgage servicer first',
    say`Ask for a forbearance, a repayment plan or a changed loan before you miss more, and send what they ask for at once: with all papers in more than ${sheet.law('foreclosure.sale-days', 'Days before a sale by which all papers hold it up', 'days', mortgageServicingLaw.completeBeforeSaleDays)} before a sale, it usually has to wait for the answer. Pay nobody who promises to save the home for a fee, and sign the house over to nobody.`,
  )
