/** The steps with a deadline of their own: a required withdrawal, a check, IRA money. */
import { addDays } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { nextEstimatedTaxDay, yearEnd } from '../../tax/deadlines.ts'
import { workdayUntil } from '../../tax/legal-holidays.ts'
import type { CalendarDate } from '../../units.ts'
import { type StepDraft, within } from '../steps.ts'
import type { CheckInHand } from './check-in-hand.ts'
import type { KeptOfCheck } from './check-kept.ts'
import type { RolloverWork } from './work.ts'

/** Before a rollover it has to be out; else the year's end is soon enough. */
export function requiredSteps(
  { required, context, sheet }: RolloverWork,
  isBeforeMove: boolean,
): StepDraft[] {
  const open = required?.open
  if (required === undefined || open === undefined) return []
  const last = sheet.date(
    'required.by',
    'Last day for this year’s required withdrawal',
    'the last day of the year for which it is due',
    [],
    yearEnd(context.today),
  )
  return [
    {
      id: 'required',
      title: words(
        required.inCheck === undefined || required.open === required.amount
          ? 'Take this year’s required withdrawal out of the old plan'
          : 'Take the rest of this year’s required withdrawal out of the old plan',
      ),
      why: say`It cannot be rolled over: about ${open}, due by ${last}. The plan works out the exact sum from its balance of ${required.balanceDay}.`,
      how: words(
        'Ask for it before anything else moves, with tax withheld if you like, and ask whether last year’s was paid. If this year’s has been paid already, skip this.',
      ),
      due: isBeforeMove ? within.week : last.value,
      dueWhy: isBeforeMove
        ? 'before the rollover, and before the year ends'
        : 'the last day of the year for which it is due',
      dueInputs: [open],
      minutes: 20,
      link: links.requiredWithdrawals,
      keep: words('The statement of the payment, and Form 1099-R next January.'),
    },
  ]
}

/** A check in the owner's name that there is still time to put back. */
export const isPutBack = (check: CheckInHand | undefined): check is CheckInHand =>
  check !== undefined && !check.isDirect && !check.isLate

/** The day by which to put it back, some days before the last one. */
export function redepositBy(
  { reader, context }: RolloverWork,
  { deadline }: CheckInHand,
): { by: CalendarDate; margin: Figure } {
  const margin = reader.rule(
    'redeposit.margin',
    'Days kept free before the deadline',
    'days',
    rules.redepositMargin,
  )
  const by = workdayUntil(addDays(deadline.value, -margin.value))
  return { by: by < context.today ? context.today : by, margin }
}

export function checkSteps(work: RolloverWork): StepDraft[] {
  const { check, reader, sheet, main, keptOfCheck: kept } = work
  if (check === undefined) return []
  const into = main?.destination === 'newPlan' ? words('the new plan') : words('a rollover IRA')
  if (check.isDirect)
    return [
      {
        id: 'hand-in',
        title: words('Send the check to the custodian that it names'),
        why: words('It is a direct rollover by mail: nothing is taxed, but a check expires.'),
        how: words('Do not cash it. Send it with your account number and the word rollover on it.'),
        due: within.days,
        dueWhy: 'a few days from today',
        minutes: 20,
        link: links.rollovers,
        keep: words('A copy of the check and of the letter.'),
      },
    ]
  if (check.isLate)
    return [
      {
        id: 'certify',
        title: words('See whether you may certify a late deposit'),
        why: words(
          'For the reasons that the IRS lists, a letter of your own to the custodian is enough, as long as you put the money back soon after the reason ends.',
        ),
        how: say`Read the list in Rev. Proc. 2020-46, write the letter, and deposit the money with it: up to ${check.eligible}${beyondTheCheck(check)}. What does not go back stays taxed. If no reason fits, ask a tax professional about a ruling before you give up.`,
        due: within.days,
        dueWhy: 'as soon as possible, because the deadline has passed',
        dueInputs: [check.deadline],
        minutes: 60,
        link: links.lateRollovers,
        keep: words('The letter and what proves the reason.'),
      },
      ...taxStep(work, check),
    ]
  const { by: due, margin } = redepositBy(work, check)
  const cash = reader.told('savings') === undefined ? undefined : reader.number('savings')
  const gap =
    check.gap.value <= 0
      ? nothing
      : cash === undefined
        ? words('Find it now: savings, a family loan for some weeks.')
        : cash.value >= check.gap.value
          ? say`Your ${cash} of savings covers it, and leaves ${sheet.computed('savings.left', 'Savings left until the refund', 'usd', 'savings − what goes back beyond the check', [cash, check.gap], cash.value - check.gap.value)} until the refund: file early in the year.`
          : say`Your ${cash} of savings covers a part. Every dollar that you put back is one that is not taxed.`
  return [
    {
      id: 'redeposit',
      title:
        kept !== undefined
          ? say`Put ${kept.back} of the check into ${into}, and no more`
          : check.inCheck === undefined
            ? say`Put the whole paid-out sum into ${into}`
            : say`Put ${check.eligible} into ${into}, and no more`,
      why: say`${kept === undefined ? inAll(check) : staysOut(kept)} After ${check.deadline} it is too late${check.lastWorkday === undefined ? nothing : say` (not a business day: the last one before it is ${check.lastWorkday})`}, and ${check.allTax} of federal tax and ${check.allPenalty} of penalty would be due.${check.gap.value > 0 && check.inCheck === undefined && kept === undefined ? say` ${check.withheld} of it is what was withheld, from other cash.` : nothing}`,
      how: join([
        words('Tell the custodian that it is a rollover within the deadline, not a contribution.'),
        kept === undefined
          ? gap
          : words(
              'Ask the old plan first whether it takes the money back: there it stays open without a penalty.',
            ),
      ]),
      due,
      dueWhy: 'some days before the last day, for the mail and the bank',
      dueInputs: [check.deadline, margin],
      minutes: 60,
      link: links.rollovers,
      keep: words('The stub of the check, the deposit slip with its date, and Form 1099-R.'),
    },
  ]
}

