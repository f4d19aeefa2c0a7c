/** The plan against what else could be done with the same money, on one ledger. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { placedIn } from '../order-of-operations.ts'
import { averagingOf, evidenceForAtOnce } from './averaging.ts'
import { type Growth, growthOf } from './growth.ts'
import type { Way } from './ledger.ts'
import { isMourning } from './mourning.ts'
import type { Outlook } from './outlook.ts'
import { bankRow, compared, differenceOf, ledgerOf, type Row, rowOf } from './rows.ts'
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
}

export function lumpSumAlternatives(work: LumpSumWork, outlook: Outlook | undefined): Comparison {
  const { reader, amount, placements, invested, taxable, inherited, bracket, reach } = work
  const growth = outlook?.growth ?? growthOf(work, { fee: rules.indexFundFee.value, dragRate: 0 })
  const most = reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures)
  const prepaid = new Map(
    placements
      .filter(({ step }) => step === 'costly-debt' || step === 'middle-debt')
      .map(({ id, amount: part }) => [id, part.value]),
  )
  // What is owed on the money is owed whatever is done with the rest.
  const gone = inherited === undefined ? placedIn(placements, 'owed') : (inherited.allAtOnce?.value ?? 0)
  const free = Math.max(0, Math.round(amount.value) - gone)
  const taxBack = Math.round(placedIn(placements, 'hsa') * bracket.value)
  const plannedWay: Way = {
    sheltered: Math.max(0, invested.value - taxable.value),
    taxable: taxable.value,
    cash: placedIn(placements, 'starter', 'cushion') + taxBack,
    prepaid,
  }
  const averaging = averagingOf(work)
  const atOnce = rowOf(work, growth, 'plan', 'This plan', plannedWay, [amount])
  const sliced =
    averaging === undefined
      ? undefined
      : rowOf(
          work,
          growth,
          'averaging',
          'Spread over months',
          { ...plannedWay, taxable: Math.max(0, plannedWay.taxable - averaging.cost.value) },
          [amount, averaging.cost],
        )
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
      detail: words('First what is certain, then what grows.'),
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
  if (taxable.value < free) {
    const allIn = rowOf(
      work,
      growth,
      'all-in',
      'Everything invested',
      { sheltered: 0, taxable: free, cash: 0, prepaid: new Map() },
      [amount],
    )
    alternatives.push({
      id: 'all-in',
      kind: 'other',
      title: words(inherited === undefined ? 'Invest every dollar now' : 'Take it all out now and invest it'),
      detail: words(
        inherited === undefined
          ? 'Nothing set apart, no debt paid early, no account first: all of it in a taxable account.'
          : 'The whole balance becomes income of one year.',
      ),
      ledger: ledger(allIn),
      difference: compared(work, 'all-in', allIn, plan),
    })
  }
  const debts = debtAlternative(work, growth, plan)
  if (debts !== undefined)
    alternatives.push({
      ...debts.alternative,
      ledger: ledger(debts.row),
      difference: compared(work, 'debts', debts.row, plan),
    })
  if (averaging !== undefined && sliced !== undefined && reach !== 'short')
    alternatives.push(
      work.isSpread
        ? {
            id: 'at-once',
            kind: 'other',
            title: words('Invest it all at once'),
            detail: evidenceForAtOnce(work),
            ledger: ledger(atOnce),
            difference: isMourning(work)
              ? say`Expected to end about ${averaging.cost} ahead in the first year. That is what a calm year to decide in costs.`
              : say`Expected to end about ${averaging.cost} ahead in the first year. Choose it if a fall right after would not make you sell.`,
          }
        : {
            id: 'averaging',
            kind: 'other',
            title: say`Spread the investing over ${averaging.slices}`,
            detail: evidenceForAtOnce(work),
            ledger: ledger(sliced),
            difference: say`Expected to cost about ${averaging.cost} in the first year. Choose it if a fall right after investing would make you sell.`,
          },
    )
  return { alternatives, value }
}

/** Debts between the low and the high rate: the way that the plan did not take. */
function debtAlternative(work: LumpSumWork, growth: Growth, plan: Row) {
  const { middleDebts, placements, amount } = work
  const [debt] = middleDebts
  if (debt === undefined) return undefined
  const paid = placements.find(({ step, id }) => step === 'middle-debt' && id === debt.balance.id)
  const rest = placedIn(placements, 'rest')
  const moved = paid?.amount.value ?? Math.min(rest, Math.round(debt.balance.value))
  if (moved <= 0) return undefined
  const isWhole = moved >= Math.round(debt.balance.value)
  const prepaid = new Map(plan.way.prepaid)
  if (paid === undefined) prepaid.set(debt.balance.id, moved)
  else prepaid.delete(debt.balance.id)
  const row = rowOf(
    work,
    growth,
    'debts',
    paid === undefined ? 'Paying the debt instead' : 'Investing instead',
    {
      ...plan.way,
      prepaid,
      taxable: Math.max(0, plan.way.taxable + (paid === undefined ? -moved : moved)),
    },
    [amount, debt.balance, debt.rate],
  )
  return {
    row,
    alternative: {
      id: 'debts',
      kind: 'other' as const,
      title:
        paid === undefined
          ? isWhole
            ? say`Pay off the ${debt.label} first`
            : say`Pay that part on the ${debt.label} instead`
          : say`Invest it and pay the ${debt.label} as agreed`,
      detail:
        paid === undefined
          ? isWhole
            ? say`It saves ${debt.rate} a year for certain, and frees its payment of ${debt.minimum}, which is invested as it comes.`
            : say`What this plan invests outside the accounts goes to the loan. It saves ${debt.rate} a year for certain; the payment of ${debt.minimum} stays and ends sooner, and is invested from then on.`
          : say`The loan at ${debt.rate} runs on at ${debt.minimum}, and the money is in the markets meanwhile.`,
    },
  }
}
