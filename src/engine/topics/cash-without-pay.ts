/** How long the cash lasts of a household in which somebody is out of work: what goes on, what is claimed, what is missing. */

import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { benefitSchedule, isOnlyPartnerClaiming, paidInWords, weeksCounted } from './benefit-schedule.ts'
import { besideInWords } from './beside-lost-pay.ts'
import { check } from './check.ts'
import { type Cushion, cushionOf, hasCash, tellsCash } from './cushion.ts'
import { dayAfterMonths } from './day-after-months.ts'
import { type FreeCover, freeCoverInWords, freeCoverOf } from './free-cover.ts'
import { type JobLoss, jobLossOf, type LossCase, lastsInWords } from './job-loss.ts'
import { cashBesideLate, lateWithoutPay } from './late-first.ts'
import { type LoansByIncome, loansByIncomeInWords, loansByIncomeOf } from './loans-by-income.ts'
import { awayFact, isAway, isOnLeave } from './lost-pay-claim.ts'
import { keepsMarketplaceCover } from './marketplace-report-step.ts'
import { matchWithoutPay } from './match-without-pay.ts'
import { newJob } from './new-job.ts'
import { newJobInWords } from './new-job-words.ts'
import { areBothOutOfWork, isPayGone, whoIsOutOfWork } from './out-of-work.ts'
import { payChangesInWords } from './pay-changes-beside.ts'
import { payEndsInWords } from './pay-ends.ts'
import { partnerName } from './pay-that-goes-on.ts'
import { longestRunway } from './severance.ts'
import type { Drafting } from './topic.ts'

export interface CashWithoutPay extends Drafting {
  readonly cushion: Cushion
  readonly jobLoss: JobLoss
  /** How long the cash lasts without the pay that is lost, or would be. */
  readonly runway: Figure
  /** The month in which the cash runs out. */
  readonly lastsUntil: DateFigure
  /** The same months where Medicaid takes the place of the premium that was told. */
  readonly freeCover: FreeCover | undefined
  /** The same months where federal loans ask for a payment by the income of today. */
  readonly loansByIncome: LoansByIncome | undefined
}

export function cashWithoutPay({ sheet, reader, context }: Drafting, cushion: Cushion): CashWithoutPay {
  const match = matchWithoutPay({ sheet, reader, context })
  const jobLoss = jobLossOf(sheet, reader, context, cushion, match?.cost.takeHome)
  const [{ runway }] = jobLoss.cases
  const lastsUntil = sheet.date(
    'lasts-until',
    'When the cash is spent',
    'today + the months that it lasts',
    [runway],
    dayAfterMonths(context.today, runway.value),
    'month-of-year',
  )
  const freeCover = freeCoverOf({ sheet, reader, context }, cushion, jobLoss)
  const loansByIncome = loansByIncomeOf({ sheet, reader, context }, cushion, jobLoss)
  return { sheet, reader, context, cushion, jobLoss, runway, lastsUntil, freeCover, loansByIncome }
}

/**
 * The same beside a plan that counts no cushion of its own. Undefined where nobody lost a pay, and where cash or costs were
 * not told.
 */
export function cashWhilePayIsGone(asked: Drafting): CashWithoutPay | undefined {
  const { sheet, reader } = asked
  if (!isPayGone(reader) || !tellsCash(reader) || reader.told('monthlyExpenses') === undefined)
    return undefined
  const cushion = cushionOf(asked, { debts: [], id: 'lasting.' })
  const late = lateWithoutPay(sheet, reader, cushion.cash)
  return cashWithoutPay(
    asked,
    late === undefined ? cushion : { ...cushion, cash: cashBesideLate(sheet, cushion.cash, late) },
  )
}

/** Whether it may be gone before help or benefits arrive. */
export const isNearlyOut = ({
  runway,
  jobLoss: {
    cases: [{ isCovered }],
  },
}: Pick<CashWithoutPay, 'runway' | 'jobLoss'>): boolean =>
  !isCovered && runway.value < rules.shortRunwayMonths.value

