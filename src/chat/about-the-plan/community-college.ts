/** "What if she goes to a community college first?" — the plan with two years there, living at home. */
import type { Figure } from '#engine/figure.ts'
import { communityCollege } from '#engine/markets/college-costs.ts'
import { join, say, words } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { SmallReply } from '../small-replies.ts'
import { inThatCase, planWith } from './in-that-case.ts'
import type { PlanQuestion } from './question.ts'

const asks =
  /\b(?:community|junior|two[- ]year|2[- ]year) college\b|\b(?:first )?(?:two|2) years (?:at|of|in) (?:a )?(?:cc|community)\b|\btransfers? after\b/i
const yearsThere = 2

export function communityCollegeFirst(question: PlanQuestion): SmallReply | undefined {
  const { message, plan } = question
  if (plan.topic !== 'college_529' || !asks.test(message)) return undefined
  const figureIn = (id: string) => plan.figures.find((figure) => figure.id === id) as Figure | undefined
  const cost = figureIn('cost') ?? figureIn('child.0.cost')
  const years = figureIn('college.years')
  if (cost === undefined || years === undefined || years.value <= yearsThere) return undefined
  const sheet = worksheet()
  const budget = sheet.market(
    'two-year.budget',
    'A year at a community college, before aid',
    'usd-per-year',
    communityCollege.budget,
  )
  const housing = sheet.market(
    'two-year.housing',
    'Housing and food in it',
    'usd-per-year',
    communityCollege.housing,
  )
  const atHome = sheet.computed(
    'two-year.at-home',
    'A year at a community college, living at home',
    'usd-per-year',
    'a year there − housing and food',
    [budget, housing],
    budget.value - housing.value,
  )
  const later = sheet.assumed(
    'two-year.later',
    'A year at the later college',
    'usd-per-year',
    cost.value,
    'As this plan counts it.',
  )
  const there = sheet.assumed(
    'two-year.years',
    'Years at the community college',
    'years',
    yearsThere,
    'What such a college teaches before a transfer.',
  )
  const average = sheet.computed(
    'two-year.average',
    'An average year on that road',
    'usd-per-year',
    '(years there × a year there + the other years × a year at the later college) ÷ years of college',
    [there, atHome, later],
    Math.round((yearsThere * atHome.value + (years.value - yearsThere) * cost.value) / years.value),
  )
  // The part of the bill that the family saves for stays what it is.
  const share = figureIn('collegeFundShare')
  const then = planWith(question, plan, {
    collegeCosts: [average.value],
    ...(share === undefined ? {} : { collegeFundShare: share.value }),
  })
  if (then === undefined) return undefined
  const reply = inThatCase(
    then,
    say`Published prices put ${there} at a community college, living at home, at about ${atHome}, against ${later} at the later college: ${average} on average. In that case:`,
  )
  return {
    ...reply,
    text: join([reply.text, words('Ask the later college first which credits it takes.')]),
    figures: [...(reply.figures ?? []), budget, housing, atHome, later, there, average],
  }
}
