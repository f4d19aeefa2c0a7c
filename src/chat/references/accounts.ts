/** What may go into accounts for retirement, health, education and children, and what coming out costs. */

import { citedIn } from '#engine/cited-in.ts'
import type { NumberUnit } from '#engine/figure.ts'
import { lastingLaw } from '#engine/tax/lasting-law.ts'
import { distributionRules } from '#engine/tax/life-tables.ts'
import { rolloverLaw } from '#engine/tax/rollover-law.ts'
import type { ContributionLimits, Law } from '#engine/tax/tax-year.ts'
import { lawFigure, type Reference, type References } from './reference.ts'

/** The limits of one kind, all of which are written down. */
type Of<Key extends keyof ContributionLimits> =
  ContributionLimits[Key] extends Law<infer Value> ? Value : never

const limit =
  <Key extends keyof ContributionLimits>(key: Key) =>
  (label: string, pick: (value: Of<Key>) => number, unit: NumberUnit = 'usd'): Reference =>
    lawFigure(label, unit, ({ limits }) => citedIn(limits[key] as Law<Of<Key>>, pick))

function inForce(value: number | null): number {
  if (value === null) throw new RangeError('the rule is not in force in the year of these limits')
  return value
}

const plan = limit('employerPlan')
const ira = limit('ira')
const hsa = limit('hsa')
const early = limit('earlyWithdrawal')
const education = limit('plan529')
const trump = limit('trumpAccount')
const gifts = limit('gifts')

