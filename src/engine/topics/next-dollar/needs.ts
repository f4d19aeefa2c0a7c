/** The order of operations as monthly needs of this household, each with what it takes and what becomes of it. */

import type { Figure } from '../../figure.ts'
import { nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { whatTargetIs } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax, costOf, isRollover } from '../debts.ts'
import { hasDeferred, paceInTime } from '../deferred-interest.ts'
import { mayEarnBeside } from '../expected-return.ts'
import { isRothAtWork } from '../ira-kind.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { matchGap } from '../lump-sum/plan-needs.ts'
import { type MatchRaise, raiseWithin, restOfMatch } from '../match-cost.ts'
import { type MatchWithoutPay, matchWithoutPay } from '../match-without-pay.ts'
import { isRothForCredit, type MissedMatch, matchWords, missedMatch } from '../missed-match.ts'
import { type DollarAccounts, dollarAccounts } from './accounts.ts'
import { type DollarBasis, isPaidToday } from './basis.ts'
import { bridgeNeed } from './bridge-words.ts'
import { isCarriedByCash } from './carried-by-cash.ts'
import { type CollegeSaving, collegeNeeds, collegeSaving } from './college.ts'
import { type Goal, goalsOf } from './goals.ts'
import { hsaForBirth } from './hsa-for-birth.ts'
import type { MonthlyNeed } from './need.ts'
import { planLoanNeed } from './plan-loan.ts'

export interface DollarNeeds extends Pick<DollarAccounts, 'inTheWay'> {
  readonly needs: readonly MonthlyNeed[]
  readonly missed: MissedMatch | undefined
  /** What goes into the plan at work each month for the match, as far as the month carries it. */
  readonly matchRaise: MatchRaise | undefined
  readonly college: CollegeSaving | undefined
  readonly goals: readonly Goal[]
}

const place = { bucket: 'none', perDollar: 1 } as const

export function dollarNeeds(basis: DollarBasis): DollarNeeds {
  const taken = matchWithoutPay(basis)
  const missed =
    basis.stage === 'working' ? missedMatch(basis.sheet, basis.reader, basis.context) : taken?.missed
  const match = missed === undefined ? undefined : matchNeed(basis, missed, taken?.cost)
  const college = collegeSaving(basis)
  const forCollege =
    college === undefined || isJobAtRisk(basis.reader) ? undefined : collegeNeeds(basis, college)
  const goals = goalsOf(basis)
  const goalNeeds = (isDated: boolean) =>
    goals.flatMap(({ by, need }) => (need === undefined || (by !== undefined) !== isDated ? [] : [need]))
  const { open, inTheWay } = dollarAccounts(basis, missed)
  // What is locked up, or gone to a loan, is hard to get back without pay: only what medical bills can use goes on.
  const isAtRisk = isJobAtRisk(basis.reader)
  // Cash that is gone cannot be borrowed back without pay, so debts get their minimums until it returns.
  const paysMinimums = basis.stage === 'unemployed' || basis.ending !== undefined
  const promised = paysMinimums
    ? []
    : basis.costly.filter((debt) => hasDeferred(debt) && basis.today.inTime.has(debt.id))
  // What would be renewed for a fee comes first while a pay is left, its last months too.
  const rollovers =
    basis.stage === 'unemployed'
      ? []
      : basis.costly.filter(
          (debt) => isRollover(debt) && !promised.includes(debt) && !isPaidToday(basis.today, debt),
        )
  const forBirth = hsaForBirth(basis, match?.need.wanted)
  const byBirth = forBirth === undefined ? [] : [forBirth.need]
  const needs = [
    ...late(basis),
    ...rollovers.map((debt) => debtNeed(basis, debt, 'costly-debt')),
    ...promised.map((debt) => promisedNeed(basis, debt)),
    ...(forBirth?.isOfStarter === true ? byBirth : []),
    ...cushion(basis, 'starter', forBirth?.total),
    ...(match === undefined ? [] : [match.need]),
    ...(paysMinimums
      ? []
      : basis.costly
          .filter((debt) => !promised.includes(debt) && !rollovers.includes(debt))
          .map((debt) => debtNeed(basis, debt, 'costly-debt'))),
    ...(forBirth?.isOfStarter === false ? byBirth : []),
    ...cushion(basis, 'cushion', forBirth?.total),
    ...bridgeNeed(basis),
    ...(isAtRisk ? [] : planLoanNeed(basis)),
    // What has a day is given its share before accounts that would lock it in, as of a sum.
    ...goalNeeds(true),
    ...(forCollege?.running === undefined ? [] : [forCollege.running]),
    ...(isAtRisk ? open.filter(({ step }) => step === 'hsa' || step === 'able') : open),
    ...(isAtRisk ? [] : basis.middling)
      .filter(
        (debt) => basis.stage === 'working' && costAfterTax(debt).value > mayEarnBeside(basis, debt).value,
      )
      .map((debt) => debtNeed(basis, debt, 'middle-debt')),
    ...goalNeeds(false),
    ...(forCollege?.rest === undefined ? [] : [forCollege.rest]),
    rest(basis),
  ]
  return { needs, missed, matchRaise: match?.raise, college, goals, inTheWay }
}

