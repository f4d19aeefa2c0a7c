/** What the household's state gives for a year's contribution to a 529, and whose plan earns it. */

import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import { bracketRate } from '../../tax/bracket-tax.ts'
import {
  type CollegeSavingsBenefit,
  collegeSavingsBenefit,
  collegeSavingsWays,
  contributionMaximum,
  limitOf,
} from '../../tax/college-savings-benefit.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { dayAfter, yearEnd } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { returnKind, stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { StateLaw } from '../../tax/state-law.ts'
import { forReturn } from '../../tax/state-schedule.ts'
import { stateLaws } from '../../tax/states/all.ts'
import type { CollegeSavingsLaw } from '../../tax/states/college-savings-benefits.ts'
import type { CalendarDate, Dollars, Share } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { stateRules } from '../state-notes.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import type { CollegeFamily } from './children.ts'

export interface StateBenefit {
  readonly name: Text
  /** own: only the state's own plan earns it; any: every plan does; ended: income is above its limit. */
  readonly kind: 'none' | 'own' | 'any' | 'ended'
  readonly isCredit: boolean
  /** The limit is one for each child, not for the return. */
  readonly isPerChild: boolean
  /** The contribution of a year that still earns something; undefined where there is no limit. */
  readonly most: Figure | undefined
  /** The same for one child of several, where each has a limit of its own. */
  readonly mostEach: Figure | undefined
  /** The same, or less where the state's tax runs out before: more than it lowers no tax. */
  readonly useful: Figure | undefined
  /** Later years in which what is beyond the limit still counts; undefined where it is lost, or where that is not known. */
  readonly carriesForward: Figure | 'unlimited' | undefined
  /** Each of the couple has half of the limit: both have to put in. */
  readonly isEach: boolean
  /** What takes off a dollar of contribution: the credit's rate, or the state's rate at this income. */
  readonly rate: Figure | undefined
  readonly isApproximate: boolean
  /** What arrives until then can count for this year: its last day, or a day of the next year in some states. */
  readonly countsUntil: CalendarDate
  /** The same for last year, as long as that day is ahead. */
  readonly lastYearUntil: CalendarDate | undefined
  /** The day of April behind them, with where it was read. */
  readonly countsUntilDay: Figure | undefined
  /** It may count later than that, by word of others than the state. */
  readonly mayCountLater: boolean
  /** The state tax that a year's contribution saves. */
  readonly of: (contribution: Dollars) => Dollars
}

interface StateReturn {
  /** The bracket that a first dollar of a deduction comes out of. */
  readonly rate: Share
  /** The state's tax with what a contribution earns. */
  readonly taxWith: (benefit: CollegeSavingsBenefit) => Dollars
}

/** The state's return of this household; undefined where the rules of this year are not written down. */
function stateReturn(state: StateLaw, { taxReturn, status }: TaxPicture, { law }: DraftContext) {
  const year = state.years.find((candidate) => candidate.year === law.year)
  if (year === undefined) return undefined
  const federal = incomeTax(law, taxReturn)
  const { taxableIncome } = stateIncomeTax({ law, state, taxReturn, federal })
  const brackets = forReturn(year.brackets, returnKind(status))
  return {
    rate: taxableIncome > 0 ? bracketRate(brackets, taxableIncome) : 0,
    taxWith: (collegeSavings) => stateIncomeTax({ law, state, taxReturn, federal, collegeSavings }).tax,
  } satisfies StateReturn
}

/** Finer than it matters to anybody. */
const usefulStep: Dollars = 10

/** Where the tax runs out before the limit, the least contribution that saves all of it. */
function usefulOf(
  sheet: Worksheet,
  { agi }: TaxPicture,
  most: Figure,
  of: StateBenefit['of'],
  ofYear: string,
): Figure {
  const whole = of(most.value)
  // Of a limit that counts to its end, its last part saves some of it.
  const isWhole = (steps: number) => of(steps * usefulStep) >= whole
  let [less, enough] = [0, Math.ceil(most.value / usefulStep)]
  const last = enough - coarse
  if (whole === 0 || !isWhole(last)) return most
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2)
    if (isWhole(middle)) enough = middle
    else less = middle
  }
  return sheet.computed(
    `benefit.useful${ofYear}`,
    'Contribution of a year that takes all of the state’s tax',
    'usd',
    'the least contribution after which no more of the state’s tax is saved, below the state’s limit',
    [most, agi],
    enough * usefulStep,
  )
}

/** A dollar of tax is rounded away in so many steps at most, at the least rate of any state. */
const coarse = 20

function carriedForward(
  sheet: Worksheet,
  { carriesForward }: CollegeSavingsLaw,
): StateBenefit['carriesForward'] {
  if (carriesForward === undefined) return undefined
  const { years, source } = carriesForward
  return years === 'unlimited'
    ? years
    : sheet.law('benefit.carry', 'Later years in which what is beyond the limit counts', 'years', {
        value: years,
        source,
      })
}

/** How far the limit may be off for this return. */
const limitApproximation = (law: CollegeSavingsLaw, { status }: TaxPicture): string | undefined =>
  law.limitApproximated ??
  (law.headOfHouseholdUnread === true && status === 'head_of_household'
    ? 'The limit of one person stands for a head of household, as in the states where that was read; if this one gives the limit of a couple, it is too low.'
    : undefined)

/** Of a credit and a deduction that exclude each other the one that saves more, each used to its limit. */
function betterWay(
  ways: readonly [CollegeSavingsLaw, ...CollegeSavingsLaw[]],
  savedOn: (law: CollegeSavingsLaw, contribution: Dollars) => Dollars,
): CollegeSavingsLaw {
  const [first, ...others] = ways
  return others.reduce(
    (best, way) =>
      savedOn(way, Number.MAX_SAFE_INTEGER) > savedOn(best, Number.MAX_SAFE_INTEGER) ? way : best,
    first,
  )
}

