/** Loan payments that follow income: what contributions take off them, and what the other plan would ask for. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { withPayAhead } from '../loan-income-ahead.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { type LoanPayments, sharesIncome } from './loan-payments.ts'
import type { RothWork } from './work.ts'
import type { YearNow } from './year-now.ts'

export function loanChecks(work: RothWork): Check[] {
  const { sheet, reader, now } = work
  if (work.loanAhead !== undefined)
    return afterSaveCheck(work, work.loanAhead, {
      counted: words(' It comes out of what you can put aside.'),
      afterwards: words(
        ' Where payments follow income, Traditional contributions lower them: once the new plan is confirmed, say here which it is, and look at this choice again.',
      ),
    })
  const { loans } = now
  if (loans === undefined) return []
  const paymentOf = (payment: number, id: string, label: string) =>
    sheet.computed(
      `loans.${id}`,
      label,
      'usd-per-year',
      'a year of payments by the plan’s formula at that income',
      loans.rules,
      Math.round(payment),
    )
  const service = studentLoanLaw.publicServiceForgiveness.value
  const [high, low] = [
    paymentOf(loans.paymentAt(now.least.tax.federal.agi), 'high', 'Loan payments of a year with all Roth'),
    paymentOf(
      loans.paymentAt(now.most.tax.federal.agi),
      'low',
      'Loan payments of a year with all Traditional',
    ),
  ]
  if (!loans.isForgiven)
    return [
      check(
        'loans',
        'warn',
        'Your loan payment follows your income',
        say`Traditional contributions lower it${high.value > low.value ? say`, from ${high} to ${low} with all of it Traditional` : nothing}. ${startAtIncome(work, loans)} the loan will be paid off all the same, so a lower payment only puts it off, and the plan does not count it as saved.`,
      ),
    ]
  // At the cap of a plan the payment is the same whatever the kind.
  if (high.value <= low.value) return otherPlanCheck(work)
  const why =
    reader.told('publicServiceJob') === true
      ? words('In public service what is not paid is forgiven without tax, so this is money kept.')
      : words(
          'What is left is forgiven one day, and then taxed as income unless the law changes: set something aside.',
        )
  return [
    check(
      'loans',
      service.payments > 0 ? 'act' : 'pass',
      'Traditional contributions lower your loan payment',
      say`From ${high} to ${low}. ${afterSpousePay(work)}${sharesIncome(work) ? words('In your state separate returns carry an equal share each of what both earn, and the payment follows your share. ') : nothing}${why} A conversion would raise it. Use the lower income when you recertify. The ledger counts it until the loan is forgiven, not after.`,
    ),
    ...otherPlanCheck(work),
  ]
}

/** The income at which a loan was found to be paid off. */
const startAtIncome = ({ spouseEnds }: RothWork, { ahead }: LoanPayments): Text =>
  join([
    ahead === undefined ? words('At this income') : sentenceStart(withPayAhead(ahead)),
    spouseEnds === undefined ? nothing : say`without your spouse’s pay after ${spouseEnds.lastDay}`,
  ])

/** What a year asks for once a told last day of a spouse lies before it. */
function afterSpousePay({ sheet, context, now, spouseEnds }: RothWork): Text {
  if (spouseEnds === undefined) return nothing
  const years = spouseEnds.years + 1
  if (years >= now.loanYears) return nothing
  const from = sheet.computed(
    'loans.after-spouse.from',
    'First whole year without your spouse’s pay',
    'year',
    'the year after the one that the last day lies in',
    [spouseEnds.lastDay],
    yearOf(context.today) + years,
  )
  const then = (id: string, label: string, year: YearNow) =>
    sheet.computed(
      `loans.after-spouse.${id}`,
      label,
      'usd-per-year',
      'a year of payments by the plan’s formula at the income that is left without that pay',
      [from, ...(now.loans?.rules ?? [])],
      Math.round(now.loansIn(year, years)),
    )
  const [high, low] = [
    then('high', 'Loan payments of a year after it with all Roth', now.least),
    then('low', 'Loan payments of a year after it with all Traditional', now.most),
  ]
  return high.value === low.value
    ? say`From ${from} on, without your spouse’s pay, it is ${high} whatever the kind. `
    : say`From ${from} on, without your spouse’s pay, it is ${high} with all Roth and ${low} with all Traditional. `
}

const planNames: Record<RepaymentPlan, Text> = {
  standard: words('the Standard plan'),
  tiered_standard: words('the tiered Standard plan'),
  income_based: words('Income-Based Repayment'),
  pay_as_you_earn: words('Pay As You Earn'),
  income_contingent: words('Income-Contingent Repayment'),
  repayment_assistance: words('the Repayment Assistance Plan (RAP)'),
}

