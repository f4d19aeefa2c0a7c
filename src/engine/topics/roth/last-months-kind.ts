/**
 * The kind of what goes in until a job is lost on a told day of next year: that year has a part of the pay, so a dollar
 * mostly saves less in it than in this one, by whose pay the plan is decided.
 */
import { addDays, shareOfYearOver, yearOf } from '../../calendar.ts'
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { check } from '../check.ts'
import { lostAhead } from '../ending-job.ts'
import { grossSeverance } from '../severance-pay.ts'
import { atTenths } from './at-tenths.ts'
import type { RothWork } from './work.ts'

export function lastMonthsKindCheck(work: RothWork): Check[] {
  const { sheet, reader, context, income, contribution, decision, now } = work
  const { takesRoth, isSelfEmployed, isOfSpouse, expected, contributes } = work
  if (!takesRoth || isSelfEmployed || isOfSpouse || expected !== undefined || !contributes) return []
  if (decision.verdict !== 'traditional' || decision.reason === 'no-choice') return []
  const ending = lostAhead(work)
  if (ending?.whose !== 'own') return []
  const after = addDays(ending.lastDay.value, 1)
  if (yearOf(after) !== yearOf(context.today) + 1) return []
  const share = shareOfYearOver(after)
  const severance = grossSeverance(sheet, reader, 'own')
  const pay = sheet.computed(
    'last-months.pay',
    'Pay of the year in which the job ends, about',
    'usd',
    severance === undefined
      ? 'a year’s pay × the part of that year until the last day'
      : 'a year’s pay × the part of that year until the last day + severance pay',
    [income, ending.lastDay, ...(severance === undefined ? [] : [severance])],
    Math.round(income.value * share + (severance?.value ?? 0)),
  )
  const goesIn = Math.max(1, Math.round(contribution.value * share))
  const saves = sheet.computed(
    'last-months.saves',
    'What a Traditional dollar saves in that year',
    'rate',
    'the whole tax return at that pay, under this year’s law, with what goes in until the last day Roth − with it Traditional, ÷ the dollars',
    [pay, contribution],
    atTenths(now.atPay(pay.value, goesIn).rate),
  )
  if (decision.later.value - saves.value <= decision.band.value) return []
  const year = sheet.computed(
    'last-months.year',
    'The year in which the job ends',
    'year',
    'the year of the last day',
    [ending.lastDay],
    yearOf(after),
  )
  return [
    check(
      'last-months-kind',
      'warn',
      'From January on Roth, while the job lasts',
      say`In ${year} your pay ends ${ending.when}. At about ${pay} of pay in that year a Traditional dollar saves about ${saves}, less than the ${decision.later} that it costs later: have payroll change what goes in to Roth with the first pay check of ${year}. Where you know that new pay begins soon after that day, tell it here first.`,
    ),
  ]
}
