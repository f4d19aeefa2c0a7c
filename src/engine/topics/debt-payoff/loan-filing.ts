/** What separate tax returns would make of a couple's loan payment, and what they would cost in tax. */

import { isMarried } from '../../fallbacks/told.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { isCommunityPropertyState, shareOfEach } from '../../tax/community-property.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { americanOpportunityCredit } from '../../tax/education-credits.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { povertyGuideline, povertyGuidelines } from '../../tax/poverty-guidelines.ts'
import { followsIncome } from '../../tax/student-loan-plans.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Months } from '../../units.ts'
import { check } from '../check.ts'
import { careOnReturn } from '../child-care.ts'
import { collegeStudents } from '../college-students.ts'
import { dependentsOnReturn } from '../dependents-on-return.ts'
import { enteredPlan } from '../income-driven-loans.ts'
import { regionOf } from '../loan-family.ts'
import type { LoanIncomeAhead } from '../loan-income-ahead.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { isSoleProprietor } from '../own-business.ts'
import { returnsApart } from '../returns-apart.ts'
import type { StepDraft } from '../steps.ts'
import { filesWithSpouse } from '../surviving-spouse.ts'
import { borrowerOfKind, optionsOf } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import type { FederalLoans } from './loans.ts'
import type { DebtWork } from './work.ts'

export function filingChecks(work: DebtWork): Check[] {
  const { loans, reader, household } = work
  if (loans === undefined || !followsIncome(loans.chosen.plan)) return []
  if (!isMarried(household) && reader.told('spouseIncome') === undefined) return []
  const split = isSplit(work)
  return [
    check(
      'filing',
      'warn',
      'How a couple files moves the payment',
      join([
        say`Married people who file separately count ${split ? words('an equal share of what both earn, as yours is a community property state, and') : words('only their own income, but')} lose tax credits by it; look at both before you file.`,
        separately(work, loans),
      ]),
    ),
  ]
}

const isSplit = ({ reader }: DebtWork): boolean => {
  const state = reader.told('state')
  return state !== undefined && isCommunityPropertyState(state)
}

/**
 * What is asked on the joint return, after the move that is recommended beside it: no saving is counted twice. A bill that
 * rests on an older income rises with the return that is confirmed next, the first that could be one’s own.
 */
const askedJointly = ({ move, rise, merged }: FederalLoans): Figure =>
  rise?.payment ?? move?.to.payment ?? merged.minimum

/** For which a return of one’s own would ask for less: not before the older income is confirmed again. */
const monthsApart = ({ paymentsLeft, rise }: FederalLoans): Months =>
  (paymentsLeft?.value ?? 0) - (rise?.afterMonths.value ?? 0)

interface SeparateReturns {
  readonly agi: Figure
  readonly guideline: Figure
  /** Each plan that follows income, with what it asks for on a return of one's own, the lowest first. */
  readonly ways: readonly (readonly [PlanOption, Figure])[]
  readonly saved: Figure
  readonly tax: Figure
  /** The credit for students of the first years, which a return of one's own closes. */
  readonly credit: Figure | undefined
}

/** Both ways in figures, where the pay of each was told and both work for an employer. */
export function separateReturns(work: DebtWork, loans: FederalLoans): SeparateReturns | undefined {
  const { reader, sheet, context, household } = work
  const isTold = reader.told('income') !== undefined && reader.told('spouseIncome') !== undefined
  const works = reader.value('employment') === 'employed' && !isSoleProprietor(reader)
  if (!isMarried(household) || !filesWithSpouse(reader) || !isTold || !works) return undefined
  const [own, spouse] = [reader.number('income'), reader.number('spouseIncome')]
  if (own.value === 0 || spouse.value === 0) return undefined
  const { mine } = incomesApart(work, loans, own.value, spouse.value)
  const agi = sheet.computed(
    'filing.agi',
    'Your adjusted gross income on a return of your own',
    'usd-per-year',
    isSplit(work)
      ? 'an equal share of the adjusted gross income of both, by the state’s community property law'
      : 'the adjusted gross income of both × your part of the pay',
    isSplit(work) ? [loans.agi] : [loans.agi, own, spouse],
    mine,
  )
  const { year } = context.law
  const people = Math.max(1, loans.people.value - 1)
  const guideline = sheet.law('filing.guideline', 'Poverty guideline without your spouse', 'usd-per-year', {
    value: povertyGuideline({ year, people, region: regionOf(reader.told('state')) }),
    source: povertyGuidelines[year]?.source ?? '',
  })
  const dependents = dependentsOnReturn(sheet, reader)
  const { balance, rate } = loans.merged
  const paymentUnder = ({ plan, label }: PlanOption): Figure =>
    sheet.computed(
      `filing.payment.${plan}`,
      `Payment under the ${label} on a return of your own`,
      'usd-per-month',
      'the plan’s formula at that income, with the children on your return and without your spouse',
      [agi, guideline, dependents, balance, rate],
      repaymentPlanPayment(
        plan,
        { balance: balance.value, rate: rate.value, entered: enteredPlan(reader, context) },
        {
          agi: agi.value,
          guideline: guideline.value,
          dependents: dependents.value,
          isNewBorrower: reader.value('newStudentBorrower'),
        },
      ),
    )
  const byPlan = new Map(
    loans.options
      .filter(({ plan, next }) => followsIncome(plan) && next === undefined)
      .map((option) => [option, paymentUnder(option)] as const),
  )
  const ways = [...byPlan].sort(([, a], [, b]) => a.value - b.value)
  const [best] = ways
  if (best === undefined) return undefined
  const [, least] = best
  const asked = askedJointly(loans)
  if (least.value >= asked.value) return undefined
  const saved = sheet.computed(
    'filing.saved',
    'Lower loan payments of a year on separate returns',
    'usd-per-year',
    '(what is asked on the joint return − the lowest payment on a return of your own) × months in a year',
    [asked, least],
    (asked.value - least.value) * monthsPerYear,
  )
  const tax = sheet.computed(
    'filing.tax',
    'Federal tax of a year that separate returns cost',
    'usd-per-year',
    'the tax of each on a return of their own, the children on yours − the tax of the joint return, which alone may deduct student-loan interest; income and the standard deduction only',
    [loans.agi, own, spouse, dependents, balance, rate, asked],
    Math.max(0, Math.round(taxOfSeparating(work, loans, own.value, spouse.value))),
  )
  return { agi, guideline, ways, saved, tax, credit: studentCredit(work, loans) }
}

