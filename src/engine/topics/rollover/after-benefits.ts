/**
 * A need that was told while unemployment benefits are paid is what is needed beside them: once they end, and until new pay
 * comes, a month of the plan's early years costs all that no other income covers.
 */
import type { DateFigure, Figure } from '../../figure.ts'
import { say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Years } from '../../units.ts'
import { monthsUntil } from '../benefit-schedule.ts'
import type { RolloverBasis } from './basis.ts'

export interface AfterBenefits {
  readonly from: DateFigure
  /** What a year then costs beyond what comes in. */
  readonly left: Figure
  /** A year of what was told. */
  readonly told: Figure
  /** Years until then. */
  readonly startsIn: Years
}

/** `told`: a year of the need that was told. Undefined where no benefits end, or where it covers the costs without them. */
export function afterBenefits(
  { sheet, reader, context, taxes, isOfSpouse }: RolloverBasis,
  told: Figure,
  income: { readonly comesIn: Figure; readonly tax: Figure } | undefined,
): AfterBenefits | undefined {
  const days = taxes.ended.benefitDays
  const isOut = !isOfSpouse && reader.value('employment') === 'unemployed'
  if (!isOut || days === undefined || days.areOver || reader.told('monthlyExpenses') === undefined)
    return undefined
  const monthly = reader.number('monthlyExpenses')
  const short = monthly.value * monthsPerYear + (income?.tax.value ?? 0) - (income?.comesIn.value ?? 0)
  if (told.value <= 0 || short <= told.value) return undefined
  return {
    from: days.until,
    told,
    startsIn: monthsUntil(context.today, days.until.value) / monthsPerYear,
    left: sheet.computed(
      'kept.after-benefits',
      'What a year costs beyond what comes in once benefits end',
      'usd-per-year',
      'what a month costs × the months of a year + tax on what comes in − what comes in without benefits',
      [monthly, ...(income === undefined ? [] : [income.comesIn, income.tax])],
      Math.round(short),
    ),
  }
}

export const afterBenefitsInWords = ({ from, left, told }: AfterBenefits): Text =>
  say`What you named is what you need beside your benefits, which end on ${from}. Without new pay you would need ${left} from then on instead of ${told}; the sum kept counts that, as far as there is money. What is not needed can still move once new pay comes.`
