/**
 * Debts between the low and the high rate, both ways: what the plan does not pay is paid first with all that is free
 * after the foundations, and what it pays is left to its payments. Loans and a home loan are two decisions: what a
 * home has taken comes back only by a sale or a new loan.
 */
import type { Alternative } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { isCollegeNear, parentLoanCost } from '../college-soon.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { dollarsOver, type Need, type OrderStep, placedIn } from '../order-of-operations.ts'
import { isMostlyPaid, isOfHome, middleDebtNeed, paidOn, weighedDebts } from './middle-debts.ts'
import { wayWithoutSold } from './sold-beside.ts'
import { type Way, wayOf } from './ways.ts'
import type { LumpSumWork } from './work.ts'

/** Accounts and what is invested: a debt may go before them, never before what is owed, the match or the emergency fund. */
const free: readonly OrderStep[] = ['hsa', 'ira', 'deferral', 'own-plan', 'after-tax', 'middle-debt', 'rest']

/** What of the money a debt could have. */
export const freeMoney = ({ placements }: LumpSumWork): number => placedIn(placements, ...free)

export interface DebtWay extends Pick<Alternative, 'id' | 'title' | 'detail'> {
  readonly way: Way
  readonly debts: readonly DebtTerms[]
}

export function debtWays(work: LumpSumWork): DebtWay[] {
  // Nobody lends back what a loan has taken to who has no pay.
  if (work.unsettled !== undefined) return []
  const groups = [
    { id: 'debts', debts: work.middleDebts.filter((debt) => !isOfHome(debt)) },
    { id: 'home-loan', debts: weighedDebts(work).filter(isOfHome) },
  ]
  const others = groups.flatMap(({ id, debts }) => {
    const ran = leftToRun(work, id, debts)
    if (isMostlyPaid(work.way, debts)) return ran
    const first = paidBefore(work, id, debts, free)
    const after = paidBefore(work, `${id}.after`, debts, ['rest'])
    if (first === undefined) return ran
    // Who asks "invest it or pay the house?" sees both, and all of it paid besides.
    const isAsked = id === 'home-loan' && work.reader.told('considersPayoff') === true
    const other = isAsked ? leftToRun(work, `${id}.invested`, debts) : []
    // Where what is invested outside accounts pays as much, the accounts are filled all the same: there is one way.
    if (after === undefined || paidIn(after.way, debts) >= paidIn(first.way, debts)) return [...other, first]
    if (isMostlyPaid(after.way, debts)) return [...other, after, first]
    // Where neither pays most of it, the fair comparison is the one that leaves the accounts as they are.
    return isMostlyPaid(first.way, debts) ? [...other, first] : [...other, after]
  })
  return [...keptInvested(work), ...heldForCollege(work), ...others]
}

/** What the plan sells for debts at a high rate stays invested. */
const keptInvested = ({ sold, way }: LumpSumWork): DebtWay[] =>
  sold === undefined
    ? []
    : [
        {
          id: 'keep-invested',
          debts: sold.paid.map(({ debt }) => debt),
          way: wayWithoutSold(way, sold),
          title: say`Keep the ${sold.sale} invested`,
          detail: words('It may earn more than the debts cost, or less. What they cost is sure.'),
        },
      ]

/** What the plan pays on the home, kept for bills of college that come soon: a home gives nothing back for them. */
function heldForCollege(work: LumpSumWork): DebtWay[] {
  const { reader, sheet, way, middleDebts, amount } = work
  const paid = middleDebts.filter((debt) => isOfHome(debt) && paidOn(way, debt) > 0)
  if (paid.length === 0 || !isCollegeNear(reader)) return []
  const sum = paidIn(way, paid)
  const held = sheet.computed(
    'college-held.sum',
    'What this plan pays on the home',
    'usd',
    'its parts for loans on the home, added up',
    [amount, ...paid.map(({ balance }) => balance)],
    sum,
  )
  return [
    {
      id: 'college-held',
      debts: paid,
      way: {
        ...way,
        cash: way.cash + sum,
        prepaid: new Map([...way.prepaid].filter(([id]) => !paid.some(({ balance }) => balance.id === id))),
      },
      title: say`Keep ${held} for college instead of the home`,
      detail: say`In Treasury bills or insured savings, for bills that come soon. The ledger counts it as if it stayed there; each dollar of it that takes the place of a federal loan to parents saves ${parentLoanCost(sheet)} a year.`,
    },
  ]
}

