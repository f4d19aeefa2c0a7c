/** The dated steps of a rollover. */
import { addDays, addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { nextFilingDay, yearEnd } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { claimStep } from '../emergency-fund/claim.ts'
import { healthStep } from '../emergency-fund/health-cover.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { accessStep, isAccessUndecided } from './access-first.ts'
import { isOnlyLate, staysWhole } from './alternatives.ts'
import { earlyPriceOf, earlyPriceStep } from './early-price.ts'
import {
  checkSteps,
  isPutBack,
  isStockFirst,
  redepositBy,
  requiredSteps,
  reverseStep,
  stockSteps,
} from './gate-steps.ts'
import { isHeldByWork } from './gates.ts'
import type { PlanLoan } from './loan.ts'
import { isToAsk, loanQuestion, loanStep } from './loan-advice.ts'
import type { Payout } from './payout.ts'
import { payoutSteps } from './payout-steps.ts'
import { isPension, pensionStep } from './pension.ts'
import { mayBeAnnuity } from './people-checks.ts'
import { placeNames } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { stockStart } from './stock-start.ts'
import type { RolloverWork } from './work.ts'

/** Steps give way in this order when there are more than a plan may ask for. */
const later = 1

const last = later + 1

export function rolloverSteps(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
): NextStep[] {
  const { sheet, context } = work
  const price = earlyPriceOf(work)
  const drafts =
    payout !== undefined
      ? [...payoutSteps(work, payout), yearly(work)]
      : [
          ...requiredSteps(work, !staysWhole(work)),
          ...lostJobSteps(work),
          ...checkSteps(work),
          ...stockSteps(work),
          ...(loan === undefined ? [] : [loanStep(loan, work)]),
          ...(isAccessUndecided(work) ? [accessStep(work)] : []),
          ...(price === undefined ? [] : [earlyPriceStep(work, price)]),
          ...(isAllInHand(work) ? [] : [isPension(work) ? pensionStep() : callStep(work, loan)]),
          ...(staysWhole(work) ? stayingSteps(work) : movingSteps(work, loan)),
          ...reverseStep(work),
          yearly(work),
        ]
  return datedSteps(sheet, context.today, drafts)
}

/** Whoever has just lost the job of this plan has two things to do before any of it moves. */
function lostJobSteps({
  sheet,
  reader,
  context,
  isOfSpouse,
  cameFrom,
  stillThere,
}: RolloverWork): StepDraft[] {
  if (reader.value('employment') !== 'unemployed' || isOfSpouse || cameFrom !== undefined || stillThere)
    return []
  const left = reader.told('separationDate')
  const isRecent = left === undefined || left >= addDays(context.today, -within.quarter)
  return isRecent ? [claimStep(reader), healthStep({ sheet, reader, context })] : []
}

/** Whether the check holds all that there was. */
const isAllInHand = ({ placed, total }: RolloverWork): boolean =>
  placed('redeposit', 'late', 'required') >= total.value

function callStep(work: RolloverWork, loan: PlanLoan | undefined): StepDraft {
  const { gates, sources, context, cameFrom, stillThere } = work
  const isSimple = work.planType === 'simple_ira'
  const asks: Text[] = [
    words(
      isSimple
        ? 'Ask for the day of the first contribution in writing, for all costs, and what it holds.'
        : 'Ask for a breakdown by kind of money (pre-tax, Roth, after-tax, stock with its cost), all costs, and days on which nothing can be done.',
    ),
    gates.kept !== undefined || gates.freeze === 'public-457' || gates.hasEarlyAccess
      ? words('Ask whether the plan pays out in parts, how often, and at what charge.')
      : nothing,
    sources.afterTax.value > 0 && work.placed('leave', 'kept') > 0
      ? words('Ask whether after-tax money can leave by itself.')
      : nothing,
    isToAsk(loan, work) ? loanQuestion : nothing,
    stillThere ? words('Ask what may leave while you work there.') : nothing,
    mayBeAnnuity(work) ? words('Ask for surrender charges, and until when they run.') : nothing,
    cameFrom === 'late_spouse'
      ? words('Say that you are the surviving spouse, and send a certified copy of the death certificate.')
      : cameFrom === 'former_spouse'
        ? words('Ask whether the court order was accepted, and for an account in your name.')
        : nothing,
    staysWhole(work) ? nothing : words('Ask for the forms of a direct rollover.'),
  ]
  return {
    id: 'call',
    title: words(
      isSimple ? 'Call the custodian of the SIMPLE IRA' : stillThere ? 'Call the plan' : 'Call the old plan',
    ),
    why: words('What it holds and what it allows decides more than any rule of thumb.'),
    how: join(asks),
    due: addDays(context.today, within.days),
    dueWhy: 'a few days from today',
    minutes: 30,
    link: work.planType === 'tsp' ? links.thriftSavings : links.laborDepartment,
    keep: words('The fee disclosure, the breakdown, and the name of whoever you spoke to.'),
  }
}

function movingSteps(work: RolloverWork, loan: PlanLoan | undefined): StepDraft[] {
  const { placed, context, stock, placements, hasNewPlan, check, reader } = work
  const toIra = placed('ira') > 0 || placed('redeposit') > 0
  const toRoth = placed('rothIra') > 0
  const toPlan = placed('newPlan') > 0
  const hasRoth = toRoth && reader.told('rothIraFirstYear') !== undefined
  const accounts = [
    ...(toIra ? [words('a rollover IRA')] : []),
    ...(toRoth && !hasRoth ? [words('a Roth IRA')] : []),
    ...(placed('shares') > 0 ? [words('a taxable brokerage account')] : []),
  ]
  // The choice between a pension and its lump sum comes first.
  const wait = isPension(work) ? within.month : 0
  const onlyIf = isPension(work) ? words('Only if you choose the lump sum: ') : nothing
  const moves = placements.filter(
    ({ destination }) => destination === 'ira' || destination === 'rothIra' || destination === 'newPlan',
  )
  const requested =
    stock?.isChosen || isStockFirst(work)
      ? addDays(stockStart(work).start, within.month)
      : addDays(context.today, within.month + wait)
  // A check that is put back lands after its deposit, however late that may be.
  const deposit = isPutBack(check) ? redepositBy(work, check).by : undefined
  const deposited = deposit === undefined ? undefined : addDays(deposit, within.week)
  const isAfterDeposit = deposited !== undefined && deposited > requested
  const landing = isAfterDeposit ? deposited : requested
  const isOnlyCheck = deposit !== undefined && moves.length === 0
  return [
    ...(accounts.length > 0
      ? [
          {
            id: 'open',
            title: say`Open ${accounts.length > 1 ? join(accounts, ' and ') : (accounts[0] ?? nothing)}`,
            why: say`${onlyIf}${words(isPension(work) ? 'the' : 'The')} money needs a place to land.`,
            how: join([
              words(
                `Choose a custodian with low costs and no charge for the account. Index funds of the whole market are enough. ${isOnlyCheck ? 'Ask how a check in your own name goes in as a rollover.' : 'Ask how the check has to be made out.'}`,
              ),
              hasRoth ? words('The Roth money goes into the Roth IRA that you have.') : nothing,
              toIra && reader.some('pretaxIraBalance') !== undefined
                ? words(
                    'The traditional IRA that you have takes the pre-tax money too, if its costs are low; apart, it is easier to move into a plan at work later.',
                  )
                : nothing,
            ]),
            due: work.check === undefined ? within.week + wait : within.days,
            dueWhy:
              work.check === undefined
                ? wait > 0
                  ? 'once the choice is made'
                  : 'a week from today'
                : 'a few days from today, because a clock is running',
            minutes: 40,
            link: links.investor,
            keep: words(
              isOnlyCheck
                ? 'The account number.'
                : 'The account number, and how the check has to be made out.',
            ),
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
            keep: words('The form, and what the plan answered.'),
          },
        ]
      : []),
    ...(moves.length > 0 && !stock?.isChosen
      ? [
          {
            id: 'request',
            title: words('Request the direct rollover'),
            why: say`${onlyIf}${words(isPension(work) ? 'sent' : 'Sent')} straight on, nothing is withheld and nothing is taxed.`,
            how: say`On one form: ${join(
              moves.map(({ amount, label }) => say`${amount}: ${label}`),
              '; ',
            )}. Payee: the new custodian, for the benefit of you.${isStockFirst(work) ? words(' The company stock is not in that sum: it leaves once its cost is known, in the same calendar year.') : nothing}${isToAsk(loan, work) ? words(' Only once the plan has answered about your loan: when the balance leaves, the plan closes it.') : nothing}`,
            due: isStockFirst(work) ? stockStart(work).start : within.tenDays + wait,
            dueWhy: isStockFirst(work)
              ? 'once the cost of the stock is known, so that one calendar year holds all of it'
              : 'once the account is open',
            minutes: 40,
            link: links.rollovers,
            keep: words('A copy of the form.'),
          },
        ]
      : []),
    ...(isOnlyLate(work)
      ? []
      : [
          {
            id: 'invest',
            title: words('See that it has landed, and invest it'),
            why: words('It arrives as cash, and cash that is forgotten costs years of growth.'),
            how: words(
              'Check every sum against the form. Then choose the mix that you want over all your accounts together.',
            ),
            due: landing,
            dueWhy: isAfterDeposit
              ? 'a week after the day of the deposit'
              : 'about a month after the request',
            minutes: 30,
            link: links.investor,
            keep: words('The confirmation of each purchase.'),
          },
        ]),
    papersStep(work, landing),
  ]
}

/** Nothing of a direct rollover is taxed, but the return has to say so. */
function papersStep(work: RolloverWork, landing: CalendarDate): StepDraft {
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
      rank: later,
    }
  const byCheck = check !== undefined && !check.isDirect
  // The form is of the year in which the check came, which may be the year before it is put back.
  const paidOut = isPutBack(check) ? addDays(check.deadline.value, -check.days.value) : landing
  return {
    id: 'papers',
    title: words('Put the rollover on your tax return'),
    why: words('The IRS sees a payout; your return says that it was rolled over.'),
    how: byCheck
      ? words(
          'Form 1099-R shows a payout to you and what was withheld. On Form 1040 write the gross amount and what of it is taxable (nothing, if all was put back), mark it as a rollover, and claim what was withheld.',
        )
      : stock?.isChosen
        ? words(
            'Form 1099-R shows the cost of the stock as taxable and its gain in a box of its own; the direct rollover has code G. On Form 1040 mark the part that went to the IRA as a rollover. Set money aside for the tax on the cost.',
          )
        : words(
            'Form 1099-R should show code G for a direct rollover (H for Roth to Roth IRA). On Form 1040 write the gross amount and mark it as a rollover. Form 5498 comes later.',
          ),
    due: nextFilingDay(addDays(yearEnd(paidOut), 1)),
    dueWhy: 'the day on which the return of that year is due',
    minutes: 30,
    link: links.rollovers,
    keep: words('Forms 1099-R and 5498.'),
    rank: later,
  }
}

