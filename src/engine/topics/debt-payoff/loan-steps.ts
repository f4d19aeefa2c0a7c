/** The dated steps that federal student loans need: nothing else in a debt plan has such deadlines. */

import type { FactReader } from '../../fact-reader.ts'
import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { countOnReturn } from '../dependents-on-return.ts'
import { isExpecting } from '../expecting.ts'
import { hasPlanToLose, stopBeforeNewLoan } from '../new-federal-loan.ts'
import { isPayGone } from '../out-of-work.ts'
import { type StepDraft, within } from '../steps.ts'
import type { PlanMove } from './loan-cheaper.ts'
import { choiceSteps } from './loan-choice-words.ts'
import { separateSteps } from './loan-filing.ts'
import { lowerPaymentStep } from './loan-lower-payment.ts'
import { freedByMove } from './loan-move-freed.ts'
import { planEndSteps } from './loan-plan-ends.ts'
import { olderPlansEnd } from './loan-plans.ts'
import { privateLoanSteps } from './loan-private.ts'
import { rehabilitationWords } from './loan-rehabilitation.ts'
import { lowerInstead } from './loan-relief.ts'
import { confirmStep } from './loan-rise-words.ts'
import { saveStep } from './loan-save.ts'
import { servedApartSteps } from './loan-served-apart.ts'
import type { FederalLoans } from './loans.ts'
import { offerFirst } from './offer-first.ts'
import { offerSteps } from './refinance.ts'
import type { DebtWork } from './work.ts'

/** Whether a plan can be chosen, or lost, for any federal loan: in default there is none before rehabilitation. */
export const hasOpenLoans = ({ debts }: Pick<DebtWork, 'debts'>): boolean =>
  debts.some(({ told }) => isFederalLoan(told) && !isInDefault(told))

export function loanSteps(work: DebtWork): StepDraft[] {
  if (!hasOpenLoans(work))
    return [
      ...defaultStep(work),
      ...privateLoanSteps(work),
      ...offerSteps(work, offerFirst(work) !== undefined),
    ]
  return [
    ...defaultStep(work),
    ...privateLoanSteps(work),
    ...saveStep(work),
    ...choiceSteps(work),
    ...newLoanStep(work),
    ...parentStep(work),
    ...serviceStep(work),
    ...separateSteps(work),
    ...servedApartSteps(work),
    ...planEndSteps(work),
    ...offerSteps(work, offerFirst(work) !== undefined),
  ]
}

function defaultStep(work: DebtWork): StepDraft[] {
  const { debts, rehabilitated } = work
  const inDefault = debts.filter(({ told }) => isInDefault(told))
  if (inDefault.length === 0) return []
  const isAgreed = inDefault.length === rehabilitated.length
  return [
    {
      id: 'rehabilitation',
      title: isAgreed
        ? words('Pay what was agreed on time until your student loan is out of default')
        : words('Call about your student loan in default, and ask for rehabilitation'),
      why: words(
        'Until it is out of default a part of your pay and your tax refund can be taken without a court, and no income plan is open.',
      ),
      how: join([
        isAgreed
          ? words('Set it to go out by itself, and ask in writing how many payments are left.')
          : join([
              words(
                'Your account names who holds the loan. Ask for a payment that follows your income, in writing, and pay it on time until the loan is out.',
              ),
              rehabilitationWords(work),
            ]),
        words(
          'Choose a plan on the day it is out, because no choice can mean a fixed payment that asks for more. Ask what a consolidation would close before you choose one.',
        ),
      ]),
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 60,
      link: links.studentAid,
      keep: words('The agreement and each receipt.'),
    },
  ]
}

