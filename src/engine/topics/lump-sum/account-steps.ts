/** The dated steps that fill the accounts that the law taxes lightly. */
import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { isOverRothLimit, isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { matchWords, missedMatch } from '../missed-match.ts'
import { placedIn } from '../order-of-operations.ts'
import { type StepDraft, within } from '../steps.ts'
import { whenThere } from './inherited-steps.ts'
import { ownPlanStep } from './own-plan.ts'
import type { LumpSumWork } from './work.ts'

export function accountSteps(work: LumpSumWork): StepDraft[] {
  const { sheet, reader, context, placements, reach } = work
  if (reach !== 'long') return []
  const steps: StepDraft[] = []
  const missed = missedMatch(sheet, reader, context)
  if (missed !== undefined || placedIn(placements, 'deferral') > 0) {
    const inWords = missed && matchWords(reader, missed)
    steps.push({
      id: 'deferral',
      title: words(`Raise ${inWords?.contribution ?? 'your 401(k) contribution'}`),
      why:
        missed === undefined || inWords === undefined
          ? join([
              words(
                isRothAtWork(work)
                  ? 'It has more room than an IRA, and as Roth what it earns is never taxed.'
                  : 'It lowers your tax now and has more room than an IRA.',
              ),
              whyBeforeIras(work.kind, placements),
            ])
          : say`${words(inWords.employer)} would add ${missed.match}, which you miss now.`,
      how: join([
        words(
          'Change the share of pay in the payroll portal, then pay yourself the difference from this money each month.',
        ),
        isRothAtWork(work) ? words('Choose the Roth kind where the plan has it.') : nothing,
      ]),
      ...(placedIn(placements, 'match', 'deferral') > 0
        ? whenThere(work, within.fortnight, 'the next payroll, within a fortnight')
        : { due: within.fortnight, dueWhy: 'the next payroll, within a fortnight' }),
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    })
  }
  steps.push(...ownPlanStep(work, context.today))
  const iras = placements.filter(({ step }) => step === 'ira')
  if (iras.length > 0) {
    const convert = isOverRothLimit(iras)
      ? words(
          ' Where income is over the limit, put it into a traditional IRA, convert it within days, and file Form 8606.',
        )
      : nothing
    const deadline = nextFilingDay(context.today)
    const forYear = Math.min(context.law.year, yearOf(deadline))
    const year = sheet.law('ira.year', 'Year that this contribution counts for', 'year', {
      value: forYear,
      source: 'IRC §219(f)(3)',
      note: 'A contribution up to the filing deadline may count for the year before, if you say so.',
    })
    steps.push({
      id: 'ira',
      title: say`Put the IRA money in for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Open the account where costs are low, name ${year} as the year of the contribution, and choose the investment: cash that lands is not invested by itself.${convert}`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 45,
      link: links.retirementPlans,
      keep: words('The confirmation, and Form 5498 next spring.'),
    })
  }
  return steps
}
