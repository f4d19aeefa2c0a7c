/** What it would cost to turn the old plan into Roth money with the move: a conversion looks like a rollover. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareLookBackYears } from '../../tax/medicare-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { medicareSurcharge } from '../medicare-surcharge.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { conversionAskedCheck, isConversionAsked } from './conversion-asked.ts'
import { conversionPriceOf } from './conversion-price.ts'
import type { ConversionYears } from './conversion-years.ts'
import { creditLostTo } from './credit-lost.ts'
import type { RolloverWork } from './work.ts'

export function conversionCheck(work: RolloverWork): Check | undefined {
  const { reader } = work
  const price = conversionPriceOf(work)
  if (price === undefined) return undefined
  const { conversionYears, pretax, taxable, tax, stateTax, isThisYear } = price
  const years = reader.rule(
    'conversion.years',
    'Years over which a conversion is spread here',
    'years',
    rules.conversionYears,
  )
  const parts = inPartsOf(work, conversionYears, taxable, years)
  const { inParts } = parts
  const now =
    stateTax === undefined
      ? say`about ${tax} of federal tax, before state tax`
      : stateTax.value === 0 && conversionYears.state !== undefined
        ? say`about ${tax} of federal tax, and none of the state in which you live then`
        : say`about ${tax} of federal and ${stateTax} of state tax`
  const spread =
    tax.value - inParts.value >= rules.leastConversion.value
      ? say`In equal parts over ${years} the federal tax would be about ${inParts}${onReturnsAhead(conversionYears, parts)}.${creditBeside(work, conversionYears, taxable, years)}`
      : nothing
  const beside = medicareBeside(work, { atOnce: pretax, part: pretax / years.value })
  if (isConversionAsked(work)) return conversionAskedCheck(work, price, join([spread, beside]))
  return check(
    'conversion',
    'pass',
    'A rollover is not a contribution, and not a conversion',
    join([
      say`It uses up no yearly limit. Straight into a Roth IRA, the pre-tax money would be income of ${words(isThisYear ? 'this year' : 'the year in which you leave')}: ${now}.`,
      spread,
      beside,
      words(
        'In a year of low income that can be right; it is a decision of its own and need not come with the move.',
      ),
    ]),
  )
}

interface InParts {
  /** Of all parts together. */
  readonly inParts: Figure
  /** Of the first part and of each that follows, where the returns after that year are known to be others. */
  readonly parts: { readonly first: Figure; readonly each: Figure } | undefined
}

/** The parts after the first one are filed as the household files then, and without the pay that ended or ends. */
function inPartsOf(
  { sheet, taxes, context }: RolloverWork,
  { apart, first, each, begun, isThisYear }: ConversionYears,
  taxable: Figure,
  years: Figure,
): InParts {
  const taxOf = (taxReturn: TaxReturn): Dollars =>
    Math.max(0, taxOnMore({ taxReturn }, context, 'iraDistributions', taxable.value / years.value))
  const { later, agi } = taxes
  const of = (id: string, label: string, how: string, inputs: readonly Figure[], value: Dollars) =>
    sheet.computed(`conversion.${id}`, label, 'usd', how, inputs, Math.round(value))
  const inAll = 'Federal tax if it were converted in equal parts over some years'
  if (apart === undefined)
    return {
      inParts: of(
        'in-parts',
        inAll,
        'federal tax on one part at the income and the law of this year × years',
        [taxable, agi, years],
        taxOf(first) * years.value,
      ),
      parts: undefined,
    }
  const firstPart = of(
    'first-part',
    isThisYear
      ? 'Federal tax on the part of this year'
      : 'Federal tax on the part of the year in which you leave',
    `your federal tax with one part as income, ${besideFirst[apart]} − without it`,
    [taxable, years, agi, ...begun],
    taxOf(first),
  )
  const eachPart = of(
    'later-part',
    'Federal tax on each part after it',
    `the federal tax of such a year with one part as income, ${apart === 'last-joint' ? 'as you file then' : besideLater(begun)} − without it, under this year’s law`,
    [taxable, years, later.agi, ...begun],
    taxOf(each),
  )
  return {
    inParts: of(
      'in-parts',
      inAll,
      'that of the first part + that of a part after it × the years that are left',
      [firstPart, eachPart, years],
      firstPart.value + eachPart.value * (years.value - 1),
    ),
    parts: { first: firstPart, each: eachPart },
  }
}

