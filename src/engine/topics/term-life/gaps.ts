/** What is missing each year after a death: spending less what the survivor earns and Social Security pays. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { netPresentValue } from '../../math/present-value.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { SurvivorYear } from '../../tax/survivor-years.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { earnedBy, earnedBySpouse } from './after-tax.ts'
import type { FamilyBudget } from './budget.ts'
import { careYears } from './care-paid.ts'
import type { Adult, Family } from './family.ts'
import type { EndingPay, LastingPayIn } from './lasting-pay.ts'
import { type SharedNeeds, yearsOfLife, yearsToRetirement } from './shared.ts'

export interface Gaps {
  readonly withBenefits: Dollars[]
  readonly without: Dollars[]
  /** What retirement accounts give toward the years in which the survivor works no more. */
  readonly spare?: Figure | undefined
  /** What of it goes, so that nothing of that is missing. */
  readonly drawn?: Figure | undefined
}

/** Nobody reads an estimate to the dollar. */
const digitsOfNeed = 3

/** What the accounts pay of the gaps, in today's worth. */
const paidByAccounts = (sheet: Worksheet, spare: Figure, worth: Dollars, left: Dollars): Figure =>
  sheet.computed(
    `${spare.id}.drawn`,
    'What of it goes for what would be missing, in today’s worth',
    'usd',
    'what would be missing each year, discounted, before and after what the accounts can spare',
    [spare],
    Math.round(worth - left),
    digitsOfNeed,
  )

/** A child’s part of what Social Security pays is on no return of the parent. */
const paidToChildren = (benefit: SurvivorYear | undefined): Dollars =>
  benefit === undefined ? 0 : benefit.total - benefit.toSpouse

/** Paid care in place of the parent at home, until the youngest can be alone; what the children are paid pays for it first. */
export function careGaps(family: Family, monthly: Dollars, benefits: readonly SurvivorYear[]): Gaps {
  const without = Array.from({ length: careYears(family) }, () => monthly * monthsPerYear)
  return {
    withBenefits: without.map((care, year) => Math.max(0, care - paidToChildren(benefits[year]))),
    without,
  }
}

/**
 * What is missing each year: first while the family is supported, then until the survivor retires; and where a pension or
 * a benefit was told that ends with the adult, for as long as the survivor lives: from when neither would
 * have worked any more, what would be missing anyway is then no loss. Payments on debts are those of each year that the survivor goes on
 * making; none where the cover pays the debts off.
 */
export function payGaps(
  p: {
    sheet: Worksheet
    family: Family
    reader: FactReader
    budget: FamilyBudget
    shared: SharedNeeds
    adult: Adult
    lastingPay: LastingPayIn
    ends: EndingPay | undefined
    /** The years are also worked out with the debts carried on; what they find is written beside the others. */
    isDebtCarried?: boolean
  },
  survivor: Adult | undefined,
  benefits: readonly SurvivorYear[],
  payments: (year: number) => Dollars,
): Gaps {
  const { budget, shared, adult, ends, family } = p
  if (adult.pay.value === 0 && ends === undefined) return { withBenefits: [], without: [] }
  const supportYears = Math.round(shared.supportYears.value)
  const untilRetirement = survivor === undefined ? 0 : yearsToRetirement(survivor, shared)
  const length =
    shared.isSupportNamed || survivor === undefined
      ? supportYears
      : Math.max(supportYears, untilRetirement, ends === undefined ? 0 : yearsOfLife(survivor))
  const workYears = yearsOfWork(adult, shared)
  // As long as the one who stays would have to work, all that they miss is a need.
  const retiredFrom = adult.pay.value === 0 ? 0 : Math.max(workYears, untilRetirement)
  const missingAnyway = (year: number, other: Adult) =>
    Math.max(0, budget.spending.value + payments(year) - keptTogether(p, other, year))
  const gap = (year: number, benefit: SurvivorYear | undefined) => {
    const missing =
      spendingIn(p, year) +
      payments(year) -
      (survivor === undefined ? 0 : keptAlone(p, survivor, year, benefit))
    const then = Math.max(0, missing - paidToChildren(benefit))
    if (survivor === undefined || ends === undefined || year < retiredFrom) return then
    return Math.max(0, then - missingAnyway(year, survivor))
  }
  const years = Array.from({ length }, (_, year) => year)
  const withBenefits = years.map((year) => gap(year, benefits[year]))
  const without = years.map((year) => gap(year, undefined))
  // Whoever has stopped working lives on them, also while the other would still have earned something.
  const drawnFrom = survivor?.pay.value ? Math.min(workYears, untilRetirement) : workYears
  const isLater = (year: number) => year >= drawnFrom
  if (survivor === undefined) return { withBenefits, without }
  if (ends === undefined) return beforeRetirement(p, survivor, benefits, { withBenefits, without })
  if (!years.some(isLater)) return { withBenefits, without }
  const draw = { from: drawnFrom, years: length - drawnFrom, benefit: benefits[drawnFrom]?.toSpouse ?? 0 }
  const spare = spareOf(p, survivor, draw, [
    0,
    ...years.map((year) => (isLater(year) ? missingAnyway(year, survivor) : 0)),
  ])
  if (spare === undefined) return { withBenefits, without }
  // What is left beyond the years after work fills those before: a husband or wife draws on it at any age.
  const fillsEarly = family.isMarried && !shared.isSupportNamed
  const lightened = (flows: readonly Dollars[]): Dollars[] => {
    const worthOf = (counts: (year: number) => boolean) =>
      netPresentValue({
        cashFlows: [0, ...flows.map((flow, year) => (counts(year) ? flow : 0))],
        rate: shared.discount.value,
      })
    const later = worthOf(isLater)
    const early = worthOf((year) => !isLater(year))
    const open = (worth: Dollars, there: Dollars) => (worth <= 0 ? 0 : Math.max(0, 1 - there / worth))
    const openLater = open(later, spare.value)
    const openEarly = fillsEarly ? open(early, Math.max(0, spare.value - later)) : 1
    return flows.map((flow, year) => flow * (isLater(year) ? openLater : openEarly))
  }
  const left = lightened(withBenefits)
  const worthOf = (flows: readonly Dollars[]) =>
    netPresentValue({ cashFlows: [0, ...flows], rate: shared.discount.value })
  return {
    withBenefits: left,
    without: lightened(without),
    spare,
    drawn: paidByAccounts(p.sheet, spare, worthOf(withBenefits), worthOf(left)),
  }
}

