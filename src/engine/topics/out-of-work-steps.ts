/** The dated steps of someone whose pay has stopped: benefits, health cover, a bare month, minimum payments. */

import { addDays, addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { nothing, say, sentenceStart, type Text, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { benefitSchedule } from './benefit-schedule.ts'
import type { Cushion } from './cushion.ts'
import { healthStep } from './health-cover-step.ts'
import {
  askedByIncomeOfToday,
  askedToPause,
  asksByIncomeOfToday,
  pausesParentPlus,
} from './loans-without-pay.ts'
import { askedOfSupport, awayFact, claimInWords, claimSteps, isAway } from './lost-pay-claim.ts'
import { keepsMarketplaceCover, marketplaceReportStep } from './marketplace-report-step.ts'
import { matchWithoutPayStep } from './match-without-pay.ts'
import type { CoverAsked } from './medicaid-income.ts'
import { areBothOutOfWork, leavingDayOf, type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { returningPay } from './returning-pay.ts'
import { getsSeverance } from './severance-pay.ts'
import { type StepDraft, within } from './steps.ts'
import { lowerSupportSteps, paidFirst } from './support-without-pay.ts'
import type { DraftContext, Drafting } from './topic.ts'

export const bareMonthStep: StepDraft = {
  id: 'bare-budget',
  title: words('Write down the bare month'),
  why: words('Knowing the number tells you how many months you have.'),
  how: words('Housing, food, power, transport, medicine, minimum payments. Pause the rest.'),
  due: within.week,
  dueWhy: 'a week from today',
  minutes: 45,
  link: links.consumerBureau,
  keep: words('The list, to compare with what you spend.'),
}

const loansInWords = (reader: FactReader): string => {
  const lowered = asksByIncomeOfToday(reader) ? [askedByIncomeOfToday(reader)] : []
  const paused = pausesParentPlus(reader) ? [askedToPause] : []
  return [...lowered, ...paused].map((asked) => ` ${asked}`).join('')
}

/** `isCovered`: what goes on pays for a bare month, so that no lender has to be asked. */
export const minimumsStep = (reader: FactReader, isCovered = false): StepDraft => ({
  id: 'minimums',
  title: words(isCovered ? 'Pay minimums only' : 'Pay minimums only, and ask for hardship terms'),
  why: words('Cash is worth more to you now than a smaller balance.'),
  how: words(
    isCovered
      ? `What goes on covers a bare month with them in it. Should that end, call each lender before you miss a payment.${loansInWords(reader)}`
      : `Call each lender before you miss a payment.${loansInWords(reader)} If cash does not reach for all, ${paidFirst(reader)}.`,
  ),
  due: within.fortnight,
  dueWhy: 'before the next due dates, within a fortnight',
  minutes: 60,
  link: links.counseling,
  keep: words('Day, name and what each lender promised.'),
})

interface Asked extends Drafting {
  readonly cushion: Pick<Cushion, 'starter'>
}

/** Cover of the Marketplace goes on; that of a job ends with it. */
const coverStep = (asked: CoverAsked): StepDraft =>
  keepsMarketplaceCover(asked.reader) ? marketplaceReportStep(asked) : healthStep(asked)

/** What it asks for, as a part of a sentence. */
export const coverInWords = (reader: FactReader): string =>
  keepsMarketplaceCover(reader)
    ? 'report the lower income to the Marketplace'
    : isAway(reader) && reader.told('coverEnds') === undefined && leavingDayOf(reader, 'own') === undefined
      ? 'ask how long your health cover goes on'
      : 'settle your health cover'

/** After so many days a claim and a choice of cover are made, or over. */
const settledAfter = within.quarter

/**
 * What cannot wait where a job was lost, whatever the plan is about: the claim, unless benefits run already, and health
 * cover while there are days to choose it, unless it is Medicare; and support that is paid, however long ago it was.
 */
export function lostJobSteps({
  sheet,
  reader,
  context,
  leastBeforeTax,
  nextYear,
}: Omit<Asked, 'cushion'> & Pick<CoverAsked, 'leastBeforeTax' | 'nextYear'>): StepDraft[] {
  const out = whoIsOutOfWork(reader)
  if (out === undefined) return []
  const isRecent = (who: OutOfWork) => {
    const left = leavingDayOf(reader, who)
    return left === undefined || left >= addDays(context.today, -settledAfter)
  }
  if (!isRecent(out) && !(areBothOutOfWork(reader) && isRecent('partner'))) return lowerSupportSteps(reader)
  // What was told may be expected only: until the day from which they are counted the claim may still be missing.
  const areBenefitsPaid =
    reader.some('unemploymentMonthly') !== undefined &&
    benefitSchedule(sheet, reader, context.today).haveBegun
  return [
    ...claimSteps({ sheet, reader, context }).filter(({ id }) => id !== 'unemployment' || !areBenefitsPaid),
    ...(reader.told('onMedicare') === true
      ? []
      : [coverStep({ sheet, reader, context, leastBeforeTax, nextYear })]),
  ]
}

/** The same, as a summary says it: 'Apply for unemployment this week, and settle your health cover. ' */
export function lostJobInWords(asked: Omit<Asked, 'cushion'>): Text {
  const ids = lostJobSteps(asked).map(({ id }) => id)
  const hasClaim = ids.some(
    (id) => id.startsWith('unemployment') || ['disability-pay', 'leave', 'leave.partner'].includes(id),
  )
  const first = hasClaim
    ? claimInWords(asked.reader)
    : ids.includes('lower-support')
      ? words(askedOfSupport)
      : nothing
  const cover = ids.includes('health') ? words(coverInWords(asked.reader)) : nothing
  if (first === nothing && cover === nothing) return nothing
  return sentenceStart(say`${first}${words(first !== nothing && cover !== nothing ? ', and ' : '')}${cover}.`)
}

/**
 * `urgent`: what cannot wait beside the claim; `isCovered`: what goes on pays for a bare month; `back`: the step of the day on
 * which pay comes again, where that was told.
 */
export function outOfWork(
  { sheet, reader, context, cushion }: Asked,
  {
    urgent = [],
    isCovered,
    back,
  }: {
    readonly urgent?: readonly StepDraft[]
    readonly isCovered: boolean
    readonly back?: StepDraft | undefined
  },
): StepDraft[] {
  const { starter } = cushion
  const getsPaid = getsSeverance(reader)
  const out = whoIsOutOfWork(reader) ?? 'own'
  const hasDebts = reader.value('debts').length > 0
  return [
    ...claimSteps({ sheet, reader, context }),
    ...urgent,
    ...(getsPaid ? [readAgreement(sheet, reader, out)] : []),
    coverStep({ sheet, reader, context }),
    bareMonthStep,
    ...matchWithoutPayStep({ sheet, reader, context }),
    ...(hasDebts ? [minimumsStep(reader, isCovered)] : []),
    back ?? {
      id: 'rebuild',
      title: say`Look at the cash again; once pay returns, rebuild to ${starter} first`,
      why: words('The first cushion comes back before anything else.'),
      how: words('Set the automatic transfer on the first payday.'),
      ...whenPayReturns(sheet, reader, context),
      minutes: 20,
      link: links.consumerBureau,
      keep: words('The confirmation of the transfer.'),
    },
  ]
}

/** Whoever is off sick or on leave may have said for how long; nobody knows how long a search takes. */
function whenPayReturns(
  sheet: Worksheet,
  reader: FactReader,
  { today }: DraftContext,
): Pick<StepDraft, 'due' | 'dueWhy' | 'dueInputs'> {
  const returning = isAway(reader) ? undefined : returningPay(sheet, reader, { today })
  if (returning !== undefined)
    return {
      due: returning.from.value,
      dueWhy: 'the first month of the pay that you expect',
      dueInputs: [returning.from],
    }
  const away = awayFact(reader)
  if (!isAway(reader) || reader.told(away) === undefined)
    return { due: within.quarter, dueWhy: 'a first look some months from today' }
  const months = reader.number(away)
  return {
    due: addMonths(today, Math.round(months.value)),
    dueWhy:
      away === 'offWorkMonths'
        ? 'today + the months that you expect to be away'
        : 'today + the months that the leave goes on',
    dueInputs: [months],
  }
}

/** What is signed for severance pay usually gives up claims; older workers have days by law to think. */
function readAgreement(sheet: Worksheet, reader: FactReader, out: OutOfWork): StepDraft {
  const from = sheet.law('waiver.age', 'Age from which the law gives time', 'age', lastingLaw.waiverAge)
  const think = sheet.law(
    'waiver.days',
    'Days to consider a release',
    'days',
    lastingLaw.waiverConsiderationDays,
  )
  const group = sheet.law(
    'waiver.group-days',
    'Days to consider a release when a group is let go',
    'days',
    lastingLaw.waiverGroupDays,
  )
  const revoke = sheet.law(
    'waiver.revocation',
    'Days to take a signature back',
    'days',
    lastingLaw.waiverRevocationDays,
  )
  const age = reader.some(out === 'own' ? 'age' : 'spouseAge')
  const time =
    age !== undefined && age.value < from.value
      ? nothing
      : say` From age ${from} on, federal law gives at least ${think} to consider a release of age claims, ${group} when a group is let go, and then ${revoke} to take a signature back.`
  return {
    id: 'severance',
    title: words(`Read the severance agreement before ${out === 'own' ? 'you sign' : 'it is signed'}`),
    why: say`A signature usually gives up claims against the employer.${time}`,
    how: words(
      'Ask when it is paid, what tax comes off, whether your health cover goes on, and what unused leave pays. It goes into the fund.',
    ),
    due: within.week,
    dueWhy: 'a week from today, before anything is signed',
    dueInputs: time === nothing ? [] : [think],
    minutes: 60,
    link: links.equalEmployment,
    keep: words('The agreement, and the pay slip that shows the tax withheld.'),
  }
}
