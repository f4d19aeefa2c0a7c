/** What is said of a bill that rises when income is confirmed, and the step that finds the day. */
import { addMonths } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { withPayAhead } from '../loan-income-ahead.ts'
import type { StepDraft } from '../steps.ts'
import { askedAfter } from './loan-plans.ts'
import type { RiseAhead } from './loan-rise.ts'
import type { FederalLoans } from './loans.ts'
import type { DebtWork } from './work.ts'

const atIncome = ({ ahead }: RiseAhead): Text =>
  ahead === undefined ? words('at today’s income') : withPayAhead(ahead)

/** To follow what is asked today. */
export function riseWords({ rise }: FederalLoans): Text {
  if (rise === undefined) return nothing
  const { held, asked, instead, payment, afterMonths } = rise
  const asks = say`When you next confirm your income, in ${afterMonths} at the latest, ${held.named} asks for ${asked} ${atIncome(rise)}`
  return instead === undefined
    ? say`${asks}: the dates count on that.`
    : say`${asks}. Choose ${instead.to.named} before that day: it asks for ${payment}.`
}

const beforeThatDay = (rise: RiseAhead, isServed: boolean): Text => {
  const { instead, compare, held, payment, afterMonths } = rise
  return instead === undefined
    ? compare === undefined
      ? nothing
      : say`Compare ${compare.option.named} before that day: ${atIncome(rise)} it would ask for ${askedAfter(compare.option, afterMonths.value)} and take about ${compare.saved} less, but a common raise turns that around.`
    : join([
        say`Some weeks before that day apply for ${instead.to.named}, which asks for ${payment} ${atIncome(rise)} ${isServed ? say`and counts too: about ${instead.saved} less until forgiveness` : say`and costs about ${instead.saved} less in all, tax on what is forgiven included`}. Until then the bill of today is the lowest.`,
        instead.upTo === undefined
          ? nothing
          : say`Above about ${instead.upTo} of adjusted gross income ${held.named} would ask for less.`,
        words('Ask first, in writing, that every payment goes on counting, and whether you could go back.'),
      ])
}

/** The day on which income must be confirmed, and what is asked from then on. */
export function confirmStep({ context }: DebtWork, { rise, merged, paymentsLeft }: FederalLoans): StepDraft {
  const instead = rise?.instead
  return {
    id: 'recertify',
    title:
      instead === undefined
        ? words('Find the day on which you must confirm your income')
        : say`Find the day on which you must confirm your income, and choose ${instead.to.named} before it`,
    why:
      rise === undefined
        ? words('Without it the payment jumps.')
        : say`The bill of ${merged.minimum} rests on an older or lower income. ${sentenceStart(rise.held.named)} asks for ${rise.asked} from that day on${rise.ahead === undefined ? nothing : say` ${withPayAhead(rise.ahead)}`}, and for more where nothing is confirmed.`,
    how: join([
      words(
        'It stands in your account. Allow the yearly transfer from your tax return, so that it happens by itself.',
      ),
      rise === undefined ? nothing : beforeThatDay(rise, paymentsLeft !== undefined),
    ]),
    due: addMonths(context.today, 1),
    dueWhy: 'a month from today; the day itself is in your account',
    minutes: 15,
    link: links.incomeDriven,
    keep: words('The day, in your calendar, and the letter that confirms it.'),
    rank: 1,
  }
}
