/** The dated steps of a rollover. */
import { addDays, addYears, daysBetween } from '../calendar.ts'
import { links } from '../links.ts'
import type { NextStep } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { nextFilingDay, yearEnd } from '../tax/deadlines.ts'
import type { CalendarDate } from '../units.ts'
import { staysWhole } from './rollover-alternatives.ts'
import type { PlanLoan } from './rollover-loan.ts'
import type { Payout } from './rollover-payout.ts'
import type { RolloverWork } from './rollover-work.ts'
import { datedSteps, type StepDraft, within } from './steps.ts'

/** Steps give way in this order when there are more than a plan may ask for. */
const later = 1
const last = later + 1

export function rolloverSteps(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
): NextStep[] {
  const { sheet, context } = work
  const drafts =
    payout !== undefined
      ? payoutSteps(work, payout)
      : [
          ...requiredSteps(work, !staysWhole(work)),
          ...checkSteps(work),
          ...stockSteps(work),
          ...(loan === undefined ? [] : [loanStep(loan)]),
          ...(isAllInHand(work) ? [] : [callStep(work)]),
          ...(staysWhole(work) ? stayingSteps(work) : movingSteps(work)),
          ...reverseStep(work),
          yearly(work),
        ]
  return datedSteps(sheet, context.today, drafts)
}

/** Whether the check holds all that there was. */
const isAllInHand = ({ placed, total }: RolloverWork): boolean =>
  placed('redeposit', 'late', 'required') >= total.value

/** Before a rollover it has to be out; else the year's end is soon enough. */
function requiredSteps({ required, context, sheet }: RolloverWork, isBeforeMove: boolean): StepDraft[] {
  if (required === undefined) return []
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
      title: words('Take this year’s required withdrawal out of the old plan'),
      why: say`It cannot be rolled over: about ${required.amount}, due by ${last}. The plan works out the exact sum.`,
      how: words(
        'Ask for it before anything else moves, with tax withheld if you like. If it has been paid already this year, skip this.',
      ),
      due: isBeforeMove ? within.week : last.value,
      dueWhy: isBeforeMove
        ? 'before the rollover, and before the year ends'
        : 'the last day of the year for which it is due',
      dueInputs: [required.amount],
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The statement of the payment, and Form 1099-R next January.'),
    },
  ]
}

