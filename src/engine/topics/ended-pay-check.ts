/** Whether this year's tax is counted on top of what was earned before a job ended in it, and whether waiting saves some. */

import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { percents } from '../tax/counting.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars, Share } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { weeksCounted } from './benefit-schedule.ts'
import { check } from './check.ts'
import { type EndedPay, isPaidAgain, withBenefitsAhead } from './ended-pay.ts'
import { sinceInWords } from './paid-since.ts'
import { returningInWords } from './returning-pay.ts'
import { taxOnMore } from './tax-on-more.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** What income of this year costs, and the same in the next one without new pay. */
export interface WaitingCosts {
  readonly more: Figure
  readonly now: Figure
  readonly next: Figure
  readonly drawn: Figure | undefined
}

/** Both as this plan leaves them: with what it, a told need or the law takes out of accounts. */
export interface YearsOfWaiting {
  readonly now: TaxReturn
  readonly next: TaxReturn
  readonly inputs: readonly Figure[]
  /** What comes out of retirement accounts in the next one. */
  readonly drawn: Figure | undefined
}

/** That figure, for every plan that has one; undefined where nothing comes out. */
export const drawnNextYear = (
  sheet: Worksheet,
  { sum, how, inputs }: { readonly sum: Dollars; readonly how: string; readonly inputs: readonly Figure[] },
): Figure | undefined =>
  sum <= 0
    ? undefined
    : sheet.computed(
        'drawn.next-year',
        'What comes out of retirement accounts next year, about',
        'usd',
        how,
        inputs,
        Math.round(sum),
      )

const toPercent = (rate: Share): Share => Math.round(rate * percents) / percents

/** Through the whole federal law: where credits shrink with income, a low bracket is not a low rate. */
export function waitingCosts({ sheet, reader, context }: Drafting, years: YearsOfWaiting): WaitingCosts {
  const more = reader.rule(
    'waiting.more',
    'Income that could come this year or next',
    'usd',
    rules.incomeThatWaits,
  )
  const rateOf = (id: string, label: string, taxReturn: TaxReturn) =>
    sheet.computed(
      `waiting.${id}`,
      label,
      'rate',
      'federal income tax, credits among it, with this much more income − without it, ÷ that income',
      [more, ...years.inputs, ...(years.drawn === undefined ? [] : [years.drawn])],
      toPercent(taxOnMore({ taxReturn }, context, 'otherIncome', more.value) / more.value),
    )
  return {
    more,
    now: rateOf('now', 'What more income costs this year', years.now),
    next: rateOf('next', 'What more income costs next year without new pay', years.next),
    drawn: years.drawn,
  }
}

/** What is paid in both, before anything that the plan itself adds. */
export const yearsBeforePlan = ({
  taxReturn,
  later,
  ended,
  agi,
}: Pick<TaxPicture, 'taxReturn' | 'later' | 'ended' | 'agi'>): Omit<YearsOfWaiting, 'drawn'> => ({
  now: taxReturn,
  next: withBenefitsAhead(later.taxReturn, ended),
  inputs: [agi, later.agi, ended.benefitsAhead].filter((part) => part !== undefined),
})

/** `asks`: nobody said what was earned, and this says it where a sum rests on it. */
export function endedPayCheck(
  ended: EndedPay,
  asks: boolean,
  counted: () => { readonly bracket: Figure; readonly costs: WaitingCosts },
): Check[] {
  const { own, spouse, isProfit, begun, benefits, benefitDays, severance, isUntold } = ended
  if (isUntold)
    return asks
      ? [
          check(
            'year-pay',
            'warn',
            'Say what you earned this year',
            say`You named no pay of this year from before the job ended, so tax of this year is counted as if there were none${severance === undefined ? nothing : say` beside ${severance} of severance, taken to be paid this year`}. Whatever you earned fills the low brackets first: a payout or a conversion on top of it costs more than shown here. Your last pay slip has the sum of the year.`,
          ),
        ]
      : []
  if (own === undefined && spouse === undefined && severance === undefined) return []
  const { bracket, costs } = counted()
  const since = sinceInWords(ended)
  const hasBegun = begun.you !== undefined || begun.spouse !== undefined
  const parts: Text[] = [
    ...(own === undefined
      ? []
      : [
          say`${own} ${words(isProfit.own ? 'of profit until your work stopped' : 'of pay until your job ended')}`,
        ]),
    ...(spouse === undefined ? [] : [say`${spouse} that your spouse earned`]),
    ...(severance === undefined ? [] : [say`${severance} of severance`]),
    ...(benefits === undefined ? [] : [say`${benefits} of unemployment benefits`]),
  ]
  return [
    check(
      'year-pay',
      'pass',
      'Your pay of this year is counted',
      say`This year’s return holds ${listed(parts)}, so what comes on top of it this year is taxed at ${bracket} and up.${hasBegun ? words(' Of the pay that took its place only the months since are in it.') : nothing}${since === undefined ? nothing : say` Of ${words(since)} only the months from the end of the job on are in it.`}${severance === undefined ? nothing : words(' The severance is taken to be paid this year; what of it comes in January is income of the next.')}${benefitDays === undefined || benefitDays.areOver ? nothing : say` ${weeksCounted(benefitDays)}`}${canWait(ended, costs)}`,
    ),
  ]
}

/** Whether what can come in either year costs less in the next one. */
function canWait(ended: EndedPay, { more, now, next, drawn }: WaitingCosts): Text {
  const apart = next.value - now.value
  if (Math.abs(apart) <= rules.rateBand.value) return nothing
  const { benefitsAhead, returning } = ended
  const due = [
    ...(returning === undefined ? [] : [returningInWords(returning)]),
    ...(benefitsAhead === undefined ? [] : [say`the ${benefitsAhead} of benefits that are due then`]),
    ...(drawn === undefined ? [] : [say`about ${drawn} that comes out of retirement accounts then`]),
  ]
  const without = isPaidAgain(ended) || returning !== undefined ? nothing : words(' if no new pay comes')
  const beside = due.length === 0 ? nothing : say`, with ${listed(due)}`
  const compared = say` Another ${more} of income costs about ${now} of it in federal tax this year and ${next} next year${without}${beside}`
  return apart < 0
    ? say`${compared}: what can wait until January may be taxed less.`
    : say`${compared}, counting what it takes of credits and makes taxable beside it: to wait until January saves nothing.`
}
