import { yearOf } from '../calendar.ts'
import { isCareToCome } from '../care-to-come.ts'
import type { Household } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { povertyGuideline, povertyGuidelines } from '../tax/poverty-guidelines.ts'
import type { CalendarDate } from '../units.ts'
import { besideTakeHome } from './beside-take-home.ts'
import type { Fallbacks, Resolve } from './fallback.ts'
import { asTheyStand } from './sued-debts.ts'
import { monthOfPay, takeHomeOfPay } from './take-home.ts'
import { isTakeHomeOfOne } from './take-home-of-one.ts'
import { freeMonthly, number, toldAge, toldPay } from './told.ts'
import { isLeftWorkedOut } from './told-month.ts'
import { essentialShareOfGross } from './typical.ts'

const typicalMonthlyExpenses = 4_000

const typicalMonthlySurplus = 400

const essentialShareOfTakeHome = 0.7

const rentShareOfEssentials = 0.45

const surplusShareOfGross = 0.1

const upTo10 = (value: number): number => Math.round(value / 10) * 10

const upTo50 = (value: number): number => Math.round(value / 50) * 50

/** What a family with children needs at least in a month, whatever the pay: a widow's part-time pay is no measure of it. */
function leastForFamily(resolve: Resolve, today: CalendarDate): number {
  if ((number(resolve('numDependents')) ?? 0) === 0) return 0
  const years = Object.keys(povertyGuidelines).map(Number)
  const year = Math.max(...years.filter((one) => one <= yearOf(today)), Math.min(...years))
  return povertyGuideline({ year, people: number(resolve('familySize')) ?? 1 }) / monthsPerYear
}

/** What a month costs holds them where that was told; where it is worked out, they have to be added. */
function paidOnTop(household: Household): { sum: number; names: string[] } {
  const paid = [
    { name: 'support', sum: number(household.supportPaidMonthly) ?? 0 },
    { name: 'child care', sum: isCareToCome(household) ? 0 : (number(household.childcareMonthly) ?? 0) },
  ].filter(({ sum }) => sum > 0)
  return { sum: paid.reduce((all, { sum }) => all + sum, 0), names: paid.map(({ name }) => name) }
}

