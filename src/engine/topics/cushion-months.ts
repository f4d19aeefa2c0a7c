/** How many months of costs a fund covers, by what could go wrong. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactValue } from '../household.ts'
import { type PlanningRule, planningRules as rules } from '../planning-rules.ts'
import type { Worksheet } from '../worksheet.ts'
import { supportsSomebody } from './expecting.ts'
import { isJobAtRisk } from './job-at-risk.ts'
import { losesOneOfTwo } from './last-pay.ts'
import { isSpouseSoleProprietor } from './own-business.ts'

export interface MonthsOfCover {
  readonly months: Figure
  /** What raised or lowered the months, for the plan's notes. */
  readonly reasons: readonly Figure[]
}

export function retiredMonths(reader: FactReader): MonthsOfCover {
  return {
    months: reader.rule('months', 'Months of cover in retirement', 'months', rules.retiredMonths),
    reasons: [],
  }
}

/** No job can be lost; a benefit can be held up, and illness costs on. */
export function monthsOnBenefits(sheet: Worksheet, reader: FactReader): MonthsOfCover {
  const start = reader.rule('cushion.start', 'Months to start from', 'months', rules.cushionOnBenefits)
  const reasons = reader.value('chronicIllness')
    ? [reader.rule('cushion.illness', 'For regular medical costs', 'months', rules.cushionForIllness)]
    : []
  return {
    months: sheet.computed(
      'months',
      'Months of cover',
      'months',
      'a start, and a month more for regular medical costs',
      [start, ...reasons],
      reasons.reduce((total, { value }) => total + value, start.value),
    ),
    reasons,
  }
}

/**
 * How steady pay is. Of who works for himself pay that varies is that of self-employment, the larger risk of the two; where
 * only the other one of two does, the pay of both together varies, however steady one’s own is.
 */
export function payRisk(reader: FactReader): FactValue<'incomeStability'> {
  const stability = reader.value('incomeStability')
  if (stability === 'variable' && reader.value('employment') === 'self_employed') return 'self_employed'
  return stability === 'steady' && reader.number('earners').value > 1 && isSpouseSoleProprietor(reader)
    ? 'variable'
    : stability
}

export function workingMonths(sheet: Worksheet, reader: FactReader): MonthsOfCover {
  if (reader.told('cushionMonths') !== undefined)
    return { months: reader.number('cushionMonths'), reasons: [] }
  const start = reader.rule('cushion.start', 'Months to start from', 'months', rules.cushionStart)
  const reasons: Figure[] = []
  const add = (id: string, label: string, rule: PlanningRule) => {
    reasons.push(reader.rule(`cushion.${id}`, label, 'months', rule))
  }
  const earners = reader.number('earners')
  const supports = supportsSomebody(reader)
  const stability = payRisk(reader)
  const isEnding = losesOneOfTwo(reader)
  const isAlone = earners.value <= 1 || isEnding
  const isAtRisk = isJobAtRisk(reader)
  if (isAlone)
    add(
      'one-pay-check',
      isEnding ? 'For a pay check that ends soon' : 'For living on one pay check',
      rules.cushionForOnePayCheck,
    )
  if (stability === 'variable') add('variable', 'For pay that varies', rules.cushionForVariablePay)
  if (stability === 'self_employed')
    add('self-employed', 'For self-employment', rules.cushionForSelfEmployment)
  if (supports) add('dependents', 'For people who depend on you', rules.cushionForDependents)
  if (reader.value('hardToReplaceJob'))
    add('rare-job', 'For a job that is hard to replace', rules.cushionForRareJob)
  if (isAtRisk) add('at-risk', 'For a job that is at risk', rules.cushionForJobAtRisk)
  if (reader.value('chronicIllness')) add('illness', 'For regular medical costs', rules.cushionForIllness)
  if (!isAlone && stability === 'steady' && !supports && !isAtRisk)
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
