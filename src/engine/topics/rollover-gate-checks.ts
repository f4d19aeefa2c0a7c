/** What can freeze a part of the money: each gate that this household meets, in the order in which they are looked at. */

import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { rolloverLaw } from '../tax/rollover-law.ts'
import { known } from '../tax/tax-year.ts'
import { check } from './lump-sum-source-checks.ts'
import type { PlanLoan } from './rollover-loan.ts'
import type { Payout } from './rollover-payout.ts'
import { placeNames } from './rollover-places.ts'
import type { RolloverWork } from './rollover-work.ts'
import { sourceOf } from './tax-picture.ts'

export function gateChecks(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
): Check[] {
  return [
    ...requiredCheck(work),
    ...checkInHandChecks(work),
    ...(loan === undefined ? [] : [loanCheck(loan)]),
    ...stockChecks(work),
    ...accessChecks(work),
    ...(payout === undefined ? freezeChecks(work) : [payoutCheck(payout)]),
    ...backdoorChecks(work),
    ...creditorCheck(work),
    ...forceOutCheck(work),
  ]
}

function requiredCheck({ required, stillThere, sheet, context }: RolloverWork): Check[] {
  if (required === undefined) return []
  const gifts = context.limits.qualifiedCharitableDistribution
  const age = sheet.law('gift.age', 'Age from which an IRA may give to charity', 'age', {
    value: known(gifts).minimumAge,
    source: sourceOf(gifts),
  })
  return [
    check(
      'required',
      'act',
      'Take this year’s required withdrawal first',
      say`From age ${required.startAge} a withdrawal is due every year: about ${required.amount} for this one. It cannot be rolled over. What is missed is taxed at ${required.missedRate}.${stillThere ? words(' Working on does not put it off for this kind of account.') : nothing} From an IRA, but not from a plan at work, it can go straight to charity from age ${age} on, untaxed.`,
    ),
  ]
}

function checkInHandChecks({ check: found, sheet }: RolloverWork): Check[] {
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
        say`The last day was ${found.deadline}. If one of the reasons that the IRS lists kept you from it (illness, a death, a mistake of the bank, a lost check), you can certify that in a letter to the new custodian and put the money back now. Otherwise ${found.allTax} of federal tax and ${found.allPenalty} of penalty are due on it.`,
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
      say`You have ${found.days} from the day on which it came: until ${found.deadline}, so ${found.daysLeft} are left. Put back ${found.gross}, not only the ${found.received} of the check: the ${found.withheld} that went to the IRS has to come from other cash, and comes back when you file.`,
    ),
    check(
      'check.gap',
      'warn',
      'If you cannot replace what was withheld',
      say`Then ${found.gapTax} of federal tax and ${found.gapPenalty} of penalty are lost for good, and about ${found.refund} comes back at filing. The money withheld is a tax payment made in advance, not a loss in itself. A required withdrawal or a hardship payout cannot be put back at all.`,
    ),
    check(
      'once',
      'pass',
      'The once-a-year rule does not bind here',
      say`It counts rollovers by check from one IRA to another IRA, one in ${months}. Money from a plan at work is not counted.`,
    ),
  ]
}

const loanCheck = ({ balance, tax, penalty, filing, extended }: PlanLoan): Check =>
  check(
    'loan',
    'act',
    'Replace the plan loan in time',
    say`If the plan closes the loan because you left, ${balance} counts as paid out. You can put the same sum of other money into an IRA until ${filing}, or ${extended} with an extension, and nothing is taxed. Otherwise it costs ${tax} of federal tax and ${penalty} of penalty. Look at Form 1099-R: code M means that this holds, code L that the loan was in default and cannot be rolled over. Ask first whether you may go on paying, or whether the new plan takes the loan.`,
  )

