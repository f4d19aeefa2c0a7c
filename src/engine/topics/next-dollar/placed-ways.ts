/** Where dollars are placed each month: the order against what people do instead. */

import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { averageBankRate } from '../bank-rates.ts'
import { benefitName, stateBenefit } from '../college/state.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax } from '../debts.ts'
import { mayEarnBeside } from '../expected-return.ts'
import { isPaidByClients } from '../own-pay.ts'
import { beforeCollege, beginsBeforeSaving, collegeFirstTitle } from './college-late.ts'
import type { Way } from './ledger.ts'
import type { MonthlyNeed } from './need.ts'
import { debtNeed } from './needs.ts'
import { cashKept, inChecking, wayOf } from './ways.ts'
import type { DollarWork } from './work.ts'

export function placedWays(work: DollarWork): Way[] {
  const { sheet } = work
  const rate = sheet.market('bank.rate', 'What the average bank pays a year', 'rate', averageBankRate)
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title: words('The order, step by step'),
      detail: words('Each dollar goes where it does most, and moves on when that place is full.'),
    }),
    inChecking(
      work,
      words('Leave it in checking'),
      say`What is left stays at an average bank at ${rate} a year, and debts get their minimum payments.${isPaidByClients(work) ? nothing : words(' What already goes in through payroll goes on.')}`,
    ),
    ...distinct(work, others(work)).slice(0, rules.mostOtherWays.value),
  ]
}

type Placing = Pick<Way, 'needs' | 'course'>

/** Whether any dollar goes elsewhere: an order that no money gets far enough to reach is no other way. */
function isAnother(one: Placing, other: Placing): boolean {
  const totals = ({ needs, course }: Placing) =>
    new Map(needs.map(({ id }, at) => [id, course.placed.reduce((sum, row) => sum + (row[at] ?? 0), 0)]))
  const [here, there] = [totals(one), totals(other)]
  return [...new Set([...here.keys(), ...there.keys()])].some(
    (id) => Math.round((here.get(id) ?? 0) - (there.get(id) ?? 0)) !== 0,
  )
}

/** Of ways that come to the same the last one is kept, which says more narrowly what it is. */
function distinct(work: DollarWork, ways: readonly Way[]): Way[] {
  return ways.filter(
    (way, at) => isAnother(work, way) && ways.slice(at + 1).every((later) => isAnother(way, later)),
  )
}

function others(work: DollarWork): Way[] {
  const { needs, stage, keepsCash } = work
  // A loan or an account that takes cash now gives none back without pay.
  if (keepsCash) return []
  const only = (...steps: MonthlyNeed['step'][]) => needs.filter(({ step }) => steps.includes(step))
  const without = (...steps: MonthlyNeed['step'][]) => needs.filter(({ step }) => !steps.includes(step))
  const hasCostly = only('costly-debt').length > 0
  const hasFund = only('cushion').length > 0
  const found: Way[] = []
  if (hasCostly)
    found.push(
      wayOf(work, {
        id: 'minimums',
        kind: 'other',
        title: words('Minimum payments only, and invest instead'),
        detail: words('More goes to the fund and to accounts at first, while the debts cost their interest.'),
        kept: cashKept(work),
        needs: without('costly-debt', 'middle-debt'),
      }),
    )
  if (hasCostly && hasFund)
    found.push(
      wayOf(work, {
        id: 'fund-first',
        kind: 'other',
        title: words('Fill the emergency fund before the debts'),
        detail: words('Calmer, and the debts cost their interest meanwhile.'),
        kept: { ...cashKept(work), invested: 0 },
        needs: [
          ...only('owed', 'starter', 'match'),
          ...only('cushion'),
          ...only('costly-debt'),
          ...without('owed', 'starter', 'match', 'cushion', 'costly-debt'),
        ],
      }),
    )
  if (!hasCostly && hasFund)
    found.push(
      wayOf(work, {
        id: 'invest-first',
        kind: 'other',
        title: words('Invest before the fund is full'),
        detail: words(
          stage === 'retired'
            ? 'More grows, and a bad market would be met with little cash.'
            : isPaidByClients(work)
              ? 'After the starter, all goes to accounts. A month without orders would hit a small cushion.'
              : 'After the starter and the match, all goes to accounts. A job loss would hit a small cushion.',
        ),
        needs: without('cushion'),
      }),
    )
  // Both ways of a debt in the middle are always shown: its other way stands before what may not find room.
  const middle = middleWays(work, only)
  const college = collegeWay(work, only)
  // Where the order does not get to college in time, that is what parents ask first.
  if (beginsBeforeSaving(work)) return [...college, ...middle, ...found, ...goalWays(work)]
  return [...found, ...middle, ...goalWays(work), ...college]
}

function collegeWay(work: DollarWork, only: (...steps: MonthlyNeed['step'][]) => MonthlyNeed[]): Way[] {
  if (only('college').length === 0 || only(...beforeCollege).length === 0) return []
  return [
    wayOf(work, {
      id: 'college-first',
      kind: 'other',
      title: words(collegeFirstTitle),
      detail: join([
        words('Fair when retirement is on track. A 529 grows untaxed for college.'),
        stateOnCollege(work),
      ]),
      needs: sooner(work.needs, only('college'), beforeCollege),
    }),
  ]
}

