/** What pays for school that is still to come, in its order: what costs nothing first, a private loan last. */
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { graceAfterSchool } from './payment-after-school.ts'
import { type StepDraft, within } from './steps.ts'
import type { Drafting } from './topic.ts'

type Asked = Pick<Drafting, 'sheet' | 'reader'>

/** Graduate and professional students are lent nothing subsidized: 20 USC 1087e(a)(3). */
const hasSubsidized = ({ reader }: Pick<Asked, 'reader'>): boolean => reader.told('graduateProgram') !== true

export const subsidizedFirst = (asked: Asked): Text =>
  hasSubsidized(asked)
    ? say`First take grants, and the subsidized part of a federal loan that the school offers: no interest runs on it while you study, and for ${graceAfterSchool(asked)} after. On an unsubsidized one it runs from the first day.`
    : words('First take grants. On a federal loan for a graduate program interest runs from the first day.')

/** `beyond`: what is invested and not needed for the fund. */
export const loanOrSavings = (asked: Asked, beyond: Figure | undefined): Text =>
  join([
    words('What pays for school?'),
    subsidizedFirst(asked),
    beyond !== undefined && hasSubsidized(asked)
      ? words('So the subsidized part comes before you sell anything for school.')
      : nothing,
    beyond === undefined
      ? nothing
      : say`The ${beyond} that is invested beyond the fund comes before a loan on which interest runs.`,
    words(
      'A private loan comes last. Leave the fund itself alone: a federal loan pays what is still missing.',
    ),
  ])

export const borrowingOrder =
  'grants, scholarships and work first, then borrow only what is missing, subsidized first, and no private loan before the federal ones are used up'

export const schoolAidStep: StepDraft = {
  id: 'in-school-aid',
  title: words('File the FAFSA for the next year, and turn down what you do not need of the loan offer'),
  why: words(
    'Each dollar that is not borrowed costs no interest. An award letter offers the most, not what you need.',
  ),
  how: words(
    'File as early as you can, ask the aid office for grants and work-study, and accept a part of the loan in the school’s portal. Ask before you drop courses: below a certain load the clock starts.',
  ),
  due: within.month,
  dueWhy: 'a month from today; some aid goes to those who ask first',
  minutes: 60,
  link: links.studentAid,
  keep: words('The award letter, and what you accepted of it.'),
  rank: 1,
}
