/** How pre-tax savings are drawn later, where it follows from the spending that was told. */
import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { RothWork } from './work.ts'

/** Shares are shown to the whole percent. */
const percent = 100

export function spendingInWords({ sheet, later, now }: RothWork): Text {
  const { spending, otherBalance, benefits, pension } = later
  if (spending === undefined) return nothing
  const { told, besides, first } = spending
  const others = [
    ...(benefits.value > 0 ? [words('Social Security')] : []),
    ...(pension.value > 0 ? [words('the pension')] : []),
    ...(besides === undefined ? [] : [say`${besides} from Roth and taxed savings`]),
  ]
  const drawnFor =
    others.length === 0
      ? say`spending of ${told}`
      : say`what is left of ${told} of spending after ${listed(others)}`
  const { reach } = later.taxWith(now.weighed)
  const paid = sheet.computed(
    'spending.reach',
    'Share of it that pre-tax savings can pay until the last year counted',
    'share',
    'pre-tax savings of the day work ends, all of these dollars among them ÷ what the withdrawals of every year are worth that day',
    [told, otherBalance],
    Math.round(reach * percent) / percent,
  )
  const early =
    first === undefined
      ? nothing
      : say` Until the penalty on early withdrawals ends other money pays ${first} of it.`
  const short =
    reach < 1 ? say` They can pay for about ${paid} of that, so each year counts as much less.` : nothing
  return say` They are drawn to pay for ${drawnFor}, and the tax; what the law requires comes out in any case.${early}${short}`
}
