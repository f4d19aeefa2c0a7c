/** What Medicaid and the Marketplace go by once a pay is gone: this month's income, the year's, and the yearly enrollment. */
import { addDays, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { openEnrollmentOf } from '../tax/deadlines.ts'
import { medicaidActivityLaw, opensMedicaidByIncome } from '../tax/medicaid-by-income.ts'
import type { CalendarDate } from '../units.ts'
import { beforeTaxForCredit, overLimitNow, owedBack, unlessBeforeTax } from './below-credit-limit.ts'
import { type BenefitSchedule, benefitSchedule, monthsUntil } from './benefit-schedule.ts'
import { comesNextYear, ownComingPay } from './coming-pay.ts'
import { isUnmarriedCouple } from './credit-household.ts'
import { coverEnd } from './health-cover-end.ts'
import { creditIncomeAhead, nextYearOf } from './income-next-year.ts'
import { marketplaceLimitFigure } from './marketplace.ts'
import { belowFloorInWords, floorOfCover } from './marketplace-floor.ts'
import { type CoverAsked, countedFigure, medicaidIncome } from './medicaid-income.ts'
import { whoseJobEnded } from './out-of-work.ts'
import { isPartnerPaid } from './pay-that-goes-on.ts'
import { pregnancyCover } from './pregnancy-cover.ts'
import { returningInWords, returningPay } from './returning-pay.ts'
import { getsSeverance } from './severance-pay.ts'
import { areChildrenElsewhere } from './support-received.ts'
import { isWidowed } from './surviving-spouse.ts'
import { type TaxPicture, taxPicture } from './tax-picture.ts'
import { withToldDraw } from './told-draw-next-year.ts'

/** Once a year everybody may choose, whatever happened to their cover. */
export function openEnrollment({ sheet, context }: CoverAsked): Text {
  const { start, end } = openEnrollmentOf(context.today)
  if (context.today < start || context.today > end) return nothing
  const last = sheet.date(
    'enrollment.ends',
    'Last day of open enrollment in most states',
    'the day on which the yearly enrollment of HealthCare.gov ends, from general knowledge; a state’s own marketplace may end it on another day',
    [],
    end,
  )
  return say`Open enrollment for next year runs as well: in most states until ${last}; a state’s own marketplace may have another day.`
}

export const hasChildren = (reader: FactReader): boolean =>
  !areChildrenElsewhere(reader) &&
  ((reader.told('dependents') ?? []).length > 0 || reader.some('numDependents') !== undefined)

/** Who lives with an unmarried partner may well think that both pays count. */
function notCounted(reader: FactReader, isOfPartner: boolean): string {
  if (!isUnmarriedCouple(reader)) return ''
  if (isOfPartner) return ' You are not married, so for your partner your own pay does not count.'
  return isPartnerPaid(reader) ? ' You are not married, so your partner’s pay does not count.' : ''
}

/** Of a joint return with a late spouse only those who are there now count. */
function whoCounts(reader: FactReader, isOfPartner: boolean): string {
  if (isOfPartner) return 'one who files alone'
  return isWidowed(reader) ? 'you and those who depend on you' : 'the people on your return'
}

/** Up to which income it takes adults where all of them may have it, and whether what was told is over that. */
function medicaidNow(asked: CoverAsked): Text {
  const { sheet, reader, context } = asked
  const looks = words('Medicaid looks at this month’s income.')
  const income = medicaidIncome(asked)
  if (income === undefined) return looks
  const { limit, monthly, isUnder, isOfPartner, isAhead } = income
  const takes = say`Medicaid looks at ${words(isAhead ? 'the income of the month in which you apply' : 'this month’s income')}, and takes adults up to about ${limit} for ${words(whoCounts(reader, isOfPartner))}.${words(notCounted(reader, isOfPartner))}`
  // What benefits will pay decides it, unless the pay that goes on is too much alone.
  if (isUnder && reader.told('unemploymentMonthly') === undefined) return takes
  const comesTo = say`What you named ${words(isAhead ? 'of a month after the last day ' : '')}comes to ${countedFigure(asked, income)}`
  if (isUnder)
    return say`${takes} ${comesTo}: that is under it, so apply ${words(isAhead ? 'then' : 'now')}${words(
      getsSeverance(reader)
        ? '; a month in which severance is paid counts with it, so apply again after it'
        : '',
    )}. As a rule it costs nothing, looks at no savings, and can be applied for on any day.`
  const isOverLater = monthly - (reader.some('unemploymentMonthly')?.value ?? 0) > limit.value
  const over = isOverLater
    ? say`${takes} ${comesTo}: that is over it${words(isAhead ? '' : ' now')}.`
    : say`${takes} ${comesTo}: ${overWhilePaid(benefitSchedule(sheet, reader, context.today), context.today)}`
  return join([over, hasChildren(reader) ? childrenTaken : nothing])
}

/** A child who can have it has no Marketplace credit: IRC §36B(c)(2)(B). */
const childrenTaken = words(
  'Children are taken with more income than adults, by Medicaid or by CHIP: ask for them in the same application, because a child who can have either has no Marketplace credit.',
)

/** Without the benefits it is under it: before they begin, if that is a month or more from now, and once they end. */
function overWhilePaid(schedule: BenefitSchedule, today: CalendarDate): Text {
  const { from, until, areOver } = schedule
  const askAgain = areOver
    ? words('Ask again when the benefits end.')
    : say`Ask again when the benefits end, here on ${until}.`
  return monthsUntil(today, from.value) < 1
    ? say`that is over it now. ${askAgain}`
    : say`that is over it once benefits are paid, here from ${from} on. A month before that in which no severance is paid either may be under it: apply in that month. ${askAgain}`
}

/** Where a state kept Medicaid narrow, an adult who counts on it is left without cover. */
function adultMedicaid(reader: FactReader): Text {
  const state = reader.told('state')
  if (state === undefined || opensMedicaidByIncome(state)) return nothing
  return words(
    `Your state has not opened it to all adults of low income, as far as we know${
      hasChildren(reader) ? '; your children may have it, or CHIP' : ''
    }. The Marketplace credit begins at the poverty line, so name the pay that you expect for the whole year.`,
  )
}

/**
 * Medicaid by income asks adults for hours or an income each month: told where the state has opened it to them and no pay
 * goes on, which is such an income.
 */
function medicaidActivity({ sheet, reader, context }: CoverAsked): Text {
  const { fromYear, monthlyHours, monthlyIncome, fromAge, throughAge, freeWithChildThrough } =
    medicaidActivityLaw
  const state = reader.told('state')
  const age = reader.some('age')
  if (
    (state !== undefined && !opensMedicaidByIncome(state)) ||
    (age !== undefined && age.value > throughAge.value) ||
    reader.told('onMedicare') === true ||
    (isPartnerPaid(reader) && !isUnmarriedCouple(reader)) ||
    whoseJobEnded(reader, context) === 'partner'
  )
    return nothing
  const begins = sheet.law(
    'medicaid.from',
    'Year from which Medicaid asks adults for hours',
    'year',
    fromYear,
  )
  const hours = sheet.law('medicaid.hours', 'Hours a month for Medicaid', 'count', monthlyHours)
  const income = sheet.law('medicaid.income', 'Income that does instead', 'usd-per-month', monthlyIncome)
  const youngest = sheet.law('medicaid.child', 'Age of a child up to which', 'age', freeWithChildThrough)
  const hasYoungChild =
    !areChildrenElsewhere(reader) && (reader.told('dependents') ?? []).some((it) => it <= youngest.value)
  const free = hasYoungChild
    ? say`As you have a child of ${youngest} or younger you are free of that: say so when you apply.`
    : say`Whoever is ill or pregnant, or looks after a child of ${youngest} or younger or a disabled person, is free of that.`
  return say`From January ${begins} on Medicaid asks adults from ${sheet.law('medicaid.age-from', 'Age from which', 'age', fromAge)} to ${sheet.law('medicaid.age-to', 'Age until which', 'age', throughAge)} for ${hours} hours of work, training, school or volunteering each month, or a household income of ${income}, unemployment benefits counted. ${free}`
}

/** The credit looks at a calendar year: the year of the pay from before can be above its limit, the next one below. */
function creditYears(asked: CoverAsked): Text {
  const { sheet, reader, context } = asked
  const credit = words('The Marketplace credit looks at the whole calendar year that the cover is for')
  const end = coverEnd(sheet, reader, context)
  if (end !== undefined && yearOf(addDays(end.lastDay, 1)) > yearOf(context.today))
    return say`${credit}: here the next one. For the people on your return it ends at ${nextLimit(asked)}; pay until the last day counts in it, and so does what comes out of retirement accounts or is converted.`
  // The year of an unmarried partner is on a return that is not this one.
  const isOfPartner = whoseJobEnded(reader, context) === 'partner' && isUnmarriedCouple(reader)
  const isPayTold =
    !isOfPartner &&
    (['income', 'formerPay', 'payThisYear'] as const).some((key) => reader.told(key) !== undefined)
  const taxes = isPayTold ? (asked.taxes ?? taxPicture(sheet, reader, context)) : undefined
  const over = taxes === undefined ? undefined : overLimitNow(asked, taxes)
  const ahead = taxes === undefined ? undefined : nextYearInWords(asked, taxes)
  if (over === undefined)
    return ahead === undefined
      ? say`${credit}: this year’s with the pay from before, next year’s without it. Either may make it cheap.`
      : say`${credit}: this year’s with the pay from before may make it cheap. ${ahead}`
  const above = say`${credit}. With the pay from before, this year’s income is about ${over.income}, above its limit of ${over.limit}`
  const cure = beforeTaxForCredit(asked, over)
  return cure === undefined
    ? say`${above}: there is none for the rest of this year${owedBack(asked)}${ahead === undefined ? words('; it can begin with next year’s.') : say`. ${ahead}`}`
    : say`${above}: there is none for this year${owedBack(asked)}${unlessBeforeTax(cure)}. ${ahead ?? words('It can begin again with next year’s.')}`
}

const nextLimit = (asked: CoverAsked): Figure =>
  marketplaceLimitFigure(asked, { year: yearOf(asked.context.today) + 1 })

/**
 * Pay that comes again or goes on, with benefits that are due then, and another pay that was named count in the year in which they
 * do; undefined where no pay is told of that year.
 */
function nextYearInWords(asked: CoverAsked, taxes: TaxPicture): Text | undefined {
  const { sheet, reader, context } = asked
  const { benefitsAhead } = taxes.ended
  const returning = returningPay(sheet, reader, context)
  const coming = ownComingPay(asked)
  const next = coming !== undefined && comesNextYear(coming) ? coming.pay : undefined
  // Of two the one who is still paid goes on.
  const goesOn = taxes.income.value > 0 || (taxes.spouseIncome?.value ?? 0) > 0
  const isNewUntold = returning === undefined && next === undefined
  const year = asked.nextYear ?? nextYearOf(asked, taxes, withToldDraw(asked, taxes))
  if (isNewUntold && !goesOn && year.added.length === 0) return undefined
  const limit = nextLimit(asked)
  const income = creditIncomeAhead(
    asked,
    year,
    [returning?.pay, next].filter((pay) => pay !== undefined),
  )
  const pays = [
    ...(isNewUntold && goesOn ? [words('the pay that goes on')] : []),
    ...(next === undefined ? [] : [say`the ${next} that you expect`]),
    ...(returning === undefined ? [] : [returningInWords(returning)]),
    ...(benefitsAhead === undefined
      ? []
      : [say`the ${benefitsAhead} of unemployment benefits that are due then`]),
    ...year.added.map(({ inWords }) => inWords),
  ]
  const comesTo = say`Next year’s, with ${listed(pays)}${words(isNewUntold ? ' and without new pay' : '')}, is about ${income}`
  const floor = floorOfCover(asked, 'ahead')
  if (floor !== undefined && income.value < floor.income)
    return say`${comesTo}: ${belowFloorInWords(asked, floor)}.`
  return income.value <= limit.value
    ? say`${comesTo}, below ${limit}, where it ends: name that sum when you apply, because what is paid ahead for less is owed back.`
    : say`${comesTo}, above ${limit}: there is none then either, and what was paid of it ahead would be owed back.`
}

/** What may make cover cheap, whichever it is. */
export const coverByIncome = (asked: CoverAsked): Text =>
  join([
    medicaidNow(asked),
    adultMedicaid(asked.reader),
    pregnancyCover(asked),
    medicaidActivity(asked),
    creditYears(asked),
  ])
