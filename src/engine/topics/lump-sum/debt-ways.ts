/**
 * Debts between the low and the high rate, both ways: what the plan does not pay is paid first with all that is free
 * after the foundations, and what it pays is left to its payments. Loans and a home loan are two decisions: what a
 * home has taken comes back only by a sale or a new loan.
 */
import type { Alternative } from '../../plan.ts'
import { listed, say, type Text } from '../../say.ts'
import type { DebtFigures } from '../debts.ts'
import { dollarsOver, type Need, type OrderStep } from '../order-of-operations.ts'
import { isMostlyPaid, isOfHome, middleDebtNeed, paidOn } from './middle-debts.ts'
import { type Way, wayOf } from './ways.ts'
import type { LumpSumWork } from './work.ts'

/** What a debt may go before: accounts and what is invested, never what is owed, the match or the emergency fund. */
const free: readonly OrderStep[] = ['hsa', 'ira', 'deferral', 'own-plan', 'after-tax', 'middle-debt', 'rest']

export interface DebtWay extends Pick<Alternative, 'id' | 'title' | 'detail'> {
  readonly way: Way
  readonly debts: readonly DebtFigures[]
}

export function debtWays(work: LumpSumWork): DebtWay[] {
  const groups = [
    { id: 'debts', debts: work.middleDebts.filter((debt) => !isOfHome(debt)) },
    { id: 'home-loan', debts: work.middleDebts.filter(isOfHome) },
  ]
  return groups.flatMap(({ id, debts }) => {
    const way = isMostlyPaid(work.way, debts)
      ? leftToRun(work, id, debts)
      : (paidFirst(work, id, debts) ?? leftToRun(work, id, debts))
    return way === undefined ? [] : [way]
  })
}

const paidIn = (way: Way, debts: readonly DebtFigures[]): number =>
  debts.reduce((sum, debt) => sum + paidOn(way, debt), 0)

const without = (needs: readonly Need[], debts: readonly DebtFigures[]): Need[] =>
  needs.filter(({ id }) => !debts.some(({ balance }) => balance.id === id))

function wayWith(work: LumpSumWork, needs: readonly Need[]): Way {
  return wayOf(
    work,
    dollarsOver(work.amount.value, needs).map(({ need, dollars }) => ({ ...need, dollars })),
  )
}

function paidFirst(work: LumpSumWork, id: string, debts: readonly DebtFigures[]): DebtWay | undefined {
  const others = without(work.needs, debts)
  const at = others.findIndex(({ step }) => free.includes(step))
  if (at < 0) return undefined
  const way = wayWith(work, [
    ...others.slice(0, at),
    ...debts.map((debt) => middleDebtNeed(debt, work.expected)),
    ...others.slice(at),
  ])
  if (paidIn(way, debts) <= paidIn(work.way, debts)) return undefined
  const reached = debts.filter((debt) => paidOn(way, debt) > 0)
  const cheapest = reached.at(-1)
  if (cheapest === undefined) return undefined
  const isWhole = reached.every((debt) => paidOn(way, debt) >= Math.ceil(debt.balance.value))
  const names = listed(reached.map(({ label }) => say`the ${label}`))
  const paid = work.sheet.computed(
    `${id}.first`,
    'What could go to it first',
    'usd',
    'what is free after the parts of the plan that come before accounts, or what is owed when that is less',
    [work.amount, ...reached.map(({ balance }) => balance)],
    paidIn(way, reached),
  )
  return {
    id,
    way,
    debts: reached,
    title: isWhole ? say`Pay off ${names} first` : say`Pay ${paid} on ${names} first`,
    detail: isWhole ? wholeDetail(reached, cheapest) : partDetail(cheapest),
  }
}

function wholeDetail(reached: readonly DebtFigures[], cheapest: DebtFigures): Text {
  return reached.length === 1
    ? say`Before accounts and investments. It saves ${cheapest.rate} a year for certain, and frees its payment of ${cheapest.minimum}, which is invested as it comes.`
    : say`Before accounts and investments. It saves at least ${cheapest.rate} a year for certain, and frees their payments, which are invested as they come.`
}

const partDetail = ({ rate, minimum }: DebtFigures): Text =>
  say`All that this plan puts into accounts and investments goes there instead. It saves at least ${rate} a year for certain; the payment of ${minimum} stays and ends sooner, and is invested from then on.`

/** The other way of what the plan pays. */
function leftToRun(work: LumpSumWork, id: string, debts: readonly DebtFigures[]): DebtWay | undefined {
  const paid = debts.filter((debt) => paidOn(work.way, debt) > 0)
  const [first] = paid
  if (first === undefined) return undefined
  return {
    id,
    way: wayWith(work, without(work.needs, paid)),
    debts: paid,
    title: say`Invest it and pay ${listed(paid.map(({ label }) => say`the ${label}`))} as agreed`,
    detail:
      paid.length === 1
        ? say`The loan at ${first.rate} runs on at ${first.minimum}, and the money is in the markets meanwhile.`
        : say`The loans at up to ${first.rate} run on, and the money is in the markets meanwhile.`,
  }
}
