/** The repayment plans that are open to federal loans, each in figures, and what they are worked out from. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { povertyGuideline, povertyGuidelines } from '../../tax/poverty-guidelines.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import {
  type Borrower,
  type FederalLoanKind,
  followsIncome,
  openPlans,
  type RepaymentPlan,
} from '../../tax/student-loan-plans.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import { repaymentWays } from '../../tax/student-loan-ways.ts'
import type { Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { agesOnReturn, dependentsOnReturn } from '../dependents-on-return.ts'
import { enteredPlan } from '../income-driven-loans.ts'
import { loanFamily, regionOf } from '../loan-family.ts'
import { growing, incomeByMonth, loanIncomeAhead } from '../loan-income-ahead.ts'
import { rulesOf } from '../loan-rules.ts'
import type { Drafting } from '../topic.ts'
import { costInAll, type LoanGroup, optionOf, type PlanOption } from './loan-plans.ts'

/** What is owed on several federal loans together, at their average rate. */
export function mergedLoan(
  { sheet }: Drafting,
  loans: readonly DebtTerms[],
  group: LoanGroup,
): DebtTerms | undefined {
  const [first] = loans
  if (first === undefined || loans.length === 1) return first
  const balance = sheet.computed(
    `${group}.balance`,
    'Owed on federal student loans',
    'usd',
    'the balances added up',
    loans.map((loan) => loan.balance),
    loans.reduce((sum, loan) => sum + loan.balance.value, 0),
  )
  const interest = loans.reduce((sum, loan) => sum + loan.balance.value * loan.rate.value, 0)
  const rate = sheet.computed(
    `${group}.rate`,
    'Average rate of the federal student loans',
    'rate',
    'each rate weighted by its balance',
    loans.flatMap((loan) => [loan.balance, loan.rate]),
    balance.value === 0 ? 0 : interest / balance.value,
  )
  const minimum = sheet.computed(
    `${group}.minimum`,
    'Minimum payment on the federal student loans',
    'usd-per-month',
    'the payments added up',
    loans.map((loan) => loan.minimum),
    loans.reduce((sum, loan) => sum + loan.minimum.value, 0),
  )
  return {
    ...first,
    id: group,
    label: words(group === 'plus' ? 'Parent PLUS loans' : 'federal student loans'),
    balance,
    rate,
    minimum,
  }
}

/** What a payment by income is worked out from, as told or assumed. */
export function incomeOf(basis: Drafting) {
  const { sheet, reader, context } = basis
  const agi = reader.number('agi')
  const people = loanFamily(sheet, reader)
  const dependents = dependentsOnReturn(sheet, reader)
  const isNewBorrower = reader.value('newStudentBorrower')
  const { year } = context.law
  const guideline = sheet.law('guideline', 'Poverty guideline for your family', 'usd-per-year', {
    value: povertyGuideline({ year, people: people.value, region: regionOf(reader.told('state')) }),
    source: povertyGuidelines[year]?.source ?? '',
    note: 'Income-Contingent Repayment spares this; Income-Based Repayment half as much again.',
  })
  return {
    agi,
    people,
    dependents,
    isNewBorrower,
    ahead: loanIncomeAhead(basis),
    given: [agi, guideline, dependents],
    income: { agi: agi.value, guideline: guideline.value, dependents: dependents.value, isNewBorrower },
  }
}
type IncomeFigures = ReturnType<typeof incomeOf>

/** The same with the pay and the family that are there for most of so many months: of children whose ages were told, who is young enough. */
export function laterIncomeOf(
  { reader, context }: Drafting,
  today: IncomeFigures,
  months: Months,
): IncomeFigures {
  const middle = months * rules.evenSplit.value
  const halfway = middle / monthsPerYear
  const { ahead } = today
  const grown = agesOnReturn(reader).filter(
    (age) => age < rules.supportUntilAge.value && age + halfway >= rules.schoolEndAge.value,
  ).length
  const { year } = context.law
  return {
    ...today,
    income: {
      ...today.income,
      agi: ahead !== undefined && middle > ahead.afterMonths.value ? ahead.agi.value : today.income.agi,
      dependents: Math.max(0, today.income.dependents - grown),
      guideline: povertyGuideline({
        year,
        people: Math.max(1, today.people.value - grown),
        region: regionOf(reader.told('state')),
      }),
    },
  }
}

