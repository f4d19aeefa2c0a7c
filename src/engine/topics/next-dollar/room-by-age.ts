/**
 * The law lets more into an account from the year on in which its owner comes to an age: IRC §§219(b)(5), 223(b)(3), 414(v).
 * The months of the plan fill that before a taxable account, also where nothing more goes in today.
 */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { ownPlanRoom } from '../../tax/own-plan-room.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Months, Years } from '../../units.ts'
import { conversionEnding, isRothAtWork, partnerTraditionalEnding, traditionalEnding } from '../ira-kind.ts'
import { irasOfAll } from '../ira-people.ts'
import { beforeTaxOf } from '../lump-sum/before-tax.ts'
import type { MissedMatch } from '../missed-match.ts'
import { ownBusinesses } from '../own-business.ts'
import { payrollRoomAt } from '../payroll-room.ts'
import { payCheckCost } from '../payroll-year.ts'
import { type PlanAtWork, plansAtWork } from '../plans-at-work.ts'
import { matchOn, returnsOfPlans } from '../return-of-plan.ts'
import type { DollarBasis } from './basis.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { iraEachYear, monthsToNewYear } from './lapsing-room.ts'
import type { MonthlyNeed, RoomByAge } from './need.ts'

/** An account, with what it takes at other ages of its owner. */
interface Account {
  readonly id: string
  /** In words, to stand before what it takes. */
  readonly name: string
  readonly whose: RoomByAge['whose']
  /** The ages at which its room changes. */
  readonly ages: readonly Years[]
  readonly roomAt: (age: Years) => { readonly room: Dollars; readonly mustBeRoth?: boolean }
  /** What so much more room of a year takes of the monthly dollars of a year. */
  readonly cost?: (more: Dollars, mustBeRoth: boolean) => Dollars
  /** The months after which the room of a year is filled. */
  readonly opens: (year: number) => Months
  /** The need that fills it as far as it is open today. */
  readonly need: MonthlyNeed | undefined
  /** How it is said where nothing goes in today; undefined where it then has no need. */
  readonly alone?: (isRoth: boolean) => Pick<MonthlyNeed, 'step' | 'id' | 'label' | 'act'>
}

/** The same needs, with what each takes in the years to come, and those that open with such a year. */
export function withRoomByAge(
  basis: DollarBasis,
  needs: readonly MonthlyNeed[],
  missed: MissedMatch | undefined,
): MonthlyNeed[] {
  const grown = new Map<MonthlyNeed, MonthlyNeed>()
  const opened: MonthlyNeed[] = []
  for (const account of accountsByAge(basis, needs, missed)) {
    const { need, alone } = account
    if (need === undefined && alone === undefined) continue
    const byAge = changesOf(basis, account)
    if (byAge.length === 0) continue
    if (need !== undefined) grown.set(need, { ...need, byAge, stream: later(need.stream, byAge) })
    else if (alone !== undefined) opened.push(openedLater(basis, account, byAge, alone))
  }
  const all = needs.map((need) => grown.get(need) ?? need)
  const at = all.findIndex(({ step }) => step === 'after-tax')
  return at < 0 ? [...all, ...opened] : [...all.slice(0, at), ...opened, ...all.slice(at)]
}

const later = (stream: MonthlyNeed['stream'], byAge: readonly RoomByAge[]): MonthlyNeed['stream'] =>
  stream.kind === 'flow' ? { ...stream, later: byAge } : stream

/** Where the room of today is full: it takes its first dollar in that year. */
function openedLater(
  { sheet }: DollarBasis,
  { id }: Account,
  byAge: readonly RoomByAge[],
  alone: NonNullable<Account['alone']>,
): MonthlyNeed {
  const [first] = byAge
  const said = alone(first?.mustBeRoth === true)
  return {
    ...said,
    byAge,
    description: first === undefined ? words('') : say`From ${first.year} on up to ${first.change}.`,
    wanted: sheet.computed(
      `monthly.${id}.later`,
      'What it takes this month',
      'usd-per-month',
      'nothing before the year in which its room opens',
      byAge.map(({ year }) => year),
      0,
    ),
    stream: later({ kind: 'flow', monthly: 0 }, byAge),
    bucket: 'sheltered',
    perDollar: 1,
  }
}

