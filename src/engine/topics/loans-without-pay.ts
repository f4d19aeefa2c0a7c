/** Federal student loans while a pay is gone: what they ask for follows the income of today once somebody asks, in every topic alike. */
import type { FactReader } from '../fact-reader.ts'
import { type Debt, isFederalLoan, isInDefault } from '../facts/debts.ts'
import { links } from '../links.ts'
import { words } from '../say.ts'
import { isPayGone } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'

/** No plan by income is open to a loan in default before it is out of it, nor to a Parent PLUS loan that stays one. */
const followsIncome = (told: Debt): boolean =>
  isFederalLoan(told) && !isInDefault(told) && told.loanType !== 'parent_plus'

/** Until that is decided nothing is paid ahead on them. */
export const waitsForIncomePlan = (reader: FactReader, told: Debt): boolean =>
  followsIncome(told) && isPayGone(reader)

export const asksByIncomeOfToday = (reader: FactReader): boolean =>
  (reader.told('debts') ?? []).some((told) => waitsForIncomePlan(reader, told))

/** As a part of the calls to lenders. */
export const askedByIncomeOfToday =
  'Ask now in your federal loan account for a payment by your income of today, with the letter of the layoff or of benefits as proof: it can be little or nothing. Until it is decided ask the servicer for a pause; the bare month counts what the loans ask for now.'

export const byIncomeOfToday: StepDraft = {
  id: 'lower-payment',
  title: words('Ask for a payment of your federal loans by your income of today'),
  why: words(
    'While a pay is gone it can be little or nothing, and a payment that is missed leads to default.',
  ),
  how: words(
    'Apply in your account for a plan that follows income, and send the letter of the layoff or of benefits as proof. Until it is decided ask the servicer for a pause, and do not consolidate for it.',
  ),
  due: within.days,
  dueWhy: 'a few days from today, because the change takes weeks',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('The confirmation of the application.'),
}
