/** The dated steps of a one-time investment. */
import { addYears, yearOf } from '../calendar.ts'
import { links } from '../links.ts'
import type { NextStep } from '../plan.ts'
import { nothing, say, words } from '../say.ts'
import { nextEstimatedTaxDay, nextFilingDay, yearEnd } from '../tax/deadlines.ts'
import type { LumpSumWork } from './lump-sum-work.ts'
import { missedMatch, placedIn } from './order-of-operations.ts'
import { datedSteps, type StepDraft, within } from './steps.ts'

export function lumpSumSteps(work: LumpSumWork): NextStep[] {
  return datedSteps(work.sheet, work.context.today, [
    park(work),
    ...debts(work),
    cushion(work),
    ...accounts(work),
    investing(work),
    taxSale(work),
    yearly(work),
  ])
}

function park({ amount }: LumpSumWork): StepDraft {
  return {
    id: 'park',
    title: say`Park the ${amount} while you decide`,
    why: words('It earns interest from the first day, and nothing has to be rushed.'),
    how: words('An insured savings account or Treasury bills. Tell few people, sign nothing for a month.'),
    due: within.days,
    dueWhy: 'a few days from today',
    minutes: 45,
    link: links.treasuryDirect,
    keep: words('The statement that shows where the money came from.'),
  }
}

function debts({ placements, costlyDebts }: LumpSumWork): StepDraft[] {
  const paid = placements.filter(({ step }) => step === 'costly-debt')
  return paid.map((placement, index) => {
    const debt = costlyDebts.find(({ balance }) => balance.id === placement.id)
    return {
      id: `pay.${placement.id}`,
      title: say`${placement.label}: send ${placement.amount}`,
      why:
        debt === undefined
          ? words('It costs more than investments earn.')
          : say`It costs ${debt.rate} a year.`,
      how: words(
        'Ask the lender for the payoff amount of the day, pay it in full, and stop automatic charges to the card.',
      ),
      due: within.week,
      dueWhy: 'a week from today, before the next interest is charged',
      minutes: 20,
      link: links.consumerBureau,
      keep: words('The letter or page that shows a balance of nothing.'),
      rank: index === 0 ? 0 : 2,
    }
  })
}

function cushion({ placements, cushion: { target } }: LumpSumWork): StepDraft | undefined {
  const amount = placedIn(placements, 'starter', 'cushion')
  if (amount === 0) return undefined
  return {
    id: 'cushion',
    title: words('Move the emergency fund to its own account'),
    why: say`With ${target} set apart, nothing else has to be sold in a bad month.`,
    how: words('A named savings account at an insured bank or credit union, apart from spending money.'),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 30,
    link: links.depositInsurance,
  }
}

function accounts(work: LumpSumWork): StepDraft[] {
  const { sheet, reader, context, placements, reach } = work
  if (reach !== 'long') return []
  const steps: StepDraft[] = []
  const missed = missedMatch(sheet, reader)
  if (missed !== undefined || placedIn(placements, 'deferral') > 0)
    steps.push({
      id: 'deferral',
      title: words('Raise your 401(k) contribution'),
      why:
        missed === undefined
          ? words('It lowers your tax and has more room than an IRA.')
          : say`Your employer adds ${missed.match} a year that you miss now.`,
      how: words(
        'Change the share of pay in the payroll portal, then pay yourself the difference from this money each month.',
      ),
      due: within.fortnight,
      dueWhy: 'the next payroll, within a fortnight',
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    })
  if (placedIn(placements, 'ira') > 0) {
    const deadline = nextFilingDay(context.today)
    const forYear = Math.min(context.law.year, yearOf(deadline))
    const year = sheet.law('ira.year', 'Year that this contribution counts for', 'year', {
      value: forYear,
      source: 'IRC §219(f)(3)',
      note: 'A contribution up to the filing deadline may count for the year before, if you say so.',
    })
    steps.push({
      id: 'ira',
      title: say`Put the IRA money in for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Open the account where costs are low, name ${year} as the year of the contribution, and choose the investment: cash that lands is not invested by itself.`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 45,
      link: links.retirementPlans,
      keep: words('The confirmation, and Form 5498 next spring.'),
    })
  }
  return steps
}

function investing({ placements, reach }: LumpSumWork): StepDraft | undefined {
  const amount = placements.find(({ step }) => step === 'rest')
  if (amount === undefined) return undefined
  if (reach === 'short')
    return {
      id: 'bills',
      title: say`Put ${amount.amount} into bills that end before you need it`,
      why: words('The value is known on the day you need it.'),
      how: words(
        'Treasury bills or insured certificates whose last day is before yours; savings for what may be needed earlier.',
      ),
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 45,
      link: links.treasuryDirect,
    }
  return {
    id: 'invest',
    title: say`Invest ${amount.amount} in broad index funds`,
    why: words('The whole market at a low cost beats most who try to do better.'),
    how: words(
      'A world stock index fund and a bond index fund in the shares of the plan. Compare yearly costs, then leave it alone.',
    ),
    due: within.month,
    dueWhy: 'a month from today, after the things before it',
    minutes: 60,
    link: links.investor,
    keep: words('The basis: what you paid and when.'),
  }
}

function taxSale({ reader, context }: LumpSumWork): StepDraft | undefined {
  const source = reader.value('moneySource')
  if (source === 'inherited_ira')
    return {
      id: 'inherited',
      title: words('Ask the custodian about this year’s required withdrawal'),
      why: words('A missed one is taxed heavily.'),
      how: words('Ask whether the owner had started withdrawals, and take the year’s amount in time.'),
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year',
      minutes: 45,
      link: links.irs,
      rank: 0,
    }
  if (
    reader.told('taxOwedOnMoney') === undefined &&
    source !== 'home_sale' &&
    source !== 'stock_sale' &&
    source !== 'bonus'
  )
    return undefined
  return {
    id: 'estimated-tax',
    title: words('Pay the tax on this money as estimated tax'),
    why: words('Too little during the year costs a penalty.'),
    how: words('Pay on the IRS page for the right year and period, from the part that you set aside.'),
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 30,
    link: links.irsPayments,
    keep: words('The confirmation number.'),
  }
}

function yearly({ context, reach, placements }: LumpSumWork): StepDraft {
  const nextYear =
    placedIn(placements, 'ira') > 0 ? words(' Put in the new year’s IRA contribution as well.') : nothing
  return {
    id: 'review',
    title: reach === 'short' ? words('Check the date and the amount') : words('Rebalance and look again'),
    why:
      reach === 'short'
        ? words('A date that moves changes where the money belongs.')
        : words('A good year leaves more in stocks than you chose.'),
    how:
      reach === 'short'
        ? words('If the day moves further away, plan again.')
        : say`Bring the shares back when one has drifted by a twentieth or more.${nextYear}`,
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.investor,
  }
}
