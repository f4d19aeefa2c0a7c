/** What it would cost to turn the old plan into Roth money with the move: a conversion looks like a rollover. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareLookBackYears } from '../../tax/medicare-law.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { medicareSurcharge } from '../medicare-surcharge.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { stateTaxOn } from './state.ts'
import { movable } from './ways.ts'
import type { RolloverWork } from './work.ts'

export function conversionCheck(work: RolloverWork): Check | undefined {
  const { sheet, taxes, context, reader, sources, gates } = work
  const { pretax } = movable(work)
  // What a series of even payments binds is not converted either.
  if (pretax <= 0 || gates.freeze === 'equal-payments') return undefined
  const taxOf = (dollars: Dollars) => taxOnMore(taxes, context, 'iraDistributions', dollars)
  const tax = sheet.computed(
    'conversion.tax',
    'Federal tax if the pre-tax money went straight to a Roth IRA',
    'usd',
    'your federal tax with it as income − your federal tax without it',
    [sources.pretax, taxes.agi],
    Math.max(0, Math.round(taxOf(pretax))),
  )
  const taxable = sheet.computed(
    'conversion.taxable',
    'Taxed if the pre-tax money went straight to a Roth IRA',
    'usd',
    'pre-tax money − what has to be withdrawn this year',
    [sources.pretax],
    pretax,
  )
  const stateTax = stateTaxOn(
    work,
    taxable,
    'conversion.state-tax',
    'State income tax if the pre-tax money went straight to a Roth IRA',
  )
  const years = reader.rule(
    'conversion.years',
    'Years over which a conversion is spread here',
    'years',
    rules.conversionYears,
  )
  const inParts = sheet.computed(
    'conversion.in-parts',
    'Federal tax if it were converted in equal parts over some years',
    'usd',
    'federal tax on one part at the income and the law of this year × years',
    [taxable, taxes.agi, years],
    Math.max(0, Math.round(taxOf(pretax / years.value) * years.value)),
  )
  const now =
    stateTax === undefined
      ? say`about ${tax} of federal tax, before state tax`
      : say`about ${tax} of federal and ${stateTax} of state tax`
  const spread =
    tax.value - inParts.value >= rules.leastConversion.value
      ? say` In equal parts over ${years} the federal tax would be about ${inParts} at the income and the law of this year.`
      : nothing
  const beside = medicareBeside(work, { atOnce: pretax, part: pretax / years.value })
  return check(
    'conversion',
    'pass',
    'A rollover is not a contribution, and not a conversion',
    say`It uses up no yearly limit. Straight into a Roth IRA, the pre-tax money would be income of this year: ${now}.${spread}${beside} In a year of low income that can be right; it is a decision of its own and need not come with the move.`,
  )
}

/** Medicare looks back at the year: what all of it at once adds, and whether parts add it too. */
function medicareBeside(
  { sheet, taxes, context, reader, sources }: RolloverWork,
  { atOnce, part }: { readonly atOnce: Dollars; readonly part: Dollars },
): Text {
  const ages = [taxes.age.value, ...(taxes.isCouple ? [reader.number('spouseAge').value] : [])]
  const surchargeWith = (more: Dollars) => {
    const { taxReturn } = taxes
    const iraDistributions = (taxReturn.iraDistributions ?? 0) + more
    const { agi } = incomeTax(context.law, { ...taxReturn, iraDistributions })
    return medicareSurcharge({ year: context.law.year, status: taxes.status, ages, agi })
  }
  const before = surchargeWith(0)
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
  return say` Medicare looks back ${lookBack}: in one year, as Roth or as cash, it also adds about ${added} to the premiums of that later year${words(surchargeWith(part) <= before ? '; parts of that size add nothing' : '')}.`
}
