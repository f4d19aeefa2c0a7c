/** Traditional or Roth: the rate that a dollar saves now against the rate that it costs later. */
import { addYears } from '../calendar.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { allocationsOf } from './allocations.ts'
import { timelineCard } from './lump-sum-cards.ts'
import { type Comparison, rothAlternatives } from './roth-alternatives.ts'
import { metricsCard, phasesCard } from './roth-cards.ts'
import { rothChecks } from './roth-checks.ts'
import type { Decision, Lean } from './roth-decision.ts'
import { conversionPart, rothParts } from './roth-parts.ts'
import { rothSteps } from './roth-steps.ts'
import { type RothWork, rothWork } from './roth-work.ts'
import type { Topic } from './topic.ts'

function title({ hasPay, conversion, decision, now }: RothWork): Text {
  if (!hasPay)
    return conversion?.verdict === 'convert'
      ? words('Convert some of it to Roth this year')
      : words('Roth or Traditional without pay')
  if (decision.reason === 'no-choice')
    return now.most.traditional > 0
      ? words('Traditional is the kind that is open to you')
      : words('Roth is the kind that is open to you')
  if (decision.verdict === 'split') return words('Some Traditional, some Roth')
  return decision.verdict === 'roth' ? words('Contribute as Roth') : words('Contribute as Traditional')
}

const leanWords: Record<Lean, Text> = {
  'low-bracket': words('your bracket is low'),
  young: words('most of your pay is still ahead'),
  full: words('you fill the limit, and a full Roth account holds more after tax'),
  'pay-rises': words('your pay will rise'),
  early: words('you may need some of it early'),
  'high-bracket': words('your bracket is high'),
  'leaving-state': words('you plan to leave a state with a high tax'),
  loans: words('your loan payment follows your income'),
  marketplace: words('your health credit ends at an income limit'),
  'pay-falls': words('your pay will fall'),
}

function verdictInWords({ decision, traditional, roth, sheet, now, contribution }: RothWork): Text {
  const { reason, verdict, leans } = decision
  const dollars = (id: string, label: string, value: number) =>
    sheet.computed(id, label, 'usd', 'the parts of that kind added up', [contribution], value)
  const inTraditional = dollars('traditional', 'Traditional this year', traditional)
  const inRoth = dollars('roth', 'Roth this year', roth)
  const rates = say`A Traditional dollar (taxed later) saves you about ${decision.now} in tax now and would cost about ${decision.later} when it comes out`
  const forced =
    now.choice < roth && verdict === 'traditional' ? say` The other ${inRoth} can only be Roth.` : nothing
  if (reason === 'no-choice')
    return traditional > 0
      ? say`${inTraditional} goes in as Traditional, because your plan at work takes nothing else.`
      : roth > 0
        ? say`${inRoth} goes in as Roth: at your income a Traditional IRA would save nothing.`
        : words('Nothing can be contributed with what is known.')
  if (reason === 'edge')
    return say`${inTraditional} as Traditional and ${inRoth} as Roth: the first dollars save far more than the rest. ${rates}, but not every dollar alike.`
  if (reason === 'even')
    return say`${rates}. That is too close to call, so some of each: ${inTraditional} Traditional, ${inRoth} Roth. Later you can choose your bracket year by year.`
  if (reason === 'lean') {
    const why = leans.map((lean) => leanWords[lean])[0] ?? nothing
    return verdict === 'roth'
      ? say`${rates}: about the same. Because ${why}, all ${inRoth} goes in as Roth.`
      : say`${rates}: about the same. Because ${why}, ${inTraditional} goes in as Traditional.${forced}`
  }
  const kept =
    traditional > 0
      ? say` The ${inTraditional} at work is Traditional, because the plan offers nothing else.`
      : nothing
  return verdict === 'roth'
    ? say`${rates}, so ${inRoth} goes in as Roth.${kept}`
    : say`${rates}, so ${inTraditional} goes in as Traditional.${forced}`
}

function isExample({ reader }: RothWork): boolean {
  return (
    reader.told('income') === undefined &&
    reader.told('householdIncome') === undefined &&
    reader.told('marginalRate') === undefined &&
    reader.told('takeHomeMonthly') === undefined
  )
}

/** A gain too small to name. */
const isTrifle = (gain: number, plan: Comparison['plan']): boolean =>
  gain <= rules.worthSplitting.value * (plan?.middle.value ?? 0)

