/** The dated steps of a one-time investment. */

import { addMonths, addYears } from '../../calendar.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, words } from '../../say.ts'
import { benefitsStep } from '../benefits-limit.ts'
import { courtSteps } from '../court-step.ts'
import { isRollover } from '../debts.ts'
import { jobEndSteps } from '../ending-words.ts'
import { garnishmentSteps } from '../garnishment.ts'
import { hsaEnd } from '../hsa-end.ts'
import { jointSteps } from '../joint-return.ts'
import { lateHomeStep, lateSupportStep } from '../late-first.ts'
import {
  asksByIncomeOfToday,
  byIncomeOfToday,
  pauseParentPlus,
  pausesParentPlus,
} from '../loans-without-pay.ts'
import { placedIn } from '../order-of-operations.ts'
import { lostJobSteps } from '../out-of-work-steps.ts'
import { comparePlanStep } from '../plan-to-compare.ts'
import { requiredStep } from '../required-withdrawal.ts'
import { afterSaveStep } from '../save-ends.ts'
import { savingsBondsInWords } from '../savings-bonds.ts'
import { soldStep } from '../sold-words.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { accountSteps } from './account-steps.ts'
import { averagingOf } from './averaging.ts'
import { bereavementSteps } from './bereavement.ts'
import { bridgeStep } from './bridge-words.ts'
import { isChildOnBenefits, isPlacedForBenefits } from './childs-benefits.ts'
import { childsBenefitsSteps } from './childs-benefits-steps.ts'
import { costlyDebtSteps, middleDebtSteps } from './debt-steps.ts'
import { downPaymentStep } from './down-payment-words.ts'
import { drawnGapStep } from './drawn-gap.ts'
import { childrenStep } from './for-children-steps.ts'
import { gapBeforeAgeStep } from './gap-before-age.ts'
import { inheritanceTaxStep } from './inheritance-tax.ts'
import { inheritedSteps } from './inherited-steps.ts'
import { kindNextYearInShort } from './iras-next-year.ts'
import { loanPaymentStep } from './loan-payment.ts'
import { marketplaceStep } from './marketplace-cliff.ts'
import { comesBackInWords } from './money-tax-words.ts'
import { investFrom, isMourning } from './mourning.ts'
import { nearPartStep } from './near-part-step.ts'
import { onceSettled } from './once-settled.ts'
import type { Outlook } from './outlook.ts'
import { isOwnSavings } from './own-savings.ts'
import { pastDueStep } from './past-due-step.ts'
import { protectedSteps } from './protected-steps.ts'
import { raiseEnds } from './raise-until-last-day.ts'
import { refusalStep } from './refusal.ts'
import { requiredGapStep } from './required-gap.ts'
import { settlementStep } from './settlement-step.ts'
import { isInShares } from './shares.ts'
import { taxSale } from './tax-steps.ts'
import { isToCome, stepsUntilHere } from './to-come.ts'
import { untaxedRoomStep } from './untaxed-room.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'
import { yearAfter } from './year-after.ts'
import { creditYearWithSum } from './years-with-sum.ts'

