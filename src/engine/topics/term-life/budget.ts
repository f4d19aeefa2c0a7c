/** What the family lives on: today's spending, what survivors would spend, and what each survivor takes home. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { type PlanningRule, planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import { widowedStatus } from '../../tax/widowed-status.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type CareEnd, childCareEnds } from '../child-care-ends.ts'
import { careToCome, costOfNewChild } from '../expecting.ts'
import { stateRules } from '../state-notes.ts'
import { loanInterestOn } from '../student-loan-interest.ts'
import { isWidowed, statusAhead } from '../surviving-spouse.ts'
import type { DraftContext } from '../topic.ts'
import { afterTax, afterTaxHow, earnedBy, earnedBySpouse } from './after-tax.ts'
import { businessDebts } from './business-debts.ts'
import type { Adult, Family } from './family.ts'

/** Whoever is left with children files as head of household, a widowed parent after two years. */
const rulesOfState = (sheet: Worksheet, reader: FactReader, context: DraftContext, family: Family) =>
  stateRules(
    sheet,
    reader.told('state'),
    context.law.year,
    family.children.length > 0 ? 'head_of_household' : undefined,
  )

const unchanged = (taxReturn: TaxReturn): TaxReturn => taxReturn

const aloneStatus = (dependentAges: readonly Years[]): FilingStatus =>
  dependentAges.length > 0 ? 'head_of_household' : 'single'

/**
 * The first year of a survivor is taken to be the one after that of the death. A child in college who is a dependent
 * keeps a couple's brackets as a younger one does: IRC §2(a)(1)(B).
 */
const survivorStatus = (dependentAges: readonly Years[], year: Years): FilingStatus =>
  widowedStatus({
    yearsSince: year + 1,
    hasChild: dependentAges.length > 0,
    hasDependents: dependentAges.length > 0,
  })

/** What a survivor has in a year, before tax. */
export interface Income {
  readonly pay: Dollars
  readonly pensionIncome: Dollars
  readonly socialSecurity: Dollars
}

export interface FamilyBudget {
  /** A month of the household's spending as it is today. */
  readonly monthly: Figure
  /** The share of today's spending that goes on for those who stay. */
  readonly share: Figure
  /** A year of today's spending, payments on the debts that would be paid off, or that end, left out. */
  readonly spending: Figure
  /** Child care that is paid today and goes on for whoever is left alone, a month: it is no part of the survivors' spending. */
  readonly childcare: Figure | undefined
  /** When growing children free parts of it. */
  readonly careEnds: readonly CareEnd[]
  /** A year of the survivors' spending, debts paid off. */
  readonly survivors: Figure
  /** A year of one adult alone, when the children are grown. */
  readonly alone: Figure
  /** What an adult would take home a year as the only one, with children or without. */
  takeHome(adult: Adult, withChildren: boolean): Figure
  /** What is kept of a year's pay, pensions and Social Security. */
  keeps(taxReturn: TaxReturn): Dollars
  /** The same of a survivor some years from now, with the children of then: a child's tax credit ends before it is grown. */
  keepsIn(adult: Adult, year: Years, income: Income, isWithChildren: boolean): Dollars
  /** Ages of the children who are not grown some years from now. */
  childAgesIn(year: Years): number[]
}

