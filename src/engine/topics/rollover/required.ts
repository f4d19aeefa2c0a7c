/** The withdrawal that the law requires this year: it comes out first and cannot be rolled over. */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import {
  distributionPeriod,
  distributionStartAge,
  requiredMinimumDistribution,
} from '../../tax/required-minimum-distribution.ts'
import type { Dollars } from '../../units.ts'
import { dollarsOf } from '../ended-pay.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { type TaxPicture, withDistribution } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import { leavingDay } from './leaving.ts'
import { paidOut } from './paid-out.ts'

/** The first money that a plan pays in a year is what is due for that year: Treas. Reg. §1.402(c)-2(j). */
export interface InCheck {
  readonly amount: Figure
  /** Federal tax on it, which what was withheld pays first. */
  readonly tax: Figure
}

export interface RequiredWithdrawal {
  readonly amount: Figure
  /** What a check in hand holds of it, or of the year before if it came in that: such money cannot go back. */
  readonly inCheck: InCheck | undefined
  /** What still has to come out of the plan this year; undefined where the check holds all of it. */
  readonly open: Figure | undefined
  readonly startAge: Figure
  readonly missedRate: Figure
  /** The tax when what was missed is taken and reported in time. */
  readonly correctedRate: Figure
  /** The day whose balance the plan divides. */
  readonly balanceDay: DateFigure
  /** The year before, where a withdrawal was due for it too. */
  readonly yearBefore: Figure | undefined
  /** In the first year: until when it could wait, if nothing were to move. */
  readonly firstDeadline: DateFigure | undefined
  /** What an IRA of the same owner has to pay this year, whatever the plan pays; undefined where none was told. */
  readonly ofIra: Figure | undefined
}

export const requiredFrom = ({ sheet, birthYear }: Pick<RolloverBasis, 'sheet' | 'birthYear'>): Figure =>
  sheet.law('required.from', 'Age from which withdrawals are required', 'age', {
    value: distributionStartAge(birthYear),
    source: distributionRules.startAges.source,
  })

/**
 * Whether working for the employer of the plan puts its withdrawals off: not for an IRA, and not for an owner of the
 * business. IRC §401(a)(9)(C)(ii).
 */
const isPutOffByWork = ({ stillThere, planType, reader }: RolloverBasis): boolean =>
  stillThere && planType !== 'simple_ira' && reader.told('ownBusinessPlan') !== true

const spouseAgeOf = ({ taxes, isOfSpouse, reader }: RolloverBasis): number | undefined =>
  taxes.isCouple ? (isOfSpouse ? taxes.age : reader.number('spouseAge')).value : undefined

/** What an IRA would ask for next year of somebody who works on at the age or past it; undefined for everybody else. */
export function requiredAfterMove(basis: RolloverBasis): Figure | undefined {
  const { sheet, context, sources, birthYear } = basis
  const age = yearOf(context.today) + 1 - birthYear
  if (!isPutOffByWork(basis) || age < distributionStartAge(birthYear)) return undefined
  const spouseAge = spouseAgeOf(basis)
  const period = sheet.law('required.next-period', 'Years of the table for next year', 'years', {
    value: distributionPeriod({
      age,
      ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge) + 1 }),
    }),
    source: 'IRS Pub. 590-B, appendix B',
  })
  return sheet.computed(
    'required.after-move',
    'Withdrawal that an IRA would ask for next year, about',
    'usd',
    'pre-tax money and company stock ÷ the years of the table for next year; growth until then is left out',
    [sources.pretax, sources.stock, period],
    Math.ceil((sources.pretax.value + sources.stock.value) / period.value),
  )
}

