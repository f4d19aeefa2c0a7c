/** The dated steps of an emergency fund. */

import { addMonths, addYears } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { benefitsStep } from '../benefits-limit.ts'
import { isBareMonthCovered } from '../cash-without-pay.ts'
import { childSurvivorSteps } from '../child-survivors.ts'
import { payRisk } from '../cushion-months.ts'
import { inTurn, isRollover } from '../debts.ts'
import { losesJob } from '../ending-job.ts'
import { endingSteps } from '../ending-words.ts'
import { coverEndStep } from '../health-cover-step.ts'
import { jobAtRiskStep } from '../job-at-risk.ts'
import { lateFirstSteps } from '../late-first.ts'
import { lowerToMatchStep } from '../lowered-to-match.ts'
import { minimumsStep, outOfWork } from '../out-of-work-steps.ts'
import { isSpouseSoleProprietor } from '../own-business.ts'
import { comparePlanStep } from '../plan-to-compare.ts'
import { doNotRenew } from '../renewal-step.ts'
import { requiredStep } from '../required-withdrawal.ts'
import { afterSaveStep } from '../save-ends.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { bridgeStep } from './bridge-words.ts'
import { careStep } from './care-ends.ts'
import { beyondStep, ownTaxStep } from './cash-beyond.ts'
import { costlyDebt, isStarterNext, promisedDebt } from './debt-steps.ts'
import { disabilityCover } from './disability-cover.ts'
import { homeStep } from './home-words.ts'
import { drawnInWords, helpSteps, isSpentSoon, keptSafe, shortDrawdown } from './lasting.ts'
import { likelyBillsStep } from './likely-bills.ts'
import { matchStep } from './match-step.ts'
import { ableStep } from './on-benefits.ts'
import { payBackStep } from './pay-back.ts'
import { newPayStep } from './pay-change.ts'
import { requiredOfFund, requiredUse, requiredYears } from './required-years.ts'
import { schoolSteps } from './school-words.ts'
import { shortStep } from './short-month.ts'
import { isFilledBySale, soldStep } from './sold-words.ts'
import { fromFundStep } from './sum-from-fund-words.ts'
import { supportStep } from './support-ends.ts'
import { businessTax, earlyReturn, refund } from './tax-steps.ts'
import { needsHelpNow, urgentHelpStep } from './urgent-help.ts'
import type { FundWork } from './work.ts'

export function emergencyFundSteps(work: FundWork): NextStep[] {
  const { sheet, reader, context, gap } = work
  if (work.stage === 'unemployed')
    return datedSteps(sheet, context.today, [
      ...urgent(work),
      ...childSurvivorSteps(work),
      ...outOfWork(work, {
        urgent: needsHelpNow(work) ? [urgentHelpStep(work)] : [],
        isCovered: isBareMonthCovered(work),
        back: payBackStep(work),
      }),
      ...earlyReturn(work),
    ])
  const drawdown = shortDrawdown(work)
  const first =
    gap.value > 0
      ? benefitsStep(sheet, reader, 'Savings above a small limit can end the benefits in the next month.')
      : []
  if (work.stage === 'benefits')
    return datedSteps(sheet, context.today, [
      ...urgent(work),
      ableStep(work),
      starter(work),
      promisedDebt(work),
      costlyDebt(work),
      yearly(work),
    ])
  if (work.stage === 'retired')
    return datedSteps(sheet, context.today, [
      ...urgent(work),
      ...helpSteps(work),
      ...first,
      coverEndStep(work),
      requiredStep(work, requiredOfFund(work), requiredUse(work)),
      promisedDebt(work),
      costlyDebt(work),
      isSpentSoon(drawdown) ? keptSafe(drawdown) : holding(work),
      access,
      yearly(work),
    ])
  return datedSteps(sheet, context.today, [
    ...urgent(work),
    ...childSurvivorSteps(work),
    ...first,
    ...(work.ending === undefined
      ? [jobAtRiskStep(reader), coverEndStep(work)]
      : endingSteps(work, work.ending)),
    ...schoolSteps(work),
    lowerToMatch(work),
    ownTaxStep(work),
    requiredStep(work, requiredOfFund(work), requiredUse(work)),
    ...saving(work),
    newPayStep(work),
    careStep(work),
    supportStep(work),
    ...bridgeStep(work),
    yearly(work),
  ])
}