export function lumpSumSteps(work: LumpSumWork, outlook: Outlook | undefined): NextStep[] {
  const urgent = [
    ...courtSteps(work),
    ...garnishmentSteps(work),
    ...lateHomeStep(work.reader),
    ...lateSupportStep(work.reader),
  ]
  if (isToCome(work) && work.inherited === undefined)
    return datedSteps(work.sheet, work.context.today, [...urgent, ...stepsUntilHere(work)])
  const isInherited = work.inherited !== undefined
  return datedSteps(work.sheet, work.context.today, [
    ...benefitsStep(
      work.sheet,
      work.reader,
      'Money that reaches an account can end the benefits for the next month. What is set up before it comes protects them.',
      isPlacedForBenefits(work),
    ),
    ...(isInherited
      ? inheritedSteps(work)
      : work.isProtected
        ? protectedSteps(work)
        : isChildOnBenefits(work.reader)
          ? childsBenefitsSteps(work)
          : [park(work)]),
    ...jointSteps(work),
    settlementStep(work),
    ...urgent,
    requiredStep(work, work.required, words(' It may cover what this money was meant for.')),
    untaxedRoomStep(work, outlook),
    inheritanceTaxStep(work),
    refusalStep(work),
    marketplaceStep(work, outlook),
    loanPaymentStep(work, yearAfter(work, outlook).income),
    pastDueStep(work),
    afterSaveStep(work, work.loanAhead),
    ...(work.compared === undefined ? [] : [comparePlanStep(work.compared)]),
    ...(work.out === undefined
      ? jobEndSteps(work)
      : lostJobSteps({
          ...work,
          leastBeforeTax: work.irasForCredit?.least,
          nextYear: creditYearWithSum(work, outlook),
        })),
    ...(work.loanAhead === undefined && asksByIncomeOfToday(work.reader) ? [hardship(work)] : []),
    ...(pausesParentPlus(work.reader) ? [pauseParentPlus] : []),
    ...bereavementSteps(work),
    soldStep(work.sold),
    ...costlyDebtSteps(work),
    ...middleDebtSteps(work),
    cushion(work),
    bridgeStep(work),
    requiredGapStep(work, outlook) ?? drawnGapStep(work, outlook) ?? gapBeforeAgeStep(work),
    nearPartStep(work),
    ...childrenStep(work),
    ...accountSteps(work),
    investing(work),
    taxSale(work),
    downPaymentStep(work, outlook),
    homePapers(work),
    yearly(work),
  ])
}

/** After a death or a lost job it is one errand with parking the money: more has to be asked for, and a plan has few steps. */
const isApartInPark = (work: LumpSumWork): boolean =>
  (isMourning(work) || work.unsettled !== undefined) &&
  work.inherited === undefined &&
  !work.isProtected &&
  !work.isNow &&
  !isInShares(work.reader)

function park(work: LumpSumWork): StepDraft {
  const { amount, isNow, reader, placements, costlyDebts } = work
  const isVested = reader.told('moneySource') === 'vested_shares'
  if (isInShares(reader))
    return {
      id: 'park',
      moves: 'investments',
      due: within.days,
      dueWhy: 'a few days from today, before the price moves far',
      title: isVested
        ? say`Sell the vested shares, and park the ${amount}`
        : say`Decide about the shares, and park what they bring`,
      why: isVested
        ? words('Your pay hangs on that company already. Tax on their value is due whether you sell or not.')
        : words('A sum in one company is not spread, and cash can wait in safety.'),
      how: words(
        'In the account where they were delivered; look first whether a trading window is open. Put what they bring into insured savings or Treasury bills while you decide.',
      ),
      minutes: 45,
      link: links.investor,
      keep: words(
        isVested
          ? 'The trade confirmation, and the value on the day they vested: it is your basis.'
          : 'The trade confirmation, and what shows your basis; of what was inherited, the value on the day of the death.',
      ),
    }
  const step = {
    id: 'park',
    moves: 'cash' as const,
    about: words('this money'),
    due: within.days,
    dueWhy: 'a few days from today',
    keep: words('The statement that shows where the money came from.'),
  }
  if (isNow)
    return {
      ...step,
      title: say`Keep the ${amount} where you can reach it`,
      why: words('It is insured, and it is there on the day on which you pay.'),
      how: words('An insured savings account. Ask how long a large payment takes before you promise a day.'),
      minutes: 20,
      link: links.depositInsurance,
    }
  const isLate = placements.some(({ id }) => id === 'past-due')
  const apart = isApartInPark(work) ? apartOf(work) : undefined
  const beside = toLiveOn(work)
  const rushed = isLate ? ' but the late bills' : costlyDebts.some(isRollover) ? ' but the payday loan' : ''
  return {
    ...step,
    ...(isOwnSavings(work) ? { keep: words('The statement of the account in which it lies now.') } : {}),
    title: say`Park the ${amount} while you decide`,
    why: say`It earns interest from the first day, and nothing${words(rushed)} has to be rushed.`,
    how: join([
      words(
        isOwnSavings(work)
          ? 'An insured savings account at a market rate, or Treasury bills. If it is there already, leave it.'
          : 'An insured savings account or Treasury bills. Tell few people, sign nothing for a month.',
      ),
      apart === undefined
        ? nothing
        : say`Keep ${apart} of it and of your cash as the emergency fund, in an account of its own${beside === undefined ? nothing : say`, and ${beside} to live on`}.`,
    ]),
    minutes: 45,
    link: links.treasuryDirect,
  }
}

