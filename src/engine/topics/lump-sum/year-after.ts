/** Income of a year with what the plan adds to it, as the limits of law see it. */
import { shareOfYearOver } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { incomeWith } from '../tax-picture.ts'
import { deductedBy, deductedSum } from './deducted.ts'
import { taxedAs, taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'
import { type AfterTheSum, returnNext } from './years-with-sum.ts'

/** A year with what the plan adds to it: interest, dividends and the first withdrawal from an inherited IRA. */
export interface YearAfter {
  readonly income: Figure
  /** The part of Social Security that is still not taxed: it counts for the Marketplace credit. */
  readonly untaxedBenefits: Dollars
}

export function yearAfter(work: LumpSumWork, outlook: Outlook | undefined): YearAfter {
  const { sheet, taxes, inherited, reader, amount, context } = work
  const part = taxedPart({ sheet, reader, context, taxes, amount })
  const withdrawal = inherited?.isRoth === true ? undefined : inherited?.withdrawal
  const earned = outlook?.yearlyIncome
  const added = [earned, withdrawal, part].filter((part) => part !== undefined)
  const deducted = sheet.computed(
    'deducted',
    'What this plan takes off income',
    'usd-per-year',
    'what it puts in before tax this year: into an HSA, a deducted IRA and a plan of your own business',
    [],
    deductedSum(deductedBy(work)),
  )
  const off = deducted.value === 0 ? [] : [deducted]
  // What is taxed once and pay that has ended fall into this year, of which few days may be left for the money to earn anything.
  const ofThisYear = (part?.value ?? 0) + (earned?.value ?? 0) * (1 - shareOfYearOver(context.today))
  const isEnding = taxes.later.agi.value < taxes.agi.value
  const more =
    (isEnding ? ofThisYear : Math.max(ofThisYear, earned?.value ?? 0)) +
    (withdrawal?.value ?? 0) -
    deducted.value
  const { agi, untaxedBenefits } = incomeWith(taxes, context, more)
  const money =
    part === undefined
      ? ''
      : {
          gain: ' + the gain on the sale that is taxed',
          sale: ' + the whole price of the sale, as nobody knows how much of it is gain',
          pay: ' + this money, which is income itself',
          prize: ' + this money, which is income itself',
          none: '',
        }[taxedAs(reader) ?? 'none']
  const income = sheet.computed(
    'income-after',
    'Income with what the plan adds',
    'usd-per-year',
    `estimated adjusted gross income + interest and dividends of a year, or with money that is taxed once or pay that ends those of what is left of this year, + the first withdrawal${money} − what this plan puts in before tax, with what that makes taxable of Social Security`,
    [taxes.agi, ...added, ...off],
    agi,
  )
  return { income, untaxedBenefits }
}

/** The income of the next year that the Marketplace credit looks at. */
export function creditIncomeNext(
  work: AfterTheSum & Pick<LumpSumWork, 'context'>,
  outlook: Outlook | undefined,
): Dollars {
  const { agi, untaxedBenefits } = incomeWith({ taxReturn: returnNext(work, outlook) }, work.context, 0)
  return agi + untaxedBenefits
}

/** A sale whose gain, and so its part of this year's income, is not known. */
export const isGainOpen = ({ reader }: LumpSumWork): boolean => {
  const source = reader.value('moneySource')
  return (
    (source === 'stock_sale' || source === 'home_sale' || source === 'land_sale') &&
    reader.told('saleGain') === undefined
  )
}