/** What has to come out next year of what the plan holds once this year's is out, and of IRAs; growth until then is left out. */
export function requiredNextYear(
  basis: RolloverBasis,
  required: RequiredWithdrawal | undefined,
): { readonly ofPlan: Dollars; readonly ofIras: Dollars } {
  const { reader, context, sources, birthYear, isOfSpouse } = basis
  const year = yearOf(context.today)
  const spouseAge = spouseAgeOf(basis)
  const dueOf = (balance: Dollars): Dollars =>
    requiredMinimumDistribution({
      birthYear,
      year: year + 1,
      priorYearEndBalance: Math.max(0, balance),
      ...(spouseAge === undefined ? {} : { spouseBirthYear: year - Math.floor(spouseAge) }),
    })
  const held = sources.pretax.value + sources.stock.value + sources.afterTax.value
  const inIras = isOfSpouse ? 0 : (reader.some('pretaxIraBalance')?.value ?? 0)
  return {
    ofPlan: isPutOffByWork(basis) ? 0 : dueOf(held - dollarsOf(required?.open)),
    ofIras: dueOf(inIras - dollarsOf(required?.ofIra)),
  }
}

/** Undefined before the age, and while working for the employer of the plan. */
export function requiredWithdrawal(basis: RolloverBasis): RequiredWithdrawal | undefined {
  const { sheet, context, sources, birthYear } = basis
  const year = yearOf(context.today)
  if (isPutOffByWork(basis)) return undefined
  const spouseAge = spouseAgeOf(basis)
  const spouse = spouseAge === undefined ? {} : { spouseBirthYear: year - Math.floor(spouseAge) }
  const balance = sources.pretax.value + sources.stock.value + sources.afterTax.value
  const due = requiredMinimumDistribution({ birthYear, year, priorYearEndBalance: balance, ...spouse })
  if (due <= 0) return undefined
  const period = sheet.law('required.period', 'Years of the table by which it is divided', 'years', {
    value: distributionPeriod({
      age: year - birthYear,
      ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge) }),
    }),
    source: 'IRS Pub. 590-B, appendix B',
  })
  const amount = sheet.computed(
    'required',
    'Required withdrawal of this year, about',
    'usd',
    'the balance without Roth money ÷ the years of the table; the balance that you named stands for that of last year’s end, which the plan uses',
    [sources.pretax, sources.stock, sources.afterTax, period],
    Math.min(Math.ceil(due), sources.pretax.value),
  )
  const firsts = firstYears(basis, year)
  const check = paidOut(basis)
  const ofCheck = check === undefined || check.isDirect ? undefined : yearOf(check.came)
  const isBefore = ofCheck === firsts.yearBefore?.value
  const inCheck =
    check !== undefined && (ofCheck === year || isBefore)
      ? inCheckOf(basis, check.gross, isBefore ? requiredBefore(basis, spouse) : amount)
      : undefined
  return {
    amount,
    inCheck,
    open: stillOpen(basis, amount, isBefore ? undefined : inCheck),
    startAge: requiredFrom(basis),
    balanceDay: sheet.date(
      'required.balance-day',
      'Day whose balance is divided',
      'the last day of the year before: IRS Pub. 590-B',
      [],
      calendarDate(year - 1, distributionRules.balanceDay.month, distributionRules.balanceDay.day),
    ),
    ...firsts,
    ofIra: requiredOfIra(basis, period),
    correctedRate: sheet.law(
      'missed.corrected',
      'Tax on a required withdrawal that is missed and corrected in time',
      'rate',
      distributionRules.penaltyRateIfCorrected,
    ),
    missedRate: sheet.law(
      'missed.penalty',
      'Tax on a required withdrawal that is missed',
      'rate',
      distributionRules.penaltyRate,
    ),
  }
}

