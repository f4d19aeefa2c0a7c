/** Traditional, Roth or some of each: the rate a dollar saves now against the rate it costs later. */

import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Share } from '../../units.ts'
import { creditLimit } from '../marketplace.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import { deductedInterest } from './deducted-interest.ts'
import { type KeptBySplit, keptBySplit } from './kept-by-split.ts'
import type { Later } from './later.ts'
import { limitReached } from './limit-reached.ts'
import type { Outcomes } from './outcomes.ts'
import type { TaxNow } from './tax-now.ts'
import type { YearNow } from './year-now.ts'

export type Lean =
  | 'low-bracket'
  | 'young'
  | 'full'
  | 'nearly-full'
  | 'pay-rises'
  | 'early'
  | 'high-bracket'
  | 'leaving-state'
  | 'loans'
  | 'marketplace'
  | 'pay-falls'

const towardRoth: readonly Lean[] = ['full', 'nearly-full', 'low-bracket', 'young', 'pay-rises', 'early']
export const isTowardRoth = (lean: Lean): boolean => towardRoth.includes(lean)

interface Hedged {
  readonly kind: 'traditional' | 'roth'
  readonly by: 'rates' | 'lean'
  readonly behind: 'other-kind' | 'equal-parts'
}

export interface Decision {
  readonly verdict: 'traditional' | 'roth' | 'split'
  /**
   * rates: they differ clearly; edge: part of the dollars save more than the rest; lean, even: the rates are close;
   * ledger: they are close, and one kind ends clearly ahead on the ledger; hedged: they or a lean speak for one kind, and
   * the other one, or equal parts of both, end ahead on it; credit: whatever the rates say, so many before tax keep the Marketplace credit of the
   * year; floor: no more of them do, for it begins at an income.
   */
  readonly reason: 'no-choice' | 'rates' | 'edge' | 'lean' | 'even' | 'ledger' | 'hedged' | 'credit' | 'floor'
  /** What was decided before the floor of that credit was looked at, where it changes the decision. */
  readonly beforeFloor?: Pick<Decision, 'verdict' | 'reason' | 'year'>
  /** The kind that rates or a lean speak for where it is hedged, and what it ends clearly behind alone. */
  readonly hedged?: Hedged
  readonly leans: readonly Lean[]
  /** Whether every one of the dollars saves as much as the next: then fewer of them save the same. */
  readonly isEven: boolean
  readonly year: YearNow
  readonly now: Figure
  readonly later: Figure
  /** The later rate at which both kinds end alike, a taxed account counted in for what of the tax saved finds no room in Roth ones. */
  readonly breakEven: Figure
  readonly band: Figure
}

/** Whether a step of the law decides, which only so many dollars reach. */
export const isByStep = ({ reason }: Pick<Decision, 'reason'>): boolean =>
  reason === 'edge' || reason === 'credit' || reason === 'floor'

/** Points at which the saving is held against a straight line first. */
const lineSteps = 8
const trifle: Dollars = 1

/** Whether every dollar saves as much as the next. */
function isEven(now: TaxNow): boolean {
  const all = now.saved(now.most)
  for (let step = 1; step < lineSteps; step++) {
    const share = step / lineSteps
    const here = now.saved(now.yearWith(Math.round(now.least.traditional + share * now.choice)))
    if (Math.abs(here - share * all) > trifle) return false
  }
  return true
}

/** Whether a state that takes much of a dollar now takes nothing, or far less, later. */
const leavesCostlyState = ({ state, laterState }: RothBasis, now: TaxNow): boolean =>
  state !== undefined && laterState?.code !== state.code && now.stateRate >= rules.highStateRate.value

