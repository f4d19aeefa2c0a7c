/** What the plan itself takes off the income of the year: money that goes in before tax. */
import type { Figure } from '../../figure.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { dollarsOf } from '../ended-pay.ts'
import { type Kind, traditionalEnding } from '../ira-kind.ts'
import type { AboveFloor } from '../marketplace-floor.ts'
import { type Placement, placedIn } from '../order-of-operations.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import type { IrasForCredit } from './for-credit.ts'
import type { OwnPlan } from './own-plan.ts'
import { type Deducted, returnDeducted } from './return-deducted.ts'

interface Placed {
  readonly placements: readonly Placement[]
  readonly kind: Kind | undefined
  readonly ownPlans: readonly OwnPlan[]
}

/** A raise at work is left out: it comes over the year that follows. */
export function deductedBy({ placements, kind, ownPlans }: Placed): Deducted {
  const business = placements
    .filter(({ step }) => step === 'own-plan')
    .reduce(
      (sum, { amount, beforeTaxMost }) => sum + Math.min(amount.value, beforeTaxMost?.value ?? Infinity),
      0,
    )
  // Beside a Roth contribution of one's own only what the credit asks for, or the employer's part, is before tax.
  const before = ownPlans.reduce((sum, { need, own, forCredit }) => {
    const placed = placements.find(({ id }) => id === need.id)?.amount.value ?? 0
    return sum + Math.max(Math.min(placed, forCredit?.value ?? 0), placed - own.value, 0)
  }, 0)
  return {
    hsa: placedIn(placements, 'hsa'),
    ira: placedIn(
      placements.filter(({ id }) => id.endsWith(traditionalEnding)),
      'ira',
    ),
    ownPlan: kind?.verdict === 'traditional' ? business : before,
  }
}

export const deductedSum = ({ hsa, ira, ownPlan }: Deducted): Dollars => hsa + ira + ownPlan

/** Whether what goes into deducted IRAs, with the cash that is to go with it, is as much as the Marketplace credit asks for. */
export const keepsCredit = (
  work: Placed & { readonly irasForCredit: IrasForCredit | undefined },
): boolean => {
  const { irasForCredit } = work
  return (
    irasForCredit !== undefined &&
    deductedBy(work).ira + dollarsOf(irasForCredit.fromCash) >= irasForCredit.least.value
  )
}

/** Whether dollars are in a Roth IRA that would be better before tax, and would take income below the floor of the Marketplace credit. */
export function isHeldAboveFloor(work: Placed & { readonly aboveFloor: AboveFloor }): boolean {
  const { ira, hsa, ownPlan } = deductedBy(work)
  const inRoth = placedIn(work.placements, 'ira') - ira
  return (
    work.kind?.ira === 'traditional' && inRoth > 0 && hsa + ira + ownPlan + inRoth > work.aboveFloor.byHand
  )
}

/** The same year once the plan has been followed. */
export function withDeducted(
  sheet: Worksheet,
  { law }: DraftContext,
  taxes: TaxPicture,
  deducted: Deducted,
): TaxPicture {
  const taxReturn = returnDeducted(taxes.taxReturn, deducted)
  const agi: Figure = sheet.computed(
    'agi.of-plan',
    'Adjusted gross income once this plan is followed',
    'usd-per-year',
    'adjusted gross income − what this plan puts in before tax',
    [taxes.agi],
    Math.round(adjustedGrossIncome(law, taxReturn).agi),
  )
  return { ...taxes, taxReturn, agi }
}
