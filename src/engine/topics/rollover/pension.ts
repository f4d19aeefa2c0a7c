/** The lump sum of a pension against what it would pay for life: how long the sum could pay the same. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { yearsOfPayments } from '../../math/annuity.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Alternative, Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { protections } from './ledger.ts'
import type { RolloverWork } from './work.ts'

export interface PensionChoice {
  /** What it would pay each month for life. */
  readonly offer: Figure
  /** A year of it as a share of the lump sum. */
  readonly payoutRate: Figure
  /** Age until which the lump sum pays as much; undefined where it does not run out before the age planned to. */
  readonly lasts: Figure | undefined
  readonly lastsLow: Figure | undefined
  readonly plannedTo: Figure
}

export const isPension = ({ planType }: Pick<RolloverWork, 'planType'>): boolean =>
  planType === 'pension_lump'

export function pensionChoice(work: RolloverWork): PensionChoice | undefined {
  const { sheet, reader, total, growth, fees, ownerAge } = work
  if (!isPension(work) || reader.told('pensionOfferMonthly') === undefined) return undefined
  const offer = reader.number('pensionOfferMonthly')
  if (offer.value <= 0 || total.value <= 0) return undefined
  const plannedTo = reader.rule(
    'pension.planned-to',
    'Age to which savings are planned',
    'age',
    rules.savingsUntilAge,
  )
  const lastsAt = (id: string, label: string, rate: Figure): Figure | undefined => {
    const months = yearsOfPayments({
      presentValue: total.value,
      payment: offer.value,
      rate: effectiveMonthlyRate(rate.value - fees.ira.value),
      when: 'start',
    })
    const age = months === undefined ? undefined : Math.floor(ownerAge.value + months / monthsPerYear)
    if (age === undefined || age >= plannedTo.value) return undefined
    return sheet.computed(
      id,
      label,
      'age',
      'your age + the years in which the lump sum, invested at the return of the mix less costs, pays the same dollars each month, both from today',
      [ownerAge, total, offer, rate, fees.ira],
      age,
    )
  }
  return {
    offer,
    plannedTo,
    payoutRate: sheet.computed(
      'pension.rate',
      'A year of the pension as a share of the lump sum',
      'rate',
      'what it pays each month × the months of a year ÷ the lump sum',
      [offer, total],
      (offer.value * monthsPerYear) / total.value,
    ),
    lasts: lastsAt('pension.lasts', 'Age until which the lump sum pays as much', growth.rate),
    lastsLow: lastsAt(
      'pension.lasts-low',
      'Age until which it does with the lowest forecasts',
      growth.lowRate,
    ),
  }
}

const untilAge = ({ plannedTo }: PensionChoice, age: Figure | undefined): Text =>
  age === undefined ? say`past ${plannedTo}` : say`until about ${age}`

/** What comes before the move: the choice that cannot be taken back. */
export function pensionFirst({ total }: RolloverWork, choice: PensionChoice | undefined): Text {
  if (choice === undefined)
    return say`First compare the lump sum of ${total} with what the pension would pay each month for life: the choice cannot be undone. Tell me that monthly sum, and the plan shows how long the lump sum could pay the same.`
  const { offer, lasts, lastsLow } = choice
  const middle =
    lasts === undefined && lastsLow === undefined
      ? say`${untilAge(choice, lasts)}, even with the lowest forecasts`
      : say`${untilAge(choice, lasts)} in the middle case, ${untilAge(choice, lastsLow)} with the lowest forecasts`
  return say`First choose between ${offer} for life and ${total} at once: it cannot be undone. Invested, and as if both began today, the lump sum could pay the same dollars ${middle}; the pension pays as long as you live.${leaning(choice)}`
}

/** Which way the arithmetic points, for somebody in usual health. */
function leaning({ lasts, lastsLow, plannedTo }: PensionChoice): Text {
  if (lasts !== undefined) return say` For somebody in good health that speaks for the monthly pension.`
  if (lastsLow === undefined)
    return words(' So the lump sum is generous, if you leave it invested and draw no more than that.')
  return say` So it hangs on markets: the pension is the surer way to ${plannedTo} and beyond.`
}

export function pensionChecks(work: RolloverWork, choice: PensionChoice | undefined): Check[] {
  if (!isPension(work)) return []
  const rate =
    choice === undefined
      ? nothing
      : say`The pension pays ${choice.payoutRate} of the lump sum each year. Ask an insurer what it charges for an immediate annuity with the same monthly sum: if that is more than the lump sum, the pension is worth more than what you are offered. `
  return [
    check(
      'pension',
      'act',
      'Pension for life, or the lump sum',
      say`${rate}The monthly pension suits whoever is healthy, has little other sure income or would rather not invest. The lump sum suits poor health, other income that covers the bills, or a wish to leave money behind. A pension that does not rise with prices buys less every year: ask whether it does. Private pensions are insured by the Pension Benefit Guaranty Corporation up to a limit; money in an IRA is yours, with its risks.`,
    ),
  ]
}

/** The pension in figures, for the card. */
export const pensionMetrics = (choice: PensionChoice | undefined): { label: Text; value: Text }[] =>
  choice === undefined
    ? []
    : [
        { label: words('The pension, for life'), value: say`${choice.offer}` },
        { label: words('The lump sum pays as much'), value: untilAge(choice, choice.lasts) },
        { label: words('The same with the lowest forecasts'), value: untilAge(choice, choice.lastsLow) },
      ]

export const pensionStep = (): StepDraft => ({
  id: 'call',
  title: words('Ask the pension office for every choice in writing'),
  why: words('The choice is made once, and each form of it pays another sum.'),
  how: words(
    'Ask for the monthly sums at each age at which it can start, alone and with a share for a spouse; whether it rises with prices; whether health cover or other benefits hang on it; the last day of the offer; and the forms of a direct rollover.',
  ),
  due: within.days,
  dueWhy: 'a few days from today',
  minutes: 40,
  link: links.planPapers,
  keep: words('The letter with all sums and the last day.'),
})

/** The pension itself, beside the ways of the lump sum. */
export function pensionAlternative({ offer }: PensionChoice, labels: readonly Text[]): Alternative {
  const values = [
    say`${offer} for life`,
    say`${offer} for life`,
    words('None: each payment is taxed as it comes'),
    words('As it is paid'),
    protections.plan,
  ]
  return {
    id: 'current',
    kind: 'current',
    title: words('Take the pension each month'),
    detail: words(
      'It lasts as long as you do. With a share for a spouse it pays less now and goes on after you.',
    ),
    ledger: labels.map((label, at) => ({ label, value: values[at] ?? nothing })),
    difference: words('Not a sum but an income for life.'),
  }
}