/** What is said of that beside the sums. */
export const childrenGrowWords = (reader: FactReader): Text =>
  growing(reader).length === 0
    ? nothing
    : say`A child counts for the payment until ${reader.rule('loan.child-until', 'Age until which a child counts for a loan payment', 'age', rules.schoolEndAge)}.`

/** Of the payments that public service needs, those that are left. */
export interface Service {
  readonly left: Figure
}

export function optionsOf(
  basis: Drafting,
  { balance, rate, minimum }: DebtTerms,
  { income, given, ahead }: Pick<IncomeFigures, 'income' | 'given' | 'ahead'>,
  borrower: Borrower,
  plans: readonly RepaymentPlan[],
  group: LoanGroup,
  service?: Service,
): PlanOption[] {
  const counted = countedOf(basis, group, service)
  const { sheet, reader, context } = basis
  const entered = group === 'plus' ? undefined : enteredPlan(reader, context)
  // Its law has a second formula, which may ask for less: the bill of whoever is on the plan says so.
  const isBilled = (plan: RepaymentPlan) =>
    plan === 'income_contingent' && reader.told('incomeDrivenPlan') === 'icr' && minimum.origin !== 'assumed'
  const loan = { balance: balance.value, rate: rate.value, entered }
  const { publicServiceIsIncome, incomeDrivenIsIncome } = studentLoanLaw.forgivenessTax.value
  const incomeIn = incomeByMonth(
    basis,
    income,
    ahead && { afterMonths: ahead.afterMonths.value, agi: ahead.agi.value },
  )
  const isTaxed = service === undefined ? incomeDrivenIsIncome : publicServiceIsIncome
  return plans.flatMap((plan) =>
    repaymentWays({
      plan,
      borrower,
      loan,
      income,
      ...(counted && { counted: counted.value }),
      // The ten years of a fixed payment are over before so many payments are made.
      ...(service && followsIncome(plan) && { forgivenIn: service.left.value }),
      ...(isBilled(plan) && { billed: minimum.value }),
      incomeIn,
    })
      .map((way) =>
        optionOf(
          basis,
          way,
          {
            inputs: [
              balance,
              rate,
              ...given,
              ...(counted !== undefined && followsIncome(plan) ? [counted] : []),
              ...rulesOf(sheet, plan, loan, income),
              ...(isBilled(plan) || entered?.plan === plan ? [minimum] : []),
            ],
            inputsThen: way.next === undefined ? [] : rulesOf(sheet, way.next.plan, loan, income),
            ...(ahead && {
              turn: {
                ahead,
                payment: Math.min(
                  isBilled(plan) ? minimum.value : Infinity,
                  repaymentPlanPayment(plan, loan, incomeIn(ahead.afterMonths.value + 1)),
                ),
              },
            }),
          },
          isTaxed,
          group,
        ),
      )
      .sort((a, b) => costInAll(a) - costInAll(b)),
  )
}

/** Payments that count toward a plan's own forgiveness; beside public service, which is sooner, only where they were told. */
const countedOf = (
  { reader }: Drafting,
  group: LoanGroup,
  service: Service | undefined,
): Figure | undefined =>
  group === 'plus' || (service !== undefined && reader.told('incomePlanPayments') === undefined)
    ? undefined
    : reader.number('incomePlanPayments')

export const borrowerOfKind = ({ reader, context }: Drafting, kind: FederalLoanKind): Borrower => ({
  kind,
  isNewBorrower: kind === 'student' && reader.value('newStudentBorrower'),
  today: context.today,
  hasNewLoan: reader.value('newLoanTaken'),
  consolidatedInTime: kind === 'parent_plus' && reader.value('parentPlusConsolidated'),
})

/** The plans of Parent PLUS loans that stand beside loans of one's own, or on a fixed payment. */
export function parentPlusOptions(basis: Drafting, loans: readonly DebtTerms[]): readonly PlanOption[] {
  const told = mergedLoan(basis, loans, 'plus')
  if (told === undefined) return []
  const borrower = borrowerOfKind(basis, 'parent_plus')
  return optionsOf(basis, told, incomeOf(basis), borrower, openPlans(borrower), 'plus')
}

/** The one that asks for the least now. */
export const cheapest = (options: readonly PlanOption[]): PlanOption | undefined =>
  [...options].sort((a, b) => a.payment.value - b.payment.value)[0]