export function familyBudget(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  family: Family,
): FamilyBudget {
  const childAges = family.children.map((child) => Math.floor(child.age.value))
  const elsewhere = businessDebts(reader, family)
  const payments = [...family.debtsLeft, ...family.loansEnded]
    .filter((debt) => !elsewhere.includes(debt))
    .map((debt) => debt.minimum)
  const paymentsMonthly = payments.reduce((sum, payment) => sum + payment.value, 0)
  const months = monthlySpending(sheet, reader, context, family)
  const spending = sheet.computed(
    'spending',
    'What a year costs you, debt payments left out',
    'usd-per-year',
    family.loansEnded.length === 0
      ? '(what a month costs − payments on the debts that cover would pay off) × months in a year, never below nothing'
      : '(what a month costs − payments on the debts that cover would pay off, and on federal student loans, which end at death) × months in a year, never below nothing',
    [months, ...payments],
    Math.round(Math.max(0, months.value - paymentsMonthly) * monthsPerYear),
  )
  const share = spendingShare(sheet, reader, family)
  // Care costs no less because an adult is gone, and ends when the children are old enough, or a parent stays at home with them.
  const paidCare =
    isTwoPays(family) && (reader.told('childcareMonthly') ?? 0) !== 0 && careToCome(reader) === undefined
      ? reader.number('childcareMonthly')
      : undefined
  const childcare = family.adults.some(({ isAtHome }) => isAtHome) ? undefined : paidCare
  const toldMonthly =
    reader.told('survivorSpendingMonthly') === undefined
      ? undefined
      : reader.number('survivorSpendingMonthly')
  // What the family would spend may hold the child, so its cost is not guessed beside that; told apart it is in no month yet.
  const newChild =
    costOfNewChild(reader) ??
    (reader.told('expecting') === true && toldMonthly === undefined
      ? reader.number('newChildMonthly')
      : undefined)
  const newChildYearly = (newChild?.value ?? 0) * monthsPerYear
  const { supportOwed } = family
  const survivors =
    supportOwed !== undefined && toldMonthly === undefined
      ? sheet.computed(
          'survivors.spending',
          'Support that you owe in a year',
          'usd-per-year',
          'the support of a month × months in a year',
          [supportOwed],
          Math.round(supportOwed.value * monthsPerYear),
        )
      : toldMonthly === undefined
        ? sheet.computed(
            'survivors.spending',
            'What your family would spend a year, debts paid off',
            'usd-per-year',
            `${paidCare === undefined ? 'what a year costs, debt payments left out' : '(what a year costs, debt payments left out − child care)'} × the share that goes on${newChild === undefined ? '' : ' + what the child on the way costs'}`,
            [spending, share, ...[newChild, paidCare].filter((one) => one !== undefined)],
            Math.round(
              Math.max(0, spending.value - (paidCare?.value ?? 0) * monthsPerYear) * share.value +
                newChildYearly,
            ),
          )
        : sheet.computed(
            'survivors.spending',
            'What your family would spend a year, debts paid off',
            'usd-per-year',
            `${newChild === undefined ? 'what you said that a month would cost' : '(what you said that a month would cost + what the child on the way costs)'} × months in a year`,
            [toldMonthly, ...(newChild === undefined ? [] : [newChild])],
            Math.round(toldMonthly.value * monthsPerYear + newChildYearly),
          )
  const aloneShare = reader.rule(
    'alone.share',
    'Share of today’s spending that one adult needs alone',
    'share',
    rules.aloneShare,
  )
  const alone = sheet.computed(
    'alone.spending',
    'What one adult alone would spend a year',
    'usd-per-year',
    'the survivors’ spending, without a child on the way, × the share for one adult ÷ the share that goes on, at most the survivors’ spending; all of it where nobody else is left',
    [survivors, aloneShare, share],
    share.value <= aloneShare.value || family.children.length + family.elders.length === 0
      ? survivors.value - newChildYearly
      : Math.round(((survivors.value - newChildYearly) * aloneShare.value) / share.value),
  )
  const childAgesIn = (year: Years): number[] =>
    family.children.flatMap(({ age, needsLifelongCare }) => {
      const then = Math.floor(age.value) + year
      return then < rules.supportUntilAge.value || needsLifelongCare ? [then] : []
    })
  const known = new Map<string, Dollars>()
  const keeps = (taxReturn: TaxReturn): Dollars => {
    const key = JSON.stringify(taxReturn)
    const value = known.get(key) ?? afterTax(reader, context, taxReturn)
    known.set(key, value)
    return value
  }
  const withAges = (
    adult: Adult,
    dependentAges: readonly number[],
    year: Years,
    { pay, ...lasting }: Income,
  ): Dollars =>
    pay + lasting.pensionIncome + lasting.socialSecurity === 0
      ? 0
      : keeps({
          status: family.isMarried ? survivorStatus(dependentAges, year) : aloneStatus(dependentAges),
          age: Math.floor(adult.age.value) + year,
          ...earnedBy(adult, pay),
          ...lasting,
          ...(dependentAges.length > 0 ? { dependentAges } : {}),
        })
  return {
    keeps,
    childAgesIn,
    childcare,
    careEnds: childcare === undefined ? [] : childCareEnds({ sheet, reader, context }),
    monthly: months,
    share,
    spending,
    survivors,
    alone,
    keepsIn: (adult, year, income, isWithChildren) =>
      withAges(adult, isWithChildren ? childAgesIn(year) : [], year, income),
    takeHome: (adult, withChildren) => {
      const hasChildren = withChildren && family.children.length > 0
      return sheet.computed(
        `take-home.${adult.id}${adult.pay.id === 'survivorIncome' ? '.then' : ''}${hasChildren ? '' : '.alone'}`,
        `What ${adult.name} would take home a year${hasChildren ? ' with the children' : ' alone'}`,
        'usd-per-year',
        hasChildren && family.isMarried
          ? `${afterTaxHow(reader, [adult])}; by a couple’s brackets, which stay for some years with a child at home`
          : afterTaxHow(reader, [adult]),
        [adult.pay, ...rulesOfState(sheet, reader, context, family)],
        withAges(adult, hasChildren ? childAges : [], 0, {
          pay: adult.pay.value,
          pensionIncome: 0,
          socialSecurity: 0,
        }),
      )
    },
  }
}

