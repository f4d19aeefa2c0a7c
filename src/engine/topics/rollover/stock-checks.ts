/** Company stock: as shares, through an IRA, or not before its cost is known. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { isPaidAgain } from '../ended-pay.ts'
import type { CompanyStock } from './stock.ts'
import { alikeInIra } from './stock-choice.ts'
import { stockCreditChecks } from './stock-credit-checks.ts'
import type { RolloverWork } from './work.ts'

/** Where the stock goes by this plan: an IRA, or else the old plan or a new one. */
const goesToIra = ({ placements }: RolloverWork): boolean =>
  placements.some(
    ({ source, destination }) =>
      source === 'stock' && (destination === 'ira' || destination === 'inheritedIra'),
  )

/** Whether what shares save is hardly more than the low tax of one year, which an IRA meets as well. */
const isAlikeInIra = (
  work: RolloverWork,
  { shares, basis, payoutTax, throughIra, saved }: CompanyStock,
): boolean => {
  const alike = alikeInIra(work, {
    value: shares.value,
    cost: basis.value,
    payoutTax: payoutTax.value,
    throughIra: throughIra.value,
  })
  return alike > saved.value - alike
}

/** Shares would be taxed less, by too little for what they ask. */
const isTooLittle = ({ stock, sources }: RolloverWork): boolean =>
  stock !== undefined && stock.saved.value < rules.stockWorth.value * sources.stock.value

/** What “in kind” does to shares: people take a move that sells nothing for one that keeps the lower tax. */
const inKind = (work: RolloverWork): Text => {
  const { stock } = work
  if (stock === undefined || !goesToIra(work) || stock.part !== undefined) return nothing
  return say` Moved in kind into an IRA the shares keep no tax advantage. Only paid out to a taxable account is the rise of ${stock.gain} taxed as a gain, and here that saves ${stock.saved.value > 0 ? say`${stock.saved}` : words('nothing')}.`
}

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
            : say`All sold in one year it would cost ${atOnce}${stock.isForCredit ? words(', and could end a year of health credit') : nothing}. The tax by year: ${listed(stock.years.map(({ year, tax }) => say`${tax} in ${year}`))}.`,
          ifPaid === undefined
            ? nothing
            : isPaidAgain(work.taxes.ended)
              ? say`The year of the payout is counted with the new pay alone. Beside income like this year’s, which holds the old pay too, it would cost ${ifPaid}.`
              : say`The year of the payout is counted without new pay${work.taxes.ended.benefitsAhead === undefined ? nothing : say`, with ${work.taxes.ended.benefitsAhead} of unemployment benefits that are due then`}. Beside income like this year’s it would cost ${ifPaid}: if a job begins before the plan has paid out, work it out again first.`,
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
        say`${stock.part === undefined ? words('As shares it') : say`${shares} of it as shares`} would cost ${asShares} of federal tax, through ${words(goesToIra(work) ? 'an IRA' : 'a plan or an IRA')} ${throughIra} at ${stock.iraRate}, ${saved.value > 0 ? join([words('but later.'), later, shortOfNeed(work), isAlikeInIra(work, stock) ? words('Most of that is the low tax of the year of the payout, which a conversion or a draw of as much from an IRA meets as well.') : isTooLittle(work) ? words('What that saves is too little for a payout that cannot be undone, takes the whole plan out in one year and needs a tax professional.') : nothing]) : words('and later: the IRA is ahead from the first day.')}${inKind(work)} Look again before you sign: a rollover of the shares cannot be undone.`,
      ),
    )
  found.push(...stockCreditChecks(work))
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
