/** College savings (529): what comes first, how much a month, in which account, and what it reaches. */
import { addYears } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, say, sentenceStart, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { chanceWords } from '../chance-words.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import type { Topic } from '../topic.ts'
import { collegeAlternatives } from './alternatives.ts'
import { isCalmNeeded } from './calm-now.ts'
import { collegeCards } from './cards.ts'
import { collegeChecks } from './checks.ts'
import { toldCosts } from './children.ts'
import { openAtFirstBill } from './first-bill.ts'
import { collegeOutlook } from './outlook.ts'
import { savesAnything } from './parts.ts'
import { freeForNextChild } from './saving-ends.ts'
import { collegeSteps } from './steps.ts'
import { collegeSummary, collegeTitle } from './summary.ts'
import { type CollegeWork, collegeWork } from './work.ts'

function notes(work: CollegeWork): Text[] {
  const { children, wait, mode, reader } = work
  return [
    ...(toldCosts(reader).length === 0
      ? []
      : [
          words(
            'The price that you named is taken to be all of a year: tuition, fees, housing, food and books, before aid. If it is the tuition alone, say what a year costs in all.',
          ),
        ]),
    words(
      'A target is a wish, not a duty. In-state tuition, a start at a community college, grants and the student’s own work change the price more than any account does.',
    ),
    words(
      'A 529 pays tuition, fees, books, a computer, and housing and food up to the school’s own allowance for a student who is enrolled at least part of full time; training for trades and credentials as well.',
    ),
    ...(children.length > 1
      ? [
          say`One account for each child, each with its own mix. Money can move from one child’s account to a brother’s or sister’s free of tax, and ${freeForNextChild(work)}: the plan counts that.`,
        ]
      : []),
    words(
      'Grandparents and friends can give to the same account. Money in a custodial account (UTMA or UGMA) is the child’s for good and counts most for aid.',
    ),
    ...(wait.phases.some(({ id }) => id === 'debt') && mode === 'monthly'
      ? [
          words(
            'When the debt is gone, its payment is free as well: send it to the emergency fund first and then to college.',
          ),
        ]
      : []),
    words('Take money out in the same calendar year in which the bill is paid, and keep the bills.'),
  ]
}

const asks = [
  'dependents',
  'collegeTarget',
  'state',
  'collegeSaved',
  'collegeMonthly',
  'collegeFundShare',
  'retirementOnTrack',
  'debts',
  'savings',
  'income',
  'maritalStatus',
  'collegeOwner',
  'savesDuringCollege',
  'privateSchoolUse',
  'privateSchoolCost',
  'employerMatch',
  'ownScholarship',
] as const satisfies Topic['asks']

export const collegeSavings: Topic = {
  slug: 'college_529',
  label: 'College savings (529)',
  enough: {
    need: ['need', 'child.0.monthly'],
    has: ['collegeMonthly', 'monthlyContribution', 'monthlySurplus', 'amountMonthly'],
    isLeft: true,
    reached: 'reached',
  },
  pill: 'College savings (529)',
  subject: 'dependents',
  asks,
  headline: {
    figure: 'reached',
    says: (then, now) => say`this plan would reach ${then} of the target instead of ${now}.`,
  },
  draft(household, context) {
    const work = collegeWork(household, context)
    const { sheet, reader, total, mode, parts, needs } = work
    const outlook = collegeOutlook(work)
    const allocations = allocationsOf(sheet, parts)
    const nextSteps = collegeSteps(work)
    const checks = collegeChecks(work, outlook)
    const alternatives = context.isTried === true ? [] : collegeAlternatives(work, outlook)
    const visualizations = collegeCards(work, outlook, allocations)
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, or when a child, a job or a school changes',
      [],
      addYears(context.today, 1),
    )
    const [soonest] = [...needs].sort((a, b) => a.child.startsIn - b.child.startsIn)
    return {
      topic: 'college_529',
      title: collegeTitle(work),
      summary: sentenceStart(collegeSummary(work, outlook)),
      totalAmount: Math.round(total.value),
      totalLabel: words(
        mode === 'monthly'
          ? work.ownPart === undefined
            ? 'Put aside each month'
            : 'Put aside each month, gifts included'
          : mode === 'lump'
            ? 'Sum to divide'
            : 'Saved for college',
      ),
      totalFigure: total.id,
      allocations,
      ...(work.reached.value >= rules.oddsShownFrom.value &&
      work.share.value > 0 &&
      openAtFirstBill(work) === undefined
        ? { oddsLabel: say`Pays the whole target in ${outlook.odds} simulated futures` }
        : {}),
      riskLabel:
        savesAnything(work.contributions) && needs.some(({ mixes }) => (mixes[0]?.stocks ?? 0) > 0)
          ? words('Growth at first, calm at the end')
          : isCalmNeeded(work)
            ? words('Calm, once nothing is in stocks')
            : noMarketRisk,
      horizonLabel:
        soonest === undefined || soonest.child.startsIn === 0 || soonest.child.hasBegun
          ? words('College has begun')
          : say`College from ${soonest.startsOn}`,
      accountNotes: notes(work),
      nextSteps,
      checks,
      visualizations,
      figures: sheet.figures(),
      assumptions: reader.assumptions(),
      alternatives,
      method: join([
        say`Exact arithmetic for what it takes; ${outlook.paths} simulated futures for what it becomes.`,
        chanceWords(outlook.oddsError),
      ]),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
