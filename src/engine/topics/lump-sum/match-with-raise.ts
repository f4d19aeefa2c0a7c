/** The saver's match of the years ahead, once the raise at work that this plan asks for has lowered their income. */
import { shareOfYearOver, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import { hasSaversMatch, saversMatch } from '../../tax/savers-match.ts'
import type { Dollars, Share } from '../../units.ts'
import { contributionFor } from '../payroll-room.ts'
import { isMatchedAt, saversContributions, saversMatchFrom } from '../running-savers-credit.ts'
import { deferring } from '../tax-on-more.ts'
import { withUnearned } from '../unearned-income.ts'
import { raiseFrom } from './mourning.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'
import { returnNext } from './years-with-sum.ts'

interface Raised {
  /** A year of it before tax. */
  readonly beforeTax: Dollars
  /** A year of it in each name, Roth included: both kinds are matched. */
  readonly own: Dollars
  readonly spouse: Dollars
  readonly inputs: readonly Figure[]
}

function raisedBy({ placements }: LumpSumWork): Raised {
  const all = placements.flatMap(({ payroll, amount, isFull }) =>
    payroll === undefined
      ? []
      : [
          {
            id: payroll.plan.id,
            amount,
            ...(isFull
              ? {
                  whole: payroll.room.value,
                  beforeTax: payroll.isRoth ? 0 : payroll.room.value - (payroll.rothOnly?.value ?? 0),
                }
              : contributionFor(payroll, amount.value)),
          },
        ],
  )
  const sum = (parts: typeof all, key: 'whole' | 'beforeTax'): Dollars =>
    parts.reduce((total, part) => total + part[key], 0)
  return {
    beforeTax: sum(all, 'beforeTax'),
    own: sum(
      all.filter(({ id }) => id === 'own'),
      'whole',
    ),
    spouse: sum(
      all.filter(({ id }) => id !== 'own'),
      'whole',
    ),
    inputs: all.map(({ amount }) => amount),
  }
}

/** In place of the words that nothing of the match is left; undefined where without the raise something is, or with it nothing. */
export function matchWithRaise(work: LumpSumWork, outlook: Outlook | undefined): Text | undefined {
  const { sheet, context, taxes } = work
  const next = yearOf(context.today) + 1
  const raise = raisedBy(work)
  if (raise.beforeTax <= 0 || !hasSaversMatch(next) || isMatchedAt(taxes.later)) return undefined
  const { counted } = saversContributions(work, taxes.spouseIncome, {
    own: 0,
    spouse: 0,
    deducted: 0,
    inputs: [],
  })
  const year = withUnearned(work, returnNext(work, outlook))
  const begins = raiseFrom(work)
  const matchIn = (part: Share): Dollars => {
    const lowered = deferring(year, raise.beforeTax * part)
    const magi = adjustedGrossIncome(context.law, lowered).agi
    const of = (contributions: Dollars) => saversMatch({ status: lowered.status, magi, contributions })
    return of(counted.own + raise.own * part) + of(counted.spouse + raise.spouse * part)
  }
  const first = matchIn(yearOf(begins) < next ? 1 : 1 - shareOfYearOver(begins))
  const whole = matchIn(1)
  if (whole < rules.leastPart.value) return undefined
  const figure = (id: string, label: string, value: Dollars) =>
    sheet.computed(
      id,
      label,
      'usd',
      'the law’s share of what goes in for the year, less what the phase-out takes at the income that the raise before tax leaves, with what this money and savings earn',
      [taxes.later.agi, ...raise.inputs, ...(outlook === undefined ? [] : [outlook.yearlyIncome])],
      Math.round(value),
    )
  const ofWhole = figure(
    'savers.raised',
    'Saver’s match of a whole year with the raise at work, at most',
    whole,
  )
  const ofFirst = figure('savers.raised.first', 'Saver’s match of next year with the raise at work', first)
  const nextYear = sheet.computed(
    'savers.raised.year',
    'First whole year of the raise after next year',
    'year',
    'the first whole year after next year',
    [],
    next + 1,
  )
  const brings =
    ofFirst.value === ofWhole.value
      ? say`with the raise at work it is up to ${ofWhole} a year`
      : ofFirst.value <= 0
        ? say`with the raise at work it is up to ${ofWhole} a year from ${nextYear} on`
        : say`with the raise at work about ${ofFirst} of it is left for that year and up to ${ofWhole} a year from ${nextYear} on`
  return say`From ${saversMatchFrom(sheet)} on a match takes its place. At the income of today nothing of it would be left; ${brings}. ${words('It is paid into a Traditional account: claim it with the return.')}`
}