function newLoanStep(work: DebtWork): StepDraft[] {
  const { reader, loans } = work
  if (loans?.closed !== undefined)
    return [
      {
        id: 'closed-plan',
        title: say`Ask which plan your loans are on now, and choose ${loans.chosen.named}`,
        why: words(
          'The new loan closed the plan that they were on. Who does not choose can be moved to a fixed payment.',
        ),
        how: say`Run the Loan Simulator, then apply: about ${loans.chosen.payment} at your income. Ask the servicer in writing from which day it holds.`,
        due: within.days,
        dueWhy: 'a few days from today',
        minutes: 45,
        link: links.loanSimulator,
        keep: words('The servicer’s answer and the confirmation of the application.'),
      },
    ]
  if (!reader.value('newLoanPlanned') || reader.value('newLoanTaken') || !hasPlanToLose(reader)) return []
  return [stopBeforeNewLoan(reader)]
}

/** The way into the income plans closes for a Parent PLUS that is on neither of them. */
function parentStep({ parentOptions, reader, sheet, context }: DebtWork): StepDraft[] {
  const told = reader.told('incomeDrivenPlan')
  const way = parentOptions.find(({ plan }) => plan === 'income_contingent')
  const then = parentOptions.find(({ plan }) => plan === 'income_based')
  if (
    way === undefined ||
    then === undefined ||
    told === 'icr' ||
    told === 'ibr' ||
    context.today >= studentLoanLaw.olderPlansEnd.value
  )
    return []
  const end = olderPlansEnd(sheet)
  return [
    {
      id: 'parent-plan',
      title: say`Ask for ${way.named} for your Parent PLUS, then for ${then.named}`,
      why: say`The first is its way into the plans that follow income, about ${way.payment} at your income; the second asks for about ${then.payment}. Whoever is on neither before ${end} may be left with a fixed payment for good.`,
      how: words(
        'Apply in your account, make one payment under the first plan, and apply for the second. Ask the servicer in writing whether that is enough. If you would rather pay the loan off at a fixed payment, you need neither.',
      ),
      due: within.month,
      dueWhy: 'a month from today; each change takes weeks, and the way closes with the older plans',
      dueInputs: [end],
      minutes: 45,
      link: links.incomeDriven,
      keep: words('The confirmations, and the statement that shows the first payment.'),
    },
  ]
}

/** A payment goes by the last tax return until somebody asks for less: whoever lost pay since need not wait for the day. */
const byIncomeOfToday: StepDraft = {
  id: 'recertify',
  title: words('Ask for a payment by your income of today'),
  why: words('The payment still rests on a tax return with the pay that has stopped.'),
  how: words(
    'Ask in your account for it to be worked out again now, and send proof of today’s income, such as the letter of the employer or of benefits, in place of the return. Do it again once pay is back.',
  ),
  due: within.week,
  dueWhy: 'a week from today, because each payment at the old amount is gone',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('What you sent in, and the letter with the new payment.'),
  rank: 1,
}

const moveStep = (
  work: DebtWork,
  { merged }: FederalLoans,
  { from, to, saved, upTo }: PlanMove,
): StepDraft => ({
  id: 'cheaper-plan',
  title: say`Move your loans to ${to.named}`,
  why: join([
    say`It asks for ${to.payment} instead of the ${merged.minimum} that you pay, and each payment counts toward forgiveness too: about ${saved} less until then.`,
    upTo === undefined
      ? nothing
      : say`Above about ${upTo} of adjusted gross income ${from.named} would ask for less.`,
  ]),
  how: join([
    words(
      'Ask the servicer first, in writing, that every payment made so far goes on counting, and whether you could go back if your income rises. Then apply in your account, and pay the old amount until the change is confirmed.',
    ),
    freedByMove(work),
    words('Look at both plans again each year.'),
  ]),
  due: within.fortnight,
  dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('The servicer’s answer and the confirmation of the change.'),
})

const askWhy = (reader: FactReader) => ({
  how: join([
    words(
      'Read in your account which income the bill rests on. If it is above today’s, ask for it to be worked out again, with proof of pay.',
    ),
    isExpecting(reader)
      ? words('Count the child on the way in the size of your family: it counts in the year of its birth.')
      : nothing,
  ]),
  due: within.fortnight,
  dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
  minutes: 30,
  link: links.incomeDriven,
  keep: words('The answer, with the new payment.'),
})

