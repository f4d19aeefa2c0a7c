/** What Medicaid counts of this month, of whoever is out of work, against the income up to which it takes adults. */

import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { adultMedicaidLimit, adultMedicaidShare, opensMedicaidByIncome } from '../tax/medicaid-by-income.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { Dollars } from '../units.ts'
import { besideLostPay } from './beside-lost-pay.ts'
import { isUnmarriedCouple, medicaidHousehold } from './credit-household.ts'
import type { NextYear } from './income-next-year.ts'
import { lastDayAhead } from './last-pay.ts'
import { type OutOfWork, whoseJobEnded } from './out-of-work.ts'
import { isPartnerPaid } from './pay-that-goes-on.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface CoverAsked extends Drafting {
  /** This year's return as the plan that asks counts it; without interest and dividends where it has none. */
  readonly taxes?: TaxPicture | undefined
  /** The least that the plan that asks puts in before tax for the Marketplace credit of this year. */
  readonly leastBeforeTax?: Figure | undefined
  /** The next year with what the plan that asks takes out of accounts then; without it as if nothing came out. */
  readonly nextYear?: NextYear | undefined
}

export interface MedicaidIncome {
  readonly limit: Figure
  /** What was named of the month, and its sum. */
  readonly parts: readonly Figure[]
  readonly monthly: Dollars
  readonly isUnder: boolean
  /** The one out of work is an unmarried partner, on a return of their own. */
  readonly isOfPartner: boolean
  /** The month is one after a last day that lies ahead, with which or after which the cover ends. */
  readonly isAhead: boolean
}

/** The pays that go on and count beside one that is gone, or all where none is: that of a partner is not on the same return. */
function paysThatGoOn(reader: FactReader, who: OutOfWork | undefined): (Figure | undefined)[] {
  const isAlone = isUnmarriedCouple(reader)
  return [
    who === 'own' || (who === 'partner' && isAlone) ? undefined : reader.some('income'),
    who === 'partner' || isAlone || !isPartnerPaid(reader) ? undefined : reader.some('spouseIncome'),
  ]
}

/** All of Social Security counts, and what of the rest is taxed: 42 CFR 435.603(e), 26 USC 36B(d)(2)(B)(iii). */
function paidForLife(reader: FactReader): Figure[] {
  const isUntaxed = reader.told('disabilityTaxFree') === true
  return besideLostPay(reader).filter(
    ({ id }) =>
      lifelongTaxed.includes(id) ||
      (!isUntaxed && ['disabilityMonthly', 'spouseDisabilityMonthly'].includes(id)),
  )
}

const lifelongTaxed: readonly string[] = [
  'ssMonthly',
  'pensionMonthly',
  'spouseSsMonthly',
  'spousePensionMonthly',
]

/** Undefined where not all adults may have it, or from the age of Medicare on. */
export function medicaidIncome(asked: CoverAsked): MedicaidIncome | undefined {
  const { sheet, reader, context } = asked
  const state = reader.told('state')
  const isOld = (reader.some('age')?.value ?? 0) >= medicareEligibilityAge.value
  if (state === undefined || !opensMedicaidByIncome(state) || isOld) return undefined
  const year = yearOf(context.today)
  const who = whoseJobEnded(reader, context)
  const isOfPartner = who === 'partner' && isUnmarriedCouple(reader)
  const limit = sheet.law(
    'medicaid.monthly',
    'Income of a month up to which Medicaid takes adults',
    'usd-per-month',
    {
      ...adultMedicaidShare(state),
      value: Math.floor(
        adultMedicaidLimit({ ...medicaidHousehold(asked, who), state, year }) / monthsPerYear,
      ),
    },
  )
  const month = countedMonth(asked)
  const isAhead = leavesBeforeCoverEnds(reader) !== undefined
  return { limit, ...month, isUnder: month.monthly <= limit.value, isOfPartner, isAhead }
}

/** Whose pay has ended by the first month in which other cover is needed, where its last day and that of the cover lie ahead. */
function leavesBeforeCoverEnds(reader: FactReader): OutOfWork | undefined {
  const ends = reader.told('coverEnds')
  if (ends === undefined) return undefined
  return (['own', 'partner'] as const).find((who) => {
    const day = lastDayAhead(reader, reader.today, who)
    return day !== undefined && day <= ends
  })
}

/** What was named of the month that Medicaid counts, and its sum: no month has both a pay and what follows it. */
export function countedMonth({ reader, context }: CoverAsked): Pick<MedicaidIncome, 'parts' | 'monthly'> {
  const who = whoseJobEnded(reader, context) ?? leavesBeforeCoverEnds(reader)
  const isOfPartner = who === 'partner' && isUnmarriedCouple(reader)
  const parts = [
    reader.some('unemploymentMonthly'),
    reader.some('planDrawMonthly'),
    ...paysThatGoOn(reader, who),
    ...(isOfPartner ? [] : paidForLife(reader)),
  ].filter((part) => part !== undefined)
  const monthly = parts.reduce(
    (sum, { unit, value }) => sum + (unit === 'usd-per-year' ? value / monthsPerYear : value),
    0,
  )
  return { parts, monthly }
}

/** That sum as a figure. */
export const countedFigure = (
  { sheet, reader }: CoverAsked,
  { parts, monthly }: Pick<MedicaidIncome, 'parts' | 'monthly'>,
): Figure =>
  sheet.computed(
    'medicaid.counted',
    leavesBeforeCoverEnds(reader) === undefined
      ? 'Income of this month that was named'
      : 'Income of a month after the last day that was named',
    'usd-per-month',
    'unemployment benefits + what is taken out of a plan + the pay, pension and Social Security that go on, as far as they were named',
    parts,
    Math.round(monthly),
  )

/** What was named is under it, benefits included: cover that costs nothing as a rule is open. Months of severance are not in it. */
export const isMedicaidOpen = (asked: CoverAsked): boolean =>
  asked.reader.told('unemploymentMonthly') !== undefined && medicaidIncome(asked)?.isUnder === true
