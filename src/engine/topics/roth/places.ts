/** Where each dollar of a year's contribution goes when so much of it is Traditional and the rest is Roth. */
import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type IraRoom, iraRoom } from '../../tax/ira-room.ts'
import { countedOfEach, hasSaversMatch } from '../../tax/savers-match.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { afterTaxDollars } from '../after-tax-room.ts'
import { careOnReturn } from '../child-care.ts'
import { withEnded } from '../ended-pay.ts'
import { benefitsOf, pensionsOf } from '../lifelong-pay.ts'
import { payOfSpouse } from '../own-business.ts'
import type { RothBasis } from './basis.ts'

/** Dollars of a year by place. */
export interface Places {
  planTraditional: Dollars
  planRoth: Dollars
  /** The part of the catch-up that the law makes Roth. */
  catchUpRoth: Dollars
  iraTraditional: Dollars
  iraRoth: Dollars
  /** By a nondeductible contribution that is converted: over the income limit. */
  iraConversion: Dollars
  spouseTraditional: Dollars
  spouseRoth: Dollars
  spouseConversion: Dollars
  /** After-tax money in the plan at work that is converted. */
  planAfterTax: Dollars
  /** In the plan at the work of a spouse, beyond what goes in there already. */
  spousePlanTraditional: Dollars
  spousePlanRoth: Dollars
  /** The employer's part of a plan of one's own business, always before tax here. */
  planEmployer: Dollars
  /** No room in any of them. */
  outside: Dollars
}

export const traditionalOf = (places: Places): Dollars =>
  places.planTraditional +
  places.planEmployer +
  places.spousePlanTraditional +
  places.iraTraditional +
  places.spouseTraditional

export const rothOf = (places: Places): Dollars =>
  places.planRoth +
  places.catchUpRoth +
  places.spousePlanRoth +
  places.iraRoth +
  places.iraConversion +
  places.spouseRoth +
  places.spouseConversion +
  places.planAfterTax

/** What comes off pay for the plan at work, of either kind. */
export const deferredIn = ({ planTraditional, planRoth, catchUpRoth }: Places): Dollars =>
  planTraditional + planRoth + catchUpRoth

/** The return before any contribution that is decided on. Of gains only those that are known: when else something is sold is not. */
export function returnBefore(basis: RothBasis): TaxReturn {
  const { reader, status, age, spouseAge, income, spouseIncome, isSelfEmployed, paidForLife } = basis
  const { running, beside, intoHsa } = basis
  const goesIn = running?.traditional ?? 0
  const goesOn: TaxReturn = {
    status,
    age: Math.floor(age.value),
    ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge.value) }),
    dependentAges: basis.dependentAges,
    ...(isSelfEmployed
      ? { selfEmploymentProfit: income.value, ownPlanDeduction: goesIn }
      : { wages: income.value - goesIn }),
    ...(basis.sideProfit === undefined ? {} : { selfEmploymentProfit: basis.sideProfit.value }),
    ...payOfSpouse(reader, (spouseIncome?.value ?? 0) - (basis.spouseSaving?.contributed.value ?? 0)),
    ...(basis.loanInterest === undefined ? {} : { studentLoanInterest: basis.loanInterest.paid.value }),
    hsaDeduction: (intoHsa?.value ?? 0) + (beside?.intoHsa ?? 0),
    longTermGain: beside?.longTermGain ?? 0,
    iraDistributions: beside?.distributions.now ?? 0,
    tuition: basis.students.tuition,
    ...careOnReturn(reader),
    sCorporationProfit: basis.profit?.value ?? 0,
    interest: basis.unearned?.interest ?? 0,
    qualifiedDividends: basis.unearned?.dividends ?? 0,
    pensionIncome: yearly(pensionsOf(reader, paidForLife)),
    socialSecurity: yearly(benefitsOf(paidForLife)),
  }
  return withEnded(goesOn, basis.ended)
}

const yearly = (monthly: Dollars): Dollars => monthly * monthsPerYear

/** The return with these contributions; a deferral comes off pay, an IRA is deducted. */
export function returnWith(basis: RothBasis, before: TaxReturn, places: Places): TaxReturn {
  const iraDeduction = places.iraTraditional + places.spouseTraditional
  const { ownPlanDeduction = 0 } = before
  const { own, spouse } = saversContributions(basis, places)
  const counted = {
    // The last year of the credit may be over on the day of the plan, whose law is of the year before.
    ...(hasSaversMatch(yearOf(basis.context.today))
      ? {}
      : { saversContributions: own + basis.iraContributed, spouseSaversContributions: spouse }),
    ...(places.spousePlanTraditional > 0
      ? { spouseWages: (before.spouseWages ?? 0) - places.spousePlanTraditional }
      : {}),
  }
  return basis.isSelfEmployed
    ? {
        ...before,
        ...counted,
        iraDeduction,
        ownPlanDeduction: ownPlanDeduction + places.planTraditional + places.planEmployer,
      }
    : {
        ...before,
        ...counted,
        iraDeduction,
        wages: (before.wages ?? 0) - places.planTraditional,
        ...(places.planEmployer > 0 ? { ownPlanDeduction: ownPlanDeduction + places.planEmployer } : {}),
      }
}