/**
 * Retirement accounts go to the one who stays: what is left of them after tax beyond what the two would take from them
 * anyway. The tax is that of a level draw on the return of the one who stays.
 */
function spareOf(
  p: Paid & { sheet: Worksheet; reader: FactReader; isDebtCarried?: boolean },
  survivor: Adult,
  draw: { from: Years; years: Years; benefit: Dollars },
  missingAnyway: readonly Dollars[],
): Figure | undefined {
  const { sheet, reader, shared, adult, lastingPay, ends, budget } = p
  if (reader.told('retirementSavings') === undefined) return undefined
  const savings = reader.number('retirementSavings')
  if (savings.value < 1) return undefined
  const yearly = savings.value / draw.years
  const theirs = lastingPay(survivor, draw.from)
  const goesOn = lastingPay(adult, draw.from).pension * (ends?.goesOn?.value ?? 0)
  const kept = (more: Dollars) =>
    budget.keepsIn(
      survivor,
      draw.from,
      {
        pay: 0,
        pensionIncome: theirs.pension + goesOn + more,
        socialSecurity: Math.max(theirs.benefit, draw.benefit),
      },
      false,
    )
  const afterTax = ((kept(yearly) - kept(0)) / yearly) * savings.value
  const anyway = netPresentValue({ cashFlows: [...missingAnyway], rate: shared.discount.value })
  return sheet.computed(
    `spare.${adult.id}${p.isDebtCarried === true ? '.carried' : ''}`,
    'What retirement accounts can spare for the one who stays',
    'usd',
    'retirement savings, less the tax on a level draw over the years of the survivor, − what you both would take from them anyway; all in today’s worth',
    [savings, shared.discount],
    Math.max(0, Math.round(afterTax - anyway)),
    3,
  )
}

/**
 * Where no pension ends with them, the years until the one who stays retires are lightened by what the retirement
 * accounts hold beyond the years after that, to the end of that life. Money of the one who died pays a husband or wife at
 * any age without the penalty: IRC §72(t)(2)(A)(ii).
 */
