/** How long the money has, how it is spent at the end of that time, and how it is mixed on the way. */
import { addDays, addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { resolverOf } from '../../fallbacks.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import { horizonGlidePath, type RiskTolerance, retirementGlidePath } from '../../markets/glide-path.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { lastDayAhead, lastPayAge, monthsToStop } from '../last-pay.ts'

export interface Horizon {
  readonly years: Figure
  /** All of it on the day on which the years end; bit by bit from a day on which work stops; or bit by bit from today. */
  readonly spent: 'all-then' | 'from-retirement' | 'from-now'
  /** Years until it begins to be spent, where that is before the years end. */
  readonly begins: Figure | undefined
  /** The month from which it is there to live on: work is told to end before the years that it has to last do. */
  readonly livedOnFrom: DateFigure | undefined
  /** How the goal's distance decides: safe, a blend, or growth. */
  readonly reach: 'short' | 'middle' | 'long'
  /** The mix of each year on the way, the first being this one. */
  readonly glide: readonly AssetAllocation[]
}

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly household: Household
  readonly today: CalendarDate
}

export function horizonOf(asked: Asked): Horizon {
  const { reader } = asked
  const goal = reader.value('goal')
  const ends = endOfWork(asked)
  if (ends !== undefined) return fromEndOfWork(asked, ends)
  if (goal === 'retirement' || isLivedOnLater(asked)) return untilRetirement(asked)
  const years = goal === 'income' ? yearsToLiveOn(asked) : reader.number('horizonYears')
  const reach = reachOf(years.value)
  const spent = goal === 'income' ? 'from-now' : 'all-then'
  const tolerance = reader.value('riskTolerance')
  const glide =
    spent === 'from-now' && reach === 'long'
      ? spendingMix(reader, tolerance, years.value, 0)
      : reach === 'short'
        ? Array.from({ length: Math.ceil(Math.max(years.value, 1)) }, () => allCash)
        : horizonGlidePath({ horizon: years.value, tolerance })
  return { years, spent, begins: undefined, livedOnFrom: undefined, reach, glide }
}

/** Whoever is paid and named years until the money is needed lives on it from then on, and not only until then. */
function isLivedOnLater({ reader }: Asked): boolean {
  if (reader.value('goal') !== 'income' || middle(reader.told('horizonYears') ?? 0) < 1) return false
  return ['employed', 'self_employed'].includes(reader.value('employment'))
}

/**
 * Years until the last pay of whoever wants to live on the money, where that was told to come well before the years that were
 * named are over: those are no years until it is needed, then, but years that it has to last.
 */
function endOfWork(asked: Asked): Years | undefined {
  const { reader, today } = asked
  if (!isLivedOnLater(asked)) return undefined
  const stop = lastPayAge(reader)
  const named = reader.number('horizonYears').value
  if (stop === undefined || reachOf(named) !== 'long') return undefined
  const ends = monthsToStop(reader, today, stop) / monthsPerYear
  return ends > 0 && reachOf(named - ends) === 'long' ? ends : undefined
}

function fromEndOfWork({ sheet, reader, today }: Asked, ends: Years): Horizon {
  const years = reader.number('horizonYears')
  const day = lastDayAhead(reader, today)
  const begins = sheet.computed(
    'horizon.begins',
    'Years until it begins to be spent',
    'years',
    'the time until your last pay, by what you told',
    [reader.number('retirementAge'), reader.number('age')],
    ends,
  )
  return {
    years,
    spent: 'from-retirement',
    begins,
    livedOnFrom: sheet.date(
      'lived-on.from',
      'First month to live on this money',
      'the day after the last pay',
      [begins],
      day === undefined ? addMonths(today, Math.round(ends * monthsPerYear)) : addDays(day, 1),
      'month-of-year',
    ),
    reach: 'long',
    glide: spendingMix(reader, reader.value('riskTolerance'), years.value, ends),
  }
}

function reachOf(years: number): Horizon['reach'] {
  if (years <= rules.shortHorizon.value) return 'short'
  return years < rules.middleHorizon.value ? 'middle' : 'long'
}

/** The mix of money that is spent bit by bit, from some years from now on. */
const spendingMix = (reader: FactReader, tolerance: RiskTolerance, years: number, begins: number) => {
  const age = reader.number('age').value
  return retirementGlidePath({
    age,
    retirementAge: age + begins,
    years: Math.max(1, Math.round(years)),
    tolerance,
  })
}

/** The day on which work stops is not the one on which all of it is due: the plan looks some years beyond it. */
function untilRetirement({ sheet, reader }: Asked): Horizon {
  const least = reader.rule(
    'horizon.least',
    'Fewest years that retirement money is planned for',
    'years',
    rules.retirementLeastYears,
  )
  const isTold = reader.told('horizonYears') !== undefined
  const named = reader.number('horizonYears')
  const age = reader.number('age')
  const stops = isTold ? undefined : reader.number('retirementAge')
  const untilThen = stops === undefined ? named.value : Math.max(0, stops.value - age.value)
  const years =
    named.value >= least.value
      ? named
      : sheet.computed(
          'horizon.lasts',
          'Years that the money is planned for',
          'years',
          'the years until it begins to be spent, and not too few: it has to last long after that day',
          [named, least],
          least.value,
        )
  return {
    years,
    spent: 'from-retirement',
    begins:
      untilThen >= years.value || untilThen <= 0
        ? undefined
        : sheet.computed(
            'horizon.begins',
            'Years until it begins to be spent',
            'years',
            isTold ? 'you said so' : 'the age at which you stop working − your age',
            stops === undefined ? [named] : [stops, age],
            untilThen,
          ),
    livedOnFrom: undefined,
    reach: 'long',
    glide: spendingMix(reader, reader.value('riskTolerance'), years.value, untilThen),
  }
}

/** "To live on, now": a time that was told as hardly any is no time that it has to last. */
function yearsToLiveOn({ sheet, reader, household, today }: Asked): Figure {
  const { horizonYears, ...rest } = household
  if (horizonYears === undefined || middle(horizonYears) >= 1) return reader.number('horizonYears')
  return sheet.computed(
    'horizon.lasts',
    'Years that the money is to last',
    'years',
    'planned into very old age, by your age',
    [reader.number('age')],
    middle(resolverOf(rest, today)('horizonYears') ?? 1),
  )
}
