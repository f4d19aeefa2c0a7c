/** What more income takes of a year’s Marketplace credit: a part of it below the limit, all that there is above. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import {
  creditAtLimit,
  creditAtLimitFigure,
  marketplaceIncome,
  marketplaceLimit,
  ownShare,
} from '../marketplace.ts'
import { creditFloor } from '../marketplace-floor.ts'
import type { RolloverWork } from './work.ts'

interface CreditLost {
  readonly lost: Figure
  /** It carries the income over the limit, so that the credit of the whole year ends. */
  readonly isWhole: boolean
}

/** Undefined without such cover, where the income has a credit neither before nor after, and where little is lost. */
export function creditLostTo(
  work: RolloverWork,
  more: Figure,
  {
    id,
    label,
    dollars = more.value,
    taxReturn = work.taxes.taxReturn,
  }: { id: string; label: string; dollars?: Dollars; taxReturn?: TaxReturn },
): CreditLost | undefined {
  const { sheet, ownerAge, taxes } = work
  const floor = creditFloor(work)
  if (floor === undefined || ownerAge.value >= medicareEligibilityAge.value) return undefined
  const [before, after] = [0, dollars].map((taken) => magiWith(work, taxReturn, taken)) as [Dollars, Dollars]
  const limit = marketplaceLimit(work)
  if (before < floor.income || before > limit) return undefined
  const isWhole = after > limit
  const share = ownShare(work)
  const rise = share(Math.min(after, limit)) - share(before)
  const lost = Math.round(rise + (isWhole ? creditAtLimit(work) : 0))
  if (lost < rules.leastPart.value) return undefined
  return {
    isWhole,
    lost: sheet.computed(
      id,
      label,
      'usd',
      isWhole
        ? 'the credit at the limit + what the household pays of the premium there − what it pays at its income of this year'
        : 'what the household pays of the average benchmark premium with it as income − without it',
      [...(isWhole ? [creditAtLimitFigure(work)] : []), more, taxes.agi],
      lost,
    ),
  }
}

function magiWith({ context }: RolloverWork, taxReturn: TaxReturn, more: Dollars): Dollars {
  const federal = incomeTax(context.law, {
    ...taxReturn,
    iraDistributions: (taxReturn.iraDistributions ?? 0) + more,
  })
  return marketplaceIncome(federal, taxReturn.socialSecurity ?? 0)
}