function leansOf(basis: RothBasis, now: TaxNow): Lean[] {
  const { reader, age } = basis
  // A told last day says how pay goes on.
  const outlook = basis.endOfPay === undefined ? reader.value('payOutlook') : 'same'
  const limit = creditLimit(basis)
  // A full account speaks for a kind only where that account offers both.
  const isOpen = !basis.hasPlan || basis.takesRoth
  const reached = isOpen && now.bracket < rules.highBracket.value ? limitReached(basis) : undefined
  const leans: readonly (readonly [Lean, boolean])[] = [
    // What the limit does is arithmetic, so it is named before what is only likely.
    ['full', reached === 'full'],
    ['nearly-full', reached === 'nearly'],
    ['low-bracket', now.bracket <= rules.lowBracket.value],
    ['young', age.value < rules.youngUntil.value],
    ['pay-rises', outlook === 'higher'],
    ['early', reader.told('needsMoneyEarly') === true],
    ['high-bracket', now.bracket >= rules.highBracket.value],
    ['leaving-state', leavesCostlyState(basis, now)],
    ['loans', now.loans !== undefined],
    [
      'marketplace',
      limit !== undefined && now.least.tax.federal.agi > limit && now.most.tax.federal.agi <= limit,
    ],
    ['pay-falls', outlook === 'lower'],
  ]
  return leans.filter(([, holds]) => holds).map(([lean]) => lean)
}

export function decide(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  efficiency: number,
  outcomes: Outcomes,
): Decision {
  const split = keptBySplit(now, outcomes, efficiency)
  const byRates = decideByRates(basis, now, later, { efficiency, outcomes, split })
  return aboveFloor(now, keepingCredit(now, byRates, split.kept))
}

/** No more dollars before tax than leave income where the Marketplace credit of the year has begun. */
function aboveFloor(now: TaxNow, decision: Decision): Decision {
  const { verdict, reason, year } = decision
  if (reason === 'no-choice' || now.keepsFloor(year)) return decision
  let [kept, below] = [now.least.traditional, year.traditional]
  while (below - kept > 1) {
    const between = Math.floor((kept + below) / 2)
    if (now.keepsFloor(now.yearWith(between))) kept = between
    else below = between
  }
  const isTrifle = kept - now.least.traditional < rules.leastPart.value
  const keeping = isTrifle ? now.least : now.yearWith(kept)
  const { hedged: _nothing, ...rest } = decision
  return {
    ...rest,
    verdict: isTrifle ? 'roth' : 'split',
    reason: 'floor',
    year: keeping,
    beforeFloor: { verdict, reason, year },
  }
}

/**
 * As many more dollars before tax as keep the Marketplace credit of the year, where it is worth more than what they lose
 * against the kind that the rates speak for.
 */
function keepingCredit(now: TaxNow, decision: Decision, worthOf: (year: YearNow) => Dollars): Decision {
  const { year } = decision
  if (year.creditLost === 0 || now.most.creditLost > 0) return decision
  let [over, below] = [year.traditional, now.most.traditional]
  while (below - over > 1) {
    const between = Math.floor((over + below) / 2)
    if (now.yearWith(between).creditLost > 0) over = between
    else below = between
  }
  const keeping = now.yearWith(below)
  if (worthOf(year) - worthOf(keeping) >= year.creditLost) return decision
  const { hedged: _nothing, ...rest } = decision
  const isAll = keeping.traditional >= now.most.traditional
  return { ...rest, verdict: isAll ? 'traditional' : 'split', reason: 'credit', year: keeping }
}