/** What the state gives for a year of that saving. */
function stateOnCollege({ sheet, reader, context, taxes, college }: DollarWork): Text {
  if (reader.told('state') === undefined || college === undefined)
    return words('Many states add a deduction.')
  const ages = (reader.told('dependents') ?? []).filter((age) => age < rules.schoolEndAge.value)
  const state = stateBenefit(sheet, reader, context, taxes, ages.length)
  if (state === undefined || state.kind === 'none') return words('Your state adds nothing to that.')
  if (state.kind === 'ended') return say`${state.name} adds nothing to that at your income.`
  const saved = sheet.computed(
    'college-way.state',
    'State tax that a year of college savings saves',
    'usd',
    'the tax of the state without a contribution − its tax with a year of the monthly sum, as far as the state counts it',
    [college.monthly, taxes.agi],
    state.of(college.monthly.value * monthsPerYear),
    2,
  )
  const counted =
    state.most === undefined
      ? nothing
      : say` It counts up to ${state.most} a year${words(ages.length > 1 && state.isPerChild ? ' for all your children together' : '')}${words(state.isEach ? ', in equal parts from both of you' : '')}.`
  return say`${state.name} adds a ${benefitName(state)}${words(state.kind === 'own' ? ' for its own plan' : '')}: about ${saved} less of its tax in a year of that sum.${counted}`
}

const accounts: readonly MonthlyNeed['step'][] = ['hsa', 'ira', 'deferral', 'own-plan', 'after-tax']

/** The same needs with some of them moved before the first of certain steps. */
function sooner(
  needs: readonly MonthlyNeed[],
  moved: readonly MonthlyNeed[],
  steps: readonly MonthlyNeed['step'][],
): MonthlyNeed[] {
  const rest = needs.filter((need) => !moved.includes(need))
  const at = rest.findIndex(({ step }) => steps.includes(step))
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}

/** A goal without a day before the accounts, and one with a day after them. */
function goalWays(work: DollarWork): Way[] {
  const { needs, goals } = work
  const lightlyTaxed = needs.filter(({ step }) => accounts.includes(step))
  if (lightlyTaxed.length === 0) return []
  const saved = (isDated: boolean) =>
    goals.flatMap(({ name, by, need }) =>
      need === undefined || (by !== undefined) !== isDated ? [] : [{ name: words(name), need }],
    )
  const [dated, undated] = [saved(true), saved(false)]
  const ways: Way[] = []
  if (undated.length > 0)
    ways.push(
      wayOf(work, {
        id: 'goal-first',
        kind: 'other',
        title: say`Save for ${listed(undated.map(({ name }) => name))} before retirement accounts`,
        detail: words(
          'The room of a year in an HSA or an IRA does not come back, and what you save for comes sooner.',
        ),
        needs: sooner(
          needs,
          undated.map(({ need }) => need),
          accounts,
        ),
      }),
    )
  if (dated.length > 0)
    ways.push(
      wayOf(work, {
        id: 'goal-later',
        kind: 'other',
        title: say`Fill retirement accounts before ${listed(dated.map(({ name }) => name))}`,
        detail: words('No room of a year is lost, and what you save for comes later, or never.'),
        needs: sooner(
          needs,
          lightlyTaxed,
          dated.map(({ need }) => need.step),
        ),
      }),
    )
  return ways
}

/** Debts between the low and the high rate: loans on the home for decades, and all others, which end sooner, apart. */
function middleWays(work: DollarWork, only: (...steps: MonthlyNeed['step'][]) => MonthlyNeed[]): Way[] {
  const { middling, mortgages, stage } = work
  if (stage !== 'working') return []
  const onHome = middling.filter((debt) => mortgages.includes(debt))
  const others = middling.filter((debt) => !mortgages.includes(debt))
  return [...middleWay(work, only, others, ''), ...middleWay(work, only, onHome, '-home')]
}

/** Paying these debts early and no others, or investing instead of it: what the order does not do. */
function middleWay(
  work: DollarWork,
  only: (...steps: MonthlyNeed['step'][]) => MonthlyNeed[],
  named: readonly DebtTerms[],
  of: '' | '-home',
): Way[] {
  const { needs } = work
  const [first] = named
  if (first === undefined) return []
  const earned = say`${mayEarnBeside(work, first)}${words(of === '' ? ' after fund costs' : '')}`
  const uncounted = words(
    named.some(({ afterTax }) => afterTax !== undefined)
      ? ' The tax that the deduction of its interest saves is not counted below.'
      : '',
  )
  const names = listed(named.map(({ label }) => say`the ${label}`))
  const isNamed = (need: MonthlyNeed) =>
    need.step === 'middle-debt' && named.some((debt) => debt.id === need.id)
  const rest = needs.filter((need) => !isNamed(need))
  const invests = wayOf(work, {
    id: `invest-not-pay${of}`,
    kind: 'other',
    title: say`Invest instead of paying ${names} early`,
    detail: say`The mix is expected to earn ${earned}, and nobody promises it.${uncounted}`,
    needs: rest,
  })
  // A debt that stands in the order and gets nothing before its payments end it is not paid early.
  if (Math.round(invests.course.interest - work.course.interest) > 0) return [invests]
  const before = only('owed', 'starter', 'match', 'costly-debt', 'cushion')
  const isDeducted = named.some(({ afterTax }) => afterTax !== undefined)
  const costs = listed(named.map((debt) => say`${costAfterTax(debt)}`))
  const early = wayOf(work, {
    id: `pay-early${of}`,
    kind: 'other',
    title: say`Pay ${names} early`,
    detail: say`Certain: it earns ${words(named.length === 1 ? 'its ' : '')}${costs}${words(isDeducted ? ' after tax' : '')}. The mix of investments is expected to earn ${earned}.${uncounted}`,
    needs: [
      ...before,
      ...named.map((debt) => debtNeed(work, debt, 'middle-debt')),
      ...rest.filter((need) => !before.includes(need)),
    ],
  })
  // Gone by its own payments before anything is left to pay it with, it has no other way.
  return Math.round(work.course.interest - early.course.interest) > 0 ? [early] : []
}
