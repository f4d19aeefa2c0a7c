/** Traditional or Roth: the rate that a dollar saves now against the rate that it costs later. */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { timelineCard } from '../lump-sum/cards.ts'
import type { Topic } from '../topic.ts'
import { rothAlternatives } from './alternatives.ts'
import { rothChecks } from './checks.ts'
import { isMovedInstead, isPlanAnswerUntold } from './clear-iras.ts'
import { clearedWork } from './cleared-work.ts'
import type { Conversion } from './conversion-figures.ts'
import { conversionYears } from './conversion-years.ts'
import { isPlaceUntold } from './convertible.ts'
import type { Decision } from './decision.ts'
import { deductedInWords } from './deducted-interest-words.ts'
import { conversionPart, rothParts } from './parts.ts'
import { aheadInSavings } from './pay-ahead-words.ts'
import { phasesCard } from './phases-card.ts'
import { metricsCard } from './rates-card.ts'
import { nextLook } from './review-step.ts'
import { spendingInWords } from './spending-words.ts'
import { jointLaterInWords } from './spouse-later.ts'
import { rothSteps } from './steps.ts'
import { rothSummary } from './summary.ts'
import { isPensionUntold, untoldPensionCheck } from './untold-pension.ts'
import type { RothWork } from './work.ts'
import { totalLabelOf } from './year-left-words.ts'

/** A conversion that was asked about is the question; what goes in comes after it. */
const conversionFirst = {
  convert: words('Convert some of it this year'),
  keep: words('Wait with the conversion'),
  close: words('Convert a part or none'),
} as const satisfies Record<Conversion['verdict'], Text>

const withoutPay = {
  convert: words('Convert some of it to Roth this year'),
  keep: words('Leave it Traditional this year'),
  close: words('Convert a part this year, or leave it'),
} as const satisfies Record<Conversion['verdict'], Text>

const contribute = {
  traditional: words('contribute as Traditional'),
  roth: words('contribute as Roth'),
  split: words('contribute some of each'),
} as const satisfies Record<Decision['verdict'], Text>

const riskOf = ({ reason, verdict }: Decision): Text =>
  reason === 'no-choice' && verdict === 'traditional'
    ? words('No other kind is open this year')
    : risk[verdict]

function title(work: RothWork): Text {
  const { contributes, paid, conversion, decision, now } = work
  if (!contributes)
    return conversion === undefined
      ? words(
          `Roth or Traditional ${paid.own + paid.spouse > 0 ? 'in the year the job ended' : 'without pay'}`,
        )
      : withoutPay[conversion.verdict]
  if (isMovedInstead(work)) return say`Move pre-tax IRA money first, and ${contribute[decision.verdict]}`
  if (conversion !== undefined)
    return say`${conversionFirst[conversion.verdict]}, and ${contribute[decision.verdict]}`
  if (decision.reason === 'no-choice')
    return now.most.traditional > 0
      ? words('Traditional is the kind that is open to you')
      : words('Roth is the kind that is open to you')
  if (decision.verdict === 'split') return words('Some Traditional, some Roth')
  if (decision.verdict === 'roth' && work.traditional > 0) return words('Roth where you can choose')
  return decision.verdict === 'roth' ? words('Contribute as Roth') : words('Contribute as Traditional')
}

/** What the plan places: the contribution, without a rest too small to place. */
function placedOf({ sheet, contribution, leftOut }: RothWork): { total: Figure; note: Text[] } {
  if (leftOut === 0) return { total: contribution, note: [] }
  const rest = sheet.computed(
    'contribution.left-out',
    'Left out of this year’s contribution',
    'usd',
    'what is left of it once the accounts are full, too little for an account of its own',
    [contribution],
    leftOut,
  )
  return {
    total: sheet.computed(
      'contribution.placed',
      'What goes in this year',
      'usd',
      'contributions of a year − what is left out',
      [contribution, rest],
      contribution.value - leftOut,
    ),
    note: [
      say`${rest} a year is more than these accounts take, and too little for another one: it is left out.`,
    ],
  }
}

