/** Children who are near college: their first bills come before a fall in stocks is over, and aid looks at savings and income. */
import { addYears, calendarDate, yearOf } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { parentLoanRate } from '../markets/college-costs.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { studentAidLaw } from '../tax/student-aid-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DraftContext } from './topic.ts'

interface Placing {
  readonly reader: FactReader
  readonly sheet: Worksheet
  readonly context: Pick<DraftContext, 'today'>
}

export const isCollegeNear = (reader: FactReader): boolean =>
  (reader.told('dependents') ?? []).some(
    (age) => age >= rules.collegeNearFrom.value && age <= rules.collegeNearTo.value,
  )

/** Who turns 18 within the next school year, and may begin to study with it. */
const lastYearAtSchool = 17

/** The form that is open today, for a child in the last year of school: many grants go to who comes first. */
function openForm({ reader, sheet, context: { today } }: Placing): Text {
  if (reader.told('dependents')?.some((age) => Math.floor(age) === lastYearAtSchool) !== true) return nothing
  const { month, day } = studentAidLaw.opens.value
  const ofThisYear = calendarDate(yearOf(today), month, day)
  const opened = ofThisYear <= today ? ofThisYear : addYears(ofThisYear, -1)
  const since = sheet.date(
    'aid.opened',
    'The day on which the aid form opened',
    'the day that the law sets for it, in the autumn before the school year',
    [],
    opened,
  )
  const year = sheet.computed(
    'aid.school-year',
    'Year in which the school year of the form begins',
    'year',
    'the year after the one in which it opened',
    [since],
    yearOf(opened) + 1,
  )
  return say` The form for the school year that begins in ${year} (FAFSA) has been open since ${since}: if your child begins then, fill it in now, whatever you earn, as some states and colleges give until the money is gone.`
}

export const parentLoanCost = (sheet: Worksheet): Figure =>
  sheet.market('parent-loan.rate', 'Rate of a Parent PLUS loan', 'rate', parentLoanRate)

/** A home gives nothing back for a bill: said where money would be paid on its loan. */
export function notForCollege({ reader, sheet }: Pick<Placing, 'reader' | 'sheet'>): Text {
  if (!isCollegeNear(reader)) return nothing
  const rate = parentLoanCost(sheet)
  return say` Do not send what is to pay for college, which begins soon: a home gives it back only by a sale or a new loan, and a federal loan to parents costs about ${rate}. Keep that part in Treasury bills or insured savings, and send the rest.`
}

/** Income that comes once, this year, and the federal tax on it. */
export interface OnceIncome {
  readonly income: Figure
  readonly federalTax: Figure
}

/** What it raises the sum by that a family is expected to pay, in the one form of each child that looks at this year. */
function onceInWords({ reader, sheet, context: { today } }: Placing, once: OnceIncome, back: Figure): Text {
  const dependents = reader.told('dependents') ?? []
  const isLookedAt = (age: number) =>
    Math.floor(age) >= rules.collegeNearTo.value - back.value && age <= rules.collegeNearTo.value
  if (!dependents.some(isLookedAt)) return nothing
  const { income, federalTax } = once
  const left = Math.max(0, income.value - federalTax.value)
  const raised = (id: 'least' | 'most') => {
    const share = sheet.law(
      `aid.income.${id}`,
      `What federal aid counts of income after tax, at ${id}`,
      'rate',
      citedIn(studentAidLaw.shareOfIncome, (shares) => shares[id]),
    )
    return sheet.computed(
      `aid.once.${id}`,
      `What this income raises the expected payment by, at ${id}`,
      'usd',
      '(the income − the federal tax on it) × what is counted of the next dollar',
      [income, federalTax, share],
      Math.round(left * share.value),
      2,
    )
  }
  const year = sheet.computed(
    'aid.once.year',
    'Year in which the school year begins whose form looks at this year',
    'year',
    'this year + the years that student aid looks back',
    [back],
    yearOf(today) + back.value,
  )
  return say` The ${income} of this year is on the form for the school year that begins in ${year}: it raises what you are expected to pay for that year by about ${raised('least')} to ${raised('most')} for each child who is in college then, the more the better you earn. Aid by need falls by no more than that; who would get none loses nothing.`
}

/** `isForCollege`: the money itself is for it already; `once`: what of it is income of this year. */
export function collegeSoonChecks(
  work: Placing,
  { isForCollege, once }: { readonly isForCollege: boolean; readonly once?: OnceIncome | undefined },
): Check[] {
  const { reader, sheet } = work
  if (!isCollegeNear(reader)) return []
  const share = sheet.law(
    'aid.share',
    'What federal aid counts of savings',
    'rate',
    studentAidLaw.shareOfParents,
  )
  const back = sheet.law(
    'aid.back',
    'Years that student aid looks back',
    'years',
    citedIn(studentAidLaw.yearsBack, (it) => it),
  )
  const soon = check(
    'college-soon',
    'warn',
    'College begins soon',
    words(
      'What is meant for the first bills is needed before a fall in stocks could be waited out: keep that part in Treasury bills or insured savings, and invest only the rest. To see how much it takes, ask for a college plan with what is saved for it.',
    ),
  )
  return [
    ...(isForCollege ? [] : [soon]),
    check(
      'aid',
      'warn',
      'Student aid looks at savings, and at income',
      say`Federal student aid counts up to ${share} a year of what parents hold outside retirement accounts. Debts that are paid off and retirement accounts do not count. Income counts far more, and the form looks ${back} back from the autumn of each school year: a gain, a Roth conversion or a withdrawal from an inherited account in such a year lowers aid. Let it fall into another year where you can; where it came once and cannot wait, ask the aid office to leave it out.${once === undefined ? nothing : onceInWords(work, once, back)}${openForm(work)}`,
    ),
  ]
}
