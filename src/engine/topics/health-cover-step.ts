/** The health cover of someone whose job has ended: by when to choose, and what each way looks at. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { isUnmarriedCouple } from './credit-household.ts'
import { coverByIncome, hasChildren, openEnrollment } from './health-cover-by-income.ts'
import {
  type CoverEnd,
  coverEnd,
  coverEndOfJob,
  dueOf,
  enrollmentDays,
  timeInWords,
  type Window,
  windowOf,
} from './health-cover-end.ts'
import { isAway } from './lost-pay-claim.ts'
import { keepsMarketplaceCover } from './marketplace-report-step.ts'
import type { CoverAsked } from './medicaid-income.ts'
import { haveAllMedicare, medicareAfterJob } from './medicare-after-job.ts'
import { areBothOutOfWork, whoIsOutOfWork, whoseJobEnded } from './out-of-work.ts'
import { isPartnerPaid, partnerName } from './pay-that-goes-on.ts'
import { endsBesideJob } from './premium-ahead.ts'
import type { StepDraft } from './steps.ts'
import { opensVeteransCare, veteransCareInWords } from './veterans-care.ts'

/** Whoever has retired, is at home or works for themselves has no health plan at work that could take the others. */
const hasEmployer = (reader: FactReader): boolean =>
  reader.value('employment') === 'employed' && reader.told('income') !== 0

/** The health plan at the work of whoever is paid still takes the others, for fewer days than the Marketplace. */
function throughEmployer(
  { sheet, reader, context }: CoverAsked,
  end: CoverEnd | undefined,
): { readonly text: Text; readonly window?: Window } {
  const isOwn = whoseJobEnded(reader, context) === 'partner'
  if (isOwn ? !hasEmployer(reader) : !isPartnerPaid(reader)) return { text: nothing }
  const partner = words(partnerName(reader.value('maritalStatus')))
  const days = sheet.law(
    'employer-plan.days',
    'Days to join a spouse’s health plan',
    'days',
    lastingLaw.employerPlanEnrollmentDays,
  )
  const window =
    end &&
    windowOf(sheet, end, 'employer-plan.join-by', 'Last day to join the health plan at a spouse’s work', days)
  const isOver = window !== undefined && window.latest.value < context.today
  const over = say`as a rule for only ${days}, which are over: ask whether it still takes you, else when its yearly enrollment is.`
  const time = isOver ? over : say`as a rule for only ${days}.`
  const text = isUnmarriedCouple(reader)
    ? throughPartner(reader, isOwn, time)
    : isOwn
      ? say`If your cover came with the job of ${partner}, ask your own employer first: losing it opens the health plan at your work to all of you, ${time}`
      : say`Ask ${partner}’s employer first: losing your cover opens its health plan to you${words(hasChildren(reader) ? ' and the children' : '')}, ${time} Whoever that plan would cover at a price that counts as affordable has no Marketplace credit.`
  return { text, ...(window === undefined ? {} : { window }) }
}

/**
 * An employer's plan may leave out a partner who is not married to the one it employs. Its offer closes the credit to nobody
 * who is on another return, only the months in which it does cover them: 26 CFR 1.36B-2(c)(4)(i).
 */
function throughPartner(reader: FactReader, isOwn: boolean, time: Text): Text {
  const its = isOwn ? 'Your own employer' : 'Your partner’s employer'
  const them = isOwn ? 'your partner' : 'you'
  const children = words(
    hasChildren(reader) ? ` Children of whoever works there can as a rule join it in any case.` : '',
  )
  return say`${words(its)} may cover ${words(them)} too, but only where its health plan takes a partner without marriage: ask. Where it does, losing the cover opens it, ${time}${children} That it could does not close the Marketplace credit; only in months in which it really covers ${words(them)} there is none.`
}

