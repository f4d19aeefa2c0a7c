/** A few of the month's dollars before tax that reach a limit of the saver's credit: out of which of them, and until when. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, say, type Text, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { traditionalEnding } from '../ira-kind.ts'
import { irasOpen } from '../ira-people.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { afterTheCredit, type IntoIras } from '../running-savers-credit.ts'
import {
  aboveSaversLimit,
  asksForSaversCredit,
  type SaversLimit,
  type SaversSource,
  saversLimit,
} from '../savers-limit.ts'
import type { StepDraft } from '../steps.ts'
import { monthsToFilingDay } from './filing-months.ts'
import type { MonthlyNeed } from './need.ts'
import { type DollarWork, intoIrasThisYear } from './work.ts'

/** What some needs get until returns are due: it counts for this year as well. */
const byFilingDay = (
  { course, needs, context }: DollarWork,
  isOne: (need: MonthlyNeed) => boolean,
): Dollars =>
  course.placed
    .slice(0, monthsToFilingDay(context.today))
    .flatMap((row) => row.filter((_, at) => needs[at] !== undefined && isOne(needs[at])))
    .reduce((sum, part) => sum + part, 0)

/** Nothing where cash comes first. */
const isAskable = (work: DollarWork): boolean =>
  work.isPaidOn &&
  !work.isEmpty &&
  !work.keepsCash &&
  work.today.lateBills.value <= 0 &&
  work.today.lateLeft.value <= 0 &&
  asksForSaversCredit(work)

/** A month carries them, out of a Roth IRA of the plan or not. */
function sourcesOf(work: DollarWork, { deducted: ofBoth }: IntoIras): SaversSource[] {
  const { taxes, monthly } = work
  const income = { value: taxes.iraIncome.value - ofBoth }
  return irasOpen(work, taxes.iraIncome)
    .filter(({ isOnReturn }) => isOnReturn)
    .map((person) => {
      const into = (isTraditional: boolean) =>
        byFilingDay(
          work,
          ({ id }) => id.startsWith(`ira.${person.id}`) && id.endsWith(traditionalEnding) === isTraditional,
        )
      const { deductibleRoom } = person.roomIf(person.isCovered, income)
      return { person, most: Math.min(monthly.value, deductibleRoom - into(true)), inRoth: into(false) }
    })
}

function ofMonth(work: DollarWork): SaversLimit | undefined {
  const iras = isAskable(work) ? intoIrasThisYear(work) : undefined
  if (iras === undefined) return undefined
  const { taxes, kind, bracket } = work
  const intoHsa = byFilingDay(work, ({ step }) => step === 'hsa')
  const taxReturn = { ...taxes.taxReturn, hsaDeduction: (taxes.taxReturn.hsaDeduction ?? 0) + intoHsa }
  return saversLimit(
    work,
    { iras, taxes: { ...taxes, taxReturn } },
    {
      sources: sourcesOf(work, iras),
      otherwise: kind === undefined ? bracket.value : Math.max(kind.now.value, kind.later.value),
    },
  )
}

/** Where the dollars come from. */
const fromInWords = ({ more, isInRoth, whose }: SaversLimit): Text =>
  isInRoth
    ? say`Of what this plan puts into ${words(whose)} Roth IRA by then, let ${more} go into a traditional IRA instead: no more is needed.`
    : words(
        'Take it out of the dollars of a month before that day; what is next in this order gets as much less.',
      )

const yearOfPlan = ({ sheet, context }: DollarWork): Figure =>
  sheet.law('savers.limit.year', 'Tax year of that contribution', 'year', {
    value: yearOf(context.today),
    source: 'IRC §219(f)(3)',
    note: 'What is paid in up to the filing deadline may count for the year before, if you say so.',
  })

export function saversLimitCheck(work: DollarWork): Check[] {
  const found = ofMonth(work)
  if (found === undefined) return []
  const { more, whose, saves, gain } = found
  return [
    check(
      'savers.limit',
      'act',
      say`${more} more before tax brings about ${gain} of saver’s credit`,
      join([
        aboveSaversLimit(found),
        say`With ${more} in ${words(whose)} deducted traditional IRA for ${yearOfPlan(work)}, paid in by ${nextReturnDue(work)}, the tax of this year is about ${saves} less, and ${gain} of that is the credit.`,
        fromInWords(found),
        words('Full-time students and dependents are left out.'),
        afterTheCredit(work.sheet, work.taxes.later),
      ]),
    ),
  ]
}

export function saversLimitStep(work: DollarWork): StepDraft | undefined {
  const found = ofMonth(work)
  if (found === undefined) return undefined
  const { more, whose, limit, saves, gain } = found
  const year = yearOfPlan(work)
  return {
    id: 'savers-limit',
    moves: 'accounts',
    about: words('the saver’s credit'),
    title: say`Put ${more} into ${words(whose)} traditional IRA for ${year}, for the saver’s credit`,
    why: say`It brings this year’s income down to ${limit}, and the tax of it by about ${saves}: ${gain} is the credit.`,
    how: join([
      fromInWords(found),
      words(
        'The limit is exact: in January add up the pay slips and what savings earned, and put in as much more or less. Name the year, deduct it on the return, and claim the credit with Form 8880.',
      ),
    ]),
    due: nextFilingDay(work.context.today),
    dueWhy: 'the filing deadline, which is the last day for that year',
    dueInputs: [year],
    minutes: 45,
    link: links.saversCredit,
    keep: words('The receipt that names the tax year, and Form 8880.'),
  }
}