function decideByRates(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  {
    efficiency,
    outcomes,
    split,
  }: { readonly efficiency: Share; readonly outcomes: Outcomes; readonly split: KeptBySplit },
): Decision {
  const { sheet, reader, contribution, income } = basis
  const band = reader.rule('rate-band', 'Rates this close count as equal', 'rate', rules.rateBand)
  const rateLater = outcomes.laterRate(now.weighed)
  const figures = {
    now: sheet.computed(
      'rate.now',
      'What a Traditional dollar saves this year',
      'rate',
      'the whole tax return with all of these dollars Roth − with all of them Traditional, credits, state and loan payments included, ÷ the dollars',
      [
        income,
        ...(basis.profit === undefined ? [] : [basis.profit]),
        ...(basis.unearned === undefined ? [] : [basis.unearned.figure]),
        contribution,
        ...(basis.loanInterest === undefined ? [] : [basis.loanInterest.paid]),
        ...deductedInterest(basis, now.least.tax),
        ...(basis.intoHsa === undefined ? [] : [basis.intoHsa]),
        ...(basis.spouseSaving === undefined ? [] : [basis.spouseSaving.contributed]),
        ...basis.stateRules,
      ],
      atTenths(now.rate),
    ),
    later: sheet.computed(
      'rate.later',
      'What a Traditional dollar costs later',
      'rate',
      `tax${later.penalty === undefined ? '' : ', and the penalty before its age,'} on the withdrawals from these dollars, stacked on Social Security, pension and other pre-tax money, year by year, both spouses alive and one alone, in weak and in strong markets, ÷ the withdrawals; what spending leaves in the last year counts as paid out over the years that heirs have`,
      [later.benefits, later.pension, later.otherBalance, contribution, ...basis.laterStateRules],
      atTenths(rateLater),
    ),
    breakEven: sheet.computed(
      'rate.break-even',
      'Later rate at which both end alike',
      'rate',
      'what a Traditional dollar saves now, less what growth loses to tax every year of what is saved beyond the room of Roth accounts',
      [],
      atTenths(now.rate * efficiency),
    ),
    band,
  }
  const leans = leansOf(basis, now)
  if (now.choice === 0)
    return {
      ...figures,
      verdict: now.most.traditional > 0 ? 'traditional' : 'roth',
      reason: 'no-choice',
      leans,
      isEven: true,
      year: now.most,
    }
  const first = simpleVerdict(basis, now, figures, leans)
  // Where nobody named the pay ahead, the later rate and the ledger repeat today's: of somebody whose pay will rise both
  // say too little for Roth.
  const isRising = first.verdict === 'roth' && leans.includes('pay-rises') && basis.expected === undefined
  // What holds for this year alone is not measured by years repeated.
  const isHeld = later.growth > 0 && !isRising && now.endsWithYear === undefined
  const isMeasured = isHeld && !isFirstYears(first, leans)
  const simple = !isMeasured
    ? first
    : first.reason === 'even'
      ? byLedger(basis, figures, first, { now, outcomes })
      : hedgedAgainst('other-kind', first, { now, outcomes })
  const found = { ...figures, leans, isEven: isEven(now) }
  if (!found.isEven && !isRising) {
    const edge = split.best()
    const isInside = edge.traditional > now.least.traditional && edge.traditional < now.most.traditional
    if (isInside && [simple.year, now.least, now.most].every((year) => isWorthMoving(split, year, edge)))
      return { ...found, verdict: 'split', reason: 'edge', year: edge }
  }
  return {
    ...found,
    ...(isMeasured ? hedgedAgainst('equal-parts', simple, { now, outcomes }) : simple),
  }
}

/** By the dollars that change their kind alone: what the others save decides nothing about them. */
function isWorthMoving({ kept }: KeptBySplit, from: YearNow, edge: YearNow): boolean {
  const gain = kept(edge) - kept(from)
  const moved = Math.abs(edge.traditional - from.traditional)
  return gain >= Math.max(rules.leastPart.value, rules.worthSplitting.value * moved)
}

type Simple = Pick<Decision, 'verdict' | 'reason' | 'year' | 'hedged'>

const halfOf = (now: TaxNow): YearNow =>
  now.yearWith(now.least.traditional + Math.round(now.choice * rules.evenSplit.value))

/**
 * Rates too close to decide do so together with a ledger on which the same kind ends clearly ahead: it also has what the tax
 * saved loses where its growth is taxed every year, beyond the room of Roth accounts. Where they point apart nothing decides. Pay that will change, and
 * nobody named, is in no year of the ledger: against that it says too little.
 */
