/** The accounts that the law taxes lightly, in their order: an HSA, a plan of one's own business, IRAs, plans at work. */

import { say, words } from '../../say.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { taxesHsa } from '../hsa-check.ts'
import { hasTraditionalIra, irasAfterPlan, traditionalEnding } from '../ira-kind.ts'
import type { MissedMatch } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
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

function healthSavings(basis: AccountBasis): Need[] {
  return hsaAccounts(basis).map((account) => {
    const isOfSpouse = isSpouseHsa(account)
    return {
      step: 'hsa',
      id: account.id,
      label: words(isOfSpouse ? 'Your spouse’s HSA' : 'Health savings account (HSA)'),
      act: (amount) => say`put ${amount} into ${words(isOfSpouse ? 'your spouse’s HSA' : 'an HSA')}`,
      description: isOfSpouse
        ? words(
            'For a spouse on the same health plan, without Medicare or other cover, in an account in their own name: paid in by hand and deducted on your return. Ask the plan first that it covers them.',
          )
        : words(
            taxesHsa(basis.reader)
              ? 'Off your federal income now, untaxed by it while it grows and for medical costs; your state taxes what goes in and what it earns. Invest what you do not spend.'
              : 'Deductible now, untaxed while it grows, untaxed for medical costs. Invest what you do not spend.',
          ),
      wanted: account.room,
      monthsLeft: account.end?.months,
    }
  })
}
