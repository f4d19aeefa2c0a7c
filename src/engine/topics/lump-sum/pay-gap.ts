/** What a month costs beyond what comes in, where somebody still works or looks for work: this money has to cover it. */

import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { FactKey } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { Worksheet } from '../../worksheet.ts'
import { paidInWords } from '../benefit-schedule.ts'
import type { Cushion } from '../cushion.ts'
import { type JobLoss, jobLossOf, needOf } from '../job-loss.ts'
import { untaxedPayAt } from '../lifelong-pay.ts'
import { awayFact, isOnLeave } from '../lost-pay-claim.ts'
import { matchWithoutPay } from '../match-without-pay.ts'
import { comesInMonthly } from '../monthly-balance.ts'
import { spentBy } from '../months-of-cash.ts'
import { newJob } from '../new-job.ts'
import type { Need } from '../order-of-operations.ts'
import { type OutOfWork, whoIsOutOfWork } from '../out-of-work.ts'
import { hasRetired } from '../retired.ts'
import { netOfReturnApart, returnApart } from '../return-apart.ts'
import { saysSomethingIsLeft } from '../short-month.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import { supportReceived } from '../support-received.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { beginsInWords, type GapEnd, gapEnd, gapUntil } from './gap-end.ts'

/** What is missing in a month, as it is today and later. */
export interface MonthGap {
  /** Today: benefits that are paid now are counted; nothing where they cover the month. */
  readonly today: Figure
  /** As long as benefits are paid, now or once severance lets them begin; undefined where none were told. */
  readonly withBenefits: Figure | undefined
  /** Once they end; the same figure where none are paid. */
  readonly lasting: Figure
  /** Set where a job is lost: what still comes in, and for how long. */
  readonly loss: JobLoss | undefined
}

export interface PayGap extends MonthGap {
  /** The lasting gap once the debts at a high rate are paid, whose payments are a part of what a month costs. */
  readonly after: Figure
  readonly months: Figure
  /** Set where pay goes on, and pay for life that begins beside it ends the gap or makes it smaller. */
  readonly end: GapEnd | undefined
  /** What is kept in cash for it, the emergency fund apart. */
  readonly held: Figure
  /** Whose pay is gone and may return. */
  readonly out: OutOfWork | undefined
  readonly isWithoutPay: boolean
  /** An injury or illness is why, and work is there again afterwards. */
  readonly isForHealth: boolean
}

interface PayBasis extends Drafting {
  readonly taxes: TaxPicture
  readonly cushion: Cushion
}

const payFacts: readonly FactKey[] = [
  'income',
  'spouseIncome',
  'householdIncome',
  'takeHomeMonthly',
  'hourlyWage',
]

export const tellsPay = (reader: FactReader): boolean =>
  payFacts.some((key) => reader.told(key) !== undefined)

const isWithoutPay = (reader: FactReader): boolean => reader.value('employment') === 'unemployed'

/** Whose pay may return; who cannot work again has a plan for good. */
export function whosePayIsMissing(reader: FactReader): OutOfWork | undefined {
  const out = whoIsOutOfWork(reader)
  return out === 'own' && reader.told('cannotWork') === true ? undefined : out
}

