/** Build an emergency fund: how much cash, where it stands, by when it is full, and what it is worth to have it. */

import { addYears } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { allocationsOf, type Part } from '../allocations.ts'
import { benefitsFirst } from '../benefits-limit.ts'
import { laterPay } from '../lifelong-pay.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import { reviewDay } from '../review-day.ts'
import { savingsBondsInWords } from '../savings-bonds.ts'
import { isInterestTaxed } from '../state-rate.ts'
import type { Topic } from '../topic.ts'
import { untoldChild } from '../untold-child.ts'
import { emergencyFundAlternatives } from './alternatives.ts'
import { bridgeWords } from './bridge-words.ts'
import { emergencyFundCards } from './cards.ts'
import { emergencyFundChecks } from './checks.ts'
import { lastMonthsInWords } from './last-months.ts'
import { areLikelyBillsNext } from './likely-bills.ts'
import { benefitsNotes, benefitsTiers } from './on-benefits.ts'
import { isReserveNear } from './retirement-reserve.ts'
import { emergencyFundSteps } from './steps.ts'
import { fundSummary, fundTitle } from './summary.ts'
import { type FundWork, fundWork } from './work.ts'

/** One month where it can be reached today, the next ones in insured savings, what is beyond in short Treasuries. */
function tiers(work: FundWork): Part[] {
  const { sheet, cushion, reader, stage, context } = work
  if (stage === 'benefits') return benefitsTiers(work)
  const { target } = cushion
  // Pension and Social Security come in beside a retiree’s cash, and a month is ready all the same.
  const month = stage === 'retired' ? cushion.essentials : cushion.toCover
  const reachMonths = reader.rule(
    'tier.savings.months',
    'Months kept in insured savings',
    'months',
    rules.cushionStart,
  )
  const total = target.value
  const first = Math.min(total, Math.round(month.value))
  const savings = Math.min(total, Math.round(month.value * reachMonths.value)) - first
  const tier = (id: string, label: string, value: number, how: string, inputs: Figure[]) =>
    sheet.computed(`tier.${id}`, label, 'usd', how, inputs, value)
  return [
    {
      label: words('Ready at once'),
      description: words('Checking or a linked savings account, insured by the FDIC or NCUA.'),
      amount: tier('ready', 'Ready at once', first, 'one month of costs', [month, target]),
    },
    {
      label: words('High-yield savings'),
      description: words(
        'An insured online savings account that pays a market rate and moves to checking in a day or so.',
      ),
      amount: tier('savings', 'High-yield savings', savings, 'the next months of costs', [
        month,
        reachMonths,
        target,
      ]),
    },
    {
      label: words('Short Treasuries'),
      description: words(
        `Treasury bills or a Treasury money-market fund: as safe, often a little better paid${isInterestTaxed(reader, context.law) ? ', free of state income tax' : ''}.`,
      ),
      amount: tier('treasuries', 'Short Treasuries', total - first - savings, 'what is left of the target', [
        target,
      ]),
    },
  ]
}

function accountNotes(work: FundWork): Text[] {
  const { cushion, stage, sheet } = work
  const reasons = cushion.reasons.filter((reason) => reason.value !== 0)
  return [
    ...(reasons.length > 0
      ? [
          say`${cushion.months} of cover: a start, changed ${listed(reasons.map((reason) => say`${words(reason.label.charAt(0).toLowerCase() + reason.label.slice(1))} (${reason})`))}.`,
        ]
      : []),
    ...(stage === 'benefits' ? benefitsNotes(sheet) : generalNotes(work)),
  ]
}

/** Told to have no partner. */
const isAlone = (reader: FundWork['reader']): boolean =>
  ['single', 'divorced', 'widowed'].includes(reader.told('maritalStatus') ?? '')

