/** What each way of treating the old plan leaves to spend when it is used, after costs and federal tax. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { AnnualRate, Dollars, Share, Years } from '../../units.ts'
import { gainRateOf, laterGainRateOf } from './gain-rate.ts'
import { growthFactor, overUses, taxableWorth, type Use } from './growth.ts'
import { countedTo, endsBefore } from './need-ends.ts'
import type { RolloverWork } from './work.ts'

/** A piece of the money on its way. */
export interface Piece {
  readonly dollars: Dollars
  /** pretax: all of it is taxed later. free: nothing is. basis: only its growth is. taxable: held outside. */
  readonly kind: 'pretax' | 'free' | 'basis' | 'taxable'
  readonly fee: AnnualRate
  /** Where this piece is used at other times than all of the money: its own uses, as parts of it. */
  readonly uses?: readonly Use[]
  /** What of it is not used by then lies at other costs from some years on. */
  readonly moves?: { readonly fee: AnnualRate; readonly after: Years } | undefined
}

export interface Way {
  readonly pieces: readonly Piece[]
  /** Federal tax and penalty that this way causes, against money that is left alone. */
  readonly causes: Figure
  /** On what is needed before the penalty ends, paid as it is drawn: in today's dollars, at any growth. */
  readonly penalty?: Figure | undefined
  /** From when most of it can be used without a penalty. */
  readonly access: Text
  readonly protection: Text
  /** Pre-tax money in an IRA, which makes backdoor contributions taxable. */
  readonly blocksBackdoor?: boolean
  readonly inputs: readonly Figure[]
}

export interface LedgerRow {
  readonly way: Way
  readonly middle: Figure
  readonly low: Figure
}

export const protections = {
  plan: words('Strong: federal law'),
  ira: words('Full in bankruptcy; otherwise as your state has it'),
  // Clark v. Rameker, 573 U.S. 122 (2014): an inherited IRA is no retirement fund by the law of bankruptcy.
  inherited: words('As your state has it; in bankruptcy often none'),
  none: words('None beyond what your state exempts'),
  employer: words('The employer’s creditors come before you'),
} as const

const digits = 3
const howWorth =
  'each part × ((one + return − costs) ÷ (one + inflation)) for every year until it is used, at the end or, by somebody who lives on it, year by year, less the federal tax of that year, or tax at the later rate, on what was never taxed; outside retirement accounts less yearly tax on dividends and tax on the gain'

/** A row of the ledger: the same growth, inflation and later tax for every way. */
export function ledgerRow(work: RolloverWork, id: string, label: string, way: Way): LedgerRow {
  const { sheet, growth } = work
  const dividendRate = gainRateOf(work)
  const gains = laterGainRateOf(work) ?? dividendRate
  const dividends = work.reader.rule(
    'dividend-yield',
    'What stocks pay out a year',
    'rate',
    rules.dividendYield,
  )
  const drag = dividends.value * dividendRate.value
  const gainsIn = (years: Years): Share => (years < (work.afterWork?.from ?? 0) ? dividendRate : gains).value
  const lost = (rate: AnnualRate, inflation: AnnualRate) =>
    way.blocksBackdoor ? overUses(growth, (years) => backdoorLoss(work, rate, inflation, years)) : 0
  const worth = (rate: AnnualRate, inflation: AnnualRate) =>
    way.pieces.reduce(
      (sum, piece) =>
        sum +
        overUses({ uses: piece.uses ?? growth.uses }, (years, later = work.laterRate.value) =>
          worthOf(piece, { rate, inflation, years, later, gains: gainsIn(years), drag }),
        ),
      -lost(rate, inflation) - (way.penalty?.value ?? 0),
    )
  const backdoor = way.blocksBackdoor ? work.gates.backdoor : undefined
  const how =
    backdoor === undefined
      ? howWorth
      : `${howWorth}; less what yearly backdoor contributions lose: the tax of today on the part that would be taxed, grown until then, − the tax that this part saves later`
  const figure = (part: string, name: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      `ledger.${id}.${part}`,
      `${label}: ${name}`,
      'usd',
      how,
      [
        ...way.inputs,
        ...(backdoor === undefined ? [] : [backdoor.taxedAfter, work.taxes.bracket]),
        work.laterRate,
        gains,
        ...(dividendRate === gains ? [] : [dividendRate]),
        dividends,
        ...inputs,
      ],
      value,
      digits,
    )
  return {
    way,
    middle: figure(
      'middle',
      'to spend, in today’s dollars',
      [growth.rate, growth.inflation],
      worth(growth.rate.value, growth.inflation.value),
    ),
    low: figure(
      'low',
      'to spend with the lowest forecasts',
      [growth.lowRate, growth.lowInflation],
      worth(growth.lowRate.value, growth.lowInflation.value),
    ),
  }
}