const paidIn = (way: Way, debts: readonly DebtTerms[]): number =>
  debts.reduce((sum, debt) => sum + paidOn(way, debt), 0)

const without = (needs: readonly Need[], debts: readonly DebtTerms[]): Need[] =>
  needs.filter(({ id }) => !debts.some(({ balance }) => balance.id === id))

function wayWith(work: LumpSumWork, needs: readonly Need[]): Way {
  return wayOf(
    work,
    dollarsOver(work.amount.value, needs).map(({ need, dollars }) => ({ ...need, dollars })),
  )
}

/** These debts before the first of those steps. */
function paidBefore(
  work: LumpSumWork,
  id: string,
  debts: readonly DebtTerms[],
  steps: readonly OrderStep[],
): DebtWay | undefined {
  const others = without(work.needs, debts)
  const at = others.findIndex(({ step }) => steps.includes(step))
  if (at < 0) return undefined
  const way = wayWith(work, [
    ...others.slice(0, at),
    ...debts.map((debt) => middleDebtNeed(debt, work)),
    ...others.slice(at),
  ])
  const reached = debts.filter((debt) => paidOn(way, debt) > 0)
  const cheapest = reached.at(-1)
  if (paidIn(way, debts) <= paidIn(work.way, debts) || cheapest === undefined) return undefined
  const isWhole = reached.every((debt) => paidOn(way, debt) >= Math.ceil(debt.balance.value))
  const names = listed(reached.map(({ label }) => say`the ${label}`))
  const when = words(steps === free ? 'first' : 'after the accounts')
  const paid = work.sheet.computed(
    `${id}.paid`,
    'What could go to it',
    'usd',
    'what the parts of the plan that come before it leave, or what is owed when that is less',
    [work.amount, ...reached.map(({ balance }) => balance)],
    paidIn(way, reached),
  )
  // Every account may still be filled where the sum is large.
  const isFromRest = way.sheltered >= work.way.sheltered
  return {
    id,
    way,
    debts: reached,
    title: isWhole ? say`Pay off ${names} ${when}` : say`Pay ${paid} on ${names} ${when}`,
    detail: join([
      isFromRest
        ? words(
            freeMoney(work) > placedIn(work.placements, 'rest')
              ? 'What this plan invests outside the accounts goes there; the accounts are filled as planned.'
              : 'Out of what this plan keeps in bills or invests.',
          )
        : isWhole
          ? words('Before accounts and investments.')
          : words('All that is free after the emergency fund goes there, before accounts and investments.'),
      isWhole ? wholeDetail(reached, cheapest) : partDetail(cheapest),
    ]),
  }
}

const wholeDetail = (reached: readonly DebtTerms[], cheapest: DebtTerms): Text =>
  reached.length === 1
    ? say`It saves ${cheapest.rate} a year for certain${ifDeducted(cheapest)}, and frees its payment of ${cheapest.later?.payment ?? cheapest.minimum}, which is invested as it comes.`
    : say`It saves at least ${cheapest.rate} a year for certain, and frees their payments, which are invested as they come.`

const ifDeducted = ({ afterTax }: DebtTerms): Text =>
  afterTax === undefined
    ? nothing
    : say`, or about ${afterTax} after tax, as its interest is deducted for now`

const partDetail = (debt: DebtTerms): Text => {
  const { rate, minimum, later } = debt
  return later !== undefined
    ? say`It saves ${rate} a year for certain on what is not subsidized; the payment of ${later.payment}, which begins later, is smaller for it.`
    : say`It saves at least ${rate} a year for certain${ifDeducted(debt)}; the payment of ${minimum} stays and ends sooner, and is invested from then on.`
}

/** The other way of what the plan pays. */
function leftToRun(work: LumpSumWork, id: string, debts: readonly DebtTerms[]): DebtWay[] {
  const paid = debts.filter((debt) => paidOn(work.way, debt) > 0)
  const [first] = paid
  if (first === undefined) return []
  const way: DebtWay = {
    id,
    way: wayWith(work, without(work.needs, paid)),
    debts: paid,
    title: say`Invest it and pay ${listed(paid.map(({ label }) => say`the ${label}`))} as agreed`,
    detail:
      paid.length === 1
        ? say`The loan at ${first.rate} runs on at ${first.later?.payment ?? first.minimum}, and the money is in the markets meanwhile.`
        : say`The loans at up to ${first.rate} run on, and the money is in the markets meanwhile.`,
  }
  return [way]
}