/** What arrives in a month; undefined where nobody said. */
function comesIn(basis: PayBasis): Figure | undefined {
  const { sheet, reader, context, taxes } = basis
  if (reader.told('takeHomeMonthly') !== undefined && !isWithoutPay(reader)) {
    const { parts, inWords } = comesInMonthly(reader)
    return parts.length === 1
      ? parts[0]
      : sheet.computed('comes-in', 'What comes in each month', 'usd-per-month', inWords, parts, sumOf(parts))
  }
  if (!tellsPay(reader) && !isWithoutPay(reader)) return undefined
  const {
    wages = 0,
    spouseWages = 0,
    selfEmploymentProfit = 0,
    spouseSelfEmploymentProfit = 0,
    pensionIncome = 0,
    socialSecurity = 0,
  } = taxes.later.taxReturn
  const { law } = context
  const { taxReturn } = taxes.later
  const federal = incomeTax(law, taxReturn)
  const state = stateLawIn(reader, law)
  const apart = returnApart(basis)
  const yearly =
    (apart === undefined ? 0 : netOfReturnApart(basis, apart)) +
    wages +
    spouseWages +
    selfEmploymentProfit +
    spouseSelfEmploymentProfit +
    pensionIncome +
    socialSecurity -
    federal.totalTax -
    (state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax)
  const benefits =
    reader.told('unemploymentMonthly') === undefined ? undefined : reader.number('unemploymentMonthly')
  const support = supportReceived(reader)
  const untaxed = [
    ...(benefits === undefined ? [] : [benefits]),
    ...(support === undefined ? [] : [support]),
    ...untaxedPayAt(reader, taxes.age.value, taxes.isCouple),
  ]
  return sheet.computed(
    'comes-in',
    'What comes in each month, about',
    'usd-per-month',
    `a month of pay${apart === undefined ? '' : ' of both, each with the tax of a return of their own'}, pension and Social Security after what goes into the plan at work and after ${state === undefined ? 'federal tax' : 'federal and state income tax'}, with unemployment benefits, child support, alimony and untaxed disability pay; ${state === undefined ? 'state tax' : 'local tax'} and insurance are not counted, so it can be less`,
    [
      taxes.later.agi,
      ...(apart === undefined ? [] : [apart.agi]),
      ...stateRules(sheet, state?.code, law.year, taxReturn.status),
      ...untaxed,
    ],
    untaxed.reduce((sum, { value }) => sum + value, Math.max(0, Math.round(yearly / monthsPerYear))),
  )
}

/**
 * Undefined where nothing is missing, or where it cannot be said: only from costs that were told, or where nothing is
 * earned; a guess of costs against a guess of pay says nothing. Of whoever is paid nothing is missing where they said that
 * something is left.
 */
export function monthGapOf(basis: PayBasis): MonthGap | undefined {
  const { reader, cushion } = basis
  const isTold = reader.told('monthlyExpenses') !== undefined
  if (hasRetired(reader))
    return isTold && cushion.uncovered.value > 0
      ? { ...everyMonth(cushion.uncovered), loss: undefined }
      : undefined
  if (!isTold && reader.told('offWorkForHealth') !== true) return undefined
  if (whosePayIsMissing(reader) !== undefined) return gapWithoutPay(basis)
  const gap = saysSomethingIsLeft(reader) ? undefined : missingBesidePay(basis)
  return gap && { ...everyMonth(gap), loss: undefined }
}

/** What costs are beyond what comes in, as far as that was told. */
function missingBesidePay(basis: PayBasis): Figure | undefined {
  const { essentials } = basis.cushion
  const arriving = comesIn(basis)
  if (arriving === undefined || arriving.value >= essentials.value) return undefined
  return basis.sheet.computed(
    'pay-gap',
    missingLabel,
    'usd-per-month',
    'what a month costs − what comes in',
    [essentials, arriving],
    Math.round(essentials.value - arriving.value),
  )
}

/** The same where somebody said that something is left all the same: more has to come in than was told. */
export const untoldIncome = (basis: PayBasis): Figure | undefined =>
  saysSomethingIsLeft(basis.reader) &&
  basis.reader.told('monthlyExpenses') !== undefined &&
  !hasRetired(basis.reader) &&
  whosePayIsMissing(basis.reader) === undefined
    ? missingBesidePay(basis)
    : undefined

const missingLabel = 'What a month costs beyond what comes in'

