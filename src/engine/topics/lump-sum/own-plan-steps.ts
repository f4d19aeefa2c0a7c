/** What is said of a plan of one's own business beside its place in the order: what to choose, and how it is opened. */
import type { FactReader } from '../../fact-reader.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { check } from '../check.ts'
import type { Placement } from '../order-of-operations.ts'
import { isSoleProprietor } from '../own-business.ts'
import type { StepDraft } from '../steps.ts'
import type { OwnPlan } from './own-plan.ts'
import { ownPlanWords } from './own-plan-parts.ts'

interface Placed {
  readonly reader: FactReader
  readonly placements: readonly Placement[]
  readonly ownPlans: readonly OwnPlan[]
}

const placedOf = ({ placements }: Pick<Placed, 'placements'>, { need }: OwnPlan) =>
  placements.find(({ id }) => id === need.id)

/** What those who work for themselves may have instead of a plan at work; nothing for everybody else. */
export function ownPlanChecks(work: Placed): Check[] {
  if (isSoleProprietor(work.reader) && work.reader.told('businessEmployees') === true)
    return [
      check(
        'own-plan',
        'warn',
        'A plan for your business and its employees',
        words(
          'A SEP-IRA, a SIMPLE IRA or a 401(k) takes more of your profit than an IRA, and has to put money in for the employees too. Ask a provider what each would cost for them.',
        ),
      ),
    ]
  return work.ownPlans.map((plan) =>
    check(
      plan.need.id,
      'warn',
      plan.business === 'own' ? 'A plan of your own business' : 'A plan of your spouse’s own business',
      say`${placedOf(work, plan) === undefined ? say`A solo 401(k) has room for ${plan.room} of this year’s profit, once the places before it are full` : words('The solo 401(k) here is for a business without employees')}. A SEP-IRA is simpler: it would take ${plan.isBesidePlan ? words('as much') : say`${plan.sep}, before tax only`}, and counts as pre-tax IRA money in a conversion. Keep estimated tax apart first.`,
    ),
  )
}

/** What may go in before tax, where not all of it may. */
const aboveFloor = (placed: Placement | undefined): Text =>
  placed?.beforeTaxMost === undefined
    ? nothing
    : say`Put no more than ${placed.beforeTaxMost} in before tax, the employer’s part included: ${placed.whyNoMore ?? nothing}. `

/** What has to go in before tax; all of a sum that is less than the credit asks for. */
const forTheCredit = (forCredit: OwnPlan['forCredit'], placed: Placement | undefined): Text => {
  if (forCredit === undefined) return nothing
  const isLess = placed?.amount.unit === 'usd' && placed.amount.value < forCredit.value
  return say`Put ${isLess ? words('all of it') : say`at least ${forCredit}`} in before tax, the employer’s part first, for the Marketplace credit. `
}

export const ownPlanSteps = (
  work: Pick<Placed, 'placements' | 'ownPlans'>,
  today: CalendarDate,
): StepDraft[] =>
  work.ownPlans
    .filter((plan) => placedOf(work, plan) !== undefined)
    .map((plan) => {
      const { need, business, isBesidePlan, forCredit } = plan
      const isOwn = business === 'own'
      return {
        id: need.id,
        moves: 'accounts',
        title: words(
          isOwn
            ? 'Open a solo 401(k), if you have none'
            : 'Open a solo 401(k) for the business of your spouse, if there is none',
        ),
        why: words(
          `It takes ${isBesidePlan ? 'a share of your profit before tax, beside the plan at work' : `far more of ${ownPlanWords[business].their} profit than an IRA`}. Open before the year ends, it can take money for this year.`,
        ),
        how: say`At a provider without account fees that takes Roth money too. ${words(isOwn ? 'You need' : 'The business needs')} an employer number (EIN) from the IRS. ${forTheCredit(forCredit, placedOf(work, plan))}${aboveFloor(placedOf(work, plan))}${words(isBesidePlan ? 'Pay it in as employer' : `Write down before the year ends how much of its profit is ${ownPlanWords[business].their} own contribution, and how much is the employer’s part`)}, and choose the investments.`,
        due: yearEnd(today),
        dueWhy: 'the last day of the year',
        minutes: 90,
        link: links.retirementPlans,
        keep: words('The plan document, and the record of which part was whose.'),
      }
    })

/** Before tax for the Marketplace credit: one plan alone is asked for it. */
export const forCreditOf = (ownPlans: readonly OwnPlan[]): OwnPlan['forCredit'] =>
  ownPlans.find(({ forCredit }) => forCredit !== undefined)?.forCredit