export const accountReferences = {
  'law.year': lawFigure('Year of these limits', 'year', ({ limits }) => ({
    value: limits.year,
    source: 'The newest year whose figures are published',
  })),
  'limit.401k': plan('Employee limit of a 401(k)', (it) => it.electiveDeferral),
  'limit.401k-catch-up': plan('Catch-up in a 401(k)', (it) => it.catchUp),
  'limit.401k-late-catch-up': plan('Higher catch-up in a 401(k)', (it) => it.higherCatchUp),
  'limit.roth-catch-up-wages': limit('rothCatchUpWagesAbove')(
    'Wages above which the catch-up has to be Roth',
    inForce,
  ),
  'limit.plan-additions': plan('All contributions to a plan together', (it) => it.annualAdditions),
  'age.catch-up': plan('Age of the catch-up', (it) => it.catchUpFromAge, 'age'),
  'age.late-catch-up': plan('First age of the higher catch-up', (it) => it.higherCatchUpFromAge, 'age'),
  'age.late-catch-up-last': plan(
    'Last age of the higher catch-up',
    (it) => it.higherCatchUpThroughAge,
    'age',
  ),
  'limit.ira': ira('Limit of all IRAs together', (it) => it.limit),
  'limit.ira-catch-up': ira('Catch-up in an IRA', (it) => it.catchUp),
  'roth-ira.single-from': ira('Roth IRA, single: phases out from', (it) => it.rothPhaseOut.single.from),
  'roth-ira.single-to': ira('Roth IRA, single: ends at', (it) => it.rothPhaseOut.single.to),
  'roth-ira.joint-from': ira('Roth IRA, joint: phases out from', (it) => it.rothPhaseOut.married_joint.from),
  'roth-ira.joint-to': ira('Roth IRA, joint: ends at', (it) => it.rothPhaseOut.married_joint.to),
  'ira-deduction.single-from': ira(
    'IRA deduction, single and covered: phases out from',
    (it) => it.deductionPhaseOutCovered.single.from,
  ),
  'ira-deduction.single-to': ira(
    'IRA deduction, single and covered: ends at',
    (it) => it.deductionPhaseOutCovered.single.to,
  ),
  'ira-deduction.joint-from': ira(
    'IRA deduction, joint and covered: phases out from',
    (it) => it.deductionPhaseOutCovered.married_joint.from,
  ),
  'ira-deduction.joint-to': ira(
    'IRA deduction, joint and covered: ends at',
    (it) => it.deductionPhaseOutCovered.married_joint.to,
  ),
  'limit.hsa-self': hsa('HSA limit for one person', (it) => it.selfOnly),
  'limit.hsa-family': hsa('HSA limit for a family', (it) => it.family),
  'limit.hsa-catch-up': hsa('Catch-up in an HSA', (it) => it.catchUp),
  'age.hsa-catch-up': hsa('Age of the HSA catch-up', (it) => it.catchUpFromAge, 'age'),
  'limit.sep': limit('sep')('Limit of a SEP', (it) => it.maximum),
  'sep.share': limit('sep')('Share of pay for a SEP', (it) => it.shareOfCompensation, 'share'),
  'limit.fsa': limit('healthFsa')('Limit of a health FSA', (it) => it),
  'limit.dependent-care-fsa': limit('dependentCareFsa')('Limit of a dependent care FSA', (it) => it),
  'penalty.early': early('Penalty on early withdrawals', (it) => it.penaltyRate, 'share'),
  'age.penalty-free': early('Age from which there is no penalty', (it) => it.untilAge, 'age'),
  'age.separation': early('Age of leaving work without penalty', (it) => it.separationFromServiceAge, 'age'),
  'penalty.hsa': early('Penalty on HSA money spent otherwise', (it) => it.hsaPenaltyRate, 'share'),
  'age.hsa-penalty-free': early('Age from which an HSA has no penalty', (it) => it.hsaUntilAge, 'age'),
  'penalty.529': early(
    'Penalty on 529 earnings spent otherwise',
    (it) => it.plan529PenaltyRateOnEarnings,
    'share',
  ),
  '529.roth-lifetime': education('529-to-Roth, over a lifetime', (it) => it.rothRolloverLifetimeMaximum),
  '529.roth-years': education('Age of the 529 for a Roth', (it) => it.rothRolloverAccountYears, 'years'),
  '529.school': education('School costs from a 529 a year', (it) => it.schoolAnnualMaximumPerStudent),
  '529.superfund-years': gifts('Years one gift may be spread over', (it) => it.superfundYears, 'years'),
  'gift.annual': gifts('Gift to one person without a form', (it) => it.annualExclusion),
  'estate.exemption': gifts('Lifetime exemption', (it) => it.basicExclusion),
  'trump.seed': trump('Paid in by the government', (it) => it.federalSeed),
  'trump.limit': trump('Family contributions a year', (it) => it.annualContributionMaximum),
  'trump.born-from': trump('First year of birth', (it) => it.seedBirthYears.from, 'year'),
  'trump.born-to': trump('Last year of birth', (it) => it.seedBirthYears.to, 'year'),
  'qcd.maximum': limit('qualifiedCharitableDistribution')('Gift from an IRA a year', (it) => it.maximum),
  'age.qcd': limit('qualifiedCharitableDistribution')(
    'Age of gifts from an IRA',
    (it) => it.minimumAge,
    'age',
  ),
  'rmd.age': lawFigure('Age of required withdrawals', 'age', () =>
    citedIn(distributionRules.startAges, (rows) => rows.at(-2)?.age ?? 0),
  ),
  'rmd.age-later': lawFigure('Age of required withdrawals, for the younger', 'age', () =>
    citedIn(distributionRules.startAges, (rows) => rows.at(-1)?.age ?? 0),
  ),
  'rmd.penalty': lawFigure('Tax on a missed withdrawal', 'share', () => distributionRules.penaltyRate),
  'inherited.years': lawFigure('Years to empty an inherited account', 'years', () =>
    citedIn(distributionRules.inherited, (it) => it.emptyAfterYears),
  ),
  'rollover.withholding': lawFigure('Withheld from a payout', 'share', () => rolloverLaw.withholdingRate),
  'rollover.days': lawFigure('Days to put a payout back', 'days', () => rolloverLaw.redepositDays),
  'rollover.months': lawFigure('Months between IRA rollovers', 'months', () => rolloverLaw.iraRolloverMonths),
  'rollover.force-out': lawFigure('Balance a plan may push out', 'usd', () => rolloverLaw.forceOutBalance),
  'roth.years': lawFigure('Clock of a Roth', 'years', () => rolloverLaw.rothClockYears),
  'ira.first-home': lawFigure('From an IRA for a first home', 'usd', () => lastingLaw.iraFirstHome),
  'plan-loan.limit': lawFigure('Largest loan from a plan', 'usd', () => lastingLaw.planLoanMaximum),
  'plan-loan.share': lawFigure('Share of the balance', 'share', () => lastingLaw.planLoanShare),
  'plan-loan.years': lawFigure('Time to repay a plan loan', 'years', () => lastingLaw.planLoanYears),
  'age.able': lawFigure('Disability began before this age', 'age', () => lastingLaw.ableDisabilityAge),
  'ibond.limit': lawFigure('I bonds a person a year', 'usd', () => lastingLaw.savingsBondMaximum),
  'espp.discount': lawFigure('Largest discount', 'share', () => lastingLaw.stockPurchaseDiscount),
  'espp.grant-years': lawFigure('From the grant to the sale', 'years', () => lastingLaw.stockGrantYears),
  'election.days': lawFigure('Days to file the election', 'days', () => lastingLaw.stockElectionDays),
} as const satisfies References
