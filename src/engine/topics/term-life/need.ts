/** What a family would need if one adult died: year by year, with Social Security and without. */

import { type Figure, sumOf } from '../../figure.ts'
import { netPresentValue } from '../../math/present-value.ts'
import type { SurvivorYear } from '../../tax/survivor-years.ts'
import type { Dollars } from '../../units.ts'
import type { Drafting } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import { careAlone, carePaidIn, freedOf } from './care-paid.ts'
import { gapsWithDebts } from './debts-borne.ts'
import { homeDebtsPaidBySale } from './debts-carried.ts'
import type { Adult, Family } from './family.ts'
import { careGaps, payGaps } from './gaps.ts'
import { payLeftForHome } from './home-record.ts'
import { type EndingPay, endingPay, type LastingPayIn } from './lasting-pay.ts'
import { type MissingByYear, missingByYear, orderedByYear } from './missing-by-year.ts'
import type { SharedNeeds } from './shared.ts'
import { socialSecurityOf } from './survivor-benefits.ts'

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
  /** Missing at the start of any year, in that year's dollars, if there were no policy of one's own. */
  readonly uncoveredIn: MissingByYear['uncoveredIn']
  readonly byYearWithoutSocialSecurity: readonly Dollars[]
  /** What a court order asks for each year beyond the policies in force. */
  readonly orderedByYear: readonly Dollars[]
  /** Of Social Security, beside what the survivor gets on their own record. */
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
  readonly drawn: Figure | undefined
  readonly services: Figure | undefined
  /** Care that whoever is left alone with the children pays for, a month of today, until the youngest can be alone. */
  readonly care: readonly Figure[]
  /** The survivor goes on paying the debts: own pay bears them, so that no cover has to pay them off. */
  readonly isDebtCarried: boolean
  /** Where the debts are carried, what would be missing if they were paid off all the same; `uncovered` as above. */
  readonly ifPaidOff: (Missing & Pick<Need, 'uncovered' | 'uncoveredIn'>) | undefined
  /** Where nobody stays in the home: what would be missing if it were sold and paid the debts on it. */
  readonly ifHomeSold: Missing | undefined
  /** Tobacco or nicotine multiplies the price on this life. */
  readonly isSmoker: boolean
}

/** What would be missing on a death: today, and at the start of each year in that year's dollars. */
export type Missing = Pick<Need, 'today' | 'byYear'>

