/** What a family would need if one adult died: year by year, with Social Security and without. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { presentValueOfPayments } from '../../math/annuity.ts'
import { netPresentValue } from '../../math/present-value.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { SurvivorYear } from '../../tax/survivor-years.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DraftContext } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import { longestDebt, owedAfter, paymentsIn } from './debts-carried.ts'
import type { Adult, Family } from './family.ts'
import { careGaps, careYears, type Gaps, missingWithDebts, payGaps, socialSecurityOf } from './gaps.ts'
import { type EndingPay, endingPay, type LastingPayIn } from './lasting-pay.ts'
import { collegeAfter, type SharedNeeds } from './shared.ts'

/** A need is an estimate: nobody reads it to the dollar. */
const shownDigits = 3

export interface Need {
  readonly adult: Adult
  readonly survivor: Adult | undefined
  /** Money missing if the adult died today, above what is there. */
  readonly today: Figure
  readonly todayWithoutSocialSecurity: Figure
  /** The same if there were no policy of one's own. */
  readonly uncovered: Dollars
  /** What the yearly gaps are worth today. */
  readonly support: Figure
  readonly supportWithoutSocialSecurity: Figure
  /** Missing at the start of each year, in that year's dollars, as long as the need lasts. */
  readonly byYear: readonly Dollars[]
  readonly byYearWithoutSocialSecurity: readonly Dollars[]
  readonly benefits: readonly SurvivorYear[]
  /** A month's benefit in the first year. */
  readonly firstBenefit: Figure | undefined
  readonly baseAmount: Figure | undefined
  /** What the survivor takes home with the children. */
  readonly survivorPay: Figure | undefined
  /** The pension and the benefit that end with them. */
  readonly ends: EndingPay | undefined
  /** What retirement accounts give toward the survivor’s years after work, where that was counted. */
  readonly spare: Figure | undefined
  readonly services: Figure | undefined
  /** The survivor goes on paying the debts: own pay bears them, down to a sum that is not worth insuring. */
  readonly isDebtCarried: boolean
  /** With children, what would be missing if own pay, which bears the debts, went on paying them instead. */
  readonly ifCarried: Missing | undefined
}

/** What would be missing on a death: today, and at the start of each year in that year's dollars. */
export type Missing = Pick<Need, 'today' | 'byYear'>

/** Whether paying the debts on asks for so much less than paying them off that the family has to know. */
export const isFarLess = (carried: Missing, today: Figure): boolean =>
  today.value - carried.today.value >= rules.smallestNeed.value

