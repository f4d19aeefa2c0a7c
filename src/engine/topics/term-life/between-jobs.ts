/** Whoever has lost a job and looks for another: they will earn again, and what their family needs has not changed. */
import { addDays } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { workdayUntil } from '../../tax/legal-holidays.ts'
import { isOnLeave } from '../lost-pay-claim.ts'
import { leavingDayOf } from '../out-of-work.ts'
import type { StepDraft } from '../steps.ts'
import { type Adult, whose } from './family.ts'
import { isOffWork, offWorkCheck } from './off-work.ts'
import { isBetweenJobsNow, lostJobFacts } from './pay-of-lost-job.ts'
import type { FamilyWork } from './work.ts'

/** Whether the pay that is counted is that of a job that ended. */
const isBetweenJobs = ({ pay }: Adult): boolean => pay.id === 'formerPay' || pay.id === 'spouseFormerPay'

/** Disability cover is sold on pay, and cover at work comes with work. */
export const hasWorkNow = (reader: FactReader, adult: Adult): boolean =>
  !isBetweenJobs(adult) || isHeldOnLeave(reader, adult)

/** A job to come back to, and an insurer who may say yes. */
const isHeldOnLeave = (reader: FactReader, { id }: Adult): boolean => isOnLeave(reader, lostJobFacts[id].who)

export function betweenJobsChecks({ reader, family }: FamilyWork): Check[] {
  return family.adults.flatMap((adult): Check[] => {
    const id = adult.id === 'you' ? 'between-jobs' : 'between-jobs.partner'
    if (isBetweenJobs(adult) && isOffWork(reader, adult)) return [offWorkCheck(adult)]
    if (isBetweenJobs(adult) && isHeldOnLeave(reader, adult))
      return [
        {
          id,
          status: 'warn',
          title: say`Counted with the pay from before ${whose(adult)} leave`,
          detail: say`What a death would take from the family is the pay that comes back with the job, ${adult.pay}. If it will be less for long, put that in. Say in an application that it is a leave. Ask whether life and disability cover at work goes on meanwhile.`,
        },
      ]
    if (isBetweenJobs(adult))
      return [
        {
          id,
          status: 'warn',
          title: words('Counted with the pay of the job that ended'),
          detail: say`Whoever is between jobs will earn again: what a death would take from the family is ${whose(adult)} pay of before, ${adult.pay}, and the record of Social Security is there. If the next job will pay less for long, put that in. Say in an application that the job has ended. Disability cover is sold on pay: ask for it in the first weeks of the next job.`,
        },
      ]
    return isBetweenJobsNow(reader, adult.id) && adult.pay.value === 0 && !adult.isAtHome
      ? [
          {
            id,
            status: 'act',
            title: words('Say what the last job paid'),
            detail: say`No pay of ${adult.name} is counted, so only sums such as debts and college stand in the need. Whoever is between jobs will earn again: with the pay of the last job the plan counts what the family would miss, and what Social Security would pay.`,
          },
        ]
      : []
  })
}

const hasGroupCover = ({ groupCover, hasUnreadGroupCover }: Adult): boolean =>
  groupCover !== undefined || hasUnreadGroupCover

const conversionDays = ({ sheet }: FamilyWork): Figure =>
  sheet.law(
    'leaving.conversion-days',
    'Days to convert life insurance through work',
    'days',
    lastingLaw.groupLifeConversionDays,
  )

/** The last day on which cover of a job that has ended can still be converted; undefined once it is over, or where no day was told. */
function convertUntil(work: FamilyWork, adult: Adult) {
  const { sheet, reader, context } = work
  if (!isBetweenJobsNow(reader, adult.id) || !hasGroupCover(adult)) return undefined
  const left = leavingDayOf(reader, lostJobFacts[adult.id].who)
  if (left === undefined || left > context.today) return undefined
  const days = conversionDays(work)
  const until = addDays(left, days.value)
  if (until < context.today) return undefined
  const last = sheet.date(
    adult.id === 'you' ? 'convert.until' : 'convert.until.partner',
    'Last day to convert life insurance through work',
    'the last day of the job + the days to convert',
    [days],
    until,
  )
  return { days, last }
}

/** Cover through a job that has ended: for some days more it becomes a policy of one’s own without health questions. */
export const convertSteps = (work: FamilyWork): StepDraft[] =>
  work.family.adults.flatMap((adult) => {
    const open = convertUntil(work, adult)
    if (open === undefined) return []
    const { days, last } = open
    return [
      {
        id: adult.id === 'you' ? 'convert' : 'convert.partner',
        title: say`Decide by ${last} whether to convert ${whose(adult)} life insurance from the job that ended`,
        why: say`For ${days} after the last day it can become a policy without health questions. It costs more, so it is for whoever may not pass a health check, or whose new policy is late.`,
        how: words(
          'Ask the old employer’s benefits office this week for the conversion form and the price, and whether it can be carried on as term cover instead (portability). Apply for a policy of one’s own at the same time; what is cheaper stays.',
        ),
        due: workdayUntil(last.value),
        dueWhy: 'the last day of the job + the days to convert, or the working day before it',
        dueInputs: [days],
        minutes: 30,
        link: links.insuranceRegulators,
        keep: words('The form, and the day on which it was sent.'),
        rank: -1,
      },
    ]
  })

/** What is said of cover through a job that has ended; undefined while the job goes on. */
export function endedGroupCheck(work: FamilyWork, adult: Adult): Check | undefined {
  const hasEnded =
    isBetweenJobsNow(work.reader, adult.id) &&
    !isOffWork(work.reader, adult) &&
    !isHeldOnLeave(work.reader, adult)
  if (!hasEnded || !hasGroupCover(adult)) return undefined
  const open = convertUntil(work, adult)
  const left = leavingDayOf(work.reader, lostJobFacts[adult.id].who)
  const cover: Text = adult.groupCover === undefined ? words('cover through work') : say`${adult.groupCover}`
  const time =
    open !== undefined
      ? say`It can be turned into a policy without health questions until ${open.last}, at a high price.`
      : left === undefined
        ? say`For ${conversionDays(work)} after the last day it can be turned into a policy without health questions, at a high price: ask the old employer today.`
        : words(
            'The days to turn it into a policy of one’s own are over as a rule; ask the old employer whether it was carried on.',
          )
  return {
    id: adult.id === 'you' ? 'group' : 'group.partner',
    status: open === undefined && left !== undefined ? 'warn' : 'act',
    title: sentenceStart(say`${whose(adult)} cover through work has ended with the job`),
    detail: join([
      say`${sentenceStart(say`${whose(adult)} ${cover}`)} is not counted: it ended with the job, or soon after it.`,
      time,
      nothing,
    ]),
  }
}
