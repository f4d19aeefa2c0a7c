/** Health cover from the Marketplace, whose credit of a whole year ends at a limit of income. */

import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import {
  creditAtLimit,
  creditAtLimitFigure,
  creditLimit,
  marketplaceLimitFigure,
  onceFewerInWords,
  ownShareAtLimit,
  safeBelow,
} from '../marketplace.ts'
import { belowFloorCheck, floorInWords } from '../marketplace-floor.ts'
import { premiumsComeOff } from '../self-employed-cover.ts'
import { atTenths } from './at-tenths.ts'
import { creditCure, isAboveCredit } from './marketplace-cure.ts'
import type { RothWork } from './work.ts'

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
      ? words('The accounts here have no room to bring it down: plan for what has to be paid back.')
      : say`About ${needed} before tax into ${words(place)} brings it below the limit. ${worthInWords(work)}`
  return check(
    'marketplace',
    'act',
    'Your income is above the limit of the Marketplace credit',
    join([
      say`It is about ${income}. Above ${edge} the credit for the whole year is gone, and what was paid ahead is owed back.`,
      premiumsComeOff(work.reader),
      cure,
    ]),
  )
}

/** What hangs on the limit, by the average premium, and where to see one’s own. */
function worthInWords(work: RothWork): Text {
  const share = ownShareAtLimit(work)
  return creditAtLimit(work) > 0
    ? say`At the limit it is worth about ${creditAtLimitFigure(work)}, where cover at the ages on your return costs what it does on average. Yours is what the second-lowest silver plan costs beyond ${share}: its premium is in your Marketplace account and on Form 1095-A.`
    : say`At the limit you pay ${share} of the second-lowest silver plan yourself, and on average it costs less than that at the ages on your return: then nothing hangs on the limit. If yours costs more, as your Marketplace account shows, let the contributions that keep you below it go before tax.`
}

export function marketplaceChecks(work: RothWork): Check[] {
  const { sheet, now } = work
  const limit = creditLimit(work)
  if (limit === undefined) return askForCover(work)
  const low = belowFloorCheck(work, now.least.creditIncome)
  if (low !== undefined) return [low]
  const edge = marketplaceLimitFigure(work)
  const [withRoth, withTraditional] = [now.least, now.most].map((year) => year.tax.federal.agi)
  const slope =
    now.healthRate > 0
      ? say` Below it the credit falls as income rises: ${sheet.computed('marketplace.slope', 'Health credit that a Traditional dollar saves', 'rate', 'what you pay of the benchmark plan with all Roth − with all Traditional, ÷ the dollars', [], atTenths(now.healthRate))} of each Traditional dollar comes back that way, and the plan counts it. If your whole premium is so low that there is no credit at this income, leave that part out.`
      : nothing
  const below = floorInWords(work)
  const saves = (withRoth ?? 0) > safeBelow(limit) && (withTraditional ?? 0) <= limit
  if (isAboveCredit(work)) return [aboveLimit(work, edge)]
  if (saves && creditAtLimit(work) > 0)
    return [
      check(
        'marketplace',
        'act',
        'Traditional keeps your Marketplace credit',
        say`Above ${edge} of income the credit for the whole year is gone, and what was paid ahead is owed back. With all of it Roth you would be over it, or too near it for the interest and gains of the year${work.decision.year.creditLost === 0 ? words('; with what goes in before tax here you stay below it') : words('. Going before tax for it would cost more than it brings')}. ${worthInWords(work)}${slope}${below}`,
      ),
    ]
  return [
    check(
      'marketplace',
      'warn',
      saves
        ? 'Near its limit your Marketplace credit may be nothing'
        : 'Mind the limit of the Marketplace credit',
      saves
        ? say`Above ${edge} of income the credit for the whole year is gone. With Traditional contributions you stay below it; with Roth you do not. ${worthInWords(work)}${below}`
        : say`Above ${edge} of income the credit for the whole year is gone and what was paid ahead is owed back. A conversion counts as income too, and so do interest, dividends and gains: keep room for them.${onceFewerInWords(work)}${slope}${below}`,
    ),
  ]
}
