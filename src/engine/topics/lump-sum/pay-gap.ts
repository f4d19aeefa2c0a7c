/** What a month costs beyond what comes in, where somebody still works or looks for work: this money has to cover it. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { FactKey } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Cushion } from '../cushion.ts'
import { untaxedPayAt } from '../lifelong-pay.ts'
import type { Need } from '../order-of-operations.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import { supportReceived, withSupport } from '../support-received.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface PayGap {
  /** Of a month as it is today. */
  readonly gap: Figure
  /** Once the debts at a high rate are paid, whose payments are a part of what a month costs. */
  readonly after: Figure
  readonly months: Figure
  /** What is kept in cash for it, the emergency fund apart. */
  readonly held: Figure
  readonly isWithoutPay: boolean
  /** An injury or illness is why, and work is there again afterwards. */
  readonly isForHealth: boolean
}

interface PayBasis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
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

/** What arrives in a month; undefined where nobody said. */
function comesIn({ sheet, reader, context, taxes }: PayBasis): Figure | undefined {
  if (reader.told('takeHomeMonthly') !== undefined && !isWithoutPay(reader))
    return withSupport(sheet, reader, reader.number('takeHomeMonthly'), '.comes-in')
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
  const yearly =
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
    `a month of pay, pension and Social Security after what goes into the plan at work and after ${state === undefined ? 'federal tax' : 'federal and state income tax'}, with unemployment benefits, child support, alimony and untaxed disability pay; ${state === undefined ? 'state tax' : 'local tax'} and insurance are not counted, so it can be less`,
    [taxes.later.agi, ...stateRules(sheet, state?.code, law.year, taxReturn.status), ...untaxed],
    untaxed.reduce((sum, { value }) => sum + value, Math.max(0, Math.round(yearly / monthsPerYear))),
  )
}

/**
 * Undefined where nothing is missing, or where it cannot be said: only from costs that were told, or where nothing is
 * earned; a guess of costs against a guess of pay says nothing.
 */
export function monthGapOf(basis: PayBasis): Figure | undefined {
  const { sheet, reader, cushion } = basis
  const isTold = reader.told('monthlyExpenses') !== undefined
  if (reader.value('employment') === 'retired')
    return isTold && cushion.uncovered.value > 0 ? cushion.uncovered : undefined
  if (!isTold && reader.told('offWorkForHealth') !== true) return undefined
  const arriving = comesIn(basis)
  if (arriving === undefined || arriving.value >= cushion.essentials.value) return undefined
  return sheet.computed(
    'pay-gap',
    'What a month costs beyond what comes in',
    'usd-per-month',
    'what a month costs − what comes in',
    [cushion.essentials, arriving],
    Math.round(cushion.essentials.value - arriving.value),
  )
}

/** Who is retired or lives on the money has a plan of its own for it. */
export function payGapOf({
  sheet,
  reader,
  cushion,
  isLivedOn,
  gap,
}: Pick<PayBasis, 'sheet' | 'reader' | 'cushion'> & {
  readonly isLivedOn: boolean
  readonly gap: Figure | undefined
}): PayGap | undefined {
  if (isLivedOn || gap === undefined || reader.value('employment') === 'retired') return undefined
  const without = isWithoutPay(reader)
  const ended = cushion.essentials.value - cushion.toCover.value
  const after =
    ended <= 0
      ? gap
      : sheet.computed(
          'pay-gap.after',
          'What a month costs beyond what comes in, once the debts at a high rate are paid',
          'usd-per-month',
          'the gap − what a month costs less without their payments, never below nothing',
          [gap, cushion.essentials, cushion.toCover],
          Math.max(0, Math.round(gap.value - ended)),
        )
  const isForHealth = without && reader.told('offWorkForHealth') === true
  const months = isForHealth
    ? reader.number('offWorkMonths')
    : reader.rule('pay-gap.months', 'Months of that gap kept in cash', 'months', rules.payGapMonths)
  // A job that has to be found is what the fund is for; months that a doctor named are sure to come.
  const inFund = without && !isForHealth ? Math.max(cushion.target.value, cushion.cash.value) : 0
  return {
    gap,
    after,
    months,
    isWithoutPay: without,
    isForHealth,
    held: sheet.computed(
      'need.pay-gap',
      'Kept in cash for the gap',
      'usd',
      without && !isForHealth
        ? 'the gap × those months − the emergency fund, which is there for it; never below nothing'
        : 'the gap × those months',
      [after, months, ...(without && !isForHealth ? [cushion.target, cushion.cash] : [])],
      Math.max(0, Math.round(after.value * months.value - inFund)),
    ),
  }
}

export function payGapNeed({
  payGap,
  cushion,
}: {
  readonly payGap: PayGap | undefined
  readonly cushion: Cushion
}): Need[] {
  if (payGap === undefined) return []
  const { after: gap, months, held, isWithoutPay: without, isForHealth } = payGap
  return [
    {
      step: 'cushion',
      id: 'pay-gap',
      label: words(
        isForHealth
          ? 'To live on until you can work again'
          : without
            ? 'To live on until pay returns'
            : 'To live on until pay covers the month',
      ),
      act: (amount) => say`keep ${amount} to live on`,
      description: isForHealth
        ? say`${months} of the ${gap} that is missing, in insured savings and Treasury bills, beside the emergency fund: that one is for what nobody expects.`
        : without
          ? say`With the emergency fund, ${months} of the ${gap} that is missing, in insured savings and Treasury bills.`
          : say`You spend ${gap} more than comes in${cushion.countedWith}. This covers ${months} of it, in insured savings and Treasury bills.`,
      wanted: held,
    },
  ]
}
