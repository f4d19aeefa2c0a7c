/** What the repayment plans of federal student loans are called. */
import { say, type Text, words } from '../say.ts'
import type { RepaymentPlan } from '../tax/student-loan-plans.ts'

export const planNames: Record<RepaymentPlan, Text> = {
  standard: words('Standard plan'),
  tiered_standard: words('Tiered Standard plan'),
  income_based: words('Income-Based Repayment'),
  pay_as_you_earn: words('Pay As You Earn'),
  income_contingent: words('Income-Contingent Repayment'),
  repayment_assistance: words('Repayment Assistance Plan'),
}

const isCalledPlan: readonly RepaymentPlan[] = ['standard', 'tiered_standard', 'repayment_assistance']

/** The name of a plan inside a sentence. */
export const namedPlan = (plan: RepaymentPlan): Text =>
  isCalledPlan.includes(plan) ? say`the ${planNames[plan]}` : planNames[plan]