/** What was due for the year before, of which a check of that year is the first money. */
function requiredBefore(
  { sheet, context, sources, birthYear }: RolloverBasis,
  spouse: { readonly spouseBirthYear?: number },
): Figure {
  const balance = sources.pretax.value + sources.stock.value + sources.afterTax.value
  return sheet.computed(
    'required.before',
    'Required withdrawal of the year before, about',
    'usd',
    'the balance without Roth money ÷ the years of the table for that year; the balance that you named stands for that of the year’s beginning',
    [sources.pretax, sources.stock, sources.afterTax],
    Math.ceil(
      requiredMinimumDistribution({
        birthYear,
        year: yearOf(context.today) - 1,
        priorYearEndBalance: balance,
        ...spouse,
      }),
    ),
  )
}

function inCheckOf({ sheet, context, taxes }: RolloverBasis, gross: Figure, due: Figure): InCheck {
  const amount = sheet.computed(
    'check.required',
    'What the check holds of a required withdrawal',
    'usd',
    'the required withdrawal of the year of the check, no more than was paid out',
    [due, gross],
    Math.min(due.value, gross.value),
  )
  return {
    amount,
    tax: sheet.computed(
      'check.required-tax',
      'Federal tax on the required withdrawal in the check',
      'usd',
      'your federal tax with it as income − your federal tax without it',
      [amount, taxes.agi],
      Math.round(taxOnMore(taxes, context, 'iraDistributions', amount.value)),
    ),
  }
}

function stillOpen(
  { sheet }: RolloverBasis,
  amount: Figure,
  inCheck: InCheck | undefined,
): Figure | undefined {
  if (inCheck === undefined) return amount
  const open = amount.value - inCheck.amount.value
  return open <= 0
    ? undefined
    : sheet.computed(
        'required.open',
        'What still has to come out of the plan this year, about',
        'usd',
        'the required withdrawal of this year − what the check holds of it',
        [amount, inCheck.amount],
        open,
      )
}

function requiredOfIra({ sheet, reader, isOfSpouse }: RolloverBasis, period: Figure): Figure | undefined {
  const ira = reader.some('pretaxIraBalance')
  return ira === undefined || isOfSpouse
    ? undefined
    : sheet.computed(
        'required.ira',
        'Required withdrawal of your IRA this year, about',
        'usd',
        'the balance of pre-tax IRAs ÷ the years of the table; the balance that you named stands for that of last year’s end',
        [ira, period],
        Math.ceil(ira.value / period.value),
      )
}

/** The year of leaving is the first of a plan at work for whoever worked on beyond the age: IRC §401(a)(9)(C)(i)(II). */
function leftIn(basis: RolloverBasis, year: number): boolean {
  const left = leavingDay(basis)
  return basis.planType !== 'simple_ira' && left !== undefined && yearOf(left) === year
}

function firstYears(
  basis: RolloverBasis,
  year: number,
): Pick<RequiredWithdrawal, 'yearBefore' | 'firstDeadline'> {
  const { sheet } = basis
  const isFirst =
    year - basis.birthYear <= Math.floor(distributionStartAge(basis.birthYear)) || leftIn(basis, year)
  const start = requiredFrom(basis)
  return {
    yearBefore: isFirst
      ? undefined
      : sheet.computed(
          'required.year-before',
          'The year before',
          'year',
          'this year − one',
          [start],
          year - 1,
        ),
    firstDeadline: isFirst
      ? sheet.date(
          'required.first-by',
          'Last day for the first required withdrawal',
          'a day in the year after the one for which it is due: IRS Pub. 590-B',
          [start],
          calendarDate(year + 1, distributionRules.firstDeadline.month, distributionRules.firstDeadline.day),
        )
      : undefined,
  }
}

/** The year's income with the withdrawal that has to come out anyway: everything else comes on top of it. */
export function taxesWithRequired(
  { sheet, taxes, context }: RolloverBasis,
  required: RequiredWithdrawal | undefined,
): TaxPicture {
  if (required === undefined) return taxes
  const { amount, ofIra } = required
  return [amount, ...(ofIra === undefined ? [] : [ofIra])].reduce(
    (year, distribution) => withDistribution(sheet, context, year, distribution),
    taxes,
  )
}
