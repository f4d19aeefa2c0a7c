/** Where each dollar of a year's contribution goes when so much of it is Traditional and the rest is Roth. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { afterTaxDollars } from '../after-tax-room.ts'
import type { RothBasis } from './basis.ts'
import { canConvert, iraRooms, noIras, noRoom, roomsOfThisYear } from './ira-rooms.ts'
import { deferredIn, nowhere, type Places } from './places.ts'
import { noPlanRoom, type PlanRoom, planRoom } from './plan-room.ts'
import { uncountedOf } from './savers-contributions.ts'

/** Whether a sum beside the share of pay that goes in may go into an IRA, or raise that share: both are open. */
export const isIraFirst = ({ throughPayroll, takesRoth }: RothBasis): boolean =>
  throughPayroll !== undefined && takesRoth

/**
 * Places a year's contribution with this much of it Traditional, as far as the rules leave a choice. `first`: where the
 * Traditional part of a sum beside the share of pay goes before anywhere else.
 */
export function place(
  basis: RothBasis,
  before: TaxReturn,
  traditional: Dollars,
  first: 'ira' | 'payroll' = 'ira',
): Places {
  const total = basis.contribution.value
  const places: Places = { ...nowhere }
  const left = { traditional: Math.min(total, traditional), roth: Math.max(0, total - traditional) }
  const isOf = (...places: readonly RothBasis['place'][]) => places.includes(basis.place)
  // Asked of IRAs alone, or of the plan of a spouse, no plan of one's own takes a dollar.
  const isElsewhere = isOf('ira', 'spouse-plan')
  const plan = isElsewhere ? noPlanRoom : planRoom(basis)
  const spousePlan = isOf('ira', 'beside-spouse-plan') ? undefined : basis.spousePlan
  const isOfPlans = isOf('plan', 'spouse-plan')
  const take = (kind: 'traditional' | 'roth', place: keyof Places, room: Dollars) => {
    const taken = Math.max(0, Math.min(left[kind], Math.floor(room)))
    places[place] += taken
    left[kind] -= taken
  }
  const employerOf = basis.ownPlan ?? basis.sidePlan
  const employerLeft = () => (isElsewhere ? 0 : (employerOf?.employer ?? 0)) - places.planEmployer
  const planLeft = () => plan.free - places.planTraditional - places.planRoth

  payrollFirst(basis, places, left, plan)
  const spousePlanLeft = () => (spousePlan?.room ?? 0) - places.spousePlanTraditional - places.spousePlanRoth
  take('traditional', 'spousePlanTraditional', spousePlan?.matched ?? 0)
  take('roth', 'spousePlanRoth', (spousePlan?.matched ?? 0) - places.spousePlanTraditional)
  const iraFirst = isIraFirst(basis)
  // What comes off the profit of a business lowers the deduction for it too (IRC §199A), and what comes off wages does not.
  if (basis.ownPlan !== undefined) take('traditional', 'spousePlanTraditional', spousePlanLeft())
  if (!iraFirst || first === 'payroll') take('traditional', 'planTraditional', planLeft())
  if (!iraFirst) take('traditional', 'spousePlanTraditional', spousePlanLeft())
  const rooms = isOfPlans ? noIras : iraRooms(basis, before, places)
  if (basis.ownPlan !== undefined) take('traditional', 'planEmployer', employerLeft())
  const ofSpouse = rooms.spouse ?? noRoom
  const deductible = { own: rooms.own.deductibleRoom, spouse: ofSpouse.deductibleRoom }
  const agi = rooms.agi - Math.min(left.traditional, deductible.own + deductible.spouse)
  const uncounted = () => uncountedOf(basis, places, agi)
  // What counts for the credit in the other name comes before what no longer does in one's own.
  take('traditional', 'iraTraditional', Math.min(deductible.own, uncounted().own))
  take('traditional', 'spouseTraditional', Math.min(deductible.spouse, uncounted().spouse))
  take('traditional', 'iraTraditional', deductible.own - places.iraTraditional)
  take('traditional', 'spouseTraditional', deductible.spouse - places.spouseTraditional)
  // What is deferred before tax may not take the pay away that the IRAs have counted.
  const payLeft = () =>
    payOfBoth(basis) - places.planTraditional - places.spousePlanTraditional - inIras(places)
  if (iraFirst) take('traditional', 'planTraditional', Math.min(planLeft(), payLeft()))
  if (iraFirst) take('traditional', 'spousePlanTraditional', spousePlanLeft())
  // Beside a job it is a plan more to set up: after what is there.
  take('traditional', 'planEmployer', employerLeft())
  // What may not be deducted is better off as Roth.
  left.roth += left.traditional
  left.traditional = 0

  const own = rooms.own.room - places.iraTraditional
  const spouse = ofSpouse.room - places.spouseTraditional
  const ofYear = isOfPlans ? noIras : roomsOfThisYear(basis, before, places)
  const direct = {
    own: Math.min(own, ofYear.own.rothRoom),
    spouse: Math.min(spouse, ofYear.spouse?.rothRoom ?? 0),
  }
  take('roth', 'iraRoth', Math.min(direct.own, uncounted().own))
  take('roth', 'spouseRoth', Math.min(direct.spouse, uncounted().spouse))
  take('roth', 'iraRoth', direct.own - places.iraRoth)
  take('roth', 'spouseRoth', direct.spouse - places.spouseRoth)
  const convert = () => {
    if (!canConvert(basis)) return
    take('roth', 'iraConversion', own - places.iraRoth)
    take('roth', 'spouseConversion', spouse - places.spouseRoth)
  }
  if (iraFirst) convert()
  if (basis.takesRoth) {
    take('roth', 'planRoth', planLeft())
    take('roth', 'catchUpRoth', plan.rothOnly - places.catchUpRoth)
  }
  take('roth', 'spousePlanRoth', spousePlanLeft())
  if (!iraFirst) convert()
  // Without a Roth option the plan still takes Traditional money.
  if (!basis.takesRoth) take('roth', 'planTraditional', Math.min(planLeft(), payLeft()))
  if (basis.convertsAfterTax && !isElsewhere)
    take(
      'roth',
      'planAfterTax',
      afterTaxDollars({
        limits: basis.context.limits,
        age: Math.floor(basis.age.value),
        pay: basis.income.value,
        deferred: deferredIn(places) + (basis.goneIn?.contributed ?? 0),
        employer: basis.matchAdded?.value ?? 0,
      }),
    )
  // Deducted, it is better off than in a taxable account.
  take('roth', 'planEmployer', employerLeft())
  take(
    'roth',
    'iraTraditional',
    Math.min(rooms.own.deductibleRoom - places.iraTraditional, own - places.iraRoth - places.iraConversion),
  )
  take(
    'roth',
    'spouseTraditional',
    Math.min(
      ofSpouse.deductibleRoom - places.spouseTraditional,
      spouse - places.spouseRoth - places.spouseConversion,
    ),
  )
  places.outside = left.roth
  return places
}

