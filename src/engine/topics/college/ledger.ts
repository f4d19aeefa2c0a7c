/** One ledger for every way of paying for college: what goes in, what it reaches, what the state and student aid make of it. */
import type { Figure } from '../../figure.ts'
import { growthOver } from '../../math/changing-rates.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Alternative } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentAidLaw } from '../../tax/student-aid-law.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import { mostCounted, type SavingsPlace } from './aid-counted.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import { type Contribution, inMonth, nothingGoesIn } from './contribution.ts'
import type { Rise } from './more-later.ts'
import type { ChildNeed } from './need.ts'
import { laterAtStart, requiredAtStart, savingsAtStart } from './reach.ts'
import { rising, withRise } from './rise-words.ts'
import { collegeThen } from './sum-then.ts'
import type { CollegeWork } from './work.ts'

export interface Way {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly title: Text
  readonly detail: Text
  readonly putIn: Text
  readonly reach: Text
  readonly state: Text
  readonly aid: Text
  readonly difference: Text
}

export interface Course {
  /** When college starts, over all children, in today's dollars; the level course of the market's returns. */
  readonly value: Figure
  /** The same, child by child. */
  readonly ofChildren: readonly Dollars[]
  readonly reach: Figure
}

export interface Saving extends Contribution {
  readonly rates: readonly AnnualRate[]
  /** Taken out each year until college, in then-year dollars, as long as there is something. */
  readonly yearlyOut?: Dollars
}

/** As savingsAtStart, month by month, for an account that is also drawn on. */
function drainedAtStart({ inflation }: CollegeWork, need: ChildNeed, saving: Saving): Dollars {
  const { startMonths } = need.child
  let balance = saving.start
  for (let month = 0; month < startMonths; month += 1) {
    if (month % monthsPerYear === 0) balance = Math.max(0, balance - (saving.yearlyOut ?? 0))
    const year = Math.floor(month / monthsPerYear)
    const rate = effectiveMonthlyRate(saving.rates[Math.min(year, saving.rates.length - 1)] ?? 0)
    balance =
      balance * (1 + rate) +
      inMonth(saving, month) +
      (saving.sums ?? []).reduce((sum, { amount, at }) => sum + (at === month ? amount : 0), 0)
  }
  return balance / growthOver([inflation.value], startMonths / monthsPerYear)
}

export function courseOf(
  work: CollegeWork,
  id: string,
  name: string,
  savingOf: (need: ChildNeed, index: number) => Saving,
): Course {
  const { sheet, needs, worth, total } = work
  const values = needs.map((need, index) => {
    const saving = savingOf(need, index)
    return saving.yearlyOut === undefined
      ? savingsAtStart(work, need, saving)
      : drainedAtStart(work, need, saving)
  })
  const later = needs.reduce((sum, need, index) => sum + laterAtStart(work, need, savingOf(need, index)), 0)
  const value = values.reduce((sum, part) => sum + part, 0)
  // What lies ready for a later bill grows on the way as all of it does.
  const required = needs.reduce(
    (sum, need, index) => sum + requiredAtStart(work, { ...need, rates: savingOf(need, index).rates }),
    0,
  )
  const figure = sheet.computed(
    `${id}.value`,
    `Savings when college starts with ${name}, today’s dollars`,
    'usd',
    'what is saved and what goes in until then, grown at the middle of the market’s returns, less inflation',
    [total, worth, work.inflation],
    value,
    3,
  )
  return {
    value: figure,
    ofChildren: values,
    reach: sheet.computed(
      `${id}.reach`,
      `Part of the target reached with ${name}`,
      'share',
      'those savings, and what goes in until the last bill, ÷ what the target takes when college starts',
      [figure, worth],
      required > 0 ? (value + later) / required : 1,
    ),
  }
}

/** The course of the plan itself. */
export const planCourse = (work: CollegeWork): Course =>
  courseOf(work, 'plan', 'this plan', (need, index) => ({
    ...(work.contributions[index] ?? nothingGoesIn),
    rates: need.rates,
  }))

/** What the savings of a course can lower student aid by in a year. */
export function aidOf(
  { sheet, owner, children, needs }: CollegeWork,
  { value, ofChildren }: Course,
  place: SavingsPlace = 'college accounts',
): Text {
  if (areGraduates(children)) return words('Nothing: parents are not asked')
  // A grandparent who asks adds to an account of their own; a parent who asks may save beside it.
  if (owner === 'grandparent')
    return words(
      areGrandchildren(children) ? 'Nothing on the federal form' : 'Only what you add yourself counts',
    )
  const share =
    owner === 'custodial'
      ? sheet.law(
          'aid.student',
          'What student aid counts of a student’s own money a year',
          'share',
          studentAidLaw.shareOfStudent,
        )
      : sheet.law(
          'aid.share',
          'What student aid counts of parents’ savings a year, at most',
          'rate',
          studentAidLaw.shareOfParents,
        )
  const counted = mostCounted(children, ofChildren, place)
  return say`${sheet.computed(`aid.${value.id}`, 'Most that these savings can lower aid in a year', 'usd-per-year', needs.length === 1 ? 'the savings when college starts × the share that is counted' : 'what is counted in the year in which it is most, of the children who study then and with the bills taken out in equal parts, × the share', [value, share, ...children.map(({ age }) => age)], counted * share.value, 3)}`
}

