/** Build an emergency fund: how much cash, where it stands, by when it is full, and what it is worth to have it. */

import { addMonths, addYears } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import type { Check, Draft, Visualization } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { allocationsOf, type Part } from './allocations.ts'
import { emergencyFundAlternatives } from './emergency-fund-alternatives.ts'
import { emergencyFundSteps } from './emergency-fund-steps.ts'
import { type FundWork, fundWork } from './emergency-fund-work.ts'
import type { Topic } from './topic.ts'

/** One month where it can be reached today, the next ones in insured savings, what is beyond in short Treasuries. */
function tiers({ sheet, cushion, reader }: FundWork): Part[] {
  const { target, essentials } = cushion
  const reachMonths = reader.rule(
    'tier.savings.months',
    'Months kept in insured savings',
    'months',
    rules.cushionStart,
  )
  const total = target.value
  const first = Math.min(total, Math.round(essentials.value))
  const savings = Math.min(total, Math.round(essentials.value * reachMonths.value)) - first
  const tier = (id: string, label: string, value: number, how: string, inputs: Figure[]) =>
    sheet.computed(`tier.${id}`, label, 'usd', how, inputs, value)
  return [
    {
      label: words('Ready at once'),
      description: words('Checking or a linked savings account, insured by the FDIC or NCUA.'),
      amount: tier('ready', 'Ready at once', first, 'one month of costs', [essentials, target]),
    },
    {
      label: words('High-yield savings'),
      description: words(
        'An insured online savings account that pays a market rate and moves to checking in a day or so.',
      ),
      amount: tier('savings', 'High-yield savings', savings, 'the next months of costs', [
        essentials,
        reachMonths,
        target,
      ]),
    },
    {
      label: words('Short Treasuries'),
      description: words(
        'Treasury bills or a Treasury money-market fund: as safe, often a little better paid, free of state income tax.',
      ),
      amount: tier('treasuries', 'Short Treasuries', total - first - savings, 'what is left of the target', [
        target,
      ]),
    },
  ]
}

function title({ stage, cushion }: FundWork): Text {
  if (stage === 'unemployed') return words('Make your cash last until the next pay check')
  if (stage === 'retired') return say`Keep ${cushion.months} of spending in cash`
  return say`Build an emergency fund of ${cushion.target}`
}

function summary(work: FundWork): Text {
  const { cushion, runway, gap, dates, surplus, stage, costlyDebts } = work
  const { target, months, essentials, cash } = cushion
  if (stage === 'unemployed')
    return say`Your ${cash} of cash covers ${runway} at ${essentials}. Apply for unemployment this week, settle your health cover, pay minimums only, and rebuild toward ${target} once pay returns.`
  const goal = say`${target}, which is ${months} of what a month costs you`
  if (gap.value === 0)
    return say`You already have what you need: your target is ${goal}, and you hold ${cash}. Keep it safe and reachable, and send what you save from now on to the next thing.`
  const full = dates.milestones.find((milestone) => milestone.id === 'full')
  const before =
    costlyDebts.length > 0
      ? words(' First a starter cushion, then the debts at a high rate, then the rest.')
      : nothing
  if (full === undefined)
    return join([
      say`Aim for ${goal}. You have ${cash}, so ${gap} is missing.`,
      dates.stuck === 'debts grow faster'
        ? words('Right now the debts take more than you can pay, so they come first, with help.')
        : words('There is nothing left to save each month yet, so the first step is to find a little.'),
    ])
  return say`Aim for ${goal}. You have ${cash}; at ${surplus} the missing ${gap} is there in ${full.date}.${before}`
}

