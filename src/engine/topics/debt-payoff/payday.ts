/** Payday and title loans: no renewal, an extended payment plan before the due day, or a credit union's small loan. */
import type { Figure } from '../../figure.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, plainText, say, sentenceStart, type Text, words } from '../../say.ts'
import { weeksPerYear } from '../../tax/counting.ts'
import { servicemembersLaw } from '../../tax/servicemember-law.ts'
import { smallLoanLaw } from '../../tax/small-loan-law.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { extendedPlanRight } from '../extended-plan-right.ts'
import { doNotRenew } from '../renewal-step.ts'
import { stateCapBrief, stateCapWords } from '../state-rate-cap.ts'
import type { StepDraft } from '../steps.ts'
import type { DebtWork } from './work.ts'

const paydayLoans = ({ debts }: DebtWork): DebtTerms[] => debts.filter(({ kind }) => kind === 'payday')

/** Those that cash does not end today. */
const stillRunning = (work: DebtWork): DebtTerms[] =>
  paydayLoans(work).filter(({ id }) => work.goneToday.every((debt) => debt.id !== id))

/** The loans whose dates rest on an extended payment plan that is still to be asked for. */
const onExtendedPlan = ({ paid, goneToday }: DebtWork): DebtTerms[] =>
  paid.filter((debt) => debt.extendedPlan !== undefined && !goneToday.includes(debt))

export const asksForExtendedPlan = (work: DebtWork): boolean => onExtendedPlan(work).length > 0

/** What the dates rest on where a payday loan was named without a payment: the day by which to ask is near. */
export function paydayWords(work: DebtWork): Text {
  const loans = onExtendedPlan(work)
  return loans.length === 0
    ? nothing
    : say`${sentenceStart(listed(loans.map(({ label }) => say`the ${label}`)))} ${words(loans.length > 1 ? 'are' : 'is')} due in full at the next payday. Ask the lender before that day for an extended payment plan: this plan counts on it.`
}

export function paydayChecks(work: DebtWork): Check[] {
  const loans = paydayLoans(work)
  if (loans.length === 0) return []
  const goingOn = stillRunning(work)
  return [
    check(
      'payday',
      'act',
      'Stop the rollover first',
      join([
        ...loans.map((loan) => renewal(work, loan)),
        ...onlyOnce(loans.filter(isAboveCaps).map((loan) => stateCapWords(work.sheet, work.reader, loan))),
        loans.some(isAboveCaps) ? activeDutyWords(work) : nothing,
        ...(goingOn.length === 0
          ? [words('Your cash ends it: pay it off before the due day.')]
          : [planned(work, goingOn), ...goingOn.map((loan) => smallLoan(work, loan))]),
        words('Take no second one.'),
      ]),
    ),
  ]
}

/** What is the same of every loan is said once. */
const onlyOnce = (texts: readonly Text[]): Text[] => [
  ...new Map(texts.map((text) => [plainText(text), text])).values(),
]

/** The highest that any state among those with a cap, or the law for active duty, allows. */
const isAboveCaps = ({ rate }: DebtTerms): boolean => rate.value > servicemembersLaw.laterDebts.value

const activeDutyWords = ({ sheet }: DebtWork): Text =>
  say`On active duty no such loan may cost you or your family more than ${sheet.law('active-duty.later', 'Most on most loans during active duty', 'rate', servicemembersLaw.laterDebts)} a year, fees included.`

/** In the summary, where the state is known to allow less than a loan that goes on costs. */
export const paydayCapWords = (work: DebtWork): Text =>
  join(stillRunning(work).map((loan) => stateCapBrief(work.sheet, work.reader, loan)))

/** What renewing costs, instead of paying. */
export function renewal({ sheet, reader }: DebtWork, { id, label, balance, rate }: DebtTerms): Text {
  const weeks = reader.rule('payday.weeks', 'How long a payday loan runs', 'weeks', rules.renewalWeeks)
  const fee = sheet.computed(
    `${id}.renewal`,
    `What one renewal of the ${label} costs`,
    'usd',
    'balance × rate × weeks that it runs ÷ weeks of a year',
    [balance, rate, weeks],
    (balance.value * rate.value * weeks.value) / weeksPerYear,
  )
  return say`Each renewal of the ${label} costs about ${fee} for ${weeks} and leaves it as large.`
}

/** What the plan counts on, and in which direction it is wrong without it. */
function planned({ reader, sheet }: DebtWork, loans: readonly DebtTerms[]): Text {
  const right = extendedPlanRight(sheet, reader)
  if (loans.every(({ extendedPlan }) => extendedPlan === undefined))
    return join([
      words('If you cannot keep up its payment, ask for an extended payment plan before the due day.'),
      right,
    ])
  const payments = reader.rule(
    'payday.payments',
    'Payments of an extended payment plan',
    'count',
    rules.extendedPlanPayments,
  )
  const asked = loans.filter(({ extendedPlan }) => extendedPlan !== undefined)
  return say`The plan counts on an extended payment plan: ${payments} equal payments, one each payday, with no further fee. That takes ${listed(asked.map(({ minimum }) => say`${minimum}`))} out of what the month leaves. ${right === nothing ? words('Many states and many lenders grant one a year, but only to those who ask before the due day.') : right} For a title loan it is rare, and the car is at risk. If the lender says no, all of it is due at once and this plan is too kind.`
}

/** A credit union's loan in its place. */
function smallLoan(work: DebtWork, debt: DebtTerms): Text {
  const payment = smallLoanPayment(work, debt)
  return payment === undefined
    ? nothing
    : say`Then ask a credit union for a payday alternative loan: it may cost at most ${smallLoanCap(work)} a year, about ${payment} for ${smallLoanMonths(work)}.`
}

const smallLoanCap = ({ sheet }: DebtWork): Figure =>
  sheet.law('payday.alternative', 'Most on a payday alternative loan', 'rate', smallLoanLaw.highestRate)
const smallLoanMonths = ({ reader }: DebtWork): Figure =>
  reader.rule('payday.months', 'Months to repay it', 'months', rules.smallLoanMonths)

/** What a month of it takes; undefined where no credit union may grant it, or it costs no less. */
export function smallLoanPayment(
  work: DebtWork,
  { id, kind, label, balance, rate }: DebtTerms,
): Figure | undefined {
  const { highestRate, most } = smallLoanLaw
  if (kind !== 'payday' || balance.value > most.value || rate.value <= highestRate.value) return undefined
  const cap = smallLoanCap(work)
  const months = smallLoanMonths(work)
  return work.sheet.computed(
    `${id}.alternative`,
    `Payment on a credit union's loan in place of the ${label}`,
    'usd-per-month',
    'what repays the balance at that rate in that time',
    [balance, cap, months],
    loanPayment({ principal: balance.value, rate: cap.value, months: months.value }),
  )
}

export const paydayStep = (work: DebtWork): StepDraft[] =>
  doNotRenew(work.sheet, work.reader, paydayLoans(work), stillRunning(work))
