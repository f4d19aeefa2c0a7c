/** The dated steps of a rollover. */
import { addDays, addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, nothing, type Text, words } from '../../say.ts'
import { healthStep } from '../health-cover-step.ts'
import { lateFirstSteps } from '../late-first.ts'
import { matchWithoutPayStep } from '../match-without-pay.ts'
import { lostJobSteps } from '../out-of-work-steps.ts'
import { endsBesideJob } from '../premium-ahead.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { accessStep, isAccessUndecided } from './access-first.ts'
import { staysWhole } from './alternatives.ts'
import type { RolloverBridge } from './bridge.ts'
import { conversionStep, isConversionAsked } from './conversion-asked.ts'
import { conversionPriceOf } from './conversion-price.ts'
import { creditThisYearStep } from './credit-this-year.ts'
import { benefitSteps } from './does-not-last.ts'
import { earlyPriceOf, earlyPriceStep } from './early-price.ts'
import { checkSteps, requiredSteps, reverseStep } from './gate-steps.ts'
import type { PlanLoan } from './loan.ts'
import { isToAsk, loanQuestion, loanStep, payBackStep } from './loan-advice.ts'
import { movingSteps } from './moving-steps.ts'
import { newMoneyStep } from './new-money.ts'
import type { Payout } from './payout.ts'
import { payoutSteps } from './payout-steps.ts'
import { isPension, pensionStep } from './pension.ts'
import { mayBeAnnuity } from './people-checks.ts'
import { isOfSeveral } from './places.ts'
import { stayingSteps } from './staying-steps.ts'
import { ranks } from './step-ranks.ts'
import { stockSteps } from './stock-steps.ts'
import { survivorSteps } from './survivors.ts'
import type { RolloverWork } from './work.ts'
import { creditYearWithDraws } from './years-with-draws.ts'

export function rolloverSteps(
  work: RolloverWork,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
  bridge: RolloverBridge | undefined,
): NextStep[] {
  const { sheet, context } = work
  const price = earlyPriceOf(work)
  const late = lateFirstSteps(work, work.late)
  const drafts =
    payout !== undefined
      ? [...late, ...payoutSteps(work, payout), yearly(work)]
      : [
          ...late,
          ...requiredSteps(work, !staysWhole(work)),
          ...lostJobSteps({ ...work, nextYear: creditYearWithDraws(work) }),
          ...(endsBesideJob(work.reader)
            ? [healthStep({ ...work, nextYear: creditYearWithDraws(work) })]
            : []),
          ...survivorSteps(work),
          ...benefitSteps(work),
          ...matchWithoutPayStep(work),
          ...checkSteps(work),
          ...stockSteps(work),
          payBackStep(loan, work),
          ...(loan === undefined ? [] : [loanStep(loan, work)]),
          ...(isAccessUndecided(work) ? [accessStep(work)] : []),
          ...(price === undefined ? [] : [earlyPriceStep(work, price)]),
          ...(isAllInHand(work) ? [] : [isPension(work) ? pensionStep() : callStep(work, loan)]),
          ...conversionSteps(work),
          ...(staysWhole(work) ? stayingSteps(work) : movingSteps(work, loan, bridge)),
          ...newMoneyStep(work),
          ...reverseStep(work),
          ...creditThisYearStep(work),
          yearly(work),
        ]
  return datedSteps(sheet, context.today, drafts)
}

/** Only of a move that is at hand: what stays in the plan for now has time. */
function conversionSteps(work: RolloverWork): StepDraft[] {
  const price = isConversionAsked(work) && !staysWhole(work) ? conversionPriceOf(work) : undefined
  const step = price === undefined ? undefined : conversionStep(work, price)
  return step === undefined ? [] : [step]
}

/** Whether the check holds all that there was. */
const isAllInHand = ({ placed, total }: RolloverWork): boolean =>
  placed('redeposit', 'keptOut', 'late', 'required') >= total.value

const isRothOut = ({ source, destination }: RolloverWork['placements'][number]): boolean =>
  source === 'roth' && destination === 'rothIra'

function callStep(work: RolloverWork, loan: PlanLoan | undefined): StepDraft {
  const { gates, sources, context, cameFrom, stillThere } = work
  const isSimple = work.planType === 'simple_ira'
  const asks: Text[] = [
    words(
      isSimple
        ? 'Ask for the day of the first contribution in writing, for all costs, and what it holds.'
        : 'Ask for a breakdown by kind of money (pre-tax, Roth, after-tax, stock with its cost), all costs, and days on which nothing can be done.',
    ),
    gates.kept !== undefined ||
    gates.freeze === 'public-457' ||
    (gates.hasEarlyAccess && !gates.isPaidOut && !work.isPaidAsHeir)
      ? words('Ask whether the plan pays out in parts, how often, and at what charge.')
      : nothing,
    gates.isPaidOut
      ? words(
          'Ask whether it takes back what it paid out: in the plan it stays open to you without a penalty.',
        )
      : nothing,
    sources.afterTax.value > 0 && work.placed('leave', 'kept') > 0
      ? words('Ask whether after-tax money can leave by itself.')
      : nothing,
    work.placed('leave') > 0 && work.placements.some(isRothOut)
      ? words('Ask whether the Roth money can leave by itself.')
      : nothing,
    isToAsk(loan, work) ? loanQuestion : nothing,
    stillThere ? words('Ask what may leave while you work there.') : nothing,
    mayBeAnnuity(work) ? words('Ask for surrender charges, and until when they run.') : nothing,
    cameFrom === 'late_spouse'
      ? words('Say that you are the surviving spouse, and send a certified copy of the death certificate.')
      : cameFrom === 'former_spouse'
        ? words('Ask whether the court order was accepted, and for an account in your name.')
        : nothing,
    staysWhole(work)
      ? nothing
      : words(
          `Ask for the forms of a direct rollover${work.isPaidAsHeir ? ' to an inherited IRA, not to one of your own' : ''}.`,
        ),
  ]
  return {
    id: 'call',
    title: words(
      isSimple
        ? 'Call the custodian of the SIMPLE IRA'
        : stillThere
          ? 'Call the plan'
          : isOfSeveral(work)
            ? 'Call each old plan'
            : 'Call the old plan',
    ),
    why: words('What it holds and what it allows decides more than any rule of thumb.'),
    how: join(asks),
    due: addDays(context.today, within.days),
    dueWhy: 'a few days from today',
    minutes: 30,
    link: work.planType === 'tsp' ? links.thriftSavings : links.planPapers,
    keep: words('The fee disclosure, the breakdown, and the name of whoever you spoke to.'),
  }
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
  rank: ranks.last,
})