function checks(work: FundWork): Check[] {
  const { cushion, reader, sheet, costlyDebts, runway, dates } = work
  const { cash, starter, target, essentials } = cushion
  const found: Check[] = []
  found.push(
    cash.value >= starter.value
      ? {
          id: 'starter',
          status: 'pass',
          title: words('Starter cushion is there'),
          detail: say`Your ${cash} covers the first ${starter}.`,
        }
      : {
          id: 'starter',
          status: 'act',
          title: words('Starter cushion first'),
          detail: say`Bring your ${cash} to ${starter} before anything else, so that the next repair does not go on a card.`,
        },
  )
  const [worst] = costlyDebts
  found.push(
    worst === undefined
      ? {
          id: 'debts',
          status: 'pass',
          title: words('No debt at a high rate counted'),
          detail: words('If there is one, it comes before the full fund.'),
        }
      : {
          id: 'debts',
          status: 'act',
          title: words('Debts at a high rate come before the full fund'),
          detail: say`The ${worst.label} costs ${worst.rate} a year. Paying it saves more than any savings account pays.`,
        },
  )
  const match = reader.value('employerMatch')
  found.push(
    match.rate > 0
      ? {
          id: 'match',
          status: 'warn',
          title: words('Keep the employer match'),
          detail: words(
            'Do not lower your 401(k) below the match while you build the fund: the match is part of your pay.',
          ),
        }
      : {
          id: 'match',
          status: 'warn',
          title: words('Is there an employer match?'),
          detail: words(
            'If your employer matches 401(k) contributions, get all of it even while you build the fund.',
          ),
        },
  )
  const idle = sheet.computed(
    'cash.most',
    'More cash than this is idle',
    'usd',
    'what a month costs × the most months',
    [essentials, reader.rule('cash.most.months', 'Most months in cash', 'months', rules.cashMostMonths)],
    Math.round(essentials.value * rules.cashMostMonths.value),
  )
  if (cash.value > idle.value)
    found.push({
      id: 'idle',
      status: 'warn',
      title: words('More cash than you need'),
      detail: say`Your ${cash} is over ${idle}. Prices rise; what is beyond ${target} could work for a longer goal.`,
    })
  const insured = reader.rule('insured', 'Insured deposit', 'usd', rules.depositInsurance)
  found.push(
    Math.max(cash.value, target.value) > insured.value
      ? {
          id: 'insured',
          status: 'act',
          title: words('Over the insured amount'),
          detail: say`Keep no more than ${insured} for each owner at one bank, or hold the rest in Treasuries.`,
        }
      : {
          id: 'insured',
          status: 'pass',
          title: words('Fits inside deposit insurance'),
          detail: say`Up to ${insured} for each owner at one bank is insured. An app that is not itself a bank is not: check which bank holds the money.`,
        },
  )
  if (reader.told('outOfPocketMaximum') !== undefined) {
    const most = reader.number('outOfPocketMaximum')
    found.push({
      id: 'out-of-pocket',
      status: target.value >= most.value ? 'pass' : 'warn',
      title: words('Health plan’s worst year'),
      detail:
        target.value >= most.value
          ? say`The fund covers your plan’s ${most} maximum.`
          : say`A bad health year can cost ${most}. Close that gap after the debts at a high rate.`,
    })
  }
  if (reader.told('receivesBenefits') === true)
    found.push({
      id: 'benefits',
      status: 'act',
      title: words('SSI and Medicaid have savings limits'),
      detail: words(
        'Savings over a small limit can end these benefits. An ABLE account can hold an emergency fund without counting. Ask the agency before you save.',
      ),
    })
  found.push({
    id: 'cover',
    status: 'warn',
    title: words('Renter’s and disability cover'),
    detail: words(
      'A long illness or a fire is too large for any fund. Check disability cover at work and renter’s or home insurance before you save beyond the target.',
    ),
  })
  if (dates.stuck === 'debts grow faster')
    found.push({
      id: 'debts-grow',
      status: 'act',
      title: words('The debts grow faster than you can pay'),
      detail: words(
        'Call a nonprofit credit counsellor before you save beyond the starter cushion. The first talk is free.',
      ),
    })
  found.push({
    id: 'runway',
    status: runway.value >= cushion.months.value ? 'pass' : 'warn',
    title: words('Runway today'),
    detail: say`If pay stopped today, your cash would last ${runway} at today’s spending.`,
  })
  return found
}

/** What would be left each month after a job loss, with today's cash and with the full fund. */
function jobLoss(work: FundWork): Visualization {
  const { sheet, cushion, reader } = work
  const { essentials, cash, target } = cushion
  const cut = reader.rule('loss.cut', 'What households cut after losing a job', 'share', rules.lossCut)
  const spending = sheet.computed(
    'loss.spending',
    'What a month costs after a job loss',
    'usd-per-month',
    'what a month costs, less what is cut',
    [essentials, cut],
    Math.round(essentials.value * (1 - cut.value)),
  )
  const rowsWanted = Math.ceil(cushion.months.value) + 1
  const rows: Text[][] = []
  for (let month = 1; month <= rowsWanted; month += 1) {
    const name = sheet.date(
      `loss.month.${month}`,
      'Month after the job loss',
      'months counted from today',
      [],
      addMonths(work.context.today, month),
      'month-of-year',
    )
    const left = (id: string, label: string, start: Figure) =>
      sheet.computed(
        `loss.${id}.${month}`,
        label,
        'usd',
        'cash at the start − spending of the months so far, never below nothing',
        [start, spending],
        Math.max(0, Math.round(start.value - month * spending.value)),
      )
    rows.push([
      say`${name}`,
      say`${left('now', 'Left of today’s cash', cash)}`,
      say`${left('full', 'Left of the full fund', target)}`,
    ])
  }
  const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })
  return {
    id: 'job-loss',
    type: 'schedule',
    title: words('If pay stopped today'),
    subtitle: say`Cash left at the end of each month, spending ${spending}. Unemployment benefits are not counted.`,
    columns: [column('Month', false), column('With today’s cash', true), column('With the full fund', true)],
    rows,
    figure: spending.id,
  }
}

