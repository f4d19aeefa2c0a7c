/** The ways of treating the old plan: the plan's own, all of it in one place, or cash. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { Place } from './basis.ts'
import { paysWhoLeavesLate } from './gates.ts'
import { ofPart, splitUses } from './growth.ts'
import { laterMoveOf } from './kept-moves.ts'
import { type Piece, protections, type Way } from './ledger.ts'
import type { SourceName } from './places.ts'
import { plannedRothFirst, rothFirstOf } from './roth-first.ts'
import type { Placement } from './routes.ts'
import type { CompanyStock } from './stock.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

/** What is left of each kind of money once this year's required withdrawal is out. */
export const movable = (work: RolloverWork): Record<SourceName, Dollars> => ({
  pretax: work.sources.pretax.value - work.placed('required'),
  stock: work.sources.stock.value,
  roth: work.sources.roth.value,
  afterTax: work.sources.afterTax.value,
})

const nothingNow = ({ sheet }: RolloverWork): Figure =>
  sheet.computed(
    'tax-now.none',
    'Federal tax and penalty of the move itself',
    'usd',
    'a direct rollover is not taxed, nor is leaving it',
    [],
    0,
  )

/** From when money can be used without a penalty. */
export function accessOf(
  { gates, isPenaltyOver, penaltyEnds, stillThere, planType, earlyAccessAge, isOfSpouse }: RolloverWork,
  place: 'old' | 'elsewhere',
): Text {
  if (place === 'old' && gates.freeze === 'equal-payments')
    return words('Only the even payments while they bind')
  const isNow = isPenaltyOver || (place === 'old' && gates.isPenaltyFree && !stillThere)
  if (place === 'old' && gates.opensOn !== undefined) return say`From ${gates.opensOn}`
  if (isNow) return words('Now')
  return place === 'old' && stillThere && paysWhoLeavesLate(planType)
    ? say`From age ${penaltyEnds}, or after leaving this job, if ${words(isOfSpouse ? 'they leave in the year in which they turn' : 'you leave in the year in which you turn')} ${earlyAccessAge} or later`
    : say`From age ${penaltyEnds}`
}

/** The penalty on an early need that every place charges, the old plan too. */
const lockedPenalty = ({ gates: { earlyNeed } }: RolloverWork): Figure | undefined =>
  earlyNeed?.penalized === undefined ? undefined : earlyNeed.penalty

/** Everything in one place. */
export function allIn(work: RolloverWork, place: Place, fee: Figure, beside?: Figure): Way {
  const money = movable(work)
  const inPlan = place === 'leave' || place === 'newPlan'
  const paysHeir = place === 'leave' || place === 'inheritedIra'
  const penalty = paysHeir
    ? lockedPenalty(work)
    : ((place === 'ira' ? rothFirstOf(work)?.penalty : undefined) ?? work.gates.earlyNeed?.penalty)
  const cost = fee.value + (beside?.value ?? 0)
  return {
    pieces: [
      { dollars: money.pretax + money.stock, kind: 'pretax', fee: cost },
      { dollars: money.roth, kind: 'free', fee: cost },
      { dollars: money.afterTax, kind: inPlan ? 'basis' : 'free', fee: cost },
    ],
    causes: nothingNow(work),
    penalty,
    access: accessOf(work, paysHeir ? 'old' : 'elsewhere'),
    blocksBackdoor: place === 'ira',
    protection: inPlan
      ? work.planType === 'nonprofit_457b'
        ? protections.employer
        : place === 'leave' && !work.gates.isShielded
          ? protections.ira
          : protections.plan
      : place === 'inheritedIra'
        ? protections.inherited
        : protections.ira,
    inputs: [work.total, fee, ...[beside, penalty].filter((one) => one !== undefined)],
  }
}

/** The way of the plan itself, placement by placement. */
export function planned(work: RolloverWork): Way {
  const { placements, fees, stock, main, check, keptOfCheck } = work
  const late = work.placed('late')
  const lateTax = late > 0 ? (check?.allTax.value ?? 0) + (check?.allPenalty.value ?? 0) : 0
  const causes =
    stock?.isChosen === true
      ? payoutTaxes(work, stock)
      : late > 0
        ? work.sheet.computed(
            'tax-now.late',
            'Federal tax and penalty if the deadline is not waived',
            'usd',
            'tax + penalty on the check',
            check === undefined ? [] : [check.allTax, check.allPenalty],
            lateTax,
          )
        : (keptOfCheck?.tax ?? nothingNow(work))
  const penalty = keptOfCheck?.penalty ?? plannedRothFirst(work)?.penalty ?? lockedPenalty(work)
  const stays = main !== undefined && (main.destination === 'leave' || main.destination === 'kept')
  const isIra =
    main?.destination === 'ira' || main?.destination === 'rothIra' || main?.destination === 'redeposit'
  const isInherited = main?.destination === 'inheritedIra' || main?.destination === 'inheritedRothIra'
  return {
    pieces: besideShares(
      work,
      usedInTurn(
        work,
        placements.flatMap((placement) => pieceOf(work, placement, lateTax)),
      ),
    ),
    causes,
    penalty,
    blocksBackdoor: placements.some(
      ({ destination }) => destination === 'ira' || destination === 'redeposit',
    ),
    access: accessOf(work, stays || work.placed('kept') > 0 || work.isPaidAsHeir ? 'old' : 'elsewhere'),
    protection: isInherited
      ? protections.inherited
      : isIra || (main?.destination !== 'newPlan' && !work.gates.isShielded)
        ? protections.ira
        : protections.plan,
    inputs: [
      ...placements.map(({ amount }) => amount),
      fees.leave,
      fees.newPlan,
      fees.ira,
      ...(stock?.isChosen ? [stock.asShares] : []),
      ...(stock?.isChosen && stock.creditLost !== undefined ? [stock.creditLost] : []),
      ...(penalty === undefined ? [] : [penalty]),
    ],
  }
}

