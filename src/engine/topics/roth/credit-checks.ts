/** Payments and credits that follow income: federal loans, the saver's credit and match. */
import { yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { earnedIncomePhaseOutRate } from '../../tax/earned-income-credit.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { saversCreditRate } from '../../tax/savers-credit.ts'
import { ableSaversCredit, hasSaversMatch, saversMatch, saversMatchLaw } from '../../tax/savers-match.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { saversMatchFrom } from '../running-savers-credit.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { sourceOf } from '../tax-picture.ts'
import { bothNamesInWords } from './both-names.ts'
import { missesStep, stepCureInWords } from './late-switch.ts'
import { sharesIncome } from './loan-payments.ts'
import { isNextYear } from './raise-waits.ts'
import { hasHalfTimeCredit, studentInWords } from './student-credit.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'
import type { YearNow } from './year-now.ts'
import { returnWith } from './year-return.ts'

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
  if (!loans.isForgiven)
    return [
      check(
        'loans',
        'warn',
        'Your loan payment follows your income',
        words(
          'Traditional contributions lower it. At this income the loan will be paid off all the same, so a lower payment only puts it off, and the plan does not count it as saved.',
        ),
      ),
    ]
  const [high, low] = [
    paymentOf(now.least.loans, 'high', 'Loan payments of a year with all Roth'),
    paymentOf(now.most.loans, 'low', 'Loan payments of a year with all Traditional'),
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
      say`From ${high} to ${low}. ${sharesIncome(work) ? words('In your state separate returns carry an equal share each of what both earn, and the payment follows your share. ') : nothing}${why} A conversion would raise it. Use the lower income when you recertify. The ledger counts it until the loan is forgiven, not after.`,
    ),
    ...otherPlanCheck(work),
  ]
}

const planNames: Record<RepaymentPlan, Text> = {
  standard: words('the Standard plan'),
  tiered_standard: words('the tiered Standard plan'),
  income_based: words('Income-Based Repayment'),
  pay_as_you_earn: words('Pay As You Earn'),
  income_contingent: words('Income-Contingent Repayment'),
  repayment_assistance: words('the Repayment Assistance Plan (RAP)'),
}

/** The same year under the other plan that follows income: contributions move both, by different rules. */
function otherPlanCheck({ sheet, reader, now }: RothWork): Check[] {
  if (now.loans === undefined) return []
  const { other, plan } = now.loans
  const [withRoth, withTraditional] = [now.least, now.most].map((year) =>
    Math.round(other.yearlyAt(year.tax.federal.agi)),
  )
  const yearly = (id: string, label: string, value: number | undefined) =>
    sheet.computed(
      `loans.other.${id}`,
      label,
      'usd-per-year',
      'a year of payments by that plan’s formula at that adjusted gross income',
      other.rules,
      value ?? 0,
    )
  const high = yearly('high', 'The other loan plan with all Roth', withRoth)
  const low = yearly('low', 'The other loan plan with all Traditional', withTraditional)
  const gap = sheet.computed(
    'loans.other.gap',
    'Difference of the payments of a year, with all Traditional',
    'usd-per-year',
    'the larger yearly payment − the smaller',
    [low],
    Math.abs(Math.round(now.most.loans) - low.value),
  )
  const isLess = low.value < Math.round(now.most.loans)
  const formula =
    other.plan === 'repayment_assistance'
      ? words(
          'It takes a share of the whole adjusted gross income that rises in bands, so contributions that bring income below an edge lower it by a step.',
        )
      : words('It takes a share of the income above a protected part, so every dollar counts alike.')
  const service =
    reader.told('publicServiceJob') === true
      ? words(
          'Payments under both count toward public-service forgiveness, so there the smaller payment is the better one. Ask the servicer first what a change does to the count and whether you could come back.',
        )
      : words(
          'The lower payment is not always the cheaper plan: they forgive after different times, and RAP waives interest that the payment does not cover. Compare the totals.',
        )
  const isClosed = reader.told('newLoanPlanned') === true || reader.told('newLoanTaken') === true
  const mayJoin = other.plan === 'repayment_assistance' || !isClosed
  if (!mayJoin) return []
  return [
    check(
      'loans.other',
      isLess && gap.value > 0 ? 'act' : 'pass',
      isLess ? 'Another loan plan asks for less' : 'Your loan plan asks for less than the other',
      say`Under ${planNames[other.plan]} a year costs ${high} with all Roth and ${low} with all Traditional: ${gap} ${words(isLess ? 'less' : 'more')} than under ${planNames[plan]}. ${formula} ${service} The Loan Simulator on studentaid.gov has your own figures.`,
    ),
  ]
}

