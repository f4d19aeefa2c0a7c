/** What it would cost to turn the old plan into Roth money with the move: a conversion looks like a rollover. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareLookBackYears } from '../../tax/medicare-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { hasEndedPay } from '../ended-pay.ts'
import { medicareSurcharge } from '../medicare-surcharge.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { stateTaxOnConversion } from './state.ts'
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
  const stateTax = stateTaxOnConversion(work, taxable)
  const years = reader.rule(
    'conversion.years',
    'Years over which a conversion is spread here',
    'years',
    rules.conversionYears,
  )
  const parts = inPartsOf(work, taxable, years)
  const { inParts } = parts
  const now =
    stateTax === undefined
      ? say`about ${tax} of federal tax, before state tax`
      : say`about ${tax} of federal and ${stateTax} of state tax`
  const spread =
    tax.value - inParts.value >= rules.leastConversion.value
      ? say` In equal parts over ${years} the federal tax would be about ${inParts}${onReturnsAhead(parts)}.`
      : nothing
  const beside = medicareBeside(work, { atOnce: pretax, part: pretax / years.value })
  return check(
    'conversion',
    'pass',
    'A rollover is not a contribution, and not a conversion',
    say`It uses up no yearly limit. Straight into a Roth IRA, the pre-tax money would be income of this year: ${now}.${spread}${beside} In a year of low income that can be right; it is a decision of its own and need not come with the move.`,
  )
}

interface InParts {
  /** Of all parts together. */
  readonly inParts: Figure
  /** Of the part of this year and of each that follows, where the returns after this one are known to be others. */
  readonly apart: { readonly first: Figure; readonly each: Figure; readonly isLastJoint: boolean } | undefined
}

/**
 * The parts after this year’s are filed as the household files then, and without the pay that ended. Whoever looks for
 * work is taken to be paid again, so that this year stands for those.
 */
function inPartsOf({ sheet, reader, taxes, context }: RolloverWork, taxable: Figure, years: Figure): InParts {
  const taxOf = (taxReturn: TaxReturn): Dollars =>
    Math.max(
      0,
      Math.round(taxOnMore({ taxReturn }, context, 'iraDistributions', taxable.value / years.value)),
    )
  const { taxReturn, later, ended, agi } = taxes
  const isLastJoint = later.taxReturn.status !== taxReturn.status
  const isPayOver = hasEndedPay(ended) && whoIsOutOfWork(reader) === undefined
  const of = (id: string, label: string, how: string, inputs: readonly Figure[], value: Dollars) =>
    sheet.computed(`conversion.${id}`, label, 'usd', how, inputs, value)
  const inAll = 'Federal tax if it were converted in equal parts over some years'
  if (!isLastJoint && !isPayOver)
    return {
      inParts: of(
        'in-parts',
        inAll,
        'federal tax on one part at the income and the law of this year × years',
        [taxable, agi, years],
        Math.max(
          0,
          Math.round(
            taxOnMore(taxes, context, 'iraDistributions', taxable.value / years.value) * years.value,
          ),
        ),
      ),
      apart: undefined,
    }
  const first = of(
    'first-part',
    'Federal tax on the part of this year',
    `your federal tax with one part as income, ${isLastJoint ? 'on the last joint return' : 'beside the pay of this year'} − without it`,
    [taxable, years, agi],
    taxOf(taxReturn),
  )
  const each = of(
    'later-part',
    'Federal tax on each part after it',
    `the federal tax of such a year with one part as income, ${isLastJoint ? 'as you file then' : 'beside only the income that goes on'} − without it, under this year’s law`,
    [taxable, years, later.agi],
    taxOf(later.taxReturn),
  )
  return {
    inParts: of(
      'in-parts',
      inAll,
      'that of the part of this year + that of a part after it × the years that are left',
      [first, each, years],
      first.value + each.value * (years.value - 1),
    ),
    apart: { first, each, isLastJoint },
  }
}

function onReturnsAhead({ apart }: InParts): Text {
  if (apart === undefined) return words(' at the income and the law of this year')
  const { first, each, isLastJoint } = apart
  const [now, then] = isLastJoint
    ? (['on the last joint return', 'for each part after it'] as const)
    : (['beside the pay that ended', 'for each part after it, beside only the income that goes on'] as const)
  return say` under the law of this year: ${first} for the part of this year, ${words(now)}, and ${each} ${words(then)}${words(cheaperPart(first.value, each.value))}`
}

function cheaperPart(first: Dollars, each: Dollars): string {
  if (first === each) return ''
  return first < each ? '. So this year’s part is the cheap one' : '. So a part is taxed less from January on'
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
  return say` Medicare looks back ${lookBack}: in one year, as Roth or as cash, it also adds about ${added} to the premiums of that later year${words(addsNothing ? '; parts of that size add nothing' : '')}.`
}