/** On the shares, and on what leaves as cash beside them. */
const payoutTaxes = ({ sheet }: RolloverWork, { asShares, reach }: CompanyStock): Figure =>
  reach?.cash === undefined
    ? asShares
    : sheet.computed(
        'tax-now.stock',
        'Federal tax of the payout',
        'usd',
        'tax on the shares + tax on the cash',
        [asShares, reach.cash.tax],
        asShares.value + reach.cash.tax.value,
      )

/** Without the shares less is taxed in each later year, and so at lower rates. */
function besideShares({ placed, usesBeside, growth }: RolloverWork, pieces: Piece[]): Piece[] {
  const out = placed('shares', 'cash')
  // A told draw has its own uses, which every way shares.
  if (out <= 0 || growth.draw !== undefined) return pieces
  const uses = usesBeside(out)
  return pieces.map((piece) => (piece.kind === 'pretax' ? { ...piece, uses } : piece))
}

/**
 * What stays for the years before the penalty ends is used in them, and the rest after them; what a sale of company stock
 * brings for a told need is used first.
 */
function usedInTurn({ growth, fees, total, placed, stock }: RolloverWork, pieces: Piece[]): Piece[] {
  const { draw } = growth
  // What is kept of a check pays the first year, and what went back the years after it.
  if (draw !== undefined && placed('keptOut') > 0)
    return pieces.map((piece) => ({
      ...piece,
      uses: ofPart(
        piece.kind === 'taxable' ? draw.early.slice(0, 1) : [...draw.early.slice(1), ...draw.rest],
      ),
    }))
  if (draw !== undefined && stock?.isChosen === true && stock.carries !== undefined) {
    const sold = pieces.reduce((sum, { kind, dollars }) => sum + (kind === 'taxable' ? dollars : 0), 0)
    const [first, then] = splitUses([...draw.early, ...draw.rest], sold / total.value)
    return pieces.map((piece) => ({ ...piece, uses: ofPart(piece.kind === 'taxable' ? first : then) }))
  }
  if (draw === undefined || placed('kept') <= 0) return pieces
  const late = ofPart(draw.rest)
  const early = draw.early.reduce((sum, { share }) => sum + share, 0) * total.value
  const drawn = Math.min(placed('kept'), early)
  let toTake = drawn
  const rest = pieces.flatMap((piece) => {
    const taken =
      piece.kind === 'pretax' && piece.fee === fees.leave.value ? Math.min(toTake, piece.dollars) : 0
    toTake -= taken
    return piece.dollars - taken > 0 ? [{ ...piece, dollars: piece.dollars - taken, uses: late }] : []
  })
  return [{ dollars: drawn, kind: 'pretax', fee: fees.leave.value, uses: ofPart(draw.early) }, ...rest]
}

function keptMoves(work: RolloverWork): Piece['moves'] {
  const move = laterMoveOf(work)
  return move && { fee: move.fee.value, after: move.after }
}

function pieceOf(work: RolloverWork, { destination, source, amount }: Placement, lateTax: Dollars): Piece[] {
  const { fees, stock } = work
  const taxed = source === 'pretax' || source === 'stock' ? 'pretax' : source === 'roth' ? 'free' : 'basis'
  const piece = (kind: Piece['kind'], fee: Figure, dollars = amount.value): Piece[] => [
    { dollars, kind, fee: fee.value },
  ]
  switch (destination) {
    case 'required':
      return []
    case 'keptOut':
      return piece('taxable', fees.ira, Math.max(0, amount.value - (work.keptOfCheck?.tax.value ?? 0)))
    case 'late':
      return piece('taxable', fees.ira, Math.max(0, amount.value - lateTax))
    case 'shares':
      return piece(
        'taxable',
        fees.ira,
        amount.value - (stock?.asShares.value ?? 0) - (stock?.creditLost?.value ?? 0),
      )
    case 'cash':
      return piece('taxable', fees.ira, amount.value - (stock?.reach?.cash?.tax.value ?? 0))
    case 'redeposit':
    case 'ira':
      return piece(taxed, fees.ira)
    case 'inheritedIra':
      return piece(taxed, fees.inheritedIra)
    case 'rothIra':
    case 'inheritedRothIra':
      return piece('free', fees.ira)
    case 'newPlan':
      return piece(taxed, fees.newPlan)
    case 'kept':
      return piece(taxed, fees.leave).map((one) => ({ ...one, moves: keptMoves(work) }))
    case 'leave':
    case 'payout':
      return piece(taxed, fees.leave)
    default:
      return destination satisfies never
  }
}

