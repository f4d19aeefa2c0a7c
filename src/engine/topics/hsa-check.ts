/** Whether an HSA is open: the health plan, and what closes it although the plan allows one. */
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { hsaAccounts, isSpouseHsa } from './hsa-accounts.ts'
import { hsaEnd, isHsaEnding, reachesBack } from './hsa-end.ts'
import { type StepDraft, within } from './steps.ts'
import type { DraftContext } from './topic.ts'

/** IRC §223(c)(1)(A)(ii), Rev. Rul. 2004-45: an FSA that pays any medical bill of both spouses is other cover. */
const closedBy = words(
  'A health FSA that pays for any medical bill closes it for as long as it runs, a spouse’s at their work too; one for teeth and eyes only, called limited-purpose, does not.',
)

/** Of whoever puts nothing in yet. IRS Notice 2004-2, Q&A 26: no bill from before it was opened. */
const beforeBills = (reader: FactReader): Text =>
  reader.some('hsaMonthly') === undefined
    ? words(
        'Medical bills that you expect anyway can go through it, so that no tax is paid on that money. Only bills from after it was opened count: if it is not open yet, open it now, with a small sum if no more is free.',
      )
    : nothing

/** Whether the state that was told taxes what goes into an HSA and what it earns. */
export function taxesHsa(reader: FactReader): boolean {
  const code = reader.told('state')
  return code !== undefined && stateContributionRule(code).taxesHsa
}

interface HsaWork {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'limits' | 'today'>
}

/** Medicare closes the account of whoever is on it, and of nobody else: IRC §223(b)(5), (7). */
function closedByMedicare(work: HsaWork): Check {
  const closed = words(
    'Put nothing more into your own from the first month of Medicare on: what goes in is taxed and fined each year until it is taken out. What is in it stays yours and pays medical bills untaxed.',
  )
  const open = hsaAccounts(work).find(isSpouseHsa)
  return open === undefined
    ? check('hsa', 'act', 'Medicare closes your HSA', closed)
    : check(
        'hsa',
        'act',
        'Medicare closes your HSA, and not your spouse’s',
        say`${closed} Your spouse, on the same family plan and not on Medicare, may put up to ${open.room} a year into one in the own name, what an employer adds included: it comes before the IRAs. Ask the plan that it covers your spouse.`,
      )
}

/** What still goes into the account of someone on Medicare is stopped, and what went in taken out in time. */
export function stopHsaStep({ reader }: Pick<HsaWork, 'reader'>): StepDraft | undefined {
  if (reader.told('onMedicare') !== true || reader.some('hsaMonthly') === undefined) return undefined
  return {
    id: 'stop-hsa',
    title: say`Stop the ${reader.number('hsaMonthly')} that goes into your own HSA`,
    why: words(
      'Medicare closes it to new money, and what goes in too much is fined every year until it is out.',
    ),
    how: words(
      'Tell payroll or the bank. Then ask the HSA bank for a return of excess contributions: what went in since the first month of Medicare, with what it earned, out before the return of the year is due. Cover that began late may reach back some months.',
    ),
    due: within.week,
    dueWhy: 'a week from today, before the next month’s money goes in',
    minutes: 30,
    link: links.healthSavings,
    keep: words('The confirmation of the bank, and Form 1099-SA next winter.'),
  }
}

/** What whoever is near Medicare has to know of it; nothing for everybody else. */
function endsWithMedicare(work: HsaWork): Text {
  const { sheet, reader } = work
  if (!isHsaEnding(reader.number('age').value)) return nothing
  const end = hsaEnd(work, 'age')
  const rule = say`Medicare ends what may go in, and after ${sheet.law('medicare.age', 'Age at which Medicare begins', 'age', medicareEligibilityAge)} it reaches back up to ${reachesBack(sheet)} from the day you sign up for it or for Social Security: money of those months is fined until it is out.`
  return end === undefined
    ? say`${rule} Stop before you sign up for either, by that many months.`
    : say`${rule} By what you told, the last money goes in about ${end.day}; in that year the limit goes by the months before.`
}

/** The day on which what goes in has to end, where it is near. */
export function endHsaStep(work: HsaWork & { readonly isFilled: boolean }): StepDraft | undefined {
  const { reader } = work
  if (!work.isFilled && reader.some('hsaMonthly') === undefined) return undefined
  if (reader.told('hsaEligible') !== true || reader.value('onMedicare')) return undefined
  const end = hsaEnd(work, 'age')
  if (end === undefined) return undefined
  return {
    id: 'end-hsa',
    title: words('End what goes into the HSA before Medicare begins'),
    why: words('What goes in for a month that Medicare covers is fined every year until it is out.'),
    how: words(
      'Tell payroll and the bank. Set the day anew if you sign up for Medicare or take Social Security at another time. What is in the HSA stays yours, and pays Medicare premiums too.',
    ),
    due: end.months === 0 ? within.week : end.day.value,
    dueWhy: 'about when Medicare begins, less the months that it reaches back',
    dueInputs: [end.day],
    minutes: 15,
    link: links.healthSavings,
    keep: words('The last pay slip with a contribution, and Form 5498-SA.'),
    rank: 2,
  }
}

/** One check: a question where the health plan is not known, and what to look at where it allows an HSA. */
export function hsaCheck(work: HsaWork, title: string, ask: Text): Check[] {
  const { reader } = work
  const isEligible = reader.told('hsaEligible')
  if (isEligible === false) return []
  if (reader.told('onMedicare') === true) return isEligible === true ? [closedByMedicare(work)] : []
  const ofState = taxesHsa(reader)
    ? words(
        `${states[reader.value('state')]} does not follow: it taxes what goes in and what the account earns.`,
      )
    : nothing
  if (isEligible === undefined) return [check('hsa', 'warn', title, join([ask, closedBy, ofState]))]
  const ending = endsWithMedicare(work)
  return [
    check(
      'hsa',
      ending !== nothing || reader.value('maritalStatus') === 'married' ? 'warn' : 'pass',
      ending === nothing ? 'No other health cover beside an HSA' : 'Medicare ends your HSA',
      join([ending, closedBy, ending === nothing ? beforeBills(reader) : nothing, ofState]),
    ),
  ]
}
