/**
 * What a household puts away in a year, whatever the kind: named, going on already and raised to what earns the whole
 * match, or a common share of pay. Whoever puts nothing in yet asks about the first dollars.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { contributedShare, isFilled } from '../contributed-share.ts'
import { sourceOf } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import type { YearLeft } from './year-left.ts'

interface Saver {
  readonly income: Figure
  readonly age: Figure
  readonly hasPay: boolean
  readonly hasPlan: boolean
  readonly isRetired: boolean
  /** Only the sum that was named is decided on. */
  readonly isAdded: boolean
  /** Another plan asks, which places by itself what it does not ask about. */
  /** Whether it is asked of all that the household puts away, and not of some dollars or of one place. */
  readonly asksOfAll: boolean
  /** A pay is gone: what a month leaves stays cash, and only payroll goes on. */
  readonly isHeld: boolean
  /** The least deferral that earns the whole match. */
  readonly matched: Dollars
  readonly matchedUpTo: Figure | undefined
  /** Set where only what is left of the year is decided on. */
  readonly left: YearLeft | undefined
  /** Set for couples who file together. */
  readonly spouseAge: Figure | undefined
}

export interface YearsContribution {
  /** What a year puts in, whatever the kind, or what is left of one. */
  readonly contribution: Figure
  /** The same of a whole year. */
  readonly ofWholeYear: Dollars
  /** The part of it that goes through payroll, with what the whole match takes; undefined where none was told. */
  readonly throughPayroll: number | undefined
  /** The same as payroll is set today; undefined where none was told. */
  readonly deferredToday: Dollars | undefined
  /** What goes in beyond today's, for the whole match; undefined where today's earns it, or is not known. */
  readonly more: Figure | undefined
  /** The part of it that goes into an IRA in a year already. */
  readonly intoIra: Dollars
  /** The common share of pay, where it stands for what was told to be nothing yet. */
  readonly firstShare: Figure | undefined
}

/** A sum was named that the pay of this year may put away; a larger one is no contribution. */
export function isSumOfYear(reader: FactReader, paid: Dollars, isHeld: boolean): boolean {
  if (paid === 0) return false
  const named = namedSum(reader, isHeld)
  return named === undefined
    ? !isHeld && (isFilled(reader, 'ira') || reader.told('iraMonthly') !== undefined)
    : named.figure.value * named.timesAYear <= paid
}

/** Whether a sum was told that is more than nothing. */
const isSome = (reader: FactReader, key: 'amount' | 'amountMonthly' | 'iraMonthly' | 'monthlyContribution') =>
  reader.told(key) !== undefined && reader.number(key).value > 0

/** A sum that was named to decide on, for a year: of a month only where months have something to put away. */
function namedSum(reader: FactReader, isHeld: boolean): { figure: Figure; timesAYear: number } | undefined {
  if (isSome(reader, 'amount')) return { figure: reader.number('amount'), timesAYear: 1 }
  if (!isHeld && isSome(reader, 'amountMonthly'))
    return { figure: reader.number('amountMonthly'), timesAYear: monthsPerYear }
  return undefined
}

/** Whether dollars are told that no pay check has to carry. */
export const namesDollars = (reader: FactReader): boolean =>
  namedSum(reader, false) !== undefined || isFilled(reader, 'ira') || isSome(reader, 'iraMonthly')

/** Whoever uses the backdoor, or plans to, asks about an IRA, also where no sum was told of it. */
const isBackdoorMeant = (reader: FactReader): boolean =>
  reader.told('backdoorRoth') === true &&
  reader.told('iraMonthly') === undefined &&
  namedSum(reader, false) === undefined

/** The limit of an IRA, as far as a year leaves as much; what it leaves is not known where nobody said so. */
function throughBackdoor(
  sheet: Worksheet,
  reader: FactReader,
  whole: Figure,
): { figure: Figure; dollars: number } | undefined {
  if (reader.told('monthlySurplus') === undefined) return { figure: whole, dollars: whole.value }
  const surplus = reader.number('monthlySurplus')
  const dollars = Math.round(Math.min(whole.value, surplus.value * monthsPerYear))
  if (dollars <= 0) return undefined
  const figure = sheet.computed(
    'ira.backdoor',
    'Into an IRA in a year, for the backdoor',
    'usd',
    'the limit of an IRA, at most what a year leaves',
    [whole, surplus],
    dollars,
  )
  return { figure, dollars }
}

