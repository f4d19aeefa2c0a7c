/** Company stock: as shares, through an IRA, or not before its cost is known. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { isPaidAgain } from '../ended-pay.ts'
import { creditAtLimitFigure, marketplaceLimitFigure } from '../marketplace.ts'
import { isCoveredElsewhere, runsOn, spousesPlanFirst } from './cover-checks.ts'
import type { CompanyStock } from './stock.ts'
import { creditRoom } from './stock-credit.ts'
import { stockStart } from './stock-start.ts'
import type { RolloverWork } from './work.ts'

/** `sold`: how much of the gain is sold in it. */
const incomeOfPayout = (
  { sheet, taxes }: RolloverWork,
  stock: CompanyStock,
  { id, label, how, sold }: { id: string; label: string; how: string; sold: Dollars },
): Figure =>
  sheet.computed(
    id,
    label,
    'usd-per-year',
    `what goes on without the pay that ended + the cost of the shares + ${how} + cash of the same payout`,
    [
      taxes.later.agi,
      stock.basis,
      stock.gain,
      ...(stock.reach?.cash === undefined ? [] : [stock.reach.cash.amount]),
    ],
    Math.round(
      taxes.later.agi.value +
        taxes.later.untaxedBenefits +
        (stock.reach?.cash?.amount.value ?? 0) +
        stock.basis.value +
        sold,
    ),
  )

/** Nobody said where the cover comes from of someone who has none from work: then a credit may hang on it. */
function openCoverCheck(work: RolloverWork): Check[] {
  const { stock, reader, taxes } = work
  if (
    stock?.isChosen !== true ||
    reader.told('marketplaceCoverage') !== undefined ||
    isCoveredElsewhere(work)
  )
    return []
  const limit = marketplaceLimitFigure(work, { year: yearOf(stockStart(work).start) })
  // Past it without the payout there is no credit to lose.
  if (taxes.later.agi.value + taxes.later.untaxedBenefits > limit.value) return []
  const unsold = incomeOfPayout(work, stock, {
    id: 'stock.income.none-sold',
    label: 'Income of the year of the payout with no share sold in it',
    how: 'none of their gain',
    sold: 0,
  })
  const whole = incomeOfPayout(work, stock, {
    id: 'stock.income.all-sold',
    label: 'Income of the year of the payout with all the shares sold in it',
    how: 'all of their gain',
    sold: stock.gain.value,
  })
  if (whole.value <= limit.value) return []
  return [
    check(
      'stock.credit',
      'act',
      'Know where your health cover comes from before you ask for the payout',
      join([
        say`What the shares cost, cash of the same payout and the gain that you sell are income of their year. If your cover is from the Marketplace then, its credit ends for the whole year above ${limit}.`,
        say`With no share sold in it the year of the payout comes to about ${unsold}, with all of them to ${whole}.${runsOn(work)}`,
        say`The credit at that limit is about ${creditAtLimitFigure(work)}, by an average premium, against ${stock.saved} of tax that the shares save.`,
        spousesPlanFirst(work),
        words(
          'Say here where your cover comes from: with a Marketplace credit the plan weighs both, and may come out another way.',
        ),
      ]),
    ),
  ]
}

