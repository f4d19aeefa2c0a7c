/** The steps of money that stays, and of the day on which it may move. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { isHeldByWork } from './gates.ts'
import { planPaymentStep } from './payment-step.ts'
import { placeNames, planOf } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { runningSeriesSteps } from './running-series.ts'
import { ranks } from './step-ranks.ts'
import type { RolloverWork } from './work.ts'

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
          : say`From ${leavesOn} it may move. Counted are costs of ${fees[place]} a year there and ${fees.leave} in ${words(planOf(work))}: look up the true ones until then.`,
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
      link: links.planPapers,
      keep: words('The plan’s answer with the day and the sum.'),
    },
  ]
}

export function stayingSteps(work: RolloverWork): StepDraft[] {
  const { gates, stillThere, planType } = work
  return [
    ...vestingStep(work),
    ...runningSeriesSteps(work),
    ...planPaymentStep(work, gates.earlyNeed),
    {
      id: 'access',
      title: words(`Make sure that ${planOf(work)} can reach you`),
      why: words(
        stillThere
          ? 'A work address and a work e-mail end with the job, and the letters of the plan with them.'
          : 'Money that is left behind is lost by a lost address, not by the market.',
      ),
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
      title: words(`Name the beneficiaries of ${planOf(work)}`),
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
      why: words(`${stillThere ? 'A' : 'An old'} plan keeps the mix that you once chose.`),
      how: words(
        'See that the mix fits your age over all accounts together; a target-date or index fund of the plan does it in one.',
      ),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 30,
      link: links.investor,
      keep: words('The plan’s list of funds with their costs.'),
      // What has its day comes before it.
      ...(gates.opensOn === undefined ? {} : { rank: ranks.later }),
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
    ...(gates.freeze === 'public-457' || gates.freeze === 'equal-payments' || stillThere
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
            rank: ranks.last,
          },
        ]),
  ]
}