/** The owner's own contributions to an ABLE account keep a credit of their own. */
export function ableChecks({ sheet, reader, context, status, decision }: RothWork): Check[] {
  if (reader.told('ableAccount') !== true) return []
  const { agi } = decision.year.tax.federal
  const rate = saversCreditRate({ law: context.law, status, agi })
  if (rate === 0) return []
  const from = sheet.law(
    'able.from',
    'Year from which more counts for an ABLE account',
    'year',
    citedIn(ableSaversCredit, (it) => it.fromYear),
  )
  const counted = sheet.law(
    'able.counted',
    'What counts of contributions to an ABLE account',
    'usd',
    citedIn(ableSaversCredit, (it) => it.counted),
  )
  const share = sheet.law('able.rate', 'Share that comes back at this income', 'share', {
    value: rate,
    source: sourceOf(context.law.saversCredit),
  })
  return [
    check(
      'able',
      'warn',
      'Your ABLE account keeps a credit',
      say`What you put into it yourself counts for the saver’s credit, at this income ${share} of it. From ${from} on the match takes the credit’s place for retirement accounts, but an ABLE account keeps the credit, and up to ${counted} a year counts. Claim it with Form 8880; it is worth no more than the tax you owe.`,
    ),
  ]
}

/** It shrinks as income rises, so a dollar before tax brings a part of itself back beyond the bracket. */
export function earnedIncomeChecks({
  sheet,
  context,
  now,
  decision,
  dependentAges,
  income,
  waits,
}: RothWork): Check[] {
  const creditOf = ({ tax }: YearNow) => Math.round(tax.federal.earnedIncomeCredit)
  const [withPlan, withRoth] = [creditOf(decision.year), creditOf(now.least)]
  if (withPlan <= 0) return []
  const credit = (id: string, label: string, value: number) =>
    sheet.computed(
      `earned-income.${id}`,
      label,
      'usd',
      'the formula of the law for this pay and these children',
      [income],
      value,
    )
  const shown = credit('plan', 'Earned income credit with this split', withPlan)
  const rate = () =>
    sheet.law('earned-income.rate', 'Share of a dollar of income by which the credit shrinks', 'share', {
      value: earnedIncomePhaseOutRate({ law: context.law, dependentAges }),
      source: sourceOf(context.law.earnedIncomeCredit),
    })
  const why =
    withPlan > withRoth
      ? say` With all Roth ${withRoth > 0 ? say`it would be ${credit('roth', 'Earned income credit with all Roth', withRoth)}` : words('there would be none')}: it shrinks by ${rate()} of each dollar of income, so a Traditional dollar saves more than its bracket, and so does every further dollar that goes into the plan at work before tax.`
      : nothing
  return [
    check(
      'earned-income',
      'warn',
      'Claim the earned income credit',
      say`${words(isNextYear(waits, context) ? 'In a whole year of this split' : 'With this split')} it is about ${shown}, paid out even where no tax is owed.${why} It is lost unless the return asks for it${words(dependentAges.length > 0 ? ', with Schedule EIC for the children' : '')}.`,
    ),
  ]
}