const payOfBoth = ({ paid }: RothBasis): Dollars => paid.own + paid.spouse

const inIras = (places: Places): Dollars =>
  places.iraTraditional +
  places.iraRoth +
  places.iraConversion +
  places.spouseTraditional +
  places.spouseRoth +
  places.spouseConversion

/** What payroll takes before anything else: the deferral as it stands, and what earns the whole match. */
function payrollFirst(
  { throughPayroll, takesRoth, matched, contribution }: RothBasis,
  places: Places,
  left: { traditional: Dollars; roth: Dollars },
  plan: PlanRoom,
): void {
  const wanted = takesRoth
    ? Math.max(throughPayroll ?? 0, matched)
    : Math.min(throughPayroll ?? matched, matched)
  const whole = Math.min(wanted, contribution.value, plan.free + plan.rothOnly)
  const forced = Math.max(0, whole - plan.free)
  places.catchUpRoth = forced
  const fromRoth = Math.min(left.roth, forced)
  left.roth -= fromRoth
  left.traditional -= forced - fromRoth
  const free = Math.floor(whole - forced)
  const roth = takesRoth ? Math.min(left.roth, Math.max(0, free - left.traditional)) : 0
  const traditional = free - roth
  places.planRoth = roth
  places.planTraditional = traditional
  left.roth -= roth
  const fromTraditional = Math.min(left.traditional, traditional)
  left.traditional -= fromTraditional
  left.roth -= traditional - fromTraditional
}
