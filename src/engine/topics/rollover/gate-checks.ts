/** What can freeze a part of the money: each gate that this household meets, in the order in which they are looked at. */

import { yearOf } from '../../calendar.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { sourceOf } from '../tax-picture.ts'
import { checkInHandChecks } from './check-in-hand-checks.ts'
import type { PlanLoan } from './loan.ts'
import { loanCheck } from './loan-advice.ts'
import { otherEmployersPlan } from './other-plan-check.ts'
import type { Payout } from './payout.ts'
import { isOfSeveral, placeNames } from './places.ts'
import { type RequiredWithdrawal, requiredFrom } from './required.ts'
import { accessChecks, backdoorChecks } from './right-checks.ts'
import { runningSeriesCheck } from './running-series.ts'
import { stockChecks } from './stock-checks.ts'
import type { RolloverWork } from './work.ts'

export function gateChecks(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
): Check[] {
  return [
    ...requiredCheck(work),
    ...checkInHandChecks(work),
    ...(loan === undefined ? [] : [loanCheck(loan, work)]),
    ...stockChecks(work),
    ...accessChecks(work, payout?.yearly),
    ...(payout === undefined ? freezeChecks(work) : [payoutCheck(payout)]),
    ...backdoorChecks(work),
    ...creditorCheck(work),
    ...forceOutCheck(work),
  ]
}

function requiredCheck(work: RolloverWork): Check[] {
  const { required, stillThere, sheet, context } = work
  if (required === undefined) return workingOnCheck(work)
  const gifts = context.limits.qualifiedCharitableDistribution
  const age = sheet.law('gift.age', 'Age from which an IRA may give to charity', 'age', {
    value: known(gifts).minimumAge,
    source: sourceOf(gifts),
  })
  const { amount, open, startAge, balanceDay, missedRate, correctedRate, firstDeadline, yearBefore, ofIra } =
    required
  // After the age it is the first one only for whoever worked on until this year, and was no owner.
  const isByLeaving = yearOf(context.today) - work.birthYear > Math.floor(startAge.value)
  const unlessOwner = isByLeaving ? words(', unless you own part of the firm') : nothing
  const first =
    firstDeadline === undefined
      ? nothing
      : say` As the first one it could wait until ${firstDeadline}${unlessOwner}. That holds only if nothing moved before: what is due for a year is the first money out of the plan.`
  return [
    check(
      'required',
      'act',
      open === undefined
        ? 'This year’s required withdrawal is in the check'
        : 'Take this year’s required withdrawal first',
      say`From age ${startAge} a withdrawal is due every year: about ${amount} for this one.${inTheCheck(required)} The plan divides its balance of ${balanceDay}; the sum that you named stands for it here. It cannot be rolled over, and it counts as income of this year in every figure of this plan.${first} What is missed is taxed at ${missedRate}, or at ${correctedRate} if it is taken and reported in time.${stillThere ? words(work.planType === 'simple_ira' ? ' Working on does not put it off for this kind of account.' : ' Working on does not put it off for an owner of the business.') : nothing} From an IRA, but not from a plan at work, it can go straight to charity from age ${age} on, untaxed.${ofIra === undefined ? nothing : say` Your IRA owes one of its own for this year, about ${ofIra}: what the plan pays does not count for it.`}`,
    ),
    ...(yearBefore === undefined
      ? []
      : [
          check(
            'required.before',
            'warn',
            'Was last year’s withdrawal taken?',
            say`One was due for ${yearBefore} as well. See on its last statement that the plan paid it. If it was missed, take it now, apart from this year’s: it cannot be rolled over either. Form 5329 with that year’s return reports it; ${correctedRate} instead of ${missedRate} is due if that is done in time, and the IRS can waive it for a good reason.`,
          ),
        ]),
    ...requiredAtNewWork(work, required),
  ]
}

/** The first money of a year is the required withdrawal, whether the plan says so or not. */
function inTheCheck({ amount, inCheck, open }: RequiredWithdrawal): Text {
  if (inCheck === undefined) return nothing
  const unless = words(
    'If the plan had paid it to you earlier in that year, all of what was paid out may go back.',
  )
  if (open === undefined)
    return say` The first money paid out in a year is that withdrawal, so the check holds it, and nothing more has to come out of the plan this year. ${unless}`
  return open === amount
    ? say` The check came in the year before, and the first money of that year is what was due for it: ${inCheck.amount} of the check. ${unless}`
    : say` The first money paid out in a year is that withdrawal, so all of the check is, and ${open} still has to come out.`
}

/** A plan at the work of today asks for nothing while the work goes on; an IRA does. IRC §401(a)(9)(C)(i)(II). */
function requiredAtNewWork(
  { hasNewPlan, reader, isOfSpouse, main, gates }: RolloverWork,
  { startAge }: RequiredWithdrawal,
): Check[] {
  const works = reader.told('employment') === 'employed' && !isOfSpouse
  if (!hasNewPlan || !works || gates.freeze !== undefined) return []
  const isThere = main?.destination === 'newPlan'
  return [
    check(
      'required.new-plan',
      isThere ? 'pass' : 'warn',
      'In your new plan nothing has to come out while you work there',
      say`An IRA asks for a withdrawal every year from age ${startAge}; the plan of the work that you do now does not, unless you own part of the firm. ${isThere ? words('What moves there is left alone until you stop.') : words('If you can do without the withdrawals, that speaks for the new plan, even at somewhat higher costs; once the money is in an IRA, ask whether the plan would still take it.')} This year’s withdrawal from the old plan is due all the same.`,
    ),
  ]
}

