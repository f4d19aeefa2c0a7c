/** The income of the year added up while it can still be changed: through payroll, or by what a business of one's own puts in. */
import { addDays, calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { isSpouseSoleProprietor } from '../own-business.ts'
import { type StepDraft, within } from '../steps.ts'
import type { RothWork } from './work.ts'

/** By then the year's income is nearly known, and payroll can still be changed. */
const recheckDay = { month: 11, day: 15 } as const

/** Whether an employer withholds from the pay of either of them. */
export function isPaidByPayroll({
  isSelfEmployed,
  spouseIncome,
  reader,
}: Pick<RothWork, 'isSelfEmployed' | 'spouseIncome' | 'reader'>): boolean {
  const isSpousePaid = (spouseIncome?.value ?? 0) > 0 && !isSpouseSoleProprietor(reader)
  return !isSelfEmployed || isSpousePaid
}

interface Said {
  readonly why: string
  readonly how: (isOfRothIra: boolean, lastDay: DateFigure) => Text
  readonly soon: string
  readonly later: string
  readonly keep: string
}

const ofPayroll: Said = {
  why: 'A bonus, overtime or a gain can cross an income limit while payroll can still be changed.',
  how: (isOfRothIra, lastDay) =>
    say`Take the last pay slip and what is still to come: a pay check counts that is paid by ${lastDay}, whenever the work was done; one that is paid in January belongs to the next year. ${words(
      isOfRothIra
        ? 'Compare it with the income limit of the Roth IRA and the steps on this page, then change the last pay checks or wait with the IRA.'
        : 'Compare it with the limits on this page, and change the last pay checks where a step is near.',
    )}`,
  soon: 'within a fortnight, while pay checks of this year are left',
  later: 'in November, while pay checks of the year are left',
  keep: 'The sum that you came to, with the pay slip.',
}

const ofProfit: Said = {
  why: 'A good end of the year or a gain can cross an income limit while you can still choose what you put in.',
  how: (isOfRothIra, lastDay) =>
    say`Take the profit of the year so far and what is still to be paid to you by ${lastDay}: what comes later belongs to the next year. ${words(
      isOfRothIra
        ? 'Compare it with the income limit of the Roth IRA and the steps on this page, then put in more before tax or wait with the IRA.'
        : 'Compare it with the limits on this page, and put in more before tax where a step is near.',
    )}`,
  soon: 'within a fortnight, while the year is open',
  later: 'in November, while the year is open',
  keep: 'The sum that you came to, with your books.',
}

export function recheck(work: RothWork): StepDraft | undefined {
  const { sheet, context, contributes, income, spouseIncome, places, endOfPay } = work
  if (!contributes || income.value + (spouseIncome?.value ?? 0) === 0) return undefined
  const { today } = context
  const november = calendarDate(yearOf(today), recheckDay.month, recheckDay.day)
  const lastDay = endOfPay?.lastDay.value
  const endsBefore = lastDay !== undefined && lastDay < november
  const thisYear = endsBefore ? lastDay : november
  const soon = addDays(today, within.fortnight)
  const inTime = today <= thisYear ? thisYear : soon < yearEnd(today) ? soon : undefined
  const said = isPaidByPayroll(work) ? ofPayroll : ofProfit
  const due = inTime ?? calendarDate(yearOf(today) + 1, recheckDay.month, recheckDay.day)
  const lastCounted = sheet.date(
    'recheck.last-day',
    'Last day whose pay counts for that year',
    'the last day of the year in which the income is added up',
    [],
    yearEnd(due),
  )
  return {
    id: 'recheck',
    title: words('Add up this year’s income before the year ends'),
    why: words(said.why),
    how: said.how(places.iraRoth + places.spouseRoth > 0, lastCounted),
    due,
    dueWhy: endsBefore ? 'by the last day of work' : inTime === soon ? said.soon : said.later,
    minutes: 20,
    link: links.irs,
    keep: words(said.keep),
    rank: 1,
  }
}
