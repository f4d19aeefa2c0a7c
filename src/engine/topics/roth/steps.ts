/** The dated steps of a Roth or Traditional plan. */

import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { excessReturnDay, yearEnd } from '../../tax/deadlines.ts'
import { firstInWords } from '../before-saving.ts'
import { jointSteps } from '../joint-return.ts'
import { lateFirstSteps } from '../late-first.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { lostJobSteps, minimumsStep } from '../out-of-work-steps.ts'
import { afterSaveStep } from '../save-ends.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { withAdvised } from './advised-return.ts'
import { backdoorStep } from './backdoor-step.ts'
import { clearIras, convertAfterTax, isClearedInstead, isMovedInstead, moveIra } from './clear-iras.ts'
import { areCheaper, type ConversionYear, conversionYearSteps } from './conversion-years.ts'
import { askForIt, formsOfIt } from './convertible.ts'
import { lookInJanuary } from './ended-year.ts'
import { investSaving } from './invest-saving.ts'
import { excessStep } from './ira-so-far.ts'
import { fundIra, openIra } from './ira-steps.ts'
import { creditStep } from './marketplace-cure.ts'
import { ownPlanSteps, sidePlanSteps } from './own-plan-steps.ts'
import type { PlacedPart } from './parts.ts'
import { afterTax, payroll, spousePayroll } from './payroll-steps.ts'
import { recheck } from './recheck-step.ts'
import { returns } from './return-steps.ts'
import { yearly } from './review-step.ts'
import { separateSteps } from './separate-returns.ts'
import { untoldInWords } from './withdrawn.ts'
import type { RothWork } from './work.ts'

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
    clearIras(work),
    convertAfterTax(work),
    openIra(work),
    fundIra(work, parts),
    backdoorStep(work),
    investSaving(work),
    ...returns(work),
    ...(work.contributes ? [...separateSteps(work), ...jointSteps(withAdvised(work))] : []),
    creditStep(work),
    converting(work, years),
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

function converting(work: RothWork, years: readonly ConversionYear[]): StepDraft | undefined {
  const { conversion, context } = work
  if (conversion?.rateNext !== undefined) return lookInJanuary(work)
  if (conversion === undefined || conversion.verdict === 'keep') return undefined
  if (isMovedInstead(work) || isClearedInstead(work)) return undefined
  const place = words(
    conversion.convertible?.stands === 'inside' ? ' inside the plan at work, if it offers that,' : '',
  )
  return {
    // Another step where the plan at work may be the only one to do it: so it matters to be told what stands elsewhere.
    id:
      conversion.convertible === undefined || conversion.convertible.stands === 'told'
        ? 'conversion'
        : 'conversion.at-work',
    title:
      conversion.verdict === 'convert'
        ? say`Convert up to ${conversion.amount}${place} before the year ends`
        : say`Convert up to ${conversion.amount}${place} before the year ends, or leave it`,
    why: say`It costs about ${conversion.rateNow} this year, against about ${conversion.rateLater} later.`,
    how: join([
      areCheaper(years, conversion)
        ? words('Only what does not fit into the low years that follow: it costs less then.')
        : nothing,
      conversion.creditAfter === 'kept'
        ? say`In the last days of the year add up its income, interest, dividends and gains included: with the conversion it has to stay below ${marketplaceLimitFigure(work)}.`
        : conversion.creditAfter === 'lost'
          ? words(
              'Work out Form 8962 with the premium of your second-lowest silver plan first: what was paid ahead of the credit is owed back with the return.',
            )
          : nothing,
      conversion.isWithdrawnUntold ? untoldInWords : nothing,
      words(
        conversion.isTaxUncovered
          ? `${askForIt(conversion.convertible)} Have as much withheld as other money cannot pay, and send the rest as an estimated payment.`
          : `${askForIt(conversion.convertible)} Have nothing withheld: pay the tax from other money with an estimated payment.`,
      ),
    ]),
    due: yearEnd(context.today),
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 45,
    link: links.irsPayments,
    keep: words(formsOfIt(conversion.convertible)),
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