/** The pay that goes on, as a part of a sentence; `after`: nothing where no more of it follows. */
export function otherPay(
  reader: FactReader,
  { whose, goesOn, pay: other, beside, match, payEnds, payChanges }: LossCase,
  after: ',' | '' = ',',
): Text {
  if (goesOn === undefined)
    return payChanges === undefined
      ? nothing
      : say`${payChanges.goesOn} of ${besideInWords(payChanges.begun ?? [])} from ${payChanges.day} on`
  if (whose === 'all')
    return say`${goesOn} of ${besideInWords(beside)}${payChangesInWords(payChanges, after)}`
  const off = [
    'tax',
    ...(other?.taken === undefined ? [] : ['contributions at work']),
    ...(match === undefined ? [] : ['the whole match']),
  ]
  const whosePay = whose === 'own' ? `${partnerName(reader.value('maritalStatus'))}’s pay` : 'your own pay'
  const pay = say`${words(whosePay)} after ${listed(off.map((part) => words(part)))}`
  return say`${goesOn} of ${listed([pay, ...(beside.length === 0 ? [] : [besideInWords(beside)])])}${payEndsInWords(payEnds)}${payChangesInWords(payChanges, after)}`
}

/** " with $3,868 a month of your spouse’s pay after tax and $1,710 a month of benefits after tax until May 7, 2027" */
function meansInWords(
  { reader, jobLoss }: Pick<CashWithoutPay, 'reader' | 'jobLoss'>,
  after: ',' | '' = ',',
): Text {
  const [loss] = jobLoss.cases
  const parts = [
    otherPay(reader, loss, loss.benefit === undefined ? after : ','),
    loss.benefit === undefined
      ? nothing
      : say`${loss.benefit.net} of benefits after tax ${paidInWords(loss.benefit.schedule)}`,
  ].filter((part) => part !== nothing)
  return parts.length === 0 ? nothing : say` with ${listed(parts)}`
}

/** "$4,500 a month ($5,900 a month from the birth on)": what a bare month costs. */
function bareInWords({ bare, cases }: JobLoss): Text {
  const [{ fromBirth }] = cases
  return fromBirth === undefined ? say`${bare}` : say`${bare} (${fromBirth.bare} from the birth on)`
}

/** Nobody told the day of the birth: what is counted in its place. */
function birthCounted({ jobLoss: { cases }, runway }: CashWithoutPay): Text {
  const [{ fromBirth, isCovered }] = cases
  return fromBirth === undefined
    ? nothing
    : say` The birth is counted in ${fromBirth.after}, the latest${words(isCovered || runway.value === 0 ? '' : ': if it comes sooner, the cash ends sooner')}.`
}

/** The month into which it lasts, after so many words: nothing where the count ended before the cash. */
const endsInWords = (
  { runway, lastsUntil }: Pick<CashWithoutPay, 'runway' | 'lastsUntil'>,
  joint: string,
): Text => (runway.value >= longestRunway ? nothing : say`${words(joint)}into ${lastsUntil}`)

/**
 * Whether the months leave out what health cover will cost. Medicare and the Marketplace go on without a job, cover of whoever is off sick,
 * on leave or whose spouse lost a job may.
 */
export const isPremiumUntold = (reader: FactReader): boolean =>
  reader.told('coverPremiumMonthly') === undefined &&
  reader.told('onMedicare') !== true &&
  !keepsMarketplaceCover(reader) &&
  (reader.told('coverEnds') !== undefined || (whoIsOutOfWork(reader) === 'own' && !isAway(reader)))

/** The months that were told: nobody knows how long an own search takes, but of the other one’s they may be told. */
const monthsAway = (reader: FactReader): Figure | undefined =>
  isAway(reader) || whoIsOutOfWork(reader) === 'partner' ? reader.some(awayFact(reader)) : undefined

/** Whoever said for how long a pay is gone asks whether the cash reaches that far. */
function beyondReturn({ reader, runway }: CashWithoutPay): Text {
  const away = monthsAway(reader)
  if (away === undefined) return nothing
  const until = words(
    whoIsOutOfWork(reader) !== 'partner'
      ? 'that you expect to be away'
      : isOnLeave(reader)
        ? 'that the leave goes on'
        : `until ${partnerName(reader.value('maritalStatus'))} is back at work`,
  )
  return runway.value >= away.value
    ? say` That reaches past the ${away} ${until}.`
    : say` That is less than the ${away} ${until}: find what is missing before it ends.`
}

/** The same of whoever was told what a new job pays, to stand after another sentence. */
function newJobAhead(work: CashWithoutPay): Text {
  const job = newJobInWords(work)
  return job === nothing ? nothing : say` ${job}`
}

/** Whether what goes on pays for a bare month, so that no cash has to. */
export const isBareMonthCovered = ({ jobLoss }: Pick<CashWithoutPay, 'jobLoss'>): boolean =>
  jobLoss.cases[0].isCovered