function stockChecks(work: RolloverWork): Check[] {
  const { stock, sources, reader, sheet, total } = work
  if (stock === undefined) return []
  const { payoutTax, saleTax, asShares, throughIra, saved, breakEven, basis, gain } = stock
  const later =
    breakEven === undefined
      ? nothing
      : say` If the money is left alone for ${breakEven} or more, an IRA catches up.`
  const found: Check[] = []
  if (!stock.isOpen)
    found.push(
      check(
        'stock',
        'warn',
        'Company stock: nothing to decide yet',
        words(
          'Paying it out as shares at a lower tax is open only for some plans, after you leave the job, reach the age at which the penalty ends, or become disabled. Do not move it before you have looked at that.',
        ),
      ),
    )
  else if (stock.isChosen)
    found.push(
      check(
        'stock',
        'act',
        'Do not roll the company stock over',
        say`It cost ${basis} and gained ${gain}. Paid out as shares, the cost is income now (${payoutTax} of tax) and the gain is taxed as a long-term gain when sold (${saleTax}): ${asShares}. Through an IRA all of it is income: ${throughIra} at ${work.laterRate}. That is ${saved} less.${later}`,
      ),
      check(
        'stock.conditions',
        'act',
        'Everything has to leave in one calendar year',
        words(
          'The shares get that tax only if all plans of the same kind with this employer are emptied within one calendar year after you left or reached the age. A payout in part before that spoils it, and a rollover of the shares destroys it. It cannot be undone, so have a tax professional look first. Heirs get no step-up on that gain.',
        ),
      ),
    )
  else
    found.push(
      check(
        'stock',
        'warn',
        'Company stock: an IRA is the better place here',
        say`As shares it would cost ${asShares} of federal tax, through an IRA ${throughIra} at ${work.laterRate}, but later.${later} Look again before you sign: a rollover of the shares cannot be undone.`,
      ),
    )
  const most = reader.rule('concentration', 'Most in one company', 'share', rules.concentrationMost)
  const share = sheet.computed(
    'stock.share',
    'Share of the plan in company stock',
    'share',
    'company stock ÷ all that is yours in the plan',
    [sources.stock, total],
    sources.stock.value / total.value,
  )
  if (share.value > most.value)
    found.push(
      check(
        'stock.share',
        'warn',
        'Much in one company',
        say`${share} of the plan is in one company; more than ${most} ties your savings to its luck. The lower tax does not oblige you to hold the shares: the gain so far is long-term from the first day.`,
      ),
    )
  return found
}

function accessChecks(work: RolloverWork): Check[] {
  const { gates, taxes, penaltyEnds, stock } = work
  if (gates.freeze === 'nonprofit-457') return []
  if (taxes.age.value >= penaltyEnds.value)
    return [
      check(
        'early-access',
        'pass',
        'The early-withdrawal penalty has ended for you',
        say`From ${penaltyEnds} on every place pays out without it.`,
      ),
    ]
  const [status, title, detail] = earlyAccess(work, stock?.isChosen === true)
  const income =
    gates.earlyNeed === undefined
      ? []
      : [
          check(
            'early-income',
            'warn',
            'What you take out is income',
            words(
              'It counts for tax, and for the Marketplace health credit until Medicare starts, which ends at an income limit. Spread withdrawals over calendar years, and keep some cash outside for large bills.',
            ),
          ),
        ]
  return [check('early-access', status, title, detail), ...income]
}

function earlyAccess(work: RolloverWork, isStockOut: boolean): [Check['status'], string, Text] {
  const { gates, earlyAccessAge, penaltyEnds, reader, separationAge, stillThere, planType } = work
  if (gates.kept !== undefined)
    return [
      'act',
      'Keep what you need before the penalty ends',
      say`You left at ${separationAge}, so this plan pays you without a penalty (the Rule of 55). An IRA pays so only from ${penaltyEnds}, and the right is gone once the money is there. ${gates.kept} stays: ${gates.earlyNeed?.yearly ?? nothing}, the tax that the plan withholds included. First ask whether the plan pays out in parts; if it pays only all at once, this does not work.`,
    ]
  if (gates.hasEarlyAccess)
    return [
      isStockOut || gates.freeze !== undefined ? 'warn' : 'act',
      'Will you need money before the penalty ends?',
      say`You left at ${separationAge}, and whoever leaves at ${earlyAccessAge} or later is paid by that plan without a penalty (the Rule of 55). An IRA pays so only from ${penaltyEnds}. If you may need some of it sooner, leave that part in the plan, and ask whether it pays out in parts.`,
    ]
  if (gates.freeze === 'public-457')
    return [
      'pass',
      'Reachable at any age',
      words('A 457(b) of a public employer has no early-withdrawal penalty once you have left.'),
    ]
  if (!reader.value('needsMoneyEarly') || planType === 'simple_ira')
    return [
      'warn',
      'Locked until the penalty ends',
      say`Before ${penaltyEnds} money from any of these places carries a penalty, with few exceptions. Keep an emergency fund outside.`,
    ]
  return [
    'act',
    'Money before the penalty ends',
    stillThere
      ? words(
          'While you work there, a loan from the plan or a hardship payout may be the only ways. Ask the plan before you count on either.',
        )
      : say`You left before ${earlyAccessAge}, so every place is alike until ${penaltyEnds}. Even yearly payments under Section 72(t) are open, but bind you for years. Use other savings first.`,
  ]
}