/** Whoever still works for the employer of the plan owes nothing from it yet; an IRA has no such rule. */
function workingOnCheck(work: RolloverWork): Check[] {
  const { gates, reader, fees } = work
  const next = gates.requiredAfterMove
  if (next === undefined) return []
  const start = requiredFrom(work)
  const isFrozen = gates.freeze !== undefined
  const costs =
    reader.told('oldPlanFee') === undefined
      ? say` Counted are usual costs: if your plan takes far more than the ${fees.ira} of an index IRA, name them, and the plan weighs it anew.`
      : nothing
  return [
    check(
      'required.working',
      isFrozen ? 'warn' : 'act',
      'While you work there, nothing has to come out',
      say`From age ${start} an IRA asks for a withdrawal every year, about ${next} for the next one, taxed on top of your pay; this plan does not while you work for its employer, unless you own part of it. A rollover ends that.${isFrozen ? say` In the year in which you stop, take the withdrawal of that year first; then the rest may move.${costs}` : words(' Here the costs are so far apart that the move is worth it all the same; if you would rather put the withdrawals off, wait until you stop.')}`,
    ),
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
      return [runningSeriesCheck(work)]
    case 'still-there':
      if (work.reader.told('ownBusinessPlan') === true)
        return one(
          'Your business goes on, so its plan stays closed',
          say`Before ${penaltyEnds} what you put in from your pay may not leave while you work in the business, and money that was rolled in may, if the plan says so. The provider can name what else may leave. Ending the plan opens it: then all of it has to go within about a year, a last return for the plan is due, and a new plan of yours may have to wait.`,
          'warn',
        )
      return [
        ...one(
          'You still work there',
          say`Before ${penaltyEnds} most plans let only rollover money and some after-tax money out while you work there. Ask what yours allows. Leave the rest; the whole plan opens when you leave.`,
          'warn',
        ),
        ...otherEmployersPlan(work),
      ]
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

function creditorCheck({ reader, gates, main, hasNewPlan, planType }: RolloverWork): Check[] {
  if (!gates.hasCreditors) return []
  const stays = gates.isShielded ? listed([placeNames.leave, placeNames.newPlan], 'or') : placeNames.newPlan
  const ofOwn = gates.isShielded
    ? words('A plan for a business of your own without employees counts like an IRA.')
    : planType === 'gov_457b'
      ? words(
          'A plan of a state, a city or a county is not under that federal law: there, too, the law of your state decides.',
        )
      : hasNewPlan
        ? words('The plan that you have counts like an IRA, because no one else is in it.')
        : words(
            'The plan that you have counts like an IRA, because no one else is in it: nothing is lost by the move.',
          )
  return [
    check(
      'creditors',
      main?.destination === 'ira' && (gates.isShielded || hasNewPlan)
        ? 'act'
        : gates.isShielded && !isSuedForDebt(reader)
          ? 'pass'
          : 'warn',
      'Creditors',
      say`In bankruptcy rolled-over money stays fully protected, if it is kept in an IRA of its own. Outside bankruptcy ${stays} is protected by federal law, an IRA by the law of your state. ${ofOwn} Talk to a lawyer before you move anything during a suit.`,
    ),
  ]
}

function forceOutCheck(work: RolloverWork): Check[] {
  const { gates, total } = work
  if (!gates.isForcedOut) return smallRestCheck(work)
  return [
    check(
      'force-out',
      'act',
      'The plan may move it without you',
      say`Up to ${gates.forceOut} a plan may close the account; ${isOfSeveral(work) ? words('none of yours holds more') : say`${total} is below that`}. It usually goes to an IRA that holds only cash, and a very small balance comes as a check. If it was moved already, ask the plan where it is and invest it.`,
    ),
  ]
}

/** A rest that the plan itself makes small enough to be closed: IRC §401(a)(31)(B). */
function smallRestCheck({ gates, placed, planType, stillThere, sheet, total }: RolloverWork): Check[] {
  const stays = placed('leave', 'kept')
  const mayClose = planType !== 'simple_ira' && !stillThere && gates.freeze === undefined
  if (!mayClose || stays <= 0 || stays > gates.forceOut.value) return []
  const rest = sheet.computed(
    'force-out.rest',
    'What stays in the old plan',
    'usd',
    'the parts that stay there',
    [total],
    stays,
  )
  return [
    check(
      'force-out',
      'warn',
      'What stays is little enough to be closed',
      say`Up to ${gates.forceOut} a plan may close the account of whoever has left, and ${rest} stays here. Ask whether yours does so. If it does, leave a little more than that, and take out what you need before the rest follows.`,
    ),
  ]
}