/** The day on which whoever still works there can move it, where the plan pays nothing early from it on. */
function afterLeavingStep(work: RolloverWork): StepDraft[] {
  const { gates, fees } = work
  const { leavesOn, opensOn, freeze } = gates
  if (leavesOn === undefined || opensOn !== undefined) return []
  if (!isHeldByWork(freeze)) return []
  const place = placeAfterLeaving(work)
  const first =
    freeze === 'works-on'
      ? words('Take the withdrawal that is required for that year first.')
      : words('Ask whether the last pay and the match are in.')
  return [
    {
      id: 'after-leaving',
      title:
        place === 'leave'
          ? words('After your last day: look at this plan again')
          : say`After your last day: move it to ${placeNames[place]}`,
      why:
        place === 'leave'
          ? say`From ${leavesOn} the whole plan is open to you; by what is known today it may stay.`
          : say`From ${leavesOn} it may move. Counted are costs of ${fees[place]} a year there and ${fees.leave} in the old plan: look up the true ones until then.`,
      how: join([
        first,
        words(
          'Say here that you have left, and the plan works out each part. Then request a direct rollover, never a check in your own name.',
        ),
      ]),
      due: addDays(leavesOn.value, within.fortnight),
      dueWhy: 'a fortnight after your last day, when the last pay is in the plan',
      dueInputs: [leavesOn],
      minutes: 45,
      link: links.rollovers,
      keep: words('The letter or slip that shows the last day.'),
    },
  ]
}