function worthOf(
  { dollars, kind, fee, moves }: Piece,
  m: { rate: AnnualRate; inflation: AnnualRate; years: number; later: Share; gains: Share; drag: AnnualRate },
): Dollars {
  if (kind === 'taxable')
    return taxableWorth({
      start: dollars,
      rate: m.rate,
      cost: fee + m.drag,
      gainRate: m.gains,
      inflation: m.inflation,
      years: m.years,
    })
  const before = Math.min(m.years, moves?.after ?? m.years)
  const end =
    dollars *
    growthFactor(m.rate, fee, m.inflation, before) *
    growthFactor(m.rate, moves?.fee ?? fee, m.inflation, m.years - before)
  if (kind === 'free') return end
  const basis = kind === 'basis' ? dollars * growthFactor(0, 0, m.inflation, m.years) : 0
  return end - Math.max(0, end - basis) * m.later
}

/** When the money is used, in words. */
export function whenUsed(work: RolloverWork): Text {
  const need = work.gates.earlyNeed
  if (need?.goesOn === true)
    return endsBefore(work) ? say`by age ${countedTo(work, need)}` : words('while you draw on it')
  return isUsedInParts(work) ? say`over ${work.horizon}` : say`in ${work.horizon}`
}

/** Somebody lives on it from now on, or needs a part of it before the penalty ends. */
export const isUsedInParts = ({ growth }: RolloverWork): boolean => growth.uses.length > 1

export const penaltyLabel = 'Penalty on what you need before it ends'
export const penaltyInWords = (penalty: Figure | undefined): Text =>
  penalty === undefined ? words('None') : say`${penalty}`

/** The ledger as the alternatives show it. */
export const shownLedger = (
  work: RolloverWork,
  { way, middle, low }: LedgerRow,
): { label: Text; value: Text }[] => [
  { label: say`To spend ${whenUsed(work)}, today’s dollars`, value: say`${middle}` },
  { label: words('The same with the lowest forecasts'), value: say`${low}` },
  { label: words('Federal tax and penalty of the move itself'), value: say`${way.causes}` },
  ...(work.gates.earlyNeed?.penalty === undefined
    ? []
    : [{ label: words(penaltyLabel), value: penaltyInWords(way.penalty) }]),
  { label: words('Without a penalty'), value: way.access },
  { label: words('If creditors sue you'), value: way.protection },
]

/**
 * What a backdoor user loses while pre-tax money is in an IRA: of every yearly contribution a part is taxed at the bracket of
 * today, and leaves as much after-tax money behind, which alone is not taxed in the end.
 */
function backdoorLoss(
  { gates, taxes, laterRate, fees, hasNewPlan }: RolloverWork,
  rate: AnnualRate,
  inflation: AnnualRate,
  until: Years,
): Dollars {
  if (gates.backdoor === undefined) return 0
  const { taxedAfter, taxedNow } = gates.backdoor
  // With a new plan the IRA money that is there could be moved away as well.
  const yearly = taxedAfter.value - (hasNewPlan ? 0 : taxedNow.value)
  let lost = 0
  for (let years = until; years > 0; years -= 1) {
    const paid = taxes.bracket.value * growthFactor(rate, fees.ira.value, inflation, years)
    lost += yearly * Math.max(0, paid - laterRate.value * growthFactor(0, 0, inflation, years))
  }
  return lost
}