/** By the reckoning of the emergency fund, at what a month costs now: the other pay, benefits after tax, the price of cover. */
function gapWithoutPay({ sheet, reader, context, cushion }: PayBasis): MonthGap | undefined {
  const { essentials } = cushion
  const match = matchWithoutPay({ sheet, reader, context })
  const loss = jobLossOf(sheet, reader, context, cushion, match?.cost.takeHome)
  const [{ goesOn, benefit }] = loss.cases
  const premium = reader.some('coverPremiumMonthly')
  const costs = [essentials, ...(premium === undefined ? [] : [premium])]
  const spending = costs.reduce((sum, { value }) => sum + value, 0)
  const missing = Math.round(spending - (goesOn?.value ?? 0))
  if (missing <= 0) return undefined
  const how = `what a month costs${premium === undefined ? '' : ' + the price of health cover'}${goesOn === undefined ? '' : ' − what goes on coming in'}`
  const inputs = [...costs, ...(goesOn === undefined ? [] : [goesOn])]
  const gap = (id: string, label: string) => sheet.computed(id, label, 'usd-per-month', how, inputs, missing)
  if (benefit === undefined) return { ...everyMonth(gap('pay-gap', missingLabel)), loss }
  const withBenefits = sheet.computed(
    'pay-gap',
    missingLabel,
    'usd-per-month',
    `${how} − unemployment benefits after tax, never below nothing`,
    [...inputs, benefit.net],
    Math.max(0, missing - benefit.net.value),
  )
  const lasting = gap(
    'pay-gap.lasting',
    'What a month costs beyond what comes in without unemployment benefits',
  )
  return { today: benefit.schedule.haveBegun ? withBenefits : lasting, withBenefits, lasting, loss }
}

/** A gap that no benefits lower. */
const everyMonth = (gap: Figure) => ({ today: gap, withBenefits: undefined, lasting: gap })

/** Who is retired or lives on the money has a plan of its own for it. */
export function payGapOf({
  sheet,
  reader,
  context,
  cushion,
  isLivedOn,
  gap,
}: Pick<PayBasis, 'sheet' | 'reader' | 'context' | 'cushion'> & {
  readonly isLivedOn: boolean
  readonly gap: MonthGap | undefined
}): PayGap | undefined {
  if (isLivedOn || gap === undefined || hasRetired(reader)) return undefined
  const { lasting } = gap
  const out = whosePayIsMissing(reader)
  const without = out !== undefined || isWithoutPay(reader)
  const ended = cushion.essentials.value - cushion.toCover.value
  const after =
    ended <= 0
      ? lasting
      : sheet.computed(
          'pay-gap.after',
          'What a month costs beyond what comes in, once the debts at a high rate are paid',
          'usd-per-month',
          'the gap − what a month costs less without their payments, never below nothing',
          [lasting, cushion.essentials, cushion.toCover],
          Math.max(0, Math.round(lasting.value - ended)),
        )
  const isForHealth = isWithoutPay(reader) && reader.told('offWorkForHealth') === true
  const end = without || out !== undefined ? undefined : gapEnd({ sheet, reader, context }, after)
  const job = out === 'own' ? newJob({ sheet, reader, context }) : undefined
  const months =
    job !== undefined
      ? job.months
      : isForHealth || isOnLeave(reader)
        ? reader.number(awayFact(reader))
        : end !== undefined && end.months.value > rules.payGapMonths.value
          ? end.months
          : reader.rule('pay-gap.kept', 'Months of that gap kept in cash', 'months', rules.payGapMonths)
  const parts = { ...gap, after, months, end, out, isWithoutPay: without, isForHealth }
  return { ...parts, held: heldFor(sheet, cushion, parts) }
}

