/** What of this year's income comes out of pre-tax savings already, by the income that was told of the return as a whole. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { hasEndedPay } from '../ended-pay.ts'
import type { RothBasis } from './basis.ts'
import { mostWithin } from './conversion-search.ts'

/**
 * Of a retired household the return of last year and that of this one are alike: what its income is beyond pay, benefits,
 * interest and dividends is taken to be withdrawals. Undefined where none was told, or where pay that ended is in one of the
 * two. `agiWith`: the income with so much taken out, which also makes more of Social Security taxable.
 */
export function withdrawnOf(
  { sheet, reader, isRetired, ended, paidForLife, unearned }: RothBasis,
  agiWith: (paidOut: Dollars) => Dollars,
): Figure | undefined {
  if (!isRetired || hasEndedPay(ended) || reader.told('agi') === undefined) return undefined
  const agi = reader.number('agi')
  return sheet.computed(
    'conversion.withdrawn',
    'Taken out of pre-tax savings this year beside a conversion, by the income that you named',
    'usd',
    'what has to come out of pre-tax savings, beside pay, pension, Social Security, interest and dividends, for the adjusted gross income that you named; nothing where those reach it',
    [agi, ...paidForLife, ...(unearned === undefined ? [] : [unearned.figure])],
    mostWithin(agi.value, agi.value, agiWith),
  )
}

/** How the income that was told is read; nothing where none of it is beyond what is paid. */
export const withdrawnInWords = ({ reader }: RothBasis, withdrawn: Figure | undefined): Text =>
  withdrawn === undefined || withdrawn.value === 0
    ? nothing
    : say`The adjusted gross income of ${reader.number('agi')} that you named is taken as that of this year before a conversion: ${withdrawn} of it is more than what you are paid brings, counts as taken out of these savings and fills the low brackets first.`

/** Nothing is counted of it: whoever converts knows what it was. */
export const untoldInWords: Text = words(
  'What you have taken out of pre-tax savings this year already fills the low brackets too, and nobody named it: convert that much less.',
)
