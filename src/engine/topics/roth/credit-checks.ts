/** Credits that follow income: the saver's credit and match, and what workers get. */
import { yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { earnedIncomePhaseOutRate } from '../../tax/earned-income-credit.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { saversCreditRate } from '../../tax/savers-credit.ts'
import { ableSaversCredit, hasSaversMatch, saversMatch, saversMatchLaw } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { saversMatchFrom } from '../running-savers-credit.ts'
import { isWidowed } from '../surviving-spouse.ts'
import { sourceOf } from '../tax-picture.ts'
import { bothNamesInWords } from './both-names.ts'
import { missesStep, stepCureInWords } from './late-switch.ts'
import { isNextYear } from './raise-waits.ts'
import { hasHalfTimeCredit, studentInWords } from './student-credit.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'
import type { YearNow } from './year-now.ts'
import { returnWith } from './year-return.ts'

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

/**
 * What contributions of a spouse that still count, beyond those at their work, would add to the credit (IRC §25B(a)). The
 * joint return of the year of a death has a spouse too, but nobody puts in for the dead.
 */
function ofSpouse(work: RothWork): Text {
  const { sheet, reader, context, status, now, decision, spouseSaving } = work
  const taxReturn = returnWith(work, now.before, decision.year.places)
  const atWork = spouseSaving?.contributed
  const hasSpouse = status === 'married_joint' && !isWidowed(reader)
  if (!hasSpouse || (taxReturn.spouseSaversContributions ?? 0) > (atWork?.value ?? 0)) return nothing
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
  // What this plan converts is income that can end it.
  const credit =
    work.conversion?.verdict === 'convert' ? work.conversion.saversLeft : ofYear.tax.federal.saversCredit
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
      ? say`${isMatched ? words('This year') : say`From ${year}`} a saver’s match of up to ${sheet.computed('savers.match', 'Saver’s match at this income', 'usd', 'the law’s share of the contributions that count, less what the phase-out takes at this income', [], Math.round(match))}${status === 'married_joint' ? words(' for each of you who contributes') : nothing} ${isMatched ? words('is yours, at this income, once you claim it on the return') : words(credit > 0 ? 'takes its place, at this income' : 'is there, at this income')}. It is paid into an account, even when no tax is owed; withdrawals from retirement accounts in the years around cut it; Roth contributions count too, but the match itself may have to go into a Traditional account.`
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