/** A partner who stays keeps up the home; a guardian takes the children into another one. */
const shareOf = ({ isCouple, children, elders }: Family): PlanningRule => {
  const hasDependents = children.length + elders.length > 0
  if (isCouple) return hasDependents ? rules.survivorShare : rules.aloneShare
  return children.length > 0 || !hasDependents ? rules.guardianShare : rules.supportedAdultShare
}

function spendingShare(sheet: Worksheet, reader: FactReader, family: Family): Figure {
  const rule = shareOf(family)
  if (reader.told('survivorSpendingShare') !== undefined) return reader.number('survivorSpendingShare')
  const value =
    family.isCouple || family.children.length + family.elders.length > 0
      ? reader.instead('survivorSpendingShare', rule.value, rule.why)
      : rule.value
  return sheet.assumed(
    'survivorSpendingShare',
    'Share of today’s spending that goes on',
    'share',
    middle(value),
    rule.why,
  )
}

/** Both of two are paid today. */
const isTwoPays = ({ isCouple, adults }: Family): boolean =>
  isCouple && adults.every(({ payToday }) => payToday.value > 0)

/** And nobody else lives on it. */
const isTwoPaysAlone = (family: Family): boolean =>
  isTwoPays(family) && family.children.length + family.elders.length === 0

/** A month of the household's spending as it is today. */
function monthlySpending(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  family: Family,
): Figure {
  const survivorsTold = reader.told('survivorSpendingMonthly') !== undefined
  if (reader.told('monthlyExpenses') !== undefined) return reader.number('monthlyExpenses')
  const adults = family.adults.map((adult) => ({ ...adult, pay: adult.payToday }))
  const [you, partner] = adults
  const paidAdults = adults.filter(({ pay }) => pay.value > 0)
  const isJoint = family.isMarried
  const isWidow = isWidowed(reader)
  const childAges = family.children.map((child) => Math.floor(child.age.value))
  // Whose loans they are is not known: they are taken to be on the return of whoever told of them.
  const interests: Figure[] = []
  const withLoans = (taxReturn: TaxReturn): TaxReturn => {
    const interest = loanInterestOn(sheet, reader, context, taxReturn)
    if (interest === undefined) return taxReturn
    interests.push(interest)
    return { ...taxReturn, studentLoanInterest: interest.value }
  }
  const alone = (adult: Adult | undefined, dependentAges: readonly number[]) =>
    adult === undefined || adult.pay.value === 0
      ? 0
      : afterTax(
          reader,
          context,
          (adult === you ? withLoans : unchanged)({
            status: isWidow ? statusAhead(reader, context) : aloneStatus(dependentAges),
            age: Math.floor(adult.age.value),
            ...earnedBy(adult, adult.pay.value),
            dependentAges,
          }),
        )
  const yearly =
    isJoint && you !== undefined && partner !== undefined
      ? afterTax(
          reader,
          context,
          withLoans({
            status: 'married_joint',
            age: Math.floor(you.age.value),
            spouseAge: Math.floor(partner.age.value),
            ...earnedBy(you, you.pay.value),
            ...earnedBySpouse(partner, partner.pay.value),
            dependentAges: childAges,
          }),
        )
      : alone(you, childAges) + alone(partner, [])
  const takeHome =
    reader.told('takeHomeMonthly') === undefined
      ? sheet.computed(
          'take-home.household',
          'Take-home pay of the household',
          'usd-per-month',
          `(${afterTaxHow(reader, paidAdults)}) ÷ months in a year`,
          [...adults.map(({ pay }) => pay), ...interests, ...rulesOfState(sheet, reader, context, family)],
          Math.round(yearly / monthsPerYear),
        )
      : reader.number('takeHomeMonthly')
  const share = reader.rule(
    'spent.share',
    'Share of take-home pay that is spent',
    'share',
    isTwoPaysAlone(family) ? rules.spentShareOfTwoPays : rules.spentShareOfTakeHome,
  )
  const value = Math.round(takeHome.value * share.value)
  if (!survivorsTold)
    reader.instead(
      'monthlyExpenses',
      value,
      isTwoPaysAlone(family)
        ? 'A part of what both of you take home, by rule of thumb: nobody else lives on it.'
        : 'Most of your take-home pay, by rule of thumb.',
    )
  return sheet.computed(
    'monthlyExpenses',
    'What a month costs you',
    'usd-per-month',
    'take-home pay × the share that is spent',
    [takeHome, share],
    value,
  )
}
