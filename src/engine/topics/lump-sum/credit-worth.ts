/** What keeping the Marketplace credit is worth against going before tax where Roth is the better kind. */
import { nothing, say, type Text } from '../../say.ts'
import { ownShareAtLimit } from '../marketplace.ts'
import type { LumpSumBasis } from './basis.ts'
import { forCreditOf } from './own-plan-steps.ts'

/**
 * Nobody tells the premium of the benchmark plan, so it is the premium that is compared: above which one the credit is more
 * than what the dollars cost as Traditional. Nothing where Traditional is no worse.
 */
export function creditWorth({
  sheet,
  reader,
  context,
  kind,
  ownPlans,
  irasForCredit,
}: Pick<LumpSumBasis, 'sheet' | 'reader' | 'context' | 'kind' | 'ownPlans' | 'irasForCredit'>): Text {
  const parts = [forCreditOf(ownPlans), irasForCredit?.least].filter((part) => part !== undefined)
  if (parts.length === 0 || kind?.verdict !== 'roth') return nothing
  const dollars = sheet.computed(
    'marketplace.dollars',
    'Before tax for the Marketplace credit',
    'usd-per-year',
    'into the plan of the business + into deducted IRAs',
    parts,
    parts.reduce((sum, { value }) => sum + value, 0),
  )
  const cost = sheet.computed(
    'marketplace.cost',
    'More tax later on those dollars than they save now',
    'usd',
    'the dollars × (what a Traditional dollar costs later − what it saves now)',
    [dollars, kind.later, kind.now],
    Math.round(dollars.value * Math.max(0, kind.later.value - kind.now.value)),
  )
  const share = ownShareAtLimit({ sheet, reader, context })
  const least = sheet.computed(
    'marketplace.worth-from',
    'Benchmark premium of a year from which the credit is worth more',
    'usd-per-year',
    'what a household at the limit pays itself + more tax later on those dollars',
    [share, cost],
    share.value + cost.value,
  )
  return say` Those dollars would be better as Roth, by about ${cost} of later tax. At the limit the credit pays what the benchmark silver plan costs beyond ${share}, so it is worth more where that plan costs over ${least}: your Marketplace account shows its premium.`
}