/** What lies beside the emergency fund for a month that pay does not cover; without pay the fund itself is lived on. */
const toLiveOn = ({ placements, payGap }: LumpSumWork): Figure | undefined =>
  payGap === undefined || (payGap.isWithoutPay && !payGap.isForHealth)
    ? undefined
    : placements.find(({ id }) => id === 'pay-gap')?.amount

/** The emergency fund as this plan leaves it; undefined where it adds nothing. */
function apartOf(work: LumpSumWork): Figure | undefined {
  const { sheet, reader, placements, cushion: ofFund } = work
  const { cash, target } = ofFund
  // What is set apart of a child on SSI has a step of its own.
  if (placedIn(placements, 'starter', 'cushion') === 0 || isChildOnBenefits(reader)) return undefined
  const beside = toLiveOn(work)
  const parts = placements
    .filter(({ step }) => step === 'starter' || step === 'cushion')
    .map(({ amount }) => amount)
    .filter((amount) => amount !== beside)
  const held = beside === undefined ? cash.value : Math.min(cash.value, target.value)
  return sheet.computed(
    'cushion.after',
    'Set apart for emergencies',
    'usd',
    `cash you have${beside === undefined ? '' : ', no more than the fund,'} + what this plan adds${beside === undefined ? '' : ' to it'}`,
    [cash, ...(beside === undefined ? [] : [target]), ...parts],
    Math.round(held) + sumOf(parts),
  )
}