function summary(work: RothWork, { value, plan }: Comparison): Text {
  const { conversion, hasPay, matchAdded, retirementAge, decision, income, sheet, now, contribution } = work
  if (!hasPay) {
    if (conversion === undefined)
      return words(
        'Without pay nothing can be contributed. The choice left is whether to convert pre-tax savings; say how much there is and what you live on.',
      )
    const costs = say`Converting ${conversion.amount} this year costs about ${conversion.tax}, which is ${conversion.rateNow}. Left where it is, the same dollars cost about ${conversion.rateLater} later.`
    return conversion.verdict === 'convert'
      ? say`${costs} So converting it this year is worth it.`
      : conversion.verdict === 'keep'
        ? say`${costs} So leave it for now.`
        : say`${costs} Too close to call: convert a part, or leave it.`
  }
  const example = isExample(work) ? say`You named no income, so this is an example with ${income}. ` : nothing
  const match =
    matchAdded === undefined
      ? nothing
      : say`Your employer adds ${matchAdded} either way; it is usually pre-tax.`
  const worth =
    value === undefined || decision.reason === 'no-choice' || isTrifle(value.middle.value, plan)
      ? nothing
      : value.weak.value > 0
        ? say`Kept up until ${retirementAge}, that is worth about ${value.middle} more after tax than ${value.against} in the middle outcome, and ${value.weak} more in weak markets, in today’s dollars.`
        : say`Kept up until ${retirementAge}, that is worth about ${value.middle} more after tax than ${value.against} in the middle outcome, in today’s dollars. In weak markets both end about alike.`
  const saves = now.saved(decision.year) - (now.least.loans - decision.year.loans)
  const thisYear =
    decision.reason === 'edge' && saves > 0
      ? say`This year it saves ${sheet.computed('saved.tax', 'Tax saved this year', 'usd', 'tax with as little Traditional as possible − with this much', [contribution, income], Math.round(saves))} of tax.`
      : nothing
  const lowers = Math.round(now.least.loans - decision.year.loans)
  const loanPart =
    lowers > 0
      ? say`Your loan payments fall by ${sheet.computed('saved.loans', 'Lower loan payments', 'usd-per-year', 'payments with as little Traditional as possible − with this much', [contribution, income], lowers)} as long as they follow your income, which is not in that sum.`
      : nothing
  const converting =
    conversion === undefined
      ? nothing
      : say`Converting ${conversion.amount} this year would cost ${conversion.rateNow} of it, against about ${conversion.rateLater} later: ${conversionWords[conversion.verdict]}.`
  return join([say`${example}${verdictInWords(work)}`, thisYear, match, worth, loanPart, converting])
}

function notes({ later, reader, hasPlan, hasPay, decision }: RothWork): Text[] {
  return [
    words(
      'Traditional means taxed later: off your income now, taxed when it comes out. Roth means taxed now and never again.',
    ),
    ...(hasPay
      ? [
          say`The later rate counts Social Security of about ${later.benefits}${later.pension.value > 0 ? say`, a pension of ${later.pension}` : nothing}${later.otherBalance.value > 0 ? say` and ${later.otherBalance} of other pre-tax savings by then` : nothing}, all in today’s dollars.`,
        ]
      : []),
    ...(hasPay && !hasPlan && reader.told('hasWorkplacePlan') === undefined
      ? [
          words(
            'No plan at work is counted. If there is one, there is more room, and a deduction for an IRA may end.',
          ),
        ]
      : []),
    ...(decision.reason === 'rates' || decision.reason === 'lean'
      ? [
          words(
            'The same kind every year fills one side only; look at the balance of both kinds every few years.',
          ),
        ]
      : []),
    words(
      'This is the income tax of today’s law. What heirs pay is not counted; Roth money comes to them without income tax.',
    ),
  ]
}

const conversionWords = {
  convert: words('worth doing'),
  keep: words('wait for a year of lower income'),
  close: words('about even'),
} as const

const risk = {
  traditional: words('Rests on lower tax later'),
  roth: words('Certain: the tax is paid'),
  split: words('Spread over both kinds'),
} as const satisfies Record<Decision['verdict'], Text>

export const rothVsTraditional: Topic = {
  slug: 'roth_vs_traditional',
  label: 'Roth vs Traditional',
  pill: 'Roth vs Traditional',
  asks: [
    'income',
    'filingStatus',
    'age',
    'state',
    'hasWorkplacePlan',
    'rothOptionAtWork',
    'contributionRate',
    'retirementSavings',
    'spouseIncome',
    'pretaxIraBalance',
    'employerMatch',
    'retirementAge',
    'pensionMonthly',
    'incomeDrivenPlan',
    'payOutlook',
    'retirementState',
    'priorYearWages',
    'contributionKind',
    'employment',
    'marketplaceCoverage',
  ],
  draft(household, context) {
    const work = rothWork(household, context)
    const { sheet, reader, contribution, later, conversion } = work
    const parts = work.hasPay ? rothParts(work) : []
    const converted = work.hasPay ? [] : conversionPart(work)
    const comparison = rothAlternatives(work)
    const total = work.hasPay ? contribution : converted[0]?.amount
    const allocations = allocationsOf(sheet, work.hasPay ? parts : converted)
    const nextSteps = rothSteps(work, parts)
    const checks = rothChecks(work)
    const text = summary(work, comparison)
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
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, when the new limits are known, or when pay, state or family change',
      [],
      addYears(context.today, 1),
    )
    const figures = sheet.figures()
    return {
      topic: 'roth_vs_traditional',
      title: title(work),
      summary: text,
      totalAmount: allocations.length === 0 ? 0 : Math.round(total?.value ?? 0),
      totalLabel: words(work.hasPay ? 'A year’s contributions' : 'To convert'),
      ...(total === undefined || allocations.length === 0 ? {} : { totalFigure: total.id }),
      allocations,
      riskLabel: work.hasPay ? risk[work.decision.verdict] : words('The tax is due now'),
      horizonLabel:
        work.hasPay || conversion === undefined
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
          ? words('The whole federal and state income tax, run again for every way and every later year.')
          : say`The whole federal and state income tax, run again for every way and every later year; ${comparison.worth.paths} simulated futures for what the savings grow to until work ends.`,
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