/** What is not vested yet hangs on the day on which whoever still works there leaves. */
function vestingStep({ reader, stillThere, gates, context }: RolloverWork): StepDraft[] {
  if (!stillThere || (reader.told('vestedRate') ?? 1) === 1) return []
  const soon = addDays(context.today, within.days)
  const isSooner = gates.leavesOn !== undefined && gates.leavesOn.value < soon
  return [
    {
      id: 'vesting',
      title: words('Ask for your next vesting day before you settle your last day'),
      why: words('What is not vested on your last day falls back to the employer.'),
      how: words(
        'Ask the plan in writing how much vests on which day, and whether hours of this year count. If that day is near, leave after it.',
      ),
      due: isSooner ? (gates.leavesOn?.value ?? soon) : soon,
      dueWhy: 'a few days from today, and before your last day',
      ...(gates.leavesOn === undefined ? {} : { dueInputs: [gates.leavesOn] }),
      minutes: 20,
      link: links.laborDepartment,
      keep: words('The plan’s answer with the day and the sum.'),
    },
  ]
}

function stayingSteps(work: RolloverWork): StepDraft[] {
  const { gates, stillThere, planType } = work
  return [
    ...vestingStep(work),
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
      link: links.laborDepartment,
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
      link: links.laborDepartment,
      keep: words('A copy of the form with the plan’s confirmation.'),
      ...(planType === 'tsp' ? { link: links.thriftSavings } : {}),
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
      keep: words('The plan’s list of funds with their costs.'),
    },
    ...(gates.opensOn === undefined
      ? []
      : [
          {
            id: 'leaving-day',
            title: words('After your last day, split the plan: keep what you need soon, move the rest'),
            why: say`From ${gates.opensOn} the plan pays you without a penalty; an IRA does so only from ${work.penaltyEnds}.`,
            how: words(
              'Say here that you have left, and what you need each month: the plan then works out how much stays. Move nothing before.',
            ),
            due: addDays(gates.opensOn.value, within.fortnight),
            dueWhy: 'a fortnight after your last day, when the last pay is in the plan',
            dueInputs: [gates.opensOn],
            minutes: 45,
            link: links.retirementPlans,
            keep: words('The letter or slip that shows the last day.'),
          },
        ]),
    ...afterLeavingStep(work),
    ...(gates.simpleUntil !== undefined && gates.freeze === 'simple-years'
      ? [
          {
            id: 'simple-open',
            title: words('Now the SIMPLE IRA may move: look at this plan again'),
            why: say`From ${gates.simpleUntil} on it can go to any IRA or a plan at work, without the penalty of its first years.`,
            how: words('Request a direct rollover only after that day, and not a check in your own name.'),
            due: gates.simpleUntil.value,
            dueWhy: 'the first contribution and the years that the law sets',
            dueInputs: [gates.simpleUntil],
            minutes: 30,
            link: links.rolloverChart,
            keep: words('The custodian’s letter with that day.'),
          },
        ]
      : []),
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
            keep: words('What was said in writing.'),
            rank: last,
          },
        ]),
  ]
}

const yearly = ({ context, gates }: RolloverWork): StepDraft => ({
  id: 'review',
  title: words('Look at costs, mix and beneficiaries again'),
  why:
    gates.kept !== undefined || gates.freeze === 'public-457'
      ? words('Once the penalty has ended everywhere, the cheapest place wins.')
      : gates.freeze === 'works-on'
        ? words(
            'Once you stop working, take the withdrawal of that year first; then the cheapest place wins.',
          )
        : words('Plans change their funds and their prices, and families change.'),
  how: words('One evening a year for all retirement accounts.'),
  due: addYears(context.today, 1),
  dueWhy: 'a year from today',
  minutes: 30,
  link: links.laborDepartment,
  keep: words('The yearly statement of each account.'),
  rank: last,
})
