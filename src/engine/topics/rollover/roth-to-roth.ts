/** What a move of Roth money from a plan to a Roth IRA costs, and when what it earned comes out untaxed there: Reg. §1.408A-10. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { check } from '../check.ts'
import type { RolloverWork } from './work.ts'

const clockOf = ({ sheet }: RolloverWork): Figure =>
  sheet.law(
    'roth.clock',
    'Years until what a Roth IRA earned comes out untaxed',
    'years',
    rolloverLaw.rothClockYears,
  )

/** What was put in comes first and is never taxed; what it earned waits for the clock, and for the age. */
const whenFree = (work: RolloverWork): Text =>
  say`What you put in can come out of a Roth IRA at any time; what it earned is untaxed once you have had one for ${clockOf(work)}${work.isPenaltyOver ? nothing : say` and are past ${work.penaltyEnds}`}.`

const sinceTold = (work: RolloverWork): Text =>
  say`Your Roth IRA has counted its ${clockOf(work)} since ${work.reader.number('rothIraFirstYear')}. What you roll into it follows that clock.`

export function rothClockCheck(work: RolloverWork): Check {
  const isOpen = work.reader.told('rothIraFirstYear') !== undefined
  const price = words('Roth to Roth costs no tax and no penalty, and no income is too high for it.')
  return check(
    'roth-clock',
    isOpen ? 'pass' : 'warn',
    'The clock of the Roth IRA',
    isOpen
      ? say`${price} ${sinceTold(work)}`
      : say`${price} ${whenFree(work)} The years in the plan do not count for that; they do in the Roth part of a new plan. If you have no Roth IRA yet, the move starts the years, from January of the year in which the money arrives.`,
  )
}

/** While somebody works there the plan keeps it: what is open later, and what can be done for it now. */
export function rothLaterCheck(work: RolloverWork): Check {
  const { sources, reader, isPenaltyOver, penaltyEnds } = work
  const isOpen = reader.told('rothIraFirstYear') !== undefined
  const when = isPenaltyOver
    ? words('If the plan allows it now, and in any case once you leave,')
    : say`Once you leave, or from ${penaltyEnds} on if the plan allows it,`
  return check(
    'roth-later',
    isOpen ? 'pass' : 'warn',
    'The Roth money can go to a Roth IRA later',
    say`${when} the ${sources.roth} can go straight to a Roth IRA. That is no conversion: it costs no tax and no penalty, and no limit of a year or of income holds for it. ${
      isOpen
        ? sinceTold(work)
        : say`${whenFree(work)} The years in the plan do not count for that. If you have no Roth IRA yet, put a small sum into one now, or convert one where your income is too high for that: it starts the years.`
    }`,
  )
}
