/** The tuition credit of a child who is near or in college, where income stands at its limit. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { isCreditNear } from '../college-students.ts'
import { isFilled } from '../contributed-share.ts'
import { payrollRoomAt } from '../payroll-room.ts'
import { plansAtWork } from '../plans-at-work.ts'
import { incomeWith } from '../tax-picture.ts'
import { tuitionCreditYears } from '../tuition-credit-law.ts'
import { tuitionCreditReach } from '../tuition-credit-reach.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'
import { returnNext } from './years-with-sum.ts'

export function tuitionLimitCheck(work: LumpSumWork, outlook: Outlook | undefined): Check | undefined {
  const { sheet, reader, context, taxes } = work
  if (!isCreditNear(reader)) return undefined
  const taxReturn = returnNext(work, outlook)
  const { agi } = incomeWith({ taxReturn }, context, 0)
  const reach = tuitionCreditReach(work, {
    income: agi,
    status: taxReturn.status,
    room: () => beforeTaxRoom(work),
  })
  if (reach === undefined) return undefined
  const { from, to, step, stepBrings } = reach
  const income = sheet.computed(
    'tuition.income',
    'Income of a year ahead with what this money adds',
    'usd-per-year',
    'adjusted gross income of a year in which only what goes on is counted, with interest, dividends and withdrawals of the year',
    [taxes.later.agi],
    Math.round(agi),
  )
  const years = tuitionCreditYears(sheet)
  return check(
    'tuition-limit',
    'warn',
    'Your income stands at the limit of the tuition credit',
    say`In the first ${years} of college the American opportunity credit shrinks from ${from} of income on and is gone at ${to}. At about ${income} ${words(agi < to.value ? 'a part of it is lost' : 'all of it is lost')}; below ${to} each ${step} less of income brings ${stepBrings} for each student. What a plan at work takes before tax lowers that income, and Roth money does not; a gain or a withdrawal raises it. The income of the years in college counts: choose the kind of your contributions again for them.`,
  )
}

/** What plans at work could still take in a year, from pay or in place of Roth money. */
const beforeTaxRoom = ({ sheet, reader, context }: LumpSumWork): Dollars =>
  plansAtWork(reader)
    .filter((plan) => !isFilled(reader, plan.filled))
    .reduce(
      (sum, plan) =>
        sum +
        payrollRoomAt({ sheet, reader, context }, plan, {
          age: reader.number(plan.age).value,
          forMatch: undefined,
        }).room,
      0,
    )