function late({ today: { lateLeft } }: DollarBasis): MonthlyNeed[] {
  if (lateLeft.value <= 0) return []
  return [
    {
      ...place,
      step: 'owed',
      id: 'late',
      label: words('Bills past due'),
      act: (amount) => say`${amount} to bills past due`,
      description: words('Late fees and shut-offs cost more than anything you could earn.'),
      wanted: lateLeft,
      stream: { kind: 'pile', total: lateLeft.value },
    },
  ]
}

/** `inHsa`: the part of it that an HSA holds for a birth, of the starter first. */
function cushion(basis: DollarBasis, step: 'starter' | 'cushion', inHsa: Figure | undefined): MonthlyNeed[] {
  const { sheet, today } = basis
  const { starter, target } = basis.cushion
  const isStarter = step === 'starter'
  const missing = Math.max(0, starter.value - today.left.value)
  const held = inHsa?.value ?? 0
  const gap = isStarter
    ? missing - held
    : target.value - Math.max(starter.value, today.left.value) - Math.max(0, held - missing)
  const less = inHsa === undefined ? '' : ' − what the HSA holds of it for the birth'
  // One that is full today is drawn on, and has to be filled again.
  if (gap <= 0 && !isCarriedByCash(basis)) return []
  const wanted = sheet.computed(
    `need.${step}`,
    isStarter ? 'Missing from the starter cushion' : 'Missing from the full emergency fund',
    'usd',
    isStarter
      ? `starter cushion − cash that stays${less}`
      : `target − the larger of the cash that stays and the starter${less}`,
    [...(isStarter ? [] : [target]), starter, today.left, ...(inHsa === undefined ? [] : [inHsa])],
    Math.max(0, Math.ceil(gap)),
  )
  return [
    {
      step,
      id: step,
      label: words(isStarter ? 'Starter cushion' : 'Emergency fund'),
      act: (amount) => say`${amount} to ${words(isStarter ? 'the starter cushion' : 'the emergency fund')}`,
      description: isStarter
        ? say`Insured savings that you can reach the same day, until ${starter} is there.`
        : say`Toward ${target}, which is ${whatTargetIs(basis.reader, basis.cushion)}, in insured savings and Treasury bills.`,
      wanted,
      stream: { kind: 'pile', total: wanted.value },
      bucket: 'cash',
      perDollar: 1,
    },
  ]
}

/**
 * By the month, rounded up: a match is never missed for a few cents. No more than the month has. `cost`: where it is counted
 * among what is lost already.
 */
function matchNeed(
  basis: DollarBasis,
  missed: MissedMatch,
  cost: MatchWithoutPay['cost'] | undefined,
): { need: MonthlyNeed; raise: MatchRaise } {
  const { sheet, bracket } = basis
  const { plan, employer, adds, payCheckShrinks, split } = matchWords(basis.reader, missed)
  const isRoth = cost?.isAllRoth ?? (isRothAtWork(basis) || isRothForCredit(missed))
  const yearly = matchGap({ ...basis, reach: 'long' }, missed, isRoth)
  const wanted =
    cost?.takeHome ??
    sheet.computed(
      'match.take-home',
      'What your pay check shrinks by for the whole match',
      'usd-per-month',
      'what the pay checks of a year shrink by, over the months',
      [yearly],
      Math.ceil(yearly.value / monthsPerYear),
    )
  const raise = raiseWithin(sheet, missed, wanted, basis.monthly)
  const rest = raise.isWhole
    ? say`${split} ${words(employer)} ${words(adds)} ${missed.match}.`
    : restOfMatch(raise, wanted)
  return {
    raise,
    need: {
      step: 'match',
      id: 'match',
      label: words(raise.isWhole ? 'The whole employer match' : 'The employer match'),
      act: (amount) => say`${amount} to the ${words(raise.isWhole ? 'whole match' : 'match')}`,
      description: say`Raise what goes into ${words(plan)} by ${raise.raise}; ${words(payCheckShrinks)} by ${raise.takeHome}${words(isRoth ? ', as Roth where the plan has it' : ' after tax')}.${rest}`,
      wanted,
      stream: { kind: 'flow', monthly: wanted.value, later: matchOfNewPay(basis, missed, wanted.value) },
      bucket: 'sheltered',
      perDollar:
        yearly.value === 0 ? 1 : 1 + (missed.match.value * (1 - bracket.value)) / Math.max(1, yearly.value),
    },
  }
}

