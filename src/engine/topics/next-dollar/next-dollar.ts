/** Where should my next dollar go? One order of operations run on a whole household, in exact monthly dollars. */

import { addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { withPayOfOther } from '../../off-work.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { type CashWithoutPay, lastingInWords } from '../cash-without-pay.ts'
import {
  hasTraditionalIra,
  irasAfterPlan,
  isRothAtWork,
  type Kind,
  leanInWords,
  someOfEachInWords,
  traditionalEnding,
} from '../ira-kind.ts'
import { isLateMortgage, lateHomeWords } from '../late-mortgage.ts'
import { claimInWords } from '../lost-pay-claim.ts'
import { matchToReach } from '../match-check.ts'
import { type MatchRaise, restOfMatch } from '../match-cost.ts'
import { isRothForCredit, type MissedMatch, matchWords } from '../missed-match.ts'
import { monthDate } from '../month-date.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import { coverInWords, lostJobInWords } from '../out-of-work-steps.ts'
import { isPaidByClients } from '../own-pay.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import type { Topic } from '../topic.ts'
import { dollarAlternatives } from './alternatives.ts'
import { birthInWords, isMatchPastBirth } from './birth.ts'
import { bridgeSummary } from './bridge-words.ts'
import { dollarCards } from './cards.ts'
import { careInWords } from './care-ends.ts'
import { dollarChecks } from './checks.ts'
import { drawnFrom, drawnSummary } from './drawn.ts'
import { goalsFromCash } from './goal-steps.ts'
import { leftWithBenefits } from './lasting.ts'
import { isSumGuessed } from './month-sum.ts'
import { mortgageAnswer } from './mortgage-ahead.ts'
import { newPayInWords } from './pay-change.ts'
import { dollarSteps } from './steps.ts'
import { areDebtsStuck, type DollarWork, dollarWork, filledBy, paysToday } from './work.ts'

function title(work: DollarWork): Text {
  const { isEmpty, monthly, stage, placements, keepsCash } = work
  if (isEmpty && drawnFrom(work) !== undefined)
    return words('Nothing to invest: plan what comes from your savings')
  if (isEmpty)
    return words(stage === 'unemployed' ? 'Hold on to your cash until pay returns' : 'Find the first dollars')
  const [first] = placements
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

/** Somebody lost a job, and the other pay leaves nothing of a month. */
function withoutPayInWords(work: DollarWork, without: CashWithoutPay): Text {
  const { sheet, reader } = work
  const benefits = leftWithBenefits(sheet, reader, without)
  return join([
    words(`While ${whilePayIsGone(reader)}, nothing has to be put aside.`),
    lastingInWords(without),
    benefits === undefined
      ? nothing
      : say`While benefits are paid, about ${benefits.left} is left: keep it as cash for the months after them.`,
    say`${claimInWords(reader)}, ${words(coverInWords(work.reader))} and pay minimums only.`,
    words(
      'When pay returns, the first dollars rebuild the starter cushion; the whole match and debts at a high rate come next.',
    ),
  ])
}

const firstDollarsInWords = (isByClients: boolean): Text[] => [
  words(
    `Look at the largest costs, at help that is there for you, and at ${isByClients ? 'what you pay as estimated tax' : 'the tax that is taken from your pay'}.`,
  ),
  words(
    isByClients
      ? 'The first dollars go to a starter cushion, then to debts at a high rate. What is put apart for tax is not among them.'
      : 'The first dollars go to a starter cushion, then to an employer match, then to debts at a high rate.',
  ),
]

function summary(work: DollarWork): Text {
  const { isEmpty, shortfall, monthly, placements, today, needs, course, stage, matchRaise, goals } = work
  const match = placements.find(({ step }) => step === 'match')?.wanted
  if (isEmpty && work.without !== undefined) return withoutPayInWords(work, work.without)
  const lateHome = work.mortgages.some(isLateMortgage)
    ? join([
        words('The home can be taken, so the mortgage comes before every other debt.'),
        lateHomeWords(work, work.mortgages),
      ])
    : nothing
  const drawn = isEmpty ? drawnFrom(work) : undefined
  if (drawn !== undefined) return join([lateHome, drawnSummary(work, drawn)])
  if (isEmpty)
    return join([
      lateHome,
      shortfall === undefined
        ? words('Nothing is left at the end of the month, so there is no dollar to place yet.')
        : say`Your costs are ${shortfall} more than ${words(stage === 'retired' ? 'what comes in' : 'your take-home pay')}, so there is no dollar to place yet.`,
      paysToday(work) ? say`From your cash, pay ${today.debts} of costly debt today.` : nothing,
      newPayInWords(work),
      careInWords(work),
      today.lateBills.value + today.lateLeft.value > 0
        ? words('Call about the late bills before anything else.')
        : nothing,
      ...(stage === 'retired'
        ? [
            words('Look at help that is there for you and at the largest costs.'),
            words('The first dollars go to a starter cushion, then to debts at a high rate.'),
          ]
        : firstDollarsInWords(isPaidByClients(work))),
    ])
  const now = listed(placements.map(({ act, amount }) => act(amount)))
  const atOnce =
    today.debts.value > 0 ? say`From your cash, pay ${today.debts} of costly debt today.` : nothing
  const debts = filledBy(course, needs, 'costly-debt')
  const full = filledBy(course, needs, 'owed', 'starter', 'cushion')
  const hasCostly = needs.some(({ step }) => step === 'costly-debt')
  const hasFund = needs.some(({ step }) => step === 'starter' || step === 'cushion')
  const later = [
    ...(hasCostly && debts !== undefined && debts > 0
      ? [
          say`the costly debts are gone in ${monthDate(work, 'date.debts', 'When the costly debts are gone', debts, [monthly])}`,
        ]
      : []),
    ...(hasFund && full !== undefined && full > 0
      ? [
          say`the emergency fund is full in ${monthDate(work, 'date.fund', 'When the emergency fund is full', full, [monthly])}`,
        ]
      : []),
    ...goals.flatMap(({ id, name, need }) => {
      const month = need === undefined ? undefined : course.filled[needs.indexOf(need)]
      return month === undefined
        ? []
        : [
            say`the money for ${words(name)} is there in ${monthDate(work, `stage.${id}`, 'When a stage is full', month, [monthly])}`,
          ]
    }),
  ]
  return join([
    lateHome,
    mortgageAnswer(work),
    say`Of ${monthly}: ${now}.`,
    stage === 'unemployed' ? lostJobInWords(work) : nothing,
    isSumGuessed(work) ? words('The sum is a middle figure until you say what is left in a month.') : nothing,
    matchRaise !== undefined && match !== undefined ? matchNow(work, matchRaise, match) : nothing,
    matchRaise !== undefined && match === undefined && work.missed !== undefined
      ? matchLater(work, matchRaise, work.missed)
      : (matchToReach(work.sheet, work.reader) ?? nothing),
    atOnce,
    bridgeSummary(work),
    goalsFromCash(work),
    newPayInWords(work),
    birthInWords(work),
    careInWords(work),
    work.keepsCash && stage !== 'unemployed'
      ? words(
          'A job may end, so for now the rest stays in cash that you can reach; ask again once it is safe.',
        )
      : nothing,
    work.ofBenefits !== undefined
      ? say`That sum is there only while benefits are paid, until ${work.ofBenefits.until} at most. After them the month is short until pay returns, so no day is named on which the fund is full.`
      : areDebtsStuck(work)
        ? words(
            'The costly debts last too long at this pace: talk to a nonprofit credit counselor about their rates.',
          )
        : later.length > 0
          ? say`If you keep it up, ${listed(later)}.`
          : work.keepsCash || work.bridge !== undefined || (hasFund && full === undefined)
            ? nothing
            : words('Nothing urgent is open, so the money goes by how lightly it is taxed.'),
    later.length > 0 && filledBy(course, needs, 'owed', 'starter', 'costly-debt', 'cushion') !== undefined
      ? words('Each time a place is full, the money moves on to the next.')
      : nothing,
  ])
}

function matchNow(work: DollarWork, matchRaise: MatchRaise, whole: Figure): Text {
  const { reader, missed } = work
  if (missed === undefined) return nothing
  const { raise: monthly, takeHome, isWhole } = matchRaise
  const { contribution, payCheckShrinks, split: ofEach } = matchWords(reader, missed)
  const split = isWhole ? ofEach : restOfMatch(matchRaise, whole)
  if (isRothForCredit(missed))
    return say`For the match, raise ${words(contribution)} by ${monthly}, as Roth: ${words(payCheckShrinks)} by as much. Before tax it would cost the Marketplace credit.${split}`
  if (isRothAtWork(work)) {
    const [costly] = work.costly
    const meanwhile =
      costly === undefined
        ? nothing
        : say` Before tax it would shrink by less: until the ${costly.label} is gone, that difference may do more there than Roth does later.`
    return say`For the match, raise ${words(contribution)} by ${monthly}, as Roth where the plan has it: ${words(payCheckShrinks)} by as much.${meanwhile}${split}`
  }
  return say`For the match, raise ${words(contribution)} by ${monthly}: after tax ${words(payCheckShrinks)} by ${takeHome}.${split}`
}

/** A match that waits for the starter cushion is named all the same. */
function matchLater(work: DollarWork, matchRaise: MatchRaise, missed: MissedMatch): Text {
  const { course, needs } = work
  if (isMatchPastBirth(work)) return nothing
  const months = filledBy(course, needs, 'owed', 'starter')
  const when =
    months === undefined || months === 0
      ? nothing
      : say`, from ${monthDate(work, 'date.match', 'When the match gets its place', months, [work.monthly])}`
  const { contribution, employer, adds, split } = matchWords(work.reader, missed)
  const { raise, isWhole } = matchRaise
  return isWhole
    ? say`The whole match is next${when}: raise ${words(contribution)} by ${raise}. ${words(employer)} then ${words(adds)} ${missed.match}.${split}`
    : say`The match is next${when}: raise ${words(contribution)} by ${raise}, as far as the month carries it.`
}

const kindInWords = (kind: Kind): Text =>
  kind.verdict === 'split'
    ? someOfEachInWords(kind)
    : words(`: ${kind.verdict === 'roth' ? 'Roth' : 'Traditional'} is the better kind`)
const atWork = {
  traditional: ', at work too',
  roth: ', at work too where the plan has it',
  split: '',
} as const

/** Why the IRA is Roth all the same, where a dollar before tax is the better one. */
function closedDeduction(work: DollarWork): Text {
  const { kind, kindAhead, needs, reader } = work
  if (kindAhead !== undefined) return nothing
  const fillsOwn = needs.some(({ id }) => id.startsWith('ira.own') && !id.endsWith(traditionalEnding))
  if (kind?.ira !== 'traditional' || !fillsOwn) return nothing
  if (isPaidByClients(work) || !reader.value('hasWorkplacePlan')) return nothing
  return words(
    ` With a plan at work, your IRA cannot be deducted in full at this income, so it is Roth here: Traditional dollars go into the plan at work${irasAfterPlan(work, needs) !== 'none' ? ', which comes first' : ''}.`,
  )
}

/** The order of a plan and the IRAs: what is deducted comes before what is not, and what saves most before both. */
function planAndIras(work: DollarWork, plan: string): string {
  const after = irasAfterPlan(work, work.needs)
  if (after === 'none') return `an IRA, ${plan}`
  if (after === 'all' || !hasTraditionalIra(work.needs)) return `${plan}, an IRA`
  return `an IRA that is deducted, ${plan}, a Roth IRA`
}

/** What the next dollars are, and those through payroll apart where another rate holds for them. */
function kindNote(work: DollarWork, kind: Kind): Text {
  const { kindAtWork, kindAhead, year } = work
  const isByClients = isPaidByClients(work)
  const verdict = (one: Kind) => {
    const lean = leanInWords(one)
    return say`saves ${one.now} ${one.savedIn} ${words(year === 'this' ? one.when : 'when it goes in')} and costs about ${one.later} later${lean === nothing ? kindInWords(one) : lean}`
  }
  const isAlike =
    kindAtWork === undefined ||
    (kindAtWork.verdict === kind.verdict && kindAtWork.now.shown === kind.now.shown)
  const next = isAlike
    ? say`Of the next dollars for retirement, one that is Traditional ${verdict(kind)}${words(isByClients ? '' : atWork[kind.verdict])}.`
    : say`Of the next dollars for retirement, one that goes in before tax ${words(isByClients ? 'into the plan of your own business' : 'through payroll')} ${verdict(kindAtWork)}. In an IRA one that is Traditional ${verdict(kind)}.`
  const ahead =
    kindAhead === undefined
      ? nothing
      : say` An IRA dollar that is Traditional ${verdict(kindAhead)}, so what goes into an IRA changes its kind once this year’s room has closed.`
  const without =
    year === 'this'
      ? nothing
      : words(
          ' None of them reaches an account this year, so what this year alone has, such as the saver’s credit, is not counted.',
        )
  return say`${next}${ahead}${without}${closedDeduction(work)} Ask “Roth vs Traditional” for the years ahead.`
}

function notes(work: DollarWork): Text[] {
  const { stage, highRate, isEmpty, kind, mortgages, paysHome, debts } = work
  const isByClients = isPaidByClients(work)
  const isDated = work.goals.some(({ by }) => by !== undefined)
  const dated = words(isDated ? 'what you need by a day within a few years, ' : '')
  const goals = words(isDated ? 'goals without a day' : 'nearer goals')
  return [
    stage === 'retired' && isEmpty
      ? say`The order: what is late, a starter cushion, debts at ${highRate} or more, the full fund, ${dated}debts in the middle, ${goals}, a taxable account.`
      : isByClients
        ? say`The order: what is late, a starter cushion, debts at ${highRate} or more, the full fund, ${dated}an HSA, ${words(planAndIras(work, 'a plan of your own business'))}, debts in the middle, ${goals}, college, a taxable account.`
        : say`The order: what is late, a starter cushion, the whole match, debts at ${highRate} or more, the full fund, ${dated}an HSA, ${words(planAndIras(work, 'more 401(k)'))}, debts in the middle, ${goals}, college, a taxable account.`,
    ...(isEmpty
      ? []
      : [
          words(
            isByClients
              ? 'The sum is what is left after all costs, minimum payments and the tax on your profit.'
              : 'The sum is what is left after all costs and minimum payments, on top of what already goes into a plan at work.',
          ),
        ]),
    ...(stage === 'working' && !isEmpty
      ? [
          kind === undefined
            ? words(
                'Whether Roth or Traditional is better for you is a question of its own. Ask “Roth vs Traditional”.',
              )
            : kindNote(work, kind),
        ]
      : []),
    ...(mortgages.length > 0 && !paysHome
      ? [words('The mortgage is left out of the debts: its payment is part of a month’s costs.')]
      : []),
    words(
      'A bill that comes once in a while, such as car insurance, is a cost: set its monthly share apart first.',
    ),
    ...(isEmpty
      ? []
      : [words('The dates leave interest on savings out. With it you may be there a little sooner.')]),
    words(
      `Later years are counted in today’s dollars, with a monthly sum that rises with prices${debts.length > 0 ? '; the payments of debts stay as they are' : ''}.`,
    ),
    ...(stage === 'working' && !isEmpty
      ? [
          words(
            `“Savings for later” counts what is invested already${isByClients ? '' : ' and what goes in through payroll'}, without the emergency fund. The other ways are compared by this monthly money and your cash alone.`,
          ),
        ]
      : []),
  ]
}

export const nextDollar: Topic = {
  slug: 'budgeting',
  label: 'Where should my next dollar go?',
  // A match is the surest return there is, and only the share that goes in tells whether it is taken.
  hangsOn: ({ employerMatch }) => (employerMatch === undefined ? undefined : 'contributionRate'),
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
    const [planTitle, planSummary, accountNotes] = [title(work), summary(work), notes(work)]
    const months = reader.rule(
      'review.months',
      'Months until the next look',
      'months',
      rules.debtReviewMonths,
    )
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'when some months have passed, or when pay, costs or debts change',
      [months],
      addMonths(context.today, months.value),
    )
    return {
      topic: 'budgeting',
      title: planTitle,
      summary: planSummary,
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
