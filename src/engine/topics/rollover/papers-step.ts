/** What the tax return has to say of the rollover, or of a check that was not put back. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { nextFilingDay, yearEnd } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { type StepDraft, within } from '../steps.ts'
import { isOnlyLate } from './alternatives.ts'
import { isConverting } from './conversion-asked.ts'
import { isPutBack } from './gate-steps.ts'
import { ranks } from './step-ranks.ts'
import type { RolloverWork } from './work.ts'

/** Nothing of a direct rollover is taxed, but the return has to say so. */
export function papersStep(work: RolloverWork, landing: CalendarDate): StepDraft {
  const { check, stock, context } = work
  if (check !== undefined && isOnlyLate(work))
    return {
      id: 'papers',
      title: words('Put the payout on your tax return'),
      why: words('The IRS sees it, and what was withheld counts toward its tax only there.'),
      how: words(
        'Form 1099-R shows what was paid out and what was withheld. On Form 1040 write the gross amount and what of it is taxable (all, less what went back with the letter), and claim what was withheld. Form 5329 works out the penalty, or shows the exception.',
      ),
      due: check.filing.value < context.today ? within.month : check.filing.value,
      dueWhy: 'the day on which the return of that year is due, or a month from today where it has passed',
      dueInputs: [check.filing],
      minutes: 30,
      link: links.rollovers,
      keep: words('Form 1099-R, and Form 5498 if a late deposit was accepted.'),
      rank: ranks.later,
    }
  const byCheck = check !== undefined && !check.isDirect
  // The form is of the year in which the check came, which may be the year before it is put back.
  const paidOut = isPutBack(check) ? addDays(check.deadline.value, -check.days.value) : landing
  return {
    id: 'papers',
    title: words('Put the rollover on your tax return'),
    why: words('The IRS sees a payout; your return says that it was rolled over.'),
    how: byCheck
      ? say`Form 1099-R shows a payout to you and what was withheld. On Form 1040 write the gross amount and what of it is taxable (${work.keptOfCheck !== undefined ? say`the ${work.keptOfCheck.amount} that you kept` : words(check.inCheck === undefined ? 'nothing, if all was put back' : 'the required withdrawal, if all else was put back')}), mark ${words(work.keptOfCheck === undefined ? 'it' : 'the rest')} as a rollover, and claim what was withheld.`
      : stock?.isChosen
        ? words(
            'Form 1099-R shows the cost of the stock as taxable and its gain in a box of its own; the direct rollover has code G. On Form 1040 mark the part that went to the IRA as a rollover. Set money aside for the tax on the cost.',
          )
        : words(
            `Form 1099-R should show code G for a direct rollover (H for Roth to Roth IRA). On Form 1040 write the gross amount and mark it as a rollover. ${isConverting(work) ? 'What went from pre-tax money to a Roth IRA is a rollover too, and taxable in full. ' : ''}Form 5498 comes later.`,
          ),
    due: nextFilingDay(addDays(yearEnd(paidOut), 1)),
    dueWhy: 'the day on which the return of that year is due',
    minutes: 30,
    link: links.rollovers,
    keep: words('Forms 1099-R and 5498.'),
    rank: ranks.later,
  }
}
