/** What somebody whose pay stopped claims: unemployment benefits, or sick and disability pay of who cannot work. */
import { addDays } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { nothing, say, sentenceStart, type Text, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { familyLeaveIn } from '../tax/state-family-leave.ts'
import type { Worksheet } from '../worksheet.ts'
import { areBothOutOfWork, leavingDayOf, type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { partnerName } from './pay-that-goes-on.ts'
import { getsSeverance } from './severance-pay.ts'
import { type StepDraft, within } from './steps.ts'
import { asksForLessSupport, lowerSupportSteps } from './support-without-pay.ts'
import type { DraftContext } from './topic.ts'

/** Whoever cannot work may not certify to be able and available for it, week by week, as unemployment benefits ask. */
export const isOffSick = (reader: FactReader): boolean =>
  (whoIsOutOfWork(reader) ?? 'own') === 'own' &&
  (reader.told('offWorkForHealth') === true || reader.told('cannotWork') === true)

/** Off work for health, and nobody told of a day on which the job ended: it may well be held. */
export const isJobHeld = (reader: FactReader): boolean =>
  isOffSick(reader) &&
  reader.told('offWorkForHealth') === true &&
  reader.told('cannotWork') !== true &&
  leavingDayOf(reader, 'own') === undefined

/** On leave without pay from a job that is held, which no illness keeps from and nothing has ended. */
export function isOnLeave(reader: FactReader, who: OutOfWork | undefined = whoIsOutOfWork(reader)): boolean {
  const out = whoIsOutOfWork(reader)
  if (who === undefined || leavingDayOf(reader, who) !== undefined) return false
  return who === 'own'
    ? out === 'own' && reader.told('onUnpaidLeave') === true && !isOffSick(reader)
    : (out === 'partner' || areBothOutOfWork(reader)) && reader.told('spouseOnUnpaidLeave') === true
}

/** Away from a job to come back to, sick or on leave: no unemployment benefits, and cover that may go on. */
export const isAway = (reader: FactReader): boolean => isOffSick(reader) || isOnLeave(reader)

/** The fact that says for how long whoever is out of work is away. */
export const awayFact = (reader: FactReader): 'offWorkMonths' | 'spouseOffWorkMonths' =>
  whoIsOutOfWork(reader) === 'partner' ? 'spouseOffWorkMonths' : 'offWorkMonths'

const getsDisabilityPay = (reader: FactReader): boolean => reader.some('disabilityMonthly') !== undefined

/** The claim as a summary says it, without a full stop, and whom to ask about support beside it. */
export const claimInWords = (reader: FactReader): Text =>
  say`${claimAlone(reader)}${words(asksForLessSupport(reader) ? `, ${askedOfSupport}` : '')}`

/** As a part of a sentence. */
export const askedOfSupport = 'ask the court or the support agency to lower the support that you pay'

function claimAlone(reader: FactReader): Text {
  // Read only where it is said, as what is read is listed as assumed.
  const partner = () => words(partnerName(reader.value('maritalStatus')))
  const isBoth = areBothOutOfWork(reader)
  const ofPartner = () =>
    isOnLeave(reader, 'partner')
      ? say`have ${partner()} ask the employer what is paid during the leave`
      : say`have ${partner()} apply for unemployment`
  if (isOffSick(reader)) {
    const settled = words(
      getsDisabilityPay(reader)
        ? 'Make sure this week how long your disability pay runs'
        : 'Settle sick pay and disability pay this week',
    )
    return isBoth ? say`${settled}, ${ofPartner()}` : settled
  }
  if (whoIsOutOfWork(reader) === 'partner' && isOnLeave(reader))
    return say`Have ${partner()} ask the employer this week what is paid during the leave`
  if (isOnLeave(reader)) {
    const asked = words('Ask your employer this week what is paid during your leave')
    return isBoth ? say`${asked}, ${ofPartner()}` : asked
  }
  if (isBoth && isOnLeave(reader, 'partner')) return say`Apply for unemployment this week, and ${ofPartner()}`
  if (isBoth) return say`Apply for unemployment this week, you and ${partner()} each`
  const isOwn = whoIsOutOfWork(reader) !== 'partner'
  if (areBenefitsTold(reader)) {
    const goesOn = words('keep certifying for unemployment (apply this week if that is not done)')
    return isOwn ? sentenceStart(goesOn) : say`Have ${partner()} ${goesOn}`
  }
  return isOwn
    ? words('Apply for unemployment this week')
    : say`Have ${partner()} apply for unemployment this week`
}

/** Benefits that were named are paid, or worked out before the claim: which of the two nobody told. */
const areBenefitsTold = (reader: FactReader): boolean =>
  reader.some('unemploymentMonthly') !== undefined && !areBothOutOfWork(reader)

/** Unemployment benefits are for those who could work. */
function disabilityStep(reader: FactReader): StepDraft {
  const isPaid = getsDisabilityPay(reader)
  const away = reader.some('offWorkMonths')
  return {
    id: 'disability-pay',
    title: words(isPaid ? 'Make sure how long your disability pay runs' : 'Ask for disability pay'),
    why: words(
      isPaid
        ? 'It carries the month, and it ends on a day. Unemployment benefits are for those who could work.'
        : 'Unemployment benefits are for those who could work. Sick pay and disability pay are for you.',
    ),
    how: isPaid
      ? say`Ask who pays it until which day it runs${away === undefined ? words('') : say`, as you expect to be away for ${away}`}, and which papers of the doctor it needs by when. Ask your employer whether your job is held. Where work is out of reach for a year or more, apply to Social Security early: the answer takes months.`
      : words(
          'Ask your employer about sick pay, disability cover and whether your job is held. Some states pay too. Where work is out of reach for a year or more, apply to Social Security early: the answer takes months.',
        ),
    due: within.days,
    dueWhy: isPaid
      ? 'this week, while the papers can still be in time'
      : 'this week, because payments seldom reach back far',
    minutes: 60,
    link: links.disabilityBenefits,
    keep: words('The claim, and the letter of your doctor.'),
  }
}

/** Who will be back at work looks for none. */
function leaveStep(asked: Asked, who: OutOfWork): StepDraft {
  const { sheet, reader } = asked
  const isOwn = who === 'own'
  const away = reader.some(isOwn ? 'offWorkMonths' : 'spouseOffWorkMonths')
  const weeks = sheet.law(
    'leave.weeks',
    'Weeks of leave that federal law holds a job for',
    'weeks',
    lastingLaw.familyLeaveWeeks,
  )
  return {
    id: 'leave',
    title: words(
      isOwn
        ? 'Ask what is paid during your leave, and that your job is held'
        : `Have ${partnerName(reader.value('maritalStatus'))} ask what is paid during the leave, and that the job is held`,
    ),
    why: words(
      'Unemployment benefits are for those who look for work. Some employers and states pay for a leave after a birth or to care for somebody.',
    ),
    how: say`${words(isOwn ? 'Ask your employer' : 'Ask the employer')} about paid family leave and unused days, until when the job is held${away === undefined ? words('') : say` if ${words(isOwn ? 'you are away' : 'the leave goes on')} for ${away} more`}, and by which day ${words(isOwn ? 'you say that you come back' : 'to say when work begins again')}. Where the federal leave law covers ${words(isOwn ? 'you' : 'the job')}, it holds the job for ${weeks} in a year, and the health cover with it at the share that ${words(isOwn ? 'you paid' : 'was paid')} before; beyond that it is for the employer to say.${ofState(asked)} If somebody has to care for the children once ${words(isOwn ? 'you are back' : 'the leave is over')}, find out now what it costs and from when there is a place.`,
    due: within.days,
    dueWhy: 'this week, because payments seldom reach back far',
    minutes: 45,
    link: links.laborDepartment,
    keep: words('What the employer wrote on the leave, the job and the cover.'),
  }
}

/** Who pays for the leave by the law of the state, and where that is claimed. */
const claimedFrom = {
  state:
    ' Your state pays for such a leave from most jobs, by a program of its own: apply there now, or to the private plan that the employer has in its place.',
  insurer:
    ' The law of your state has most employers insure the pay of such a leave: ask now which insurer it is, have the employer fill in its part of the form, and send the claim to that insurer yourself.',
}

/** Nothing of a state that is known to have no such program, or none yet. */
function ofState({ reader, context }: Asked): Text {
  const state = reader.told('state')
  if (state === undefined) return words(' Ask your state whether it has paid family leave.')
  const leave = familyLeaveIn(state, context.today)
  return leave === undefined ? nothing : words(claimedFrom[leave.claimedFrom])
}

type Today = Pick<DraftContext, 'today'>

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Today
}

/** The claim comes first, of each who is out of work: benefits count from it, as a change of support does. */
export function claimSteps(asked: Asked): StepDraft[] {
  const { reader, context } = asked
  const first = isOffSick(reader)
    ? disabilityStep(reader)
    : isOnLeave(reader)
      ? leaveStep(asked, whoIsOutOfWork(reader) ?? 'own')
      : unemploymentStep(reader, context, whoIsOutOfWork(reader) ?? 'own')
  const partner = areBothOutOfWork(reader)
    ? [
        isOnLeave(reader, 'partner')
          ? { ...leaveStep(asked, 'partner'), id: 'leave.partner' }
          : { ...unemploymentStep(reader, context, 'partner'), id: 'unemployment.partner' },
      ]
    : []
  return [first, ...partner, ...lowerSupportSteps(reader)]
}

function unemploymentStep(reader: FactReader, { today }: Today, out: OutOfWork): StepDraft {
  const left = leavingDayOf(reader, out)
  const isLate = left !== undefined && left < addDays(today, -within.fortnight)
  const severance = getsSeverance(reader) ? ', and report the severance pay as it asks' : ''
  return {
    id: 'unemployment',
    title: words(
      `${
        out === 'own'
          ? 'File for unemployment benefits'
          : `Have ${partnerName(reader.value('maritalStatus'))} file for unemployment benefits`
      }${isLate || areBenefitsTold(reader) ? ', if that is not done yet' : ''}`,
    ),
    why: words(
      out === 'own'
        ? 'Benefits usually start from the week of your claim, not from the day you lost the job.'
        : 'Benefits usually start from the week of the claim, not from the day on which the job was lost.',
    ),
    how: words(
      `Use your state’s own page${severance}. Benefits are taxed: ask for federal tax to be withheld, unless cash is short and the year’s income so low that hardly any will be due.`,
    ),
    due: within.days,
    dueWhy: 'this week, because benefits count from the claim',
    minutes: 60,
    link: links.unemployment,
    keep: words('The confirmation and the weekly certifications.'),
  }
}