/** The changes that fall into the months of the plan, one after the other. */
function changesOf(basis: DollarBasis, account: Account): RoomByAge[] {
  const { reader, sheet, years } = basis
  const { id, name, whose, ages, roomAt, opens, need, cost = (more: Dollars) => more } = account
  const stream = need?.stream
  if (stream !== undefined && stream.kind !== 'flow') return []
  const last = stream?.until ?? years.value * monthsPerYear
  const start = stream?.monthly ?? 0
  const now = Math.floor(reader.number(whose).value)
  const roomNow = roomAt(now).room
  const found: RoomByAge[] = []
  let [roomBefore, before] = [roomNow, start]
  for (const age of ages.filter((one) => one > now)) {
    const { room, mustBeRoth = false } = roomAt(age)
    const monthly = Math.max(0, start + Math.floor(cost(room - roomNow, mustBeRoth) / monthsPerYear))
    const year = yearOf(basis.context.today) + age - now
    const after = opens(year)
    const change = room - roomBefore
    if (Math.abs(change) < rules.leastPart.value || after >= last) continue
    found.push({
      ...{ account: name, whose, after, monthly, before, mustBeRoth, isMore: change > 0 },
      age: sheet.law(`room-by-age.${age}`, 'Age from which the room of an account is another one', 'age', {
        value: age,
        source: 'IRC §§219(b)(5), 223(b)(3), 414(v)',
        note: 'It counts for the whole year in which somebody comes to that age.',
      }),
      year: sheet.computed(
        `room-by-age.${whose}.${age}`,
        'Year in which somebody comes to that age',
        'year',
        'this year + the years until then, by the age that you told: with a birthday still to come this year it is a year sooner',
        [reader.number(whose)],
        year,
      ),
      change: sheet.computed(
        `room-by-age.${id}.${age}`,
        'What the room of a year changes by',
        'usd-per-year',
        'the room at that age − the room before, by the limits of today',
        [reader.number(whose)],
        Math.abs(change),
      ),
    })
    ;[roomBefore, before] = [room, monthly]
  }
  return found
}

function accountsByAge(
  basis: DollarBasis,
  needs: readonly MonthlyNeed[],
  missed: MissedMatch | undefined,
): Account[] {
  const all = [...healthSavings(basis, needs), ...iras(basis, needs), ...ownPlans(basis, needs)]
  // Above the floor of the Marketplace credit nothing more may come off income.
  const isHeld = Number.isFinite(basis.aboveFloor.byHand)
  const open = isHeld
    ? all.filter(({ need }) => need?.step === 'ira' && !need.id.endsWith(traditionalEnding))
    : all
  return [...open, ...atWork(basis, needs, missed)]
}

/** What is paid in by hand counts for the year before until its filing day. */
function byHand({ context: { today } }: DollarBasis): Account['opens'] {
  const filingDay = nextFilingDay(today)
  return (year) => monthsToFilingDay(today) + (year - yearOf(filingDay)) * monthsPerYear
}

function throughPayroll({ context: { today } }: DollarBasis): Account['opens'] {
  const nextYear = yearOf(today) + 1
  return (year) => monthsToNewYear(today) + (year - nextYear) * monthsPerYear
}

function healthSavings(basis: DollarBasis, needs: readonly MonthlyNeed[]): Account[] {
  const { catchUpFromAge, catchUp } = known(basis.context.limits.hsa)
  return (['hsa', 'hsa.spouse'] as const).map((id) => ({
    id,
    name: id === 'hsa' ? 'the HSA' : 'your spouse’s HSA',
    whose: id === 'hsa' ? 'age' : 'spouseAge',
    ages: [catchUpFromAge],
    roomAt: (age) => ({ room: age < catchUpFromAge ? 0 : catchUp }),
    opens: byHand(basis),
    need: needs.find((need) => need.id === id),
  }))
}

function iras(basis: DollarBasis, needs: readonly MonthlyNeed[]): Account[] {
  const { reader, taxes, yearIncome, context } = basis
  const income = yearIncome ?? taxes.iraIncome
  const people = irasOfAll({ ...basis, iraContributed: iraEachYear(reader) }, income)
  const ages = [known(context.limits.ira).catchUpFromAge]
  return people.map((person): Account => {
    const at = (age: Years) => person.roomIf(person.isCovered, income, age)
    const need = needs.findLast(({ id, isOfYear }) => id.startsWith(`ira.${person.id}`) && isOfYear !== true)
    // A full one takes what its owner's income lets in: deducted where that is better and allowed, else as Roth.
    const atLast = at(ages[0] ?? 0)
    const isDeducted =
      need === undefined
        ? (person.isOnReturn ? (basis.kindAhead ?? basis.kind) : person.kind)?.ira === 'traditional' &&
          atLast.deductibleRoom >= atLast.room
        : need.id.endsWith(traditionalEnding) || need.id.endsWith(partnerTraditionalEnding)
    const isWhole = isDeducted || need?.id.endsWith(conversionEnding) === true
    const ending = isDeducted ? (person.isOnReturn ? traditionalEnding : partnerTraditionalEnding) : ''
    const name = `${person.whose} ${isDeducted ? 'traditional' : 'Roth'} IRA`
    return {
      id: `ira.${person.id}`,
      name: `${person.whose} IRA`,
      whose: person.id === 'own' ? 'age' : 'spouseAge',
      ages,
      roomAt: (age) => ({ room: isWhole ? at(age).room : at(age).rothRoom }),
      opens: byHand(basis),
      need,
      alone: () => ({
        step: 'ira',
        id: `ira.${person.id}.later${ending}`,
        label: words(`More into ${name}`),
        act: (amount) => say`${amount} more to ${words(name)}`,
      }),
    }
  })
}

