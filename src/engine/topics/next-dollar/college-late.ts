/** College that begins before the order gets to it: what a month from now on would take, and what it would come out of. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { monthDate } from '../month-date.ts'
import type { MonthlyNeed } from './need.ts'
import { placedOf } from './need.ts'
import type { DollarWork } from './work.ts'

export const collegeFirstTitle = 'College savings before more 401(k)'

/** What saving for college would come out of where it goes first. */
export const beforeCollege: readonly MonthlyNeed['step'][] = ['deferral', 'own-plan', 'after-tax']

/** Whether the first bill comes within the years looked at, and the order sends nothing to college before it. */
export const beginsBeforeSaving = ({ college, course, needs, isEmpty }: DollarWork): boolean =>
  !isEmpty &&
  college !== undefined &&
  college.untilFirstBill <= course.placed.length &&
  course.placed.slice(0, college.untilFirstBill).every((row) => placedOf(row, needs, 'college') === 0)

/** What goes to college today is a part of the month, which this order sends elsewhere, and of what college takes. */
function transferInWords({ reader, monthly, college }: DollarWork): Text {
  const today = reader.some('collegeMonthly')
  return today === undefined || today.value < 1 || college === undefined
    ? nothing
    : say`The ${today} that goes in today is a part of that, and of the ${monthly} of this plan, which goes to what comes first: stop the transfer for now, or the rest is less by as much.`
}

export function collegeLateCheck(work: DollarWork): Check[] {
  const { college, course, needs, reader } = work
  if (college === undefined || !beginsBeforeSaving(work)) return []
  const later = course.placed.findIndex((row) => placedOf(row, needs, 'college') > 0)
  const hasWay = course.placed
    .slice(0, college.untilLastBill)
    .some((row) => placedOf(row, needs, ...beforeCollege) > 0)
  return [
    check(
      'college-late',
      'warn',
      'College begins before this order reaches it',
      join([
        later < 0
          ? words('By this order nothing more is saved for college before it begins, nor while it lasts.')
          : say`By this order nothing more is saved for college before it begins; the first dollars reach it in ${monthDate(work, 'college.first', 'When the first dollars reach college', later + 1, [work.monthly])}.`,
        say`To save for ${reader.number('collegeFundShare')} of it takes ${college.monthly} from now on until the last bill${words(reader.told('collegeSaved') === undefined ? '' : ', on top of what is there')}.`,
        transferInWords(work),
        hasWay
          ? words(
              `What that comes to later stands among the other ways: “${collegeFirstTitle}”. A child can borrow for college; nobody lends you a retirement.`,
            )
          : nothing,
      ]),
    ),
  ]
}