/** What goes into an IRA in a year already, or is meant to: its kind is part of the question. */
function intoIra(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: DraftContext,
  { age, isBackdoorCounted }: Pick<Saver, 'age'> & { readonly isBackdoorCounted: boolean },
): { figure: Figure; dollars: number } | undefined {
  const isWhole = isFilled(reader, 'ira')
  if (isWhole || (isBackdoorCounted && isBackdoorMeant(reader))) {
    const law = known(limits.ira)
    const value = law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
    const figure = sheet.law(
      'ira.whole',
      isWhole ? 'Limit of an IRA, which you fill' : 'Limit of an IRA',
      'usd',
      {
        value,
        source: sourceOf(limits.ira),
        note: 'With the catch-up from the age it starts at.',
      },
    )
    return isWhole ? { figure, dollars: value } : throughBackdoor(sheet, reader, figure)
  }
  if (!isSome(reader, 'iraMonthly')) return undefined
  const figure = reader.number('iraMonthly')
  return { figure, dollars: figure.value * monthsPerYear }
}

/** What went into an IRA beside what the plan decides on: what goes in each year is among what has gone in. */
export const iraContributed = (
  reader: FactReader,
  { intoIra: decided }: Pick<YearsContribution, 'intoIra'>,
): Dollars =>
  reader.told('iraMonthly') === undefined || reader.told('iraContributedThisYear') !== undefined
    ? Math.max(0, reader.number('iraContributedThisYear').value - decided)
    : 0

/**
 * What of a sum that was named this year still takes: a month's through the pay checks that are left, and into IRAs until
 * they close; of one that is there all, as far as pay and IRAs have room for it.
 */
function namedDollarsLeft(
  { age, spouseAge, left, income, hasPlan }: Saver,
  { limits }: DraftContext,
  named: ReturnType<typeof namedSum>,
  { goesIn, intoIra }: { readonly goesIn: Dollars; readonly intoIra: Dollars },
): Dollars {
  if (named === undefined) return 0
  const { figure, timesAYear } = named
  if (left === undefined) return figure.value * timesAYear
  const law = known(limits.ira)
  const limitsOfBoth = [age, spouseAge].reduce(
    (sum, of) =>
      of === undefined ? sum : sum + law.limit + (of.value >= law.catchUpFromAge ? law.catchUp : 0),
    0,
  )
  const ofIras = Math.max(0, limitsOfBoth - intoIra)
  const ofPay = hasPlan ? (income.value - goesIn) * left.payShare : 0
  if (timesAYear === 1) return Math.min(figure.value, ofIras + ofPay)
  const monthsOfPay = hasPlan ? left.monthsOfPay : 0
  return Math.min(figure.value * left.monthsOfIras, ofIras + Math.min(ofPay, figure.value * monthsOfPay))
}