/** The need on one adult's death. */
export function needOf(p: {
  sheet: Worksheet
  reader: FactReader
  context: DraftContext
  family: Family
  budget: FamilyBudget
  shared: SharedNeeds
  lastingPay: LastingPayIn
  adult: Adult
}): Need {
  const { sheet, family, budget, shared, adult } = p
  const survivor = survivorOf(p)
  const isHome = adult.isAtHome
  const survivorPay = survivor === undefined ? undefined : budget.takeHome(survivor, true)
  const ends = survivor === undefined || isHome ? undefined : endingPay(p.reader, adult)
  const hasRecord = adult.pay.value > 0 ? adult.isCovered : ends?.benefit !== undefined
  const record = isHome || !hasRecord ? undefined : socialSecurityOf({ ...p, ends }, survivor)
  // Who was at home and goes to work then has to pay for care as well.
  const isCarePaid = survivor?.isAtHome === true && survivor.pay.value > 0
  const services = isHome || isCarePaid ? p.reader.number('stayAtHomeServicesMonthly') : undefined
  const care = (year: number): Dollars =>
    isCarePaid && year < careYears(family) ? (services?.value ?? 0) * monthsPerYear : 0
  const valueFrom = (flows: readonly Dollars[], from: number) =>
    // End of year: nothing falls due at the moment of death.
    netPresentValue({ cashFlows: [0, ...flows.slice(from)], rate: shared.discount.value })
  const paidOff = isHome
    ? careGaps(family, services?.value ?? 0)
    : payGaps({ ...p, ends }, survivor, record?.benefits ?? [], care)
  const carried = gapsWithDebts({ ...p, ends }, survivor, record?.benefits ?? [])
  const isBorne = carried !== undefined && valueFrom(carried.missingWhileOwed, 0) < rules.smallestNeed.value
  // Children keep the home whatever becomes of the one pay that is left: there the cover pays the debts off.
  const isDebtCarried = isBorne && family.children.length === 0
  const gaps = isDebtCarried && carried !== undefined ? carried.gaps : paidOff

  const inputs = isHome
    ? [...(services === undefined ? [] : [services]), shared.discount]
    : [
        budget.survivors,
        ...(survivorPay === undefined ? [] : [survivorPay, budget.alone]),
        ...(record === undefined ? [] : [record.firstBenefit]),
        ...[ends?.pension, ends?.goesOn, ends?.benefit].filter((one) => one !== undefined),
        ...(gaps.spare === undefined ? [] : [gaps.spare]),
        ...(services === undefined ? [] : [services]),
        shared.supportYears,
        shared.discount,
      ]
  const support = (id: string, label: string, how: string, flows: readonly Dollars[]) =>
    sheet.computed(`support.${adult.id}${id}`, label, 'usd', how, inputs, Math.round(valueFrom(flows, 0)))
  const supportWith = support(
    '',
    isHome ? 'What paid care is worth today' : 'What the yearly gaps are worth today',
    isHome
      ? 'the cost of care and help until the youngest can be alone, discounted'
      : ends !== undefined
        ? 'what would be missing each year of the survivor’s life on their own pension, pay and the larger Social Security benefit, discounted; from when neither would have worked any more, less what would be missing anyway; from when the survivor has stopped working, less what retirement accounts can spare; all after tax, on a joint return before the death and a single one after it'
        : isDebtCarried
          ? 'each year’s spending + debt payments − the survivor’s take-home pay − Social Security, never below nothing, discounted'
          : 'each year’s spending, and care where the one at home goes to work − the survivor’s take-home pay, whose child tax credits end as the children grow − Social Security, never below nothing, discounted',
    gaps.withBenefits,
  )
  const supportWithout = support(
    '.without',
    'The same without Social Security',
    'the same without Social Security',
    gaps.without,
  )

  const debts = isDebtCarried ? [] : [shared.debtsTotal]
  const lumps = isHome ? [shared.finalExpenses] : [...debts, shared.college, shared.finalExpenses]
  const lifelong = shared.lifelongCare
  const parts = [...lumps, ...(lifelong === undefined ? [] : [lifelong])]
  const lumpSums = parts.reduce((sum, part) => sum + part.value, 0)
  const assets = isHome ? 0 : shared.assets.value
  const there = isHome ? [adult.ownCover] : [shared.assets, adult.ownCover]
  const decreed = adult.id === 'you' ? family.decreed : undefined
  const orderIsBeside = isOrderBeside(survivor)
  const ofOrder = decreed?.value ?? 0
  /** Of what the family lacks, before cover. */
  const withOrder = (family: Dollars): Dollars =>
    orderIsBeside ? Math.max(0, family) + ofOrder : Math.max(0, family, ofOrder)
  const path = (flows: readonly Dollars[], isCarried = isDebtCarried) =>
    needByYear({ ...p, flows, valueFrom, isHome, isDebtCarried: isCarried, orderIsBeside })
  const needNow = (id: string, label: string, worth: Figure) =>
    sheet.computed(
      `need.${adult.id}${id}`,
      label,
      'usd',
      isHome
        ? 'what care is worth today + funeral and last bills + lifelong care if there is any − cover that is there'
        : isDebtCarried
          ? 'what the gaps are worth today, with the debt payments in them + funeral and last bills − savings − cover that is there'
          : `what the gaps are worth today + debts + college + funeral and last bills + lifelong care if there is any − savings − cover that is there${decreed === undefined ? '' : orderIsBeside ? '; what the court order asks for is beside it' : '; at least what the court order asks for − cover that is there'}`,
      [worth, ...parts, ...there, ...(decreed === undefined ? [] : [decreed])],
      Math.max(0, withOrder(worth.value + lumpSums - assets) - adult.ownCover.value),
      shownDigits,
    )
  const ifCarried =
    !isBorne || isDebtCarried || isHome
      ? undefined
      : {
          byYear: path(carried.gaps.withBenefits, true),
          today: sheet.computed(
            `need.${adult.id}.carried`,
            `Missing if ${adult.name} died today and the debts were paid on`,
            'usd',
            'what the gaps are worth today, with the debt payments in them + college + funeral and last bills + lifelong care if there is any − savings − cover that is there',
            [...parts.filter((part) => part !== shared.debtsTotal), ...there, ...inputs],
            Math.max(
              0,
              withOrder(
                valueFrom(carried.gaps.withBenefits, 0) + lumpSums - shared.debtsTotal.value - assets,
              ) - adult.ownCover.value,
            ),
            shownDigits,
          ),
        }
  return {
    adult,
    survivor,
    today: needNow('', `Missing if ${adult.name} died today`, supportWith),
    todayWithoutSocialSecurity: needNow(
      '.without',
      `Missing if ${adult.name} died today, without Social Security`,
      supportWithout,
    ),
    uncovered: withOrder(supportWith.value + lumpSums - assets),
    support: supportWith,
    supportWithoutSocialSecurity: supportWithout,
    byYear: path(gaps.withBenefits),
    byYearWithoutSocialSecurity: path(gaps.without),
    benefits: record?.benefits ?? [],
    firstBenefit: record?.firstBenefit,
    baseAmount: record?.baseAmount,
    survivorPay,
    ends,
    spare: gaps.spare,
    services: isHome ? services : undefined,
    isDebtCarried,
    ifCarried,
  }
}

