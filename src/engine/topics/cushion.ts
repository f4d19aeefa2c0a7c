/**
 * How much cash a household keeps for emergencies: months of essentials by what could go wrong,
 * and the first, smaller cushion that comes before everything else.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type PlanningRule, planningRules as rules } from '../planning-rules.ts'
import type { Worksheet } from '../worksheet.ts'

export interface Cushion {
  readonly essentials: Figure
  /** Cash on hand, the emergency fund included. */
  readonly cash: Figure
  readonly months: Figure
  readonly target: Figure
  readonly starter: Figure
  /** What raised or lowered the months, for the plan's notes. */
  readonly reasons: readonly Figure[]
}

/** Reads no more than the plan needs: each fact that is read becomes an assumption when it was not told. */
export function cushionOf(sheet: Worksheet, reader: FactReader): Cushion {
  const essentials = reader.number('monthlyExpenses')
  const savings = reader.number('savings')
  const fund = reader.told('emergencyFund') === undefined ? undefined : reader.number('emergencyFund')
  const cash =
    fund === undefined
      ? savings
      : sheet.computed(
          'cash',
          'Cash you have already',
          'usd',
          'savings + emergency fund',
          [savings, fund],
          savings.value + fund.value,
        )

  const deductible = reader.number('deductible')
  const floor = reader.rule('starter.floor', 'Least starter cushion', 'usd', rules.starterFloor)
  const starterMonths = reader.rule(
    'starter.months',
    'Most months in the starter cushion',
    'months',
    rules.starterMonths,
  )
  const starter = sheet.computed(
    'starter',
    'Starter cushion',
    'usd',
    'the smaller of a month of essentials and the larger of the least cushion and your largest deductible',
    [essentials, starterMonths, floor, deductible],
    Math.round(Math.min(essentials.value * starterMonths.value, Math.max(floor.value, deductible.value))),
  )
  const isRetired = reader.value('employment') === 'retired'
  const { months, reasons } = isRetired ? retiredMonths(reader) : workingMonths(sheet, reader)
  const uncovered = isRetired ? uncoveredSpending(sheet, reader, essentials) : essentials
  const target = sheet.computed(
    'target',
    'Emergency fund target',
    'usd',
    `${isRetired ? 'what a month costs beyond pension and Social Security' : 'what a month costs'} × months of cover`,
    [uncovered, months],
    Math.round(uncovered.value * months.value),
  )
  return { essentials, cash, months, target, starter, reasons }
}

function retiredMonths(reader: FactReader): Pick<Cushion, 'months' | 'reasons'> {
  return {
    months: reader.rule('months', 'Months of cover in retirement', 'months', rules.retiredMonths),
    reasons: [],
  }
}

/** In retirement, Social Security and a pension go on whatever the markets do. */
function uncoveredSpending(sheet: Worksheet, reader: FactReader, essentials: Figure): Figure {
  const benefit = reader.number('ssMonthly')
  const pension = reader.number('pensionMonthly')
  return sheet.computed(
    'uncovered',
    'What a month costs beyond pension and Social Security',
    'usd-per-month',
    'what a month costs − Social Security − pension, never below nothing',
    [essentials, benefit, pension],
    Math.max(0, essentials.value - benefit.value - pension.value),
  )
}

function workingMonths(sheet: Worksheet, reader: FactReader): Pick<Cushion, 'months' | 'reasons'> {
  if (reader.told('emergencyFundMonths') !== undefined)
    return { months: reader.number('emergencyFundMonths'), reasons: [] }
  const start = reader.rule('cushion.start', 'Months to start from', 'months', rules.cushionStart)
  const reasons: Figure[] = []
  const add = (id: string, label: string, rule: PlanningRule) => {
    reasons.push(reader.rule(`cushion.${id}`, label, 'months', rule))
  }
  const earners = reader.number('earners')
  const dependents = reader.number('numDependents')
  const stability = reader.value('incomeStability')
  const isAlone = earners.value <= 1
  if (isAlone) add('one-pay-check', 'For living on one pay check', rules.cushionForOnePayCheck)
  if (stability === 'variable') add('variable', 'For pay that varies', rules.cushionForVariablePay)
  if (stability === 'self_employed')
    add('self-employed', 'For self-employment', rules.cushionForSelfEmployment)
  if (dependents.value > 0) add('dependents', 'For people who depend on you', rules.cushionForDependents)
  if (reader.value('hardToReplaceJob'))
    add('rare-job', 'For a job that is hard to replace', rules.cushionForRareJob)
  if (reader.value('chronicIllness')) add('illness', 'For regular medical costs', rules.cushionForIllness)
  if (!isAlone && stability === 'steady' && dependents.value === 0)
    add('two-steady', 'For steady pay checks and nobody to support', rules.cushionForTwoSteady)

  const least = reader.rule('cushion.least', 'Fewest months', 'months', rules.cushionLeast)
  const most = reader.rule('cushion.most', 'Most months', 'months', rules.cushionMost)
  const sum = reasons.reduce((total, reason) => total + reason.value, start.value)
  const months = sheet.computed(
    'months',
    'Months of cover',
    'months',
    'a start, plus or minus a month or so for each thing that makes a lost pay check hurt more or less, within limits',
    [start, ...reasons, least, most],
    Math.min(most.value, Math.max(least.value, sum)),
  )
  return { months, reasons }
}
