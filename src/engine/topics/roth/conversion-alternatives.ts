/** Without contributions the question is whether to convert: this year, all of it, or not. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { say, words } from '../../say.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Conversion } from './conversion-figures.ts'
import { payTax, yearWithout } from './conversion-words.ts'
import type { RothWork } from './work.ts'

const moreThanNext = (sheet: Worksheet, { amount, cost: tax }: Conversion, rateNext: Figure): Figure =>
  sheet.computed(
    'conversion.more-than-next',
    'What the conversion costs beyond one in a year without pay',
    'usd',
    'tax on the conversion this year − the conversion × what it costs in a year without pay',
    [tax, amount, rateNext],
    Math.max(0, Math.round(tax.value - amount.value * rateNext.value)),
  )

/** Nothing where nothing is there to convert. */
export function conversionAlternatives(work: RothWork): Alternative[] {
  const { conversion, sheet } = work
  if (conversion === undefined) return []
  const { amount, cost: tax, rateLater } = conversion
  const laterTax = sheet.computed(
    'conversion.later-tax',
    'Tax on the same dollars later',
    'usd',
    'the conversion × what a dollar of it costs later',
    [amount, rateLater],
    Math.round(amount.value * rateLater.value),
  )
  const zero = sheet.computed('conversion.none', 'Tax on no conversion', 'usd', 'nothing is converted', [], 0)
  const gap = sheet.computed(
    'conversion.gap',
    'Difference of the taxes',
    'usd',
    'the larger tax − the smaller',
    [tax, laterTax],
    Math.abs(tax.value - laterTax.value),
  )
  const ledger = (nowTax: Figure, after: Figure) => [
    {
      label: words(conversion.credit === undefined ? 'Tax this year' : 'Tax and smaller credit this year'),
      value: say`${nowTax}`,
    },
    { label: words('Tax on the same dollars later, in today’s dollars'), value: say`${after}` },
  ]
  const converts = conversion.verdict === 'convert'
  const convert = { title: say`Convert ${amount} this year`, ledger: ledger(tax, zero) }
  const keep = { title: words('Leave it Traditional'), ledger: ledger(zero, laterTax) }
  const [plan, other] = converts ? [convert, keep] : [keep, convert]
  const { whole } = conversion
  return [
    {
      id: 'recommended',
      kind: 'recommended',
      ...plan,
      detail: converts
        ? words(
            conversion.isTaxUncovered
              ? payTax(conversion)
              : 'Pay the tax from other money, so that the whole sum goes on growing.',
          )
        : words('Nothing has to be done this year.'),
      difference: words('The plan.'),
    },
    {
      id: converts ? 'keep' : 'convert',
      kind: converts ? 'current' : 'other',
      ...other,
      detail: converts
        ? words('The tax waits for the withdrawals.')
        : words('The tax is due with this year’s return.'),
      difference:
        conversion.rateNext !== undefined
          ? say`Costs about ${moreThanNext(sheet, conversion, conversion.rateNext)} more than in ${words(yearWithout(work))}.`
          : conversion.verdict === 'close'
            ? say`About ${gap} apart: too close to call.`
            : say`Costs about ${gap} more in tax, in today’s dollars.`,
    },
    ...(whole === undefined
      ? []
      : [
          {
            id: 'convert-all',
            kind: 'other' as const,
            title: say`Convert all ${whole.amount} this year`,
            detail: words('Most of it would be taxed in the highest brackets that it reaches.'),
            ledger: ledger(whole.tax, zero),
            difference: say`Tax takes ${whole.rate} of it, against about ${rateLater} later.`,
          },
        ]),
  ]
}