/** What those months take, benefits counted as long as they are paid and severance once, beyond the emergency fund. */
function heldFor(
  sheet: Worksheet,
  cushion: Cushion,
  { loss, after, months, end, isWithoutPay: without, isForHealth }: Omit<PayGap, 'held'>,
): Figure {
  const [lost] = loss?.cases ?? []
  const { benefit, severance, fromBirth } = lost ?? {}
  const taken =
    lost === undefined
      ? end === undefined
        ? after.value * months.value
        : gapUntil(after, months.value, end)
      : spentBy(months.value, {
          ...needOf(lost),
          spending: after.value,
          later: fromBirth && [
            {
              after: fromBirth.after.value,
              spending: after.value + fromBirth.child.value,
            },
          ],
        }) - (severance?.net.value ?? 0)
  // A job that has to be found is what the fund is for; months that a doctor named are sure to come.
  const isFromFund = without && !isForHealth
  const inFund = isFromFund ? Math.max(cushion.target.value, cushion.cash.value) : 0
  return sheet.computed(
    'need.pay-gap',
    'Kept in cash for the gap',
    'usd',
    `the gap × those months${fromBirth === undefined ? '' : ', with what the child costs from the birth on'}${benefit === undefined ? '' : ', less benefits while they are paid'}${severance === undefined ? '' : ' − severance after tax'}${isFromFund ? ' − the emergency fund, which is there for it; never below nothing' : ''}${end === undefined ? '' : ' − what is paid for life from the month in which it begins'}`,
    [
      after,
      months,
      ...(end === undefined ? [] : end.begins.map(({ pay }) => pay)),
      ...(benefit === undefined ? [] : [benefit.net, benefit.months]),
      ...(benefit === undefined || benefit.schedule.haveBegun ? [] : [benefit.wait]),
      ...(severance === undefined ? [] : [severance.net]),
      ...(fromBirth === undefined ? [] : [fromBirth.child, fromBirth.after]),
      ...(isFromFund ? [cushion.target, cushion.cash] : []),
    ],
    Math.max(0, Math.round(taken - inFund)),
  )
}

export function payGapNeed({
  payGap,
  cushion,
}: {
  readonly payGap: PayGap | undefined
  readonly cushion: Cushion
}): Need[] {
  if (payGap === undefined) return []
  const { after: gap, months, end, held, isWithoutPay: without, isForHealth } = payGap
  const isUntilEnd = end !== undefined && months === end.months
  const missing = missingInWords(payGap)
  return [
    {
      step: 'cushion',
      id: 'pay-gap',
      label: isUntilEnd
        ? say`To live on until ${beginsInWords(end)}`
        : words(
            isForHealth
              ? 'To live on until you can work again'
              : without
                ? 'To live on until pay returns'
                : 'To live on until pay covers the month',
          ),
      act: (amount) => say`keep ${amount} to live on`,
      description: isForHealth
        ? say`${months} of ${missing}, in insured savings and Treasury bills, beside the emergency fund: that one is for what nobody expects.`
        : without
          ? say`With the emergency fund, ${months} of ${missing}, in insured savings and Treasury bills.`
          : say`You spend ${gap} more than comes in${cushion.countedWith}. This covers ${coveredInWords(payGap)}, in insured savings and Treasury bills.`,
      wanted: held,
    },
  ]
}

/** 'the 24 months of it until Social Security begins' */
export const coveredInWords = ({ months, end }: Pick<PayGap, 'months' | 'end'>): Text =>
  end === undefined
    ? say`${months} of it`
    : months === end.months
      ? say`the ${months} of it until ${beginsInWords(end)}`
      : say`${months} of it, less what begins by then`

/** 'the $2,570 a month that is missing, less $1,260 of benefits until Feb 26, 2027', for a sentence on so many months of it. */
function missingInWords({ after, loss }: PayGap): Text {
  const [lost] = loss?.cases ?? []
  const { benefit, severance } = lost ?? {}
  const less = [
    ...(benefit === undefined ? [] : [say`${benefit.net} of benefits ${paidInWords(benefit.schedule)}`]),
    ...(severance === undefined ? [] : [say`${severance.net} of severance after tax`]),
  ]
  return less.length === 0
    ? say`the ${after} that is missing`
    : say`the ${after} that is missing, less ${listed(less)}`
}
