/** What to look at with a check of the plan in hand: what goes back, by when, and what binds it. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { check } from '../check.ts'
import type { CheckInHand } from './check-in-hand.ts'
import { paidInFirstText, stateTaxBeside } from './state.ts'
import type { RolloverWork } from './work.ts'

export function checkInHandChecks(work: RolloverWork): Check[] {
  const { check: found, sheet } = work
  if (found === undefined) return []
  if (found.isDirect)
    return [
      check(
        'check',
        'act',
        'Hand in the check',
        words(
          'A check made out to a custodian “for the benefit of” you is a direct rollover. Nothing was withheld and nothing is taxed. Do not cash it; send it on soon, because checks expire.',
        ),
      ),
    ]
  if (found.isLate)
    return [
      check(
        'check',
        'act',
        'The deadline has passed',
        say`The last day was ${found.deadline}. If one of the reasons that the IRS lists kept you from it (illness, a death, a mistake of the bank, a lost check), you can certify that in a letter to the new custodian and put the money back now (Rev. Proc. 2020-46). What goes back then is up to ${found.eligible}${found.inCheck === undefined ? say`, not only the ${found.received} of the check: what was withheld comes from other cash` : say`: the required withdrawal of ${found.inCheck.amount} in it stays out`}. Otherwise ${listed([say`${found.allTax} of federal tax`, say`${found.allPenalty} of penalty`, ...stateTaxBeside(work, found.eligible, 'check.state-tax', 'State income tax if nothing is put back')])} are due on it.${paidInFirstText(work)} ${found.withheld} was withheld for the federal part${found.inCheck === undefined ? nothing : words(' and for the required withdrawal')}${found.stillDue.value > 0 ? say`, so ${found.stillDue} more of it is still to be paid: take it out of the check before you spend any of it` : words(', which covers it')}.`,
      ),
    ]
  const months = sheet.law(
    'ira.once',
    'Months between rollovers from IRA to IRA',
    'months',
    rolloverLaw.iraRolloverMonths,
  )
  return [
    check(
      'check',
      'act',
      'A clock is running on the check',
      say`You have ${found.days} from the day on which it came: until ${found.deadline}, so ${found.daysLeft} are left.${weekend(found)} ${work.keptOfCheck === undefined ? whatToPutBack(found) : say`Put back ${work.keptOfCheck.back} of the check until then, and no more.`}${usualShare(work)}`,
    ),
    ...(found.gap.value <= 0 || work.keptOfCheck !== undefined
      ? []
      : [
          check(
            'check.gap',
            'warn',
            'If you cannot replace what was withheld',
            say`Then ${found.gapTax} of federal tax and ${found.gapPenalty} of penalty are lost for good, and about ${found.refund} comes back at filing. The money withheld is a tax payment made in advance, not a loss in itself. ${found.inCheck === undefined ? words('A required withdrawal or a hardship payout cannot be put back at all.') : words('A hardship payout cannot be put back at all.')}`,
          ),
        ]),
    onceCheck(work, months),
  ]
}

/** A SIMPLE IRA is an IRA, and all IRAs of a person count as one: IRC §408(d)(3)(B), IRS Pub. 590-A. */
function onceCheck({ planType }: RolloverWork, months: Figure): Check {
  return planType === 'simple_ira'
    ? check(
        'once',
        'act',
        'Only one such rollover in a year',
        say`Of money that an IRA paid to you, and a SIMPLE IRA is one, you may put back one payout in ${months}, counted over all your traditional, Roth, SEP and SIMPLE IRAs together. If you put back another one that was paid out in the ${months} before this check, this one may not go into an IRA: it would be taxed in full, and an IRA may not keep it. A plan at work that takes the money is not counted. From now on let it go from custodian to custodian; that is never counted.`,
      )
    : check(
        'once',
        'pass',
        'The once-a-year rule does not bind here',
        say`It counts rollovers by check from one IRA to another IRA, one in ${months}. Money from a plan at work is not counted.`,
      )
}

/** How much goes back, and from where what the check does not hold. */
function whatToPutBack({ gross, eligible, received, withheld, gap, inCheck }: CheckInHand): Text {
  if (inCheck === undefined)
    return say`Put back ${eligible}, not only the ${received} of the check: the ${withheld} that went to the IRS has to come from other cash, and comes back when you file.`
  return say`Put back ${eligible}, and no more: of the ${gross} that was paid out ${inCheck.amount} is the required withdrawal, which comes first and stays out. ${gap.value > 0 ? say`The check holds ${received}, so ${gap} comes from other cash.` : say`The check of ${received} covers it.`} The ${withheld} that was withheld counts toward your tax when you file.`
}

/** What an IRA withholds is the owner’s to choose, so the sum that was paid out is not certain. */
const usualShare = ({ planType, withheldRate }: RolloverWork): Text =>
  planType === 'simple_ira'
    ? say` Counted is the usual ${withheldRate}; you may have chosen another share, or none, when you asked for the money. The statement of the payout says what was withheld, and only that is beyond the check.`
    : nothing

/** No source that we have read moves the last day to the next working day, so nobody is told to count on it. */
const weekend = ({ lastWorkday }: CheckInHand): Text =>
  lastWorkday === undefined
    ? nothing
    : say` That is not a business day, and we found no rule that moves it to the next business day: the money has to be in by ${lastWorkday}.`
