/** Whose year has too much income for the Marketplace credit, and work has stopped: what before tax would still bring it below. */

import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { filingDay } from '../tax/deadlines.ts'
import { ownPlanRoom } from '../tax/own-plan-room.ts'
import { roomInIras } from './lump-sum/for-credit.ts'
import { creditMarginFigure, marketplaceLimitFigure, safeBelow } from './marketplace.ts'
import { ownBusinesses } from './own-business.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

interface Asked extends Drafting {
  /** Where the plan has reckoned it with what else it brings of income. */
  readonly leastBeforeTax?: Figure | undefined
}

/** To stand after the words that there is no credit; nothing where nobody had it paid ahead, or where the room does not reach. */
export function unlessBeforeTax({ sheet, reader, context, leastBeforeTax }: Asked, taxes: TaxPicture): Text {
  if (reader.told('marketplaceCoverage') !== true) return nothing
  const limit = marketplaceLimitFigure({ sheet, reader, context })
  const needed = Math.ceil(taxes.agi.value + taxes.untaxedBenefits - safeBelow(limit.value))
  const business = ownBusinesses(reader, taxes).find(({ isStopped }) => isStopped)
  const sep =
    business === undefined
      ? 0
      : ownPlanRoom({
          ...context,
          age: Math.floor(reader.number(business.age).value),
          profit: business.profit.value,
          wages: business.wages,
        }).sep
  const ownPlans = business === undefined ? [] : [{ business: business.id }]
  const iras = roomInIras({ reader, context, taxes, ownPlans }, { value: taxes.iraIncome.value - sep })
  if (needed > sep + iras) return nothing
  const dollars =
    leastBeforeTax ??
    sheet.computed(
      'marketplace.before-tax',
      'Before tax that would keep this year’s Marketplace credit',
      'usd',
      'adjusted gross income, untaxed Social Security included − the limit of the credit + what is kept free below it',
      [taxes.agi, limit, creditMarginFigure(reader)],
      needed,
    )
  const until = sheet.date(
    'marketplace.before-tax-until',
    'Last day for money before tax of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  const places = words(
    business === undefined
      ? 'a deducted IRA'
      : business.id === 'own'
        ? 'a SEP-IRA for the profit of this year, a deducted IRA or both'
        : 'a SEP-IRA for your spouse’s profit of this year, a deducted IRA or both',
  )
  return say` unless about ${dollars} goes in before tax for it by ${until}, into ${places}: weigh that against the cash that you live on`
}