function checkSteps({ check, reader, sheet, context, main }: RolloverWork): StepDraft[] {
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
        how: words(
          'Read the list, write the letter, and deposit the money with it. If no reason fits, ask a tax professional about a ruling before you give up.',
        ),
        due: within.days,
        dueWhy: 'as soon as possible, because the deadline has passed',
        dueInputs: [check.deadline],
        minutes: 60,
        link: links.rollovers,
        keep: words('The letter and what proves the reason.'),
      },
    ]
  const margin = reader.rule(
    'redeposit.margin',
    'Days kept free before the deadline',
    'days',
    rules.redepositMargin,
  )
  const by = addDays(check.deadline.value, -margin.value)
  const due = by < context.today ? context.today : by
  const cash = reader.told('savings') === undefined ? undefined : reader.number('savings')
  const gap =
    cash === undefined
      ? words('Find it now: savings, a family loan for some weeks.')
      : cash.value >= check.withheld.value
        ? say`Your ${cash} of savings covers it, and leaves ${sheet.computed('savings.left', 'Savings left until the refund', 'usd', 'savings − what was withheld', [cash, check.withheld], cash.value - check.withheld.value)} until the refund: file early in the year.`
        : say`Your ${cash} of savings covers a part. Every dollar that you put back is one that is not taxed.`
  return [
    {
      id: 'redeposit',
      title: say`Put the whole paid-out sum into ${into}`,
      why: say`${check.gross} in all. After ${check.deadline} it is too late, and ${check.allTax} of federal tax and ${check.allPenalty} of penalty would be due. ${check.withheld} of it is what was withheld, from other cash.`,
      how: join([
        words('Tell the custodian that it is a rollover within the deadline, not a contribution.'),
        gap,
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

/** Whether the plan can pay everything out before the year ends. */
function stockStart({ reader, context }: RolloverWork): {
  isNextYear: boolean
  start: CalendarDate
  end: CalendarDate
} {
  const days = reader.rule('stock.days', 'Days that a full payout can take', 'days', rules.stockPayoutDays)
  const end = yearEnd(context.today)
  const isNextYear = daysBetween(context.today, end) < days.value
  return isNextYear
    ? { isNextYear, start: addDays(end, within.week), end: addYears(end, 1) }
    : { isNextYear, start: addDays(context.today, within.fortnight), end }
}

function stockSteps(work: RolloverWork): StepDraft[] {
  const { stock } = work
  if (stock?.isChosen !== true) return []
  const { isNextYear, start } = stockStart(work)
  return [
    {
      id: 'stock-advice',
      title: words('Have a tax professional look at the company stock'),
      why: say`About ${stock.saved} of federal tax depends on it, and it cannot be undone.`,
      how: words(
        'Bring the plan’s statement of the cost basis, the day you left and last year’s return. Ask about other plans with the same employer.',
      ),
      due: within.fortnight,
      dueWhy: 'before anything is requested',
      minutes: 60,
      link: links.lumpSums,
      keep: words('The plan’s letter with the cost basis of the stock.'),
    },
    {
      id: 'stock-request',
      title: words('Ask for everything in one go: shares to a brokerage account, the rest to its own place'),
      why: words('All of it has to leave the plan within one calendar year.'),
      how: isNextYear
        ? words(
            'This year is nearly over, so start in January, unless the plan confirms in writing that all will be out by the last day of December. Take nothing out before. In a year without pay the cost of the stock may even be taxed less.',
          )
        : words(
            'Ask the plan to confirm in writing that all of it will be out this year. The shares move as shares; they are not sold first.',
          ),
      due: start,
      dueWhy: isNextYear
        ? 'the first days of the next year, so that one calendar year holds all of it'
        : 'early enough to be done this year',
      minutes: 60,
      link: links.lumpSums,
      keep: words('The confirmation of each part, and Form 1099-R with the gain in its own box.'),
    },
  ]
}

const loanStep = ({ balance, filing, extended }: PlanLoan): StepDraft => ({
  id: 'loan',
  title: words('Replace the plan loan, or agree to go on paying it'),
  why: say`${balance} put into an IRA by then is not taxed; with an extension you have until ${extended}.`,
  how: words(
    'First ask whether you may keep paying after leaving, or whether the new plan takes the loan. If not, put the same sum into an IRA as a rollover, in one or several parts.',
  ),
  due: filing.value,
  dueWhy: 'the tax day of the year in which the plan closes the loan',
  dueInputs: [filing],
  minutes: 45,
  link: links.rollovers,
  keep: words('Form 1099-R with its code, and the deposit slips.'),
})

function callStep(work: RolloverWork): StepDraft {
  const { gates, sources, context, reader } = work
  const asks: Text[] = [
    words(
      'Ask for a breakdown by kind of money (pre-tax, Roth, after-tax, stock with its cost), all costs, and days on which nothing can be done.',
    ),
    gates.kept !== undefined || gates.freeze === 'public-457' || gates.hasEarlyAccess
      ? words('Ask whether the plan pays out in parts, how often, and at what charge.')
      : nothing,
    sources.afterTax.value > 0 && work.placed('leave', 'kept') > 0
      ? words('Ask whether after-tax money can leave by itself.')
      : nothing,
    gates.freeze === 'still-there' ? words('Ask what may leave while you work there.') : nothing,
    reader.told('stableValueFund') === true ? words('Ask for surrender charges.') : nothing,
    staysWhole(work) ? nothing : words('Ask for the forms of a direct rollover.'),
  ]
  return {
    id: 'call',
    title: words('Call the old plan'),
    why: words('What it holds and what it allows decides more than any rule of thumb.'),
    how: join(asks),
    due: addDays(context.today, within.days),
    dueWhy: 'a few days from today',
    minutes: 30,
    link: links.laborDepartment,
    keep: words('The fee disclosure, the breakdown, and the name of whoever you spoke to.'),
  }
}

function movingSteps(work: RolloverWork): StepDraft[] {
  const { placed, context, stock, placements, hasNewPlan } = work
  const toIra = placed('ira') > 0 || placed('redeposit') > 0
  const toRoth = placed('rothIra') > 0
  const toPlan = placed('newPlan') > 0
  const accounts = [
    ...(toIra ? [words('a rollover IRA')] : []),
    ...(toRoth ? [words('a Roth IRA')] : []),
    ...(placed('shares') > 0 ? [words('a taxable brokerage account')] : []),
  ]
  const moves = placements.filter(
    ({ destination }) => destination === 'ira' || destination === 'rothIra' || destination === 'newPlan',
  )
  const landing = stock?.isChosen
    ? addDays(stockStart(work).start, within.month)
    : addDays(context.today, within.month)
  return [
    ...(accounts.length > 0
      ? [
          {
            id: 'open',
            title: say`Open ${accounts.length > 1 ? join(accounts, ' and ') : (accounts[0] ?? nothing)}`,
            why: words('The money needs a place to land.'),
            how: words(
              'Choose a custodian with low costs and no charge for the account. Index funds of the whole market are enough. Ask how the check has to be made out.',
            ),
            due: work.check === undefined ? within.week : within.days,
            dueWhy:
              work.check === undefined
                ? 'a week from today'
                : 'a few days from today, because a clock is running',
            minutes: 40,
            link: links.investor,
          },
        ]
      : []),
    ...(toPlan && hasNewPlan
      ? [
          {
            id: 'new-plan-form',
            title: words('Ask the new plan for its rollover form'),
            why: words('It has to say that it takes this money, and how.'),
            how: words(
              'Ask whether it takes Roth money as well, what its funds cost, and whether it takes a plan loan.',
            ),
            due: within.week,
            dueWhy: 'a week from today',
            minutes: 20,
            link: links.rolloverChart,
          },
        ]
      : []),
    ...(moves.length > 0 && !stock?.isChosen
      ? [
          {
            id: 'request',
            title: words('Request the direct rollover'),
            why: words('Sent straight on, nothing is withheld and nothing is taxed.'),
            how: say`On one form: ${join(
              moves.map(({ amount, label }) => say`${amount}: ${label}`),
              '; ',
            )}. Payee: the new custodian, for the benefit of you.`,
            due: within.tenDays,
            dueWhy: 'once the account is open',
            minutes: 40,
            link: links.rollovers,
            keep: words('A copy of the form.'),
          },
        ]
      : []),
    {
      id: 'invest',
      title: words('See that it has landed, and invest it'),
      why: words('It arrives as cash, and cash that is forgotten costs years of growth.'),
      how: words(
        'Check every sum against the form. Then choose the mix that you want over all your accounts together.',
      ),
      due: landing,
      dueWhy: 'about a month after the request',
      minutes: 30,
      link: links.investor,
    },
    papersStep(work, landing),
  ]
}

/** Nothing of a direct rollover is taxed, but the return has to say so. */
function papersStep({ check, stock }: RolloverWork, landing: CalendarDate): StepDraft {
  const byCheck = check !== undefined && !check.isDirect
  return {
    id: 'papers',
    title: words('Put the rollover on your tax return'),
    why: words('The IRS sees a payout; your return says that it was rolled over.'),
    how: byCheck
      ? words(
          'Form 1099-R shows a payout to you and what was withheld. On Form 1040 write the gross amount, what of it is taxable (nothing, if all was put back) and “rollover” beside it, and claim what was withheld.',
        )
      : stock?.isChosen
        ? words(
            'Form 1099-R shows the cost of the stock as taxable and its gain in a box of its own; the direct rollover has code G. On Form 1040 write “rollover” beside the part that went to the IRA. Set money aside for the tax on the cost.',
          )
        : words(
            'Form 1099-R should show code G for a direct rollover (H for Roth to Roth IRA). On Form 1040 write the gross amount and “rollover” beside it. Form 5498 comes later.',
          ),
    due: nextFilingDay(addDays(yearEnd(landing), 1)),
    dueWhy: 'the day on which the return of that year is due',
    minutes: 30,
    link: links.rollovers,
    keep: words('Forms 1099-R and 5498.'),
    rank: later,
  }
}

function stayingSteps(work: RolloverWork): StepDraft[] {
  const { gates, stillThere } = work
  return [
    {
      id: 'access',
      title: words('Make sure that the old plan can reach you'),
      why: words('Money that is left behind is lost by a lost address, not by the market.'),
      how: words(
        'Put in a private address, telephone and e-mail, and write the login where your family can find it.',
      ),
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 15,
      keep: words('The last statement.'),
    },
    {
      id: 'beneficiaries',
      title: words('Name the beneficiaries of the old plan'),
      why: words('The form at the plan counts, not the will.'),
      how: words('A first and a second one. Look at them after a marriage, a birth or a divorce.'),
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 15,
    },
    {
      id: 'mix',
      title: words('Look at what it is invested in'),
      why: words('An old plan keeps the mix that you once chose.'),
      how: words(
        'See that the mix fits your age over all accounts together; a target-date or index fund of the plan does it in one.',
      ),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 30,
      link: links.investor,
    },
    ...(gates.freeze === 'public-457' || stillThere
      ? []
      : [
          {
            id: 'pitch',
            title: words('Keep an answer ready for whoever wants to move it'),
            why: words('An adviser who is paid when you move has a reason of their own.'),
            how: words(
              'Ask in writing what you would pay in all, what they would earn, and what you would give up. Then compare with the table of this plan.',
            ),
            due: within.month,
            dueWhy: 'a month from today',
            minutes: 10,
            link: links.rolloverNotice,
            rank: last,
          },
        ]),
  ]
}

function reverseStep({ gates, hasNewPlan, context }: RolloverWork): StepDraft[] {
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

const yearly = ({ context, gates }: RolloverWork): StepDraft => ({
  id: 'review',
  title: words('Look at costs, mix and beneficiaries again'),
  why:
    gates.kept !== undefined || gates.freeze === 'public-457'
      ? words('Once the penalty has ended everywhere, the cheapest place wins.')
      : words('Plans change their funds and their prices, and families change.'),
  how: words('One evening a year for all retirement accounts.'),
  due: addYears(context.today, 1),
  dueWhy: 'a year from today',
  minutes: 30,
  rank: last,
})

function payoutSteps(work: RolloverWork, { yearly: payment, years, saved }: Payout): StepDraft[] {
  return [
    {
      id: 'election',
      title: words('Find out today by when you have to choose how it is paid'),
      why: words(
        'Many of these plans give only weeks after leaving; then everything is paid and taxed in one year.',
      ),
      how: words(
        'Call the plan or the benefits office. Ask for the day, the choices (yearly payments, a later start, a lump sum), whether a choice may be changed once, and whether another nonprofit’s plan could take it.',
      ),
      due: within.today,
      dueWhy: 'today, because the days may be running already',
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The plan document and the day in writing.'),
    },
    {
      id: 'schedule',
      title: words('Lay the payments over your years of low income'),
      why: say`Spread over ${years}, about ${payment}${saved.value > 0 ? say`, and ${saved} less federal tax at today’s income` : nothing}.`,
      how: words(
        'Write down pay, pension and Social Security for each coming year and put the payments where the sum is smallest. Do not leave it with a weak employer for long.',
      ),
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 60,
    },
    {
      id: 'advice',
      title: words('Have a tax professional read the choice'),
      why: words('It can seldom be changed.'),
      how: words('Bring the plan’s choices and your last return.'),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 60,
      link: links.irs,
    },
    {
      id: 'elect',
      title: words('Hand in the election'),
      why: words('No choice means the plan’s own, usually all at once.'),
      how: words('In writing, with a receipt, before the day that the plan named.'),
      due: within.fortnight,
      dueWhy: 'a fortnight from today, or the day that the plan named if it is sooner',
      minutes: 30,
      keep: words('The stamped copy.'),
    },
    {
      id: 'beneficiaries',
      title: words('Name the beneficiaries'),
      why: words('What is left when you die goes to whom the form names.'),
      how: words('A first and a second one.'),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 15,
    },
    ...requiredSteps(work, false),
    yearly(work),
  ]
}
