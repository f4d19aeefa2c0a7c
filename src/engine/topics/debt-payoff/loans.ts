/** Federal student loans on a plan that follows income or on the way to public-service forgiveness. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import type { FactValue } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { povertyGuideline, povertyGuidelines } from '../../tax/poverty-guidelines.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentAssistanceMonth, repaymentAssistancePayment } from '../../tax/student-loan-payment.ts'
import { countsForPublicService, openPlans, type RepaymentPlan } from '../../tax/student-loan-plans.ts'
import { repaymentOutlook } from '../../tax/student-loan-projection.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type LoanBasis, optionOf, type PlanOption } from './loan-plans.ts'
import { rulesOf } from './loan-rules.ts'

export interface FederalLoans {
  /** All own federal loans taken together, with what the chosen plan asks for. */
  readonly merged: DebtTerms
  readonly agi: Figure
  readonly people: Figure
  readonly options: readonly PlanOption[]
  /** The plan that they are on, where it goes on. */
  readonly current: PlanOption | undefined
  readonly chosen: PlanOption
  /** A plan that asks for less and counts too, with what it would save until public-service forgiveness. */
  readonly cheaper: { readonly option: PlanOption; readonly saved: Figure } | undefined
  readonly isOnSave: boolean
  /** Payments left until public-service forgiveness. */
  readonly paymentsLeft: Figure | undefined
  /** What the loan costs a year on the Repayment Assistance Plan after waived interest and matched principal. */
  readonly effectiveRate: Figure | undefined
  /** Where the next step of the Repayment Assistance Plan lies, and the payment beyond it. */
  readonly nextStep: { readonly income: Figure; readonly payment: Figure } | undefined
  /** Paying more than is asked would be wasted, or earn less than safe savings. */
  readonly isApart: boolean
}

const planTold: Record<FactValue<'incomeDrivenPlan'>, RepaymentPlan | undefined> = {
  none: 'standard',
  save: undefined,
  ibr: 'income_based',
  paye: 'pay_as_you_earn',
  icr: 'income_contingent',
  rap: 'repayment_assistance',
}

/** The guideline of the place: Alaska and Hawaii have their own. */
const regionOf = (state: string | undefined) =>
  state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'

/** What is owed on several federal loans together, at their average rate. */
function mergedLoan({ sheet }: LoanBasis, loans: readonly DebtTerms[]): DebtTerms | undefined {
  const [first] = loans
  if (first === undefined || loans.length === 1) return first
  const balance = sheet.computed(
    'loans.balance',
    'Owed on federal student loans',
    'usd',
    'the balances added up',
    loans.map((loan) => loan.balance),
    loans.reduce((sum, loan) => sum + loan.balance.value, 0),
  )
  const interest = loans.reduce((sum, loan) => sum + loan.balance.value * loan.rate.value, 0)
  const rate = sheet.computed(
    'loans.rate',
    'Average rate of the federal student loans',
    'rate',
    'each rate weighted by its balance',
    loans.flatMap((loan) => [loan.balance, loan.rate]),
    balance.value === 0 ? 0 : interest / balance.value,
  )
  const minimum = sheet.computed(
    'loans.minimum',
    'Minimum payment on the federal student loans',
    'usd-per-month',
    'the payments added up',
    loans.map((loan) => loan.minimum),
    loans.reduce((sum, loan) => sum + loan.minimum.value, 0),
  )
  return { ...first, id: 'loans', label: words('federal student loans'), balance, rate, minimum }
}

const cheapest = (options: readonly PlanOption[]): PlanOption | undefined =>
  [...options].sort((a, b) => a.payment.value - b.payment.value)[0]

function cheaperThan(
  sheet: Worksheet,
  chosen: PlanOption,
  option: PlanOption | undefined,
): FederalLoans['cheaper'] {
  if (option === undefined || option.payment.value >= chosen.payment.value) return undefined
  const saved = sheet.computed(
    'loans.cheaper.saved',
    'Paid less until public-service forgiveness',
    'usd',
    'paid in all under the plan of today − paid in all under the other',
    [chosen.total, option.total],
    chosen.total.value - option.total.value,
  )
  return saved.value > 0 ? { option, saved } : undefined
}

