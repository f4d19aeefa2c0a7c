/** What a household puts away in a year, whatever the kind: named, going on already, or a common share of pay. */
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
}

export interface YearsContribution {
  /** What a year puts in, whatever the kind. */
  readonly contribution: Figure
  /** The part of it that goes through payroll as things stand; undefined where that was not told. */
  readonly throughPayroll: number | undefined
}

/** A sum was named that the pay of this year may put away; a larger one is no contribution. */
export function isSumOfYear(reader: FactReader, paid: Dollars): boolean {
  if (paid === 0) return false
  const named = namedSum(reader)
  return named === undefined
    ? isFilled(reader, 'ira') || reader.told('iraMonthly') !== undefined
    : named.figure.value * named.timesAYear <= paid
}

/** A sum that was named to decide on, for a year. */
function namedSum(reader: FactReader): { figure: Figure; timesAYear: number } | undefined {
  if (reader.told('amount') !== undefined) return { figure: reader.number('amount'), timesAYear: 1 }
  if (reader.told('amountMonthly') !== undefined)
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
  if (reader.told('iraMonthly') === undefined) return undefined
  const figure = reader.number('iraMonthly')
  return { figure, dollars: figure.value * monthsPerYear }
}

/** What went into an IRA beside what the plan decides on. */
export const iraContributed = (reader: FactReader): number =>
  reader.told('iraMonthly') === undefined || reader.told('iraContributedThisYear') !== undefined
    ? reader.number('iraContributedThisYear').value
    : 0

export function contributionOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { income, age, hasPay, hasPlan }: Saver,
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
  const named = namedSum(reader)
  const ira = intoIra(sheet, reader, context, age)
  const share = hasPlan ? contributedShare(sheet, reader, context) : undefined
  if (share !== undefined) {
    const throughPayroll = Math.round(income.value * share.value)
    const parts = [
      'pay × the share that you contribute',
      ...(ira === undefined ? [] : ['what goes into an IRA in a year']),
      ...(named === undefined ? [] : ['the sum that you named']),
    ]
    const namedDollars = named === undefined ? 0 : named.figure.value * named.timesAYear
    const figures = [ira?.figure, named?.figure].filter((figure) => figure !== undefined)
    return {
      contribution: ofAYear(
        parts.join(' + '),
        [income, share, ...figures],
        throughPayroll + (ira?.dollars ?? 0) + namedDollars,
      ),
      throughPayroll,
    }
  }
  if (named !== undefined)
    return {
      contribution: ofAYear(
        'what you named, for a year',
        [named.figure],
        named.figure.value * named.timesAYear,
      ),
      throughPayroll: undefined,
    }
  if (ira !== undefined)
    return {
      contribution: ofAYear('what goes into an IRA in a year', [ira.figure], ira.dollars),
      throughPayroll: undefined,
    }
  if (reader.told('monthlyContribution') !== undefined) {
    const monthly = reader.number('monthlyContribution')
    return {
      contribution: ofAYear('what you save each month, for a year', [monthly], monthly.value * monthsPerYear),
      throughPayroll: undefined,
    }
  }
  const usual = reader.rule(
    'contribution.share',
    'Share of pay that is put away',
    'rate',
    rules.contributionShareOfPay,
  )
  return {
    contribution: ofAYear('pay × a common share of it', [income, usual], income.value * usual.value),
    throughPayroll: undefined,
  }
}