function freezeChecks(work: RolloverWork): Check[] {
  const { gates, penaltyEnds } = work
  const one = (title: string, detail: Text, status: Check['status'] = 'act') => [
    check('freeze', status, title, detail),
  ]
  switch (gates.freeze) {
    case 'public-457':
      return one(
        'Leave this 457(b) where it is for now',
        say`A 457(b) of a state, a city or a county pays you at any age after you leave, without the penalty. In an IRA or a 401(k) that ends until ${penaltyEnds}. If its costs are high, another 457(b) of a public employer may take it. Money that was rolled into it from other plans keeps the penalty: ask whether there is any.`,
      )
    case 'simple-years':
      return one(
        'Too early to move a SIMPLE IRA',
        say`Until ${gates.simpleUntil ?? nothing} it can go only to another SIMPLE IRA. Anything else counts as a withdrawal with a penalty of ${gates.penaltyRate}.`,
      )
    case 'equal-payments':
      return one(
        'Do not touch an account with even yearly payments',
        words(
          'Payments under Section 72(t) are tied to the account. A change can bring the penalty back for all of them, with interest. Ask a tax professional before anything moves.',
        ),
      )
    case 'still-there':
      return one(
        'You still work there',
        say`Before ${penaltyEnds} most plans let only rollover money and some after-tax money out while you work there. Ask what yours allows. Leave the rest; the whole plan opens when you leave.`,
        'warn',
      )
    default:
      return []
  }
}

const payoutCheck = ({ allAtOnce, spread, years, saved }: Payout): Check =>
  check(
    'freeze',
    'act',
    'This plan cannot be rolled over',
    say`A 457(b) of a nonprofit employer can go only to another such plan that takes it. What you can choose is when it is paid, often only within weeks of leaving. All at once it costs about ${allAtOnce} of federal tax; over ${years} about ${spread} at today’s income${saved.value > 0 ? say`, ${saved} less` : nothing}. There is no early-withdrawal penalty. Until it is paid, the money belongs to the employer and its creditors come first.`,
  )

function backdoorChecks({ gates, hasNewPlan, main, check: found }: RolloverWork): Check[] {
  const { backdoor } = gates
  if (backdoor === undefined) return []
  const { limit, pretaxIras, taxedNow, taxedAfter } = backdoor
  const where =
    main?.destination === 'newPlan'
      ? placeNames.newPlan
      : main?.destination === 'leave'
        ? placeNames.leave
        : undefined
  const first = check(
    'backdoor',
    'act',
    'Keep pre-tax money out of IRAs',
    where === undefined
      ? say`You use the backdoor into a Roth IRA: ${limit} a year. In an IRA the money of this plan would make ${taxedAfter} of it taxable. ${found === undefined ? words('No plan at work is open to it, so weigh the one against the other.') : words('Ask whether a plan at work takes it before it goes into an IRA.')}`
      : say`You use the backdoor into a Roth IRA: ${limit} a year. Rolled into an IRA, the money of this plan would make ${taxedAfter} of it taxable, because all such IRAs count as one. In ${where} it does not count.`,
  )
  if (pretaxIras.value === 0) return [first]
  return [
    first,
    check(
      'backdoor.iras',
      'act',
      'The IRA that you have counts already',
      say`With ${pretaxIras} of pre-tax money in IRAs, ${taxedNow} of each ${limit} is taxed. ${hasNewPlan ? words('Your new plan may take that money too: a rollover from the IRA into the plan. What counts is the balance on the last day of the year in which you convert.') : words('A plan at work that takes it would clear the way; none was named.')} SEP and SIMPLE IRAs count as well. File Form 8606 each year.`,
    ),
  ]
}

function creditorCheck({ gates, main }: RolloverWork): Check[] {
  if (!gates.hasCreditors) return []
  const stays = listed([placeNames.leave, placeNames.newPlan], 'or')
  return [
    check(
      'creditors',
      main?.destination === 'ira' ? 'act' : 'pass',
      'Creditors',
      say`In bankruptcy rolled-over money stays fully protected, if it is kept in an IRA of its own. Outside bankruptcy ${stays} is protected by federal law, an IRA by the law of your state. A plan for a business of your own without employees counts like an IRA. Talk to a lawyer before you move anything during a suit.`,
    ),
  ]
}

function forceOutCheck({ gates, total }: RolloverWork): Check[] {
  if (!gates.isForcedOut) return []
  return [
    check(
      'force-out',
      'act',
      'The plan may move it without you',
      say`Up to ${gates.forceOut} a plan may close the account; ${total} is below that. It usually goes to an IRA that holds only cash, and a very small balance comes as a check. If it was moved already, ask the plan where it is and invest it.`,
    ),
  ]
}
