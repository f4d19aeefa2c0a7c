/** What the payout and the sale of company stock do to the Marketplace credit of their years. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import { creditAtLimitFigure, marketplaceLimitFigure } from '../marketplace.ts'
import { premiumsComeOff } from '../self-employed-cover.ts'
import { runsOn, spousesPlanFirst } from './cover-checks.ts'
import { yearWorkEnds } from './cover-source.ts'
import { drawBeside } from './draw-beside-sale.ts'
import type { CompanyStock } from './stock.ts'
import { creditYears, firstYearOfSale, incomeInYear, isCreditAtStake } from './stock-credit.ts'
import type { RolloverWork } from './work.ts'

/** `sold`: how much of the shares in the year that is asked for. */
function incomeOf(
  work: RolloverWork,
  stock: CompanyStock,
  index: number,
  p: { id: string; label: string; sold: 'as planned' | 'all' | 'none' },
): Figure {
  const { sheet, taxes } = work
  const isSold = p.sold !== 'none'
  const cash = stock.reach?.cash?.amount
  const sale = {
    value: isSold ? stock.shares.value : 0,
    cost: stock.basis.value,
    gain: isSold ? stock.gain.value : 0,
    years: p.sold === 'as planned' ? stock.years.length : 1,
    ...(cash === undefined ? {} : { cash: cash.value }),
  }
  const sold = {
    'as planned': 'the part of their gain that is sold in it',
    all: 'all of their gain',
    none: 'none of their gain',
  }[p.sold]
  return sheet.computed(
    p.id,
    p.label,
    'usd',
    `what is paid in that year without the pay that has ended by then + what cash and investments bring + ${index === 0 ? 'the cost of the shares + cash of the same payout + ' : ''}${sold} + what of your need that does not pay; all of Social Security counts`,
    [taxes.later.agi, stock.basis, stock.gain, ...(cash === undefined ? [] : [cash])],
    incomeInYear(work, index, sale),
  )
}

const ofYear = (work: RolloverWork, stock: CompanyStock, index: number): Figure =>
  incomeOf(work, stock, index, {
    id: 'stock.income',
    label: 'Income of a year of the sale',
    sold: 'as planned',
  })

const limitOf = (work: RolloverWork, index: number): Figure =>
  marketplaceLimitFigure(work, { year: firstYearOfSale(work) + index })

const limitInWords = (limit: Figure): Text => say`its credit ends for the whole year above ${limit}`

/** What pays a told need in the years of the sale; nothing where none was told. */
export function needInWords(work: RolloverWork, stock: CompanyStock): Text {
  const { carries } = stock
  if (carries === undefined) return nothing
  const draw = work.reader.number('planDrawMonthly')
  const isAllPaid =
    drawBeside(work, work.taxes.later.taxReturn, stock.shares.value / stock.years.length) === 0
  return isAllPaid
    ? say`What the sale brings pays the ${draw} that you need first, for about ${carries}: take nothing else out in those years.`
    : say`What the sale brings pays a part of the ${draw} that you need, and the IRA pays only the rest while shares are sold: that is counted.`
}

/** Nobody said where the cover comes from of someone who has none from work: then a credit may hang on it. */
function openCoverCheck(work: RolloverWork): Check[] {
  const { stock, reader } = work
  if (stock?.isChosen !== true || reader.told('marketplaceCoverage') !== undefined) return []
  const years = creditYears(work, stock.years.length)
  const [first] = years
  if (first === undefined) return []
  const stops = yearWorkEnds(work)
  if (stops !== undefined && firstYearOfSale(work) + first >= stops)
    return [afterWorkCheck(work, stock, years)]
  const limit = limitOf(work, first)
  const planned = ofYear(work, stock, first)
  const room = work.sheet.computed(
    'stock.credit-room',
    'Distance of that year to the limit',
    'usd',
    'the limit − the income of that year, or the other way round',
    [limit, planned],
    Math.abs(limit.value - planned.value),
  )
  const isOver = planned.value > limit.value
  const whole = incomeOf(work, stock, first, {
    id: 'stock.income.all-sold',
    label: 'Income of that year with all the shares sold in it',
    sold: 'all',
  })
  const unsold = incomeOf(work, stock, first, {
    id: 'stock.income.none-sold',
    label: 'Income of that year with no share sold in it',
    sold: 'none',
  })
  return [
    check(
      'stock.credit',
      'act',
      isOver
        ? 'Know where your health cover comes from before you ask for the payout'
        : 'Keep each year of the sale below the limit of a health credit',
      join([
        say`What the shares cost, cash of the same payout and the gain that you sell are income of their year. If your cover is from the Marketplace then, ${limitInWords(limit)}.`,
        say`As planned ${stock.years[first]?.year ?? nothing} comes to about ${planned}, ${room} ${words(isOver ? 'above' : 'below')} that.`,
        isOver
          ? say`With no share sold in it, it comes to ${unsold}, with all of them to ${whole}.`
          : stock.atOnce === undefined
            ? nothing
            : say`With all of them sold in it, it comes to ${whole}.`,
        isOver ? premiumsComeOff(reader) : nothing,
        work.taxes.ended.benefitsAhead === undefined ? runsOn(work) : nothing,
        needInWords(work, stock),
        isOver
          ? say`The credit at that limit is about ${creditAtLimitFigure(work)}, by an average premium, against ${stock.saved} of tax that the shares save.`
          : nothing,
        spousesPlanFirst(work),
        isOver
          ? words(
              'Say here where your cover comes from: with a Marketplace credit the plan weighs both, and may come out another way.',
            )
          : words(
              'Look at the whole income of the year before you sell, and sell less where it comes near the limit: what was paid in advance has to be paid back.',
            ),
      ]),
    ),
  ]
}

