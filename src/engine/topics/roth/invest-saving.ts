/** What a Traditional dollar saves is put to work: the comparison is void when it is spent. */
import { addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { losesJob } from '../ending-job.ts'
import { paidAgain } from '../ending-names.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { hasNoPayNext } from './next-year.ts'
import { deferredIn } from './places.ts'
import { isPaidByPayroll } from './recheck-step.ts'
import { outsideAccounts, waysToInvest } from './saving-places.ts'
import { switchCost, traditionalToday } from './traditional-today.ts'
import type { RothWork } from './work.ts'
import type { YearNow } from './year-now.ts'

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

/** Where some of what is Traditional today turns to Roth, a month is short of both: of what that saved, and of what the rest saves. */
function withSwitch(work: RothWork, saved: Figure): Text {
  const { sheet, left, reader } = work
  const lost =
    left === undefined && reader.told('contributionKind') === 'traditional' ? switchCost(work) : undefined
  if (lost === undefined) return nothing
  const both = sheet.computed(
    'saved.with-switch',
    'What a month has to do without, of both together',
    'usd-per-month',
    'what take-home pay falls by + what is put away of what the Traditional part saves',
    [lost, saved],
    lost.value + saved.value,
  )
  return say`With the ${lost} that take-home pay falls by, that is about ${both} less to spend: where that is too much, turn only a part to Roth now.`
}

/** The year with as much Traditional as goes in today, where more goes in: what that saves is in the pay checks already. */
function yearOfToday(work: RothWork): YearNow {
  const { now, traditional } = work
  const today = traditionalToday(work)
  // Where no more goes in than today the step is about all of it, so that none of it is spent.
  return today <= now.least.traditional || today >= traditional ? now.least : now.yearWith(today)
}

export function investSaving(work: RothWork): StepDraft | undefined {
  const { sheet, now, decision, traditional, income } = work
  if (decision.reason === 'no-choice' || traditional <= now.least.traditional) return undefined
  const today = yearOfToday(work)
  const isMore = today !== now.least
  const credit = Math.round(decision.year.tax.federal.saversCredit - today.tax.federal.saversCredit)
  // A match that is paid into an account is no smaller withholding.
  const saved =
    work.lateChange === undefined
      ? now.saved(decision.year) - now.saved(today) - credit
      : today.ahead.tax.total - decision.year.ahead.tax.total
  const { left } = work
  const perMonth = left === undefined ? monthsPerYear : 1
  const shown = Math.round(saved / perMonth)
  if (shown <= 0) return undefined
  const figure = sheet.computed(
    'saved.monthly',
    left === undefined
      ? 'Saved in tax and loan payments a month'
      : 'Saved in tax and loan payments by what still goes in this year',
    left === undefined ? 'usd-per-month' : 'usd',
    `${credit > 0 ? '(what this split saves in a year − the saver’s credit in it' : 'what this split saves in a year'}${isMore ? ' − what is saved by what goes in as Traditional today' : ''}${credit > 0 ? ')' : ''}${left === undefined ? ' ÷ months of a year' : ''}`,
    [income],
    shown,
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
  const { costliest, waits, reader } = work
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
  const until = work.isHeld ? 'pay returns' : losesJob(reader) ? paidAgain(reader) : undefined
  if (until !== undefined)
    return {
      id: 'invest-saving',
      title: say`Keep the ${figure} that the Traditional part saves as cash`,
      why: words(
        `Until ${until}, cash is worth more than anything else. Then put it to work: spent, it is gone.`,
      ),
      how: words(
        `It comes as a smaller withholding: set a transfer of as much to the savings account. When ${until}, put the same sum into a Roth IRA or a taxable account, once costly debts are paid.`,
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
    title: isMore
      ? say`Invest the ${figure} that the added Traditional dollars save`
      : work.reader.told('contributionKind') === 'traditional'
        ? say`Make sure that the ${figure} that the Traditional part saves is invested`
        : say`Invest the ${figure} that the Traditional part saves`,
    why: words('Traditional only wins when the tax saved is put away too. Spent, it is gone.'),
    how: join([
      words(
        left !== undefined
          ? `Put it into ${outsideAccounts(work)}${hasNoPayNext(work) ? '' : ', or through payroll from January on'}. What an IRA saves comes as a refund.`
          : isPaidByPayroll(work)
            ? `${waysToInvest(work)} With an IRA the saving comes as a refund: adjust Form W-4.`
            : `Set a monthly transfer into ${outsideAccounts(work)}. The saving comes with smaller estimated payments: work the next one out with this contribution.`,
      ),
      catchUpLeft(work),
      withSwitch(work, figure),
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
