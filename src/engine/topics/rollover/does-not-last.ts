/** Money that ends before savings should: what there is to do about it, and what has to be asked first. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { hasRetired } from '../retired.ts'
import { type StepDraft, within } from '../steps.ts'
import { isWidowed } from '../surviving-spouse.ts'
import { usedUpAt } from './lasting.ts'
import type { RolloverWork } from './work.ts'

/** Whoever has retired for good is paid by Social Security today or one day: how long the money lasts hangs on it. */
export const hangsOnBenefit = (work: RolloverWork): boolean =>
  work.isPenaltyOver &&
  !work.isOfSpouse &&
  work.gates.earlyNeed?.goesOn === true &&
  hasRetired(work.reader) &&
  work.reader.told('ssMonthly') === undefined &&
  usedUpAt(work) !== undefined

export const lastingChecks = (work: RolloverWork): Check[] => {
  const { reader, gates } = work
  const age = gates.earlyNeed?.ofCosts === undefined ? undefined : usedUpAt(work)
  if (age === undefined) return []
  const until = reader.rule(
    'lasts.until',
    'Age until which savings have to last',
    'age',
    rules.savingsUntilAge,
  )
  return [
    check(
      'lasting',
      'act',
      'At this pace the money does not last',
      join([
        say`By what you told it is used up at about age ${age}, and it should last until ${until}. No choice of an account changes that: what is drawn does.`,
        reader.told('ssMonthly') === undefined
          ? words('Find out first what Social Security pays: it is the largest part that is missing here.')
          : nothing,
        words(
          'Then look for costs to cut, housing first, and at some paid work. The years in which the least is drawn count most when they come early.',
        ),
      ]),
    ),
  ]
}

export const benefitSteps = (work: RolloverWork): StepDraft[] =>
  hangsOnBenefit(work)
    ? [
        {
          id: 'look-up-benefit',
          title: words('Look up what Social Security pays you'),
          why: words('How long this money lasts hangs on it more than on the costs of any account.'),
          how: words(
            `Your own account there shows the benefit at each age at which you can begin.${isWidowed(work.reader) ? ' Ask by phone for the sum on your late spouse’s record too.' : ''} Then say here how much it is and from which age: the plan counts with it.`,
          ),
          due: within.week,
          dueWhy: 'a week from today, before a payment is set up',
          minutes: 20,
          link: links.earningsRecord,
          keep: words('The page with the benefit at each age.'),
        },
      ]
    : []
