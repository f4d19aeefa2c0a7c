/** When the student-aid form opens, whose income it looks at, and what it leaves out. */
import { addDays, calendarDate, yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { dayAfter } from '../../tax/deadlines.ts'
import { studentAidLaw } from '../../tax/student-aid-law.ts'
import type { CalendarDate } from '../../units.ts'
import { check } from '../check.ts'
import { newJob } from '../new-job.ts'
import { isPayGone } from '../out-of-work.ts'
import { hasRetired } from '../retired.ts'
import { type StepDraft, within } from '../steps.ts'
import { areGrandchildren, areRaised } from './children.ts'
import { stateGrantOf } from './state-grant.ts'
import type { CollegeWork } from './work.ts'

const {
  opens: opensOn,
  yearsBack,
  graduateStudents,
  accountsReported,
  parentAsked,
  guardians,
} = studentAidLaw

/** The day on which the form of the school year that begins in a year opens. */
export const aidFormOpens = (schoolYear: number): CalendarDate =>
  calendarDate(schoolYear - 1, opensOn.value.month, opensOn.value.day)

export const aidYearsBack = ({ sheet }: Pick<CollegeWork, 'sheet'>): Figure =>
  sheet.law(
    'aid.back',
    'Years that student aid looks back',
    'years',
    citedIn(yearsBack, (it) => it),
  )

/** The year in which the school year of the form begins; who has begun fills in the newest form that is open. */
function schoolYearOf(startsOn: CalendarDate, hasBegun: boolean, today: CalendarDate): number {
  if (!hasBegun) return yearOf(startsOn)
  const year = yearOf(today)
  return today < aidFormOpens(year + 1) ? year : year + 1
}

/** The day until which the form counts for the state's own grants; undefined elsewhere, and once it has passed. */
function lastDayInCalifornia(
  { sheet, reader, context }: CollegeWork,
  schoolYear: number,
): DateFigure | undefined {
  if (reader.told('state') !== 'CA') return undefined
  const { CA } = studentAidLaw.lastDayOfState
  const day = dayAfter(schoolYear - 1, CA.value)
  return day < context.today
    ? undefined
    : sheet.date(
        'aid.state-day',
        'Last day of the form for the state’s own grants',
        'the day of March that the state sets, moved on by a weekend or a holiday',
        [
          sheet.law(
            'aid.state-day.law',
            'Day of March until which California counts the form',
            'count',
            citedIn(CA, ({ day }) => day),
          ),
        ],
        day,
      )
}

const bySupport =
  'the one of you who paid the larger part of the child’s support over the year before fills it in, wherever the child lives, and a new wife or husband with that parent. Child support counts for the one who pays it. If you paid the same, it is the one with more income and assets.'

/** What is said of who fills it in, by what a parent told of a marriage; the parents of a child may be married to each other. */
const whichParentAsked: { readonly [status in NonNullable<Household['maritalStatus']>]?: string } = {
  divorced: ` As the child’s parents live apart, ${bySupport}`,
  single: ` If the child’s other parent lives elsewhere, ${bySupport}`,
  partnered: ' Where you are both the child’s parents, both of you are on it.',
}

/** Whom the form asks about a child whom a grandparent raises. */
export const guardianInWords =
  'A grandparent counts as a parent on the student-aid form only after adopting the child. A child whom a court put into your guardianship is independent: the form then asks for no income and no savings but the child’s own. Without either it asks the child’s parents, wherever they live.'

function whichParent({ reader, children }: CollegeWork): Text | undefined {
  if (areRaised(children)) return words(` ${guardianInWords}`)
  const said = whichParentAsked[reader.told('maritalStatus') ?? 'married']
  return said === undefined || areGrandchildren(children) ? undefined : words(said)
}

/** The form of whoever begins next, where that is near. */
interface NextForm {
  readonly need: CollegeWork['needs'][number]
  readonly schoolYear: number
  readonly counted: Figure
}

function nextForm(work: CollegeWork): NextForm | undefined {
  const { needs, context, sheet } = work
  const need = [...needs]
    .sort((a, b) => a.child.startsIn - b.child.startsIn)
    .find(({ child }) => child.startsIn <= rules.shortHorizon.value)
  if (need === undefined) return undefined
  const schoolYear = schoolYearOf(need.startsOn.value, need.child.startsIn === 0, context.today)
  const back = aidYearsBack(work)
  const counted = sheet.computed(
    'aid.base-year',
    'Year whose income this form looks at',
    'year',
    'the year in which the school year begins, less the years that student aid looks back',
    [need.startsOn, back],
    schoolYear - back.value,
  )
  return { need, schoolYear, counted }
}

/** Whether the year that the form looks at had pay that was lost or has ended for good. */
function hasPayEnded({ reader, context, children }: CollegeWork, { need, counted }: NextForm): boolean {
  if (need.child.isGraduate || areGrandchildren(children) || counted.value > yearOf(context.today))
    return false
  const left = reader.told('separationDate')
  return isPayGone(reader) || (hasRetired(reader) && left !== undefined && yearOf(left) >= counted.value)
}

/** An aid office may go by the income of today then, case by case and with proof: 20 USC 1087tt. */
export function aidYearCheck(work: CollegeWork): Check[] {
  const form = nextForm(work)
  if (form === undefined || !hasPayEnded(work, form)) return []
  const isHired = newJob(work) !== undefined
  return [
    check(
      'aid-year',
      'warn',
      'Student aid looks at a year that had the pay',
      say`The next form (FAFSA) looks at the income of ${form.counted}, and that year holds pay that has stopped. Once the form is in,${words(isHired ? ' and only if a year of the new pay comes to much less,' : '')} ask the aid office of each college in writing for a review of special circumstances (professional judgment): it may go by today’s income instead. Send proof of the last day of work and of what comes in now.`,
    ),
  ]
}

/** The aid form opens in the autumn before college; farther away it is only a date on the timeline. */
export function aidForm(work: CollegeWork): StepDraft | undefined {
  const { context, sheet, children } = work
  const form = nextForm(work)
  if (form === undefined) return undefined
  const { need: next, schoolYear, counted } = form
  const opens = aidFormOpens(schoolYear)
  const due = opens < context.today ? context.today : opens
  const lastDay = lastDayInCalifornia(work, schoolYear)
  const grant = stateGrantOf(work)
  const parent = whichParent(work)
  const asked = next.child.isGraduate
    ? [graduateStudents]
    : [accountsReported, ...(areRaised(children) ? [guardians] : parent === undefined ? [] : [parentAsked])]
  return {
    id: 'aid-form',
    title: areGrandchildren(children)
      ? words('Remind the parents of the student-aid form (FAFSA)')
      : next.child.startsIn === 0 || next.child.hasBegun
        ? words('Fill in the student-aid form (FAFSA) again, every year')
        : words('Fill in the student-aid form (FAFSA)'),
    why: join([
      words(
        'Grants and federal loans start with it, and some states give to those who come first or set a last day of their own: look yours up on the page of the form.',
      ),
      next.child.isGraduate
        ? nothing
        : grant === undefined
          ? words(
              'Ask your state’s student-aid agency what it gives of its own: some states pay the tuition of a public college there up to an income, on terms that have to be met each year.',
            )
          : say`Ask your state’s student-aid agency for ${words(grant.value.name)} too: the check about it says what it asks.`,
      lastDay === undefined || next.child.isGraduate
        ? nothing
        : say`For the state grants of California (Cal Grant, Middle Class Scholarship) it has to be in by ${lastDay}, with the grades that the school sends.`,
    ]),
    how: next.child.isGraduate
      ? say`The student fills it in alone: a graduate student counts as independent. It looks at the student’s income of ${counted}, not at yours, and a 529 that you own is not on it.`
      : say`It looks at the income of ${counted}. ${words(
          'Only the applicant’s own 529 is reported; those of brothers and sisters and of grandparents are not. Some private colleges ask for more on the CSS Profile.',
        )}${words(hasPayEnded(work, form) ? ' That year holds pay that has stopped: the check about it says what to ask for.' : '')}${parent ?? nothing}`,
    due,
    dueWhy: 'it opens in the autumn of the year before college',
    dueInputs: [
      next.startsOn,
      sheet.law('aid.opens', 'Day of October on which the form opens', 'count', {
        value: opensOn.value.day,
        source: [opensOn, ...asked].map(({ source }) => source).join('; '),
      }),
    ],
    minutes: 60,
    link: links.studentAid,
    keep: words('The submission summary.'),
    // Some states give to those who come first, so the form that is open, or is soon, gives way to nothing; one whose year is being earned to little.
    ...(due <= addDays(context.today, within.quarter)
      ? { rank: -1 }
      : counted.value <= yearOf(context.today)
        ? {}
        : { rank: 1 }),
  }
}
