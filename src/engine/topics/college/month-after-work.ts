/** One of two stops work for good on a told day, and the other pay goes on: what a month leaves from then on. */
import { addMonths } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { besideInWords, besideLostPay, goesOnWithout } from '../beside-lost-pay.ts'
import { check } from '../check.ts'
import { type EndingJob, stopsBesidePay } from '../ending-job.ts'
import { whosePay } from '../ending-names.ts'
import { partnerName, payThatGoesOn } from '../pay-that-goes-on.ts'
import { premiumAhead } from '../premium-ahead.ts'
import type { Drafting } from '../topic.ts'

export interface MonthAfterWork {
  readonly ending: EndingJob
  /** Whole months until it ends, at least the one that runs. */
  readonly at: Months
  /** The month of the first one without that pay. */
  readonly from: DateFigure
  /** What comes in then. */
  readonly goesOn: Figure
  readonly parts: readonly Figure[]
  /** What it leaves to put aside; nothing where the month is short. */
  readonly left: Figure
  /** What the month is short by. */
  readonly missing: Figure | undefined
}

/** Undefined where nobody stops so, and where nobody told what a month costs or what the other pay is. */
export function monthAfterWork(asked: Drafting): MonthAfterWork | undefined {
  const { sheet, reader, context } = asked
  const ending = stopsBesidePay(asked)
  if (ending === undefined || reader.told('monthlyExpenses') === undefined) return undefined
  const other = ending.whose === 'own' ? 'partner' : 'own'
  const pay = payThatGoesOn(sheet, reader, context, other)?.monthly
  if (pay === undefined) return undefined
  const at = Math.max(1, ending.months)
  // What begins in the year that begins with that day counts: nobody told when a birthday is.
  const beside = besideLostPay(reader, reader.number('age').value + at / monthsPerYear)
  const goesOn = goesOnWithout(sheet, pay, beside, '.after-work') ?? pay
  const costs = [reader.number('monthlyExpenses'), premiumAhead(reader)].filter((cost) => cost !== undefined)
  const surplus = reader.told('monthlySurplus') === undefined ? undefined : reader.number('monthlySurplus')
  const over = goesOn.value - sumOf(costs)
  return {
    ending,
    at,
    from: sheet.date(
      'after-work.from',
      'The first month without that pay, about',
      'the month after the last day that you told',
      [ending.lastDay],
      addMonths(ending.lastDay.value, 1),
      'month-of-year',
    ),
    goesOn,
    parts: beside,
    left: sheet.computed(
      'after-work.left',
      'What a month leaves once that pay has ended',
      'usd-per-month',
      `what goes on coming in − what a month costs${costs.length > 1 ? ' with the new health cover' : ''}, never below nothing${surplus === undefined ? '' : ', and no more than is left today'}`,
      [goesOn, ...costs, ...(surplus === undefined ? [] : [surplus])],
      Math.floor(Math.max(0, Math.min(over, surplus?.value ?? over))),
    ),
    missing:
      over >= 0
        ? undefined
        : sheet.computed(
            'after-work.missing',
            'What a month misses once that pay has ended',
            'usd-per-month',
            `what a month costs${costs.length > 1 ? ' with the new health cover' : ''} − what goes on coming in`,
            [...costs, goesOn],
            Math.ceil(-over),
          ),
  }
}

/** Whether nothing is left of a month then, so that nobody saves from pay any more. */
export const isNothingLeft = ({ left }: MonthAfterWork): boolean => left.value < 1

/** "$4,180 a month of your spouse’s pay after tax and pension" */
function goesOnInWords(
  { reader }: Pick<Drafting, 'reader'>,
  { ending, goesOn, parts }: MonthAfterWork,
): Text {
  const pay = ending.whose === 'own' ? `${partnerName(reader.value('maritalStatus'))}’s pay` : 'your own pay'
  return say`${goesOn} of ${listed([words(`${pay} after tax`), ...(parts.length === 0 ? [] : [besideInWords(parts)])])}`
}

/** "Your work ends on Jun 30, 2027" */
const endsInWords = ({ reader }: Pick<Drafting, 'reader'>, { ending }: MonthAfterWork): Text =>
  say`${words(whosePay(reader, ending.whose, 'Your'))} work ends ${ending.when}`

/** For a summary that counts on it; `goesIn`: what would go in each month then. */
export function afterWorkInWords(
  asked: Pick<Drafting, 'reader'>,
  after: MonthAfterWork | undefined,
  goesIn: Figure,
): Text {
  if (after === undefined || (after.left.value >= goesIn.value && goesIn.value > 0)) return nothing
  return isNothingLeft(after)
    ? say`${endsInWords(asked, after)}: from then on a month leaves nothing for it, and that is counted.`
    : say`${endsInWords(asked, after)}: from then on a month leaves ${after.left}, and that is counted.`
}

export function afterWorkCheck(
  asked: Pick<Drafting, 'reader'>,
  after: MonthAfterWork,
  goesIn: Figure,
): Check {
  const { left, missing } = after
  const comesIn = say`${endsInWords(asked, after)}. What goes on then is ${goesOnInWords(asked, after)}`
  const again = words(' Plan again with the first month as it really is.')
  if (isNothingLeft(after))
    return check(
      'last-day',
      'warn',
      `A month leaves nothing for college after ${whosePay(asked.reader, after.ending.whose)} last day`,
      say`${comesIn}${missing === undefined ? words(', as much as a month costs') : say`, ${missing} less than a month costs`}. So the plan saves until then and not until the last bill; that makes the month dearer. The bills after it come out of what is saved, and your retirement money is not counted on for them.${again}`,
    )
  return left.value < goesIn.value
    ? check(
        'last-day',
        'warn',
        `A month leaves less for college after ${whosePay(asked.reader, after.ending.whose)} last day`,
        say`${comesIn}, and leaves ${left} beyond what a month costs. From then on the plan counts no more than that. Lower the transfer to it with that day.${again}`,
      )
    : check(
        'last-day',
        'pass',
        `The months after ${whosePay(asked.reader, after.ending.whose)} last day are counted`,
        say`${comesIn}, and leaves ${left} beyond what a month costs: enough for what goes to college.${again}`,
      )
}