export function contributionOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  saver: Saver,
): YearsContribution {
  const { income, age, hasPay, hasPlan, isRetired, isAdded, asksOfAll, isHeld, matched, matchedUpTo, left } =
    saver
  const ofPay = left?.payShare ?? 1
  /** `value`: of what is decided on; `whole`: of a whole year. */
  const ofAYear = (how: string, inputs: readonly Figure[], value: number, whole: number = value) => ({
    contribution: sheet.computed(
      'contribution',
      left === undefined ? 'Contributions of a year' : 'Still to go in for this year',
      'usd',
      left === undefined
        ? how
        : `${how}, as far as pay checks are left this year, and what goes into IRAs by their filing day`,
      inputs,
      hasPay ? Math.max(0, Math.round(value)) : 0,
    ),
    ofWholeYear: hasPay ? Math.max(0, Math.round(whole)) : 0,
  })
  const named = namedSum(reader, isHeld)
  const share = hasPlan ? contributedShare(sheet, reader, context) : undefined
  // Where it is not told what goes in at work, a common share of pay stands for all that is put away.
  const isBackdoorCounted = share !== undefined && share.value > 0 && asksOfAll
  const ira = isHeld ? undefined : intoIra(sheet, reader, context, { age, isBackdoorCounted })
  const namedDollars = named === undefined ? 0 : named.figure.value * named.timesAYear
  const today = Math.round(income.value * (share?.value ?? 0))
  const namedLeft = namedDollarsLeft(saver, context, named, { goesIn: today, intoIra: ira?.dollars ?? 0 })
  const ofNamed = ({ figure }: NonNullable<typeof named>) =>
    ofAYear('what you named, for a year', [figure], namedLeft, namedDollars)
  const untouched = {
    throughPayroll: undefined,
    deferredToday: undefined,
    more: undefined,
    intoIra: 0,
    firstShare: undefined,
  }
  if (isAdded && named !== undefined) return { ...ofNamed(named), ...untouched, throughPayroll: 0 }
  const isFirst =
    share?.value === 0 && matched === 0 && named === undefined && ira === undefined && !isRetired
  if (share !== undefined && !isFirst) {
    const now = Math.round(today * ofPay)
    const parts = [
      'pay × the share that you contribute',
      ...(ira === undefined ? [] : ['what goes into an IRA in a year']),
      ...(named === undefined ? [] : ['the sum that you named']),
    ]
    const goesIn = now + (ira?.dollars ?? 0) + namedLeft
    const more =
      matched > goesIn && hasPay
        ? sheet.computed(
            'contribution.more',
            'More than now, for the whole match',
            'usd-per-year',
            'what earns the whole match − what goes in now',
            [income, share, ...(matchedUpTo === undefined ? [] : [matchedUpTo])],
            matched - goesIn,
          )
        : undefined
    const figures = [ira?.figure, named?.figure].filter((figure) => figure !== undefined)
    return {
      ...ofAYear(
        [...parts, ...(more === undefined ? [] : ['what more earns the whole match'])].join(' + '),
        [income, share, ...figures, ...(more === undefined ? [] : [more])],
        goesIn + (more?.value ?? 0),
        today + (ira?.dollars ?? 0) + namedDollars + (ofPay > 0 ? (more?.value ?? 0) / ofPay : 0),
      ),
      throughPayroll: more === undefined ? now : matched,
      deferredToday: today,
      more,
      intoIra: ira?.dollars ?? 0,
      firstShare: undefined,
    }
  }
  if (named !== undefined) return { ...ofNamed(named), ...untouched }
  if (ira !== undefined)
    return {
      ...ofAYear('what goes into an IRA in a year', [ira.figure], ira.dollars),
      ...untouched,
      intoIra: ira.dollars,
    }
  if (isHeld && (!hasPlan || isFirst))
    return {
      ...ofAYear('nothing: while a pay is gone what is left stays cash', [], 0),
      ...untouched,
    }
  if (isSome(reader, 'monthlyContribution')) {
    const monthly = reader.number('monthlyContribution')
    const whole = monthly.value * monthsPerYear
    return {
      ...ofAYear(
        'what you save each month, for a year',
        [monthly],
        hasPlan
          ? whole * ofPay
          : monthly.value * Math.min(monthsPerYear, left?.monthsOfIras ?? monthsPerYear),
        whole,
      ),
      ...untouched,
    }
  }
  const usual = reader.rule(
    'contribution.share',
    'Share of pay that is put away',
    'rate',
    rules.contributionShareOfPay,
  )
  if (hasPlan && share === undefined)
    reader.instead(
      'contributionRate',
      usual.value,
      'A common share of pay to put away for retirement, as you did not say yours.',
    )
  const whole = income.value * usual.value
  return {
    ...ofAYear('pay × a common share of it', [income, usual], hasPlan ? whole * ofPay : whole, whole),
    ...untouched,
    firstShare: isFirst ? usual : undefined,
  }
}