/** It is a share of pay: of another pay it takes another sum. */
function matchOfNewPay(
  { payChange }: DollarBasis,
  { own, contribution }: MissedMatch,
  monthly: Dollars,
): { after: Months; monthly: Dollars }[] | undefined {
  if (payChange === undefined || own === undefined || contribution.value === 0) return undefined
  const grows = (own.contribution.value / contribution.value) * (payChange.perDollar - 1)
  return [{ after: payChange.after, monthly: Math.ceil(monthly * (1 + grows)) }]
}

/**
 * All interest since the purchase comes back if a dollar is left when such a promotion ends: what clears it in time is
 * as good as asked for, and nothing beyond that is urgent.
 */
function promisedNeed({ sheet, today, debts }: DollarBasis, debt: DebtTerms): MonthlyNeed {
  const { promotion } = debt
  const prepaid = today.prepaid.get(debt.id) ?? 0
  const months = promotion?.months
  const end = promotion?.ends ?? months
  const wanted = sheet.computed(
    `need.${debt.id}`,
    `What clears the ${debt.label} before its promotion ends, beyond its minimum payment`,
    'usd-per-month',
    '(the balance − what the cash pays today) ÷ months until the promotion ends − the minimum payment, rounded up',
    [debt.balance, today.debts, debt.minimum, ...(months === undefined ? [] : [months])],
    Math.max(0, Math.ceil(paceInTime(debt.balance.value - prepaid, months?.value ?? 1) - debt.minimum.value)),
  )
  return {
    ...place,
    step: 'costly-debt',
    id: debt.id,
    label: say`Clear the ${debt.label} in time`,
    act: (amount) => say`${amount} to the ${debt.label}`,
    description: say`On top of its minimum payment, so that nothing is left when its promotion ends${end === undefined ? nothing : say` (${end})`}: else all interest since the purchase comes back, at ${debt.rate}.`,
    wanted,
    stream: { kind: 'debt', debt: debts.indexOf(debt), by: months?.value },
  }
}

export function debtNeed(
  { sheet, today, debts }: DollarBasis,
  debt: DebtTerms,
  step: 'costly-debt' | 'middle-debt',
): MonthlyNeed {
  const prepaid = today.prepaid.get(debt.id) ?? 0
  const owed = Math.max(0, debt.balance.value - prepaid)
  const rate = debt.promotion?.rate.value ?? debt.rate.value
  const wanted = sheet.computed(
    `need.${debt.id}`,
    `Owed on the ${debt.label} after this month’s minimum`,
    'usd',
    'the balance − what the cash pays today + a month of interest − the minimum payment',
    [debt.balance, debt.rate, debt.minimum, today.debts],
    Math.max(0, Math.ceil(owed + (owed * rate) / monthsPerYear - debt.minimum.value)),
  )
  return {
    ...place,
    step,
    id: debt.id,
    label: say`Pay off the ${debt.label}`,
    act: (amount) => say`${amount} to the ${debt.label}`,
    description:
      debt.promotion !== undefined && !debt.promotion.isDeferred
        ? say`On top of its minimum payment. It costs ${debt.promotion.rate} until the promotion ends and ${debt.rate} after: have it paid before.`
        : step === 'costly-debt'
          ? say`On top of its minimum payment. It costs ${costOf(debt)}; paying it earns that, without risk.`
          : say`On top of its minimum payment. At ${debt.rate} a year${debt.afterTax === undefined ? nothing : say`, about ${debt.afterTax} after tax`}, paying it early earns about what investments may, for certain.`,
    wanted,
    stream: { kind: 'debt', debt: debts.indexOf(debt) },
  }
}

function rest({ stage, ending, keepsCash: isCash }: DollarBasis): MonthlyNeed {
  return {
    step: 'rest',
    id: 'rest',
    label: words(isCash ? 'Insured savings' : 'Broad index funds, taxable'),
    act: (amount) => say`${amount} to ${words(isCash ? 'insured savings' : 'broad index funds')}`,
    description: words(
      stage === 'unemployed' || ending !== undefined
        ? 'Until pay returns, cash is worth more than anything else.'
        : isCash
          ? 'While a job may end, cash that you can reach is worth more than anything else. Once it is safe, ask again: accounts and loans come next.'
          : 'A taxable account in low-cost funds of the whole world’s stocks and of bonds.',
    ),
    wanted: undefined,
    stream: { kind: 'rest' },
    bucket: isCash ? 'cash' : 'taxable',
    perDollar: 1,
  }
}