function serviceStep(work: DebtWork): StepDraft[] {
  const { loans, reader } = work
  if (loans === undefined) return []
  const { paymentsLeft, merged, cheaper } = loans
  const lower = lowerInstead(work)
  const steps: StepDraft[] = []
  if (paymentsLeft !== undefined)
    steps.push({
      id: 'certify',
      title: words('Certify your employer, and read the count'),
      why: say`${paymentsLeft} of payments are left. A month that is not counted is found only by looking.`,
      how: words(
        'Use the public-service help tool, have the employer sign, and do it again each year and at each change of job.',
      ),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 30,
      link: links.publicService,
      keep: words('Each certified form and each count.'),
    })
  if (work.relief !== undefined) steps.push(lowerPaymentStep(work.relief.option, work.relief.today))
  else if (lower !== undefined) steps.push(lowerPaymentStep(lower, merged.minimum))
  else if (
    paymentsLeft !== undefined &&
    loans.current === undefined &&
    !loans.isOnSave &&
    loans.closed === undefined
  )
    steps.push({
      id: 'service-plan',
      title: say`Apply for ${loans.chosen.named}, if you are not on it`,
      why: say`A payment that is not set by income would pay the loan off before anything is forgiven. This plan asks for ${loans.chosen.payment} at your income and leaves about ${loans.chosen.forgiven} to forgive.`,
      how: words(
        'Apply in your account. If you are on another plan, tell it here, and ask the servicer first what a change closes.',
      ),
      due: within.fortnight,
      dueWhy: 'within a fortnight, because each payment at a higher amount is gone',
      minutes: 30,
      link: links.incomeDriven,
      keep: words('The confirmation of the application.'),
    })
  if (loans.move !== undefined) steps.push(moveStep(work, loans, loans.move))
  else if (cheaper?.option.plan === loans.chosen.plan)
    steps.push({
      id: 'cheaper-plan',
      title: say`Ask why ${loans.chosen.named} asks for ${merged.minimum}`,
      why: say`At the income of this plan it would ask for ${cheaper.option.payment}: about ${cheaper.saved} less. The bill may follow an older tax return, or an income that is not in this plan.`,
      ...askWhy(reader),
    })
  else if (loans.overbilled !== undefined && work.relief === undefined && lower === undefined)
    steps.push({
      id: 'cheaper-plan',
      title: say`Ask why ${loans.chosen.named} asks for ${merged.minimum}`,
      why: say`At the income of this plan it would ask for ${loans.chosen.payment}, ${loans.overbilled} less. The bill may follow an older tax return, or an income that is not in this plan.`,
      ...askWhy(reader),
    })
  else if (cheaper !== undefined)
    steps.push({
      id: 'cheaper-plan',
      title: say`Compare ${cheaper.option.named} with your plan`,
      why:
        paymentsLeft === undefined
          ? say`It would ask for ${cheaper.option.payment} instead of the ${merged.minimum} that you pay, for ${cheaper.option.length}, and at today’s income${words(countOnReturn(reader) > 0 ? ' and with the children of today' : '')} it costs about ${cheaper.saved} less in all, tax on what is forgiven included.${reader.told('incomePlanPayments') === undefined ? words(' Say first how many payments count already: they bring the end of your plan nearer.') : nothing}`
          : say`It would ask for ${cheaper.option.payment} instead of the ${merged.minimum} that you pay, and it counts too: about ${cheaper.saved} less until forgiveness.`,
      how:
        cheaper.option.plan === 'repayment_assistance'
          ? words('Ask first whether you can go back later: the payment has no cap when your income rises.')
          : words('Ask the servicer first, in writing, that every payment made so far goes on counting.'),
      due: within.fortnight,
      dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
      minutes: 30,
      link: links.loanSimulator,
      keep: words('The comparison, printed or saved, with its day.'),
    })
  if (!loans.isOnSave && isPayGone(reader)) steps.push(byIncomeOfToday)
  else if (!loans.isOnSave) steps.push(confirmStep(work, loans))
  return steps
}
