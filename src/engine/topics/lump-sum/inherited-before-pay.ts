/** What of an inherited IRA is best taken this year, before pay that was gone in it comes back: the brackets of this year are lower. */
import { addDays } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { withBenefitsAhead } from '../ended-pay.ts'
import { within } from '../steps.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { taxOn } from './inherited-tax.ts'

interface Asked extends Drafting {
  readonly taxes: TaxPicture
  readonly balance: Figure
}

export interface BeforePay {
  /** Taken this year. */
  readonly withdrawal: Figure
  /** An even share of what is left, in each year that follows. */
  readonly after: Figure
  readonly afterTax: Figure
  /** What of it would not come out this year else, and its tax. */
  readonly more: Figure
  readonly costs: Figure
  /** What those dollars would cost as a part of the later years. */
  readonly costsLater: Figure
  readonly back: DateFigure
}

/** The return of the year after this one, as a picture on which more income costs what it costs then. */
export const nextYearOf = ({ taxes }: Pick<Asked, 'taxes'>): TaxPicture => ({
  ...taxes,
  ...taxes.later,
  taxReturn: withBenefitsAhead(taxes.later.taxReturn, taxes.ended),
})

/** Up to where this year reaches the rate of the next. */
function roomBelow({ taxes, context: { law } }: Asked, next: TaxPicture): Dollars {
  const { agi, deduction, seniorDeduction, taxableIncome } = incomeTax(law, taxes.taxReturn)
  const { status } = next.taxReturn
  const rate = ordinaryRate({ law, status, taxableIncome: incomeTax(law, next.taxReturn).taxableIncome })
  const dear = known(law.ordinaryBrackets)[taxes.taxReturn.status].find((bracket) => bracket.rate >= rate)
  const room = Math.max(0, deduction + seniorDeduction - agi) + Math.max(0, (dear?.from ?? 0) - taxableIncome)
  return Math.floor(room / roundTo) * roundTo
}

/** The income of a year is known about as well. */
const roundTo = 100

/**
 * `even`: what comes out each year without it, `anyway`: what would come out this year, `yearsAfter`: the years that are left after this one. Undefined where no pay
 * comes back next year, where this year's share is as large, and where waiting costs hardly more.
 */
export function beforePay(
  p: Asked,
  { even, anyway, yearsAfter }: { even: Figure; anyway: Figure | undefined; yearsAfter: number },
): BeforePay | undefined {
  const { sheet, reader, context, taxes, balance } = p
  const { returning } = taxes.ended
  // What a credit or benefits by income lose with more income this year is not in the brackets.
  const hangsOnIncome =
    reader.told('marketplaceCoverage') === true || reader.told('receivesBenefits') === true
  // It has to be retitled and paid before the year is over.
  const isLate = addDays(context.today, within.month) > yearEnd(context.today)
  if (returning === undefined || hangsOnIncome || isLate || yearsAfter < 1) return undefined
  const next = nextYearOf(p)
  const dollars = Math.min(Math.floor(balance.value), roomBelow(p, next))
  if (dollars - (anyway?.value ?? 0) < rules.leastConversion.value) return undefined
  const withdrawal = sheet.computed(
    'inherited.before-pay',
    'What is best taken this year, before pay returns',
    'usd',
    'from the income of this year to where its bracket is that of the next, with the pay that returns',
    [balance, taxes.agi, taxes.later.agi],
    dollars,
  )
  const after = sheet.computed(
    'inherited.after',
    'An even withdrawal of each year that follows',
    'usd-per-year',
    '(the balance − the first withdrawal) ÷ the years left after it; growth comes on top',
    [balance, withdrawal],
    Math.round((balance.value - dollars) / yearsAfter),
  )
  const costs = (id: string, as: string, what: string, income: Figure, year: TaxPicture) =>
    taxOn({ ...p, taxes: year }, income, { id: `inherited.${id}`, as, what }).total
  const now = costs('before-pay.now', 'on what is taken this year', 'what is taken', withdrawal, taxes)
  const without =
    anyway && costs('before-pay.anyway', 'on an even withdrawal of this year', 'it', anyway, taxes)
  const more =
    anyway === undefined
      ? withdrawal
      : sheet.computed(
          'inherited.before-pay.more',
          'What of it is beyond an even withdrawal',
          'usd',
          'what is best taken this year − an even withdrawal',
          [withdrawal, anyway],
          dollars - anyway.value,
        )
  const onMore =
    without === undefined
      ? now
      : sheet.computed(
          'inherited.before-pay.costs',
          'Tax of this year on what is beyond an even withdrawal',
          'usd',
          'the tax on what is taken this year − the tax on an even withdrawal',
          [now, without],
          now.value - without.value,
        )
  const evenTax = costs(
    'even-tax',
    'on an even withdrawal of a year with that pay',
    'that withdrawal',
    even,
    next,
  )
  const afterTax = costs(
    'after-tax',
    'on a withdrawal of each year that follows',
    'that withdrawal',
    after,
    next,
  )
  const costsLater = sheet.computed(
    'inherited.before-pay.later',
    'What the same dollars would cost in the years with that pay',
    'usd',
    'the tax on even withdrawals of those years − the tax on them once this year’s is taken',
    [evenTax, afterTax],
    (evenTax.value - afterTax.value) * yearsAfter,
  )
  return costsLater.value - onMore.value > rules.rateBand.value * more.value
    ? { withdrawal, after, afterTax, more, costs: onMore, costsLater, back: returning.from }
    : undefined
}
