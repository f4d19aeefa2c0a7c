/** The dated steps of a household with nothing left each month: help, large costs, withholding. */

import { links } from '../../links.ts'
import { words } from '../../say.ts'
import { isBareMonthCovered } from '../cash-without-pay.ts'
import { helpInRetirement } from '../help-in-retirement.ts'
import { largestCostsStep } from '../largest-costs-step.ts'
import { areBothOutOfWork } from '../out-of-work.ts'
import { outOfWork } from '../out-of-work-steps.ts'
import { estimatedTax, isPaidByClients } from '../own-pay.ts'
import { creditsStep, type PaidOut, paidOutCredits } from '../paid-out-credits.ts'
import { type StepDraft, within } from '../steps.ts'
import { type Drawn, isSpentEarly } from './drawn.ts'
import { payBackStep } from './pay-returns.ts'
import type { DollarWork } from './work.ts'

/** `drawn`: what is missing comes from savings, so no first dollars are looked for, nor help where they last for long. */
export function firstDollarSteps(work: DollarWork, drawn: Drawn | undefined): (StepDraft | undefined)[] {
  const { reader, costly, stage } = work
  const areEnough = drawn?.isShort === false
  const isRetired = stage === 'retired' || work.besidePay !== undefined
  // Benefits that run already are not to be claimed, unless they may be those of one of two.
  const isClaimed = reader.some('unemploymentMonthly') !== undefined && !areBothOutOfWork(reader)
  if (stage === 'unemployed')
    return [
      ...outOfWork(work, {
        isCovered: work.without !== undefined && isBareMonthCovered(work.without),
        back: work.returns && payBackStep(work, work.returns),
      }).filter(({ id }) => id !== 'unemployment' || !isClaimed),
      help,
    ]
  return [
    drawn === undefined || isSpentEarly(drawn) ? (isRetired ? helpInRetirement(reader) : help) : undefined,
    areEnough ? undefined : largestCostsStep,
    estimatedTax(work),
    stage === 'working' && drawn === undefined && !isPaidByClients(work)
      ? {
          id: 'withholding',
          title: words('Check the tax that is taken from your pay'),
          why: words('A large refund every spring is your own money, lent for nothing all year.'),
          how: words(
            'Use the withholding estimator of the IRS with your last pay slip, then give your employer a new Form W-4. Stop where a small refund is left.',
          ),
          due: within.fortnight,
          dueWhy: 'before the next pay slips, within a fortnight',
          minutes: 30,
          link: links.withholdingEstimator,
          keep: words('The first pay slip after the change.'),
        }
      : undefined,
    (drawn === undefined && costly.length > 0) || reader.value('behindOnDebts')
      ? {
          id: 'counselor',
          title: words('Talk to a nonprofit credit counselor'),
          why: words('They can get lower rates from card companies and go through the budget with you.'),
          how: words(
            'The first talk is free. Stay away from firms that ask for money before they settle anything.',
          ),
          due: within.month,
          dueWhy: 'a month from today',
          minutes: 60,
          link: links.counseling,
          keep: words('What the counselor wrote down for you.'),
        }
      : undefined,
    // What credits pay out comes with pay or with children.
    ...(areEnough || (isRetired && refundOf(work) === undefined) ? [] : [credits(work)]),
    ...(drawn === undefined ? [firstTransfer(work)] : []),
  ]
}

const firstTransfer = (work: DollarWork): StepDraft => ({
  id: 'first-transfer',
  title: words('Send the first dollars to a separate account'),
  why: words('Even a little each time is what keeps the next repair off a card.'),
  how: words(
    isPaidByClients(work) || work.stage === 'retired'
      ? 'Set a transfer for the start of each month, small enough that it holds in a lean one.'
      : 'Set an automatic transfer for payday, small enough that it holds.',
  ),
  due: within.sixWeeks,
  dueWhy: 'some weeks from today, after the calls above',
  minutes: 15,
  link: links.depositInsurance,
  keep: words('The confirmation of the transfer.'),
  rank: 2,
})

const help: StepDraft = {
  id: 'help',
  title: words('See which help is there for you'),
  why: words('It is paid for already, and many who could have it never ask.'),
  how: words(
    'Food help (SNAP), Medicaid or CHIP for children, help with energy bills, rent and child care. Dial 211 for what your county has.',
  ),
  due: within.week,
  dueWhy: 'a week from today',
  minutes: 45,
  link: links.government,
  keep: words('Copies of what you sent in, and each letter back.'),
}

/** What credits pay out with the next return. */
export const refundOf = ({ sheet, reader, context, taxes }: DollarWork): PaidOut | undefined =>
  paidOutCredits(sheet, reader, context, taxes)

export const credits = (work: DollarWork): StepDraft =>
  creditsStep(
    refundOf(work),
    work.context,
    words(
      'Send a part of the refund to the first place of this order that is not full, such as the starter cushion.',
    ),
  )
