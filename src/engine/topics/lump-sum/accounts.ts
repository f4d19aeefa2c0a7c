/** The accounts that the law taxes lightly, in their order: an HSA, a plan of one's own business, IRAs, plans at work. */

import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { taxesHsa } from '../hsa-check.ts'
import { hasTraditionalIra, irasAfterPlan, isOfPartner, traditionalEnding } from '../ira-kind.ts'
import { beforeTaxPart, beside, unbounded, whyNotBeforeTax } from '../marketplace-floor.ts'
import type { MissedMatch } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import type { AccountBasis } from './basis.ts'
import { iraNeeds } from './ira-needs.ts'
import { ownPlanNeeds } from './own-plan-needs.ts'
import { forCreditOf } from './own-plan-steps.ts'
import { afterTaxNeeds, planNeeds } from './plan-needs.ts'

/**
 * Accounts that are for the long run: an HSA, IRAs, more 401(k). Money for a nearer goal stays out of them. What is
 * contributed for a missed match has taken its part of the yearly limit already.
 */
export function lumpSumAccounts(all: AccountBasis, missed?: MissedMatch): Need[] {
  if (all.reach !== 'long') return []
  const { ownPlans, aboveFloor = unbounded } = all
  const health = healthSavings(all)
  const afterHealth = beside(aboveFloor, wantedOf(health))
  const basis = { ...all, aboveFloor: afterHealth }
  const allIras = iraNeeds(basis)
  const ofPartners = allIras.filter(isOfPartner)
  const forIras = allIras.filter((need) => !isOfPartner(need))
  const after = irasAfterPlan(basis, forIras)
  const deducted = forIras.filter(({ id }) => id.endsWith(traditionalEnding))
  const afterIras = beside(afterHealth, wantedOf(deducted))
  const forPlan = planNeeds({ ...basis, aboveFloor: afterIras }, forIras, missed)
  const early = after === 'none' ? [] : forPlan.filter(({ payroll }) => payroll?.isRoth !== true)
  const isBusinessBefore =
    after !== 'none' || (forCreditOf(ownPlans) !== undefined && !hasTraditionalIra(forIras))
  const ofBusiness =
    basis.isNeededEarly === true
      ? []
      : ownPlanNeeds(basis, ownPlans, afterIras, {
          hsa: wantedOf(health),
          ira: wantedOf(deducted),
          ownPlan: 0,
        })
  const notDeducted = forIras.filter((need) => !deducted.includes(need))
  return [
    ...health,
    ...(after === 'all' ? early : []),
    ...deducted,
    ...(isBusinessBefore ? ofBusiness : []),
    ...(after === 'not-deducted' ? early : []),
    ...notDeducted,
    ...ofPartners,
    ...forPlan.filter((need) => !early.includes(need)),
    ...(isBusinessBefore ? [] : ofBusiness),
    ...afterTaxNeeds(basis),
  ]
}

const wantedOf = (needs: readonly Need[]): Dollars =>
  needs.reduce((sum, { wanted }) => sum + (wanted?.value ?? 0), 0)

function healthSavings(basis: AccountBasis): Need[] {
  let left = basis.aboveFloor?.byHand ?? Number.POSITIVE_INFINITY
  return hsaAccounts(basis).flatMap((account): Need[] => {
    const isOfSpouse = isSpouseHsa(account)
    const isPart = left < account.room.value
    if (isPart && left < rules.leastPart.value) return []
    const wanted = isPart
      ? beforeTaxPart(basis, {
          id: account.id,
          label: 'What of the HSA may go in',
          room: account.room,
          most: left,
        })
      : account.room
    left -= wanted.value
    const need: Need = {
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
      wanted,
      monthsLeft: account.end?.months,
    }
    return [isPart ? { ...need, description: say`${need.description} ${whyNotBeforeTax}` } : need]
  })
}
