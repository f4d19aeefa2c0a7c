/** Where this money leaves a household at the income at which the Marketplace credit of a whole year ends. */

import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Years } from '../../units.ts'
import { check } from '../check.ts'
import { limitOnceFewer, marketplaceLimitFigure, onceFewerInWords, safeBelow } from '../marketplace.ts'
import { belowFloorCheck, floorInWords } from '../marketplace-floor.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { premiumsComeOff } from '../self-employed-cover.ts'
import { type StepDraft, within } from '../steps.ts'
import { type CreditByFilingDay, creditByFilingDay } from './credit-by-filing-day.ts'
import { creditWorth, notWorthItInWords } from './credit-worth.ts'
import { deductedBy, deductedSum, keepsCredit } from './deducted.ts'
import { taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { forCreditOf } from './own-plan-steps.ts'
import type { LumpSumWork } from './work.ts'
import { creditIncomeNext, isGainOpen, type YearAfter, yearAfter } from './year-after.ts'

/** Whoever of a couple has no job, or lost it, and is too young for Medicare may take cover there. */
function mayNeedMarketplace({ reader, taxes }: LumpSumWork): boolean {
  const isYoung = (age: Years) => age < medicareEligibilityAge.value
  const own =
    reader.value('employment') !== 'employed' && isYoung(taxes.age.value) && !reader.value('onMedicare')
  return own || (whoIsOutOfWork(reader) === 'partner' && isYoung(reader.number('spouseAge').value))
}

/** The Marketplace credit ends at a limit: one dollar more, and the whole year's credit is repaid. */
export function marketplaceCheck(
  work: LumpSumWork,
  { income, untaxedBenefits }: YearAfter,
  outlook: Outlook | undefined,
): Check | undefined {
  const { sheet, reader, taxes } = work
  const coverage = reader.told('marketplaceCoverage')
  const mayHave = coverage === undefined && !work.isProtected && mayNeedMarketplace(work)
  if (coverage !== true && !mayHave) return undefined
  const limit = marketplaceLimitFigure(work)
  const counted = income.value + untaxedBenefits
  const below = belowFloorCheck(work, counted)
  if (below !== undefined) return below
  const left = limit.value - counted
  const next = nextYear(work, outlook)
  const isNextTighter = next !== undefined && next.left < left
  const room = sheet.computed(
    'marketplace.room',
    'Room below the limit',
    'usd',
    isNextTighter
      ? 'limit of next year − income of next year with what the plan adds, untaxed Social Security included'
      : 'limit − income with what the plan adds, untaxed Social Security included',
    isNextTighter ? [next.limit, taxes.later.agi] : [limit, income],
    Math.abs(isNextTighter ? next.left : left),
  )
  const unknownGain = isGainOpen(work)
    ? words(' The taxed gain of this sale is not counted yet and takes up room too.')
    : nothing
  const who = coverage === true ? nothing : words('If you have Marketplace cover: ')
  const before = deductedSum(deductedBy(work))
  if (coverage === true && counted <= limit.value && before > 0 && counted + before > safeBelow(limit.value))
    return check(
      'marketplace',
      'act',
      'Money before tax keeps the Marketplace credit',
      say`Above ${limit} of income there is no credit for the year, and without what this plan puts in before tax you would be over it${words(counted + before > limit.value ? '' : ', or too near it for income that is known only once the year is over')}. ${howBeforeTax(work)} that keeps the credit. As the plan stands about ${room} of room is left.${unknownGain}${creditWorth(work)}`,
    )
  const kept = keptWithCash(work, outlook)
  if (coverage === true && kept !== undefined)
    return check(
      'marketplace',
      'act',
      'Money before tax keeps the Marketplace credit',
      say`Above ${limit} of income there is no credit for the year, and all that was paid in advance is owed back. ${leastInWords(work)}Put ${kept.least} into traditional IRAs by ${kept.until}, in the name of each no more than the limit, and deduct it; ${kept.fromCash} of that comes from your cash beyond the emergency fund. That keeps the credit of the year.${creditWorth(work)}`,
    )
  const later = creditByFilingDay(work, outlook)
  if (later?.months !== undefined)
    return check(
      'marketplace',
      'act',
      'Money before tax keeps the Marketplace credit',
      join([
        say`Above ${limit} of income there is no credit for the year, and all that was paid in advance is owed back. What this plan puts in before tax leaves you about ${room} over it. Put ${later.missing} more into a traditional IRA by ${later.until} and deduct it, out of the ${later.months} that the months leave until then: that brings income safely below the limit, and keeps the credit of the year.${unknownGain}${creditWorth(work)}`,
        premiumsComeOff(reader),
      ]),
    )
  const fewer = onceFewerInWords(work)
  const forgone = coverage === true ? work.creditForgone : undefined
  if (left >= 0 && next !== undefined && next.left < 0)
    return check(
      'marketplace',
      coverage === true ? 'act' : 'warn',
      'Next year you would be over the limit of the Marketplace credit',
      sentenceStart(
        say`${who}above ${limit} of income the credit for the whole year is gone and what was paid in advance is owed back.${fewer} With this plan next year is about ${room} over it. Tell the Marketplace what you expect, so that less is paid in advance; a deductible IRA or an HSA can bring income down.${unknownGain}`,
      ),
    )
  return counted <= limit.value
    ? check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        sentenceStart(
          say`${who}above ${limit} of income the credit for the whole year is gone and what was paid in advance is owed back.${fewer} With this plan about ${room} of room is left${words(isNextTighter ? ' next year, before a survivor’s benefit that you claim' : '')}, so sell with gains in small steps.${floorInWords(work)}${unknownGain}`,
        ),
      )
    : check(
        'marketplace',
        coverage === true ? 'act' : 'warn',
        'Over the limit of the Marketplace credit',
        sentenceStart(
          join([
            say`${who}above ${limit} of income there is no credit for the year, and all that was paid in advance to the insurer is owed back with the return. This plan is about ${room} over it. A deductible IRA, a 401(k) or an HSA can bring income down${before === 0 ? nothing : words(' further; what this plan puts in before tax is counted already')}.`,
            premiumsComeOff(reader),
            forgone === undefined ? nothing : notWorthItInWords(work, forgone),
            stillInReach(later),
          ]),
        ),
      )
}

