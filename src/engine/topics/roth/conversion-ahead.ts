/** What a conversion costs at a pay that was named for later: less pay is no lower cost where it brings a credit that income takes. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { atTenths } from './at-tenths.ts'
import type { RothWork } from './work.ts'

/** What a dollar of the same conversion costs then; undefined where no pay was named, or nothing would be converted. */
function rateAtPayAhead({ sheet, conversion, ahead }: RothWork): Figure | undefined {
  if (conversion === undefined || ahead === undefined) return undefined
  const { amount } = conversion
  return sheet.computed(
    'conversion.ahead',
    'What a converted dollar costs at the pay that you expect',
    'rate',
    'the whole tax return at that pay with the same conversion − without it, under this year’s law, credits, state and loan payments included, ÷ the conversion',
    [amount, ahead.pay],
    atTenths(ahead.year.onConversion(amount.value)),
  )
}

/** To stand before what it costs. */
const atPayAhead = ({ endOfPay, ahead }: RothWork): Text =>
  endOfPay === undefined || ahead === undefined
    ? words('at the pay that you expect')
    : say`in ${ahead.from}, with pay until your last day alone,`

/** Whether converting is cheaper on the side of the change on which pay is lower; without a conversion, by what a Traditional dollar saves. */
function isCheaperAtLowerPay(work: RothWork): boolean {
  const { ahead, conversion, decision } = work
  if (ahead === undefined) return true
  const then = (rateAtPayAhead(work) ?? ahead.saves).value
  const now = (conversion?.rateNow ?? decision.now).value
  return ahead.isHigher ? then > now : then < now
}

/** The same, where its first dollars cost no more on that side than they do later: less than too much is no reason to convert. */
export function isWorthAtLowerPay(work: RothWork): boolean {
  const { ahead, conversion, decision } = work
  if (ahead === undefined || !isCheaperAtLowerPay(work)) return false
  const ofLower = ahead.isHigher
    ? (conversion?.rateNow ?? decision.now).value
    : conversion === undefined
      ? ahead.saves.value
      : ahead.year.onConversion(Math.min(conversion.amount.value, rules.leastConversion.value))
  return ofLower - (conversion?.rateLater ?? decision.later).value <= rules.rateBand.value
}

/** What to do instead of a conversion that costs more than it saves. */
export function insteadInWords(work: RothWork): Text {
  const then = rateAtPayAhead(work)
  if (then === undefined || work.ahead?.isHigher === true || isWorthAtLowerPay(work))
    return words(
      work.conversion?.credit === undefined
        ? 'wait for a year of lower income'
        : 'wait for a year of lower income, or until you have other cover',
    )
  return isCheaperAtLowerPay(work)
    ? say`${atPayAhead(work)} it would be ${then}, still more, so wait for a year of even lower income`
    : say`${atPayAhead(work)} it would be ${then}, no less, so leave it Traditional`
}