/** The payments of a year under both plans, with all Roth and with all Traditional. */
interface BothPlans {
  readonly high: Figure
  readonly low: Figure
  /** Of the other plan against the one that holds, with all Traditional: less than nothing where it asks for less. */
  readonly more: Dollars
  readonly gap: Figure
}

function bothPlans(
  sheet: Worksheet,
  id: string,
  {
    loans,
    own,
    other,
    inputs,
  }: {
    readonly loans: LoanPayments
    readonly own: Dollars
    readonly other: { readonly withRoth: Dollars; readonly withTraditional: Dollars }
    readonly inputs: readonly Figure[]
  },
): BothPlans {
  const yearly = (name: string, label: string, agi: Dollars) =>
    sheet.computed(
      `${id}.${name}`,
      label,
      'usd-per-year',
      'a year of payments by that plan’s formula at that adjusted gross income',
      inputs,
      Math.round(loans.other.yearlyAt(agi)),
    )
  const low = yearly('low', 'The other loan plan with all Traditional', other.withTraditional)
  const more = low.value - Math.round(own)
  return {
    high: yearly('high', 'The other loan plan with all Roth', other.withRoth),
    low,
    more,
    gap: sheet.computed(
      `${id}.gap`,
      'Difference of the payments of a year, with all Traditional',
      'usd-per-year',
      'the larger yearly payment − the smaller',
      [low],
      Math.abs(more),
    ),
  }
}

/** The years at a pay that was named for later, as long as the loan goes on. */
function bothPlansAhead({
  sheet,
  ahead,
  now,
}: RothWork): (BothPlans & { readonly years: Years }) | undefined {
  const loans = ahead?.year.loans
  if (ahead === undefined || loans === undefined || now.loans === undefined) return undefined
  const { agi } = ahead.year
  return {
    ...bothPlans(sheet, 'loans.other.ahead', {
      loans,
      own: loans.paymentAt(agi.withTraditional),
      other: agi,
      inputs: [ahead.pay, ...now.loans.other.rules],
    }),
    years: loans.years - ahead.years,
  }
}

const formulas = {
  repayment_assistance: words(
    'It takes a share of the whole adjusted gross income that rises in bands, so contributions that bring income below an edge lower it by a step.',
  ),
  income_based: words('It takes a share of the income above a protected part, so every dollar counts alike.'),
}

/** What the smaller payment is worth, where one plan asks for less all along or `turns` with the pay. */
const worthInWords = (isService: boolean, turns: boolean): Text =>
  isService
    ? words(
        turns
          ? 'Payments under both count toward public-service forgiveness, so what all of them come to until then decides, and nobody is sure of a way back: ask the servicer before any change.'
          : 'Payments under both count toward public-service forgiveness, so there the smaller payment is the better one. Ask the servicer first what a change does to the count and whether you could come back.',
      )
    : words(
        'The lower payment is not always the cheaper plan: they forgive after different times, and RAP waives interest that the payment does not cover. Compare the totals.',
      )

/** The same year under the other plan that follows income: contributions move both, by different rules. */
function otherPlanCheck(work: RothWork): Check[] {
  const { sheet, reader, now, ahead } = work
  if (now.loans === undefined) return []
  const { other, plan } = now.loans
  const isClosed = reader.told('newLoanPlanned') === true || reader.told('newLoanTaken') === true
  if (other.plan !== 'repayment_assistance' && isClosed) return []
  const today = bothPlans(sheet, 'loans.other', {
    loans: now.loans,
    own: now.most.loans,
    other: {
      withRoth: now.least.tax.federal.agi,
      withTraditional: now.most.tax.federal.agi,
    },
    inputs: other.rules,
  })
  const then = bothPlansAhead(work)
  const [isLess, isLessThen] = [today.more < 0, (then ?? today).more < 0]
  const inAll = then === undefined ? today.more : today.more * (ahead?.years ?? 1) + then.more * then.years
  const turns = isLess !== isLessThen
  const gapOf = ({ high, low, gap, more }: BothPlans): Text =>
    say`${high} with all Roth and ${low} with all Traditional: ${gap} ${words(more < 0 ? 'less' : 'more')}`
  const later =
    then === undefined || ahead === undefined
      ? nothing
      : say` At the ${ahead.pay} that you expect from ${ahead.from} on it is ${gapOf(then)}.`
  return [
    check(
      'loans.other',
      inAll < 0 ? 'act' : turns ? 'warn' : 'pass',
      turns
        ? isLess
          ? 'Another loan plan asks for less now, and for more once your pay has changed'
          : 'Another loan plan asks for less once your pay has changed'
        : isLess
          ? 'Another loan plan asks for less'
          : 'Your loan plan asks for less than the other',
      say`Under ${planNames[other.plan]} a year costs ${gapOf(today)} than under ${planNames[plan]}.${later} ${formulas[other.plan]} ${worthInWords(reader.told('publicServiceJob') === true, turns)} The Loan Simulator on studentaid.gov has your own figures.`,
    ),
  ]
}