export const savingsFallbacks = {
  monthlyExpenses: (household, resolve, today) => {
    const takeHome = number(household.takeHomeMonthly)
    const { sum: onTop, names } = paidOnTop(household)
    const withThem = (why: string) =>
      names.length === 0
        ? why
        : `${why} The ${names.join(' and the ')} that you pay ${names.length > 1 ? 'come' : 'comes'} on top.`
    if (takeHome !== undefined)
      return {
        value: Math.round(Math.max(0, takeHome - onTop) * essentialShareOfTakeHome + onTop),
        why: withThem('The essential part of your take-home pay, by rule of thumb.'),
      }
    const [fund, covered] = [number(household.emergencyFund), number(household.emergencyFundMonths)]
    if (fund !== undefined && covered !== undefined && fund > 0 && covered >= 1)
      return {
        value: Math.round(fund / covered),
        why: 'Your emergency fund over the months that you said it covers.',
        isDerived: true,
      }
    const rent = number(household.monthlyRent)
    if (rent !== undefined) {
      const byRent = Math.round(rent / rentShareOfEssentials + onTop)
      // A rule of thumb for the rest of a month does not spend more than there is beside what is paid on top.
      const inHand = onTop > 0 ? takeHomeOfPay(household, resolve, today) : undefined
      const most = Math.max(rent + onTop, upTo10(inHand ?? byRent))
      if (most < byRent)
        return {
          value: most,
          why: `About all of your pay after tax: rent and the ${names.join(' and the ')} that you pay leave little of it.`,
        }
      return {
        value: byRent,
        why: withThem('From your rent, which is usually the largest part of what a month costs.'),
      }
    }
    const pay = toldPay(household)
    if (pay !== undefined && pay > 0) {
      const left = Math.max(0, pay - onTop * monthsPerYear)
      const byPay = (left * essentialShareOfGross) / monthsPerYear
      const least = leastForFamily(resolve, today)
      if (least > byPay)
        return {
          value: upTo50(least + onTop),
          why: withThem(
            'Pay is low for a family of this size, so this is what the poverty guideline takes it to need at least.',
          ),
        }
      return {
        value: upTo50(byPay + onTop),
        why: withThem('A common share of pay before tax goes into essentials, by rule of thumb.'),
      }
    }
    return {
      value: typicalMonthlyExpenses + onTop,
      why: withThem('A middle figure for essentials. Yours decides the plan, so put it in.'),
    }
  },
  monthlySurplus: (household, resolve, today) => {
    const takeHome = number(household.takeHomeMonthly)
    const costs = number(household.monthlyExpenses)
    const isOneOfTwo = isTakeHomeOfOne((key) => household[key])
    const beside = besideTakeHome({
      told: (key) => household[key],
      age: toldAge(household, today),
      spouseAge: number(household.spouseAge),
    }).reduce((sum, key) => sum + (number(household[key]) ?? 0), 0)
    if (takeHome !== undefined && costs !== undefined && !isOneOfTwo) {
      return {
        value: Math.max(0, Math.round(takeHome + beside - costs)),
        why:
          beside > 0
            ? 'Your take-home pay and what comes in beside it, less what a month costs.'
            : 'Your take-home pay less what a month costs.',
        isDerived: true,
      }
    }
    const already = freeMonthly(household)
    if (isOneOfTwo && already === undefined)
      return {
        value: typicalMonthlySurplus,
        why: 'A middle figure: the take-home pay that you named is less than a month costs, so it is taken to be of one of you. Say what both bring home.',
      }
    if (already !== undefined)
      return { value: already, why: 'What you already save each month.', isDerived: true }
    const pay = toldPay(household)
    const { sum: paid, names } = paidOnTop(household)
    if (pay !== undefined && pay > 0) {
      const target = upTo10((Math.max(0, pay - paid * monthsPerYear) * surplusShareOfGross) / monthsPerYear)
      const inHand = costs === undefined ? undefined : takeHomeOfPay(household, resolve, today)
      const left =
        inHand === undefined || costs === undefined ? target : upTo10(Math.max(0, inHand + beside - costs))
      if (
        left < target ||
        isLeftWorkedOut({ told: (key) => household[key], employment: resolve('employment') })
      )
        return {
          value: left,
          why: `Your pay${beside > 0 ? ' and what comes in beside it' : ''}, less its taxes and what is told to go into a plan at work and an HSA, less what a month costs, about. What else comes off the pay check, such as health cover, is not known.`,
        }
      return {
        value: target,
        why:
          paid > 0
            ? `A common target, counted from pay before tax less the ${names.join(' and the ')} that you pay.`
            : 'A common target, counted from pay before tax.',
      }
    }
    if (costs !== undefined && beside > 0 && resolve('employment') === 'retired') {
      const left = upTo10(beside - costs)
      return {
        value: Math.max(0, left),
        why:
          left > 0
            ? 'What comes in each month by what you told me, before tax, less what a month costs.'
            : 'A month costs all that comes in by what you told me.',
        isDerived: left <= 0,
      }
    }
    return {
      value: Math.max(0, typicalMonthlySurplus - paid),
      why: 'A middle figure. What matters is an amount that you can keep up.',
    }
  },
  // The months of a year share what comes back with the return: without it a low pay would seem to bring home too little.
  takeHomeMonthly: (household, resolve, today) => {
    const isNeeded =
      household.monthlySurplus === undefined &&
      isLeftWorkedOut({ told: (key) => household[key], employment: resolve('employment') })
    const month = isNeeded ? monthOfPay(household, resolve, today) : undefined
    if (month === undefined) return undefined
    const { takeHome, credits } = month
    return {
      value: Math.max(0, upTo10(takeHome + credits)),
      why: `You did not say what arrives: your pay, less its taxes and what is told to go into a plan at work and an HSA${credits >= 1 ? ', with a twelfth of the credits that the tax return pays out' : ''}, about. What else comes off the pay check, such as health cover, is not known.`,
    }
  },
  childcareMonthly: () => ({ value: 0, why: 'You did not mention any.' }),
  savings: (household) => ({
    value: 0,
    why:
      household.emergencyFund === undefined
        ? 'Found no mention of other cash, so the plan does not count on any.'
        : 'Found no mention of any beside the emergency fund that you have.',
    isDerived: household.emergencyFundMonths !== undefined,
  }),
  emergencyFund: () => ({ value: 0, why: 'Found no mention of a fund that is already there.' }),
  retirementSavings: () => ({ value: 0, why: 'Found no mention of any.' }),
  taxableInvestments: () => ({ value: 0, why: 'Found no mention of any.' }),
  pastDueBills: (household) => {
    const debts = asTheyStand(household.debts ?? [], household)
    const late = debts.filter(({ isPastDue }) => isPastDue === true)
    const missed = late.map(({ monthsBehind, minPayment }) => (monthsBehind ?? 0) * (number(minPayment) ?? 0))
    return late.length > 0 && missed.every((sum) => sum > 0)
      ? {
          value: missed.reduce((all, sum) => all + sum, 0),
          why: 'The payments that you missed, without late fees. Ask for the sum in writing.',
          isDerived: true,
        }
      : {
          value: 0,
          why: 'Found no mention of any.',
          isDerived:
            late.length === 0 &&
            (household.behindOnDebts !== true ||
              debts.some(({ isInCollections, isInCourt }) => isInCollections === true || isInCourt === true)),
        }
  },
} satisfies Fallbacks