const staysOut = ({ inHand }: KeptOfCheck): Text =>
  inHand.value > 0
    ? say`${inHand} of it stays in hand for what you need.`
    : words('What was withheld need not be replaced: it counts toward the tax.')

/** What goes back, and where a required withdrawal in it stays. */
function inAll({ eligible, gross, gap, inCheck, received }: CheckInHand): Text {
  if (inCheck === undefined) return say`${eligible} in all.`
  return say`Of the ${gross} that was paid out ${inCheck.amount} is a required withdrawal: an IRA may not take it, and what goes in all the same is taxed anew each year until it is out.${gap.value > 0 ? say` The check holds ${received}; ${gap} comes from other cash.` : nothing}`
}

/** Where a late deposit takes more than the check. */
const beyondTheCheck = ({ gap, inCheck }: CheckInHand): Text =>
  gap.value <= 0
    ? nothing
    : inCheck === undefined
      ? say`, of which ${gap} was withheld and has to come from other cash`
      : say`, of which ${gap} has to come from other cash`

/** What is owed on a check that does not go back, beyond what was withheld. */
function taxStep({ context }: RolloverWork, { stillDue, allTax, allPenalty, withheld, filing }: CheckInHand) {
  if (stillDue.value <= 0) return []
  const isFiled = filing.value < context.today
  return [
    {
      id: 'check-tax',
      title: isFiled
        ? words('See that the return of the year of the check counts it')
        : say`Set ${stillDue} of the check aside for its tax`,
      why: say`If nothing goes back, ${allTax} of federal tax and ${allPenalty} of penalty are due by ${filing}. Of that ${withheld} was withheld, and the rest is yours to pay.`,
      how: isFiled
        ? words(
            'If that return left the payout out, correct it and pay before the IRS asks: interest and charges grow with time. Claim what was withheld.',
          )
        : words(
            'Put it into a savings account of its own. A payment of estimated tax by this day, or more withheld from your pay before the year ends, keeps away the charge for paying late. If a late deposit is accepted, what you set aside is yours again.',
          ),
      due: isFiled ? within.month : nextEstimatedTaxDay(context.today),
      dueWhy: isFiled
        ? 'a month from today, because the day of that return has passed'
        : 'the next day for a payment of estimated tax',
      dueInputs: [filing],
      minutes: 30,
      link: isFiled ? links.amendedReturn : links.irsPayments,
      keep: words('Form 1099-R, and the confirmation of the payment.'),
    },
  ]
}

export function reverseStep({ gates, hasNewPlan, context }: RolloverWork): StepDraft[] {
  const { backdoor } = gates
  if (backdoor === undefined || backdoor.pretaxIras.value === 0 || !hasNewPlan) return []
  return [
    {
      id: 'reverse',
      title: words('Move pre-tax IRA money into the new plan'),
      why: say`${backdoor.pretaxIras} of it counts. The balance on the last day of the year decides how much of this year’s backdoor contribution is taxed: ${backdoor.taxedNow} as things stand.`,
      how: words(
        'Ask whether the plan takes IRA money; only the pre-tax part may go. It has to be out of the IRA by the last day of the year in which you convert. If that is too short, convert next year instead.',
      ),
      due: yearEnd(context.today),
      dueWhy: 'the balance on the last day of the year counts',
      dueInputs: [backdoor.pretaxIras],
      minutes: 60,
      link: links.rolloverChart,
      keep: words('The IRA statement of the year’s end, and Form 8606.'),
    },
  ]
}