/**
 * A court order names who is paid, which is the former spouse: what it asks for pays nothing of a new couple’s mortgage.
 * Of one parent alone it is taken to be for the same children.
 */
const isOrderBeside = (survivor: Adult | undefined): boolean => survivor !== undefined

/** Who stays, with the pay of today, or with what they would earn then where that was told. */
function survivorOf({ family, reader, adult }: Parameters<typeof needOf>[0]): Adult | undefined {
  const other = family.adults.find(({ id }) => id !== adult.id)
  return other?.id === 'partner' && reader.told('survivorIncome') !== undefined
    ? { ...other, pay: reader.number('survivorIncome') }
    : other
}

/** The gaps of a survivor who goes on paying the debts, and what of them is a want for the debts. */
interface CarriedDebts {
  readonly gaps: Gaps
  readonly missingWhileOwed: readonly Dollars[]
}

/**
 * Of a survivor with pay, or, where nobody depends on them, with pay for life that was told; undefined where that is not
 * asked. With children that pay has to bear the debts without Social Security, which ends as they grow.
 */
function gapsWithDebts(
  p: Parameters<typeof needOf>[0] & { ends: EndingPay | undefined },
  survivor: Adult | undefined,
  benefits: readonly SurvivorYear[],
): CarriedDebts | undefined {
  const { family, shared, reader } = p
  if (family.elders.length > 0 || family.debtsLeft.length === 0 || survivor === undefined) return undefined
  const isPaid = survivor.pay.value > 0
  const isFree = family.children.length === 0
  if (!isPaid && (!isFree || endingPay(reader, survivor) === undefined)) return undefined
  const payments = (year: number): Dollars =>
    paymentsIn(family.debtsLeft, year) / (1 + shared.inflation.value) ** year
  const gaps = payGaps({ ...p, isDebtCarried: true }, survivor, benefits, payments)
  // What is missing after the last payment, as in years between work and Social Security, is no want for the debts.
  const missing = isFree ? gaps.withBenefits : gaps.without
  const missingWhileOwed =
    isPaid && p.adult.pay.value > 0
      ? missing.map((sum, year) => (paymentsIn(family.debtsLeft, year) > 0 ? sum : 0))
      : missingWithDebts(p, survivor, benefits, payments, longestDebt(family))
  return { gaps, missingWhileOwed }
}

/** Missing at the start of each year in that year's dollars; the list ends when no sum worth insuring is missing. */
function needByYear(p: {
  family: Family
  reader: FactReader
  shared: SharedNeeds
  adult: Adult
  flows: readonly Dollars[]
  valueFrom: (flows: readonly Dollars[], from: number) => Dollars
  isHome: boolean
  isDebtCarried: boolean
  orderIsBeside: boolean
}): Dollars[] {
  const { family, shared, adult, flows } = p
  const wish = family.children.length > 0 && !p.isHome ? p.reader.number('collegeWish').value : 0
  const decreeYears =
    family.decreed === undefined ? 0 : shared.supportYears.value || rules.adultSupportYears.value
  const span = Math.max(flows.length, shared.supportYears.value, longestDebt(family), decreeYears)
  const lifelong = shared.lifelongYears?.value ?? 0
  const careYearly = (shared.careMonthly?.value ?? 0) * monthsPerYear
  const needs: Dollars[] = []
  let end = 0
  for (let year = 0; year < Math.max(span, lifelong); year += 1) {
    const prices = (1 + shared.inflation.value) ** year
    const care = presentValueOfPayments({
      payment: careYearly,
      rate: shared.discount.value,
      years: Math.max(0, lifelong - year),
    })
    const real =
      p.valueFrom(flows, year) +
      collegeAfter(family, wish, year) +
      care +
      shared.finalExpenses.value -
      (p.isHome ? 0 : shared.assets.value)
    const debts =
      p.isHome || p.isDebtCarried ? 0 : family.debtsLeft.reduce((sum, debt) => sum + owedAfter(debt, year), 0)
    const isInForce = adult.isCoverPermanent || year < (family.coverYearsLeft?.value ?? 0)
    const cover = isInForce ? adult.ownCover.value : 0
    const least = adult.id === 'you' && year < decreeYears ? (family.decreed?.value ?? 0) : 0
    const lacking = real * prices + debts
    const whole = p.orderIsBeside ? Math.max(0, lacking) + least : Math.max(lacking, least)
    const need = Math.max(0, whole - cover)
    if (need >= rules.smallestNeed.value * prices) end = year + 1
    needs.push(need)
  }
  return needs.slice(0, end)
}
