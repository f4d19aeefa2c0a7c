/** Money that is promised and not there, and money that comes a part each year: what is counted, and what is done until then. */
import { addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import type { LumpSumBasis } from './basis.ts'
import { isChildOnBenefits } from './childs-benefits.ts'

type Told = Pick<LumpSumBasis, 'reader' | 'sheet' | 'amount' | 'context' | 'isProtected'>

/** Who would lose benefits has to act before it comes: those plans have steps of their own. */
export const isToCome = ({ reader, isProtected }: Pick<Told, 'reader' | 'isProtected'>): boolean =>
  reader.told('sumNotHere') === true && !isProtected && !isChildOnBenefits(reader)

const yearsToCome = ({ reader }: Pick<Told, 'reader'>) => {
  const years = reader.told('sumYears') === undefined ? undefined : reader.number('sumYears')
  return years !== undefined && years.value > 1 ? years : undefined
}

/** Before the order: whether there is anything to place today. */
export const toComeInWords = (told: Told): Text =>
  isToCome(told)
    ? say`The ${told.amount} is not here yet, so count on none of it. This is where it would go by the rules of today. `
    : nothing

/** After the order: what the years after this one bring. */
export const eachYearInWords = (told: Told): Text =>
  yearsToCome(told) === undefined
    ? nothing
    : say` That is the first ${told.amount}. What comes in the years after goes by the same order, each time it is there.`

export function toComeChecks(told: Told): Check[] {
  const years = yearsToCome(told)
  const { sheet, amount } = told
  return [
    ...(isToCome(told)
      ? [
          check(
            'to-come',
            'act',
            'The money is not here yet',
            words(
              'A promise can change, a house can sell for less, an estate can take longer than a year and pay others first. Spend, borrow and sign nothing on it. Tell when it is here and how much it is, and the plan is made anew.',
            ),
          ),
        ]
      : []),
    ...(years === undefined
      ? []
      : [
          check(
            'each-year',
            'warn',
            'What comes in later years is not counted',
            say`If all of it comes it is ${sheet.computed(
              'each-year.all',
              'All of it, if each year’s comes',
              'usd',
              'the sum of a year × the years',
              [amount, years],
              Math.round(amount.value * years.value),
            )} over ${years}. The plan places the first ${amount}: make no promise on the rest before it is there. Each new year brings new room in an IRA. At work you can raise your contributions now and live on a part of this money.`,
          ),
        ]),
  ]
}

/** Until it is there nothing can be parked, paid or invested. */
export function stepsUntilHere({ context, amount }: Told): StepDraft[] {
  return [
    {
      id: 'no-promise',
      title: say`Promise and borrow nothing on the ${amount}`,
      why: words('What is not here can become less, later, or nothing.'),
      how: words(
        'Ask what it depends on, when it may come, and what comes off first. Have it in writing where you can.',
      ),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 20,
      link: links.consumerBureau,
      keep: words('What you were told, and by whom.'),
    },
    {
      id: 'until-then',
      title: words('Until then, work from your own pay'),
      why: words(
        'The match, the first cushion and costly debts should not wait for money that may not come.',
      ),
      how: words('Ask here “Where should my next dollar go?” for what your pay leaves each month.'),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 30,
      link: links.consumerBureau,
      keep: words('The first transfer.'),
    },
    {
      id: 'once-here',
      title: words('When it is there, park it and ask again'),
      why: words('The sum, the tax on it and your own life may be others by then.'),
      how: words(
        'An insured savings account or Treasury bills first. Tell the sum that came, and this plan dates each step anew.',
      ),
      due: addYears(context.today, 1),
      dueWhy: 'a year from today, or the day on which it comes',
      minutes: 30,
      link: links.treasuryDirect,
      keep: words('The statement that shows where the money came from.'),
    },
  ]
}
