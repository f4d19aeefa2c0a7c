/** What has gone into an IRA this year already, month by month, and what becomes of it where the income allows less. */
import { civilDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import { excessReturnDay } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { directRothRoom } from './places.ts'
import type { RothWork } from './work.ts'

/** A sum of every month, counted for the months of the year so far; undefined where none was named, or the year's was. */
export function iraSoFar({ sheet, reader, context }: RothWork): Figure | undefined {
  if (reader.told('iraMonthly') === undefined || reader.told('iraContributedThisYear') !== undefined)
    return undefined
  const monthly = reader.number('iraMonthly')
  if (monthly.value <= 0) return undefined
  const { month } = civilDate(context.today)
  return sheet.computed(
    'ira.so-far',
    'Into an IRA so far this year',
    'usd',
    'what goes in each month × the months of the year so far, this one included',
    [monthly],
    Math.round(monthly.value * month),
  )
}

/** The tax year that a contribution of today is for. */
export const contributionYear = ({ sheet, context }: RothWork): Figure =>
  sheet.computed('ira.year', 'Tax year of the contribution', 'year', 'this year', [], yearOf(context.today))

interface Excess {
  readonly soFar: Figure
  readonly allowed: Figure
}

/** More than may go into a Roth IRA directly at this income; whoever converts puts it into a traditional one. */
function excessOf(work: RothWork): Excess | undefined {
  const soFar = iraSoFar(work)
  if (soFar === undefined || work.reader.value('backdoorRoth')) return undefined
  const room = directRothRoom(work, work.now.before, work.places)
  if (room >= soFar.value) return undefined
  const allowed = work.sheet.computed(
    'ira.roth-allowed',
    'What may go into a Roth IRA directly this year',
    'usd',
    'the limit of an IRA, phased out at this year’s income',
    [work.income],
    Math.round(room),
  )
  return { soFar, allowed }
}

const allowedInWords = ({ allowed }: Excess): Text => (allowed.value > 0 ? say`${allowed}` : words('nothing'))

/** Each year with too much in a Roth IRA costs a penalty until it is put right. */
export function excessChecks(work: RothWork): Check[] {
  const excess = excessOf(work)
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
  const excess = excessOf(work)
  if (excess === undefined) return undefined
  const { sheet, context } = work
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