function generalNotes(work: FundWork): Text[] {
  const { stage, gap, reader, sheet } = work
  return [
    words(
      `Keep it apart from spending money, in an account with a name, and make sure that ${isAlone(reader) ? 'somebody you trust' : 'a partner'} can reach it.`,
    ),
    say`Stocks, crypto and long bonds are no place for it. ${savingsBondsInWords(sheet)} So they come last, if at all.`,
    say`Money that you put into a Roth IRA can come out again without tax. That is a last reserve, not a part of this fund. ${words(
      stage === 'retired'
        ? 'What comes out of other retirement accounts is mostly income of its year.'
        : `Leave other retirement accounts alone ${isReserveNear(work) ? 'while you are paid' : 'until you retire'}: money taken early costs income tax, mostly a penalty too.`,
    )} A home-equity line is no reserve: banks freeze it in bad times.`,
    ...(stage === 'retired'
      ? [
          words('In retirement the fund covers the spending that Social Security and pensions do not.'),
          ...laterPay(reader, reader.number('age').value).map(
            ({ pay, from }) =>
              say`${words(pay.label)} of ${pay} begins at age ${from}, so it is not counted yet. Until then savings have to pay that part: plan for those years as well as for this one.`,
          ),
        ]
      : []),
    ...(areLikelyBillsNext(work)
      ? []
      : [
          words(
            `Bills that come once in a while, such as car insurance or ${stage === 'retired' ? 'gifts' : 'school'}, are not emergencies: save for them apart.`,
          ),
        ]),
    words(
      'A rate that is only for the first months is an advertisement; look at what the account pays after.',
    ),
    ...(stage === 'working' && gap.value > 0
      ? [words('The dates leave interest out. With it you may be there a little sooner.')]
      : []),
    words('After you use it, refill it before anything else.'),
  ]
}

export const emergencyFund: Topic = {
  slug: 'emergency_fund',
  label: 'Emergency fund',
  // Until the pay that goes on is told, the months that the cash lasts are those of a household without any; and until
  // the price of health cover after the job is, they are too many.
  hangsOn: (household) =>
    household.spouseOutOfWork === true
      ? 'income'
      : household.employment === 'unemployed' && household.coverEnds !== undefined
        ? 'coverPremiumMonthly'
        : untoldChild(household),
  enough: { need: ['target'], has: ['savings', 'emergencyFund'] },
  asks: [
    'monthlyExpenses',
    'ssMonthly',
    'savings',
    'monthlySurplus',
    'employment',
    'incomeStability',
    'earners',
    'numDependents',
    'newChildMonthly',
    'debts',
    'hardToReplaceJob',
    'jobAtRisk',
    'chronicIllness',
    'deductible',
    'employerMatch',
    'unemploymentMonthly',
    'coverPremiumMonthly',
    'severance',
    'income',
  ],
  draft(household, context) {
    const work = fundWork(household, context)
    const { sheet, reader, cushion } = work
    const parts = tiers(work)
    const allocations = allocationsOf(sheet, parts)
    const nextSteps = emergencyFundSteps(work)
    const alternatives = context.isTried === true ? [] : emergencyFundAlternatives(work)
    const foundChecks = emergencyFundChecks(work)
    const cards = emergencyFundCards(work, allocations)
    const review = reviewDay(work, {
      how: 'a year from today, or when your costs or your work change',
      day: addYears(context.today, 1),
    })
    return {
      topic: 'emergency_fund',
      title: fundTitle(work),
      summary: say`${work.gap.value > 0 && work.stage !== 'benefits' ? benefitsFirst(sheet, reader, 'save more') : nothing}${join([lastMonthsInWords(work), fundSummary(work), work.gap.value > 0 && work.bridge !== undefined ? bridgeWords(work) : nothing])}`,
      totalAmount: cushion.target.value,
      totalLabel: words('Emergency fund target'),
      totalFigure: cushion.target.id,
      allocations,
      riskLabel: noMarketRisk,
      horizonLabel: words('Ready at any time'),
      accountNotes: accountNotes(work),
      nextSteps,
      checks: foundChecks,
      visualizations: cards,
      figures: sheet.figures(),
      assumptions: reader.assumptions(),
      alternatives,
      method: words('Exact arithmetic, month by month. The comparison with investing is simulated.'),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