/** The loans when a plan that follows income, or public service, decides what is paid; else undefined. */
export function federalLoans(basis: LoanBasis, loans: readonly DebtTerms[]): FederalLoans | undefined {
  const { sheet, reader, context } = basis
  const told = mergedLoan(basis, loans)
  if (told === undefined) return undefined
  const planKey = reader.value('incomeDrivenPlan')
  const isPublicService = reader.value('publicServiceJob')
  if (planKey === 'none' && !isPublicService) return undefined

  const agi = reader.number('agi')
  const people = reader.number('familySize')
  const dependents = reader.number('numDependents')
  const isNewBorrower = reader.value('newStudentBorrower')
  const { year } = context.law
  const guideline = sheet.law('guideline', 'Poverty guideline for your family', 'usd-per-year', {
    value: povertyGuideline({ year, people: people.value, region: regionOf(reader.told('state')) }),
    source: povertyGuidelines[year]?.source ?? '',
    note: 'Income-Contingent Repayment spares this; Income-Based Repayment half as much again.',
  })
  const service = studentLoanLaw.publicServiceForgiveness
  const counted = isPublicService ? reader.number('pslfPayments') : undefined
  const needed = sheet.law(
    'pslf.payments',
    'Payments for public-service forgiveness',
    'count',
    citedIn(service, (it) => it.payments),
  )
  const paymentsLeft =
    counted === undefined
      ? undefined
      : sheet.computed(
          'pslf.left',
          'Payments left until public-service forgiveness',
          'months',
          'payments needed − payments that count already',
          [needed, counted],
          Math.max(0, needed.value - counted.value),
        )

  const income = { agi: agi.value, guideline: guideline.value, dependents: dependents.value, isNewBorrower }
  const inputs = [told.balance, told.rate, agi, guideline, dependents]
  const currentPlan = planTold[planKey]
  const open = openPlans({
    kind: 'student',
    today: context.today,
    hasNewLoan: false,
    isNewBorrower,
    consolidatedInTime: false,
  })
  const plans = currentPlan === undefined || open.includes(currentPlan) ? open : [...open, currentPlan]
  const loan = { balance: told.balance.value, rate: told.rate.value }
  const options = plans.map((plan) =>
    optionOf(
      basis,
      repaymentOutlook({
        plan,
        loan,
        income,
        ...(counted === undefined ? {} : { counted: counted.value, forgivenAfter: needed.value }),
      }),
      [...inputs, ...rulesOf(sheet, plan, loan, income)],
      isPublicService
        ? studentLoanLaw.forgivenessTax.value.publicServiceIsIncome
        : studentLoanLaw.forgivenessTax.value.incomeDrivenIsIncome,
    ),
  )
  const current = options.find(({ plan }) => plan === currentPlan)
  const followsIncome = options.filter(({ plan }) => plan !== 'standard' && plan !== 'tiered_standard')
  const counting = options.filter(({ plan }) => countsForPublicService(plan))
  const chosen = current ?? cheapest(isPublicService ? counting : followsIncome) ?? options[0]
  if (chosen === undefined) return undefined

  const isBilled = chosen === current && loans.every((loan) => loan.told.minPayment !== undefined)
  const merged = { ...told, minimum: isBilled ? told.minimum : chosen.payment, minimumOnly: true }
  const effectiveRate =
    chosen.plan === 'repayment_assistance' && told.balance.value > 0 ? assistedRate(sheet, merged) : undefined
  const low = rules.lowRate.value
  return {
    merged,
    agi,
    people,
    options,
    current,
    chosen,
    cheaper: isPublicService ? cheaperThan(sheet, chosen, cheapest(counting)) : undefined,
    isOnSave: planKey === 'save',
    paymentsLeft,
    effectiveRate,
    nextStep: chosen.plan === 'repayment_assistance' ? nextStepOf(sheet, agi, dependents) : undefined,
    isApart: isPublicService || chosen.forgiven.value > 0 || (effectiveRate?.value ?? 1) < low,
  }
}

function nextStepOf(sheet: Worksheet, agi: Figure, dependents: Figure): FederalLoans['nextStep'] {
  const { value, source, note } = studentLoanLaw.repaymentAssistance
  const band = value.bands.find(({ above }) => above >= agi.value)
  if (band === undefined) return undefined
  const income = sheet.law('assistance.step', 'Income at which the payment steps up', 'usd-per-year', {
    value: band.above,
    source,
    note,
  })
  return {
    income,
    payment: sheet.computed(
      'assistance.step.payment',
      'Payment a dollar above that income',
      'usd-per-month',
      'the plan’s formula at that income and a dollar',
      [income, dependents],
      repaymentAssistancePayment({ agi: income.value + 1, dependents: dependents.value }),
    ),
  }
}

function assistedRate(sheet: Worksheet, { balance, rate, minimum }: DebtTerms): Figure {
  const interest = (balance.value * rate.value) / monthsPerYear
  const { principalMatch } = repaymentAssistanceMonth({
    balance: balance.value,
    rate: rate.value,
    payment: minimum.value,
  })
  const cost = Math.min(interest, minimum.value) - principalMatch
  return sheet.computed(
    'loans.effective-rate',
    'What the loan costs a year after waived interest and matched principal',
    'rate',
    'a year of (interest that the payment covers − principal matched) ÷ balance, never below nothing',
    [balance, rate, minimum],
    Math.max(0, (cost * monthsPerYear) / balance.value),
  )
}