/** What counts for the saver's credit or match in each year, of each of two: these places, and what goes in at work beside them. */
export const saversContributions = (
  { running, spouseSaving }: Pick<RothBasis, 'running' | 'spouseSaving'>,
  places: Places,
): { own: Dollars; spouse: Dollars } => ({
  own:
    (running?.contributed.value ?? 0) +
    places.planTraditional +
    places.planRoth +
    places.catchUpRoth +
    places.planAfterTax +
    places.iraTraditional +
    places.iraRoth +
    places.iraConversion,
  spouse:
    (spouseSaving?.contributed.value ?? 0) +
    places.spousePlanTraditional +
    places.spousePlanRoth +
    places.spouseTraditional +
    places.spouseRoth +
    places.spouseConversion,
})

/** Whether pre-tax IRA money leaves a way to a clean conversion: there is none, or a plan at work that may take it in. */
export const canConvert = ({ pretaxIra, hasPlan }: RothBasis): boolean => pretaxIra.value === 0 || hasPlan

interface IraRooms {
  readonly own: IraRoom
  readonly spouse: IraRoom | undefined
  /** Adjusted gross income before any of them is filled. */
  readonly agi: Dollars
}

/** Room in the IRAs of both, at the income that is left after the deferral. */
function iraRooms(
  basis: RothBasis,
  before: TaxReturn,
  deferrals: Pick<Places, 'planTraditional' | 'spousePlanTraditional'>,
): IraRooms {
  const { planTraditional, spousePlanTraditional } = deferrals
  const spousePay = basis.paid.spouse - spousePlanTraditional
  const isSpouseCovered = basis.spousePlan !== undefined || basis.spouseSaving !== undefined
  const { context, status, age, spouseAge, spouseIncome, paid, hasPlan } = basis
  const deferred = returnWith(basis, before, { ...nowhere, ...deferrals })
  const { agi, studentLoanInterestDeduction } = adjustedGrossIncome(context.law, deferred)
  // The limits of an IRA look at income before this deduction: IRC §§219(g)(3)(A)(ii), 408A(c)(3).
  const magi = agi + studentLoanInterestDeduction
  const own = iraRoom({
    limits: context.limits,
    status,
    age: Math.floor(age.value),
    magi,
    // What is deferred before tax is no pay that an IRA may count: IRC §219(f)(1), Rev. Proc. 91-18.
    compensation: paid.own - planTraditional,
    spouseCompensation: spousePay,
    contributedRoth: basis.iraContributed,
    coveredAtWork: hasPlan,
    spouseCoveredAtWork: isSpouseCovered,
  })
  if (spouseIncome === undefined || spouseAge === undefined) return { own, spouse: undefined, agi }
  return {
    own,
    agi,
    spouse: iraRoom({
      limits: context.limits,
      status,
      age: Math.floor(spouseAge.value),
      magi,
      compensation: spousePay,
      spouseCompensation: paid.own - planTraditional,
      spouseContributions: Math.min(own.limit, paid.own - planTraditional),
      coveredAtWork: isSpouseCovered,
      spouseCoveredAtWork: hasPlan,
    }),
  }
}

/** What may go into one's own Roth IRA directly, at the income that is left after these deferrals. */
export const directRothRoom = (basis: RothBasis, before: TaxReturn, places: Places): Dollars =>
  iraRooms(basis, before, places).own.rothRoom

/** What may still go into the traditional IRA of each of two and be deducted, beside what these places put into IRAs. */
export function deductibleRooms(
  basis: RothBasis,
  before: TaxReturn,
  places: Places,
): { own: Dollars; spouse: Dollars } {
  const { own, spouse = noRoom } = iraRooms(basis, before, places)
  const left = ({ room, deductibleRoom }: IraRoom, deducted: Dollars, others: Dollars): Dollars =>
    Math.max(0, Math.floor(Math.min(deductibleRoom - deducted, room - deducted - others)))
  return {
    own: left(own, places.iraTraditional, places.iraRoth + places.iraConversion),
    spouse: left(spouse, places.spouseTraditional, places.spouseRoth + places.spouseConversion),
  }
}