/** The cost and the gain are income of their year, and can end the Marketplace credit of it. */
function creditCheck(work: RolloverWork): Check[] {
  const { stock, sheet } = work
  const room = creditRoom(work)
  if (stock === undefined || !stock.isOpen || stock.undecided !== undefined || room === undefined) return []
  const { creditLost, forgone } = stock
  if (!stock.isChosen && creditLost === undefined && forgone === undefined) return []
  const limit = marketplaceLimitFigure(work, { year: yearOf(stockStart(work).start) })
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
  if (!Number.isFinite(room.payoutYear)) return []
  const income = incomeOfPayout(work, stock, {
    id: 'stock.income',
    label: 'Income of the year of the payout',
    how: 'the part of their gain that is sold in that year',
    sold: stock.gain.value / Math.max(1, stock.years.length),
  })
  return [
    creditLost === undefined
      ? check(
          'stock.credit',
          'act',
          'Sell no more in a year than your health credit allows',
          say`${counts} With the sales of this plan the year of the payout comes to about ${income}. Live on those sales, take nothing else out in those years, and sell less where interest, dividends or other income bring you near the limit.${forgone === undefined ? nothing : say` More of it as shares, in one year, would save ${forgone} more of tax and lose about ${creditAtLimitFigure(work)} of credit, by an average premium: your Marketplace notice shows yours.`}`,
        )
      : check(
          'stock.credit',
          'act',
          'The shares cost a year of health credit, and save more',
          say`${counts} The year of the payout comes to about ${income}, so its credit is gone: about ${creditLost}, by an average premium, against ${stock.saved} of tax that the shares save. That is counted here. Look up yours in your Marketplace notice before anything is requested, and tell the Marketplace before that year begins: what is paid in advance has to be paid back. All is sold in one year, because each further one would lose its credit too. ${untouched}`,
        ),
  ]
}

/** Where the stock goes by this plan: an IRA, or else the old plan or a new one. */
const goesToIra = ({ placements }: RolloverWork): boolean =>
  placements.some(({ source, destination }) => source === 'stock' && destination === 'ira')

/** Shares would be taxed less, by too little for what they ask. */
const isTooLittle = ({ stock, sources }: RolloverWork): boolean =>
  stock !== undefined && stock.saved.value < rules.stockWorth.value * sources.stock.value

/** The payout ends the plan's early payments, and what replaces them costs more than the shares save. */
const shortOfNeed = (work: RolloverWork): Text => {
  const reach = work.stock?.reach
  return reach?.cash === undefined || work.stock?.isWaiting !== true
    ? nothing
    : say`All of the plan would have to leave in one year, and with it the right to be paid before ${work.penaltyEnds}. Of the ${reach.need} that you need until then the shares carry about ${reach.months}; the rest as cash in that year, ${reach.cash.amount}, would cost ${reach.cash.tax} of federal tax at once. Left in the plan the shares stay open: that age opens it anew, and then all that is left there leaves in one year.`
}