const besideFirst = {
  'last-joint': 'on the last joint return',
  'ended-pay': 'beside the pay that ended',
  'last-pay': 'beside the pay until your last day',
} as const satisfies Record<NonNullable<ConversionYears['apart']>, string>

const besideLater = (begun: ConversionYears['begun']): string =>
  begun.length === 0
    ? 'beside only the income that goes on'
    : 'beside the income that goes on and what is paid for life by then'

function onReturnsAhead({ apart, begun, isThisYear }: ConversionYears, { parts }: InParts): Text {
  if (apart === undefined || parts === undefined) return words(' at the income and the law of this year')
  const { first, each } = parts
  const then = `for each part after it${apart === 'last-joint' ? '' : `, ${besideLater(begun)}`}`
  const cheaper = isThisYear ? cheaperPart(first.value, each.value) : ''
  return say` under the law of this year: ${first} for the part of ${words(isThisYear ? 'this year' : 'the year in which you leave')}, ${words(besideFirst[apart])}, and ${each} ${words(then)}${words(cheaper)}`
}

function cheaperPart(first: Dollars, each: Dollars): string {
  if (first === each) return ''
  return first < each ? '. So this year’s part is the cheap one' : '. So a part is taxed less from January on'
}

/** What a part takes of the Marketplace credit of its year, by the years that follow the first. */
function creditBeside(work: RolloverWork, { each }: ConversionYears, taxable: Figure, years: Figure): Text {
  const credit = creditLostTo(work, taxable, {
    id: 'conversion.credit-lost',
    label: 'Marketplace credit that one part takes of its year, estimated',
    dollars: taxable.value / years.value,
    taxReturn: each,
  })
  if (credit === undefined) return nothing
  return credit.isWhole
    ? say` Each part also ends the Marketplace credit of its year, about ${credit.lost} by an average premium, as long as your cover is from there.`
    : say` Each part also takes about ${credit.lost} of the Marketplace credit of its year by an average premium, as long as your cover is from there.`
}

/** Medicare looks back at the year: what all of it at once adds, and whether parts add it too. */
function medicareBeside(
  { sheet, taxes, context, reader, sources }: RolloverWork,
  { atOnce, part }: { readonly atOnce: Dollars; readonly part: Dollars },
): Text {
  const ages = [taxes.age.value, ...(taxes.isCouple ? [reader.number('spouseAge').value] : [])]
  const surchargeWith = (more: Dollars, taxReturn = taxes.taxReturn) => {
    const iraDistributions = (taxReturn.iraDistributions ?? 0) + more
    const { agi } = incomeTax(context.law, { ...taxReturn, iraDistributions })
    return medicareSurcharge({ year: context.law.year, status: taxReturn.status, ages, agi })
  }
  const before = surchargeWith(0)
  const addsNothing = [taxes.taxReturn, taxes.later.taxReturn].every(
    (taxReturn) => surchargeWith(part, taxReturn) <= surchargeWith(0, taxReturn),
  )
  const added = sheet.computed(
    'conversion.surcharge',
    'What Medicare adds for a year of all of it at once',
    'usd',
    'the surcharges of Part B and Part D with it as income − without it, for each of you who has Medicare by then',
    [sources.pretax, taxes.agi],
    Math.round(surchargeWith(atOnce) - before),
  )
  if (added.value <= 0) return nothing
  const lookBack = sheet.law(
    'medicare.look-back',
    'Years that Medicare looks back',
    'years',
    medicareLookBackYears,
  )
  return say`Medicare looks back ${lookBack}: in one year, as Roth or as cash, it also adds about ${added} to the premiums of that later year${words(addsNothing ? '; parts of that size add nothing' : '')}.`
}
