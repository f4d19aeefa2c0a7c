/** The dated steps of a Roth or Traditional plan. */

import { addMonths, yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { excessReturnDay, filingDay, yearEnd } from '../../tax/deadlines.ts'
import { firstInWords } from '../before-saving.ts'
import { lateFirstSteps } from '../late-first.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { lostJobSteps, minimumsStep } from '../out-of-work-steps.ts'
import { afterSaveStep } from '../save-ends.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { type ConversionYear, conversionYearSteps } from './conversion-years.ts'
import { lookInJanuary } from './ended-year.ts'
import { excessStep } from './ira-so-far.ts'
import { fundIra, moveIra, openIra } from './ira-steps.ts'
import { creditStepCure, missesStep } from './late-switch.ts'
import { creditStep } from './marketplace-cure.ts'
import { ownPlanSteps, sidePlanSteps } from './own-plan-steps.ts'
import type { PlacedPart } from './parts.ts'
import { afterTax, payroll, spousePayroll } from './payroll-steps.ts'
import { deferredIn } from './places.ts'
import { isNextYear } from './raise-waits.ts'
import { isPaidByPayroll, recheck } from './recheck-step.ts'
import { yearly } from './review-step.ts'
import { fundLeftInWords, gainInWords, hsaFirstInWords, type SaversStep, saversStep } from './savers-step.ts'
import { outsideAccounts, waysToInvest } from './saving-places.ts'
import { separateSteps } from './separate-returns.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'

export function rothSteps(
  work: RothWork,
  parts: readonly PlacedPart[],
  years: readonly ConversionYear[] = [],
): NextStep[] {
  const { sheet, context } = work
  return datedSteps(sheet, context.today, [
    ...lateFirstSteps(work, work.late),
    afterSaveStep(work, work.loanAhead),
    ...(work.isHeld ? [...lostJobSteps(work), ...minimums(work)] : []),
    beforeTheRest(work),
    ...(work.ownPlan === undefined
      ? [payroll(work, parts), ...sidePlanSteps(work, parts)]
      : ownPlanSteps(work, parts)),
    spousePayroll(work, parts),
    afterTax(work, parts),
    excessStep(work),
    moveIra(work),
    openIra(work, parts),
    fundIra(work, parts),
    investSaving(work),
    ...returns(work),
    ...(work.contributes ? separateSteps(work) : []),
    creditStep(work),
    converting(work),
    ...conversionYearSteps(years),
    recheck(work),
    undoing(work, parts),
    savingsFirst(work),
    yearly(work),
  ])
}

/** Loans are not paid ahead until pay returns. */
const minimums = ({ reader }: RothWork): StepDraft[] =>
  (reader.told('debts') ?? []).length > 0 ? [minimumsStep(reader)] : []

function beforeTheRest({ first, matched, waits }: RothWork): StepDraft | undefined {
  if (waits?.until === 'starter')
    return {
      id: 'before',
      title: say`First a starter cushion of ${waits.starter}`,
      why: words('A small emergency must not end on a card, or cost a penalty.'),
      how: words(
        'Send what you can spare into an insured savings account of its own, late bills first. Then raise the contribution for the match.',
      ),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 30,
      link: links.consumerBureau,
      keep: words('The statement that shows it is done.'),
    }
  if (first === undefined || waits !== undefined) return undefined
  const { cushion, debt } = first
  return {
    id: 'before',
    title: say`First ${firstInWords(first)}`,
    why:
      debt === undefined
        ? words('A small emergency must not end on a card, or cost a penalty.')
        : say`Nothing safe earns ${debt.rate} a year.`,
    how: join([
      words(
        matched > 0
          ? 'Put in no more than earns the whole match until that is done.'
          : 'Put nothing into these accounts until that is done, unless an employer matches it.',
      ),
      cushion === undefined ? nothing : words('Keep the cushion in an insured savings account of its own.'),
      debt === undefined
        ? nothing
        : words('Send what is free to the debt each month; put nothing new on it.'),
      words('Then raise the contribution to what this plan shows.'),
    ]),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 30,
    link: links.consumerBureau,
    keep: words('The statement that shows it is done.'),
  }
}

/** A plan that is full before tax may still take a catch-up as Roth: a place for what is saved. */
function catchUpLeft({ sheet, deferral, takesRoth, places, context }: RothWork): Text {
  const left = deferral.catchUp - places.catchUpRoth
  const isFull = deferredIn(places) >= deferral.limit - left
  if (!deferral.catchUpMustBeRoth || !takesRoth || left < rules.leastRaise.value || !isFull) return nothing
  const room = sheet.law('catch-up.left', 'Catch-up that the plan still takes as Roth', 'usd', {
    value: left,
    source: sourceOf(context.limits.employerPlan),
  })
  return say`The plan at work still takes ${room} a year of catch-up, which can only be Roth.`
}

/** The comparison is void when the tax saved is spent. */
function investSaving(work: RothWork): StepDraft | undefined {
  const { sheet, now, decision, traditional, income } = work
  if (decision.reason === 'no-choice' || traditional <= now.least.traditional) return undefined
  const credit = Math.round(decision.year.tax.federal.saversCredit - now.least.tax.federal.saversCredit)
  // A match that is paid into an account is no smaller withholding.
  const saved =
    work.lateChange === undefined
      ? now.saved(decision.year) - credit
      : now.least.ahead.tax.total - decision.year.ahead.tax.total
  const monthly = Math.round(saved / monthsPerYear)
  if (monthly <= 0) return undefined
  const figure = sheet.computed(
    'saved.monthly',
    'Saved in tax and loan payments a month',
    'usd-per-month',
    credit > 0
      ? '(what this split saves in a year − the saver’s credit in it) ÷ months of a year'
      : 'what this split saves in a year ÷ months of a year',
    [income],
    monthly,
  )
  const once = sheet.computed(
    'saved.credit',
    'The saver’s credit that this split brings',
    'usd',
    'the credit with this split − with as little Traditional as possible',
    [income],
    credit,
  )
  const isShort = work.waits === undefined && work.first?.cushion !== undefined
  const { costliest, waits } = work
  const wins = 'Traditional only wins when the tax saved is put to work too. Spent, it is gone.'
  const after = waits?.until === 'starter' ? waits.from : undefined
  const day =
    after !== undefined
      ? {
          due: addMonths(after.value, 1),
          dueWhy: 'a month after the contribution is raised, with the first smaller withholding',
          dueInputs: [after],
        }
      : waits !== undefined
        ? { due: within.quarter, dueWhy: 'when the contribution is raised, a few months from today' }
        : undefined
  if (work.isHeld)
    return {
      id: 'invest-saving',
      title: say`Keep the ${figure} that the Traditional part saves as cash`,
      why: words(
        'Until pay returns, cash is worth more than anything else. Then put it to work: spent, it is gone.',
      ),
      how: words(
        'It comes as a smaller withholding: set a transfer of as much to the savings account. When pay returns, put the same sum into a Roth IRA or a taxable account, once costly debts are paid.',
      ),
      ...(day ?? { due: within.month, dueWhy: 'a month from today, with the first smaller withholding' }),
      minutes: 20,
      link: links.irs,
      keep: words('The confirmation of the transfer.'),
      rank: 1,
    }
  if (isShort || costliest !== undefined)
    return {
      id: 'invest-saving',
      title: isShort
        ? say`Put the ${figure} that the Traditional part saves into the starter cushion`
        : say`Send the ${figure} that the Traditional part saves to the ${costliest?.label ?? nothing}`,
      why:
        isShort || costliest === undefined
          ? words(wins)
          : say`${words(wins)} Nothing safe earns ${costliest.rate} a year.`,
      how: join([
        words(
          isPaidByPayroll(work)
            ? 'It comes as a smaller withholding, or, with an IRA, as a refund: set a transfer of as much.'
            : 'It comes with smaller estimated payments: set a transfer of as much.',
        ),
        words(`Once that is done, put the same sum into ${outsideAccounts(work)}.`),
        credit > 0 ? say`The credit of ${once} comes with the refund, once: send it the same way.` : nothing,
      ]),
      ...(day ?? { due: within.month, dueWhy: 'a month from today, with the first smaller payment of tax' }),
      minutes: 20,
      link: links.irs,
      keep: words('The confirmation of the transfer.'),
      rank: 1,
    }
  return {
    id: 'invest-saving',
    // Of who is Traditional already no pay check grows: what it saves is in the pay of today.
    title:
      work.reader.told('contributionKind') === 'traditional'
        ? say`Make sure that the ${figure} that the Traditional part saves is invested`
        : say`Invest the ${figure} that the Traditional part saves`,
    why: words('Traditional only wins when the tax saved is put away too. Spent, it is gone.'),
    how: join([
      words(
        isPaidByPayroll(work)
          ? `${waysToInvest(work)} With an IRA the saving comes as a refund: adjust Form W-4.`
          : `Set a monthly transfer into ${outsideAccounts(work)}. The saving comes with smaller estimated payments: work the next one out with this contribution.`,
      ),
      catchUpLeft(work),
      credit > 0 ? say`The credit of ${once} comes with the refund, once: put it away too.` : nothing,
    ]),
    ...(day ?? {
      due: within.month,
      dueWhy: isPaidByPayroll(work)
        ? 'a month from today, with the first smaller withholding'
        : 'a month from today, before the next estimated payment',
    }),
    minutes: 20,
    link: isPaidByPayroll(work) ? links.withholdingEstimator : links.irsPayments,
    keep: words('The confirmation of the transfer.'),
    rank: 1,
  }
}

/** The step of the credit that a little more before tax reaches: the credit is claimed with it. */
function reachStep(work: RothWork, step: SaversStep): StepDraft {
  const { today } = work.context
  const { more, whose, limit, saves, year } = step
  return {
    id: 'savers',
    title: say`Put ${more} more into ${words(whose)} traditional IRA${words(whose === 'both of your' ? 's' : '')} for ${year}, and claim the saver’s credit`,
    why: join([
      say`It brings this year’s income down to ${limit}, a step of the credit, and saves about ${saves}.`,
      gainInWords(step),
    ]),
    how: join([
      say`Open the account first if there is none, and name ${year} as the year. Work out once the last pay slip is there how much it has to be. Claim the credit with Form 8880, or it is lost.`,
      hsaFirstInWords(work, step),
      fundLeftInWords(step),
    ]),
    due: filingDay(yearOf(today)),
    dueWhy: 'the filing day',
    minutes: 30,
    link: links.saversCredit,
    keep: words('The confirmation of the contribution, and a copy of the form with the return.'),
  }
}

/** What the tax return and the loan servicer need. */
function returns(work: RothWork): StepDraft[] {
  const { now, decision, context, reader } = work
  const cure = missesStep(work) ? creditStepCure(work) : undefined
  const ahead = work.contributes ? saversStep(work) : undefined
  const isRaisedLater = isNextYear(work.waits, context)
  const credit =
    work.conversion?.verdict === 'convert'
      ? work.conversion.saversLeft
      : Math.max(
          isRaisedLater ? 0 : decision.year.tax.federal.saversCredit,
          work.contributes ? yearAsItEnds(work).tax.federal.saversCredit : 0,
        )
  const isOnLoans = now.loans !== undefined && now.most.loans < now.least.loans
  return [
    ...(ahead !== undefined ? [reachStep(work, ahead)] : []),
    ...(credit > 0 && ahead === undefined
      ? [
          {
            id: 'savers',
            title:
              cure === undefined
                ? words('Claim the saver’s credit with Form 8880')
                : say`Put ${cure.ira} into a deductible traditional IRA for ${cure.year}, and claim the saver’s credit`,
            why:
              cure === undefined
                ? words('It is lost unless the form is with the return.')
                : say`As it is set, pay no longer brings this year’s income down to the step of the credit. The IRA does, and saves about ${cure.saves}${cure.throughPay === undefined ? nothing : say`; as much more through the last pay checks of the year saves about ${cure.throughPay}, because the earned income credit grows too`}.`,
            how:
              cure === undefined
                ? words(
                    'Where too few pay checks are left this year, or pay came out higher, a deductible traditional IRA contribution until the filing day lowers the income of this year too.',
                  )
                : say`Once the last pay slip of the year is there, work out how much it has to be; name ${cure.year} as the year when you put it in. Claim the credit with Form 8880, or it is lost.`,
            due: filingDay(yearOf(context.today)),
            dueWhy: 'the filing day',
            minutes: 20,
            link: links.saversCredit,
            keep: words('A copy of the form with the return.'),
          },
        ]
      : []),
    ...(isOnLoans
      ? [
          {
            id: 'recertify',
            title: words('Recertify your loan payment with the lower income'),
            why: words('The payment follows the income on your return; Traditional contributions lower it.'),
            how:
              reader.told('publicServiceJob') === true
                ? words(
                    'On studentaid.gov: compare the plans in the Loan Simulator first, and certify your employer on the same day. Convert nothing before forgiveness.',
                  )
                : words(
                    'On studentaid.gov, once the return is filed: compare the plans in the Loan Simulator first.',
                  ),
            due: filingDay(yearOf(context.today)),
            dueWhy: 'when the return of the year is filed',
            minutes: 30,
            link: links.incomeDriven,
            keep: words('The confirmation of the new payment.'),
          },
        ]
      : []),
  ]
}

function converting(work: RothWork): StepDraft | undefined {
  const { conversion, context } = work
  if (conversion?.rateNext !== undefined) return lookInJanuary(work)
  if (conversion === undefined || conversion.verdict === 'keep') return undefined
  return {
    id: 'conversion',
    title:
      conversion.verdict === 'convert'
        ? say`Convert up to ${conversion.amount} before the year ends`
        : say`Convert up to ${conversion.amount} before the year ends, or leave it`,
    why: say`It costs about ${conversion.rateNow} this year, against about ${conversion.rateLater} later.`,
    how: join([
      conversion.creditAfter === 'kept'
        ? say`In the last days of the year add up its income, interest, dividends and gains included: with the conversion it has to stay below ${marketplaceLimitFigure(work)}.`
        : conversion.creditAfter === 'lost'
          ? words(
              'Work out Form 8962 with the premium of your second-lowest silver plan first: what was paid ahead of the credit is owed back with the return.',
            )
          : nothing,
      words(
        conversion.isTaxUncovered
          ? 'Ask the provider of the IRA for a conversion to a Roth IRA. Have as much withheld as other money cannot pay, and send the rest as an estimated payment.'
          : 'Ask the provider of the IRA for a conversion to a Roth IRA, and have nothing withheld: pay the tax from other money with an estimated payment.',
      ),
    ]),
    due: yearEnd(context.today),
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 45,
    link: links.irsPayments,
    keep: words('Form 1099-R, and Form 8606 with the return.'),
  }
}

function savingsFirst({ contributes, conversion }: RothWork): StepDraft | undefined {
  if (contributes || conversion !== undefined) return undefined
  return {
    id: 'gather',
    title: words('List your accounts and what is pre-tax'),
    why: words('Whether a conversion pays depends on how much is pre-tax and what else you live on.'),
    how: words(
      'Last statements of every IRA and old plan, the benefit letter of Social Security, any pension.',
    ),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 45,
    link: links.earningsRecord,
    keep: words('The statements, in one folder.'),
  }
}

/** The last day to take a wrong contribution back or to turn it into the other kind. */
function undoing({ context }: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  if (!parts.some(({ place }) => place === 'iraRoth' || place === 'spouseRoth' || place === 'iraTraditional'))
    return undefined
  return {
    id: 'undo',
    title: words('See that this year’s IRA contribution was allowed'),
    why: words(
      'Too much, or the wrong kind, can be put right until this day; after it a penalty comes every year.',
    ),
    how: words(
      'Compare the income on the filed return with the limits. If it is over, ask the custodian to turn the contribution into the other kind (recharacterize it), or to send it back with what it earned.',
    ),
    due: excessReturnDay(context.today),
    dueWhy: 'the due date of the return with its extension, for whoever filed in time',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The filed return, and the custodian’s letter if something was turned around.'),
    rank: 2,
  }
}
