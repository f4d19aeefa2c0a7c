/** What every part of a one-time investment plan starts from: where each dollar goes, and how it is invested. */
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import type { Dollars } from '../../units.ts'
import { losesJob } from '../ending-job.ts'
import { isRothAtWork } from '../ira-kind.ts'
import { countedOfSpouse } from '../ira-names.ts'
import { missedMatch } from '../missed-match.ts'
import { type Need, type Placement, placedIn, pour } from '../order-of-operations.ts'
import { type PretaxIra, withoutTaxedConversion } from '../pretax-ira.ts'
import type { DraftContext } from '../topic.ts'
import { type LumpSumBasis, lumpSumBasis } from './basis.ts'
import { deductedBy, deductedSum } from './deducted.ts'
import { isOfHome } from './middle-debts.ts'
import { isMourning } from './mourning.ts'
import { foundationNeeds, lumpSumNeeds } from './needs.ts'
import { type OwnCash, ownCashOf, wayWithOwnCash } from './own-cash.ts'
import { sentOn } from './sent-on.ts'
import { type SoldBeside, soldBeside, wayWithSold } from './sold-beside.ts'
import { investedSteps, partsOf, type Way, wayOf } from './ways.ts'

export interface LumpSumWork extends LumpSumBasis {
  /** What the money has to cover, in the order of the plan. */
  readonly needs: readonly Need[]
  readonly placements: readonly Placement[]
  /** Set where cash that is there already pays on debts too; the cushion has what stays. */
  readonly ownCash: OwnCash | undefined
  /** Set where investments of one's own pay on debts as well. */
  readonly sold: SoldBeside | undefined
  /** Pre-tax IRA money that closes the way into a Roth IRA by conversion. */
  readonly inTheWay: PretaxIra | undefined
  /** What works for the goal: every invested part, pre-tax accounts after the tax that they still owe. */
  readonly invested: Figure
  /** The part of it whose interest and dividends are taxed every year. */
  readonly taxable: Figure
  /** The match of a year after later tax, less what an inherited IRA still owes: the same in every way of placing. */
  readonly beside: Dollars
  readonly mix: AssetAllocation
  /** The taxable part against what was told of other investments; unknown where nothing was. */
  readonly size: 'small' | 'large' | 'unknown'
  /** Whether the plan itself invests in slices: a large sum, and a fall would make this person sell, or nobody knows in the first year of a loss. */
  readonly isSpread: boolean
  /** What this use of the money comes to, for the ledger. */
  readonly way: Way
}

export function lumpSumWork(household: Household, context: DraftContext): LumpSumWork {
  const { basis, needs, inTheWay, placements, ownCash } = placed(household, context)
  const mix = basis.glide[0] ?? allCash
  const { invested, beside } = investedIn(basis, placements)
  const taxable = basis.sheet.computed(
    'taxable',
    'Invested outside retirement accounts',
    'usd',
    'the part that goes to a taxable account',
    placements.filter(({ step }) => step === 'rest').map(({ amount }) => amount),
    placedIn(placements, 'rest'),
  )
  const { reader } = basis
  const isKnown =
    reader.told('taxableInvestments') !== undefined || reader.told('retirementSavings') !== undefined
  const portfolio = reader.number('taxableInvestments').value + reader.number('retirementSavings').value
  const size = taxable.value <= portfolio ? 'small' : isKnown ? 'large' : 'unknown'
  const wouldSell = reader.told('riskTolerance') === 'conservative' || isMourning(basis)
  const isSpread = basis.unsettled === undefined && wouldSell && mix.stocks > 0 && size !== 'small'
  const paid = wayWithOwnCash(wayOf({ ...basis, beside }, partsOf(placements)), ownCash)
  const sold = soldBeside(basis, { placements, ownCash })
  const withSold = wayWithSold(paid, sold)
  const way = { ...withSold, sentOn: sentOn({ ...basis, needs, placements, way: withSold }) }
  return {
    ...basis,
    needs,
    inTheWay,
    placements,
    ownCash,
    sold,
    invested,
    taxable,
    beside,
    mix,
    size,
    isSpread,
    way,
  }
}

/** Of each of two. */
const intoIras = (placements: readonly Placement[]) => {
  const into = (whose: 'own' | 'spouse') =>
    placements.reduce((sum, { id, amount }) => sum + (id.startsWith(`ira.${whose}`) ? amount.value : 0), 0)
  return { own: into('own'), spouse: into('spouse') }
}

/**
 * Poured again where a part of the IRA dollars belongs into the other name, where what goes in before tax lowers the tax on
 * a gain (the second reserve is never too small), where the money of a household without pay does not reach its debts,
 * where it ends loans whose payments the fund then need not hold (a smaller fund leaves more for them), and where plans at
 * work take more as Roth than the dollars that their kind was asked about.
 */
