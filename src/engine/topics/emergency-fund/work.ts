/** What every part of an emergency-fund plan starts from: the cushion, the debts, the dates. */
import { addMonths } from '../../calendar.ts'
import { type FactReader, factReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Months } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type Cushion, cushionOf } from '../cushion.ts'
import { type CushionDates, cushionDates, payableFromCash } from '../cushion-dates.ts'
import { byRate, type DebtFigures, readDebts } from '../debts.ts'
import { isForgiven } from '../lump-sum/basis.ts'
import type { DraftContext } from '../topic.ts'

export interface FundWork {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly cushion: Cushion
  readonly debts: readonly DebtFigures[]
  readonly costlyDebts: readonly DebtFigures[]
  readonly surplus: Figure
  /** What cash beyond the starter pays on debts at a high rate at once; nothing for those without pay. */
  readonly atOnce: Figure
  /** Whether that pays all of them. */
  readonly isClearedAtOnce: boolean
  /** A month without pay: what is left after the cuts that households make. */
  readonly bare: Figure
  /** Unemployment benefits, once their amount is known, and the months that they are paid. */
  readonly benefit: Figure | undefined
  readonly benefitMonths: Figure | undefined
  readonly runway: Figure
  /** The month in which the cash runs out. */
  readonly lastsUntil: DateFigure
  readonly gap: Figure
  readonly dates: CushionDates
  readonly stage: 'working' | 'unemployed' | 'retired'
}

/** Longer than anyone plans without pay; cash that lasts longer is shown as this much. */
const longestRunway: Months = 120
const tenths = 10

/** Months until cash is spent, to a tenth: benefits lower the need while they are paid. */
export function monthsOfCash(p: {
  cash: Dollars
  spending: Dollars
  benefit: Dollars
  benefitMonths: Months
}): Months {
  let left = p.cash
  for (let month = 1; month <= longestRunway; month += 1) {
    const need = Math.max(0, p.spending - (month <= p.benefitMonths ? p.benefit : 0))
    if (need > left) return month - 1 + Math.floor((left / need) * tenths) / tenths
    left -= need
  }
  return longestRunway
}

export function fundWork(household: Household, context: DraftContext): FundWork {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const employment = reader.value('employment')
  const stage = employment === 'unemployed' || employment === 'retired' ? employment : 'working'
  const cushion = cushionOf(sheet, reader)
  const debts = readDebts(sheet, reader)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const costlyDebts = byRate(debts).filter(
    (debt) => debt.rate.value >= highRate.value && !isForgiven(reader, debt),
  )
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
  const { cash, target } = cushion
  const gap = sheet.computed(
    'gap',
    'Still to save',
    'usd',
    'target − cash you have, never below nothing',
    [target, cash],
    Math.max(0, target.value - Math.round(cash.value)),
  )
  const atOnce = sheet.computed(
    'debts.at-once',
    'What your cash can pay on costly debts at once',
    'usd',
    'cash beyond the starter cushion, no more than is owed',
    [cash, cushion.starter, ...costlyDebts.map(({ balance }) => balance)],
    stage === 'working' ? payableFromCash(cash.value, cushion.starter.value, costlyDebts) : 0,
  )
  const isClearedAtOnce =
    atOnce.value > 0 && costlyDebts.reduce((sum, { balance }) => sum + balance.value, 0) <= atOnce.value
  const dates = cushionDates(sheet, cushion, surplus, costlyDebts, context.today)
  const runway = runwayOf(sheet, reader, cushion, stage)
  const lastsUntil = sheet.date(
    'lasts-until',
    'When the cash is spent',
    'today + the whole months that it lasts',
    [runway.runway],
    addMonths(context.today, Math.floor(runway.runway.value)),
    'month-of-year',
  )
  return {
    sheet,
    reader,
    context,
    cushion,
    debts,
    costlyDebts,
    surplus,
    atOnce,
    isClearedAtOnce,
    gap,
    dates,
    stage,
    lastsUntil,
    ...runway,
  }
}

/** How long the cash lasts: at today's spending for those who work, at a bare month's for those who lost their pay. */
function runwayOf(
  sheet: Worksheet,
  reader: FactReader,
  { essentials, uncovered, cash }: Cushion,
  stage: FundWork['stage'],
): Pick<FundWork, 'bare' | 'benefit' | 'benefitMonths' | 'runway'> {
  const cut = reader.rule('loss.cut', 'What households cut after losing a job', 'share', rules.lossCut)
  const bare = sheet.computed(
    'loss.spending',
    'A bare month after a job loss',
    'usd-per-month',
    'what a month costs, less what is cut',
    [essentials, cut],
    Math.round(essentials.value * (1 - cut.value)),
  )
  const benefit =
    reader.told('unemploymentMonthly') === undefined ? undefined : reader.number('unemploymentMonthly')
  const benefitMonths =
    benefit === undefined
      ? undefined
      : reader.rule('benefit.months', 'Months that benefits are paid', 'months', rules.benefitMonths)
  const isOut = stage === 'unemployed'
  const spending = isOut ? bare : uncovered
  const inputs = [
    cash,
    spending,
    ...(isOut ? [benefit, benefitMonths].filter((part) => part !== undefined) : []),
  ]
  const runway = sheet.computed(
    'runway',
    'How long your cash lasts now',
    'months',
    isOut
      ? 'month by month: cash − a bare month, less benefits while they are paid'
      : 'cash you have ÷ what a month costs',
    inputs,
    monthsOfCash({
      cash: cash.value,
      spending: spending.value,
      benefit: isOut ? (benefit?.value ?? 0) : 0,
      benefitMonths: benefitMonths?.value ?? 0,
    }),
  )
  return { bare, benefit, benefitMonths, runway }
}