/** Undefined where no dependent is of the age for the first years of college, or the joint income is too high for it. */
function studentCredit({ sheet, reader, context }: DebtWork, { agi }: FederalLoans): Figure | undefined {
  const { count } = collegeStudents(reader)
  const one = americanOpportunityCredit({
    law: context.law,
    status: 'married_joint',
    magi: agi.value,
    expenses: Infinity,
  }).credit
  return count * one === 0
    ? undefined
    : sheet.computed(
        'filing.credit',
        'American opportunity credit that separate returns close',
        'usd-per-year',
        'the most that the credit is at the joint income × dependents of the age for the first years of college',
        [agi],
        count * one,
      )
}

/** What else separate returns close, to follow "such as". */
const alsoClosed = ({ reader }: DebtWork): Text =>
  words(
    // Of care that was told the credit is counted in the tax of both ways.
    reader.some('childcareMonthly') === undefined &&
      (reader.told('dependents') ?? []).some((age) => age < rules.careUntilAge.value)
      ? 'the credit for child care and most of a Roth IRA'
      : 'most of a Roth IRA',
  )

/** Separate returns that keep clearly more than they cost: a way for whom public service forgives what is not paid. */
interface WorthSeparating {
  readonly option: PlanOption
  readonly payment: Figure
  readonly saved: Figure
  readonly tax: Figure
  readonly credit: Figure | undefined
  readonly kept: Figure
}

export function worthSeparating(work: DebtWork): WorthSeparating | undefined {
  const { loans, sheet } = work
  if (loans === undefined || monthsApart(loans) < monthsPerYear) return undefined
  const found = separateReturns(work, loans)
  const [best] = found?.ways ?? []
  if (found === undefined || best === undefined) return undefined
  const { saved, tax, credit } = found
  const kept = sheet.computed(
    'filing.kept',
    'What separate returns keep in a year',
    'usd-per-year',
    `lower loan payments of a year − federal tax that separate returns cost${credit === undefined ? '' : ' − the American opportunity credit'}`,
    [saved, tax, ...(credit === undefined ? [] : [credit])],
    saved.value - tax.value - (credit?.value ?? 0),
  )
  const [option, payment] = best
  return kept.value >= rules.leastFromSeparating.value
    ? { option, payment, saved, tax, credit, kept }
    : undefined
}

/** Where separate returns are recommended: each plan of them to its end, the lowest payment first. */
export function separateOptions(
  work: DebtWork,
): { readonly agi: Figure; readonly options: readonly PlanOption[] } | undefined {
  const { loans, reader, sheet } = work
  if (loans?.paymentsLeft === undefined || worthSeparating(work) === undefined) return undefined
  const found = separateReturns(work, loans)
  if (found === undefined) return undefined
  const { agi, guideline, ways } = found
  const dependents = dependentsOnReturn(sheet, reader)
  const income = {
    agi: agi.value,
    guideline: guideline.value,
    dependents: dependents.value,
    isNewBorrower: reader.value('newStudentBorrower'),
  }
  const plans = ways.map(([{ plan }]) => plan)
  const borrower = borrowerOfKind(work, loans.kind)
  const { ahead } = loans
  const given = {
    income,
    given: [agi, guideline, dependents],
    ahead: ahead && { ...ahead, agi: aheadApart(work, ahead, agi) },
  }
  const service = { left: loans.paymentsLeft }
  return { agi, options: optionsOf(work, loans.merged, given, borrower, plans, 'filing', service) }
}

