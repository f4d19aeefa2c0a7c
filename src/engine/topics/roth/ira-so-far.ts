/** What becomes of what went into an IRA month by month where an IRA may take less, or the income allows less in a Roth IRA. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { excessReturnDay } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DecidedWork } from './decided-work.ts'
import type { Places } from './places.ts'

/** The tax year that a contribution of today is for. */
export const contributionYear = ({ sheet, context }: DecidedWork): Figure =>
  sheet.computed('ira.year', 'Tax year of the contribution', 'year', 'this year', [], yearOf(context.today))

const inWords = (figure: Figure): Text => (figure.value > 0 ? say`${figure}` : words('nothing'))

/** Each year with too much in an IRA costs a penalty until it is put right. */
export function excessChecks(work: DecidedWork): Check[] {
  const { iraExcess: excess } = work
  if (excess === undefined) return []
  const { soFar, room, over, roth } = excess
  const penalty = words(
    'What is too much costs a penalty every year until it is put right, so look at the years before too (Form 5329).',
  )
  const found: Check[] = []
  if (over !== undefined)
    found.push(
      check(
        'ira-over',
        'act',
        'More has gone in than an IRA may take',
        say`About ${soFar} has gone into an IRA so far. No more than ${room} may go in this year, into all IRAs of one person and both kinds together, and never more than the pay of the year. ${over} of it has to come out again: turned into the other kind it would be as much too much. ${penalty}${ofTwo(work)}`,
      ),
    )
  if (roth !== undefined)
    found.push(
      check(
        'ira-excess',
        'act',
        'Does the monthly sum go into a Roth IRA?',
        say`At this year’s income ${inWords(roth)} may go into a Roth IRA directly, and about ${soFar} has gone into an IRA so far. ${penalty} Into a traditional IRA ${over === undefined ? words('it is allowed') : say`${room} is allowed`}.`,
      ),
    )
  return found
}

/** The limit holds for each of two, so a sum that goes into two IRAs is looked at in each. */
const ofTwo = ({ places, spouseIncome }: DecidedWork): Text =>
  spouseIncome !== undefined
    ? say` If a part of it goes into an IRA in your spouse’s name, count each IRA alone.${isIntoSpouses(places) ? words(' Theirs has room.') : nothing}`
    : nothing

const isIntoSpouses = ({ spouseRoth, spouseTraditional, spouseConversion }: Places): boolean =>
  spouseRoth + spouseTraditional + spouseConversion > 0

export function excessStep(work: DecidedWork): StepDraft | undefined {
  const { sheet, context, iraExcess: excess, places } = work
  if (excess === undefined) return undefined
  const { over, roth, room } = excess
  const until = sheet.date(
    'ira.excess-by',
    'Last day to put a wrong contribution right',
    'the filing day with its extension',
    [],
    excessReturnDay(context.today),
  )
  const year = contributionYear(work)
  const shared = {
    id: 'ira-excess',
    due: within.fortnight,
    dueWhy: 'before the next transfer',
    minutes: 45,
    link: links.retirementPlans,
  }
  const turned = say`Ask the custodian to treat ${words(over === undefined ? 'what went in' : 'the rest of what went in')} for ${year} as a traditional contribution, with what it earned (recharacterize it), or to send it back, by ${until}. It can then be converted with the rest.`
  if (over === undefined)
    return {
      ...shared,
      title: words('If your IRA is a Roth IRA, stop the monthly transfer and turn this year’s round'),
      why: say`At this income ${roth === undefined ? nothing : inWords(roth)} may go there directly.`,
      how: say`Point the transfer at a traditional IRA. ${turned}`,
      keep: words('The letter of the custodian, for Form 8606.'),
    }
  const later = isIntoSpouses(places)
    ? words(
        'What is still to come this year can go into an IRA in your spouse’s name; from January on point each transfer at no more than a twelfth of the new year’s limit.',
      )
    : words('Begin again in January, with no more a month than a twelfth of the new year’s limit.')
  return {
    ...shared,
    title: say`Stop the monthly transfer into the IRA for this year, and have ${over} sent back`,
    why: say`No more than ${room} may go in for ${year}, and turning it into the other kind of IRA does not help: the limit is one for both.`,
    how: say`Ask the custodian for the return of an excess contribution of ${over}, with what it earned, by ${until}. What it earned is income of ${year}. ${later}${roth === undefined ? nothing : say` If it is a Roth IRA: ${turned}`}`,
    keep: words('The letter of the custodian, and Form 1099-R of the return.'),
  }
}