/** What cannot wait for the fund: a court, the home, late bills, a loan that would be renewed for a fee, a notice that runs. */
const urgent = (work: FundWork): (StepDraft | undefined)[] => [
  ...lateFirstSteps(work, work.late),
  ...doNotRenew(
    work.sheet,
    work.reader,
    work.costlyDebts.filter(isRollover),
    work.stage === 'unemployed' ? work.costlyDebts.filter(isRollover) : work.rollovers,
  ),
  afterSaveStep(work, work.loanAhead),
  work.compared === undefined ? undefined : comparePlanStep(work.compared),
]

function lowerToMatch({ lowered, dates }: FundWork): StepDraft | undefined {
  if (lowered === undefined) return undefined
  const isCounted = dates.milestones.some(({ months }) => months > 0)
  return lowerToMatchStep(lowered, {
    goesTo: words(`It goes the way of what you put aside${isCounted ? ', and the dates count on it' : ''}.`),
  })
}

/** A deductible that was told is not looked up again. */
const insurance = (reader: FactReader): StepDraft => ({
  id: 'insurance',
  ...(reader.told('deductible') === undefined
    ? {
        title: words('Read the deductibles on your policies'),
        why: words('The first cushion has to cover the largest one that you might use.'),
      }
    : {
        title: words('Look at what your insurance covers'),
        why: words('What no fund can pay for has to be insured, and it costs less than months of cash.'),
      }),
  how: say`Look at health, car and home or renter’s insurance, and at ${disabilityCover(reader)}.`,
  due: within.week,
  dueWhy: 'a week from today',
  minutes: 30,
  link: links.insuranceRegulators,
  keep: words('The declarations page of each policy.'),
  rank: 1,
})

const access: StepDraft = {
  id: 'access',
  title: words('Make sure that somebody else can reach it'),
  why: words('If you are ill or away, somebody else has to pay the bills.'),
  how: words('Add a joint owner or a payable-on-death name at the bank.'),
  due: within.sixtyDays,
  dueWhy: 'a couple of months from today',
  minutes: 20,
  link: links.depositInsurance,
  keep: words('The bank’s confirmation of the second name.'),
  rank: 3,
}

function holding(work: FundWork): StepDraft {
  const {
    reader,
    gap,
    beyond,
    leftOwed,
    cushion: { target, starter: starterCushion },
  } = work
  const sells = gap.value > 0 && middle(reader.told('taxableInvestments') ?? 0) > 0
  const where = beyond === undefined ? nothing : say`Keep ${target} as it is, and choose a use for the rest. `
  const before =
    gap.value === 0 || leftOwed === undefined
      ? nothing
      : isStarterNext(work)
        ? say`First only to ${starterCushion}, then the ${leftOwed} that you owe at a high rate, then the rest. `
        : say`First the ${leftOwed} that is left of the debts at a high rate, then this. `
  const source = words(
    sells
      ? 'Take what is missing from the investments outside retirement accounts first: there only a gain is taxed. '
      : '',
  )
  return {
    id: 'hold',
    title:
      gap.value > 0
        ? say`Bring your cash to ${target}`
        : beyond === undefined
          ? words('Check where your cash stands')
          : say`Decide what the ${beyond} beyond the target is for`,
    why: words('In a bad year for markets you live on it instead of selling.'),
    how: say`${where}${before}Insured savings and Treasury bills at a market rate. ${source}${drawnInWords(work)}${requiredYears(work)} Refill after good years, not after bad ones.`,
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 45,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}

function saving(work: FundWork): (StepDraft | undefined)[] {
  const { reader, surplus, gap } = work
  const isShort = gap.value > 0
  const stability = payRisk(reader)
  const isOwnBusiness = stability === 'self_employed' || isSpouseSoleProprietor(reader)
  return [
    shortStep(work),
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
      rank: 1,
    },
    work.sold?.starter === undefined ? starter(work) : undefined,
    soldStep(work),
    isShort && surplus.value > 0
      ? {
          id: 'automatic',
          title: isFilledBySale(work)
            ? say`If you sell nothing for the fund, set up an automatic transfer of ${surplus}`
            : say`Set up an automatic transfer of ${surplus}`,
          why: words('What leaves on payday is not missed.'),
          how: join([
            words(
              stability === 'steady'
                ? 'Ask payroll to split your pay, or set a transfer for the day after payday.'
                : 'Set it for the day after money usually comes in, and add a share of every good month by hand.',
            ),
            (work.late?.left.value ?? 0) > 0 ? words('Let it pay what is late first.') : nothing,
            work.rollovers.length === 0
              ? nothing
              : say`Send it to ${inTurn(work.rollovers)} first, until that is gone.`,
            work.promised.length === 0
              ? nothing
              : say`What clears ${inTurn(work.promised)} in time comes out of it first, until it is gone.`,
            work.lowered === undefined
              ? nothing
              : say`${work.lowered.brings} of it is there from the first pay check after you lower what goes in at work.`,
            debtsBefore(work),
            raisedLater(work),
            isFilledBySale(work)
              ? words(
                  'If the sale has filled the fund, send it on instead: “Where should my next dollar go?” says where to.',
                )
              : nothing,
          ]),
          due: within.fortnight,
          dueWhy: 'your next payday, within a fortnight',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The confirmation of the transfer.'),
        }
      : undefined,
    work.waitsForBalance ? undefined : matchStep(work),
    fromFundStep(work),
    homeStep(work),
    likelyBillsStep(work),
    beyondStep(work),
    ...(work.ending === undefined || !losesJob(reader)
      ? [promisedDebt(work), work.waitsForBalance ? undefined : costlyDebt(work)]
      : [
          work.atOnce.value > 0 ? costlyDebt(work) : undefined,
          work.debts.length > work.paidAtOnce.length ? minimumsStep(reader) : undefined,
        ]),
    isShort && isOwnBusiness ? businessTax(work) : undefined,
    isShort && !isOwnBusiness && !isFilledBySale(work) ? refund(work) : undefined,
    insurance(reader),
    access,
  ]
}

