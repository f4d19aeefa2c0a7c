/** The dated steps of an emergency fund. */
import { addYears } from '../calendar.ts'
import { links } from '../links.ts'
import type { NextStep } from '../plan.ts'
import { say, words } from '../say.ts'
import type { FundWork } from './emergency-fund-work.ts'
import { datedSteps, type StepDraft, within } from './steps.ts'

export function emergencyFundSteps(work: FundWork): NextStep[] {
  const { sheet, context } = work
  if (work.stage === 'unemployed') return datedSteps(sheet, context.today, outOfWork(work))
  return datedSteps(sheet, context.today, [...saving(work), yearly(work)])
}

function saving({ cushion, surplus, gap, costlyDebts }: FundWork): (StepDraft | undefined)[] {
  const { starter, cash } = cushion
  const [worst] = costlyDebts
  const isShort = gap.value > 0
  return [
    {
      id: 'open-account',
      title: isShort
        ? words('Open a separate savings account and name it')
        : words('Check where your cash stands'),
      why: words('Money with a name of its own is spent less.'),
      how: words(
        'Choose an insured account at a bank or credit union that pays a market rate, without fees or a minimum. Check the insurance on the regulator’s own page.',
      ),
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 30,
      link: links.depositInsurance,
      keep: words('The account agreement and the name of the bank that holds the money.'),
    },
    cash.value < starter.value
      ? {
          id: 'starter',
          title: say`Bring the account to ${starter}`,
          why: words('It keeps the next repair or bill off a card.'),
          how: words(
            'Move what you have, sell what you do not use, and put every spare dollar here until it is full.',
          ),
          due: within.month,
          dueWhy: 'a month from today',
          minutes: 20,
          link: links.consumerBureau,
        }
      : undefined,
    isShort && surplus.value > 0
      ? {
          id: 'automatic',
          title: say`Set up an automatic transfer of ${surplus}`,
          why: words('What leaves on payday is not missed.'),
          how: words('Ask payroll to split your pay, or set a transfer for the day after payday.'),
          due: within.fortnight,
          dueWhy: 'your next payday, within a fortnight',
          minutes: 15,
        }
      : undefined,
    worst === undefined
      ? undefined
      : {
          id: 'costly-debt',
          title: say`After the starter, pay the ${worst.label} first`,
          why: say`At ${worst.rate} a year it costs more than savings earn.`,
          how: words(
            'Pay the minimum on everything else and send the rest to this one. When it is gone, send the same amount to the next.',
          ),
          due: within.month,
          dueWhy: 'the next statement, about a month from today',
          minutes: 15,
          link: links.consumerBureau,
        },
    {
      id: 'insurance',
      title: words('Read the deductibles on your policies'),
      why: words('The first cushion has to cover the largest one that you might use.'),
      how: words('Look at health, car and home or renter’s insurance, and at disability cover through work.'),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 30,
      keep: words('The declarations page of each policy.'),
      rank: 1,
    },
    {
      id: 'access',
      title: words('Make sure that somebody else can reach it'),
      why: words('An emergency may be yours.'),
      how: words('Add a joint owner or a payable-on-death name at the bank.'),
      due: within.sixtyDays,
      dueWhy: 'a couple of months from today',
      minutes: 20,
      rank: 2,
    },
  ]
}

function yearly({ context }: FundWork): StepDraft {
  return {
    id: 'review',
    title: words('Look at the target again'),
    why: words('Rent, children and jobs change what a month costs.'),
    how: words('Add up last month’s essentials and compare the rate that your account pays with others.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
  }
}

function outOfWork({ sheet, reader, cushion }: FundWork): StepDraft[] {
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    value: within.sixtyDays,
    source: 'U.S. Department of Labor, COBRA continuation coverage',
    url: links.laborDepartment.url,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  const enrolment = sheet.law('marketplace.days', 'Days to choose a Marketplace plan', 'days', {
    value: within.sixtyDays,
    source: 'HealthCare.gov, special enrollment after losing job-based cover',
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