/** Work that covers ends among the years of the sale: from then on each part counts for a credit until Medicare. */
function afterWorkCheck(work: RolloverWork, stock: CompanyStock, years: readonly number[]): Check {
  const { sheet, reader } = work
  const medicare = sheet.law('medicare.age', 'Age at which Medicare starts', 'age', medicareEligibilityAge)
  const stops = yearWorkEnds(work)
  const incomes = years.map((index) => ({
    year: stock.years[index]?.year,
    income: incomeOf(work, stock, index, {
      id: `stock.income.${index}`,
      label: 'Income of a year of the sale after work has ended',
      sold: 'as planned',
    }),
  }))
  const part = sheet.computed(
    'stock.part-gain',
    'Gain that is sold in a year',
    'usd',
    'the gain ÷ the years of the sale',
    [stock.gain],
    Math.round(stock.gain.value / stock.years.length),
  )
  const brings = sheet.computed(
    'stock.part-value',
    'What the sale of a year brings',
    'usd',
    'the value of the shares ÷ the years of the sale',
    [stock.shares],
    Math.round(stock.shares.value / stock.years.length),
  )
  return check(
    'stock.credit',
    'act',
    'Once you have stopped work, each part you sell counts for the health credit',
    join([
      say`You stop at ${reader.number('retirementAge')}. From then until Medicare at ${medicare} cover is usually from the Marketplace, and ${limitInWords(limitOf(work, years[0] ?? 0))}. The ${part} of gain that you sell in a year counts for it in full, whatever its tax is.`,
      say`With it, and before anything that you take out of accounts, your income comes to about ${listed(incomes.map(({ year, income }) => say`${income} in ${year ?? nothing}`))}.`,
      needInWords(work, stock),
      say`So live on what a sale brings before you take anything out of an IRA: of ${brings} only the gain is income, of a withdrawal all of it.`,
      firstYearOfSale(work) + (years[0] ?? 0) === stops
        ? words(
            'In the year in which you stop your pay until then comes on top: sell once you know what it came to.',
          )
        : nothing,
      stock.atOnce === undefined
        ? nothing
        : say`All sold in the year of the payout, while work covers you, none of it would count later: the tax would be ${stock.atOnce} instead of ${stock.asShares}.`,
    ]),
  )
}

/** The cost and the gain are income of their year, and can end the Marketplace credit of it. */
function creditCheck(work: RolloverWork): Check[] {
  const { stock, sheet } = work
  if (stock === undefined || !stock.isOpen || stock.undecided !== undefined || !isCreditAtStake(work))
    return []
  const { creditLost, forgone } = stock
  if (!stock.isChosen && creditLost === undefined && forgone === undefined) return []
  const limit = limitOf(work, 0)
  const medicare = sheet.law('medicare.age', 'Age at which Medicare starts', 'age', medicareEligibilityAge)
  const counts = say`What the shares cost and the gain that you sell count for the Marketplace credit, which ends for a whole year above ${limit}.`
  const untouched = say`Or leave the whole plan untouched until Medicare at ${medicare}: as long as nothing has come out since you left, the shares stay open.`
  if (!stock.isChosen)
    return [
      check(
        'stock.credit',
        'warn',
        'The health credit speaks against the shares',
        say`${counts} A payout as shares would save ${forgone ?? stock.saved} of tax and lose about ${creditLost ?? creditAtLimitFigure(work)} of credit, by an average premium; your Marketplace notice shows yours. ${untouched}`,
      ),
    ]
  // The pay of the year has ended its credit: what is paid out in it ends none.
  if (creditYears(work, 1).length === 0) return []
  const income = ofYear(work, stock, 0)
  return [
    creditLost === undefined
      ? check(
          'stock.credit',
          'act',
          'Sell no more in a year than your health credit allows',
          join([
            say`${counts} With the sales of this plan the year of the payout comes to about ${income}.`,
            stock.carries === undefined
              ? words(
                  'Live on those sales, take nothing else out in those years, and sell less where interest, dividends or other income bring you near the limit.',
                )
              : join([
                  needInWords(work, stock),
                  words('Sell less where other income brings you near the limit.'),
                ]),
            forgone === undefined
              ? nothing
              : say`More of it as shares, in one year, would save ${forgone} more of tax and lose about ${creditAtLimitFigure(work)} of credit, by an average premium: your Marketplace notice shows yours.`,
          ]),
        )
      : check(
          'stock.credit',
          'act',
          'The shares cost a year of health credit, and save more',
          say`${counts} The year of the payout comes to about ${income}, so its credit is gone: about ${creditLost}, by an average premium, against ${stock.saved} of tax that the shares save. That is counted here. Look up yours in your Marketplace notice before anything is requested, and tell the Marketplace before that year begins: what is paid in advance has to be paid back. All is sold in one year, because each further one would lose its credit too. ${untouched}`,
        ),
  ]
}

export const stockCreditChecks = (work: RolloverWork): Check[] => [
  ...creditCheck(work),
  ...openCoverCheck(work),
]