export interface CashOut {
  readonly taxable: Figure
  /** What the Roth money earned, where it comes out taxed; undefined where there is none or it is free. */
  readonly rothEarnings: Figure | undefined
  readonly tax: Figure
  readonly penalty: Figure
  readonly cost: Figure
  readonly net: Figure
}

/** What Roth money earned comes out taxed before the age at which the penalty ends; from then on it is taken to be free. */
function rothEarningsOf({ sheet, reader, isPenaltyOver, sources }: RolloverWork): Figure | undefined {
  if (sources.roth.value <= 0 || isPenaltyOver) return undefined
  const share = reader.rule(
    'roth.earnings-share',
    'Share of the Roth money that it earned',
    'share',
    rules.rothEarningsShare,
  )
  reader.filledIn(
    'rothPlanBalance',
    `${sources.roth.shown}, of which it earned about ${share.shown}`,
    rules.rothEarningsShare.why,
  )
  return sheet.computed(
    'cash.roth-earnings',
    'Earnings of the Roth money, taxed if taken early',
    'usd',
    'Roth money × the share that it earned',
    [sources.roth, share],
    Math.round(sources.roth.value * share.value),
  )
}

/** Taking all of it as cash, this year or as soon as the plan pays. */
export function cashOut(work: RolloverWork): CashOut {
  const { sheet, context, total, sources, placed } = work
  const paid = whenPaid(work)
  const { taxes, gates } = paid.work
  const { pretax, stock } = movable(work)
  const rothEarnings = rothEarningsOf(work)
  const taxable = sheet.computed(
    'cash.taxable',
    'Taxed if you take it as cash',
    'usd',
    'pre-tax money and company stock, less a required withdrawal, and what the Roth money earned where that is taxed',
    [sources.pretax, sources.stock, ...(rothEarnings === undefined ? [] : [rothEarnings])],
    pretax + stock + (rothEarnings?.value ?? 0),
  )
  const tax = sheet.computed(
    'cash.tax',
    'Federal tax if you take it as cash',
    'usd',
    `your federal tax ${paid.from === undefined ? '' : 'of the year in which you leave, under this year’s law, '}with it as income − your federal tax without it`,
    paid.from === undefined ? [taxable, taxes.agi] : [taxable, taxes.agi, paid.from],
    Math.max(0, Math.round(taxOnMore(taxes, context, 'iraDistributions', taxable.value))),
  )
  const penalty = sheet.computed(
    'cash.penalty',
    'Penalty if you take it as cash',
    'usd',
    gates.isPenaltyFree
      ? 'none: the penalty has ended for you or does not reach this plan'
      : 'what is taxed × the penalty, unless an exception holds',
    gates.isPenaltyFree ? [taxable] : [taxable, gates.penaltyRate],
    gates.isPenaltyFree ? 0 : Math.round(taxable.value * gates.penaltyRate.value),
  )
  const cost = sheet.computed(
    'cash.cost',
    'Federal tax and penalty on cash',
    'usd',
    'tax + penalty',
    [tax, penalty],
    tax.value + penalty.value,
  )
  const whole = total.value - placed('required')
  return {
    taxable,
    rothEarnings,
    tax,
    penalty,
    cost,
    net: sheet.computed(
      'cash.net',
      'Left of it as cash',
      'usd',
      'what is yours without a required withdrawal − tax − penalty',
      [total, cost],
      Math.max(0, whole - cost.value),
    ),
  }
}

/** What was taken out is free to spend and stands open to creditors. */
export function asCash(work: RolloverWork): Pick<Way, 'access' | 'protection'> {
  const paid = whenPaid(work)
  const isFree = paid.work.gates.isPenaltyFree
  return {
    access:
      paid.from === undefined
        ? words('Now, after tax and penalty')
        : say`From ${paid.from}, after tax${words(isFree ? '' : ' and penalty')}`,
    protection: protections.none,
  }
}

export function cashWay(work: RolloverWork, cash: CashOut): Way {
  return {
    pieces: [{ dollars: cash.net.value, kind: 'taxable', fee: work.fees.ira.value }],
    causes: cash.cost,
    ...asCash(work),
    inputs: [cash.net, work.fees.ira],
  }
}
