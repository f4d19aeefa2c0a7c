/** Who asks and what for: the facts of a one-time investment before any dollar is placed. */
import { type FactReader, factReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import { horizonGlidePath, type RiskTolerance, retirementGlidePath } from '../markets/glide-path.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import { known } from '../tax/tax-year.ts'
import type { Share } from '../units.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { type Cushion, cushionOf } from './cushion.ts'
import { byRate, type DebtFigures, readDebts } from './debts.ts'
import type { DraftContext } from './topic.ts'

export interface LumpSumBasis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly amount: Figure
  readonly cushion: Cushion
  readonly debts: readonly DebtFigures[]
  readonly costlyDebts: readonly DebtFigures[]
  readonly horizon: Figure
  /** How the goal's distance decides: safe, a blend, or growth. */
  readonly reach: 'short' | 'middle' | 'long'
  /** The federal bracket on the next dollar of pay. */
  readonly bracket: Figure
  /** The mix of each year on the way, the first being this one. */
  readonly glide: readonly AssetAllocation[]
  readonly tolerance: RiskTolerance
}

/** The federal rate on the next dollar of the household's pay, with the standard deduction. */
function federalBracket(sheet: Worksheet, reader: FactReader, context: DraftContext): Figure {
  const status = reader.value('filingStatus')
  const income = reader.number('income')
  const spouse = status === 'married_joint' ? reader.number('spouseIncome') : undefined
  const pay = income.value + (spouse?.value ?? 0)
  const deduction = sheet.law('standard-deduction', 'Standard deduction', 'usd', {
    value: known(context.law.standardDeduction)[status],
    source: 'source' in context.law.standardDeduction ? context.law.standardDeduction.source : '',
  })
  const rate: Share = ordinaryRate({
    law: context.law,
    status,
    taxableIncome: Math.max(0, pay - deduction.value),
  })
  return sheet.computed(
    'bracket',
    'Federal tax bracket',
    'rate',
    'the rate of the bracket that pay less the standard deduction falls in; other income and state tax are not counted',
    spouse === undefined ? [income, deduction] : [income, spouse, deduction],
    pay - deduction.value <= 0 ? 0 : rate,
  )
}

function reachOf(years: number): LumpSumBasis['reach'] {
  if (years <= rules.shortHorizon.value) return 'short'
  return years < rules.middleHorizon.value ? 'middle' : 'long'
}

export function lumpSumBasis(household: Household, context: DraftContext): LumpSumBasis {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const amount = reader.number('amount')
  const horizon = reader.number('horizonYears')
  const isForRetirement = reader.value('goal') === 'retirement'
  const tolerance = reader.value('riskTolerance')
  const years = Math.max(1, Math.round(horizon.value))
  const reach = isForRetirement ? 'long' : reachOf(horizon.value)
  const age = reader.number('age')
  const glide =
    reach === 'long' && isForRetirement
      ? retirementGlidePath({ age: age.value, retirementAge: age.value + horizon.value, years, tolerance })
      : horizonGlidePath({ horizon: Math.max(horizon.value, 1), tolerance })
  const cushion = cushionOf(sheet, reader)
  const debts = readDebts(sheet, reader)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  return {
    sheet,
    reader,
    context,
    amount,
    cushion,
    debts,
    costlyDebts: byRate(debts).filter((debt) => debt.rate.value >= highRate.value),
    horizon,
    reach,
    bracket: federalBracket(sheet, reader, context),
    glide,
    tolerance,
  }
}
