/** What becomes of what went into an IRA month by month where the income allows less in a Roth IRA. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import { excessReturnDay } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import type { IraExcess } from './ira-excess.ts'
import type { RothWork } from './work.ts'

/** The tax year that a contribution of today is for. */
export const contributionYear = ({ sheet, context }: RothWork): Figure =>
  sheet.computed('ira.year', 'Tax year of the contribution', 'year', 'this year', [], yearOf(context.today))

const allowedInWords = ({ allowed }: IraExcess): Text =>
  allowed.value > 0 ? say`${allowed}` : words('nothing')

/** Each year with too much in a Roth IRA costs a penalty until it is put right. */
export function excessChecks({ iraExcess: excess }: RothWork): Check[] {
  if (excess === undefined) return []
  return [
    check(
      'ira-excess',
      'act',
      'Does the monthly sum go into a Roth IRA?',
      say`At this year’s income ${allowedInWords(excess)} may go into a Roth IRA directly, and about ${excess.soFar} has gone into an IRA so far. What is too much costs a penalty every year until it is put right, so look at the years before too (Form 5329). Into a traditional IRA it is allowed.`,
    ),
  ]
}

export function excessStep(work: RothWork): StepDraft | undefined {
  const { sheet, context, iraExcess: excess } = work
  if (excess === undefined) return undefined
  const until = sheet.date(
    'ira.excess-by',
    'Last day to put a wrong contribution right',
    'the filing day with its extension',
    [],
    excessReturnDay(context.today),
  )
  const year = contributionYear(work)
  return {
    id: 'ira-excess',
    title: words('If your IRA is a Roth IRA, stop the monthly transfer and turn this year’s round'),
    why: say`At this income ${allowedInWords(excess)} may go there directly.`,
    how: say`Point the transfer at a traditional IRA. Ask the custodian to treat what went in for ${year} as a traditional contribution, with what it earned (recharacterize it), or to send it back, by ${until}. It can then be converted with the rest.`,
    due: within.fortnight,
    dueWhy: 'before the next transfer',
    minutes: 45,
    link: links.retirementPlans,
    keep: words('The letter of the custodian, for Form 8606.'),
  }
}
