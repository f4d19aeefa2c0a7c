/** The step to a match that is missed: by what a month leaves, or by dollars that are found first. */
import { links } from '../../links.ts'
import { listed, nothing, say, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { restOfMatch } from '../match-cost.ts'
import { type StepDraft, within } from '../steps.ts'
import { afterStarter } from './debt-steps.ts'
import type { MatchToTake } from './match-to-take.ts'
import type { FundWork } from './work.ts'

export function matchStep(work: FundWork): StepDraft | undefined {
  const { match, surplus } = work
  const after = afterStarter(work)
  if (match === undefined) return undefined
  const { raise } = match
  if (surplus.value <= 0) return findForMatch(work, match)
  const transfer = say` Lower the transfer to ${match.later} with the first smaller pay check; the dates count on that.`
  return {
    id: 'match',
    title:
      raise?.isWhole === false
        ? say`Raise ${words(match.words.contribution)} by ${raise.raise} toward the match`
        : words(`Raise ${match.words.contribution} to the full match`),
    why: say`${words(match.words.employer)} would add ${match.match}, which you miss now.`,
    how:
      raise?.isWhole === false
        ? say`Raise what goes in by ${raise.raise}, by changing the share of pay in the payroll portal. It comes right after the starter cushion.${restOfMatch(raise, match.cost.takeHome)}${transfer}`
        : say`Contribute ${match.contribution} more, by changing the share of pay in the payroll portal.${match.words.split} It comes right after the starter cushion. What you take home shrinks by about ${match.cost.takeHome}${words(match.cost.isAllRoth ? ': as Roth it is taxed now' : ', as it is not taxed now')}.${match.cost.inOtherKind}${transfer}`,
    due: after ?? within.fortnight,
    dueWhy:
      after === undefined
        ? 'the next payroll, within a fortnight'
        : 'the month in which the starter cushion is full, by the monthly schedule',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}

/** Nothing is left of the month to raise it by: the dollars for it are found first. */
function findForMatch(
  { kept, cushion, missing, context }: FundWork,
  { cost, match, words: names }: MatchToTake,
): StepDraft {
  const isStarterThere = kept.value >= cushion.starter.value
  const once = [
    ...(missing === undefined ? [] : [words('the month is even')]),
    ...(isStarterThere ? [] : [words('the starter cushion is there')]),
  ]
  return {
    id: 'match',
    title: say`Find ${cost.takeHome} for the full match${once.length === 0 ? nothing : say`, once ${listed(once)}`}`,
    why: say`${words(names.employer)} would add ${match}, which you miss now.`,
    how: say`${missing === undefined ? words('Nothing is left of the month') : say`${missing} is missing`}, so raise nothing yet: ${words(names.payCheckShrinks)} by about ${cost.takeHome}. A cost that falls, a payment that ends or a raise pays for it; then change the share of pay in the payroll portal.`,
    due: isStarterThere ? within.month : nextFilingDay(context.today),
    dueWhy: isStarterThere
      ? 'a month from today'
      : 'the day by which returns are due: a refund fills the starter cushion first',
    minutes: 30,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}
