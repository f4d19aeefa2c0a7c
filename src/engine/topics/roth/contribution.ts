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

interface Saver {
  readonly income: Figure
  readonly age: Figure
  readonly hasPay: boolean
  readonly hasPlan: boolean
  readonly isRetired: boolean
  /** Only the sum that was named is decided on. */
  readonly isAdded: boolean
  /** A pay is gone: what a month leaves stays cash, and only payroll goes on. */
  readonly isHeld: boolean
  /** The least deferral that earns the whole match. */
  readonly matched: Dollars
  readonly matchedUpTo: Figure | undefined
}

export interface YearsContribution {
  /** What a year puts in, whatever the kind. */
  readonly contribution: Figure
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

/** What goes into an IRA in a year already: its kind is part of the question. */
function intoIra(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: DraftContext,
  age: Figure,
): { figure: Figure; dollars: number } | undefined {
  if (isFilled(reader, 'ira')) {
    const law = known(limits.ira)
    const value = law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
    const figure = sheet.law('ira.whole', 'Limit of an IRA, which you fill', 'usd', {
      value,
      source: sourceOf(limits.ira),
      note: 'With the catch-up from the age it starts at.',
    })
    return { figure, dollars: value }
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

export function contributionOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { income, age, hasPay, hasPlan, isRetired, isAdded, isHeld, matched, matchedUpTo }: Saver,
): YearsContribution {
  const ofAYear = (how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      'contribution',
      'Contributions of a year',
      'usd',
      how,
      inputs,
      hasPay ? Math.max(0, Math.round(value)) : 0,
    )
  const named = namedSum(reader, isHeld)
  const ira = isHeld ? undefined : intoIra(sheet, reader, context, age)
  const share = hasPlan ? contributedShare(sheet, reader, context) : undefined
  const ofNamed = ({ figure, timesAYear }: NonNullable<typeof named>) =>
    ofAYear('what you named, for a year', [figure], figure.value * timesAYear)
  const untouched = {
    throughPayroll: undefined,
    deferredToday: undefined,
    more: undefined,
    intoIra: 0,
    firstShare: undefined,
  }
  if (isAdded && named !== undefined) return { contribution: ofNamed(named), ...untouched, throughPayroll: 0 }
  const isFirst =
    share?.value === 0 && matched === 0 && named === undefined && ira === undefined && !isRetired
  if (share !== undefined && !isFirst) {
    const now = Math.round(income.value * share.value)
    const parts = [
      'pay × the share that you contribute',
      ...(ira === undefined ? [] : ['what goes into an IRA in a year']),
      ...(named === undefined ? [] : ['the sum that you named']),
    ]
    const namedDollars = named === undefined ? 0 : named.figure.value * named.timesAYear
    const goesIn = now + (ira?.dollars ?? 0) + namedDollars
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
      contribution: ofAYear(
        [...parts, ...(more === undefined ? [] : ['what more earns the whole match'])].join(' + '),
        [income, share, ...figures, ...(more === undefined ? [] : [more])],
        goesIn + (more?.value ?? 0),
      ),
      throughPayroll: more === undefined ? now : matched,
      deferredToday: now,
      more,
      intoIra: ira?.dollars ?? 0,
      firstShare: undefined,
    }
  }
  if (named !== undefined) return { contribution: ofNamed(named), ...untouched }
  if (ira !== undefined)
    return {
      contribution: ofAYear('what goes into an IRA in a year', [ira.figure], ira.dollars),
      ...untouched,
      intoIra: ira.dollars,
    }
  if (isHeld && (!hasPlan || isFirst))
    return {
      contribution: ofAYear('nothing: while a pay is gone what is left stays cash', [], 0),
      ...untouched,
    }
  if (isSome(reader, 'monthlyContribution')) {
    const monthly = reader.number('monthlyContribution')
    return {
      contribution: ofAYear('what you save each month, for a year', [monthly], monthly.value * monthsPerYear),
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
  return {
    contribution: ofAYear('pay × a common share of it', [income, usual], income.value * usual.value),
    ...untouched,
    firstShare: isFirst ? usual : undefined,
  }
}