/** Where both jobs are gone, cover through the other one has ended on a day of its own. */
function throughOtherJob({ sheet, reader, context }: CoverAsked, enrollment: Figure): Text {
  if (!areBothOutOfWork(reader)) return nothing
  const partner = words(partnerName(reader.value('maritalStatus')))
  const end = coverEndOfJob(sheet, reader, context, 'partner')
  if (end === undefined)
    return say`If some of you were covered through the job of ${partner}, that cover has days of its own: ${enrollment} from its end.`
  const { earliest, latest } = windowOf(
    sheet,
    end,
    'cover.choose-by.partner',
    'Last day to choose a Marketplace plan after the other job',
    enrollment,
  )
  return say`If some of you were covered through the job of ${partner}, which ended on ${end.day}, that cover has days of its own: a Marketplace plan ${words(latest.value < context.today ? 'could' : 'can')} be chosen until ${earliest}${latest === earliest ? nothing : say`, or until ${latest} where it ran to the end of that month`}.`
}

/** Cover that ends though nobody lost a job: on a day that was told, or with a job that was left for good. */
export function coverEndStep(asked: CoverAsked): StepDraft | undefined {
  const { reader, context } = asked
  const hasLeft =
    whoIsOutOfWork(reader) === undefined &&
    whoseJobEnded(reader, context) !== undefined &&
    reader.told('onMedicare') !== true &&
    !keepsMarketplaceCover(reader)
  return endsBesideJob(reader) || hasLeft ? healthStep(asked) : undefined
}

export function healthStep(asked: CoverAsked): StepDraft {
  const { sheet, reader, context } = asked
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    url: links.laborDepartment.url,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  const enrollment = enrollmentDays(sheet)
  const end = coverEnd(sheet, reader, context)
  const marketplace =
    end && windowOf(sheet, end, 'cover.choose-by', 'Last day to choose a Marketplace plan', enrollment)
  const employer = throughEmployer(asked, end)
  const premium = reader.some('coverPremiumMonthly')
  // Nobody said that the job has ended.
  const isHeld = isAway(reader) && end === undefined
  const counted =
    premium === undefined
      ? nothing
      : endsBesideJob(reader)
        ? say`The ${premium} that you named for it is counted beside what a month costs now.`
        : say`The ${premium} that you named for it is a part of every bare month; cover that costs less makes the cash last longer.`
  const medicare = medicareAfterJob(asked, end)
  if (haveAllMedicare(asked, end) && !isHeld)
    return {
      id: 'health',
      title: words('Sign up for Medicare before the cover of the job ends'),
      why: join([veteransCareInWords(sheet, reader), medicare]),
      how: join([
        words(
          'Apply on the official page or at an office of Social Security, and ask which day the cover begins. Compare Medicare Advantage with a Medigap policy before you choose: in the first months of Part B no insurer of a Medigap policy may ask about your health, and later most may.',
        ),
        counted,
      ]),
      ...dueOf(context.today, end, []),
      minutes: 60,
      link: links.medicareSignUp,
      keep: words('The letter of Social Security on the day from which Part B runs.'),
    }
  return {
    id: 'health',
    title: words(
      isHeld ? 'Ask how long your health cover goes on' : 'Choose health cover before the deadline',
    ),
    why: join([
      veteransCareInWords(sheet, reader),
      medicare,
      isHeld
        ? words(
            'While the job is held, its cover mostly goes on if you pay your share: ask by when and how. What follows is for the day on which it ends.',
          )
        : nothing,
      end === undefined || marketplace === undefined
        ? say`You have ${enrollment} for a Marketplace plan and ${election} for COBRA.`
        : timeInWords(context.today, end, marketplace, enrollment, election),
      throughOtherJob(asked, enrollment),
      coverByIncome(asked),
    ]),
    how: join([
      employer.text,
      say`Compare all of them on the official page before you pay for COBRA: it costs up to ${sheet.law('cobra.price', 'Of what the cover costs in all, for COBRA', 'share', lastingLaw.continuedCoverPriceShare)} of what you and the employer paid together. An employer with fewer than ${sheet.law('cobra.employees', 'Employees from which COBRA holds', 'count', lastingLaw.continuedCoverEmployees)} people need not offer it; then ask what your state has instead.`,
      words(
        'A Marketplace plan starts on the first of the month after you choose it, once the old cover is over.',
      ),
      openEnrollment(asked),
      counted,
    ]),
    ...dueOf(
      context.today,
      end,
      [marketplace, employer.window].filter((it) => it !== undefined),
    ),
    dueInputs: [enrollment, election],
    minutes: 60,
    link: opensVeteransCare(reader) ? links.veteransCare : links.coverAfterJob,
    keep: words('The letter that says when your old cover ended.'),
  }
}