/** How long the cash lasts at a bare month, and what comes in beside it. */
export function lastingInWords(work: CashWithoutPay): Text {
  const { cushion, runway, jobLoss } = work
  const { severance, cases } = jobLoss
  const bare = bareInWords(jobLoss)
  const [loss] = cases
  if (loss.isCovered)
    return say`What goes on, ${otherPay(work.reader, loss)}, covers your bare costs of ${bare}, so your ${cushion.cash} of cash can stay where it is.${birthCounted(work)}`
  if (severance === undefined && !hasCash(cushion.cash))
    return say`Without cash to live on, ${bare} of bare costs has to be found as it comes${meansInWords(work, '')}.${birthCounted(work)}`
  const means =
    severance === undefined
      ? say`${cushion.cash} of cash lasts`
      : say`${cushion.cash} of cash and ${severance.net} of severance after tax last`
  return say`Your ${means} ${lastsInWords(runway)} at a bare ${bare}${meansInWords(work, '')}${endsInWords(work, ': ')}${words(isPremiumUntold(work.reader) ? ', before any premium for health cover' : '')}.${birthCounted(work)}${beyondReturn(work)}${freeCoverInWords(work.freeCover)}`
}

/** Where benefits are more than a bare month misses: the months count on none of the rest. */
export const leftOverInWords = ({ benefit, shortfall }: LossCase): Text =>
  benefit === undefined || benefit.net.value <= shortfall.value
    ? nothing
    : words(' What they leave over in a month is not counted in: put it away for the months after them.')

/** Benefits that nobody named, or that are only one’s where both claim. */
function benefitsOnTop({ sheet, reader, context, jobLoss }: CashWithoutPay): Text {
  const [loss] = jobLoss.cases
  const { benefit } = loss
  if (benefit === undefined && reader.some('unemploymentMonthly') !== undefined)
    return say` ${weeksCounted(benefitSchedule(sheet, reader, context.today))}`
  if (benefit !== undefined)
    return say` ${weeksCounted(benefit.schedule)}${areBothOutOfWork(reader) && !isOnlyPartnerClaiming(reader) && !isOnLeave(reader, 'partner') ? say` If they are yours alone, what ${words(partnerName(reader.value('maritalStatus')))} can claim comes on top.` : nothing}${leftOverInWords(loss)}`
  return reader.told('unemploymentMonthly') === 0 || isAway(reader)
    ? nothing
    : words(' Unemployment benefits come on top; put in the amount once you know it.')
}

/** What goes into the plan at work beyond what is matched may wait: it can be raised again, and cash that is gone cannot be had back. */
function mayWaitInWords({ reader, jobLoss }: CashWithoutPay): Text {
  const [{ whose, pay, isCovered }] = jobLoss.cases
  if (isCovered || pay?.mayWait === undefined) return nothing
  const { to, brings } = pay.mayWait
  const plan = words(
    `what goes into the plan at ${whose === 'own' ? `${partnerName(reader.value('maritalStatus'))}’s` : 'your'} work`,
  )
  return to === undefined
    ? say` No employer matches ${plan}, so it may wait: ${brings} more then comes home.`
    : say` Of ${plan} only ${to} of pay is matched. The rest may wait: ${brings} more then comes home.`
}

/** "it lasts", or both sums by name where severance is one of them. */
const whatLasts = ({ cushion: { cash }, jobLoss: { severance } }: CashWithoutPay): Text =>
  severance === undefined
    ? words(' it lasts')
    : hasCash(cash)
      ? say`, the ${cash} that you have and ${severance.net} of severance after tax last`
      : say`, the ${severance.net} of severance after tax lasts`

export function lastingCheck(work: CashWithoutPay): Check {
  const { reader, runway, jobLoss, cushion } = work
  const [{ isCovered }] = jobLoss.cases
  const bare = bareInWords(jobLoss)
  const isBare = jobLoss.severance === undefined && !hasCash(cushion.cash)
  const lasts = isCovered
    ? say`A bare month of ${bare} is covered without it.`
    : isBare
      ? words('There is no cash to live on.')
      : say`At a bare ${bare}${meansInWords(work)}${whatLasts(work)} ${lastsInWords(runway)}${endsInWords(work, ', ')}.${beyondReturn(work)}${newJobAhead(work)}${freeCoverInWords(work.freeCover)}${loansByIncomeInWords(work.loansByIncome)}`
  const away = monthsAway(reader) ?? newJob(work)?.months
  return check(
    'runway',
    isCovered || runway.value >= (away ?? cushion.months).value ? 'pass' : 'act',
    'How long the cash lasts',
    say`${lasts}${birthCounted(work)}${benefitsOnTop(work)}${mayWaitInWords(work)}`,
  )
}