export const wayToAlternative = ({
  id,
  kind,
  title,
  detail,
  putIn,
  reach,
  state,
  aid,
  difference,
}: Way): Alternative => ({
  id,
  kind,
  title,
  detail,
  ledger: [
    { label: words('Goes in'), value: putIn },
    { label: words('Part of the target it reaches'), value: reach },
    { label: words('State tax saved a year'), value: state },
    { label: words('Lowers aid a year by at most'), value: aid },
  ],
  difference,
})

/** The recommended way with its course. */
export interface PlanWay extends Way {
  readonly course: Course
}

/** A sum, and what goes in each month beside it. */
export function sumGoesIn(
  { intoCollege, intoCollegeLater, transfer, rise, wait, then }: CollegeWork,
  how: 'once' | 'in parts',
): Text {
  const isTransferred = transfer !== undefined && transfer.value > 0
  const kept = then && collegeThen(then)
  const parts = [
    ...(intoCollege.value > 0 || (isTransferred && wait.from === undefined)
      ? [say`${intoCollege} ${words(how)}`]
      : []),
    ...(then === undefined || kept === undefined ? [] : [say`${kept} in ${then.returns.day}`]),
    ...(wait.from !== undefined
      ? [say`${intoCollegeLater} from ${wait.from} on${rising(rise)}`]
      : isTransferred
        ? [say`${transfer}${rising(rise)}`]
        : []),
  ]
  return parts.length === 0 ? words('Nothing yet') : join(parts, ', and ')
}

/** What the plan puts in for college, left out what stays free and what comes first. */
export function goesIn(work: CollegeWork): Text {
  if (work.mode === 'lump') return sumGoesIn(work, work.instalments === undefined ? 'once' : 'in parts')
  const later = besideGiftsLater(work)
  if (later !== undefined)
    return say`${work.intoCollege} of gifts, and ${later.own} more from ${work.wait.from ?? nothing} on${rising(work.rise)}`
  if (work.intoCollege.value > 0) return withRise(work.intoCollege, work.rise)
  return work.wait.from === undefined
    ? work.rise === undefined
      ? words('Nothing yet')
      : withRise(work.intoCollege, work.rise)
    : say`${work.intoCollegeLater} from ${work.wait.from} on${rising(work.rise)}`
}
/** What goes in beside gifts once that is done which comes first, and both together. */
export function besideGiftsLater(
  work: CollegeWork,
): { readonly own: Figure; readonly all: Figure } | undefined {
  const { mode, intoCollege, intoCollegeLater: own, wait, ownLater = 0, sheet } = work
  if (mode !== 'monthly' || wait.from === undefined || intoCollege.value <= 0 || ownLater <= 0)
    return undefined
  const all = sheet.computed(
    'later.in-all',
    'Goes to college each month then, gifts included',
    'usd-per-month',
    'the gifts of a month + what is put aside for college then',
    [intoCollege, own],
    intoCollege.value + own.value,
  )
  return { own, all }
}

/** Nothing goes in yet, and what a year of it saves begins with the saving. */
export const startsLater = ({ mode, intoCollege, wait }: CollegeWork): boolean =>
  mode === 'monthly' && intoCollege.value === 0 && wait.from !== undefined

export const stateOf = (work: CollegeWork): Text => {
  const { stateYearly, instalments, carried, rise, mode } = work
  if (stateYearly === undefined) return words('Nothing')
  return instalments === undefined && carried === undefined
    ? say`${stateYearly}${startsLater(work) ? say` from ${work.wait.from ?? nothing} on` : nothing}${mode === 'monthly' ? stateLater(work, stateYearly, besideGiftsLater(work)?.all ?? rise?.to) : nothing}`
    : say`${stateYearly} in all`
}

/** After the state tax of a year: that of a year in which more goes in, where the state gives more for it. */
export function stateLater(work: CollegeWork, before: Figure, to: Figure | undefined): Text {
  if (to === undefined || before.value === 0) return nothing
  const later = stateTaxOf(work, to)
  return later === undefined || later.value <= before.value ? nothing : say`, then ${later}`
}

/** The state tax that so much a month could save in a year. */
export function stateOfMonthly(work: CollegeWork, now: Figure, rise?: Rise): Text {
  const yearly = stateTaxOf(work, now)
  return yearly === undefined ? words('Nothing') : say`${yearly}${stateLater(work, yearly, rise?.to)}`
}

function stateTaxOf({ state, sheet }: CollegeWork, now: Figure): Figure | undefined {
  if (state === undefined || state.kind === 'none' || state.kind === 'ended') return undefined
  const year = Math.round(now.value * monthsPerYear)
  return sheet.computed(
    `${now.id}.state`,
    'State tax that this could save a year',
    'usd-per-year',
    'a year of it, up to the state’s limit × the credit or the state’s rate at this income',
    [now],
    state.of(year),
  )
}