function visualizations(work: FundWork, allocations: Draft['allocations']): Visualization[] {
  const { cushion, runway, gap, dates, surplus } = work
  const full = dates.milestones.find((milestone) => milestone.id === 'full')
  const metric = (label: string, value: Text) => ({ label: words(label), value })
  const metrics: Visualization = {
    id: 'fund-metrics',
    type: 'metrics',
    title: words('Where you stand'),
    metrics: [
      metric('Cash lasts now', say`${runway}`),
      metric('Target', say`${cushion.target}`),
      metric('Still to save', say`${gap}`),
      ...(full === undefined || gap.value === 0 ? [] : [metric('Full in', say`${full.date}`)]),
    ],
  }
  const split: Visualization = {
    id: 'fund-tiers',
    type: 'allocation',
    title: words('Where the full fund stands'),
    subtitle: words('Safe first, then within reach, then paid well.'),
    allocations,
    highlights: [
      { label: words('What a month costs'), value: say`${cushion.essentials}` },
      { label: words('Months of cover'), value: say`${cushion.months}` },
    ],
  }
  const ahead = dates.milestones.filter((milestone) => milestone.months > 0)
  const names = {
    starter: 'Starter cushion',
    debts: 'Debts at a high rate are gone',
    month: 'One month of costs',
    quarter: 'First waypoint',
    full: 'Full fund',
  }
  const timeline: Visualization[] =
    ahead.length === 0
      ? []
      : [
          {
            id: 'fund-timeline',
            type: 'timeline',
            title: say`Month by month at ${surplus}`,
            milestones: ahead.map((milestone) => ({
              period: say`${milestone.date}`,
              label: words(names[milestone.id]),
              detail: say`${milestone.amount}`,
            })),
          },
        ]
  return [metrics, split, ...timeline, jobLoss(work)]
}

function accountNotes({ cushion, stage }: FundWork): Text[] {
  const reasons = cushion.reasons.filter((reason) => reason.value !== 0)
  return [
    ...(reasons.length > 0
      ? [
          say`${cushion.months} of cover: a start, changed ${listed(reasons.map((reason) => say`${words(reason.label.charAt(0).toLowerCase() + reason.label.slice(1))} (${reason})`))}.`,
        ]
      : []),
    words(
      'Keep it apart from spending money, in an account with a name, and make sure that a partner can reach it.',
    ),
    words(
      'Stocks, crypto and long bonds are no place for it. I bonds cannot be touched in their first year, so they come last if at all.',
    ),
    words(
      'Money that you put into a Roth IRA can come out again without tax. That is a last reserve, not a part of this fund.',
    ),
    ...(stage === 'retired'
      ? [words('In retirement the fund covers the spending that Social Security and pensions do not.')]
      : []),
    words('After you use it, refill it before anything else.'),
  ]
}

export const emergencyFund: Topic = {
  slug: 'emergency_fund',
  label: 'Emergency fund',
  asks: [
    'monthlyExpenses',
    'savings',
    'monthlySurplus',
    'employment',
    'incomeStability',
    'earners',
    'numDependents',
    'debts',
    'hardToReplaceJob',
    'chronicIllness',
    'deductible',
  ],
  draft(household, context) {
    const work = fundWork(household, context)
    const { sheet, reader, cushion } = work
    const parts = tiers(work)
    const allocations = allocationsOf(sheet, parts)
    const nextSteps = emergencyFundSteps(work)
    const alternatives = emergencyFundAlternatives(work)
    const foundChecks = checks(work)
    const cards = visualizations(work, allocations)
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, or when your costs or your work change',
      [],
      addYears(context.today, 1),
    )
    return {
      topic: 'emergency_fund',
      title: title(work),
      summary: summary(work),
      totalAmount: cushion.target.value,
      totalLabel: words('Emergency fund target'),
      totalFigure: cushion.target.id,
      allocations,
      riskLabel: words('No market risk'),
      horizonLabel: words('Ready at any time'),
      accountNotes: accountNotes(work),
      nextSteps,
      checks: foundChecks,
      visualizations: cards,
      figures: sheet.figures(),
      assumptions: reader.assumptions(),
      alternatives,
      method: words('Exact arithmetic, month by month. The comparison with stocks is simulated.'),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
