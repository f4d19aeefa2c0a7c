/** What a plan says of a home that its money is for: what is short or over by then, and what a month adds. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { usualShareInWords } from '../down-payment.ts'
import { type StepDraft, within } from '../steps.ts'
import { type DownPayment, downPaymentOf, isForHome } from './down-payment.ts'
import type { Outlook } from './outlook.ts'
import { toldAs } from './told-month.ts'
import type { LumpSumWork } from './work.ts'

/** Whether what is told of each month closes the gap; undefined where nothing is missing, or no month was told. */
function isCovered({ monthly, told }: DownPayment): boolean | undefined {
  return monthly === undefined || told === undefined ? undefined : told.month.value >= monthly.value
}

const withClosing = ({ closing }: DownPayment): string =>
  closing === undefined ? 'the down payment' : 'the down payment and closing costs'

export function downPaymentInWords(work: LumpSumWork, outlook: Outlook | undefined): Text {
  const home = downPaymentOf(work, outlook)
  if (home === undefined) return nothing
  const { sum, comesTo, closing, rate, short, shortAll, monthly } = home
  if (shortAll.value === 0)
    return say`${words(rate === undefined && !work.isNow ? 'Even without growth it' : 'It')} is enough for the down payment of ${sum}${words(closing === undefined ? '' : ' and closing costs')}.`
  const there = rate === undefined ? nothing : say`It comes to about ${comesTo} in the dollars of that day.`
  const takes = say`The down payment of ${sum}${words(
    closing === undefined
      ? ' takes'
      : short.value > 0
        ? ' and closing costs take up to'
        : ' is there; with closing costs it takes up to',
  )} ${shortAll} more${words(rate === undefined && !work.isNow ? ', growth not counted' : '')}`
  return join([
    there,
    monthly === undefined ? say`${takes}.` : say`${takes}: ${monthly} until then${ofTold(home)}.`,
  ])
}

function ofTold(home: DownPayment): Text {
  const { told } = home
  if (told === undefined || told.month.value <= 0) return nothing
  return say`, ${words(isCovered(home) === true ? 'out of' : 'more than')} the ${told.month} that you ${words(toldAs[told.fact])}`
}

export function downPaymentCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const home = downPaymentOf(work, outlook)
  if (home === undefined) return isForHome(work) && !tellsHome(work) ? [unpriced(work)] : []
  const { shortAll, short, over } = home
  const isThere = shortAll.value === 0
  const title = isThere
    ? `Enough for ${withClosing(home)}`
    : short.value > 0
      ? 'Not all of the down payment yet'
      : 'The down payment is there, closing costs not all'
  return [
    check(
      'down-payment',
      isThere ? 'pass' : 'warn',
      title,
      join([takes(work, home, short.value > 0 ? short : over), closingCosts(home), gap(home)]),
    ),
  ]
}

/** Whether anything was said of what it takes: who puts nothing down has said it. */
const tellsHome = ({ reader }: LumpSumWork): boolean =>
  reader.told('downPayment') !== undefined || reader.told('downPaymentRate') === 0

/** A home of which no price is known: what to tell. */
const unpriced = ({ isNow, neededBy }: LumpSumWork): Check =>
  check(
    'down-payment',
    'warn',
    'Is it enough for the home?',
    say`Name its price and the share that you put down, or the down payment alone: then the plan says what is missing or left ${isNow ? words('today') : say`by ${neededBy}`}, closing costs included, and what a month has to bring.`,
  )

function takes(
  work: LumpSumWork,
  { price, share, sum, comesTo, rate, short }: DownPayment,
  part: Figure,
): Text {
  const { isNow, neededBy } = work
  const what =
    share !== undefined && price !== undefined
      ? join([say`${share} of ${price} is a down payment of ${sum}.`, usualShareInWords(share, work)])
      : say`The down payment takes ${sum}.`
  const against =
    part.value === 0
      ? words('just as much as that')
      : say`${part} ${words(short.value > 0 ? 'less' : 'more')} than that`
  if (isNow) return say`${what} This money is ${comesTo}, ${against}.`
  return rate === undefined
    ? say`${what} What of this money is for it is ${comesTo} today, ${against}; the blend may bring more by ${neededBy}, or less.`
    : say`${what} By ${neededBy} this money comes to about ${comesTo} at ${rate} a year and after tax, in the dollars of that day: ${against}.`
}

const closingCosts = ({ closing, shares: { least, most } }: DownPayment): Text =>
  closing === undefined
    ? say`Closing costs come on top, as a rule ${least} to ${most} of the loan: name the price, and they are counted.`
    : say`Closing costs come on top, as a rule ${least} to ${most} of the loan: ${closing.least} to ${closing.most}.`

function gap(home: DownPayment): Text {
  const { shortAll, overAll, closing, monthly, told, months } = home
  if (shortAll.value === 0)
    return closing === undefined || overAll.value === 0
      ? nothing
      : say`Even then ${overAll} is left for moving and first repairs, or to borrow less.`
  const missing =
    closing === undefined
      ? nothing
      : say`With the most of them ${shortAll} is missing${words(months === 0 ? '' : ' by then')}.`
  const cheaper = words('A later day, a cheaper home or a smaller down payment closes the gap.')
  if (monthly === undefined) return join([missing, cheaper])
  const perMonth = say`Without interest that takes ${monthly} until then.`
  const rises =
    months > 0 && home.price !== undefined
      ? words('If the price rises until then, so does what it takes.')
      : nothing
  if (told === undefined) return join([missing, perMonth, rises])
  const { month, brings, fact } = told
  if (month.value <= 0)
    return join([missing, perMonth, words('You said that nothing is left each month.'), cheaper, rises])
  const said = say`All of the ${month} that you ${words(toldAs[fact])} would bring ${brings} by then`
  return isCovered(home) === true
    ? join([missing, perMonth, say`${said}: enough.`, rises])
    : join([missing, perMonth, say`${said}: not all of it.`, cheaper, rises])
}

/** A dated start of what a month adds: no more than is told to be there. */
export function downPaymentStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const home = downPaymentOf(work, outlook)
  if (home?.monthly === undefined) return undefined
  const { monthly, told } = home
  const month = told !== undefined && isCovered(home) === false ? told.month : monthly
  if (month.value <= 0) return undefined
  return {
    id: 'down-payment',
    title: say`Save ${month} for the home`,
    why: say`Of ${words(withClosing(home))} ${home.shortAll} is not there yet.`,
    how: words(
      'A transfer on payday to the account in which the rest of it waits. What insured savings pay is enough here: no stocks.',
    ),
    due: within.month,
    dueWhy: 'a month from today, with the next pay',
    minutes: 20,
    link: links.depositInsurance,
    keep: words('The confirmation of the automatic transfer.'),
  }
}
