/** Where each kind of money goes: what is frozen first, then the cheapest place that is open to the rest. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Text } from '../../say.ts'
import type { RolloverBasis } from './basis.ts'
import type { CheckInHand } from './check-in-hand.ts'
import type { Gates } from './gates.ts'
import { type Destination, type Place, placeInWords, type SourceName } from './places.ts'
import type { RequiredWithdrawal } from './required.ts'
import type { CompanyStock } from './stock.ts'

export interface Placement {
  readonly destination: Destination
  readonly source: SourceName
  readonly label: Text
  readonly description: Text
  readonly act: Text
  readonly amount: Figure
}

interface Routed extends RolloverBasis {
  readonly required: RequiredWithdrawal | undefined
  readonly stock: CompanyStock | undefined
  readonly gates: Gates
  readonly check: CheckInHand | undefined
}

type Kind = 'pretax' | 'roth'

/** The places that are open to a kind of money. */
function openPlaces(
  { gates, hasNewPlan, stillThere, stock, planType }: Omit<Routed, 'check' | 'required'>,
  kind: Kind,
): Place[] {
  if (gates.freeze !== undefined) return ['leave']
  const isPlanSafer = gates.hasCreditors && (gates.isShielded || hasNewPlan)
  const isIraOpen = !isPlanSafer && !(kind === 'pretax' && gates.backdoor !== undefined)
  const mustLeave =
    gates.isForcedOut ||
    planType === 'pension_lump' ||
    stock?.isChosen === true ||
    (gates.hasCreditors && !gates.isShielded && hasNewPlan)
  const open: Place[] = [
    ...(hasNewPlan && !stillThere ? (['newPlan'] as const) : []),
    ...(mustLeave ? [] : (['leave'] as const)),
    ...(isIraOpen ? (['ira'] as const) : []),
  ]
  return open.length > 0 ? open : ['ira']
}

/** A cheaper place that was open but too little cheaper to count. */
export interface Tie {
  readonly kind: Kind
  readonly chosen: Place
  readonly cheaper: Place
}

interface Choice {
  readonly place: Place
  readonly tie: Tie | undefined
}

/** The open place of the lowest costs; where some are as good as equal, the one with the fewest accounts. */
function cheapestPlace(work: Omit<Routed, 'check' | 'required'>, balance: number, kind: Kind): Choice {
  const { fees, reader } = work
  const open = openPlaces(work, kind)
  const least = Math.min(...open.map((place) => fees[place].value))
  const isAsGood = (place: Place) => {
    const gap = fees[place].value - least
    return gap <= rules.sameFee.value || gap * balance <= rules.smallFeeGap.value
  }
  const hasIra = (reader.told('pretaxIraBalance') ?? 0) !== 0
  const simplest: Place[] = hasIra ? ['newPlan', 'ira', 'leave'] : ['newPlan', 'leave', 'ira']
  const place = simplest.find((one) => open.includes(one) && isAsGood(one)) ?? 'ira'
  const cheaper = open.find((one) => fees[one].value === least)
  const isTie = cheaper !== undefined && fees[cheaper].value < fees[place].value
  return { place, tie: isTie ? { kind, chosen: place, cheaper } : undefined }
}

/** Where most of it will go, by today's costs, once whoever still works for its employer has left. */
export function placeAfterLeaving(work: Omit<Routed, 'check' | 'required'>): Place {
  const { gates, planType, isPenaltyOver, total, sources } = work
  // What a public 457(b) pays without a penalty it goes on paying.
  if (planType === 'gov_457b' && !isPenaltyOver) return 'leave'
  const isForcedOut = total.value <= gates.forceOut.value
  const left = { ...work, stillThere: false, gates: { ...gates, freeze: undefined, isForcedOut } }
  return cheapestPlace(left, sources.pretax.value + sources.stock.value, 'pretax').place
}

/** How the pre-tax money, or else the Roth money, was decided, where a cheaper place lost by too little. */
export function tieOf(
  work: Omit<Routed, 'check' | 'required'>,
  placements: readonly Placement[],
): Tie | undefined {
  const { pretax, stock, roth } = work.sources
  const isPlaced = ({ kind, chosen }: Tie) =>
    placements.some(
      ({ source, destination }) => destination === chosen && (source === 'roth') === (kind === 'roth'),
    )
  return [
    cheapestPlace(work, pretax.value + stock.value, 'pretax').tie,
    cheapestPlace(work, roth.value, 'roth').tie,
  ].find((tie) => tie !== undefined && isPlaced(tie))
}

export function routesOf(work: Routed): Placement[] {
  const { sheet, sources, gates, required, check, stock } = work
  const left = new Map<SourceName, number>([
    ['pretax', sources.pretax.value],
    ['stock', sources.stock.value],
    ['roth', sources.roth.value],
    ['afterTax', sources.afterTax.value],
  ])
  const ofKind = (source: SourceName) => left.get(source) ?? 0
  const stockWaits = stock?.isWaiting === true && !gates.isForcedOut
  const isStockUndecided = stock?.undecided !== undefined && !gates.isForcedOut
  const circumstances = { gates, check, redepositPlace: redepositPlace(work), stockWaits, isStockUndecided }
  const placements: Placement[] = []

  function place(source: SourceName, destination: Destination, wanted?: Figure): void {
    const rest = ofKind(source)
    const value = wanted === undefined ? rest : Math.min(rest, wanted.value)
    if (value <= 0) return
    left.set(source, rest - value)
    const { label, description, act } = placeInWords(circumstances, destination, source)
    const amount = sheet.computed(
      `part.${destination}.${source}`,
      'This part of the money',
      'usd',
      wanted === undefined
        ? 'what is left of this kind of money'
        : 'what has to go here, no more than there is of this kind of money',
      [sources[source], ...(wanted === undefined ? [] : [wanted])],
      value,
    )
    placements.push({ destination, source, label, description, act: act(amount), amount })
  }

  if (required !== undefined) place('pretax', 'required', required.amount)
  if (check !== undefined)
    place('pretax', check.isLate && !check.isDirect ? 'late' : 'redeposit', check.gross)
  if (gates.freeze === 'nonprofit-457') {
    for (const source of left.keys()) place(source, 'payout')
    return placements
  }
  if (stock?.isChosen) place('stock', 'shares', stock.shares)
  if (stockWaits || isStockUndecided) place('stock', 'leave')
  const main = cheapestPlace(work, ofKind('pretax') + ofKind('stock'), 'pretax').place
  if (gates.kept !== undefined && main !== 'leave') place('pretax', 'kept', gates.kept)
  place('pretax', main)
  place('stock', main)
  const staysTogether =
    gates.freeze !== undefined ||
    (main === 'leave' && placements.some(({ destination }) => destination === 'leave'))
  const roth = staysTogether ? 'leave' : cheapestPlace(work, ofKind('roth'), 'roth').place
  place('roth', roth === 'ira' ? 'rothIra' : roth)
  place('afterTax', staysTogether ? 'leave' : 'rothIra')
  return placements
}

/** An IRA takes a check fastest, unless pre-tax money has to stay out of it. */
function redepositPlace(work: Routed): Place {
  const open = openPlaces(work, 'pretax')
  return open.includes('ira') || !open.includes('newPlan') ? 'ira' : 'newPlan'
}
