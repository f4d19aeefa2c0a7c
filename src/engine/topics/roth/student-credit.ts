/**
 * The saver's credit of somebody in school. Who studies at half time has it, who studies at full time has none, and nobody
 * says which it is: the plan counts none, and says what there is at half time.
 */
import { citedIn } from '../../cited-in.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { fullTimeStudentMonths } from '../../tax/savers-credit.ts'
import type { RothWork } from './work.ts'
import { returnWith } from './year-return.ts'

/** What the credit of this year comes to beyond what is counted, where the months at school were at half time. */
function atHalfTime(work: RothWork): number {
  const { context, now, decision, reader } = work
  if (reader.told('inSchool') !== true) return 0
  const { places, tax } = decision.year
  const taxReturn = returnWith({ ...work, isFullTimeStudent: false }, now.before, places)
  return Math.max(0, Math.round(incomeTax(context.law, taxReturn).saversCredit - tax.federal.saversCredit))
}

/** Sentences about what is taken for granted, and what the other case brings; nothing for who is not in school. */
export function studentInWords(work: RothWork): Text {
  const { sheet, reader, income } = work
  if (reader.told('inSchool') !== true) return nothing
  const months = sheet.law(
    'savers.student-months',
    'Months at full time that make a student of the year',
    'months',
    citedIn(fullTimeStudentMonths, (value) => value),
  )
  const more = atHalfTime(work)
  const otherwise =
    more === 0
      ? nothing
      : say` If you are enrolled for less than full time, or at full time in fewer months, what you put in takes about ${sheet.computed(
          'savers.half-time',
          'Saver’s credit of a part-time student',
          'usd',
          'the law’s share of the contributions that count at this income, at most the tax, less what is counted',
          [income],
          more,
        )} off your tax, with Form 8880, unless somebody claims you as a dependent: your school can tell how you are enrolled.`
  return say`${words(more === 0 ? 'You are in school, and this plan takes you for' : 'You are in school, so no saver’s credit is counted for what you put in: this plan takes you for')} a full-time student, enrolled at full time in some part of ${months} of the year.${otherwise}`
}

export const hasHalfTimeCredit = (work: RothWork): boolean => atHalfTime(work) > 0
