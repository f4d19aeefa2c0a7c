/** A repayment plan of federal loans in figures: what it asks for, how long, what is forgiven and taxed. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import type { RepaymentOutlook } from '../../tax/student-loan-projection.ts'
import type { Worksheet } from '../../worksheet.ts'
import { statusAhead } from '../surviving-spouse.ts'
import type { DraftContext } from '../topic.ts'

export interface PlanOption {
  readonly plan: RepaymentPlan
  readonly label: Text
  /** The label inside a sentence. */
  readonly named: Text
  readonly payment: Figure
  readonly months: Figure
  /** The months, in years where they are many. */
  readonly length: Figure
  readonly total: Figure
  readonly forgiven: Figure
  /** Federal income tax on what is forgiven, at today's brackets; nothing for public service. */
  readonly tax: Figure | undefined
}

export const planNames: Record<RepaymentPlan, Text> = {
  standard: words('Standard plan'),
  tiered_standard: words('Tiered Standard plan'),
  income_based: words('Income-Based Repayment'),
  pay_as_you_earn: words('Pay As You Earn'),
  income_contingent: words('Income-Contingent Repayment'),
  repayment_assistance: words('Repayment Assistance Plan'),
}

const isCalledPlan: readonly RepaymentPlan[] = ['standard', 'tiered_standard', 'repayment_assistance']

export interface LoanBasis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Whose figures they are: the loans whose plan is followed, or Parent PLUS loans beside them. */
export type LoanGroup = 'loans' | 'plus'

export function optionOf(
  { sheet, reader, context }: LoanBasis,
  outlook: RepaymentOutlook,
  inputs: readonly Figure[],
  isTaxed: boolean,
  group: LoanGroup,
): PlanOption {
  const { plan } = outlook
  const name = planNames[plan]
  const id = `${group}.${plan}`
  const how =
    'month by month at today’s income, with the interest of each month, until it is paid or forgiven'
  const forgiven = sheet.computed(
    `${id}.forgiven`,
    `Forgiven under the ${name}`,
    'usd',
    how,
    inputs,
    outlook.forgiven,
  )
  const months = sheet.computed(
    `${id}.months`,
    `Months under the ${name}`,
    'months',
    how,
    inputs,
    outlook.months,
  )
  return {
    plan,
    label: name,
    named: isCalledPlan.includes(plan) ? say`the ${name}` : name,
    payment: sheet.computed(
      `${id}.payment`,
      `Payment under the ${name}`,
      'usd-per-month',
      'the plan’s formula at this income, balance and family, to the cent',
      inputs,
      outlook.payment,
    ),
    months,
    length:
      outlook.months < rules.monthsSpoken.value
        ? months
        : sheet.computed(
            `${id}.years`,
            `Years under the ${name}`,
            'years',
            'months ÷ months in a year',
            [months],
            outlook.months / monthsPerYear,
          ),
    total: sheet.computed(
      `${id}.total`,
      `Paid in all under the ${name}`,
      'usd',
      how,
      inputs,
      outlook.totalPaid,
    ),
    forgiven,
    tax: isTaxed && outlook.forgiven > 0 ? taxOn(sheet, reader, context, id, forgiven) : undefined,
  }
}

/** What forgiveness adds to the federal income tax of one year, at today's law. */
function taxOn(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  id: string,
  forgiven: Figure,
): Figure {
  const { law } = context
  const agi = reader.number('agi')
  const age = reader.number('age')
  const household = { status: statusAhead(reader, context), age: Math.round(age.value), wages: agi.value }
  const tax =
    incomeTax(law, { ...household, otherIncome: forgiven.value }).incomeTax -
    incomeTax(law, household).incomeTax
  return sheet.computed(
    `${id}.tax`,
    'Federal income tax on what is forgiven',
    'usd',
    'income tax with it as income − income tax without it, at today’s brackets',
    [forgiven, agi, age],
    Math.max(0, Math.round(tax)),
  )
}
