/** Where each kind of money goes: what is frozen first, then the cheapest place that is open to the rest. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Place, RolloverBasis } from './basis.ts'
import type { CheckInHand } from './check-in-hand.ts'
import type { KeptOfCheck } from './check-kept.ts'
import type { Gates } from './gates.ts'
import { type Destination, isOfSeveral, placeInWords, type SourceName } from './places.ts'
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
  readonly keptOfCheck: KeptOfCheck | undefined
}

/** What the places hang on before a check and a withdrawal are looked at. */
type Undecided = Omit<Routed, 'check' | 'keptOfCheck' | 'required'>

type Kind = 'pretax' | 'roth'

/** The places that are open to a kind of money. */
function openPlaces({ gates, hasNewPlan, stillThere, stock, planType }: Undecided, kind: Kind): Place[] {
  if (gates.freeze !== undefined) return ['leave']
  const { isPlanSafer, inheritsIra } = gates
  // No contribution of one's own is counted together with an inherited IRA.
  const isIraOpen = !isPlanSafer && (inheritsIra || !(kind === 'pretax' && gates.backdoor !== undefined))
  const ira: Place = inheritsIra ? 'inheritedIra' : 'ira'
  const mustLeave =
    gates.isForcedOut ||
    planType === 'pension_lump' ||
    stock?.isChosen === true ||
    (gates.hasCreditors && !gates.isShielded && hasNewPlan)
  const open: Place[] = [
    // A plan of one's own charges the penalty that a late spouse's does not.
    ...(hasNewPlan && !stillThere && (!inheritsIra || isPlanSafer) ? (['newPlan'] as const) : []),
    ...(mustLeave ? [] : (['leave'] as const)),
    ...(isIraOpen ? [ira] : []),
  ]
  return open.length > 0 ? open : [ira]
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

/** Whether the old plan is a place that may be chosen for the fewer accounts, only for its costs, or not at all. */
type OldPlan = 'open' | 'no account fewer' | 'closed'

/** Whoever has a first year of one, or says that they use the backdoor into one, has a Roth IRA. */
export const hasRothIra = (reader: FactReader): boolean =>
  reader.told('rothIraFirstYear') !== undefined || reader.told('backdoorRoth') === true

/** The places in the order in which they are preferred where their costs are as good as equal: fewer accounts first. */
function simplestFirst({ fees, reader }: RolloverBasis, kind: Kind, oldPlan: OldPlan): Place[] {
  const hasIra = (reader.told('pretaxIraBalance') ?? 0) !== 0
  // An inherited IRA is an account more, whatever is there.
  const places: Place[] =
    oldPlan !== 'open'
      ? ['newPlan', 'ira', 'inheritedIra', 'leave']
      : kind === 'pretax' && hasIra
        ? ['newPlan', 'ira', 'leave', 'inheritedIra']
        : ['newPlan', 'leave', 'ira', 'inheritedIra']
  // A Roth IRA that is there is no account more, so costs decide.
  const isEven = kind === 'roth' && hasRothIra(reader)
  return isEven ? places.sort((one, other) => fees[one].value - fees[other].value) : places
}

/** The open place of the lowest costs; where some are as good as equal, the one with the fewest accounts. */
function cheapestPlace(work: Undecided, balance: number, kind: Kind, oldPlan: OldPlan = 'open'): Choice {
  const { fees } = work
  const all = openPlaces(work, kind)
  const others = all.filter((place) => place !== 'leave')
  const open = oldPlan === 'closed' && others.length > 0 ? others : all
  const least = Math.min(...open.map((place) => fees[place].value))
  const isAsGood = (place: Place) => {
    const gap = fees[place].value - least
    return gap <= rules.sameFee.value || gap * balance <= rules.smallFeeGap.value
  }
  const place =
    simplestFirst(work, kind, oldPlan).find((one) => open.includes(one) && isAsGood(one)) ?? open[0] ?? 'ira'
  const cheaper = open.find((one) => fees[one].value === least)
  const isTie = cheaper !== undefined && fees[cheaper].value < fees[place].value
  return { place, tie: isTie ? { kind, chosen: place, cheaper } : undefined }
}

/**
 * Pre-tax money, with the stock that goes with it, and Roth money together. What would be left behind alone is no account
 * fewer, and a small rest may be closed by the plan: IRC §401(a)(31)(B).
 * `free`: what is not placed yet. `staying`: what stays in the old plan in any case. `isMoving`: something leaves it.
 */
function chosenPlaces(
  work: Undecided,
  free: Readonly<Record<Kind, Dollars>>,
  { staying, isMoving }: { readonly staying: Dollars; readonly isMoving: boolean },
): Record<Kind, Choice> {
  const choose = (oldPlan: Readonly<Record<Kind, OldPlan>>) => ({
    pretax: cheapestPlace(work, free.pretax, 'pretax', oldPlan.pretax),
    roth: cheapestPlace(work, free.roth, 'roth', oldPlan.roth),
  })
  // Several plans left behind are as many accounts: only what they cost speaks for them.
  const first: OldPlan = isOfSeveral(work) ? 'no account fewer' : 'open'
  const chosen = choose({ pretax: first, roth: first })
  const kinds = (['pretax', 'roth'] as const).filter((kind) => free[kind] > 0)
  const stays = kinds.filter((kind) => chosen[kind].place === 'leave')
  if (stays.length === 0 || work.gates.freeze !== undefined) return chosen
  const left = stays.reduce((sum, kind) => sum + free[kind], staying)
  if (!work.stillThere && left <= work.gates.forceOut.value)
    return choose({ pretax: 'closed', roth: 'closed' })
  const isAlone = staying <= 0 && (isMoving || stays.length < kinds.length)
  if (!isAlone) return chosen
  const oldPlan = (kind: Kind): OldPlan => (stays.includes(kind) ? 'no account fewer' : 'open')
  return choose({ pretax: oldPlan('pretax'), roth: oldPlan('roth') })
}

/** Where most of it will go, by today's costs, once whoever still works for its employer has left. */
export function placeAfterLeaving(work: Undecided): Place {
  const { gates, planType, isPenaltyOver, total, sources } = work
  // What a public 457(b) pays without a penalty it goes on paying.
  if (planType === 'gov_457b' && !isPenaltyOver && !gates.isOverOnLeaving) return 'leave'
  const isForcedOut = total.value <= gates.forceOut.value
  const left = { ...work, stillThere: false, gates: { ...gates, freeze: undefined, isForcedOut } }
  return cheapestPlace(left, sources.pretax.value + sources.stock.value, 'pretax').place
}

export interface Routes {
  readonly placements: readonly Placement[]
  /** How the pre-tax money, or else the Roth money, was decided, where a cheaper place lost by too little. */
  readonly tie: Tie | undefined
}

export function routesOf(work: Routed): Routes {
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
  const circumstances = {
    gates,
    check,
    kept: work.keptOfCheck,
    required,
    redepositPlace: redepositPlace(work),
    stockWaits,
    isStockUndecided,
    stillThere: work.stillThere,
    plans: work.plans,
  }
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
  if (work.keptOfCheck !== undefined) {
    place('pretax', 'keptOut', work.keptOfCheck.amount)
    place('pretax', 'redeposit', work.keptOfCheck.back)
  } else if (check !== undefined)
    place('pretax', check.isLate && !check.isDirect ? 'late' : 'redeposit', check.eligible)
  if (gates.freeze === 'nonprofit-457') {
    for (const source of left.keys()) place(source, 'payout')
    return { placements, tie: undefined }
  }
  if (stock?.isChosen) {
    place('stock', 'shares', stock.shares)
    if (stock.reach?.cash !== undefined) place('pretax', 'cash', stock.reach.cash.amount)
  }
  if (stockWaits || isStockUndecided) place('stock', 'leave')
  const isOut = ({ destination }: Placement) => destination !== 'leave' && destination !== 'required'
  const chosen = chosenPlaces(
    work,
    { pretax: ofKind('pretax') + ofKind('stock'), roth: ofKind('roth') },
    {
      staying:
        placements.filter(({ destination }) => destination === 'leave').reduce(sumOfAmounts, 0) +
        (gates.kept?.value ?? 0),
      isMoving: placements.some(isOut),
    },
  )
  const main = chosen.pretax.place
  if (gates.kept !== undefined && main !== 'leave') {
    const rest = ofKind('pretax') - gates.kept.value
    const saved = (work.fees.leave.value - work.fees[main].value) * rest
    // A small rest is not worth another account either.
    const isWhole = ofKind('stock') === 0 && saved <= rules.smallFeeGap.value
    place('pretax', 'kept', isWhole ? undefined : gates.kept)
  }
  place('pretax', main)
  place('stock', main)
  const staysTogether =
    gates.freeze !== undefined ||
    (main === 'leave' && placements.some(({ destination }) => destination === 'leave'))
  const rothIra = gates.inheritsIra ? 'inheritedRothIra' : 'rothIra'
  const isIra = chosen.roth.place === 'ira' || chosen.roth.place === 'inheritedIra'
  place('roth', isIra ? rothIra : chosen.roth.place)
  place('afterTax', staysTogether ? 'leave' : rothIra)
  const isPlaced = ({ kind, chosen: place }: Tie) =>
    placements.some(
      ({ source, destination }) => destination === place && (source === 'roth') === (kind === 'roth'),
    )
  const ties = [chosen.pretax.tie, chosen.roth.tie].filter((tie) => tie !== undefined)
  return { placements, tie: ties.find(isPlaced) }
}

const sumOfAmounts = (sum: Dollars, { amount }: Placement): Dollars => sum + amount.value

/** An IRA takes a check fastest, unless pre-tax money has to stay out of it. */
function redepositPlace(work: Routed): Place {
  const open = openPlaces(work, 'pretax')
  return open.includes('ira') || !open.includes('newPlan') ? 'ira' : 'newPlan'
}