/** Where nobody told what a month leaves, or it is too little, a part of the fund can go first. */
const stillInReach = (later: CreditByFilingDay | undefined): Text =>
  later === undefined
    ? nothing
    : say`${later.missing} more in a traditional IRA by ${later.until}, deducted, would keep the credit: out of what the months leave until then, or out of the emergency fund, which later months fill up again.`

/** Where fewer are on the return of next year: its limit, and what the plan leaves below it, less than nothing where it is over. */
function nextYear(work: LumpSumWork, outlook: Outlook | undefined) {
  const limit = limitOnceFewer(work)
  return limit && { limit, left: limit.value - creditIncomeNext(work, outlook) }
}

/** Deducted IRAs that keep the credit, a part of them out of cash that is there; undefined where this money alone decides. */
function keptWithCash(work: LumpSumWork, outlook: Outlook | undefined) {
  const { sheet, context, irasForCredit } = work
  const { fromCash, least } = irasForCredit ?? {}
  if (fromCash === undefined || least === undefined || !keepsCredit(work)) return undefined
  const { income, untaxedBenefits } = yearAfter(work, outlook)
  if (income.value + untaxedBenefits - fromCash.value > marketplaceLimitFigure(work).value) return undefined
  const until = sheet.date(
    'marketplace.iras-until',
    'Last day for an IRA of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  return { least, fromCash, until }
}

const leastInWords = ({ inherited }: LumpSumWork): Text =>
  inherited?.after === undefined
    ? nothing
    : say`Take no more than the required ${inherited.withdrawal} out of the inherited IRA this year. `

/** Which dollars keep the credit, and how they have to go in. */
function howBeforeTax({ ownPlans, irasForCredit }: LumpSumWork): Text {
  const least = forCreditOf(ownPlans)
  if (least === undefined && irasForCredit === undefined)
    return words('Put it in before tax, and in time for this year:')
  const plan =
    least === undefined
      ? []
      : [say`at least ${least} into the solo 401(k) before tax, the employer’s part first`]
  const iras =
    irasForCredit === undefined
      ? []
      : [say`at least ${irasForCredit.least} into the traditional IRA, and deduct it`]
  return say`Put ${listed([...plan, ...iras])}:`
}

const overIsOwed = words(
  'Without it income is over the limit, and all that the Marketplace paid to the insurer for the year is owed back.',
)

/** What was paid ahead is owed back in full from 2026 on: P.L. 119-21 §71305. Nobody told how much it is. */
export function marketplaceStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const { reader } = work
  if (reader.told('marketplaceCoverage') !== true) return undefined
  const { income, untaxedBenefits } = yearAfter(work, outlook)
  if (income.value + untaxedBenefits <= marketplaceLimitFigure(work).value) return undefined
  const kept = keptWithCash(work, outlook)
  if (kept !== undefined)
    return {
      id: 'marketplace',
      title: say`Put ${kept.fromCash} of your cash into traditional IRAs too`,
      why: overIsOwed,
      how: say`${leastInWords(work)}With what this plan puts in, that makes ${kept.least}. Name this year as the year of the contribution, take the deduction on the return, and keep to the limit of each of you. Add up the income of the year first: what comes in beyond it has to go in as well.`,
      due: kept.until.value,
      dueWhy: 'the filing day of this year’s return',
      dueInputs: [kept.until],
      minutes: 45,
      link: links.healthCoverage,
      keep: words('The confirmation of each contribution, and Form 1095-A.'),
    }
  const later = creditByFilingDay(work, outlook)
  if (later?.months !== undefined)
    return {
      id: 'marketplace',
      title: say`Put ${later.missing} of what your months leave into a traditional IRA`,
      why: overIsOwed,
      how: say`The months leave ${later.months} until ${later.until}. Name this year as the year of the contribution, even when it goes in after New Year, and take the deduction on the return. Add up the income of the year first: what comes in beyond it has to go in as well.`,
      due: later.until.value,
      dueWhy: 'the filing day of this year’s return',
      dueInputs: [later.until],
      minutes: 45,
      link: links.healthCoverage,
      keep: words('The confirmation of each contribution, and Form 1095-A.'),
    }
  const day = nextReturnDue(work)
  const part = taxedPart(work)
  const goesOn = income.value + untaxedBenefits - (part?.value ?? 0)
  // A gain, a bonus or a prize is income of one year.
  const ahead =
    part === undefined || goesOn > marketplaceLimitFigure(work).value
      ? nothing
      : words(
          ' Only this year is over the limit: apply for next year with the income of that year while enrollment is open, and the credit is there again.',
        )
  return {
    id: 'marketplace',
    title: words('Tell the Marketplace of this year’s income, and keep its payments back'),
    why: say`Over the limit all that it paid to the insurer for you this year is owed by ${day}, and no cap limits that.`,
    how: say`Your account there shows the sum, and Form 1095-A in January, in column C. Keep as much of this money in Treasury bills until ${day}, before you invest it. The new income ends the payments of the months ahead; those months cost the whole premium.${ahead}`,
    due: within.week,
    dueWhy: 'a week from today, before the next month is paid ahead',
    minutes: 45,
    link: links.marketplaceChanges,
    keep: words('The notice of the Marketplace, and Form 1095-A.'),
  }
}
