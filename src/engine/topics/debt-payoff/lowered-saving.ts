/** What goes into a plan at work above the whole match: costly debts have it before, until they are gone. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import { isFilled } from '../contributed-share.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { ownPlanAtWork } from '../plans-at-work.ts'
import { stateTaxOnMore, taxOnMore } from '../tax-on-more.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface LoweredSaving {
  /** The share of pay that goes in now, and the one that earns the whole match; nothing where no employer matches. */
  readonly from: Figure
  readonly to: Figure | undefined
  /** What no longer goes in each month, before tax, and what of it the pay check grows by. */
  readonly moved: Figure
  readonly freed: Figure
}

/** Only on a match and a share that were told, and where each debt that gets extra is costly. */
export function loweredSaving(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  paid: readonly DebtTerms[],
  highRate: Figure,
): LoweredSaving | undefined {
  const plan = ownPlanAtWork(reader)
  const match = reader.told('employerMatch')
  const open = paid.filter(({ minimumOnly }) => minimumOnly !== true)
  const isKnown = match !== undefined && (match.rate === 0 || match.upTo !== undefined)
  if (!isKnown || reader.told(plan.share) === undefined || isFilled(reader, plan.filled)) return undefined
  if (reader.value('employment') !== 'employed' || open.length === 0) return undefined
  if (open.some(({ rate, promotion }) => rate.value < highRate.value || promotion !== undefined))
    return undefined
  if (tellsCash(reader) && reader.number('savings').value >= sum(open.map(({ balance }) => balance)))
    return undefined
  const from = reader.number(plan.share)
  const matched = match.rate === 0 ? 0 : (match.upTo ?? 0) + (match.next?.upTo ?? 0)
  if (from.value <= matched) return undefined
  const pay = plan.pay(reader)
  const to =
    matched === 0
      ? undefined
      : sheet.told(plan.match, 'lowered.to', 'Share of pay that earns the whole match', 'rate', matched)
  const shares = to === undefined ? [from] : [from, to]
  const ofYear = sheet.computed(
    'lowered.year',
    'No longer into the plan at work in a year',
    'usd-per-year',
    to === undefined ? 'pay × share that goes in' : 'pay × (share that goes in − share that earns the match)',
    [pay, ...shares],
    Math.floor(pay.value * (from.value - matched)),
  )
  const moved = sheet.computed(
    'lowered.moved',
    'No longer into the plan at work each month',
    'usd-per-month',
    'a month of it',
    [ofYear],
    Math.floor(ofYear.value / monthsPerYear),
  )
  return { from, to, moved, freed: freedBy(sheet, reader, context, ofYear) }
}

/** A Roth contribution was taxed already, so all of it comes back; of another the tax that it saved is due again. */
function freedBy(sheet: Worksheet, reader: FactReader, context: DraftContext, ofYear: Figure): Figure {
  const grows = (how: string, inputs: readonly Figure[], ofAYear: number) =>
    sheet.computed(
      'lowered.freed',
      'What your pay check grows by',
      'usd-per-month',
      how,
      inputs,
      Math.floor(ofAYear / monthsPerYear),
    )
  if (reader.told('contributionKind') === 'roth')
    return grows('a month of it, taxed already', [ofYear], ofYear.value)
  const picture = taxPicture(sheet, reader, context)
  // Payroll tax is due on what goes in too, so only income tax comes back.
  const federal = sheet.computed(
    'lowered.tax',
    'Federal income tax that it no longer saves',
    'usd-per-year',
    'income tax of the year with that pay − without it',
    [ofYear, picture.agi],
    Math.round(taxOnMore(picture, context, 'otherIncome', ofYear.value)),
  )
  const state = stateTaxOnMore(sheet, picture, context, reader, {
    kind: 'otherIncome',
    amount: ofYear,
    id: 'lowered.state-tax',
    label: 'State income tax that it no longer saves',
    how: 'state tax of the year with that pay − without it',
  })
  const taxes = state === undefined ? [federal] : [federal, state]
  return grows(
    'a month of it, less the income tax that it no longer saves',
    [ofYear, ...taxes],
    ofYear.value - sum(taxes),
  )
}

const sum = (figures: readonly Figure[]) => figures.reduce((all, { value }) => all + value, 0)
