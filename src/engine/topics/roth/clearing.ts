/**
 * Whether converting all pre-tax IRA money is worth it, where no plan at work takes it: by the rates that answer whoever
 * asks about a conversion, or because the way that it clears is worth more than it costs.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { atTenths } from './at-tenths.ts'
import { type BackdoorWorth, backdoorWorth } from './backdoor-worth.ts'
import { conversionOf } from './conversion.ts'
import type { Conversion } from './conversion-figures.ts'
import { conversionPrice, runsOfYear } from './conversion-price.ts'
import type { RothWork } from './work.ts'

interface ClearingRates {
  readonly now: Figure
  readonly later: Figure
  /** What of it is worth converting this year, where all at once is not. */
  readonly part: Figure | undefined
  /** Cash and investments that were named, where they do not pay the tax on all of it. */
  readonly short: Figure | undefined
}

export type Clearing = { readonly tax: Figure } & (
  | { readonly way: 'cheap' }
  | { readonly way: 'leave' }
  | ({ readonly way: 'once' | 'years' } & ClearingRates)
  // The rates alone do not speak for it.
  | ({ readonly way: 'opens'; readonly worth: BackdoorWorth } & Pick<ClearingRates, 'now' | 'later'>)
)

/** What it costs to convert all that stands in IRAs. */
function costOfAll(work: RothWork): Figure {
  const { sheet, pretaxIra, income, conversion } = work
  const price = conversion?.costsOn ?? conversionPrice(work, runsOfYear(work)).partsOf
  const { tax, credit, savers } = price(pretaxIra.value)
  return sheet.computed(
    'clear.tax',
    'Tax if all that stands in IRAs is converted this year',
    'usd',
    'the tax of this year with the pre-tax IRA money as income − without it, and the credits that it takes; what was taxed before is not taxed again',
    [pretaxIra, income],
    tax + credit + savers,
  )
}

function isCheap({ places, context, reader }: RothWork, tax: Figure): boolean {
  const yearly = places.iraConversion > 0 ? places.iraConversion : known(context.limits.ira).limit
  const share = reader.rule(
    'clear.share',
    'Tax worth paying once, as a share of what a year converts',
    'share',
    rules.clearingTaxShare,
  )
  return tax.value <= share.value * yearly
}

/** The answer to a conversion, as if it were asked about. */
function weighed(work: RothWork): RothWork['conversion'] {
  if (work.conversion !== undefined) return work.conversion
  const sheet = worksheet()
  return conversionOf({ ...work, sheet, reader: work.reader.onSheet(sheet) }, 'weighed')
}

function shortOf({ sheet, reader }: RothWork, tax: Figure): Figure | undefined {
  const cash = (['savings', 'taxableInvestments'] as const)
    .filter((key) => reader.told(key) !== undefined)
    .map((key) => reader.number(key))
  const sum = cash.reduce((total, { value }) => total + value, 0)
  if (cash.length === 0 || sum >= tax.value) return undefined
  return sheet.computed(
    'clear.cash',
    'Cash and investments that you named',
    'usd',
    'savings + investments in taxable accounts, as far as named',
    cash,
    sum,
  )
}

function worked(work: RothWork): Clearing {
  const { sheet, pretaxIra } = work
  const tax = costOfAll(work)
  if (isCheap(work, tax)) return { way: 'cheap', tax }
  const conversion = weighed(work)
  if (conversion === undefined) return { way: 'leave', tax }
  const all = pretaxIra.value
  const laterOfAll = atTenths(conversion.laterRateOn(all))
  const isAllWorth = laterOfAll - atTenths(tax.value / all) > rules.rateBand.value
  const mayBeOnce =
    !isAllWorth &&
    conversion.rateNext === undefined &&
    shortOf(work, tax) === undefined &&
    !isDearAtOnce(conversion, tax, all)
  const opens = mayBeOnce ? backdoorWorth(work, tax, laterOfAll) : undefined
  if (opens !== undefined) return { way: 'opens', tax, worth: opens, ...ratesOf(work, conversion, pretaxIra) }
  if (conversion.verdict !== 'convert') return { way: 'leave', tax }
  // Of 59½ and older more than the IRAs can be converted: here only they are.
  const dollars = isAllWorth ? all : Math.min(all, conversion.amount.value)
  if (!isAllWorth && dollars === all) return { way: 'leave', tax }
  const part = isAllWorth
    ? undefined
    : sheet.computed(
        'clear.part',
        'What of the IRAs is worth converting this year',
        'usd',
        'as for a conversion that is asked about: the room of the bracket that your income falls in, no further than the next dollar costs less now than later',
        [pretaxIra],
        dollars,
      )
  const short = part === undefined ? shortOf(work, tax) : undefined
  return {
    way: part === undefined && short === undefined ? 'once' : 'years',
    tax,
    part,
    short,
    ...ratesOf(work, conversion, part ?? pretaxIra),
  }
}

/** Whether a dollar costs clearly less where half of it waits for another year. */
function isDearAtOnce({ costsOn }: Conversion, tax: Figure, all: Dollars): boolean {
  const half = Math.round(all * rules.evenSplit.value)
  const ofHalf = costsOn(half)
  return tax.value / all - (ofHalf.tax + ofHalf.credit + ofHalf.savers) / half > rules.rateBand.value
}

function ratesOf(
  { sheet, later }: RothWork,
  { costsOn, laterRateOn }: Conversion,
  converted: Figure,
): Pick<ClearingRates, 'now' | 'later'> {
  const { tax, credit, savers } = costsOn(converted.value)
  return {
    now: sheet.computed(
      'clear.now',
      'What a dollar of it costs this year',
      'rate',
      'the tax of this year with it − without it, and the credits that it takes, ÷ what is converted',
      [converted],
      atTenths((tax + credit + savers) / converted.value),
    ),
    later: sheet.computed(
      'clear.later',
      'What these dollars cost later',
      'rate',
      'tax on the withdrawals from these dollars, stacked on benefits, pension and the rest, in weak and in strong markets, ÷ the withdrawals',
      [converted, later.benefits, later.pension],
      atTenths(laterRateOn(converted.value)),
    ),
  }
}

const found = new WeakMap<RothWork, Clearing>()

/** Worked out once for all that a plan says of it. */
export function clearingOf(work: RothWork): Clearing {
  const clearing = found.get(work) ?? worked(work)
  found.set(work, clearing)
  return clearing
}