/** The need on one adult's death. */
export function needOf(
  p: Drafting & {
    family: Family
    budget: FamilyBudget
    shared: SharedNeeds
    lastingPay: LastingPayIn
    adult: Adult
  },
): Need {
  const { sheet, family, budget, shared, adult } = p
  const survivor = survivorOf(p)
  const isHome = adult.isAtHome
  const survivorPay = survivor === undefined ? undefined : budget.takeHome(survivor, true)
  const ends = survivor === undefined || isHome ? undefined : endingPay(p.reader, adult)
  const hasRecord = adult.pay.value > 0 ? adult.isCovered : ends?.benefit !== undefined
  const payLeft = payLeftForHome(p, adult)
  const record =
    payLeft !== undefined
      ? socialSecurityOf({ ...p, adult: { ...adult, pay: payLeft, payToday: payLeft }, ends }, survivor)
      : isHome || !hasRecord
        ? undefined
        : socialSecurityOf({ ...p, ends }, survivor)
  const services = isHome ? p.reader.number('stayAtHomeServicesMonthly') : undefined
  const care = isHome ? [] : careAlone(p, survivor)
  const freed = freedOf(budget, care)
  const carePaid = (year: number): Dollars => carePaidIn(p, care, year)
  const valueFrom = (flows: readonly Dollars[], from: number) =>
    // End of year: nothing falls due at the moment of death.
    netPresentValue({ cashFlows: [0, ...flows.slice(from)], rate: shared.discount.value })
  const paidOff = isHome
    ? careGaps(family, services?.value ?? 0, record?.benefits ?? [])
    : payGaps({ ...p, ends }, survivor, record?.benefits ?? [], carePaid)
  const carried = isHome
    ? undefined
    : gapsWithDebts(
        { ...p, ends, carePaid, valueOf: (flows) => valueFrom(flows, 0) },
        survivor,
        record?.benefits ?? [],
      )
  const isDebtCarried = carried !== undefined
  const gaps = carried ?? paidOff

  const inputs = isHome
    ? [
        ...(services === undefined ? [] : [services]),
        ...(record === undefined ? [] : [record.firstBenefit]),
        shared.discount,
      ]
    : [
        budget.survivors,
        ...(survivorPay === undefined ? [] : [survivorPay, budget.alone]),
        ...(record === undefined ? [] : [record.firstBenefit]),
        ...[ends?.pension, ends?.goesOn, ends?.benefit].filter((one) => one !== undefined),
        ...(gaps.spare === undefined ? [] : [gaps.spare]),
        ...care,
        ...freed.map((end) => end.freed),
        shared.supportYears,
        shared.discount,
      ]
  const lessCare = freed.length === 0 ? '' : ', less what growing children free of it,'
  const support = (id: string, label: string, how: string, flows: readonly Dollars[]) =>
    sheet.computed(`support.${adult.id}${id}`, label, 'usd', how, inputs, Math.round(valueFrom(flows, 0)))
  const supportWith = support(
    '',
    isHome ? 'What paid care is worth today' : 'What the yearly gaps are worth today',
    isHome
      ? `the cost of care and help until the youngest can be alone${record === undefined ? '' : ' − what Social Security pays the children'}, discounted`
      : ends !== undefined
        ? 'what would be missing each year of the survivor’s life on their own pension, pay and the larger Social Security benefit, discounted; from when neither would have worked any more, less what would be missing anyway; from when the survivor has stopped working, less what retirement accounts can spare; all after tax, on a joint return before the death and a single one after it'
        : isDebtCarried
          ? `each year’s spending, and care${lessCare} + debt payments − the survivor’s take-home pay − Social Security, never below nothing, discounted`
          : `each year’s spending, and care that one alone has to pay for${lessCare} − the survivor’s take-home pay, whose child tax credits end as the children grow − Social Security, never below nothing, discounted`,
    gaps.withBenefits,
  )
  const supportWithout = support(
    '.without',
    'The same without Social Security',
    'the same without Social Security',
    gaps.without,
  )

  const lifelong = shared.lifelongCare
  const partsWith = (isCarried: boolean): Figure[] => [
    ...(isHome
      ? [shared.finalExpenses]
      : [...(isCarried ? [] : [shared.debtsTotal]), shared.college, shared.finalExpenses]),
    ...(lifelong === undefined ? [] : [lifelong]),
  ]
  const assets = isHome ? 0 : shared.assets.value
  const there = isHome ? [adult.ownCover] : [shared.assets, adult.ownCover]
  const decreed = adult.id === 'you' ? family.decreed : undefined
  const orderIsBeside = isOrderBeside(survivor)
  const ofOrder = decreed?.value ?? 0
  /** Of what the family lacks, before cover. */
  const withOrder = (family: Dollars): Dollars =>
    orderIsBeside ? Math.max(0, family) + ofOrder : Math.max(0, family, ofOrder)
  const lackingWith = (worth: Figure, isCarried: boolean, paid: Dollars = 0): Dollars =>
    withOrder(worth.value + sumOf(partsWith(isCarried)) - paid - assets)
  const needNow = (id: string, label: string, worth: Figure, isCarried = isDebtCarried) =>
    sheet.computed(
      `need.${adult.id}${id}`,
      label,
      'usd',
      isHome
        ? 'what care is worth today + funeral and last bills + lifelong care if there is any − cover that is there'
        : `${isCarried ? 'what the gaps are worth today, with the debt payments in them' : 'what the gaps are worth today + debts'} + college + funeral and last bills + lifelong care if there is any − savings − cover that is there${decreed === undefined ? '' : orderIsBeside ? '; what the court order asks for is beside it' : '; at least what the court order asks for − cover that is there'}`,
      [worth, ...partsWith(isCarried), ...there, ...(decreed === undefined ? [] : [decreed])],
      Math.max(0, lackingWith(worth, isCarried) - adult.ownCover.value),
      shownDigits,
    )
  const supportPaidOff = () =>
    support(
      '.paid-off',
      'The same with the debts paid off',
      'the same without the debt payments',
      paidOff.withBenefits,
    )
  const path = (
    flows: readonly Dollars[],
    isCarried = isDebtCarried,
    debtsLeft: Family['debtsLeft'] = family.debtsLeft,
  ) => missingByYear({ ...p, flows, valueFrom, isHome, isDebtCarried: isCarried, orderIsBeside, debtsLeft })
  const { byYear, uncoveredIn } = path(gaps.withBenefits)
  const paidBySale = homeDebtsPaidBySale(p.reader, family)
  const owedOnHome = paidBySale.map(({ balance }) => balance)
  return {
    adult,
    survivor,
    today: needNow('', `Missing if ${adult.name} died today`, supportWith),
    todayWithoutSocialSecurity: needNow(
      '.without',
      `Missing if ${adult.name} died today, without Social Security`,
      supportWithout,
    ),
    uncovered: lackingWith(supportWith, isDebtCarried),
    support: supportWith,
    supportWithoutSocialSecurity: supportWithout,
    byYear,
    uncoveredIn,
    byYearWithoutSocialSecurity: path(gaps.without).byYear,
    orderedByYear: orderedByYear(family, shared, adult),
    benefits: record?.added ?? [],
    firstBenefit: record?.firstBenefit,
    baseAmount: record?.baseAmount,
    survivorPay,
    ends,
    spare: gaps.spare,
    drawn: gaps.drawn,
    services,
    care,
    isDebtCarried,
    ifPaidOff:
      carried === undefined
        ? undefined
        : {
            today: needNow(
              '.paid-off',
              `Missing if ${adult.name} died today and the debts were to be paid off`,
              supportPaidOff(),
              false,
            ),
            uncovered: lackingWith(supportPaidOff(), false),
            ...path(paidOff.withBenefits, false),
          },
    ifHomeSold:
      paidBySale.length === 0
        ? undefined
        : {
            today: sheet.computed(
              `need.${adult.id}.home-sold`,
              `Missing if ${adult.name} died today and the home were sold`,
              'usd',
              'the same with the debts on the home paid by its price; what a sale leaves beyond them is not counted',
              [supportWith, ...partsWith(false), ...owedOnHome, ...there],
              Math.max(0, lackingWith(supportWith, false, sumOf(owedOnHome)) - adult.ownCover.value),
              shownDigits,
            ),
            byYear: path(
              gaps.withBenefits,
              false,
              family.debtsLeft.filter((debt) => !paidBySale.includes(debt)),
            ).byYear,
          },
    isSmoker:
      (byYear.length > 0 || isDebtCarried || payLeft !== undefined) &&
      p.reader.value(adult.id === 'you' ? 'smoker' : 'spouseSmoker'),
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
