/** Life without pay, month by month: what is spent, what benefits and severance pay carry, how long the cash lasts. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Cushion } from '../cushion.ts'
import type { DraftContext } from '../topic.ts'
import { longestRunway, type Severance, severanceOf } from './severance.ts'

export interface JobLoss {
  /** A month without pay: what is left after the cuts that households make. */
  readonly bare: Figure
  /** Unemployment benefits, once their amount is known, and the months that they are paid. */
  readonly benefit: Figure | undefined
  readonly benefitMonths: Figure | undefined
  readonly severance: Severance | undefined
}

const tenths = 10

/** What a month costs and what benefits take off it, from the month after the wait and as long as they are paid. */
export interface MonthlyNeed {
  readonly spending: Dollars
  readonly benefit: Dollars
  readonly benefitMonths: Months
  readonly benefitWait: Months
}

/** What has gone out of the cash by the end of a month, the first of which is 1. */
export function spentBy(month: Months, p: MonthlyNeed): Dollars {
  const paid = Math.min(p.benefitMonths, Math.max(0, month - p.benefitWait))
  return month * p.spending - paid * Math.min(p.spending, p.benefit)
}

/** Months until cash is spent, to a tenth. */
export function monthsOfCash(cash: Dollars, p: MonthlyNeed): Months {
  for (let month = 1; month <= longestRunway; month += 1) {
    const before = spentBy(month - 1, p)
    const need = spentBy(month, p) - before
    const left = cash - before
    if (need > left) return month - 1 + Math.floor((left / need) * tenths) / tenths
  }
  return longestRunway
}

export function jobLossOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { essentials }: Cushion,
): JobLoss {
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
  return { bare, benefit, benefitMonths, severance: severanceOf(sheet, reader, context, bare) }
}

export const needOf = ({ bare, benefit, benefitMonths, severance }: JobLoss): MonthlyNeed => ({
  spending: bare.value,
  benefit: benefit?.value ?? 0,
  benefitMonths: benefitMonths?.value ?? 0,
  benefitWait: severance?.benefitWait.value ?? 0,
})

/** The figures beside cash that decide what is left after so many months without pay. */
export const lossInputs = ({ bare, benefit, benefitMonths, severance }: JobLoss): Figure[] =>
  [bare, severance?.net, benefit, benefitMonths, benefit && severance?.benefitWait].filter(
    (part) => part !== undefined,
  )

/** How long the cash lasts: at today's spending for those who work, at a bare month's for those who lost their pay. */
export function runwayOf(
  sheet: Worksheet,
  jobLoss: JobLoss,
  { uncovered, cash }: Cushion,
  isOutOfWork: boolean,
): Figure {
  const { severance } = jobLoss
  return sheet.computed(
    'runway',
    'How long your cash lasts now',
    'months',
    isOutOfWork
      ? `month by month: cash${severance ? ' and severance after tax' : ''} − a bare month, less benefits while they are paid`
      : 'cash you have ÷ what a month costs',
    [cash, ...(isOutOfWork ? lossInputs(jobLoss) : [uncovered])],
    isOutOfWork
      ? monthsOfCash(cash.value + (severance?.net.value ?? 0), needOf(jobLoss))
      : monthsOfCash(cash.value, { spending: uncovered.value, benefit: 0, benefitMonths: 0, benefitWait: 0 }),
  )
}