export function stockChecks(work: RolloverWork): Check[] {
  const { stock, sources, reader, sheet, total } = work
  if (stock === undefined) return []
  const { shares, payoutTax, saleTax, asShares, throughIra, saved, breakEven, basis, gain, atOnce, ifPaid } =
    stock
  const later =
    breakEven === undefined
      ? nothing
      : say`If the money is left alone for ${breakEven} or more, an IRA catches up.`
  const found: Check[] = []
  if (!stock.isOpen)
    found.push(
      check(
        'stock',
        'warn',
        'Company stock: nothing to decide yet',
        words(
          'Paying it out as shares at a lower tax is open only for some plans, and only from a certain event on: an employee has to have left the job, whoever works for themselves has to be disabled, and otherwise the age at which the penalty ends, or a death, opens it. Do not move it before you have looked at that.',
        ),
      ),
    )
  else if (stock.isChosen)
    found.push(
      check(
        'stock',
        'act',
        'Do not roll the company stock over',
        join([
          stock.part !== undefined
            ? say`Have ${shares} of it paid out as shares and the rest rolled over. On all of the stock that costs ${stock.part.inAll} of federal tax; all of it as shares ${stock.part.allShares}, ${words(stock.isForCredit ? 'and the health credit of every year in which they are sold' : 'because the gain then reaches higher rates')}; all of it through an IRA ${stock.part.allIra}. Ask whether the plan can choose the shares that cost least. Counted is an even part, which cost ${basis} and gained ${gain}.`
            : say`It cost ${basis} and gained ${gain}.`,
          say`Paid out as shares, the cost is income in the year of the payout (${payoutTax} of tax) and the gain is taxed as a long-term gain when sold (${saleTax}${atOnce === undefined ? nothing : say`, in equal parts over ${listed(stock.years.map(({ year }) => say`${year}`))}`}): ${asShares}. Through an IRA all of it is income: ${throughIra} at ${stock.iraRate}. That is ${saved} less.`,
          atOnce === undefined
            ? nothing
            : say`All sold in one year it would cost ${atOnce}. The tax by year: ${listed(stock.years.map(({ year, tax }) => say`${tax} in ${year}`))}.`,
          ifPaid === undefined
            ? nothing
            : isPaidAgain(work.taxes.ended)
              ? say`The year of the payout is counted with the new pay alone. Beside income like this year’s, which holds the old pay too, it would cost ${ifPaid}.`
              : say`The year of the payout is counted without new pay or unemployment benefits. Beside income like this year’s it would cost ${ifPaid}: if a job begins before the plan has paid out, work it out again first.`,
          later,
        ]),
      ),
      check(
        'stock.conditions',
        'act',
        'Everything has to leave in one calendar year',
        words(
          'The shares get that tax only if all plans of the same kind with this employer are emptied within one calendar year after the event that opens it: leaving, the age at which the penalty ends, or a death. A payout in part in an earlier year after that event spoils it, until another such event opens it anew; a rollover of the shares destroys it. It cannot be undone, so have a tax professional look first. Heirs get no step-up on that gain.',
        ),
      ),
    )
  else if (stock.undecided !== undefined)
    found.push(
      check(
        'stock',
        'act',
        'The cost of the company stock decides',
        say`You did not name it, and only the plan knows it. Up to about ${stock.undecided}, paying the stock out as shares is taxed less than an IRA; above it, an IRA is the better place. At ${basis}, a guess, shares would cost ${asShares} of federal tax, an IRA ${throughIra} at ${stock.iraRate}. Ask before anything moves: a rollover of the shares cannot be undone.`,
      ),
    )
  else
    found.push(
      check(
        'stock',
        'warn',
        goesToIra(work)
          ? 'Company stock: an IRA is the better place here'
          : stock.isWaiting
            ? 'Company stock: leave it in the plan for now'
            : 'Company stock: not as shares of your own here',
        say`${stock.part === undefined ? words('As shares it') : say`${shares} of it as shares`} would cost ${asShares} of federal tax, through ${words(goesToIra(work) ? 'an IRA' : 'a plan or an IRA')} ${throughIra} at ${stock.iraRate}, ${saved.value > 0 ? join([words('but later.'), later, shortOfNeed(work), isTooLittle(work) ? words('What that saves is too little for a payout that cannot be undone, takes the whole plan out in one year and needs a tax professional.') : nothing]) : words('and later: the IRA is ahead from the first day.')} Look again before you sign: a rollover of the shares cannot be undone.`,
      ),
    )
  found.push(...creditCheck(work), ...openCoverCheck(work))
  const most = reader.rule('concentration', 'Most in one company', 'share', rules.concentrationMost)
  const share = sheet.computed(
    'stock.share',
    'Share of the plan in company stock',
    'share',
    'company stock ÷ all that is yours in the plan',
    [sources.stock, total],
    sources.stock.value / total.value,
  )
  const isSoldInside = stock.isOpen && !stock.isChosen && stock.undecided === undefined
  if (share.value > most.value)
    found.push(
      check(
        'stock.share',
        isSoldInside ? 'act' : 'warn',
        'Much in one company',
        say`${share} of the plan is in one company; more than ${most} ties your savings to its luck. ${words(isSoldInside ? `Inside ${goesToIra(work) ? 'the IRA' : 'the plan'} the shares can be sold and spread without any tax: have what is above that share sold and put into broad funds.` : 'The lower tax does not oblige you to hold the shares: the gain so far is long-term from the first day.')}`,
      ),
    )
  return found
}