/** That what a spouse puts in is among the savings of later, and how it was taken. */
function spouseInWords({ spouseSaving, spouseSavingAhead, spouseEnds, later }: RothWork): Text {
  const saving = spouseSaving ?? spouseSavingAhead
  if (saving === undefined || later.growth === 0) return nothing
  const { contributed, added } = saving
  return say` Among those savings is what your spouse puts into their plan at work${words(spouseSaving === undefined ? ' once they are paid again' : '')}, taken as Traditional: ${contributed}${added === undefined ? nothing : say` and the ${added} that their employer adds`}${spouseEnds === undefined ? nothing : say`, until ${spouseEnds.lastDay}`}.`
}

/** Nobody is asked when a spouse stops. */
function spousePayInWords(work: RothWork): Text {
  const { reader, spouseAgeLater, spouseIncome, spouseEnds, isOfSpouse, later } = work
  const isPaid = ((spouseIncome ?? reader.some('spouseIncome'))?.value ?? 0) > 0
  if (spouseAgeLater === undefined || isOfSpouse || !isPaid || later.growth === 0) return nothing
  if (spouseEnds !== undefined)
    return say` After ${spouseEnds.lastDay} no pay of your spouse is counted: if another job follows, come back with its pay.`
  return say` Once your work has ended, no pay of your spouse is counted. While it goes on, less of these savings is drawn, and less of them fits into the low brackets as a conversion.`
}

/** That the later rate of the dollars with a choice is stacked on those without one. */
const onlyTraditionalInWords = ({ later: { onlyTraditional, growth } }: RothWork): Text =>
  onlyTraditional === undefined || growth === 0
    ? nothing
    : say` Among those savings is the ${onlyTraditional} that goes in as Traditional whatever you choose.`

/** What the later rate is stacked on, as far as there is any. */
function countedLater({ later }: RothWork): Text {
  const counted = [
    ...(later.benefits.value > 0 ? [say`Social Security of about ${later.benefits}`] : []),
    ...(later.pension.value > 0 ? [say`a pension of ${later.pension}`] : []),
    ...(later.otherBalance.value > 0 ? [say`${later.otherBalance} of other pre-tax savings by then`] : []),
  ]
  return counted.length === 0
    ? words('The later rate counts these dollars alone.')
    : say`The later rate counts ${listed(counted)}, all in today’s dollars.`
}

function notes(work: RothWork): Text[] {
  const { reader, hasPlan, contributes, decision } = work
  return [
    words(
      'Traditional means taxed later: off your income now, taxed when it comes out. Roth means taxed now and never again.',
    ),
    ...(contributes
      ? [
          say`${countedLater(work)}${onlyTraditionalInWords(work)}${spendingInWords(work)}${aheadInSavings(work)}${spouseInWords(work)}${spousePayInWords(work)}`,
        ]
      : []),
    ...jointLaterInWords(work),
    ...(contributes && !hasPlan && reader.told('hasWorkplacePlan') === undefined
      ? [
          words(
            'No plan at work is counted. If there is one, there is more room, and a deduction for an IRA may end.',
          ),
        ]
      : []),
    ...(decision.reason === 'rates' || decision.reason === 'lean' || decision.reason === 'ledger'
      ? [
          words(
            'The same kind every year fills one side only; look at the balance of both kinds every few years.',
          ),
        ]
      : []),
    ...(contributes ? placedOf(work).note : []),
    ...deductedInWords(work),
    words(
      'This is the income tax of today’s law. What heirs pay is not counted; Roth money comes to them without income tax.',
    ),
  ]
}

const risk = {
  traditional: words('Rests on lower tax later'),
  roth: words('Certain: the tax is paid'),
  split: words('Spread over both kinds'),
} as const satisfies Record<Decision['verdict'], Text>

/** The tax law that the comparison runs; that of a state only where one was named. */
function lawCounted({ state, laterState }: RothWork): Text {
  if (state !== undefined) return words('The whole federal and state income tax')
  return laterState === undefined
    ? words('The whole federal income tax, without that of a state because none is named')
    : words('The whole federal income tax, and that of a state in later years only')
}