function cushion(work: LumpSumWork): StepDraft | undefined {
  const apart = apartOf(work)
  if (apart === undefined || isApartInPark(work)) return undefined
  const beside = toLiveOn(work)
  return {
    id: 'cushion',
    moves: 'cash',
    about: words('the fund'),
    title: words('Move the emergency fund to its own account'),
    why:
      beside === undefined
        ? say`With ${apart} set apart, a bad month does not touch anything else.`
        : say`Keep ${apart} apart as the fund, and the ${beside} to live on: a bad month then touches nothing else.`,
    how: words('A named savings account at an insured bank or credit union, apart from spending money.'),
    ...whenThere(work, within.week, 'a week from today'),
    minutes: 30,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}

function investing(work: LumpSumWork): StepDraft | undefined {
  const { placements, reach, isNow, neededBy, livedOnFrom, reader, isSpread } = work
  const amount = placements.find(({ step }) => step === 'rest')
  // What is needed now is parked already.
  if (amount === undefined || isNow || work.isProtected || isChildOnBenefits(reader)) return undefined
  if (reach === 'short')
    return {
      id: 'bills',
      moves: 'investments',
      title: say`Put ${amount.amount} into bills that end before you need it`,
      why: words('The value is known on the day you need it.'),
      how: say`Treasury bills or insured certificates whose last day is before ${neededBy}; savings for what may be needed earlier. ${savingsBondsInWords(work.sheet)}${comesBackInWords(work)}`,
      ...whenThere(work, within.fortnight, 'a fortnight from today'),
      minutes: 45,
      link: links.treasuryDirect,
      keep: words('The confirmation of each purchase, with its last day.'),
    }
  const costs = reader.rule('fund-cost.most', 'Most that a fund may cost a year', 'rate', rules.fundCostMost)
  const how =
    reach === 'middle'
      ? say`A world stock index fund, a bond index fund and Treasury bills in the shares of the plan. Look for funds that cost less than ${costs} a year, and move a part to safety each year.`
      : say`A world stock index fund and a bond index fund in the shares of the plan. Look for funds that cost less than ${costs} a year, then leave them alone${livedOnFrom === undefined ? nothing : say` until ${livedOnFrom}`}.`
  if (work.unsettled !== undefined) return onceSettled(work, work.unsettled, amount.amount, how)
  const slices = isSpread ? averagingOf(work) : undefined
  return {
    id: 'invest',
    moves: 'investments',
    title:
      slices === undefined
        ? sentenceStart(
            join([
              isMourning(work) ? say`not before ${investFrom(work)}:` : nothing,
              reach === 'middle'
                ? say`put ${amount.amount} into the blend`
                : say`invest ${amount.amount} in broad index funds`,
            ]),
          )
        : say`Invest ${slices.slice} a month for ${slices.slices}`,
    why:
      slices === undefined
        ? words('The whole market at a low cost beats most who try to do better.')
        : words('Fixed days take the decision out of a bad week. What waits stays in Treasury bills.'),
    how:
      slices === undefined
        ? say`${how}${comesBackInWords(work)}`
        : say`On ${listed(slices.days.map((day) => say`${day}`))}, whatever the news says. ${how}`,
    // Nobody in mourning has to decide about it soon.
    ...(isMourning(work)
      ? {
          due: investFrom(work).value,
          dueWhy: 'not before the months in which nothing large is decided have passed',
        }
      : whenThere(work, within.month, 'a month from today, after the things before it')),
    minutes: 60,
    link: links.investor,
    keep: words('The basis: what you paid and when.'),
  }
}

/** Whose cash reaches to the day on which pay comes again may ask, and need not. */
const hardship = ({ reader, returns }: LumpSumWork): StepDraft =>
  returns === undefined ? byIncomeOfToday(reader) : { ...byIncomeOfToday(reader), rank: 1 }

/** A lender asks where a down payment comes from. */
function homePapers({ reader, reach }: LumpSumWork): StepDraft | undefined {
  if (reach !== 'short' || reader.value('goal') !== 'home') return undefined
  return {
    id: 'home-papers',
    title: words('Read your credit reports and keep the statements'),
    why: words(
      'A lender asks where the down payment comes from, and an error in a report costs a better rate.',
    ),
    how: words(
      'Get the free reports, dispute what is wrong, and do not move the money around in the last months.',
    ),
    due: within.sixtyDays,
    dueWhy: 'early, because a dispute takes weeks',
    minutes: 45,
    link: links.creditReports,
    keep: words('The statements of the account that holds the down payment.'),
    rank: 1,
  }
}

function yearly(work: LumpSumWork): StepDraft {
  const { context, reader, reach, placements, mix, invested, cushion } = work
  const step = {
    id: 'review',
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    keep: words('The last statement of each account.'),
    rank: 1,
  }
  if (reach === 'short')
    return {
      ...step,
      ...(work.isNow ? { due: addMonths(context.today, 1), dueWhy: 'a month from today' } : {}),
      title: words('Check the date and the amount'),
      why: words('A date that moves changes where the money belongs.'),
      how: words('If the day moves further away, plan again.'),
      link: links.investor,
    }
  if (invested.value <= 0 || mix.stocks === 0)
    return {
      ...step,
      title: words('Look at the plan again'),
      why: say`Once ${cushion.target} is set apart, what you save can start to grow.`,
      how: words('Add up what a month costs, see how full the fund is, and plan the next sum.'),
      link: links.consumerBureau,
    }
  const rooms = [
    ...(placements.some(({ id }) => id === 'hsa') && hsaEnd(work, 'age') === undefined ? ['HSA'] : []),
    ...(placedIn(placements, 'ira') > 0 ? ['IRA'] : []),
  ]
  const nextYear =
    rooms.length > 0
      ? say` Put in the new year’s ${words(rooms.join(' and '))} contribution as well${kindNextYearInShort(work)}.`
      : nothing
  // The cash that is kept to live on lasts a year, and the room at work comes back each year.
  const goesOn =
    placements.some(
      ({ step, payroll }) =>
        step === 'deferral' && (payroll?.plan.id !== 'own' || raiseEnds(work) === undefined),
    ) &&
    placedIn(placements, 'rest') > 0 &&
    work.bridge === undefined
      ? words(
          ' While pay goes on, keep the higher share at work and live on as much of what lies outside: year by year that moves it to where its growth is not taxed each year.',
        )
      : nothing
  return {
    ...step,
    title: words('Rebalance and look again'),
    why: words('A good year leaves more in stocks than you chose.'),
    how: say`Bring the shares back when one has drifted by ${reader.rule('drift', 'Drift that calls for rebalancing', 'share', rules.driftMost)} of the whole or more.${nextYear}${goesOn}`,
    link: links.investor,
  }
}