export function stateBenefit(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  taxes: TaxPicture,
  beneficiaries: number,
  /** Ends the ids of its figures, where that of another year stands beside it. */
  ofYear = '',
): StateBenefit | undefined {
  const code = reader.told('state')
  const state = stateLaws.find((candidate) => candidate.code === code)
  if (code === undefined || state === undefined) return undefined
  const income = taxes.agi.value
  const own = stateReturn(state, taxes, context)
  const savedOn = (law: CollegeSavingsLaw, contribution: Dollars): Dollars => {
    const allowed = (dollars: Dollars) =>
      collegeSavingsBenefit(law, {
        status: taxes.status,
        contribution: dollars,
        beneficiaries,
        // What every plan earns, where the state rewards them all.
        inStatePlan: !law.anyStatePlan,
        income,
      })
    // A deduction lowers tax that there is, each of its dollars at its own rate; so does a credit that is not paid out.
    return own === undefined ? 0 : Math.round(own.taxWith(allowed(0)) - own.taxWith(allowed(contribution)))
  }
  const law = betterWay(collegeSavingsWays({ state: code, status: taxes.status, income }), savedOn)
  const limit = law.incomeMaximum?.[limitOf(law, taxes.status)]
  const isEnded = limit !== undefined && income > limit
  const stateRate = own?.rate ?? 0
  const yearly = (contribution: Dollars) => savedOn(law, contribution)
  const times = law.per === 'beneficiary' ? beneficiaries : 1
  const maximum = contributionMaximum(law, taxes.status, law.otherPlanMaximum === undefined)
  const approximated = limitApproximation(law, taxes)
  const most =
    maximum === undefined || law.kind === 'none'
      ? undefined
      : sheet.law(
          `benefit.most${ofYear}`,
          'Contribution of a year that still earns the state’s benefit',
          'usd',
          {
            value: maximum * times,
            source: law.source,
            ...(approximated === undefined ? {} : { approximated }),
            note:
              law.per === 'beneficiary'
                ? 'The limit for each child, for all your children together.'
                : 'The limit of a tax return.',
          },
        )
  const later = law.countsUntil?.isUnconfirmed ? undefined : law.countsUntil
  const lastYearUntil = later === undefined ? undefined : dayAfter(yearOf(context.today) - 1, later)
  const rate =
    law.kind === 'none' || isEnded
      ? undefined
      : law.kind === 'credit'
        ? sheet.law(`benefit.rate${ofYear}`, 'Credit on each dollar contributed', 'rate', {
            value: law.rate ?? 0,
            source: law.source,
            ...(law.approximated === undefined ? {} : { approximated: law.approximated }),
          })
        : sheet.computed(
            `benefit.rate${ofYear}`,
            'Your bracket of the state’s income tax',
            'rate',
            'the rate of the state’s bracket that this income less the state’s deductions falls in',
            [taxes.agi, ...stateRules(sheet, code, context.law.year, taxes.status)],
            stateRate,
          )
  return {
    name: words(state.name),
    kind: law.kind === 'none' ? 'none' : isEnded ? 'ended' : law.anyStatePlan ? 'any' : 'own',
    isCredit: law.kind === 'credit',
    isPerChild: law.per === 'beneficiary',
    most: isEnded ? undefined : most,
    mostEach:
      isEnded || most === undefined || law.per !== 'beneficiary' || beneficiaries === 1
        ? undefined
        : sheet.computed(
            `state.per-child${ofYear}`,
            'What the state counts for one child a year',
            'usd',
            'the limit for all children ÷ their number',
            [most],
            most.value / times,
          ),
    useful: isEnded || most === undefined ? undefined : usefulOf(sheet, taxes, most, yearly, ofYear),
    carriesForward: carriedForward(sheet, law),
    isEach: law.coupleEach !== undefined && limitOf(law, taxes.status) === 'joint',
    rate,
    isApproximate: law.approximated !== undefined,
    countsUntil: later === undefined ? yearEnd(context.today) : dayAfter(yearOf(context.today), later),
    lastYearUntil: lastYearUntil !== undefined && lastYearUntil >= context.today ? lastYearUntil : undefined,
    countsUntilDay:
      later === undefined
        ? undefined
        : sheet.law(
            'benefit.counts-until',
            'Day of April until which the state counts it for the year before',
            'count',
            {
              value: later.day,
              source: later.source,
            },
          ),
    mayCountLater: law.countsUntil?.isUnconfirmed === true,
    of: yearly,
  }
}

/** Those whom a 529 is for: at least one, where all have an account of another kind. */
export const beneficiariesOf = ({ children }: Pick<CollegeFamily, 'children'>): number =>
  Math.max(1, children.filter(({ hasDisability }) => !hasDisability).length)

/** Of each child’s part of a year what the state counts: what is beyond the limit of one child counts for no other. */
export const countedOfEach = (
  { mostEach }: Pick<StateBenefit, 'mostEach'>,
  each: readonly Dollars[],
): Dollars[] => each.map((dollars) => Math.min(dollars, mostEach?.value ?? dollars))

/** What a sum earns of the state beside what goes in each month, which has used a part of the limit of its year. */
export function stateBeside(
  { current }: { readonly current: Pick<Figure, 'value'> },
  state: StateBenefit,
  once: Dollars,
): Dollars {
  const already = Math.round(current.value) * monthsPerYear
  return state.of(already + once) - state.of(already)
}

export const benefitName = ({ isCredit }: StateBenefit): Text =>
  words(isCredit ? 'tax credit' : 'tax deduction')