/** What contributions of a spouse that still count, beyond those at their work, would add to the credit (IRC §25B(a)). */
function ofSpouse(work: RothWork): Text {
  const { sheet, context, status, now, decision, spouseSaving } = work
  const taxReturn = returnWith(work, now.before, decision.year.places)
  const atWork = spouseSaving?.contributed
  if (status !== 'married_joint' || (taxReturn.spouseSaversContributions ?? 0) > (atWork?.value ?? 0))
    return nothing
  const law = known(context.law.saversCredit)
  const more =
    incomeTax(context.law, { ...taxReturn, spouseSaversContributions: law.maximumContributionPerPerson })
      .saversCredit - decision.year.tax.federal.saversCredit
  if (Math.round(more) <= 0) return nothing
  const counted = sheet.law('savers.counted', 'What counts for the saver’s credit of each', 'usd', {
    value: law.maximumContributionPerPerson,
    source: sourceOf(context.law.saversCredit),
  })
  const open =
    atWork === undefined
      ? counted
      : sheet.computed(
          'savers.spouse.open',
          'More of your spouse that would count for the saver’s credit',
          'usd',
          'what counts of each − what goes into the plan at their work',
          [counted, atWork],
          counted.value - atWork.value,
        )
  const figure = sheet.computed(
    'savers.spouse',
    'Saver’s credit for contributions of a spouse',
    'usd',
    'the credit with all that counts of a spouse’s contributions − with what goes in now, at most the tax',
    [open],
    Math.round(more),
  )
  return say` Another ${figure} is there if your spouse puts ${open}${words(atWork === undefined ? '' : ' more')} into a plan at work or an IRA of their own for this year; an IRA takes it until the filing day.`
}

/** The credit of this year and the match that replaces it. */
export function saversChecks(work: RothWork): Check[] {
  const { sheet, reader, status, now, decision, context } = work
  const ofYear = isNextYear(work.waits, context) ? yearAsItEnds(work) : decision.year
  const credit = ofYear.tax.federal.saversCredit
  const { agi } = decision.year.tax.federal
  const match = saversMatch({ status, magi: agi, contributions: saversMatchLaw.value.maximumContribution })
  if (credit <= 0 && match <= 0 && !hasHalfTimeCredit(work)) return []
  const year = saversMatchFrom(sheet)
  const isMatched = hasSaversMatch(yearOf(context.today))
  if (reader.told('inSchool') === true && credit <= 0)
    return [
      check(
        'savers',
        hasHalfTimeCredit(work) ? 'warn' : 'pass',
        hasHalfTimeCredit(work)
          ? 'How you study decides about the saver’s credit'
          : 'A saver’s match waits until you have left school',
        match <= 0
          ? studentInWords(work)
          : say`${studentInWords(work)} ${isMatched ? words('There is') : say`From ${year} on there is`} a saver’s match for incomes like yours, but not in a year in which you are a full-time student or somebody’s dependent.`,
      ),
    ]
  const later =
    match > 0
      ? say`${isMatched ? words('This year') : say`From ${year}`} a saver’s match of up to ${sheet.computed('savers.match', 'Saver’s match at this income', 'usd', 'the law’s share of the contributions that count, less what the phase-out takes at this income', [], Math.round(match))}${status === 'married_joint' ? words(' for each of you who contributes') : nothing} ${isMatched ? words('is yours, at this income, once you claim it on the return') : words('takes its place, at this income')}. It is paid into an account, even when no tax is owed; withdrawals from retirement accounts in the years around cut it; Roth contributions count too, but the match itself may have to go into a Traditional account.`
      : say`From ${year} a saver’s match takes its place; at this income nothing of it is left.`
  if (credit <= 0)
    return [
      check(
        'savers',
        isMatched ? 'act' : 'warn',
        isMatched ? 'Claim the saver’s match' : 'A saver’s match begins soon',
        say`${later} Students and dependents are left out.`,
      ),
    ]
  const shown = sheet.computed(
    'savers.credit',
    'Saver’s credit this year',
    'usd',
    'the law’s share of the contributions that count at this income, at most the tax',
    [],
    Math.round(credit),
  )
  const student = reader.told('inSchool') === true ? say` ${studentInWords(work)}` : nothing
  const grows = credit > now.least.tax.federal.saversCredit
  return [
    check(
      'savers',
      grows ? 'act' : 'warn',
      grows ? 'Traditional dollars reach a step of the saver’s credit' : 'Claim the saver’s credit',
      grows
        ? missesStep(work)
          ? say`In a whole year of this split the credit is ${shown}. ${stepCureInWords(work)} This is its last year. Claim it with Form 8880; students and dependents are left out. ${later}`
          : say`With this split the credit is ${shown}, for the last time this year.${bothNamesInWords(work)} The step is at an exact income, so put in a little more as Traditional if you have interest or overtime. Claim it with Form 8880; students and dependents are left out. ${later}`
        : say`At this income it is ${shown}, with Form 8880; contributions of both kinds count.${ofSpouse(work)}${bothNamesInWords(work)}${student} Students and dependents are left out. ${later}`,
    ),
  ]
}
