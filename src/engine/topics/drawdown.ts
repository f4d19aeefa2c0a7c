/** What a retired household draws on its savings, and how long they bear it. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactKey } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type EndingPayment, overBy } from './debt-ends.ts'
import { costsBeyondPay, yearsThatLast } from './money-lasts.ts'
import { premiumAhead } from './premium-ahead.ts'
import { type SecondPay, secondPayAt } from './second-pay.ts'
import type { TaxPicture } from './tax-picture.ts'

export interface Drawdown {
  /** What is missing in a month, once the cash has paid what it can of the costly debts. */
  readonly gap: Figure
  readonly yearly: Figure
  /** The same as a share of what there is to draw on. */
  readonly share: Figure
  /** Cash that stays, and all savings that were told. */
  readonly assets: Figure
  /** Until what age it has to last. */
  readonly until: Figure
  readonly isShort: boolean
  /** Payments on debts among the costs end, and are counted only until then. */
  readonly hasEnding: boolean
  /** How long it lasts where a month costs so much less. */
  readonly lasts: (id: string, saved?: Figure) => Figure
}

const savingsFacts = [
  'retirementSavings',
  'pretaxIraBalance',
  'taxableInvestments',
] as const satisfies FactKey[]

/** Beside the cash, the savings that were told. */
function toldSavings(reader: FactReader): Figure[] {
  const told = savingsFacts.filter((key) => reader.told(key) !== undefined)
  // An IRA is one of the accounts that hold retirement savings.
  const counted = told.filter((key) => key !== 'pretaxIraBalance' || !told.includes('retirementSavings'))
  return counted.map((key) => reader.number(key))
}

export const savedInAll = (reader: FactReader, cash: Figure): Dollars =>
  toldSavings(reader).reduce((total, { value }) => total + value, cash.value)

/** What the new health cover costs a month so many years from today: it ends with the youngest who has none of Medicare. */
export function premiumIn(reader: FactReader, year: number): Dollars {
  const ages = (['age', 'spouseAge'] as const).flatMap((key) => reader.some(key)?.value ?? [])
  const young = ages.filter((age) => age < medicareEligibilityAge.value)
  const isOver = young.length > 0 && Math.min(...young) + year >= medicareEligibilityAge.value
  return isOver ? 0 : (premiumAhead(reader)?.value ?? 0)
}

/** That it is in what is drawn now, to follow a sum; nothing where none begins. */
export function premiumInDrawn(reader: FactReader): Text {
  const premium = premiumAhead(reader)
  return premium === undefined ? nothing : say`, the new health cover of ${premium} until Medicare included`
}

/** What is taken of growth and of payments that end, to follow how long it lasts. */
export const ifItKeepsUp = ({ hasEnding }: Pick<Drawdown, 'hasEnding'>): Text =>
  words(
    `if it only keeps up with prices${hasEnding ? ', with the payments on your debts counted until they end' : ''}`,
  )

/** `monthly`: what a month costs before what is paid for life, `ending` included. */
export function drawdownOf(
  {
    sheet,
    reader,
    taxes,
  }: {
    readonly sheet: Worksheet
    readonly reader: FactReader
    readonly taxes: Pick<TaxPicture, 'age' | 'isCouple'>
  },
  {
    gap,
    cash,
    monthly,
    second,
    ending = [],
  }: {
    readonly gap: Figure
    readonly cash: Figure
    readonly monthly: Dollars
    readonly second?: SecondPay | undefined
    readonly ending?: readonly EndingPayment[]
  },
): Drawdown {
  const assets = sheet.computed(
    'drawn.assets',
    'What you have to draw on',
    'usd',
    'cash that stays + retirement savings + other investments, as far as they were told',
    [cash, ...toldSavings(reader)],
    Math.round(savedInAll(reader, cash)),
  )
  const until = reader.rule(
    'drawn.until',
    'Age until which savings have to last',
    'age',
    rules.savingsUntilAge,
  )
  const years = Math.max(1, Math.ceil(until.value - taxes.age.value))
  const less = (year: number) =>
    Array.from({ length: monthsPerYear }, (_, month) => year * monthsPerYear + month).reduce(
      (sum, month) => sum + secondPayAt(second, month) + overBy(ending, month),
      0,
    )
  const costsOf = (saved: Dollars) =>
    costsBeyondPay(reader, taxes, monthly - saved, years, less).map(
      (cost, year) => cost + premiumIn(reader, year) * monthsPerYear,
    )
  const lasts: Drawdown['lasts'] = (id, saved) =>
    sheet.computed(
      `drawn.${id}.years`,
      'How long it lasts',
      'years',
      `what there is, less what each year costs beyond the pension and Social Security that have begun${ending.length === 0 ? '' : ', payments on debts only until they end'}; growth and inflation are taken to cancel out, and it is counted no longer than it has to last`,
      [assets, gap, until, ...(saved === undefined ? [] : [saved])],
      Math.round(yearsThatLast(assets.value, costsOf(saved?.value ?? 0)) * 10) / 10,
    )
  const yearly = sheet.computed(
    'drawn.yearly',
    'Drawn from savings in a year',
    'usd-per-year',
    'what is missing each month × months in a year; the tax on a withdrawal comes on top',
    [gap],
    Math.round(gap.value * monthsPerYear),
  )
  return {
    gap,
    hasEnding: ending.length > 0,
    yearly,
    share: sheet.computed(
      'drawn.share',
      'Drawn in a year, as a share of what you have to draw on',
      'share',
      'drawn from savings in a year ÷ what you have to draw on',
      [yearly, assets],
      assets.value === 0 ? 1 : yearly.value / assets.value,
    ),
    assets,
    until,
    isShort: yearsThatLast(assets.value, costsOf(0)) < years,
    lasts,
  }
}
