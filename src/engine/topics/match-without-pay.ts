/**
 * Whether the match that somebody who still works misses is taken while a pay of the household is gone: where a month carries
 * it as long as benefits are paid, and the cash lasts well past the search. Else it waits for the pay to return. One rule
 * for every topic.
 */
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'
import { links } from '../links.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { worksheet } from '../worksheet.ts'
import { cushionOf, tellsCash } from './cushion.ts'
import { jobLossOf, needBeside } from './job-loss.ts'
import { type MatchCost, matchCostOf } from './match-cost.ts'
import { type MissedMatch, matchWords, missedMatch } from './missed-match.ts'
import { monthsOfCash } from './months-of-cash.ts'
import { isPayGone } from './out-of-work.ts'
import { isLate } from './past-due.ts'
import { type StepDraft, within } from './steps.ts'
import { taxPicture } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

export interface MatchWithoutPay {
  readonly missed: MissedMatch
  readonly cost: Pick<MatchCost, 'takeHome' | 'asKind' | 'isAllRoth'>
}

/** The match that is taken all the same; undefined where no pay is gone, nothing is missed, or it waits. */
export function matchWithoutPay({ sheet, reader, context }: Drafting): MatchWithoutPay | undefined {
  if (!isPayGone(reader)) return undefined
  const cost = carriedCost(reader, context)
  if (cost === undefined) return undefined
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined) return undefined
  const { label, unit, how, value } = cost.takeHome
  const takeHome = sheet.computed(cost.takeHome.id, label, unit, how, [missed.contribution], value)
  return { missed, cost: { ...cost, takeHome } }
}

/** Whether a match that is missed waits for the pay that is gone. */
export const matchWaitsForPay = ({ reader, context }: Omit<Drafting, 'sheet'>): boolean =>
  isPayGone(reader) && carriedCost(reader, context) === undefined

/**
 * What it costs, where it is carried. Tried on a sheet of its own: what the plan shows of the cash has the match in it
 * already, and not every topic counts the tax of the year in the same way.
 */
function carriedCost(told: FactReader, context: DraftContext): MatchCost | undefined {
  if (!tellsCash(told) || told.told('monthlyExpenses') === undefined || isLate(told)) return undefined
  const sheet = worksheet()
  const reader = told.onSheet(sheet)
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined) return undefined
  const cost = matchCostOf({ sheet, reader, context, taxes: taxPicture(sheet, reader, context) }, missed)
  const cushion = cushionOf({ sheet, reader, context })
  const { bare, cases } = jobLossOf(sheet, reader, context, cushion)
  const [loss] = cases
  const { goesOn, benefit, severance } = loss
  if (goesOn === undefined) return undefined
  const takes = cost.takeHome.value
  const surplus = reader.told('monthlySurplus')
  const costs = cushion.essentials.value + (reader.some('coverPremiumMonthly')?.value ?? 0)
  const left = surplus === undefined ? goesOn.value + (benefit?.net.value ?? 0) - costs : middle(surplus)
  if (left < takes) return undefined
  const lasts = monthsOfCash(
    cushion.cash.value + (severance?.net.value ?? 0),
    needBeside(loss, bare.value, (month, paid) => Math.max(0, month - paid + takes)),
  )
  return lasts < cushion.months.value * rules.matchWithoutPayFunds.value ? undefined : cost
}

/** The step that takes it, for a topic that has none of its own. */
export function matchWithoutPayStep(asked: Drafting): StepDraft[] {
  const taken = matchWithoutPay(asked)
  if (taken === undefined) return []
  const { missed, cost } = taken
  const { contribution, employer, adds, payCheckShrinks, split } = matchWords(asked.reader, missed)
  const monthly = asked.sheet.computed(
    'match.monthly',
    'More to contribute each month for the whole match',
    'usd-per-month',
    'the contribution of a year, over the months',
    [missed.contribution],
    Math.ceil(missed.contribution.value / monthsPerYear),
  )
  return [
    {
      id: 'match',
      title: say`Raise ${words(contribution)} by ${monthly}`,
      why: say`${words(employer)} then ${words(adds)} ${missed.match} that you miss now. The month carries it, and the cash lasts well past a usual search.${split}`,
      how: say`Change the share of pay in the payroll portal. It goes in${cost.asKind}, so ${words(payCheckShrinks)} by about ${cost.takeHome}; how long the cash lasts is counted with that. If benefits end before pay is back, look again.`,
      due: within.fortnight,
      dueWhy: 'the next payroll, within a fortnight',
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    },
  ]
}
