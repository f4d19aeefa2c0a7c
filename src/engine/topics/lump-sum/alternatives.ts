/** The plan against what else could be done with the same money, on one ledger. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { placedIn } from '../order-of-operations.ts'
import { type Averaging, averagingOf, evidenceForAtOnce } from './averaging.ts'
import { debtWays } from './debt-ways.ts'
import { type Growth, growthOf } from './growth.ts'
import { type HomeLoanAhead, homeLoanAhead } from './home-loan-ahead.ts'
import { inBills } from './in-bills.ts'
import { weighedDebts } from './middle-debts.ts'
import { isMourning } from './mourning.ts'
import type { Outlook } from './outlook.ts'
import { bankRow, compared, differenceOf, ledgerOf, type Row, rowOf } from './rows.ts'
import type { Way } from './ways.ts'
import type { LumpSumWork } from './work.ts'

/** What the recommendation is worth against leaving the money in an average bank. */
export interface Value {
  readonly middle: Figure
  /** In most futures at least this; below nothing when the bank would end ahead in weak markets. */
  readonly weak: Figure
}

export interface Comparison {
  readonly alternatives: Alternative[]
  readonly value: Value
  /** Set where paying a home loan that the plan leaves to its payments is among the ways and ends ahead. */
  readonly homeLoan: HomeLoanAhead | undefined
}

/** What the ledger counts, where debts are paid: else a plan that pays them seems to lose money. */
const worthInWords = (work: LumpSumWork): Text =>
  work.costlyDebts.length + weighedDebts(work).length === 0
    ? nothing
    : words(
        ' Worth is what is invested and in cash by then, with what paying a debt early saves: its payments once they end, and what less is owed.',
      )

export function lumpSumAlternatives(work: LumpSumWork, outlook: Outlook | undefined): Comparison {
  const { reader, amount, placements, inherited, reach, way: planned } = work
  const growth = outlook?.growth ?? growthOf(work, { fee: rules.indexFundFee.value, dragRate: 0 })
  const most = reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures)
  // What is owed on the money, or kept for a nearer purpose, is gone whatever is done with the rest.
  const gone =
    inherited === undefined ? placedIn(placements, 'owed', 'goal') : (inherited.allAtOnce?.value ?? 0)
  const free = Math.max(0, Math.round(amount.value) - gone)
  const averaging = averagingOf(work)
  const atOnce = rowOf(work, growth, 'plan', 'This plan', planned, [amount])
  const sliced =
    averaging === undefined
      ? undefined
      : rowOf(work, growth, 'averaging', 'Spread over months', spreadAs(work, averaging, planned), [
          amount,
          averaging.cost,
        ])
  const plan = work.isSpread && sliced !== undefined ? sliced : atOnce
  const ledger = ledgerOf(work, most)

  const bank = bankRow(work, free)
  const value: Value = {
    middle: differenceOf(
      work,
      'value.middle',
      'Middle outcome of this plan − the bank',
      plan.middle,
      bank.middle,
    ),
    weak: differenceOf(work, 'value.weak', 'Weak outcome of this plan − the bank', plan.weak, bank.weak),
  }
  const alternatives: Alternative[] = [
    {
      id: 'recommended',
      kind: 'recommended',
      title: words('This plan'),
      detail: say`First what is certain, then what grows.${worthInWords(work)}`,
      ledger: ledger(plan),
      difference: words('The plan.'),
    },
    {
      id: 'current',
      kind: 'current',
      title: words(
        inherited === undefined
          ? 'Leave it all in an average bank'
          : 'Take it all out now and leave it in an average bank',
      ),
      detail: say`At ${bank.rate} it loses to prices every year.`,
      ledger: ledger(bank),
      difference:
        value.middle.value >= 0
          ? value.weak.value >= 0
            ? say`Gives up ${value.middle} in the middle outcome, and at least ${value.weak} in ${most} futures.`
            : say`Gives up ${value.middle} in the middle outcome. In weak markets it would end ahead.`
          : words('Ends about where the plan does, with less use for it on the way.'),
    },
  ]
  const allIn = allInWay(work, growth, plan, free, ledger)
  const homeLoans: HomeLoanAhead[] = []
  const bills = inBills(work, growth, plan, ledger)
  const mostOthers = rules.mostOtherWays.value - bills.length
  const others = [
    ...debtWays(work).map((debtWay, at): Alternative => {
      const { id, title, detail, way, debts } = debtWay
      const [paid, cost] =
        work.isSpread && averaging !== undefined
          ? [spreadAs(work, averaging, way), [averaging.cost]]
          : [way, []]
      const row = rowOf(work, growth, id, 'The debt the other way', paid, [
        amount,
        ...cost,
        ...debts.flatMap(({ balance, rate }) => [balance, rate]),
      ])
      const difference = compared(work, id, row, plan)
      const ahead = homeLoanAhead(work, debtWay, plan, difference)
      if (ahead !== undefined && at < mostOthers) homeLoans.push(ahead)
      return { id, kind: 'other', title, detail, ledger: ledger(row), difference: difference.inWords }
    }),
    ...(averaging === undefined || sliced === undefined || reach === 'short'
      ? []
      : [spreadOrNot(work, averaging, ledger(work.isSpread ? atOnce : sliced))]),
  ]
  const hasRoom = others.length < mostOthers
  alternatives.push(
    ...bills,
    ...(allIn !== undefined && hasRoom ? [allIn] : []),
    ...others.slice(0, mostOthers),
  )
  return { alternatives, value, homeLoan: homeLoans[0] }
}