function beforeRetirement(
  p: Paid & { sheet: Worksheet; reader: FactReader; isDebtCarried?: boolean },
  survivor: Adult,
  benefits: readonly SurvivorYear[],
  { withBenefits, without }: Gaps,
): Gaps {
  const { family, reader, shared, budget, adult, sheet } = p
  if (!family.isMarried || shared.isSupportNamed || reader.told('retirementSavings') === undefined)
    return { withBenefits, without }
  const savings = reader.number('retirementSavings')
  const life = yearsOfLife(survivor)
  const from = withBenefits.length
  if (savings.value < 1 || from === 0 || life <= from) return { withBenefits, without }
  const benefitLater = Math.max(...benefits.map(({ toSpouse }) => toSpouse), 0)
  const worthOf = (flows: readonly Dollars[]) =>
    netPresentValue({ cashFlows: [0, ...flows], rate: shared.discount.value })
  const yearly = savings.value / life
  const kept = (year: Years, isPaid: boolean, more: Dollars): Dollars =>
    budget.keepsIn(
      survivor,
      year,
      {
        pay: 0,
        pensionIncome: p.lastingPay(survivor, year).pension + more,
        socialSecurity: Math.max(
          p.lastingPay(survivor, year).benefit,
          isPaid ? (benefits[year]?.toSpouse ?? benefitLater) : 0,
        ),
      },
      false,
    )
  const spareWith = (isPaid: boolean): Dollars => {
    const later = Array.from({ length: life }, (_, year) =>
      year < from ? 0 : Math.max(0, budget.alone.value - kept(year, isPaid, 0)),
    )
    const afterTax = ((kept(from, isPaid, yearly) - kept(from, isPaid, 0)) / yearly) * savings.value
    return Math.max(0, Math.round(afterTax - worthOf(later)))
  }
  const lightened = (flows: readonly Dollars[], spare: Dollars): Dollars[] => {
    const worth = worthOf(flows)
    const left = worth <= 0 ? 0 : Math.max(0, 1 - spare / worth)
    return flows.map((flow) => flow * left)
  }
  const spare = sheet.computed(
    `spare.early.${adult.id}${p.isDebtCarried === true ? '.carried' : ''}`,
    'What retirement accounts can spare before the one who stays retires',
    'usd',
    'retirement savings, less the tax on a level draw over the years of the survivor, − what they would spend beyond Social Security after work to the end of that life; all in today’s worth',
    [savings, budget.alone, shared.discount],
    spareWith(true),
    3,
  )
  const left = lightened(withBenefits, spare.value)
  return {
    withBenefits: left,
    without: lightened(without, spareWith(false)),
    ...(spare.value > 0 && worthOf(withBenefits) > 0
      ? { spare, drawn: paidByAccounts(sheet, spare, worthOf(withBenefits), worthOf(left)) }
      : {}),
  }
}

type Paid = Pick<
  Parameters<typeof payGaps>[0],
  'family' | 'budget' | 'shared' | 'adult' | 'lastingPay' | 'ends'
>

/** What those who stay spend in a year, debts and care apart: one adult alone once the children are grown. */
export const spendingIn = ({ budget, shared }: Paid, year: Years): Dollars =>
  year < Math.round(shared.supportYears.value) ? budget.survivors.value : budget.alone.value

const payIn = (adult: Adult, year: Years, shared: SharedNeeds): Dollars =>
  year < yearsOfWork(adult, shared) ? adult.pay.value : 0

/** What a survivor keeps of a year: pay until retirement, pensions with what goes on, and the larger of two benefits. */
export function keptAlone(p: Paid, survivor: Adult, year: Years, benefit: SurvivorYear | undefined): Dollars {
  const theirs = p.lastingPay(survivor, year)
  const goesOn = p.lastingPay(p.adult, year).pension * (p.ends?.goesOn?.value ?? 0)
  const income = {
    pay: payIn(survivor, year, p.shared),
    pensionIncome: theirs.pension + goesOn,
    socialSecurity: Math.max(theirs.benefit, benefit?.toSpouse ?? 0),
  }
  return p.budget.keepsIn(survivor, year, income, year < Math.round(p.shared.supportYears.value))
}

/** What a survivor who lives on pay for life alone would miss each year while debts are still paid, whatever was missing before. */
export const missingWithDebts = (
  p: Paid,
  survivor: Adult,
  benefits: readonly SurvivorYear[],
  payments: (year: Years) => Dollars,
  years: Years,
): Dollars[] =>
  Array.from({ length: years }, (_, year) =>
    Math.max(
      0,
      p.budget.alone.value + payments(year) - keptAlone(p, survivor, year, benefits[year] ?? benefits.at(-1)),
    ),
  )

/** What the two would keep of the same year if both lived: of a joint return, or of two single ones. */
function keptTogether(
  { family, budget, shared, adult, lastingPay }: Paid,
  survivor: Adult,
  year: Years,
): Dollars {
  const of = (one: Adult) => {
    const { pension, benefit } = lastingPay(one, year)
    return { pay: payIn(one, year, shared), pensionIncome: pension, socialSecurity: benefit }
  }
  const [theirs, own] = [of(survivor), of(adult)]
  const ageIn = (one: Adult): Years => Math.floor(one.age.value) + year
  if (!family.isMarried) {
    const { pay, ...lasting } = own
    return (
      budget.keepsIn(survivor, year, theirs, true) +
      budget.keeps({ status: 'single', age: ageIn(adult), ...earnedBy(adult, pay), ...lasting })
    )
  }
  const dependentAges = budget.childAgesIn(year)
  return budget.keeps({
    status: 'married_joint',
    age: ageIn(survivor),
    spouseAge: ageIn(adult),
    ...earnedBy(survivor, theirs.pay),
    ...earnedBySpouse(adult, own.pay),
    pensionIncome: theirs.pensionIncome + own.pensionIncome,
    socialSecurity: theirs.socialSecurity + own.socialSecurity,
    spouseRetirementIncome: own.pensionIncome,
    ...(dependentAges.length > 0 ? { dependentAges } : {}),
  })
}

/** Years for which an adult still works; none of whoever does not. */
const yearsOfWork = (adult: Adult, shared: SharedNeeds): Years =>
  adult.pay.value === 0 ? 0 : yearsToRetirement(adult, shared)
