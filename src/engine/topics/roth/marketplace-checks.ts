/** Health cover from the Marketplace, whose credit of a whole year ends at a limit of income. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { creditLimit } from './decision.ts'
import { creditCure, isAboveCredit } from './marketplace-cure.ts'
import type { RothWork } from './work.ts'

const thousandths = 1_000

/** Whoever has no pay and is too young for Medicare has cover from somewhere: a conversion can cost its credit. */
function askForCover(work: RothWork): Check[] {
  const { reader, conversion, contributes, age, spouseAge } = work
  const youngest = Math.min(age.value, spouseAge?.value ?? age.value)
  if (contributes || conversion === undefined || conversion.verdict === 'keep') return []
  if (reader.told('marketplaceCoverage') !== undefined || youngest >= medicareEligibilityAge.value) return []
  return [
    check(
      'marketplace',
      'act',
      'Do you buy health cover from the Marketplace?',
      say`A conversion counts as income. If you do, above ${marketplaceLimitFigure(work)} of income this year its credit for the whole year is gone, and what was paid ahead is owed back. Say so before you convert, and the plan stops below it.`,
    ),
  ]
}

/** Above the limit whatever the kind: what would have to go in before tax, where the plan has room for it. */
function aboveLimit(work: RothWork, edge: Figure): Check {
  const { income, needed, place } = creditCure(work, edge)
  const cure =
    needed === undefined
      ? words(' The accounts here have no room to bring it down: plan for what has to be paid back.')
      : say` About ${needed} before tax into ${words(place)} brings it down to the limit. The credit of a family can be worth more than every rate on this page: compare it, on the Marketplace’s form for your premium, with what Roth is worth here.`
  return check(
    'marketplace',
    'act',
    'Your income is above the limit of the Marketplace credit',
    say`It is about ${income}. Above ${edge} the credit for the whole year is gone, and what was paid ahead is owed back.${cure}`,
  )
}

export function marketplaceChecks(work: RothWork): Check[] {
  const { sheet, now } = work
  const limit = creditLimit(work)
  if (limit === undefined) return askForCover(work)
  const edge = marketplaceLimitFigure(work)
  const [withRoth, withTraditional] = [now.least, now.most].map((year) => year.tax.federal.agi)
  const slope =
    now.healthRate > 0
      ? say` Below it the credit falls as income rises: ${sheet.computed('marketplace.slope', 'Health credit that a Traditional dollar saves', 'rate', 'what you pay of the benchmark plan with all Roth − with all Traditional, ÷ the dollars', [], Math.round(now.healthRate * thousandths) / thousandths)} of each Traditional dollar comes back that way, and the plan counts it. If your whole premium is so low that there is no credit at this income, leave that part out.`
      : nothing
  const saves = (withRoth ?? 0) > limit && (withTraditional ?? 0) <= limit
  if (isAboveCredit(work)) return [aboveLimit(work, edge)]
  return [
    check(
      'marketplace',
      saves ? 'act' : 'warn',
      saves ? 'Traditional keeps your Marketplace credit' : 'Mind the limit of the Marketplace credit',
      saves
        ? say`Above ${edge} of income the credit for the whole year is gone. With Traditional contributions you stay below it; with Roth you do not. That can be worth more than every rate on this page.${slope}`
        : say`Above ${edge} of income the credit for the whole year is gone and what was paid ahead is owed back. A conversion counts as income too, and so do interest, dividends and gains: keep room for them.${slope}`,
    ),
  ]
}
