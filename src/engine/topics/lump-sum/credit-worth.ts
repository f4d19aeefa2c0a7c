/** What keeping the Marketplace credit is worth against going before tax where Roth is the better kind, in words. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { kindOfBusiness } from '../ira-kind.ts'
import { creditAtLimit, creditAtLimitFigure, ownShareAtLimit } from '../marketplace.ts'
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

type Beside = Pick<LumpSumBasis, 'sheet' | 'reader' | 'context'> &
  Partial<Pick<LumpSumBasis, 'kind' | 'kindAtWork' | 'kindInBusiness'>>

/** Said where an average plan brings no credit at the limit. */
export const littleIsLost = ({ reader }: Beside): Text =>
  words(
    reader.value('filingStatus') === 'married_separate'
      ? 'Filed separately there is no credit, but for few.'
      : 'At the ages on your return cover costs less on average than what a household at that limit pays itself, so little is lost.',
  )

/** Why a credit that so much before tax would keep does not choose its kind. */
export function notWorthItInWords(basis: Beside, dollars: Figure): Text {
  const { sheet, reader, context } = basis
  const kind = kindOfBusiness(basis)
  if (creditAtLimit({ reader, context }) === 0) return littleIsLost(basis)
  const rates = kind === undefined ? [] : [kind.later, kind.now]
  const [later = 0, now = 0] = rates.map(({ value }) => value)
  const cost = sheet.computed(
    'marketplace.cost',
    'More tax later on those dollars than they save now',
    'usd',
    'the dollars that would keep the credit × (what a Traditional dollar costs later − what it saves now)',
    [dollars, ...rates],
    Math.round(dollars.value * Math.max(0, later - now)),
  )
  return say`${dollars} of these dollars before tax would keep it, for a credit of about ${creditAtLimitFigure(basis)} where cover costs what it does on average; but they are better as Roth, by about ${cost} of later tax. Where your benchmark plan costs more, before tax may be worth it: your Marketplace account shows its premium.`
}
