/** What a household that draws on its savings looks at: what begins or ends on the way, the health cover, and what has to come out. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { beginsOnTheWay, shareDrawn } from '../drawn-words.ts'
import {
  creditMarginFigure,
  limitOfWithdrawals,
  marketplaceLimitFigure,
  safeBelow,
  yearOfWithdrawals,
} from '../marketplace.ts'
import { creditFloor, keepAboveFloor } from '../marketplace-floor.ts'
import { partnerName } from '../pay-that-goes-on.ts'
import { firstRequired, requiredOf } from '../required-withdrawal.ts'
import { ofSpouse } from '../sole-earner.ts'
import { incomeWith, sourceOf } from '../tax-picture.ts'
import { unearnedBesidePay } from '../unearned-income.ts'
import type { Drawn } from './drawn.ts'
import type { DollarWork } from './work.ts'

/** What is drawn falls when a pay for life begins, and rises when a second pay ends. */
const changesAhead = ({ reader, besidePay }: DollarWork): Text[] => [
  ...(besidePay === undefined
    ? []
    : [
        say`${words(ofSpouse(reader, 'Your'))} pay is counted until ${words(partnerName(reader.value('maritalStatus')))} is ${besidePay.second.until}: ask again when it ends.`,
      ]),
  ...beginsOnTheWay(reader),
]

/** The years before withdrawals are required; near them a check of its own names the sum. */
function requiredAhead(work: DollarWork): Text {
  const { sheet, reader, context } = work
  if (requiredOf(work, work.taxes.age) !== undefined || reader.told('retirementSavings') === 0) return nothing
  const { start, year } = firstRequired(sheet, yearOf(context.today) - Math.floor(reader.number('age').value))
  return say`From age ${start} on, in ${year}, a part of pre-tax accounts has to come out each year; what you draw then counts toward it.`
}

/** IRC §72(t)(2)(A)(i) and (v). */
function penaltyAhead({ sheet, reader, context }: DollarWork): Text {
  const { earlyWithdrawal } = context.limits
  const { untilAge, separationFromServiceAge } = known(earlyWithdrawal)
  if (reader.number('age').value >= untilAge) return nothing
  const source = sourceOf(earlyWithdrawal)
  const ends = sheet.law('penalty.ends', 'Age at which the early-withdrawal penalty ends', 'age', {
    value: untilAge,
    source,
  })
  const left = sheet.law(
    'separation.age',
    'Age of leaving from which the old plan pays without a penalty',
    'age',
    {
      value: separationFromServiceAge,
      source,
    },
  )
  return say`Before age ${ends} most of what comes out of retirement accounts has a penalty beside the tax. Without it pay cash, a taxable account, what you put into a Roth IRA, and the plan of a job that you left in the year of turning ${left} or later: roll that one nowhere.`
}

/** Where the limit that is named is one of next year, and pay that ended fills the most of this one. */
function leftThisYear(work: DollarWork): Text {
  const { sheet, reader, context, taxes } = work
  const isNamed = yearOfWithdrawals(context.today) === yearOf(context.today)
  const isPayIn = taxes.agi.value > taxes.later.agi.value
  if (reader.told('marketplaceCoverage') !== true || isNamed || !isPayIn) return nothing
  const limit = marketplaceLimitFigure(work)
  const unearned = unearnedBesidePay(work)?.figure
  const income = taxes.agi.value + taxes.untaxedBenefits + (unearned?.value ?? 0)
  const left = safeBelow(limit.value) - income
  if (left <= 0) return nothing
  const room = sheet.computed(
    'marketplace.left-to-draw',
    'Left of this year’s limit for what comes out of pre-tax accounts',
    'usd',
    'the limit of the credit this year − what is kept free below it − income of this year, untaxed Social Security, interest and dividends included',
    [limit, creditMarginFigure(reader), taxes.agi, ...(unearned === undefined ? [] : [unearned])],
    Math.floor(left),
  )
  return say` This year’s pay counts for this year’s limit, ${limit}: before January only about ${room} more can come out of pre-tax accounts and leave you below it.`
}

/** The credit has a lower limit too, and a year that is lived from cash alone stays below it. */
function aboveTheFloor(work: DollarWork): Text {
  const { context, taxes } = work
  const isThisYear = yearOfWithdrawals(context.today) === yearOf(context.today)
  const floor = creditFloor(work, isThisYear ? 'this' : 'ahead')
  const { agi, untaxedBenefits } = incomeWith(isThisYear ? taxes : taxes.later, context, 0)
  return floor === undefined || agi + untaxedBenefits >= floor.income
    ? nothing
    : say` ${keepAboveFloor(work, floor)}`
}

const isBeforeMedicare = (reader: FactReader): boolean =>
  reader.told('onMedicare') !== true &&
  (['age', 'spouseAge'] as const).some(
    (key) => (reader.some(key)?.value ?? medicareEligibilityAge.value) < medicareEligibilityAge.value,
  )

export function drawnChecks(work: DollarWork, drawn: Drawn): Check[] {
  const { reader, besidePay } = work
  const cover = besidePay === undefined ? 'the' : `${ofSpouse(reader)} work or the`
  return [
    check(
      'draw',
      drawn.isShort ? 'act' : 'warn',
      'What you draw each year',
      join([shareDrawn(drawn), penaltyAhead(work), ...changesAhead(work), requiredAhead(work)]),
    ),
    ...(isBeforeMedicare(reader)
      ? [
          check(
            'cover-before-medicare',
            'act',
            'Health cover until Medicare',
            say`Whoever is too young for Medicare needs cover from ${words(cover)} Marketplace. The credit there ends at an income of ${limitOfWithdrawals(work).inWords}, and what comes out of pre-tax accounts counts: draw cash and Roth money first in a year that comes near it.${aboveTheFloor(work)}${leftThisYear(work)}`,
          ),
        ]
      : []),
  ]
}
