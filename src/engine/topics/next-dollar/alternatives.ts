/** The order against what people do instead, on one ledger: dates, interest, and what becomes of the money. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { averageBankRate } from '../bank-rates.ts'
import { difference, ledger, type Way } from './ledger.ts'
import type { MonthlyNeed } from './need.ts'
import { debtNeed } from './needs.ts'
import { isPaidByClients, whereToFind } from './own-pay.ts'
import type { DollarWork } from './work.ts'
import { type KeptCash, noneKept, worthInChecking, worthOf } from './worth.ts'

export function dollarAlternatives(work: DollarWork): Alternative[] {
  const ways = !work.isEmpty
    ? placedWays(work)
    : work.stage === 'unemployed'
      ? lastingWays(work)
      : foundWays(work)
  const [plan] = ways
  if (plan === undefined) return []
  return ways.map((way) => ({
    id: way.id,
    kind: way.kind,
    title: way.title,
    detail: way.detail,
    ledger: ledger(work, way),
    difference: way === plan ? words('The plan.') : difference(work, plan, way),
  }))
}

function wayOf(
  work: DollarWork,
  way: Pick<Way, 'id' | 'kind' | 'title' | 'detail'> & {
    needs?: readonly MonthlyNeed[]
    kept?: KeptCash
    found?: Figure
  },
): Way {
  const kept = way.kept ?? noneKept
  const needs = (way.needs ?? work.needs).map((need) => withCashInFund(need, kept))
  const course =
    way.needs === undefined && way.found === undefined
      ? work.course
      : work.tried({
          needs,
          kept: kept.inFund + kept.invested,
          ...(way.found === undefined ? {} : { monthly: way.found.value }),
        })
  return { ...way, needs, course, worth: worthOf(work, course, needs, kept) }
}

/** A fund that keeps the cash which the plan sends to debts lacks that much less. */
const withCashInFund = (need: MonthlyNeed, { inFund }: KeptCash): MonthlyNeed =>
  inFund > 0 && need.step === 'cushion' && need.stream.kind === 'pile'
    ? { ...need, stream: { kind: 'pile', total: Math.max(0, need.stream.total - inFund) } }
    : need

/** The cash that the plan sends to debts today, kept from them: the emergency fund takes what it lacks. */
function cashKept({ today, needs }: DollarWork): KeptCash {
  const fund = needs.find(({ step }) => step === 'cushion')
  const inFund = Math.min(today.debts.value, fund?.wanted?.value ?? 0)
  return { inFund, invested: today.debts.value - inFund }
}

function inChecking(work: DollarWork, title: Text, detail: Text): Way {
  const needs = work.needs.filter(({ step }) => step === 'owed' || step === 'rest')
  const course = work.tried({ needs, kept: work.today.debts.value })
  const worth = Float32Array.of(worthInChecking(work, course, needs))
  return { id: 'current', kind: 'current', title, detail, needs, course, worth }
}

