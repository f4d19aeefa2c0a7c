/** What is claimed with the tax return, and what the loan servicer needs of it. */
import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import type { StepDraft } from '../steps.ts'
import { creditStepCure, missesStep } from './late-switch.ts'
import { isNextYear } from './raise-waits.ts'
import { fundLeftInWords, gainInWords, hsaFirstInWords, type SaversStep, saversStep } from './savers-step.ts'
import type { RothWork } from './work.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'

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

export function returns(work: RothWork): StepDraft[] {
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