/** A way whose money outside accounts waits as that of the plan does: else it would seem to win by the months that it does not wait. */
const spreadAs = ({ taxable }: LumpSumWork, { cost }: Averaging, way: Way): Way => ({
  ...way,
  taxable: way.taxable * (1 - cost.value / taxable.value),
})

type Ledger = ReturnType<typeof ledgerOf>

function allInWay(
  work: LumpSumWork,
  growth: Growth,
  plan: Row,
  free: Dollars,
  ledger: Ledger,
): Alternative | undefined {
  const { amount, inherited, taxable } = work
  if (taxable.value >= free) return undefined
  const row = rowOf(
    work,
    growth,
    'all-in',
    'Everything invested',
    { sheltered: 0, taxable: free, cash: 0, prepaid: new Map() },
    [amount],
  )
  return {
    id: 'all-in',
    kind: 'other',
    title: words(inherited === undefined ? 'Invest every dollar now' : 'Take it all out now and invest it'),
    detail: words(
      inherited === undefined
        ? `Nothing set apart, no debt paid early, no account first${work.isSpread ? ', no waiting' : ''}: all of it in a taxable account.`
        : 'The whole balance becomes income of one year.',
    ),
    ledger: ledger(row),
    difference: compared(work, 'all-in', row, plan).inWords,
  }
}

/** The plan invests at once or in slices; here is the other one. */
function spreadOrNot(work: LumpSumWork, averaging: Averaging, ledger: ReturnType<Ledger>): Alternative {
  const detail = evidenceForAtOnce(work)
  if (!work.isSpread)
    return {
      id: 'averaging',
      kind: 'other',
      title: say`Spread the investing over ${averaging.slices}`,
      detail,
      ledger,
      difference: say`Expected to cost about ${averaging.cost} in the first year. Choose it if a fall right after investing would make you sell.`,
    }
  return {
    id: 'at-once',
    kind: 'other',
    title: words('Invest it all at once'),
    detail,
    ledger,
    difference: isMourning(work)
      ? say`Expected to end about ${averaging.cost} ahead in the first year. That is what a calm year to decide in costs.`
      : say`Expected to end about ${averaging.cost} ahead in the first year. Choose it if a fall right after would not make you sell.`,
  }
}
