/** "What if I stop for a year?": what a pause does to the plan at hand. */
import type { Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { SmallReply } from '../small-replies.ts'
import { mentionsIn } from '../understand/numbers.ts'
import { inThatCase, planWith } from './in-that-case.ts'
import { answer, type PlanQuestion } from './question.ts'
import { leverOf } from './suppositions.ts'

const asksOfPause =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|then|wait|hmm|well)\b[ ,.!]*)*what (?:happens )?if (?:i|we) (?:stop|pause|skip|quit|miss)(?: (?:it|this|that|saving|paying|contributing|putting (?:money|it) in))?(?: (?:for )?(?:an?|one|\d+|a few|a couple(?: of)?|some|six|two|three) ?(?:years?|months?|while|time|payments?))?\W*$/i

/** The months of a pause; a year where none are named. */
function monthsSaid(message: string): number {
  const said = mentionsIn(message.toLowerCase().replace(/\ban? (?=year|month)/, '1 ')).find(
    ({ time }) => time !== undefined,
  )
  if (said === undefined) return monthsPerYear
  return said.time === 'year' ? said.low * monthsPerYear : said.low
}

/** What is not put in meanwhile, and the plan with as much less each month all along. */
function fewerMonths(question: PlanQuestion): SmallReply | undefined {
  const { plan, message } = question
  const figureOf = (id: string) => plan.figures.find((one) => one.id === id) as Figure | undefined
  const monthly = figureOf('total')
  const children = plan.figures.filter(({ id }) => /^child\.\d+\.months$/.test(id)) as Figure[]
  const [months] = children.toSorted((a, b) => b.value - a.value)
  if (monthly?.unit !== 'usd-per-month' || months === undefined) return undefined
  const sheet = worksheet()
  // The plan in that case has a monthly sum of the same name.
  const now = sheet.assumed(
    'pause.monthly',
    'Put aside each month now',
    'usd-per-month',
    monthly.value,
    'As this plan has it.',
  )
  const pause = sheet.assumed(
    'pause',
    'Months of the pause',
    'months',
    monthsSaid(message),
    'You asked about it.',
  )
  if (pause.value >= months.value) return undefined
  const left = sheet.computed(
    'pause.left',
    'Not put in during the pause',
    'usd',
    'a month of the plan × the months of the pause',
    [now, pause],
    Math.round(monthly.value * pause.value),
  )
  const like = sheet.computed(
    'pause.like',
    'The same over all months to save',
    'usd-per-month',
    'a month of the plan × the months that are left without the pause ÷ the months to save',
    [now, months, pause],
    Math.round((monthly.value * (months.value - pause.value)) / months.value),
  )
  const lever = leverOf(plan, question.state.household)
  const then = lever && planWith(question, plan, { [lever]: like.value })
  if (then?.figures.find(({ id }) => id === 'total')?.value !== like.value) return undefined
  const reply = inThatCase(
    then,
    say`A pause of ${pause} leaves out ${left}. Over all the months to save it is about the same as ${like} from the start:`,
  )
  return { ...reply, figures: [...(reply.figures ?? []), now, months, pause, left, like] }
}

/** What a pause does where no sum of its own says it. */
const inWords: Partial<Record<TopicSlug, Text>> = {
  emergency_fund: words(
    'What is saved stays yours and goes on earning. Each month of a pause moves the day on which the fund is full by a month, and until then a surprise has less behind it.',
  ),
  budgeting: words(
    'What is saved stays yours and goes on earning. Each month of a pause moves every date of this plan by a month. Keep what earns an employer’s match, if there is one: it is pay that does not come back.',
  ),
  roth_vs_traditional: words(
    'What is in the account stays there and goes on growing. The room of a year that you skip is lost, and so is a match of that year; which kind to choose is asked anew with the pay of the year in which you begin again. In a year of low pay a Roth, or a conversion, often costs the least tax.',
  ),
  rollover_401k: words(
    'This plan moves what is there once: nothing goes in month by month, so nothing stops with a pause. What moves it is whether you need the money in that year. Tell me if you would.',
  ),
  lump_sum_invest: words(
    'This plan places one sum: nothing goes in month by month, so nothing stops with a pause. If you would live on a part of it meanwhile, tell me how much a month, and the plan keeps that apart.',
  ),
  term_life: words(
    'A policy ends when its premium is not paid: after a short time of grace there is no cover. Starting again means new questions about health and a price for a higher age. A smaller policy that you can keep is better than a pause.',
  ),
}

/** The minimum payments go on whatever is paused. */
function withoutExtra(plan: Plan): SmallReply | undefined {
  const course = plan.alternatives.find(({ kind }) => kind === 'current')
  return (
    course &&
    answer(
      join([
        words(
          'The minimum payments have to go on, or what is late costs fees and credit. Without the extra:',
        ),
        say`**${course.title}**.`,
        course.detail,
        course.difference,
      ]),
      plan,
    )
  )
}

/** Undefined where no pause is asked about. */
export function ifPaused(question: PlanQuestion): SmallReply | undefined {
  const { message, plan } = question
  if (!asksOfPause.test(message)) return undefined
  if (plan.topic === 'debt_payoff') return withoutExtra(plan)
  const said = inWords[plan.topic]
  return fewerMonths(question) ?? (said && answer(said, plan))
}