/** Of the years in which a plan may offer a larger catch-up the last one is over with the age after it. */
function agesAtWork({ context: { limits } }: DollarBasis): Years[] {
  const { catchUpFromAge, higherCatchUpFromAge, higherCatchUpThroughAge } = known(limits.employerPlan)
  return [catchUpFromAge, higherCatchUpFromAge, higherCatchUpThroughAge + 1]
}

function ownPlans(basis: DollarBasis, needs: readonly MonthlyNeed[]): Account[] {
  const { reader, taxes, context } = basis
  return ownBusinesses(reader, { ...taxes, ended: undefined }).map(
    ({ id, age, profit, wages, isBesidePlan }) => ({
      id: `own-plan.${id}`,
      name: id === 'own' ? 'your solo 401(k)' : 'your spouse’s solo 401(k)',
      whose: age,
      ages: agesAtWork(basis),
      roomAt: (atAge) => {
        const part = { profit: profit.value, wages, isOwnPartElsewhere: isBesidePlan }
        const { deferral, employer } = ownPlanRoom({ ...context, ...part, age: atAge })
        return { room: Math.floor(deferral + employer) }
      },
      opens: throughPayroll(basis),
      need: needs.find((need) => need.id === (id === 'own' ? 'own-plan' : 'own-plan.spouse')),
    }),
  )
}

function atWork(
  basis: DollarBasis,
  needs: readonly MonthlyNeed[],
  missed: MissedMatch | undefined,
): Account[] {
  const returns = returnsOfPlans(basis, basis.payrollTaxes)
  return plansAtWork(basis.reader).map((plan): Account => {
    const need = needs.findLast(({ payroll }) => payroll?.plan.id === plan.id)
    const on = returns.find(({ plans }) => plans.some(({ id }) => id === plan.id))
    const onReturn = on === undefined ? basis : { ...basis, payrollTaxes: on.taxes }
    const beside = needs.filter(({ payroll }) => on?.plans.some(({ id }) => id === payroll?.plan.id))
    const forMatch = on === undefined ? 0 : matchOn(on, missed)
    const isRoth = isMoreRoth(onReturn, beside, forMatch)
    const cost = (more: Dollars, mustBeRoth: boolean) =>
      isRoth || mustBeRoth ? more : beforeTaxCost(onReturn, beside, forMatch, more)
    return {
      id: `deferral.${plan.id}`,
      name: `${plan.whose} ${plan.name}`,
      whose: plan.age,
      ages: agesAtWork(basis),
      roomAt: (age) => payrollRoomAt(basis, plan, { age, forMatch: missed?.[plan.id]?.contribution }),
      cost,
      opens: throughPayroll(basis),
      need,
      alone: (mustBeRoth) => catchUpNeed(plan, isRoth || mustBeRoth),
    }
  })
}

function catchUpNeed(plan: PlanAtWork, isRoth: boolean) {
  const whose = `${plan.whose} ${plan.name}`
  const asRoth = isRoth ? ', as Roth' : ''
  return {
    step: 'deferral',
    id: `deferral.${plan.id}.later`,
    label: words(`Catch-up in ${whose}${asRoth}`),
    act: (amount: Figure) =>
      say`${amount} of take-home pay to the catch-up in ${words(`${whose}${asRoth === '' ? '' : ' as Roth'}`)}`,
  } as const
}

/** Dollars before tax that the raises of the order take already. */
function beforeTaxAlready(needs: readonly MonthlyNeed[]): Dollars {
  return needs.reduce(
    (sum, { payroll }) =>
      payroll === undefined || payroll.isRoth
        ? sum
        : sum + payroll.room.value - (payroll.rothOnly?.value ?? 0),
    0,
  )
}

/** Whether more at work goes in as Roth: by its kind, or where dollars before tax beyond those of today save less than they cost. */
function isMoreRoth(basis: DollarBasis, needs: readonly MonthlyNeed[], forMatch: Dollars): boolean {
  if (isRothAtWork(basis)) return true
  if (basis.reader.told('rothOptionAtWork') === false) return false
  if (Number.isFinite(basis.aboveFloor.payroll)) return true
  const whole = beforeTaxAlready(needs) + known(basis.context.limits.employerPlan).catchUp
  const better = beforeTaxOf({ ...basis, reach: 'long', payrollYear: 'ahead' }, whole, forMatch)
  return better < whole - rules.leastRaise.value
}

function beforeTaxCost(
  basis: DollarBasis,
  needs: readonly MonthlyNeed[],
  forMatch: Dollars,
  more: Dollars,
): Dollars {
  const already = forMatch + beforeTaxAlready(needs)
  const cost = payCheckCost({ ...basis, taxes: basis.payrollTaxes }, Math.min(already, already + more))
  return Math.sign(more) * cost(Math.abs(more))
}