function placedWays(work: DollarWork): Way[] {
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
  const { needs, stage } = work
  if (stage === 'unemployed') return []
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
  found.push(...middleWay(work, only, without))
  found.push(...goalWays(work))
  if (only('college').length > 0 && only('deferral', 'own-plan').length > 0)
    found.push(
      wayOf(work, {
        id: 'college-first',
        kind: 'other',
        title: words('College savings before more 401(k)'),
        detail: words(
          'Fair when retirement is on track. A 529 grows untaxed for college, and many states add a deduction.',
        ),
        needs: sooner(needs, only('college'), ['deferral', 'own-plan', 'after-tax']),
      }),
    )
  return found
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

/** Debts between the low and the high rate. */
function middleWay(
  work: DollarWork,
  only: (...steps: MonthlyNeed['step'][]) => MonthlyNeed[],
  without: (...steps: MonthlyNeed['step'][]) => MonthlyNeed[],
): Way[] {
  const { middling, expected } = work
  const [first] = middling
  if (first === undefined || work.stage !== 'working') return []
  const invests = wayOf(work, {
    id: 'invest-not-pay',
    kind: 'other',
    title: say`Invest instead of paying the ${first.label} early`,
    detail: say`The mix is expected to earn ${expected}, and nobody promises it.`,
    needs: without('middle-debt'),
  })
  // A debt that stands in the order and gets nothing before its payments end it is not paid early.
  if (Math.round(invests.course.interest - work.course.interest) > 0) return [invests]
  const before = only('owed', 'starter', 'match', 'costly-debt', 'cushion')
  const early = wayOf(work, {
    id: 'pay-early',
    kind: 'other',
    title: say`Pay the ${first.label} early`,
    detail: say`Certain: it earns its ${first.rate}. The mix of investments is expected to earn ${expected}.`,
    needs: [
      ...before,
      ...middling.map((debt) => debtNeed(work, debt, 'middle-debt')),
      ...without('owed', 'starter', 'match', 'costly-debt', 'cushion', 'middle-debt'),
    ],
  })
  // Gone by its own payments before anything is left to pay it with, it has no other way.
  return Math.round(work.course.interest - early.course.interest) > 0 ? [early] : []
}

/** Without pay: a bare month makes the cash last longer, and help longer still. */
function lastingWays(work: DollarWork): Way[] {
  const { sheet, reader, cushion } = work
  const cut = reader.rule('loss.cut', 'What households cut after losing a job', 'share', rules.lossCut)
  const help = reader.rule(
    'find.more',
    'A larger sum to find each month',
    'usd-per-month',
    rules.foundMonthly,
  )
  const saved = sheet.computed(
    'bare.saved',
    'What a bare month saves',
    'usd-per-month',
    'what a month costs × what households cut',
    [cushion.essentials, cut],
    Math.round(cushion.essentials.value * cut.value),
  )
  const both = sheet.computed(
    'bare.help',
    'A bare month and help together',
    'usd-per-month',
    'what a bare month saves + a sum of help',
    [saved, help],
    saved.value + help.value,
  )
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title: say`Cut ${saved} to a bare month`,
      detail: words('Housing, food, power, transport, medicine and minimum payments. The rest waits.'),
      found: saved,
    }),
    inChecking(work, words('Spend as now'), words('Nothing changes until the cash runs out.')),
    wayOf(work, {
      id: 'more',
      kind: 'other',
      title: say`A bare month, and ${help} of help`,
      detail: words(
        'Food help, help with energy bills and rent, and unemployment benefits, which may be far more.',
      ),
      found: both,
    }),
  ]
}

/** Nothing is left yet: what the first dollars would do. */
function foundWays(work: DollarWork): Way[] {
  const { reader, shortfall, stage } = work
  const some = reader.rule('find.some', 'A sum to find each month', 'usd-per-month', rules.moreMonthly)
  const more = reader.rule(
    'find.more',
    'A larger sum to find each month',
    'usd-per-month',
    rules.foundMonthly,
  )
  return [
    wayOf(work, {
      id: 'recommended',
      kind: 'recommended',
      title:
        shortfall === undefined
          ? say`Find ${some}`
          : say`Close the gap of ${shortfall} and find ${some} more`,
      detail: sentenceStart(
        words(
          stage === 'working' ? `${whereToFind(work)}.` : 'from a large cost, or from help that is there.',
        ),
      ),
      found: some,
    }),
    inChecking(
      work,
      words('Go on as now'),
      shortfall === undefined
        ? words('Nothing is put aside, and debts get their minimum payments.')
        : say`You are short by ${shortfall}: something is paid late, or a card grows.`,
    ),
    wayOf(work, {
      id: 'more',
      kind: 'other',
      title: shortfall === undefined ? say`Find ${more}` : say`Close the gap and find ${more} more`,
      detail: words('A smaller home, one car fewer, better pay or a second job: large things move a budget.'),
      found: more,
    }),
  ]
}
