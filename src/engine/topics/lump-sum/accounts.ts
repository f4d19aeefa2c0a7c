/** The accounts that the law taxes lightly, in their order: an HSA, a plan of one's own business, IRAs, plans at work. */

import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { hsaRoom } from '../../tax/hsa-room.ts'
import { isFilled } from '../contributed-share.ts'
import { hasTraditionalIra, irasAfterPlan, traditionalEnding } from '../ira-kind.ts'
import type { MissedMatch } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { sourceOf } from '../tax-picture.ts'
import type { AccountBasis } from './basis.ts'
import { iraNeeds } from './ira-needs.ts'
import { forCreditOf } from './own-plan-steps.ts'
import { afterTaxNeeds, planNeeds } from './plan-needs.ts'

/**
 * Accounts that are for the long run: an HSA, IRAs, more 401(k). Money for a nearer goal stays out of them. What is
 * contributed for a missed match has taken its part of the yearly limit already.
 */
export function lumpSumAccounts(basis: AccountBasis, missed?: MissedMatch): Need[] {
  if (basis.reach !== 'long') return []
  const { ownPlans } = basis
  const forIras = iraNeeds(basis)
  const after = irasAfterPlan(basis, forIras)
  const forPlan = planNeeds(basis, forIras, missed)
  const early = after === 'none' ? [] : forPlan.filter(({ payroll }) => payroll?.isRoth !== true)
  const isBusinessBefore =
    after !== 'none' || (forCreditOf(ownPlans) !== undefined && !hasTraditionalIra(forIras))
  const ofBusiness = basis.isNeededEarly === true ? [] : ownPlans.map(({ need }) => need)
  const deducted = forIras.filter(({ id }) => id.endsWith(traditionalEnding))
  const notDeducted = forIras.filter((need) => !deducted.includes(need))
  return [
    ...healthSavings(basis),
    ...(after === 'all' ? early : []),
    ...deducted,
    ...(isBusinessBefore ? ofBusiness : []),
    ...(after === 'not-deducted' ? early : []),
    ...notDeducted,
    ...forPlan.filter((need) => !early.includes(need)),
    ...(isBusinessBefore ? [] : ofBusiness),
    ...afterTaxNeeds(basis),
  ]
}

function healthSavings({ sheet, reader, context, taxes }: AccountBasis): Need[] {
  if (reader.told('hsaEligible') !== true || reader.value('onMedicare')) return []
  if (isFilled(reader, 'hsa')) return []
  const { age } = taxes
  const monthly = reader.told('hsaMonthly') === undefined ? 0 : reader.number('hsaMonthly').value
  const coverage = reader.value('hsaFamilyCoverage') ? 'family' : 'self_only'
  const room = sheet.law('hsa.room', 'HSA limit for the year', 'usd', {
    value: hsaRoom({
      limits: context.limits,
      coverage,
      age: age.value,
      contributed: monthly * monthsPerYear,
    }),
    source: sourceOf(context.limits.hsa),
    note: `For a full year of eligibility, with the catch-up from the age it starts at${monthly > 0 ? ', less what you put in each month' : ''}. What your employer puts in counts too.`,
  })
  if (room.value <= 0) return []
  return [
    {
      step: 'hsa',
      id: 'hsa',
      label: words('Health savings account (HSA)'),
      act: (amount) => say`put ${amount} into an HSA`,
      description: words(
        'Deductible now, untaxed while it grows, untaxed for medical costs. Invest what you do not spend.',
      ),
      wanted: room,
    },
  ]
}