/** What of more dollars in each name would still count for the saver's credit or match at an income; all where neither is there. */
export function uncountedOf(
  basis: RothBasis,
  places: Places,
  agi: Dollars,
): { own: Dollars; spouse: Dollars } {
  const { context, status, iraContributed } = basis
  const most = countedOfEach({ law: context.law, status, agi }) ?? Number.POSITIVE_INFINITY
  const { own, spouse } = saversContributions(basis, places)
  return { own: Math.max(0, most - own - iraContributed), spouse: Math.max(0, most - spouse) }
}

const noRoom: IraRoom = { limit: 0, room: 0, rothRoom: 0, deductibleRoom: 0 }
const noIras: IraRooms = { own: noRoom, spouse: undefined, agi: Number.POSITIVE_INFINITY }

export const nowhere: Places = {
  planTraditional: 0,
  planRoth: 0,
  catchUpRoth: 0,
  iraTraditional: 0,
  iraRoth: 0,
  iraConversion: 0,
  spouseTraditional: 0,
  spouseRoth: 0,
  spouseConversion: 0,
  planAfterTax: 0,
  planEmployer: 0,
  spousePlanTraditional: 0,
  spousePlanRoth: 0,
  outside: 0,
}

/** Places a year's contribution with this much of it Traditional, as far as the rules leave a choice. */
export function place(basis: RothBasis, before: TaxReturn, traditional: Dollars): Places {
  const total = basis.contribution.value
  const places: Places = { ...nowhere }
  const left = { traditional: Math.min(total, traditional), roth: Math.max(0, total - traditional) }
  // Asked of IRAs alone, no plan takes a dollar.
  const isOfIras = basis.place === 'ira'
  const plan = isOfIras ? noPlanRoom : planRoom(basis)
  const spousePlan = isOfIras ? undefined : basis.spousePlan
  const take = (kind: 'traditional' | 'roth', place: keyof Places, room: Dollars) => {
    const taken = Math.max(0, Math.min(left[kind], Math.floor(room)))
    places[place] += taken
    left[kind] -= taken
  }
  const employerOf = basis.ownPlan ?? basis.sidePlan
  const employerLeft = () => (isOfIras ? 0 : (employerOf?.employer ?? 0)) - places.planEmployer
  const planLeft = () => plan.free - places.planTraditional - places.planRoth

  payrollFirst(basis, places, left, plan)
  const spousePlanLeft = () => (spousePlan?.room ?? 0) - places.spousePlanTraditional - places.spousePlanRoth
  take('traditional', 'spousePlanTraditional', spousePlan?.matched ?? 0)
  take('roth', 'spousePlanRoth', (spousePlan?.matched ?? 0) - places.spousePlanTraditional)
  const iraFirst = basis.throughPayroll !== undefined && basis.takesRoth
  if (!iraFirst) take('traditional', 'planTraditional', planLeft())
  if (!iraFirst) take('traditional', 'spousePlanTraditional', spousePlanLeft())
  const rooms = basis.place === 'plan' ? noIras : iraRooms(basis, before, places)
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
  const direct = { own: Math.min(own, rooms.own.rothRoom), spouse: Math.min(spouse, ofSpouse.rothRoom) }
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
  if (basis.convertsAfterTax && !isOfIras)
    take(
      'roth',
      'planAfterTax',
      afterTaxDollars({
        limits: basis.context.limits,
        age: Math.floor(basis.age.value),
        pay: basis.income.value,
        deferred: deferredIn(places),
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

/** Where what finds no room elsewhere ends up, the last place first. What goes through payroll is never among them. */
const restPlaces = [
  'outside',
  'spouseConversion',
  'iraConversion',
  'spouseRoth',
  'iraRoth',
  'spouseTraditional',
  'iraTraditional',
] as const satisfies readonly (keyof Places)[]

/** A few dollars over the room of an account are no account of their own: they are left out. */
export function withoutTrifles(places: Places, contribution: Dollars): { places: Places; leftOut: Dollars } {
  const most = Math.min(rules.leastPart.value, rules.leastPartShare.value * contribution)
  const kept = { ...places }
  let leftOut = 0
  for (const place of restPlaces)
    if (kept[place] < most) {
      leftOut += kept[place]
      kept[place] = 0
    }
  return { places: kept, leftOut }
}

interface PlanRoom {
  /** Room whose kind may be chosen. */
  readonly free: Dollars
  /** Catch-up room that takes Roth money only. */
  readonly rothOnly: Dollars
}

const noPlanRoom: PlanRoom = { free: 0, rothOnly: 0 }

export function planRoom({
  deferral: { limit, catchUp, catchUpMustBeRoth },
  takesRoth,
  running,
}: RothBasis): PlanRoom {
  const taken = running?.contributed.value ?? 0
  const left = Math.max(0, limit - taken)
  if (!catchUpMustBeRoth) return { free: left, rothOnly: 0 }
  return { free: Math.max(0, limit - catchUp - taken), rothOnly: takesRoth ? Math.min(catchUp, left) : 0 }
}

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
