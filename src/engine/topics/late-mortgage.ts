/** What a plan says and asks for first where the payment on the home is late: the home can be taken. */
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import { mortgageServicingLaw } from '../tax/mortgage-servicing-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'
import { type StepDraft, within } from './steps.ts'

export const isLateMortgage = ({ kind, told }: Pick<DebtFigures, 'kind' | 'told'>): boolean =>
  kind === 'mortgage' && told.isPastDue === true && told.isInCollections !== true

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
  link: links.consumerBureau,
  keep: words('Names and dates, and a copy of all that you sent.'),
}

export const lateMortgageCheck = ({ sheet }: { readonly sheet: Worksheet }): Check =>
  check(
    'mortgage-late',
    'act',
    'Keep the home: call the mortgage servicer first',
    say`Ask for a forbearance, a repayment plan or a changed loan before you miss more, and send what they ask for at once: with all papers in more than ${sheet.law('foreclosure.sale-days', 'Days before a sale by which all papers hold it up', 'days', mortgageServicingLaw.completeBeforeSaleDays)} before a sale, it usually has to wait for the answer. Pay nobody who promises to save the home for a fee, and sign the house over to nobody.`,
  )
