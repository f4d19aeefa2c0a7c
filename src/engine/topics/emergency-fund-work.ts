/** What every part of an emergency-fund plan starts from: the cushion, the debts, the dates. */
import { type FactReader, factReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { type Cushion, cushionOf } from './cushion.ts'
import { type CushionDates, cushionDates } from './cushion-dates.ts'
import { byRate, type DebtFigures, readDebts } from './debts.ts'
import type { DraftContext } from './topic.ts'

export interface FundWork {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly cushion: Cushion
  readonly debts: readonly DebtFigures[]
  readonly costlyDebts: readonly DebtFigures[]
  readonly surplus: Figure
  readonly runway: Figure
  readonly gap: Figure
  readonly dates: CushionDates
  readonly stage: 'working' | 'unemployed' | 'retired'
}

export function fundWork(household: Household, context: DraftContext): FundWork {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const employment = reader.value('employment')
  const stage = employment === 'unemployed' || employment === 'retired' ? employment : 'working'
  const cushion = cushionOf(sheet, reader)
  const debts = readDebts(sheet, reader)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const costlyDebts = byRate(debts).filter((debt) => debt.rate.value >= highRate.value)
  const surplus =
    stage === 'working'
      ? reader.number('monthlySurplus')
      : sheet.assumed(
          'monthlySurplus',
          'What you can put aside each month',
          'usd-per-month',
          0,
          'Nothing is set aside while no pay comes in.',
        )
  const { cash, essentials, target } = cushion
  const runway = sheet.computed(
    'runway',
    'How long your cash lasts now',
    'months',
    'cash you have ÷ what a month costs',
    [cash, essentials],
    essentials.value > 0 ? Math.round((cash.value / essentials.value) * 10) / 10 : 0,
  )
  const gap = sheet.computed(
    'gap',
    'Still to save',
    'usd',
    'target − cash you have, never below nothing',
    [target, cash],
    Math.max(0, target.value - Math.round(cash.value)),
  )
  const dates = cushionDates(sheet, cushion, surplus, costlyDebts, context.today)
  return { sheet, reader, context, cushion, debts, costlyDebts, surplus, runway, gap, dates, stage }
}
