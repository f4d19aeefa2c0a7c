/** The steps for what comes before college savings. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { inTurn } from '../debts.ts'
import { matchWords } from '../missed-match.ts'
import { type StepDraft, within } from '../steps.ts'
import type { CollegeWork } from './work.ts'

export function firstSteps(work: CollegeWork): (StepDraft | undefined)[] {
  return [starter(work), match(work), debt(work), cushion(work), retirement(work)]
}

const placed = ({ parts }: CollegeWork, id: string) =>
  parts.find(({ amount }) => amount.id === `part.${id}` && amount.value > 0)?.amount

function starter(work: CollegeWork): StepDraft | undefined {
  const { cushion } = work.first
  const amount = placed(work, 'starter')
  if (cushion === undefined || amount === undefined) return undefined
  return {
    id: 'starter',
    title: say`Bring your cash to ${cushion.starter} first`,
    why: words('It keeps the next repair off a card.'),
    how: say`Send ${amount} to insured savings${work.mode === 'monthly' ? words(' this month') : nothing}.`,
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The name of the bank that holds the money.'),
  }
}

function match(work: CollegeWork): StepDraft | undefined {
  const missed = work.first.match
  if (missed === undefined) return undefined
  const { plan, employer, split } = matchWords(work.reader, missed)
  return {
    id: 'match',
    title: words(`Raise what goes into ${plan}`),
    why: say`${words(employer)} would add ${missed.match}. No college account pays you that.`,
    how: say`Ask payroll to take ${missed.contribution} more.${split}`,
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}

function debt(work: CollegeWork): StepDraft | undefined {
  const { atOnce } = work.first
  if (atOnce !== undefined) return debtFromCash(work, atOnce)
  const [worst] = work.first.costlyDebts
  if (worst === undefined) return undefined
  const amount = placed(work, worst.id)
  const gone = work.wait.phases.find(({ id }) => id === 'debt')
  return {
    id: 'debt',
    title: say`Pay the ${worst.label} before college`,
    why: say`It costs ${worst.rate} a year, for certain. No college account earns that.`,
    how:
      amount === undefined
        ? say`Pay what you can above its minimum payment of ${worst.minimum}.`
        : work.mode === 'monthly'
          ? say`Pay ${amount} each month on top of its minimum payment of ${worst.minimum}.${gone === undefined ? nothing : say` It is gone by ${gone.until}.`}`
          : say`Pay ${amount} at once, and charge nothing new.`,
    due: within.days,
    dueWhy: 'a few days from today',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The statement that shows a balance of zero.'),
  }
}

function debtFromCash(work: CollegeWork, atOnce: Figure): StepDraft {
  const { paidDebts, debtsLeft } = work.first
  const [next] = debtsLeft
  const monthly = next === undefined ? undefined : placed(work, next.id)
  const gone = work.wait.phases.find(({ id }) => id === 'debt')
  return {
    id: 'debt',
    title: say`Pay ${atOnce} of your cash on ${inTurn(paidDebts)}`,
    why: say`At ${listed(paidDebts.map(({ rate }) => say`${rate}`))} a year ${words(paidDebts.length > 1 ? 'they cost' : 'it costs')} more than savings or a college account earn.`,
    how:
      next === undefined
        ? words('Keep the starter cushion, and charge nothing new. The old payment is free from now on.')
        : monthly === undefined
          ? say`Keep the starter cushion. Then pay what you can on the ${next.label} above its minimum payment of ${next.minimum}.`
          : say`Keep the starter cushion. Then pay ${monthly} each month on the ${next.label}, on top of its minimum payment of ${next.minimum}.${gone === undefined ? nothing : say` It is gone by ${gone.until}.`}`,
    due: within.days,
    dueWhy: 'a few days from today, before the next interest is charged',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The statement that shows the payment.'),
  }
}

/** What goes into a college account today is the money of this plan: its standing order has to be changed. */
function turnedOver({ reader, mode, intoCollege }: CollegeWork): Text {
  if (mode !== 'monthly' || intoCollege.value > 0 || reader.told('collegeMonthly') === undefined)
    return nothing
  const monthly = reader.number('collegeMonthly')
  if (monthly.value <= 0) return nothing
  return say` The ${monthly} that goes to college comes here until then: change that transfer, or it leaves your account beside this one.`
}

function cushion(work: CollegeWork): StepDraft | undefined {
  const { cushion: fund, cushionGap } = work.first
  if (fund === undefined || cushionGap <= 0) return undefined
  const amount = placed(work, 'cushion')
  const full = work.wait.phases.find(({ id }) => id === 'cushion')
  return {
    id: 'cushion',
    title:
      amount === undefined
        ? say`After that, fill the emergency fund to ${fund.target}`
        : say`Fill the emergency fund to ${fund.target}`,
    why: words('A lost pay check would otherwise be paid from the college money, with tax on top.'),
    how: say`Use insured savings that pay a market rate.${turnedOver(work)}${full === undefined ? nothing : say` At this pace it is full by ${full.until}.`}`,
    due: amount === undefined ? within.month : within.fortnight,
    dueWhy: amount === undefined ? 'a month from today' : 'a fortnight from today',
    minutes: 30,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}

function retirement(work: CollegeWork): StepDraft | undefined {
  if (work.first.isRetirementOnTrack) return undefined
  const amount = placed(work, 'retirement')
  return {
    id: 'retirement',
    title: words('Put your own retirement first'),
    why: words('A child can borrow for college, work and get grants. Nobody lends you a retirement.'),
    how:
      amount === undefined
        ? words('When what comes before is done, raise what goes into the plan at work or an IRA.')
        : work.mode === 'monthly'
          ? say`Raise what goes into the plan at work, or an IRA, by ${amount} of take-home pay each month; before tax that can be more. What you put into a Roth IRA can come out again for college if it must.`
          : say`Live on a part of the ${amount} and raise what goes into the plan at work, or use an IRA.`,
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 45,
    link: links.retirementPlans,
    keep: words('The first pay slip or statement with the new sum.'),
  }
}
