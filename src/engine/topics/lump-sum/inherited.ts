/** An inherited IRA: by when it must be empty, how much comes out each year, and what that costs in tax. */

import { addDays, calendarDate, yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { singleLifeExpectancy } from '../../tax/required-minimum-distribution.ts'
import { known } from '../../tax/tax-year.ts'
import type { CalendarDate, Dollars } from '../../units.ts'
import type { CitedValue, Worksheet } from '../../worksheet.ts'
import { within } from '../steps.ts'
import { sourceOf, type TaxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { type BeforePay, beforePay, nextYearOf } from './inherited-before-pay.ts'
import { taxOn, withdrawalOf } from './inherited-tax.ts'

/** An estate, or another heir that is not a person, has this many years when the owner had not started withdrawals. */
const yearsOfAnEstate: CitedValue = { value: 5, source: 'IRC §401(a)(9)(B)(ii)' }

export interface InheritedIra {
  /** spouse: may be made one's own. lifetime, owner_lifetime: yearly by life expectancy. deadline: empty by a year's end. */
  readonly kind: 'spouse' | 'lifetime' | 'owner_lifetime' | 'deadline'
  readonly isRoth: boolean
  /** The age from which a spouse makes it an IRA of their own; absent where that is reached, and for other heirs. */
  readonly ownFrom?: Figure
  /** The year by whose end it is empty. */
  readonly deadline?: Figure
  readonly years?: Figure
  /** What comes out in the first year under an even schedule; 0 where nothing has to. */
  readonly withdrawal: Figure
  /** What comes out in each year that follows, where the first is another one: kept to what the law asks for, or before pay returns. */
  readonly after?: Figure
  /** Set where more comes out this year, before the pay that returns makes each dollar dearer. */
  readonly beforePay?: BeforePay
  /** The day by which the first one is taken: before it none of this money is there. */
  readonly firstBy: CalendarDate
  /** Federal tax on the first one, and the state's where one was named. */
  readonly tax: Figure
  readonly stateTax?: Figure | undefined
  /** The least that has to come out in a year, when the owner had started. */
  readonly required?: Figure
  /** What an even schedule saves against taking it all in one year, of the same taxes. */
  readonly saved?: Figure
  readonly allAtOnce?: Figure
}

/** Whether a widow or widower is old enough to make it an IRA of their own now. */
export const becomesOwn = ({ kind, ownFrom }: InheritedIra): boolean =>
  kind === 'spouse' && ownFrom === undefined

/** Whether it was said, outright or by the age at death, that the owner had or had not begun. */
export const tellsStart = (reader: FactReader): boolean =>
  reader.told('ownerTookWithdrawals') !== undefined || reader.told('ownerAgeAtDeath') !== undefined

/**
 * Whether the heir is not so much younger than the owner that the ten-year rule holds. Ages decide where both are told; a
 * year of each may still be ahead or behind, so a difference that just fits is not promised. IRC §401(a)(9)(E)(ii)(V).
 */
export function isCloseInAge(reader: FactReader, { today }: DraftContext): boolean {
  const from = reader.value('inheritedFrom')
  if (from === 'spouse' || from === 'estate') return false
  if (reader.told('ownerAgeAtDeath') === undefined || reader.told('age') === undefined)
    return from === 'close_age'
  const owner = reader.number('ownerAgeAtDeath').value
  const heir = reader.number('age').value - (yearOf(today) - reader.number('ownerDeathYear').value)
  const { closeInAgeYears } = distributionRules.inherited.value
  return from === 'close_age' ? owner - heir <= closeInAgeYears : owner - heir < closeInAgeYears
}

/** Who told of a lasting disability; that it was there on the day of the death, and is proved, only the heir can say. */
export const isDisabledHeir = (reader: FactReader): boolean =>
  reader.told('cannotWork') === true &&
  reader.value('inheritedFrom') !== 'spouse' &&
  reader.value('inheritedFrom') !== 'estate' &&
  reader.number('ownerDeathYear').value >= distributionRules.inherited.value.tenYearRuleForDeathsFrom

/** By when the custodian has the proof of a disability. */
export const proofOfDisabilityBy = (sheet: Worksheet, death: Figure): DateFigure =>
  sheet.date(
    'inherited.proof-by',
    'Last day to prove the disability to the custodian',
    'a day of the year after the death',
    [
      death,
      sheet.law(
        'inherited.proof-day',
        'Day of October by which it is proved',
        'count',
        citedIn(distributionRules.disabilityProof, ({ day }) => day),
      ),
    ],
    calendarDate(
      death.value + 1,
      distributionRules.disabilityProof.value.month,
      distributionRules.disabilityProof.value.day,
    ),
  )

/** A disabled heir keeps the years of a lifetime: IRC §401(a)(9)(E)(ii)(III). */
const isLifetimeOfDisabled = (sheet: Worksheet, reader: FactReader, { today }: DraftContext): boolean =>
  isDisabledHeir(reader) && proofOfDisabilityBy(sheet, reader.number('ownerDeathYear')).value >= today

/** What comes out in each year after the first. */
export const eachYearOf = ({ withdrawal, after }: InheritedIra): Figure => after ?? withdrawal

/** `keepsToLeast`: whether the first withdrawal is better the least one than an even one. */
export function inheritedIra(
  p: Drafting & {
    taxes: TaxPicture
    balance: Figure
    keepsToLeast: (even: Dollars, least: Dollars) => boolean
  },
): InheritedIra | undefined {
  const { sheet, reader, balance } = p
  if (reader.value('moneySource') !== 'inherited_ira') return undefined
  const isRoth = reader.value('inheritedRoth')
  const from = reader.value('inheritedFrom')
  const stays = (id: string, label: string) =>
    sheet.computed(`inherited.${id}`, label, 'usd', 'nothing has to come out yet', [balance], 0)
  const nothingYet = () => ({
    firstBy: p.context.today,
    withdrawal: stays('withdrawal', 'Withdrawal'),
    tax: stays('tax', 'Tax'),
  })
  if (from === 'spouse') {
    const early = p.context.limits.earlyWithdrawal
    const isEarly = reader.number('age').value < known(early).untilAge
    // An inherited IRA pays at any age without the penalty, one's own does not: IRC §72(t)(2)(A)(ii).
    const ownFrom = isEarly
      ? sheet.law('inherited.own-from', 'Age at which the penalty on early withdrawals ends', 'age', {
          value: known(early).untilAge,
          source: sourceOf(early),
        })
      : undefined
    return { kind: 'spouse', isRoth, ...(ownFrom === undefined ? {} : { ownFrom }), ...nothingYet() }
  }

  const law = distributionRules.inherited
  const death = reader.number('ownerDeathYear')
  const isEstate = from === 'estate'
  // The longer time only where the withdrawals were told: else the plan must not promise it.
  const isByOwner = isEstate && !isRoth && tellsStart(reader) && reader.value('ownerTookWithdrawals')
  const isByHeir =
    !isEstate &&
    (isCloseInAge(reader, p.context) ||
      isLifetimeOfDisabled(sheet, reader, p.context) ||
      death.value < law.value.tenYearRuleForDeathsFrom)
  const firstYear = Math.max(yearOf(p.context.today), death.value + 1)
  const isThisYear = firstYear === yearOf(p.context.today)
  const firstBy = firstDay(p.context.today, firstYear)
  // What comes out next year is taxed beside what is paid then.
  const inFirstYear = yearOf(firstBy) > yearOf(p.context.today) ? { ...p, taxes: nextYearOf(p) } : p
  const period = () => (isEstate ? ownerPeriod(p, death, firstYear) : lifetimePeriod(p, death, firstYear))
  if (isByOwner || isByHeir) {
    const required = requiredOf(p, firstYear, period())
    return {
      kind: isByOwner ? 'owner_lifetime' : 'lifetime',
      isRoth,
      required,
      firstBy,
      ...withdrawalOf(inFirstYear, isRoth, required),
    }
  }
  const allowed = isEstate
    ? sheet.law('inherited.allowed', 'Years that an estate has', 'years', yearsOfAnEstate)
    : sheet.law('inherited.allowed', 'Years that most heirs have', 'years', {
        ...citedIn(law, (it) => it.emptyAfterYears),
        note: 'For deaths since the rule began; counted to the end of that year.',
      })
  const deadline = sheet.computed(
    'inherited.deadline',
    'Year by whose end it has to be empty',
    'year',
    'the year of the death + the years that the law gives',
    [death, allowed],
    death.value + allowed.value,
  )
  const years = sheet.computed(
    'inherited.years',
    'Years left to spread it over',
    'years',
    'the years from the next required one to the last, at least the present one',
    [deadline],
    Math.max(1, deadline.value - firstYear + 1),
  )
  if (isRoth)
    return {
      kind: 'deadline',
      isRoth,
      deadline,
      years,
      ...nothingYet(),
    }
  const even = sheet.computed(
    'inherited.even',
    'An even yearly withdrawal',
    'usd-per-year',
    'the balance ÷ the years left; growth comes on top',
    [balance, years],
    Math.round(balance.value / years.value),
  )
  const required = reader.value('ownerTookWithdrawals') ? requiredOf(p, firstYear, period()) : undefined
  const early = beforePay(p, {
    even,
    anyway: !isThisYear ? undefined : required !== undefined && required.value > even.value ? required : even,
    yearsAfter: years.value - (isThisYear ? 1 : 0),
  })
  const isLeast =
    required !== undefined && isThisYear && years.value > 1 && p.keepsToLeast(even.value, required.value)
  const after =
    early?.after ??
    (isLeast
      ? sheet.computed(
          'inherited.after',
          'An even withdrawal of each year that follows',
          'usd-per-year',
          '(the balance − the first withdrawal) ÷ the years left after it; growth comes on top',
          [balance, required, years],
          Math.round((balance.value - required.value) / (years.value - 1)),
        )
      : undefined)
  // Of the very old the table asks for more than an even share.
  const first = withdrawalOf(
    early === undefined ? inFirstYear : p,
    isRoth,
    early?.withdrawal ??
      (required !== undefined && (isLeast || required.value > even.value) ? required : even),
  )
  const { total: allAtOnce } = taxOn(p, balance, {
    id: 'inherited.all-at-once',
    as: 'if it all came out in one year',
    what: 'the whole balance',
  })
  const later =
    early?.afterTax ??
    (after === undefined
      ? first.tax
      : taxOn({ ...p, taxes: { ...p.taxes, ...p.taxes.later } }, after, {
          id: 'inherited.after-tax',
          as: 'on a withdrawal of each year that follows',
          what: 'that withdrawal',
        }).total)
  const yearsAfter = years.value - (early !== undefined && !isThisYear ? 0 : 1)
  const saved = sheet.computed(
    'inherited.saved',
    'Tax that spreading saves',
    'usd',
    'tax all at once − the tax on each of the yearly withdrawals',
    [allAtOnce, first.tax, later, years],
    Math.max(0, allAtOnce.value - first.tax.value - later.value * yearsAfter),
  )
  return {
    kind: 'deadline',
    isRoth,
    deadline,
    years,
    firstBy: early === undefined ? firstBy : yearEnd(p.context.today),
    ...first,
    ...(early === undefined ? {} : { beforePay: early }),
    ...(after === undefined ? {} : { after }),
    ...(required === undefined ? {} : { required }),
    allAtOnce,
    saved,
  }
}

/** One that belongs to this year is taken in it; one of next year some months from now, once the account is retitled. */
function firstDay(today: CalendarDate, firstYear: number): CalendarDate {
  const soon = addDays(today, within.quarter)
  const last = yearEnd(today)
  return firstYear > yearOf(today) || soon < last ? soon : last
}

/** The heir's life expectancy in the first year of withdrawals, by the table of Pub. 590-B. */
function lifetimePeriod(
  { sheet, taxes, context }: { sheet: Worksheet; taxes: TaxPicture; context: DraftContext },
  death: Figure,
  firstYear: number,
): Figure {
  const yearAfter = death.value + 1
  const elapsed = Math.max(0, firstYear - yearAfter)
  const ageThen = Math.max(0, Math.floor(taxes.age.value) + yearAfter - yearOf(context.today))
  return sheet.law('inherited.period', 'Years that the table expects you to live', 'years', {
    value: Math.max(1, singleLifeExpectancy(ageThen) - elapsed),
    source: 'IRS Pub. 590-B, single life table',
    note: 'Read at your age in the year after the death, one less for each year since.',
  })
}

/** What was left of the owner's life expectancy: the age of the year of the death, one less for each year since. */
function ownerPeriod(
  { sheet, reader }: { sheet: Worksheet; reader: FactReader },
  death: Figure,
  firstYear: number,
): Figure {
  const age = reader.number('ownerAgeAtDeath')
  return sheet.law('inherited.period', 'Years that the table expected the owner to live', 'years', {
    value: Math.max(1, singleLifeExpectancy(Math.floor(age.value)) - (firstYear - death.value)),
    source: 'IRS Pub. 590-B, single life table; 26 CFR 1.401(a)(9)-5(d)(3)',
    note: 'Read at the owner’s age in the year of the death, one less for each year since.',
  })
}

/**
 * The balance at the end of the year before, over the years of the table: 26 CFR 1.401(a)(9)-5(a)(1). Before a first year
 * that is still ahead, today's balance is the nearest to it.
 */
function requiredOf(p: Drafting & { balance: Figure }, firstYear: number, period: Figure): Figure {
  const isThisYear = firstYear <= yearOf(p.context.today)
  const divided = isThisYear ? p.reader.number('inheritedYearEnd') : p.balance
  return p.sheet.computed(
    'inherited.required',
    'Least withdrawal of a year, about',
    'usd-per-year',
    isThisYear
      ? 'the balance at the end of last year ÷ the years of the table'
      : 'the balance that you told ÷ the years of the table; the law divides that of the end of this year',
    [divided, period],
    Math.ceil(divided.value / period.value),
  )
}