/** Where the transfer goes before it fills the fund. */
function debtsBefore({ dates, cushion, kept }: FundWork): Text {
  const gone = dates.milestones.find(({ id, months }) => id === 'debts' && months > 0)
  if (gone === undefined) return nothing
  const isStarterThere = kept.value >= cushion.starter.value
  return say`${words(isStarterThere ? 'Let it go' : 'Once the starter cushion is full, let it go')} to the debt at the highest rate until ${gone.date}, when the last of them is gone, and to the fund from then on.`
}

/** What a payment that ends on the way adds to the transfer. */
const raisedLater = ({ dates }: FundWork): Text =>
  dates.ended.length === 0
    ? nothing
    : say`Raise it by ${listed(dates.ended.map(({ debt, date }) => say`the ${debt.minimum} of the ${debt.label} once that is paid, in ${date}`))}: the dates count on it.`

/** Due in the month that the timeline names, so that the two agree. */
function starter({
  cushion,
  kept,
  dates,
  surplus,
  missing,
  rollovers,
  context,
  stage,
}: FundWork): StepDraft | undefined {
  const { starter: first } = cushion
  if (kept.value >= first.value) return undefined
  // Where nothing is put aside yet it does not wait for the day on which something is.
  const reached = surplus.value > 0 ? dates.milestones.find(({ id }) => id === 'starter') : undefined
  return {
    id: 'starter',
    title: say`Bring the account to ${first}`,
    why: words('It keeps the next repair or bill off a card.'),
    how:
      reached === undefined
        ? words(
            missing === undefined
              ? 'Move what you have, sell what you do not use, and put every spare dollar here.'
              : 'Move what you have here. What comes beside the month, such as a tax refund or what you sell, goes here too; what you find each month closes the gap first.',
          )
        : say`At ${surplus}${rollovers.length === 0 ? nothing : say`, and what ${inTurn(rollovers)} took,`} it is there in ${reached.date}. Selling what you do not use brings the day nearer.`,
    due:
      reached !== undefined
        ? addMonths(context.today, reached.months)
        : surplus.value > 0 || stage !== 'working'
          ? within.month
          : nextFilingDay(context.today),
    dueWhy:
      reached !== undefined
        ? 'the month in which it is full, by the monthly schedule'
        : surplus.value > 0 || stage !== 'working'
          ? 'a month from today'
          : 'the day by which returns are due: with nothing left each month, a refund is the nearest sum',
    dueInputs: reached === undefined ? [] : [reached.date],
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The name of the bank that holds the money.'),
  }
}

function yearly({ context, stage }: FundWork): StepDraft {
  return {
    id: 'review',
    title: words('Look at the target again'),
    why: words(
      stage === 'retired'
        ? 'Prices, health and the home change what a month costs.'
        : 'Rent, children and jobs change what a month costs.',
    ),
    how: words('Add up last month’s essentials and compare the rate that your account pays with others.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.consumerBureau,
    keep: words('Last month’s list of essentials.'),
  }
}