function byLedger(
  { reader, expected }: RothBasis,
  rates: Pick<Decision, 'now' | 'later'>,
  even: Simple,
  { now, outcomes }: { readonly now: TaxNow; readonly outcomes: Outcomes },
): Simple {
  const verdict = rates.now.value > rates.later.value ? 'traditional' : 'roth'
  const [year, other] = verdict === 'roth' ? [now.least, now.most] : [now.most, now.least]
  const against = verdict === 'roth' ? 'lower' : 'higher'
  if (expected === undefined && reader.value('payOutlook') === against) return even
  return outcomes.middling(year) / outcomes.middling(other) - 1 > rules.kindsAlike.value
    ? { verdict, reason: 'ledger', year }
    : even
}

/**
 * In a low bracket with most pay still ahead a dollar is taxed about as low as it ever is: where the rates are close the ledger,
 * which repeats the pay of today until work ends, says too little for Roth.
 */
export const isFirstYears = (
  { verdict, reason }: Pick<Decision, 'verdict' | 'reason'>,
  leans: readonly Lean[],
): boolean =>
  verdict === 'roth' && reason === 'lean' && leans.includes('young') && leans.includes('low-bracket')

/**
 * A kind that ends clearly behind the other one on the ledger, or behind equal parts of both, is not recommended, whatever
 * leans toward it or the one later rate of all dollars says: then nothing decides, and some of each is the answer.
 */
function hedgedAgainst(
  behind: Hedged['behind'],
  simple: Simple,
  { now, outcomes }: { readonly now: TaxNow; readonly outcomes: Outcomes },
): Simple {
  const { verdict, reason, year } = simple
  if (verdict === 'split' || (reason !== 'rates' && reason !== 'lean')) return simple
  if (reason === 'rates' && verdict === 'traditional' && now.savedOnLoans(year) > 0) return simple
  const half = halfOf(now)
  const other = behind === 'equal-parts' ? half : verdict === 'roth' ? now.most : now.least
  return outcomes.middling(other) / outcomes.middling(year) - 1 > rules.kindsAlike.value
    ? { verdict: 'split', reason: 'hedged', year: half, hedged: { kind: verdict, by: reason, behind } }
    : simple
}

/**
 * How far the rates have to lie apart before they decide for a kind. A year unlike the others makes the comparison
 * rougher, where nobody named what the others are like; but only against the kind that the change speaks against: pay
 * that rises makes a dollar taxed now no dearer, and pay that falls one taxed later.
 */
function bandFor(kind: 'traditional' | 'roth', { reader, expected }: RothBasis): number {
  const against = kind === 'roth' ? 'lower' : 'higher'
  const isRougher = expected === undefined && reader.value('payOutlook') === against
  return rules.rateBand.value + (isRougher ? rules.lawRisk.value : 0)
}

/** Whether the rates are as good as one; rates further apart can still be too rough to decide. */
export const areRatesAlike = ({ now, later, band }: Pick<Decision, 'now' | 'later' | 'band'>): boolean =>
  Math.abs(now.value - later.value) <= band.value

function simpleVerdict(
  basis: RothBasis,
  now: TaxNow,
  rates: Pick<Decision, 'now' | 'later' | 'breakEven'>,
  leans: readonly Lean[],
): Simple {
  const difference = rates.now.value - rates.later.value
  // Traditional has to win with what is saved beyond that room invested outside too.
  if (difference > bandFor('traditional', basis) && rates.breakEven.value > rates.later.value)
    return { verdict: 'traditional', reason: 'rates', year: now.most }
  if (difference < -bandFor('roth', basis)) return { verdict: 'roth', reason: 'rates', year: now.least }
  const forRoth = leans.some((lean) => isTowardRoth(lean))
  const forTraditional = leans.some((lean) => !isTowardRoth(lean))
  if (forRoth !== forTraditional)
    return forRoth
      ? { verdict: 'roth', reason: 'lean', year: now.least }
      : { verdict: 'traditional', reason: 'lean', year: now.most }
  return { verdict: 'split', reason: 'even', year: halfOf(now) }
}