export const rothVsTraditional: Topic = {
  slug: 'roth_vs_traditional',
  label: 'Roth vs Traditional',
  pill: 'Roth vs Traditional',
  isTotalAsked: true,
  hangsOn: (household, context) =>
    isPensionUntold(household)
      ? 'pensionMonthly'
      : isPlaceUntold(household, context)
        ? 'pretaxIraBalance'
        : isPlanAnswerUntold(household)
          ? 'newPlanAcceptsRollovers'
          : undefined,
  asks: [
    'income',
    'payThisYear',
    'filingStatus',
    'age',
    'state',
    'hasWorkplacePlan',
    'rothOptionAtWork',
    'afterTaxToRoth',
    'contributionRate',
    'retirementSavings',
    'spouseIncome',
    'spouseHasWorkplacePlan',
    'pretaxIraBalance',
    'newPlanAcceptsRollovers',
    'employerMatch',
    'retirementAge',
    'monthlyExpenses',
    'savings',
    'taxableInvestments',
    'pensionMonthly',
    'retirementExpensesAnnual',
    'incomeDrivenPlan',
    'payOutlook',
    'expectedPay',
    'expectedPayFrom',
    'retirementState',
    'priorYearWages',
    'contributionKind',
    'employment',
    'marketplaceCoverage',
  ],
  results: [
    {
      figure: 'value.middle',
      digits: 3,
      says: (then, now) =>
        say`the choice would stay, and be worth about ${then} in the middle outcome instead of ${now}.`,
    },
    {
      figure: 'conversion',
      says: (then, now) => say`about ${then} could be converted this year instead of ${now}.`,
    },
  ],
  draft(household, context) {
    const work = clearedWork(household, context)
    const { sheet, reader, later, conversion } = work
    const parts = work.contributes ? rothParts(work) : []
    const converted = work.contributes ? [] : conversionPart(work)
    const comparison = rothAlternatives(work)
    const total = work.contributes ? placedOf(work).total : converted[0]?.amount
    const allocations = allocationsOf(sheet, work.contributes ? parts : converted)
    const years = conversionYears(work, household, context)
    const nextSteps = rothSteps(work, parts, years)
    const checks = [...untoldPensionCheck(work, household, context), ...rothChecks(work)]
    const text = rothSummary(work, comparison, years, nextSteps)
    const cards = [metricsCard(work, comparison), phasesCard(work)]
    const accountNotes = notes(work)
    const toGo = sheet.computed(
      'years-to-go',
      'Years until work ends',
      'years',
      'the age at which you stop working − your age, at least one',
      [work.retirementAge, work.age],
      work.yearsToGo,
    )
    const review = nextLook(work)
    const figures = sheet.figures()
    return {
      topic: 'roth_vs_traditional',
      title: title(work),
      summary: text,
      totalAmount: allocations.length === 0 ? 0 : Math.round(total?.value ?? 0),
      totalLabel: totalLabelOf(work),
      ...(total === undefined || allocations.length === 0 ? {} : { totalFigure: total.id }),
      allocations,
      riskLabel: !work.contributes
        ? words('The tax is due now')
        : comparison.isOtherKindAhead
          ? words('Close: kept up, both kinds end about alike')
          : riskOf(work.decision),
      horizonLabel:
        work.contributes || conversion === undefined
          ? say`${toGo} of contributions`
          : say`From age ${work.age} on`,
      accountNotes,
      nextSteps,
      checks,
      visualizations: [...cards, timelineCard(nextSteps, figures)],
      figures,
      assumptions: reader.assumptions(),
      alternatives: comparison.alternatives,
      method:
        comparison.worth === undefined || later.growth === 0
          ? say`${lawCounted(work)}, run again for every way and every later year.`
          : say`${lawCounted(work)}, run again for every way and every later year; ${comparison.worth.paths} simulated futures for what the savings grow to until work ends.`,
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
