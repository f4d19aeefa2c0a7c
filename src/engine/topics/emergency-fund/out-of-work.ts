/** The dated steps of someone whose pay has stopped: benefits, health cover, a bare month, minimum payments. */
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

export function outOfWork({
  sheet,
  reader,
  cushion,
}: Pick<FundWork, 'sheet' | 'reader' | 'cushion'>): StepDraft[] {
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    url: links.laborDepartment.url,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  const enrolment = sheet.law('marketplace.days', 'Days to choose a Marketplace plan', 'days', {
    ...lastingLaw.marketplaceEnrollmentDays,
    url: links.healthCoverage.url,
    note: 'Counted from the loss of cover.',
  })
  const { starter } = cushion
  const hasDebts = reader.value('debts').length > 0
  return [
    {
      id: 'unemployment',
      title: words('File for unemployment benefits'),
      why: words('Benefits usually start from the week of your claim, not from the day you lost the job.'),
      how: words('Use your state’s own page. Ask for federal tax to be withheld: benefits are taxed.'),
      due: within.days,
      dueWhy: 'this week, because benefits count from the claim',
      minutes: 60,
      link: links.unemployment,
      keep: words('The confirmation and the weekly certifications.'),
    },
    {
      id: 'health',
      title: words('Choose health cover before the deadline'),
      why: say`You have ${enrolment} for a Marketplace plan and ${election} for COBRA. With low income this year, Medicaid or a credit may make it cheap.`,
      how: words('Compare all of them on the official page before you pay for COBRA.'),
      due: within.fortnight,
      dueWhy: 'well inside the enrolment period, which runs from the day cover ends',
      dueInputs: [enrolment, election],
      minutes: 60,
      link: links.healthCoverage,
      keep: words('The letter that says when your old cover ended.'),
    },
    {
      id: 'bare-budget',
      title: words('Write down the bare month'),
      why: words('Knowing the number tells you how many months you have.'),
      how: words('Housing, food, power, transport, medicine, minimum payments. Pause the rest.'),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 45,
      link: links.consumerBureau,
    },
    ...(hasDebts
      ? [
          {
            id: 'minimums',
            title: words('Pay minimums only, and ask for hardship terms'),
            why: words('Cash is worth more to you now than a smaller balance.'),
            how: words(
              'Call each lender before you miss a payment. Federal student loans have plans that follow your income.',
            ),
            due: within.fortnight,
            dueWhy: 'before the next due dates, within a fortnight',
            minutes: 60,
            link: links.counselling,
          },
        ]
      : []),
    {
      id: 'rebuild',
      title: say`When pay returns, rebuild to ${starter} first`,
      why: words('The first cushion comes back before anything else.'),
      how: words('Set the automatic transfer on the first payday.'),
      due: within.quarter,
      dueWhy: 'a first look some months from today',
      minutes: 20,
    },
  ]
}