/** The other pay is one's own; a community property state gives each half of it. */
const aheadApart = (work: DebtWork, { more, pay }: LoanIncomeAhead, agi: Figure): Figure =>
  work.sheet.computed(
    'filing.agi-ahead',
    'Your adjusted gross income on a return of your own, with the pay that was told',
    'usd-per-year',
    'that of today with the other pay, or your share of it',
    [agi, pay],
    Math.max(0, Math.round(agi.value + more * (isSplit(work) ? shareOfEach : 1))),
  )

/** The recommendation in the summary, where the figures are clear. */
export function separateWords(work: DebtWork): Text {
  const found = worthSeparating(work)
  if (found === undefined || work.loans === undefined) return nothing
  const { option, payment, saved, tax, credit, kept } = found
  return say`If the loans are yours alone, file separate tax returns: ${option.named} would then ask for ${payment} instead of ${askedJointly(work.loans)}${work.loans.rise === undefined ? nothing : words(', to which a joint return raises it')}. That takes ${saved} off the payments, costs about ${tax} more of federal tax${credit === undefined ? nothing : say` and up to ${credit} of credit while a child is in the first years of college`}, and keeps about ${kept}, before state tax and what else separate returns close, such as ${alsoClosed(work)}. The payment falls when your income is confirmed with that return.`
}

export function separateSteps(work: DebtWork): StepDraft[] {
  const found = worthSeparating(work)
  if (found === undefined) return []
  const { option, payment, kept } = found
  const last = nextFilingDay(work.context.today)
  const day = nextReturnDue(work)
  return [
    {
      id: 'separate-returns',
      title: say`File separate tax returns by ${day}`,
      why: say`It keeps about ${kept} while the loans run, before state tax. A joint return can no longer be split after that day; separate ones can still be joined later.`,
      how: say`Have both ways worked out with your state’s tax, and with what separate returns close, such as ${alsoClosed(work)}. If separate still wins, file so, then confirm your income with that return${words(work.loans?.rise === undefined ? '' : ', without waiting for the day in your account,')} and ask for ${option.named}: about ${payment}. Look again each year.`,
      due: last,
      dueWhy: 'the filing day, after which a joint return cannot be split',
      dueInputs: [day],
      minutes: 60,
      link: links.incomeDriven,
      keep: words('Both returns as worked out, and the letter with the new payment.'),
    },
  ]
}

/** The incomes of two separate returns: the joint one shared as the pay is, for nobody said whose the adjustments are. */
function incomesApart(
  work: DebtWork,
  { agi }: FederalLoans,
  own: Dollars,
  spouse: Dollars,
): { mine: Dollars; theirs: Dollars } {
  const mine = agi.value * (isSplit(work) ? shareOfEach : own / (own + spouse))
  return { mine, theirs: agi.value - mine }
}

/** Both ways in words. */
function separately(work: DebtWork, loans: FederalLoans): Text {
  const found = separateReturns(work, loans)
  if (found === undefined) return nothing
  const { ways, saved, tax, credit } = found
  const named = listed(ways.map(([{ named }, payment]) => say`${payment} under ${named}`))
  return join([
    say`If the loans are yours alone, a return of your own would make it ${named}, instead of ${askedJointly(loans)}: up to ${saved} less. It would cost about ${tax} more of federal tax${credit === undefined ? nothing : say`, and up to ${credit} of American opportunity credit while a child is in the first years of college`}; state tax, and what else separate returns close, such as ${alsoClosed(work)}, come on top.`,
    words(
      'A lower payment is money kept where what is left is forgiven one day. Where the loan is paid off all the same, it only comes later.',
    ),
  ])
}

function taxOfSeparating(work: DebtWork, loans: FederalLoans, own: number, spouse: number): number {
  const { merged } = loans
  const { reader, context } = work
  const { law } = context
  const age = reader.number('age').value
  // Of children whose ages nobody told no credit is counted, on either kind of return: most credits are the same on both.
  const dependentAges = reader.told('dependents') ?? []
  const charged = merged.balance.value * merged.rate.value
  const studentLoanInterest = Math.min(charged, askedJointly(loans).value * monthsPerYear)
  const { mine, theirs } = incomesApart(work, loans, own, spouse)
  const taxOf = (taxReturn: TaxReturn) => incomeTax(law, taxReturn).incomeTax
  const joint: TaxReturn = {
    status: 'married_joint',
    age,
    spouseAge: reader.number('spouseAge').value,
    dependentAges,
    wages: mine,
    spouseWages: theirs,
    studentLoanInterest,
    ...careOnReturn(reader),
  }
  // Both incomes are those of separate returns already.
  const apart = returnsApart(joint, false)
  return taxOf(apart.mine) + taxOf(apart.theirs) - taxOf(joint)
}
