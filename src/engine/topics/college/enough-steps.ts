/** The steps when enough is saved: stop, calm the mix, and plan for what is over. */
import { links } from '../../links.ts'
import { join, nothing, say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { partsOf } from './account-steps.ts'
import { childrenOf } from './children.ts'
import { overStep } from './over.ts'
import { stateOnUse } from './state-on-use.ts'
import type { CollegeWork } from './work.ts'

export function enoughSteps(work: CollegeWork): (StepDraft | undefined)[] {
  const { mode, current, worth, saved, children, reader, context, isRetired } = work
  if (mode !== 'enough' || saved.value <= 0) return []
  const roth = partsOf(work, 'roth')
  return [
    current.value > 0
      ? {
          id: 'stop',
          title: say`Stop the ${current} and send it elsewhere`,
          why: say`${saved} is saved, and your part of the bills is worth ${worth} today. More could end up where it is taxed.`,
          how: words(
            isRetired
              ? 'End the automatic transfer, and keep the money for your own later years or a goal that has none yet.'
              : 'Change the automatic transfer: your own retirement first, then a goal that has no money yet.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
          link: links.retirementPlans,
          keep: words('The confirmation that the old transfer has ended and the new one runs.'),
        }
      : undefined,
    {
      id: 'calm',
      title: words('Check that the mix is calm enough'),
      why: words('What pays the next years’ bills cannot wait for a fall to pass.'),
      how: say`Move what the first bills of ${childrenOf(children)} take into the plan’s cash or short-term choice. A plan allows changes only a few times a year.`,
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 30,
      link: links.collegePlans,
      keep: words('The plan’s confirmation of the new mix.'),
    },
    overStep(work),
    roth.length > 0
      ? {
          id: 'roth-terms',
          title: words('Ask the plan when the account was opened'),
          why: words(
            'What is over can become the child’s Roth IRA, but only from an account that is old enough.',
          ),
          how: join([
            words(
              'Ask for the opening date and for what was put in each year. Changing the beneficiary may start the count again, so do not change it before you have asked.',
            ),
            stateOnUse(reader, context) === 'no-tax'
              ? nothing
              : words('Ask the tax agency of your state whether it taxes the move.'),
          ]),
          due: within.month,
          dueWhy: 'a month from today',
          minutes: 20,
          link: links.irs,
          keep: words('The answer in writing.'),
        }
      : undefined,
  ]
}
