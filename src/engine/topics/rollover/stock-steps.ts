/** The steps of company stock: ask what it cost, have it looked at, have it paid out in one year, and sell it in parts. */
import { addDays, addYears } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { CalendarDate } from '../../units.ts'
import { isPaidAgain } from '../ended-pay.ts'
import { type StepDraft, within } from '../steps.ts'
import { sumAMonth } from './payment-step.ts'
import type { CompanyStock } from './stock.ts'
import { creditYears } from './stock-credit.ts'
import { needInWords } from './stock-credit-checks.ts'
import { stockStart } from './stock-start.ts'
import type { RolloverWork } from './work.ts'

/** Company stock that stays until it is decided how it leaves. */
export const isStockFirst = ({ stock, gates }: RolloverWork): boolean =>
  stock?.undecided !== undefined && !gates.isForcedOut && gates.freeze === undefined

const decideStep = ({ stock, sources }: RolloverWork): StepDraft => ({
  id: 'stock-decide',
  title: words('Ask what the company stock cost before anything leaves the plan'),
  why:
    stock?.undecided === undefined
      ? nothing
      : say`Only the plan knows the cost of these ${sources.stock}, and it decides. Up to about ${stock.undecided}, shares are taxed less than an IRA; above it, roll the stock over with the rest. A rollover cannot be undone, and a part that leaves in an earlier year spoils the lower tax.`,
  how: words(
    'Ask for the cost basis of the stock in writing, all of it and by lots. Put it in here. Take nothing out of the plan before: live on other cash until it is decided.',
  ),
  due: within.days,
  dueWhy: 'before anything is requested',
  minutes: 30,
  link: links.lumpSums,
  keep: words('The plan’s letter with the cost basis of the stock.'),
})

/** When the shares of a payout have arrived. */
const landedOn = (work: RolloverWork): CalendarDate => addDays(stockStart(work).start, within.month)

/** The days of the parts that are sold in the years after that of the payout. */
export function laterSales(work: RolloverWork): { readonly day: DateFigure; readonly tax: Figure }[] {
  const { stock, sheet } = work
  if (stock?.isChosen !== true || stock.atOnce === undefined) return []
  return stock.years.slice(1).map(({ year, tax }, index) => ({
    tax,
    day: sheet.date(
      `stock.sale.${index + 1}`,
      'From this day on the next part of the shares is sold',
      'a year after the part before it: each calendar year holds one',
      [year],
      addYears(landedOn(work), index + 1),
    ),
  }))
}

/** The shares once they have arrived, in equal parts where that is the plan, and what is lived on beside them. */
function saleStep(work: RolloverWork): StepDraft[] {
  const { stock } = work
  if (stock === undefined || (stock.atOnce === undefined && stock.carries === undefined)) return []
  const parts = laterSales(work)
  return [
    {
      id: 'stock-sell',
      title: words(
        `Sell the shares${parts.length > 0 ? ' in equal parts, one part a year' : ''}${stock.carries === undefined ? '' : ', and live on what they bring'}`,
      ),
      why:
        stock.atOnce === undefined
          ? words('Of what a sale brings only the gain is income; of a withdrawal all of it is.')
          : stock.atOnce.value > stock.asShares.value
            ? say`The gain then meets lower rates: ${stock.asShares} of federal tax in all, sold in one year ${stock.atOnce}${stock.isForCredit ? words(', and a year of health credit with it') : nothing}.`
            : words(
                'No year then comes near the limit of a health credit; all sold in one year could end it.',
              ),
      how: join([partsInWords(stock, parts), needPaid(work, stock), whatToWatch(work, stock)]),
      due: landedOn(work),
      dueWhy: 'once the shares have arrived; then once in each year that follows',
      minutes: 30,
      link: links.lumpSums,
      keep: words('The confirmation of each sale, with the cost from the plan’s letter.'),
    },
  ]
}

function partsInWords(stock: CompanyStock, parts: ReturnType<typeof laterSales>): Text {
  if (parts.length === 0) return nothing
  const byYear = stock.years.map(({ year, tax }) => say`${year}: about ${tax}`)
  return say`The next ${words(parts.length > 1 ? 'parts follow' : 'part follows')} on ${listed(parts.map(({ day }) => say`${day}`))}. Federal tax by year: ${join(byYear, ', ')}. Put each year’s tax aside, and spread what you ${words(stock.carries === undefined ? 'sold' : 'sold and do not live on')} over the whole market.`
}

/** A told draw: the sale pays it first, and the IRA what is missing and what comes after. */
const needPaid = (work: RolloverWork, stock: CompanyStock): Text =>
  stock.carries === undefined
    ? nothing
    : say`${needInWords(work, stock)} Keep that part in savings. From then on have the IRA pay you ${sumAMonth(work)}; Form W-4R says how much of it is withheld.`

function whatToWatch(work: RolloverWork, stock: CompanyStock): Text {
  if (stock.isForCredit)
    return words(
      'Look at the income of each year first: no more than keeps it below the limit of the health credit. If the company falters, weigh a year of credit against the loss.',
    )
  const counts = stock.isChosen && creditYears(work, stock.years.length).length > 0
  return counts
    ? words(
        'A part counts for the health credit of its year as well, once no work covers you: look at the income of that year first. If the company falters, weigh a year of credit against the loss.',
      )
    : words('Sell sooner if the company falters: the tax is the smaller risk.')
}

export function stockSteps(work: RolloverWork): StepDraft[] {
  const { stock, taxes } = work
  const cash = stock?.reach?.cash
  if (isStockFirst(work)) return [decideStep(work)]
  if (stock?.isChosen !== true) return []
  const { isNextYear, start } = stockStart(work)
  return [
    {
      id: 'stock-advice',
      title: words('Have a tax professional look at the company stock'),
      why: say`About ${stock.saved} of federal tax depends on it, and it cannot be undone.`,
      how: words(
        'Bring the plan’s statement of the cost basis, the day you left and last year’s return. Ask about other plans with the same employer.',
      ),
      due: within.fortnight,
      dueWhy: 'before anything is requested',
      minutes: 60,
      link: links.lumpSums,
      keep: words('The plan’s letter with the cost basis of the stock.'),
    },
    {
      id: 'stock-request',
      title: words('Ask for everything in one go: shares to a brokerage account, the rest to its own place'),
      why: words('All of it has to leave the plan within one calendar year.'),
      how: say`${cash === undefined ? nothing : say`Have ${cash.amount} of it paid to you as cash, before the rest is rolled over. `}${
        isNextYear
          ? stock.ifPaid === undefined
            ? words(
                'This year is nearly over, so start in January, unless the plan confirms in writing that all will be out by the last day of December. Take nothing out before.',
              )
            : say`Start in January and take nothing out before: beside this year’s income it would cost ${stock.ifPaid} of federal tax, in a year ${words(isPaidAgain(taxes.ended) ? 'with the new pay alone' : 'without new pay')} ${stock.asShares}.${words(isPaidAgain(taxes.ended) ? '' : ' If a job begins first, work it out again.')}`
          : words(
              'Ask the plan to confirm in writing that all of it will be out this year. The shares move as shares; they are not sold first.',
            )
      }${stock.carries === undefined ? nothing : words(' Until the shares have arrived, live on your cash.')}`,
      due: start,
      dueWhy: isNextYear
        ? 'the first days of the next year, so that one calendar year holds all of it'
        : 'early enough to be done this year',
      minutes: 60,
      link: links.lumpSums,
      keep: words('The confirmation of each part, and Form 1099-R with the gain in its own box.'),
    },
    ...saleStep(work),
  ]
}
