/** The plans of businesses of one's own in the order, as far as money before tax may go into them. */
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { kindOfBusiness } from '../ira-kind.ts'
import { type AboveFloor, beforeTaxPart, whyNotBeforeTax } from '../marketplace-floor.ts'
import type { Need } from '../order-of-operations.ts'
import type { AccountBasis } from './basis.ts'
import type { OwnPlan } from './own-plan.ts'
import { ownPlanWords } from './own-plan-parts.ts'
import type { OwnPlanWorth } from './own-plan-worth.ts'
import type { Deducted } from './return-deducted.ts'

/** The employer's part is always before tax; one's own contribution beyond what may be, or is worth it, is Roth. */
export function ownPlanNeeds(
  basis: AccountBasis,
  plans: readonly OwnPlan[],
  { byHand }: AboveFloor,
  deducted: Deducted,
): Need[] {
  let left = byHand
  let taken = deducted
  return plans.flatMap((plan) => {
    const own = plan.isBesidePlan ? 0 : Math.min(plan.own.value, plan.room.value)
    const kind = kindOfBusiness(basis)
    const worth = plan.forCredit === undefined ? plan.worth?.(taken) : undefined
    const beforeTax =
      kind?.verdict === 'traditional'
        ? (worth?.beforeTaxMost?.value ?? plan.room.value)
        : plan.room.value - own
    taken = { ...taken, ownPlan: taken.ownPlan + beforeTax }
    // Who has to come down to the upper limit is far above this one.
    if (plan.forCredit !== undefined || beforeTax <= left) {
      left -= Math.max(beforeTax, plan.forCredit?.value ?? 0)
      return [worth === undefined ? plan.need : asWorth(plan, worth)]
    }
    const need = partlyBeforeTax(basis, plan, { own, most: left })
    left = 0
    return need
  })
}

const isForOne = words('It is for a business without employees.')

/** With what a dollar of it saves, and where that ends to be worth it. */
function asWorth({ need, own, employer, room }: OwnPlan, { beforeTaxMost, why }: OwnPlanWorth): Need {
  const whose = ownPlanWords[need.id === ownPlanWords.spouse.id ? 'spouse' : 'own']
  if (beforeTaxMost === undefined)
    return {
      ...need,
      description: say`Up to ${own} of ${words(whose.their)} own, before tax, ${why}, and ${employer} as employer, before tax. ${isForOne}`,
    }
  const a = words(whose.id === 'own-plan' ? 'a' : whose.whose)
  const isEmployerAlone = beforeTaxMost.value <= room.value - own.value
  return {
    ...need,
    beforeTaxMost,
    whyNoMore: words('beyond it a dollar saves less than it costs later, and is better as Roth'),
    act: (amount) =>
      amount.value <= beforeTaxMost.value
        ? need.act(amount)
        : say`put ${amount} into ${a} solo 401(k), ${beforeTaxMost} of it before tax and the rest as Roth`,
    description: isEmployerAlone
      ? say`Up to ${own} of ${words(whose.their)} own, as Roth, for before tax it would save less than it costs later, and ${employer} as employer, before tax. ${isForOne}`
      : say`The first ${beforeTaxMost} of it before tax, what ${words(whose.id === 'own-plan' ? 'you put in' : 'they put in')} as employer (up to ${employer}) among it, ${why}. The rest is ${words(whose.their)} own contribution, as Roth: before tax it would save less than it costs later. ${isForOne}`,
  }
}

function partlyBeforeTax(
  basis: AccountBasis,
  { need, room, isBesidePlan }: OwnPlan,
  { own, most }: { own: Dollars; most: Dollars },
): Need[] {
  const isNone = most < rules.leastPart.value
  const beforeTaxMost = beforeTaxPart(basis, {
    id: need.id,
    label: 'What of a solo 401(k) may go in before tax',
    room,
    most: isNone ? 0 : most,
  })
  const value = Math.min(room.value, own + beforeTaxMost.value)
  if (value === 0) return []
  const whose = words(need.id.endsWith('.spouse') ? 'your spouse’s' : 'a')
  return [
    {
      ...need,
      beforeTaxMost,
      whyNoMore: words('the Marketplace credit begins at an income'),
      act: (amount) =>
        isNone
          ? say`put ${amount} into ${whose} solo 401(k), all as Roth`
          : isBesidePlan
            ? say`put ${amount} into ${whose} solo 401(k)`
            : say`put ${amount} into ${whose} solo 401(k), no more than ${beforeTaxMost} of it before tax`,
      description: say`${
        isNone
          ? words('As your own contribution, all of it Roth, and nothing as employer.')
          : isBesidePlan
            ? say`As employer, before tax, up to ${beforeTaxMost}.`
            : say`No more than ${beforeTaxMost} of it before tax, what you put in as employer among it; the rest is your own contribution, as Roth.`
      } ${whyNotBeforeTax} It is for a business without employees.`,
      wanted: basis.sheet.computed(
        `${need.id}.above-floor`,
        'Room in a solo 401(k), as far as the Marketplace credit leaves it open',
        'usd-per-year',
        'the own contribution, of either kind + what may go in before tax, up to the room',
        [room, beforeTaxMost],
        value,
      ),
    },
  ]
}