function placed(household: Household, context: DraftContext) {
  const pourOf = (known: Known, spouseCounted: Dollars = 0) => {
    const before = { ...lumpSumBasis(household, context, known), spouseCounted }
    // Before a told last day cards come after the fund, and what the money ends is known only by all that it covers.
    const ownCash = ownCashOf(
      before,
      losesJob(before.reader) ? lumpSumNeeds(before) : foundationNeeds(before),
    )
    const basis =
      ownCash === undefined ? before : { ...before, cushion: { ...before.cushion, cash: ownCash.stays } }
    const { open: needs, inTheWay } = withoutTaxedConversion(
      basis,
      lumpSumNeeds(basis).filter((need) => need.isWholeOnly !== true || !paysFromCash(ownCash, need.id)),
    )
    return { basis, needs, inTheWay, ownCash, placements: pour(basis.sheet, basis.amount, needs) }
  }
  const hoped = pourOf({})
  const keepsDebts = !reachesDebts(hoped)
  const reached = keepsDebts ? pourOf({ keepsDebts }) : hoped
  const known: Known = {
    keepsDebts,
    paidOff: loansPaidOff(reached),
    allAtWork: allRothAtWork(reached),
  }
  const isSame = known.paidOff?.length === 0 && known.allAtWork === undefined
  const untold = isSame ? reached : pourOf(known)
  const spouseCounted = countedOfSpouse(untold.basis, intoIras(untold.placements), { isYearly: false })
  const first = spouseCounted === 0 ? untold : pourOf(known, spouseCounted)
  if (first.basis.moneyTax?.kind !== 'gain') return first
  const deducted = deductedBy({ ...first.basis, placements: first.placements })
  return deductedSum(deducted) === 0 ? first : pourOf({ ...known, deducted }, spouseCounted)
}

/**
 * What payroll takes as Roth of a year’s pay while this money is lived on; undefined where it takes none. The first
 * dollars spoke for Roth, and later ones may save more before tax: a credit for workers begins only below an income.
 */
function allRothAtWork({ basis, placements }: Poured): Dollars | undefined {
  const dollars = isRothAtWork(basis) ? placedIn(placements, 'deferral') : 0
  return dollars === 0 ? undefined : dollars
}

interface Poured {
  readonly basis: LumpSumBasis
  readonly placements: readonly Placement[]
  readonly ownCash: OwnCash | undefined
}

/** What a first pouring has shown. */
type Known = NonNullable<Parameters<typeof lumpSumBasis>[2]>

/** Where pay is missing, or soon will be, cash comes before debts, and what they take each month ends only with all of them. */
const reachesDebts = ({ basis: { unsettled, costlyDebts }, placements, ownCash }: Poured): boolean =>
  unsettled?.isFundFirst !== true ||
  costlyDebts.every(
    ({ balance }) =>
      paysFromCash(ownCash, balance.id) || placements.some(({ id, isFull }) => id === balance.id && isFull),
  )

const paysFromCash = (ownCash: OwnCash | undefined, balanceId: string): boolean =>
  ownCash?.paid.some(({ debt }) => debt.balance.id === balanceId) === true

/** Loans at a middle rate of which nothing is left; what waits for one ends none yet. The payment of a home loan may hold taxes and insurance, which go on. */
const loansPaidOff = ({ basis: { middleDebts, unsettled }, placements }: Poured): string[] =>
  middleDebts
    .filter(
      (debt) =>
        unsettled === undefined &&
        !isOfHome(debt) &&
        placements.some(
          ({ id, amount }) => id === debt.balance.id && amount.value >= Math.ceil(debt.balance.value),
        ),
    )
    .map(({ balance }) => balance.id)

/** What works for the goal, and what comes to the parts of the money beside them, the same in every order of the parts. */
function investedIn(
  { sheet, reader, context, bracket, inherited, isNeededEarly }: LumpSumBasis,
  placements: readonly Placement[],
): { invested: Figure; beside: Dollars } {
  // What a plan at work holds cannot pay for something before retirement.
  const parts = placements.filter(
    ({ step }) => investedSteps.includes(step) && !(step === 'match' && isNeededEarly),
  )
  const stays = placedIn(placements, 'inherited')
  const taxShare =
    inherited === undefined || inherited.withdrawal.value === 0
      ? 0
      : inherited.tax.value / inherited.withdrawal.value
  const later =
    stays === 0
      ? undefined
      : sheet.computed(
          'inherited.later-tax',
          'Tax that the inherited IRA still owes',
          'usd',
          'what stays × the share that tax takes of the first withdrawal',
          inherited === undefined ? [] : [inherited.withdrawal, inherited.tax],
          Math.round(stays * taxShare),
        )
  const missed = placedIn(placements, 'match') > 0 ? missedMatch(sheet, reader, context) : undefined
  const match =
    missed === undefined
      ? undefined
      : sheet.computed(
          'match.after-tax',
          'A year of the match, after later tax',
          'usd',
          'the match × (one − your tax bracket)',
          [missed.match, bracket],
          Math.round(missed.match.value * (1 - bracket.value)),
        )
  const counted = isNeededEarly ? undefined : match
  const sum = parts.reduce((total, { amount }) => total + amount.value, 0)
  return {
    invested: sheet.computed(
      'invested',
      'Invested for the goal',
      'usd',
      'the invested parts added up, with the match where it is for retirement, and less the tax that an inherited IRA still owes; what goes into a 401(k) is counted after tax, as it was put in',
      [...parts.map(({ amount }) => amount), ...[counted, later].filter((part) => part !== undefined)],
      sum + (counted?.value ?? 0) - (later?.value ?? 0),
    ),
    beside: (match?.value ?? 0) - (later?.value ?? 0),
  }
}
