/** Where should my next dollar go? One order of operations run on a whole household, in exact monthly dollars. */

import { addMonths } from '../../calendar.ts'
import { withPayOfOther } from '../../off-work.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, say, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { jointFirst } from '../joint-return.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import { reviewDay } from '../review-day.ts'
import type { Topic } from '../topic.ts'
import { untoldChild } from '../untold-child.ts'
import { dollarAlternatives } from './alternatives.ts'
import { dollarCards } from './cards.ts'
import { dollarChecks } from './checks.ts'
import { runningCollegeId } from './college.ts'
import { drawnFrom } from './drawn.ts'
import { dollarNotes } from './notes.ts'
import { dollarSteps } from './steps.ts'
import { dollarSummary } from './summary.ts'
import { type DollarWork, dollarWork } from './work.ts'

function title(work: DollarWork): Text {
  const { isEmpty, monthly, stage, placements, keepsCash } = work
  if (isEmpty && drawnFrom(work) !== undefined)
    return words('Nothing to invest: plan what comes from your savings')
  if (isEmpty)
    return words(stage === 'unemployed' ? 'Hold on to your cash until pay returns' : 'Find the first dollars')
  // What goes on as today is no news.
  const first = placements.find(({ id }) => id !== runningCollegeId) ?? placements[0]
  if (first === undefined) return say`Give ${monthly} a place`
  const start = {
    inherited: 'give every dollar a place',
    owed: 'late bills first',
    starter: 'a starter cushion first',
    match: work.matchRaise?.isWhole === false ? 'the employer match first' : 'the whole match first',
    'costly-debt': 'the costly debt first',
    'in-court': 'cash for the suit first',
    cushion: 'the emergency fund first',
    able: 'the ABLE account first',
    hsa: 'the lightly taxed accounts first',
    ira: 'the lightly taxed accounts first',
    deferral: 'the plan at work first',
    'own-plan': 'the plan of your own business first',
    'after-tax': 'the plan at work first',
    'middle-debt': 'the debt first',
    goal: 'your goal first',
    college: 'college savings next',
    rest: keepsCash ? 'keep it as cash' : 'invest it',
  }[first.step]
  return say`Your next ${monthly}: ${words(start)}`
}

export const nextDollar: Topic = {
  slug: 'budgeting',
  label: 'Where should my next dollar go?',
  // A match is the surest return there is, and only the share that goes in tells whether it is taken.
  hangsOn: (household) =>
    household.employerMatch !== undefined && household.contributionRate === undefined
      ? 'contributionRate'
      : untoldChild(household),
  alsoSupposed: ['retirementAge', 'monthlyExpenses'],
  results: [
    {
      figure: 'picture.middle',
      digits: 3,
      says: (then, now) =>
        say`savings for later would come to about ${then} in the middle outcome instead of ${now}.`,
    },
  ],
  asks: [
    'monthlySurplus',
    'debts',
    'employerMatch',
    'contributionRate',
    'spouseEmployerMatch',
    'spouseContributionRate',
    'savings',
    'monthlyExpenses',
    'income',
    'age',
    'employment',
    'businessEmployees',
    'hasWorkplacePlan',
    'afterTaxToRoth',
    'hsaEligible',
    'earners',
    'numDependents',
    'dependents',
    'newChildMonthly',
    'spouseIncome',
    'incomeStability',
    'deductible',
  ],
  draft(household, context) {
    const work = dollarWork(withPayOfOther(household), context)
    const { sheet, reader, monthly, isEmpty } = work
    const allocations = allocationsOf(sheet, work.placements)
    const nextSteps = dollarSteps(work)
    const alternatives = context.isTried === true ? [] : dollarAlternatives(work)
    const checks = dollarChecks(work)
    const visualizations = dollarCards(work, allocations)
    const [planTitle, planSummary, accountNotes] = [title(work), dollarSummary(work), dollarNotes(work)]
    const months = reader.rule(
      'review.months',
      'Months until the next look',
      'months',
      rules.debtReviewMonths,
    )
    const review = reviewDay(work, {
      how: 'when some months have passed, or when pay, costs or debts change',
      inputs: [months],
      day: addMonths(context.today, months.value),
    })
    return {
      topic: 'budgeting',
      title: planTitle,
      summary: join([jointFirst(work), planSummary]),
      totalAmount: monthly.value,
      totalLabel: words('Left over each month'),
      ...(isEmpty ? {} : { totalFigure: monthly.id }),
      allocations,
      riskLabel:
        work.stage !== 'unemployed' &&
        work.placements.some(
          ({ step }) =>
            ['match', 'hsa', 'ira', 'deferral', 'own-plan', 'after-tax', 'college'].includes(step) ||
            (step === 'rest' && !work.keepsCash),
        )
          ? words('Some market risk')
          : noMarketRisk,
      horizonLabel: isEmpty ? words('Starting this week') : words('Month by month'),
      accountNotes,
      nextSteps,
      checks,
      visualizations,
      figures: sheet.figures(),
      assumptions: reader.assumptions(),
      alternatives,
      method: words(
        'Exact monthly arithmetic for the dollars, the dates and the debts. What the money becomes later is simulated.',
      ),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
